// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/release/releaseservice.h"
#include "widgets/release/releasetables.h"
#include "widgets/shell/page.h"

#include <QTimer>

class QLabel;
class QStackedWidget;
class QTableWidget;

namespace yuyi {

class Banner;
class BarChart;
class ChipRow;
class DonutChart;
class EmptyState;
class PageHeader;
class ReleasePanel;
class SplitView;
class StackedBarChart;

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
    QWidget *buildStatistics();
    QWidget *buildCharts();
    QWidget *buildFindings();
    QWidget *buildLicences();
    QWidget *buildReleases();
    void load();
    void display();
    void displayStatistics();
    void displayCharts();
    void displayFindings();
    void displayLicences();
    void displayReleases();
    void release();
    void start(const ReleaseRequest &request);
    void exportChart();
    void jump(int row);
    void openTab(int tab);
    void offerTabs();
    /// Opens the images that have the label in this row of the statistics.
    void openLabel(int row);
    void retranslate();

    ReleaseState m_state;
    QHash<ImageId, Image> m_images;      ///< of the licence list
    bool m_loaded = false;
    quint64 m_request = 0;
    QTimer m_soon;

    PageHeader *m_header = nullptr;
    QStackedWidget *m_stack = nullptr;
    SplitView *m_split = nullptr;
    ChipRow *m_tabs = nullptr;
    QStackedWidget *m_views = nullptr;
    QWidget *m_saveCharts = nullptr;
    QWidget *m_release = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_lengths = nullptr;
    DonutChart *m_domains = nullptr;
    BarChart *m_types = nullptr;
    StackedBarChart *m_cross = nullptr;
    QLabel *m_figures = nullptr;
    QTableWidget *m_findings = nullptr;
    QList<releasetables::FindingRow> m_findingRows;
    QSet<QString> m_openFindings;   ///< texts of the expanded groups
    QLabel *m_licenceText = nullptr;
    QTableWidget *m_licences = nullptr;
    QTableWidget *m_releases = nullptr;
    ReleasePanel *m_panel = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
    QString m_writing;   ///< folder a release is being written to
    QString m_written;   ///< folder of the last release written in this window
};

} // namespace yuyi
