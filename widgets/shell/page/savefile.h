// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"

#include <QString>

#include <functional>

namespace yuyi {

/// @brief Runs `save` on another thread and tells how it went: `sender` emits toast(saved, false), or failed() with the sentence of
/// the error. `sender` is any object with these two signals; if it is destroyed meanwhile nothing is told.
template <typename Sender>
void saveAside(Sender *sender, std::function<Result<>()> save, const QString &saved)
{
    runAside(sender, std::move(save), [sender, saved](const Result<> &done) {
        if (done)
            Q_EMIT sender->toast(saved, false);
        else
            Q_EMIT sender->failed(done.error().sentence);
    });
}

/// What a person is asked before a file is written.
struct SaveQuestion {
    QString title;      ///< of the dialog
    QString suggestion; ///< name of the file
    QString filter;     ///< as UserPrompts::saveFile() takes it
};

/// Asks for a file over the window `sender`, then writes it by `save` as saveAside() does.
template <typename Sender>
void askAndSave(UserPrompts &prompts, Sender *sender, const SaveQuestion &question, std::function<Result<>(const QString &path)> save,
                const QString &saved)
{
    prompts.saveFile(sender, question.title, question.suggestion, question.filter,
                     [sender, save = std::move(save), saved](const QString &path) {
                         saveAside(
                             sender, [save, path] { return save(path); }, saved);
                     });
}

} // namespace yuyi
