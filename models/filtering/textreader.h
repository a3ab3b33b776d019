// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/textdetector.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi::filtering {

struct Reading {
    QString text;
    double confidence = 0; ///< mean probability of the characters, 0…1
};

/// @brief The PP-OCRv4 text recogniser. Reads lines scaled to a height of 48 px and decodes the
/// characters by greedy CTC. There is one net for each of three widths; each is loaded when first
/// needed. Not thread-safe. Throws cv::Exception.
class TextReader
{
public:
    /// `folder` holds rec-160.onnx, rec-320.onnx and rec-640.onnx; `keys` has one character per
    /// class, starting with class 1.
    TextReader(std::string folder, QStringList keys);

    /// Loads the characters of keys.txt and appends a space. Empty if the file cannot be read or
    /// the number of characters is wrong.
    static QStringList loadKeys(const QString &path);

    /// Reads the line inside the quad of an 8-bit BGR picture, in the direction with the best
    /// result.
    Reading read(const cv::Mat &picture, const Quad &quad);
    /// Reads only the beginning of the line, as far as the narrowest net reaches. This tells most
    /// lines from patterns in a fraction of the time.
    Reading glance(const cv::Mat &picture, const Quad &quad);

private:
    enum class Extent { Whole, Beginning };
    Reading readWithin(const cv::Mat &picture, const Quad &quad, Extent extent);
    Reading readLine(const cv::Mat &line, Extent extent);
    Reading readPiece(const cv::Mat &line, Extent extent);
    Reading decode(const cv::Mat &output) const;

    std::string m_folder;
    QStringList m_keys;
    std::array<std::optional<cv::dnn::Net>, 3> m_nets;
};

} // namespace yuyi::filtering
