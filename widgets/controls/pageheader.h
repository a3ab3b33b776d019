// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/actionbutton.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace yuyi {

class ElidedLabel;

/// @brief The title line of a page: name, widgets beside it, what it is about; at the right the state and the actions.
class PageHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit PageHeader(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// What it is about, in soft text; gives way first when the window is narrow.
    void setSubtitle(const QString &subtitle);
    /// Right of the title: usually chips that switch the view.
    void addBesideTitle(QWidget *widget);
    /// Right, before the actions: badges and short texts.
    void addState(QWidget *widget);
    /// A soft text in the state area, made on first use; hidden when empty.
    void setStateText(const QString &text);
    /// Right end. Returns the button made for the action.
    ActionButton *addAction(QAction *action, ActionButton::Kind kind = ActionButton::Kind::Plain);
    void addButton(QWidget *widget);

private:
    QLabel *m_title;
    ElidedLabel *m_subtitle;
    QLabel *m_stateText = nullptr;
    QHBoxLayout *m_beside;
    QHBoxLayout *m_state;
    QHBoxLayout *m_actions;
};

} // namespace yuyi
