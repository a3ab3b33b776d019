// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/title.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// What a picture of a stem is there for, for example the first group that is compared with a second.
struct MediaRole {
    QString code; ///< stored with each picture
    Title title;
};

/// @brief One kind of question of a benchmark: how many options it has, which, and how many of them are correct. Without options the
/// answer is written. Unless it says otherwise, a question shows the picture of its image alone.
struct QuestionKind {
    QString code; ///< stored with each question
    Title title;
    QString published; ///< the value in benchmark files
    int fewestOptions = 6;
    int mostOptions = 6;
    int fewestCorrect = 1;
    int mostCorrect = 1;
    QStringList fixed; ///< the options of every question of this kind, in this order; empty: authors write them
    int fewestPictures = 0;
    int mostPictures = 1;        ///< pictures of the stem, at most mostStemPictures
    bool optionPictures = false; ///< whether options may be or have pictures
    QList<MediaRole> roles;      ///< roles that a picture of the stem may have; empty: pictures have none
    bool ownPictures = false;    ///< whether the one picture of the stem may be another than that of the image, as a composed sheet is

    bool isFixed() const { return !fixed.isEmpty(); }
    /// Whether the answer is a word, a phrase or a number that is written, not chosen.
    bool isWritten() const { return mostOptions == 0; }
    /// Whether questions may have other pictures than that of their image.
    bool takesPictures() const { return mostPictures > 1 || optionPictures || ownPictures; }
    /// Whether the stem of a question of this kind may have so many pictures.
    bool allowsPictures(qsizetype pictures) const { return pictures >= fewestPictures && pictures <= mostPictures; }
    /// The role with this code; null if unknown.
    const MediaRole *role(const QString &code) const;
    /// Whether several options may be correct, so that who answers may choose several.
    bool takesSeveral() const { return mostCorrect > 1; }
    /// @brief Whether a prompt for these questions may leave their options out, because the question says what they are: those that are
    /// fixed, and two that a stem names ("left or right?").
    bool namesOptions() const { return isFixed() || mostOptions == 2; }
    /// Whether a question of this kind may have so many options.
    bool allows(qsizetype options) const { return options >= fewestOptions && options <= mostOptions; }
    /// Whether so many of them may be correct.
    bool allowsCorrect(qsizetype correct) const
    {
        return isWritten() ? correct == 0 : correct >= fewestCorrect && correct <= mostCorrect;
    }
};

/// Whether a question of this kind may have so many correct options; one of an unknown kind (null) has exactly one.
inline bool allowsCorrect(const QuestionKind *kind, qsizetype correct)
{
    return kind ? kind->allowsCorrect(correct) : correct == 1;
}

/// The code of the only kind of a preset that lists none.
inline const QString singleChoice = QStringLiteral("single-choice");

} // namespace yuyi
