// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/images/image.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class CommentThread;
class ProjectAccess;

/// @brief A dialog with the comments on an image as a whole, for any page. Esc first leaves the text field, then closes.
class ImageComments final : public QDialog
{
    Q_OBJECT
public:
    ImageComments(ProjectAccess &project, const Image &image, QWidget *parent);

    CommentThread *thread() const { return m_thread; }
    /// The target of the thread on an image as a whole.
    static CommentTarget targetOf(const ImageId &image);

private:
    CommentThread *m_thread;
    QLabel *m_problem;
};

} // namespace yuyi
