// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace yuyi {

class Badge;
class PictureLoader;
class RowPictures;

/// The answer that was extracted from the sampled reply: a person's override if there is one, else the result of the sample's
/// scorer. Empty: none.
Answer answerRead(const ErrorCaseView &view);

/// @brief The question with its options; without options the accepted answers and the answer of the model. Badges mark the correct ones
/// and those that the model chose. Pictures of options stand small before their texts, and a number of a picture in the stem is a link.
class CaseQuestion final : public QWidget
{
    Q_OBJECT
public:
    CaseQuestion(PictureLoader &pictures, QWidget *parent);

    void setCase(const ErrorCaseView &view);
    void retranslate();

Q_SIGNALS:
    /// The person wants to see a picture of the stem, by its number.
    void numberWanted(int number);
    /// The person wants to see the picture of an option large, by its place as shown.
    void optionWanted(int option);

private:
    /// An option, an accepted answer, or what the model wrote.
    struct Line {
        QString letter;
        QString text;
        bool key = false;
        bool chosen = false;
        Image picture = {};
    };
    static QList<Line> linesOf(const ErrorCaseView &view);
    void showMarks();
    void showCards();

    struct Row {
        QWidget *frame;
        QLabel *letter;
        QToolButton *picture;
        QLabel *text;
        Badge *mark;
    };
    QList<Row> m_rows;
    QList<Line> m_lines;
    RowPictures *m_cards;
    QLabel *m_item;
    QLabel *m_stem;
};

} // namespace yuyi
