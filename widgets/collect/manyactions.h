// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/collectservice.h"

#include <QWidget>

class QAction;
class QLabel;

namespace yuyi {

class ActionButton;
class LineField;

/// Actions for several selected images: keep, discard, set facts.
class ManyActions final : public QWidget
{
    Q_OBJECT
public:
    ManyActions(QAction *keep, QAction *discard, QAction *inspect, QWidget *parent = nullptr);
    void setCount(int images);

Q_SIGNALS:
    void factsWanted(const yuyi::FactsPatch &patch);

protected:
    void changeEvent(QEvent *event) override;

private:
    void enableApply();
    void retranslate();

    int m_count = 0;
    QLabel *m_heading;
    QLabel *m_hint;
    QLabel *m_sourceName;
    QLabel *m_licenceName;
    QLabel *m_collectorName;
    LineField *m_source;
    LineField *m_licence;
    LineField *m_collector;
    ActionButton *m_apply;
};

} // namespace yuyi
