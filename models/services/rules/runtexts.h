// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QList>
#include <QSet>

namespace yuyi {

/// @name The language in which a run asks its items. Reads only; thread of the connection.
/// @{
/// @brief The questions as a run asked them: with the texts that were frozen with it where it asks in another language, else as they are
/// written. Of a run that reads the misses of another one, those of that run. In the order of `versions`; missing ones are left out.
Result<QList<Question>> questionsAsked(Stores &stores, const Run &run, const QList<QuestionVersionId> &versions);
Result<QList<Question>> questionsAsked(Stores &stores, const RunId &run, const QList<QuestionVersionId> &versions);

/// @brief The values of the facts that a configuration adds, by the version of the question, one a line. Of those with a missing one:
/// nothing. Empty if it adds none. Of a question whose one picture is that of another image, they are those of that image. The fact that
/// the preset's chains name (ChainRules::conceptFact) is, without a value, the name of the concept that the image shows, in `language`
/// (empty: that of the preset) or else as Concept::nameIn() says.
Result<QHash<QuestionVersionId, QString>> addedFacts(Stores &stores, const Preset &preset, const Configuration &configuration,
                                                     const QString &language, const QList<QuestionVersionId> &versions);

/// The translations of some questions as they are now.
struct TextsInLanguage {
    AskedTexts texts;
    QSet<QuestionVersionId> missing; ///< not translated, or out of date
};
/// What a run would ask these questions with.
Result<TextsInLanguage> textsIn(Stores &stores, ItemLanguage language, const QList<QuestionVersionId> &versions);
/// @}

} // namespace yuyi
