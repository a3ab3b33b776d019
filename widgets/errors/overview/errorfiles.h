// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"

#include <QByteArray>
#include <QObject>

#include <functional>

class QWidget;

namespace yuyi {

class UserPrompts;

/// @brief Writes tables and figures of error review to files that the person chooses, on another thread, and says how it went.
class ErrorFiles final : public QObject
{
    Q_OBJECT
public:
    using Table = std::function<QByteArray()>;

    /// Dialogs open over `window`, which is the parent.
    ErrorFiles(UserPrompts &prompts, QWidget *window);

    /// Asks for a figure's file; with the ending .csv it gets the table instead. Both are made when the file is known.
    void saveFigure(const QString &suggestion, std::function<PrintFigure()> figure, Table table);
    void saveTable(const QString &suggestion, Table table);

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void draw(const QString &path, const PrintFigure &figure);
    void write(const QString &path, const QByteArray &table);

    UserPrompts &m_prompts;
    QWidget *m_window;
};

} // namespace yuyi
