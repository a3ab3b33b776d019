// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"

#include <QObject>

#include <functional>

class QWidget;

namespace yuyi {

class UserPrompts;

/// @brief Writes tables and figures of scores to files that the person chooses, on another thread, and says how it went.
class ScoreFiles final : public QObject
{
    Q_OBJECT
public:
    /// Dialogs open over `window`, which is the parent.
    ScoreFiles(UserPrompts &prompts, QWidget *window);

    void saveTable(const QString &suggestion, const QByteArray &table);
    /// Asks for the file of the mean scores; with the ending .csv it gets the table instead of the figure.
    void saveMeans(const QString &suggestion, std::function<PrintFigure()> figure, const QByteArray &table);
    /// Asks for the file of a comparison's figure; the table of the same scores is written beside it.
    void saveComparison(const QString &suggestion, std::function<PrintFigure()> figure, std::function<PrintFigure()> table);
    /// Says that a file was saved, or why not.
    void tell(const Result<> &saved);

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void write(const QString &path, const QByteArray &table);
    void draw(const QList<std::pair<QString, PrintFigure>> &figures);

    UserPrompts &m_prompts;
    QWidget *m_window;
};

} // namespace yuyi
