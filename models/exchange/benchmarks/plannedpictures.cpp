// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/plannedpictures.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// What stands for the picture with this index.
QString place(QString words, int index, const QList<int> &numbers)
{
    const int number = index < numbers.size() ? numbers.at(index) : index + 1;
    return words.replace(QLatin1String("{n}"), QString::number(number));
}

QList<ItemPicture> placesOf(const PlannedItem &item)
{
    Medium own;
    own.sha256 = item.image->sha256;
    return itemPictures(item.item->question, own, item.item->question.options);
}

} // namespace

bool holdsPictures(const ExportSet &set)
{
    return set.preset.takesPictures()
        || std::any_of(set.items.begin(), set.items.end(), [](const Item &item) { return item.question.hasPictures(); });
}

QList<PlannedPicture> picturesOf(const PlannedItem &item, const ExportSet &set)
{
    QList<PlannedPicture> pictures;
    const QList<ItemPicture> places = placesOf(item);
    for (const ItemPicture &one : places) {
        const QString path = one.option >= 0 ? item.optionPictures.value(one.option) : item.pictures.value(one.number - 1);
        const auto further = set.media.constFind(one.medium.sha256);
        const bool isOwn = one.medium.sha256 == item.image->sha256;
        if (!path.isEmpty() && (isOwn || further != set.media.constEnd()))
            pictures.append({one, path, isOwn ? item.image : &further.value()});
    }
    return pictures;
}

bool isOption(const PlannedItem &item, const Sha256 &sha256)
{
    const QList<Option> &options = item.item->question.options;
    return std::any_of(options.begin(), options.end(),
                       [&](const Option &option) { return !option.picture.isNull() && option.picture.sha256 == sha256; });
}

int stemPicturesOf(const PlannedItem &item)
{
    const QList<ItemPicture> places = placesOf(item);
    return static_cast<int>(std::count_if(places.begin(), places.end(), [](const ItemPicture &one) { return one.option < 0; }));
}

QString stemWithPlaces(const PlannedItem &item, const QString &words, const QList<int> &numbers)
{
    QString text;
    const QList<StemPiece> pieces = stemPieces(item.item->question.stem, stemPicturesOf(item));
    for (const StemPiece &piece : pieces)
        text += piece.picture > 0 ? place(words, piece.picture - 1, numbers) : piece.text;
    return text;
}

QStringList optionsWithPlaces(const PlannedItem &item, const QString &words, const QList<int> &numbers)
{
    QStringList texts;
    int index = stemPicturesOf(item);
    for (const Option &option : item.item->question.options) {
        QString text = option.text;
        if (!option.picture.isNull()) {
            if (!text.trimmed().isEmpty())
                text += u' ';
            text += place(words, index++, numbers);
        }
        texts.append(text);
    }
    return texts;
}

QStringList captionNotes(const ExportSet &set)
{
    const auto named = std::count_if(set.items.begin(), set.items.end(), [](const Item &item) {
        return std::any_of(item.question.media.begin(), item.question.media.end(),
                           [](const Medium &medium) { return !medium.caption.isEmpty() || !medium.role.isEmpty(); });
    });
    if (named == 0)
        return {};
    return {Tr::tr("%n item(s) have captions or roles of pictures, which this format does not hold.", nullptr, static_cast<int>(named))};
}

} // namespace yuyi
