// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/filled.h"
#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"

#include <QList>
#include <QStringList>

namespace yuyi {

/// @brief The rules on the groups of the preset: an image that has a question of a group has one of each of its kinds, and none twice.
/// Errors. Any thread.
QList<Finding> lintGroups(const QList<Question> &questions, const Preset &preset);

/// @brief The rules on templates: warns of questions that are not as their template fills them, and of facts that have no value, so that a
/// template cannot be filled for a kind that has no question; and lintTruths(). `filled`: what the templates make of the image. Any thread.
QList<Finding> lintTemplates(const QList<Question> &questions, const Filled &filled);

/// @brief The rule on options that are true by the facts of the image and not marked as correct, of questions whose template says the
/// answer: errors. Part of lintTemplates(). Any thread.
QList<Finding> lintTruths(const QList<Question> &questions, const Filled &filled);
/// @brief The rules on options that were drawn: no wrong one may have the category of the image, and none may show the picture of an image
/// that was discarded. `filled`: as above. Any thread.
QList<Finding> lintDraws(const QList<Question> &questions, const Filled &filled);

/// @brief The rules on questions about chains of concepts: errors for a key that is not right by the concepts, and for options that are not
/// marked as correct and are the name of a concept that would be right as well; warnings for questions that cannot be compared with the
/// concepts, because one is gone. `filled`: what the chains make of the image. Any thread.
QList<Finding> lintRivals(const QList<Question> &questions, const Filled &filled);

/// @brief Whether the question is exactly what its template makes of the image. Then other images have its wording by right.
bool isFromTemplate(const Question &question, const Filled &filled);

/// The kinds of a group that none of these kinds is, if one of them belongs to it.
QStringList missingKinds(const QuestionGroup &group, const QStringList &kinds);
/// Their titles, for a sentence.
QString titlesOfKinds(const Preset &preset, const QStringList &kinds);

} // namespace yuyi
