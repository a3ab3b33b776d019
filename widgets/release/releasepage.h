// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/release/releaseservice.h"
#include "widgets/shell/page.h"

class QLabel;
class QStackedWidget;
class QTableWidget;

namespace yuyi {

class Banner;
class ChipRow;
class EmptyState;
class PageHeader;
class ReleaseCharts;
class ReleaseController;
class ReleaseFindings;
class ReleasePanel;
class ReleaseStatistics;
class SplitView;

/// @brief Shows the set as it would be released (statistics, composition, linter findings, licences) and creates releases.
class ReleasePage final : public Page
{
    Q_OBJECT
public:
    explicit ReleasePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    /// `field`: "statistics", "composition", "findings", "licences" or "releases".
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using Page::show;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void build();
    QWidget *buildLicences();
    QWidget *buildReleases();
    void display();
    void displayLicences();
    void displayReleases();
    void release();
    void start(const ReleaseRequest &request);
    void exportChart();
    void openTab(int tab);
    void offerTabs();
    void showReleased(const QString &sentence, const QString &notes);
    void goToLabel(const DimensionCode &dimension, const LabelCode &label);
    void goToImage(const ImageId &image);
    void retranslate();

    ReleaseController *m_controller;
    PageHeader *m_header = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ChipRow *m_tabs = nullptr;
    QStackedWidget *m_views = nullptr;
    QWidget *m_saveCharts = nullptr;
    QWidget *m_release = nullptr;
    ReleaseStatistics *m_statistics = nullptr;
    ReleaseCharts *m_charts = nullptr;
    ReleaseFindings *m_findings = nullptr;
    QLabel *m_licenceText = nullptr;
    QTableWidget *m_licences = nullptr;
    QTableWidget *m_releases = nullptr;
    ReleasePanel *m_panel = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
