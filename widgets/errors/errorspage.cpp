// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorspage.h"

#include "models/services/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/pageheader.h"
#include "widgets/errors/codingview.h"
#include "widgets/errors/errordialogs.h"
#include "widgets/errors/errorsoverview.h"
#include "widgets/errors/newsampledialog.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

const QString tabCodes[] = {QStringLiteral("overview"), QStringLiteral("code")};

} // namespace

ErrorsPage::ErrorsPage(PageContext context, QWidget *parent) : Page(context, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_desk = new ErrorsDesk(context, this);
    addCommands();
    build();
    connect(m_tabs, &ChipRow::chosen, this,
            [this](const QString &code) { open(code == tabCodes[1] ? Tab::Code : Tab::Overview); });
    connect(m_desk, &ErrorsDesk::changed, this, &ErrorsPage::deskChanged);
    connect(m_samples, &QComboBox::activated, this,
            [this] { m_desk->choose(ErrorSampleId(m_samples->currentData().toUuid())); });
    const auto fail = [this](const QString &sentence) { m_banner->show(Tone::Bad, sentence); };
    connect(m_desk, &ErrorsDesk::failed, this, fail);
    connect(m_overview, &ErrorsOverview::failed, this, fail);
    connect(m_overview, &ErrorsOverview::toast, this, &Page::toast);
    connect(m_overview, &ErrorsOverview::caseWanted, this, &ErrorsPage::openCase);
    connect(m_coding, &CodingView::failed, this, fail);
    connect(m_coding, &CodingView::toast, this, &Page::toast);
    connect(m_coding, &CodingView::changed, this, [this] { m_context.commands.refresh(); });
    retranslate();
}

void ErrorsPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_tabs->setObjectName(QStringLiteral("errorsTabs"));
    m_header->addBesideTitle(m_tabs);
    m_type = m_header->addAction(commands.action(QStringLiteral("errors.add-type")));
    m_new = m_header->addAction(commands.action(QStringLiteral("errors.new")));
    m_table = m_header->addAction(commands.action(QStringLiteral("errors.table")));
    m_book = m_header->addAction(commands.action(QStringLiteral("errors.book")), ActionButton::Kind::Primary);
    m_bar = buildSampleBar();
    m_views = new QStackedWidget(this);
    m_overview = new ErrorsOverview(*m_desk, m_views);
    m_coding = new CodingView(m_context, m_views);
    m_coding->addCommands();
    m_views->addWidget(m_overview);
    m_views->addWidget(m_coding);
    auto *work = new QWidget(this);
    auto *inside = new QVBoxLayout(work);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(spacing::small);
    inside->addWidget(m_bar);
    inside->addWidget(m_views, 1);
    m_noRuns = new EmptyState(this);
    m_noRuns->setObjectName(QStringLiteral("errorsNoRuns"));
    m_noRuns->setIcon(QStringLiteral("models"));
    m_noRuns->addAction(commands.action(QStringLiteral("errors.models")));
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("errorsEmpty"));
    m_empty->setIcon(QStringLiteral("overview"));
    m_empty->addAction(commands.action(QStringLiteral("errors.new")));
    m_refused = new EmptyState(this);
    m_refused->setObjectName(QStringLiteral("errorsRefused"));
    m_refused->setIcon(QStringLiteral("people"));
    m_busy = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    for (QWidget *state : QList<QWidget *>{work, m_noRuns, m_empty, m_refused, m_busy})
        m_stack->addWidget(state);
    m_stack->setCurrentWidget(m_busy);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
}

QWidget *ErrorsPage::buildSampleBar()
{
    auto *bar = new QWidget(this);
    m_samples = new QComboBox(bar);
    m_samples->setObjectName(QStringLiteral("errorSamples"));
    m_samples->setMinimumContentsLength(14);
    m_samples->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_progress = new QLabel(bar);
    m_progress->setObjectName(QStringLiteral("errorProgress"));
    m_progress->setWordWrap(true);
    setTextRole(m_progress, TextRole::Soft);
    m_topUp = new ActionButton(m_context.commands.action(QStringLiteral("errors.top-up")), ActionButton::Kind::Plain, bar);
    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::medium);
    line->addWidget(m_samples, 2);
    line->addWidget(m_progress, 3);
    line->addWidget(m_topUp);
    return bar;
}

bool ErrorsPage::isLead() const
{
    return m_context.project.person().is(Role::Lead);
}

void ErrorsPage::deskChanged()
{
    showState();
    if (m_entered && hasSample()) {
        const ErrorSampleId chosen = m_desk->data()->chosen;
        if (!m_wanted.isNull()) {
            const ErrorCaseId wanted = std::exchange(m_wanted, ErrorCaseId());
            openCase(wanted);
        } else if (!m_tabEntered) {
            enterTab();
        } else if (m_tab == Tab::Overview) {
            m_overview->refresh();
        } else if (m_coded != chosen) {
            m_coded = chosen;
            m_coding->showSample(chosen);
        }
    }
    m_context.commands.refresh();
}

void ErrorsPage::showState()
{
    const auto facts = m_desk->data();
    if (!m_desk->refusal().isEmpty()) {
        m_refused->setSentence(m_desk->refusal());
        m_stack->setCurrentWidget(m_refused);
    } else if (!facts) {
        m_stack->setCurrentWidget(m_busy);
    } else if (!facts->samples.isEmpty()) {
        m_stack->setCurrentIndex(0);
    } else {
        m_stack->setCurrentWidget(facts->runs.isEmpty() ? m_noRuns : m_empty);
    }
    m_tabs->setVisible(hasSample());
    m_new->setVisible(hasSample() && isLead() && m_tab == Tab::Overview);
    m_type->setVisible(hasSample() && isLead() && m_tab == Tab::Overview);
    m_topUp->setVisible(isLead());
    m_table->setVisible(hasSample() && m_tab == Tab::Overview);
    m_book->setVisible(hasSample() && m_tab == Tab::Overview);
    offerSamples();
}

void ErrorsPage::offerSamples()
{
    const auto facts = m_desk->data();
    m_samples->clear();
    const SampleProgress *sample = m_desk->sample();
    if (!facts || !sample)
        return;
    for (const SampleProgress &one : facts->samples)
        m_samples->addItem(one.sample.name, one.sample.id.value());
    m_samples->setCurrentIndex(m_samples->findData(facts->chosen.value()));
    const QLocale locale;
    QString text = tr("%1 cases · %2 decided · you coded %3")
                       .arg(locale.toString(sample->cases), locale.toString(sample->decided), locale.toString(sample->own));
    if (sample->disputed > 0) {
        text = tr("%1 cases · %2 decided · %3 disputed · you coded %4")
                   .arg(locale.toString(sample->cases), locale.toString(sample->decided), locale.toString(sample->disputed),
                        locale.toString(sample->own));
    }
    m_progress->setText(text);
}

void ErrorsPage::enter()
{
    m_entered = true;
    m_banner->hide();
    showState();
    m_desk->enter();
    if (hasSample() && m_wanted.isNull())
        enterTab();
    m_context.commands.refresh();
}

void ErrorsPage::leave()
{
    leaveTab();
    m_desk->leave();
    m_entered = false;
}

void ErrorsPage::open(Tab tab)
{
    if (tab != m_tab) {
        leaveTab();
        m_tab = tab;
        m_banner->hide();
    }
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_views->setCurrentIndex(static_cast<int>(m_tab));
    showState();
    if (m_entered && hasSample() && !m_tabEntered)
        enterTab();
    m_context.commands.refresh();
}

void ErrorsPage::enterTab()
{
    m_tabEntered = true;
    m_views->setCurrentIndex(static_cast<int>(m_tab));
    if (m_tab == Tab::Overview) {
        m_overview->enter();
    } else {
        if (std::exchange(m_coded, m_desk->data()->chosen) != m_coded)
            m_coding->showSample(m_coded);
        m_coding->enter();
    }
    m_context.commands.refresh();
}

void ErrorsPage::leaveTab()
{
    if (!std::exchange(m_tabEntered, false))
        return;
    if (m_tab == Tab::Overview)
        m_overview->leave();
    else
        m_coding->leave();
}

void ErrorsPage::openCase(const ErrorCaseId &id)
{
    if (!m_entered || !hasSample()) {
        m_wanted = id;
        return;
    }
    m_coded = m_desk->data()->chosen;
    m_coding->openCase(id);
    open(Tab::Code);
}

void ErrorsPage::show(const Location &location)
{
    if (location.field == tabCodes[0])
        open(Tab::Overview);
    else if (location.field == tabCodes[1])
        open(Tab::Code);
    if (!location.record.isNull())
        openCase(ErrorCaseId(location.record));
}

void ErrorsPage::projectChanged(const Changes &changes)
{
    m_desk->projectChanged(changes);
}

void ErrorsPage::newSample()
{
    auto *dialog = new NewSampleDialog(*m_desk, this);
    connect(dialog, &NewSampleDialog::drawn, this, [this](const ErrorSampleId &id, int cases) {
        Q_EMIT toast(tr("%n case(s) are drawn.", nullptr, cases), false);
        open(Tab::Overview);
        m_desk->choose(id);
    });
    dialog->open();
}

void ErrorsPage::topUp()
{
    const SampleProgress *sample = m_desk->sample();
    if (!sample)
        return;
    auto *dialog = new TopUpDialog(*m_desk, *sample, this);
    connect(dialog, &TopUpDialog::added, this, [this](int cases) {
        Q_EMIT toast(tr("%n case(s) came in addition.", nullptr, cases), false);
        m_desk->reload();
    });
    dialog->open();
}

void ErrorsPage::addType()
{
    if (!hasSample())
        return;
    auto *dialog = new AddErrorTypeDialog(*m_desk, m_desk->data()->report.types, this);
    connect(dialog, &AddErrorTypeDialog::added, this, [this](const QString &title) {
        Q_EMIT toast(tr("“%1” is an error type now.").arg(title), false);
        m_desk->reload();
    });
    dialog->open();
}

void ErrorsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_overview->retranslate();
        m_coding->retranslate();
        if (m_entered)
            m_desk->reload();
    }
}

void ErrorsPage::retranslate()
{
    m_header->setTitle(tr("Errors"));
    m_tabs->setOptions({{tabCodes[0], tr("Overview"), QStringLiteral("Alt 1"), {}}, {tabCodes[1], tr("Code"), QStringLiteral("Alt 2"), {}}});
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_tabs->setAccessibleName(tr("Views"));
    m_samples->setAccessibleName(tr("Sample"));
    m_samples->setToolTip(tr("Which sample is looked at"));
    m_noRuns->setSentence(tr("No model has answered yet."));
    m_noRuns->setHint(tr("Set up a run on the Models page, or import replies on the Results page. Their wrong answers are looked into here."));
    m_empty->setSentence(tr("No wrong answers have been drawn yet."));
    m_empty->setHint(tr("A lead draws a sample of wrong answers; experts then say of each why the model is wrong."));
    m_refused->setHint(tr("Error review shows the keys of questions, so that only leads and experts may read it."));
    m_busy->setSentence(tr("Reading the cases…"));
    showState();
}

} // namespace yuyi
