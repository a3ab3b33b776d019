// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"
#include "models/domain/preset/categories.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

namespace yuyi {

/// An image that rules choose from.
struct CategoryImage {
    ImageId id;
    QString name;
    Medium medium; ///< its own picture
    QMap<QString, QString> facts;
};

/// One item over categories: imagesOfCategory images that meet each rule, and a test picture that meets exactly one of the two.
struct CategoryItem {
    QString id;
    CategoryRule first;           ///< rule A
    CategoryRule second;          ///< rule B
    QList<CategoryImage> ofFirst; ///< on sheet A, in reading order
    QList<CategoryImage> ofSecond;
    CategoryImage test;
    bool isFirst = true; ///< whether the test picture belongs to category A

    const CategoryRule &key() const { return isFirst ? first : second; }
};

/// @brief Draws items over categories of a fixed list of images. What is drawn depends on the seed and on the images, by their hashes, and
/// on nothing else: the same seed gives the same items on every computer. An image is the test picture of one item at most. Pure.
class CategoryDraw
{
public:
    /// `taken`: images that are test pictures of other items already.
    CategoryDraw(const CategoryForm &form, QList<CategoryImage> images, quint64 seed, QSet<ImageId> taken);

    /// What the item with this number, from 1, is called: "s<seed>-<number>".
    QString nameOf(int number) const;
    /// @brief So many items with drawn rules of `fewest` to `most` conditions, without those that are called like one of `known`. Fewer
    /// where the images do not allow so many.
    QList<CategoryItem> items(int count, int fewest, int most, const QSet<QString> &known = {});
    /// @brief An item of two given rules. Invalid: they do not exclude each other, or too few images meet one of them.
    Result<CategoryItem> item(const QString &id, const CategoryRule &first, const CategoryRule &second);

private:
    class Dice;
    QList<qsizetype> meeting(const CategoryRule &rule) const;
    CategoryRule ruleOf(qsizetype image, QStringList facts, int conditions, const QString &with, Dice &dice) const;
    bool fill(CategoryItem &item, Dice &dice);

    CategoryForm m_form;
    QList<CategoryImage> m_images;             ///< by hash
    QHash<QString, QList<qsizetype>> m_having; ///< "fact=value" → places of the images
    quint64 m_seed;
    QSet<ImageId> m_taken;
};

} // namespace yuyi
