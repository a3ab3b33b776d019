// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/overviewpage.h"

#include "models/domain/clock.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/statnumber.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/overview/daysummary.h"
#include "widgets/overview/funnelview.h"
#include "widgets/overview/inboxtext.h"
#include "widgets/overview/inboxview.h"
#include "widgets/overview/quotaview.h"
#include "widgets/overview/weekview.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int soonMs = 250; // a burst of changes is counted once
constexpr int sideBySide = 760;
constexpr int mostMine = 5;
constexpr int mostOfProject = 4;
} // namespace

OverviewPage::OverviewPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &OverviewPage::load);
    addCommands();
    build();
    connectParts();
    retranslate();
    connect(&m_context.project, &ProjectAccess::infoChanged, this, [this] { retranslate(); });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_quotas->handOver();
        if (isVisible())
            enter();
    });
}

void OverviewPage::addCommands()
{
    const PageCommands add(m_context.commands, "overview");
    add(
        "next", [] { return tr("Next Step"); }, [this] { open(0); }, [this] { return item(0) != nullptr; });
    add(
        "items", [] { return tr("Import Items…"); }, [this] { importItems(); },
        [this] { return m_loaded && m_overview.counts.collected == 0 && m_context.project.person().is(Role::Lead); });
    add(
        "summary", [] { return tr("Copy Summary of the Day"); }, [this] { copySummary(); },
        [this] { return m_loaded && m_overview.counts.collected > 0; });
    for (int index = 0; index < mostMine + mostOfProject; ++index) {
        const auto text = [index] {
            return index < mostMine ? tr("Open Row %1 of “Waiting for you”").arg(index + 1)
                                    : tr("Open Row %1 of “Waiting in the project”").arg(index + 1 - mostMine);
        };
        add(
            QStringLiteral("open-%1").arg(index + 1), text, [this, index] { open(index); },
            [this, index] { return item(index) != nullptr; });
    }
}

QWidget *OverviewPage::panel(QLabel *&title, QWidget *content, QWidget *more)
{
    auto *made = new QWidget(this);
    makePanel(made);
    auto *column = columnIn(made, spacing::medium, -1);
    title = plainLabel(made, TextRole::Section);
    column->addWidget(title);
    if (more)
        column->addWidget(more);
    column->addWidget(content, 1);
    return made;
}

void OverviewPage::buildStages()
{
    m_numbersHost = new QWidget(this);
    auto *flow = new FlowLayout(m_numbersHost, spacing::large, spacing::small);
    m_stages = {Stage::Collected, Stage::Kept, Stage::Annotating, Stage::Disputed, Stage::Agreed, Stage::Gold,
                Stage::Returned, Stage::Validating, Stage::Accepted, Stage::Released, Stage::Discarded};
    for (const Stage stage : std::as_const(m_stages)) {
        auto *number = new StatNumber(m_numbersHost);
        connect(number, &StatNumber::clicked, this, [this, stage] { openStage(stage); });
        flow->addWidget(number);
        m_numbers.append(number);
    }
}

void OverviewPage::build()
{
    m_header->addAction(m_context.commands.action(QStringLiteral("overview.summary")), ActionButton::Kind::Flat);
    auto *body = new QWidget;
    auto *rows = columnIn(body, 0, spacing::medium);
    const auto pair = [&](QWidget *left, int leftShare, QWidget *right, int rightShare) {
        auto *line = new QBoxLayout(QBoxLayout::LeftToRight);
        line->setSpacing(spacing::medium);
        line->addWidget(left, leftShare);
        line->addWidget(right, rightShare);
        rows->addLayout(line);
        m_pairs.append(line);
    };

    m_mine = new InboxView(m_context.pictures, m_context.commands, 1, mostMine, body);
    m_mine->setObjectName(QStringLiteral("inboxMine"));
    m_project = new InboxView(m_context.pictures, m_context.commands, mostMine + 1, mostOfProject, body);
    m_project->setObjectName(QStringLiteral("inboxProject"));
    pair(m_mine, 1, m_project, 1);

    m_funnel = new FunnelView(body);
    m_week = new WeekView(body);
    m_weekSum = wrappedLabel(body, TextRole::Soft);
    m_weekSum->setTextFormat(Qt::RichText);
    QWidget *funnelPanel = panel(m_funnelTitle, m_funnel);
    static_cast<QVBoxLayout *>(funnelPanel->layout())->addStretch();
    pair(funnelPanel, 3, panel(m_weekTitle, m_week, m_weekSum), 2);

    buildStages();
    rows->addWidget(panel(m_stagesTitle, m_numbersHost));
    m_quotas = new QuotaView(m_context, body);
    m_quotas->addCommands(PageCommands(m_context.commands, "overview"));
    rows->addWidget(m_quotas);

    m_reasons = makeTable(3, body, 1);
    m_noReasons = wrappedLabel(body, TextRole::Soft);
    m_people = makeTable(4, body, 0);
    QWidget *reasonPanel = panel(m_reasonsTitle, m_reasons, m_noReasons);
    static_cast<QVBoxLayout *>(reasonPanel->layout())->addStretch();
    m_peoplePanel = panel(m_peopleTitle, m_people);
    pair(reasonPanel, 3, m_peoplePanel, 2);
    rows->addStretch(1);

    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);
    scroll->setFocusPolicy(Qt::NoFocus);
    layOut(scroll);
}

void OverviewPage::connectParts()
{
    for (const InboxView *view : {m_mine, m_project})
        connect(view, &InboxView::chosen, this, [this, view](int row) { openItem(view->items().at(row)); });
    connect(m_quotas, &QuotaView::goTo, this, &OverviewPage::goTo);
    connect(m_quotas, &QuotaView::toast, this, &OverviewPage::toast);
    connect(m_quotas, &QuotaView::failed, this, [this](const QString &sentence) { m_banner->show(Tone::Bad, sentence); });
    connect(m_reasons, &QTableWidget::cellActivated, this, [this](int row) {
        if (row >= m_overview.reasons.size())
            return;
        Location location;
        location.page = PageId::Collect;
        ImageFilter filter;
        filter.discardedAt = m_overview.reasons.at(row).step;
        filter.discardReason = m_overview.reasons.at(row).reason;
        location.filter = filter;
        Q_EMIT goTo(location);
    });
    connect(m_reasons, &QTableWidget::cellClicked, m_reasons, &QTableWidget::cellActivated);
    connect(m_funnel, &FunnelView::stepClicked, this, [this](PageId page) {
        Location location;
        location.page = page;
        Q_EMIT goTo(location);
    });
}

void OverviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    setSideBySide();
}

void OverviewPage::setSideBySide()
{
    const bool narrow = width() < Theme::of(this).px(sideBySide);
    for (QBoxLayout *pair : std::as_const(m_pairs))
        pair->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OverviewPage::enter()
{
    load();
    m_quotas->load();
}

void OverviewPage::projectChanged(const Changes &changes)
{
    m_quotas->projectChanged(changes);
    if (!m_soon.isActive())
        m_soon.start();
}

void OverviewPage::load()
{
    const PersonId person = m_context.project.person().id;
    m_context.project.read([person](Stores &stores) { return OverviewService(stores, person).overview(); })
        .then(this, m_latest.only([this](const Result<Overview> &overview) {
            if (!overview)
                m_banner->show(Tone::Bad, overview.error().sentence);
            else
                display(*overview);
        }));
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

const InboxItem *OverviewPage::item(int index) const
{
    if (!m_loaded)
        return nullptr;
    if (!m_stack->showsWork())
        return index == 0 && !m_overview.inbox.isEmpty() ? &m_overview.inbox.constFirst() : nullptr;
    const QList<InboxItem> &list = index < mostMine ? m_mine->items() : m_project->items();
    const int row = index < mostMine ? index : index - mostMine;
    return row < list.size() ? &list.at(row) : nullptr;
}

void OverviewPage::open(int index)
{
    if (const InboxItem *chosen = item(index))
        openItem(*chosen);
}

void OverviewPage::openItem(const InboxItem &chosen)
{
    const Person self = m_context.project.person();
    if (chosen.kind == InboxKind::Mention) {
        const CommentId comment(chosen.record);
        const auto markRead = [person = self.id, comment, target = chosen.target](Stores &stores) -> Result<> {
            // What may no longer be read is not read.
            CommentService comments(stores, person);
            const auto thread = comments.thread(target);
            return thread ? comments.markSeen({comment}) : passOn(thread);
        };
        m_context.project.write(markRead).then(this, [this](const Result<> &marked) {
            if (!marked)
                m_context.project.report(marked.error());
        });
    }
    Q_EMIT goTo(locationOf(chosen, self));
}

void OverviewPage::displayEmpty()
{
    showEmptyState();
    m_empty->setIcon(QStringLiteral("overview"));
    m_empty->setSentence(tr("This project has no images yet."));
    if (!m_context.project.person().is(Role::Lead)) {
        m_empty->setHint(tr("A lead collects the images first. Then your tasks are shown here."));
        return;
    }
    m_empty->setHint(tr("Add a folder of raw images, or import a published benchmark."));
    ActionButton *collect = m_empty->addButton(tr("Collect Images"));
    followKey(m_context.commands.action(QStringLiteral("overview.next")), collect,
              [collect](const QString &key) { collect->setKey(key); });
    connect(collect, &QAbstractButton::clicked, this, [this] { open(0); });
    m_empty->addAction(m_context.commands.action(QStringLiteral("overview.items")), ActionButton::Kind::Plain);
}

void OverviewPage::importItems()
{
    Location location;
    location.page = PageId::Collect;
    Q_EMIT goTo(location);
    if (QAction *import = m_context.commands.action(QStringLiteral("collect.items")))
        import->trigger();
}

void OverviewPage::display(const Overview &overview)
{
    m_overview = overview;
    m_loaded = true;
    QStringList today;
    if (overview.submittedToday > 0)
        today.append(tr("%n image(s) today", nullptr, static_cast<int>(overview.submittedToday)));
    if (overview.answeredToday > 0)
        today.append(tr("%n answer(s) today", nullptr, static_cast<int>(overview.answeredToday)));
    m_header->setStateText(today.join(QStringLiteral(" · ")));
    if (overview.counts.collected == 0) {
        displayEmpty();
    } else {
        m_stack->showWork();
        displayInbox();
        m_funnel->setSteps(funnelSteps());
        displayStages();
        displayReasons();
        displayPeople();
    }
    m_context.commands.refresh();
}

void OverviewPage::copySummary()
{
    QGuiApplication::clipboard()->setText(daySummary(m_overview, m_context.project.info().title, m_context.project.person(),
                                                     m_context.project.people(), currentTime()));
    Q_EMIT toast(tr("The summary is on the clipboard."), false);
}

void OverviewPage::displayInbox()
{
    QList<InboxItem> mine, project;
    for (const InboxItem &one : std::as_const(m_overview.inbox))
        (one.isOfProject() ? project : mine).append(one);
    const Person self = m_context.project.person();
    const QList<Person> people = m_context.project.people();
    const QDateTime now = currentTime();
    m_mine->setItems(mine, self, people, now);
    m_project->setItems(project, self, people, now);
    m_project->setVisible(!project.isEmpty());
}

QList<FunnelStep> OverviewPage::funnelSteps() const
{
    const FunnelCounts &counts = m_overview.counts;
    const qint64 duplicate = counts.discarded.value(FilterStep::Duplicate);
    const qint64 text = counts.discarded.value(FilterStep::Text);
    const qint64 inspected = counts.discarded.value(FilterStep::Inspect);
    const qint64 afterInspection = counts.collected - duplicate - text - inspected - counts.stages.value(Stage::Collected);
    const qint64 done = counts.stages.value(Stage::Accepted) + counts.stages.value(Stage::Released);
    const qint64 settled = counts.stages.value(Stage::Gold) + counts.stages.value(Stage::Validating) + done;
    const qint64 annotated = counts.stages.value(Stage::Disputed) + counts.stages.value(Stage::Agreed) + settled;
    const QLocale locale;
    QList<FunnelStep> steps;
    steps.append({tr("Total collected"), counts.collected,
                  duplicate > 0 ? tr("%n duplicate(s)", nullptr, static_cast<int>(duplicate)) : QString(), PageId::Collect});
    steps.append({tr("After deduplication"), counts.collected - duplicate,
                  text > 0 ? tr("%n with too much text", nullptr, static_cast<int>(text)) : QString(), PageId::Duplicates,
                  m_overview.begun.contains(FilterStep::Duplicate)});
    steps.append({tr("After text filter"), counts.collected - duplicate - text,
                  tr("%1 discarded, %2 to inspect")
                      .arg(locale.toString(inspected), locale.toString(counts.stages.value(Stage::Collected))),
                  PageId::Text, m_overview.begun.contains(FilterStep::Text)});
    steps.append({tr("Kept"), afterInspection,
                  afterInspection - annotated > 0
                      ? tr("%n to annotate", nullptr, static_cast<int>(afterInspection - annotated))
                      : QString(),
                  PageId::Inspect});
    if (m_context.project.info().rules.annotatorsPerImage > 1) {
        const int disputed = static_cast<int>(counts.stages.value(Stage::Disputed));
        steps.append({tr("Double-annotated"), annotated,
                      disputed > 0 ? tr("%n image(s) to adjudicate", nullptr, disputed) : QString(),
                      PageId::Review});
    }
    if (m_context.project.info().rules.votesPerQuestion > 0) {
        const int validating = static_cast<int>(counts.stages.value(Stage::Validating));
        steps.append({tr("Resolved"), settled, validating > 0 ? tr("%n in validation", nullptr, validating) : QString(), PageId::Validate});
    }
    steps.append({tr("Accepted"), done, tr("%n question(s)", nullptr, static_cast<int>(m_overview.questions)), PageId::Release});
    steps.append({tr("Released"), counts.stages.value(Stage::Released),
                  tr("%n release(s)", nullptr, static_cast<int>(m_overview.releases)), PageId::Release});
    return steps;
}

void OverviewPage::displayStages()
{
    const FunnelCounts &counts = m_overview.counts;
    for (int i = 0; i < m_numbers.size(); ++i) {
        const Stage stage = m_stages.at(i);
        // Where one person annotates and nobody votes, no image ever stands there.
        const bool ofSeveral = stage == Stage::Disputed || stage == Stage::Agreed || stage == Stage::Gold
                            || stage == Stage::Validating;
        m_numbers.at(i)->setNumber(counts.stages.value(stage));
        // All that was ever collected stands in the way above; these are still at its beginning.
        m_numbers.at(i)->setLabel(stage == Stage::Collected ? tr("Not inspected yet") : titleOf(stage));
        m_numbers.at(i)->setVisible(!ofSeveral || counts.stages.value(stage) > 0);
    }
}

void OverviewPage::displayReasons()
{
    const QLocale locale;
    m_noReasons->setVisible(m_overview.reasons.isEmpty());
    m_reasons->setVisible(!m_overview.reasons.isEmpty());
    m_reasons->setRowCount(static_cast<int>(m_overview.reasons.size()));
    for (int row = 0; row < m_overview.reasons.size(); ++row) {
        const FunnelReason &reason = m_overview.reasons.at(row);
        m_reasons->setItem(row, 0, new QTableWidgetItem(titleOf(reason.step)));
        m_reasons->setItem(row, 1, new QTableWidgetItem(reasonTitle(reason.reason)));
        auto *number = new QTableWidgetItem(locale.toString(reason.images));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_reasons->setItem(row, 2, number);
    }
}

void OverviewPage::displayPeople()
{
    m_weekTitle->setText(m_context.project.person().is(Role::Lead) ? tr("Last seven days, all people") : tr("My last seven days"));
    m_week->setAccessibleName(m_weekTitle->text());
    m_week->setDays(m_overview.week);
    qint64 images = 0, answers = 0;
    for (const DayWork &day : std::as_const(m_overview.week)) {
        images += day.images;
        answers += day.answers;
    }
    const QLocale locale;
    // The marks are those of the bars, from below.
    const Tokens &tokens = Theme::of(this).tokens();
    const auto mark = [](const QColor &colour) { return QStringLiteral("<span style=\"color:%1\">■</span> ").arg(colour.name()); };
    m_weekSum->setText(QStringLiteral("%1%2 · %3%4")
                           .arg(mark(tokens.accent), tr("%n image(s) annotated", nullptr, static_cast<int>(images)),
                                mark(tokens.seriesColor(1)), tr("%n question(s) answered", nullptr, static_cast<int>(answers))));
    if (const QString when = forecastText(m_overview); !when.isEmpty())
        m_weekSum->setText(m_weekSum->text() + QStringLiteral("<br>") + when.toHtmlEscaped());
    const QList<PersonWork> &people = m_overview.people;
    m_peoplePanel->setVisible(!people.isEmpty());
    m_people->setRowCount(static_cast<int>(people.size()));
    const QList<Person> team = m_context.project.people();
    for (int row = 0; row < people.size(); ++row) {
        const PersonWork &one = people.at(row);
        const auto person = std::find_if(team.begin(), team.end(), [&](const Person &p) { return p.id == one.person; });
        m_people->setItem(row, 0, new QTableWidgetItem(person == team.end() ? tr("Somebody") : person->name));
        int column = 1;
        for (const qint64 figure : {one.images, one.answers, one.today}) {
            auto *cell = new QTableWidgetItem(locale.toString(figure));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_people->setItem(row, column++, cell);
        }
    }
}

void OverviewPage::openStage(Stage stage)
{
    Location location;
    location.page = PageId::Collect;
    ImageFilter filter;
    filter.stage = stage;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void OverviewPage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_loaded && m_overview.counts.collected > 0)
        displayPeople();
}

void OverviewPage::retranslate()
{
    m_header->setTitle(tr("Overview"));
    m_header->setSubtitle(m_context.project.info().title);
    m_funnelTitle->setText(tr("Images from collected to released"));
    m_reasonsTitle->setText(tr("Discard reasons"));
    m_stagesTitle->setText(tr("Image status"));
    m_reasons->setHorizontalHeaderLabels({tr("Step"), tr("Reason"), tr("Images")});
    m_noReasons->setText(tr("No image has been discarded."));
    m_reasons->setAccessibleName(tr("Discard reasons"));
    m_funnel->setAccessibleName(tr("Images from collected to released"));
    m_mine->setTitle(tr("Waiting for you"));
    m_mine->setNothing(tr("Nothing is waiting for you."));
    m_project->setTitle(tr("Waiting in the project"));
    m_peopleTitle->setText(tr("People, last seven days"));
    m_people->setHorizontalHeaderLabels({tr("Person"), tr("Images"), tr("Answers"), tr("Today")});
    m_people->setAccessibleName(tr("People, last seven days"));
    m_quotas->retranslate();
    if (m_loaded)
        display(m_overview);
}

} // namespace yuyi
