// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overviewservice.h"
#include "widgets/shell/page.h"

#include <QTimer>

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class Banner;
class EmptyState;
class FunnelView;
class PageHeader;

class StatNumber;

/// @brief Where every image stands and why: the funnel with its reasons, progress by stage, and what to do next.
class OverviewPage final : public Page
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
    struct NextStep {
        QString sentence;
        QString action;
        QString page;
    };

    void build();
    void load();
    void display(const Overview &overview);
    NextStep nextStep() const;
    QString reasonTitle(const QString &code) const;
    void goToNextStep();
    void openStage(Stage stage);
    void retranslate();

    Overview m_overview;
    bool m_loaded = false;
    quint64 m_request = 0;
    QTimer m_soon;
    QList<Stage> m_stages;      ///< of the numbers, in order
    PageHeader *m_header = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_next = nullptr;
    ActionButton *m_nextButton = nullptr;
    QLabel *m_funnelTitle = nullptr;
    FunnelView *m_funnel = nullptr;
    QLabel *m_reasonsTitle = nullptr;
    QTableWidget *m_reasons = nullptr;
    QLabel *m_noReasons = nullptr;
    QLabel *m_stagesTitle = nullptr;
    QList<StatNumber *> m_numbers;
    QBoxLayout *m_lower = nullptr;   ///< the funnel and the reasons, one below the other where it is narrow
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
