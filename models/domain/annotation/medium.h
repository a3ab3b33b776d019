// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/image.h"

#include <QSize>
#include <QString>

namespace yuyi {

/// The greatest number of pictures that the stem of a question lists. MARVEL's puzzles have up to 9 panels, ComBo's questions up to
/// 4 + 4 + 1 pictures, and the picture marks that VLMEvalKit reads have one digit.
inline constexpr int mostStemPictures = 9;
/// The greatest number of characters of a picture's caption.
inline constexpr int longestCaption = 60;
/// The greatest number of characters of the code of a picture's role.
inline constexpr int longestRole = 32;

/// @brief A picture file of the project that belongs to questions, by its hash. It is no image: it has no stage and no name, and it is
/// neither filtered, counted nor handed out.
struct MediumFacts {
    Sha256 sha256;
    ImageFormat format = ImageFormat::Unknown;
    qint64 bytes = 0;
    QSize size; ///< pixels, upright
    QString sourceUrl;
    QString licence;
    PersonId createdBy; ///< null: an import or a package
};

/// @brief A picture in a question. Two are equal if hash, role and caption are: format and size follow from the hash.
struct Medium {
    Sha256 sha256; ///< null: no picture. In a file that was read without a project, the hash of its path
    ImageFormat format = ImageFormat::Unknown;
    QSize size;      ///< pixels, upright
    QString role;    ///< code of a role of the question's kind; empty: none. Always empty for the picture of an option
    QString caption; ///< empty: made when it is shown. Always empty for the picture of an option

    bool isNull() const { return sha256.isNull(); }
    friend bool operator==(const Medium &a, const Medium &b)
    {
        return a.sha256 == b.sha256 && a.role == b.role && a.caption == b.caption;
    }
};

/// The own picture of an image as a medium, without role and caption.
Medium mediumOf(const Image &image);
/// The stored picture as a medium, without role and caption.
Medium mediumOf(const MediumFacts &facts);
/// @brief An image with the hash, format and size of the medium and no id: for code that loads the file of an image.
Image imageOf(const Medium &medium);

} // namespace yuyi
