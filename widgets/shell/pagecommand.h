// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/commands.h"

#include <functional>

namespace yuyi {

/// @brief Creates the commands of one page. Their ids begin with the page's name. A key without Ctrl, Alt or Shift is disabled
/// while text is typed.
struct PageCommand {
    const char *page;

    Command operator()(const char *id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                       std::function<bool()> enabled) const
    {
        return withKeys(id, std::move(text), key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key}, std::move(run),
                        std::move(enabled));
    }

    /// The same with several keys; the first is displayed on buttons.
    Command withKeys(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run,
                     std::function<bool()> enabled = {}) const
    {
        Command made;
        made.id = QLatin1String(page) + QLatin1Char('.') + QLatin1String(id);
        made.text = std::move(text);
        made.shortcuts = keys;
        made.singleKey = !keys.isEmpty() && keys.first().count() == 1 && keys.first()[0].keyboardModifiers() == Qt::NoModifier;
        made.run = std::move(run);
        made.enabled = std::move(enabled);
        return made;
    }
};

} // namespace yuyi
