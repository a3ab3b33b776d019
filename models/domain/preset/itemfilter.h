// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// How a field is compared. `=`: any of the values; `!=`: none of them; `~`: contains one of them (case-insensitive).
enum class FilterOperator {
    Is,
    IsNot,
    Holds
};

/// One condition of a filter: `domain=art,life`.
struct FilterTerm {
    QString field; ///< code of a dimension, or "split", "stage", "kind", "id", "text"
    FilterOperator comparison = FilterOperator::Is;
    QStringList values; ///< codes; any text for "id", "text" and open dimensions

    friend bool operator==(const FilterTerm &, const FilterTerm &) = default;
};

/// A field a filter may name, with its values, for menus and messages.
struct FilterField {
    struct Value {
        QString code;
        QString title; ///< in the person's language
        int items = 0; ///< accepted or released items with this value ("stage": all items); −1: not counted
    };
    QString code;
    QString title;
    QList<Value> values; ///< empty: any text is allowed
};

/// @brief Selects items. All terms must match. Without a "stage" term only accepted and released items match.
struct ItemFilter {
    QList<FilterTerm> terms;

    /// Returns the term with this field and comparison; an empty term if there is none.
    FilterTerm term(const QString &field, FilterOperator comparison = FilterOperator::Is) const;
    /// Replaces the term with the same field and comparison; a term without values removes it.
    void set(const FilterTerm &term);
    /// Returns the expression that readItemFilter() parses to this filter.
    QString text() const;

    friend bool operator==(const ItemFilter &, const ItemFilter &) = default;
};

/// @brief Parses `domain=art,life emotion!=negative split=dev text~"two words"`: white space separates terms, commas separate
/// values, quotation marks enclose a value with either. Values are codes, published texts or titles in either language,
/// case-insensitive; of open dimensions any text, read as a label is stored. Returns Invalid with the list of known fields, or known
/// values of the field. Empty: everything.
Result<ItemFilter> readItemFilter(const QString &expression, const QList<FilterField> &fields, const Preset &preset);

/// @brief Parses a filter for the items of a frozen set, in the language of readItemFilter(): fields are the dimensions of the project with
/// its levels, also the kind of question if there are several, "split" and "id". Invalid names them, also for "stage" and "text". Empty:
/// everything.
Result<ItemFilter> readWhere(const QString &expression, const Preset &preset);

} // namespace yuyi
