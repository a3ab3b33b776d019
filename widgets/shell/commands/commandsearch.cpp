// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/commandsearch.h"

#include "models/domain/program/otherlanguage.h"
#include "widgets/shell/commands/commands.h"

#include <algorithm>

namespace yuyi {

namespace {

/// All that a person may look for, in the language of the texts now.
QString searched(const Command &command)
{
    QStringList texts{nameOf(command)};
    for (const auto &text : {command.group, command.words}) {
        if (text)
            texts.append(text());
    }
    return texts.join(u' ');
}

QString searchedInOther(const Command &command)
{
    const OtherLanguage other;
    return searched(command);
}

} // namespace

QString nameOf(const Command &command)
{
    return command.text().remove(u'&');
}

QString otherNameOf(const Command &command)
{
    const OtherLanguage other;
    return nameOf(command);
}

bool isFoundBy(const Command &command, const QString &typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    const QString texts = QStringList{searched(command), command.id, searchedInOther(command)}.join(u' ');
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return texts.contains(word, Qt::CaseInsensitive); });
}

} // namespace yuyi
