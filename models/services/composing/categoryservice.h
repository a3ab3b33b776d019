// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/preset/preset.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/composing/categorydraw.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi {

class Stores;

/// An item over categories that is in the project.
struct StoredCategory {
    QString id;
    ImageId test;     ///< the image of the question
    QString testName; ///< its file name
    Medium testPicture;
    CategoryRule first;
    CategoryRule second;
    bool isFirst = true; ///< whether the test picture belongs to category A
    Medium firstSheet;
    Medium secondSheet;
    QString distance;   ///< the fact of the test picture; empty: it has none
    bool holds = true;  ///< false: facts changed since, and some picture does not meet its rule any more
    bool asked = false; ///< the actor has written the question
};

/// What was drawn or read, and is not stored yet.
struct CategoryPlan {
    /// A row of a file that was not taken.
    struct Refused {
        int row = 0; ///< from 1, the headings
        QString reason;
    };
    QList<CategoryItem> items;
    QList<std::pair<ImageId, QString>> distances; ///< of test pictures, also of items that are in the project already
    int known = 0;                                ///< items that are in the project already
    int wanted = 0;                               ///< items that were asked for
    QList<Refused> refused;

    /// Items that were asked for and could not be drawn.
    int missing() const { return wanted - static_cast<int>(items.size() + refused.size()) - known; }
};

struct CategoriesKept {
    int added = 0;
    int known = 0;     ///< items that were there already
    int missing = 0;   ///< items that could not be drawn
    int distances = 0; ///< test pictures whose distance the file says
    QList<CategoryPlan::Refused> refused;
};

struct CategoriesWritten {
    int questions = 0;
    int known = 0;       ///< questions that the actor had written already
    QStringList lacking; ///< sentences: which item has no question, and why
};

/// @brief Items over categories: drawn by seed or read from a file, kept as two sheets of the image that is the test picture, and
/// written as questions. The sheets' recipes hold the rules. For leads, not in a work package, where the preset has categories; images
/// about which the actor may still answer a question are not used. Kept images are those that are neither waiting nor discarded. Thread
/// of the stores.
class CategoryService
{
public:
    CategoryService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The items of the project in the order in which they were added.
    Result<QList<StoredCategory>> list();
    /// @brief Draws items; changes nothing. An item that the project has under its name is not drawn again. `fewest`, `most`: conditions of
    /// a rule, 0: as the preset says. Invalid: no number of items, or numbers of conditions that cannot be.
    Result<CategoryPlan> draw(int count, quint64 seed, int fewest = 0, int most = 0);
    /// @brief Reads items from the rows of a table with the headings id, rule_a, rule_b and, if wanted, distance; changes nothing. A row
    /// of an item that the project has with the same rules gives it a distance. Invalid: other headings.
    Result<CategoryPlan> read(const QList<QStringList> &rows, quint64 seed);
    /// @brief Composes and stores the sheets of the items, and sets the distances. Cancelled: what was finished stays. Errors: those of
    /// sheetRecipe, of reading pictures.
    Result<CategoriesKept> keep(const CategoryPlan &plan, Progress &progress);
    /// Draws items and keeps them.
    Result<CategoriesKept> keepDrawn(int count, quint64 seed, Progress &progress);
    /// Reads items from a CSV file and keeps them.
    Result<CategoriesKept> keepFile(const QString &path, quint64 seed, Progress &progress);
    /// @brief Writes a question for each item that has none in the actor's own drafts: for each one step of the undo history. An item whose
    /// facts changed since is left and named, as is one whose image is not for the actor.
    Result<CategoriesWritten> write(Progress &progress);

private:
    Result<Preset> requireCategories();
    Result<QList<CategoryImage>> images();
    Result<bool> keepOne(const CategoryItem &item);
    Result<bool> writeOne(const StoredCategory &item, const Preset &preset);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
