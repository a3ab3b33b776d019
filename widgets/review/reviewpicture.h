// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/images/image.h"

#include <QWidget>

namespace yuyi {

class CommandRegistry;
class ElidedLabel;
class ImageViewer;
class PictureLoader;
class PicturePane;

/// @brief The picture of the image under review, with the other pictures of a question, its tools and a line of facts below it.
class ReviewPicture final : public QWidget
{
    Q_OBJECT
public:
    ReviewPicture(PictureLoader &pictures, CommandRegistry &commands, QWidget *parent);

    /// Shows an image with these pictures, or else its own one, when it is decoded; a null image shows nothing.
    void show(const Image &image, const QList<ItemPicture> &pictures = {});
    using QWidget::show;
    PicturePane *pane() const { return m_pane; }
    ImageViewer *viewer() const;

private:
    PicturePane *m_pane;
    ElidedLabel *m_facts;
};

} // namespace yuyi
