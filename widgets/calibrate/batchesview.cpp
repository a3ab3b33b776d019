// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/batchesview.h"

#include "widgets/calibrate/calibratecontroller.h"
#include "widgets/calibrate/revealview.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QListWidget>
#include <QSignalBlocker>

namespace yuyi {

namespace {
constexpr int batchListWidth = 150;
} // namespace

BatchesView::BatchesView(PageContext context, CalibrateController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_list(new QListWidget(this)), m_reveal(new RevealView(context, this))
{
    m_list->setObjectName(QStringLiteral("batches"));
    m_list->setWordWrap(true);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(Theme::of(this).px(batchListWidth));
    makePanel(m_list);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_list, 2);
    split->addPart(m_reveal, 11);
    keepSizes(split, context.settings, QStringLiteral("calibrate"));
    fillWith(this, split);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_controller.select(row);
        showBatch();
    });
    connect(m_reveal, &RevealView::failed, this, &BatchesView::failed);
    connect(&m_controller, &CalibrateController::loaded, this, &BatchesView::showBatches);
    connect(&m_controller, &CalibrateController::revealRead, this, &BatchesView::showReveal);
    retranslate();
}

QString BatchesView::titleOf(CalibrationState state)
{
    switch (state) {
    case CalibrationState::Labelling: return tr("Being labelled");
    case CalibrationState::Revealed: return tr("Revealed");
    case CalibrationState::Closed: return tr("Closed");
    }
    return {};
}

void BatchesView::want(const Location &location)
{
    m_controller.want(CalibrationBatchId(location.record));
    m_wanted = location;
    m_controller.load();
}

void BatchesView::fill(int row)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const CalibrationSummary &summary : m_controller.batches()) {
        const int images = static_cast<int>(summary.batch.images.size());
        m_list->addItem(tr("%1\n%2, %n image(s)", nullptr, images).arg(summary.batch.name, titleOf(summary.batch.state)));
    }
    m_list->setCurrentRow(row);
}

void BatchesView::showBatches()
{
    fill(m_controller.selectWanted());
    m_list->setVisible(m_controller.batches().size() > 1); // its name stands in the title line
    showBatch();
}

void BatchesView::showBatch()
{
    Q_EMIT shown();
    const CalibrationSummary *summary = m_controller.current();
    if (!summary)
        return;
    if (summary->batch.state == CalibrationState::Labelling) {
        m_controller.dropReveal();
        m_reveal->showProgress(*summary);
        Q_EMIT shown();
        return;
    }
    m_controller.readReveal();
}

void BatchesView::showReveal(const Reveal &reveal)
{
    const CalibrationSummary &summary = *m_controller.current();
    m_reveal->showReveal(summary, reveal);
    if (m_wanted.record == summary.batch.id.value())
        m_reveal->goTo(m_wanted.image, m_wanted.field);
    m_wanted = {};
    Q_EMIT shown();
}

void BatchesView::retranslate()
{
    m_list->setAccessibleName(tr("Calibration batches"));
    if (!m_controller.isLoaded())
        return;
    fill(m_list->currentRow());
    showBatch();
}

} // namespace yuyi
