// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/vlmevalkit.h"

#include "models/domain/project/splitname.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/vlmevalkitrows.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/release/statistics.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/reader.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

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

const QString indexColumn = QStringLiteral("index");
const QString imageColumn = QStringLiteral("image");
const QString answerColumn = QStringLiteral("answer");
const QString splitColumn = QStringLiteral("split");
const QString idColumn = QStringLiteral("id");

/// The cell of an imported row; empty if it has no such column.
QString textIn(const Json &row, const QString &column)
{
    const Json *text = member(row, column);
    return text != nullptr && text->is_string() ? fromUtf8(text->get_ref<const std::string &>()) : QString();
}

/// The place of the option whose texts a column holds, from 0; −1: another column.
int letterOf(const QString &column)
{
    return column.size() == 1 && column.at(0) >= u'A' && column.at(0) <= u'Z' ? column.at(0).unicode() - u'A' : -1;
}

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

/// Writes the rows. What was imported from such a table and not changed is written as it was there.
class TableWriter
{
public:
    TableWriter(const WriteJob &job, PartFile &file) : m_job(job), m_preset(job.set.preset), m_file(file) {}

    Result<QStringList> write();

private:
    QStringList ownColumns() const;
    void chooseColumns();
    void chooseIndexes();
    const SourceView *sourceOf(const PlannedItem &planned) const;
    QString cell(const PlannedItem &planned, const QString &column) const;
    bool isAsImported(const PlannedItem &planned, const QString &column) const;
    QString ownCell(const PlannedItem &planned, const QString &column) const;
    Result<QByteArray> picture(const PlannedItem &planned, const QString &index);
    void note(const PlannedItem &planned);

    const WriteJob &m_job;
    const Preset &m_preset;
    PartFile &m_file;
    QStringList m_columns;
    QStringList m_indexes;            // of the rows
    QHash<Sha256, QString> m_written; // picture → index of the row that holds it
    qint64 m_pictureBytes = 0;
    QStringList m_converted; // ids of the items
    QStringList m_notes;
};

/// The columns of an item that was written here.
QStringList TableWriter::ownColumns() const
{
    qsizetype letters = 0;
    for (const PlannedItem &item : m_job.plan.items)
        letters = qMax(letters, item.item->question.options.size());
    QStringList columns{indexColumn, imageColumn, QStringLiteral("question")};
    for (qsizetype i = 0; i < letters; ++i)
        columns.append(optionLetter(i));
    if (m_job.set.withKeys)
        columns.append(answerColumn);
    // The main dimensions have names of VLMEvalKit, the others are called by their codes.
    const auto [group, category] = mainDimensions(m_preset);
    QList<const Dimension *> written;
    for (const auto &[column, main] : {std::pair(QStringLiteral("category"), category), std::pair(QStringLiteral("l2-category"), group)}) {
        // A dimension that is itself called so has the column.
        const Dimension *own = m_preset.dimension(DimensionCode(column));
        columns.append(column);
        written.append(own != nullptr ? own : main);
    }
    columns += QStringList{splitColumn, idColumn};
    for (const Dimension &dimension : m_preset.dimensions) {
        if (!written.contains(&dimension))
            columns.append(dimension.code.text());
    }
    if (m_preset.hasKinds())
        columns.append(kindKey);
    if (m_job.set.withKeys && m_preset.takesWritten())
        columns.append(acceptedKey);
    return columns;
}

/// The row that an item was imported from. Columns that nobody knows may give the answer away: without keys nothing is taken over.
const SourceView *TableWriter::sourceOf(const PlannedItem &planned) const
{
    return m_job.set.withKeys ? planned.source.get() : nullptr;
}

/// The columns of the imported tables in their order, and those of ours that say something more.
void TableWriter::chooseColumns()
{
    bool all = true;
    for (const PlannedItem &planned : m_job.plan.items) {
        const SourceView *source = sourceOf(planned);
        if (source == nullptr) {
            all = false;
            continue;
        }
        for (const auto &[name, text] : source->raw.items()) {
            if (const QString column = fromUtf8(name); !m_columns.contains(column))
                m_columns.append(column);
        }
    }
    const QStringList imported = m_columns;
    for (const QString &column : ownColumns()) {
        const Dimension *dimension = dimensionIn(column, {}, m_preset);
        const bool isThere = m_columns.contains(column) || (dimension != nullptr && imported.contains(dimension->code.text()));
        const bool isNeeded = !all || column == imageColumn
                           || std::any_of(m_job.plan.items.begin(), m_job.plan.items.end(), [&](const PlannedItem &planned) {
                                  return !isAsImported(planned, column);
                              });
        if (!isThere && isNeeded)
            m_columns.append(column);
    }
}

/// Imported rows keep their indexes, unless two files give the same one.
void TableWriter::chooseIndexes()
{
    QSet<QString> used;
    for (const PlannedItem &planned : m_job.plan.items) {
        const SourceView *source = sourceOf(planned);
        const QString index = source ? textIn(source->raw, indexColumn).trimmed() : QString();
        m_indexes.append(used.contains(index) ? QString() : index);
        if (!index.isEmpty())
            used.insert(index);
    }
    int next = 0;
    for (QString &index : m_indexes) {
        while (index.isEmpty()) {
            if (const QString free = QString::number(next++); !used.contains(free))
                index = free;
        }
    }
}

/// What we write into a column that means something to us.
QString TableWriter::ownCell(const PlannedItem &planned, const QString &column) const
{
    const Item &item = *planned.item;
    const Question &question = item.question;
    if (column == u"question")
        return question.stem;
    if (column == answerColumn)
        return m_job.set.withKeys ? publishedAnswer(question) : QString();
    if (column == splitColumn)
        return item.split;
    if (column == idColumn)
        return planned.id;
    if (column == kindKey)
        return publishedKind(question, m_preset);
    if (column == acceptedKey)
        return m_job.set.withKeys ? acceptedCell(question) : QString();
    if (const int letter = letterOf(column); letter >= 0)
        return letter < question.options.size() ? question.options.at(letter).text : QString();
    if (const Dimension *dimension = dimensionIn(column, m_columns, m_preset))
        return publishedLabels(item.labels, *dimension).join(u';');
    return {};
}

/// Whether the item still says what was read from this column of its row, or from the columns that stand for it.
bool TableWriter::isAsImported(const PlannedItem &planned, const QString &column) const
{
    const SourceView *source = sourceOf(planned);
    if (source == nullptr)
        return false;
    const Item &item = *planned.item;
    const Question &question = item.question;
    const Question &before = source->entry.content.questions.constFirst();
    if (column == u"question" || column == u"hint")
        return before.stem == question.stem;
    if (column == answerColumn || column == acceptedKey)
        return before.keys() == question.keys() && before.accepted == question.accepted && before.options.size() == question.options.size();
    if (column == splitColumn) {
        const auto entry = m_job.set.sources.constFind(item.sourceEntry);
        return entry != m_job.set.sources.constEnd() && splitOfImported(entry->file, entry->path) == item.split;
    }
    if (column == idColumn)
        return source->entry.itemIds.constFirst() == planned.id;
    if (column == kindKey)
        return before.kind == question.kind;
    if (const int letter = letterOf(column); letter >= 0)
        return before.options.value(letter).text == question.options.value(letter).text;
    if (const Dimension *dimension = dimensionIn(column, m_columns, m_preset))
        return sameLabels(source->entry.content.labels.value(dimension->code), item.labels.value(dimension->code));
    return true;
}

QString TableWriter::cell(const PlannedItem &planned, const QString &column) const
{
    const bool kept = isAsImported(planned, column) && member(sourceOf(planned)->raw, column) != nullptr;
    return kept ? textIn(sourceOf(planned)->raw, column) : ownCell(planned, column);
}

/// The picture in base64, or the index of the row in which it stands already.
Result<QByteArray> TableWriter::picture(const PlannedItem &planned, const QString &index)
{
    if (const auto row = m_written.constFind(planned.image->sha256); row != m_written.constEnd())
        return row->toUtf8();
    YUYI_TRY(const auto cell, pictureCell(*planned.image));
    m_written.insert(planned.image->sha256, index);
    if (cell.converted)
        m_converted.append(planned.id);
    QByteArray text = cell.bytes.toBase64();
    m_pictureBytes += text.size();
    return text;
}

/// What pandas does not read as it stands there.
void TableWriter::note(const PlannedItem &planned)
{
    const QList<Option> &options = planned.item->question.options;
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (isTakenForNothing(options.at(i).text)) {
            m_notes.append(
                Tr::tr("Item %1: programs that read this format treat option %2 (“%3”) as an empty cell.")
                    .arg(planned.id, optionLetter(i), options.at(i).text));
        }
    }
    const QString answer = ownCell(planned, answerColumn);
    if (isTakenForNothing(answer)) {
        m_notes.append(Tr::tr("Item %1: programs that read this format treat the text “%3” in the column “%2” as an empty cell.")
                           .arg(planned.id, answerColumn, answer));
    }
}

Result<QStringList> TableWriter::write()
{
    chooseColumns();
    chooseIndexes();
    QByteArrayList names;
    for (const QString &column : std::as_const(m_columns))
        names.append(tsvCell(column));
    YUYI_CHECK(m_file.write(names.join('\t') + '\n'));
    for (qsizetype i = 0; i < m_job.plan.items.size(); ++i) {
        if (m_job.progress.cancelled())
            return exportCancelled();
        const PlannedItem &planned = m_job.plan.items.at(i);
        YUYI_TRY(const auto image, picture(planned, m_indexes.at(i)));
        QByteArrayList cells;
        for (const QString &column : std::as_const(m_columns)) {
            cells.append(column == imageColumn   ? image
                         : column == indexColumn ? tsvCell(m_indexes.at(i))
                                                 : tsvCell(cell(planned, column)));
        }
        note(planned);
        YUYI_CHECK(m_file.write(cells.join('\t') + '\n'));
        m_job.progress.advance();
    }
    if (!m_converted.isEmpty()) {
        m_notes.append(Tr::tr("Because VLMEvalKit cannot save CMYK, %n CMYK image(s) were converted to RGB JPEG without "
                              "applying their colour profiles: %1.",
                              nullptr, static_cast<int>(m_converted.size()))
                           .arg(m_converted.join(QStringLiteral(", "))));
    }
    if (m_pictureBytes > unpackedAbove)
        m_notes.append(Tr::tr(
            "The file is larger than 1 GB. VLMEvalKit first unpacks the images in the file into a folder, and this folder needs as much "
            "disk space as the file."));
    return m_notes;
}

} // namespace

Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file)
{
    return TableWriter(job, file).write();
}

} // namespace yuyi
