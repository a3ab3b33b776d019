// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"

#include <QObject>

#include <functional>

class QWidget;

namespace yuyi {

class CasePicture;
class CodingController;
class CodingPanel;
class CommandRegistry;
class PageCommands;

/// @brief The commands of the coding screen with their keys. They are enabled while the screen is entered.
class CodingCommands final : public QObject
{
    Q_OBJECT
public:
    /// What the commands act on; all of them outlive this object.
    struct Screen {
        QWidget &view; ///< gets the focus while a region is drawn
        CodingController &controller;
        CasePicture &picture;
        CodingPanel &panel;
    };
    CodingCommands(const Screen &screen, QObject *parent);

    /// Registers the commands. Called once.
    void add(CommandRegistry &commands);
    /// The command that takes over the n-th expert's code.
    static QString useCommand(int expert);
    /// The command that gives the newest reply to a question this verdict.
    static QString judgeCommand(ProbeVerdict verdict);

private:
    using Test = std::function<bool()>;

    void addCode(const PageCommands &add);
    void addMarks(const PageCommands &add);
    void addReading(const PageCommands &add);
    void addCases(const PageCommands &add);
    void addPicture(const PageCommands &add);
    void addSubmit(const PageCommands &add);
    void addRegions(const PageCommands &add);
    Test editable() const;
    Test shown() const;

    Screen m_screen;
};

} // namespace yuyi
