// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/rundetail.h"

#include "models/items/pictureloader.h"
#include "models/services/runs/prompts/tokenestimate.h"
#include "models/services/runs/runner/advice.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/programname.h"
#include "models/services/session/projectaccess.h"
#include "models/stores/imagestore.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/runs/figurerow.h"
#include "widgets/runs/figuretext.h"
#include "widgets/runs/progress/repliesmodel.h"
#include "widgets/runs/progress/resultbar.h"
#include "widgets/runs/progress/runcelldelegate.h"
#include "widgets/runs/progress/runsmodel.h"
#include "widgets/runs/progress/troublelist.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/jobs/jobtext.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int thumbnailSize = 30;
constexpr int repliesHeight = 170;
constexpr int troubleHeight = 96;
constexpr int costPosition = 5; // among the figures

/// The computers of programs, each with the number of its process.
QString computersOf(const QStringList &programs)
{
    QStringList titles;
    for (const QString &program : programs)
        titles.append(programTitle(program));
    return QLocale().createSeparatedList(titles);
}
} // namespace

RunDetail::RunDetail(PageContext context, QWidget *parent) : QScrollArea(parent), m_context(context)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    auto *column = columnIn(page, 0, spacing::medium);
    column->addWidget(buildHead());
    column->addWidget(buildLists(), 1);
    setWidget(page);
    retranslate();
}

QWidget *RunDetail::buildHead()
{
    auto *head = new QWidget(this);
    makePanel(head);
    auto *column = columnIn(head, spacing::medium);
    auto *line = new QHBoxLayout;
    m_title = wrappedLabel(head, TextRole::Section);
    m_title->setObjectName(QStringLiteral("runTitle"));
    m_state = new Badge(head);
    m_state->setObjectName(QStringLiteral("runState"));
    line->addWidget(m_title, 1);
    line->addWidget(m_state, 0, Qt::AlignTop);
    column->addLayout(line);
    m_program = wrappedLabel(head, TextRole::Small);
    // Sentences come and go with the state; what is below stays where it is.
    m_program->setMinimumHeight(2 * QFontMetrics(Theme::of(this).font(TextRole::Small)).lineSpacing());
    m_program->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(m_program);
    auto *buttons = new QWidget(head);
    auto *flow = new FlowLayout(buttons, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const char *id :
         {"models.resume", "models.help", "models.pause", "models.errors", "models.results", "models.cancel", "models.hide"}) {
        QAction *action = m_context.commands.action(QLatin1String(id));
        auto *button = new ActionButton(action, ActionButton::Kind::Plain, buttons);
        flow->addWidget(button);
        if (QLatin1String(id) == QLatin1String("models.resume"))
            m_resume = button;
        else if (QLatin1String(id) == QLatin1String("models.help"))
            m_help = button;
    }
    column->addWidget(buttons);
    m_figures = new FigureRow(TextRole::Section, head);
    m_figures->setObjectName(QStringLiteral("runFigures"));
    column->addWidget(m_figures);
    m_bar = new ResultBar(head);
    column->addWidget(m_bar);
    return head;
}

QWidget *RunDetail::buildLists()
{
    auto *lists = new QWidget(this);
    makePanel(lists);
    auto *column = new QVBoxLayout(lists);
    column->setContentsMargins(1, 1, 1, spacing::medium);
    column->setSpacing(spacing::small);
    m_replies = new RepliesModel(m_context.pictures, this);
    m_table = new QTableView(lists);
    m_table->setObjectName(QStringLiteral("lastReplies"));
    prepareTable(m_table, false);
    m_table->setModel(m_replies);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *badges = new RunCellDelegate(RunCellDelegate::Kind::Badge, RepliesModel::HeadingRole, RepliesModel::ToneRole,
                                       RepliesModel::ShareRole, m_table);
    m_table->setItemDelegateForColumn(RepliesModel::Verdict, badges);
    const auto size = [this] {
        const int edge = Theme::of(this).px(thumbnailSize);
        m_table->setIconSize({edge, edge});
        m_table->verticalHeader()->setMinimumSectionSize(edge + spacing::small);
        m_table->verticalHeader()->setDefaultSectionSize(edge + spacing::small);
        m_table->setMinimumHeight(Theme::of(this).px(repliesHeight));
        const QFontMetrics body(Theme::of(this).font(TextRole::Body));
        m_table->setColumnWidth(RepliesModel::Item, edge + body.horizontalAdvance(QStringLiteral("test-0000")) + 4 * spacing::small);
        m_table->setColumnWidth(RepliesModel::Letter, body.horizontalAdvance(tr("Extracted")) + 4 * spacing::small);
        int widest = 0;
        for (const auto &[result, code] : codesOf(ResponseResult{}))
            widest = std::max(widest, badgeSize(Theme::of(this), titleOf(result)).width());
        m_table->setColumnWidth(RepliesModel::Verdict, widest + 2 * spacing::small);
        const QString time = m_replies->headerData(RepliesModel::Time, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->setColumnWidth(
            RepliesModel::Time,
            std::max(body.horizontalAdvance(QStringLiteral("000.0 s")) + 3 * spacing::small,
                     m_table->horizontalHeader()->fontMetrics().horizontalAdvance(time)
                         + 4 * spacing::small));
    };
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setSectionsClickable(false);
    head->setSectionResizeMode(RepliesModel::Words, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const Image image = m_replies->image(index.row());
        if (!image.id.isNull())
            Q_EMIT itemOpened(m_run.run.id, image.id);
    });
    column->addWidget(m_table, 3);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(spacing::medium, 0, spacing::medium, 0);
    below->setSpacing(spacing::tiny);
    m_troubleTitle = plainLabel(lists, TextRole::Section);
    m_troubleTitle->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_trouble = new TroubleList(lists);
    m_trouble->setObjectName(QStringLiteral("runTrouble"));
    below->addWidget(m_troubleTitle);
    below->addWidget(m_trouble, 1);
    column->addLayout(below, 2);
    size();
    connect(&Theme::of(this), &Theme::changed, this, size);
    return lists;
}

QString RunDetail::programText() const
{
    const Run &run = m_run.run;
    QStringList parts;
    const int programs = static_cast<int>(m_run.helpers.size());
    const QString where = computersOf(m_run.helpers);
    if (m_run.program == RunProgram::Elsewhere)
        parts.append(tr("%n other program(s) work on this run (%1). “Help with Run” lets this program send a part of the requests; "
                        "“Pause” pauses the run for all.",
                        nullptr, programs)
                         .arg(where));
    else if (programs > 1)
        parts.append(tr("%n program(s) work on this run together (%1). “Pause” pauses it for all; if you close this window, the "
                        "others go on.",
                        nullptr, programs)
                         .arg(where));
    else if (m_run.interrupted)
        parts.append(tr("The program stopped during this run. “Resume” sends only the requests that are not finished."));
    else if (m_run.incomplete())
        parts.append(tr("Some requests failed temporarily, so the accuracy is not final. Resume the run to send them again."));
    parts.append(tr("%1, temperature %2, options: %3, %n repeat(s)", "model, temperature, order of options", run.repeats)
                     .arg(modelTitle(run),
                          run.parameters.temperature ? QLocale().toString(*run.parameters.temperature, 'g', 3) : tr("server "
                                                                                                                    "default"),
                          titleOf(run.order)));
    if (m_run.atOnce > 1) {
        parts.append(tr("%1, %n reply(s), up to %2 items in one request", nullptr, m_run.requests)
                         .arg(m_run.itemSetName, QLocale().toString(m_run.atOnce)));
    } else {
        parts.append(tr("%1, %n request(s)", nullptr, m_run.requests).arg(m_run.itemSetName));
    }
    return parts.join(QStringLiteral(" · "));
}

void RunDetail::setRun(const RunLive &run)
{
    const bool other = run.run.id != m_run.run.id;
    m_run = run;
    showNumbers();
    if (other)
        m_table->scrollToTop();
    m_replies->setReplies(run.last);
    showTrouble();
    // Where nothing can go wrong any more and nothing did, the replies have the room.
    const bool quiet = run.program == RunProgram::Nowhere && run.errorSlots() == 0 && run.errors.isEmpty() && run.run.message.isEmpty();
    m_trouble->setMaximumHeight(quiet ? Theme::of(this).px(troubleHeight) / 2 : QWIDGETSIZE_MAX);
    m_trouble->setMinimumHeight(quiet ? 0 : Theme::of(this).px(troubleHeight));
    loadImages();
}

void RunDetail::showNumbers()
{
    const QLocale locale;
    const Run &run = m_run.run;
    m_title->setText(tr("%1 with %2")
                         .arg(m_run.endpointName.isEmpty() ? run.model : m_run.endpointName,
                              m_run.configurationTitle.isEmpty() ? run.configuration
                                                                 : m_run.configurationTitle));
    m_state->show(stateText(m_run), stateTone(m_run));
    // One of the two can be meant.
    m_help->setVisible(m_run.program == RunProgram::Elsewhere);
    m_resume->setVisible(m_run.program != RunProgram::Elsewhere);
    const QString program = programText();
    if (m_program->text() != program)
        m_program->setText(program);
    const bool active = m_run.program == RunProgram::Here || m_run.program == RunProgram::Elsewhere;
    const QString none = QStringLiteral("–");
    const bool priced = !run.isPractice() && (run.priceInput > 0 || run.priceOutput > 0);
    m_figures->setName(costPosition, run.budget > 0 ? tr("Cost (budget %1)").arg(moneyText(run.budget, run.currency)) : tr("Cost"));
    m_figures->setFigures(
        {tr("%1 / %2").arg(locale.toString(m_run.settled), locale.toString(m_run.requests)),
         active ? locale.toString(m_run.perMinute, 'f', m_run.perMinute < 10 ? 1 : 0) : none,
         active && m_run.secondsLeft >= 0 ? durationText(m_run.secondsLeft) : none,
         m_run.program == RunProgram::Here ? tr("%1 / %2").arg(locale.toString(m_run.inFlight), locale.toString(m_run.width)) : none,
         tr("%1 + %2", "tokens in and out").arg(shortNumber(m_run.figures.tokensInput), shortNumber(m_run.figures.tokensOutput)),
         !priced                               ? none
         : isCostEstimated(run, m_run.figures) ? tr("≈ %1").arg(moneyText(m_run.figures.cost, run.currency))
                                               : moneyText(m_run.figures.cost, run.currency)});
    m_figures->setToolTip(!priced ? tr("The endpoint has no price: the cost is unknown.")
                          : isCostEstimated(run, m_run.figures)
                              ? tr("The server does not report token counts: the cost is an estimate.")
                              : QString());
    m_bar->setVisible(run.kind == RunKind::Questions);
    ResultBar::Counts counts;
    counts.correct = m_run.figures.correct;
    counts.incorrect = m_run.figures.incorrect;
    counts.miss = m_run.figures.miss;
    counts.error = m_run.errorSlots();
    counts.total = m_run.requests;
    m_bar->setCounts(counts);
}

void RunDetail::showTrouble()
{
    RunLive shown = m_run;
    const bool fromStore = m_run.errorSlots() > 0 && (m_run.program == RunProgram::Nowhere || m_run.errors.isEmpty());
    if (fromStore) {
        if (m_errorsOf != m_run.run.id || m_errorsCounted != m_run.errorSlots())
            loadErrors();
        if (m_errorsRead)
            shown.errors = m_errors;
    }
    m_trouble->setRun(shown);
}

void RunDetail::loadErrors()
{
    m_errorsOf = m_run.run.id;
    m_errorsCounted = m_run.errorSlots();
    m_errorsRead = false;
    m_context.project.read([id = m_errorsOf](Stores &stores) { return storedErrors(stores, id); })
        .then(this, [this, id = m_errorsOf, counted = m_errorsCounted](const Result<QList<LiveErrors>> &errors) {
            if (id != m_errorsOf || counted != m_errorsCounted)
                return;
            if (!errors) {
                Q_EMIT failed(errors.error().sentence);
                return;
            }
            m_errors = *errors;
            m_errorsRead = true;
            if (m_run.run.id == id)
                showTrouble();
        });
}

void RunDetail::loadImages()
{
    if (m_imagesOf == m_run.run.itemSet)
        return;
    m_imagesOf = m_run.run.itemSet;
    using Images = QHash<QuestionVersionId, Image>;
    m_context.project
        .read([set = m_imagesOf, folder = m_context.project.factory().folder(), person = m_context.project.person().id](
                  Stores &stores) { return RunService(stores, folder, person).imagesOf(set); })
        .then(this, [this, set = m_imagesOf](const Result<Images> &images) {
            if (set != m_imagesOf)
                return;
            if (images)
                m_replies->setImages(*images);
            else
                Q_EMIT failed(images.error().sentence);
        });
}

void RunDetail::retranslate()
{
    m_figures->setNames({tr("Finished"), tr("Replies/min"), tr("Time left"), tr("In progress"), tr("Tokens in + out"), tr("Cost")},
                        {3, 2, 3, 2, 4, 4});
    m_troubleTitle->setText(tr("Errors and retries"));
    m_table->setAccessibleName(tr("Latest responses"));
    m_trouble->setAccessibleName(tr("Errors and retries"));
    m_replies->retranslate();
    m_trouble->retranslate();
    if (!m_run.run.id.isNull())
        showNumbers();
}

} // namespace yuyi
