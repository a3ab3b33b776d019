// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

class ElidedLabel;
class ImageViewer;
class ReturnedNotes;
class ShownPicture;

/// The left side of the annotate page: the picture, why the annotation was returned, tools, and the facts of the image.
class AnnotatedPicture final : public QWidget
{
    Q_OBJECT
public:
    /// The commands "annotate.…" must have been added.
    AnnotatedPicture(PageContext context, QWidget *parent);

    ImageViewer *viewer() const { return m_viewer; }
    ReturnedNotes *returned() const { return m_returned; }
    /// Decodes and shows the picture. A picture that is already shown keeps its zoom and position.
    void showPicture(const Image &image);
    /// Forgets the picture: one that is still being decoded is not shown.
    void forget();
    /// Shows the facts of the image, and the lead's note if there is one.
    void showFacts(const Image &image, const QString &note);

private:
    PageContext m_context;
    ImageViewer *m_viewer;
    ReturnedNotes *m_returned;
    ElidedLabel *m_facts;
    ShownPicture *m_shownPicture = nullptr;
};

} // namespace yuyi
