// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief An annotation as it was submitted; never changes. The same annotation submitted again is the next number.
struct Submission {
    SubmissionId id;
    AnnotationId annotation;
    ImageId image;
    PersonId person;
    int number = 1;              ///< given by the store, from 1 within the annotation
    int round = 1;
    bool blind = true;           ///< nothing of others, of a discussion or of a return had been shown to the person
    bool newestBlind = false;    ///< agreement is measured on these: one of each person and image
    bool withdrawn = false;      ///< taken back before anything was built on it
    GuidelineId guideline;       ///< version it was made under; null when there is none
    CalibrationBatchId calibration;   ///< null: production
    AnnotationContent content;
    QDateTime createdAt;
};

/// The labels of one submission, for figures over many of them.
struct SubmittedLabels {
    SubmissionId id;
    ImageId image;
    PersonId person;
    int round = 1;
    CalibrationBatchId calibration;
    QDateTime createdAt;
    Labels labels;
};

/// The two submissions of a case; which one is which says nothing about the persons.
enum class Side { A, B };

inline constexpr CodeTable<Side, 2> codesOf(Side)
{
    return {{{Side::A, u"a"}, {Side::B, u"b"}}};
}

enum class CaseState { Open, Settled, SentBack, Superseded };

inline constexpr CodeTable<CaseState, 4> codesOf(CaseState)
{
    return {{{CaseState::Open, u"open"}, {CaseState::Settled, u"settled"}, {CaseState::SentBack, u"sent-back"},
             {CaseState::Superseded, u"superseded"}}};
}

/// @brief Two submissions about one image that are being made into one. At most one per image is open or settled.
struct AdjudicationCase {
    AdjudicationCaseId id;
    ImageId image;
    SubmissionId a;
    SubmissionId b;
    Side leftSide = Side::A;     ///< drawn once; stays the same whoever looks
    qint64 seed = 0;             ///< the draw came from it
    CaseState state = CaseState::Open;
    int round = 1;
    PersonId adjudicator;        ///< who settles it; null until somebody has opened it
    QDateTime reservedUntil;     ///< until then nobody else is given it
    AnnotationId gold;           ///< what it came to last
    QDateTime settledAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

enum class DiscrepancyState { Merged, Open, Settled };

inline constexpr CodeTable<DiscrepancyState, 3> codesOf(DiscrepancyState)
{
    return {{{DiscrepancyState::Merged, u"merged"}, {DiscrepancyState::Open, u"open"},
             {DiscrepancyState::Settled, u"settled"}}};
}

/// @brief One field of a case with the two values, JSON as models/services/fieldvalues writes it.
/// Fields: "label:<dimension>", "explanation", "implied-meaning", "context", "question:<n>" from 1.
struct Discrepancy {
    DiscrepancyId id;
    AdjudicationCaseId inCase;
    QString field;
    int position = 0;
    QByteArray valueA;
    QByteArray valueB;
    double similarity = 0;       ///< 0…1; 1: equal
    DiscrepancyState state = DiscrepancyState::Open;
    int version = 1;
};

/// How a field was settled. Both: the union; Common: the intersection; of questions: both kept, none kept.
enum class Choice { A, B, Both, Common, Edited };

inline constexpr CodeTable<Choice, 5> codesOf(Choice)
{
    return {{{Choice::A, u"a"}, {Choice::B, u"b"}, {Choice::Both, u"both"}, {Choice::Common, u"common"},
             {Choice::Edited, u"edited"}}};
}

enum class Cause { None, GuidelineUnclear, Slip, Subjective, Knowledge, Other };

inline constexpr CodeTable<Cause, 6> codesOf(Cause)
{
    return {{{Cause::None, u""}, {Cause::GuidelineUnclear, u"guideline-unclear"}, {Cause::Slip, u"slip"},
             {Cause::Subjective, u"subjective"}, {Cause::Knowledge, u"knowledge"}, {Cause::Other, u"other-cause"}}};
}
/// The cause in the person's language; of None: empty.
QString titleOf(Cause cause);

/// @brief The decision about one field. Deciding again supersedes it.
struct Adjudication {
    AdjudicationId id;
    DiscrepancyId discrepancy;
    Choice choice = Choice::A;
    QByteArray finalValue;       ///< JSON
    Cause cause = Cause::None;
    QString note;
    bool changeGuideline = false;
    bool superseded = false;
    QDateTime createdAt;
    PersonId createdBy;
};

/// One decision as the favour report counts it.
struct FavourRow {
    PersonId adjudicator;
    QString field;
    Choice choice = Choice::A;
    Side leftSide = Side::A;
    PersonId personA;
    PersonId personB;
};

enum class SampleMethod { Random, Proportional, LowAgreement };

inline constexpr CodeTable<SampleMethod, 3> codesOf(SampleMethod)
{
    return {{{SampleMethod::Random, u"random"}, {SampleMethod::Proportional, u"proportional"},
             {SampleMethod::LowAgreement, u"low-agreement"}}};
}

/// @brief A sample of accepted images that the lead looks at again.
struct ReviewSample {
    ReviewSampleId id;
    QString name;
    SampleMethod method = SampleMethod::Random;
    DimensionCode dimension;     ///< of a proportional sample
    qint64 seed = 0;
    int size = 0;
    QDateTime createdAt;
    PersonId createdBy;
};

enum class ReviewVerdict { Open, Approved, Returned };

inline constexpr CodeTable<ReviewVerdict, 3> codesOf(ReviewVerdict)
{
    return {{{ReviewVerdict::Open, u"open"}, {ReviewVerdict::Approved, u"approved"},
             {ReviewVerdict::Returned, u"returned"}}};
}

struct ReviewItem {
    ReviewSampleId sample;
    int position = 0;
    ImageId image;
    QString stratum;             ///< label of a proportional sample
    ReviewVerdict verdict = ReviewVerdict::Open;
    QString note;
    QDateTime decidedAt;
    PersonId decidedBy;
};

} // namespace yuyi
