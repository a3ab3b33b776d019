// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/actionbutton.h"
#include "widgets/controls/pageframe.h"
#include "widgets/shell/page.h"

#include <QStringList>

#include <functional>

class QStackedWidget;
class QVBoxLayout;

namespace yuyi {

class ChipRow;
class PageDesk;

/// @brief A page of several views behind tabs. It brings the title line with the tabs (Alt and a digit each) and the buttons that
/// hang on them, the states that stand instead of the views, the banner, entering and leaving of views, and the change of
/// language. A page of this kind declares its tabs, adds a view for each, and says when which button is there.
class TabbedPage : public Page
{
    Q_OBJECT
public:
    void enter() override;
    void leave() override;
    /// Opens the tab that `field` names.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    /// The tab.
    Location here() const override;
    using QWidget::show;

    /// Place among the tabs.
    int tab() const { return m_tab; }
    bool isEntered() const { return m_entered; }
    /// The views are shown, no state stands instead of them.
    bool isAtWork() const { return !stateNow(); }

protected:
    using Text = QString (*)();
    /// `name`: the scope of the page's commands; its tab row is called name + "Tabs".
    TabbedPage(PageContext context, const char *name, QWidget *parent);

    // Once each, in this order: the desk (where there is one), tabs, other commands of the page, views and states.

    /// What the views share. While it has read nothing, or may not, this is said instead of the views.
    void setDesk(PageDesk *desk);
    /// The next tab and its command name.tab-code. `command`: its title where it is another than the chip's.
    void addTab(const char *code, Text title, Text command = nullptr, Text hint = nullptr);
    /// The view of the next tab: what it has of enter, leave, refresh (the desk has news), retranslate, projectChanged (while it is
    /// shown) and of the signals failed, toast and goTo is used.
    template <typename View>
    View *addView(View *view);
    /// In the title line while the views are shown and `when` holds.
    ActionButton *addButton(const char *command, std::function<bool()> when, ActionButton::Kind kind = ActionButton::Kind::Plain);
    /// One of the states that `insteadOfWork` may tell.
    EmptyState *addState(const char *objectName, const char *icon);
    /// What stands over and around the views; holds the views to begin with.
    QVBoxLayout *work() const { return m_work; }
    QStackedWidget *views() const { return m_views; }
    PageHeader *header() const { return m_frame.header; }
    EmptyState *busyState() const { return m_frame.empty; }
    EmptyState *refusedState() const { return m_refused; }

    /// Null: the views. Asked once the desk has data.
    virtual EmptyState *insteadOfWork() const { return nullptr; }
    /// Whether this person is offered the tab.
    virtual bool mayOpen(int tab) const;
    virtual bool offersTabs() const { return isAtWork(); }
    /// What else hangs on the state or the tab; called by showState.
    virtual void showBesides() {}
    /// The desk has news.
    virtual void deskChanged();
    virtual void enterTab();
    /// Titles and sentences of the page itself; tabs and views are not its concern.
    virtual void retranslate() = 0;

    void openTab(int tab);
    /// Whether somebody, or a link, asked for the tab.
    bool wasAsked() const { return m_asked; }
    /// Sets the initial tab; nothing is entered.
    void setTab(int tab);
    void forgetAsked() { m_asked = false; }
    void leaveTab();
    void showState();
    void fail(const QString &sentence);
    void hideBanner();
    /// The constructor of the page ends with it.
    void finish();
    void changeEvent(QEvent *event) override;

private:
    struct Tab {
        QString code;
        Text title = nullptr;
        Text hint = nullptr;
        std::function<void()> enter;
        std::function<void()> leave;
        std::function<void()> refresh;
        std::function<void()> retranslate;
        std::function<void(const Changes &)> projectChanged;
    };
    struct Button {
        ActionButton *button = nullptr;
        std::function<bool()> when;
    };

    Tab &addWidget(QWidget *view);
    EmptyState *stateNow() const;
    void offerTabs();
    bool isTab(int tab) const { return tab >= 0 && tab < m_tabs.size(); }

    QString m_name;
    QList<Tab> m_tabs;
    QList<Button> m_buttons;
    QStringList m_offered;
    int m_tab = 0;
    bool m_entered = false;
    bool m_tabEntered = false;
    bool m_asked = false;
    PageDesk *m_desk = nullptr;
    PageFrame m_frame;               ///< its empty state says that the desk is still reading
    ChipRow *m_chips = nullptr;
    QVBoxLayout *m_work = nullptr;
    QStackedWidget *m_views = nullptr;
    EmptyState *m_refused = nullptr;
};

template <typename View>
View *TabbedPage::addView(View *view)
{
    Tab &tab = addWidget(view);
    if constexpr (requires { view->enter(); })
        tab.enter = [view] { view->enter(); };
    if constexpr (requires { view->leave(); })
        tab.leave = [view] { view->leave(); };
    if constexpr (requires { view->refresh(); })
        tab.refresh = [view] { view->refresh(); };
    if constexpr (requires { view->retranslate(); })
        tab.retranslate = [view] { view->retranslate(); };
    if constexpr (requires(const Changes &changes) { view->projectChanged(changes); })
        tab.projectChanged = [view](const Changes &changes) { view->projectChanged(changes); };
    if constexpr (requires { &View::failed; })
        connect(view, &View::failed, this, &TabbedPage::fail);
    if constexpr (requires { &View::toast; })
        connect(view, &View::toast, this, &Page::toast);
    if constexpr (requires { &View::goTo; })
        connect(view, &View::goTo, this, &Page::goTo);
    return view;
}

} // namespace yuyi
