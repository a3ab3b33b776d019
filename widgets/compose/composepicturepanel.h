// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/services/composing/composeservice.h"
#include "widgets/shell/page/page.h"

#include <QHash>
#include <QImage>
#include <QRect>
#include <QWidget>

class QLabel;

namespace yuyi {

class ComposeController;
class ImageViewer;
class PanelOverlay;

/// @brief The image shown, as large as there is room, with its panels as rectangles.
class ComposePicturePanel final : public QWidget
{
    Q_OBJECT
public:
    ComposePicturePanel(const PageContext &context, ComposeController &controller, QWidget *parent = nullptr);

    ImageViewer *viewer() const { return m_viewer; }
    PanelOverlay *overlay() const { return m_overlay; }
    void showImage(const Image &image);
    void clear();
    void showPanels();
    /// What a panel looks like, small; null while it is being read.
    QImage pictureOf(const CutPanel &panel) const;
    /// A new panel in the middle of what is seen, with the focus.
    void addInTheMiddle();
    void focusPicture();
    void retranslate();

Q_SIGNALS:
    /// The picture is there: panels can be shown.
    void arrived();

private:
    /// What an area of the picture looks like, small.
    QImage cutOf(const QRect &area) const;

    PageContext m_context;
    ComposeController &m_controller;
    ImageViewer *m_viewer;
    PanelOverlay *m_overlay;
    QLabel *m_hint;
    QImage m_picture;
    Sha256 m_shown;
    mutable QHash<QRect, QImage> m_cuts; ///< of the picture: keys and drags ask for the same ones over and over
};

} // namespace yuyi
