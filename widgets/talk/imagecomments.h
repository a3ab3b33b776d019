// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/talk.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class CommentThread;
class ProjectAccess;

/// @brief What people say about an image as a whole: its thread of comments over any page. Esc leaves the text, then closes.
class ImageComments final : public QDialog
{
    Q_OBJECT
public:
    ImageComments(ProjectAccess &project, const Image &image, QWidget *parent);

    CommentThread *thread() const { return m_thread; }
    /// Where the thread of an image as a whole stands.
    static TalkPlace placeOf(const ImageId &image);

private:
    CommentThread *m_thread;
    QLabel *m_problem;
};

} // namespace yuyi
