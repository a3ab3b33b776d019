// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/pagecommands.h"

#include "widgets/shell/commands/defaultkeys.h"

#include <utility>

namespace yuyi {

PageCommands::PageCommands(CommandRegistry &registry, QAnyStringView page, Test when, Text group)
    : m_registry(registry), m_page(page.toString()), m_when(std::move(when)), m_group(std::move(group))
{
}

QAction *PageCommands::operator()(QAnyStringView id, Text text, Run run, Test enabled) const
{
    return m_registry.add(made(id, std::move(text), std::move(run), std::move(enabled)));
}

Command PageCommands::made(QAnyStringView id, Text text, Run run, Test enabled) const
{
    Command command;
    command.id = m_page % u'.' % id.toString();
    command.text = std::move(text);
    command.run = std::move(run);
    command.enabled = std::move(enabled);
    if (m_when) {
        command.enabled = [when = m_when, also = std::move(command.enabled)] { return when() && (!also || also()); };
    }
    command.group = m_group;
    if (const DefaultKeys *row = defaultKeys(command.id)) {
        command.shortcuts = row->sequences();
        command.once = row->once;
        command.listed = !row->unlisted;
    }
    return command;
}

} // namespace yuyi
