// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief An annotation as submitted; immutable. Submitting the same annotation again makes the next number.
struct Submission {
    SubmissionId id;
    AnnotationId annotation;
    ImageId image;
    PersonId person;
    int number = 1; ///< given by the store, from 1 within the annotation
    int round = 1;
    bool blind = true;              ///< the person had seen no other work, discussion or return before
    bool newestBlind = false;       ///< the newest blind one of each image and person; agreement is measured on these
    bool withdrawn = false;         ///< withdrawn before anything was built on it
    GuidelineId guideline;          ///< guideline version in force; null when there is none
    CalibrationBatchId calibration; ///< null: production
    AnnotationContent content;
    QDateTime createdAt;
};

/// The labels of one submission, for statistics over many submissions.
struct SubmittedLabels {
    SubmissionId id;
    ImageId image;
    PersonId person;
    int round = 1;
    CalibrationBatchId calibration;
    QDateTime createdAt;
    Labels labels;
};

/// The two submissions of a case; the side does not depend on the person.
enum class Side {
    A,
    B
};

inline constexpr CodeTable<Side, 2> codesOf(Side)
{
    return {{{Side::A, u"a"}, {Side::B, u"b"}}};
}

enum class CaseState {
    Open,
    Settled,
    SentBack,
    Superseded
};

inline constexpr CodeTable<CaseState, 4> codesOf(CaseState)
{
    return {{{CaseState::Open, u"open"},
             {CaseState::Settled, u"settled"},
             {CaseState::SentBack, u"sent-back"},
             {CaseState::Superseded, u"superseded"}}};
}

/// @brief Two submissions about one image that are merged into one. At most one case per image is open or settled.
struct AdjudicationCase {
    AdjudicationCaseId id;
    ImageId image;
    SubmissionId a;
    SubmissionId b;
    Side leftSide = Side::A; ///< side shown on the left; drawn once, the same for every viewer
    qint64 seed = 0;         ///< seed of this draw
    CaseState state = CaseState::Open;
    int round = 1;
    PersonId adjudicator;    ///< null until somebody opens the case
    QDateTime reservedUntil; ///< nobody else gets the case until then
    AnnotationId gold;       ///< the gold annotation that it last resulted in
    QDateTime settledAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

enum class DiscrepancyState {
    Merged,
    Open,
    Settled
};

inline constexpr CodeTable<DiscrepancyState, 3> codesOf(DiscrepancyState)
{
    return {{{DiscrepancyState::Merged, u"merged"},
             {DiscrepancyState::Open, u"open"},
             {DiscrepancyState::Settled, u"settled"}}};
}

/// @brief One field of a case with its two values, as JSON of models/comparison/fieldvalue.h. Fields: "label:<dimension>",
/// "explanation", "implied-meaning", "context", "question:<n>" from 1.
struct Discrepancy {
    DiscrepancyId id;
    AdjudicationCaseId inCase;
    QString field;
    int position = 0;
    QByteArray valueA;
    QByteArray valueB;
    double similarity = 0; ///< 0…1; 1: equal
    DiscrepancyState state = DiscrepancyState::Open;
    int version = 1;
};

/// How a field was settled. Both: the union; Common: the intersection. For questions: both kept, none kept.
enum class Choice {
    A,
    B,
    Both,
    Common,
    Edited
};

inline constexpr CodeTable<Choice, 5> codesOf(Choice)
{
    return {{{Choice::A, u"a"},
             {Choice::B, u"b"},
             {Choice::Both, u"both"},
             {Choice::Common, u"common"},
             {Choice::Edited, u"edited"}}};
}

enum class Cause {
    None,
    GuidelineUnclear,
    Slip,
    Subjective,
    Knowledge,
    Other
};

inline constexpr CodeTable<Cause, 6> codesOf(Cause)
{
    return {{{Cause::None, u""},
             {Cause::GuidelineUnclear, u"guideline-unclear"},
             {Cause::Slip, u"slip"},
             {Cause::Subjective, u"subjective"},
             {Cause::Knowledge, u"knowledge"},
             {Cause::Other, u"other-cause"}}};
}
/// The cause in the person's language; empty for None.
QString titleOf(Cause cause);

/// @brief The decision about one field. Deciding again supersedes it.
struct Adjudication {
    AdjudicationId id;
    DiscrepancyId discrepancy;
    Choice choice = Choice::A;
    QByteArray finalValue; ///< JSON
    Cause cause = Cause::None;
    QString note;
    bool changeGuideline = false;
    bool superseded = false;
    QDateTime createdAt;
    PersonId createdBy;
};

/// One adjudication decision, as input of the favour report.
struct FavourRow {
    PersonId adjudicator;
    QString field;
    Choice choice = Choice::A;
    Side leftSide = Side::A;
    PersonId personA;
    PersonId personB;
};

enum class SampleMethod {
    Random,
    Proportional,
    LowAgreement
};

inline constexpr CodeTable<SampleMethod, 3> codesOf(SampleMethod)
{
    return {{{SampleMethod::Random, u"random"},
             {SampleMethod::Proportional, u"proportional"},
             {SampleMethod::LowAgreement, u"low-agreement"}}};
}

/// A sample of accepted images that the lead reviews again.
struct ReviewSample {
    ReviewSampleId id;
    QString name;
    SampleMethod method = SampleMethod::Random;
    DimensionCode dimension; ///< for a proportional sample
    qint64 seed = 0;
    int size = 0;
    QDateTime createdAt;
    PersonId createdBy;
};

enum class ReviewVerdict {
    Open,
    Approved,
    Returned
};

inline constexpr CodeTable<ReviewVerdict, 3> codesOf(ReviewVerdict)
{
    return {{{ReviewVerdict::Open, u"open"},
             {ReviewVerdict::Approved, u"approved"},
             {ReviewVerdict::Returned, u"returned"}}};
}

struct ReviewItem {
    ReviewSampleId sample;
    int position = 0;
    ImageId image;
    QString stratum; ///< label, in a proportional sample
    ReviewVerdict verdict = ReviewVerdict::Open;
    QString note;
    QDateTime decidedAt;
    PersonId decidedBy;
};

} // namespace yuyi
