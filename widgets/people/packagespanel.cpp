// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/packagespanel.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

namespace yuyi {

namespace {

enum Column {
    Holder,
    RoleColumn,
    Entries,
    Since,
    StateColumn,
    MergedAt,
    Columns
};

QString moment(const QDateTime &time)
{
    return time.isValid() ? momentText(time) : QString();
}

QTableWidgetItem *textItem(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setToolTip(text);
    return item;
}

} // namespace

PackagesPanel::PackagesPanel(const PageContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_table(makeTable(Columns, this, Holder)), m_stack(new StateStack(m_table, this)),
      m_empty(m_stack->empty())
{
    m_table->setObjectName(QStringLiteral("people.packages"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_empty->setIcon(QStringLiteral("people"));
    auto *tools = new QWidget(this);
    auto *line = new FlowLayout(tools, spacing::small, spacing::tiny);
    for (const auto &[id, kind] : {std::pair{"people.pack", ActionButton::Kind::Plain},
                                   std::pair{"people.merge", ActionButton::Kind::Plain},
                                   std::pair{"people.withdrawPackage", ActionButton::Kind::Danger}})
        line->addWidget(new ActionButton(context.commands.action(QString::fromLatin1(id)), kind, tools));
    auto *column = columnIn(this);
    column->addWidget(tools);
    column->addWidget(m_stack, 1);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &PackagesPanel::selectionChanged);
    retranslate();
}

void PackagesPanel::refresh()
{
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([actor](Stores &stores) { return PackageService(stores, actor).packages(); })
        .then(this, [this](const Result<QList<PackageLine>> &lines) {
            if (lines)
                show(*lines);
            else
                Q_EMIT failed(lines.error());
        });
}

void PackagesPanel::show(const QList<PackageLine> &lines)
{
    const int row = m_table->currentRow();
    m_lines = lines;
    m_table->setRowCount(static_cast<int>(lines.size()));
    for (int i = 0; i < lines.size(); ++i) {
        const PackageLine &line = lines.at(i);
        m_table->setItem(i, Holder, textItem(line.study.isEmpty() ? line.holder : tr("%1, study “%2”").arg(line.holder, line.study)));
        m_table->setItem(i, RoleColumn, textItem(titleOf(line.package.role)));
        auto *entries = new QTableWidgetItem(QLocale().toString(line.package.entries));
        entries->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(i, Entries, entries);
        m_table->setItem(i, Since, textItem(moment(line.package.createdAt)));
        m_table->setItem(i, StateColumn, textItem(titleOf(line.package.state)));
        m_table->setItem(i, MergedAt, textItem(moment(line.package.mergedAt)));
    }
    if (!lines.isEmpty())
        m_table->selectRow(std::clamp(row, 0, static_cast<int>(lines.size()) - 1));
    m_stack->showWorkIf(!lines.isEmpty());
    Q_EMIT selectionChanged();
}

std::optional<PackageLine> PackagesPanel::withdrawable() const
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= m_lines.size() || m_lines.at(row).package.state == PackageState::Withdrawn)
        return std::nullopt;
    return m_lines.at(row);
}

void PackagesPanel::focusFirst()
{
    m_table->setFocus();
}

void PackagesPanel::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Person"), tr("Role"), tr("Tasks"), tr("Packed"), tr("State"), tr("Imported")});
    m_table->setAccessibleName(tr("Work packages"));
    m_empty->setSentence(tr("No work packages yet"));
    m_empty->setHint(tr("For people who work elsewhere: select a person on the left and pack the person's tasks into a file."));
    show(m_lines);
}

} // namespace yuyi
