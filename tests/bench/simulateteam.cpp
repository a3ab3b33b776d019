// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-simulate-team PROJECT IMAGES SEED ITEMS.json…: a team of six annotators with set error rates, two adjudicators and eight
// validators works on so many pictures of a published set (cii-bench form), in a new project (a folder, or postgresql://…),
// through the services alone. Prints what was done and every label handed in blind, as JSON, for an independent program to
// compute agreement from and to compare with `yuyi-cli agreement`.
#include "tests/support/simulatedteam.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/json/json.h"
#include "models/domain/progress.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/itemimportservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename T>
T require(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(result.error().sentence));
        std::exit(1);
    }
    return std::move(*result);
}

void require(const Result<> &result)
{
    if (!result) {
        std::fprintf(stderr, "%s %s\n", qUtf8Printable(result.error().sentence), qUtf8Printable(result.error().detail));
        std::exit(1);
    }
}

NewProject newProject(const QString &title)
{
    NewProject project;
    project.title = title;
    project.preset = require(builtInPreset(QStringLiteral("cii-bench")));
    project.lead = QStringLiteral("lead");
    return project;
}

/// What the published set says of each picture, and the pictures.
struct Published {
    QStringList files;
    QHash<Sha256, AnnotationContent> truths;
};

Published readPublished(const QStringList &itemFiles, const QString &scratch, int images)
{
    SqlProjectHost host;
    const auto factory = require(host.create(scratch, newProject(QStringLiteral("scratch"))));
    const auto stores = require(factory->open());
    NoProgress progress;
    for (const QString &file : itemFiles) {
        ItemImportRequest request;
        request.file = file;
        request.by = require(stores->project().people()).constFirst().id;
        require(ItemImportService(*stores, factory->folder()).importItems(request, progress));
    }
    const QList<Dimension> dimensions = require(stores->project().info()).preset.dimensions;
    Published published;
    const QList<Item> items = require(stores->annotations().items());
    for (const Item &item : items) {
        const Image image = require(stores->images().image(item.image));
        if (published.truths.contains(image.sha256) || published.truths.size() >= images)
            continue;
        AnnotationContent truth;
        truth.labels = item.labels;
        // Published items give several labels where one is to be chosen; the team settles on the first.
        for (const Dimension &dimension : dimensions) {
            if (!dimension.pickMany && truth.labels.contains(dimension.code))
                truth.labels[dimension.code] = truth.labels.value(dimension.code).mid(0, 1);
        }
        truth.explanation = item.explanation;
        truth.impliedMeaning = item.impliedMeaning;
        truth.questions = {item.question};
        published.truths.insert(image.sha256, truth);
    }
    QDir folder(factory->folder() + QLatin1String("/images"));
    const QStringList parts = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &part : parts) {
        const QFileInfoList found = QDir(folder.filePath(part)).entryInfoList(QDir::Files);
        for (const QFileInfo &file : found) {
            const auto sha = Sha256::fromHex(file.completeBaseName());
            if (sha && published.truths.contains(*sha))
                published.files.append(file.absoluteFilePath());
        }
    }
    return published;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 5) {
        std::fprintf(stderr, "usage: yuyi-simulate-team PROJECT IMAGES SEED ITEMS.json...\n");
        return 2;
    }
    const QTemporaryDir scratch;
    const Published published = readPublished(arguments.mid(4), scratch.filePath(QStringLiteral("scratch")), arguments.at(2).toInt());

    SqlProjectHost host;
    const auto factory = require(host.create(arguments.at(1), newProject(QStringLiteral("Simulated team"))));
    const auto stores = require(factory->open());
    const PersonId lead = require(stores->project().people()).constFirst().id;
    NoProgress progress;
    CollectRequest collect;
    collect.paths = published.files;
    collect.by = lead;
    require(CollectService(*stores, factory->folder()).collect(collect, progress));
    Truths truths;
    const QList<ImageId> images = require(stores->images().list({}, ImageSort::Name));
    for (const ImageId &id : images) {
        truths.insert(id, published.truths.value(require(stores->images().image(id)).sha256));
        require(DecisionService(*stores, lead).decide({id}, Verdict(), QStringLiteral("Kept")));
    }

    SimulatedTeam::Plan plan;
    plan.seed = arguments.at(3).toUInt();
    SimulatedTeam team(*stores, lead, truths, plan);
    QElapsedTimer clock;
    clock.start();
    require(team.begin());
    require(team.work());

    Json out;
    const SimulatedTeam::Counts &counts = team.counts();
    out["images"] = images.size();
    out["submissions"] = counts.submissions;
    out["cases"] = counts.cases;
    out["fields"] = counts.fields;
    out["votes"] = counts.votes;
    out["returns"] = counts.returns;
    out["discussions"] = counts.discussions;
    out["seconds"] = static_cast<double>(clock.elapsed()) / 1000;
    Json stages = Json::object();
    for (const ImageId &id : images) {
        const std::string stage = toUtf8(codeOf(require(stores->images().image(id)).stage));
        stages[stage] = stages.value(stage, 0) + 1;
    }
    out["stages"] = stages;
    Json labels = Json::array();
    for (const SimulatedTeam::HandedIn &one : team.handedIn()) {
        Json entry;
        entry["image"] = toUtf8(one.image.toString());
        entry["person"] = toUtf8(one.person.toString());
        for (auto it = one.labels.begin(); it != one.labels.end(); ++it) {
            Json values = Json::array();
            for (const LabelCode &label : it.value())
                values.push_back(toUtf8(label.text()));
            entry["labels"][toUtf8(it.key().text())] = values;
        }
        labels.push_back(entry);
    }
    out["labels"] = labels;
    std::printf("%s\n", jsonText(out).constData());
    return 0;
}
