// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/askdialog.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/descriptions/tickedrows.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableWidget>

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>

namespace yuyi {

namespace {

constexpr int dialogWidth = 980;
constexpr int dialogHeight = 640;
constexpr int weighPauseMs = 350;
constexpr int mostPictures = 1'000'000;
constexpr double mostMoney = 1'000'000;
const QString viewCodes[] = {QStringLiteral("words"), QStringLiteral("sent")};

QString noLimit()
{
    return AskDialog::tr("No limit");
}

QString textOf(const SentPrompt &prompt)
{
    QStringList parts{prompt.url};
    for (const SentTurn &turn : prompt.turns) {
        for (const SentPart &part : turn.parts) {
            parts.append(part.isPicture() ? QStringLiteral("[%1, %2 × %3]")
                                                .arg(part.mediaType)
                                                .arg(part.size.width())
                                                .arg(part.size.height())
                                          : part.text);
        }
    }
    return parts.join(QLatin1String("\n\n"));
}

} // namespace

/// One weighing, told from its thread.
struct AskDialog::Weighing final : public Progress {
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return stopped; }
    std::atomic<bool> stopped = false;
};

AskDialog::AskDialog(DescriptionsPageData &pageData, Kind kind, QWidget *parent) : QDialog(parent), m_pageData(pageData), m_kind(kind)
{
    setWindowTitle(kind == Kind::Judge ? tr("Judge Descriptions") : tr("Describe Images"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    auto *both = rowIn(nullptr, 0, spacing::medium);
    both->addWidget(buildForm(), 2);
    both->addWidget(buildWords(), 3);
    m_state = wrappedLabel(this, TextRole::Soft);
    m_state->setObjectName(QStringLiteral("askState"));
    m_state->setTextFormat(Qt::PlainText);
    m_action = new ActionButton(tr("Start"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    m_action->setObjectName(QStringLiteral("askStart"));
    m_action->setAutoDefault(false);
    m_action->setEnabled(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addWidget(m_state, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addLayout(both, 1);
    column->addLayout(buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(weighPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &AskDialog::weigh);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &AskDialog::finish);
    connect(m_endpoints, &QTableWidget::itemChanged, this, &AskDialog::changed);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, [this] {
        m_budgetSet = true;
        if (m_budget->specialValueText() != noLimit())
            m_budget->setSpecialValueText(noLimit());
        changed();
    });
    if (m_runs)
        connect(m_runs, &QTableWidget::itemChanged, this, &AskDialog::changed);
    if (m_picture)
        connect(m_picture, &QCheckBox::toggled, this, &AskDialog::changed);
    if (m_filter) {
        connect(m_filter, &QLineEdit::textChanged, this, &AskDialog::changed);
        connect(m_taskItems, &QCheckBox::toggled, this, &AskDialog::changed);
        connect(m_limit, &QSpinBox::valueChanged, this, &AskDialog::changed);
        connect(m_task, &QComboBox::currentIndexChanged, this, &AskDialog::readPrompt);
    }
    connect(m_words, &QPlainTextEdit::textChanged, this, &AskDialog::changed);
    readPrompt();
}

AskDialog::~AskDialog()
{
    if (m_weighing)
        m_weighing->stopped = true;
}

QWidget *AskDialog::buildForm()
{
    auto *widget = new QWidget(this);
    auto *column = columnIn(widget);
    if (m_kind == Kind::Judge) {
        m_runs = makeTable(2, widget, 0);
        m_runs->setObjectName(QStringLiteral("askRuns"));
        m_runs->setHorizontalHeaderLabels({tr("Model that wrote the descriptions"), tr("Images described")});
        m_runs->setAccessibleName(tr("Descriptions to judge"));
        setStyleProperty(m_runs, "framed", true);
        fillRuns();
        column->addWidget(m_runs, 1);
    }
    m_endpoints = makeTable(2, widget, 0);
    m_endpoints->setObjectName(QStringLiteral("askEndpoints"));
    m_endpoints->setHorizontalHeaderLabels({m_kind == Kind::Judge ? tr("Judge model") : tr("Endpoint"), tr("Model")});
    m_endpoints->setAccessibleName(tr("Models to ask"));
    setStyleProperty(m_endpoints, "framed", true);
    fillEndpoints();
    column->addWidget(m_endpoints, 1);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    if (m_kind == Kind::Describe) {
        m_task = new QComboBox(widget);
        m_task->setAccessibleName(tr("Task"));
        const auto facts = m_pageData.data();
        for (const OfferedTask &one : facts ? facts->tasks : QList<OfferedTask>())
            m_task->addItem(one.task.title.text(), one.task.code);
        m_taskItems = new QCheckBox(tr("Only images that the task covers"), widget);
        m_taskItems->setObjectName(QStringLiteral("askTaskItems"));
        m_taskItems->setChecked(true);
        m_filter = new QLineEdit(widget);
        m_filter->setObjectName(QStringLiteral("askFilter"));
        m_filter->setAccessibleName(tr("Filter"));
        m_filter->setPlaceholderText(tr("field=value, field!=value or field~text"));
        m_limit = new QSpinBox(widget);
        m_limit->setObjectName(QStringLiteral("askLimit"));
        m_limit->setRange(0, mostPictures);
        m_limit->setSpecialValueText(tr("All"));
        m_limit->setAccessibleName(tr("Maximum number of images"));
        form->addRow(tr("Task"), m_task);
        form->addRow(QString(), m_taskItems);
        form->addRow(tr("Filter"), m_filter);
        form->addRow(tr("Maximum number of images"), m_limit);
    } else {
        m_picture = new QCheckBox(tr("Show the image to the judge, too"), widget);
        m_picture->setObjectName(QStringLiteral("askPicture"));
        form->addRow(QString(), m_picture);
    }
    m_budget = new QDoubleSpinBox(widget);
    m_budget->setRange(0, mostMoney);
    m_budget->setDecimals(2);
    m_budget->setObjectName(QStringLiteral("askBudget"));
    m_budget->setSpecialValueText(noLimit());
    m_budget->setAccessibleName(tr("Budget of each run"));
    form->addRow(tr("Budget of each run"), m_budget);
    column->addLayout(form);
    for (QTableWidget *table : {m_endpoints, m_runs}) {
        if (table)
            table->installEventFilter(this);
    }
    return widget;
}

QWidget *AskDialog::buildWords()
{
    auto *widget = new QWidget(this);
    m_views = new ChipRow(ChipRow::Pick::One, widget);
    m_views->setObjectName(QStringLiteral("askViews"));
    m_views->setOptions({{viewCodes[0], tr("Prompt"), {}, {}}, {viewCodes[1], tr("Preview"), {}, {}}});
    m_views->hideKeys();
    m_views->setSelectedOne(viewCodes[0]);
    m_views->setAccessibleName(tr("Views"));
    m_words = new TextField(widget);
    m_words->setObjectName(QStringLiteral("askWords"));
    m_words->setLines(6, 16);
    m_words->setCountVisible(false);
    m_words->setAccessibleName(tr("Prompt"));
    m_sent = new QPlainTextEdit(widget);
    m_sent->setObjectName(QStringLiteral("askSent"));
    m_sent->setReadOnly(true);
    m_sent->setAccessibleName(tr("Preview"));
    m_pages = new QStackedWidget(widget);
    m_pages->addWidget(m_words);
    m_pages->addWidget(m_sent);
    connect(m_views, &ChipRow::chosen, this, [this](const QString &code) {
        m_pages->setCurrentIndex(code == viewCodes[1] ? 1 : 0);
        preview();
    });
    auto *column = columnIn(widget);
    column->addWidget(m_views);
    column->addWidget(m_pages, 1);
    return widget;
}

void AskDialog::fillEndpoints()
{
    const auto facts = m_pageData.data();
    const QList<Endpoint> endpoints = facts ? facts->endpoints : QList<Endpoint>();
    for (const Endpoint &one : endpoints)
        addTickRow(m_endpoints, {endpointTitle(one), one.model}, one.id.value(), endpoints.size() == 1);
    if (m_endpoints->rowCount() > 0)
        m_endpoints->setCurrentCell(0, 0);
}

void AskDialog::fillRuns()
{
    const auto facts = m_pageData.data();
    const QLocale locale;
    for (const DescriptionRun &run : facts ? facts->runs : QList<DescriptionRun>()) {
        // Judge models score descriptions only.
        if (run.isOfQuestions())
            continue;
        addTickRow(m_runs,
                   {modelTitle(run.run),
                    tr("%1 of %2", "described, pictures")
                        .arg(locale.toString(run.described), locale.toString(run.requests()))},
                   run.run.id.value(), run.run.id == facts->chosen);
    }
}

QString AskDialog::task() const
{
    return m_task ? m_task->currentData().toString() : QString();
}

/// Empty where nothing was changed: the newest version is used.
QString AskDialog::words() const
{
    const QString text = m_words->text().trimmed();
    return text == m_stored.trimmed() ? QString() : text;
}

void AskDialog::readPrompt()
{
    QString code = task();
    if (m_kind == Kind::Judge && m_pageData.run() && !m_pageData.run()->isOfQuestions())
        code = taskOf(m_pageData.run()->run.configuration);
    m_pageData.context()
        .project
        .read([code, judge = m_kind == Kind::Judge, folder = m_pageData.context().project.factory().folder(),
               person = m_pageData.context().project.person().id](Stores &stores) {
            return DescriptionService(stores, folder, person).prompt(code, judge);
        })
        .then(this, [this](const Result<QString> &prompt) {
            if (prompt) {
                m_stored = *prompt;
                m_words->setText(*prompt);
            } else {
                m_state->setText(prompt.error().sentence);
            }
            changed();
        });
}

AskPlan AskDialog::plan() const
{
    RunPlan run;
    if (m_budgetSet)
        run.budget = m_budget->value();
    for (const QUuid &id : tickedRows(m_endpoints))
        run.endpoints.append(EndpointId(id));
    if (m_kind == Kind::Judge) {
        JudgePlan plan;
        for (const QUuid &id : tickedRows(m_runs))
            plan.descriptions.append(RunId(id));
        plan.withPicture = m_picture->isChecked();
        plan.prompt = words();
        plan.run = run;
        return AskPlan(plan);
    }
    DescriptionPlan plan;
    plan.task = task();
    plan.taskItems = m_taskItems->isChecked();
    plan.prompt = words();
    plan.run = run;
    plan.run.items.limit = m_limit->value();
    return AskPlan(plan, m_filter->text());
}

void AskDialog::changed()
{
    m_action->setEnabled(false);
    if (m_weighing)
        m_weighing->stopped = true;
    m_weighing.reset();
    m_soon.start();
}

namespace {

/// Work for another thread, which opens the project by itself.
template <typename Done>
auto aside(ProjectAccess &project, Done done)
{
    return
        [factory = project.sharedFactory(), person = project.person().id,
         done]() -> decltype(done(std::declval<DescriptionService &>(), std::declval<Stores &>())) {
            const auto stores = factory->open();
            if (!stores)
                return passOn(stores);
            DescriptionService service(**stores, factory->folder(), person);
            return done(service, **stores);
        };
}

} // namespace

void AskDialog::weigh()
{
    m_weighing = std::make_shared<Weighing>();
    m_state->setText(tr("Estimating…"));
    using Weighed = std::pair<LaunchEstimate, QList<double>>;
    const auto then = [this, progress = m_weighing](const Result<Weighed> &weighed) {
        if (progress != m_weighing)
            return;
        if (weighed)
            showBudget(weighed->second);
        takeEstimate(weighed.map([](const Weighed &both) { return both.first; }));
    };
    runAside(this,
             aside(m_pageData.context().project,
                   [plan = plan(), progress = m_weighing](DescriptionService &service, Stores &stores) -> Result<Weighed> {
                       const auto budgets = plan.keptBudgets(service, stores);
                       if (!budgets)
                           return passOn(budgets);
                       return plan.estimate(service, stores, *progress).map([&](const LaunchEstimate &estimate) {
                           return Weighed(estimate, *budgets);
                       });
                   }),
             then);
    preview();
}

void AskDialog::takeEstimate(const Result<LaunchEstimate> &estimate)
{
    m_weighing.reset();
    if (!estimate) {
        m_state->setText(estimate.error().sentence);
        return;
    }
    const QLocale locale;
    const RunEstimate &total = estimate->total;
    QStringList lines{tr("%n request(s)", nullptr, static_cast<int>(total.requests))};
    lines.append(tr("about %1 input and %2 output tokens").arg(locale.toString(total.tokensInput), locale.toString(total.tokensOutput)));
    for (const auto &[currency, cost] : estimate->costs) {
        if (cost > 0)
            lines.append(QStringLiteral("%1 %2").arg(locale.toString(cost, 'f', 2), currency));
    }
    QStringList sentences{lines.join(tr(" · ", "between facts"))};
    sentences += estimate->notes;
    if (!estimate->unreadable.isEmpty())
        sentences.append(tr("%n image(s) cannot be sent and will count as request errors.", nullptr,
                            static_cast<int>(estimate->unreadable.size())));
    m_state->setText(sentences.join(u'\n'));
    m_action->setEnabled(!m_sending && total.requests > 0);
}

/// Where nothing is typed, runs that go on keep their budgets.
void AskDialog::showBudget(const QList<double> &kept)
{
    if (m_budgetSet)
        return;
    const bool same = std::adjacent_find(kept.begin(), kept.end(), std::not_equal_to<>()) == kept.end();
    const QSignalBlocker silent(m_budget);
    m_budget->setSpecialValueText(same ? noLimit() : tr("As stored for each run"));
    m_budget->setValue(same ? kept.value(0) : 0);
}

void AskDialog::preview()
{
    if (m_pages->currentIndex() != 1)
        return;
    const auto then = m_latestPreview.only([this](const Result<SentPrompt> &prompt) {
        m_sent->setPlainText(prompt ? textOf(*prompt) : prompt.error().sentence);
    });
    runAside(this,
             aside(m_pageData.context().project,
                   [plan = plan()](DescriptionService &service, Stores &stores) { return plan.preview(service, stores); }),
             then);
}

void AskDialog::finish()
{
    if (!m_action->isEnabled() || m_sending)
        return;
    m_sending = true;
    m_action->setEnabled(false);
    const auto take = [this](const Result<QList<Run>> &done) {
        // What is wrong with the plan is said by whoever makes the runs.
        if (!done || done->isEmpty()) {
            send(SameRuns::GoOn);
            return;
        }
        m_sending = false;
        m_action->setEnabled(true);
        askAgain(*done);
    };
    runAside(this,
             aside(m_pageData.context().project,
                   [plan = plan()](DescriptionService &service, Stores &stores) { return plan.alreadyDone(service, stores); }),
             take);
}

void AskDialog::askAgain(const QList<Run> &done)
{
    int left = 0; // descriptions that came after the judge
    const auto facts = m_pageData.data();
    for (const DescriptionRun &run : facts->runs) {
        for (const DescriptionRun &judge : run.judges) {
            if (std::any_of(done.begin(), done.end(), [&](const Run &one) { return one.id == judge.run.id; }))
                left += judge.missing;
        }
    }
    const QString text = tr("%n run(s) are already done with the same model, images, prompt and parameters. "
                            "Running them again sends every request again.",
                            nullptr, static_cast<int>(done.size()));
    if (left == 0) {
        m_pageData.context().prompts.confirm(this, tr("Ask Again"), text, tr("Ask Again"), [this] { send(SameRuns::GoOn); });
        return;
    }
    const QStringList lines{text,
                            tr("%n description(s) of these runs are not judged yet. Continuing sends only the requests about these.",
                               nullptr, left),
                            tr("If you set a budget here, a continued run uses it. Otherwise the run keeps its own budget.")};
    m_pageData.context().prompts.choose(
        this, tr("New Descriptions"), lines.join(QStringLiteral("\n\n")), {tr("Continue"), tr("Ask Again")},
        [this](int action) { send(action == 0 ? SameRuns::Found : SameRuns::GoOn); });
}

void AskDialog::send(SameRuns same)
{
    m_sending = true;
    m_action->setEnabled(false);
    const auto take = [this](const Result<QList<Run>> &runs) {
        m_sending = false;
        if (!runs) {
            m_state->setText(runs.error().sentence);
            return;
        }
        QList<RunId> ids;
        for (const Run &run : *runs)
            ids.append(run.id);
        Q_EMIT made(ids);
        accept();
    };
    ProjectAccess &project = m_pageData.context().project;
    project
        .write([plan = plan(), same, folder = project.factory().folder(), person = project.person().id](Stores &stores) {
            DescriptionService service(stores, folder, person);
            return plan.create(service, stores, same);
        })
        .then(this, take);
}

bool AskDialog::eventFilter(QObject *watched, QEvent *event)
{
    auto *table = qobject_cast<QTableWidget *>(watched);
    if (table && event->type() == QEvent::KeyPress && table->currentRow() >= 0 && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        QTableWidgetItem *first = table->item(table->currentRow(), 0);
        first->setCheckState(first->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void AskDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
