// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"

#include <QWidget>

class QLabel;

namespace yuyi {

class Badge;

/// The answer that was extracted from the sampled reply: a person's override if there is one, else the result of the sample's
/// scorer. Empty: none.
Answer answerRead(const ErrorCaseView &view);

/// @brief The question with its options; without options the accepted answers and the answer of the model. Badges mark the correct ones
/// and those that the model chose.
class CaseQuestion final : public QWidget
{
    Q_OBJECT
public:
    explicit CaseQuestion(QWidget *parent);

    void setCase(const ErrorCaseView &view);
    void retranslate();

private:
    /// An option, an accepted answer, or what the model wrote.
    struct Line {
        QString letter;
        QString text;
        bool key = false;
        bool chosen = false;
    };
    static QList<Line> linesOf(const ErrorCaseView &view);
    void showMarks();

    struct Row {
        QWidget *frame;
        QLabel *letter;
        QLabel *text;
        Badge *mark;
    };
    QList<Row> m_rows;
    QList<Line> m_lines;
    QLabel *m_item;
    QLabel *m_stem;
};

} // namespace yuyi
