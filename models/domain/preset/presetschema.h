// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// @brief What the JSON Schema of presets (resources/presets/preset.schema.json) says of each member: forms and files follow from it.
/// Documents are checked against it by schemaFaults(). Any thread.
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
    /// The least value for this place: empty texts and lists, the smallest numbers, and the members that must be there.
    Json blank(const QString &pointer) const;
    /// The document with the members of each object in the order of the schema; those that it does not know come last.
    Json ordered(const Json &document) const;

private:
    explicit PresetSchema(const QByteArray &text);
    const Json &resolved(const Json &schema) const;
    Json blankOf(const Json &schema) const;
    Json orderedBy(const Json &value, const Json &schema) const;

    Json m_schema;
};

} // namespace yuyi
