// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/exchange/exchangeset.h"

#include <tl/expected.hpp>

namespace yuyi {

/// What is wrong with one entry: the place as a JSON pointer within it, and a sentence.
struct EntryFault {
    QString field;
    QString sentence;
};

template <typename T>
using EntryResult = tl::expected<T, EntryFault>;

tl::unexpected<EntryFault> fault(const QString &field, const QString &sentence);

/// The member of an object; null when the object has none, or it is null.
const Json *member(const Json &object, const QString &key);

enum class Presence { Required, Optional };

/// @brief A text member. `pointer` is the object's place. Optional: missing or null reads as empty. Faults: no text, empty where
/// required, longer than a text can sensibly be, a NUL inside (no database stores it).
EntryResult<QString> textMember(const Json &object, const QString &key, const QString &pointer, Presence presence);

/// The same, but a whole number counts as its digits: ids of some files are numbers.
EntryResult<QString> idMember(const Json &object, const QString &key, const QString &pointer);

/// @brief The labels of all dimensions of the preset from members named by the dimensions' codes: a text, a list of texts, or
/// {"choices": […]}; published values or codes; missing, null and empty mean none. In the preset's order, each once.
EntryResult<Labels> labelMembers(const Json &object, const QString &pointer, const Preset &preset);

/// @brief Marks the correct option by letter and text, which must agree where both are given; without both none is marked.
EntryResult<QList<Option>> optionsWithKey(const QStringList &texts, const QString &letter, const QString &correct, const QString &pointer);

/// The labels of one dimension as such files write them: one as a text, several as {"choices": […]}, none as an empty text.
Json labelJson(const QList<LabelCode> &labels, const Dimension &dimension);
/// As {"choices": […]} however many there are.
Json labelListJson(const QList<LabelCode> &labels, const Dimension &dimension);

/// Whether two answers in one dimension are the same; the order of several labels says nothing.
bool sameLabels(const QList<LabelCode> &a, const QList<LabelCode> &b);

/// Published values of an item's labels in one dimension, in the preset's order.
QStringList publishedLabels(const Labels &labels, const Dimension &dimension);

} // namespace yuyi
