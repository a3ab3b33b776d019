// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace yuyi {

/// Content of an empty, finished or failed page: a drawing, a sentence, a hint, up to three buttons, and a next step.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Name of a drawing in :/icons; nothing is shown for an unknown name.
    void setIcon(const QString &name);
    void setSentence(const QString &sentence);
    void setHint(const QString &hint);
    /// Sets the tone of the drawing, for example for a failure.
    void setTone(Tone tone);
    /// Adds a button for an action of the command registry. At most three buttons.
    ActionButton *addAction(QAction *action, ActionButton::Kind kind = ActionButton::Kind::Primary);
    /// Adds a plain button; connect to its clicked().
    ActionButton *addButton(const QString &text, ActionButton::Kind kind = ActionButton::Kind::Primary);
    /// Removes all buttons and the next step.
    void clearButtons();
    /// Whether a next step may be shown; see `setNext`.
    void setOffersNext(bool offers);
    bool offersNext() const { return m_offersNext; }
    /// Sets the next step, which is then the only filled button. Empty `text`: no next step at present.
    void setNext(const QString &sentence, const QString &text);
    /// The button of the next step shows the key of this action.
    void followNextKey(const QAction *action);
    QString nextText() const;

Q_SIGNALS:
    void nextTriggered();

private:
    ActionButton *add(ActionButton *button);
    void showIcon();
    void rankButtons();
    void changeEvent(QEvent *event) override;

    QString m_iconName;
    Tone m_tone = Tone::Neutral;
    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_hint;
    QLabel *m_nextSentence;
    ActionButton *m_next;
    bool m_offersNext = false;
    QHBoxLayout *m_buttons;
    QList<ActionButton *> m_primary; ///< filled if no next step is shown
};

} // namespace yuyi
