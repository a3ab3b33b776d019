// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/userprompts.h"

#include <QHash>

namespace yuyi {

/// Shows prompts as dialogs: file choosers and message boxes that do not block the program.
class DialogPrompts final : public UserPrompts
{
public:
    void openFiles(QWidget *parent, const QString &title, const QString &filter,
                   std::function<void(const QStringList &)> chosen) override;
    void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) override;
    void saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                  std::function<void(const QString &)> chosen) override;
    void confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                 std::function<void()> confirmed) override;
    void choose(QWidget *parent, const QString &title, const QString &text, const QStringList &actions,
                std::function<void(int)> chosen) override;
    void inform(QWidget *parent, const QString &title, const QString &text, const QString &detail) override;
    void openExternally(const QString &urlOrPath) override;

private:
    /// The last used folder for each kind of choice; not stored between sessions.
    QHash<QString, QString> m_folders;
};

} // namespace yuyi
