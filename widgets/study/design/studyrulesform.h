// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QList>
#include <QPair>
#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace yuyi {

/// @brief The form for the exclusion rules, which are set before the study starts, and for the background questions.
class StudyRulesForm final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyRulesForm(QWidget *parent = nullptr);

    /// Fills the form without emitting a signal.
    void setStudy(const Study &study);
    void readInto(Study &study) const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    struct Row {
        QLabel *label;
        QWidget *field;
        QString (*text)();
    };
    QDoubleSpinBox *share(QFormLayout *form, const char *name, QString (*text)());
    QDoubleSpinBox *seconds(QFormLayout *form, const char *name, QString (*text)());
    void addRow(QFormLayout *form, QWidget *field, QString (*text)());

    QList<Row> m_rows;
    QList<QLabel *> m_titles;
    QLabel *m_hint;
    QDoubleSpinBox *m_gold;
    QDoubleSpinBox *m_answered;
    QDoubleSpinBox *m_flagged;
    QDoubleSpinBox *m_median;
    QCheckBox *m_exposed;
    QDoubleSpinBox *m_fastest;
    QDoubleSpinBox *m_slowest;
    QList<QPair<BackgroundField, QCheckBox *>> m_background;
    bool m_filling = false;
};

} // namespace yuyi
