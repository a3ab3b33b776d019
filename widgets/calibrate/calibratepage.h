// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/tabbedpage.h"

namespace yuyi {

class ActionButton;
class Badge;
class BatchesView;
class CalibrateController;
class GuidelineEditor;
class RevealView;

/// Calibration page: batches from creation to closing, and the guideline that results from the discussion.
class CalibratePage final : public TabbedPage
{
    Q_OBJECT
public:
    explicit CalibratePage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    /// `field`: "batches" or "guideline"; `record`: a batch, with the image and the `field` of a difference.
    void show(const Location &location) override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

private:
    enum Tab {
        Batches,
        Guideline
    };

    void addCommands();
    void build();
    void connectViews();
    void connectController();
    EmptyState *insteadOfWork() const override;
    bool offersTabs() const override { return true; }
    void showBesides() override;
    void retranslate() override;
    /// The batch that is seen; null on the other tab, or if there is none.
    const CalibrationSummary *seenBatch() const;
    /// The command of the filled button; empty if there is none.
    QString primaryCommand() const;
    /// Shows what the batches and the guideline have become.
    void showNow();
    /// Opens the tab; what the banner says is done with.
    void open(Tab tab);
    void makeBatch();
    void confirmReveal(const CalibrationBatchId &batch);
    void revealEarly(const CalibrationBatchId &batch, const QString &missing);
    void writeClause(const QString &title);

    CalibrateController *m_controller;
    QString m_newClause; ///< title of the guideline clause being written for the current difference

    Badge *m_state = nullptr;
    ActionButton *m_primary = nullptr;
    BatchesView *m_batches = nullptr;
    RevealView *m_reveal = nullptr; ///< in the view of the batches
    GuidelineEditor *m_guideline = nullptr;
    EmptyState *m_none = nullptr; ///< there is no batch
};

} // namespace yuyi
