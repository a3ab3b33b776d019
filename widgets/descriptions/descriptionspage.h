// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/descriptions/askdialog.h"
#include "widgets/shell/page/tabbedpage.h"

namespace yuyi {

class DescriptionModels;
class DescriptionsOverview;
class ScoringPanel;

/// @brief Free-text descriptions of images by models: runs of descriptions and judges with their scores, the view in which people
/// score, and a comparison of all models. For leads and experts.
class DescriptionsPage final : public TabbedPage
{
    Q_OBJECT
public:
    explicit DescriptionsPage(PageContext context, QWidget *parent = nullptr);

    /// `field`: "overview", "score" or "models"; `record`: a description to score.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

    DescriptionsPageData *pageData() const { return m_pageData; }
    DescriptionsOverview *overview() const { return m_overview; }
    ScoringPanel *scoring() const { return m_scoring; }
    DescriptionModels *models() const { return m_models; }

private:
    enum Tab {
        Overview,
        Score,
        Models
    };

    void addCommands();
    void addOverviewCommands();
    void addReadingCommands();
    void build();
    void ask(AskDialog::Kind kind);
    void chooseReplies();
    EmptyState *insteadOfWork() const override;
    void showBesides() override;
    void retranslate() override;
    bool hasRuns() const { return m_pageData->run() != nullptr; }
    /// Whether any run in the list is one of descriptions.
    bool hasDescriptions() const;
    bool on(Tab wanted) const { return isEntered() && tab() == wanted && hasRuns(); }

    DescriptionsPageData *m_pageData = nullptr;
    DescriptionsOverview *m_overview = nullptr;
    ScoringPanel *m_scoring = nullptr;
    DescriptionModels *m_models = nullptr;
    EmptyState *m_empty = nullptr;
    EmptyState *m_noTask = nullptr;
    EmptyState *m_replies = nullptr; ///< instead of m_empty where the preset has only tasks about replies
};

} // namespace yuyi
