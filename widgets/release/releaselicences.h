// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/services/release/releaseservice.h"

#include <QList>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class StateStack;

/// The images of the set, and the further pictures of its questions, that have no source or no licence.
class ReleaseLicences final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleaseLicences(QWidget *parent);

    /// `required`: the project's rules require source and licence.
    void display(const QList<Image> &images, const QList<UnlicensedPicture> &pictures, bool required);
    void retranslate();

    bool isEmpty() const { return m_images.isEmpty() && m_pictures.isEmpty(); }
    bool hasPictures() const { return !m_pictures.isEmpty(); }
    /// The image in the current row, or the image of its picture; null: none.
    ImageId currentImage() const;
    /// The further pictures in the selected rows.
    QList<UnlicensedPicture> chosenPictures() const;

Q_SIGNALS:
    /// Another row is current, or other rows are selected.
    void chosen();
    /// The image of a row is to be shown.
    void imageChosen(const yuyi::ImageId &image);

private:
    QList<Image> m_images;
    QList<UnlicensedPicture> m_pictures;
    StateStack *m_stack;
    QLabel *m_text;
    QTableWidget *m_table; ///< the images, then the pictures
};

} // namespace yuyi
