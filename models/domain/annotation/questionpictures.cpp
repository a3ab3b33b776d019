// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/questionpictures.h"

#include "models/domain/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::QuestionPictures)
};

// A mark has one digit: a stem has at most mostStemPictures.
static_assert(mostStemPictures <= 9);

constexpr QChar markBegin = u'⟦';
constexpr QChar markEnd = u'⟧';
constexpr qsizetype tokenDigits = 12;

/// The stem with each of its marks replaced by what `words` says for its number.
QString withMarks(const QString &stem, const std::function<QString(int)> &words)
{
    if (!stem.contains(markBegin))
        return stem; // that of nearly every question, for long lists
    QString text;
    const QList<StemPiece> pieces = stemPieces(stem, mostStemPictures);
    for (const StemPiece &piece : pieces)
        text += piece.picture > 0 ? words(piece.picture) : piece.text;
    return text;
}

} // namespace

QList<Medium> stemPictures(const QList<Medium> &media, const QList<Medium> &optionPictures, const Medium &own)
{
    if (!media.isEmpty())
        return media;
    const bool isOption = std::any_of(optionPictures.begin(), optionPictures.end(),
                                      [&](const Medium &picture) { return picture.sha256 == own.sha256; });
    return own.isNull() || isOption ? QList<Medium>() : QList<Medium>{own};
}

QList<Medium> stemPictures(const Question &question, const Medium &own)
{
    QList<Medium> ofOptions;
    for (const Option &option : question.options)
        ofOptions.append(option.picture);
    return stemPictures(question.media, ofOptions, own);
}

QList<ItemPicture> itemPictures(const QList<Medium> &stem, const QList<Medium> &shownOptions)
{
    QList<ItemPicture> pictures;
    int number = 0;
    for (const Medium &medium : stem)
        pictures.append({medium, ++number, -1});
    int option = 0;
    for (const Medium &medium : shownOptions) {
        if (!medium.isNull())
            pictures.append({medium, 0, option});
        ++option;
    }
    return pictures;
}

QList<ItemPicture> itemPictures(const Question &question, const Medium &own, const QList<Option> &shown)
{
    QList<Medium> ofOptions;
    for (const Option &option : shown)
        ofOptions.append(option.picture);
    return itemPictures(stemPictures(question, own), ofOptions);
}

QString captionOf(const ItemPicture &picture)
{
    if (picture.option >= 0)
        return Tr::tr("Option %1").arg(optionLetter(picture.option));
    return picture.medium.caption.isEmpty() ? Tr::tr("Fig. %1").arg(picture.number) : picture.medium.caption;
}

QList<StemPiece> stemPieces(const QString &stem, qsizetype pictures)
{
    static const QRegularExpression mark(QStringLiteral("⟦([1-9])⟧"));
    QList<StemPiece> pieces;
    qsizetype copied = 0;
    const auto copyUntil = [&](qsizetype end) {
        if (end > copied)
            pieces.append({stem.mid(copied, end - copied), 0});
    };
    for (auto marks = mark.globalMatch(stem); marks.hasNext();) {
        const auto found = marks.next();
        const int number = found.capturedView(1).toInt();
        if (number > pictures)
            continue;
        copyUntil(found.capturedStart());
        pieces.append({{}, number});
        copied = found.capturedEnd();
    }
    copyUntil(stem.size());
    return pieces;
}

QList<int> unmarked(const QString &stem, qsizetype pictures)
{
    const QList<StemPiece> pieces = stemPieces(stem, pictures);
    QList<int> numbers;
    for (int number = 1; number <= pictures; ++number) {
        if (std::none_of(pieces.begin(), pieces.end(), [&](const StemPiece &piece) { return piece.picture == number; }))
            numbers.append(number);
    }
    return numbers;
}

QString pictureMark(int number)
{
    return markBegin + QString::number(number) + markEnd;
}

QString readableStem(const QString &stem)
{
    return withMarks(stem, [](int number) { return Tr::tr("[Fig. %1]").arg(number); });
}

QString unmarkedStem(const QString &stem)
{
    return withMarks(stem, [](int) { return QString(); });
}

QString renumbered(const QString &stem, const QList<int> &newNumbers)
{
    return withMarks(stem, [&](int number) {
        const int now = number <= newNumbers.size() ? newNumbers.at(number - 1) : number;
        return now > 0 ? pictureMark(now) : QString();
    });
}

QString optionWords(const Option &option)
{
    return optionWords(option.text, !option.picture.isNull());
}

QString optionWords(const QString &text, bool hasPicture)
{
    if (!hasPicture)
        return text;
    return text.trimmed().isEmpty() ? Tr::tr("[picture]") : Tr::tr("%1 [picture]", "an option").arg(text);
}

QString pictureToken(const Sha256 &sha256)
{
    return markBegin + sha256.hex().left(tokenDigits) + markEnd;
}

} // namespace yuyi
