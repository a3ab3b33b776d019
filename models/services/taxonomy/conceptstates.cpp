// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/conceptstates.h"

#include "models/domain/json/jsonfields.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

/// What the project would have must still be a taxonomy.
Result<> checkTaxonomy(const Taxonomy &taxonomy)
{
    QSet<ImageId> images;
    for (const Concept &one : taxonomy.concepts()) {
        const QList<ConceptId> parents = one.parents();
        for (const ConceptId &parent : parents) {
            if (!taxonomy.find(parent))
                return failure(ErrorCode::Refused, Tr::tr("A parent of “%1” would be no concept any more. Nothing was changed.")
                                                       .arg(one.shownName()));
            if (taxonomy.above(parent).contains(one.id) || parent == one.id)
                return failure(ErrorCode::Refused, Tr::tr("“%1” would be above itself. Nothing was changed.").arg(one.shownName()));
        }
        if (!one.image.isNull() && images.contains(one.image))
            return failure(ErrorCode::Refused, Tr::tr("The image of “%1” would show two concepts. Nothing was changed.")
                                                   .arg(one.shownName()));
        images.insert(one.image);
    }
    return {};
}

} // namespace

ConceptState stateOf(const Taxonomy &taxonomy, const QString &code)
{
    ConceptState state;
    state.code = code;
    const Concept *one = taxonomy.find(code);
    state.used = one != nullptr;
    if (!one)
        return state;
    state.name = one->name;
    state.image = one->image;
    if (const Concept *parent = taxonomy.find(one->parent))
        state.parent = parent->code;
    for (const ConceptId &id : one->further) {
        if (const Concept *parent = taxonomy.find(id))
            state.further.append(parent->code);
    }
    return state;
}

QByteArray statesJson(const QList<ConceptState> &states)
{
    Json list = Json::array();
    for (const ConceptState &state : states) {
        Json one{{"code", toUtf8(state.code)}};
        if (state.used) {
            one["zh"] = toUtf8(state.name.zh);
            one["en"] = toUtf8(state.name.en);
            one["parent"] = toUtf8(state.parent);
            one["image"] = state.image.isNull() ? std::string() : toUtf8(state.image.toString());
            one["further"] = Json::array();
            for (const QString &code : state.further)
                one["further"].push_back(toUtf8(code));
        }
        list.push_back(one);
    }
    return storedText(list);
}

QList<ConceptState> statesOf(const QByteArray &json)
{
    QList<ConceptState> states;
    const Json list = storedJson(json);
    for (const Json &one : list) {
        ConceptState state;
        state.code = textOf(one, "code");
        state.used = fieldOf(one, "parent").is_string();
        state.name = {textOf(one, "zh"), textOf(one, "en")};
        state.parent = textOf(one, "parent");
        state.image = ImageId::fromString(textOf(one, "image"));
        for (const Json &code : fieldOf(one, "further"))
            state.further.append(textOf(code));
        states.append(state);
    }
    return states;
}

Result<ChainCounts> applyStates(Stores &stores, const QList<ConceptState> &states, const ChainRules &rules, const PersonId &actor)
{
    YUYI_TRY(const auto before, stores.taxonomy().concepts());
    YUYI_TRY(auto ids, stores.taxonomy().ids());
    for (const ConceptState &state : states) {
        if (state.used && !ids.contains(state.code))
            ids.insert(state.code, ConceptId::create());
    }
    QHash<ConceptId, Concept> after;
    for (const Concept &one : before)
        after.insert(one.id, one);
    QList<Concept> put;
    QList<ConceptId> removed;
    for (const ConceptState &state : states) {
        const ConceptId id = ids.value(state.code);
        if (!state.used) {
            after.remove(id);
            removed.append(id);
            continue;
        }
        Concept one;
        one.id = id;
        one.code = state.code;
        one.name = state.name;
        one.image = state.image;
        one.parent = ids.value(state.parent);
        for (const QString &code : state.further)
            one.further.append(ids.value(code));
        after.insert(id, one);
        put.append(one);
    }
    YUYI_CHECK(checkTaxonomy(Taxonomy(after.values())));
    YUYI_CHECK(stores.taxonomy().put(put, actor));
    YUYI_CHECK(stores.taxonomy().remove(removed));
    return syncChains(stores, rules, actor);
}

} // namespace yuyi
