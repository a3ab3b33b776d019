// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errorcodingservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class Badge;

/// What the drawn reply was read as: a person's word, else the scorer's of the sample; null: no option.
OptionId optionRead(const ErrorCaseView &view);

/// @brief The question with its options; the key and what the model chose are marked by words.
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
