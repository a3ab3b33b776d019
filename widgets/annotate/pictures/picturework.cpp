// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/picturework.h"

#include "models/domain/annotation/medium.h"
#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/annotate/annotatedpicture.h"
#include "widgets/annotate/pictures/addpictures.h"
#include "widgets/annotate/pictures/pictureeditor.h"
#include "widgets/annotate/pictures/picturesourcedialog.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/userprompts.h"

namespace yuyi {

PictureWork::PictureWork(PageContext context, AnnotateController *controller, PictureEditor *editor, AnnotatedPicture *picture,
                         QWidget *page)
    : QObject(page),
      m_context(context),
      m_controller(controller),
      m_editor(editor),
      m_picture(picture),
      m_page(page)
{
    m_editor->setLoader(m_context.pictures);
    connect(m_editor, &PictureEditor::changed, this, [this] {
        showItem();
        m_context.commands.refresh();
    });
    connect(m_editor, &PictureEditor::adding, this, &PictureWork::add);
    connect(m_editor, &PictureEditor::filesWanted, this, &PictureWork::choose);
    connect(m_editor, &PictureEditor::shown, m_picture, &AnnotatedPicture::showPicture);
    connect(m_editor, &PictureEditor::leftOut, this, &PictureWork::told);
    connect(m_editor, &PictureEditor::sourceWanted, this,
            [this](const Medium &medium) { (new PictureSourceDialog(m_context.project, medium, m_page))->open(); });
}

void PictureWork::showItem()
{
    if (!m_controller->hasImage())
        return;
    m_picture->showItem(m_controller->image(), m_editor->item());
    QList<Image> others;
    for (const ItemPicture &picture : m_editor->item()) {
        if (picture.medium.sha256 != m_controller->image().sha256)
            others.append(imageOf(picture.medium));
    }
    if (!others.isEmpty())
        m_context.pictures.prefetch(others);
}

QString PictureWork::whyNotYet() const
{
    return m_editor->isBusy() ? stillAdding() : QString();
}

void PictureWork::add(int request, const BroughtPictures &brought)
{
    m_context.project
        .write([folder = m_context.project.factory().folder(), person = m_context.project.person().id, image = m_controller->image().id,
                brought](Stores &stores) { return addBroughtPictures(stores, folder, person, image, brought); })
        .then(this, [this, request](const Result<AddedPictures> &added) {
            m_editor->arrived(request, added);
            if (!m_editor->isBusy())
                Q_EMIT settled();
        });
}

void PictureWork::choose(const PictureWish &wish)
{
    m_context.prompts.openFiles(m_page, tr("Pictures of the Question"),
                                tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff);;All files (*)"),
                                [this, wish, question = m_editor->question()](const QStringList &files) {
                                    if (files.isEmpty() || question != m_editor->question())
                                        return;
                                    PictureWish brings = wish;
                                    brings.what = PictureWish::What::Bring;
                                    brings.brought.files = files;
                                    m_editor->take(brings);
                                });
}

} // namespace yuyi
