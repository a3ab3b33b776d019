// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewpage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/dialogs/notedialog.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/guidelinepanel.h"
#include "widgets/image/picturepane.h"
#include "widgets/review/accepted/acceptedpanel.h"
#include "widgets/review/balancedialog.h"
#include "widgets/review/casesdialog.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/reviewcommands.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewedpictures.h"
#include "widgets/review/reviewpicture.h"
#include "widgets/review/reviewside.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/userprompts.h"

#include <QKeyEvent>
#include <QStackedWidget>

namespace yuyi {

namespace {

constexpr int clockMs = 1000;
const QString acceptedCode = QStringLiteral("accepted");

} // namespace

ReviewPage::ReviewPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new ReviewController(context, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addReviewCommands(*this, m_context.commands, m_context.project);
    build();
    connectController();
    connectPanels();
    m_clock.setInterval(clockMs);
    connect(&m_clock, &QTimer::timeout, this, &ReviewPage::showState);
    retranslate();
    setView(View::Cases);
}

void ReviewPage::build()
{
    m_heading = new ReviewHeader(*m_header, m_context.commands, *m_controller);
    m_panel = new CasePanel(m_context.commands, m_context.pictures, this);
    m_accepted = new AcceptedPanel(m_context, this);
    m_right = new QStackedWidget(this);
    m_right->addWidget(m_panel);
    m_right->addWidget(m_accepted);
    m_split = new SplitView(Qt::Horizontal, this);
    m_side = new ReviewSide(m_context, this);
    m_split->addPart(m_side, 4);
    m_split->addPart(m_right, 6);
    m_guideline = new GuidelinePanel(m_context.project, this);
    m_guideline->hide();
    m_split->addPart(m_guideline, 4);
    connect(m_guideline, &GuidelinePanel::closeRequested, m_guideline, &QWidget::hide);
    connect(m_guideline, &GuidelinePanel::linkActivated, this,
            [this](const QString &url) { m_context.prompts.openExternally(url); });
    layOut(m_split);
    keepSizes(m_split, m_context.settings, QStringLiteral("review"));
}

void ReviewPage::showError(const Error &error)
{
    if (error.code == ErrorCode::Conflict)
        m_banner->show(Tone::Attention, error.sentence, tr("Reload"));
    else
        m_banner->show(Tone::Bad, error.sentence);
}

void ReviewPage::connectController()
{
    connect(m_controller, &ReviewController::loading, this, [this] { m_banner->hide(); });
    connect(m_controller, &ReviewController::loaded, this, &ReviewPage::loaded);
    connect(m_controller, &ReviewController::nothingLeft, this, &ReviewPage::showFinished);
    connect(m_controller, &ReviewController::fieldChanged, m_panel, &CasePanel::take);
    connect(m_controller, &ReviewController::fieldChanged, this, &ReviewPage::showSubtitle);
    connect(m_controller, &ReviewController::saveStateChanged, this, &ReviewPage::showState);
    connect(m_controller, &ReviewController::countChanged, this, &ReviewPage::showSubtitle);
    connect(m_controller, &ReviewController::failed, this, &ReviewPage::showError);
    connect(m_controller, &ReviewController::finished, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” is adjudicated.").arg(name), true); });
    connect(m_controller, &ReviewController::sentBack, this,
            [this](const QString &name) { Q_EMIT toast(tr("Image “%1” was returned to both annotators.").arg(name), false); });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        m_controller->openNext();
    });
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_controller->forget();
        m_panel->clear();
        retranslate();
        if (isVisible())
            m_controller->resume();
    });
}

void ReviewPage::connectPanels()
{
    connect(m_panel, &CasePanel::settled, m_controller, &ReviewController::settle);
    connect(m_panel, &CasePanel::typed, m_controller, &ReviewController::type);
    connect(m_panel, &CasePanel::refused, m_controller, &ReviewController::refuse);
    connect(m_panel, &CasePanel::escaped, this, &ReviewPage::takeFocus);
    connect(m_panel, &CasePanel::currentChanged, this, [this] {
        if (m_panel->current() != m_pictured)
            showPictures();
        m_context.commands.refresh();
    });
    connect(m_panel, &CasePanel::pictureWanted, m_side->picture()->pane(), &PicturePane::showPicture);
    connect(m_accepted, &AcceptedPanel::pictureWanted, m_side->picture()->pane(), &PicturePane::showPicture);
    connect(m_side, &ReviewSide::mayCommentChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_heading, &ReviewHeader::viewChosen, this, &ReviewPage::setView);
    connect(m_accepted, &AcceptedPanel::failed, this, &ReviewPage::showError);
    connect(m_accepted, &AcceptedPanel::shown, this, [this] {
        if (!isCases())
            m_side->show(m_accepted->image(), m_accepted->pictures());
        m_context.commands.refresh();
        showSubtitle();
    });
    connect(m_accepted, &AcceptedPanel::approved, this,
            [this](const QString &name) { Q_EMIT toast(tr("“%1” is approved.").arg(name), true); });
    connect(m_accepted, &AcceptedPanel::returned, this, [this](const QString &name) {
        Q_EMIT toast(tr("The annotation of image “%1” was returned to its authors.").arg(name),
                     false);
    });
}

void ReviewPage::enter()
{
    m_entered = true;
    m_clock.start();
    retranslate();
    if (isCases())
        m_controller->resume();
    else
        m_accepted->enter();
    setFocus();
}

void ReviewPage::leave()
{
    m_panel->commit();
    m_controller->flush();
    m_side->flush();
    m_clock.stop();
    m_entered = false;
    Q_EMIT status({});
}

void ReviewPage::handOver()
{
    m_panel->commit();
    m_controller->handOver();
}

std::optional<UnsavedWork> ReviewPage::unsaved() const
{
    if (!m_controller->isUnsaved())
        return std::nullopt;
    return UnsavedWork{tr("Your last decision on this image is not saved."), m_controller->whyUnsaved()};
}

Location ReviewPage::here() const
{
    Location location;
    if (isCases())
        location.image = m_controller->image().id;
    else
        location.field = acceptedCode;
    return location;
}

void ReviewPage::show(const Location &location)
{
    if (location.field == acceptedCode) {
        setView(View::Accepted);
        m_accepted->showImage(location.image);
    } else if (!location.image.isNull()) {
        setView(View::Cases);
        m_controller->openImage(location.image, location.field);
    }
}

void ReviewPage::projectChanged(const Changes &changes)
{
    m_guideline->projectChanged(changes);
    m_side->projectChanged(changes);
    if (isCases())
        m_controller->projectChanged(changes);
    else
        m_accepted->projectChanged(changes);
}

void ReviewPage::setView(View view)
{
    const bool changed = view != m_view;
    if (changed && m_view == View::Cases) {
        m_panel->commit();
        m_controller->flush();
    }
    m_view = view;
    m_heading->setView(view);
    m_right->setCurrentWidget(isCases() ? static_cast<QWidget *>(m_panel) : m_accepted);
    m_side->fit(height());
    m_context.commands.refresh();
    if (!changed || !m_entered)
        return;
    m_banner->hide();
    m_stack->showWork();
    if (isCases()) {
        m_controller->resume();
    } else {
        m_side->show({});
        m_accepted->enter();
    }
    showState();
    takeFocus();
}

void ReviewPage::loaded(const QString &field)
{
    if (!isCases())
        return;
    m_stack->showWork();
    m_panel->setCase(m_controller->view(), m_context.project.info().preset, mediumOf(m_controller->image()));
    for (ReviewField *one : m_panel->fields()) {
        if (const auto kept = m_controller->refused().of(one->field().id))
            one->resume(*kept);
    }
    if (ReviewField *wanted = m_panel->field(field))
        m_panel->goTo(wanted);
    showPictures();
    m_context.commands.refresh();
    showSubtitle();
    showState();
    if (m_entered)
        takeFocus();
}

/// Those of the question that is current, as both sides show them; else that of the image.
void ReviewPage::showPictures()
{
    if (!isCases())
        return;
    m_pictured = m_panel->current();
    const auto *question = qobject_cast<const QuestionField *>(m_pictured);
    m_side->show(m_controller->image(), comparedPictures(question ? question->side(true) : nullptr,
                                                         question ? question->side(false) : nullptr,
                                                         mediumOf(m_controller->image())));
}

bool ReviewPage::hasPictures() const
{
    return m_side && m_side->picture()->pane()->pictures().size() > 1;
}

void ReviewPage::stepPicture(int by)
{
    m_side->picture()->pane()->step(by);
}

void ReviewPage::showFinished()
{
    if (!isCases())
        return;
    m_panel->clear();
    m_side->show({});
    showEmptyState();
    const WorkRules &rules = m_context.project.info().rules;
    if (rules.annotatorsPerImage < 2) {
        m_empty->setIcon(QStringLiteral("annotate"));
        m_empty->setSentence(tr("In this project one person annotates each image."));
        m_empty->setHint(tr(
            "Only images with two annotators can have differences. A lead sets the number of annotators per image on the People page."));
    } else {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("No images are waiting for adjudication."));
        m_empty->setHint(tr("Images appear here when both annotators have submitted and disagree. Images that you annotated "
                            "are adjudicated by somebody else."));
    }
    m_context.next.offer(m_empty, PageId::Review);
    m_heading->hideBadges();
    m_context.commands.refresh();
    showSubtitle();
    Q_EMIT status({});
}

void ReviewPage::showState()
{
    // It takes the room of others and is of use in a settled image alone.
    m_context.commands.action(QStringLiteral("review.reopen"))->setVisible(isCases() && m_controller->isSettled());
    if (!m_entered)
        return;
    if (!isCases() || !m_controller->hasCase()) {
        m_heading->hideBadges();
        Q_EMIT status({});
        return;
    }
    m_heading->showBadges();
    Q_EMIT status(m_heading->savingText());
}

void ReviewPage::showSubtitle()
{
    if (isCases())
        m_heading->showCaseSubtitle();
    else
        m_heading->showAcceptedSubtitle(*m_accepted);
}

bool ReviewPage::canDecide() const
{
    return isCases() && m_controller->hasCase() && !m_controller->isSettled() && m_panel && m_panel->current()
        && !m_panel->isEditing();
}

bool ReviewPage::canWrite() const
{
    const ReviewField *field = isCases() && m_panel ? m_panel->current() : nullptr;
    return canDecide() || (field && field->isEditing() && m_controller->refused().of(field->field().id));
}

void ReviewPage::walk(int step)
{
    m_panel->commit();
    if (!isCases())
        m_accepted->next(step);
    else if (step > 0)
        m_controller->openNext();
    else
        m_controller->openPrevious();
}

void ReviewPage::openList()
{
    m_panel->commit();
    m_controller->flush();
    auto *dialog = new CasesDialog(m_context, this);
    connect(dialog, &CasesDialog::chosen, this, [this](const AdjudicationCaseId &id) {
        setView(View::Cases);
        m_controller->open(id);
    });
    dialog->open();
}

void ReviewPage::showBalance()
{
    (new BalanceDialog(m_context, this))->open();
}

void ReviewPage::toggleGuideline()
{
    m_guideline->load();
    m_guideline->setVisible(m_guideline->isHidden());
}

void ReviewPage::finish()
{
    m_panel->commit();
    m_controller->flush();
    for (ReviewField *one : m_panel->fields()) {
        if (!one->isEditing())
            continue;
        m_panel->goTo(one); // it cannot be stored, and says why
        one->edit();
        return;
    }
    if (m_controller->saveState() != ReviewController::SaveState::Saving && m_controller->view().openFields() > 0) {
        m_banner->show(Tone::Attention,
                       tr("%n field(s) are still undecided.", nullptr, m_controller->view().openFields()));
        m_panel->goToOpen();
        takeFocus();
        return;
    }
    m_banner->hide(); // what it asked for is done
    m_controller->finish();
}

void ReviewPage::askReason()
{
    if (isCases()) {
        m_panel->commit();
        auto *dialog = new NoteDialog(tr("Return Image to Annotators"), tr("What should both annotators check? Your name is not shown "
                                                                           "to them."),
                                      tr("Return", "button"), this);
        connect(dialog, &NoteDialog::noted, m_controller, &ReviewController::sendBack);
        dialog->open();
        return;
    }
    auto *dialog = new NoteDialog(tr("Return Image to Annotators"), tr("What is wrong with the annotation? The authors will read this."),
                                  tr("Return", "button"), this);
    connect(dialog, &NoteDialog::noted, m_accepted, &AcceptedPanel::sendBack);
    dialog->open();
}

void ReviewPage::takeFocus()
{
    setFocus(Qt::OtherFocusReason);
    m_context.commands.refresh();
}

void ReviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->fit(height());
}

bool ReviewPage::event(QEvent *event)
{
    // Qt would move the focus with Tab before keyPressEvent sees it; here it walks through the fields.
    if (event->type() == QEvent::KeyPress && isCases() && m_controller->hasCase() && hasFocus()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            m_panel->step(key->key() == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    }
    return Page::event(event);
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    if (isCases() && m_controller->hasCase() && m_panel->handleKey(*event))
        return;
    Page::keyPressEvent(event);
}

void ReviewPage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        if (m_entered && isCases() && m_controller->hasCase()) {
            showState();
            showPictures();
        } else if (m_entered && isCases())
            showFinished();
    }
}

void ReviewPage::retranslate()
{
    m_heading->retranslate(m_context.project.person().is(Role::Lead));
    if (!m_context.project.person().is(Role::Lead) && !isCases())
        setView(View::Cases);
    showSubtitle();
}

} // namespace yuyi
