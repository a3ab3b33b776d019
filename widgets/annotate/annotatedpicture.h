// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

class ElidedLabel;
class FactRows;
class ImageViewer;
class PictureStrip;
class ReturnedNotes;
class ShownPicture;

/// The left side of the annotate page: the picture, the other pictures of the question, why the annotation was returned, tools, and the
/// facts of the image, also those for templates.
class AnnotatedPicture final : public QWidget
{
    Q_OBJECT
public:
    /// The commands "annotate.…" must have been added.
    AnnotatedPicture(PageContext context, QWidget *parent);

    /// Puts a message above the picture.
    void addAbove(QWidget *message);
    ImageViewer *viewer() const { return m_viewer; }
    ReturnedNotes *returned() const { return m_returned; }
    FactRows *factRows() const { return m_factRows; }
    /// @brief Offers the pictures of a question in a strip, and the image itself behind them if the question does not show it. Decodes and
    /// shows the one that was shown before of the same image, or else the first. A picture that is already shown keeps its zoom and
    /// position.
    void showItem(const Image &image, const QList<ItemPicture> &pictures);
    /// Shows one of these pictures.
    void showPicture(const Sha256 &sha256);
    /// Goes on by so many pictures and stops at the ends.
    void stepPicture(int by);
    /// Whether there are several to choose from.
    bool hasSeveral() const;
    /// Forgets the picture: one that is still being decoded is not shown.
    void forget();
    /// Shows the facts of the image, and the lead's note if there is one.
    void showFacts(const Image &image, const QString &note);
    /// Goes to the facts for templates. If they are many, they are folded until then, and again the next time.
    void goToFacts();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showCurrent();
    void writeFacts();
    /// With large type the column is scrolled, but the picture is always seen.
    void keepPicture();

    PageContext m_context;
    ImageViewer *m_viewer;
    ReturnedNotes *m_returned;
    ElidedLabel *m_facts;
    QWidget *m_factsButton;
    QString m_written; ///< what is known of the image, and the note
    bool m_unfolded = false;
    FactRows *m_factRows;
    ShownPicture *m_shownPicture = nullptr;
    PictureStrip *m_strip;
    Image m_image;
    QList<ItemPicture> m_pictures;
    Sha256 m_shown; ///< in the viewer, or on its way there
};

} // namespace yuyi
