// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace yuyi {

/// @brief The dialogs with which the program asks a person. Tests replace this interface to answer them. Every call returns at
/// once; the answer is passed to the callback in the GUI thread, or never if the dialog is closed.
class UserPrompts
{
public:
    virtual ~UserPrompts() = default;
    virtual void openFiles(QWidget *parent, const QString &title, const QString &filter,
                           std::function<void(const QStringList &)> chosen) = 0;
    virtual void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) = 0;
    virtual void saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                          std::function<void(const QString &)> chosen) = 0;
    /// Asks a question with one named action; `confirmed` is called only if the person agrees.
    virtual void confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                         std::function<void()> confirmed) = 0;
    /// Asks a question with several named actions; `chosen` gets the index of the one that the person chooses.
    virtual void choose(QWidget *parent, const QString &title, const QString &text, const QStringList &actions,
                        std::function<void(int)> chosen) = 0;
    virtual void inform(QWidget *parent, const QString &title, const QString &text, const QString &detail = {}) = 0;
    virtual void openExternally(const QString &urlOrPath) = 0;
};

} // namespace yuyi
