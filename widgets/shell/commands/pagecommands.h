// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/commands/commands.h"

#include <QAnyStringView>

#include <functional>

namespace yuyi {

/// @brief Adds the commands of one page to the registry. Keys and kind of a command are in the table of `defaultkeys.cpp`.
class PageCommands
{
public:
    using Text = std::function<QString()>;
    using Run = std::function<void()>;
    using Test = std::function<bool()>;

    /// `page`: the part of the ids before the dot. The commands are enabled only while `when` returns true; empty: always.
    PageCommands(CommandRegistry &registry, QAnyStringView page, Test when = {}, Text group = {});

    /// Adds a command. `id` is without the page. `enabled` empty: always.
    QAction *operator()(QAnyStringView id, Text text, Run run, Test enabled = {}) const;
    /// The command, not added yet, for a caller that sets more of it.
    Command made(QAnyStringView id, Text text, Run run, Test enabled = {}) const;

private:
    CommandRegistry &m_registry;
    QString m_page;
    Test m_when;
    Text m_group;
};

} // namespace yuyi
