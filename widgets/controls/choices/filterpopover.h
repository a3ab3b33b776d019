// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"

#include <QFrame>
#include <QStringList>

class QVBoxLayout;

namespace yuyi {

class TagField;
struct ChipOption;
struct TagChoice;

/// @brief A small window below a filter chip. Esc or a click elsewhere closes it.
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

/// A choice from one or more rows of chips, or fields; choosing closes the window.
class ChoicePopover final : public FilterPopover
{
    Q_OBJECT
public:
    explicit ChoicePopover(QWidget *anchor) : FilterPopover(anchor) {}
    /// Adds a row. `group` (a dimension's code) is passed back with the choice.
    void addRow(const QString &group, const QString &title, const QList<ChipOption> &options, const QString &selected);
    /// @brief Adds a field that searches among choices that are too many for a row, or are known only later (TagField::setChoices()).
    /// `selected` may be empty.
    TagField *addField(const QString &group, const QString &title, const QList<TagChoice> &choices, const LabelCode &selected);
    /// Adds a row with any number of choices. The window stays open, and every change takes effect at once.
    void addMany(const QString &group, const QString &title, const QList<ChipOption> &options, const QStringList &selected);
    /// Shows a sentence instead of rows if there is nothing to choose.
    void addNote(const QString &sentence);

Q_SIGNALS:
    /// An empty code clears the choice.
    void chosen(const QString &group, const QString &code);
    /// For a group added by addMany.
    void chosenMany(const QString &group, const QStringList &codes);
};

} // namespace yuyi
