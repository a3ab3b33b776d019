// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/triplepictures.h"

#include "widgets/review/fields/picturecards.h"
#include "widgets/review/fields/triple.h"

#include <QVBoxLayout>

namespace yuyi {

namespace {

bool isSamePicture(const ItemPicture &one, const ItemPicture &other)
{
    return one.medium == other.medium;
}

} // namespace

TriplePictures::TriplePictures(Triple *triple, PictureLoader &pictures, const QuestionKind &kind)
    : QObject(triple),
      m_left(new PictureCards(pictures, triple->left())),
      m_right(new PictureCards(pictures, triple->right())),
      m_final(new PictureCards(pictures, triple->final())),
      m_kind(kind)
{
    triple->left()->content()->addWidget(m_left);
    triple->right()->content()->addWidget(m_right);
    triple->final()->content()->addWidget(m_final);
    for (PictureCards *cards : {m_left, m_right, m_final})
        connect(cards, &PictureCards::wanted, this, &TriplePictures::wanted);
}

void TriplePictures::setCards(PictureCards *cards, const QList<ItemPicture> &pictures, const QList<ItemPicture> &against) const
{
    QList<PictureCard> list;
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        const ItemPicture &picture = pictures.at(i);
        const MediaRole *role = m_kind.role(picture.medium.role);
        const QString name = role ? tr("%1 · %2", "caption and role of a picture").arg(captionOf(picture), role->title.text())
                                  : captionOf(picture);
        const bool same = i < against.size() && isSamePicture(picture, against.at(i));
        const QString differs = tr("≠ %1", "a picture that the other side does not have here").arg(name);
        // The letter of an option stands beside its picture.
        const QString plain = picture.option >= 0 ? QString() : name;
        list.append({picture.medium, same ? plain : differs, same ? name : differs});
    }
    cards->setCards(list);
}

void TriplePictures::setSides(const QList<ItemPicture> &left, const QList<ItemPicture> &right, bool compared)
{
    setCards(m_left, left, compared ? right : left);
    setCards(m_right, right, compared ? left : right);
    m_shown.clear();
    m_next = 0;
    for (const QList<ItemPicture> *side : {&left, &right}) {
        for (const ItemPicture &picture : *side) {
            if (!m_shown.contains(picture.medium.sha256))
                m_shown.append(picture.medium.sha256);
        }
    }
}

void TriplePictures::setFinal(const QList<ItemPicture> &pictures)
{
    setCards(m_final, pictures, pictures);
}

Sha256 TriplePictures::next()
{
    if (m_shown.isEmpty())
        return {};
    return m_shown.at(m_next++ % m_shown.size());
}

} // namespace yuyi
