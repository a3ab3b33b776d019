// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/commands.h"

#include <QObject>

#include <functional>

namespace yuyi {

class CasePicture;
class CodingController;
class CodingPanel;

/// @brief The commands of the coding screen with their keys. They are enabled while the screen is entered.
class CodingCommands final : public QObject
{
    Q_OBJECT
public:
    /// What the commands act on; all of them outlive this object.
    struct Screen {
        QWidget &view;                  ///< gets the focus while a region is drawn
        CodingController &controller;
        CasePicture &picture;
        CodingPanel &panel;
    };
    CodingCommands(CommandRegistry &commands, const Screen &screen, QObject *parent);

    /// Registers the commands. Called once.
    void add();
    /// The command that takes over the n-th expert's code.
    static QString useCommand(int expert);

private:
    using Test = std::function<bool()>;

    void addCode();
    void addMarks();
    void addReading();
    void addCases();
    void addPicture();
    void addSubmit();
    void addRegions();
    void add(const QString &id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run, Test enabled,
             bool single = true);
    void addHidden(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run, Test enabled);
    Test editable() const;
    Test shown() const;

    CommandRegistry &m_commands;
    Screen m_screen;
};

} // namespace yuyi
