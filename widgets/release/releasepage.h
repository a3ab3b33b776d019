// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/release/releaseservice.h"
#include "widgets/shell/page/tabbedpage.h"

#include <QPointer>

class QTableWidget;

namespace yuyi {

class AboutController;
class AboutDataDialog;
class ExamplesView;
class ReleaseCharts;
class ReleaseController;
class ReleaseFindings;
class ReleaseLicences;
class ReleasePanel;
class ReleaseStatistics;
class SplitView;
class StateStack;
class TranslationsView;

/// @brief Shows the set as it would be released (statistics, composition, linter findings, licences) and creates releases. The tabs:
/// "statistics", "composition", "findings", "licences", "releases", "examples", "translations".
class ReleasePage final : public TabbedPage
{
    Q_OBJECT
public:
    explicit ReleasePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void projectChanged(const Changes &changes) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void addExampleCommands();
    void addTranslationCommands();
    bool showsSettings() const;
    void addTabs();
    void build();
    QWidget *buildReleases();
    void display();
    void displayReleases();
    QString chosenFolder() const; ///< of the release in the current row; empty: none, or not known
    void openFolder();
    void openAbout();
    void editSources(); ///< of the pictures in the selected rows of the licences
    void release();
    void start(const ReleaseRequest &request);
    void exportChart();
    bool hasQuestions() const;
    EmptyState *insteadOfWork() const override;
    bool offersTabs() const override { return hasQuestions(); }
    void showBesides() override;
    void showReleased(const QString &sentence, const QStringList &notes);
    void goToLabel(const DimensionCode &dimension, const LabelCode &label);
    void goToImage(const ImageId &image);
    void retranslate() override;

    ReleaseController *m_controller;
    AboutController *m_about;
    QPointer<AboutDataDialog> m_aboutDialog;
    QStringList m_notes; ///< on the release that the banner is about
    SplitView *m_split = nullptr;
    ReleaseStatistics *m_statistics = nullptr;
    ReleaseCharts *m_charts = nullptr;
    ReleaseFindings *m_findings = nullptr;
    ReleaseLicences *m_licences = nullptr;
    StateStack *m_releaseStack = nullptr;
    QTableWidget *m_releases = nullptr;
    ReleasePanel *m_panel = nullptr;
    ExamplesView *m_examples = nullptr;
    TranslationsView *m_translations = nullptr;
};

} // namespace yuyi
