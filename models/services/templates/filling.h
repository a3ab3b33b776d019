// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/filled.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/services/templates/chainquestions.h"
#include "models/services/templates/pools.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The questions of templates that apply to an image, for kinds that `existing` has no question of; one in which nothing was
/// written yet does not count. Of the templates of a kind the first applies whose condition the labels of the image meet. A template
/// of which a fact has no value is not filled; Filled::missing says which. The options of kinds that have a pool are drawn of it.
/// `sheets`, `draws`, `chains`: currentSheets(), poolDraws(), chainFill() of the image. Pure. Invalid: the condition of a template cannot
/// be read.
Result<Filled> filledQuestions(const Preset &preset, const Labels &ofImage, const QMap<QString, QString> &facts,
                               const QList<ImageSheet> &sheets, const QList<Question> &existing, const PoolDraws &draws = {},
                               const std::shared_ptr<const ChainFill> &chains = {});

/// @brief filledQuestions() for labels that change while somebody chooses them, with the conditions read once. Empty without templates and
/// pools. A condition that cannot be read is a sentence in Filled::missing.
Filler templateFiller(const Preset &preset, const QMap<QString, QString> &facts, const QList<ImageSheet> &sheets,
                      const PoolDraws &draws = {}, const std::shared_ptr<const ChainFill> &chains = {});

/// chainVerdict() of each of the questions of an image that has one. Empty where no concepts were ever imported. Pure.
QHash<QuestionVersionId, ConceptVerdict> chainVerdicts(const Preset &preset, const ChainMaterial &material, const ImageId &image,
                                                       const QList<Question> &questions);

/// @brief The questions of an annotation with those that were filled, in the order of the groups: a filled one takes the place of a
/// question of its kind in which nothing was written, with its id and labels; questions without a place in a group in which nothing was
/// written go. What somebody wrote stays as it is, and if nothing is to be filled all of it.
QList<Question> withFilled(const Preset &preset, const QList<Question> &existing, const QList<Question> &filled);

/// Whether nothing was written in a question yet: what a form shows for a new one.
bool isUnwritten(const Question &question, const Preset &preset);

/// The kinds of the preset; those of a group stand together, in its order, at the place of the first of them.
QStringList kindsInOrder(const Preset &preset);

} // namespace yuyi
