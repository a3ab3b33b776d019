// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/text.h"
#include "models/exchange/entryfields.h"
#include "models/exchange/statistics.h"
#include "models/exchange/writers.h"

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

/// Texts that pandas takes for "no value" unless told otherwise; an option so called would be dropped.
bool isTakenForNothing(const QString &text)
{
    static const QStringList words = {
        QStringLiteral("#N/A"), QStringLiteral("#N/A N/A"), QStringLiteral("#NA"), QStringLiteral("-1.#IND"), QStringLiteral("-1.#QNAN"),
        QStringLiteral("-NaN"), QStringLiteral("-nan"), QStringLiteral("1.#IND"), QStringLiteral("1.#QNAN"), QStringLiteral("<NA>"),
        QStringLiteral("N/A"), QStringLiteral("NA"), QStringLiteral("NULL"), QStringLiteral("NaN"), QStringLiteral("None"),
        QStringLiteral("n/a"), QStringLiteral("nan"), QStringLiteral("null")};
    return words.contains(text);
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
    if (Result<> written = file.write(header.join(u'\t').toUtf8() + '\n'); !written)
        return passOn(written);

    QStringList notes;
    int index = 0;
    for (const PlannedItem &planned : job.plan.items) {
        if (job.progress.cancelled())
            return exportCancelled();
        const Item &item = *planned.item;
        const Question &question = item.question;
        const Result<QByteArray> bytes = imageBytes(*planned.image);
        if (!bytes)
            return passOn(bytes);
        const auto labels = [&item](const Dimension *dimension) {
            return tsvCell(dimension == nullptr ? QString() : publishedLabels(item.labels, *dimension).join(u';'));
        };
        QByteArrayList cells{QByteArray::number(index++), bytes->toBase64(), tsvCell(question.stem)};
        for (qsizetype i = 0; i < letters; ++i) {
            const QString text = i < question.options.size() ? question.options.at(i).text : QString();
            if (isTakenForNothing(text))
                notes.append(Tr::tr("%1: readers of this format take option %2, “%3”, for an empty cell.").arg(planned.id, optionLetter(i), text));
            cells.append(tsvCell(text));
        }
        if (job.set.withKeys)
            cells.append(question.keyIndex() < 0 ? QByteArray() : optionLetter(question.keyIndex()).toUtf8());
        cells += QByteArrayList{labels(category), labels(group), tsvCell(item.split), tsvCell(planned.id)};
        if (Result<> written = file.write(cells.join('\t') + '\n'); !written)
            return passOn(written);
        job.progress.advance();
    }
    return notes;
}

} // namespace yuyi
