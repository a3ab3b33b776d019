// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/images/textarea.h"
#include "widgets/shell/page/page.h"

#include <QPolygonF>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class Badge;
class ImageViewer;
class KeyBox;
class TextController;

/// @brief The image shown with its text areas: drawn over it, listed in a table, and corrected with mouse or keys; below it the
/// actions that decide about it.
class TextPicturePanel final : public QWidget
{
    Q_OBJECT
public:
    /// The commands of the text page must be registered: the buttons show them.
    TextPicturePanel(const PageContext &context, TextController &controller, QWidget *parent = nullptr);

    ImageViewer *viewer() const { return m_viewer; }
    /// Shows the image and makes it the controller's.
    void show(const Image &image);
    void clear();
    using QWidget::show;

    /// Shows the ratio and the decision, or the keys of the box while there is one.
    void showRatio();
    /// Lists the controller's areas; `row` becomes the current one if it exists.
    void fillAreas(int row);
    /// Draws the areas over the picture.
    void showAreas();

    /// Index of the current area; −1: none.
    int currentArea() const;
    void goToNextArea();
    /// Whether a box lies over the picture, and the keys are the box's.
    bool isBoxing() const;
    /// Begins a new box, or ends the one there is.
    void drawArea();
    /// Begins with the current area.
    void changeArea();
    void keepBox();
    void leaveBox();
    /// Gives the box up; the focus stays where it is.
    void dropBox();
    void retranslate();

Q_SIGNALS:
    /// The box is gone: the keys are the list's again.
    void boxLeft();

private:
    void build();
    void addArea(const QPolygonF &polygon);
    QPolygonF fullSize(const QPolygonF &polygon) const;
    double shownScale() const;

    PageContext m_context;
    TextController &m_controller;
    ImageViewer *m_viewer = nullptr;
    KeyBox *m_box = nullptr; ///< edits an area on the picture with the keyboard
    TextAreaId m_changed;    ///< the area that m_box changes; null: a new one
    QLabel *m_ratio = nullptr;
    Badge *m_standing = nullptr;
    QTableWidget *m_areas = nullptr;
};

} // namespace yuyi
