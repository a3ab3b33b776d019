// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"
#include "widgets/controls/choices/chiprow.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

class QLabel;
class QListWidget;

namespace yuyi {

/// A label that a TagField offers. Its title is shown; what is typed is compared as matchesTyped() says.
struct TagChoice {
    LabelValue value;
    int count = 0; ///< how often it is in use, shown behind it; 0: not shown

    /// A label of an open dimension: its text is its title.
    static TagChoice typed(const LabelCode &label, int count = 0)
    {
        return {{label, {label.text(), label.text()}, label.text()}, count};
    }
};

/// @brief A field for labels that are too many for a ChipRow, or that are typed: a line with a list below that filters while one types, and
/// the chosen labels as chips before it. A click on a chip takes the label away.
///
/// ↓ and ↑ mark an entry of the list, Enter takes it; so does a click. In a closed field the first match is marked by itself. In an open
/// one Enter takes the typed text unless an entry is marked; what is wrong with it is said below (see openLabel()). A comma (also ，、)
/// ends a label, so several can be pasted; a field for one label takes the first. What is still typed when the field is left counts in an
/// open field and is dropped in a closed one; whoever looks into another window has not left it. Backspace in an empty line takes the last
/// label away. Esc drops what is typed and emits escaped(). Enter in an empty line, Tab and Ctrl+Enter belong to the form around. Keys of
/// an input method are left alone.
class TagField final : public QWidget
{
    Q_OBJECT
public:
    explicit TagField(QWidget *parent = nullptr);
    ~TagField() override;

    void setTitle(const QString &title);
    QString title() const;
    /// Replaces what is offered, in this order. Chosen labels stay chosen, also those that are not offered any more.
    void setChoices(const QList<TagChoice> &choices);
    const QList<TagChoice> &choices() const { return m_choices; }
    /// Whether other labels than those offered may be typed. Off by default.
    void setOpen(bool open);
    bool isOpen() const { return m_open; }
    /// One by default. Of several chosen labels the first stays.
    void setPick(ChipRow::Pick pick);
    ChipRow::Pick pick() const { return m_pick; }

    /// In the order in which they were chosen.
    const QList<LabelCode> &chosen() const { return m_chosen; }
    /// Sets them without a signal; each once, a pick-one field takes the first.
    void setChosen(const QList<LabelCode> &labels);

    /// Takes what is typed into an open field, as when the field is left. Returns false if it is no label; the reason is shown then.
    bool takeTyped();
    /// Empties the line: what is typed there is no label of what the field shows from now on.
    void dropTyped();
    /// Shows what is offered at once; else the list comes when something is typed, or with ↓.
    void showList() { openList(); }
    /// The codes in the list at present, also while it is hidden.
    QList<LabelCode> offered() const;
    /// The sentence below the line; empty: nothing is wrong.
    QString fault() const;
    /// Sets all texts in the current language.
    void retranslate();

Q_SIGNALS:
    /// The user changed what is chosen; not emitted by setChosen().
    void chosenChanged();
    /// The line got the focus.
    void activated();
    void escaped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Line;

    bool handleKey(const QKeyEvent &event);
    void edited(const QString &text);
    bool matchesAny(const QString &text) const;
    /// Takes a part of what is typed. Returns false if it is no label.
    bool takeText(const QString &text);
    void choose(const LabelCode &label);
    void remove(const LabelCode &label);
    bool takeMarked();
    void showChips();
    void filter();
    void openList();
    void closeList();
    void placeList();
    void say(const QString &fault);
    QString textOf(const LabelCode &label) const;

    QList<TagChoice> m_choices;
    QList<LabelCode> m_chosen;
    bool m_open = false;
    ChipRow::Pick m_pick = ChipRow::Pick::One;
    QLabel *m_title;
    QWidget *m_chips;
    Line *m_line;
    QLabel *m_fault;
    QPointer<QListWidget> m_list; ///< above the other widgets of the window while it is open: it moves nothing
};

} // namespace yuyi
