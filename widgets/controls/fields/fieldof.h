// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/inputcomposition.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

/// @brief What LineField and TextField have in common: they commit when the user has finished, leave the keys of an input method
/// alone, pass Esc and Ctrl+Enter on, and show a count.
template <typename Edit>
class FieldOf : public Edit
{
public:
    /// Shows a red border, for errors that block submission.
    void setWrong(bool wrong) { setStyleProperty(this, "wrong", wrong); }
    /// Whether an input method is composing; the text is not final then.
    bool isComposing() const { return m_composition->active(); }
    /// Announces the text if it has changed since the last commit or setText().
    void commit()
    {
        const QString now = typed();
        if (now == m_committed)
            return;
        m_committed = now;
        announceCommit(now);
    }

protected:
    explicit FieldOf(QWidget *parent) : Edit(parent), m_composition(new InputComposition(this)), m_count(plainLabel(this))
    {
        setTextRole(m_count, TextRole::Small);
        m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    virtual QString typed() const = 0;
    virtual void announceCommit(const QString &text) = 0;
    virtual void announceEscape() = 0;
    /// Style or font have changed.
    virtual void restyle() = 0;

    static bool isEnter(const QKeyEvent &key) { return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter; }
    /// Handles what means the same in both fields. Returns false if the key is the field's own.
    bool handleKey(QKeyEvent *key)
    {
        if (m_composition->swallows(*key)) {
            key->accept();
        } else if (isCommit(*key)) {
            commit();
            key->ignore();
        } else if (key->key() == Qt::Key_Escape) {
            key->accept();
            announceEscape();
        } else {
            return false;
        }
        return true;
    }

    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            auto *key = static_cast<QKeyEvent *>(event);
            if (m_composition->swallows(*key) || key->key() == Qt::Key_Escape) {
                event->accept();
                return true;
            }
            // The page's Ctrl+Enter is a shortcut and never arrives as a key press: the text must be there before.
            if (isCommit(*key)) {
                commit();
                event->ignore();
                return true;
            }
        }
        return Edit::event(event);
    }
    void inputMethodEvent(QInputMethodEvent *event) override
    {
        m_composition->note(*event);
        Edit::inputMethodEvent(event);
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        Edit::focusOutEvent(event);
        if (event->reason() != Qt::PopupFocusReason)
            commit();
    }
    void changeEvent(QEvent *event) override
    {
        Edit::changeEvent(event);
        if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
            restyle();
    }

    InputComposition *m_composition;
    QLabel *m_count;
    QString m_committed;

private:
    static bool isCommit(const QKeyEvent &key) { return isEnter(key) && key.modifiers().testFlag(Qt::ControlModifier); }
};

} // namespace yuyi
