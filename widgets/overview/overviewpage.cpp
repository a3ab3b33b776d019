// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/overviewpage.h"

#include "models/services/projectaccess.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/statnumber.h"
#include "widgets/controls/tables.h"
#include "widgets/overview/funnelview.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int soonMs = 250;   // a burst of changes is counted once
constexpr int sideBySide = 760;
}

OverviewPage::OverviewPage(PageContext context, QWidget *parent)
    : Page(context, parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &OverviewPage::load);
    Command next;
    next.id = QStringLiteral("overview.next");
    next.text = [] { return tr("Next Step"); };
    next.shortcuts = {QKeySequence(Qt::Key_N)};
    next.singleKey = true;
    next.run = [this] { goToNextStep(); };
    next.enabled = [this] { return m_loaded && !nextStep().page.isEmpty(); };
    m_context.commands.add(std::move(next));
    build();
    retranslate();
    connect(&m_context.project, &ProjectAccess::infoChanged, this, [this] { retranslate(); });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        if (isVisible())
            load();
    });
}

void OverviewPage::build()
{
    m_header = new PageHeader(this);
    auto *body = new QWidget;
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::medium);

    auto *next = new QWidget(body);
    makePanel(next);
    auto *nextLine = new QHBoxLayout(next);
    nextLine->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    nextLine->setSpacing(spacing::medium);
    m_next = new QLabel(next);
    setTextRole(m_next, TextRole::Section);
    m_next->setWordWrap(true);
    m_nextButton = new ActionButton({}, {}, ActionButton::Kind::Primary, next);
    nextLine->addWidget(m_next, 1);
    nextLine->addWidget(m_nextButton);
    rows->addWidget(next);
    connect(m_nextButton, &QAbstractButton::clicked, this, &OverviewPage::goToNextStep);

    auto *numbers = new QWidget(body);
    makePanel(numbers);
    auto *numberColumn = new QVBoxLayout(numbers);
    numberColumn->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    m_stagesTitle = new QLabel(numbers);
    setTextRole(m_stagesTitle, TextRole::Section);
    numberColumn->addWidget(m_stagesTitle);
    auto *flowHost = new QWidget(numbers);
    auto *flow = new FlowLayout(flowHost, spacing::large, spacing::small);
    m_stages = {Stage::Collected, Stage::Kept,       Stage::Annotating, Stage::Disputed, Stage::Agreed,  Stage::Gold,
                Stage::Returned,  Stage::Validating, Stage::Accepted,   Stage::Released, Stage::Discarded};
    for (const Stage stage : std::as_const(m_stages)) {
        auto *number = new StatNumber(flowHost);
        connect(number, &StatNumber::clicked, this, [this, stage] { openStage(stage); });
        flow->addWidget(number);
        m_numbers.append(number);
    }
    numberColumn->addWidget(flowHost);
    rows->addWidget(numbers);

    m_lower = new QBoxLayout(QBoxLayout::LeftToRight);
    QBoxLayout *lower = m_lower;
    lower->setSpacing(spacing::medium);
    auto *funnelPanel = new QWidget(body);
    makePanel(funnelPanel);
    auto *funnelColumn = new QVBoxLayout(funnelPanel);
    funnelColumn->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    m_funnelTitle = new QLabel(funnelPanel);
    setTextRole(m_funnelTitle, TextRole::Section);
    m_funnel = new FunnelView(funnelPanel);
    funnelColumn->addWidget(m_funnelTitle);
    funnelColumn->addWidget(m_funnel);
    funnelColumn->addStretch();
    lower->addWidget(funnelPanel, 5);
    auto *reasonPanel = new QWidget(body);
    makePanel(reasonPanel);
    auto *reasonColumn = new QVBoxLayout(reasonPanel);
    reasonColumn->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    m_reasonsTitle = new QLabel(reasonPanel);
    setTextRole(m_reasonsTitle, TextRole::Section);
    m_reasons = makeTable(3, reasonPanel, 1);
    m_noReasons = new QLabel(reasonPanel);
    setTextRole(m_noReasons, TextRole::Soft);
    m_noReasons->setWordWrap(true);
    reasonColumn->addWidget(m_reasonsTitle);
    reasonColumn->addWidget(m_noReasons);
    reasonColumn->addWidget(m_reasons, 1);
    reasonColumn->addStretch();
    lower->addWidget(reasonPanel, 3);
    rows->addLayout(lower, 1);
    connect(m_reasons, &QTableWidget::cellActivated, this, [this](int row) {
        if (row >= m_overview.reasons.size())
            return;
        Location location;
        location.page = QStringLiteral("collect");
        ImageFilter filter;
        filter.discardedAt = m_overview.reasons.at(row).step;
        filter.discardReason = m_overview.reasons.at(row).reason;
        location.filter = filter;
        Q_EMIT goTo(location);
    });
    connect(m_reasons, &QTableWidget::cellClicked, m_reasons, &QTableWidget::cellActivated);
    connect(m_funnel, &FunnelView::stepClicked, this, [this](const QString &page) {
        Location location;
        location.page = page;
        Q_EMIT goTo(location);
    });

    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_empty = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_empty);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
}

void OverviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(sideBySide);
    m_lower->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OverviewPage::enter()
{
    load();
}

void OverviewPage::projectChanged(const Changes &)
{
    if (!m_soon.isActive())
        m_soon.start();
}

void OverviewPage::load()
{
    const quint64 request = ++m_request;
    const PersonId person = m_context.project.person().id;
    m_context.project.read([person](Stores &stores) { return OverviewService(stores, person).overview(); })
        .then(this, [this, request](const Result<Overview> &overview) {
            if (request != m_request)
                return;
            if (!overview)
                m_banner->show(Tone::Bad, overview.error().sentence);
            else
                display(*overview);
        });
}

QString OverviewPage::reasonTitle(const QString &code) const
{
    if (const DiscardReason *reason = m_context.project.info().preset.discardReason(code))
        return reason->title.text();
    if (code == QLatin1String("duplicate"))
        return tr("Duplicate");
    if (code == QLatin1String("text-heavy"))
        return tr("Too much text");
    return code;
}

OverviewPage::NextStep OverviewPage::nextStep() const
{
    const OpenWork &open = m_overview.open;
    const auto count = [](qint64 n) { return static_cast<int>(n); };
    // Who does not lead is told of his own work only.
    const bool leads = m_context.project.person().is(Role::Lead);
    if (leads && open.unsearched > 0) {
        return {tr("%n image(s) have not been searched for duplicates.", nullptr, count(open.unsearched)),
                tr("Search for Duplicates"), QStringLiteral("duplicates")};
    }
    if (leads && open.duplicateGroups > 0) {
        return {tr("%n group(s) of duplicates wait for a decision.", nullptr, count(open.duplicateGroups)),
                tr("Settle Duplicates"), QStringLiteral("duplicates")};
    }
    if (leads && open.unmeasured > 0) {
        return {tr("The text of %n image(s) has not been measured.", nullptr, count(open.unmeasured)),
                tr("Measure Text"), QStringLiteral("text")};
    }
    if (leads && open.overTextLimit > 0) {
        return {tr("%n image(s) are near or over the text limit.", nullptr, count(open.overTextLimit)),
                tr("Look at Them"), QStringLiteral("text")};
    }
    if (leads && open.toInspect > 0) {
        return {tr("%n image(s) wait for inspection.", nullptr, count(open.toInspect)), tr("Inspect"),
                QStringLiteral("inspect")};
    }
    if (open.toAnnotate > 0) {
        return {tr("%n image(s) wait for your annotation.", nullptr, count(open.toAnnotate)), tr("Annotate"),
                QStringLiteral("annotate")};
    }
    if (open.toAdjudicate > 0) {
        return {tr("%n image(s) wait for you to settle what two annotators see differently.", nullptr,
                   count(open.toAdjudicate)),
                tr("Review"), QStringLiteral("review")};
    }
    if (open.toValidate > 0) {
        return {tr("%n question(s) wait for your answer.", nullptr, count(open.toValidate)), tr("Validate"),
                QStringLiteral("validate")};
    }
    if (leads && open.accepted > 0) {
        return {tr("%n image(s) are accepted and can be released.", nullptr, count(open.accepted)), tr("Release"),
                QStringLiteral("release")};
    }
    if (!leads)
        return {tr("Nothing waits for you."), {}, {}};
    return {tr("Everything is done."), tr("Collect More"), QStringLiteral("collect")};
}

void OverviewPage::display(const Overview &overview)
{
    m_overview = overview;
    m_loaded = true;
    m_context.commands.refresh();
    const QString key = keyText(m_context.commands.shortcuts(QStringLiteral("overview.next")).value(0));
    const FunnelCounts &counts = overview.counts;
    if (counts.collected == 0) {
        m_stack->setCurrentWidget(m_empty);
        m_empty->clearButtons();
        m_empty->setIcon(QStringLiteral("overview"));
        m_empty->setSentence(tr("This project has no pictures yet."));
        if (!m_context.project.person().is(Role::Lead)) {
            m_empty->setHint(tr("A lead collects them. What waits for you is shown here then."));
            return;
        }
        m_empty->setHint(tr("Collect a folder of raw pictures, or import a published benchmark."));
        ActionButton *collect = m_empty->addButton(tr("Collect Pictures"));
        collect->setKey(key);
        connect(collect, &QAbstractButton::clicked, this, &OverviewPage::goToNextStep);
        return;
    }
    m_stack->setCurrentIndex(0);
    const NextStep next = nextStep();
    m_next->setText(next.sentence);
    m_nextButton->setText(next.action);
    m_nextButton->setKey(key);
    m_nextButton->setVisible(!next.action.isEmpty());

    const qint64 duplicate = counts.discarded.value(FilterStep::Duplicate);
    const qint64 text = counts.discarded.value(FilterStep::Text);
    const qint64 inspected = counts.discarded.value(FilterStep::Inspect);
    const qint64 afterInspection = counts.collected - duplicate - text - inspected - counts.stages.value(Stage::Collected);
    const qint64 done = counts.stages.value(Stage::Accepted) + counts.stages.value(Stage::Released);
    const qint64 settled = counts.stages.value(Stage::Gold) + counts.stages.value(Stage::Validating) + done;
    const qint64 annotated = counts.stages.value(Stage::Disputed) + counts.stages.value(Stage::Agreed) + settled;
    const QLocale locale;
    QList<FunnelStep> steps;
    steps.append({tr("Collected"), counts.collected,
                  duplicate > 0 ? tr("%n duplicate(s)", nullptr, static_cast<int>(duplicate)) : QString(), QStringLiteral("collect")});
    steps.append({tr("Without duplicates"), counts.collected - duplicate,
                  text > 0 ? tr("%n with too much text", nullptr, static_cast<int>(text)) : QString(), QStringLiteral("duplicates")});
    steps.append({tr("Little text"), counts.collected - duplicate - text,
                  tr("%1 discarded, %2 to inspect")
                      .arg(locale.toString(inspected), locale.toString(counts.stages.value(Stage::Collected))), QStringLiteral("text")});
    steps.append({tr("Kept"), afterInspection,
                  afterInspection - annotated > 0
                      ? tr("%n to annotate", nullptr, static_cast<int>(afterInspection - annotated))
                      : QString(), QStringLiteral("inspect")});
    if (m_context.project.info().rules.annotatorsPerImage > 1) {
        const int disputed = static_cast<int>(counts.stages.value(Stage::Disputed));
        steps.append({tr("Annotated twice"), annotated, disputed > 0 ? tr("%n to settle", nullptr, disputed) : QString(), QStringLiteral("review")});
    }
    if (m_context.project.info().rules.votesPerQuestion > 0) {
        const int validating = static_cast<int>(counts.stages.value(Stage::Validating));
        steps.append({tr("Settled"), settled, validating > 0 ? tr("%n in validation", nullptr, validating) : QString(), QStringLiteral("validate")});
    }
    steps.append({tr("Accepted"), done, tr("%n question(s)", nullptr, static_cast<int>(overview.questions)), QStringLiteral("release")});
    steps.append({tr("Released"), counts.stages.value(Stage::Released),
                  tr("%n release(s)", nullptr, static_cast<int>(overview.releases)), QStringLiteral("release")});
    m_funnel->setSteps(steps);

    for (int i = 0; i < m_numbers.size(); ++i) {
        const Stage stage = m_stages.at(i);
        // Where one person annotates and nobody votes, no image ever stands there.
        const bool ofSeveral = stage == Stage::Disputed || stage == Stage::Agreed || stage == Stage::Gold
            || stage == Stage::Validating;
        m_numbers.at(i)->setNumber(counts.stages.value(stage));
        m_numbers.at(i)->setLabel(titleOf(stage));
        m_numbers.at(i)->setVisible(!ofSeveral || counts.stages.value(stage) > 0);
    }

    m_noReasons->setVisible(overview.reasons.isEmpty());
    m_reasons->setVisible(!overview.reasons.isEmpty());
    m_reasons->setRowCount(static_cast<int>(overview.reasons.size()));
    for (int row = 0; row < overview.reasons.size(); ++row) {
        const FunnelReason &reason = overview.reasons.at(row);
        m_reasons->setItem(row, 0, new QTableWidgetItem(titleOf(reason.step)));
        m_reasons->setItem(row, 1, new QTableWidgetItem(reasonTitle(reason.reason)));
        auto *number = new QTableWidgetItem(locale.toString(reason.images));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_reasons->setItem(row, 2, number);
    }
    m_header->setStateText(overview.submittedToday > 0
                               ? tr("%n submitted by you today", nullptr, static_cast<int>(overview.submittedToday))
                               : QString());
}

void OverviewPage::goToNextStep()
{
    Location location;
    location.page = nextStep().page;
    Q_EMIT goTo(location);
}

void OverviewPage::openStage(Stage stage)
{
    Location location;
    location.page = QStringLiteral("collect");
    ImageFilter filter;
    filter.stage = stage;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void OverviewPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OverviewPage::retranslate()
{
    m_header->setTitle(tr("Overview"));
    m_header->setSubtitle(m_context.project.info().title);
    m_funnelTitle->setText(tr("From raw to released"));
    m_reasonsTitle->setText(tr("Why images were left out"));
    m_stagesTitle->setText(tr("Where the images stand"));
    m_reasons->setHorizontalHeaderLabels({tr("Step"), tr("Reason"), tr("Images")});
    m_noReasons->setText(tr("No image has been left out."));
    m_reasons->setAccessibleName(tr("Why images were left out"));
    m_funnel->setAccessibleName(tr("From raw to released"));
    if (m_loaded)
        display(m_overview);
}

} // namespace yuyi
