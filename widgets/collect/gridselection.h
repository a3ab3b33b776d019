// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QList>
#include <QObject>

namespace yuyi {

class ImageListModel;
class ThumbnailGrid;

/// @brief The current and selected images of a grid by their ids. After the list was reloaded, they are selected again; a current
/// image that is gone is followed by the one in its place.
class GridSelection final : public QObject
{
    Q_OBJECT
public:
    GridSelection(ThumbnailGrid &grid, ImageListModel &model, QObject *parent);

    QList<ImageId> images() const;
    /// Null: there is no current image. Known before the image itself has been read.
    ImageId current() const;
    /// Selects an image and shows it in the middle. Nothing happens if the list does not hold it.
    void select(const ImageId &image);
    /// Makes the next or previous image current.
    void step(int direction);
    /// Whether the list starts at its top when it is reloaded the next time and the current image is gone.
    void setFromTop(bool fromTop) { m_fromTop = fromTop; }

private:
    struct State {
        ImageId current;
        QList<ImageId> selected;
        int row = -1;
    };

    State state() const;
    void returnTo(const State &state);

    ThumbnailGrid &m_grid;
    ImageListModel &m_model;
    State m_state; ///< before the list was reloaded
    bool m_fromTop = false;
};

} // namespace yuyi
