// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/preset/itemfilter.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace yuyi {

/// The items a run asks.
struct ItemChoice {
    ItemFilter filter;   ///< applied to the project's items, or to those of `set`
    ItemSetId set;       ///< a frozen set; null: the items as they are now
    int limit = 0;       ///< maximum number of items, counted after exclusion; 0: all
    QStringList without; ///< ids of excluded items
};

/// An item with the fields a list shows.
struct ChosenItem {
    ItemSetItem item;
    QString stem;
    QString key;                 ///< label of the correct option in the written order: "A" …; without options the first accepted answer
    int options = 0;             ///< 0: the answer is written
    int pictures = 1;            ///< number of pictures that it shows, those of options included
    bool picturesInText = false; ///< some of them have a place in the text: a mark in the stem, or an option
    bool picturesAlone = false;  ///< some option is only a picture
};

struct ChosenItems {
    QList<ChosenItem> items; ///< in the order of the project or the set
    QString hash;            ///< hash of the list, as an item set stores it
    ItemSetId frozen;        ///< existing set with this hash; null: none
    int images = 0;          ///< number of distinct images
    int without = 0;         ///< excluded by `ItemChoice::without`
    int unscorable = 0;      ///< excluded because their kind does not allow so many correct options, or so few, or no answer is accepted
    int notAccepted = 0;     ///< match the filter but are not accepted or released; counted only without a "stage" term
};

struct ProjectItems;

/// @brief Finds items for runs. Reads only; use it on the connection's thread. The project's items are read once for all calls,
/// and again after something has been committed.
class ItemChooser
{
public:
    explicit ItemChooser(Stores &stores) : m_stores(stores) {}

    /// Returns the fields with their values and the number of items for each.
    Result<QList<FilterField>> fields();
    /// Like fields(), but without reading the items: no counts, no splits and no question kinds.
    Result<QList<FilterField>> fieldsUncounted();
    Result<ItemFilter> read(const QString &expression);
    /// Returns the chosen items, possibly none. NotFound if the set does not exist.
    Result<ChosenItems> choose(const ItemChoice &choice);
    /// Returns every item of the project, whatever its stage, with the names used in files.
    Result<QList<ItemSetItem>> everything();
    /// @brief Returns the items of a frozen set as results name them: with the id and the split of the newest release that holds the same
    /// version of the question, else those of the set.
    Result<QList<ItemSetItem>> itemsOf(const ItemSetId &set);
    /// @brief Keeps the project's items in memory. While the caller holds the pointer, every chooser of this project in this
    /// program uses them without reading, until something is committed.
    Result<std::shared_ptr<const void>> hold();
    /// Frozen sets, newest first.
    Result<QList<ItemSet>> sets();
    /// Finds a set by name (case-insensitive), id or first digits of its hash. NotFound lists the existing sets.
    Result<ItemSet> setNamed(const QString &name);

private:
    Result<std::shared_ptr<const ProjectItems>> project();

    Stores &m_stores;
    std::shared_ptr<const ProjectItems> m_items;
};

/// Returns the hexadecimal SHA-256 over the versions, images and labels of all items, in order.
QString itemSetHash(const QList<ItemSetItem> &items);

} // namespace yuyi
