// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorsoverview.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/errors/casebook/casebookmaker.h"
#include "widgets/errors/overview/errorbarspanel.h"
#include "widgets/errors/overview/errorcasespanel.h"
#include "widgets/errors/overview/errorfiles.h"
#include "widgets/errors/overview/errorringpanel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/practiceswitch.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int largeType = 150; // per cent

} // namespace

ErrorsOverview::ErrorsOverview(ErrorsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    build();
    m_files = new ErrorFiles(m_pageData.context().prompts, this);
    m_book = new CaseBookMaker(
        m_pageData, [this] { return m_cases->bookCases(); }, this);
    connect(m_ring, &ErrorRingPanel::narrowed, m_cases, &ErrorCasesPanel::narrow);
    connect(m_bars, &ErrorBarsPanel::narrowed, m_cases, &ErrorCasesPanel::narrow);
    connect(m_cases, &ErrorCasesPanel::caseWanted, this, &ErrorsOverview::caseWanted);
    connect(m_files, &ErrorFiles::failed, this, &ErrorsOverview::failed);
    connect(m_files, &ErrorFiles::toast, this, &ErrorsOverview::toast);
    connect(m_book, &CaseBookMaker::failed, this, &ErrorsOverview::failed);
    connect(m_book, &CaseBookMaker::toast, this, &ErrorsOverview::toast);
    retranslate();
}

void ErrorsOverview::build()
{
    auto *charts = new QWidget(this);
    auto *line = rowIn(charts, 0, spacing::medium);
    m_ring = new ErrorRingPanel(m_pageData, charts);
    m_bars = new ErrorBarsPanel(m_pageData, charts);
    line->addWidget(m_ring, 5);
    line->addWidget(m_bars, 6);
    // Large type leaves no room for two charts beside each other.
    if (Theme::of(this).px(100) > largeType)
        line->setDirection(QBoxLayout::TopToBottom);
    auto *split = new SplitView(Qt::Vertical, this);
    split->addPart(charts, 1);
    m_cases = new ErrorCasesPanel(m_pageData, this);
    split->addPart(m_cases, 1);
    m_practice = new PracticeSwitch(this);
    keepSizes(split, m_pageData.context().settings, QStringLiteral("errors-overview"));
    auto *column = columnIn(this);
    column->addWidget(m_practice);
    column->addWidget(split, 1);
}

void ErrorsOverview::enter()
{
    m_active = true;
    refresh();
    m_cases->takeFocus();
}

void ErrorsOverview::refresh()
{
    const auto facts = m_pageData.data();
    if (!m_active || !facts)
        return;
    if (m_shown != facts->chosen) {
        m_shown = facts->chosen;
        m_cases->forgetFilter();
    }
    m_coded = casesOf(facts->report).size();
    m_practice->setState(std::any_of(facts->report.cases.begin(), facts->report.cases.end(),
                                     [](const ReportedCase &one) { return one.practice; }),
                         m_practice->isWanted(), 0);
    m_ring->refresh();
    m_bars->refresh();
    m_cases->refresh();
    m_pageData.context().commands.refresh();
}

bool ErrorsOverview::isNarrowed() const
{
    return m_cases->isNarrowed();
}

bool ErrorsOverview::isMakingBook() const
{
    return m_book->isMaking();
}

void ErrorsOverview::nextGrouping()
{
    m_bars->nextGrouping();
}

void ErrorsOverview::toggleShares()
{
    m_bars->toggleShares();
}

void ErrorsOverview::clearFilter()
{
    m_cases->clearFilter();
}

void ErrorsOverview::openCase()
{
    m_cases->openCase();
}

void ErrorsOverview::walk(int step)
{
    m_cases->walk(step);
}

bool ErrorsOverview::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        Q_EMIT failed(allowed.error().sentence);
    return allowed.has_value();
}

void ErrorsOverview::exportRing()
{
    if (!mayLeave())
        return;
    m_files->saveFigure(
        QStringLiteral("error-types.pdf"), [this] { return m_ring->printed(); },
        [this] { return typeCountsCsv(m_pageData.data()->report); });
}

void ErrorsOverview::exportBars()
{
    if (!mayLeave())
        return;
    m_files->saveFigure(
        m_bars->fileName(), [this] { return m_bars->printed(); }, [this] { return m_bars->table(); });
}

void ErrorsOverview::exportTable()
{
    const auto facts = m_pageData.data();
    if (!facts || !mayLeave())
        return;
    m_files->saveTable(QStringLiteral("errors.csv"), [facts] { return errorReportCsv(facts->report); });
}

void ErrorsOverview::exportBook()
{
    if (m_book->isMaking() || !m_pageData.data() || !m_pageData.sample() || !mayLeave())
        return;
    m_book->make();
}

void ErrorsOverview::retranslate()
{
    m_ring->retranslate();
    m_bars->retranslate();
    m_cases->retranslate();
    refresh();
}

} // namespace yuyi
