// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/vlmevalkit.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/project/splitname.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/vlmevalkitrows.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/release/statistics.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/reader.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
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
const QString pathColumn = QStringLiteral("image_path");
const QString answerColumn = QStringLiteral("answer");
const QString splitColumn = QStringLiteral("split");
const QString idColumn = QStringLiteral("id");

/// The place of a picture in a text, as VLMEvalKit's prompts of MMMU know it.
const QString pictureWords = QStringLiteral("<image {n}>");
/// Those prompts know numbers of one digit.
constexpr int mostPlaces = 9;
/// VLMEvalKit takes a longer text for a picture instead of the index of a row.
constexpr qsizetype longestReference = 64;

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
    QList<const ExchangeImage *> filesOf(const PlannedItem &planned) const;
    void choosePictureNames();
    QString pathCell(qsizetype row) const;
    Result<QByteArray> picture(const PlannedItem &planned, const QString &index);
    void note(const PlannedItem &planned);

    const WriteJob &m_job;
    const Preset &m_preset;
    PartFile &m_file;
    QStringList m_columns;
    QStringList m_indexes; // of the rows
    bool m_holdsPictures = false;
    bool m_hasLists = false;                 // some row has several pictures
    QStringList m_pictureNames;              // of the rows, without number and suffix; only with lists
    QHash<QList<Sha256>, QString> m_written; // pictures → index of the row that holds them
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
    QStringList columns{indexColumn, imageColumn};
    if (m_hasLists)
        columns.append(pathColumn);
    columns.append(QStringLiteral("question"));
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
        const bool isNeeded = !all || column == imageColumn || column == pathColumn
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
        return stemWithPlaces(planned, pictureWords);
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
        return optionsWithPlaces(planned, pictureWords).value(letter);
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
        return before.stem == question.stem && before.media == question.media;
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
    if (const int letter = letterOf(column); letter >= 0) {
        const Option option = question.options.value(letter);
        return before.options.value(letter).text == option.text && before.options.value(letter).picture == option.picture;
    }
    if (const Dimension *dimension = dimensionIn(column, m_columns, m_preset))
        return sameLabels(labelsOfQuestion(source->entry.content, 0).value(dimension->code), item.labels.value(dimension->code));
    return true;
}

QString TableWriter::cell(const PlannedItem &planned, const QString &column) const
{
    const bool kept = isAsImported(planned, column) && member(sourceOf(planned)->raw, column) != nullptr;
    return kept ? textIn(sourceOf(planned)->raw, column) : ownCell(planned, column);
}

/// The pictures of a row, in the order of their places.
QList<const ExchangeImage *> TableWriter::filesOf(const PlannedItem &planned) const
{
    QList<const ExchangeImage *> files;
    if (m_holdsPictures) {
        const QList<PlannedPicture> pictures = picturesOf(planned, m_job.set);
        for (const PlannedPicture &picture : pictures)
            files.append(picture.file);
    }
    return files.isEmpty() ? QList<const ExchangeImage *>{planned.image} : files;
}

/// VLMEvalKit saves the pictures of a list under names that the table gives, and then those of the other rows, too.
void TableWriter::choosePictureNames()
{
    static const QRegularExpression plain(QStringLiteral("^[\\w-]{1,64}$"), QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> used;
    for (qsizetype i = 0; m_hasLists && i < m_indexes.size(); ++i) {
        const QString index = m_indexes.at(i);
        const QString wanted = plain.match(index).hasMatch() ? index : QStringLiteral("row-%1").arg(i + 1);
        QString name = wanted;
        for (int number = 2; used.contains(name.toCaseFolded()); ++number)
            name = QStringLiteral("%1-%2").arg(wanted).arg(number);
        used.insert(name.toCaseFolded());
        m_pictureNames.append(name);
    }
}

/// The names of the row's pictures. It saves them as PNG, so that none loses anything.
QString TableWriter::pathCell(qsizetype row) const
{
    const qsizetype pictures = filesOf(m_job.plan.items.at(row)).size();
    const QString name = m_pictureNames.at(row);
    if (pictures == 1)
        return QStringLiteral("%1.png").arg(name);
    QStringList names;
    for (qsizetype i = 0; i < pictures; ++i)
        names.append(QStringLiteral("'%1_%2.png'").arg(name).arg(i + 1));
    return QStringLiteral("[%1]").arg(names.join(QStringLiteral(", ")));
}

/// The picture in base64 or several as a list in Python's form, or the index of the row in which just these stand already.
Result<QByteArray> TableWriter::picture(const PlannedItem &planned, const QString &index)
{
    const QList<const ExchangeImage *> files = filesOf(planned);
    QList<Sha256> hashes;
    for (const ExchangeImage *file : files)
        hashes.append(file->sha256);
    if (const auto row = m_written.constFind(hashes); row != m_written.constEnd())
        return row->toUtf8();
    QByteArrayList texts;
    bool converted = false;
    for (const ExchangeImage *file : files) {
        YUYI_TRY(const auto cell, pictureCell(*file));
        converted = converted || cell.converted;
        texts.append(cell.bytes.toBase64());
    }
    if (index.size() <= longestReference)
        m_written.insert(hashes, index);
    if (converted)
        m_converted.append(planned.id);
    QByteArray text = texts.size() == 1 ? texts.constFirst() : QByteArray("['" + texts.join("', '") + "']");
    m_pictureBytes += text.size();
    return text;
}

/// What pandas does not read as it stands there.
void TableWriter::note(const PlannedItem &planned)
{
    const QList<Option> &options = planned.item->question.options;
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).picture.isNull() && isTakenForNothing(options.at(i).text)) {
            m_notes.append(
                Tr::tr("Item %1: programs that read this format treat option %2 (“%3”) as an empty cell.")
                    .arg(planned.id, optionLetter(i), options.at(i).text));
        }
    }
    if (filesOf(planned).size() > mostPlaces) {
        m_notes.append(Tr::tr("Item %1 shows more than %2 pictures. The prompts that VLMEvalKit makes for MMMU only know the places "
                              "<image 1> to <image 9>.")
                           .arg(planned.id, QString::number(mostPlaces)));
    }
    const QString answer = ownCell(planned, answerColumn);
    if (isTakenForNothing(answer)) {
        m_notes.append(Tr::tr("Item %1: programs that read this format treat the text “%3” in the column “%2” as an empty cell.")
                           .arg(planned.id, answerColumn, answer));
    }
}

Result<QStringList> TableWriter::write()
{
    m_holdsPictures = holdsPictures(m_job.set);
    m_hasLists = std::any_of(m_job.plan.items.begin(), m_job.plan.items.end(),
                             [this](const PlannedItem &planned) { return filesOf(planned).size() > 1; });
    chooseColumns();
    chooseIndexes();
    choosePictureNames();
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
            cells.append(column == imageColumn                ? image
                         : column == indexColumn              ? tsvCell(m_indexes.at(i))
                         : column == pathColumn && m_hasLists ? tsvCell(pathCell(i))
                                                              : tsvCell(cell(planned, column)));
        }
        note(planned);
        YUYI_CHECK(m_file.write(cells.join('\t') + '\n'));
        m_job.progress.advance();
    }
    m_notes += captionNotes(m_job.set);
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
