// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/textanswer.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The value or text with which a reply fills a blank: in a box, declared (答案：…, =, 为), counted (图中有3个人, "There are nine
/// grids in it"), the whole reply, or its first or last line. In TextAnswer::text numbers are without thousands marks and units, with 万
/// and ×10ⁿ multiplied out. Two different values are a miss. Pure; any thread.
/// @param accepted the accepted answers, where they are known: a reply that says one of them word for word is read as that, even if other
/// words in it seem to lead to a value (天下为公 is not the value 公)
TextAnswer extractBlank(const QString &reply, const QStringList &accepted = {});

} // namespace yuyi
