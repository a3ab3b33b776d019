// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The location of a fault in a preset, as a JSON pointer (RFC 6901; empty: the whole document), and its description.
struct PresetFault {
    QString pointer;
    QString text;
};

/// The name of a member as a part of a pointer: a file may give it any characters.
inline QString pointerPart(QString member)
{
    return member.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1"));
}

} // namespace yuyi
