// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QStringList>

namespace yuyi {

class Stores;

/// Returns a study that is not a draft; Refused for a draft.
Result<Study> frozenStudy(Stores &stores, const StudyId &id);

/// @brief Returns the hash of a frozen study over items, image hashes, stems, options and keys as stored now, texts, design,
/// rules and seed. Keys are hashed with the study's salt; a study without one (frozen before keys were fixed) has no keys in
/// its hash. May be called inside or outside a transaction.
Result<QString> frozenHashOf(Stores &stores, const Study &study);

/// @brief Returns sentences about what has changed since freezing. Reads only.
Result<QStringList> frozenProblems(Stores &stores, const Study &study);

/// Returns the hexadecimal SHA-256 of the stem and the options' texts, in the author's order, and, if the question lists pictures or has
/// them as options, of their hashes, roles and captions. Accepted answers are not in it: packages and exports hold it, and whoever has it
/// could find them by trying.
QString contentHashOf(const Question &question);

/// Returns the hexadecimal SHA-256 of the salt, the question and its correct options, or all its accepted answers in their order.
/// Without the salt nobody can find the key by trying.
QString keyHashOf(const Question &question, const QString &salt);

} // namespace yuyi
