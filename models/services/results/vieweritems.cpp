// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/vieweritems.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/services/results/metrics.h"

#include <QCoreApplication>

#include <QHash>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseViewer)
};

bool anyOf(const ViewerItem &item, ItemState state)
{
    return std::any_of(item.answers.begin(), item.answers.end(),
                       [&](const ViewerAnswer &answer) { return answer.outcome.state() == state; });
}

bool anyWhere(const ViewerItem &item, bool ItemOutcome::*flag)
{
    return std::any_of(item.answers.begin(), item.answers.end(),
                       [&](const ViewerAnswer &answer) { return answer.outcome.*flag; });
}

/// A row while it is made, with what stands behind it.
struct Candidate {
    ViewerItem item;
    QuestionVersionId key;                              ///< of an image: its first question; else that of the item
    QList<QuestionVersionId> members;                   ///< the questions; of an item alone its own
    QHash<QuestionVersionId, QList<GivenAnswer>> given; ///< by the runs, newest first
    QSet<QuestionVersionId> wrong;                      ///< those that some run did not answer correctly
};

/// Two models gave different answers; who chose none says nothing.
bool disagree(const Candidate &candidate)
{
    return std::any_of(candidate.given.begin(), candidate.given.end(), [](const QList<GivenAnswer> &answers) {
        GivenAnswer first;
        for (const GivenAnswer &given : answers) {
            if (given.isEmpty())
                continue;
            if (first.isEmpty())
                first = given;
            else if (first != given)
                return true;
        }
        return false;
    });
}

bool passes(const Candidate &candidate, ViewerFilter filter)
{
    const ViewerItem &item = candidate.item;
    switch (filter) {
    case ViewerFilter::All: return true;
    case ViewerFilter::WrongByAll: return item.right == 0 && item.wrong > 0;
    case ViewerFilter::RightByAll: return item.wrong == 0 && item.right > 0;
    case ViewerFilter::ModelsDisagree: return disagree(candidate);
    case ViewerFilter::ScorersDisagree: return anyWhere(item, &ItemOutcome::scorersDiffer);
    case ViewerFilter::Incorrect: return anyOf(item, ItemState::Incorrect);
    case ViewerFilter::Miss:
        return std::any_of(item.answers.begin(), item.answers.end(),
                           [](const ViewerAnswer &answer) { return answer.outcome.miss > 0; });
    case ViewerFilter::Error:
        return std::any_of(item.answers.begin(), item.answers.end(), [](const ViewerAnswer &answer) {
            return answer.outcome.error > 0 || answer.outcome.transient > 0;
        });
    case ViewerFilter::Overruled: return anyWhere(item, &ItemOutcome::overruled);
    case ViewerFilter::Pending:
        return std::any_of(item.answers.begin(), item.answers.end(),
                           [](const ViewerAnswer &answer) { return answer.outcome.pending > 0; });
    }
    return true;
}

bool holds(const ResultsItem &item, const QString &text)
{
    if (item.itemId.contains(text, Qt::CaseInsensitive) || readableStem(item.stem).contains(text, Qt::CaseInsensitive))
        return true;
    const auto is = [&](const QString &answer) { return answer.contains(text, Qt::CaseInsensitive); };
    return std::any_of(item.options.begin(), item.options.end(), [&](const Option &option) { return is(option.text); })
        || std::any_of(item.media.begin(), item.media.end(), [&](const Medium &medium) { return is(medium.caption); })
        || std::any_of(item.accepted.begin(), item.accepted.end(), is);
}

bool wanted(const Candidate &candidate, const ResultsData &data, const QHash<QuestionVersionId, Labels> &labels, const ViewerQuery &query)
{
    const ViewerItem &item = candidate.item;
    if (!query.only.isEmpty() && !query.only.contains(candidate.key))
        return false;
    if (!query.dimension.isEmpty() && !labels.value(item.question).value(query.dimension).contains(query.label))
        return false;
    const QString text = query.text.trimmed();
    if (!text.isEmpty() && std::none_of(candidate.members.begin(), candidate.members.end(), [&](const QuestionVersionId &member) {
            return holds(data.items.value(member), text);
        }))
        return false;
    const auto answers = [&](auto test) { return std::any_of(item.answers.begin(), item.answers.end(), test); };
    if (!query.reason.isEmpty() && !answers([&](const ViewerAnswer &one) { return one.outcome.reason == query.reason; }))
        return false;
    if (query.status && !answers([&](const ViewerAnswer &one) { return one.outcome.status == *query.status; }))
        return false;
    return passes(candidate, query.filter);
}

/// Adds what one run made of an item, or of an image with these outcomes of its questions. `withAnswers`: the answers are compared.
void add(Candidate &candidate, const ResultsData &data, const RunId &run, const ItemOutcome &outcome,
         const QHash<QuestionVersionId, ItemOutcome> &questions, bool withAnswers)
{
    candidate.item.answers.append({run, outcome});
    const ItemState state = outcome.state();
    candidate.item.right += state == ItemState::Correct ? 1 : 0;
    candidate.item.wrong += state != ItemState::Correct && state != ItemState::Pending ? 1 : 0;
    if (!withAnswers && candidate.members.size() == 1)
        return;
    for (const QuestionVersionId &member : std::as_const(candidate.members)) {
        const auto known = questions.constFind(member);
        const ItemOutcome &one = known != questions.constEnd() ? *known : outcome;
        if (withAnswers)
            candidate.given[member].append(data.items.value(member).given(one.answer));
        if (one.state() != ItemState::Correct && one.state() != ItemState::Pending)
            candidate.wrong.insert(member);
    }
}

/// Which question of an image is looked at: the first that is wrong.
QuestionVersionId shownOf(const Candidate &candidate)
{
    const auto wrong = std::find_if(candidate.members.begin(), candidate.members.end(),
                                    [&](const QuestionVersionId &member) { return candidate.wrong.contains(member); });
    return wrong != candidate.members.end() ? *wrong : candidate.key;
}

/// By id; where images have groups of questions, those of one image follow each other, at the place of its first.
void sortItems(QList<ViewerItem> &list, bool byImage)
{
    QHash<ImageId, QString> first;
    if (byImage) {
        for (const ViewerItem &item : std::as_const(list)) {
            QString &id = first[item.image];
            if (id.isEmpty() || naturallyBefore(item.itemId, id))
                id = item.itemId;
        }
    }
    std::stable_sort(list.begin(), list.end(), [&](const ViewerItem &a, const ViewerItem &b) {
        if (byImage && a.image != b.image) {
            const QString left = first.value(a.image);
            const QString right = first.value(b.image);
            if (left != right)
                return naturallyBefore(left, right);
            return a.image.toString() < b.image.toString();
        }
        return naturallyBefore(a.itemId, b.itemId);
    });
}

} // namespace

QList<ViewerItem> viewerItems(const ResultsData &data, const ViewerQuery &query)
{
    const Metric *metric = query.metric.isEmpty() ? nullptr : data.preset.metric(query.metric);
    QHash<QuestionVersionId, Candidate> candidates;
    QHash<QuestionVersionId, Labels> labels;
    QList<QuestionVersionId> order;
    for (const ResultsRun &run : data.runs) {
        if (!query.runs.isEmpty() && !query.runs.contains(run.run.id))
            continue;
        const QList<ItemSetItem> set = data.sets.value(run.run.itemSet);
        for (const ItemSetItem &item : set) {
            if (!labels.contains(item.question))
                labels.insert(item.question, item.labels);
        }
        QList<ItemOutcome> outcomes = outcomesOf(data, run, query.withExamples);
        QHash<QuestionVersionId, ItemOutcome> questions;
        if (metric != nullptr) {
            for (const ItemOutcome &outcome : std::as_const(outcomes))
                questions.insert(outcome.question, outcome);
            outcomes = metricOutcomes(outcomes, set, *metric);
        }
        for (const ItemOutcome &outcome : std::as_const(outcomes)) {
            const QList<QuestionVersionId> members = outcome.members.isEmpty() ? QList{outcome.question} : outcome.members;
            if (std::any_of(members.begin(), members.end(),
                            [&](const QuestionVersionId &member) { return data.hidden.hides(member, outcome.image); }))
                continue;
            Candidate &candidate = candidates[outcome.question];
            if (candidate.key.isNull()) {
                order.append(outcome.question);
                candidate.key = outcome.question;
                candidate.members = members;
                candidate.item.image = outcome.image;
            }
            add(candidate, data, run.run.id, outcome, questions, query.filter == ViewerFilter::ModelsDisagree);
        }
    }
    const auto kindOf = [&](const QuestionVersionId &question) {
        return labels.value(question).value(kindDimension).value(0).text();
    };
    const bool severalKinds = metric == nullptr && std::any_of(order.begin(), order.end(), [&](const QuestionVersionId &question) {
                                  return kindOf(question) != kindOf(order.constFirst());
                              });
    QList<ViewerItem> list;
    for (const QuestionVersionId &question : std::as_const(order)) {
        Candidate &candidate = candidates[question];
        candidate.item.question = shownOf(candidate);
        const ResultsItem known = data.items.value(candidate.item.question);
        candidate.item.itemId = known.itemId;
        candidate.item.stem = readableStem(known.stem);
        if (const QuestionKind *kind = severalKinds ? data.preset.kind(kindOf(question)) : nullptr)
            candidate.item.kind = kind->title.text();
        if (wanted(candidate, data, labels, query))
            list.append(candidate.item);
    }
    sortItems(list, !data.preset.groups.isEmpty());
    return list;
}

QString titleOf(ViewerFilter filter)
{
    switch (filter) {
    case ViewerFilter::All: return Tr::tr("All");
    case ViewerFilter::WrongByAll: return Tr::tr("All models wrong");
    case ViewerFilter::RightByAll: return Tr::tr("All models correct");
    case ViewerFilter::ModelsDisagree: return Tr::tr("Models disagree");
    case ViewerFilter::ScorersDisagree: return Tr::tr("Scorers disagree");
    case ViewerFilter::Incorrect: return Tr::tr("Incorrect");
    case ViewerFilter::Miss: return Tr::tr("Miss");
    case ViewerFilter::Error: return Tr::tr("Request error");
    case ViewerFilter::Overruled: return Tr::tr("Overruled");
    case ViewerFilter::Pending: return Tr::tr("No final reply");
    }
    return {};
}

} // namespace yuyi
