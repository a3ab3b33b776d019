// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/services/inbox.h"
#include "models/stores/stores.h"

#include <QDate>
#include <QList>

namespace yuyi {

/// One reason of one step with how many images it took away.
struct FunnelReason {
    FilterStep step = FilterStep::Inspect;
    QString reason;     ///< code
    qint64 images = 0;
};

/// @brief What is open for the person, step by step; the first that is not zero is what to do next.
struct OpenWork {
    qint64 collected = 0;       ///< all images
    qint64 unsearched = 0;      ///< images without a fingerprint: the duplicate search has not seen them
    qint64 duplicateGroups = 0; ///< open groups
    qint64 unmeasured = 0;      ///< images whose text has not been measured
    qint64 overTextLimit = 0;   ///< measured above the limit or in the review band, not decided
    qint64 toInspect = 0;
    qint64 toAnnotate = 0;      ///< for this person
    AnnotationWork annotation;  ///< the same, by how it came
    qint64 toAdjudicate = 0;    ///< images whose differences wait for this person
    qint64 toValidate = 0;      ///< questions that wait for this person
    qint64 accepted = 0;        ///< ready for release
    qint64 released = 0;
};

/// What one person, or everybody, did on one day of the local calendar.
struct DayWork {
    QDate day;
    qint64 images = 0;          ///< annotations submitted
    qint64 answers = 0;         ///< blind ones
};

/// What one person did in the days shown.
struct PersonWork {
    PersonId person;
    qint64 images = 0;
    qint64 answers = 0;
    qint64 today = 0;           ///< both together
};

struct Overview {
    FunnelCounts counts;
    QList<FunnelReason> reasons;   ///< largest first within each step
    OpenWork open;
    QList<InboxItem> inbox;        ///< what waits, most urgent first
    qint64 questions = 0;          ///< of gold annotations
    qint64 releases = 0;
    qint64 submittedToday = 0;     ///< by this person, since local midnight
    qint64 answeredToday = 0;
    QList<DayWork> week;           ///< the last seven days, today last; of this person, or for leads of everybody
    qint64 annotationsLeft = 0;    ///< still to be submitted: by this person, or for leads by everybody
    QList<PersonWork> people;      ///< for leads: everybody who did something in these days, most first
};

/// @brief The day on which the annotations left are submitted, at the pace of the days shown, days off included. Nothing while
/// nothing is left or fewer than five were submitted in these days.
std::optional<QDate> forecast(const Overview &overview);

/// @brief Counts for the overview and the navigation. Reads only.
class OverviewService
{
public:
    OverviewService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }
    Result<Overview> overview();
    Result<OpenWork> openWork();

private:
    Result<OpenWork> openWork(const FunnelCounts &funnel, const Person &person);
    Result<> readWeek(Overview &overview, const Person &person);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
