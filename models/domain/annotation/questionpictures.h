// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @file
/// @brief Which pictures a question shows, and where. Pure; any thread. Everything that shows, asks or exports a question gets its
/// pictures from here: an own picture that is also an option must not be shown as the picture of the question.

/// @brief The pictures of a stem: the listed ones; without a list none if the own picture is the picture of an option, or else the own
/// picture alone. The own picture is that of the annotation's image; if it is null, there is none.
QList<Medium> stemPictures(const Question &question, const Medium &own);
/// The same for a question whose options are known by their pictures alone; options without one may be there as null.
QList<Medium> stemPictures(const QList<Medium> &media, const QList<Medium> &optionPictures, const Medium &own);

/// One picture of an item, with its place.
struct ItemPicture {
    Medium medium;
    int number = 0;  ///< of a picture of the stem, from 1; 0 for that of an option
    int option = -1; ///< index of the option as shown; −1 for a picture of the stem
};

/// All pictures of an item: those of the stem, then those of the options in the order in which they are shown.
QList<ItemPicture> itemPictures(const Question &question, const Medium &own, const QList<Option> &shown);
/// The same of what stemPictures() returned and the pictures of the options as shown, null where an option has none.
QList<ItemPicture> itemPictures(const QList<Medium> &stem, const QList<Medium> &shownOptions);
/// The caption of the picture, or "Fig. 2", or "Option C", in the person's language.
QString captionOf(const ItemPicture &picture);

/// A text of a stem, or a mark where a picture stands.
struct StemPiece {
    QString text;    ///< not empty, or else the piece is a mark
    int picture = 0; ///< from 1: the number of the picture; 0: a text

    friend bool operator==(const StemPiece &, const StemPiece &) = default;
};

/// @brief Cuts a stem at its marks ⟦1⟧ … ⟦pictures⟧. What looks like a mark but has another number is text. A mark may stand several
/// times. An empty stem has no pieces.
QList<StemPiece> stemPieces(const QString &stem, qsizetype pictures);
/// The numbers, in ascending order, of the pictures that the stem has no mark for: they stand before the text.
QList<int> unmarked(const QString &stem, qsizetype pictures);
/// "⟦2⟧" for 2.
QString pictureMark(int number);
/// The stem for lists, labels and paper: its marks as "[Fig. 2]", in the person's language.
QString readableStem(const QString &stem);
/// The stem without its marks: for its length and for comparisons.
QString unmarkedStem(const QString &stem);
/// @brief The stem with its marks renumbered: ⟦n⟧ becomes the mark of newNumbers[n − 1], and goes where that is 0. Marks above the size of
/// the list stay.
QString renumbered(const QString &stem, const QList<int> &newNumbers);

/// What an option says in lists: its text, "[picture]", or both.
QString optionWords(const Option &option);
QString optionWords(const QString &text, bool hasPicture);
/// Stands for a picture where options and questions are compared as texts; not for people.
QString pictureToken(const Sha256 &sha256);

} // namespace yuyi
