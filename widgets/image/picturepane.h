// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/ids.h"
#include "widgets/image/imageview.h"

#include <QHash>
#include <QList>
#include <QWidget>

namespace yuyi {

class ImageViewer;
class PictureLoader;
class PictureStrip;
class ShownPicture;

/// @brief The pictures of an item for those who look at it and do not answer it: one in a viewer, which loads it, and a strip below it to
/// choose another one. With one picture it is the viewer alone. Zoom and place of a picture are kept while another one of the item is
/// shown.
class PicturePane final : public QWidget
{
    Q_OBJECT
public:
    explicit PicturePane(PictureLoader &pictures, QWidget *parent = nullptr);

    ImageViewer *viewer() const { return m_viewer; }
    PictureStrip *strip() const { return m_strip; }
    /// @brief Shows these pictures, beginning with the first. If the files are the same as before, the current one stays, with its zoom and
    /// place. Nothing is shown without pictures.
    void show(const QList<ItemPicture> &pictures);
    using QWidget::show;
    void clear() { show({}); }
    const QList<ItemPicture> &pictures() const;

    /// Index of the picture in the viewer; −1: none.
    int current() const;
    /// The picture in the viewer, or the one that is being loaded into it; null: none.
    const ItemPicture *currentPicture() const;
    bool hasSeveral() const { return pictures().size() > 1; }
    /// Whether the current picture, or why it cannot be shown, is in the viewer.
    bool hasArrived() const;
    /// Goes on by so many pictures and stops at the ends.
    void step(int by);
    /// Shows a picture of the stem, by its number. A number that there is not changes nothing.
    void showNumber(int number);
    /// Shows the picture of an option, by its place. An option without a picture changes nothing.
    void showOption(int option);
    /// Shows the picture with this hash. A picture that there is not changes nothing.
    void showPicture(const Sha256 &sha256);

Q_SIGNALS:
    /// Another picture of the same item is in the viewer.
    void currentChanged();
    /// The current picture, or why it cannot be shown, is in the viewer. May be emitted by show(), but not if it was there already.
    void arrived();

private:
    void showCurrent();
    void keepView();
    void restoreView();

    PictureLoader &m_pictures;
    ImageViewer *m_viewer;
    ShownPicture *m_shown;
    PictureStrip *m_strip;
    Sha256 m_wanted;                  ///< the picture that is in the viewer, or is loaded into it
    QHash<Sha256, ImageView> m_views; ///< of the item's pictures that were shown before
};

} // namespace yuyi
