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
class ShownPicture;

/// @brief The left side of the coding screen: the picture of a case with the regions of its codes, and the question below. The
/// person draws regions with the mouse or the keyboard.
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
    /// The person's own regions, as shares of the picture. They are drawn with the next picture.
    void setRegions(const QList<QRectF> &regions) { m_regions = regions; }
    /// Draws these regions at once in place of the person's own.
    void replaceRegions(const QList<QRectF> &regions);
    /// Loads and shows the picture of the case.
    void showPicture(const Image &image);
    void clear();
    /// The picture or the reason why there is none is shown.
    bool isComplete() const { return m_complete; }
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
    bool hasRegions() const { return !m_regions.isEmpty(); }
    /// Removes the region that was clicked, else the last one.
    void removeRegion();
    ImageViewer *viewer() const { return m_viewer; }

Q_SIGNALS:
    /// The person added or removed a region.
    void regionsEdited(const QList<QRectF> &regions);
    /// What can be done now may have changed.
    void stateChanged();
    void toast(const QString &sentence, bool undoable);

private:
    void showOverlays();
    void addRegion(const QPolygonF &shape);

    QWidget *m_keys;
    QList<QRectF> m_regions;
    QList<CodeCard> m_cards;
    ShownPicture *m_shownPicture = nullptr;
    int m_region = -1; ///< clicked; −1: the last one
    bool m_editable = false;
    bool m_complete = false;
    ImageViewer *m_viewer = nullptr;
    KeyBox *m_box = nullptr; ///< draws a new region with the keyboard
    CaseQuestion *m_question = nullptr;
};

} // namespace yuyi
