// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/runchooser.h"

#include "models/domain/moments.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QTableWidget>

namespace yuyi {

namespace {
constexpr int dialogWidth = 760;
constexpr int dialogHeight = 520;
enum Column {
    ModelColumn,
    ConfigurationColumn,
    SectionColumn,
    RepliesColumn,
    MadeColumn,
    ColumnCount
};
} // namespace

RunChooser::RunChooser(const ResultsPageData &pageData, QWidget *parent)
    : QDialog(parent), m_search(new LineField(this)), m_table(makeTable(ColumnCount, this, ModelColumn)),
      m_action(new ActionButton(tr("Apply"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Choose Runs"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    m_search->setPlaceholderText(tr("Find a model or configuration"));
    m_search->setAccessibleName(tr("Find a model or configuration"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(QStringLiteral("runChoices"));
    setStyleProperty(m_table, "framed", true);
    m_table->setAccessibleName(tr("Runs"));
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("Configuration"), tr("Section in tables"), tr("Replies"), tr("Created")});
    const auto replies = pageData.data();
    const QList<RunId> now = pageData.chosen();
    const QLocale locale;
    if (replies) {
        for (const ResultsRun &one : replies->runs) {
            const int row = m_table->rowCount();
            m_table->insertRow(row);
            const QString made = one.run.origin == RunOrigin::Imported
                                   ? tr("%1, imported").arg(dayText(one.run.createdAt))
                                   : dayText(one.run.createdAt);
            const QString texts[] = {modelTitle(one.run), one.title, titleOf(one.run.section),
                                     locale.toString(one.replies.size()), made};
            for (int column = 0; column < ColumnCount; ++column) {
                auto *cell = new QTableWidgetItem(texts[column]);
                cell->setToolTip(texts[column]);
                if (column == RepliesColumn)
                    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                m_table->setItem(row, column, cell);
            }
            QTableWidgetItem *name = m_table->item(row, ModelColumn);
            name->setFlags(name->flags() | Qt::ItemIsUserCheckable);
            name->setCheckState(now.contains(one.run.id) ? Qt::Checked : Qt::Unchecked);
            name->setData(Qt::UserRole, one.run.id.value());
        }
    }
    auto *all = new ActionButton(tr("All"), {}, ActionButton::Kind::Plain, this);
    auto *none = new ActionButton(tr("None"), {}, ActionButton::Kind::Plain, this);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    m_action->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(all);
    buttons->addWidget(none);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &RunChooser::narrow);
    connect(m_search, &LineField::escaped, this, [this] { m_table->setFocus(); });
    connect(all, &QAbstractButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QAbstractButton::clicked, this, [this] { tickAll(false); });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &RunChooser::finish);
    connect(m_table, &QTableWidget::itemChanged, this, &RunChooser::count);
    m_table->installEventFilter(this);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 0);
    m_table->setFocus();
    count();
}

bool RunChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && m_table->currentRow() >= 0) {
        auto *pressed = static_cast<QKeyEvent *>(event);
        if (pressed->key() == Qt::Key_Space) {
            // Wherever in the row the mark is.
            QTableWidgetItem *name = m_table->item(m_table->currentRow(), ModelColumn);
            name->setCheckState(name->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void RunChooser::tickAll(bool on)
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (!m_table->isRowHidden(row))
            m_table->item(row, ModelColumn)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

void RunChooser::narrow(const QString &text)
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        bool fits = text.trimmed().isEmpty();
        for (const int column : {ModelColumn, ConfigurationColumn, SectionColumn})
            fits = fits || m_table->item(row, column)->text().contains(text.trimmed(), Qt::CaseInsensitive);
        m_table->setRowHidden(row, !fits);
    }
}

void RunChooser::count()
{
    bool any = false;
    for (int row = 0; row < m_table->rowCount(); ++row)
        any = any || (m_table->item(row, ModelColumn) && m_table->item(row, ModelColumn)->checkState() == Qt::Checked);
    m_action->setEnabled(any);
}

void RunChooser::finish()
{
    if (!m_action->isEnabled())
        return;
    QList<RunId> runs;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (m_table->item(row, ModelColumn)->checkState() == Qt::Checked)
            runs.append(RunId(m_table->item(row, ModelColumn)->data(Qt::UserRole).toUuid()));
    }
    accept();
    Q_EMIT chosen(runs);
}

void RunChooser::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
