// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QByteArray>
#include <QStringList>

#include <utility>

namespace yuyi {

/// @brief The names of the changed fields, in the order of the form; the undo history names its steps by them. The names are
/// "labels/DIMENSION", "explanation", "implied-meaning", "context", "question/0/label/DIMENSION" for labels of a question,
/// "question/0/stem", "question/0/media" for the pictures of the stem, "question/0/option/2", for the first accepted answer that differs
/// "question/0/accepted/1", and "question/0/rationale". If questions or options were added or removed, "question/0/stem" stands for all
/// questions. Ids and versions of questions are not compared.
QStringList fieldsThatDiffer(const AnnotationContent &before, const AnnotationContent &after);

/// @brief Returns `current` with the change `from` → `to` of one field, or of `labelsField`, applied. A question field stands for all
/// differences in the questions, because moving an option changes two of them.
AnnotationContent withField(const AnnotationContent &current, const AnnotationContent &from, const AnnotationContent &to,
                            const QString &field);

/// The members that differ, before and after, as JSON for the audit trail.
std::pair<QByteArray, QByteArray> differingMembers(const AnnotationContent &before, const AnnotationContent &after);

/// The translated name of the field in the form.
QString nameOfContentField(const QString &field, const Preset &preset);

bool isQuestionField(const QString &field);
/// Whether it is a field of labels of the image.
bool isLabelField(const QString &field);

/// The field of a step that changes the labels of several dimensions.
inline const QString labelsField = QStringLiteral("labels");

} // namespace yuyi
