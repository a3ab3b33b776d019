// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewedpictures.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewedPictures)
};

QString onBothSides(const QString &left, const QString &right)
{
    if (left == right)
        return left;
    if (right.isEmpty())
        return Tr::tr("Left: %1", "whose picture").arg(left);
    if (left.isEmpty())
        return Tr::tr("Right: %1", "whose picture").arg(right);
    return Tr::tr("Left: %1 · Right: %2").arg(left, right);
}

bool shows(const QList<ItemPicture> &pictures, const Sha256 &sha256)
{
    return std::any_of(pictures.begin(), pictures.end(), [&](const ItemPicture &one) { return one.medium.sha256 == sha256; });
}

QList<ItemPicture> shownBy(const Question *question, const Medium &own)
{
    return question ? itemPictures(*question, own, question->options) : QList<ItemPicture>();
}

/// The captions under which these pictures show this file.
QString captionsOf(const QList<ItemPicture> &pictures, const Sha256 &sha256)
{
    QStringList captions;
    for (const ItemPicture &picture : pictures) {
        if (picture.medium.sha256 == sha256)
            captions.append(captionOf(picture));
    }
    return captions.join(Tr::tr(", ", "between captions"));
}

/// Number and caption are of no question: pictures of several stand beside one another.
void append(QList<ItemPicture> &pictures, Medium medium, const QString &caption)
{
    medium.caption = caption;
    pictures.append({medium, static_cast<int>(pictures.size()) + 1, -1});
}

void putOwnFirst(QList<ItemPicture> &pictures, const Medium &own)
{
    if (own.isNull() || shows(pictures, own.sha256))
        return;
    Medium image = own;
    image.caption = Tr::tr("Image");
    pictures.prepend({image, 0, -1});
}

} // namespace

QList<ItemPicture> comparedPictures(const Question *left, const Question *right, const Medium &own)
{
    const QList<ItemPicture> ofLeft = shownBy(left, own);
    const QList<ItemPicture> ofRight = shownBy(right, own);
    const QList<ItemPicture> shown = ofLeft + ofRight;
    QList<ItemPicture> pictures;
    for (const ItemPicture &picture : shown) {
        const Sha256 &sha256 = picture.medium.sha256;
        if (shows(pictures, sha256))
            continue;
        const QString onLeft = captionsOf(left ? ofLeft : ofRight, sha256);
        const QString onRight = captionsOf(right ? ofRight : ofLeft, sha256);
        append(pictures, picture.medium, onBothSides(onLeft, onRight));
    }
    putOwnFirst(pictures, own);
    return pictures;
}

QList<ItemPicture> picturesOfAll(const QList<Question> &questions, const Medium &own)
{
    QList<ItemPicture> pictures;
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const QList<ItemPicture> shown = shownBy(&questions.at(i), own);
        for (const ItemPicture &picture : shown) {
            const Sha256 &sha256 = picture.medium.sha256;
            if (shows(pictures, sha256))
                continue;
            const QString captions = captionsOf(shown, sha256);
            append(pictures, picture.medium,
                   questions.size() > 1 ? Tr::tr("Question %1: %2", "captions of pictures").arg(i + 1).arg(captions) : captions);
        }
    }
    putOwnFirst(pictures, own);
    return pictures;
}

} // namespace yuyi
