// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/calibrationservice.h"
#include "widgets/shell/page.h"

class QListWidget;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class Badge;
class Banner;
class ChipRow;
class EmptyState;
class GuidelineEditor;
class PageHeader;
class RevealView;

/// @brief Calibration batches from making them to closing them, and the guideline that comes of the talk.
class CalibratePage final : public Page
{
    Q_OBJECT
public:
    explicit CalibratePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void build();
    void load();
    void showBatches();
    void showBatch();
    void showView(bool guideline);
    void putView(bool guideline);
    void makeBatch();
    void labelBatch();
    void reveal();
    void closeBatch();
    void writeClause(const QString &title);
    void run(std::function<Result<>(CalibrationService &)> work, const QString &done);
    void retranslate();
    bool isLead() const;
    bool takesPart() const;
    const CalibrationSummary *current() const;

    QList<CalibrationSummary> m_batches;
    CalibrationBatchId m_wanted;      ///< to be selected when the list is read
    Location m_wantedPlace;           ///< to be shown when the batch is read
    quint64 m_request = 0;
    quint64 m_revealRequest = 0;
    QString m_newClause;   ///< being written for the difference shown
    bool m_loaded = false;
    bool m_asking = false;    ///< who is missing before the reveal
    bool m_running = false;   ///< a step of the batch is being carried out

    PageHeader *m_header = nullptr;
    Badge *m_state = nullptr;
    ChipRow *m_views = nullptr;
    ActionButton *m_primary = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_work = nullptr;
    QListWidget *m_list = nullptr;
    RevealView *m_reveal = nullptr;
    GuidelineEditor *m_guideline = nullptr;
    EmptyState *m_empty = nullptr;
    Banner *m_banner = nullptr;
};

} // namespace yuyi
