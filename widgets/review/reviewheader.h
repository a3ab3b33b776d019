// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class ActionButton;
class AcceptedPanel;
class Badge;
class ChipRow;
class CommandRegistry;
class PageHeader;
class ReviewController;

/// @brief Fills the header of the review page: the switch between its two views, the badges of the case, the actions and the
/// subtitle.
class ReviewHeader final : public QObject
{
    Q_OBJECT
public:
    /// The views of the page.
    enum class View {
        Cases,
        Accepted
    };

    ReviewHeader(PageHeader &header, CommandRegistry &commands, const ReviewController &controller);

    /// Marks a view as chosen, without a signal, and shows its action.
    void setView(View view);
    /// Shows the badges of the open case.
    void showBadges();
    void hideBadges();
    void showCaseSubtitle();
    void showAcceptedSubtitle(const AcceptedPanel &accepted);
    /// The state of saving as a text for the status line; empty: nothing was changed.
    QString savingText() const;
    /// `switches`: the person may switch between the views.
    void retranslate(bool switches);

Q_SIGNALS:
    void viewChosen(View view);

private:
    PageHeader &m_header;
    const CommandRegistry &m_commands;
    const ReviewController &m_controller;
    View m_view = View::Cases;
    ChipRow *m_views;
    Badge *m_state;
    Badge *m_unsure; ///< shows that an annotator is not sure
    ActionButton *m_finish;
    ActionButton *m_approve;
};

} // namespace yuyi
