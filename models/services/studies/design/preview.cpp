// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/preview.h"

#include "models/domain/preset/preset.h"
#include "models/services/studies/design/selection.h"
#include "models/services/studies/planning/orders.h"
#include "models/services/studies/planning/plan.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyPreview)
};

constexpr double assumedSeconds = 30;
constexpr int fewGold = 3;
constexpr int peopleAtMost = 1'000;

/// The labels of a dimension that main items have, in the preset's order; items without one last.
QList<StudyShare> sharesOf(const QList<StudyItem> &items, const DimensionCode &code, const Preset &preset,
                           QString StudyItem::*label)
{
    QList<StudyShare> shares;
    const Dimension *dimension = code.isEmpty() ? nullptr : preset.dimension(code);
    if (dimension == nullptr)
        return shares;
    QHash<QString, int> counts;
    for (const StudyItem &one : items)
        counts[one.*label] += one.part == StudyPart::Main ? 1 : 0;
    for (const LabelValue &value : dimension->values) {
        if (const int count = counts.take(value.code.text()); count > 0)
            shares.append({value.code.text(), value.title.text(), count, 0, 0});
    }
    const int without = counts.take(QString());
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > 0)
            shares.append({it.key(), it.key(), it.value(), 0, 0});
    }
    if (without > 0)
        shares.append({{}, Tr::tr("without a label"), without, 0, 0});
    return shares;
}

/// Like sharesOf(), for the combinations of labels of two dimensions that main items have.
QList<StudyShare> sharesAcross(const QList<StudyItem> &items, const StudyDesign &design, const Preset &preset)
{
    QList<StudyShare> shares;
    const Dimension *first = preset.dimension(design.category);
    const Dimension *second = preset.dimension(design.across);
    if (first == nullptr || second == nullptr)
        return shares;
    QHash<QString, int> counts;
    for (const StudyItem &one : items)
        counts[one.category] += one.part == StudyPart::Main ? 1 : 0;
    for (const LabelValue &a : first->values) {
        for (const LabelValue &b : second->values) {
            const QString code = a.code.text() + categorySeparator + b.code.text();
            if (const int count = counts.take(code); count > 0)
                shares.append({code, Tr::tr("%1 / %2", "two labels").arg(a.title.text(), b.title.text()), count, 0, 0});
        }
    }
    const int without = counts.take(QString());
    // Of labels that the preset does not have now.
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > 0)
            shares.append({it.key(), it.key(), it.value(), 0, 0});
    }
    if (without > 0)
        shares.append({{}, Tr::tr("without a label"), without, 0, 0});
    return shares;
}

void countPerson(QList<StudyShare> &shares, const QList<Trial> &trials, const QHash<QuestionVersionId, QString> &labels,
                 bool first)
{
    QHash<QString, int> counts;
    for (const Trial &trial : trials)
        counts[labels.value(trial.question)] += trial.part == StudyPart::Main ? 1 : 0;
    for (StudyShare &share : shares) {
        const int count = counts.value(share.code);
        share.lowest = first ? count : std::min(share.lowest, count);
        share.highest = std::max(share.highest, count);
    }
}

void planAll(StudyPreview &preview, const Study &study, const StudySelection &selection)
{
    StudyDesign design = study.design;
    design.shuffleOptions = false; // costs time and changes no count
    StudyPlanner planner(design, selection.items, {});
    QHash<QuestionVersionId, QString> categories;
    QHash<QuestionVersionId, QString> blocks;
    for (const StudyItem &one : selection.items) {
        categories.insert(one.item.question, one.category);
        blocks.insert(one.item.question, one.block);
    }
    const int people = std::clamp(design.people, 1, peopleAtMost);
    // Where everybody answers everything, one stands for all.
    const int planned = isSameForAll(design.shape) ? 1 : people;
    for (int number = 1; number <= planned; ++number) {
        Participant person;
        person.number = number;
        person.seed = participantSeed(study.seed, number);
        const QList<Trial> trials = planner.plan(person);
        int mainItems = 0;
        int gold = 0;
        QSet<int> shown;
        for (const Trial &trial : trials) {
            mainItems += trial.part == StudyPart::Main ? 1 : 0;
            gold += trial.part == StudyPart::Gold ? 1 : 0;
            if (trial.part != StudyPart::Practice)
                shown.insert(trial.block);
        }
        preview.itemsLowest = number == 1 ? mainItems : std::min(preview.itemsLowest, mainItems);
        preview.itemsHighest = std::max(preview.itemsHighest, mainItems);
        preview.goldPerPerson = std::max(preview.goldPerPerson, gold);
        preview.questionsPerPerson = std::max(preview.questionsPerPerson, static_cast<int>(trials.size()));
        preview.blocks = std::max(preview.blocks, static_cast<int>(shown.size()));
        countPerson(preview.categories, trials, categories, number == 1);
        countPerson(preview.blockShares, trials, blocks, number == 1);
    }
    for (const int answers : planner.answers())
        ++preview.coverage[isSameForAll(design.shape) ? people : answers];
    if (!preview.coverage.isEmpty()) {
        preview.answersLowest = preview.coverage.firstKey();
        preview.answersHighest = preview.coverage.lastKey();
    }
    std::tie(preview.pairsLowest, preview.pairsHighest) = planner.pairRange();
}

void addProblem(QList<StudyProblem> &problems, const QString &field, const QString &text)
{
    problems.append({field, text, true});
}

/// Where everybody should answer more items for the sake of each category than they get to cover all items.
void leastProblems(QList<StudyProblem> &problems, const StudyDesign &design, const StudyPreview &preview)
{
    if (design.shape != StudyShape::Coverage || design.atLeast <= 0 || preview.mainItems == 0)
        return;
    qint64 least = 0;
    for (const StudyShare &share : preview.categories)
        least += share.code.isEmpty() ? 0 : std::min(design.atLeast, share.items);
    const auto each = [&](qint64 people) {
        const qint64 wanted = static_cast<qint64>(preview.mainItems) * std::max(1, design.answersPerItem);
        return std::min<qint64>(preview.mainItems, (wanted + people - 1) / people);
    };
    const qint64 now = each(std::max(1, design.people));
    if (least <= now)
        return;
    // One person answers everything, so that somewhere it fits.
    qint64 people = design.people;
    while (people > 1 && each(people) < least)
        --people;
    const QString sentence =
        people >= design.answersPerItem
            ? Tr::tr(
                "Items for each person: %1. That is too few for at least %2 of each category, which are %3. It fits with at most %n "
                "people, or with more people per item.",
                nullptr, static_cast<int>(people))
            : Tr::tr(
                "Items for each person: %1. That is too few for at least %2 of each category, which are %3. Raise the people per item.");
    addProblem(problems, QStringLiteral("coverage"), sentence.arg(now).arg(design.atLeast).arg(least));
}

void itemProblems(QList<StudyProblem> &problems, const Study &study, const StudyPreview &preview)
{
    const StudyDesign &design = study.design;
    // What is wrong with the filter itself has been said.
    const bool said = std::any_of(problems.begin(), problems.end(),
                                  [](const StudyProblem &one) { return one.field == QLatin1String("items"); });
    if (preview.mainItems == 0 && !said)
        addProblem(problems, QStringLiteral("items"), Tr::tr("No item matches. Change the filter, or accept items first."));
    if (isDrawnByCategory(design.shape)) {
        for (const StudyShare &share : preview.categories) {
            if (share.items < design.perCategory) {
                addProblem(problems, QStringLiteral("category"),
                           Tr::tr("The category “%1” has %n item(s), but %2 are needed.", nullptr, static_cast<int>(share.items))
                               .arg(share.title)
                               .arg(design.perCategory));
            }
        }
    }
    if (design.shape == StudyShape::Coverage && preview.mainItems > 0 && preview.answersLowest < design.answersPerItem) {
        addProblem(problems, QStringLiteral("coverage"),
                   Tr::tr("With %n people, an item cannot get %1 answers: each person answers an item only once.", nullptr, design.people)
                       .arg(design.answersPerItem));
    }
    leastProblems(problems, design, preview);
    if (design.practice > 0 && design.practiceFilter.trimmed().isEmpty())
        addProblem(problems, QStringLiteral("practice"), Tr::tr("Choose the practice items."));
    else if (preview.practiceItems < design.practice)
        addProblem(problems, QStringLiteral("practice"),
                   Tr::tr("Too few items match the practice item filter: %1, but %2 are needed.")
                       .arg(preview.practiceItems)
                       .arg(design.practice));
    const int gold = goldItems(preview.itemsHighest, design.goldShare);
    if (design.goldShare > 0 && design.goldFilter.trimmed().isEmpty())
        addProblem(problems, QStringLiteral("gold"), Tr::tr("Choose the gold items."));
    else if (preview.goldItems < gold)
        addProblem(
            problems, QStringLiteral("gold"),
            Tr::tr("Too few items match the gold item filter: %1, but each person needs %2. Practice items are not counted.")
                .arg(preview.goldItems)
                .arg(gold));
    if (study.exclusion.minimumGold > 0 && design.goldShare <= 0)
        addProblem(problems, QStringLiteral("gold"), Tr::tr("A rule excludes people by gold accuracy, but there are no gold items."));
    if (study.exclusion.priorExposure && !study.background.contains(BackgroundField::PriorExposure))
        addProblem(problems, QStringLiteral("exclusion"),
                   Tr::tr("A rule excludes people who have seen similar questions before, but the study does not ask about this."));
}

} // namespace

bool StudyPreview::mayFreeze() const
{
    return std::none_of(problems.begin(), problems.end(), [](const StudyProblem &problem) { return problem.prevents; });
}

StudyPreview previewOf(const Study &study, const StudySelection &selection, const Preset &preset, const StudyPace &pace)
{
    StudyPreview preview;
    QSet<ImageId> images;
    for (const StudyItem &one : selection.items) {
        preview.mainItems += one.part == StudyPart::Main ? 1 : 0;
        preview.practiceItems += one.part == StudyPart::Practice ? 1 : 0;
        preview.goldItems += one.part == StudyPart::Gold ? 1 : 0;
        if (one.part == StudyPart::Main)
            images.insert(one.item.image);
    }
    preview.images = static_cast<int>(images.size());
    preview.people = study.design.people;
    const bool twoWays = study.design.shape == StudyShape::Coverage && !study.design.across.isEmpty();
    preview.categories = twoWays ? sharesAcross(selection.items, study.design, preset)
                                 : sharesOf(selection.items, study.design.category, preset, &StudyItem::category);
    if (study.design.blocks != study.design.category)
        preview.blockShares = sharesOf(selection.items, study.design.blocks, preset, &StudyItem::block);
    preview.notes = selection.notes;
    QList<StudyProblem> problems = designProblems(study, preset);
    const bool planned = problems.isEmpty();
    problems += selection.problems;
    if (planned) {
        planAll(preview, study, selection);
        itemProblems(problems, study, preview);
    }
    if (study.exclusion.minimumGold > 0 && preview.goldPerPerson > 0 && preview.goldPerPerson < fewGold) {
        preview.notes.append(Tr::tr("A person gets only %n gold item(s): a single mistake can decide whether the person is excluded.",
                                    nullptr,
                                    preview.goldPerPerson));
    }
    preview.problems = problems;
    preview.peopleMeasured = pace.people;
    preview.secondsEach = pace.people > 0 ? pace.seconds : assumedSeconds;
    if (study.design.timeLimitSeconds > 0)
        preview.secondsEach = std::min<double>(preview.secondsEach, study.design.timeLimitSeconds);
    preview.minutes = preview.questionsPerPerson * preview.secondsEach / 60;
    return preview;
}

} // namespace yuyi
