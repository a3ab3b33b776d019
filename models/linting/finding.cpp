// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/finding.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};
} // namespace

QString titleOf(LintRule rule)
{
    switch (rule) {
    case LintRule::QuestionCount: return Tr::tr("Number of questions");
    case LintRule::OptionCount: return Tr::tr("Number of options");
    case LintRule::KindUnknown: return Tr::tr("Unknown kind of question");
    case LintRule::OptionFixed: return Tr::tr("Prescribed option was changed");
    case LintRule::OptionEmpty: return Tr::tr("Empty option");
    case LintRule::KeyCount: return Tr::tr("Number of correct options");
    case LintRule::OptionsEqual: return Tr::tr("Identical options");
    case LintRule::StemEmpty: return Tr::tr("Empty question");
    case LintRule::LabelMissing: return Tr::tr("Missing label");
    case LintRule::LabelUnknown: return Tr::tr("Unknown label");
    case LintRule::LabelSeveral: return Tr::tr("Several labels where only one is allowed");
    case LintRule::LabelOutsideParent: return Tr::tr("Label that belongs to another label");
    case LintRule::LabelOfOtherOwner: return Tr::tr("Label in the wrong place");
    case LintRule::ExplanationEmpty: return Tr::tr("No explanation");
    case LintRule::MeaningEmpty: return Tr::tr("No implied meaning");
    case LintRule::StemLong: return Tr::tr("Long question");
    case LintRule::OptionLong: return Tr::tr("Long option");
    case LintRule::KeyLongest: return Tr::tr("Correct option is by far the longest");
    case LintRule::LengthSpread: return Tr::tr("Option lengths vary widely");
    case LintRule::OptionContained: return Tr::tr("One option contains another");
    case LintRule::KeyPosition: return Tr::tr("Author favours one position for correct options");
    case LintRule::StemEchoesKey: return Tr::tr("Question repeats the correct option");
    case LintRule::AnswerMissing: return Tr::tr("No accepted answer");
    case LintRule::AnswersMany: return Tr::tr("Too many accepted answers");
    case LintRule::AnswerEmpty: return Tr::tr("Empty accepted answer");
    case LintRule::AnswersEqual: return Tr::tr("Identical accepted answers");
    case LintRule::AnswerLong: return Tr::tr("Long accepted answer");
    case LintRule::AnswerInStem: return Tr::tr("Question contains an accepted answer");
    case LintRule::MarkWithoutPicture: return Tr::tr("Mark without a picture");
    case LintRule::PictureWithoutMark: return Tr::tr("Picture without a mark");
    case LintRule::SamePictureTwice: return Tr::tr("Same picture twice");
    case LintRule::PictureCount: return Tr::tr("Number of pictures");
    case LintRule::OptionPictureNotTaken: return Tr::tr("Option with a picture where none is allowed");
    case LintRule::MixedOptions: return Tr::tr("Options with and without a picture");
    case LintRule::RoleMissing: return Tr::tr("Picture without a role");
    case LintRule::AllOrNone: return Tr::tr("All or none of the above");
    case LintRule::DoubleNegation: return Tr::tr("Double negative");
    case LintRule::OptionInImage: return Tr::tr("Option text readable in the image");
    case LintRule::NearDuplicate: return Tr::tr("Near-duplicate question");
    case LintRule::SameImageOverlap: return Tr::tr("Overlapping questions of one image");
    case LintRule::PersonalPhone: return Tr::tr("Telephone number");
    case LintRule::PersonalId: return Tr::tr("Identity card number");
    case LintRule::PersonalEmail: return Tr::tr("E-mail address");
    case LintRule::RepeatedId: return Tr::tr("ID used twice");
    case LintRule::PositionBalance: return Tr::tr("Correct answers spread unevenly over positions");
    case LintRule::LongestOption: return Tr::tr("Longest option too often correct");
    case LintRule::SpreadShare: return Tr::tr("Longest option is on average much longer than the shortest");
    case LintRule::RepeatedOption: return Tr::tr("Option used in several questions");
    case LintRule::LabelUnused: return Tr::tr("Label that never occurs");
    case LintRule::LabelDominant: return Tr::tr("Label that dominates");
    case LintRule::NearLabels: return Tr::tr("Labels that are nearly the same");
    case LintRule::LabelConflict: return Tr::tr("Items label one image differently");
    case LintRule::SourceMissing: return Tr::tr("Image without source");
    case LintRule::LicenceMissing: return Tr::tr("Image without licence");
    case LintRule::RepairMissing: return Tr::tr("Author's last revision missing from the gold annotation");
    case LintRule::GroupIncomplete: return Tr::tr("Incomplete group of questions");
    case LintRule::KindTwice: return Tr::tr("Two questions of one kind");
    case LintRule::TemplateDiffers: return Tr::tr("Question differs from its template");
    case LintRule::FactMissing: return Tr::tr("Missing fact of the image");
    case LintRule::SecondTrue: return Tr::tr("Another option is true by the facts");
    case LintRule::DiscardedPicture: return Tr::tr("Option with the picture of a discarded image");
    case LintRule::ConceptsDiffer: return Tr::tr("Differs from the concepts of the project");
    }
    return {};
}

QString titleOf(Severity severity)
{
    return severity == Severity::Error ? Tr::tr("Error") : Tr::tr("Warning");
}

} // namespace yuyi
