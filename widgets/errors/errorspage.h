// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorspagedata.h"
#include "widgets/shell/page/tabbedpage.h"
#include "widgets/shell/unsaved/unsavededits.h"

class QComboBox;
class QLabel;

namespace yuyi {

class CodingView;
class ErrorsOverview;
class PageCommands;
class FlaggedItemsView;
class PicturePane;

/// @brief Error review: the samples of wrong answers, the errors that experts found in them, and the coding screen. For leads and
/// experts.
class ErrorsPage final : public TabbedPage, public UnsavedEdits
{
    Q_OBJECT
public:
    explicit ErrorsPage(PageContext context, QWidget *parent = nullptr);

    /// `field`: "overview", "code" or "suspects"; `record`: a case to code, or the version of a question with a suspected label
    /// error.
    void show(const Location &location) override;
    void handOver() override;
    std::optional<UnsavedWork> unsaved() const override;
    using QWidget::show;

    ErrorsPageData *pageData() const { return m_pageData; }
    ErrorsOverview *overview() const { return m_overview; }
    CodingView *coding() const { return m_coding; }
    FlaggedItemsView *flaggedItems() const { return m_flaggedItems; }

private:
    enum Tab {
        Overview,
        Code,
        FlaggedItems
    };

    void addCommands();
    void addOverviewCommands(const PageCommands &add);
    void addPictureCommands(const PageCommands &add);
    /// Those of the case or flagged item that is shown; null: neither tab is open.
    PicturePane *pictures() const;
    void build();
    QWidget *buildSampleBar();
    EmptyState *insteadOfWork() const override;
    bool mayOpen(int tab) const override { return !m_packed || tab == Code; }
    bool offersTabs() const override { return hasSample() || hasRuns(); }
    void showBesides() override;
    void pageDataChanged() override;
    void enterTab() override;
    void retranslate() override;
    void openCase(const ErrorCaseId &id);
    /// Switches the coding screen to the selected sample.
    void followSample();
    void offerSamples();
    void newSample();
    void topUp();
    void addType();
    bool isLead() const { return m_pageData->isLead(); }
    bool hasSample() const { return m_pageData->sample() != nullptr; }
    bool hasRuns() const { return m_pageData->data() && !m_pageData->data()->runs.isEmpty(); }
    bool onOverview() const { return isEntered() && tab() == Overview && isAtWork(); }

    bool m_packed = false; ///< a work package is open: it contains only cases to code
    ErrorSampleId m_coded; ///< the sample the coding screen shows
    ErrorCaseId m_wanted;  ///< the case to open when the samples have been read
    ErrorsPageData *m_pageData = nullptr;
    QWidget *m_bar = nullptr;
    QComboBox *m_samples = nullptr;
    QLabel *m_progress = nullptr;
    ActionButton *m_topUp = nullptr;
    ErrorsOverview *m_overview = nullptr;
    CodingView *m_coding = nullptr;
    FlaggedItemsView *m_flaggedItems = nullptr;
    EmptyState *m_noRuns = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
