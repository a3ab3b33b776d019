// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/overview/inbox.h"
#include "models/stores/stores.h"

#include <QDate>
#include <QList>
#include <QSet>

namespace yuyi {

/// Number of images discarded for one reason in one filter step.
struct FunnelReason {
    FilterStep step = FilterStep::Inspect;
    QString reason; ///< code
    qint64 images = 0;
};

/// @brief Open work for the person, in workflow order; the first count that is not zero is the next thing to do.
struct OpenWork {
    qint64 collected = 0;       ///< all images
    qint64 unsearched = 0;      ///< images without a fingerprint: the duplicate search has not processed them
    qint64 duplicateGroups = 0; ///< open groups of near duplicates
    qint64 unmeasured = 0;      ///< images whose text has not been measured
    qint64 overTextLimit = 0;   ///< text share above the limit or in the review band, not decided
    qint64 toInspect = 0;
    qint64 toAnnotate = 0;     ///< for this person
    AnnotationWork annotation; ///< the same, by origin
    qint64 toAdjudicate = 0;   ///< images with differences that this person may settle
    qint64 toValidate = 0;     ///< questions that wait for this person
    qint64 accepted = 0;       ///< images ready for release
    qint64 released = 0;
};

/// Work of one person, or of everybody, on one day in local time.
struct DayWork {
    QDate day;
    qint64 images = 0;  ///< annotations submitted
    qint64 answers = 0; ///< blind answers in validation
};

/// Work of one person in the days shown.
struct PersonWork {
    PersonId person;
    qint64 images = 0;
    qint64 answers = 0;
    qint64 today = 0; ///< images and answers of today
};

struct Overview {
    FunnelCounts counts;
    QSet<FilterStep> begun;      ///< the steps that have been run or have discarded an image
    QList<FunnelReason> reasons; ///< largest first within each step
    OpenWork open;
    QList<InboxItem> inbox; ///< waiting entries, most urgent first
    qint64 questions = 0;   ///< questions of gold annotations
    qint64 releases = 0;
    qint64 submittedToday = 0; ///< by this person, since local midnight
    qint64 answeredToday = 0;
    QList<DayWork> week;        ///< the last seven days, today last; work of this person, or for leads of everybody
    qint64 annotationsLeft = 0; ///< annotations not submitted yet: of this person, or for leads of everybody
    QList<PersonWork> people;   ///< for leads: everybody who worked in these days, most work first
};

/// @brief Predicts the day on which the remaining annotations are submitted, from the mean pace of the days shown, including
/// days off. Returns nullopt if nothing is left or fewer than five annotations were submitted in these days.
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
