// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/selection.h"

#include "models/services/rules/itemchoice.h"
#include "models/services/rules/optionorder.h"
#include "models/services/studies/design/frozen.h"
#include "models/statistics/random.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudySelection)
};

QString labelOf(const ItemSetItem &item, const DimensionCode &dimension)
{
    const QList<LabelCode> labels = item.labels.value(dimension);
    return dimension.isEmpty() || labels.isEmpty() ? QString() : labels.constFirst().text();
}

/// The category of an item: its label, or those of both dimensions as "a / b". Empty: it lacks one.
QString categoryOf(const ItemSetItem &item, const StudyDesign &design)
{
    const QString first = labelOf(item, design.category);
    if (design.shape != StudyShape::Coverage || design.across.isEmpty() || first.isEmpty())
        return first;
    const QString second = labelOf(item, design.across);
    return second.isEmpty() ? QString() : first + categorySeparator + second;
}

/// Items of one part, and what is wrong with its filter.
struct Found {
    ChosenItems chosen;
    bool wrong = false;
};

Result<Found> find(ItemChooser &chooser, const QString &filter, const ItemSetId &set, const QString &field,
                   QList<StudyProblem> &problems)
{
    Found found;
    const auto read = chooser.read(filter);
    if (!read) {
        if (read.error().code != ErrorCode::Invalid)
            return passOn(read);
        problems.append({field, read.error().sentence, true});
        found.wrong = true;
        return found;
    }
    ItemChoice choice;
    choice.filter = *read;
    choice.set = set;
    const auto chosen = chooser.choose(choice);
    if (!chosen) {
        if (chosen.error().code != ErrorCode::NotFound)
            return passOn(chosen);
        problems.append({field, chosen.error().sentence, true});
        found.wrong = true;
        return found;
    }
    found.chosen = *chosen;
    return found;
}

/// Puts items together, each question once.
class Gathering
{
public:
    explicit Gathering(const StudyDesign &design) : m_design(design) {}

    void add(StudyPart part, const ItemSetItem &item, const Question &question)
    {
        StudyItem one;
        one.item = item;
        one.part = part;
        one.category = categoryOf(item, m_design);
        one.block = labelOf(item, m_design.blocks);
        one.contentHash = contentHashOf(question);
        selection.items.append(one);
        selection.questions.append(question);
        taken.insert(question.id);
    }

    StudySelection selection;
    QSet<QuestionId> taken;

private:
    const StudyDesign &m_design;
};

struct Candidate {
    ItemSetItem item;
    Question question;
};

/// @brief So many of each category, drawn by the seed; in the order they came in. A category that has fewer gives all it has.
QList<Candidate> stratified(const QList<Candidate> &candidates, const StudyDesign &design, qint64 seed)
{
    QMap<QString, QList<qsizetype>> strata;
    for (qsizetype i = 0; i < candidates.size(); ++i)
        strata[labelOf(candidates.at(i).item, design.category)].append(i);
    QList<qsizetype> drawn;
    Random random(static_cast<quint64>(seed));
    for (QList<qsizetype> &stratum : strata) {
        const qsizetype wanted = std::min<qsizetype>(std::max(0, design.perCategory), stratum.size());
        for (qsizetype i = 0; i < wanted; ++i)
            stratum.swapItemsAt(i, i + static_cast<qsizetype>(random.below(static_cast<quint32>(stratum.size() - i))));
        drawn += stratum.first(wanted);
    }
    std::sort(drawn.begin(), drawn.end());
    QList<Candidate> chosen;
    for (const qsizetype i : std::as_const(drawn))
        chosen.append(candidates.at(i));
    return chosen;
}

/// Questions of the chosen items, by version.
Result<QHash<QuestionVersionId, Question>> questionsOf(Stores &stores, const QList<const ChosenItems *> &lists)
{
    QList<QuestionVersionId> versions;
    for (const ChosenItems *list : lists) {
        for (const ChosenItem &one : list->items)
            versions.append(one.item.question);
    }
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    QHash<QuestionVersionId, Question> found;
    for (const Question &question : questions)
        found.insert(question.versionId, question);
    return found;
}

void noteSharedPictures(StudySelection &selection)
{
    QSet<ImageId> ofMain;
    for (const StudyItem &one : std::as_const(selection.items)) {
        if (one.part == StudyPart::Main)
            ofMain.insert(one.item.image);
    }
    int shared = 0;
    for (const StudyItem &one : std::as_const(selection.items))
        shared += one.part != StudyPart::Main && ofMain.contains(one.item.image) ? 1 : 0;
    if (shared > 0)
        selection.notes.append(Tr::tr("%n practice or gold item(s) use an image that a main item also uses.", nullptr, shared));
}

void noteCategories(StudySelection &selection, const StudyDesign &design, const QString &title, int without)
{
    // Before a dimension is chosen nothing has a label of it, and that is the problem that is named.
    if (without > 0 && !design.category.isEmpty())
        selection.notes.append(Tr::tr("%n item(s) without a label in the dimension “%1” are excluded.", nullptr, without).arg(title));
}

void noteSeveral(StudySelection &selection, const DimensionCode &dimension, const Preset &preset)
{
    const Dimension *known = dimension.isEmpty() ? nullptr : preset.dimension(dimension);
    int several = 0;
    for (const StudyItem &one : std::as_const(selection.items))
        several += one.part == StudyPart::Main && one.item.labels.value(dimension).size() > 1 ? 1 : 0;
    if (!dimension.isEmpty() && several > 0)
        selection.notes.append(
            Tr::tr("%n item(s) have several labels in the dimension “%1”; the first label is used.",
                   nullptr, several)
                .arg(known != nullptr ? known->title.text() : QString()));
}

void noteOverlap(StudySelection &selection, int practice, int gold)
{
    if (practice > 0)
        selection.notes.append(Tr::tr("%n item(s) match the practice item filter, so they are not main items.", nullptr, practice));
    if (gold > 0)
        selection.notes.append(Tr::tr("%n item(s) match the gold item filter, so they are not main items.", nullptr, gold));
}

} // namespace

QHash<QuestionVersionId, QList<OptionId>> StudySelection::options() const
{
    QHash<QuestionVersionId, QList<OptionId>> options;
    for (const Question &question : questions)
        options.insert(question.versionId, question.optionIds());
    return options;
}

QSet<QuestionVersionId> StudySelection::inOrder() const
{
    QSet<QuestionVersionId> versions;
    for (const Question &question : questions) {
        if (fixedKinds.contains(question.kind))
            versions.insert(question.versionId);
    }
    return versions;
}

Result<StudySelection> selectItems(Stores &stores, const Study &study)
{
    YUYI_TRY(const auto info, stores.project().info());
    const Preset preset = forItems(info.preset);
    const StudyDesign &design = study.design;
    Gathering gathering(design);
    StudySelection &selection = gathering.selection;
    selection.fixedKinds = fixedKinds(info.preset);
    ItemChooser chooser(stores);
    YUYI_TRY(const auto main, find(chooser, study.filter, study.from, QStringLiteral("items"), selection.problems));
    Result<Found> practice = Found();
    Result<Found> gold = Found();
    // Without a filter of their own everything would be practised with.
    if (design.practice > 0 && !design.practiceFilter.trimmed().isEmpty())
        practice = find(chooser, design.practiceFilter, {}, QStringLiteral("practice"), selection.problems);
    if (!practice)
        return passOn(practice);
    if (design.goldShare > 0 && !design.goldFilter.trimmed().isEmpty())
        gold = find(chooser, design.goldFilter, {}, QStringLiteral("gold"), selection.problems);
    if (!gold)
        return passOn(gold);
    YUYI_TRY(const auto questions, questionsOf(stores, {&main.chosen, &practice->chosen, &gold->chosen}));

    QHash<QuestionId, StudyPart> reserved;
    for (const ChosenItem &one : gold->chosen.items)
        reserved.insert(questions.value(one.item.question).id, StudyPart::Gold);
    for (const ChosenItem &one : practice->chosen.items)
        reserved.insert(questions.value(one.item.question).id, StudyPart::Practice);
    int overlapPractice = 0;
    int overlapGold = 0;
    int unlabelled = 0;
    int mainItems = 0;
    QList<Candidate> candidates;
    for (const ChosenItem &one : main.chosen.items) {
        const Question question = questions.value(one.item.question);
        if (const auto part = reserved.constFind(question.id); part != reserved.constEnd()) {
            ++(*part == StudyPart::Gold ? overlapGold : overlapPractice);
            continue;
        }
        if (isDrawnByCategory(design.shape) && labelOf(one.item, design.category).isEmpty()) {
            ++unlabelled;
            continue;
        }
        if (gathering.taken.contains(question.id) || (study.limit > 0 && mainItems >= study.limit))
            continue;
        ++mainItems;
        if (design.shape == StudyShape::Stratified)
            candidates.append({one.item, question});
        else
            gathering.add(StudyPart::Main, one.item, question);
    }
    for (const Candidate &one : stratified(candidates, design, study.seed)) {
        if (!gathering.taken.contains(one.question.id))
            gathering.add(StudyPart::Main, one.item, one.question);
    }
    int practised = 0;
    for (const ChosenItem &one : practice->chosen.items) {
        const Question question = questions.value(one.item.question);
        if (practised < design.practice && !gathering.taken.contains(question.id)) {
            gathering.add(StudyPart::Practice, one.item, question);
            ++practised;
        }
    }
    for (const ChosenItem &one : gold->chosen.items) {
        const Question question = questions.value(one.item.question);
        // What is practised with is known, and tests nobody's attention.
        if (!gathering.taken.contains(question.id))
            gathering.add(StudyPart::Gold, one.item, question);
    }
    for (qsizetype i = 0; i < selection.items.size(); ++i)
        selection.items[i].item.position = static_cast<int>(i);
    if (main.chosen.notAccepted > 0) {
        selection.notes.append(Tr::tr("%n item(s) match the filter but are not accepted yet, so these items are excluded.", nullptr,
                                      main.chosen.notAccepted));
    }
    if (main.chosen.unscorable > 0) {
        selection.notes.append(
            Tr::tr("%n item(s) with a wrong number of correct options are excluded.", nullptr, main.chosen.unscorable));
    }
    const Dimension *dimension = design.category.isEmpty() ? nullptr : preset.dimension(design.category);
    noteOverlap(selection, overlapPractice, overlapGold);
    noteCategories(selection, design, dimension != nullptr ? dimension->title.text() : QString(), unlabelled);
    noteSeveral(selection, design.category, preset);
    if (design.shape == StudyShape::Coverage)
        noteSeveral(selection, design.across, preset);
    noteSharedPictures(selection);
    return selection;
}

Result<StudySelection> frozenSelection(Stores &stores, const Study &study)
{
    StudySelection selection;
    YUYI_TRY(const auto info, stores.project().info());
    selection.fixedKinds = fixedKinds(info.preset);
    YUYI_TRY(const auto items, stores.studies().items(study.id));
    QList<QuestionVersionId> versions;
    for (const StudyItem &one : items)
        versions.append(one.item.question);
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    QHash<QuestionVersionId, Question> byVersion;
    for (const Question &question : questions)
        byVersion.insert(question.versionId, question);
    selection.items = items;
    for (const StudyItem &one : items)
        selection.questions.append(byVersion.value(one.item.question));
    return selection;
}

} // namespace yuyi
