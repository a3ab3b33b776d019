// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/preset.h"
#include "models/domain/result.h"
#include "models/domain/run.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace yuyi {

/// How a field is compared: `=` any of, `!=` none of, `~` holds one of them (upper and lower case alike).
enum class FilterOperator { Is, IsNot, Holds };

/// One word of a filter: `domain=art,life`.
struct FilterTerm {
    QString field;                ///< code of a dimension, or "split", "stage", "kind", "id", "text"
    FilterOperator comparison = FilterOperator::Is;
    QStringList values;           ///< codes; for "id" and "text" any text

    friend bool operator==(const FilterTerm &, const FilterTerm &) = default;
};

/// A field that a filter may name, with its values, for menus and for messages.
struct FilterField {
    struct Value {
        QString code;
        QString title;            ///< in the person's language
        int items = 0;            ///< that have it, among those accepted or released ("stage": among all); −1: not counted
    };
    QString code;
    QString title;
    QList<Value> values;          ///< empty: any text
};

/// @brief Which items. Every term narrows. Without a term on "stage" they are those that are accepted or released.
struct ItemFilter {
    QList<FilterTerm> terms;

    /// The term of a field and comparison; an empty one when there is none.
    FilterTerm term(const QString &field, FilterOperator comparison = FilterOperator::Is) const;
    /// Puts a term in place of the one of its field and comparison; one without values takes it away.
    void set(const FilterTerm &term);
    /// The expression that reads as this filter.
    QString text() const;

    friend bool operator==(const ItemFilter &, const ItemFilter &) = default;
};

/// @brief Reads `domain=art,life emotion!=negative split=dev text~"two words"`: terms apart by white space, values by commas,
/// quotation marks round what holds either. Values are codes, published texts or titles in either language, in any case of
/// letters. Invalid names the fields, or the values of the field, that there are. Empty: everything.
Result<ItemFilter> readItemFilter(const QString &expression, const QList<FilterField> &fields, const Preset &preset);

/// @brief What a run shall ask.
struct ItemChoice {
    ItemFilter filter;            ///< over the project's items, or over those of `set`
    ItemSetId set;                ///< a frozen set; null: the items as they are now
    int limit = 0;                ///< the first so many of those that are not left out; 0: all
    QStringList without;          ///< item ids that are left out
};

/// An item with what a list shows of it.
struct ChosenItem {
    ItemSetItem item;
    QString stem;
    QString key;                  ///< label of the correct option as written: "A" …
    int options = 0;
};

struct ChosenItems {
    QList<ChosenItem> items;      ///< in the project's order, or the set's
    QString hash;                 ///< of the list, as an item set stores it
    ItemSetId frozen;             ///< a set with this hash that is there; null: none
    int images = 0;               ///< distinct
    int without = 0;              ///< left out because `ItemChoice::without` names them
    int unscorable = 0;           ///< left out because they do not have exactly one correct option
    int notAccepted = 0;          ///< fit the filter but are neither accepted nor released; only without a term on "stage"
};

struct ProjectItems;

/// @brief Finds items for runs. Reads only; thread of the connection. The project's items are read once for all calls, and again
/// when something has been committed since.
class ItemChooser
{
public:
    explicit ItemChooser(Stores &stores) : m_stores(stores) {}

    /// Fields with their values and how many items each has.
    Result<QList<FilterField>> fields();
    /// The same without reading the items: nothing counted, and no splits and kinds of question.
    Result<QList<FilterField>> fieldsUncounted();
    Result<ItemFilter> read(const QString &expression);
    /// An empty list is no error. NotFound for a set that is not there.
    Result<ChosenItems> choose(const ItemChoice &choice);
    /// Every item of the project in whatever stage, with the names that files use.
    Result<QList<ItemSetItem>> everything();
    /// @brief The project's items, kept: as long as somebody has this, choosers of any connection to the project (in this program) find
    /// them without reading, until something is committed.
    Result<std::shared_ptr<const void>> hold();
    /// Frozen sets, newest first.
    Result<QList<ItemSet>> sets();
    /// By name (any case of letters), id, or the first digits of its hash. NotFound names those there are.
    Result<ItemSet> setNamed(const QString &name);

private:
    Result<std::shared_ptr<const ProjectItems>> project();

    Stores &m_stores;
    std::shared_ptr<const ProjectItems> m_items;
};

/// SHA-256 over versions, images and labels of all items in their order, hexadecimal.
QString itemSetHash(const QList<ItemSetItem> &items);

} // namespace yuyi
