// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page.h"
#include "widgets/shell/typedwork.h"

class QStackedWidget;

namespace yuyi {

class AnswerView;
class Banner;
class ChipRow;
class DiscussionsView;
class ItemsView;
class PageHeader;

/// @brief Blind validation: answering for validators, item analysis for leads, discussions for those who take part.
class ValidatePage final : public Page, public TypedWork
{
    Q_OBJECT
public:
    explicit ValidatePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "answer", "items" or "discussions".
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    void handOver() override;
    std::optional<UnsavedWork> unsaved() const override;
    using QWidget::show;

    AnswerView *answer() const { return m_answer; }
    ItemsView *items() const { return m_items; }
    DiscussionsView *discussions() const { return m_discussions; }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Tab { Answer, Items, Discussions };

    void addCommands();
    void offerTabs();
    bool mayOpen(Tab tab) const;
    static QString titleOf(Tab tab);
    QList<Tab> offered() const;
    void open(Tab tab);
    void enterTab();
    void leaveTab();
    void showHeader();
    void retranslate();
    void fail(const QString &sentence);

    Tab m_tab = Tab::Answer;
    bool m_entered = false;
    bool m_packed = false;            ///< a work package is open: discussions are possible only in the project
    bool m_asked = false;             ///< the tab was chosen by the person or a link
    PageHeader *m_header = nullptr;
    ChipRow *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    AnswerView *m_answer = nullptr;
    ItemsView *m_items = nullptr;
    DiscussionsView *m_discussions = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
