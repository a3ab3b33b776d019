// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/imagecomments.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/discussion/mentionfield.h"
#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QLabel>

namespace yuyi {

namespace {
constexpr int nameWidth = 210;
}

ImageComments::ImageComments(ProjectAccess &project, const Image &image, QWidget *parent)
    : QDialog(parent), m_thread(new CommentThread(project, this)), m_problem(plainLabel(this))
{
    setObjectName(QStringLiteral("imageComments"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus); // where Esc leaves the text for
    setWindowTitle(tr("Comments on the Image"));
    resizeWindow(this, 480, 460);
    m_problem->setWordWrap(true);
    setStyleProperty(m_problem, "feel", QStringLiteral("bad"));
    m_problem->hide();
    auto *close = new ActionButton(tr("Close"), {}, ActionButton::Kind::Plain, this);
    close->setAutoDefault(false);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_problem, 1);
    foot->addStretch(0);
    foot->addWidget(close);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_thread, 1);
    column->addLayout(foot);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    connect(m_thread, &CommentThread::failed, this, [this](const Error &error) {
        m_problem->setText(error.sentence);
        m_problem->show();
    });
    connect(m_thread, &CommentThread::threadChanged, m_problem, &QWidget::hide);
    connect(&project, &ProjectAccess::changed, m_thread, &CommentThread::projectChanged);
    connect(&project, &ProjectAccess::personAboutToChange, m_thread, &CommentThread::flush);
    connect(&project, &QObject::destroyed, this, &QDialog::reject);
    // File names may be as long as a hash.
    const QString name = QFontMetrics(Theme::of(this).font(TextRole::Section))
                             .elidedText(image.names.value(0), Qt::ElideMiddle, Theme::of(this).px(nameWidth));
    m_thread->setTitle(tr("Comments on %1").arg(name));
    m_thread->setTarget(targetOf(image.id));
    m_thread->focusField();
}

CommentTarget ImageComments::targetOf(const ImageId &image)
{
    CommentTarget target;
    target.subject = TalkSubject::Image;
    target.id = image.value();
    target.image = image;
    return target;
}

} // namespace yuyi
