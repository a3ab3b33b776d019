// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace yuyi {

class ActionButton;
class CollectController;

/// One line about imports: an interrupted import with a button to continue it, or the result of the last one.
class ImportStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit ImportStrip(CollectController &controller, QWidget *parent = nullptr);

    void refresh();
    QString sentence() const;

Q_SIGNALS:
    void refusedWanted();
    void knownWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    CollectController &m_controller;
    QLabel *m_text;
    ActionButton *m_refused;
    ActionButton *m_known;
    ActionButton *m_continue;
    ActionButton *m_drop;
    QToolButton *m_close;
    JobId m_closed; ///< import whose line the user closed
};

} // namespace yuyi
