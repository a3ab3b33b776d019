// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorringpanel.h"

#include "models/services/rules/practicemarks.h"
#include "widgets/charts/donutchart.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QLabel>

namespace yuyi {

namespace {

constexpr int leastRing = 170; // pixels at scale 1

} // namespace

ErrorRingPanel::ErrorRingPanel(ErrorsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    makePanel(this);
    auto *column = columnIn(this, spacing::medium);
    m_title = new ElidedLabel(this);
    setTextRole(m_title, TextRole::Section);
    auto *picture = new ActionButton(
        m_pageData.context().commands.action(QStringLiteral("errors.picture-ring")),
        ActionButton::Kind::Flat, this);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(picture);
    m_ring = new DonutChart(this);
    m_ring->setObjectName(QStringLiteral("errorRing"));
    m_ring->setWalkable(true);
    m_ring->setMinimumHeight(Theme::of(this).px(leastRing));
    column->addLayout(head);
    column->addWidget(m_ring, 1);
    connect(m_ring, &ChartView::segmentClicked, this, &ErrorRingPanel::openSegment);
}

void ErrorRingPanel::refresh()
{
    const auto facts = m_pageData.data();
    QStringList names;
    QList<qint64> counts;
    QList<QList<DonutPart>> parts;
    m_types.clear();
    m_parts.clear();
    for (const TypeCount &one : typeCounts(facts->report)) {
        if (one.subtype.isEmpty() && !one.title.isEmpty()) {
            m_types.append(one);
            names.append(one.title);
            counts.append(one.count);
            parts.append(QList<DonutPart>());
            m_parts.append(QStringList());
        } else if (!one.subtype.isEmpty() && one.count > 0) {
            parts.last().append({one.title, one.count});
            m_parts.last().append(one.subtype);
        }
    }
    m_ring->setData(names, counts, parts);
    m_ring->setCaption(tr("cases"));
}

void ErrorRingPanel::openSegment(int type, int part)
{
    const auto facts = m_pageData.data();
    if (!facts || type >= m_types.size())
        return;
    if (const TypeCount &clicked = m_types.at(type); clicked.verdict != ErrorVerdict::ModelWrong) {
        CaseFilter filter;
        filter.verdict = clicked.verdict;
        Q_EMIT narrowed(filter, clicked.title);
        return;
    }
    if (type >= facts->report.types.types.size())
        return;
    const ErrorType &chosen = facts->report.types.types.at(type);
    CaseFilter filter;
    filter.type = chosen.code;
    if (part == 0) {
        Q_EMIT narrowed(filter, chosen.title.text());
        return;
    }
    filter.subtype = m_parts.value(type).value(part - 1);
    QString title = filter.subtype;
    for (const ErrorType &subtype : chosen.subtypes) {
        if (subtype.code == filter.subtype)
            title = subtype.title.text();
    }
    Q_EMIT narrowed(filter, tr("%1 › %2", "error type, subtype").arg(chosen.title.text(), title));
}

PrintFigure ErrorRingPanel::printed() const
{
    PrintFigure figure = m_ring->printed();
    figure.valueTitle = tr("Error types, number of cases (share of all)");
    if (holdsPractice(m_pageData.data()->report))
        figure.notes.append(practiceNote());
    return figure;
}

void ErrorRingPanel::retranslate()
{
    m_title->setText(tr("Error types"));
    m_ring->setEmptyText(tr("No case has been decided yet. Experts code cases on the “Code” tab."));
    m_ring->setAccessibleName(tr("Error types"));
}

} // namespace yuyi
