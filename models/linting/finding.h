// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QString>

namespace yuyi {

/// Errors block submission, warnings do not.
enum class Severity {
    Error,
    Warning
};

inline constexpr CodeTable<Severity, 2> codesOf(Severity)
{
    return {{{Severity::Error, u"error"}, {Severity::Warning, u"warning"}}};
}

/// Every rule of the linter; those after RepeatedId look at the set as a whole.
enum class LintRule {
    QuestionCount,
    OptionCount,
    KindUnknown,
    OptionFixed,
    OptionEmpty,
    KeyCount,
    OptionsEqual,
    StemEmpty,
    LabelMissing,
    LabelUnknown,
    LabelSeveral,
    LabelOutsideParent,
    LabelOfOtherOwner,
    ExplanationEmpty,
    MeaningEmpty,
    StemLong,
    OptionLong,
    KeyLongest,
    LengthSpread,
    OptionContained,
    KeyPosition,
    StemEchoesKey,
    AnswerMissing,
    AnswersMany,
    AnswerEmpty,
    AnswersEqual,
    AnswerLong,
    AnswerInStem,
    MarkWithoutPicture,
    PictureWithoutMark,
    SamePictureTwice,
    PictureCount,
    OptionPictureNotTaken,
    MixedOptions,
    RoleMissing,
    AllOrNone,
    DoubleNegation,
    OptionInImage,
    NearDuplicate,
    SameImageOverlap,
    PersonalPhone,
    PersonalId,
    PersonalEmail,
    RepeatedId,
    PositionBalance,
    LongestOption,
    SpreadShare,
    RepeatedOption,
    LabelUnused,
    LabelDominant,
    NearLabels,
    LabelConflict,
    SourceMissing,
    LicenceMissing,
    RepairMissing,
    GroupIncomplete,
    KindTwice,
    TemplateDiffers,
    FactMissing,
    SecondTrue,
    DiscardedPicture,
    ConceptsDiffer
};

inline constexpr CodeTable<LintRule, 62> codesOf(LintRule)
{
    return {{{LintRule::QuestionCount, u"question-count"},
             {LintRule::OptionCount, u"option-count"},
             {LintRule::KindUnknown, u"kind-unknown"},
             {LintRule::OptionFixed, u"option-fixed"},
             {LintRule::OptionEmpty, u"option-empty"},
             {LintRule::KeyCount, u"key-count"},
             {LintRule::OptionsEqual, u"options-equal"},
             {LintRule::StemEmpty, u"stem-empty"},
             {LintRule::LabelMissing, u"label-missing"},
             {LintRule::LabelUnknown, u"label-unknown"},
             {LintRule::LabelSeveral, u"label-several"},
             {LintRule::LabelOutsideParent, u"label-outside-parent"},
             {LintRule::LabelOfOtherOwner, u"label-of-other-owner"},
             {LintRule::ExplanationEmpty, u"explanation-empty"},
             {LintRule::MeaningEmpty, u"meaning-empty"},
             {LintRule::StemLong, u"stem-long"},
             {LintRule::OptionLong, u"option-long"},
             {LintRule::KeyLongest, u"key-longest"},
             {LintRule::LengthSpread, u"length-spread"},
             {LintRule::OptionContained, u"option-contained"},
             {LintRule::KeyPosition, u"key-position"},
             {LintRule::StemEchoesKey, u"stem-echoes-key"},
             {LintRule::AnswerMissing, u"answer-missing"},
             {LintRule::AnswersMany, u"answers-many"},
             {LintRule::AnswerEmpty, u"answer-empty"},
             {LintRule::AnswersEqual, u"answers-equal"},
             {LintRule::AnswerLong, u"answer-long"},
             {LintRule::AnswerInStem, u"answer-in-stem"},
             {LintRule::MarkWithoutPicture, u"mark-without-picture"},
             {LintRule::PictureWithoutMark, u"picture-without-mark"},
             {LintRule::SamePictureTwice, u"same-picture-twice"},
             {LintRule::PictureCount, u"picture-count"},
             {LintRule::OptionPictureNotTaken, u"option-picture-not-taken"},
             {LintRule::MixedOptions, u"mixed-options"},
             {LintRule::RoleMissing, u"role-missing"},
             {LintRule::AllOrNone, u"all-or-none"},
             {LintRule::DoubleNegation, u"double-negation"},
             {LintRule::OptionInImage, u"option-in-image"},
             {LintRule::NearDuplicate, u"near-duplicate"},
             {LintRule::SameImageOverlap, u"same-image-overlap"},
             {LintRule::PersonalPhone, u"personal-phone"},
             {LintRule::PersonalId, u"personal-id"},
             {LintRule::PersonalEmail, u"personal-email"},
             {LintRule::RepeatedId, u"repeated-id"},
             {LintRule::PositionBalance, u"position-balance"},
             {LintRule::LongestOption, u"longest-option"},
             {LintRule::SpreadShare, u"spread-share"},
             {LintRule::RepeatedOption, u"repeated-option"},
             {LintRule::LabelUnused, u"label-unused"},
             {LintRule::LabelDominant, u"label-dominant"},
             {LintRule::NearLabels, u"near-labels"},
             {LintRule::LabelConflict, u"label-conflict"},
             {LintRule::SourceMissing, u"source-missing"},
             {LintRule::LicenceMissing, u"licence-missing"},
             {LintRule::RepairMissing, u"repair-missing"},
             {LintRule::GroupIncomplete, u"group-incomplete"},
             {LintRule::KindTwice, u"kind-twice"},
             {LintRule::TemplateDiffers, u"template-differs"},
             {LintRule::FactMissing, u"fact-missing"},
             {LintRule::SecondTrue, u"second-true"},
             {LintRule::DiscardedPicture, u"discarded-picture"},
             {LintRule::ConceptsDiffer, u"concepts-differ"}}};
}
/// Translated title of the rule, for lists and counts.
QString titleOf(LintRule rule);
QString titleOf(Severity severity);

/// The part of the form that a finding refers to.
enum class LintField {
    Set,
    Label,
    Explanation,
    ImpliedMeaning,
    Context,
    Questions,
    Stem,
    Picture,
    Options,
    Option,
    OptionNote,
    Accepted,
    Rationale
};

inline constexpr CodeTable<LintField, 13> codesOf(LintField)
{
    return {{{LintField::Set, u"set"},
             {LintField::Label, u"label"},
             {LintField::Explanation, u"explanation"},
             {LintField::ImpliedMeaning, u"implied-meaning"},
             {LintField::Context, u"context"},
             {LintField::Questions, u"questions"},
             {LintField::Stem, u"stem"},
             {LintField::Picture, u"picture"},
             {LintField::Options, u"options"},
             {LintField::Option, u"option"},
             {LintField::OptionNote, u"option-note"},
             {LintField::Accepted, u"accepted"},
             {LintField::Rationale, u"rationale"}}};
}

/// The position of a finding in the form; the interface can jump to it.
struct LintPosition {
    LintField field = LintField::Set;
    int question = -1;       ///< index in the annotation's questions; −1: none; of a label: that of the image
    int option = -1;         ///< index in the question's options or accepted answers, or of the context note; −1: none
    DimensionCode dimension; ///< for Label
    int picture = -1;        ///< index in the pictures of the question's stem; −1: none

    friend bool operator==(const LintPosition &, const LintPosition &) = default;
};

/// One finding of the linter: rule, severity, position, and a full sentence in the user's language.
struct Finding {
    LintRule rule = LintRule::QuestionCount;
    Severity severity = Severity::Warning;
    LintPosition position;
    QString text;
};

} // namespace yuyi
