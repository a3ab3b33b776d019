// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/studies/study.h"
#include "models/services/studies/design/problems.h"

#include <QHash>
#include <QLatin1String>
#include <QList>
#include <QSet>
#include <QStringList>

namespace yuyi {

class Stores;

/// Stands between the labels of a category that has two; see StudyItem::category. No code of a label holds it.
inline constexpr QLatin1String categorySeparator(" / ");

/// The items of a draft or of a frozen study.
struct StudySelection {
    QList<StudyItem> items;    ///< main, then practice, then gold
    QList<Question> questions; ///< parallel, with their keys
    QList<StudyProblem> problems;
    QStringList notes;
    QSet<QString> fixedKinds; ///< see fixedKinds()

    /// Options of each question in the author's order.
    QHash<QuestionVersionId, QList<OptionId>> options() const;
    /// The questions whose options are never shuffled.
    QSet<QuestionVersionId> inOrder() const;
};

/// @brief Finds a draft's items. Faults of its filters are returned as problems, not as errors. An item that matches the filter
/// of practice or gold items is not a main item.
Result<StudySelection> selectItems(Stores &stores, const Study &study);
/// Returns the items of a frozen study, as stored.
Result<StudySelection> frozenSelection(Stores &stores, const Study &study);

} // namespace yuyi
