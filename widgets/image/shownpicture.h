// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QObject>

namespace yuyi {

class ImageViewer;
class PictureLoader;

/// @brief Loads pictures into a viewer: it shows that the picture is being loaded, then the picture, or why there is none. A picture
/// that another one has overtaken is left out. Belongs to the viewer.
class ShownPicture final : public QObject
{
    Q_OBJECT
public:
    ShownPicture(PictureLoader &pictures, ImageViewer *viewer);

    /// Returns true if the viewer has this picture already: zoom and place stay then.
    bool show(const Image &image);
    /// Loads the next picture anew, even if it is the same.
    void forget() { m_sha = {}; }
    /// Forgets, and empties the viewer.
    void clear();

Q_SIGNALS:
    /// The picture, or why there is none, is in the viewer. May be emitted by show().
    void arrived();

private:
    PictureLoader &m_pictures;
    ImageViewer *m_viewer;
    Sha256 m_sha;
};

} // namespace yuyi
