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

/// @brief The PP-OCRv4 line reader: 48 px high lines in, characters by greedy CTC decoding out. The
/// net is prepared for three widths; each is loaded when first needed. One thread at a time. Throws
/// cv::Exception.
class TextReader
{
public:
    /// `folder` holds rec-160.onnx, rec-320.onnx and rec-640.onnx; `keys` has one character per
    /// class from class 1 on.
    TextReader(std::string folder, QStringList keys);

    /// Characters of keys.txt and the space that follows them; empty where the file cannot be read
    /// or has another number.
    static QStringList loadKeys(const QString &path);

    /// Reads the line inside the quad of an 8 bit BGR picture, in whichever direction it reads
    /// best.
    Reading read(const cv::Mat &picture, const Quad &quad);
    /// Reads no more than the beginning of the line, what the narrowest net takes: enough to tell
    /// most lines from patterns, at a fraction of the time.
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
