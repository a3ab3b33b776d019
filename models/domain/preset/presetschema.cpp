// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetschema.h"

#include "models/domain/json/jsonfields.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

// Where these headers join strings, GCC 12 warns of lengths that cannot be (GCC bug 105651).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wrestrict"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#endif
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#include <exception>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Fault = std::optional<PresetFault>;

/// valijson names places as "<root>", "[dimensions]", "[2]".
QString pointerOf(const std::vector<std::string> &context)
{
    QString pointer;
    for (size_t i = 1; i < context.size(); ++i) {
        QString part = fromUtf8(context[i]);
        if (part.startsWith(u'[') && part.endsWith(u']'))
            part = part.mid(1, part.size() - 2);
        pointer += QString(u'/' % part.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1")));
    }
    return pointer;
}

/// The member that an error about an object speaks of, which valijson puts at the end of its sentence.
QString memberOf(const QString &description)
{
    static const QRegularExpression last(QStringLiteral("'([^']+)'\\.?$"));
    if (!description.startsWith(QLatin1String("Missing required property"))
        && !description.startsWith(QLatin1String("Object contains a property")))
        return {};
    const QRegularExpressionMatch match = last.match(description);
    return match.hasMatch() ? match.captured(1) : QString();
}

/// Codes of a list that stand twice: the pointer of the second.
template <typename List, typename CodeOf>
Fault repeated(const List &list, const QString &pointer, const char *member, CodeOf codeOf)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString code = codeOf(list.at(i));
        if (seen.contains(code)) {
            return PresetFault{QStringLiteral("%1/%2/%3").arg(pointer).arg(i).arg(QLatin1String(member)),
                               Tr::tr("“%1” occurs twice.").arg(code)};
        }
        seen.insert(code);
    }
    return {};
}

Fault dimensionFault(const Dimension &dimension, const QString &pointer)
{
    const QString values = pointer + QLatin1String("/values");
    if (auto fault = repeated(dimension.values, values, "code", [](const LabelValue &v) { return v.code.text(); }))
        return fault;
    if (auto fault = repeated(dimension.values, values, "published", [](const LabelValue &v) { return v.published; }))
        return fault;
    if (dimension.open) {
        if (!dimension.values.isEmpty())
            return PresetFault{values, Tr::tr("The labels of an open dimension are typed: remove “values”.")};
        if (dimension.ordered)
            return PresetFault{pointer + QLatin1String("/ordered"), Tr::tr("The labels of an open dimension have no order.")};
        return {};
    }
    if (dimension.values.size() < 2)
        return PresetFault{values, Tr::tr("A dimension that is not open needs at least two values.")};
    for (qsizetype i = 0; i < dimension.values.size(); ++i) {
        const LabelValue *other = dimension.value(LabelCode(dimension.values.at(i).published));
        if (other != nullptr && other != &dimension.values.at(i)) {
            return PresetFault{QStringLiteral("%1/%2/published").arg(values).arg(i),
                               Tr::tr("“%1” is already the code of another value.").arg(dimension.values.at(i).published)};
        }
    }
    return {};
}

/// Faults of a dimension that is nested in another one, and of values that name a parent.
Fault nestingFault(const Preset &preset, qsizetype index)
{
    const Dimension &dimension = preset.dimensions.at(index);
    const QString pointer = QStringLiteral("/dimensions/%1").arg(index);
    const auto wrong = [&](const QString &text) { return PresetFault{pointer + QLatin1String("/parent"), text}; };
    const Dimension *parent = nullptr;
    if (!dimension.parent.isEmpty()) {
        for (qsizetype i = 0; i < index; ++i) {
            if (preset.dimensions.at(i).code == dimension.parent)
                parent = &preset.dimensions.at(i);
        }
        if (!parent)
            return wrong(Tr::tr("There is no dimension “%1” before this one.").arg(dimension.parent.text()));
        if (parent->of != dimension.of)
            return wrong(Tr::tr("A dimension and its parent must both belong to images, or both to questions."));
        if (parent->open || parent->pickMany)
            return wrong(Tr::tr("The parent of a dimension must have values, of which one is chosen."));
    }
    for (qsizetype i = 0; i < dimension.values.size(); ++i) {
        const LabelCode &above = dimension.values.at(i).parent;
        const QString place = QStringLiteral("%1/values/%2/parent").arg(pointer).arg(i);
        if (!parent && !above.isEmpty())
            return PresetFault{place, Tr::tr("The dimension has no “parent”, so its values have none.")};
        if (parent && above.isEmpty())
            return PresetFault{place, Tr::tr("Say to which value of “%1” this value belongs.").arg(dimension.parent.text())};
        if (parent && !parent->value(above)) {
            return PresetFault{place,
                               Tr::tr("The dimension “%1” has no value “%2”.").arg(dimension.parent.text(), above.text())};
        }
    }
    return {};
}

/// Codes that filters and tables give another meaning. Presets from before there were such dimensions may use them for others.
Fault reservedFault(const Dimension &dimension, const QString &pointer)
{
    static const QSet<QString> reserved = {QStringLiteral("kind"), QStringLiteral("split"), QStringLiteral("text"), QStringLiteral("id"),
                                           QStringLiteral("stage")};
    if ((!dimension.open && !dimension.ofQuestion()) || !reserved.contains(dimension.code.text()))
        return {};
    return PresetFault{pointer + QLatin1String("/code"),
                       Tr::tr("The code “%1” is reserved for the program.").arg(dimension.code.text())};
}

Fault quotaFault(const Preset &preset)
{
    for (qsizetype i = 0; i < preset.quotas.size(); ++i) {
        const Quota &quota = preset.quotas.at(i);
        const QString pointer = QStringLiteral("/quotas/%1").arg(i);
        for (qsizetype j = 0; j < quota.over.size(); ++j) {
            if (!preset.dimension(quota.over.at(j))) {
                return PresetFault{QStringLiteral("%1/over/%2").arg(pointer).arg(j),
                                   Tr::tr("There is no dimension “%1”.").arg(quota.over.at(j).text())};
            }
        }
        if ((quota.items > 0) + (quota.most > 0) + (quota.sources > 0) != 1)
            return PresetFault{pointer, Tr::tr("A target needs exactly one of “items”, “most” and “sources”.")};
    }
    return {};
}

/// Rules about what models may not or must solve, and about how replies are read.
Fault measureFault(const Preset &preset)
{
    if (!preset.scorers.isEmpty() && preset.scorers.count(QStringLiteral("strict")) != 1) {
        return PresetFault{QStringLiteral("/scorers"),
                           Tr::tr("Two scorers read the replies: “strict” and that of a published benchmark.")};
    }
    if (auto fault = repeated(preset.gates, QStringLiteral("/gates"), "code", [](const Gate &gate) { return gate.code; }))
        return fault;
    for (qsizetype i = 0; i < preset.gates.size(); ++i) {
        const QString &reason = preset.gates.at(i).reason;
        if (!preset.discardReason(reason))
            return PresetFault{QStringLiteral("/gates/%1/reason").arg(i), Tr::tr("There is no discard reason “%1”.").arg(reason)};
    }
    if (!preset.frequent)
        return {};
    const Dimension *by = preset.dimension(preset.frequent->by);
    if (!by || by->open) {
        return PresetFault{QStringLiteral("/frequent/by"),
                           Tr::tr("There is no dimension “%1” with values.").arg(preset.frequent->by.text())};
    }
    for (const SplitPart &part : preset.splits) {
        if (part.name == preset.frequent->split)
            return {};
    }
    return PresetFault{QStringLiteral("/frequent/split"), Tr::tr("There is no split “%1”.").arg(preset.frequent->split)};
}

Fault textFault(const TextRules &rules)
{
    if (rules.image || (!rules.explanationRequired && !rules.meaningRequired))
        return {};
    return PresetFault{QStringLiteral("/texts/image"), Tr::tr("A text about the image cannot be required where there is none.")};
}

Fault reasonFault(const Preset &preset)
{
    const QString pointer = QStringLiteral("/discardReasons");
    if (auto fault = repeated(preset.discardReasons, pointer, "code", [](const DiscardReason &r) { return r.code; }))
        return fault;
    if (auto fault = repeated(preset.discardReasons, pointer, "key", [](const DiscardReason &r) { return r.key.toUpper(); }))
        return fault;
    // J and K walk through images, Z undoes; the program itself gives the two other codes.
    static const QSet<QString> takenKeys = {QStringLiteral("J"), QStringLiteral("K"), QStringLiteral("Z")};
    static const QSet<QString> takenCodes = {QStringLiteral("duplicate"), QStringLiteral("text-heavy")};
    for (qsizetype i = 0; i < preset.discardReasons.size(); ++i) {
        const DiscardReason &reason = preset.discardReasons.at(i);
        if (takenKeys.contains(reason.key.toUpper())) {
            return PresetFault{QStringLiteral("%1/%2/key").arg(pointer).arg(i),
                               Tr::tr("The keyboard key “%1” is already used on the Inspect page.").arg(reason.key)};
        }
        if (takenCodes.contains(reason.code)) {
            return PresetFault{QStringLiteral("%1/%2/code").arg(pointer).arg(i),
                               Tr::tr("The discard reason “%1” is reserved for the program.").arg(reason.code)};
        }
    }
    return {};
}

/// The faults of one prompt. The prompt of a kind with fixed options may leave them out: the question says what they are. One of a
/// kind without options has none to show.
Fault promptFault(const QString &prompt, bool needsOptions, bool hasKeywords, const QString &pointer)
{
    static const QRegularExpression placeHolder(QStringLiteral("\\{([A-Za-z_][A-Za-z0-9_ ]*)\\}"));
    static const QStringList known = {QStringLiteral("question"), QStringLiteral("options"), QStringLiteral("key_words")};
    QStringList used;
    for (auto match = placeHolder.globalMatch(prompt); match.hasNext();) {
        const QString name = match.next().captured(1);
        if (!known.contains(name)) {
            return PresetFault{pointer, Tr::tr("The prompt contains the unknown placeholder “%1”. Available: %2.")
                                            .arg(name, known.join(QStringLiteral(", ")))};
        }
        used.append(name);
    }
    for (const QString &name : {known.at(0), known.at(1)}) {
        const auto count = used.count(name);
        if (count != 1 && (count > 1 || needsOptions || name == known.at(0)))
            return PresetFault{pointer, Tr::tr("The prompt must contain the placeholder “%1” exactly once.").arg(name)};
    }
    if (used.contains(known.at(2)) == hasKeywords)
        return {};
    return PresetFault{
        pointer, hasKeywords
                     ? Tr::tr(
                           "The configuration has keywords, but the prompt has no placeholder “%1” for the keywords.")
                           .arg(known.at(2))
                     : Tr::tr("The prompt contains the placeholder “%1”, but the configuration has no "
                              "keywords.")
                           .arg(known.at(2))};
}

/// Where the placeholder of a picture has its number.
const QString pictureNumber = QStringLiteral("{n}");

Fault configurationFault(const Preset &preset, qsizetype index)
{
    const Configuration &configuration = preset.configurations.at(index);
    const QString pointer = QStringLiteral("/configurations/%1").arg(index);
    const bool hasKeywords = !configuration.keywords.isEmpty();
    if (hasKeywords && preset.dimension(configuration.keywords) == nullptr) {
        return PresetFault{pointer + QLatin1String("/keywords"),
                           Tr::tr("There is no dimension “%1”.").arg(configuration.keywords.text())};
    }
    if (auto fault = promptFault(configuration.prompt, true, hasKeywords, pointer + QLatin1String("/prompt")))
        return fault;
    for (auto own = configuration.kindPrompts.cbegin(); own != configuration.kindPrompts.cend(); ++own) {
        const QString place = pointer + QLatin1String("/prompts/") + own.key();
        const QuestionKind *kind = preset.kind(own.key());
        if (kind == nullptr)
            return PresetFault{place, Tr::tr("The preset does not define the kind of question “%1”.").arg(own.key())};
        if (auto fault = promptFault(own.value(), !kind->isFixed() && !kind->isWritten(), hasKeywords, place))
            return fault;
    }
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isWritten() && !configuration.kindPrompts.contains(kind.code)) {
            return PresetFault{pointer + QLatin1String("/prompts"),
                               Tr::tr("Add a prompt for the kind of question “%1”: its answers are written, so the prompt for options "
                                      "does not suit it.")
                                   .arg(kind.code)};
        }
    }
    if (!configuration.placeholder.isEmpty() && configuration.placeholder.count(pictureNumber) != 1) {
        return PresetFault{pointer + QLatin1String("/placeholder"),
                           Tr::tr("What stands for a picture must contain “%1” exactly once, for its number.").arg(pictureNumber)};
    }
    if (!configuration.optionLine.isEmpty()) {
        for (const QString &mark : {QStringLiteral("{label}"), QStringLiteral("{text}")}) {
            if (configuration.optionLine.count(mark) != 1) {
                return PresetFault{pointer + QLatin1String("/optionLine"),
                                   Tr::tr("The line of an option must contain “%1” exactly once.").arg(mark)};
            }
        }
    }
    if (!configuration.examples.isEmpty() && configuration.examples.size() != configuration.shots) {
        return PresetFault{pointer + QLatin1String("/examples"),
                           Tr::tr("The number of examples must equal the number of shots.")};
    }
    return {};
}

Fault errorTypeFault(const Preset &preset)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < preset.errorTypes.size(); ++i) {
        const ErrorType &type = preset.errorTypes.at(i);
        if (seen.contains(type.code))
            return PresetFault{QStringLiteral("/errorTypes/%1/code").arg(i), Tr::tr("“%1” occurs twice.").arg(type.code)};
        seen.insert(type.code);
        for (qsizetype j = 0; j < type.subtypes.size(); ++j) {
            const QString code = type.subtypes.at(j).code;
            if (seen.contains(code)) {
                return PresetFault{QStringLiteral("/errorTypes/%1/subtypes/%2/code").arg(i).arg(j),
                                   Tr::tr("“%1” occurs twice.").arg(code)};
            }
            seen.insert(code);
        }
    }
    return {};
}

/// Marks of a prompt that are none of `known`, or the first of `needed` that it lacks.
Fault markFault(const QString &prompt, const QStringList &known, const QStringList &needed, const QString &pointer)
{
    static const QRegularExpression placeHolder(QStringLiteral("\\{([A-Za-z_][A-Za-z0-9_ ]*)\\}"));
    QStringList used;
    for (auto match = placeHolder.globalMatch(prompt); match.hasNext();) {
        const QString name = match.next().captured(1);
        if (!known.contains(name)) {
            return PresetFault{
                pointer,
                known.isEmpty()
                    ? Tr::tr(
                          "The prompt contains the placeholder “%1”, but no placeholders are allowed here.")
                          .arg(name)
                    : Tr::tr("The prompt contains the unknown placeholder “%1”. Available: %2.")
                          .arg(name, known.join(QStringLiteral(", ")))};
        }
        used.append(name);
    }
    for (const QString &name : needed) {
        if (used.count(name) != 1)
            return PresetFault{pointer, Tr::tr("The prompt must contain the placeholder “%1” exactly once.").arg(name)};
    }
    return {};
}

Fault descriptionFault(const Preset &preset)
{
    if (auto fault = repeated(preset.descriptions, QStringLiteral("/descriptions"), "code",
                              [](const DescriptionTask &t) { return t.code; }))
        return fault;
    static const QString description = QStringLiteral("description");
    static const QStringList known = {description, QStringLiteral("explanation"), QStringLiteral("implied_meaning")};
    for (qsizetype i = 0; i < preset.descriptions.size(); ++i) {
        const DescriptionTask &task = preset.descriptions.at(i);
        const QString pointer = QStringLiteral("/descriptions/%1").arg(i);
        if (task.highest <= task.lowest)
            return PresetFault{pointer + QLatin1String("/highest"), Tr::tr("The highest score must be above the lowest.")};
        // Each whole score has a digit key.
        if (task.highest > 9)
            return PresetFault{
                pointer + QLatin1String("/highest"),
                Tr::tr("The highest score may be at most 9, because each score has a digit key.")};
        if (auto fault = markFault(task.prompt, {}, {}, pointer + QLatin1String("/prompt")))
            return fault;
        if (auto fault = markFault(task.judgePrompt, known, {description}, pointer + QLatin1String("/judgePrompt")))
            return fault;
        if (auto fault = repeated(task.perspectives, pointer + QLatin1String("/perspectives"), "code",
                                  [](const LabelValue &value) { return value.code.text(); }))
            return fault;
    }
    return {};
}

/// What a kind says of pictures.
Fault pictureFault(const QuestionKind &kind, const QString &own)
{
    if (kind.mostPictures < kind.fewestPictures)
        return PresetFault{own + QLatin1String("/pictures"), Tr::tr("The maximum is below the minimum.")};
    if (kind.isFixed() && kind.optionPictures)
        return PresetFault{own + QLatin1String("/optionPictures"), Tr::tr("Fixed options are texts: they have no pictures.")};
    if (!kind.roles.isEmpty() && kind.mostPictures < 2) {
        return PresetFault{own + QLatin1String("/roles"),
                           Tr::tr("Only a kind of question with several pictures (“pictures”) can give them roles.")};
    }
    return repeated(kind.roles, own + QLatin1String("/roles"), "code", [](const MediaRole &role) { return role.code; });
}

Fault kindFault(const Preset &preset, const Json &document)
{
    const QString pointer = QStringLiteral("/kinds");
    const bool listed = document.contains("kinds");
    if (listed == document.at("questions").contains("options")) {
        return PresetFault{QStringLiteral("/questions/options"),
                           listed ? Tr::tr("“kinds” already says how many options there are; remove “options”.")
                                  : Tr::tr("Say how many options a question has, or list the kinds of questions in “kinds”.")};
    }
    if (auto fault = repeated(preset.kinds, pointer, "code", [](const QuestionKind &k) { return k.code; }))
        return fault;
    if (auto fault = repeated(preset.kinds, pointer, "published", [](const QuestionKind &k) { return k.published; }))
        return fault;
    if (preset.hasKinds() && preset.dimension(kindDimension) != nullptr)
        return PresetFault{QStringLiteral("/dimensions"), Tr::tr("The code “%1” is reserved for the kinds of questions; no dimension "
                                                                 "can use it.")
                                                              .arg(kindDimension.text())};
    for (qsizetype i = 0; i < preset.kinds.size(); ++i) {
        const QuestionKind &kind = preset.kinds.at(i);
        const QString own = QStringLiteral("%1/%2").arg(pointer).arg(i);
        if (auto fault = pictureFault(kind, own))
            return fault;
        if (const Json &given = elementOf(fieldOf(document, "kinds"), i); textOf(given, "form") == QLatin1String("text")) {
            for (const char *other : {"options", "fixed", "correct", "optionPictures"}) {
                if (given.contains(other))
                    return PresetFault{own % u'/' % QLatin1String(other),
                                       Tr::tr("The answers to this kind of question are written: it has no options.")};
            }
            continue;
        }
        if (kind.mostOptions == 0 || (kind.isFixed() && kind.mostOptions != kind.fixed.size()))
            return PresetFault{own, Tr::tr("A kind of question needs either “options” (the number of options) or “fixed” (the list of "
                                           "its fixed options).")};
        if (kind.mostOptions < kind.fewestOptions)
            return PresetFault{own + QLatin1String("/options"), Tr::tr("The maximum is below the minimum.")};
        if (kind.mostCorrect < kind.fewestCorrect)
            return PresetFault{own + QLatin1String("/correct"), Tr::tr("The maximum is below the minimum.")};
        if (kind.mostCorrect > kind.mostOptions)
            return PresetFault{own + QLatin1String("/correct"), Tr::tr("The number of correct options cannot exceed the number of "
                                                                       "options.")};
        for (qsizetype j = 1; j < kind.fixed.size(); ++j) {
            if (const qsizetype first = kind.fixed.indexOf(kind.fixed.at(j)); first < j) {
                return PresetFault{QStringLiteral("%1/fixed/%2").arg(own).arg(j), Tr::tr("“%1” occurs twice.").arg(kind.fixed.at(j))};
            }
        }
    }
    return {};
}

Fault questionFault(const QuestionRules &rules)
{
    if (rules.maximum < rules.minimum)
        return PresetFault{QStringLiteral("/questions/maximum"), Tr::tr("The maximum is below the minimum.")};
    if (rules.firstStem.size() > rules.stemMaximum)
        return PresetFault{QStringLiteral("/questions/firstStem"), Tr::tr("The stem of the first question is longer than allowed.")};
    return {};
}

Fault splitFault(const Preset &preset)
{
    if (auto fault = repeated(preset.splits, QStringLiteral("/splits"), "name", [](const SplitPart &p) { return p.name; }))
        return fault;
    bool rest = false;
    for (qsizetype i = 0; i < preset.splits.size(); ++i) {
        if (preset.splits.at(i).weight > 0)
            continue;
        if (rest)
            return PresetFault{QStringLiteral("/splits/%1/weight").arg(i), Tr::tr("Only one split may take the remaining items.")};
        rest = true;
    }
    return {};
}

} // namespace

Fault schemaFault(const Json &document, const QByteArray &schemaText)
{
    // valijson reports what it does not understand of a schema by exceptions; the schema is ours and part of the program.
    try {
        const auto schemaJson = nlohmann::json::parse(schemaText.constData(), schemaText.constData() + schemaText.size());
        const nlohmann::json target = document;
        valijson::Schema schema;
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaJson), schema);
        valijson::ValidationResults results;
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        if (validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(target), &results))
            return {};
        // The deepest error is the cause; those above it only say that something below them is wrong.
        Fault fault;
        size_t depth = 0;
        for (const auto &error : results) {
            const QString description = fromUtf8(error.description);
            const QString member = memberOf(description);
            const size_t errorDepth = error.context.size() + (member.isEmpty() ? 0 : 1);
            if (fault && errorDepth <= depth)
                continue;
            depth = errorDepth;
            fault = PresetFault{member.isEmpty() ? pointerOf(error.context) : QString(pointerOf(error.context) % u'/' % member),
                                description};
        }
        return fault ? fault : PresetFault{{}, Tr::tr("The preset does not match its schema.")};
    } catch (const std::exception &error) {
        return PresetFault{{}, QString::fromUtf8(error.what())};
    }
}

Fault meaningFault(const Preset &preset, const Json &document)
{
    if (auto fault = repeated(preset.dimensions, QStringLiteral("/dimensions"), "code", [](const Dimension &d) { return d.code.text(); }))
        return fault;
    for (qsizetype i = 0; i < preset.dimensions.size(); ++i) {
        const QString pointer = QStringLiteral("/dimensions/%1").arg(i);
        if (auto fault = dimensionFault(preset.dimensions.at(i), pointer))
            return fault;
        if (auto fault = reservedFault(preset.dimensions.at(i), pointer))
            return fault;
        if (auto fault = nestingFault(preset, i))
            return fault;
    }
    if (auto fault = reasonFault(preset))
        return fault;
    if (auto fault = questionFault(preset.questions))
        return fault;
    if (auto fault = kindFault(preset, document))
        return fault;
    if (auto fault = repeated(preset.configurations, QStringLiteral("/configurations"), "code",
                              [](const Configuration &c) { return c.code; }))
        return fault;
    for (qsizetype i = 0; i < preset.configurations.size(); ++i) {
        if (auto fault = configurationFault(preset, i))
            return fault;
    }
    if (auto fault = errorTypeFault(preset))
        return fault;
    if (auto fault = descriptionFault(preset))
        return fault;
    if (auto fault = splitFault(preset))
        return fault;
    if (auto fault = textFault(preset.texts))
        return fault;
    if (auto fault = quotaFault(preset))
        return fault;
    return measureFault(preset);
}

} // namespace yuyi
