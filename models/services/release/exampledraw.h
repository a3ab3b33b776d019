// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/translation.h"
#include "models/domain/images/image.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace yuyi {

/// The items from which examples are drawn: those that a release would write.
struct ExamplePool {
    Preset preset;                           ///< as forItems() returns it
    QList<Item> items;                       ///< in the project's order; with their kind as a label if the preset has several
    QHash<QuestionVersionId, QString> names; ///< of the items, as in released files ("dev-33")
    QHash<ImageId, Image> images;
    QHash<Sha256, MediumFacts> media; ///< the pictures that their questions list or have as options
    QString folder;                   ///< of the project
    /// Items whose translation is complete, with their texts in that language. A language without such an item is absent.
    QMap<ItemLanguage, QHash<QuestionVersionId, Item>> translations = {};

    /// The splits that items are in, sorted; items without a split have none.
    QStringList splits() const;
    /// The dimensions whose labels can be categories.
    QList<Dimension> categoryDimensions() const;
};

/// Which examples are drawn.
struct ExampleRules {
    static constexpr int mostPerCategory = 10;

    DimensionCode by;    ///< dimension of the preset that is not open; each of its labels is a category
    int perCategory = 1; ///< 1 … mostPerCategory
    QString split;       ///< only items of this split; empty: of all
    quint32 seed = 1;
    QStringList without; ///< names of items that are not drawn
    /// Only items that are translated completely into this language, in their translation; none: all items as they were written.
    std::optional<ItemLanguage> language = std::nullopt;

    friend bool operator==(const ExampleRules &, const ExampleRules &) = default;
};

/// @brief Examples drawn from a pool, category by category, and the candidates that may take their places. Drawn by a hash over seed and
/// question, so an item that is added or left out does not change the order of the others. While it is possible, no two examples have the
/// same image, and none the same item.
class ExampleDraw
{
public:
    /// An example: the category that it stands for, and its item by its index in the pool.
    struct Place {
        LabelCode category;
        qsizetype item = 0;
    };

    ExampleDraw() = default;
    /// Invalid if the pool has no such dimension, or it is open, split or name, or if `perCategory` is out of range.
    static Result<ExampleDraw> made(const ExamplePool &pool, const ExampleRules &rules);

    /// The language of the examples; none: as they were written.
    std::optional<ItemLanguage> language() const { return m_language; }
    /// The item of a place with the texts that a sheet shows.
    Item itemAt(const ExamplePool &pool, const Place &place) const;
    /// A title of the preset in the language of the examples; where they are as written, in the one in force.
    QString titleText(const Title &title) const { return m_language ? titleIn(*m_language, title) : title.text(); }
    /// In the order of the preset's labels.
    const QList<Place> &places() const { return m_places; }
    /// The title of a category of this draw, as titleText() returns it.
    QString titleOf(const ExamplePool &pool, const LabelCode &category) const;
    /// Labels that have fewer items than were asked for, with their number.
    const QList<std::pair<LabelCode, int>> &shortCategories() const { return m_short; }
    /// @brief Gives the place to the next candidate of its category that is not on the sheet, or to the one before (`direction` −1); after
    /// the last one the first follows. Returns false if there is no other candidate.
    bool step(qsizetype place, int direction);
    /// Returns whether step() would find a candidate.
    bool canStep(qsizetype place) const;
    /// Gives the place to this item. Returns false if it is no candidate of the category, or on the sheet already.
    bool put(qsizetype place, qsizetype item);

private:
    bool isShown(qsizetype item) const;
    qsizetype other(qsizetype place, int direction) const;

    DimensionCode m_by;
    std::optional<ItemLanguage> m_language;
    QList<Place> m_places;
    QHash<LabelCode, QList<qsizetype>> m_candidates;
    QList<std::pair<LabelCode, int>> m_short;
};

} // namespace yuyi
