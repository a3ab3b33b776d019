// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {

/// Labelling: nobody sees another person's work. Revealed: all work is shown and discussed. Closed: the images go on to production.
enum class CalibrationState {
    Labelling,
    Revealed,
    Closed
};

inline constexpr CodeTable<CalibrationState, 3> codesOf(CalibrationState)
{
    return {{{CalibrationState::Labelling, u"labelling"},
             {CalibrationState::Revealed, u"revealed"},
             {CalibrationState::Closed, u"closed"}}};
}

enum class CalibrationResult {
    Open,
    Passed,
    Repeat
};

inline constexpr CodeTable<CalibrationResult, 3> codesOf(CalibrationResult)
{
    return {{{CalibrationResult::Open, u"open"},
             {CalibrationResult::Passed, u"passed"},
             {CalibrationResult::Repeat, u"repeat"}}};
}

/// A participant of a batch and their result.
struct CalibrationPerson {
    PersonId person;
    CalibrationResult result = CalibrationResult::Open;
    QString note;
    QDateTime decidedAt;
    PersonId decidedBy;

    friend bool operator==(const CalibrationPerson &, const CalibrationPerson &) = default;
};

/// Images that the same people all label before production, to align their labels.
struct CalibrationBatch {
    CalibrationBatchId id;
    QString name;
    GuidelineId guideline; ///< in force when it was made; may be null
    CalibrationState state = CalibrationState::Labelling;
    quint32 seed = 0;      ///< random seed: draws the images, and the annotations of each image that go on
    QList<ImageId> images; ///< in the order of labelling
    QList<CalibrationPerson> people;
    QDateTime revealedAt;
    QDateTime closedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

/// The value that the team agreed on for one field of one image, and the guideline clause that says so.
struct CalibrationOutcome {
    CalibrationOutcomeId id;
    CalibrationBatchId batch;
    ImageId image;
    QString field;
    QString agreedValue;   ///< JSON, as in Discrepancy
    GuidelineId guideline; ///< guideline version that contains the clause; may be null
    QString clause;        ///< anchor of a heading; may be empty
    QString note;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

/// One image of a batch that a person has submitted.
struct HandedIn {
    ImageId image;
    PersonId person;

    friend bool operator==(const HandedIn &, const HandedIn &) = default;
    friend size_t qHash(const HandedIn &one, size_t seed = 0) { return qHashMulti(seed, one.image, one.person); }
};

} // namespace yuyi
