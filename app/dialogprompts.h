// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/prompts.h"

#include <QHash>

namespace yuyi {

/// @brief Prompts as windows of the system: file choosers and message boxes that do not stop the program.
class DialogPrompts final : public Prompts
{
public:
    void openFiles(QWidget *parent, const QString &title, const QString &filter,
                   std::function<void(const QStringList &)> chosen) override;
    void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) override;
    void saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                  std::function<void(const QString &)> chosen) override;
    void confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                 std::function<void()> confirmed) override;
    void inform(QWidget *parent, const QString &title, const QString &text, const QString &detail) override;
    void openExternally(const QString &urlOrPath) override;

private:
    /// The folder used last for each kind of choice, in this run.
    QHash<QString, QString> m_folders;
};

} // namespace yuyi
