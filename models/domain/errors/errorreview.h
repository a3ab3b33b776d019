// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/runs/run.h"

#include <QPair>
#include <QRectF>

#include <optional>

namespace yuyi {

using ErrorTypesId = Id<struct ErrorTypesTag>;
using ErrorSampleId = Id<struct ErrorSampleTag>;
using ErrorCaseId = Id<struct ErrorCaseTag>;
using CaseCodeId = Id<struct CaseCodeTag>;
using ErrorProbeId = Id<struct ErrorProbeTag>;

/// One version of the tree of error types; immutable.
struct ErrorTypes {
    ErrorTypesId id;
    int number = 1; ///< given by the store
    QList<ErrorType> types;
    QDateTime createdAt;
    PersonId createdBy;
};

/// @brief How a sample is allocated to the values of a dimension. Proportional: by the number of wrong answers. DataSet: by the
/// number of items of the runs, as in the paper.
enum class SampleAllocation {
    Proportional,
    Equal,
    DataSet
};

inline constexpr CodeTable<SampleAllocation, 3> codesOf(SampleAllocation)
{
    return {{{SampleAllocation::Proportional, u"proportional"},
             {SampleAllocation::Equal, u"equal"},
             {SampleAllocation::DataSet, u"data-set"}}};
}
QString titleOf(SampleAllocation allocation);

/// Wrong answers drawn for review.
struct ErrorSample {
    ErrorSampleId id;
    QString name;
    QList<RunId> runs;
    RunId rightIn;        ///< only answers to items that this run answers correctly; null: to any item
    DimensionCode strata; ///< empty: one stratum
    SampleAllocation allocation = SampleAllocation::Proportional;
    bool withMisses = false;
    Scorer scorer = Scorer::Strict; ///< the scorer that decides which answers are wrong; overrules take precedence
    qint64 seed = 0;                ///< ≥ 0
    int expertsPerCase = 1;         ///< 1…5
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock
};

struct ErrorCase {
    ErrorCaseId id;
    ErrorSampleId sample;
    AttemptId attempt;
    int position = 0; ///< order of drawing; unchanged when a sample is topped up
    QString stratum;  ///< label it was drawn for; empty: one stratum
    QDateTime createdAt;
};

/// An expert's verdict on a case.
enum class ErrorVerdict {
    ModelWrong,
    AnnotationWrong,
    ExtractionWrong
};

inline constexpr CodeTable<ErrorVerdict, 3> codesOf(ErrorVerdict)
{
    return {{{ErrorVerdict::ModelWrong, u"model-wrong"},
             {ErrorVerdict::AnnotationWrong, u"annotation-wrong"},
             {ErrorVerdict::ExtractionWrong, u"extraction-wrong"}}};
}
QString titleOf(ErrorVerdict verdict);

enum class CaseCodeState {
    Draft,
    Submitted
};

inline constexpr CodeTable<CaseCodeState, 2> codesOf(CaseCodeState)
{
    return {{{CaseCodeState::Draft, u"draft"}, {CaseCodeState::Submitted, u"submitted"}}};
}

/// One error type of a code; `subtype` may be empty.
struct CodedType {
    QString type;
    QString subtype;

    friend bool operator==(const CodedType &, const CodedType &) = default;
};

/// A region that an expert marked in a picture of the question.
struct CaseRegion {
    CaseRegion() = default;
    CaseRegion(const QRectF &where, const Sha256 &in = {}) : area(where), picture(in) {}

    QRectF area;    ///< as fractions 0…1 of the picture's width and height
    Sha256 picture; ///< null: the picture of the image

    friend bool operator==(const CaseRegion &, const CaseRegion &) = default;
};

/// The content of a code.
struct CaseCodeContent {
    QList<CodedType> types; ///< the first is the primary one
    QString note;
    QList<CaseRegion> regions;
    QList<QPair<qsizetype, qsizetype>> spans; ///< start and length in the reply, UTF-16 units
    Answer read;                              ///< what the reply really chose, with ExtractionWrong; empty: no option

    friend bool operator==(const CaseCodeContent &, const CaseCodeContent &) = default;
};

/// One expert's coding of one case; with `final` set, the adjudicated coding where experts differed.
struct CaseCode {
    CaseCodeId id;
    ErrorCaseId errorCase;
    ErrorTypesId types; ///< version of the tree; null for verdicts without error types
    bool final = false;
    CaseCodeState state = CaseCodeState::Draft;
    ErrorVerdict verdict = ErrorVerdict::ModelWrong;
    CaseCodeContent content;
    QDateTime submittedAt;
    QDateTime createdAt;
    PersonId expert;
    int version = 1; ///< optimistic lock
};

/// A free question to the model about a case; not part of any score.
struct ErrorProbe {
    ErrorProbeId id;
    ErrorCaseId errorCase;
    EndpointId endpoint;
    QString model;
    QString question;
    ReplyStatus status = ReplyStatus::Answered;
    QString reply;
    QString message;
    qint64 tokensInput = -1; ///< −1: unknown
    qint64 tokensOutput = -1;
    double cost = 0;
    QDateTime createdAt;
    PersonId createdBy;
};

/// @brief Whether a model's reply to a probe is right: CII-Bench (section 4.4) finds that a model often answers correctly when it is
/// asked directly about what it neglected.
enum class ProbeVerdict {
    Correct,
    Wrong,
    CannotTell
};

inline constexpr CodeTable<ProbeVerdict, 3> codesOf(ProbeVerdict)
{
    return {{{ProbeVerdict::Correct, u"correct"}, {ProbeVerdict::Wrong, u"wrong"}, {ProbeVerdict::CannotTell, u"cannot-tell"}}};
}
QString titleOf(ProbeVerdict verdict);

/// One person's verdict on the reply to a probe; a person has at most one on each.
struct ProbeJudgement {
    ErrorProbeId probe;
    ProbeVerdict verdict = ProbeVerdict::CannotTell;
    QDateTime createdAt;
    PersonId createdBy;
};

/// The person's verdict on a probe among these; no value if they gave none.
std::optional<ProbeVerdict> verdictOf(const QList<ProbeJudgement> &judgements, const ErrorProbeId &probe, const PersonId &person);
/// @brief The verdict that counts for a probe: the one on which all agree, and CannotTell where they differ. No value if nobody
/// gave one.
std::optional<ProbeVerdict> jointVerdict(const QList<ProbeJudgement> &judgements, const ErrorProbeId &probe);

} // namespace yuyi
