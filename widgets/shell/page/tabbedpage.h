// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/framedpage.h"

#include <QStringList>

#include <functional>
#include <optional>

class QStackedWidget;
class QVBoxLayout;

namespace yuyi {

class ChipRow;
class PageData;

/// @brief A page with several views in tabs. It provides the title line with the tabs (Alt and a digit each) and the buttons that
/// depend on them, the empty states shown instead of the views, the banner, entering and leaving of views, and the change of
/// language. A subclass declares its tabs, adds a view for each, and defines when each button is shown.
class TabbedPage : public FramedPage
{
    Q_OBJECT
public:
    void enter() override;
    void leave() override;
    /// Opens the tab that `field` names.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    /// The current tab.
    Location here() const override;
    using QWidget::show;

    /// Index of the current tab.
    int tab() const { return m_tab; }
    bool isEntered() const { return m_entered; }
    /// Returns true if the views are shown, not a state.
    bool isAtWork() const { return !stateNow(); }

protected:
    using Text = std::function<QString()>;
    /// `name`: the scope of the page's commands. The tab row is called name + "Tabs".
    TabbedPage(PageContext context, const char *name, QWidget *parent);

    // Call each once in this order: the page data (if there is one), tabs, other commands of the page, views and states.

    /// Sets the shared data of the views. Until it is read, and if it may not be read, this is shown instead of the views.
    void setPageData(PageData *pageData);
    /// Adds the next tab and its command name.tab-code. `command`: title of the command if it differs from that of the chip.
    void addTab(const char *code, Text title, Text command = {}, Text hint = {});
    /// The same for a command with an id (after the page's name) of its own.
    void addTabWithCommand(const char *code, Text title, const char *command, Text commandTitle);
    /// Call before addTab: the commands are name.tab-1 and so on, and open the tabs by their place among those that this person may
    /// open. Somebody who sees two of three tabs has the first two keys.
    void numberTabs() { m_numbered = true; }
    /// Adds the view of the next tab. If the view has them, these are called: enter, leave, refresh (new data in the page data),
    /// retranslate, projectChanged (while it is shown). Its signals failed (with a sentence), toast and goTo are
    /// connected if they exist.
    /// `widget`: the widget that contains the view, if it is not shown alone.
    template <typename View>
    View *addView(View *view, QWidget *widget = nullptr);
    /// Adds a button to the title line. It is shown while the views are shown and `when` returns true.
    ActionButton *addButton(const char *command, std::function<bool()> when, ActionButton::Kind kind = ActionButton::Kind::Plain);
    /// Adds a state that `insteadOfWork` may return.
    EmptyState *addState(const char *objectName, const char *icon);
    /// The layout that contains the views; widgets can be added around them.
    QVBoxLayout *work() const { return m_work; }
    QStackedWidget *views() const { return m_views; }
    EmptyState *busyState() const { return m_empty; }
    EmptyState *refusedState() const { return m_refused; }

    /// The state to show instead of the views; null: show the views. Called only when the page data has data.
    virtual EmptyState *insteadOfWork() const { return nullptr; }
    /// Returns true if this person may open the tab.
    virtual bool mayOpen(int tab) const;
    virtual bool offersTabs() const { return isAtWork(); }
    /// Updates other widgets that depend on the state or the tab; called by showState.
    virtual void showBesides() {}
    /// The data of the page data has changed.
    virtual void pageDataChanged();
    virtual void enterTab();
    /// The tab that is open was chosen again.
    virtual void openedAgain() {}

    void openTab(int tab);
    /// Returns true if the person or a link chose the tab.
    bool wasAsked() const { return m_asked; }
    /// Sets the initial tab without entering its view.
    void setTab(int tab);
    void forgetAsked() { m_asked = false; }
    void leaveTab();
    void showState();
    /// What enter() does, but the banner stays.
    void enterPage();
    /// Must be called at the end of the subclass constructor.
    void finish();
    void changeEvent(QEvent *event) override;

    int m_tab = 0;
    bool m_entered = false;
    bool m_bannerStays = false; ///< when another tab is opened: it speaks of the page

private:
    struct Tab {
        QString code;
        Text title;
        Text hint;
        QString command;
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

    void add(Tab tab, const QString &command, Text commandTitle);
    Tab &addWidget(QWidget *view);
    EmptyState *stateNow() const;
    void offerTabs();
    bool isTab(int tab) const { return tab >= 0 && tab < m_tabs.size(); }
    /// The tab that the command of this number opens; none if there are not so many.
    std::optional<int> tabOf(int number) const;

    QString m_name;
    QList<Tab> m_tabs;
    QList<Button> m_buttons;
    QStringList m_offered;
    bool m_numbered = false;
    bool m_tabEntered = false;
    bool m_asked = false;
    PageData *m_pageData = nullptr;
    ChipRow *m_chips = nullptr;
    QVBoxLayout *m_work = nullptr;
    QStackedWidget *m_views = nullptr;
    EmptyState *m_refused = nullptr;
};

template <typename View>
View *TabbedPage::addView(View *view, QWidget *widget)
{
    Tab &tab = addWidget(widget ? widget : view);
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
    if constexpr (requires(const QString &sentence) { view->failed(sentence); })
        connect(view, &View::failed, this, &TabbedPage::fail);
    if constexpr (requires { &View::toast; })
        connect(view, &View::toast, this, &Page::toast);
    if constexpr (requires { &View::goTo; })
        connect(view, &View::goTo, this, &Page::goTo);
    return view;
}

} // namespace yuyi
