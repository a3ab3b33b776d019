// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetdocument.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetmeaning.h"
#include "models/domain/preset/presetreading.h"
#include "models/domain/preset/presetresource.h"
#include "models/domain/preset/presetschema.h"
#include "models/domain/preset/schemafaults.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Pointer = Json::json_pointer;

Pointer pointerTo(const QString &pointer)
{
    return Pointer(toUtf8(pointer));
}

/// Where a place stands: members in the order of the schema, entries of lists as they are; what the schema does not know comes last.
QList<qsizetype> orderOf(const QString &pointer)
{
    const PresetSchema &all = PresetSchema::instance();
    const Json *schema = &all.at({});
    QList<qsizetype> order;
    const QStringList parts = pointer.split(u'/').mid(1);
    for (const QString &part : parts) {
        const Json &members = fieldOf(*schema, "properties");
        const auto found = members.is_object() ? members.find(toUtf8(part)) : members.end();
        bool isEntry = false;
        const qsizetype entry = part.toInt(&isEntry);
        if (found != members.end())
            order.append(std::distance(members.begin(), found));
        else
            order.append(isEntry ? entry : std::numeric_limits<qsizetype>::max());
        schema = &all.within(*schema, toUtf8(part));
    }
    return order;
}

/// The entry of the innermost list that a value is in; empty if it is in none. Of a kind of question, the kind: without its options it
/// would be another one.
QString entryWith(const Json &document, const QString &pointer)
{
    const QStringList parts = pointer.split(u'/');
    if (parts.value(1) == u"kinds" && parts.size() > 2)
        return QStringList(parts.first(3)).join(u'/');
    for (qsizetype size = parts.size(); size > 2; --size) {
        const QString list = QStringList(parts.first(size - 1)).join(u'/');
        if (document.contains(pointerTo(list)) && document.at(pointerTo(list)).is_array())
            return QStringList(parts.first(size)).join(u'/');
    }
    return {};
}

/// Takes what has the fault out of the document. Returns false if nothing can be taken out. `gone`: entries that were taken out since the
/// fault was found.
bool takeOut(Json &document, const QString &pointer, QSet<QString> &gone)
{
    const bool isThere = document.contains(pointerTo(pointer));
    if (isThere && document.at(pointerTo(pointer)).is_array() && !pointer.startsWith(QLatin1String("/kinds/")))
        return false; // too short or too long: what is in it can be shown
    if (const QString entry = entryWith(document, pointer); !entry.isEmpty()) {
        if (gone.contains(entry))
            return false;
        Json &list = document.at(pointerTo(entry.section(u'/', 0, -2)));
        const auto index = entry.section(u'/', -1).toULongLong();
        if (!list.is_array() || index >= list.size())
            return false;
        list.erase(static_cast<std::size_t>(index));
        gone.insert(entry);
        return true;
    }
    if (!isThere || pointer.isEmpty() || !PresetSchema::instance().isOptional(pointer))
        return false;
    const Pointer place = pointerTo(pointer);
    return document.at(place.parent_pointer()).erase(place.back()) > 0;
}

} // namespace

QList<PresetFault> presetFaults(const Json &document)
{
    QList<PresetFault> faults = schemaFaults(document);
    const auto preset = presetOf(document);
    if (!preset && faults.isEmpty())
        faults.append(PresetFault{{}, Tr::tr("The preset cannot be read.")});
    if (preset)
        faults.append(meaningFaults(*preset, document));
    QSet<QString> places;
    faults.removeIf([&](const PresetFault &fault) {
        const bool known = places.contains(fault.pointer);
        places.insert(fault.pointer);
        return known;
    });
    std::stable_sort(faults.begin(), faults.end(),
                     [](const PresetFault &a, const PresetFault &b) { return orderOf(a.pointer) < orderOf(b.pointer); });
    return faults;
}

Json starterPreset()
{
    return parseJson(presetResource(QStringLiteral("starter.json"))).value_or(Json::object());
}

QByteArray presetText(const Json &document)
{
    return jsonText(PresetSchema::instance().ordered(document), 2) + '\n';
}

std::optional<Preset> previewOf(const Json &document)
{
    Json shown = document;
    QList<PresetFault> faults = presetFaults(shown);
    // Something is taken out each time, so it ends: the last first, so that the places of the others stay what they are. What a label or a
    // prompt refers to may be gone then, which is a fault of its own.
    for (bool taken = true; taken && !faults.isEmpty();) {
        taken = false;
        QSet<QString> gone;
        for (auto fault = faults.crbegin(); fault != faults.crend(); ++fault)
            taken = takeOut(shown, fault->pointer, gone) || taken;
        if (taken)
            faults = presetFaults(shown);
    }
    const bool unclear = std::any_of(faults.cbegin(), faults.cend(), [](const PresetFault &fault) {
        return fault.pointer.startsWith(QLatin1String("/questions")) || fault.pointer.startsWith(QLatin1String("/kinds"));
    });
    return unclear ? std::nullopt : presetOf(shown);
}

} // namespace yuyi
