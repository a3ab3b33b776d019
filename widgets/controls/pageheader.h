// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/actionbutton.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace yuyi {

class ElidedLabel;
class FlowBox;

/// @brief The title line of a page: name, widgets beside it, what it is about; at the right the state and the actions.
/// Where it is too narrow for all of them, state and actions go below, in as many lines as they need.
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

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    QBoxLayout *m_line;
    QBoxLayout *m_first = nullptr;   ///< title and subtitle
    FlowBox *m_left;    ///< title and what is beside it
    FlowBox *m_state;
    FlowBox *m_actions;
    QLabel *m_title;
    ElidedLabel *m_subtitle;
    QLabel *m_stateText;
};

} // namespace yuyi
