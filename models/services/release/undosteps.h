// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/ids.h"
#include "models/domain/project/about.h"
#include "models/domain/result.h"
#include "models/services/rules/undoaction.h"

#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

class Stores;

/// A text about the data before and after it was changed.
struct AboutStep {
    AboutField field = AboutField::Annotators;
    QString before;
    QString after;
};
/// Pushes the step of changing a text about the data. Call it within a transaction.
Result<> pushAboutStep(Stores &stores, const PersonId &actor, const ProjectId &project, const AboutStep &step);

/// A stored translation before and after it was changed; nothing: none is stored there.
struct TranslationStep {
    TranslationKey key;
    QString name; ///< of the text, as in files
    QuestionId question;
    ImageId image;
    std::optional<TranslatedText> before;
    std::optional<TranslatedText> after;
};
/// Pushes the step of changing one translation, or of importing many. Call it within a transaction.
Result<> pushTranslationStep(Stores &stores, const PersonId &actor, const QList<TranslationStep> &steps);

QList<UndoAction> releaseUndoActions();

} // namespace yuyi
