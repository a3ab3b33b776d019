// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "widgets/shell/page/page.h"

#include <QList>
#include <QWidget>

#include <optional>
#include <utility>

namespace yuyi {

class Chip;
class ComposeController;
class ImageListModel;
class ThumbnailGrid;

/// @brief The images as small pictures with how many panels they have, and the chips that say which images are listed.
class ComposeImagesPanel final : public QWidget
{
    Q_OBJECT
public:
    ComposeImagesPanel(const PageContext &context, ComposeController &controller, QWidget *parent = nullptr);

    /// The image that is selected; null: none.
    ImageId current() const;
    /// The same with its data; no value while it is not loaded.
    std::optional<Image> currentImage() const;
    /// The images behind the selected one that are loaded, at most `count`.
    QList<Image> following(int count) const;
    /// Row of the selected image and the number of rows; (−1, n): none is selected.
    std::pair<int, int> position() const;
    void step(int by);

    /// Shows the controller's list and selects the image it wants, else the one selected before, else the one in its place.
    void showList();
    void showCounts();
    void focusList(Qt::FocusReason reason);
    void retranslate();

Q_SIGNALS:
    /// Another image is selected, or the data of the selected one arrived.
    void currentChanged();

private:
    ComposeController &m_controller;
    ImageListModel *m_model;
    QList<Chip *> m_views;
    ThumbnailGrid *m_grid;
};

} // namespace yuyi
