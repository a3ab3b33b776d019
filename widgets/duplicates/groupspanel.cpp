// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/groupspanel.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/duplicates/groupdelegate.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/theme/theme.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int certaintySteps = 200; // of the slider: half a per mille each from 0.80 to 1
constexpr double certaintyFrom = 0.80;
constexpr int leastList = 180;
} // namespace

GroupsPanel::GroupsPanel(const PageContext &context, DuplicatesController &controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller)
{
    makePanel(this);
    auto *column = columnIn(this, spacing::small);
    m_certaintyText = plainLabel(this, TextRole::Small);
    m_certainty = new QSlider(Qt::Horizontal, this);
    m_certainty->setRange(0, certaintySteps);
    m_distanceText = plainLabel(this, TextRole::Small);
    m_certaintyText->setWordWrap(true);
    m_distanceText->setWordWrap(true);
    m_distance = new QSpinBox(this);
    m_distance->setRange(0, 256);
    m_distance->setValue(256);
    m_distance->setFocusPolicy(Qt::ClickFocus);
    auto *distance = new QHBoxLayout;
    distance->addWidget(m_distanceText, 1);
    distance->addWidget(m_distance);
    m_list = new QListView(this);
    m_list->setModel(&m_controller.groups());
    m_list->setItemDelegate(new GroupDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget *keyed : std::initializer_list<QWidget *>{m_list, m_certainty, m_distance})
        keyed->installEventFilter(this);
    setMinimumWidth(Theme::of(this).px(leastList));
    column->addWidget(m_list, 1);
    column->addWidget(m_certaintyText);
    column->addWidget(m_certainty);
    column->addLayout(distance);
    column->addLayout(buildBatch());
    connect(m_certainty, &QSlider::valueChanged, this, &GroupsPanel::takeLimits);
    connect(m_distance, &QSpinBox::valueChanged, this, &GroupsPanel::takeLimits);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &GroupsPanel::groupSelected);
}

QLayout *GroupsPanel::buildBatch()
{
    m_batchText = wrappedLabel(this, TextRole::Small);
    m_batch = new QDoubleSpinBox(this);
    m_batch->setObjectName(QStringLiteral("batchCertainty"));
    m_batch->setRange(certaintyFrom * 100, 100);
    m_batch->setDecimals(1);
    m_batch->setSingleStep(0.5);
    m_batch->setKeyboardTracking(false);
    m_batch->setFocusPolicy(Qt::ClickFocus);
    m_batch->installEventFilter(this);
    auto *batch = new QHBoxLayout;
    batch->addWidget(m_batchText, 1);
    batch->addWidget(m_batch);
    connect(m_batch, &QDoubleSpinBox::valueChanged, this, &GroupsPanel::batchLimitSet);
    return batch;
}

const DuplicateGroup *GroupsPanel::current() const
{
    return m_controller.groups().group(row());
}

int GroupsPanel::row() const
{
    return m_list->currentIndex().row();
}

DuplicatesController::ListPosition GroupsPanel::position() const
{
    const DuplicateGroup *group = current();
    return {group ? group->id : DuplicateGroupId(), {}, row()};
}

void GroupsPanel::selectRow(int row)
{
    const GroupsModel &groups = m_controller.groups();
    const QModelIndex index = groups.index(std::clamp(row, 0, std::max(0, groups.rowCount() - 1)));
    if (index.isValid())
        m_list->setCurrentIndex(index);
    Q_EMIT groupSelected();
}

double GroupsPanel::certaintyLimit() const
{
    if (m_certainty->value() == 0)
        return 0;
    return certaintyFrom + (1.0 - certaintyFrom) * m_certainty->value() / certaintySteps;
}

void GroupsPanel::takeLimits()
{
    const DuplicateGroup *group = current();
    const DuplicateGroupId id = group ? group->id : DuplicateGroupId();
    m_controller.setLimits(certaintyLimit(), m_distance->value());
    selectRow(std::max(0, m_controller.groups().rowOf(id)));
    Q_EMIT limitsChanged();
}

void GroupsPanel::showCounts()
{
    const double limit = certaintyLimit();
    const int shown = m_controller.groups().shown();
    m_certaintyText->setText(limit > 0 ? tr("Certainty of %1 % or more: %n group(s)", nullptr, shown)
                                             .arg(QString::number(limit * 100, 'f', 1))
                                       : tr("Any certainty: %n group(s)", nullptr, shown));
    {
        const QSignalBlocker quiet(m_batch);
        m_batch->setValue(m_controller.projectLimit() * 100);
    }
    m_batch->setEnabled(m_context.project.person().roles.contains(Role::Lead));
}

void GroupsPanel::showAll()
{
    m_certainty->setValue(0);
    m_distance->setValue(256);
}

void GroupsPanel::edit(QAbstractSpinBox *field)
{
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void GroupsPanel::editCertainty()
{
    m_certainty->setFocus(Qt::ShortcutFocusReason);
}

void GroupsPanel::editDistance()
{
    edit(m_distance);
}

void GroupsPanel::editBatch()
{
    edit(m_batch);
}

bool GroupsPanel::isBatchEnabled() const
{
    return m_batch->isEnabled();
}

bool GroupsPanel::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    // The list has the focus after a click; Tab and Enter still belong to the page.
    if (object == m_list && enter) {
        Q_EMIT confirmWanted();
        return true;
    }
    // A limit that was set: the keys are the groups' again.
    if (object != m_list && (enter || key == Qt::Key_Escape)) {
        if (auto *field = qobject_cast<QAbstractSpinBox *>(object))
            field->interpretText();
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void GroupsPanel::retranslate()
{
    m_distanceText->setText(tr("Maximum fingerprint distance (0 to 256)"));
    m_distance->setAccessibleName(tr("Maximum Hamming distance"));
    m_certainty->setAccessibleName(tr("Minimum certainty"));
    m_batchText->setText(tr("Minimum certainty for batch confirmation (%)"));
    m_batch->setAccessibleName(tr("Minimum certainty for batch confirmation, in percent"));
    m_batch->setToolTip(tr("The lead sets this value. It is saved with the project."));
    m_list->setAccessibleName(tr("Groups of duplicates"));
}

} // namespace yuyi
