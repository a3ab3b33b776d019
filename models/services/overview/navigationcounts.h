// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Number of waiting entries on each page, shown in the navigation.
struct NavigationCounts {
    qint64 collected = 0;  ///< all images
    qint64 duplicates = 0; ///< open groups of near duplicates
    qint64 text = 0;       ///< images over or near the text limit, not decided
    qint64 unmeasured = 0; ///< images whose text has not been measured; shown on the same page
    qint64 inspect = 0;    ///< images neither kept nor discarded yet
    qint64 annotate = 0;   ///< images open for the person
    qint64 review = 0;     ///< images with differences that the person may settle
    qint64 validate = 0;   ///< questions that wait for the person; for a lead without any: open discussions
    qint64 calibrate = 0;  ///< images of calibration batches that the person has not submitted yet
    qint64 models = 0;     ///< runs in progress, in this program and others; filled in by the session
    qint64 errors = 0;     ///< wrong answers that wait for the person's code
    qint64 study = 0;      ///< for leads: participants of running studies who have not finished
    qint64 mentions = 0;   ///< unread comments that mention the person, in threads that the person may see
    qint64 urgent = 0;     ///< what others are waiting for: returned work, mentions, discussions, calibration
    // Not shown beside a page; they say whether a step has something to do.
    qint64 unsearched = 0;   ///< images the duplicate search has not processed
    qint64 accepted = 0;     ///< images ready for release
    qint64 released = 0;     ///< released images
    qint64 finishedRuns = 0; ///< finished runs of question items

    friend bool operator==(const NavigationCounts &, const NavigationCounts &) = default;
};

/// Reads all counts; they equal those of the overview. Call it on the connection's thread.
Result<NavigationCounts> navigationCounts(Stores &stores, const PersonId &person);

} // namespace yuyi
