// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class Badge;

/// The option that was extracted from the sampled reply: a person's override if there is one, else the result of the sample's
/// scorer. Null: no option.
OptionId optionRead(const ErrorCaseView &view);

/// @brief The question with its options. Badges mark the key and the option that the model chose.
class CaseQuestion final : public QWidget
{
    Q_OBJECT
public:
    explicit CaseQuestion(QWidget *parent);

    void setCase(const ErrorCaseView &view);
    void retranslate();

private:
    void showMarks();

    struct Row {
        QWidget *frame;
        QLabel *letter;
        QLabel *text;
        Badge *mark;
    };
    QList<Row> m_rows;
    int m_key = -1;
    int m_chosen = -1;
    QLabel *m_item;
    QLabel *m_stem;
};

} // namespace yuyi
