// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QWidget>

namespace yuyi {

class CommandRegistry;
class ElidedLabel;
class ImageViewer;
class PictureLoader;
class ShownPicture;

/// @brief The picture of the image under review, with its tools and a line of facts below it.
class ReviewPicture final : public QWidget
{
    Q_OBJECT
public:
    ReviewPicture(PictureLoader &pictures, CommandRegistry &commands, QWidget *parent);

    /// Shows an image when its picture is decoded; a null image shows nothing.
    void show(const Image &image);
    using QWidget::show;
    ImageViewer *viewer() const { return m_viewer; }

private:
    ImageViewer *m_viewer;
    ShownPicture *m_shownPicture;
    ElidedLabel *m_facts;
};

} // namespace yuyi
