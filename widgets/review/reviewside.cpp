// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewside.h"

#include "models/domain/annotation/talk.h"
#include "models/services/rules/face.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/review/reviewpicture.h"
#include "widgets/shell/page/keptsizes.h"

namespace yuyi {

namespace {

constexpr int linesWithTalk = 30;

} // namespace

ReviewSide::ReviewSide(const PageContext &context, QWidget *parent)
    : QWidget(parent), m_picture(new ReviewPicture(context.pictures, context.commands, this)),
      m_talk(new CommentThread(context.project, this))
{
    auto *split = new SplitView(Qt::Vertical, this);
    split->addPart(m_picture, 3);
    split->addPart(m_talk, 1);
    keepSizes(split, context.settings, QStringLiteral("review-talk"));
    fillWith(this, split);
    context.project.read([](Stores &stores) { return faceOf(stores); }).then(this, [this](const Result<Face> &face) {
        m_packed = face.value_or(Face::Home) == Face::Package;
        showTalk();
        Q_EMIT mayCommentChanged();
    });
}

void ReviewSide::show(const Image &image, const QList<ItemPicture> &pictures)
{
    m_picture->show(image, pictures);
    if (image.id.isNull()) {
        m_talk->clear();
        return;
    }
    CommentTarget target;
    target.subject = TalkSubject::Image;
    target.id = image.id.value();
    target.image = image.id;
    if (m_talk->target() != std::optional<CommentTarget>(target))
        m_talk->setTarget(target);
}

void ReviewSide::writeComment()
{
    m_talkWanted = true;
    showTalk();
    m_talk->focusField();
}

void ReviewSide::fit(int pageHeight)
{
    m_pageHeight = pageHeight;
    showTalk();
}

void ReviewSide::showTalk()
{
    // With large letters in a low window the picture needs the room; a comment that is wanted comes back.
    m_talk->setVisible(!m_packed && (m_talkWanted || m_pageHeight > linesWithTalk * fontMetrics().height()));
}

void ReviewSide::flush()
{
    m_talk->flush();
}

void ReviewSide::projectChanged(const Changes &changes)
{
    m_talk->projectChanged(changes);
}

} // namespace yuyi
