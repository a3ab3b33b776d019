// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/annotate/pictures/picturewish.h"
#include "widgets/shell/page/page.h"

#include <QObject>

namespace yuyi {

class AnnotateController;
class AnnotatedPicture;
class PictureEditor;

/// @brief What the pictures of questions need beyond the form: files are chosen, read and added to the project, the pictures of the
/// question shown are in the viewer, and their sources are edited. Lives as long as the page.
class PictureWork final : public QObject
{
    Q_OBJECT
public:
    PictureWork(PageContext context, AnnotateController *controller, PictureEditor *editor, AnnotatedPicture *picture, QWidget *page);

    /// Shows the image that is open, and the other pictures of the question.
    void showItem();
    /// Why the annotation cannot be submitted yet; empty if nothing is in the way.
    QString whyNotYet() const;
    /// The sentence of whyNotYet().
    static QString stillAdding() { return tr("A picture is still being added. Submit again when it is there."); }

Q_SIGNALS:
    /// No picture is being added any more.
    void settled();
    /// Something to tell in passing.
    void told(const QString &sentence);

private:
    void add(int request, const BroughtPictures &brought);
    void choose(const PictureWish &wish);

    PageContext m_context;
    AnnotateController *m_controller;
    PictureEditor *m_editor;
    AnnotatedPicture *m_picture;
    QWidget *m_page;
};

} // namespace yuyi
