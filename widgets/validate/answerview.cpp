// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/answerview.h"

#include "models/domain/text.h"
#include "models/items/picturegathering.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/itempictureview.h"
#include "widgets/shell/commands/decisionguard.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/answercontroller.h"
#include "widgets/validate/answerpanel.h"

#include <QEvent>
#include <QScrollArea>

namespace yuyi {

AnswerView::AnswerView(PageContext context, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(new AnswerController(context.project, context.pictures, this)),
      m_gathering(new PictureGathering(context.pictures, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    connect(m_controller, &AnswerController::cleared, this, &AnswerView::forget);
    connect(m_controller, &AnswerController::questionReady, this, &AnswerView::showCurrent);
    connect(m_controller, &AnswerController::waiting, this, [this] {
        forget();
        leaveFields();
        m_stack->showBusy();
        m_context.commands.refresh();
    });
    connect(m_controller, &AnswerController::done, this, &AnswerView::showDone);
    connect(m_controller, &AnswerController::progressChanged, this, &AnswerView::progressChanged);
    connect(m_controller, &AnswerController::failed, this, &AnswerView::failed);
    retranslate();
}

void AnswerView::addCommands()
{
    const PageCommands add(m_context.commands, "validate");
    const auto ready = [this] { return m_controller->isActive() && m_seen && hasQuestion(); };
    for (int i = 0; i < AnswerPanel::mostOptions; ++i) {
        add(
            QStringLiteral("option-%1").arg(i + 1), [i] { return tr("Option %1").arg(optionLetter(i)); },
            [this, i] { choose(i); }, [this, ready, i] { return ready() && i < current()->options.size(); });
    }
    for (size_t i = 0; i < std::size(AnswerPanel::allFlags); ++i) {
        add(
            QStringLiteral("flag-") % codeOf(AnswerPanel::allFlags[i]),
            [i] {
                return AnswerPanel::allFlags[i] == VoteFlag::NoneRight
                         ? tr("Report a problem: No correct option, or cannot be answered")
                         : tr("Report a problem: %1").arg(titleOf(AnswerPanel::allFlags[i]));
            },
            [this, i] { m_panel->toggleFlag(AnswerPanel::allFlags[i]); },
            [this, ready, i] { return ready() && m_panel->offers(AnswerPanel::allFlags[i]); });
    }
    add(
        "note", [] { return tr("Comment"); }, [this] { m_panel->writeNote(); }, ready);
    add(
        "send", [] { return tr("Submit and Next"); }, [this] { send(); }, ready);
    add(
        "fit", [] { return tr("Fit"); }, [this] { m_viewer->fit(); }, [this] { return m_controller->isActive() && hasQuestion(); });
    add(
        "zoom-in", [] { return tr("Zoom In"); }, [this] { m_viewer->zoomIn(); },
        [this] { return m_controller->isActive() && hasQuestion(); });
    add(
        "zoom-out", [] { return tr("Zoom Out"); }, [this] { m_viewer->zoomOut(); },
        [this] { return m_controller->isActive() && hasQuestion(); });
    add(
        "rotate", [] { return tr("Rotate View"); }, [this] { m_viewer->rotateView(); },
        [this] { return m_controller->isActive() && hasQuestion(); });
    add(
        "skip", [] { return tr("Next Question"); }, [this] { m_controller->skip(); },
        [this] { return m_controller->isActive() && hasQuestion() && !m_viewer->error().isEmpty(); });
    add(
        "send-note", [] { return tr("Submit and Next"); }, [this] { send(); }, ready);
    addPictureCommands();
}

void AnswerView::addPictureCommands()
{
    const PageCommands add(m_context.commands, "validate");
    for (int i = 0; i < AnswerPanel::mostOptions; ++i) {
        add(
            QStringLiteral("enlarge-%1").arg(i + 1), [i] { return tr("Enlarge Option %1").arg(optionLetter(i)); },
            [this, i] { m_pictures->enlarge(i); }, [this, i] { return m_controller->isActive() && hasQuestion() && m_pictures->has(i); });
    }
    add(
        "put-back", [] { return tr("Close Enlarged Option"); }, [this] { m_pictures->putBack(); },
        [this] { return m_controller->isActive() && hasQuestion() && m_pictures->isEnlarged(); });
}

bool AnswerView::hasPictures() const
{
    return m_controller->isActive() && hasQuestion() && current()->pictures.size() > 1;
}

void AnswerView::stepPicture(int by)
{
    m_pictures->step(by);
}

void AnswerView::build()
{
    auto *split = new SplitView(Qt::Horizontal, this);
    m_pictures = new ItemPictureView(split);
    connect(m_pictures, &ItemPictureView::currentChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_gathering, &PictureGathering::counted, m_pictures, &ItemPictureView::setCount);
    m_viewer = m_pictures->viewer();
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_guard = new DecisionGuard(m_context.commands.presses(), m_viewer);
    m_scroll = new QScrollArea(split);
    m_scroll->setObjectName(QStringLiteral("answerQuestion"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_panel = new AnswerPanel(m_context.commands, m_context.settings, m_scroll);
    connect(m_panel, &AnswerPanel::optionClicked, this, &AnswerView::choose);
    connect(m_panel, &AnswerPanel::enlargeWanted, m_pictures, &ItemPictureView::enlarge);
    connect(m_panel, &AnswerPanel::pictureWanted, m_pictures, &ItemPictureView::showNumber);
    connect(m_panel, &AnswerPanel::noteTyped, m_controller, &AnswerController::keepNote);
    connect(m_panel, &AnswerPanel::answerTyped, m_controller, &AnswerController::keepWritten);
    connect(m_panel, &AnswerPanel::answerSubmitted, this, &AnswerView::send);
    connect(m_panel, &AnswerPanel::fieldLeft, this, [this] { setFocus(); });
    m_scroll->setWidget(m_panel);
    for (QWidget *watched : std::initializer_list<QWidget *>{m_viewer, m_scroll->viewport()})
        watched->installEventFilter(this);
    makePanel(m_scroll);
    split->addPart(m_pictures, 3);
    split->addPart(m_scroll, 2);
    keepSizes(split, m_context.settings, QStringLiteral("validate"));
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_stack->showBusy();
    fillWith(this, m_stack);
}

void AnswerView::enter()
{
    m_controller->enter();
    setFocus();
}

void AnswerView::leave()
{
    m_controller->leave();
}

void AnswerView::reload()
{
    m_controller->reload();
}

void AnswerView::handOver()
{
    m_controller->handOver();
}

std::optional<UnsavedWork> AnswerView::unsaved() const
{
    return m_controller->unsaved();
}

void AnswerView::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

bool AnswerView::hasQuestion() const
{
    return m_controller->hasQuestion();
}

const BlindItem *AnswerView::current() const
{
    return m_controller->current();
}

QList<VoteFlag> AnswerView::flags() const
{
    return m_panel->flags();
}

QString AnswerView::progressText() const
{
    return m_controller->progressText();
}

/// The question shown is no longer one to be answered.
void AnswerView::forget()
{
    m_seen = false;
    m_shown = false;
    m_pending.clear();
}

void AnswerView::showCurrent()
{
    const BlindItem *item = current();
    if (!item) {
        showDone();
        return;
    }
    m_panel->clear();
    setFocus();
    m_stack->showWork();
    m_panel->show(*item, m_controller->note(), m_controller->written()); // typed before the question was skipped
    m_scroll->ensureVisible(0, 0);
    m_seen = false;
    m_shown = false;
    // Whoever types before the picture is there types into the field, and calls no commands.
    if (item->isWritten() && window()->focusWidget() == this)
        m_panel->writeAnswer();
    showPictures();
    m_context.commands.refresh();
}

void AnswerView::showPictures()
{
    const QString pending = current()->validation.toString();
    m_pending = pending;
    m_guard->expectPicture();
    m_pictures->setLoading();
    m_panel->fitInto(m_scroll->viewport()->size());
    m_gathering->gather(current()->pictures).then(this, [this, pending](const Result<QList<QImage>> &pictures) {
        if (pending != m_pending)
            return;
        if (!pictures) {
            m_pictures->setError(pictures.error().sentence);
            m_context.commands.refresh();
            if (current()->isWritten() && m_panel->written().isEmpty())
                leaveFields(); // the key that skips the question is a letter
            m_panel->offerSkip();
            return;
        }
        m_pictures->setPictures(current()->pictures, *pictures);
        m_panel->showPictures(m_pictures->ofOptions(current()->options.size()));
        m_shown = true;
        m_guard->pictureIsIn();
    });
}

bool AnswerView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        m_panel->fitInto(m_scroll->viewport()->size());
    if (watched == m_viewer && event->type() == QEvent::Paint && m_shown && hasQuestion()) {
        m_shown = false;
        // The clock starts with the first painting of the picture; the question stands beside it by then.
        if (current()->pictures.size() == 1)
            m_clock.start();
        // Widgets are not changed while one of them paints.
        QMetaObject::invokeMethod(
            this, [this, painted = m_pending] {
                if (painted == m_pending && hasQuestion())
                    this->painted();
            },
            Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

/// The picture in the viewer has been painted.
void AnswerView::painted()
{
    if (current()->pictures.size() != 1) {
        // All of them were painted together, or the others are still to come.
        if (!m_panel->arePicturesPainted()) {
            m_shown = true;
            m_panel->update();
            m_viewer->update();
            return;
        }
        m_clock.start();
    }
    m_seen = true;
    m_panel->enableOptions();
    m_context.commands.refresh();
}

bool AnswerView::isReady() const
{
    return m_seen && m_guard->mayDecide();
}

void AnswerView::choose(int option)
{
    if (!isReady() || !hasQuestion() || option >= current()->options.size()) {
        m_panel->showChosen(); // a click has marked it
        return;
    }
    m_panel->choose(option);
    if (m_panel->advancesAtOnce())
        send();
}

void AnswerView::send()
{
    if (!isReady() || !hasQuestion())
        return;
    BlindAnswer answer;
    answer.milliseconds = m_clock.elapsed();
    answer.validation = current()->validation;
    QList<OptionId> chosen;
    for (qsizetype i = 0; i < current()->options.size(); ++i) {
        if (m_panel->chosen().contains(static_cast<int>(i)))
            chosen.append(current()->options.at(i).id);
    }
    answer.answer = current()->isWritten() ? m_panel->written() : Answer(chosen);
    answer.flags = m_panel->flags();
    answer.note = m_panel->note();
    if (current()->isWritten() && answer.answer.isEmpty())
        m_panel->writeAnswer();
    m_controller->send(answer);
}

/// What is shown goes away: a key that follows is for this view, and for no button of what comes.
void AnswerView::leaveFields()
{
    if (isAncestorOf(window()->focusWidget()))
        setFocus();
}

void AnswerView::showDone()
{
    m_pending.clear();
    leaveFields();
    m_pictures->clear();
    m_empty->clearButtons();
    const bool some = m_controller->progress().today > 0;
    m_empty->setIcon(some ? QStringLiteral("check") : QStringLiteral("validate"));
    m_empty->setSentence(some ? tr("No more questions for you.") : tr("No questions are waiting for you."));
    if (m_context.project.info().rules.votesPerQuestion == 0)
        m_empty->setHint(tr("This project has no validation: its rules ask for 0 answers per question. A lead can change "
                            "this on the People page."));
    else if (!m_context.project.person().roles.contains(Role::Validator))
        m_empty->setHint(tr("Questions are answered by people with the role “Validator”. A lead can assign this role on the "
                            "People page."));
    else if (m_controller->progress().keptForOthers > 0)
        m_empty->setHint(tr(
            "%Ln question(s) that you answered in an earlier round are reserved for other people for one day. After that, you can "
            "answer them again if answers are still missing.",
            nullptr, static_cast<int>(m_controller->progress().keptForOthers)));
    else
        m_empty->setHint(m_context.project.info().rules.annotatorsPerImage > 1
                             ? tr("Questions appear here after adjudication. You do not get questions about images that you "
                                  "annotated or adjudicated.")
                             : tr("Submitted questions appear here. You do not get questions about images that you annotated."));
    m_context.next.offer(m_empty, PageId::Validate);
    m_stack->showEmpty();
    m_context.commands.refresh();
}

void AnswerView::retranslate()
{
    m_panel->retranslate();
    m_stack->busy()->setSentence(tr("Loading…"));
    if (m_stack->showsEmpty())
        showDone();
}

} // namespace yuyi
