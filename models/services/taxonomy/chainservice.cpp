// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/chainservice.h"

#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/taxonomy/conceptstates.h"
#include "models/services/taxonomy/taxonomyservice.h"
#include "models/services/taxonomy/undosteps.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

QList<Title> namesOf(const Taxonomy &taxonomy, const QList<ConceptId> &ids)
{
    QList<Title> names;
    for (const ConceptId &id : ids) {
        if (const Concept *one = taxonomy.find(id))
            names.append({one->name.zh, one->name.en.isEmpty() && one->name.zh.isEmpty() ? one->code : one->name.en});
    }
    return names;
}

ChainLevel levelOf(const Taxonomy &taxonomy, const ConceptId &id)
{
    ChainLevel level;
    const Concept *one = taxonomy.find(id);
    if (!one)
        return level;
    level.shown = *one;
    level.siblings = namesOf(taxonomy, taxonomy.siblings(id));
    level.children = namesOf(taxonomy, taxonomy.children(id));
    for (const ConceptId &parent : one->further) {
        if (const Concept *known = taxonomy.find(parent))
            level.further.append(*known);
    }
    return level;
}

QString orderOf(const ChainEntry &entry)
{
    QStringList names;
    for (const ChainLevel &level : entry.levels)
        names.append(level.shown.shownName());
    return names.join(QChar(1));
}

} // namespace

Result<> ChainService::requireChecker()
{
    YUYI_CHECK(requireProject(m_stores));
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    if (!lead)
        YUYI_CHECK(requireRole(m_stores, m_actor, Role::Annotator));
    return {};
}

Result<ChainList> ChainService::chains()
{
    YUYI_CHECK(requireChecker());
    YUYI_TRY(const auto concepts, m_stores.taxonomy().concepts());
    YUYI_TRY(const auto stored, m_stores.taxonomy().chains());
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    const Taxonomy taxonomy(concepts);
    QList<ImageId> ids;
    for (const Concept &one : taxonomy.concepts()) {
        if (!one.image.isNull())
            ids.append(one.image);
    }
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    QHash<ImageId, Image> known;
    for (const Image &image : images)
        known.insert(image.id, image);
    ChainList list;
    for (const Chain &chain : stored) {
        if (!chain.current)
            continue;
        ChainEntry entry{chain, {}, std::nullopt};
        for (const ConceptId &id : chain.levels)
            entry.levels.append(levelOf(taxonomy, id));
        const ImageId image = entry.levels.constLast().shown.image;
        if (hidden.answered.contains(image)) {
            ++list.withheld;
            continue;
        }
        if (known.contains(image))
            entry.image = known.value(image);
        list.entries.append(entry);
    }
    std::stable_sort(list.entries.begin(), list.entries.end(),
                     [](const ChainEntry &a, const ChainEntry &b) { return orderOf(a).localeAwareCompare(orderOf(b)) < 0; });
    return list;
}

Result<bool> ChainService::check(const ChainId &chain, ChainState state, const QString &note)
{
    const QString text = note.trimmed();
    if (text.size() > longestChainNote)
        return failure(ErrorCode::Invalid, Tr::tr("The note has more than %1 characters.").arg(longestChainNote));
    bool changed = false;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireChecker());
        YUYI_TRY(const auto stored, m_stores.taxonomy().chains());
        const auto known =
            std::find_if(stored.begin(), stored.end(), [&](const Chain &one) { return one.id == chain && one.current; });
        if (known == stored.end())
            return failure(ErrorCode::NotFound, Tr::tr("The tree does not have this chain any more."));
        changed = known->state != state || known->note != text;
        if (!changed)
            return {};
        YUYI_CHECK(storeCheck(m_stores, m_actor, *known, state, text));
        return pushCheckStep(m_stores, m_actor, *known, state, text);
    }));
    return changed;
}

Result<> ChainService::chooseParent(const ConceptId &id, const ConceptId &parent)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireProject(m_stores));
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto rules, chainRules(m_stores));
        YUYI_TRY(const auto concepts, m_stores.taxonomy().concepts());
        const Taxonomy taxonomy(concepts);
        const Concept *one = taxonomy.find(id);
        const Concept *chosen = taxonomy.find(parent);
        if (!one || !chosen || !one->further.contains(parent))
            return failure(ErrorCode::Invalid, Tr::tr("This is no further parent of the concept."));
        const ConceptState before = stateOf(taxonomy, one->code);
        ConceptState after = before;
        after.further.removeAll(chosen->code);
        if (!before.parent.isEmpty())
            after.further.append(before.parent);
        after.parent = chosen->code;
        YUYI_CHECK(applyStates(m_stores, {after}, rules, m_actor));
        const auto value = [&](const QString &code) { return storedText({{"concept", toUtf8(one->code)}, {"parent", toUtf8(code)}}); };
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Concept, id.value(), AuditAction::Changed, m_actor, value(before.parent),
                                             value(after.parent))));
        return pushConceptsStep(m_stores, m_actor, Tr::tr("Chose another parent"), {before}, {after});
    });
}

} // namespace yuyi
