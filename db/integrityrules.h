// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi {

/// A query; each row it returns is a mismatch. The sentence has %1 for the first column and %2 for
/// the second.
struct IntegrityRule {
    QString statement;
    QString sentence;
};

/// Rounds of validation and their votes: what is derived from what, and who may have answered.
QList<IntegrityRule> validationRules();
/// Submissions, cases and the stages that follow from them.
QList<IntegrityRule> reviewRules();

} // namespace yuyi
