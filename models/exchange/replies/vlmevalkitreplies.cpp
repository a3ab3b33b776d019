// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/vlmevalkitreplies.h"

#include "models/domain/text.h"
#include "models/exchange/replies/replyreaders.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

constexpr qsizetype mostLettersOfRow = 26;

/// One row, whatever it was stored as; a missing cell is empty.
using Row = std::function<QString(const QString &column)>;

bool isBlankCell(const QString &text)
{
    // pandas writes blank cells as nan where somebody saved the file again.
    return text.trimmed().isEmpty() || text == QLatin1String("nan") || text == QLatin1String("NaN");
}

Result<ImportedReply> replyOfRow(const Row &cell, const QStringList &columns, int line)
{
    ImportedReply reply;
    reply.line = line;
    reply.id = cell(QStringLiteral("id")).trimmed();
    if (const QString index = cell(QStringLiteral("index")).trimmed(); !index.isEmpty()) {
        bool whole = false;
        const double number = index.toDouble(&whole);
        if (whole && number >= 0 && number < 1e15 && number == static_cast<double>(static_cast<qint64>(number)))
            reply.index = static_cast<qint64>(number);
        else if (reply.id.isEmpty())
            reply.id = index;
    }
    if (reply.id.isEmpty() && reply.index < 0)
        return wrongReply(line, Tr::tr("Both “id” and “index” are empty. Columns found: %1.").arg(fieldsOf(columns)));
    reply.question = cell(QStringLiteral("question"));
    for (qsizetype i = 0; i < mostLettersOfRow && columns.contains(optionLetter(i)); ++i) {
        const QString text = cell(optionLetter(i));
        reply.options.append(isBlankCell(text) ? QString() : text);
    }
    while (!reply.options.isEmpty() && reply.options.constLast().isEmpty())
        reply.options.removeLast();
    const QString prediction = cell(QStringLiteral("prediction"));
    if (prediction.contains(QLatin1String("Failed to obtain answer")))
        reply.error = prediction.trimmed();
    else if (!isBlankCell(prediction))
        reply.reply = prediction;
    if (const QString thinking = cell(QStringLiteral("thinking")); !isBlankCell(thinking))
        reply.reasoning = thinking;
    return reply;
}

Result<> checkColumns(const QStringList &columns)
{
    if (!columns.contains(QStringLiteral("prediction"))
        || (!columns.contains(QStringLiteral("index"))
            && !columns.contains(QStringLiteral("id")))) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "The file must have the column “prediction” and either “index” or “id”, as VLMEvalKit writes them. Columns found: %1.")
                .arg(fieldsOf(columns)));
    }
    return {};
}

/// A JSON value as a cell shows it.
QString cellOf(const Json *value)
{
    return value == nullptr || value->is_null() ? QString() : jsonWords(*value);
}

} // namespace

Result<RepliesFile> readVlmEvalKitRows(const QList<QStringList> &rows)
{
    const QStringList columns = rows.value(0);
    YUYI_CHECK(checkColumns(columns));
    ReplyCollector collector(ReplyFormat::VlmEvalKit);
    for (qsizetype i = 1; i < rows.size(); ++i) {
        const QStringList &cells = rows.at(i);
        if (std::all_of(cells.begin(), cells.end(), [](const QString &one) { return one.isEmpty(); }))
            continue;
        YUYI_TRY(
            const auto reply,
            replyOfRow([&](const QString &column) { return cells.value(columns.indexOf(column)); },
                       columns, static_cast<int>(i) + 1));
        collector.add(reply);
    }
    return collector.result();
}

Result<RepliesFile> readVlmEvalKitJson(const Json &document)
{
    ReplyCollector collector(ReplyFormat::VlmEvalKit);
    const auto add = [&collector](const Row &cell, const QStringList &columns, qsizetype row) -> Result<> {
        YUYI_TRY(const auto reply, replyOfRow(cell, columns, static_cast<int>(row) + 1));
        collector.add(reply);
        return {};
    };
    const Json *names = firstMember(document, {"columns"});
    const Json *data = firstMember(document, {"data"});
    if (names != nullptr && names->is_array() && data != nullptr && data->is_array()) {
        QStringList columns;
        for (const Json &name : *names)
            columns.append(jsonWords(name));
        YUYI_CHECK(checkColumns(columns));
        for (size_t row = 0; row < data->size(); ++row) {
            const Json &cells = data->at(row);
            const auto cell = [&](const QString &column) {
                const qsizetype index = columns.indexOf(column);
                return index >= 0 && cells.is_array() && static_cast<size_t>(index) < cells.size()
                         ? cellOf(&cells.at(static_cast<size_t>(index)))
                         : QString();
            };
            YUYI_CHECK(add(cell, columns, static_cast<qsizetype>(row)));
        }
        return collector.result();
    }
    if (document.is_object()) {
        QStringList columns;
        for (const auto &[name, values] : document.items())
            columns.append(fromUtf8(name));
        YUYI_CHECK(checkColumns(columns));
        const Json &predictions = document.at("prediction");
        // A column is a list, or an object by row number.
        if (!predictions.is_array() && !predictions.is_object())
            return wrongReply(1, Tr::tr("“prediction” must be a list of cells."));
        const auto rowNames = [&predictions] {
            QStringList keys;
            if (predictions.is_object()) {
                for (const auto &[key, value] : predictions.items())
                    keys.append(fromUtf8(key));
            }
            return keys;
        }();
        for (size_t row = 0; row < predictions.size(); ++row) {
            const auto cell = [&](const QString &column) {
                const Json *values = firstMember(document, {column.toUtf8().constData()});
                if (values == nullptr)
                    return QString();
                if (values->is_array())
                    return row < values->size() ? cellOf(&values->at(row)) : QString();
                return cellOf(firstMember(*values, {rowNames.value(static_cast<qsizetype>(row)).toUtf8().constData()}));
            };
            YUYI_CHECK(add(cell, columns, static_cast<qsizetype>(row)));
        }
        return collector.result();
    }
    qsizetype row = 0;
    for (const Json &entry : document) {
        if (!entry.is_object())
            return wrongReply(static_cast<int>(row) + 1, Tr::tr("An object with “index” and “prediction” is expected."));
        QStringList columns;
        for (const auto &[name, value] : entry.items())
            columns.append(fromUtf8(name));
        if (const auto checked = checkColumns(columns); !checked)
            return wrongReply(static_cast<int>(row) + 1, checked.error().sentence);
        const auto cell = [&entry](const QString &column) { return cellOf(firstMember(entry, {column.toUtf8().constData()})); };
        YUYI_CHECK(add(cell, columns, row));
        ++row;
    }
    return collector.result();
}

} // namespace yuyi
