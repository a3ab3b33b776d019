// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/finding.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};
} // namespace

QString titleOf(LintRule rule)
{
    switch (rule) {
    case LintRule::QuestionCount: return Text::tr("Number of questions");
    case LintRule::OptionCount: return Text::tr("Number of options");
    case LintRule::OptionEmpty: return Text::tr("Empty option");
    case LintRule::KeyCount: return Text::tr("Number of correct options");
    case LintRule::OptionsEqual: return Text::tr("Equal options");
    case LintRule::StemEmpty: return Text::tr("Empty question");
    case LintRule::LabelMissing: return Text::tr("Missing label");
    case LintRule::LabelUnknown: return Text::tr("Unknown label");
    case LintRule::LabelSeveral: return Text::tr("Several labels where one is asked for");
    case LintRule::ExplanationEmpty: return Text::tr("No explanation");
    case LintRule::MeaningEmpty: return Text::tr("No implied meaning");
    case LintRule::StemLong: return Text::tr("Long question");
    case LintRule::OptionLong: return Text::tr("Long option");
    case LintRule::KeyLongest: return Text::tr("Correct option the longest by far");
    case LintRule::LengthSpread: return Text::tr("Option lengths spread widely");
    case LintRule::OptionContained: return Text::tr("Option contained in another");
    case LintRule::KeyPosition: return Text::tr("Answer position of the author");
    case LintRule::StemEchoesKey: return Text::tr("Question repeats the correct option");
    case LintRule::AllOrNone: return Text::tr("All or none of the above");
    case LintRule::DoubleNegation: return Text::tr("Two negations");
    case LintRule::OptionInImage: return Text::tr("Option readable in the image");
    case LintRule::NearDuplicate: return Text::tr("Near-duplicate question");
    case LintRule::SameImageOverlap: return Text::tr("Overlapping questions of one image");
    case LintRule::PersonalPhone: return Text::tr("Telephone number");
    case LintRule::PersonalId: return Text::tr("Identity card number");
    case LintRule::PersonalEmail: return Text::tr("E-mail address");
    case LintRule::RepeatedId: return Text::tr("Id used twice");
    case LintRule::PositionBalance: return Text::tr("Balance of answer positions");
    case LintRule::LongestOption: return Text::tr("Longest option too often correct");
    case LintRule::SpreadShare: return Text::tr("Many questions with widely spread option lengths");
    case LintRule::RepeatedOption: return Text::tr("Option used in several questions");
    case LintRule::LabelUnused: return Text::tr("Label that never occurs");
    case LintRule::LabelDominant: return Text::tr("Label that dominates");
    case LintRule::LabelConflict: return Text::tr("Labels of one image differ");
    case LintRule::SourceMissing: return Text::tr("Image without source");
    case LintRule::LicenceMissing: return Text::tr("Image without licence");
    }
    return {};
}

QString titleOf(Severity severity)
{
    return severity == Severity::Error ? Text::tr("Error") : Text::tr("Warning");
}

} // namespace yuyi
