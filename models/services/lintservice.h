// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Gathers from the stores what the linter looks at.
class LintService
{
public:
    explicit LintService(Stores &stores) : m_stores(stores) {}

    /// All questions of the project in force, prepared for near-duplicates. Slow for large projects: once, off the GUI thread.
    Result<QuestionIndex> questionIndex();
    /// Linter input for one author's work on one image, without `others`.
    Result<LintContext> contextFor(const ImageId &image, const PersonId &author, const AnnotationContent &content);
    /// The linter on the set of accepted items.
    Result<SetReport> lintProject();
    /// Input of the set linter: items in force with the facts of their images.
    Result<SetLintInput> setInput();

private:
    Stores &m_stores;
};

} // namespace yuyi
