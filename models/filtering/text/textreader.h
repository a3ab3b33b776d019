// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/text/textdetector.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

struct TextReading {
    QString text;
    double confidence = 0; ///< mean probability of the characters, 0…1
};

/// @brief The PP-OCRv4 text recogniser. Reads lines scaled to a height of 48 px and decodes the characters by greedy CTC.
/// There is one net for each of three widths; each is loaded when first needed. Not thread-safe. Throws cv::Exception.
class TextReader
{
public:
    /// `folder` holds rec-160.onnx, rec-320.onnx and rec-640.onnx; `keys` has one character per class, starting with class 1.
    TextReader(std::string folder, QStringList keys);

    /// Loads the characters of keys.txt and appends a space. Empty if the file cannot be read or the number of characters is
    /// wrong.
    static QStringList loadKeys(const QString &path);

    /// Reads the line inside the quad of an 8-bit BGR picture, in the direction with the best result.
    TextReading read(const cv::Mat &picture, const TextQuad &quad);
    /// Reads only the beginning of the line, as far as the narrowest net reaches. This tells most lines from patterns in a
    /// fraction of the time.
    TextReading glance(const cv::Mat &picture, const TextQuad &quad);

private:
    enum class Extent {
        Whole,
        Beginning
    };
    TextReading readWithin(const cv::Mat &picture, const TextQuad &quad, Extent extent);
    TextReading readLine(const cv::Mat &line, Extent extent);
    TextReading readPiece(const cv::Mat &line, Extent extent);
    TextReading decode(const cv::Mat &output) const;

    std::string m_folder;
    QStringList m_keys;
    std::array<std::optional<cv::dnn::Net>, 3> m_nets;
};

} // namespace yuyi
