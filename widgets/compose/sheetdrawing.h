// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/domain/preset/composing.h"
#include "models/imaging/composing/sheetpicture.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>

namespace yuyi {

class PictureLoader;

/// @brief Draws a sheet as it would be made, without making it: the pixels are those of the file. Pictures are loaded and the sheet is
/// drawn on other threads. GUI thread.
class SheetDrawing final : public QObject
{
    Q_OBJECT
public:
    explicit SheetDrawing(PictureLoader &pictures, QObject *parent = nullptr);

    /// `grid`: the fact of the image. Ends in drawn() or failed(), unless another sheet is asked for. Returns whether the sheet is another
    /// than the one drawn last; if it is the same, nothing is drawn.
    bool draw(const SheetForm &form, const QList<ImagePart> &parts, const QString &grid);
    void clear();

Q_SIGNALS:
    void drawn(const QImage &sheet);
    void failed(const QString &sentence);

private:
    void load(const QList<ImagePart> &parts);
    void arrived(const Latest::Question &question, const Sha256 &sha256, const Result<QImage> &picture);
    void compose(const Latest::Question &question);

    PictureLoader &m_pictures;
    SheetRecipe m_recipe;
    QByteArray m_asked; ///< the recipe drawn last, or being drawn
    QHash<Sha256, QImage> m_panels;
    qsizetype m_missing = 0;
    Latest m_latest;
};

} // namespace yuyi
