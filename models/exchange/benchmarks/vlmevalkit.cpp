// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/vlmevalkit.h"

#include "models/domain/text.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/release/statistics.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/reader.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// As pandas.read_csv(sep="\t") reads it: cells with separators, line breaks or quotes are quoted, quotes in them doubled.
QByteArray tsvCell(const QString &cell)
{
    QByteArray text = cell.toUtf8();
    static const QByteArray special = QByteArrayLiteral("\t\"\r\n");
    const bool quoted = std::any_of(text.begin(), text.end(), [](char c) { return special.contains(c); });
    return quoted ? '"' + text.replace("\"", "\"\"") + '"' : text;
}

/// Above this size VLMEvalKit unpacks the pictures of a file into a folder before it begins.
constexpr qint64 unpackedAbove = qint64(1) << 30;

/// Quality of the JPEG that takes the place of a CMYK picture.
constexpr int convertedQuality = 95;

struct PictureCell {
    QByteArray bytes;
    bool converted = false;
};

/// The picture as Pillow can save it as PNG: all but CMYK is left as it is. A picture whose header cannot be read is, too.
Result<PictureCell> pictureCell(const ExchangeImage &image)
{
    YUYI_TRY(const auto bytes, imageBytes(image));
    const auto header = readImageHeader(bytes);
    if (!header || !header->colour.startsWith(QLatin1String("cmyk")))
        return PictureCell{bytes, false};
    const auto decoded = decodeImage(bytes);
    if (!decoded)
        return failure(decoded.error().code,
                       Tr::tr("The image “%1” is CMYK and could not be converted to RGB.").arg(image.name),
                       decoded.error().sentence);
    YUYI_TRY(const auto rgb, encodeFineJpeg(decoded->image, convertedQuality));
    return PictureCell{rgb, true};
}

/// The dimensions that have no column yet, each in one of its own, so that figures can be grouped by them.
QList<const Dimension *> otherDimensions(const Preset &preset)
{
    const auto [group, category] = mainDimensions(preset);
    QList<const Dimension *> others;
    for (const Dimension &dimension : preset.dimensions) {
        if (&dimension != group && &dimension != category)
            others.append(&dimension);
    }
    return others;
}

} // namespace

Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file)
{
    qsizetype letters = 0;
    for (const PlannedItem &item : job.plan.items)
        letters = qMax(letters, item.item->question.options.size());
    const auto [group, category] = mainDimensions(job.set.preset);

    QStringList header{QStringLiteral("index"), QStringLiteral("image"), QStringLiteral("question")};
    for (qsizetype i = 0; i < letters; ++i)
        header.append(optionLetter(i));
    if (job.set.withKeys)
        header.append(QStringLiteral("answer"));
    header += QStringList{QStringLiteral("category"), QStringLiteral("l2-category"), QStringLiteral("split"), QStringLiteral("id")};
    const QList<const Dimension *> others = otherDimensions(job.set.preset);
    for (const Dimension *dimension : others)
        header.append(dimension->code.text());
    if (job.set.preset.hasKinds())
        header.append(kindKey);
    const bool withAccepted = job.set.withKeys && job.set.preset.takesWritten();
    if (withAccepted)
        header.append(acceptedKey);
    if (Result<> written = file.write(header.join(u'\t').toUtf8() + '\n'); !written)
        return passOn(written);

    QStringList notes;
    QStringList converted;
    // A picture that stands there already is named by the index of its row.
    QHash<Sha256, int> written;
    qint64 bytes = 0;
    int index = 0;
    for (const PlannedItem &planned : job.plan.items) {
        if (job.progress.cancelled())
            return exportCancelled();
        const Item &item = *planned.item;
        const Question &question = item.question;
        QByteArray picture = QByteArray::number(written.value(planned.image->sha256, -1));
        if (!written.contains(planned.image->sha256)) {
            YUYI_TRY(const auto cell, pictureCell(*planned.image));
            picture = cell.bytes.toBase64();
            bytes += picture.size();
            if (cell.converted)
                converted.append(planned.id);
            written.insert(planned.image->sha256, index);
        }
        const auto labels = [&item](const Dimension *dimension) {
            return tsvCell(dimension == nullptr ? QString() : publishedLabels(item.labels, *dimension).join(u';'));
        };
        QByteArrayList cells{QByteArray::number(index++), picture, tsvCell(question.stem)};
        for (qsizetype i = 0; i < letters; ++i) {
            const QString text = i < question.options.size() ? question.options.at(i).text : QString();
            if (isTakenForNothing(text))
                notes.append(
                    Tr::tr(
                        "Item %1: programs that read this format treat option %2 (“%3”) as an empty cell.")
                        .arg(planned.id, optionLetter(i), text));
            cells.append(tsvCell(text));
        }
        if (job.set.withKeys)
            cells.append(tsvCell(publishedAnswer(question)));
        cells += QByteArrayList{labels(category), labels(group), tsvCell(item.split), tsvCell(planned.id)};
        for (const Dimension *dimension : others)
            cells.append(labels(dimension));
        if (job.set.preset.hasKinds())
            cells.append(tsvCell(publishedKind(question, job.set.preset)));
        if (withAccepted)
            cells.append(tsvCell(acceptedCell(question)));
        if (const QString answer = publishedAnswer(question); job.set.withKeys && isTakenForNothing(answer))
            notes.append(Tr::tr("Item %1: programs that read this format treat the text “%3” in the column “%2” as an empty cell.")
                             .arg(planned.id, QStringLiteral("answer"), answer));
        if (Result<> row = file.write(cells.join('\t') + '\n'); !row)
            return passOn(row);
        job.progress.advance();
    }
    if (!converted.isEmpty()) {
        notes.append(Tr::tr("Because VLMEvalKit cannot save CMYK, %n CMYK image(s) were converted to RGB JPEG without "
                            "applying their colour profiles: %1.",
                            nullptr, static_cast<int>(converted.size()))
                         .arg(converted.join(QStringLiteral(", "))));
    }
    if (bytes > unpackedAbove)
        notes.append(Tr::tr(
            "The file is larger than 1 GB. VLMEvalKit first unpacks the images in the file into a folder, and this folder needs as much "
            "disk space as the file."));
    return notes;
}

} // namespace yuyi
