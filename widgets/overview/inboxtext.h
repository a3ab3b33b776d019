// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/inbox.h"
#include "widgets/shell/page.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How one thing that waits is said.
struct InboxText {
    QString sentence;
    QString detail;     ///< may be empty
    QString action;     ///< of its button
};

/// `people` names those it waits for.
InboxText textOf(const InboxItem &item, const Person &self, const QList<Person> &people, const QDateTime &now);
/// Where its button goes.
Location locationOf(const InboxItem &item, const Person &self);
/// "5 min ago"; empty for an invalid time.
QString agoText(const QDateTime &time, const QDateTime &now);

} // namespace yuyi
