// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QVBoxLayout;

namespace yuyi {

struct ChipOption;

/// @brief A small window under a filter chip; goes away with Esc or a click elsewhere.
class FilterPopover : public QFrame
{
    Q_OBJECT
public:
    explicit FilterPopover(QWidget *anchor);
    /// Shows it below its anchor, inside the screen.
    void open();

protected:
    QVBoxLayout *column() const { return m_column; }
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_anchor;
    QVBoxLayout *m_column;
};

/// @brief One choice from one or several rows of chips; choosing closes it.
class ChoicePopover final : public FilterPopover
{
    Q_OBJECT
public:
    explicit ChoicePopover(QWidget *anchor) : FilterPopover(anchor) {}
    /// `group` comes back with the choice (a dimension's code).
    void addRow(const QString &group, const QString &title, const QList<ChipOption> &options, const QString &selected);
    /// Any number of choices of one group; it stays open, and every change counts at once.
    void addMany(const QString &group, const QString &title, const QList<ChipOption> &options, const QStringList &selected);
    /// Instead of rows, where there is nothing to choose.
    void addNote(const QString &sentence);

Q_SIGNALS:
    /// An empty code takes the choice back.
    void chosen(const QString &group, const QString &code);
    /// Of a group made with addMany.
    void chosenMany(const QString &group, const QStringList &codes);
};

} // namespace yuyi
