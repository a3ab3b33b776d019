// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/across/resultsfile.h"

#include "models/domain/json/json.h"
#include "models/exchange/tables/csv.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsFile)
};

constexpr qint64 longestFile = 64LL * 1024 * 1024;

/// One figure of a file, by the names of the columns of the CSV. Both forms say the same.
using Figure = QHash<QString, QString>;

QString textOf(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get<std::string>());
    if (value.is_boolean())
        return QString::number(value.get<bool>() ? 1 : 0);
    return value.is_number() ? fromUtf8(value.dump()) : QString();
}

/// The members of the row and of its cell; nullopt: it is no such file.
std::optional<QList<Figure>> figuresOf(const Json &json)
{
    if (!json.is_object() || !json.contains("rows") || !json["rows"].is_array() || !json.contains("scorer"))
        return std::nullopt;
    QList<Figure> figures;
    for (const Json &row : json["rows"]) {
        if (!row.is_object() || !row.contains("cell") || !row["cell"].is_object())
            return std::nullopt;
        Figure figure{{QStringLiteral("scorer"), textOf(json["scorer"])}};
        for (const char *name : {"where", "metric"})
            figure.insert(QLatin1String(name), textOf(json.value(name, Json())));
        for (const Json &object : {row, row["cell"]}) {
            for (const auto &[name, value] : object.items())
                figure.insert(fromUtf8(name), textOf(value));
        }
        figures.append(figure);
    }
    return figures;
}

std::optional<QList<Figure>> figuresOf(const QList<QStringList> &rows)
{
    const QStringList head = rows.value(0);
    for (const char *name : {"kind", "model", "config", "by", "scorer", "n", "accuracy"}) {
        if (!head.contains(QLatin1String(name)))
            return std::nullopt;
    }
    QList<Figure> figures;
    for (qsizetype i = 1; i < rows.size(); ++i) {
        Figure figure;
        for (qsizetype column = 0; column < head.size(); ++column)
            figure.insert(head.at(column), withoutApostrophe(rows.at(i).value(column)));
        figures.append(figure);
    }
    return figures;
}

/// A number of the range, or nullopt; an empty text is none, too.
std::optional<double> numberOf(const Figure &figure, const char *name, double lowest, double highest)
{
    bool fine = false;
    const double number = figure.value(QLatin1String(name)).toDouble(&fine);
    return fine && number >= lowest && number <= highest ? std::optional(number) : std::nullopt;
}

int wholeOf(const Figure &figure, const char *name)
{
    return static_cast<int>(numberOf(figure, name, 0, 1e9).value_or(0));
}

/// Nullopt: the figures contradict each other.
std::optional<ResultsCell> cellOf(const Figure &figure)
{
    ResultsCell cell;
    cell.n = wholeOf(figure, "n");
    cell.empty = cell.n == 0 || !figure.value(QStringLiteral("no_valid_result")).isEmpty();
    if (cell.empty)
        return cell;
    const auto accuracy = numberOf(figure, "accuracy", 0, 1);
    if (!accuracy)
        return std::nullopt;
    cell.share = cell.accuracy = *accuracy;
    // Student's interval of a few people reaches beyond what shares can be.
    const auto lo = numberOf(figure, "lo", -10, 10);
    const auto hi = numberOf(figure, "hi", -10, 10);
    if (lo && hi) {
        if (*lo > *accuracy || *hi < *accuracy)
            return std::nullopt;
        cell.interval = Interval{*lo, *hi};
    }
    cell.people = wholeOf(figure, "people");
    cell.overruled = wholeOf(figure, "overruled");
    cell.missing = wholeOf(figure, "missing");
    cell.incomplete = wholeOf(figure, "incomplete") > 0;
    return cell;
}

bool isGrouping(const QString &by)
{
    return by == codeOf(ResultsBy::Configuration) || by == codeOf(ResultsBy::Shots) || by == codeOf(ResultsBy::Outcome)
        || by == codeOf(ResultsBy::Metric);
}

/// The column of a figure, made if it is new.
qsizetype columnFor(const Figure &figure, QList<ResultsColumn> &columns)
{
    ResultsColumn column;
    if (const QString by = figure.value(QStringLiteral("by")); by != u"overall") {
        column.dimension = DimensionCode(by);
        column.label = LabelCode(figure.value(QStringLiteral("code")));
        column.published = column.title = figure.value(QStringLiteral("value"));
        column.group = by;
    }
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (columns.at(i).dimension == column.dimension && columns.at(i).label == column.label)
            return i;
    }
    columns.append(column);
    return columns.size() - 1;
}

SideRow rowFor(const Figure &figure, RowKind kind)
{
    SideRow row;
    row.kind = kind;
    row.practice = wholeOf(figure, "practice") > 0;
    row.detail = figure.value(QStringLiteral("detail"));
    if (kind != RowKind::Model)
        return row;
    row.model = figure.value(QStringLiteral("model"));
    row.textOnly = figure.value(QStringLiteral("section")) == codeOf(ResultsSection::TextOnly);
    row.title = row.practice ? Tr::tr("%1 (practice)", "a model").arg(row.model) : row.model;
    row.configuration = row.configurationTitle = figure.value(QStringLiteral("config"));
    row.run = RunId::fromString(figure.value(QStringLiteral("run")));
    return row;
}

/// A table has the best run first, and of several the newest counts: ids of runs begin with the time at which these were made.
void newestFirst(QList<SideRow> &rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](const SideRow &a, const SideRow &b) {
        const bool runs = a.kind == RowKind::Model && b.kind == RowKind::Model;
        return runs ? a.run.toString() > b.run.toString() : a.kind == RowKind::Model && b.kind != RowKind::Model;
    });
}

Result<ResultsSide> sideOfFigures(const QString &name, const QList<Figure> &figures)
{
    const auto faulty = [&](const QString &model) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The figures of “%1” in the file “%2” contradict each other. The file was probably changed by hand.")
                           .arg(model, name));
    };
    ResultsSide side;
    side.title = name;
    side.fromFile = true;
    ResultsColumn overall;
    overall.overall = true;
    side.columns = {overall};
    QHash<QString, qsizetype> known;
    bool any = false;
    for (const Figure &figure : figures) {
        if (const QString where = figure.value(QStringLiteral("where")); !where.isEmpty()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The file “%1” counts only items that match “%2”. Export a table of all items.").arg(name, where));
        }
        const auto kind = fromCode<RowKind>(figure.value(QStringLiteral("kind")));
        const bool wanted = kind == RowKind::Model || kind == RowKind::HumanAverage
                         || kind == RowKind::HumanBest || kind == RowKind::Chance;
        if (!wanted || isGrouping(figure.value(QStringLiteral("by"))))
            continue;
        const auto scorer = fromCode<Scorer>(figure.value(QStringLiteral("scorer")));
        if (!scorer) {
            return failure(ErrorCode::Invalid, Tr::tr("The file “%1” names the scorer “%2”, which this version does not know.")
                                                   .arg(name, figure.value(QStringLiteral("scorer"))));
        }
        side.scorer = *scorer;
        side.metric = side.metricTitle = figure.value(QStringLiteral("metric"));
        const auto cell = cellOf(figure);
        if (!cell)
            return faulty(figure.value(QStringLiteral("model")));
        const QString key = QStringList{codeOf(*kind), figure.value(QStringLiteral("model")), figure.value(QStringLiteral("config")),
                                        figure.value(QStringLiteral("detail")), figure.value(QStringLiteral("run"))}
                                .join(u'\n');
        if (!known.contains(key)) {
            known.insert(key, side.rows.size());
            side.rows.append(rowFor(figure, *kind));
        }
        SideRow &row = side.rows[known.value(key)];
        const qsizetype column = columnFor(figure, side.columns);
        if (row.cells.size() <= column)
            row.cells.resize(column + 1);
        row.cells[column] = *cell;
        if (cell->incomplete && *kind == RowKind::Model)
            row.warning = Tr::tr("The file marks this run as incomplete.");
        any = any || (column == 0 && *kind == RowKind::Model && !cell->blank());
    }
    if (!any) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "The file “%1” has no overall figures of a model. Export a table grouped by labels, or by nothing.")
                .arg(name));
    }
    for (SideRow &row : side.rows)
        row.cells.resize(side.columns.size());
    newestFirst(side.rows);
    return side;
}

} // namespace

Result<ResultsSide> readResultsFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const auto other = [&] {
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a table of results. Files of results are the CSV export of a results "
                                                  "table and the output of “yuyi-cli results --json”.")
                                               .arg(name));
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2").arg(name, file.errorString()));
    if (file.size() > longestFile)
        return failure(ErrorCode::Refused, Tr::tr("The file “%1” is larger than 64 MB; no table of results is.").arg(name));
    QByteArray bytes = file.readAll();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    std::optional<QList<Figure>> figures;
    if (bytes.trimmed().startsWith('{')) {
        const auto json = parseJson(bytes, longestFile);
        if (!json)
            return other();
        figures = figuresOf(*json);
    } else {
        const auto rows = readCsv(QString::fromUtf8(bytes));
        if (!rows)
            return other();
        figures = figuresOf(*rows);
    }
    return figures ? sideOfFigures(name, *figures) : other();
}

} // namespace yuyi
