// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/presetfault.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief The JSON Schema of presets (resources/presets/preset.schema.json), which says what each member may hold. It is in the part of
/// draft 7 that this class knows: type, properties, required, additionalProperties, items, enum, pattern, the limits of texts, lists and
/// numbers, default, and references to definitions. Any thread.
class PresetSchema
{
public:
    static const PresetSchema &instance();

    /// What the schema says of the value at a JSON pointer of a preset; null if it says nothing.
    const Json &at(const QString &pointer) const;
    /// What it says of a member of an object, or (empty name) of the entries of a list, without references.
    const Json &within(const Json &schema, const std::string &member) const;
    /// Whether the value at the pointer may be left out, because it is a member that its object need not have.
    bool isOptional(const QString &pointer) const;
    /// All values of a document that the schema does not allow, in sentences for people.
    QList<PresetFault> faults(const Json &document) const;
    /// The least value for this place: empty texts and lists, the smallest numbers, and the members that must be there.
    Json blank(const QString &pointer) const;
    /// The document with the members of each object in the order of the schema; those that it does not know come last.
    Json ordered(const Json &document) const;

private:
    explicit PresetSchema(const QByteArray &text);
    const Json &resolved(const Json &schema) const;
    void check(const Json &value, const Json &schema, const QString &pointer, QList<PresetFault> &faults) const;
    void checkMembers(const Json &object, const Json &schema, const QString &pointer, QList<PresetFault> &faults) const;
    Json blankOf(const Json &schema) const;
    Json orderedBy(const Json &value, const Json &schema) const;

    Json m_schema;
};

} // namespace yuyi
