// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"
#include "models/domain/preset/presetfault.h"
#include "models/domain/result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

struct Preset;

/// @brief How questions over categories are made: two rules over the facts of images exclude each other, a sheet shows images that meet the
/// one, a second sheet those that meet the other, and a test picture meets exactly one of them. After "Category Building" of ComBo.
struct CategoryForm {
    QString kind;      ///< of the questions: two fixed options, and three pictures in the roles below
    QStringList facts; ///< those that rules may name
    int fewest = 1;    ///< conditions of a rule that is drawn
    int most = 2;
    QString stem;
    QString distance; ///< the fact of the test picture that holds how far apart the two categories are; empty: there is none
};

/// The images on each of the two sheets; they stand in two columns.
inline constexpr int imagesOfCategory = 4;
/// The roles of the pictures of a question over categories: the two sheets and the test picture.
inline const QString firstCategoryRole = QStringLiteral("a");
inline const QString secondCategoryRole = QStringLiteral("b");
inline const QString testPictureRole = QStringLiteral("test");
/// The codes under which the two sheets are stored.
inline const QString firstCategorySheet = QStringLiteral("category-a");
inline const QString secondCategorySheet = QStringLiteral("category-b");

inline bool isCategorySheet(const QString &code)
{
    return code == firstCategorySheet || code == secondCategorySheet;
}

/// @brief A dimension whose labels follow from a number: the fact of the image of each item. The items are put in the order of their
/// numbers and cut into as many equal parts as the dimension has values; the first value is the part with the lowest numbers.
struct LevelRule {
    Dimension dimension; ///< ordered, one value each
    QString fact;
};

/// A rule: these facts have these values. Without conditions it is none.
struct CategoryRule {
    QMap<QString, QString> conditions;

    bool isMetBy(const QMap<QString, QString> &facts) const;
    /// Whether some fact would have to have two values, so that no image can meet both.
    bool excludes(const CategoryRule &other) const;
    /// "primary_shape=cube & secondary_material=metal", in the order of the facts' codes.
    QString text() const;

    friend bool operator==(const CategoryRule &, const CategoryRule &) = default;
};

/// Reads CategoryRule::text(). Invalid says why: no condition, one without "=", a fact that is named twice or that rules may not name.
Result<CategoryRule> readCategoryRule(const QString &text, const CategoryForm &form);

/// @brief The level of each number, from 0 to levels − 1: floor(levels × n ÷ N), where n numbers of the N are smaller. Equal numbers are of
/// the same level, the lower one.
QList<int> levelsOf(const QList<double> &numbers, int levels);

/// The faults of "categories" and "levels" that a schema cannot express. Part of composingFaults().
QList<PresetFault> categoryFaults(const Preset &preset);

} // namespace yuyi
