// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/rulesview.h"

#include "widgets/compose/rulescontroller.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/shownpicture.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace yuyi {

namespace {

enum Column {
    IdColumn,
    FirstColumn,
    SecondColumn,
    TestColumn,
    KeyColumn,
    DistanceColumn,
    StateColumn,
    Columns
};

constexpr int mostAtOnce = 500;

} // namespace

RulesView::RulesView(const PageContext &context, RulesController &controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller),
      m_countLabel(plainLabel(this)),
      m_seedLabel(plainLabel(this)),
      m_count(new QSpinBox(this)),
      m_seed(new QSpinBox(this)),
      m_line(new QWidget(this)),
      m_refusal(plainLabel(this)),
      m_none(new EmptyState(this)),
      m_table(makeTable(Columns, this, SecondColumn))
{
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    m_count->setObjectName(QStringLiteral("compose.rules-count"));
    m_count->setRange(1, mostAtOnce);
    m_count->setValue(20);
    m_seed->setObjectName(QStringLiteral("compose.rules-seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_countLabel->setBuddy(m_count);
    m_seedLabel->setBuddy(m_seed);
    // With large text they take several lines; a number stays with its name.
    auto *line = new FlowLayout(m_line, spacing::small, spacing::small);
    for (const auto &[label, box] : {std::pair(m_countLabel, m_count), std::pair(m_seedLabel, m_seed)}) {
        auto *pair = new QWidget(m_line);
        auto *row = rowIn(pair);
        row->addWidget(label);
        row->addWidget(box);
        line->addWidget(pair);
    }
    column->addWidget(m_line);
    m_none->setObjectName(QStringLiteral("compose.rules-none"));
    m_none->setIcon(QStringLiteral("compose"));
    m_refusal->setWordWrap(true);
    column->addWidget(m_refusal);
    column->addWidget(m_none, 1);
    m_table->setObjectName(QStringLiteral("compose.rules-table"));
    column->addWidget(m_table, 2);
    auto *pictures = rowIn();
    for (const char *name : {"compose.rules-a", "compose.rules-b", "compose.rules-test"}) {
        auto *part = columnIn();
        auto *title = plainLabel(this, TextRole::Section);
        auto *viewer = new ImageViewer(this);
        viewer->setObjectName(QLatin1String(name));
        viewer->setDigitKeys(false);
        viewer->setFocusPolicy(Qt::TabFocus);
        part->addWidget(title);
        part->addWidget(viewer, 1);
        pictures->addLayout(part, 1);
        m_titles.append(title);
        m_viewers.append(viewer);
        m_pictures.append(new ShownPicture(m_context.pictures, viewer));
    }
    column->addLayout(pictures, 3);
    connect(m_table, &QTableWidget::currentCellChanged, this, &RulesView::showItem);
    connect(&m_controller, &RulesController::changed, this, &RulesView::showItems);
}

void RulesView::addButtons()
{
    for (const char *id : {"compose.rules-draw", "compose.rules-file", "compose.rules-write"}) {
        auto *button = new ActionButton(m_context.commands.action(QLatin1String(id)), ActionButton::Kind::Plain, m_line);
        m_line->layout()->addWidget(button);
    }
}

int RulesView::count() const
{
    return m_count->value();
}

quint64 RulesView::seed() const
{
    return static_cast<quint64>(m_seed->value());
}

void RulesView::focusList()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void RulesView::step(int by)
{
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(std::clamp(m_table->currentRow() + by, 0, m_table->rowCount() - 1), 0);
}

void RulesView::showRow(int row)
{
    const StoredCategory &item = m_controller.items().at(row);
    const QString state = !item.holds ? tr("facts changed") : item.asked ? tr("question written")
                                                                         : tr("no question yet");
    const QStringList texts{item.id,
                            item.first.text(),
                            item.second.text(),
                            item.testName,
                            item.isFirst ? QStringLiteral("A") : QStringLiteral("B"),
                            item.distance,
                            state};
    for (int column = 0; column < Columns; ++column)
        m_table->setItem(row, column, new QTableWidgetItem(texts.at(column)));
}

void RulesView::showItems()
{
    const auto items = static_cast<int>(m_controller.items().size());
    const int before = std::clamp(m_table->currentRow(), 0, std::max(0, items - 1));
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(items);
        for (int row = 0; row < items; ++row)
            showRow(row);
        if (items > 0)
            m_table->setCurrentCell(before, 0);
    }
    const QString refusal = m_controller.refusal();
    m_refusal->setText(refusal);
    m_refusal->setVisible(items > 0 && !refusal.isEmpty());
    m_none->setVisible(items == 0 && m_controller.isLoaded());
    m_none->setSentence(m_controller.isBusy() ? tr("Composing sheets…") : tr("There are no items yet."));
    m_none->setHint(!refusal.isEmpty() ? refusal
                                       : tr("Draw some, or read the rules from a file. An item has two rules over the facts of images, two "
                                            "sheets of four images, and a test picture."));
    m_table->setVisible(items > 0);
    showItem();
    m_context.commands.refresh();
}

void RulesView::showItem()
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < m_controller.items().size();
    for (qsizetype i = 0; i < m_viewers.size(); ++i) {
        m_titles.at(i)->setVisible(any);
        m_viewers.at(i)->setVisible(any);
        if (!any) {
            m_pictures.at(i)->clear();
            continue;
        }
        const StoredCategory &item = m_controller.items().at(row);
        m_pictures.at(i)->show(imageOf(i == 0 ? item.firstSheet : i == 1 ? item.secondSheet
                                                                         : item.testPicture));
    }
}

void RulesView::retranslate()
{
    m_countLabel->setText(tr("Items"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setToolTip(tr("The same seed draws the same items."));
    m_table->setHorizontalHeaderLabels({tr("Item"), tr("Rule A"), tr("Rule B"), tr("Test picture"), tr("Belongs to"), tr("Distance"),
                                        tr("State")});
    m_table->setAccessibleName(tr("Items over categories"));
    const QStringList titles{tr("Sheet A"), tr("Sheet B"), tr("Test picture")};
    for (qsizetype i = 0; i < titles.size(); ++i) {
        m_titles.at(i)->setText(titles.at(i));
        m_viewers.at(i)->setAccessibleName(titles.at(i));
    }
    showItems();
}

} // namespace yuyi
