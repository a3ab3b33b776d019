// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/text.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"

#include <QSet>

namespace yuyi {

/// The names of items and images in messages.
class SetNames
{
public:
    explicit SetNames(const SetLintInput &input) : m_input(input) {}
    QString item(qsizetype index) const;
    QString image(const ImageId &id) const;
    /// At most five names, then the number of further ones.
    QString items(const QList<int> &indexes) const;

private:
    const SetLintInput &m_input;
};

// Each function appends its findings about the set as a whole.
void lintIds(const SetLintInput &input, const SetNames &names, QList<SetFinding> &findings);
/// An image may lack questions that were taken out: a warning. One of a kind that it has already is an error.
void lintSetGroups(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings);
void lintBalance(const SetFigures &figures, const Preset &preset, QList<SetFinding> &findings);
void lintRepetition(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings);
void lintSetLabels(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings);
void lintSources(const SetLintInput &input, const SetNames &names, QList<SetFinding> &findings);

} // namespace yuyi
