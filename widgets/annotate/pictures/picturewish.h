// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

class QMimeData;

namespace yuyi {

/// Pictures on their way into a question: files, or what was on the clipboard.
struct BroughtPictures {
    QStringList files;
    QByteArray bytes; ///< of a picture file; used without files
    QImage image;     ///< used without files and bytes

    bool isEmpty() const { return files.isEmpty() && bytes.isEmpty() && image.isNull(); }
    /// How many pictures they are, as far as one can tell without reading them.
    int count() const { return files.isEmpty() ? (isEmpty() ? 0 : 1) : static_cast<int>(files.size()); }
};

/// @brief What an author wants with a picture of the question that is shown. `option` says whose picture it is; −1: one of the stem.
struct PictureWish {
    enum class What {
        Bring,     ///< put `brought` at `place`, or into this and the following options
        Choose,    ///< the same with files that the person will choose
        Own,       ///< put the picture of the image there
        Show,      ///< look at it in the viewer
        Remove,    ///< take it out
        Move,      ///< from `place` to `to`
        Describe,  ///< give it `caption` and `role`, which are being typed
        Described, ///< they are written
        Mark,      ///< put a mark for it into the stem
        Source     ///< edit its source and licence
    };

    What what = What::Show;
    int option = -1;
    int place = 0; ///< in the stem, from 0
    int to = 0;
    BroughtPictures brought = {};
    QString caption = {};
    QString role = {};
};

/// Whether something that is dragged or on the clipboard holds files of this computer or a picture.
bool bringsPictures(const QMimeData *data);
/// @brief Whether it is a picture for a field in which text is written: what also has text (cells of a table, for example) is pasted as
/// text.
bool bringsOnlyPictures(const QMimeData *data);
/// What bringsPictures() found.
BroughtPictures picturesIn(const QMimeData *data);

} // namespace yuyi
