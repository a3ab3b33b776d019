// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/buttons/actionbutton.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace yuyi {

class ElidedLabel;
class FlowBox;

/// @brief The title line of a page: title, widgets beside it and subtitle; on the right the state and the actions. If the width
/// does not suffice, state and actions move below, in as many lines as they need.
class PageHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit PageHeader(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Sets a description in muted text; it is elided first when the window is narrow.
    void setSubtitle(const QString &subtitle);
    /// Adds a widget to the right of the title, usually chips that switch the view.
    void addBesideTitle(QWidget *widget);
    /// Adds a badge or short text on the right, before the actions.
    void addState(QWidget *widget);
    /// Sets a muted text in the state area; created on first use, hidden if empty.
    void setStateText(const QString &text);
    /// Adds an action at the right end and returns its button.
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
    QBoxLayout *m_first = nullptr; ///< title and subtitle
    FlowBox *m_left;               ///< title and what is beside it
    FlowBox *m_state;
    FlowBox *m_actions;
    QLabel *m_title;
    ElidedLabel *m_subtitle;
    QLabel *m_stateText;
};

} // namespace yuyi
