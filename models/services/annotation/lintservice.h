// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Reads the linter's input from the stores.
class LintService
{
public:
    explicit LintService(Stores &stores) : m_stores(stores) {}

    /// Returns all questions of the project that are in force, indexed for near-duplicate search. Slow for large projects: call
    /// it once, off the GUI thread.
    Result<QuestionIndex> questionIndex();
    /// Returns the linter input for one author's work on one image, without `others`.
    Result<LintContext> contextFor(const ImageId &image, const PersonId &author, const AnnotationContent &content);
    /// Returns the input of the set linter: these items with their names and the facts of their images.
    Result<SetLintInput> setInput(const QList<Item> &items);

private:
    Stores &m_stores;
};

} // namespace yuyi
