// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace yuyi {

/// @brief The questions the program puts to a person through windows of their own: the seam by which tests answer them.
/// Every call returns at once; the answer comes to the callback in the GUI thread, or never when the prompt is closed.
class Prompts
{
public:
    virtual ~Prompts() = default;
    virtual void openFiles(QWidget *parent, const QString &title, const QString &filter,
                           std::function<void(const QStringList &)> chosen) = 0;
    virtual void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) = 0;
    virtual void saveFile(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                          std::function<void(const QString &)> chosen) = 0;
    /// A question with one named action; `confirmed` is called only for yes.
    virtual void confirm(QWidget *parent, const QString &title, const QString &text, const QString &action,
                         std::function<void()> confirmed) = 0;
    virtual void inform(QWidget *parent, const QString &title, const QString &text, const QString &detail = {}) = 0;
    virtual void openExternally(const QString &urlOrPath) = 0;
};

} // namespace yuyi
