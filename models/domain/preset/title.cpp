// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/title.h"

#include "models/domain/program/otherlanguage.h"

#include <QLocale>

namespace yuyi {

QString Title::text() const
{
    const bool chinese = (QLocale().language() == QLocale::Chinese) != OtherLanguage::isMeant();
    const QString &first = chinese ? zh : en;
    return first.isEmpty() ? (chinese ? en : zh) : first;
}

} // namespace yuyi
