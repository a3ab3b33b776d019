// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/actionbutton.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace yuyi {

/// @brief What an empty, finished or failed page says: a drawing, one sentence, one hint, up to two buttons, and where to go next.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Name of a drawing in :/icons; nothing is shown for an unknown name.
    void setIcon(const QString &name);
    void setSentence(const QString &sentence);
    void setHint(const QString &hint);
    /// The sentence speaks of a failure: the drawing takes the colour of the tone.
    void setTone(Tone tone);
    /// The next step, with an action of the command registry. At most two buttons.
    ActionButton *addAction(QAction *action, ActionButton::Kind kind = ActionButton::Kind::Primary);
    /// The next step as a plain button; connect its clicked().
    ActionButton *addButton(const QString &text, ActionButton::Kind kind = ActionButton::Kind::Primary);
    /// Takes the offer of a next step away too.
    void clearButtons();
    /// A next step may be shown; `setNext` says which.
    void setOffersNext(bool offers);
    bool offersNext() const { return m_offersNext; }
    /// The one filled button then. An empty text: there is none just now.
    void setNext(const QString &sentence, const QString &text, const QString &key);
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
    QList<ActionButton *> m_primary;   ///< filled where no next step is
};

} // namespace yuyi
