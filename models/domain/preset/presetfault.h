// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace yuyi {

/// The location of a fault in a preset, as a JSON pointer (RFC 6901; empty: the whole document), and its description.
struct PresetFault {
    QString pointer;
    QString text; ///< with the words of the file
    /// For who shows other words: `text` with %1, %2 … for the names of `members`, which are pointers, or a pointer and one of its choices:
    /// "/scorers=strict". Empty: the text names none.
    QString pattern = {};
    QStringList members = {};
};

/// A fault whose description names members as the file does.
inline PresetFault faultNaming(const QString &pointer, const QString &pattern, const QStringList &members)
{
    QString text = pattern;
    for (const QString &member : members)
        text = text.arg(member.section(u'/', -1).section(u'=', -1));
    return {pointer, text, pattern, members};
}

/// The name of a member as a part of a pointer: a file may give it any characters.
inline QString pointerPart(QString member)
{
    return member.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1"));
}

} // namespace yuyi
