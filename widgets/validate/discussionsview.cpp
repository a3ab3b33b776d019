// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/discussionsview.h"

#include "models/domain/moments.h"
#include "models/items/pictureloader.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/discussionpanel.h"
#include "widgets/validate/discussionscontroller.h"
#include "widgets/validate/rewritedialog.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>

namespace yuyi {

namespace {
constexpr int listWidth = 280;
constexpr int thumbnailSide = 36;
} // namespace

DiscussionsView::DiscussionsView(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new DiscussionsController(context.project, this))
{
    addCommands();
    auto *split = new SplitView(Qt::Horizontal, this);
    m_list = new QListWidget(split);
    m_list->setMinimumWidth(listWidth);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize(QSize(thumbnailSide, thumbnailSide) * Theme::of(this).fontScale());
    connect(&m_context.pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        for (int row = 0; row < m_controller->lines().size() && row < m_list->count(); ++row) {
            if (m_controller->lines().at(row).image.sha256 == sha)
                showThumbnail(row);
        }
    });
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    connect(m_list, &QListWidget::currentRowChanged, this, &DiscussionsView::readCurrent);
    split->addPart(m_list, 1);
    m_panel = new DiscussionPanel(m_context, m_controller, split);
    split->addPart(m_panel, 3);
    keepSizes(split, m_context.settings, QStringLiteral("validate-discussions"));
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setIcon(QStringLiteral("check"));
    m_stack->showEmpty();
    sizeByCurrent(m_stack); // what is not shown may not make a sentence wider than the page
    fillWith(this, m_stack);
    connect(m_controller, &DiscussionsController::listChanged, this, &DiscussionsView::showList);
    connect(m_controller, &DiscussionsController::concluded, this, [this] { m_list->setFocus(); }); // the fields go away
    connect(m_controller, &DiscussionsController::loaded, this, &DiscussionsView::loaded);
    connect(m_controller, &DiscussionsController::failed, this, &DiscussionsView::failed);
    connect(m_controller, &DiscussionsController::toast, this, &DiscussionsView::toast);
    connect(m_panel, &DiscussionPanel::failed, this, &DiscussionsView::failed);
    retranslate();
}

void DiscussionsView::addCommands()
{
    const PageCommands add(m_context.commands, "validate");
    const auto lead = [this] { return m_controller->canAct() && m_controller->isLead(); };
    add(
        "vote", [] { return tr("Vote"); }, [this] { vote(); }, [this] { return m_controller->canAct(); });
    add(
        "conclude", [] { return tr("Conclude"); }, [this] { conclude(); }, lead);
    add(
        "rewrite", [] { return tr("Rewrite Here…"); },
        [this] {
            if (!m_controller->shown())
                return;
            const DiscussionView &shown = *m_controller->shown();
            auto *dialog = new RewriteDialog(shown.question, m_controller->preset(), m_context.pictures, mediumOf(shown.image), this);
            connect(dialog, &RewriteDialog::rewritten, this, [this](const Question &question) {
                Conclusion conclusion;
                conclusion.outcome = DiscussionOutcome::Rewrite;
                conclusion.rewritten = question;
                conclusion.note = m_panel->note();
                m_controller->carryOut(conclusion);
            });
            dialog->open();
        },
        lead);
}

void DiscussionsView::enter()
{
    m_controller->enter();
    m_list->setFocus();
}

void DiscussionsView::leave()
{
    m_controller->leave();
    m_panel->flush();
}

void DiscussionsView::look(const DiscussionId &id)
{
    m_controller->look(id);
}

int DiscussionsView::openCount() const
{
    return m_controller->openCount();
}

void DiscussionsView::showList()
{
    const DiscussionId former = m_controller->current();
    int row = -1;
    {
        const QSignalBlocker block(m_list);
        m_list->clear();
        for (int i = 0; i < m_controller->lines().size(); ++i) {
            const DiscussionLine &line = m_controller->lines().at(i);
            const Discussion &discussion = line.discussion;
            const bool open = discussion.state == DiscussionState::Open;
            const QString what = open ? titleOf(discussion.reason) : tr("Concluded: %1").arg(titleOf(discussion.outcome));
            const QString second = dayText(discussion.createdAt) + QStringLiteral(" · ") + what;
            auto *item = new QListWidgetItem(line.stem + u'\n' + second, m_list);
            item->setToolTip(QStringList{line.image.names.value(0), line.stem, second}.join(u'\n'));
            showThumbnail(i);
            if (!open)
                item->setForeground(Theme::of(this).tokens().soft);
            if (discussion.id == former)
                row = i;
        }
        if (row < 0 && !m_controller->lines().isEmpty())
            row = 0;
        m_list->setCurrentRow(row);
    }
    m_stack->showWorkIf(!m_controller->lines().isEmpty());
    readCurrent();
}

void DiscussionsView::showThumbnail(int row)
{
    const QImage picture = m_context.pictures.thumbnail(m_controller->lines().at(row).image, m_list->iconSize().width());
    QPixmap square(m_list->iconSize() * devicePixelRatioF());
    square.setDevicePixelRatio(devicePixelRatioF());
    square.fill(Qt::transparent);
    if (!picture.isNull()) {
        QPainter painter(&square);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        QRect rect(QPoint(), picture.size().scaled(m_list->iconSize(), Qt::KeepAspectRatio));
        rect.moveCenter(QRect(QPoint(), m_list->iconSize()).center());
        painter.drawImage(rect, picture);
    }
    m_list->item(row)->setIcon(square);
}

void DiscussionsView::readCurrent()
{
    m_controller->select(m_list->currentRow());
    if (m_controller->current().isNull())
        m_context.commands.refresh();
}

bool DiscussionsView::hasPictures() const
{
    return m_controller->isActive() && m_controller->shown() && m_panel->pane()->pictures().size() > 1;
}

void DiscussionsView::stepPicture(int by)
{
    m_panel->pane()->step(by);
}

void DiscussionsView::vote()
{
    m_controller->vote(m_panel->choice(), m_panel->note());
}

void DiscussionsView::conclude()
{
    if (m_panel->choice() == DiscussionOutcome::None) {
        Q_EMIT failed(tr("Choose what to do with the question."));
        return;
    }
    Conclusion conclusion;
    conclusion.outcome = m_panel->choice();
    conclusion.note = m_panel->note();
    if (conclusion.outcome == DiscussionOutcome::ChangeKey) {
        conclusion.key = m_panel->newKey();
        conclusion.keepsAccepted = m_panel->keepsAccepted();
    }
    const auto majority = m_controller->majorityAgainst(conclusion);
    if (!majority) {
        m_controller->carryOut(conclusion);
        return;
    }
    m_context.prompts.confirm(this, tr("Conclude Against the Majority"),
                              tr("%1 of %n vote(s) are for “%2”. Conclude with “%3” instead?", nullptr, majority->of)
                                  .arg(majority->votes)
                                  .arg(titleOf(majority->outcome), titleOf(conclusion.outcome)),
                              tr("Conclude"), [this, conclusion, id = m_controller->current()] {
                                  if (id == m_controller->current() && m_controller->canAct())
                                      m_controller->carryOut(conclusion);
                              });
}

void DiscussionsView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::ControlModifier && m_controller->canAct()) {
        vote();
        return;
    }
    if (enter && event->modifiers() == Qt::NoModifier && m_list->hasFocus() && m_controller->canAct()) {
        m_panel->focusChoices();
        return;
    }
    QWidget::keyPressEvent(event);
}

void DiscussionsView::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
    if (m_controller->isActive())
        m_panel->projectChanged(changes);
}

void DiscussionsView::retranslate()
{
    m_panel->retranslate();
    m_list->setAccessibleName(tr("Discussions"));
    m_empty->setSentence(tr("Nothing is being discussed."));
    m_empty->setHint(tr(
        "A question appears here if it fails validation twice or in the last round. It also appears if more than half of the people "
        "give the same wrong answer, or if somebody raises an objection."));
    if (!m_controller->lines().isEmpty())
        showList();
}

} // namespace yuyi
