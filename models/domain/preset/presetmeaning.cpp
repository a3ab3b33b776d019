// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetmeaning.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/chainmeaning.h"
#include "models/domain/preset/composingmeaning.h"
#include "models/domain/preset/extracting.h"
#include "models/domain/preset/itemfilter.h"
#include "models/domain/preset/tablemeaning.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Faults = QList<PresetFault>;

/// Codes of a list that stand twice, at the second.
template <typename List, typename CodeOf>
void addRepeated(const List &list, const QString &pointer, const char *member, CodeOf codeOf, Faults &faults)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString code = codeOf(list.at(i));
        if (seen.contains(code)) {
            faults.append({QStringLiteral("%1/%2/%3").arg(pointer).arg(i).arg(QLatin1String(member)),
                           Tr::tr("“%1” occurs twice.").arg(code)});
        }
        seen.insert(code);
    }
}

void addDimensionFaults(const Dimension &dimension, const QString &pointer, Faults &faults)
{
    const QString values = pointer + QLatin1String("/values");
    addRepeated(
        dimension.values, values, "code", [](const LabelValue &v) { return v.code.text(); }, faults);
    addRepeated(
        dimension.values, values, "published", [](const LabelValue &v) { return v.published; }, faults);
    if (dimension.open) {
        if (!dimension.values.isEmpty())
            faults.append(faultNaming(values, Tr::tr("The labels of an open dimension are typed: remove “%1”."),
                                      {QStringLiteral("/dimensions/values")}));
        if (dimension.ordered)
            faults.append({pointer + QLatin1String("/ordered"), Tr::tr("The labels of an open dimension have no order.")});
        return;
    }
    if (dimension.values.size() < 2)
        faults.append({values, Tr::tr("A dimension that is not open needs at least two values.")});
    for (qsizetype i = 0; i < dimension.values.size(); ++i) {
        const LabelValue *other = dimension.value(LabelCode(dimension.values.at(i).published));
        if (other != nullptr && other != &dimension.values.at(i)) {
            faults.append({QStringLiteral("%1/%2/published").arg(values).arg(i),
                           Tr::tr("“%1” is already the code of another value.").arg(dimension.values.at(i).published)});
        }
    }
}

/// Faults of a dimension that is nested in another one, and of values that name a parent.
void addNestingFaults(const Preset &preset, qsizetype index, Faults &faults)
{
    const Dimension &dimension = preset.dimensions.at(index);
    const QString pointer = QStringLiteral("/dimensions/%1").arg(index);
    const Dimension *parent = nullptr;
    if (!dimension.parent.isEmpty()) {
        for (qsizetype i = 0; i < index; ++i) {
            if (preset.dimensions.at(i).code == dimension.parent)
                parent = &preset.dimensions.at(i);
        }
        QString wrong;
        if (!parent)
            wrong = Tr::tr("There is no dimension “%1” before this one.").arg(dimension.parent.text());
        else if (parent->of != dimension.of)
            wrong = Tr::tr("A dimension and its parent must both belong to images, or both to questions.");
        else if (parent->open || parent->pickMany)
            wrong = Tr::tr("The parent of a dimension must have values, of which one is chosen.");
        if (!wrong.isEmpty()) {
            faults.append({pointer + QLatin1String("/parent"), wrong});
            return;
        }
    }
    for (qsizetype i = 0; !dimension.open && i < dimension.values.size(); ++i) {
        const LabelCode &above = dimension.values.at(i).parent;
        const QString place = QStringLiteral("%1/values/%2/parent").arg(pointer).arg(i);
        QString wrong;
        if (!parent && !above.isEmpty())
            faults.append(faultNaming(place, Tr::tr("The dimension belongs to no other one: leave out “%1” of its values."),
                                      {QStringLiteral("/dimensions/values/parent")}));
        else if (parent && above.isEmpty())
            wrong = Tr::tr("Say to which value of “%1” this value belongs.").arg(dimension.parent.text());
        else if (parent && !parent->value(above))
            wrong = Tr::tr("The dimension “%1” has no value “%2”.").arg(dimension.parent.text(), above.text());
        if (!wrong.isEmpty())
            faults.append({place, wrong});
    }
}

/// Codes that filters and tables give another meaning. Presets from before there were such dimensions may use them for others.
void addReservedFaults(const Dimension &dimension, const QString &pointer, Faults &faults)
{
    static const QSet<QString> reserved = {QStringLiteral("kind"), QStringLiteral("split"), QStringLiteral("text"), QStringLiteral("id"),
                                           QStringLiteral("stage")};
    if ((dimension.open || dimension.ofQuestion()) && reserved.contains(dimension.code.text())) {
        faults.append({pointer + QLatin1String("/code"),
                       Tr::tr("The code “%1” is reserved for the program.").arg(dimension.code.text())});
    }
}

void addReasonFaults(const Preset &preset, Faults &faults)
{
    const QString pointer = QStringLiteral("/discardReasons");
    addRepeated(
        preset.discardReasons, pointer, "code", [](const DiscardReason &r) { return r.code; }, faults);
    addRepeated(
        preset.discardReasons, pointer, "key", [](const DiscardReason &r) { return r.key.toUpper(); }, faults);
    // J and K walk through images, Z undoes; the program itself gives the two other codes.
    static const QSet<QString> takenKeys = {QStringLiteral("J"), QStringLiteral("K"), QStringLiteral("Z")};
    static const QSet<QString> takenCodes = {QStringLiteral("duplicate"), QStringLiteral("text-heavy")};
    for (qsizetype i = 0; i < preset.discardReasons.size(); ++i) {
        const DiscardReason &reason = preset.discardReasons.at(i);
        if (takenKeys.contains(reason.key.toUpper())) {
            faults.append({QStringLiteral("%1/%2/key").arg(pointer).arg(i),
                           Tr::tr("The keyboard key “%1” is already used on the Inspect page.").arg(reason.key)});
        }
        if (takenCodes.contains(reason.code)) {
            faults.append({QStringLiteral("%1/%2/code").arg(pointer).arg(i),
                           Tr::tr("The discard reason “%1” is reserved for the program.").arg(reason.code)});
        }
    }
}

/// The placeholders of a prompt, in their order. One that is not in `known` is a fault, after which nothing else is said of the prompt.
QStringList placeholdersOf(const QString &prompt, const QStringList &known, const QString &pointer, Faults &faults)
{
    static const QRegularExpression placeHolder(QStringLiteral("\\{([A-Za-z_][A-Za-z0-9_ ]*)\\}"));
    QStringList used;
    for (auto match = placeHolder.globalMatch(prompt); match.hasNext();) {
        const QString name = match.next().captured(1);
        if (!known.contains(name)) {
            const QString text = known.isEmpty()
                                   ? Tr::tr("The prompt contains the placeholder “%1”, but no placeholders are allowed here.").arg(name)
                                   : Tr::tr("The prompt contains the unknown placeholder “%1”. Available: %2.")
                                         .arg(name, known.join(QStringLiteral(", ")));
            faults.append({pointer, text});
            return {};
        }
        used.append(name);
    }
    return used;
}

/// The faults of one prompt. The prompt of a kind whose questions name their options may leave them out. One of a kind without options
/// has none to show.
void addPromptFaults(const QString &prompt, bool needsOptions, const Configuration &of, const QString &pointer, Faults &faults)
{
    static const QStringList known = {QStringLiteral("question"), QStringLiteral("options"), QStringLiteral("key_words"),
                                      QStringLiteral("facts")};
    static const QString step = QStringLiteral("step");
    const bool hasKeywords = !of.keywords.isEmpty();
    const qsizetype before = faults.size();
    const QStringList used = placeholdersOf(prompt, of.step ? known + QStringList{step} : known, pointer, faults);
    if (faults.size() > before)
        return;
    if (of.step && used.count(step) != 1) {
        faults.append({pointer, Tr::tr("The prompt must contain the placeholder “%1” exactly once.").arg(step)});
        return;
    }
    for (const QString &name : {known.at(0), known.at(1)}) {
        const auto count = used.count(name);
        if (count != 1 && (count > 1 || needsOptions || name == known.at(0))) {
            faults.append({pointer, Tr::tr("The prompt must contain the placeholder “%1” exactly once.").arg(name)});
            return;
        }
    }
    if (used.contains(known.at(3)) == of.add.isEmpty()) {
        faults.append({pointer, (of.add.isEmpty() ? Tr::tr("The prompt contains the placeholder “%1”, but the configuration adds no facts.")
                                                  : Tr::tr("The configuration adds facts, but the prompt has no placeholder “%1” "
                                                           "for them."))
                                    .arg(known.at(3))});
    }
    if (used.contains(known.at(2)) == hasKeywords)
        return;
    faults.append({pointer, hasKeywords
                                ? Tr::tr("The configuration has keywords, but the prompt has no placeholder “%1” for the keywords.")
                                      .arg(known.at(2))
                                : Tr::tr("The prompt contains the placeholder “%1”, but the configuration has no keywords.")
                                      .arg(known.at(2))});
}

/// Marks of a prompt that are none of `known`, or the first of `needed` that it lacks.
void addMarkFaults(const QString &prompt, const QStringList &known, const QStringList &needed, const QString &pointer, Faults &faults)
{
    const qsizetype before = faults.size();
    const QStringList used = placeholdersOf(prompt, known, pointer, faults);
    for (const QString &name : needed) {
        if (faults.size() == before && used.count(name) != 1)
            faults.append({pointer, Tr::tr("The prompt must contain the placeholder “%1” exactly once.").arg(name)});
    }
}

/// Where the placeholder of a picture has its number.
const QString pictureNumber = QStringLiteral("{n}");

/// A prompt for all kinds and those of single kinds, which stand beside it at `pointer`.
void addPromptsFaults(const Preset &preset, const QString &prompt, const QMap<QString, QString> &kindPrompts, const Configuration &of,
                      const QString &pointer, Faults &faults)
{
    addPromptFaults(prompt, true, of, pointer + QLatin1String("/prompt"), faults);
    for (auto own = kindPrompts.cbegin(); own != kindPrompts.cend(); ++own) {
        const QString place = pointer + QLatin1String("/prompts/") + pointerPart(own.key());
        const QuestionKind *kind = preset.kind(own.key());
        if (kind == nullptr)
            faults.append({place, Tr::tr("The preset does not define the kind of question “%1”.").arg(own.key())});
        else
            addPromptFaults(own.value(), !kind->namesOptions() && !kind->isWritten(), of, place, faults);
    }
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isWritten() && !kindPrompts.contains(kind.code)) {
            faults.append({pointer + QLatin1String("/prompts/") + pointerPart(kind.code),
                           Tr::tr("Add a prompt for the kind of question “%1”: its answers are written, so the prompt for options "
                                  "does not suit it.")
                               .arg(kind.code)});
        }
    }
}

void addConfigurationFaults(const Preset &preset, qsizetype index, Faults &faults)
{
    const Configuration &configuration = preset.configurations.at(index);
    const QString pointer = QStringLiteral("/configurations/%1").arg(index);
    if (readsReplies(configuration)) {
        static const QStringList known = {QStringLiteral("question"), QStringLiteral("options"), QStringLiteral("reply")};
        addMarkFaults(configuration.prompt, known, {known.at(2)}, pointer + QLatin1String("/prompt"), faults);
        return;
    }
    static const QStringList stepMarks = {QStringLiteral("question"), QStringLiteral("options")};
    const bool hasKeywords = !configuration.keywords.isEmpty();
    if (hasKeywords && preset.dimension(configuration.keywords) == nullptr) {
        faults.append({pointer + QLatin1String("/keywords"),
                       Tr::tr("The preset has no dimension “%1”.").arg(configuration.keywords.text())});
    }
    addPromptsFaults(preset, configuration.prompt, configuration.kindPrompts, configuration, pointer, faults);
    for (qsizetype i = 0; i < configuration.add.size(); ++i) {
        const QString &one = configuration.add.at(i);
        if (!one.startsWith(factPrefix) || preset.fact(one.mid(factPrefix.size())) == nullptr) {
            faults.append({QStringLiteral("%1/add/%2").arg(pointer).arg(i),
                           Tr::tr("“%1” adds nothing: write “fact:” and the code of a fact of the preset.").arg(one)});
        }
    }
    addRepeated(
        configuration.translations, pointer + QLatin1String("/translations"), "language",
        [](const TranslatedPrompts &one) { return one.language; }, faults);
    for (qsizetype i = 0; i < configuration.translations.size(); ++i) {
        const TranslatedPrompts &one = configuration.translations.at(i);
        const QString place = QStringLiteral("%1/translations/%2").arg(pointer).arg(i);
        addPromptsFaults(preset, one.prompt, one.kindPrompts, configuration, place, faults);
        if (!one.step.isEmpty() && !configuration.step) {
            faults.append({place + QLatin1String("/step"), Tr::tr("Remove this prompt: the configuration has no step.")});
        } else {
            addMarkFaults(one.step, stepMarks, {}, place + QLatin1String("/step"), faults);
        }
    }
    if (!configuration.placeholder.isEmpty() && configuration.placeholder.count(pictureNumber) != 1) {
        faults.append({pointer + QLatin1String("/placeholder"),
                       Tr::tr("The placeholder for pictures must contain “%1” exactly once. It stands for the number of the picture.")
                           .arg(pictureNumber)});
    }
    for (const QString &mark : {QStringLiteral("{label}"), QStringLiteral("{text}")}) {
        if (!configuration.optionLine.isEmpty() && configuration.optionLine.count(mark) != 1) {
            faults.append({pointer + QLatin1String("/optionLine"),
                           Tr::tr("The line of an option must contain “%1” exactly once.").arg(mark)});
        }
    }
    if (configuration.step) {
        const QString place = pointer + QLatin1String("/steps/0/prompt");
        addMarkFaults(configuration.step->prompt, stepMarks, {}, place, faults);
        if (configuration.shots > 0)
            faults.append({pointer + QLatin1String("/shots"), Tr::tr("A configuration with a step has no worked examples.")});
        if (configuration.itemsAtOnce() > 1)
            faults.append({pointer + QLatin1String("/ask"), Tr::tr("A configuration with a step asks each item by itself.")});
    }
    if (!configuration.examples.isEmpty() && configuration.examples.size() != configuration.shots) {
        faults.append({pointer + QLatin1String("/examples"), Tr::tr("The number of examples must equal the number of shots.")});
    }
}

void addErrorTypeFaults(const Preset &preset, Faults &faults)
{
    QSet<QString> seen;
    const auto note = [&](const QString &code, const QString &pointer) {
        if (seen.contains(code))
            faults.append({pointer, Tr::tr("“%1” occurs twice.").arg(code)});
        seen.insert(code);
    };
    for (qsizetype i = 0; i < preset.errorTypes.size(); ++i) {
        const ErrorType &type = preset.errorTypes.at(i);
        note(type.code, QStringLiteral("/errorTypes/%1/code").arg(i));
        for (qsizetype j = 0; j < type.subtypes.size(); ++j)
            note(type.subtypes.at(j).code, QStringLiteral("/errorTypes/%1/subtypes/%2/code").arg(i).arg(j));
    }
}

/// A task asks for descriptions with prompts of its own, or is about the replies that configurations ask for.
void addReplyTaskFaults(const DescriptionTask &task, const Preset &preset, const QString &pointer, Faults &faults)
{
    for (qsizetype j = 0; j < task.configurations.size(); ++j) {
        const QString &code = task.configurations.at(j);
        if (std::none_of(preset.configurations.cbegin(), preset.configurations.cend(),
                         [&](const Configuration &one) { return one.code == code; })) {
            faults.append({QStringLiteral("%1/configurations/%2").arg(pointer).arg(j),
                           Tr::tr("The preset has no configuration “%1”.").arg(code)});
        }
    }
    if (const auto where = readWhere(task.items, preset); !where)
        faults.append({pointer + QLatin1String("/items"), where.error().sentence});
    for (const auto &[prompt, name] : {std::pair(task.prompt, "/prompt"), std::pair(task.judgePrompt, "/judgePrompt")}) {
        if (!prompt.isEmpty()) {
            faults.append(faultNaming(pointer + QLatin1String(name),
                                      Tr::tr("A task with “%1” is about replies to questions and has no prompt of its own."),
                                      {QStringLiteral("/descriptions/configurations")}));
        }
    }
}

void addDescribeTaskFaults(const DescriptionTask &task, const QString &pointer, Faults &faults)
{
    static const QString description = QStringLiteral("description");
    static const QStringList known = {description, QStringLiteral("explanation"), QStringLiteral("implied_meaning")};
    if (task.prompt.isEmpty())
        faults.append({pointer + QLatin1String("/prompt"), Tr::tr("A task that asks for descriptions needs a prompt.")});
    if (task.judgePrompt.isEmpty()) {
        faults.append(
            {pointer + QLatin1String("/judgePrompt"), Tr::tr("A task that asks for descriptions needs a prompt for judge models.")});
    } else {
        addMarkFaults(task.judgePrompt, known, {description}, pointer + QLatin1String("/judgePrompt"), faults);
    }
    addMarkFaults(task.prompt, {}, {}, pointer + QLatin1String("/prompt"), faults);
    for (const auto &[given, name] : {std::pair(task.showKey, "/showKey"), std::pair(task.most > 0, "/most")}) {
        if (given) {
            faults.append(faultNaming(pointer + QLatin1String(name), Tr::tr("Only a task with “%1” can have this."),
                                      {QStringLiteral("/descriptions/configurations")}));
        }
    }
}

void addDescriptionFaults(const Preset &preset, Faults &faults)
{
    addRepeated(
        preset.descriptions, QStringLiteral("/descriptions"), "code", [](const DescriptionTask &t) { return t.code; }, faults);
    for (qsizetype i = 0; i < preset.descriptions.size(); ++i) {
        const DescriptionTask &task = preset.descriptions.at(i);
        const QString pointer = QStringLiteral("/descriptions/%1").arg(i);
        // Each whole score has a digit key.
        if (task.highest <= task.lowest)
            faults.append({pointer + QLatin1String("/highest"), Tr::tr("The highest score must be above the lowest.")});
        else if (task.highest > 9)
            faults.append({pointer + QLatin1String("/highest"),
                           Tr::tr("The highest score may be at most 9, because each score has a digit key.")});
        if (task.isAboutReplies())
            addReplyTaskFaults(task, preset, pointer, faults);
        else
            addDescribeTaskFaults(task, pointer, faults);
        addRepeated(
            task.perspectives, pointer + QLatin1String("/perspectives"), "code", [](const LabelValue &value) { return value.code.text(); },
            faults);
    }
}

/// What a kind says of pictures.
void addPictureFaults(const QuestionKind &kind, const QString &own, Faults &faults)
{
    if (kind.mostPictures < kind.fewestPictures)
        faults.append({own + QLatin1String("/pictures"), Tr::tr("The maximum is below the minimum.")});
    if (kind.isFixed() && kind.optionPictures)
        faults.append({own + QLatin1String("/optionPictures"), Tr::tr("Fixed options are texts: they have no pictures.")});
    if (!kind.roles.isEmpty() && kind.mostPictures < 2) {
        faults.append(faultNaming(own + QLatin1String("/roles"),
                                  Tr::tr("Only a kind of question with several pictures (“%1”) can give them roles."),
                                  {QStringLiteral("/kinds/pictures")}));
    }
    addRepeated(
        kind.roles, own + QLatin1String("/roles"), "code", [](const MediaRole &role) { return role.code; }, faults);
}

/// What a kind says of options.
void addOptionFaults(const QuestionKind &kind, const Json &given, const QString &own, Faults &faults)
{
    const QString form = textOf(given, "form");
    if (form == QLatin1String("text")) {
        for (const char *other : {"options", "fixed", "correct", "optionPictures"}) {
            if (given.contains(other))
                faults.append({own % u'/' % QLatin1String(other),
                               Tr::tr("The answers to this kind of question are written: it has no options.")});
        }
        return;
    }
    if (!form.isEmpty() && form != QLatin1String("options"))
        return; // the schema has a sentence for it
    if (kind.mostOptions == 0 || (kind.isFixed() && kind.mostOptions != kind.fixed.size())) {
        faults.append(faultNaming(own, Tr::tr("A kind of question with options needs either “%1” or “%2”."),
                                  {QStringLiteral("/kinds/options"), QStringLiteral("/kinds/fixed")}));
        return;
    }
    if (kind.mostOptions < kind.fewestOptions)
        faults.append({own + QLatin1String("/options"), Tr::tr("The maximum is below the minimum.")});
    if (kind.mostCorrect < kind.fewestCorrect)
        faults.append({own + QLatin1String("/correct"), Tr::tr("The maximum is below the minimum.")});
    else if (kind.mostCorrect > kind.mostOptions)
        faults.append({own + QLatin1String("/correct"), Tr::tr("The number of correct options cannot exceed the number of "
                                                               "options.")});
    for (qsizetype j = 1; j < kind.fixed.size(); ++j) {
        if (const qsizetype first = kind.fixed.indexOf(kind.fixed.at(j)); first < j)
            faults.append({QStringLiteral("%1/fixed/%2").arg(own).arg(j), Tr::tr("“%1” occurs twice.").arg(kind.fixed.at(j))});
    }
}

void addKindFaults(const Preset &preset, const Json &document, Faults &faults)
{
    const QString pointer = QStringLiteral("/kinds");
    const Json &kinds = fieldOf(document, "kinds");
    const bool listed = document.contains("kinds");
    if (listed == fieldOf(document, "questions").contains("options")) {
        const QString place = QStringLiteral("/questions/options");
        const QString list = QStringLiteral("/kinds");
        faults.append(listed ? faultNaming(place, Tr::tr("“%1” already says how many options there are; remove “%2”."), {list, place})
                             : faultNaming(place, Tr::tr("Say how many options a question has, or list its kinds in “%1”."), {list}));
    }
    if (!listed)
        return;
    addRepeated(
        preset.kinds, pointer, "code", [](const QuestionKind &k) { return k.code; }, faults);
    addRepeated(
        preset.kinds, pointer, "published", [](const QuestionKind &k) { return k.published; }, faults);
    if (preset.hasKinds() && preset.dimension(kindDimension) != nullptr) {
        faults.append({QStringLiteral("/dimensions"),
                       Tr::tr("The code “%1” is reserved for the kinds of questions; no dimension can use it.").arg(kindDimension.text())});
    }
    for (qsizetype i = 0; i < std::min(preset.kinds.size(), static_cast<qsizetype>(kinds.size())); ++i) {
        const QString own = QStringLiteral("%1/%2").arg(pointer).arg(i);
        addPictureFaults(preset.kinds.at(i), own, faults);
        addOptionFaults(preset.kinds.at(i), elementOf(kinds, i), own, faults);
    }
}

void addQuestionFaults(const QuestionRules &rules, Faults &faults)
{
    if (rules.maximum < rules.minimum)
        faults.append({QStringLiteral("/questions/maximum"), Tr::tr("The maximum is below the minimum.")});
    if (rules.firstStem.size() > rules.stemMaximum)
        faults.append({QStringLiteral("/questions/firstStem"), Tr::tr("The stem of the first question is longer than allowed.")});
}

void addSplitFaults(const Preset &preset, Faults &faults)
{
    addRepeated(
        preset.splits, QStringLiteral("/splits"), "name", [](const SplitPart &p) { return p.name; }, faults);
    bool rest = false;
    for (qsizetype i = 0; i < preset.splits.size(); ++i) {
        if (preset.splits.at(i).weight > 0)
            continue;
        if (rest)
            faults.append({QStringLiteral("/splits/%1/weight").arg(i), Tr::tr("Only one split may take the remaining items.")});
        rest = true;
    }
}

void addTextFaults(const TextRules &rules, Faults &faults)
{
    if (!rules.image && (rules.explanationRequired || rules.meaningRequired))
        faults.append({QStringLiteral("/texts/image"), Tr::tr("A text about the image cannot be required where there is none.")});
}

void addQuotaFaults(const Preset &preset, Faults &faults)
{
    for (qsizetype i = 0; i < preset.quotas.size(); ++i) {
        const Quota &quota = preset.quotas.at(i);
        const QString pointer = QStringLiteral("/quotas/%1").arg(i);
        for (qsizetype j = 0; j < quota.over.size(); ++j) {
            if (!preset.dimension(quota.over.at(j))) {
                faults.append({QStringLiteral("%1/over/%2").arg(pointer).arg(j),
                               Tr::tr("The preset has no dimension “%1”.").arg(quota.over.at(j).text())});
            }
        }
        if ((quota.items > 0) + (quota.most > 0) + (quota.sources > 0) != 1)
            faults.append(faultNaming(pointer, Tr::tr("A target needs exactly one of “%1”, “%2” and “%3”."),
                                      {
                                          QStringLiteral("/quotas/items"),
                                          QStringLiteral("/quotas/most"),
                                          QStringLiteral("/quotas/sources"),
                                      }));
    }
}

/// Rules about what models may not or must solve, and about how replies are read.
void addMeasureFaults(const Preset &preset, Faults &faults)
{
    if (!preset.scorers.isEmpty() && preset.scorers.count(QStringLiteral("strict")) != 1) {
        faults.append(faultNaming(QStringLiteral("/scorers"),
                                  Tr::tr("“%1” must read the replies, alone or beside the scorer of a published benchmark."),
                                  {QStringLiteral("/scorers=strict")}));
    }
    addRepeated(
        preset.gates, QStringLiteral("/gates"), "code", [](const Gate &gate) { return gate.code; }, faults);
    for (qsizetype i = 0; i < preset.gates.size(); ++i) {
        const QString &reason = preset.gates.at(i).reason;
        if (!preset.discardReason(reason)) {
            faults.append({QStringLiteral("/gates/%1/reason").arg(i),
                           Tr::tr("There is no discard reason “%1”.").arg(reason)});
        }
    }
    if (!preset.frequent)
        return;
    const FrequentRule &rule = *preset.frequent;
    if (const Dimension *by = preset.dimension(rule.by); !by || by->open)
        faults.append({QStringLiteral("/frequent/by"), Tr::tr("There is no dimension “%1” with values.").arg(rule.by.text())});
    if (std::none_of(preset.splits.cbegin(), preset.splits.cend(), [&](const SplitPart &part) { return part.name == rule.split; }))
        faults.append({QStringLiteral("/frequent/split"), Tr::tr("There is no split “%1”.").arg(rule.split)});
}

} // namespace

QList<PresetFault> meaningFaults(const Preset &preset, const Json &document)
{
    Faults faults;
    addRepeated(
        preset.dimensions, QStringLiteral("/dimensions"), "code", [](const Dimension &d) { return d.code.text(); }, faults);
    for (qsizetype i = 0; i < preset.dimensions.size(); ++i) {
        const QString pointer = QStringLiteral("/dimensions/%1").arg(i);
        addDimensionFaults(preset.dimensions.at(i), pointer, faults);
        addReservedFaults(preset.dimensions.at(i), pointer, faults);
        addNestingFaults(preset, i, faults);
    }
    addReasonFaults(preset, faults);
    addQuestionFaults(preset.questions, faults);
    addKindFaults(preset, document, faults);
    addRepeated(
        preset.configurations, QStringLiteral("/configurations"), "code", [](const Configuration &c) { return c.code; }, faults);
    for (qsizetype i = 0; i < preset.configurations.size(); ++i)
        addConfigurationFaults(preset, i, faults);
    addErrorTypeFaults(preset, faults);
    addDescriptionFaults(preset, faults);
    addSplitFaults(preset, faults);
    addTextFaults(preset.texts, faults);
    addQuotaFaults(preset, faults);
    addMeasureFaults(preset, faults);
    faults += composingFaults(preset);
    faults += chainFaults(preset);
    faults += tableFaults(preset);
    return faults;
}

} // namespace yuyi
