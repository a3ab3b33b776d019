// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/reservationlength.h"
#include "models/domain/result.h"

#include <QStringList>

namespace yuyi {

/// Rules that a new project starts with. With 1 annotator and 0 votes, one person can do all steps.
struct WorkRules {
    int annotatorsPerImage = 1; ///< 1 or 2: adjudication compares two
    int votesPerQuestion = 0;
    int rounds = 1;              ///< of validation
    int passingVotes = 0;        ///< correct votes that a question needs; 0: four fifths, rounded up
    double textSimilarity = 0.9; ///< 0…1: texts at least this similar are merged without a person
    bool openPool = true;        ///< whoever is next may take unassigned images
    bool calibratedOnly = false; ///< only people who passed a calibration get production images
    /// Minutes for which an image taken from the pool is reserved.
    int reservationMinutes = ReservationLength::usual;
    bool requireLicence = false;  ///< release refuses images without source or licence
    QStringList allowedSources;   ///< hosts; empty: all
    QStringList forbiddenSources; ///< hosts
    double textRatioLimit = 0.30; ///< 0…1
    double textReviewBand = 0.02; ///< half width, 0…1
    int duplicateDistance = 0;    ///< 0: derived from the number of images
    double certaintyLimit = 0.98; ///< 0…1: duplicate groups at least this certain may be confirmed together
};

/// The largest values that a project can have. The smallest are 1 annotator, 0 votes and 1 round.
struct RuleLimits {
    static constexpr int annotators = 2;
    static constexpr int votes = 100;
    static constexpr int rounds = 100;
};

/// Returns Invalid, with a sentence that names the rule, for rules that a project cannot have.
Result<> checkRules(const WorkRules &rules);

} // namespace yuyi
