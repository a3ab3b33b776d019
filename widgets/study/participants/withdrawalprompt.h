// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/people.h"

#include <QList>
#include <QString>

namespace yuyi {

/// What a lead confirms before people withdraw.
struct WithdrawalPrompt {
    QString title;
    QString text;
    QString action;
};

/// If all of them have withdrawn before, it is about what is left of them in the backups.
WithdrawalPrompt withdrawalPrompt(const QList<ParticipantRow> &people);
/// What was deleted, and what could not be.
QString whatIsKept(const Withdrawal &withdrawal);

} // namespace yuyi
