// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QString>

namespace yuyi {

/// A value of a preset as a field shows it: texts as they are, numbers in figures, nothing for what is not there.
QString fieldText(const Json &value);
/// What was typed into a field, as a value of this schema. What is no number stays a text, so that the check says so; an empty number is an
/// empty text.
Json typedValue(const QString &text, const Json &schema);
/// What a list of texts is in a field with a line for each, and back: a list without empty texts.
QString fieldLines(const Json &list);
Json fieldList(const QString &lines);
/// Whether an object of the schema is a text in both languages.
bool isInLanguages(const Json &schema);
/// Whether a list of the schema has small entries only, which fit into lines of a table.
bool isTabular(const Json &schema);
/// Whether the schema allows a text of several lines.
bool isLongText(const Json &schema);

} // namespace yuyi
