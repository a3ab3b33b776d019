// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"
#include "widgets/text/textselection.h"

#include <QList>
#include <QWidget>

#include <optional>

namespace yuyi {

class Chip;
class ImageListModel;
class TextController;
class ThumbnailGrid;

/// @brief The images of one view as thumbnails with their ratios, and the chips that switch the view.
class TextImagesPanel final : public QWidget
{
    Q_OBJECT
public:
    TextImagesPanel(const PageContext &context, TextController &controller, QWidget *parent = nullptr);

    /// The image that is selected; null: none.
    ImageId current() const;
    /// The same with its data; no value while it is not loaded.
    std::optional<Image> currentImage() const;
    /// The image after the selected one; null: none.
    ImageId next() const;
    /// Up to `count` images after the selected one, those that are loaded.
    QList<Image> following(int count) const;

    /// Shows the controller's list and selects the image it wants, else the one selected before, else the one in its place.
    void showList();
    /// Shows the numbers on the chips and which view is open.
    void showCounts(const TextSelection::Counts &counts);
    /// Updates the captions and badges of the images.
    void refreshTexts();
    void focusList(Qt::FocusReason reason);
    void retranslate();

Q_SIGNALS:
    /// Another image is selected, or the data of the selected one arrived.
    void currentChanged();
    /// The list became empty.
    void emptied();

private:
    TextController &m_controller;
    ImageListModel *m_model;
    QList<Chip *> m_views;
    ThumbnailGrid *m_grid;
};

} // namespace yuyi
