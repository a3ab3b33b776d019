// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/vieweritems.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"

#include <QCoreApplication>

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

/// Two models gave different answers; who chose none says nothing.
bool disagree(const ViewerItem &item, const ResultsItem &known)
{
    GivenAnswer first;
    for (const ViewerAnswer &answer : item.answers) {
        const GivenAnswer given = known.given(answer.outcome.answer);
        if (given.isEmpty())
            continue;
        if (first.isEmpty())
            first = given;
        else if (first != given)
            return true;
    }
    return false;
}

bool passes(const ViewerItem &item, const ResultsItem &known, ViewerFilter filter)
{
    switch (filter) {
    case ViewerFilter::All: return true;
    case ViewerFilter::WrongByAll: return item.right == 0 && item.wrong > 0;
    case ViewerFilter::RightByAll: return item.wrong == 0 && item.right > 0;
    case ViewerFilter::ModelsDisagree: return disagree(item, known);
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

bool wanted(const ViewerItem &item, const ResultsItem &known, const QHash<QuestionVersionId, Labels> &labels,
            const ViewerQuery &query)
{
    if (!query.only.isEmpty() && !query.only.contains(item.question))
        return false;
    if (!query.dimension.isEmpty() && !labels.value(item.question).value(query.dimension).contains(query.label))
        return false;
    if (!query.text.trimmed().isEmpty() && !holds(known, query.text.trimmed()))
        return false;
    const auto answers = [&](auto test) { return std::any_of(item.answers.begin(), item.answers.end(), test); };
    if (!query.reason.isEmpty() && !answers([&](const ViewerAnswer &one) { return one.outcome.reason == query.reason; }))
        return false;
    if (query.status && !answers([&](const ViewerAnswer &one) { return one.outcome.status == *query.status; }))
        return false;
    return passes(item, known, query.filter);
}

} // namespace

QList<ViewerItem> viewerItems(const ResultsData &data, const ViewerQuery &query)
{
    QHash<QuestionVersionId, ViewerItem> items;
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
        const QList<ItemOutcome> outcomes = outcomesOf(data, run, query.withExamples);
        for (const ItemOutcome &outcome : outcomes) {
            if (data.hidden.hides(outcome.question, outcome.image))
                continue;
            ViewerItem &item = items[outcome.question];
            if (item.question.isNull()) {
                order.append(outcome.question);
                item.question = outcome.question;
                item.image = outcome.image;
            }
            item.answers.append({run.run.id, outcome});
            const ItemState state = outcome.state();
            item.right += state == ItemState::Correct ? 1 : 0;
            item.wrong += state != ItemState::Correct && state != ItemState::Pending ? 1 : 0;
        }
    }
    QList<ViewerItem> list;
    for (const QuestionVersionId &question : std::as_const(order)) {
        ViewerItem &item = items[question];
        const ResultsItem known = data.items.value(question);
        item.itemId = known.itemId;
        item.stem = readableStem(known.stem);
        if (wanted(item, known, labels, query))
            list.append(item);
    }
    std::stable_sort(list.begin(), list.end(),
                     [&](const ViewerItem &a, const ViewerItem &b) { return naturallyBefore(a.itemId, b.itemId); });
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
