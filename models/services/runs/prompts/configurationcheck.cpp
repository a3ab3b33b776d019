// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/configurationcheck.h"

#include "models/domain/annotation/translation.h"
#include "models/domain/preset/composingmeaning.h"
#include "models/services/rules/itemtest.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ConfigurationCheck)
};

/// The prompt of a kind whose options are fixed may leave them out, and that of a kind without options.
Result<> checkPrompt(const QString &prompt, bool needsOptions, const Configuration &configuration)
{
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_]+)\\}"));
    QStringList needed{QStringLiteral("{question}")};
    if (needsOptions)
        needed.append(QStringLiteral("{options}"));
    for (const QString &one : std::as_const(needed)) {
        if (!prompt.contains(one))
            return failure(ErrorCode::Invalid, Tr::tr("The prompt lacks %1.").arg(one));
    }
    auto marks = mark.globalMatch(prompt);
    while (marks.hasNext()) {
        const QString name = marks.next().captured(1);
        if (name == QLatin1String("step") && configuration.step)
            continue;
        if (name != QLatin1String("question") && name != QLatin1String("options") && name != QLatin1String("key_words")
            && name != QLatin1String("facts")) {
            return failure(ErrorCode::Invalid, Tr::tr("{%1} is not a placeholder. Available: {question}, {options}, "
                                                      "{key_words} and {facts}.")
                                                   .arg(name));
        }
    }
    if (configuration.step && prompt.count(QLatin1String("{step}")) != 1) {
        return failure(ErrorCode::Invalid, Tr::tr("The prompt must contain {step} exactly once. The reply to the step before the question "
                                                  "is inserted there."));
    }
    if (prompt.contains(QLatin1String("{facts}")) && configuration.add.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt contains {facts}; say which facts about the image it shows."));
    if (!prompt.contains(QLatin1String("{facts}")) && !configuration.add.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Facts are chosen for the prompt, but it lacks {facts}, where their values stand."));
    if (prompt.contains(QLatin1String("{key_words}")) && configuration.keywords.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt contains {key_words}; choose the dimension that the keywords come from."));
    return {};
}

/// The prompt for all kinds and those of single kinds.
Result<> checkPrompts(const Configuration &configuration, const Preset &preset)
{
    YUYI_CHECK(checkPrompt(configuration.prompt, true, configuration));
    for (auto own = configuration.kindPrompts.cbegin(); own != configuration.kindPrompts.cend(); ++own) {
        const QuestionKind *kind = preset.kind(own.key());
        if (kind == nullptr)
            return failure(ErrorCode::Invalid, Tr::tr("There is no kind of question “%1” in this project.").arg(own.key()));
        if (const auto checked = checkPrompt(own.value(), !kind->namesOptions() && !kind->isWritten(), configuration); !checked)
            return failure(ErrorCode::Invalid, Tr::tr("%1: %2").arg(kind->title.text(), checked.error().sentence));
    }
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isWritten() && configuration.kindPrompts.value(kind.code).trimmed().isEmpty()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The kind of question “%1” needs a prompt of its own, because its answers are written "
                                  "and not chosen among options.")
                               .arg(kind.title.text()));
        }
    }
    return {};
}

/// A step asks about the item alone.
Result<> checkStepPrompt(const QString &prompt)
{
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_]+)\\}"));
    if (prompt.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write the prompt of the step before the question, or choose no step."));
    for (auto marks = mark.globalMatch(prompt); marks.hasNext();) {
        const QString name = marks.next().captured(1);
        if (name != QLatin1String("question") && name != QLatin1String("options")) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The prompt of the step contains {%1}. Only {question} and {options} are available there.").arg(name));
        }
    }
    return {};
}

Result<> checkStep(const Configuration &configuration)
{
    YUYI_CHECK(checkStepPrompt(configuration.step->prompt));
    if (configuration.shots > 0)
        return failure(ErrorCode::Invalid, Tr::tr("A configuration with a step before the question cannot have few-shot examples."));
    if (configuration.itemsAtOnce() > 1)
        return failure(ErrorCode::Invalid, Tr::tr("A configuration with a step before the question asks each item by itself."));
    return {};
}

/// What a request with several items says is what a preset may say.
Result<> checkBatch(const Configuration &configuration, const Preset &preset)
{
    Preset alone = preset;
    alone.configurations = {configuration};
    const QList<PresetFault> faults = composingFaults(alone);
    for (const PresetFault &fault : faults) {
        if (fault.pointer.startsWith(QLatin1String("/configurations/")))
            return failure(ErrorCode::Invalid, fault.text);
    }
    return {};
}

/// The rule that chooses examples says what a preset may say, and its preference can be read.
Result<> checkShotRule(const Configuration &configuration, const Preset &preset)
{
    const ShotRule &rule = *configuration.shotRule;
    if (rule.same.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one dimension in which examples have the labels of their item."));
    YUYI_CHECK(checkBatch(configuration, preset));
    if (const auto read = readWhere(rule.prefer, preset); !read)
        return failure(ErrorCode::Invalid, Tr::tr("Preferred examples: %1").arg(read.error().sentence));
    return {};
}

} // namespace

Result<> checkConfiguration(const Configuration &configuration, const Preset &preset)
{
    static const QRegularExpression code(QStringLiteral("^[a-z0-9][a-z0-9._-]{0,39}$"));
    if (!code.match(configuration.code).hasMatch()) {
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a valid configuration code: use lower-case letters, digits, "
                                                  "“-”, “_” and “.”, at most 40 characters.")
                                               .arg(configuration.code));
    }
    if (configuration.step)
        YUYI_CHECK(checkStep(configuration));
    for (const QString &one : configuration.add) {
        if (!one.startsWith(factPrefix) || preset.fact(one.mid(factPrefix.size())) == nullptr)
            return failure(ErrorCode::Invalid, Tr::tr("There is no fact “%1” in this project. Write “fact:” and its code.").arg(one));
    }
    YUYI_CHECK(checkPrompts(configuration, preset));
    if (!configuration.language.isEmpty() && !fromCode<ItemLanguage>(configuration.language))
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a language: use zh or en.").arg(configuration.language));
    for (const TranslatedPrompts &one : configuration.translations) {
        const auto language = fromCode<ItemLanguage>(one.language);
        if (!language)
            return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a language: use zh or en.").arg(one.language));
        const Configuration asked = inLanguage(configuration, one.language);
        if (!one.step.isEmpty() && !configuration.step)
            return failure(ErrorCode::Invalid, Tr::tr("Remove the translation of the step’s prompt: the configuration has no step."));
        auto checked = checkPrompts(asked, preset);
        if (checked && asked.step)
            checked = checkStepPrompt(asked.step->prompt);
        if (!checked)
            return failure(ErrorCode::Invalid,
                           Tr::tr("Prompt in another language (%1): %2").arg(titleOf(*language), checked.error().sentence));
    }
    if (!configuration.placeholder.isEmpty() && configuration.placeholder.count(QLatin1String("{n}")) != 1) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The placeholder for pictures must contain {n} exactly once. {n} stands for the number of the picture."));
    }
    if (!configuration.optionLine.isEmpty()) {
        for (const QLatin1String mark : {QLatin1String("{label}"), QLatin1String("{text}")}) {
            if (configuration.optionLine.count(mark) != 1) {
                return failure(ErrorCode::Invalid,
                               Tr::tr("The option line must contain {label} and {text} exactly once each. {label} stands for the letter "
                                      "of the option, {text} for its text."));
            }
        }
    }
    if (!configuration.keywords.isEmpty() && !preset.dimension(configuration.keywords)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no dimension “%1” in this project.").arg(configuration.keywords.text()));
    }
    if (configuration.shots < 0 || configuration.shots > shotsAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("A prompt can have 0 to %1 few-shot examples.").arg(shotsAtMost));
    if (configuration.ask == AskForm::Batch)
        YUYI_CHECK(checkBatch(configuration, preset));
    if (configuration.shotRule)
        return checkShotRule(configuration, preset);
    if (configuration.examples.size() < configuration.shots) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "The prompt needs %n few-shot example(s); choose exactly this number of items as examples.",
                nullptr, configuration.shots));
    }
    return {};
}

} // namespace yuyi
