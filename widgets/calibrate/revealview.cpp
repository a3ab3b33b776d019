// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/revealview.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/session/projectaccess.h"
#include "widgets/calibrate/differenceview.h"
#include "widgets/calibrate/figurestables.h"
#include "widgets/calibrate/takerstable.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>

namespace yuyi {

namespace {
constexpr int listWidth = 170;
const QString differencesPart = QStringLiteral("differences");
const QString agreementPart = QStringLiteral("agreement");
const QString peoplePart = QStringLiteral("people");
} // namespace

RevealView::RevealView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_parts(new ChipRow(ChipRow::Pick::One, this)), m_count(plainLabel(this)),
      m_stack(new QStackedWidget(this)), m_list(new QListWidget(this)), m_difference(new DifferenceView(context, this)),
      m_figures(new FiguresTables(this)), m_takers(new TakersTable(context, this)), m_talk(new QWidget(this))
{
    m_list->setObjectName(QStringLiteral("differences"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(Theme::of(this).px(listWidth));
    makePanel(m_list);
    setTextRole(m_count, TextRole::Soft);
    auto *split = new SplitView(Qt::Horizontal, m_talk);
    split->addPart(m_list, 2);
    split->addPart(m_difference, 8);
    fillWith(m_talk, split);
    m_stack->addWidget(m_talk);
    m_stack->addWidget(m_figures);
    m_stack->addWidget(m_takers);
    sizeByCurrent(m_stack, Qt::Horizontal | Qt::Vertical);
    auto *head = rowIn(nullptr, 0, spacing::medium);
    head->addWidget(m_parts);
    head->addWidget(m_count);
    head->addStretch(1);
    auto *column = columnIn(this);
    column->addLayout(head);
    column->addWidget(m_stack, 1);

    connect(m_parts, &ChipRow::chosen, this, [this](const QString &code) {
        if (code == differencesPart)
            showAllDifferences();
        else
            showPart(code == agreementPart ? Part::Agreement : Part::People);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &RevealView::showRow);
    connect(m_figures, &FiguresTables::dimensionChosen, this, [this](const DimensionCode &dimension) {
        m_only = dimension;
        fill();
        showPart(Part::Differences);
    });
    connect(m_difference, &DifferenceView::outcomeSaved, this, &RevealView::changed);
    connect(m_difference, &DifferenceView::newClauseWanted, this, &RevealView::newClauseWanted);
    connect(m_difference, &DifferenceView::failed, this, &RevealView::failed);
    connect(m_takers, &TakersTable::decided, this, &RevealView::changed);
    connect(m_takers, &TakersTable::failed, this, &RevealView::failed);
    retranslate();
}

RevealView::Part RevealView::part() const
{
    return static_cast<Part>(m_stack->currentIndex());
}

void RevealView::showPart(Part part)
{
    m_stack->setCurrentIndex(static_cast<int>(part));
    m_parts->setSelectedOne(part == Part::Agreement ? agreementPart
                            : part == Part::People  ? peoplePart
                                                    : differencesPart);
    m_count->setVisible(part == Part::Differences && m_revealed);
    m_context.commands.refresh();
}

void RevealView::showAllDifferences()
{
    m_only = {};
    fill();
    showPart(Part::Differences);
}

void RevealView::showProgress(const CalibrationSummary &summary)
{
    m_summary = summary;
    m_revealed = false;
    m_rows.clear();
    m_list->clear();
    m_difference->clear();
    m_parts->hide();
    m_takers->show(summary);
    showPart(Part::People);
}

void RevealView::showReveal(const CalibrationSummary &summary, const Reveal &reveal)
{
    const bool another = !m_revealed || m_reveal.batch.id != reveal.batch.id;
    m_summary = summary;
    m_reveal = reveal;
    m_revealed = true;
    m_parts->show();
    m_figures->show(m_context.project.info().preset, reveal);
    m_takers->show(summary);
    if (another)
        m_only = {};
    fill();
    if (another)
        showPart(Part::Differences);
}

void RevealView::fill()
{
    const int before = m_list->currentRow();
    const Row kept = before >= 0 && before < m_rows.size() ? m_rows.at(before) : Row{-1, -1};
    const QSignalBlocker blocker(m_list);
    m_rows.clear();
    m_list->clear();
    const Preset preset = m_context.project.info().preset;
    int settled = 0;
    int chosen = 0;
    for (int i = 0; m_revealed && i < m_reveal.images.size(); ++i) {
        const RevealedImage &image = m_reveal.images.at(i);
        for (int f = 0; f < image.fields.size(); ++f) {
            const RevealedField &field = image.fields.at(f);
            const DimensionCode code = dimensionOf(field.field);
            if ((field.agreed && !field.outcome && field.comments == 0) || (!m_only.isEmpty() && code != m_only))
                continue;
            const Dimension *dimension = preset.dimension(code);
            const QString title = dimension ? dimension->title.text() : code.text();
            QString state = tr("to discuss");
            if (field.outcome)
                state = tr("resolved");
            else if (field.agreed)
                state = tr("now in agreement");
            if (field.openComments > 0)
                state = tr("%1, %n open comment(s)", nullptr, field.openComments).arg(state);
            settled += field.outcome || field.agreed ? 1 : 0;
            if (i == kept.image && f == kept.field)
                chosen = static_cast<int>(m_rows.size());
            m_rows.append({i, f});
            auto *item = new QListWidgetItem(tr("%1 · %2\n%3").arg(title, image.image.names.value(0), state), m_list);
            item->setToolTip(image.image.names.value(0));
        }
    }
    QString count = tr("Everybody agrees on every dimension of every image.");
    if (!m_rows.isEmpty() || !m_only.isEmpty())
        count = tr("%1 of %n difference(s) resolved", nullptr, static_cast<int>(m_rows.size())).arg(QLocale().toString(settled));
    if (const Dimension *only = preset.dimension(m_only))
        count =
            tr("Only differences in the dimension “%1” are listed (%2). Press D to list all dimensions.")
                .arg(only->title.text(), count);
    m_count->setText(count);
    m_list->setVisible(!m_rows.isEmpty());
    m_difference->setVisible(!m_rows.isEmpty());
    if (!m_rows.isEmpty())
        m_list->setCurrentRow(chosen);
    showRow();
}

void RevealView::showRow()
{
    const int row = m_list->currentRow();
    if (!m_revealed || row < 0 || row >= m_rows.size()) {
        m_difference->clear();
        return;
    }
    m_difference->show(m_reveal, m_rows.at(row).image, m_rows.at(row).field);
}

void RevealView::step(int by)
{
    const int row = m_list->currentRow() + by;
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
}

void RevealView::goTo(const ImageId &image, const QString &field)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const RevealedImage &shown = m_reveal.images.at(m_rows.at(row).image);
        if (shown.image.id != image || shown.fields.at(m_rows.at(row).field).field != field)
            continue;
        showPart(Part::Differences);
        m_list->setCurrentRow(row);
        return;
    }
}

void RevealView::projectChanged(const Changes &changes)
{
    m_difference->thread()->projectChanged(changes);
}

void RevealView::flush()
{
    m_difference->flush();
}

void RevealView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_revealed)
            showReveal(m_summary, m_reveal);
    }
}

void RevealView::retranslate()
{
    const QString now = m_parts->selectedOne();
    m_parts->setOptions({{differencesPart, tr("Differences"), {}, {}},
                         {agreementPart, tr("Agreement"), {}, {}},
                         {peoplePart, tr("People"), {}, {}}});
    m_parts->hideKeys();
    m_parts->setSelectedOne(now);
    m_list->setAccessibleName(tr("Differences"));
}

} // namespace yuyi
