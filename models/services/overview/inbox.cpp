// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/inbox.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/rules/hiddenitems.h"
#include "models/stores/deskstore.h"
#include "models/stores/stores.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int roundsLookedAt = 200; // the oldest; enough to say for whom things wait

/// Gathers the items; the first error ends it.
class Gathering
{
public:
    Gathering(Stores &stores, const Person &person, const OpenWork &open, const QDateTime &now)
        : m_stores(stores), m_person(person), m_open(open), m_now(now)
    {
    }

    Result<QList<InboxItem>> items()
    {
        for (Result<> (Gathering::*part)() : {&Gathering::readReturned, &Gathering::readMentions, &Gathering::readDiscussions,
                                              &Gathering::readCalibration, &Gathering::readFilters, &Gathering::readAnnotation,
                                              &Gathering::readRounds, &Gathering::readCases, &Gathering::readCodes,
                                              &Gathering::readMeasuring, &Gathering::readImages}) {
            YUYI_CHECK((this->*part)());
        }
        std::stable_sort(m_items.begin(), m_items.end(), [](const InboxItem &a, const InboxItem &b) { return a.kind < b.kind; });
        return m_items;
    }

private:
    bool leads() const { return m_person.is(Role::Lead); }

    InboxItem &add(InboxKind kind, qint64 count, const ImageId &image = {}, const QDateTime &since = {})
    {
        InboxItem item;
        item.kind = kind;
        item.count = count;
        item.image.id = image;
        item.since = since;
        m_items.append(item);
        return m_items.last();
    }

    Result<> readReturned()
    {
        if (m_open.annotation.returned == 0)
            return {};
        YUYI_TRY(const auto returns, m_stores.work().openReturns(m_person.id));
        InboxItem &item = add(InboxKind::Returned, m_open.annotation.returned);
        const auto first = std::min_element(returns.begin(), returns.end(), [](const WorkReturn &a, const WorkReturn &b) {
            return a.createdAt < b.createdAt;
        });
        if (first == returns.end())
            return {};
        item.image.id = first->image;
        item.since = first->createdAt;
        item.origin = first->origin;
        item.text = first->note;
        const Json data = storedJson(first->data);
        item.votes = wholeOf(data, "votes");
        item.correct = wholeOf(data, "correct");
        return {};
    }

    Result<> readMentions()
    {
        YUYI_TRY(const auto unseen, CommentService(m_stores, m_person.id).unseenMentions());
        if (unseen.isEmpty())
            return {};
        const Comment &newest = unseen.constFirst().comment;
        InboxItem &item = add(InboxKind::Mention, unseen.size(), newest.target.image, newest.createdAt);
        item.record = newest.id.value();
        item.target = newest.target;
        item.text = newest.body.simplified();
        return {};
    }

    Result<> readDiscussions()
    {
        const auto open = m_stores.inbox().discussionsFor(m_person.id, leads(), m_person.is(Role::Adjudicator));
        if (!open || open->isEmpty())
            return open ? Result<>() : passOn(open);
        const Discussion &first = open->constFirst();
        InboxItem &item = add(InboxKind::Discussion, open->size(), first.image, first.createdAt);
        item.record = first.id.value();
        item.text = first.note.simplified();
        item.reason = first.reason;
        return {};
    }

    /// Batches are few, but only somebody with something in one reads them.
    Result<> readCalibration()
    {
        YUYI_TRY(const auto mine, m_stores.calibration().openFor(m_person.id));
        if (mine == 0 && !leads())
            return {};
        YUYI_TRY(const auto batches, m_stores.calibration().batches());
        bool told = false;
        for (auto batch = batches.crbegin(); batch != batches.crend(); ++batch) { // the oldest first
            if (batch->state != CalibrationState::Labelling)
                continue;
            YUYI_TRY(const auto in, m_stores.calibration().handedIn(batch->id));
            const auto next = std::find_if(batch->images.begin(), batch->images.end(), [&](const ImageId &image) {
                return !in.contains({image, m_person.id});
            });
            const bool takesPart = std::any_of(batch->people.begin(), batch->people.end(), [&](const CalibrationPerson &one) {
                return one.person == m_person.id;
            });
            if (mine > 0 && !told && takesPart && next != batch->images.end()) {
                InboxItem &item = add(InboxKind::Calibration, mine, *next, batch->createdAt);
                item.record = batch->id.value();
                item.text = batch->name;
                told = true;
            }
            if (leads() && !batch->people.isEmpty() && in.size() == batch->people.size() * batch->images.size()) {
                InboxItem &item = add(InboxKind::Reveal, batch->images.size(), batch->images.value(0), batch->createdAt);
                item.record = batch->id.value();
                item.text = batch->name;
            }
        }
        return {};
    }

    Result<> readFilters()
    {
        if (!leads())
            return {};
        const auto some = [this](InboxKind kind, qint64 count) {
            if (count > 0)
                add(kind, count);
        };
        if (m_open.collected == 0)
            add(InboxKind::Collect, 0);
        some(InboxKind::Search, m_open.unsearched);
        some(InboxKind::Duplicates, m_open.duplicateGroups);
        some(InboxKind::MeasureText, m_open.unmeasured);
        some(InboxKind::Text, m_open.overTextLimit);
        some(InboxKind::Inspect, m_open.toInspect);
        some(InboxKind::Release, m_open.accepted);
        return {};
    }

    Result<> readAnnotation()
    {
        const AnnotationWork &work = m_open.annotation;
        const qint64 assigned = work.drafts + work.assigned;
        if (assigned == 0 && work.pool == 0)
            return {};
        InboxItem &item = add(assigned > 0 ? InboxKind::Assigned : InboxKind::Pool, assigned > 0 ? assigned : work.pool);
        item.more = assigned > 0 ? work.pool : 0;
        item.begun = work.drafts;
        return {};
    }

    Result<> readRounds()
    {
        const bool answers = m_open.toValidate > 0;
        if (!answers && !leads())
            return {};
        if (m_stores.desk().isDesk()) {
            // Whose answers else it waits for is not said there.
            if (answers)
                add(InboxKind::Answer, m_open.toValidate);
            return {};
        }
        const auto waiting = m_stores.validationQueue().waitingRounds(m_now, roundsLookedAt);
        if (!waiting || waiting->isEmpty())
            return waiting ? Result<>() : passOn(waiting);
        QHash<PersonId, qint64> people;
        qint64 alone = 0, blocked = 0;
        const WaitingRound *mine = nullptr;
        for (const WaitingRound &round : *waiting) {
            for (const PersonId &one : round.people)
                ++people[one];
            blocked += round.people.isEmpty() ? 1 : 0;
            if (round.people.contains(m_person.id)) {
                alone += round.people.size() == 1 ? 1 : 0;
                mine = mine ? mine : &round;
            }
        }
        if (answers) {
            InboxItem &item = add(InboxKind::Answer, m_open.toValidate);
            item.more = alone;
            if (mine) {
                item.image.id = mine->image;
                item.since = mine->since;
            }
        }
        people.remove(m_person.id);
        if (!leads() || (people.isEmpty() && blocked == 0))
            return {};
        YUYI_TRY(const auto sums, m_stores.inbox().openRounds());
        InboxItem &item = add(InboxKind::Rounds, sums.rounds, waiting->constFirst().image, waiting->constFirst().since);
        item.more = sums.answersMissing;
        item.begun = blocked;
        for (auto it = people.cbegin(); it != people.cend(); ++it)
            item.people.append({it.key(), it.value()});
        std::sort(item.people.begin(), item.people.end(), [](const WaitsFor &a, const WaitsFor &b) {
            return a.count != b.count ? a.count > b.count : a.person < b.person;
        });
        return {};
    }

    Result<> readCases()
    {
        if (m_open.toAdjudicate > 0) {
            YUYI_TRY(const auto next, m_stores.review().nextCase(m_person.id, {}, m_now));
            InboxItem &item = add(InboxKind::Case, m_open.toAdjudicate);
            // A desk sees a case only when it is taken.
            if (next && !m_stores.desk().isDesk()) {
                YUYI_TRY(const auto first, m_stores.review().adjudicationCase(*next));
                item.image.id = first.image;
                item.since = first.createdAt;
            }
        }
        if (!leads())
            return {};
        YUYI_TRY(const auto all, m_stores.inbox().openCaseCount());
        const qint64 others = all - m_open.toAdjudicate;
        if (others <= 0)
            return {};
        YUYI_TRY(const auto images, m_stores.inbox().openCases(1));
        InboxItem &item = add(InboxKind::Disputes, others, images.value(0));
        YUYI_TRY(const auto team, m_stores.project().people());
        for (const Person &one : team) {
            if (one.id != m_person.id && one.available() && one.is(Role::Adjudicator))
                item.people.append({one.id, 0});
        }
        return {};
    }

    Result<> readCodes()
    {
        const auto open = casesToCode(m_stores, m_person);
        if (open && *open > 0)
            add(InboxKind::Code, *open);
        return open ? Result<>() : passOn(open);
    }

    Result<> readMeasuring()
    {
        if (!leads())
            return {};
        YUYI_TRY(const auto flagged, m_stores.inbox().flaggedImages());
        if (!flagged.isEmpty())
            add(InboxKind::Flagged, flagged.size(), flagged.constFirst());
        YUYI_TRY(const auto runs, m_stores.inbox().troubledRuns());
        if (runs.isEmpty())
            return {};
        const TroubledRun &newest = runs.constFirst();
        InboxItem &item = add(InboxKind::Runs, runs.size(), {}, newest.createdAt);
        item.more = newest.errors;
        item.record = newest.id.value();
        item.text = newest.model;
        return {};
    }

    /// What pictures show is read for all of them together.
    Result<> readImages()
    {
        QList<ImageId> ids;
        for (const InboxItem &item : std::as_const(m_items)) {
            if (!item.image.id.isNull() && !ids.contains(item.image.id))
                ids.append(item.image.id);
        }
        YUYI_TRY(const auto images, m_stores.images().images(ids));
        for (InboxItem &item : m_items) {
            const auto found = std::find_if(images.begin(), images.end(), [&](const Image &one) { return one.id == item.image.id; });
            item.image = found == images.end() ? Image() : *found;
        }
        return {};
    }

    Stores &m_stores;
    const Person &m_person;
    const OpenWork &m_open;
    QDateTime m_now;
    QList<InboxItem> m_items;
};

} // namespace

Result<QList<InboxItem>> inboxOf(Stores &stores, const Person &person, const OpenWork &open, const QDateTime &now)
{
    return Gathering(stores, person, open, now).items();
}

Result<qint64> casesToCode(Stores &stores, const Person &person)
{
    if (!person.is(Role::Expert))
        return 0;
    const auto open = stores.errors().openFor(person.id);
    if (!open || open->isEmpty())
        return open ? Result<qint64>(0) : passOn(open);
    YUYI_TRY(const auto hidden, hiddenItems(stores, person.id));
    YUYI_TRY(const auto images, stores.runs().imagesOf(*open));
    return std::count_if(open->begin(), open->end(),
                         [&](const QuestionVersionId &one) { return !hidden.hides(one, images.value(one)); });
}

} // namespace yuyi
