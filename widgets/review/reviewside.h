// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/history/changes.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

namespace yuyi {

class CommentThread;
class ReviewPicture;

/// @brief The left side of the review page: the picture of an image, and the comments on it where there is room. In a work package
/// there are no comments: they are made only in the project.
class ReviewSide final : public QWidget
{
    Q_OBJECT
public:
    ReviewSide(const PageContext &context, QWidget *parent);

    ReviewPicture *picture() const { return m_picture; }
    /// Shows the picture and the comments of an image, with these pictures of its questions; a null image shows nothing.
    void show(const Image &image, const QList<ItemPicture> &pictures = {});
    using QWidget::show;
    bool mayComment() const { return !m_packed; }
    /// Opens the comments, whatever room there is, and sets the focus to the field.
    void writeComment();
    /// Shows the comments if they are wanted or a page of this height has room for them.
    void fit(int pageHeight);
    /// Saves a comment that is being typed.
    void flush();
    void projectChanged(const Changes &changes);

Q_SIGNALS:
    /// It is known now whether this is a work package.
    void mayCommentChanged();

private:
    void showTalk();

    ReviewPicture *m_picture;
    CommentThread *m_talk;
    int m_pageHeight = 0;
    bool m_packed = false; ///< a work package is open
    bool m_talkWanted = false;
};

} // namespace yuyi
