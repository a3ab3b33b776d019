// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatepage.h"

#include "models/domain/annotation/medium.h"
#include "models/domain/moments.h"
#include "models/linting/questionlinter.h"
#include "models/services/rules/face.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecommands.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatedpicture.h"
#include "widgets/annotate/annotatestatus.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/lintstrip.h"
#include "widgets/annotate/myworkdialog.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/pictures/picturework.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/returnednotes.h"
#include "widgets/annotate/templates/templatework.h"
#include "widgets/annotate/typingoffer.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/layout/leastscroll.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/guidelinepanel.h"
#include "widgets/discussion/imagecomments.h"
#include "widgets/image/factrows.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/keypresses.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int clockMs = 1000;
} // namespace

AnnotatePage::AnnotatePage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new AnnotateController(context, this)),
      m_commands(new AnnotateCommands(context.commands, m_controller, context.project.info().preset, this))
{
    setFocusPolicy(Qt::StrongFocus);
    build();
    connectCommands();
    connectController();
    m_context.project.read([](Stores &stores) { return faceOf(stores); }).then(this, [this](const Result<Face> &found) {
        const Face face = found.value_or(Face::Home);
        m_commands->setPacked(face == Face::Package);
        m_templates->setPacked(face != Face::Home);
        m_context.commands.refresh();
    });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_controller->isSubmitted())
            m_controller->reopen();
        else
            m_controller->open(m_controller->image().id);
    });
    connect(m_typing, &TypingOffer::copied, this, [this](const ImageId &image) {
        m_controller->settleTyping(image);
        Q_EMIT toast(tr("The text is on the clipboard."), false);
    });
    connect(m_form, &AnnotationForm::edited, this, [this] {
        if (m_refused)
            m_banner->hide(); // what was refused is being mended
        m_refused = false;
        m_controller->edit(m_form->content());
    });
    connect(m_form, &AnnotationForm::committed, this, [this](const QString &field, const QString &text) {
        m_controller->commit(m_form->content(), field, text);
    });
    connect(m_form, &AnnotationForm::openSource, this,
            [this](const QString &url) { m_context.prompts.openExternally(url); });
    m_clock.setInterval(clockMs);
    connect(&m_clock, &QTimer::timeout, this, &AnnotatePage::showSaveState);
    retranslate();
}

void AnnotatePage::connectCommands()
{
    connect(m_commands, &AnnotateCommands::submitWanted, this, &AnnotatePage::submit);
    connect(m_commands, &AnnotateCommands::reopenWanted, m_controller, &AnnotateController::reopen);
    connect(m_commands, &AnnotateCommands::myWorkWanted, this, &AnnotatePage::openMyWork);
    connect(m_commands, &AnnotateCommands::guidelineWanted, this, &AnnotatePage::toggleGuideline);
    connect(m_commands, &AnnotateCommands::fillWanted, m_templates, &TemplateWork::fill);
    connect(m_commands, &AnnotateCommands::strikeWanted, m_templates, &TemplateWork::strike);
    connect(m_commands, &AnnotateCommands::unsureChanged, this, &AnnotatePage::showSaveState);
    connect(m_commands, &AnnotateCommands::focusWanted, this, [this] { setFocus(); });
    connect(m_commands, &AnnotateCommands::commentsWanted, this,
            [this] { (new ImageComments(m_context.project, m_controller->image(), this))->open(); });
}

void AnnotatePage::connectController()
{
    connect(m_controller, &AnnotateController::loading, this, [this] { m_banner->hide(); });
    connect(m_controller, &AnnotateController::handedOver, this, [this] {
        m_stack->hide();
        m_typing->hide();
        m_picture->forget();
        m_status->showQueue();
    });
    connect(m_controller, &AnnotateController::loaded, this, &AnnotatePage::loaded);
    connect(m_controller, &AnnotateController::refreshed, this, [this] {
        m_form->setContent(m_controller->annotation().content, true);
        showStanding();
    });
    connect(m_controller, &AnnotateController::loaded, this,
            [this] { m_picture->returned()->showFor(m_controller->annotation()); });
    connect(m_controller, &AnnotateController::refreshed, this,
            [this] { m_picture->returned()->showFor(m_controller->annotation()); });
    connect(m_controller, &AnnotateController::finished, this, &AnnotatePage::showFinished);
    connect(m_controller, &AnnotateController::findingsChanged, m_form, &AnnotationForm::setFindings);
    connect(m_controller, &AnnotateController::idsGiven, m_form, &AnnotationForm::takeIds);
    connect(m_controller, &AnnotateController::saveStateChanged, this, [this] {
        // What it says is over.
        if (m_controller->saveState() == AnnotateController::SaveState::Saved
            && m_controller->lastFailure().code == ErrorCode::Environment && m_banner->sentence() == m_controller->lastFailure().sentence)
            m_banner->hide();
        showSaveState();
    });
    connect(m_controller, &AnnotateController::queueChanged, this, [this] {
        m_status->showQueue();
        if (m_entered && !m_stack->showsWork() && !m_controller->hasImage())
            showFinished();
    });
    connect(m_controller, &AnnotateController::submitted, this,
            [this](const QString &name, bool accepted) {
                Q_EMIT toast((accepted ? tr("“%1” is submitted and accepted.") : tr("“%1” is submitted.")).arg(name), true);
            });
    connect(m_controller, &AnnotateController::releasedReopening, this, &AnnotatePage::askToReopen);
    connect(m_controller, &AnnotateController::reopened, this, [this](const QString &name) {
        Q_EMIT toast(tr("“%1” is open again. Submit it when you have finished.").arg(name), true);
    });
    connect(m_controller, &AnnotateController::usedLabelsRead, m_form, &AnnotationForm::setUsedLabels);
    connect(m_controller, &AnnotateController::lastLabelsTaken, this, [this](int rows) {
        Q_EMIT toast(rows > 0 ? tr("The labels of your last submitted image were copied to %n row(s).", nullptr, rows)
                              : tr("No labels were copied: every label row is filled, or you have not submitted an "
                                   "image yet."),
                     rows > 0);
    });
    connect(m_controller, &AnnotateController::failed, this, [this](const Error &error) {
        if (error.lost)
            return; // the window says it, for all pages
        if (error.code == ErrorCode::Conflict)
            m_banner->show(Tone::Attention,
                           tr("This annotation was changed in another window. Your last input is not saved: copy it, then "
                              "reload the image."),
                           tr("Reload"));
        else if (!m_controller->hasImage())
            Q_EMIT toast(error.sentence, false);
        else
            m_banner->show(error.code == ErrorCode::Refused ? Tone::Attention : Tone::Bad, error.sentence);
        m_refused = error.code == ErrorCode::Refused;
    });
    connect(m_controller, &AnnotateController::typingRestored, this, [this](const QDateTime &typedAt) {
        m_banner->show(Tone::Info, tr("The text that you typed on %1 had not been saved. It is now back in the form and saved; choose "
                                      "Undo to remove it.")
                                       .arg(momentText(typedAt)));
    });
    connect(m_controller, &AnnotateController::typingLeft, m_typing, &TypingOffer::offer);
}

void AnnotatePage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_status = new AnnotateStatus(m_controller, m_header);
    m_header->addAction(commands.action(QStringLiteral("annotate.unsure")));
    m_header->addAction(commands.action(QStringLiteral("annotate.skip")));
    m_header->addAction(commands.action(QStringLiteral("annotate.submit")), ActionButton::Kind::Primary);

    m_picture = new AnnotatedPicture(m_context, this);
    const ReturnedNotes *returned = m_picture->returned();
    connect(returned, &ReturnedNotes::escaped, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(returned, &ReturnedNotes::failed, this, [this](const QString &sentence) { m_banner->show(Tone::Bad, sentence); });
    connect(returned, &ReturnedNotes::objected, this, [this] {
        Q_EMIT toast(tr("Your objection was sent to the team. You can submit the annotation unchanged."), false);
    });

    m_form = new AnnotationForm(this);
    m_form->setHeldKey([&presses = commands.presses()] { return presses.isHeld(); });
    m_form->setFocusPolicy(Qt::NoFocus);
    m_pictures = new PictureWork(m_context, m_controller, m_form->questions()->pictures(), m_picture, this);
    connect(m_pictures, &PictureWork::settled, this, [this] {
        if (m_banner->sentence() == PictureWork::stillAdding())
            m_banner->hide();
    });
    connect(m_pictures, &PictureWork::told, this, [this](const QString &sentence) { Q_EMIT toast(sentence, false); });
    m_form->setPreset(m_context.project.info().preset);
    m_templates = new TemplateWork(m_context, m_controller, m_form, m_picture->factRows(), this);
    connect(m_templates, &TemplateWork::told, this, &AnnotatePage::toast);
    connect(m_picture->factRows(), &FactRows::escaped, this, [this] { setFocus(Qt::OtherFocusReason); });
    m_commands->setParts(m_form, m_picture);
    m_split = new SplitView(Qt::Horizontal, this);
    auto *beside = new LeastScroll(m_picture, m_split);
    beside->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(qApp, &QApplication::focusChanged, m_picture->factRows(), [beside, facts = m_picture->factRows()](QWidget *, QWidget *now) {
        if (now && facts->isAncestorOf(now))
            beside->ensureWidgetVisible(now, 0, spacing::small);
    });
    m_split->addPart(beside, 11);
    m_split->addPart(m_form, 10);
    m_guideline = new GuidelinePanel(m_context.project, this);
    m_guideline->hide();
    m_split->addPart(m_guideline, 7);
    connect(m_guideline, &GuidelinePanel::closeRequested, this, &AnnotatePage::toggleGuideline);
    connect(m_guideline, &GuidelinePanel::loaded, this, &AnnotatePage::compareGuideline);
    connect(m_guideline, &GuidelinePanel::linkActivated, this,
            [this](const QString &url) { m_context.prompts.openExternally(url); });
    // The labels stay free, and so does the image: what is said is read above it.
    m_guidelineBanner = new Banner(m_picture, Banner::Anchor::Line);
    m_picture->addAbove(m_guidelineBanner);
    m_banner = new Banner(m_picture, Banner::Anchor::Line);
    m_picture->addAbove(m_banner);
    layOut(m_split);
    QSizePolicy keeps = m_stack->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_stack->setSizePolicy(keeps);
    m_typing = new TypingOffer(m_context.project.info().preset, m_stack);
    connect(m_guidelineBanner, &Banner::actionTriggered, this, [this] {
        m_guidelineBanner->hide();
        if (m_guideline->isHidden())
            toggleGuideline();
    });
    // Shares of the width, whatever the first image and its questions would like.
    keepSizes(m_split, m_context.settings, QStringLiteral("annotate"), {1100, 1000, 700});
}

void AnnotatePage::enter()
{
    m_entered = true;
    m_clock.start();
    m_controller->resume();
    m_guideline->load();
    setFocus();
}

void AnnotatePage::leave()
{
    m_form->commit();
    m_picture->factRows()->commit();
    m_controller->leave();
    m_clock.stop();
    m_entered = false;
    Q_EMIT status({});
}

void AnnotatePage::handOver()
{
    m_form->commit();
    m_controller->handOver();
}

std::optional<UnsavedWork> AnnotatePage::unsaved() const
{
    if (!m_controller->isUnsaved())
        return std::nullopt;
    return UnsavedWork{tr("Your last input for this image is not saved."), m_controller->whyUnsaved(), {}, m_controller->isCopied()};
}

Location AnnotatePage::here() const
{
    Location location;
    location.image = m_controller->image().id;
    return location;
}

void AnnotatePage::show(const Location &location)
{
    if (!location.image.isNull())
        m_controller->open(location.image, location.field);
}

void AnnotatePage::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
    m_templates->projectChanged(changes);
    m_guideline->projectChanged(changes);
}

void AnnotatePage::loaded(const QString &field)
{
    m_stack->showWork();
    m_stack->show();
    m_form->lint()->setStrict(false);
    m_form->setOwn(mediumOf(m_controller->image()));
    m_form->setContent(m_controller->annotation().content);
    showStanding();
    m_pictures->showItem();
    compareGuideline();
    if (field.isEmpty())
        m_form->focusField({});
    else
        m_form->showField(field);
    setFocus(); // keys go on: the next Z undoes one more step and is never typed into a text
}

void AnnotatePage::showStanding()
{
    m_submitting = m_controller->isSubmitting();
    m_form->setReadOnly(m_controller->isSubmitted() || m_submitting);
    m_picture->showFacts(m_controller->image(), m_controller->note());
    m_templates->showItem();
    m_context.commands.refresh();
    m_status->showQueue();
    showSaveState();
    const QString submitted = tr("You have submitted this image. To change it, reopen it (R).");
    if (!m_controller->isSubmitted() && m_banner->sentence() == submitted)
        m_banner->hide(); // it was reopened in another window
    if (m_controller->isSubmitted()) {
        m_banner->show(Tone::Info, submitted, tr("Reopen"));
    } else if (m_controller->reservation() == ReservationState::Lost) {
        m_banner->show(Tone::Attention, tr("Your reservation of this image has expired, and other people are annotating the image now. "
                                           "Your draft is kept, but you cannot submit it. Ask a lead to assign the image to you."));
    }
}

void AnnotatePage::showFinished()
{
    m_picture->forget();
    showEmptyState();
    m_stack->show();
    m_empty->setIcon(QStringLiteral("check"));
    if (m_controller->queue().today > 0) {
        m_empty->setSentence(tr("You have no more images to annotate."));
        m_empty->setHint(tr("You submitted %n image(s) today. A new image appears here when it passes inspection or when a lead assigns "
                            "it to you.",
                            nullptr, static_cast<int>(m_controller->queue().today)));
    } else if (m_controller->queue().calibrationFirst) {
        m_empty->setIcon(QStringLiteral("annotate"));
        m_empty->setSentence(tr("Calibration comes first."));
        m_empty->setHint(tr(
            "In this project, only people who passed a calibration get images. "
            "When a lead creates a calibration batch for you, it appears here; the Calibrate page shows whether you passed."));
    } else {
        m_empty->setIcon(QStringLiteral("annotate"));
        m_empty->setSentence(tr("No images are waiting for you."));
        m_empty->setHint(m_context.project.info().rules.openPool
                             ? tr("Images that pass inspection appear here.")
                             : tr("Images appear here when a lead assigns them to you."));
    }
    if (const auto annotators = m_controller->queue().annotators; annotators && !m_controller->queue().calibrationFirst) {
        m_empty->setHint(
            tr("Each image needs %1 annotators, but this project has only %n. A lead can add people or change this rule on the "
               "People page.",
               nullptr, *annotators)
                .arg(m_context.project.info().rules.annotatorsPerImage));
    }
    m_context.next.offer(m_empty, PageId::Annotate);
    m_context.commands.refresh();
    m_status->showQueue();
    m_status->hideState();
    Q_EMIT status({});
}

void AnnotatePage::showSaveState()
{
    if (!m_entered || !m_controller->hasImage())
        return;
    // What is typed after the submission would be lost.
    if (const bool submitting = m_controller->isSubmitting(); std::exchange(m_submitting, submitting) != submitting)
        m_form->setReadOnly(m_controller->isSubmitted() || submitting);
    Q_EMIT status(m_status->saveText());
    m_status->showState();
    m_context.commands.action(QStringLiteral("annotate.unsure"))->setChecked(m_form->isUnsure());
}

void AnnotatePage::submit()
{
    m_form->commit();
    if (const QString why = m_pictures->whyNotYet(); !why.isEmpty()) {
        m_banner->show(Tone::Attention, why);
        m_refused = true;
        return;
    }
    const AnnotationContent content = m_form->content();
    m_form->lint()->setStrict(true);
    m_controller->lint(content);
    const QList<Finding> &findings = m_form->lint()->findings();
    if (hasErrors(findings)) {
        const auto errors = std::count_if(findings.begin(), findings.end(),
                                          [](const Finding &one) { return one.severity == Severity::Error; });
        m_banner->show(Tone::Bad, errors == 1 ? tr("Cannot be submitted yet: %1").arg(findings.first().text)
                                              : tr("Cannot be submitted yet: %n error(s) are listed below the form.", nullptr,
                                                   static_cast<int>(errors)));
        m_refused = true;
        m_form->focusPosition(findings.first().position);
        return;
    }
    m_controller->submit(content);
}

void AnnotatePage::askToReopen(const QString &imageName)
{
    m_context.prompts.confirm(this, tr("Reopen a Released Image"),
                              tr("The image “%1” is released. If you reopen it, submit it again before the next release; otherwise, "
                                 "that release will not contain the questions of this image. The files of earlier releases stay as they "
                                 "are.")
                                  .arg(imageName),
                              tr("Reopen"), [this, id = m_controller->image().id] {
                                  if (m_controller->hasImage() && m_controller->image().id == id)
                                      m_controller->reopenReleased();
                              });
}

void AnnotatePage::openMyWork()
{
    m_form->commit();
    m_controller->flush();
    auto *dialog = new MyWorkDialog(m_context, this);
    connect(dialog, &MyWorkDialog::chosen, this, [this](const ImageId &image) { m_controller->open(image); });
    dialog->open();
}

void AnnotatePage::toggleGuideline()
{
    m_guideline->setVisible(m_guideline->isHidden());
    compareGuideline();
}

void AnnotatePage::compareGuideline()
{
    const auto &inForce = m_guideline->guideline();
    if (!inForce || !m_controller->hasImage() || m_controller->isSubmitted())
        return;
    if (!m_guideline->isHidden())
        m_guidelineTold = inForce->id;
    const Annotation &draft = m_controller->annotation();
    const bool older = draft.version > 0 && draft.guideline != inForce->id && m_guidelineTold != inForce->id;
    m_guidelineBanner->setVisible(older);
    if (!older)
        return;
    m_guidelineTold = inForce->id;
    m_guidelineBanner->show(Tone::Info, tr("Version %1 of the guideline is now in force.").arg(inForce->number), tr("Read Guideline"));
}

bool AnnotatePage::event(QEvent *event)
{
    // Qt would move the focus with Tab before keyPressEvent sees it; here it walks through the labels.
    if (event->type() == QEvent::KeyPress && m_controller->hasImage()) {
        auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) && m_form->handleKey(*key))
            return true;
    }
    return Page::event(event);
}

void AnnotatePage::keyPressEvent(QKeyEvent *event)
{
    if (m_controller->hasImage() && m_form->handleKey(*event))
        return;
    Page::keyPressEvent(event);
}

void AnnotatePage::retranslate()
{
    m_header->setTitle(tr("Annotate"));
    if (m_controller->hasImage()) {
        m_picture->showFacts(m_controller->image(), m_controller->note());
        showSaveState();
    } else if (m_entered) {
        showFinished();
    }
    m_status->showQueue();
}

} // namespace yuyi
