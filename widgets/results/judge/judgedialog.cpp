// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/judge/judgedialog.h"

#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/aside.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <atomic>

namespace yuyi {

namespace {

constexpr int dialogWidth = 760;
constexpr int dialogHeight = 620;
constexpr int weighPauseMs = 250;
constexpr double mostMoney = 1'000'000;

QString textOf(const SentPrompt &prompt)
{
    QStringList parts;
    for (const SentTurn &turn : prompt.turns) {
        for (const SentPart &part : turn.parts)
            parts.append(part.text);
    }
    return parts.join(QLatin1String("\n\n"));
}

int missesOf(const ResultsRun &run)
{
    return static_cast<int>(std::count_if(run.replies.begin(), run.replies.end(), [](const ScoredSlot &slot) {
        return slot.status == ReplyStatus::Answered && slot.result == ResponseResult::Miss && !slot.overruled;
    }));
}

/// Work for another thread, which opens the project by itself.
template <typename Work>
auto onOwnConnection(ProjectAccess &project, Work work)
{
    return [factory = project.sharedFactory(), person = project.person().id,
            work]() -> decltype(work(std::declval<ExtractionService &>())) {
        const auto stores = factory->open();
        if (!stores)
            return passOn(stores);
        ExtractionService service(**stores, factory->folder(), person);
        return work(service);
    };
}

} // namespace

/// One weighing, told from its thread.
struct JudgeDialog::Weighing final : public Progress {
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return stopped; }
    std::atomic<bool> stopped = false;
};

JudgeDialog::JudgeDialog(ResultsPageData &pageData, QWidget *parent) : QDialog(parent), m_pageData(pageData)
{
    setWindowTitle(tr("Read Misses by a Model"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    auto *hint = wrappedLabel(this, TextRole::Soft);
    hint->setText(tr("The model gets the question, the options as they were shown, and the reply. It says which answer the reply gives. It "
                     "gets no image and no answer key. The results of the other scorers stay as they are."));
    auto *sentLabel = plainLabel(this, TextRole::Soft);
    sentLabel->setText(tr("First prompt"));
    m_sent = new QPlainTextEdit(this);
    m_sent->setObjectName(QStringLiteral("judgeSent"));
    m_sent->setReadOnly(true);
    m_sent->setTabChangesFocus(true);
    m_sent->setAccessibleName(tr("First prompt"));
    m_state = wrappedLabel(this, TextRole::Soft);
    m_state->setObjectName(QStringLiteral("judgeState"));
    m_state->setTextFormat(Qt::PlainText);
    m_action = new ActionButton(tr("Start"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    m_action->setObjectName(QStringLiteral("judgeStart"));
    m_action->setAutoDefault(false);
    m_action->setEnabled(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addWidget(m_state, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    m_asked = wrappedLabel(this, TextRole::Soft);
    m_asked->setObjectName(QStringLiteral("judgeAsked"));
    m_retry = new ActionButton(tr("Retry Failed Requests"), {}, ActionButton::Kind::Plain, this);
    m_retry->setObjectName(QStringLiteral("judgeRetry"));
    auto *asked = rowIn();
    asked->addWidget(m_asked, 1);
    asked->addWidget(m_retry);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(hint);
    column->addWidget(buildForm());
    column->addLayout(asked);
    column->addWidget(sentLabel);
    column->addWidget(m_sent, 1);
    column->addLayout(buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(weighPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &JudgeDialog::weigh);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &JudgeDialog::send);
    connect(m_retry, &QAbstractButton::clicked, this, &JudgeDialog::retry);
    const auto ofJudge = [this](const RunId &id) { return m_judge && m_judge->run.id == id; };
    const RunCenter &runs = m_pageData.context().runs;
    connect(&runs, &RunCenter::runChanged, this, [this, ofJudge](const RunId &id) {
        if (ofJudge(id))
            showJudge();
    });
    connect(&runs, &RunCenter::runEnded, this, [this, ofJudge](const RunId &id) {
        if (ofJudge(id))
            changed(); // what is left to ask, and what failed again
    });
    connect(&runs, &RunCenter::refused, this, [this, ofJudge](const RunId &id, const QString &sentence) {
        if (!ofJudge(id))
            return;
        m_state->setText(sentence);
        readJudge();
    });
    showJudge();
    fillRuns();
    connect(m_run, &QComboBox::currentIndexChanged, this, &JudgeDialog::changed);
    connect(m_endpoint, &QComboBox::currentIndexChanged, this, &JudgeDialog::changed);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, [this] {
        m_budgetSet = true;
        changed();
    });
    readEndpoints();
}

JudgeDialog::~JudgeDialog()
{
    if (m_weighing)
        m_weighing->stopped = true;
}

QWidget *JudgeDialog::buildForm()
{
    auto *widget = new QWidget(this);
    auto *form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    m_run = new QComboBox(widget);
    m_run->setObjectName(QStringLiteral("judgeRun"));
    m_run->setAccessibleName(tr("Run whose misses are read"));
    form->addRow(tr("Run whose misses are read"), m_run);
    m_endpoint = new QComboBox(widget);
    m_endpoint->setObjectName(QStringLiteral("judgeEndpoint"));
    m_endpoint->setAccessibleName(tr("Model that reads"));
    form->addRow(tr("Model that reads"), m_endpoint);
    m_budget = new QDoubleSpinBox(widget);
    m_budget->setRange(0, mostMoney);
    m_budget->setDecimals(2);
    m_budget->setObjectName(QStringLiteral("judgeBudget"));
    m_budget->setSpecialValueText(tr("No limit"));
    m_budget->setAccessibleName(tr("Budget"));
    form->addRow(tr("Budget"), m_budget);
    return widget;
}

void JudgeDialog::fillRuns()
{
    const QList<RunId> shown = m_pageData.inSight();
    for (const RunId &id : shown) {
        const ResultsRun *run = m_pageData.run(id);
        if (const int misses = run ? missesOf(*run) : 0; misses > 0) {
            m_run->addItem(tr("%1: %n reply(s) without an answer", nullptr, misses).arg(m_pageData.titleOf(id)), id.value());
        }
    }
}

void JudgeDialog::readEndpoints()
{
    ProjectAccess &project = m_pageData.context().project;
    project.read([person = project.person().id](Stores &stores) { return EndpointService(stores, person).list(); })
        .then(this, m_latestEndpoints.only([this](const Result<QList<Endpoint>> &read) {
            if (!read) {
                m_state->setText(read.error().sentence);
                return;
            }
            const QList<Endpoint> &endpoints = *read;
            for (const Endpoint &one : endpoints)
                m_endpoint->addItem(endpointTitle(one), one.id.value());
            if (endpoints.isEmpty())
                m_state->setText(tr("The project has no endpoint yet. Set one up on the Models page."));
            changed();
        }));
}

ExtractionPlan JudgeDialog::plan() const
{
    ExtractionPlan plan{RunId(m_run->currentData().toUuid()), EndpointId(m_endpoint->currentData().toUuid()), {}};
    if (m_budgetSet)
        plan.budget = m_budget->value();
    return plan;
}

void JudgeDialog::changed()
{
    m_action->setEnabled(false);
    if (m_weighing)
        m_weighing->stopped = true;
    m_weighing.reset();
    if (m_run->currentIndex() >= 0 && m_endpoint->currentIndex() >= 0)
        m_soon.start();
    readJudge();
}

/// How far the chosen model is with the replies of the chosen run.
void JudgeDialog::readJudge()
{
    const ExtractionPlan chosen = plan();
    if (m_judge && (m_judge->run.judged != chosen.run || m_judge->run.endpoint != chosen.endpoint))
        m_judge.reset();
    showJudge();
    if (chosen.run.isNull() || chosen.endpoint.isNull())
        return;
    const auto take = m_latestJudge.only([this, chosen](const Result<QList<ExtractionRun>> &judges) {
        m_judge.reset();
        if (judges) {
            const auto own = std::find_if(judges->begin(), judges->end(),
                                          [&](const ExtractionRun &line) { return line.run.endpoint == chosen.endpoint; });
            if (own != judges->end())
                m_judge = *own;
        } else {
            m_state->setText(judges.error().sentence);
        }
        showJudge();
    });
    runAside(this,
             onOwnConnection(
                 m_pageData.context().project,
                 [run = chosen.run](ExtractionService &service) { return service.runsFor(run); }),
             take);
}

void JudgeDialog::showJudge()
{
    if (!m_budgetSet) {
        const QSignalBlocker silent(m_budget);
        m_budget->setValue(m_judge ? m_judge->run.budget : 0);
    }
    const bool known = m_judge.has_value() && (m_judge->asked > 0 || m_judge->errors > 0);
    m_asked->setVisible(known);
    m_retry->setVisible(known && m_judge->errors > 0);
    if (!known)
        return;
    const QLocale locale;
    const RunLive live = m_pageData.context().runs.run(m_judge->run.id);
    const bool asking = live.run.id == m_judge->run.id && live.program != RunProgram::Nowhere;
    m_retry->setEnabled(!asking && m_judge->run.state != RunState::Cancelled);
    m_asked->setText(asking ? tr("The model is being asked: %1 of %2 requests are done, %3 failed.")
                                  .arg(locale.toString(live.settled), locale.toString(live.requests), locale.toString(live.errorSlots()))
                            : tr("The model was asked about %1 replies: %2 have an answer, %3 have none, %4 requests failed.")
                                  .arg(locale.toString(m_judge->asked), locale.toString(m_judge->read), locale.toString(m_judge->none),
                                       locale.toString(m_judge->errors)));
}

/// The dialog stays and tells how far it is.
void JudgeDialog::retry()
{
    if (!m_judge || !m_retry->isEnabled())
        return;
    m_retry->setEnabled(false);
    Q_EMIT retried(m_judge->run.id);
    m_pageData.context().runs.start({m_judge->run.id}, RunAsk::Errors);
}

void JudgeDialog::weigh()
{
    m_weighing = std::make_shared<Weighing>();
    m_state->setText(tr("Estimating…"));
    const auto then = [this, progress = m_weighing](const Result<LaunchEstimate> &estimate) {
        if (progress == m_weighing)
            takeEstimate(estimate);
    };
    ProjectAccess &project = m_pageData.context().project;
    runAside(this,
             onOwnConnection(project, [plan = plan(), progress = m_weighing](
                                          ExtractionService &service) { return service.estimate(plan, *progress); }),
             then);
    const auto show = m_latestPreview.only([this](const Result<SentPrompt> &prompt) {
        m_sent->setPlainText(prompt ? textOf(*prompt) : prompt.error().sentence);
    });
    runAside(this, onOwnConnection(project, [plan = plan()](ExtractionService &service) { return service.preview(plan); }), show);
}

void JudgeDialog::takeEstimate(const Result<LaunchEstimate> &estimate)
{
    m_weighing.reset();
    if (!estimate) {
        m_state->setText(estimate.error().sentence);
        return;
    }
    const QLocale locale;
    const RunEstimate &total = estimate->total;
    QStringList facts{tr("%n request(s)", nullptr, static_cast<int>(total.requests))};
    facts.append(tr("about %1 input and %2 output tokens").arg(locale.toString(total.tokensInput), locale.toString(total.tokensOutput)));
    for (const auto &[currency, cost] : estimate->costs) {
        if (cost > 0)
            facts.append(QStringLiteral("%1 %2").arg(locale.toString(cost, 'f', 2), currency));
    }
    QStringList sentences{facts.join(tr(" · ", "between facts"))};
    sentences += estimate->notes;
    m_state->setText(sentences.join(u'\n'));
    m_action->setEnabled(!m_sending && total.requests > 0);
}

void JudgeDialog::send()
{
    if (!m_action->isEnabled() || m_sending)
        return;
    m_sending = true;
    m_action->setEnabled(false);
    ProjectAccess &project = m_pageData.context().project;
    project
        .write([plan = plan(), folder = project.factory().folder(), person = project.person().id](Stores &stores) {
            return ExtractionService(stores, folder, person).create(plan);
        })
        .then(this, [this](const Result<Run> &run) {
            m_sending = false;
            if (!run) {
                m_state->setText(run.error().sentence);
                m_action->setEnabled(!m_weighing && !m_soon.isActive()); // to try again
                return;
            }
            Q_EMIT made(run->id);
            accept();
        });
}

void JudgeDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        send();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
