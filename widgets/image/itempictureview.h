// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "widgets/image/imageview.h"

#include <QHash>
#include <QImage>
#include <QList>
#include <QWidget>

class QLabel;

namespace yuyi {

class ImageViewer;
class PictureStrip;

/// @brief The pictures of an item that is answered blind: one in a viewer, and a strip below it to choose another one. With one picture
/// it is the viewer alone. All pictures come decoded, so that walking through them waits for nothing.
///
/// It begins with the first picture of the stem. A stem without pictures begins with none: an option that was shown first would have more
/// weight than the others. Zoom and place of a picture are kept while another one is shown.
class ItemPictureView final : public QWidget
{
    Q_OBJECT
public:
    explicit ItemPictureView(QWidget *parent = nullptr);

    ImageViewer *viewer() const { return m_viewer; }
    /// Clears everything, because other pictures are being loaded.
    void setLoading();
    /// Says how many are here, if there are several.
    void setCount(int here, int all);
    void setError(const QString &sentence);
    void clear();
    /// `decoded`: parallel to the pictures.
    void setPictures(const QList<ItemPicture> &pictures, const QList<QImage> &decoded);
    /// The decoded pictures of the options by their places as shown; null where an option has none.
    QList<QImage> ofOptions(qsizetype options) const;

    /// Index of the picture in the viewer; −1: none.
    int current() const;
    /// Goes on by so many pictures and stops at the ends.
    void step(int by);
    /// Shows a picture of the stem, by its number.
    void showNumber(int number);
    /// Whether the option has a picture here.
    bool has(int option) const { return placeOf(option) >= 0; }
    /// @brief Shows the picture of an option; if it is in the viewer, what was there before comes back. Returns false if the option has
    /// no picture here.
    bool enlarge(int option);
    /// Whether the picture of an option is in the viewer.
    bool isEnlarged() const;
    /// Brings back the picture of the stem that was there before an option's. Returns false if there is nothing to bring back.
    bool putBack();

Q_SIGNALS:
    /// Another picture of the same item is in the viewer, or none is any more.
    void currentChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    int placeOf(int option) const;
    void forget();
    void put(int index);
    void showEmptyText();

    ImageViewer *m_viewer;
    QLabel *m_count;
    PictureStrip *m_strip;
    QList<ItemPicture> m_pictures;
    QList<QImage> m_decoded;
    QHash<int, ImageView> m_views; ///< of the pictures that were shown before
    int m_shown = -1;
    int m_home = -1; ///< the picture of the stem that comes back; −1: none
};

} // namespace yuyi
