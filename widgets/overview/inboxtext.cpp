// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/inboxtext.h"

#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/talklocation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::InboxText)
};

constexpr int namesShown = 3;

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString quoted(const QString &text)
{
    return text.isEmpty() ? QString() : Tr::tr("“%1”").arg(text.simplified());
}

/// "Anna 12, Bert 3 and 2 more"
QString namesOf(const QList<WaitsFor> &waiting, const QList<Person> &people)
{
    QStringList names;
    for (const WaitsFor &one : waiting) {
        const auto person = std::find_if(people.begin(), people.end(), [&](const Person &p) { return p.id == one.person; });
        if (person == people.end())
            continue;
        names.append(one.count > 0 ? Tr::tr("%1 %2").arg(person->name, QLocale().toString(one.count)) : person->name);
    }
    const int more = static_cast<int>(names.size()) - namesShown;
    if (more <= 0)
        return names.join(Tr::tr(", "));
    return Tr::tr("%1 and %n other(s)", nullptr, more).arg(names.mid(0, namesShown).join(Tr::tr(", ")));
}

QString returnedDetail(const InboxItem &item)
{
    if (!item.origin)
        return {};
    switch (*item.origin) {
    case ReturnOrigin::Validation:
        if (item.votes > 0)
            return Tr::tr("A question failed validation: %1 of %2 answers were correct").arg(item.correct).arg(item.votes);
        return Tr::tr("A question failed validation");
    case ReturnOrigin::Adjudication: return joined({Tr::tr("Returned from adjudication"), quoted(item.text)});
    case ReturnOrigin::Review: return joined({Tr::tr("Returned by a lead"), quoted(item.text)});
    case ReturnOrigin::Calibration: return joined({Tr::tr("Returned from calibration"), quoted(item.text)});
    }
    return {};
}

QString roundsDetail(const InboxItem &item, const QList<Person> &people)
{
    if (item.begun > 0) {
        return Tr::tr("No current validator can answer %n of these rounds: add more validators", nullptr, static_cast<int>(item.begun));
    }
    return joined({Tr::tr("%n answer(s) missing", nullptr, static_cast<int>(item.more)), namesOf(item.people, people)});
}

InboxText ofProject(const InboxItem &item, const QList<Person> &people)
{
    const int n = static_cast<int>(item.count);
    switch (item.kind) {
    case InboxKind::Disputes:
        return {Tr::tr("%n disagreement(s) are waiting for an adjudicator", nullptr, n),
                item.people.isEmpty()
                    ? Tr::tr("No adjudicator is available for these disagreements. Give the adjudicator role to another person.")
                    : namesOf(item.people, people),
                Tr::tr("Show")};
    case InboxKind::Rounds:
        return {Tr::tr("%n validation round(s) are waiting for answers", nullptr, n), roundsDetail(item, people), Tr::tr("Show")};
    case InboxKind::Flagged:
        return {Tr::tr("%n accepted image(s) with a problem reported by validators", nullptr, n), Tr::tr("Not checked yet"),
                Tr::tr("Check")};
    default:
        return {Tr::tr("%n run(s) with errors", nullptr, n),
                item.more > 0 ? Tr::tr("Run of %1: %n request(s) failed", nullptr, static_cast<int>(item.more)).arg(item.text)
                              : Tr::tr("The run of %1 has stopped").arg(item.text),
                Tr::tr("Show")};
    }
}

InboxText ofFilters(const InboxItem &item)
{
    const auto said = [&item](PageId page, bool first = false) { return sentenceOf({page, item.count, first}); };
    switch (item.kind) {
    // What a command of the page would start is not the word for going there.
    case InboxKind::Search: return {said(PageId::Duplicates, true), {}, Tr::tr("Open Duplicates Page")};
    case InboxKind::Duplicates: return {said(PageId::Duplicates), {}, Tr::tr("Decide")};
    case InboxKind::MeasureText: return {said(PageId::Text, true), {}, Tr::tr("Open Text Page")};
    case InboxKind::Text: return {said(PageId::Text), {}, Tr::tr("Decide")};
    case InboxKind::Inspect: return {said(PageId::Inspect), Tr::tr("Keep, or discard with a reason"), Tr::tr("Inspect")};
    case InboxKind::Release: return {said(PageId::Release), {}, Tr::tr("Open Release Page")};
    case InboxKind::Pool: return {said(PageId::Annotate), Tr::tr("Anyone can annotate them"), Tr::tr("Annotate")};
    case InboxKind::Code: return {said(PageId::Errors), {}, Tr::tr("Code")};
    default: return {said(PageId::Collect, true), {}, Tr::tr("Collect Images")};
    }
}

InboxText assignedText(const InboxItem &item)
{
    const int n = static_cast<int>(item.count);
    const QString pool = item.more > 0 ? Tr::tr("%n more image(s) in the pool", nullptr, static_cast<int>(item.more)) : QString();
    if (item.begun >= item.count)
        return {Tr::tr("%n draft(s) to finish", nullptr, n), pool, Tr::tr("Annotate")};
    const QString begun = item.begun > 0 ? Tr::tr("%n in progress", nullptr, static_cast<int>(item.begun)) : QString();
    return {Tr::tr("%n image(s) assigned to you", nullptr, n), joined({begun, pool}), Tr::tr("Annotate")};
}

} // namespace

QString agoText(const QDateTime &time, const QDateTime &now)
{
    if (!time.isValid())
        return {};
    const qint64 minutes = std::max<qint64>(0, time.secsTo(now) / 60);
    if (minutes < 1)
        return Tr::tr("just now");
    if (minutes < 60)
        return Tr::tr("%n min ago", nullptr, static_cast<int>(minutes));
    if (minutes < 24 * 60)
        return Tr::tr("%n h ago", nullptr, static_cast<int>(minutes / 60));
    return Tr::tr("%n day(s) ago", nullptr, static_cast<int>(minutes / (24 * 60)));
}

InboxText textOf(const InboxItem &item, const Person &self, const QList<Person> &people, const QDateTime &now)
{
    const int n = static_cast<int>(item.count);
    const QString ago = agoText(item.since, now);
    switch (item.kind) {
    case InboxKind::Returned:
        return {Tr::tr("%n image(s) were returned to you", nullptr, n), joined({returnedDetail(item), ago}), Tr::tr("Revise")};
    case InboxKind::Discussion: {
        const QString why = joined({item.text.isEmpty() ? titleOf(item.reason) : quoted(item.text), ago});
        if (self.is(Role::Lead))
            return {Tr::tr("%n discussion(s) to conclude", nullptr, n), why, Tr::tr("Conclude")};
        return {Tr::tr("%n discussion(s) are waiting for your vote", nullptr, n), why, Tr::tr("Vote")};
    }
    case InboxKind::Mention:
        return {Tr::tr("%n comment(s) mention you", nullptr, n), joined({quoted(item.text), ago}), Tr::tr("Read")};
    case InboxKind::Calibration:
        return {sentenceOf({PageId::Calibrate, item.count, false}), joined({Tr::tr("Batch “%1”").arg(item.text), ago}),
                Tr::tr("Label")};
    case InboxKind::Reveal:
        return {Tr::tr("Everybody has labelled the batch “%1”").arg(item.text), Tr::tr("Compare labels of %n image(s)", nullptr, n),
                Tr::tr("Compare")};
    case InboxKind::Assigned: return assignedText(item);
    case InboxKind::Answer:
        return {Tr::tr("%n question(s) to answer blind", nullptr, n),
                item.more > 0 ? Tr::tr("Only you can answer %n of them", nullptr, static_cast<int>(item.more))
                              : Tr::tr("Others can answer them too"),
                Tr::tr("Answer")};
    case InboxKind::Case:
        return {sentenceOf({PageId::Review, item.count, false}), ago, Tr::tr("Adjudicate")};
    case InboxKind::Disputes:
    case InboxKind::Rounds:
    case InboxKind::Flagged:
    case InboxKind::Runs: return ofProject(item, people);
    default: return ofFilters(item);
    }
}

Location locationOf(const InboxItem &item, const Person &self)
{
    Location location;
    const auto to = [&location](PageId page, const char *field = "") {
        location.page = page;
        location.field = QString::fromLatin1(field);
        return location;
    };
    switch (item.kind) {
    case InboxKind::Returned:
    case InboxKind::Calibration:
        location.image = item.image.id;
        return to(PageId::Annotate);
    case InboxKind::Mention: return locationOf(item.target, self);
    case InboxKind::Discussion:
        location.record = item.record;
        return to(PageId::Validate, "discussions");
    case InboxKind::Reveal:
        location.record = item.record;
        return to(PageId::Calibrate);
    case InboxKind::Collect: return to(PageId::Collect);
    case InboxKind::Search:
    case InboxKind::Duplicates: return to(PageId::Duplicates);
    case InboxKind::MeasureText:
    case InboxKind::Text: return to(PageId::Text);
    case InboxKind::Inspect: return to(PageId::Inspect);
    case InboxKind::Assigned:
    case InboxKind::Pool: return to(PageId::Annotate);
    case InboxKind::Answer: return to(PageId::Validate, "answer");
    case InboxKind::Case: return to(PageId::Review);
    case InboxKind::Code: return to(PageId::Errors, "code");
    case InboxKind::Release: return to(PageId::Release);
    case InboxKind::Disputes: {
        if (item.people.isEmpty())
            return to(PageId::People);
        ImageFilter filter;
        filter.stage = Stage::Disputed;
        location.filter = filter;
        return to(PageId::Collect);
    }
    case InboxKind::Rounds: return item.begun > 0 ? to(PageId::People) : to(PageId::Validate, "items");
    case InboxKind::Flagged: return to(PageId::Validate, "items");
    case InboxKind::Runs:
        location.record = item.record;
        return to(PageId::Models);
    }
    return location;
}

} // namespace yuyi
