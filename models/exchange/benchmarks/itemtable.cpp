// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/itemtable.h"

#include "models/domain/text.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/textfile.h"

#include <QCoreApplication>

#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// One sentence for each cell that a spreadsheet would take for a formula and that is written otherwise than it is.
QStringList changedCells(const QString &id, const QStringList &header, const QStringList &cells)
{
    QStringList notes;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (neutralised(cells.at(i)) != cells.at(i)) {
            notes.append(Tr::tr("Item %1: spreadsheets would treat the text in the column “%2” as a formula, so an apostrophe was added "
                                "in front of it.")
                             .arg(id, header.at(i)));
        }
    }
    return notes;
}

} // namespace

ItemTable::ItemTable(const ExportSet &set) : m_set(set), m_pictures(holdsPictures(set))
{
    for (const Item &item : set.items)
        m_options = qMax(m_options, item.question.options.size());
    m_header = {QStringLiteral("id"), QStringLiteral("split"), QStringLiteral("image"),
                QStringLiteral("image_sha256"), QStringLiteral("question")};
    if (set.preset.hasKinds())
        m_header.append(kindKey);
    if (m_pictures)
        m_header.append(QStringLiteral("pictures"));
    for (qsizetype i = 0; i < m_options; ++i) {
        m_header.append(QStringLiteral("option_") + optionLetter(i));
        if (m_pictures)
            m_header.append(QStringLiteral("option_%1_picture").arg(optionLetter(i)));
    }
    if (set.withKeys)
        m_header += QStringList{QStringLiteral("answer"), QStringLiteral("correct_option")};
    if (set.withKeys && set.preset.takesWritten())
        m_header.append(acceptedKey);
    for (const Dimension &dimension : set.preset.dimensions)
        m_header.append(dimension.code.text());
    if (set.withKeys)
        m_header += QStringList{QStringLiteral("explanation"), QStringLiteral("implied_meaning"), QStringLiteral("rationale")};
    for (auto it = set.translations.constBegin(); it != set.translations.constEnd(); ++it) {
        QStringList names{QStringLiteral("question")};
        for (qsizetype i = 0; i < m_options; ++i)
            names.append(QStringLiteral("option_") + optionLetter(i));
        if (set.withKeys && set.preset.takesWritten())
            names.append(acceptedKey);
        if (set.withKeys)
            names += QStringList{QStringLiteral("explanation"), QStringLiteral("implied_meaning"), QStringLiteral("rationale")};
        for (const QString &name : std::as_const(names))
            m_header.append(translatedName(name, it.key()));
    }
    m_header += QStringList{QStringLiteral("source_url"), QStringLiteral("licence")};
}

QStringList ItemTable::row(const PlannedItem &planned) const
{
    const Item &item = *planned.item;
    const Question &question = item.question;
    const QString sha = planned.image->sha256.hex();
    // The pictures do not travel with a table: it names their files.
    const bool imported = m_set.sources.contains(item.sourceEntry);
    const QString image = imported || planned.image->name.isEmpty() ? planned.imagePath : planned.image->name;
    QStringList cells{planned.id, item.split, image, sha, question.stem};
    if (m_set.preset.hasKinds())
        cells.append(publishedKind(question, m_set.preset));
    QStringList stem;
    QList<QString> ofOptions(m_options);
    const QList<PlannedPicture> pictures = m_pictures ? picturesOf(planned, m_set) : QList<PlannedPicture>();
    for (const PlannedPicture &picture : pictures) {
        const QString name = picture.file == planned.image ? image : picture.path;
        if (picture.place.option >= 0)
            ofOptions[picture.place.option] = name;
        else
            stem.append(name);
    }
    if (m_pictures)
        cells.append(stem.join(QStringLiteral("; ")));
    for (qsizetype i = 0; i < m_options; ++i) {
        cells.append(i < question.options.size() ? question.options.at(i).text : QString());
        if (m_pictures)
            cells.append(ofOptions.at(i));
    }
    if (m_set.withKeys)
        cells += QStringList{publishedAnswer(question), correctTexts(question).join(QStringLiteral("; "))};
    if (m_set.withKeys && m_set.preset.takesWritten())
        cells.append(acceptedCell(question));
    for (const Dimension &dimension : m_set.preset.dimensions)
        cells.append(publishedLabels(item.labels, dimension).join(u';'));
    if (m_set.withKeys)
        cells += QStringList{item.explanation, item.impliedMeaning, question.rationale};
    // An item that is not translated has empty cells.
    for (const auto &items : m_set.translations) {
        const Item other = items.value(question.versionId);
        cells.append(other.question.stem);
        for (qsizetype i = 0; i < m_options; ++i)
            cells.append(i < other.question.options.size() ? other.question.options.at(i).text : QString());
        if (m_set.withKeys && m_set.preset.takesWritten())
            cells.append(acceptedCell(other.question));
        if (m_set.withKeys)
            cells += QStringList{other.explanation, other.impliedMeaning, other.question.rationale};
    }
    if (m_set.withKeys || !isOption(planned, planned.image->sha256))
        cells += QStringList{planned.image->sourceUrl, planned.image->licence};
    else
        cells += QStringList{QString(), QString()};
    return cells;
}

QStringList ItemTable::cellsTakenForNothing(const QString &id, const QStringList &cells) const
{
    QStringList notes;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (isTakenForNothing(cells.at(i)))
            notes.append(Tr::tr("Item %1: programs that read this format treat the text “%3” in the column “%2” as an empty cell.")
                             .arg(id, m_header.at(i), cells.at(i)));
    }
    return notes;
}

Result<QStringList> writeCsv(const WriteJob &job, PartFile &file)
{
    const ItemTable table(job.set);
    // Spreadsheets take a CSV without this mark for a file in an old code page and show Chinese as rubbish.
    if (Result<> written = file.write(byteOrderMark.toByteArray() + csvRow(table.header())); !written)
        return passOn(written);
    QStringList notes = captionNotes(job.set);
    for (const PlannedItem &item : job.plan.items) {
        if (job.progress.cancelled())
            return exportCancelled();
        const QStringList cells = table.row(item);
        if (Result<> written = file.write(csvRow(cells)); !written)
            return passOn(written);
        notes += changedCells(item.id, table.header(), cells);
        notes += table.cellsTakenForNothing(item.id, cells);
        job.progress.advance();
    }
    return notes;
}

} // namespace yuyi
