// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/across/side.h"

#include "models/domain/runs/scorers.h"
#include "models/services/results/across/resultsfile.h"
#include "models/services/results/cells.h"
#include "models/services/results/metrics.h"
#include "models/services/results/resultsservice.h"
#include "models/services/studies/analysis/figures.h"
#include "models/services/studies/studyservice.h"
#include "models/stores/imagestore.h"
#include "models/stores/projecthost.h"
#include "models/stores/projectstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsSide)
};

QByteArray contentOf(const Image &image, const ResultsItem &item)
{
    QStringList parts{image.sha256.hex(), item.stem};
    for (const Option &option : item.options)
        parts.append(option.text);
    for (const int key : item.keys.positions())
        parts.append(QString::number(key));
    parts += item.accepted;
    // A question with its image alone has the hash that it had before there were others: it stands in files of results.
    for (const Medium &medium : item.media)
        parts += QStringList{medium.sha256.hex(), medium.role, medium.caption};
    for (qsizetype i = 0; i < item.options.size(); ++i) {
        if (const Medium &picture = item.options.at(i).picture; !picture.isNull())
            parts += QStringList{QString::number(i), picture.sha256.hex()};
    }
    QByteArray text;
    for (const QString &part : std::as_const(parts)) {
        const QByteArray bytes = part.toUtf8();
        text += QByteArray::number(bytes.size()) + ':' + bytes;
    }
    return Sha256::of(text).hex().toLatin1();
}

Result<QHash<QuestionVersionId, QByteArray>> contentsIn(Stores &stores, const ResultsData &data)
{
    QSet<ImageId> wanted;
    for (const ResultsItem &item : data.items)
        wanted.insert(item.image);
    YUYI_TRY(const auto images, stores.images().images({wanted.begin(), wanted.end()}));
    QHash<ImageId, Image> known;
    for (const Image &image : images)
        known.insert(image.id, image);
    QHash<QuestionVersionId, QByteArray> contents;
    for (const ResultsItem &item : data.items) {
        if (const auto image = known.constFind(item.image); image != known.constEnd())
            contents.insert(item.question, contentOf(*image, item));
    }
    return contents;
}

QList<CountedQuestion> questionsOf(const ResultsData &data, const ResultsRun &run, const ResultsQuery &query, const ColumnFinder &finder,
                                   const QHash<QuestionVersionId, QByteArray> &contents)
{
    QHash<QuestionVersionId, QList<qsizetype>> columns;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    const Metric *metric = data.preset.metric(query.metric);
    for (const ItemSetItem &item : items)
        columns.insert(item.question, finder.of(metric != nullptr ? metricLabels(item.labels, data.preset, *metric) : item.labels));
    QList<CountedQuestion> counted;
    const QList<ItemOutcome> outcomes = countedOutcomes(data, run, query.metric, query.withExamples);
    for (const ItemOutcome &outcome : outcomes) {
        if (outcome.counted() == 0)
            continue;
        QByteArray content = contents.value(outcome.question);
        for (qsizetype i = 1; i < outcome.members.size(); ++i)
            content += ' ' + contents.value(outcome.members.at(i));
        counted.append({content, outcome.score(), columns.value(outcome.question)});
    }
    return counted;
}

SideRow plainRow(const ResultsRow &row)
{
    SideRow made;
    made.kind = row.kind;
    made.model = row.model;
    made.title = row.title;
    made.configuration = row.configuration;
    made.configurationTitle = row.configurationTitle;
    made.warning = row.warning;
    made.practice = row.practice;
    made.textOnly = row.section == ResultsSection::TextOnly;
    made.cells = row.cells;
    return made;
}

/// How it was asked; where and when does not matter beside another project.
QString detailOf(const Run &run)
{
    QStringList parts;
    if (run.order != OptionOrder::Written)
        parts.append(titleOf(run.order));
    if (run.repeats > 1)
        parts.append(Tr::tr("%n repeat(s)", nullptr, run.repeats));
    return parts.join(QStringLiteral(" · "));
}

Result<StudyId> studyNamed(Stores &stores, const PersonId &actor, const QString &name)
{
    YUYI_TRY(const auto study, StudyService(stores, actor).named(name));
    return study.id;
}

Result<PersonId> firstLead(Stores &stores)
{
    YUYI_TRY(const auto people, stores.project().people());
    for (const Person &person : people) {
        if (person.active && person.is(Role::Lead))
            return person.id;
    }
    return failure(ErrorCode::Refused, Tr::tr("No lead is active in the other project, so nobody there may see its results."));
}

bool isResultsFile(const QString &location)
{
    const QFileInfo file(location);
    const QString suffix = file.suffix().toLower();
    return (suffix == u"json" || suffix == u"csv") && file.isFile();
}

} // namespace

const SideRow *ResultsSide::row(RowKind kind) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const SideRow &one) { return one.kind == kind; });
    return found != rows.end() ? &*found : nullptr;
}

ResultsSide sideOf(const QString &title, const ResultsData &data, ResultsQuery query,
                   const QHash<QuestionVersionId, QByteArray> &contents)
{
    query.by = ResultsBy::Label;
    query.items = ResultsItems::Own;
    query.dimensions.clear();
    for (const Dimension &dimension : data.preset.dimensions)
        query.dimensions.append(dimension.code);
    const ResultsTable table = resultsTable(data, query);
    ResultsSide side;
    side.title = title;
    side.scorer = data.scorer;
    if (table.metric) {
        side.metric = table.metric->code;
        side.metricTitle = table.metric->title.text();
    }
    side.columns = table.columns;
    side.withPractice = query.withPractice;
    side.studies = data.studies;
    side.study = data.study ? data.study->study.id : StudyId();
    const ColumnFinder finder(table.columns);
    QHash<RunId, const ResultsRow *> runs;
    for (const ResultsRow &row : table.rows) {
        if (row.kind == RowKind::Model && !row.runs.isEmpty())
            runs.insert(row.runs.constFirst(), &row);
    }
    for (const ResultsRun &run : data.runs) {
        const ResultsRow *row = runs.value(run.run.id);
        if (row == nullptr)
            continue;
        SideRow made = plainRow(*row);
        made.run = run.run.id;
        made.detail = detailOf(run.run);
        made.questions = questionsOf(data, run, query, finder, contents);
        side.rows.append(made);
    }
    for (const RowKind kind : {RowKind::HumanAverage, RowKind::HumanBest, RowKind::Chance}) {
        for (const ResultsRow &row : table.rows) {
            if (row.kind != kind)
                continue;
            SideRow made = plainRow(row);
            if (kind != RowKind::Chance && data.study)
                made.detail = data.study->study.name;
            side.rows.append(made);
        }
    }
    return side;
}

Result<ResultsSide> readSide(Stores &stores, const PersonId &actor, const ResultsQuery &query, Progress &progress)
{
    YUYI_TRY(const auto project, stores.project().info());
    YUYI_TRY(const auto data, ResultsService(stores, actor).data(query, progress));
    YUYI_TRY(const auto contents, contentsIn(stores, data));
    return sideOf(project.title, data, query, contents);
}

Result<ResultsSide> readOtherSide(ProjectHost &host, const QString &location, const ResultsQuery &query, Progress &progress)
{
    return readOtherSide(host, location, query, {}, progress);
}

Result<ResultsSide> readOtherSide(ProjectHost &host, const QString &location, const ResultsQuery &query, const QString &study,
                                  Progress &progress)
{
    if (isResultsFile(location)) {
        if (!study.isEmpty()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The study of a file of results cannot be chosen: the file holds the results of one study at most."));
        }
        YUYI_TRY(const auto side, readResultsFile(location));
        if (side.scorer != query.scorer) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The results in “%1” were read by the scorer “%2”. Choose this scorer for your project, too.")
                               .arg(side.title, titleOf(side.scorer)));
        }
        if (side.metric != query.metric) {
            return failure(ErrorCode::Refused,
                           query.metric.isEmpty()
                               ? Tr::tr("The results in “%1” count images by the metric “%2”, not questions.").arg(side.title, side.metric)
                               : Tr::tr("The results in “%1” do not count images by the metric “%2”.").arg(side.title, query.metric));
        }
        return side;
    }
    ResultsSide side;
    YUYI_CHECK(host.look(location, [&](Stores &stores) -> Result<> {
        YUYI_TRY(const auto project, stores.project().info());
        // Replies that no such scorer has read would all count as misses.
        if (query.scorer != Scorer::Judge && !scorersOf(project.preset).contains(query.scorer)) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The replies in “%1” are not read by the scorer “%2”. Choose a scorer that both projects have.")
                               .arg(project.title, titleOf(query.scorer)));
        }
        if (!query.metric.isEmpty() && project.preset.metric(query.metric) == nullptr) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The project “%1” has no metric “%2”. Count questions, or a metric that both projects have.")
                               .arg(project.title, query.metric));
        }
        YUYI_TRY(const auto lead, firstLead(stores));
        ResultsQuery there = query;
        there.runs.clear();
        if (study == u"none") {
            there.study = StudyId();
        } else if (!study.isEmpty()) {
            YUYI_TRY(const auto named, studyNamed(stores, lead, study));
            there.study = named;
        }
        YUYI_TRY(const auto read, readSide(stores, lead, there, progress));
        side = read;
        return {};
    }));
    return side;
}

} // namespace yuyi
