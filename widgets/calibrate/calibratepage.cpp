// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/calibratepage.h"

#include "widgets/calibrate/batchesview.h"
#include "widgets/calibrate/calibratecontroller.h"
#include "widgets/calibrate/differenceview.h"
#include "widgets/calibrate/guidelineeditor.h"
#include "widgets/calibrate/newbatchdialog.h"
#include "widgets/calibrate/revealview.h"
#include "widgets/calibrate/takerstable.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/userprompts.h"

#include <utility>

namespace yuyi {

CalibratePage::CalibratePage(PageContext context, QWidget *parent)
    : TabbedPage(context, "calibrate", parent),
      m_controller(new CalibrateController(context.project, this))
{
    addTab("batches", [] { return tr("Batches"); });
    addTab("guideline", [] { return tr("Guideline"); });
    addCommands();
    build();
    connectViews();
    connectController();
    finish();
}

void CalibratePage::connectViews()
{
    connect(m_batches, &BatchesView::shown, this, &CalibratePage::showNow);
    connect(m_reveal, &RevealView::changed, this, [this] {
        m_banner->hide(); // what it asked for is done
        m_controller->load();
    });
    connect(m_reveal->difference(), &DifferenceView::outcomeSaved, this, [this] {
        setFocus(Qt::OtherFocusReason); // J goes on
        Q_EMIT toast(tr("The agreed result is saved."), false);
    });
    connect(m_reveal, &RevealView::newClauseWanted, this, &CalibratePage::writeClause);
    const auto failed = [this](const Error &error) {
        m_banner->show(error.code == ErrorCode::Environment ? Tone::Bad : Tone::Attention, error.sentence);
    };
    connect(m_batches, &BatchesView::failed, this, failed);
    connect(m_guideline, &GuidelineEditor::failed, this, failed);
    connect(m_guideline, &GuidelineEditor::loaded, this, [this] { m_context.commands.refresh(); });
    connect(m_guideline, &GuidelineEditor::viewChanged, this, &CalibratePage::showNow);
    connect(m_guideline, &GuidelineEditor::published, this, [this](int number) {
        Q_EMIT toast(tr("Version %1 of the guideline is now in force.").arg(number), false);
        const QString clause = std::exchange(m_newClause, {});
        if (clause.isEmpty() || !m_controller->current())
            return;
        // Back to the difference that it was written for.
        open(Batches);
        m_reveal->difference()->chooseClause(clause);
        m_controller->load();
    });
}

void CalibratePage::connectController()
{
    connect(m_controller, &CalibrateController::failed, this, &CalibratePage::fail);
    connect(m_controller, &CalibrateController::refused, this,
            [this](const QString &sentence) { m_banner->show(Tone::Attention, sentence); });
    connect(m_controller, &CalibrateController::done, this, [this](const QString &sentence) {
        m_banner->hide();
        Q_EMIT toast(sentence, false);
    });
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
        return seenBatch() && seenBatch()->batch.state == state;
    };
    const auto differing = [this] {
        return m_reveal && m_tab == Batches && isAtWork() && m_reveal->part() == RevealView::Part::Differences
            && m_reveal->hasDifferences();
    };
    add(
        "new", [] { return tr("New Batch…"); }, [this] { makeBatch(); },
        [this] { return m_controller->isLead() && m_controller->labelsImages(); });
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
        "save", [] { return tr("Save Agreed Result"); }, [this] { m_reveal->difference()->saveOutcome(); },
        [this, differing] { return differing() && m_reveal->difference()->mayWriteOutcome(); });
    add(
        "clause", [] { return tr("New Clause…"); }, [this] { m_reveal->difference()->wantNewClause(); },
        [this, differing] { return m_controller->isLead() && differing() && m_reveal->difference()->mayWriteOutcome(); });
    const auto revealed = [this] { return seenBatch() && seenBatch()->batch.state != CalibrationState::Labelling; };
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
        "guideline", [] { return tr("Guideline"); }, [this] { open(m_tab == Guideline ? Batches : Guideline); });
    add(
        "write", [] { return tr("Write the Next Guideline Version"); },
        [this] {
            open(Guideline);
            m_guideline->write();
        },
        [this] { return m_controller->isLead(); });
    add(
        "publish", [] { return tr("Publish the Guideline"); }, [this] { m_guideline->publish(); },
        [this] { return m_guideline && m_tab == Guideline && m_guideline->isWriting(); });
}

void CalibratePage::build()
{
    m_state = new Badge(this);
    m_header->addState(m_state);
    m_header->addAction(m_context.commands.action(QStringLiteral("calibrate.new")));
    m_primary = new ActionButton(this);
    m_primary->setKind(ActionButton::Kind::Primary);
    m_header->addButton(m_primary);
    m_batches = addView(new BatchesView(m_context, *m_controller, views()));
    m_reveal = m_batches->reveal();
    m_guideline = addView(new GuidelineEditor(m_context, views()));
    m_none = addState("calibrateNone", "annotate");
    m_none->addAction(m_context.commands.action(QStringLiteral("calibrate.new")));
}

void CalibratePage::enter()
{
    TabbedPage::enter();
    m_controller->load();
    m_guideline->load();
    setFocus();
}

void CalibratePage::leave()
{
    m_controller->leave();
    m_reveal->flush();
    m_guideline->flush();
    TabbedPage::leave();
}

void CalibratePage::show(const Location &location)
{
    TabbedPage::show(location);
    if (location.record.isNull() || location.field == u"guideline")
        return;
    open(Batches);
    m_batches->want(location);
}

void CalibratePage::open(Tab tab)
{
    m_banner->hide();
    openTab(tab);
}

void CalibratePage::showNow()
{
    showState();
    m_context.commands.refresh();
}

EmptyState *CalibratePage::insteadOfWork() const
{
    return m_tab == Batches && m_controller->isLoaded() && m_controller->batches().isEmpty() ? m_none : nullptr;
}

const CalibrationSummary *CalibratePage::seenBatch() const
{
    return m_tab == Batches ? m_controller->current() : nullptr;
}

void CalibratePage::makeBatch()
{
    auto *dialog = new NewBatchDialog(m_context, tr("Round %1").arg(m_controller->batches().size() + 1), this);
    connect(dialog, &NewBatchDialog::made, this, [this](const CalibrationBatchId &batch) {
        m_controller->want(batch);
        open(Batches);
        m_controller->load();
        Q_EMIT toast(tr("The batch is created. Its annotators get these images before other new images."), false);
    });
    dialog->open();
}

void CalibratePage::confirmReveal(const CalibrationBatchId &batch)
{
    m_context.prompts.confirm(this, tr("Reveal the Batch"),
                              tr("Everybody has submitted. After you reveal the batch, they see each other's labels, and "
                                 "you "
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
    open(Guideline);
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

void CalibratePage::showBesides()
{
    const bool lead = m_controller->isLead();
    const bool labelled = m_controller->labelsImages();
    m_context.commands.action(QStringLiteral("calibrate.new"))->setVisible(lead && labelled);
    if (insteadOfWork()) {
        m_none->setHint(!labelled ? tr("Calibration compares labels that several people gave to the same images. This benchmark has no "
                                       "labels of images, only of questions.")
                        : lead    ? tr("First, everybody labels the same few images. Then compare, discuss the differences and "
                                          "write "
                                          "the outcome into the guideline.")
                                  : tr("A lead creates a batch of images that everybody labels first. The batch then appears "
                                          "here "
                                          "and on the Annotate page."));
        m_context.next.offer(m_none, PageId::Calibrate);
    }
    const CalibrationSummary *summary = seenBatch();
    m_state->setVisible(summary);
    m_header->setSubtitle(summary ? summary->batch.name : QString());
    if (summary) {
        const CalibrationState state = summary->batch.state;
        const Tone tone = state == CalibrationState::Labelling ? Tone::Info
                        : state == CalibrationState::Revealed  ? Tone::Attention
                                                               : Tone::Neutral;
        m_state->show(BatchesView::titleOf(state), tone);
    }
    const QString command = primaryCommand();
    m_primary->setVisible(!command.isEmpty());
    if (!command.isEmpty())
        m_primary->setAction(m_context.commands.action(command));
}

QString CalibratePage::primaryCommand() const
{
    const bool lead = m_controller->isLead();
    if (m_tab == Guideline)
        return lead && !m_guideline->isWriting() ? QStringLiteral("calibrate.write") : QString();
    const CalibrationSummary *summary = seenBatch();
    if (!summary)
        return {};
    switch (summary->batch.state) {
    case CalibrationState::Labelling:
        return lead && (summary->complete() || !m_controller->takesPart()) ? QStringLiteral("calibrate.reveal")
                                                                           : QStringLiteral("calibrate.label");
    case CalibrationState::Revealed: return lead ? QStringLiteral("calibrate.close") : QStringLiteral("calibrate.comment");
    case CalibrationState::Closed: break;
    }
    return {};
}

void CalibratePage::retranslate()
{
    m_header->setTitle(tr("Calibrate"));
    m_none->setSentence(tr("No calibration yet."));
}

} // namespace yuyi
