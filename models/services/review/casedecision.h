// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/images/image.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QList>

#include <optional>

namespace yuyi {

/// How a field is settled, as shown: the two sides are anonymous. For questions, Both keeps both and Common neither.
enum class Pick {
    Left,
    Right,
    Both,
    Common,
    Edited
};

inline constexpr CodeTable<Pick, 5> codesOf(Pick)
{
    return {{{Pick::Left, u"left"},
             {Pick::Right, u"right"},
             {Pick::Both, u"both"},
             {Pick::Common, u"common"},
             {Pick::Edited, u"edited"}}};
}

struct FieldDecision {
    Pick pick = Pick::Left;
    FieldValue value; ///< the text for Edited; set by the service for the others
    Cause cause = Cause::None;
    QString note;
    bool changeGuideline = false;

    friend bool operator==(const FieldDecision &, const FieldDecision &) = default;
};

/// One field of a case with the values of both sides.
struct CaseField {
    DiscrepancyId id;
    QString field;
    FieldValue left;
    FieldValue right;
    double similarity = 0;
    DiscrepancyState state = DiscrepancyState::Open;
    FieldValue merged; ///< result without a decision; only meaningful if merged
    std::optional<FieldDecision> decision;

    bool isOpen() const { return state == DiscrepancyState::Open && !decision; }
};

/// A case without anything that tells who wrote what.
struct CaseView {
    AdjudicationCaseId id;
    ImageId image;
    CaseState state = CaseState::Open;
    int round = 1;
    int unsure = 0; ///< how many of the two annotators marked their work as unsure
    QList<CaseField> fields;

    int openFields() const;
};

/// The decision as JSON for the history; fieldDecisionFromJson() reads it back to an equal value.
QByteArray toJson(const FieldDecision &decision, FieldKind kind);
/// A stored decision as shown with `leftSide` on the left.
FieldDecision fieldDecisionOf(const Adjudication &decision, FieldKind kind, Side leftSide);
FieldDecision fieldDecisionFromJson(const QByteArray &json, FieldKind kind);

/// A pick as stored: with the sides' true names.
Choice choiceOf(Pick pick, Side leftSide);
/// A field as shown with `leftSide` on the left; `decision` may be null.
CaseField caseFieldOf(const Discrepancy &field, const Adjudication *decision, Side leftSide);
/// As many accepted answers, and as long ones, as a question may have. Invalid, with a sentence, if there are more or longer ones.
Result<> requireFew(const QStringList &accepted);
/// Returns the value that a decision gives the field; questions worded anew get new ids. Invalid if the field cannot have it,
/// or if a label is none of the preset.
Result<FieldValue> decidedValue(const CaseField &view, const FieldDecision &decision, const Preset &preset);

} // namespace yuyi
