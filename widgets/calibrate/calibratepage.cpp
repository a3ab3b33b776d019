// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/calibratepage.h"

#include "widgets/calibrate/calibratecontroller.h"
#include "widgets/calibrate/differenceview.h"
#include "widgets/calibrate/guidelineeditor.h"
#include "widgets/calibrate/newbatchdialog.h"
#include "widgets/calibrate/revealview.h"
#include "widgets/calibrate/takerstable.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QListWidget>

#include <utility>

namespace yuyi {

namespace {

constexpr int listWidth = 150;
const QString batchesView = QStringLiteral("batches");
const QString guidelineView = QStringLiteral("guideline");

QString titleOf(CalibrationState state)
{
    switch (state) {
    case CalibrationState::Labelling: return CalibratePage::tr("Being labelled");
    case CalibrationState::Revealed: return CalibratePage::tr("Revealed");
    case CalibrationState::Closed: return CalibratePage::tr("Closed");
    }
    return {};
}

} // namespace

CalibratePage::CalibratePage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new CalibrateController(context.project, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_controller->select(row);
        showBatch();
    });
    connect(m_views, &ChipRow::chosen, this, [this](const QString &code) { showView(code == guidelineView); });
    connect(m_reveal, &RevealView::changed, this, [this] {
        m_banner->hide(); // what it asked for is done
        m_controller->load();
    });
    connect(m_reveal->difference(), &DifferenceView::outcomeSaved, this, [this] {
        setFocus(Qt::OtherFocusReason); // J goes on
        Q_EMIT toast(tr("The outcome is saved."), false);
    });
    connect(m_reveal, &RevealView::newClauseWanted, this, &CalibratePage::writeClause);
    const auto fail = [this](const Error &error) {
        m_banner->show(error.code == ErrorCode::Environment ? Tone::Bad : Tone::Attention, error.sentence);
    };
    connect(m_reveal, &RevealView::failed, this, fail);
    connect(m_guideline, &GuidelineEditor::failed, this, fail);
    connect(m_guideline, &GuidelineEditor::loaded, this, [this] { m_context.commands.refresh(); });
    connect(m_guideline, &GuidelineEditor::viewChanged, this, [this] {
        retranslate();
        m_context.commands.refresh();
    });
    connect(m_guideline, &GuidelineEditor::published, this, [this](int number) {
        Q_EMIT toast(tr("Version %1 of the guideline is now in force.").arg(number), false);
        const QString clause = std::exchange(m_newClause, {});
        if (clause.isEmpty() || !m_controller->current())
            return;
        // Back to the difference that it was written for.
        showView(false);
        m_reveal->difference()->chooseClause(clause);
        m_controller->load();
    });
    connectController();
    retranslate();
}

void CalibratePage::connectController()
{
    connect(m_controller, &CalibrateController::loaded, this, &CalibratePage::showBatches);
    connect(m_controller, &CalibrateController::failed, this, &CalibratePage::fail);
    connect(m_controller, &CalibrateController::refused, this,
            [this](const QString &sentence) { m_banner->show(Tone::Attention, sentence); });
    connect(m_controller, &CalibrateController::done, this, [this](const QString &sentence) {
        m_banner->hide();
        Q_EMIT toast(sentence, false);
    });
    connect(m_controller, &CalibrateController::revealRead, this, &CalibratePage::showReveal);
    connect(m_controller, &CalibrateController::revealPossible, this, &CalibratePage::confirmReveal);
    connect(m_controller, &CalibrateController::revealEarly, this, &CalibratePage::revealEarly);
    connect(m_controller, &CalibrateController::unlabelledFound, this, [this](const ImageId &image) {
        Location location;
        location.page = PageId::Annotate;
        location.image = image;
        Q_EMIT goTo(location);
    });
}

void CalibratePage::addCommands()
{
    const PageCommands add(m_context.commands, "calibrate");
    const auto inState = [this](CalibrationState state) {
        return m_list && m_controller->current() && m_controller->current()->batch.state == state && m_stack->currentWidget() == m_work;
    };
    const auto differing = [this] {
        return m_reveal && m_stack->currentWidget() == m_work && m_reveal->part() == RevealView::Part::Differences
            && m_reveal->hasDifferences();
    };
    add(
        "new", [] { return tr("New Batch…"); }, [this] { makeBatch(); }, [this] { return m_controller->isLead(); });
    add(
        "label", [] { return tr("Label the Batch"); }, [this] { m_controller->findUnlabelled(); },
        [this, inState] { return m_controller->takesPart() && inState(CalibrationState::Labelling); });
    add(
        "reveal", [] { return tr("Reveal…"); }, [this] { m_controller->askToReveal(); },
        [this, inState] { return m_controller->isLead() && inState(CalibrationState::Labelling); });
    add(
        "close", [] { return tr("Close the Batch"); }, [this] { m_controller->close(); },
        [this, inState] { return m_controller->isLead() && inState(CalibrationState::Revealed); });
    add(
        "next", [] { return tr("Next Difference"); }, [this] { m_reveal->step(1); }, differing);
    add(
        "previous", [] { return tr("Previous Difference"); }, [this] { m_reveal->step(-1); }, differing);
    add(
        "comment", [] { return tr("Comment"); }, [this] { m_reveal->difference()->thread()->focusField(); }, differing);
    add(
        "outcome", [] { return tr("Write Agreed Result"); }, [this] { m_reveal->difference()->focusOutcome(); }, differing);
    add(
        "save", [] { return tr("Save Outcome"); }, [this] { m_reveal->difference()->saveOutcome(); },
        [this, differing] { return differing() && m_reveal->difference()->mayWriteOutcome(); });
    add(
        "clause", [] { return tr("New Clause…"); }, [this] { m_reveal->difference()->wantNewClause(); },
        [this, differing] { return m_controller->isLead() && differing() && m_reveal->difference()->mayWriteOutcome(); });
    const auto revealed = [this] {
        return m_list && m_controller->current() && m_controller->current()->batch.state != CalibrationState::Labelling
            && m_stack->currentWidget() == m_work;
    };
    add(
        "differences", [] { return tr("Show Differences"); }, [this] { m_reveal->showAllDifferences(); }, revealed);
    add(
        "agreement", [] { return tr("Show Agreement"); }, [this] { m_reveal->showPart(RevealView::Part::Agreement); }, revealed);
    add(
        "people", [] { return tr("Show People"); }, [this] { m_reveal->showPart(RevealView::Part::People); }, revealed);
    const auto deciding = [this] { return m_reveal && m_reveal->takers()->mayDecide(); };
    add(
        "pass", [] { return tr("Mark as Passed"); }, [this] { m_reveal->takers()->pass(); }, deciding);
    add(
        "repeat", [] { return tr("Mark as “Must Repeat”"); }, [this] { m_reveal->takers()->repeat(); }, deciding);
    add(
        "guideline", [] { return tr("Guideline"); }, [this] { showView(m_stack->currentWidget() != m_guideline); });
    add(
        "tab-batches", [] { return tr("Batches"); }, [this] { showView(false); });
    add(
        "tab-guideline", [] { return tr("Guideline"); }, [this] { showView(true); });
    add(
        "write", [] { return tr("Write Guideline Version"); },
        [this] {
            showView(true);
            m_guideline->write();
        },
        [this] { return m_controller->isLead(); });
    add(
        "publish", [] { return tr("Publish the Guideline"); }, [this] { m_guideline->publish(); },
        [this] { return m_guideline && m_stack->currentWidget() == m_guideline && m_guideline->isWriting(); });
}

void CalibratePage::build()
{
    m_views = new ChipRow(ChipRow::Pick::One, this);
    m_views->setFocusPolicy(Qt::TabFocus);
    m_header->addBesideTitle(m_views);
    m_state = new Badge(this);
    m_header->addState(m_state);
    m_header->addAction(m_context.commands.action(QStringLiteral("calibrate.new")));
    m_primary = new ActionButton(this);
    m_primary->setKind(ActionButton::Kind::Primary);
    m_header->addButton(m_primary);

    m_work = new SplitView(Qt::Horizontal, this);
    m_list = new QListWidget(m_work);
    m_list->setObjectName(QStringLiteral("batches"));
    m_list->setWordWrap(true);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumWidth(Theme::of(this).px(listWidth));
    makePanel(m_list);
    m_reveal = new RevealView(m_context, m_work);
    auto *split = static_cast<SplitView *>(m_work);
    split->addPart(m_list, 2);
    split->addPart(m_reveal, 11);
    keepSizes(split, m_context.settings, QStringLiteral("calibrate"));
    m_guideline = new GuidelineEditor(m_context, this);
    layOut(m_work);
    m_stack->addWidget(m_guideline);
    sizeByCurrent(m_stack, Qt::Horizontal | Qt::Vertical);
}

void CalibratePage::enter()
{
    m_banner->hide();
    m_controller->load();
    m_guideline->load();
    setFocus();
}

void CalibratePage::leave()
{
    m_controller->leave();
    m_reveal->flush();
    m_guideline->flush();
}

void CalibratePage::show(const Location &location)
{
    if (location.field == guidelineView) {
        showView(true);
        return;
    }
    if (location.record.isNull())
        return;
    showView(false);
    m_controller->want(CalibrationBatchId(location.record));
    m_wantedLocation = location;
    m_controller->load();
}

void CalibratePage::showBatches()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const CalibrationSummary &summary : m_controller->batches()) {
        const int images = static_cast<int>(summary.batch.images.size());
        m_list->addItem(tr("%1\n%2, %n image(s)", nullptr, images)
                            .arg(summary.batch.name, titleOf(summary.batch.state)));
    }
    m_list->setCurrentRow(m_controller->selectWanted());
    m_list->setVisible(m_controller->batches().size() > 1); // its name stands in the title line
    putView(m_stack->currentWidget() == m_guideline);
    showBatch();
}

void CalibratePage::showView(bool guideline)
{
    m_banner->hide();
    putView(guideline);
}

void CalibratePage::putView(bool guideline)
{
    m_views->setSelectedOne(guideline ? guidelineView : batchesView);
    if (guideline) {
        m_stack->setCurrentWidget(m_guideline);
    } else if (m_controller->isLoaded() && m_controller->batches().isEmpty()) {
        showEmptyState();
        m_empty->setIcon(QStringLiteral("annotate"));
        m_empty->setSentence(tr("No calibration yet."));
        if (m_controller->isLead()) {
            m_empty->setHint(tr("First, everybody labels the same few images. Then compare, discuss the differences and write "
                                "the outcome into the guideline."));
            m_empty->addAction(m_context.commands.action(QStringLiteral("calibrate.new")));
        } else {
            m_empty->setHint(tr("A lead creates a batch of images that everybody labels first. The batch then appears here "
                                "and on the Annotate page."));
        }
        m_context.next.offer(m_empty, PageId::Calibrate);
    } else {
        m_stack->setCurrentWidget(m_work);
    }
    retranslate();
    m_context.commands.refresh();
}

void CalibratePage::showBatch()
{
    retranslate();
    const CalibrationSummary *summary = m_controller->current();
    m_context.commands.refresh();
    if (!summary)
        return;
    if (summary->batch.state == CalibrationState::Labelling) {
        m_controller->dropReveal();
        m_reveal->showProgress(*summary);
        m_context.commands.refresh();
        return;
    }
    m_controller->readReveal();
}

void CalibratePage::showReveal(const Reveal &reveal)
{
    const CalibrationSummary &summary = *m_controller->current();
    m_reveal->showReveal(summary, reveal);
    if (m_wantedLocation.record == summary.batch.id.value())
        m_reveal->goTo(m_wantedLocation.image, m_wantedLocation.field);
    m_wantedLocation = {};
    m_context.commands.refresh();
}

void CalibratePage::makeBatch()
{
    auto *dialog = new NewBatchDialog(m_context, tr("Round %1").arg(m_controller->batches().size() + 1), this);
    connect(dialog, &NewBatchDialog::made, this, [this](const CalibrationBatchId &batch) {
        m_controller->want(batch);
        showView(false);
        m_controller->load();
        Q_EMIT toast(tr("The batch is created. Its annotators get these images before other new ones."), false);
    });
    dialog->open();
}

void CalibratePage::confirmReveal(const CalibrationBatchId &batch)
{
    m_context.prompts.confirm(this, tr("Reveal the Batch"),
                              tr("Everybody has submitted. After you reveal the batch, they see each other's labels, and you "
                                 "cannot hide the batch again."),
                              tr("Reveal"), [this, batch] { m_controller->reveal(batch); });
}

void CalibratePage::revealEarly(const CalibrationBatchId &batch, const QString &missing)
{
    auto *dialog = new NoteDialog(tr("Reveal Early"), tr("Why reveal the batch before everybody has submitted?"), tr("Reveal"), this);
    dialog->setSituation(missing);
    connect(dialog, &NoteDialog::noted, this, [this, batch](const QString &reason) { m_controller->reveal(batch, reason); });
    dialog->open();
}

void CalibratePage::writeClause(const QString &title)
{
    m_newClause = title;
    showView(true);
    m_guideline->write(title);
}

void CalibratePage::projectChanged(const Changes &changes)
{
    m_reveal->projectChanged(changes);
    if (changes.touches(Entity::Guideline) && !m_guideline->isWriting())
        m_guideline->load();
    if (changes.touches(Entity::Calibration) || changes.touches(Entity::Submission) || changes.touches(Entity::Comment)
        || changes.touches(Entity::Guideline))
        m_controller->load();
}

void CalibratePage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_controller->isLoaded())
        showBatches();
}

void CalibratePage::retranslate()
{
    m_header->setTitle(tr("Calibrate"));
    m_context.commands.action(QStringLiteral("calibrate.new"))->setVisible(m_controller->isLead());
    const QString view = m_views->selectedOne();
    m_views->setOptions({{batchesView, tr("Batches"), {}, {}, m_context.commands.action(QStringLiteral("calibrate.tab-batches"))},
                         {guidelineView, tr("Guideline"), {}, {}, m_context.commands.action(QStringLiteral("calibrate.tab-guideline"))}});
    m_views->setSelectedOne(view.isEmpty() ? batchesView : view);
    m_list->setAccessibleName(tr("Calibration batches"));
    const CalibrationSummary *summary = m_controller->current();
    const bool working = m_stack->currentWidget() == m_work && summary;
    m_state->setVisible(working);
    m_header->setSubtitle(working ? summary->batch.name : QString());
    QString action;
    if (m_stack->currentWidget() == m_guideline) {
        if (m_controller->isLead() && !m_guideline->isWriting())
            action = QStringLiteral("calibrate.write");
    } else if (working) {
        switch (summary->batch.state) {
        case CalibrationState::Labelling:
            m_state->show(titleOf(summary->batch.state), Tone::Info);
            action = m_controller->isLead() && (summary->complete() || !m_controller->takesPart()) ? QStringLiteral("calibrate.reveal")
                                                                                                   : QStringLiteral("calibrate.label");
            break;
        case CalibrationState::Revealed:
            m_state->show(titleOf(summary->batch.state), Tone::Attention);
            action = m_controller->isLead() ? QStringLiteral("calibrate.close") : QStringLiteral("calibrate.comment");
            break;
        case CalibrationState::Closed: m_state->show(titleOf(summary->batch.state), Tone::Neutral); break;
        }
    }
    m_primary->setVisible(!action.isEmpty());
    if (!action.isEmpty())
        m_primary->setAction(m_context.commands.action(action));
}

} // namespace yuyi
