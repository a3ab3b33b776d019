// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingview.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/errors/coding/casepicture.h"
#include "widgets/errors/coding/codecards.h"
#include "widgets/errors/coding/codingcommands.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingpanel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"

namespace yuyi {

CodingView::CodingView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new CodingController(context.project, this))
{
    setFocusPolicy(Qt::StrongFocus);
    build();
    connectController();
    connectParts();
    retranslate();
}

void CodingView::build()
{
    auto *split = new SplitView(Qt::Horizontal, this);
    m_picture = new CasePicture(m_context.pictures, this, this);
    m_panel = new CodingPanel(m_context, *m_controller, this);
    split->addPart(m_picture, 1);
    split->addPart(m_panel, 1);
    keepSizes(split, m_context.settings, QStringLiteral("errors-coding"), {4600, 5400});
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_stack->showBusy();
    fillWith(this, m_stack);
}

void CodingView::connectController()
{
    connect(m_controller, &CodingController::loading, this, [this] {
        m_picture->setEditable(false);
        m_stack->showBusy();
        m_context.commands.refresh();
    });
    connect(m_controller, &CodingController::loaded, this, &CodingView::showCase);
    connect(m_controller, &CodingController::finished, this, &CodingView::showDone);
    connect(m_controller, &CodingController::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_controller, &CodingController::imageAhead, this, [this](const Image &image) { m_context.pictures.prefetch({image}); });
    connect(m_controller, &CodingController::changed, this, &CodingView::changed);
    connect(m_controller, &CodingController::failed, this, &CodingView::failed);
    connect(m_controller, &CodingController::toast, this, &CodingView::toast);
}

void CodingView::connectParts()
{
    connect(m_picture, &CasePicture::regionsEdited, m_panel, &CodingPanel::setRegions);
    connect(m_picture, &CasePicture::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_picture, &CasePicture::toast, this, &CodingView::toast);
    connect(m_panel, &CodingPanel::regionsReplaced, m_picture, &CasePicture::replaceRegions);
    connect(m_panel, &CodingPanel::enteringReply, this, [this] {
        if (m_picture->isDrawing())
            m_picture->toggleDrawing();
    });
    connect(m_panel, &CodingPanel::escaped, this, [this] { setFocus(); });
    connect(m_panel, &CodingPanel::failed, this, &CodingView::failed);
    connect(m_panel, &CodingPanel::toast, this, &CodingView::toast);
}

void CodingView::addCommands()
{
    auto *commands = new CodingCommands({*this, *m_controller, *m_picture, *m_panel}, this);
    commands->add(m_context.commands);
    m_panel->setActions();
}

void CodingView::enter()
{
    m_controller->enter();
    setFocus();
    m_context.commands.refresh();
}

void CodingView::leave()
{
    m_controller->leave();
    m_picture->stopDrawing();
    m_context.commands.refresh();
}

bool CodingView::isComplete() const
{
    return m_controller->view() && !m_controller->isReading() && m_picture->isComplete();
}

CodingForm *CodingView::form() const
{
    return m_panel->form();
}

CaseReading *CodingView::reading() const
{
    return m_panel->reading();
}

CodeCards *CodingView::cards() const
{
    return m_panel->cards();
}

ImageViewer *CodingView::viewer() const
{
    return m_picture->viewer();
}

PicturePane *CodingView::pictures() const
{
    return m_picture->pictures();
}

ProbePanel *CodingView::probes() const
{
    return m_panel->probes();
}

void CodingView::showCase(bool other)
{
    const ErrorCaseView &view = *m_controller->view();
    m_picture->setEditable(m_controller->isEditable());
    if (other || !m_controller->isEditable())
        m_picture->reset();
    m_picture->setQuestion(view);
    m_panel->showCase();
    m_picture->setCards(m_panel->cards()->cards());
    m_picture->setRegions(m_panel->form()->content().regions);
    m_picture->showPictures(view);
    m_stack->showWork();
    m_panel->showProgress();
    if (other && m_controller->isEntered())
        setFocus();
}

void CodingView::showDone()
{
    m_picture->setEditable(false);
    m_picture->clear();
    m_empty->clearButtons();
    m_empty->setIcon(QStringLiteral("check"));
    if (m_controller->queue().isEmpty()) {
        m_empty->setSentence(tr("This sample has no cases for you to code."));
        m_empty->setHint(tr("You still have to annotate some items or answer them blind. The cases of these items appear here when you "
                            "have finished."));
    } else {
        const int disputed = m_controller->queue().disputed();
        m_empty->setSentence(tr("You have coded all your cases."));
        m_empty->setHint(disputed > 0 ? tr("%n case(s) are waiting for adjudication. Press Shift+J for the next one.", nullptr, disputed)
                                      : tr("J and K move between cases; Z undoes your last submission."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("errors.to-book")));
    }
    m_context.next.offer(m_empty, PageId::Errors);
    m_stack->showEmpty();
    m_context.commands.refresh();
}

void CodingView::retranslate()
{
    m_stack->busy()->setSentence(tr("Loading…"));
    m_picture->retranslate();
    m_panel->retranslate();
    if (m_controller->isDone())
        showDone();
}

} // namespace yuyi
