// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/vlmevalkitrows.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/embeddedpicture.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/files/textlist.h"
#include "models/exchange/release/statistics.h"
#include "models/exchange/tables/tsvreader.h"
#include "models/imaging/headers/sniff.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStringDecoder>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qsizetype mostLetters = 26;
constexpr qint64 longestIndex = 64; // in bytes: a longer cell is a picture
constexpr qint64 headBytes = qint64(1) << 16;

const QString indexColumn = QStringLiteral("index");
const QString imageColumn = QStringLiteral("image");
const QString pathColumn = QStringLiteral("image_path");

EntryResult<QString> cellOf(const Json &row, const QString &column)
{
    return textMember(row, column, {}, Presence::Optional);
}

/// Whether programs that read such tables take a cell for an empty one, as pandas does.
bool isNothing(const QString &cell)
{
    const QString text = cell.trimmed();
    return text.isEmpty() || isTakenForNothing(text);
}

/// The question, behind the hint that models are shown before it.
EntryResult<QString> stemOf(const Json &row)
{
    YUYI_TRY(const auto question, textMember(row, QStringLiteral("question"), {}, Presence::Required));
    YUYI_TRY(const auto hint, cellOf(row, QStringLiteral("hint")));
    return isNothing(hint) ? question : QString(hint % u'\n' % question);
}

/// The texts in the columns A, B … up to the last one that is not empty. An option may be called “None”: only "nan", which Python writes
/// for an empty cell, is taken for one behind the last option.
EntryResult<QStringList> optionTexts(const Json &row)
{
    QStringList texts;
    qsizetype used = 0;
    for (qsizetype i = 0; i < mostLetters; ++i) {
        YUYI_TRY(const auto text, cellOf(row, optionLetter(i)));
        texts.append(text);
        if (!text.trimmed().isEmpty() && text.trimmed() != u"nan")
            used = i + 1;
    }
    texts.resize(used);
    for (qsizetype i = 0; i < used; ++i) {
        if (texts.at(i).trimmed().isEmpty()) {
            return fault(QString(u'/' % optionLetter(i)),
                         Tr::tr("it is empty, but option %1 is not. Fill in the text, or move the later options forward.")
                             .arg(optionLetter(used - 1)));
        }
    }
    return texts;
}

/// The accepted answers, which stand in one cell; the first of them is in "answer", too.
EntryResult<QStringList> acceptedTexts(const Json &row)
{
    const QString separator = QStringLiteral("; ");
    YUYI_TRY(const auto answer, cellOf(row, QStringLiteral("answer")));
    YUYI_TRY(const auto cell, cellOf(row, acceptedKey));
    QStringList accepted;
    if (answer.isEmpty() || !QString(cell + separator).startsWith(QString(answer % separator)))
        accepted = cell.split(separator, Qt::SkipEmptyParts);
    else
        accepted = QStringList{answer} + cell.mid(answer.size() + separator.size()).split(separator, Qt::SkipEmptyParts);
    Json key = Json::object();
    key["answer"] = toUtf8(answer);
    key[toUtf8(acceptedKey)] = accepted;
    return acceptedMembers(key, {});
}

EntryResult<Question> questionOf(const Json &row, const Preset &preset)
{
    Question question;
    YUYI_TRY(question.stem, stemOf(row));
    YUYI_TRY(const auto texts, optionTexts(row));
    YUYI_TRY(const auto written, writtenKind(row, {}, preset, texts.isEmpty() ? QString() : QStringLiteral("/A")));
    if (written != nullptr) {
        question.kind = written->code;
        YUYI_TRY(question.accepted, acceptedTexts(row));
        return question;
    }
    if (texts.size() < 2) {
        return fault(QString(u'/' % optionLetter(texts.size())),
                     Tr::tr("it is empty. A question needs at least two options, in the columns A and B."));
    }
    YUYI_TRY(const auto answer, cellOf(row, QStringLiteral("answer")));
    YUYI_TRY(question.options, optionsWithKey(texts, isNothing(answer) ? QString() : answer, {}, {}, preset));
    YUYI_TRY(question.kind, kindMember(row, {}, preset, question.options));
    return question;
}

EntryResult<Labels> labelsOf(const Json &row, const Preset &preset)
{
    QStringList columns;
    for (const auto &[name, cell] : row.items())
        columns.append(fromUtf8(name));
    Labels labels;
    for (const QString &column : std::as_const(columns)) {
        const Dimension *dimension = dimensionIn(column, columns, preset);
        if (dimension == nullptr)
            continue;
        YUYI_TRY(const auto cell, cellOf(row, column));
        // A label may itself contain the separator.
        const QStringList texts = dimension->read(cell) ? QStringList{cell} : cell.split(u';');
        const QString pointer = QString(u'/' % column);
        QList<LabelCode> given;
        for (const QString &text : texts) {
            const auto label = dimension->open && isNothing(text) ? std::nullopt : dimension->read(text);
            if (!label && isNothing(text))
                continue;
            if (!label && dimension->open)
                return fault(pointer, whyNoLabel(text, *dimension, preset));
            if (!label) {
                return fault(pointer,
                             Tr::tr("“%1” is not a label of the benchmark “%2”. Change the cell, or use a project whose preset has it.")
                                 .arg(text.trimmed().left(80), preset.title.text()));
            }
            given.append(*label);
        }
        const QList<LabelCode> ordered = dimension->inOrder(given);
        YUYI_CHECK(labelCountFault(ordered, *dimension, pointer));
        if (!ordered.isEmpty())
            labels.insert(dimension->code, ordered);
    }
    return labels;
}

QStringList columnsIn(QByteArrayView line)
{
    QStringList columns = QString::fromUtf8(line).split(u'\t');
    for (QString &name : columns) {
        name = name.trimmed();
        if (name.size() > 1 && name.startsWith(u'"') && name.endsWith(u'"'))
            name = name.mid(1, name.size() - 2);
    }
    return columns;
}

/// What a table cannot be read without.
Result<> checkColumns(const QStringList &columns, const QString &name)
{
    const auto refused = [&](const QString &what) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The file “%1” cannot be imported. %2 Columns found: %3.")
                           .arg(name, what, columns.mid(0, 40).join(QStringLiteral(", ")).left(600)));
    };
    for (const QString &needed : {indexColumn, QStringLiteral("question")}) {
        if (!columns.contains(needed))
            return refused(Tr::tr("It has no column “%1”.").arg(needed));
    }
    if (!columns.contains(imageColumn) && !columns.contains(pathColumn))
        return refused(Tr::tr("It has neither a column “image” nor a column “image_path”."));
    for (const QString &column : columns) {
        if (columns.count(column) > 1)
            return refused(Tr::tr("It has the column “%1” more than once.").arg(column));
    }
    return {};
}

/// A list as Python writes it.
bool isList(QByteArrayView text)
{
    return text.startsWith('[');
}

/// The paths in a cell, which may be a list.
EntryResult<QStringList> pathsIn(const QString &cell)
{
    const QString text = cell.trimmed();
    if (!text.startsWith(u'[') || !text.endsWith(u']'))
        return text.isEmpty() ? QStringList() : QStringList{text};
    const auto paths = listedTexts(text);
    if (!paths)
        return fault(QString(u'/' % pathColumn), Tr::tr("it is no list of paths. Write a list as ['a.png', 'b.png']."));
    return *paths;
}

/// Reads the rows, then finds the picture of each.
class TableReader
{
public:
    TableReader(QIODevice &file, const QString &name, const Preset &preset) : m_file(file), m_name(name), m_preset(preset) {}

    Result<ImportedSet> read();

private:
    struct Row {
        int number = 0;
        QString index;
        QString split;
        QString imagePath; ///< the cell
        QString reference; ///< index of the row that holds the picture
        std::optional<ImportedEntry> entry;
    };
    Result<> readRows();
    void addRow(const QList<TsvCell> &cells, int number);
    EntryResult<Json> cellsOf(const QList<TsvCell> &cells, Row &row);
    EntryResult<void> takePicture(Row &row);
    EntryResult<QList<EmbeddedPicture>> embeddedIn(const Row &row) const;
    QString namePicture(const Row &row, const QString &key, QString file);
    void refuse(const Row &row, const QString &id, const EntryFault &fault);

    QIODevice &m_file;
    const QString &m_name;
    const Preset &m_preset;
    QStringList m_columns;
    QList<Row> m_rows;
    QHash<QString, int> m_numbers;              // index → number of its row
    QHash<QString, int> m_ids;                  // id → number of its row
    QHash<QString, EmbeddedPicture> m_pictures; // index → picture in its row
    QHash<QString, QString> m_names;            // picture → its file name
    QHash<QString, QString> m_paths;            // path, case folded → picture
    ImportedSet m_set;
};

void TableReader::refuse(const Row &row, const QString &id, const EntryFault &fault)
{
    const QString column = fault.field.mid(1);
    QString sentence;
    if (column.isEmpty())
        sentence = Tr::tr("Row %1: %2").arg(row.number).arg(fault.sentence);
    else if (id.isEmpty())
        sentence = Tr::tr("Row %1, column “%2”: %3").arg(row.number).arg(column, fault.sentence);
    else
        sentence = Tr::tr("Row %1 (ID %2), column “%3”: %4").arg(row.number).arg(id, column, fault.sentence);
    m_set.refused.append({row.number, id, fault.field, sentence});
}

/// The cells as texts. A picture stays where it is.
EntryResult<Json> TableReader::cellsOf(const QList<TsvCell> &cells, Row &row)
{
    if (cells.size() > m_columns.size()) {
        return fault({}, Tr::tr("it has %1 cells, but the table has %2 columns. Put quotation marks around cells that contain tabs or line "
                                "breaks.")
                             .arg(cells.size())
                             .arg(m_columns.size()));
    }
    Json json = Json::object();
    std::optional<EmbeddedPicture> picture;
    std::optional<EntryFault> wrong; // said at the end: other rows may name the picture of this one
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const QString &column = m_columns.at(i);
        const TsvCell cell = cells.value(i);
        const bool isPicture = column == imageColumn && (cell.bytes > longestIndex || isList(cell.text));
        QString text;
        if (isPicture) {
            picture = EmbeddedPicture{cell.offset, cell.bytes};
        } else {
            QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
            text = decoder.decode(cell.text);
            if (!wrong && cell.isCut)
                wrong = {QString(u'/' % column), Tr::tr("the text is too long. Shorten it, or remove the column.")};
            else if (!wrong && decoder.hasError())
                wrong = {QString(u'/' % column), Tr::tr("the text is not UTF-8. Save the file in UTF-8.")};
        }
        json[toUtf8(column)] = toUtf8(text);
    }
    const auto text = [&json](const QString &column) {
        const Json *cell = member(json, column);
        const QString found = cell == nullptr ? QString() : fromUtf8(cell->get_ref<const std::string &>()).trimmed();
        return isNothing(found) ? QString() : found;
    };
    row.index = text(indexColumn);
    row.split = text(QStringLiteral("split"));
    row.imagePath = text(pathColumn);
    row.reference = text(imageColumn);
    if (row.index.isEmpty())
        return fault(QString(u'/' % indexColumn), Tr::tr("it is empty. Give each row a number of its own."));
    if (m_numbers.contains(row.index)) {
        return fault(QString(u'/' % indexColumn), Tr::tr("“%1” is already the index of row %2. Give each row a number of its own.")
                                                      .arg(row.index.left(80))
                                                      .arg(m_numbers.value(row.index)));
    }
    m_numbers.insert(row.index, row.number);
    if (picture) {
        m_pictures.insert(row.index, *picture);
        row.reference = row.index;
        json[toUtf8(imageColumn)] = toUtf8(row.index);
    }
    if (wrong)
        return tl::unexpected(*wrong);
    return json;
}

void TableReader::addRow(const QList<TsvCell> &cells, int number)
{
    Row row;
    row.number = number;
    const EntryResult<Json> json = cellsOf(cells, row);
    if (!json) {
        refuse(row, row.index, json.error());
        return;
    }
    EntryResult<ImportedEntry> entry = readVlmEvalKitRow(*json, m_preset);
    if (!entry) {
        const Json *id = member(*json, QStringLiteral("id"));
        const QString named = id == nullptr ? QString() : fromUtf8(id->get_ref<const std::string &>()).trimmed().left(200);
        refuse(row, named.isEmpty() ? row.index : named, entry.error());
        return;
    }
    const QString id = entry->itemIds.constFirst();
    if (m_ids.contains(id)) {
        refuse(row, id, {QStringLiteral("/id"), Tr::tr("the ID “%1” already occurs in row %2.").arg(id).arg(m_ids.value(id))});
        return;
    }
    m_ids.insert(id, number);
    entry->position = number - 2;
    entry->raw = jsonText(*json);
    row.entry = std::move(*entry);
    m_rows.append(std::move(row));
}

Result<> TableReader::readRows()
{
    const auto inFile = [this](const Error &error) {
        return failure(error.code, Tr::tr("The file “%1” cannot be imported. %2").arg(m_name, error.sentence), error.detail);
    };
    TsvReader reader(m_file);
    QList<TsvCell> cells;
    Result<bool> more = reader.next(cells);
    if (!more)
        return inFile(more.error());
    for (const TsvCell &cell : std::as_const(cells))
        m_columns.append(QString::fromUtf8(cell.text).trimmed());
    YUYI_CHECK(checkColumns(m_columns, m_name));
    for (more = reader.next(cells); more && *more; more = reader.next(cells))
        addRow(cells, reader.row());
    if (!more)
        return inFile(more.error());
    return {};
}

EntryResult<QList<EmbeddedPicture>> TableReader::embeddedIn(const Row &row) const
{
    const auto found = m_pictures.constFind(row.reference);
    if (found == m_pictures.constEnd()) {
        const QString pointer = QString(u'/' % imageColumn);
        if (!m_numbers.contains(row.reference)) {
            return fault(pointer, Tr::tr("“%1” is neither an image in base64 nor the index of a row.").arg(row.reference.left(80)));
        }
        return fault(pointer, Tr::tr("it names row %1, which contains no image.").arg(m_numbers.value(row.reference)));
    }
    const auto pictures = picturesIn(m_file, *found);
    if (!pictures) {
        return fault(QString(u'/' % imageColumn),
                     Tr::tr("it is no list of images in base64. Write a list as ['…', '…'], with one text for each image."));
    }
    return *pictures;
}

/// The path of an image of a row: in a folder for its split, under the same name in each row. `key` identifies the image.
QString TableReader::namePicture(const Row &row, const QString &key, QString file)
{
    if (const auto known = m_names.constFind(key); known != m_names.constEnd())
        file = *known;
    const QString folder = QStringLiteral("images/") % (row.split.isEmpty() ? QString() : QString(safeFileName(row.split) % u'/'));
    const QFileInfo parts(safeFileName(file));
    QString path = folder % parts.fileName();
    const auto taken = [&] {
        const auto other = m_paths.constFind(path.toCaseFolded());
        return other != m_paths.constEnd() && *other != key;
    };
    for (int number = 2; taken(); ++number)
        path = QStringLiteral("%1%2-%3.%4").arg(folder, parts.completeBaseName(), QString::number(number), parts.suffix());
    m_paths.insert(path.toCaseFolded(), key);
    m_names.insert(key, path.mid(folder.size()));
    return path;
}

EntryResult<void> TableReader::takePicture(Row &row)
{
    const QString pointer = QString(u'/' % (row.reference.isEmpty() ? pathColumn : imageColumn));
    YUYI_TRY(const auto named, pathsIn(row.imagePath));
    QList<PictureLocation> pictures;
    QStringList paths;
    if (row.reference.isEmpty()) {
        if (named.isEmpty()) {
            return fault(m_columns.contains(imageColumn) ? QString(u'/' % imageColumn) : pointer,
                         Tr::tr("the row has no image. Put it into the column “image” as base64, or its path into “image_path”."));
        }
        for (const QString &name : named) {
            const Result<QString> path = safeRelativePath(name);
            if (!path)
                return fault(pointer, path.error().sentence);
            pictures.append(PictureLocation{std::nullopt, *path});
            paths.append(namePicture(row, QString(u'/' % *path), QFileInfo(*path).fileName()));
        }
    } else {
        YUYI_TRY(const auto found, embeddedIn(row));
        for (qsizetype i = 0; i < found.size(); ++i) {
            const QString place = found.size() == 1 ? QString() : QStringLiteral("_%1").arg(i + 1);
            const Result<QString> path = safeRelativePath(named.value(i));
            const QString own =
                row.entry->itemIds.constFirst() % place % u'.' % suffixOf(sniffFormat(embeddedHead(m_file, found.at(i))));
            pictures.append(PictureLocation{found.at(i), {}});
            paths.append(namePicture(row, row.reference % place,
                                     named.size() == found.size() && path ? QFileInfo(*path).fileName() : own));
        }
    }
    row.entry->path = paths.constFirst();
    if (pictures.size() > 1) {
        for (qsizetype i = 0; i < pictures.size(); ++i)
            row.entry->located.insert(paths.at(i), pictures.at(i));
        return showPlacedPictures(*row.entry, paths, m_preset, pointer);
    }
    row.entry->embedded = pictures.constFirst().embedded;
    row.entry->imageFile = pictures.constFirst().file;
    return {};
}

Result<ImportedSet> TableReader::read()
{
    YUYI_CHECK(readRows());
    // The split of a row is read where the file is called as a table is (see splitOfImported).
    m_set.file = m_name.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive) ? m_name : QString(m_name % QLatin1String(".tsv"));
    m_set.format = ImportFormat::VlmEvalKit;
    m_set.split = QFileInfo(m_name).completeBaseName();
    for (Row &row : m_rows) {
        if (const EntryResult<void> taken = takePicture(row); !taken)
            refuse(row, row.entry->itemIds.constFirst(), taken.error());
        else
            m_set.entries.append(std::move(*row.entry));
    }
    std::stable_sort(m_set.refused.begin(), m_set.refused.end(),
                     [](const ImportProblem &a, const ImportProblem &b) { return a.row < b.row; });
    if (m_set.entries.isEmpty() && m_set.refused.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” contains no items.").arg(m_name));
    return std::move(m_set);
}

} // namespace

bool startsLikeVlmEvalKit(QByteArrayView head)
{
    if (head.startsWith(byteOrderMark))
        head = head.sliced(byteOrderMark.size());
    head = head.first(std::min<qsizetype>(head.size(), headBytes));
    const auto end = std::find_if(head.begin(), head.end(), [](char c) { return c == '\n' || c == '\r'; });
    const QStringList columns = columnsIn(head.first(end - head.begin()));
    return columns.contains(indexColumn) && columns.contains(QStringLiteral("question"));
}

bool isVlmEvalKitFile(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && startsLikeVlmEvalKit(file.read(headBytes));
}

Result<ImportedSet> readVlmEvalKit(QIODevice &file, const QString &name, const Preset &preset)
{
    return TableReader(file, name, preset).read();
}

EntryResult<ImportedEntry> readVlmEvalKitRow(const Json &row, const Preset &preset)
{
    if (!row.is_object())
        return fault({}, Tr::tr("a JSON object is expected."));
    ImportedEntry result;
    YUYI_TRY(const auto index, textMember(row, indexColumn, {}, Presence::Required));
    YUYI_TRY(const auto id, cellOf(row, QStringLiteral("id")));
    result.itemIds = {id.trimmed().isEmpty() ? index.trimmed() : id};
    YUYI_TRY(const auto question, questionOf(row, preset));
    result.content.questions = {question};
    YUYI_TRY(const auto labels, labelsOf(row, preset));
    placeLabels(result.content, labels, preset);
    // What is not read is kept for the next export: it has to be a text that can be stored.
    for (const auto &[column, cell] : row.items())
        YUYI_CHECK(cellOf(row, fromUtf8(column)));
    return result;
}

const Dimension *dimensionIn(const QString &column, const QStringList &columns, const Preset &preset)
{
    if (const Dimension *own = preset.dimension(DimensionCode(column)))
        return own;
    const auto [group, category] = mainDimensions(preset);
    const Dimension *main = column == u"category" ? category : column == u"l2-category" ? group
                                                                                        : nullptr;
    return main != nullptr && !columns.contains(main->code.text()) ? main : nullptr;
}

} // namespace yuyi
