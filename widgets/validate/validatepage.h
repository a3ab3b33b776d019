// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/tabbedpage.h"
#include "widgets/shell/unsaved/unsavededits.h"

namespace yuyi {

class AnswerView;
class DiscussionsView;
class ItemsView;

/// @brief Blind validation: answering for validators, item analysis for leads, discussions for those who take part.
class ValidatePage final : public TabbedPage, public UnsavedEdits
{
    Q_OBJECT
public:
    explicit ValidatePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    /// `field`: "answer", "items" or "discussions".
    void show(const Location &location) override;
    void handOver() override;
    std::optional<UnsavedWork> unsaved() const override;
    using QWidget::show;

    AnswerView *answer() const { return m_answer; }
    ItemsView *items() const { return m_items; }
    DiscussionsView *discussions() const { return m_discussions; }

private:
    enum Tab {
        Answer,
        Items,
        Discussions
    };

    bool mayOpen(int tab) const override;
    void addPictureCommands();
    /// The view at work shows a question with several pictures.
    bool hasPictures() const;
    void stepPicture(int by);
    void showBesides() override;
    void retranslate() override;

    bool m_packed = false; ///< a work package is open: discussions are possible only in the project
    AnswerView *m_answer = nullptr;
    ItemsView *m_items = nullptr;
    DiscussionsView *m_discussions = nullptr;
};

} // namespace yuyi
