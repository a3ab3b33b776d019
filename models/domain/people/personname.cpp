// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/people/personname.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PersonName)
};

} // namespace

bool actsOnText(QChar character)
{
    const char16_t code = character.unicode();
    return character.category() == QChar::Other_Control || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

Result<> checkPersonName(const QString &name)
{
    if (name.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A person needs a name."));
    if (name.size() > longestPersonName)
        return failure(ErrorCode::Invalid, Tr::tr("A person's name may have %n character(s) at most.", nullptr, longestPersonName));
    if (std::any_of(name.begin(), name.end(), actsOnText))
        return failure(ErrorCode::Invalid, Tr::tr("A person's name must not contain control characters such as line breaks."));
    return {};
}

} // namespace yuyi
