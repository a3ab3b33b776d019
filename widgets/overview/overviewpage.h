// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overview/overviewservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/framedpage.h"

#include <QTimer>

class QBoxLayout;
class QLabel;
class QTableWidget;

namespace yuyi {

class FunnelView;
class InboxView;
class QuotaView;
class StatNumber;
class WeekView;

/// @brief The inbox of this person and, for leads, of the project, with one key for each item; the funnel of the images with the
/// reasons for discarding; the targets of the preset; and the work of the last days.
class OverviewPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit OverviewPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void projectChanged(const Changes &changes) override;
    using Page::show;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCommands();
    void build();
    QWidget *panel(QLabel *&title, QWidget *content, QWidget *more = nullptr);
    void buildStages();
    void connectParts();
    void load();
    void display(const Overview &overview);
    void displayEmpty();
    void importItems(); ///< asks for a benchmark file, on the collect page
    void copySummary();
    void displayInbox();
    QList<struct FunnelStep> funnelSteps() const;
    void displayStages();
    void displayReasons();
    void displayPeople();
    QString reasonTitle(const QString &code) const;
    /// Opens an inbox item. `index` counts over both lists.
    void open(int index);
    void openItem(const InboxItem &chosen);
    const InboxItem *item(int index) const;
    void openStage(Stage stage);
    void setSideBySide();
    void retranslate() override;

    Overview m_overview;
    bool m_loaded = false;
    Latest m_latest;
    QTimer m_soon;
    QList<Stage> m_stages; ///< the stages of the figures, in order
    InboxView *m_mine = nullptr;
    InboxView *m_project = nullptr;
    QLabel *m_funnelTitle = nullptr;
    FunnelView *m_funnel = nullptr;
    QLabel *m_weekTitle = nullptr;
    WeekView *m_week = nullptr;
    QLabel *m_weekSum = nullptr;
    QLabel *m_reasonsTitle = nullptr;
    QTableWidget *m_reasons = nullptr;
    QLabel *m_noReasons = nullptr;
    QLabel *m_peopleTitle = nullptr;
    QTableWidget *m_people = nullptr;
    QWidget *m_peoplePanel = nullptr;
    QuotaView *m_quotas = nullptr;
    QLabel *m_stagesTitle = nullptr;
    QWidget *m_numbersHost = nullptr;
    QList<StatNumber *> m_numbers;
    QList<QBoxLayout *> m_pairs; ///< panels side by side, or stacked in a narrow window
};

} // namespace yuyi
