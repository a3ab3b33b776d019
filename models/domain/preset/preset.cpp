// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"

#include "models/domain/json/json.h"
#include "models/domain/preset/presetdocument.h"
#include "models/domain/preset/presetreading.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

QList<Dimension> dimensionsOf(const Preset &preset, LabelOf of)
{
    QList<Dimension> own;
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.of == of)
            own.append(dimension);
    }
    return own;
}

template <typename T>
const T *withCode(const QList<T> &list, const QString &code)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const T &one) { return one.code == code; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

bool Preset::takesSeveral(const QString &wanted) const
{
    const QuestionKind *found = kind(wanted);
    return found != nullptr && found->takesSeveral();
}

bool Preset::takesSeveral() const
{
    return std::any_of(kinds.begin(), kinds.end(), [](const QuestionKind &kind) { return kind.takesSeveral(); });
}

const MediaRole *QuestionKind::role(const QString &wanted) const
{
    const auto found = std::find_if(roles.begin(), roles.end(), [&](const MediaRole &one) { return one.code == wanted; });
    return found == roles.end() ? nullptr : &*found;
}

bool Preset::takesPictures() const
{
    return std::any_of(kinds.begin(), kinds.end(), [](const QuestionKind &kind) { return kind.takesPictures(); });
}

bool Preset::takesPictures(const QString &wanted) const
{
    return kind(wanted) != nullptr && kind(wanted)->takesPictures();
}

bool Preset::takesWritten() const
{
    return std::any_of(kinds.begin(), kinds.end(), [](const QuestionKind &kind) { return kind.isWritten(); });
}

bool Configuration::isTranslated(const QString &wanted) const
{
    return std::any_of(translations.begin(), translations.end(), [&](const TranslatedPrompts &one) { return one.language == wanted; });
}

bool Configuration::isStepTranslated(const QString &wanted) const
{
    return step && std::any_of(translations.begin(), translations.end(), [&](const TranslatedPrompts &one) {
               return one.language == wanted && !one.step.isEmpty();
           });
}

QStringList Configuration::addedFacts() const
{
    QStringList codes;
    for (const QString &one : add) {
        if (one.startsWith(factPrefix))
            codes.append(one.mid(factPrefix.size()));
    }
    return codes;
}

Configuration inLanguage(Configuration configuration, const QString &language)
{
    const auto found = std::find_if(configuration.translations.cbegin(), configuration.translations.cend(),
                                    [&](const TranslatedPrompts &one) { return one.language == language; });
    if (found == configuration.translations.cend())
        return configuration;
    configuration.prompt = found->prompt;
    configuration.kindPrompts = found->kindPrompts;
    if (configuration.step && !found->step.isEmpty())
        configuration.step->prompt = found->step;
    return configuration;
}

const Dimension *Preset::dimension(const DimensionCode &wanted) const
{
    for (const Dimension &candidate : dimensions) {
        if (candidate.code == wanted)
            return &candidate;
    }
    return nullptr;
}

QList<Dimension> Preset::imageDimensions() const
{
    return dimensionsOf(*this, LabelOf::Image);
}

QList<Dimension> Preset::questionDimensions() const
{
    return dimensionsOf(*this, LabelOf::Question);
}

bool Preset::labelsQuestions() const
{
    return std::any_of(dimensions.begin(), dimensions.end(), [](const Dimension &one) { return one.ofQuestion(); });
}

const DiscardReason *Preset::discardReason(const QString &wanted) const
{
    for (const DiscardReason &candidate : discardReasons) {
        if (candidate.code == wanted)
            return &candidate;
    }
    return nullptr;
}

const QuestionKind *Preset::kind(const QString &wanted) const
{
    for (const QuestionKind &candidate : kinds) {
        if (candidate.code == wanted)
            return &candidate;
    }
    return nullptr;
}

const QuestionGroup *Preset::groupOf(const QString &wanted) const
{
    const auto found = std::find_if(groups.begin(), groups.end(), [&](const QuestionGroup &one) { return one.members.contains(wanted); });
    return found == groups.end() ? nullptr : &*found;
}

const Metric *Preset::metric(const QString &wanted) const
{
    return withCode(metrics, wanted);
}

const FactForm *Preset::fact(const QString &wanted) const
{
    return withCode(facts, wanted);
}

const SheetForm *Preset::sheet(const QString &wanted) const
{
    return withCode(sheets, wanted);
}

const OptionPool *Preset::poolOf(const QString &wanted) const
{
    const auto found = std::find_if(pools.begin(), pools.end(), [&](const OptionPool &pool) { return pool.kind == wanted; });
    return found == pools.end() ? nullptr : &*found;
}

bool Preset::repeatsOptions(const QString &wanted) const
{
    const QuestionKind *known = kind(wanted);
    return (known && known->isFixed()) || poolOf(wanted) || asksOfFactor(wanted) || asksOfChains(wanted);
}

bool Preset::asksOfFactor(const QString &wanted) const
{
    return std::any_of(templates.begin(), templates.end(),
                       [&](const QuestionTemplate &one) { return one.kind == wanted && !one.options.isEmpty(); });
}

bool Preset::asksOfChains(const QString &wanted) const
{
    return chains
        && std::any_of(chains->forms.begin(), chains->forms.end(), [&](const ChainForm &form) { return form.kinds.contains(wanted); });
}

int Preset::mostOptions() const
{
    int most = 0;
    for (const QuestionKind &kind : kinds)
        most = std::max(most, kind.mostOptions);
    return most;
}

const Dimension *groupingDimension(const Preset &preset)
{
    const Dimension *found = nullptr;
    const Dimension *first = nullptr;
    for (const Dimension &one : preset.dimensions) {
        if (one.open)
            continue;
        if (!first)
            first = &one;
        if (!one.pickMany && !one.ordered && one.parent.isEmpty() && (!found || one.values.size() >= found->values.size()))
            found = &one;
    }
    return found ? found : first;
}

QList<Dimension> groupingDimensions(const Preset &preset)
{
    QList<Dimension> closed = forItems(preset).dimensions;
    closed.removeIf([](const Dimension &one) { return one.open; });
    return closed;
}

Preset forItems(Preset preset)
{
    for (const LevelRule &level : std::as_const(preset.levels))
        preset.dimensions.append(level.dimension);
    if (!preset.hasKinds())
        return preset;
    Dimension kinds;
    kinds.code = kindDimension;
    kinds.title = {QStringLiteral("题型"), QStringLiteral("Kind of question")};
    for (const QuestionKind &kind : std::as_const(preset.kinds))
        kinds.values.append({LabelCode(kind.code), kind.title, kind.published});
    preset.dimensions.append(kinds);
    return preset;
}

Preset withValuesOf(Preset preset, const QList<Labels> &labels, qsizetype most)
{
    for (Dimension &dimension : preset.dimensions) {
        if (!dimension.open)
            continue;
        dimension.values.clear();
        const QList<FoundLabel> found = foundLabels(dimension.code, labels).mid(0, most);
        for (const FoundLabel &one : found)
            dimension.values.append({one.label, {one.label.text(), one.label.text()}, one.label.text()});
    }
    return preset;
}

Preset withSplits(Preset preset, const QStringList &splits)
{
    if (splits.isEmpty())
        return preset;
    Dimension dimension;
    dimension.code = splitDimension;
    dimension.title = {QStringLiteral("划分"), QStringLiteral("Split")};
    for (const QString &split : splits)
        dimension.values.append({LabelCode(split), {split, split}, split});
    preset.dimensions.append(dimension);
    return preset;
}

Result<Preset> readPreset(const QByteArray &json)
{
    const Result<Json> document = parseJson(json, largestPreset);
    if (!document) {
        return failure(document.error().code, Tr::tr("The preset cannot be read. %1").arg(document.error().sentence),
                       document.error().detail);
    }
    if (const QList<PresetFault> faults = presetFaults(*document); !faults.isEmpty()) {
        const PresetFault &first = faults.constFirst();
        return failure(ErrorCode::Invalid, Tr::tr("The preset is not valid at “%1”: %2").arg(first.pointer, first.text), first.text);
    }
    auto preset = presetOf(*document);
    if (!preset)
        return failure(ErrorCode::Invalid, Tr::tr("The preset cannot be read."));
    preset->source = json;
    return *preset;
}

Result<Preset> withFirstStem(const Preset &preset, const QString &stem)
{
    if (stem == preset.questions.firstStem)
        return preset;
    YUYI_TRY(auto document, parseJson(preset.source, largestPreset));
    document["questions"]["firstStem"] = toUtf8(stem);
    return readPreset(QByteArray::fromStdString(document.dump(2)));
}

} // namespace yuyi
