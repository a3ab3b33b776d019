// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"
#include "widgets/errors/coding/codecards.h"

#include <QWidget>

namespace yuyi {

class CaseQuestion;
class ImageViewer;
class KeyBox;
class PictureLoader;
class PicturePane;

/// @brief The left side of the coding screen: the pictures of a case with the regions of its codes, and the question below. The
/// person draws regions with the mouse or the keyboard, each in the picture that is shown.
class CasePicture final : public QWidget
{
    Q_OBJECT
public:
    /// `keys` has the focus while a region is drawn with the keyboard.
    CasePicture(PictureLoader &pictures, QWidget *keys, QWidget *parent);

    void setQuestion(const ErrorCaseView &view);
    /// The codes of others, whose regions are shown with the person's own.
    void setCards(const QList<CodeCard> &cards) { m_cards = cards; }
    /// Whether the person may draw regions. Their own regions are shown only then.
    void setEditable(bool editable) { m_editable = editable; }
    /// The person's own regions. They are drawn with the next picture.
    void setRegions(const QList<CaseRegion> &regions) { m_regions = regions; }
    /// Draws these regions at once in place of the person's own.
    void replaceRegions(const QList<CaseRegion> &regions);
    /// Loads and shows the pictures of the case.
    void showPictures(const ErrorCaseView &view);
    void clear();
    /// The picture or the reason why there is none is shown.
    bool isComplete() const { return m_complete; }
    /// The pictures of the case, and which one is in the viewer.
    PicturePane *pictures() const { return m_pictures; }
    void retranslate();

    bool isDrawing() const;
    void toggleDrawing();
    void stopDrawing();
    /// Stops drawing, and forgets which region was clicked.
    void reset();
    /// Whether a new region is being drawn with the keyboard.
    bool hasNewRegion() const;
    /// Adds the new region that was drawn with the keyboard.
    void keepNewRegion();
    /// Whether the picture in the viewer has regions of the person's own.
    bool hasRegions() const { return !regionsHere().isEmpty(); }
    /// Removes the region that was clicked, else the last one of the picture in the viewer.
    void removeRegion();
    ImageViewer *viewer() const { return m_viewer; }

Q_SIGNALS:
    /// The person added or removed a region.
    void regionsEdited(const QList<CaseRegion> &regions);
    /// What can be done now may have changed.
    void stateChanged();
    void toast(const QString &sentence, bool undoable);

private:
    void showOverlays();
    void addRegion(const QPolygonF &shape);
    /// How regions name the picture in the viewer.
    Sha256 shownPicture() const;
    /// The places of the person's own regions of the picture in the viewer.
    QList<qsizetype> regionsHere() const;
    void markPictures();

    QWidget *m_keys;
    QList<CaseRegion> m_regions;
    QList<CodeCard> m_cards;
    PicturePane *m_pictures = nullptr;
    Sha256 m_own;            ///< the picture of the image
    qsizetype m_region = -1; ///< the place of the one that was clicked; −1: the last one
    bool m_editable = false;
    bool m_complete = false;
    ImageViewer *m_viewer = nullptr;
    KeyBox *m_box = nullptr; ///< draws a new region with the keyboard
    CaseQuestion *m_question = nullptr;
};

} // namespace yuyi
