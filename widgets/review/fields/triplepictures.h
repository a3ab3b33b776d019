// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/questionkind.h"

#include <QList>
#include <QObject>

namespace yuyi {

class PictureCards;
class PictureLoader;
class Triple;

/// @brief The small pictures in the three cells of a part of a question. Those in which the sides differ have a sign. Belongs to the
/// triple.
class TriplePictures final : public QObject
{
    Q_OBJECT
public:
    /// Adds itself below what the cells hold already. `kind`: its roles have names.
    TriplePictures(Triple *triple, PictureLoader &pictures, const QuestionKind &kind);

    /// The pictures of both sides. `compared`: both sides have the question, so that they can differ.
    void setSides(const QList<ItemPicture> &left, const QList<ItemPicture> &right, bool compared);
    void setFinal(const QList<ItemPicture> &pictures);
    /// The picture that comes after the one that was asked for last: those of the left side, then others of the right one. Null if there
    /// is none.
    Sha256 next();

Q_SIGNALS:
    void wanted(const yuyi::Sha256 &sha256);

private:
    void setCards(PictureCards *cards, const QList<ItemPicture> &pictures, const QList<ItemPicture> &against) const;

    PictureCards *m_left;
    PictureCards *m_right;
    PictureCards *m_final;
    QuestionKind m_kind;
    QList<Sha256> m_shown; ///< of both sides, each once
    qsizetype m_next = 0;
};

} // namespace yuyi
