// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overview/inbox.h"
#include "widgets/shell/page/page.h"

#include <QList>
#include <QString>

namespace yuyi {

/// The texts of one inbox item.
struct InboxText {
    QString sentence;
    QString detail; ///< may be empty
    QString action; ///< text of the button
};

/// The texts of an inbox item. `people` provides the names of the people it waits for.
InboxText textOf(const InboxItem &item, const Person &self, const QList<Person> &people, const QDateTime &now);
/// The location that the button of the item opens.
Location locationOf(const InboxItem &item, const Person &self);
/// "5 min ago"; empty for an invalid time.
QString agoText(const QDateTime &time, const QDateTime &now);

} // namespace yuyi
