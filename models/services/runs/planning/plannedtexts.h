// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/itemchoice.h"
#include "models/services/rules/runtexts.h"
#include "models/services/runs/planning/plan.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The texts in other languages that a plan needs, and the items that lack them. An empty language is that in which the items are
/// written. Reads only; thread of the connection.
class PlannedTexts
{
public:
    PlannedTexts(Stores &stores, const RunPlan &plan) : m_stores(stores), m_plan(plan) {}

    /// @brief Leaves out of `choice` the items that have no texts in this language. Refused with their names if the plan does not leave
    /// them out.
    Result<> restrict(ItemChooser &chooser, const QString &language, ItemChoice &choice);
    /// Removes the candidates that have no texts in this language.
    Result<> keepTranslated(const QString &language, QList<ItemSetItem> &candidates);
    /// @brief Sets language and texts of a run that asks these items; its examples must be set. Invalid if an example has none.
    Result<> fill(const QString &language, const QList<ChosenItem> &items, PlannedRun &planned);
    /// Whole sentences: what was left out, and which configurations have no prompt in the language of their items.
    QStringList notes() const;

private:
    Result<TextsInLanguage> of(const QString &language, const QList<QuestionVersionId> &versions);

    Stores &m_stores;
    const RunPlan &m_plan;
    QMap<QString, QStringList> m_leftOut;      ///< names of items, by language
    QMap<QString, QStringList> m_untranslated; ///< codes of configurations, by language
    QMap<QString, QStringList> m_oneStep;      ///< of configurations with a prompt in the language, whose step has none
    QHash<QString, TextsInLanguage> m_known;
};

/// Sets the facts that the configuration of a run adds; its examples and language must be set. Refused with the names of the items that
/// lack one.
Result<> fillPlannedFacts(Stores &stores, const Preset &preset, const QList<ChosenItem> &items, PlannedRun &planned);

} // namespace yuyi
