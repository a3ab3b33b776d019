// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/quotaview.h"

#include "models/domain/preset/preset.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/workbook.h"
#include "models/services/quotas/quotaservice.h"
#include "models/services/rules/face.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

constexpr int pauseMs = 1000;     // all items are read; a burst of changes is counted once
constexpr int tallestTable = 300; // pixels at scale 1; the rest is scrolled

} // namespace

QuotaView::QuotaView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    makePanel(this);
    setObjectName(QStringLiteral("quotas"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMs);
    connect(&m_soon, &QTimer::timeout, this, &QuotaView::load);
    m_title = plainLabel(this, TextRole::Section);
    m_state = wrappedLabel(this, TextRole::Soft);
    m_table = makeTable(5, this, 1);
    const auto fit = [this] { m_table->setMaximumHeight(Theme::of(this).px(tallestTable)); };
    connect(&Theme::of(this), &Theme::changed, this, fit);
    fit();
    m_export = new ActionButton(this);
    m_export->setKind(ActionButton::Kind::Flat);
    auto *head = rowIn();
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_export);
    auto *column = columnIn(this, spacing::medium, -1);
    column->addLayout(head);
    column->addWidget(m_state);
    column->addWidget(m_table);
    connect(m_table, &QTableWidget::cellActivated, this, &QuotaView::openLine);
    connect(m_table, &QTableWidget::cellClicked, m_table, &QTableWidget::cellActivated);
    hide();
}

void QuotaView::addCommands(const PageCommands &add)
{
    add(
        "quotas", [] { return tr("Export Targets…"); }, [this] { exportTable(); }, [this] { return !m_lines.isEmpty(); });
    m_export->setAction(m_context.commands.action(QStringLiteral("overview.quotas")));
}

void QuotaView::load()
{
    m_soon.stop();
    if (m_context.project.info().preset.quotas.isEmpty() || !m_context.project.person().is(Role::Lead)) {
        handOver();
        return;
    }
    using Lines = std::optional<QList<QuotaLine>>; // none in a work package, which holds a part of the project
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) -> Result<Lines> {
            const auto packed = isAway(stores);
            if (!packed)
                return passOn(packed);
            if (*packed)
                return Lines();
            const auto lines = QuotaService(stores, person).lines();
            return lines ? Result<Lines>(*lines) : passOn(lines);
        })
        .then(this, m_latest.only([this](const Result<Lines> &lines) {
            if (!lines) {
                Q_EMIT failed(lines.error().sentence);
                return;
            }
            if (!*lines) {
                handOver();
                return;
            }
            m_lines = **lines;
            show();
            showLines();
            m_context.commands.refresh();
        }));
}

void QuotaView::projectChanged(const Changes &changes)
{
    for (const Entity entity : {Entity::Image, Entity::Annotation, Entity::Question, Entity::Adjudication, Entity::SourceEntry,
                                Entity::Assignment, Entity::Calibration, Entity::Project}) {
        if (changes.touches(entity) && !m_soon.isActive())
            m_soon.start();
    }
}

void QuotaView::handOver()
{
    m_latest.drop();
    m_soon.stop();
    m_lines.clear();
    m_table->setRowCount(0);
    hide();
}

void QuotaView::showLines()
{
    const QLocale locale;
    const Preset &preset = m_context.project.info().preset;
    const auto open = std::count_if(m_lines.begin(), m_lines.end(),
                                    [](const QuotaLine &line) { return line.state() != QuotaState::Met; });
    // A maximum has no line while it is kept; others have none only while nothing is labelled.
    const bool nothing = m_lines.isEmpty()
                      && std::any_of(preset.quotas.begin(), preset.quotas.end(), [](const Quota &quota) { return quota.most == 0; });
    m_state->setText(open > 0  ? tr("%n target(s) not met", nullptr, static_cast<int>(open))
                     : nothing ? tr("Nothing is labelled yet.")
                               : tr("All targets are met."));
    m_table->setVisible(!m_lines.isEmpty());
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    for (int row = 0; row < m_lines.size(); ++row) {
        const QuotaLine &line = m_lines.at(row);
        const QString texts[] = {quotaTitle(line.quota, preset), labelsTitle(line, preset), locale.toString(line.accepted),
                                 locale.toString(line.inProgress), titleOf(line.state())};
        for (int column = 0; column < 5; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            cell->setToolTip(texts[column]);
            if (column == 2 || column == 3)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, cell);
        }
    }
}

void QuotaView::openLine(int row)
{
    if (row < 0 || row >= m_lines.size())
        return;
    const QuotaLine &line = m_lines.at(row);
    if (line.images.isEmpty()) {
        Q_EMIT toast(tr("No image has these labels yet."), false);
        return;
    }
    Location location;
    location.page = PageId::Collect;
    ImageFilter filter;
    filter.only = line.images;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void QuotaView::exportTable()
{
    askAndSave(
        m_context.prompts, this, {tr("Export Targets"), QStringLiteral("targets.csv"), tr("CSV (*.csv);;Excel (*.xlsx)")},
        [table = quotaTable(m_context.project.info().preset, m_lines), sheet = tr("Targets")](const QString &path) -> Result<> {
            if (!path.endsWith(QLatin1String(".xlsx"), Qt::CaseInsensitive))
                return saveText(path, byteOrderMark + tableCsv(table));
            const auto bytes = workbook({sheetOf(table, sheet)});
            return bytes ? saveText(path, *bytes) : passOn(bytes);
        },
        tr("The table is saved."));
}

void QuotaView::retranslate()
{
    m_title->setText(tr("Targets"));
    m_table->setHorizontalHeaderLabels({tr("Target"), tr("Label"), tr("Accepted"), tr("In progress"), tr("State")});
    m_table->setAccessibleName(tr("Targets"));
    showLines();
}

} // namespace yuyi
