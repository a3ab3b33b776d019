// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/suspectsview.h"

#include "models/exchange/textfile.h"
#include "models/items/pictureloader.h"
#include "models/services/errors/suspectreport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/layouts.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/statestack.h"
#include "widgets/controls/tables.h"
#include "widgets/errors/suspectdetail.h"
#include "widgets/errors/suspectfilters.h"
#include "widgets/errors/suspectsmodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/shell/pagecommands.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/shell/prompts.h"
#include "widgets/shell/savefile.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastSuspects = 340;   // pixels at scale 1
constexpr int fewColumns = 430;      // below, people and score stand in the detail alone

} // namespace

SuspectsView::SuspectsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new SuspectsController(context.project, this))
{
    build();
    connectParts();
    fit();
    m_filters->setPreset(m_context.project.info().preset);
    retranslate();
    m_controller->setRules(m_filters->rules());
}

void SuspectsView::build()
{
    m_practice = new PracticeSwitch(this);
    m_filters = new SuspectFilters(this);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 6);
    m_detail = new SuspectDetail(m_context, split);
    split->addPart(m_detail, 5);
    keepSizes(split, m_context.settings, QStringLiteral("errors-suspects"), {6000, 5000});
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("suspectsEmpty"));
    m_empty->setIcon(QStringLiteral("check"));
    m_stack->showBusy();
    auto *column = columnIn(this);
    column->addWidget(m_practice);
    column->addWidget(m_filters);
    column->addWidget(m_stack, 1);
}

void SuspectsView::connectParts()
{
    connect(m_filters, &SuspectFilters::narrowedChanged, this, &SuspectsView::showList);
    connect(m_filters, &SuspectFilters::reasonChosen, this, [this] {
        showList();
        m_table->setFocus();
    });
    connect(m_filters, &SuspectFilters::rulesChanged, this, [this] { m_controller->setRules(m_filters->rules()); });
    connect(m_practice, &PracticeSwitch::wantedChanged, m_controller, &SuspectsController::setWithPractice);
    connect(m_controller, &SuspectsController::read, this, [this] { m_filters->setPreset(m_context.project.info().preset); });
    connect(m_controller, &SuspectsController::found, this, [this] {
        const ResultsData &results = m_controller->foundIn()->results;
        m_practice->setState(holdsPractice(results), m_controller->withPractice(), results.practiceLeftOut);
        showList();
    });
    connect(m_controller, &SuspectsController::acted, this, &SuspectsView::acted);
    connect(m_controller, &SuspectsController::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_controller, &SuspectsController::failed, this, &SuspectsView::failed);
    connect(m_controller, &SuspectsController::handedOver, this, [this] {
        m_practice->setState(false, false, 0);
        m_model->setSuspects({}, {});
        m_detail->clear();
        m_stack->showBusy();
    });
    connect(&Theme::of(this), &Theme::changed, this, &SuspectsView::fit);
}

void SuspectsView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const PageCommands add(commands, "errors", [this] { return m_controller->isEntered(); });
    const auto open = [this] { return mayAct() && current()->state != SuspectState::InReview; };
    add("suspect-send-back", [] { return tr("Return to Review"); }, [this] { act(Act::SendBack); }, open);
    add("suspect-stands", [] { return tr("Keep Question"); }, [this] { act(Act::Stands); },
        [this] { return mayAct() && current()->state != SuspectState::LookedAt; });
    add("suspect-author", [] { return tr("Return to Author"); }, [this] { act(Act::Author); }, open);
    add("suspect-again", [] { return tr("List Again"); }, [this] { act(Act::Again); },
        [this] { return mayAct() && current()->state == SuspectState::LookedAt; });
    add("suspect-note", [] { return tr("Write Note on Suspected Error"); },
        [this] { m_detail->note()->setFocus(Qt::ShortcutFocusReason); }, [this] { return mayAct(); });
    add("suspect-results", [] { return tr("Open in Results"); }, [this] { openInResults(); },
        [this] { return current() != nullptr; });
    add("suspect-reason", [] { return tr("Filter by Next Reason"); }, [this] { m_filters->nextReason(); },
        [this] { return m_controller->data() != nullptr; });
    add("suspect-table", [] { return tr("Export Suspected Errors…"); }, [this] { exportTable(); },
        [this] { return m_model->rowCount() > 0; });
    m_detail->setActions();
    connect(m_detail->note(), &LineField::escaped, m_table, qOverload<>(&QWidget::setFocus));
}

QWidget *SuspectsView::buildList()
{
    auto *panel = new QWidget(this);
    m_table = new QTableView(panel);
    m_table->setObjectName(QStringLiteral("suspects"));
    prepareTable(m_table);
    m_model = new SuspectsModel(m_context.pictures, this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SuspectsModel::Score, Qt::DescendingOrder);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setResizeContentsPrecision(40);   // a few rows tell how wide a column must be
    for (int i = 0; i < suspectColumns; ++i)
        head->setSectionResizeMode(i, QHeaderView::ResizeToContents);
    head->setSectionResizeMode(SuspectsModel::Picture, QHeaderView::Fixed);
    head->setSectionResizeMode(SuspectsModel::Stem, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SuspectsView::showCurrent);
    connect(m_table, &QTableView::activated, this, &SuspectsView::openInResults);
    fillWith(panel, m_table);
    return panel;
}

/// Sizes that follow the font scale.
void SuspectsView::fit()
{
    const Theme &theme = Theme::of(this);
    const QSize picture(theme.px(72), theme.px(48));
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->setIconSize(picture);
    m_table->setColumnWidth(SuspectsModel::Picture, picture.width() + 2 * spacing::small);
    m_table->horizontalHeader()->setMinimumSectionSize(theme.px(52));
    m_table->verticalHeader()->setDefaultSectionSize(picture.height() + spacing::small);
    m_table->setMinimumWidth(theme.px(leastSuspects));
}

void SuspectsView::fitColumns()
{
    const bool narrow = m_table->width() < Theme::of(this).px(fewColumns);
    for (const int column : {SuspectsModel::People, SuspectsModel::Score})
        m_table->setColumnHidden(column, narrow);
}

void SuspectsView::enter()
{
    m_controller->enter();
    m_table->setFocus();
    m_context.commands.refresh();
}

void SuspectsView::leave()
{
    m_controller->leave();
}

void SuspectsView::look(const QuestionVersionId &version)
{
    m_wanted = version;
    if (isEntered() && isComplete())
        showList();
}

void SuspectsView::showList()
{
    const auto facts = m_controller->data();
    if (!facts)
        return;
    m_filters->showCounts(m_controller->suspects(), facts->results);
    const Suspect *before = current();
    const QuestionVersionId kept = !m_wanted.isNull() ? m_wanted : before ? before->version : m_detail->version();
    const int row = std::max(0, m_table->currentIndex().row());
    {
        // The question looked at stays, so that a reply coming in moves nothing.
        const QSignalBlocker blocker(m_table->selectionModel());
        m_model->setSuspects(m_filters->narrowed(m_controller->suspects(), true), facts->facts.images);
        const int known = m_model->rowOf(kept);
        if (m_model->rowCount() > 0)
            m_table->setCurrentIndex(m_model->index(known >= 0 ? known : std::min(row, m_model->rowCount() - 1), 0));
    }
    if (m_model->rowOf(m_wanted) >= 0)
        m_wanted = {};
    m_stack->showWorkIf(m_model->rowCount() > 0);
    m_table->viewport()->update();
    showCurrent();
}

const Suspect *SuspectsView::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->rows().at(row) : nullptr;
}

void SuspectsView::showCurrent()
{
    if (const Suspect *suspect = current()) {
        m_detail->showSuspect(*suspect, m_controller->data());
        m_table->scrollTo(m_table->currentIndex());
        QList<Image> ahead;
        for (const int step : {1, 2, -1}) {
            const int row = m_table->currentIndex().row() + step;
            if (row >= 0 && row < m_model->rowCount())
                ahead.append(m_controller->data()->facts.images.value(m_model->rows().at(row).image));
        }
        m_context.pictures.prefetch(ahead);
    } else {
        m_detail->clear();
    }
    m_context.commands.refresh();
}

bool SuspectsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_J ? 1 : key->key() == Qt::Key_K ? -1 : 0;
        if (step != 0 && key->modifiers() == Qt::NoModifier) {
            walk(step);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SuspectsView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

bool SuspectsView::mayAct() const
{
    return current() != nullptr && m_controller->mayAct();
}

void SuspectsView::act(Act what)
{
    if (const Suspect *chosen = current())
        m_controller->act(what, *chosen, m_detail->note()->text().trimmed());
}

/// The list moves on at once; what was written is read again soon.
void SuspectsView::acted(Act what, const Suspect &suspect)
{
    m_detail->note()->setText({});
    const int row = m_table->currentIndex().row();
    if (current() && current()->version == suspect.version)
        m_detail->clear();   // the next one takes its place
    m_model->setSuspects({}, {});
    showList();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), 0));
    m_table->setFocus();
    switch (what) {
    case Act::SendBack: Q_EMIT toast(tr("%1 is now with the team: its discussion is open on the Validate page.").arg(suspect.itemId), false); break;
    case Act::Author: Q_EMIT toast(tr("%1 was returned to its author.").arg(suspect.itemId), false); break;
    case Act::Stands: Q_EMIT toast(tr("%1 is kept. It will be listed again if there is new evidence.").arg(suspect.itemId), false); break;
    case Act::Again: Q_EMIT toast(tr("%1 is listed again.").arg(suspect.itemId), false); break;
    }
}

void SuspectsView::openInResults()
{
    const Suspect *suspect = current();
    if (!suspect)
        return;
    Location location;
    location.page = PageId::Results;
    location.field = QStringLiteral("item");
    location.record = suspect->version.value();
    Q_EMIT goTo(location);
}

void SuspectsView::exportTable()
{
    const auto facts = m_controller->foundIn();
    if (!facts)
        return;
    if (const auto allowed = m_practice->mayLeave(); !allowed) {
        Q_EMIT failed(allowed.error().sentence);
        return;
    }
    askAndSave(
        m_context.prompts, this, {tr("Suspected errors"), QStringLiteral("suspects.csv"), tr("Tables (*.csv)")},
        [facts, list = m_model->rows()](const QString &path) { return saveText(path, byteOrderMark + suspectsCsv(facts->results, list)); },
        tr("The table is saved."));
}

void SuspectsView::retranslate()
{
    m_filters->retranslate();
    m_table->setAccessibleName(tr("Suspected questions"));
    m_stack->busy()->setSentence(tr("Comparing answers…"));
    m_empty->setSentence(tr("No suspected errors here."));
    m_empty->setHint(tr("A question is listed when models or people agree on an option other than the key, "
                        "models are correct without the image, experts or validators reported a problem, or the "
                        "longest option reveals the key."));
    m_model->retranslate();
    m_detail->retranslate();
    showList();
}

} // namespace yuyi
