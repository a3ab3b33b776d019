// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/calibrationservice.h"
#include "widgets/shell/page/framedpage.h"

class QListWidget;

namespace yuyi {

class ActionButton;
class Badge;
class CalibrateController;
class ChipRow;
class GuidelineEditor;
class RevealView;

/// Calibration page: batches from creation to closing, and the guideline that results from the discussion.
class CalibratePage final : public FramedPage
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
    void connectController();
    void showBatches();
    void showBatch();
    void showReveal(const Reveal &reveal);
    void showView(bool guideline);
    void putView(bool guideline);
    void makeBatch();
    void confirmReveal(const CalibrationBatchId &batch);
    void revealEarly(const CalibrationBatchId &batch, const QString &missing);
    void writeClause(const QString &title);
    void retranslate() override;

    CalibrateController *m_controller;
    Location m_wantedLocation; ///< location to show when the batch is loaded
    QString m_newClause;       ///< title of the guideline clause being written for the current difference

    Badge *m_state = nullptr;
    ChipRow *m_views = nullptr;
    ActionButton *m_primary = nullptr;
    QWidget *m_work = nullptr;
    QListWidget *m_list = nullptr;
    RevealView *m_reveal = nullptr;
    GuidelineEditor *m_guideline = nullptr;
};

} // namespace yuyi
