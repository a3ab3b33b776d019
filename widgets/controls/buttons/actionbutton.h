// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QPushButton>

class QAction;

namespace yuyi {

/// @brief A push button that shows its shortcut key. With an action it follows the action's text, state and shortcut.
class ActionButton : public QPushButton
{
    Q_OBJECT
public:
    /// Plain: on the panel. Primary: filled, one per page. Danger: red text. Flat: frameless.
    enum class Kind {
        Plain,
        Primary,
        Danger,
        Flat
    };

    explicit ActionButton(QWidget *parent = nullptr);
    explicit ActionButton(const QString &text, const QString &key = {}, Kind kind = Kind::Plain,
                          QWidget *parent = nullptr);
    explicit ActionButton(QAction *action, Kind kind = Kind::Plain, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    QString key() const { return m_key; }
    /// Sets the key to display. It creates no shortcut; setAction() shows the action's shortcut.
    void setKey(const QString &key);
    /// Follows and triggers the action. The shortcut stays with the action.
    void setAction(QAction *action);
    QAction *action() const { return m_action; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Enter presses the button like Space, even outside dialogs.
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void follow();
    QFont labelFont() const;

    Kind m_kind = Kind::Plain;
    QString m_key;
    QPointer<QAction> m_action;
    bool m_hiddenByAction = false;
};

} // namespace yuyi
