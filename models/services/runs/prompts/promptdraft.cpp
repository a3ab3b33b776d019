// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/promptdraft.h"

#include "models/services/rules/runtexts.h"
#include "models/services/runs/planning/plan.h"
#include "models/services/runs/planning/shotchoice.h"
#include "models/services/runs/prompts/material.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PromptDraft)
};

/// The facts that the configuration adds, and the texts in its language; those that are not translated stay as they are written.
Result<> fillDraftTexts(Stores &stores, RunMaterial &material)
{
    QList<QuestionVersionId> versions;
    for (const MaterialItem &item : material.items + material.examples)
        versions.append(item.version);
    for (const QList<MaterialItem> &ofItem : std::as_const(material.shots)) {
        for (const MaterialItem &item : ofItem)
            versions.append(item.version);
    }
    YUYI_TRY(const auto info, stores.project().info());
    const QString language = material.promptTemplate.configuration.language;
    YUYI_TRY(const auto facts, addedFacts(stores, info.preset, material.promptTemplate.configuration, language, versions));
    fillFacts(facts, material);
    const auto known = fromCode<ItemLanguage>(language);
    if (!known || language == info.preset.language)
        return {};
    YUYI_TRY(const auto texts, textsIn(stores, *known, versions));
    material.run.parameters.language = language;
    fillTexts(texts.texts, material);
    return {};
}

} // namespace

Result<SentPrompt> draftPrompt(Stores &stores, const QString &folder, const Configuration &draft, const ItemChoice &items,
                               int item)
{
    ItemChooser chooser(stores);
    YUYI_TRY(const auto chosen, chooser.choose(items));
    if (item < 0 || item >= chosen.items.size())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt cannot be previewed, because there is no item for the preview."));
    RunMaterial material;
    material.promptTemplate.configuration = draft;
    if (draft.shots > 0 && !choosesShots(draft)) {
        YUYI_TRY(const auto all, chooser.everything());
        for (const QString &id : draft.examples.mid(0, draft.shots)) {
            for (const ItemSetItem &one : all) {
                if (one.itemId == id)
                    material.run.examples.append(one.question);
            }
        }
        if (material.run.examples.size() < draft.shots) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The prompt needs %n few-shot example(s), but only %1 of the entered items are in this project.",
                                  nullptr, draft.shots)
                               .arg(material.run.examples.size()));
        }
    }
    const ItemSetItem wanted = chosen.items.at(item).item;
    if (material.itemsAtOnce() > 1) {
        // Those that would share its request in a run of these items.
        QList<ItemSetItem> together;
        const int first = item / material.itemsAtOnce() * material.itemsAtOnce();
        for (int i = first; i < std::min<qsizetype>(chosen.items.size(), first + material.itemsAtOnce()); ++i)
            together.append(chosen.items.at(i).item);
        YUYI_CHECK(fillMaterial(stores, together, material));
        YUYI_CHECK(fillDraftTexts(stores, material));
        return promptOf(material, material.allBatches().constFirst(), item - first, folder);
    }
    YUYI_CHECK(fillMaterial(stores, {wanted}, material));
    if (choosesShots(draft)) {
        YUYI_TRY(const auto info, stores.project().info());
        YUYI_TRY(const auto candidates, shotCandidates(stores, chooser, *draft.shotRule));
        // Those of a run with the usual seed.
        YUYI_TRY(const auto shots, chooseShots(*draft.shotRule, draft.shots, {wanted}, candidates, RunPlan().seed, info.preset));
        YUYI_CHECK(fillShots(stores, shots, material));
    }
    YUYI_CHECK(fillDraftTexts(stores, material));
    return promptOf(material, {wanted.question, 0, 0}, folder);
}

Result<SentPrompt> draftPromptOfKind(Stores &stores, const QString &folder, const Configuration &draft, const QString &kind)
{
    ItemChoice items;
    if (!kind.isEmpty()) {
        YUYI_TRY(const auto filter, ItemChooser(stores).read(QStringLiteral("kind=") % kind));
        items.filter = filter;
        return draftPrompt(stores, folder, draft, items, 0);
    }
    // An item that is asked with the prompt for all kinds, where there is one.
    YUYI_TRY(const auto info, stores.project().info());
    FilterTerm shared;
    shared.field = QStringLiteral("kind");
    for (const QuestionKind &one : info.preset.kinds) {
        if (draft.promptFor(one.code) == draft.prompt)
            shared.values.append(one.code);
    }
    if (!shared.values.isEmpty() && shared.values.size() < info.preset.kinds.size()) {
        ItemChoice usual;
        usual.filter.terms = {shared};
        YUYI_TRY(const auto chosen, ItemChooser(stores).choose(usual));
        if (!chosen.items.isEmpty())
            items = usual;
    }
    return draftPrompt(stores, folder, draft, items, 0);
}

} // namespace yuyi
