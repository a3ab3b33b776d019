// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief What waits on each page: the numbers beside the navigation.
struct NavigationCounts {
    qint64 collected = 0;    ///< all images
    qint64 duplicates = 0;   ///< open groups
    qint64 text = 0;         ///< over or near the limit, nobody decided
    qint64 unmeasured = 0;   ///< images whose text has not been measured; shown beside the same page
    qint64 inspect = 0;      ///< neither kept nor discarded yet
    qint64 annotate = 0;     ///< open for the person
    qint64 review = 0;       ///< images whose differences wait for the person
    qint64 validate = 0;     ///< questions that wait for the person; for a lead without any: open discussions
    qint64 calibrate = 0;    ///< images of batches the person has not submitted yet
    qint64 models = 0;       ///< runs under way, here and elsewhere; known to the session alone
    qint64 errors = 0;       ///< wrong answers that wait for the person's code
    qint64 study = 0;        ///< people of running studies who have not finished; for leads
    qint64 mentions = 0;     ///< comments that name the person, not seen yet
    qint64 urgent = 0;       ///< what others wait for: returned work, mentions, discussions, calibration
    // Not shown beside a page; they say whether a step has something to do.
    qint64 unsearched = 0;   ///< images the search for duplicates has not seen
    qint64 accepted = 0;     ///< ready for release
    qint64 released = 0;     ///< images
    qint64 finishedRuns = 0; ///< of questions

    friend bool operator==(const NavigationCounts &, const NavigationCounts &) = default;
};

/// Reads them all; the same figures as the overview's. Thread of the connection.
Result<NavigationCounts> navigationCounts(Stores &stores, const PersonId &person);

} // namespace yuyi
