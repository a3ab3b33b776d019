// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/textarea.h"
#include "models/domain/result.h"

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <memory>

namespace yuyi {

/// How thorough the search for text is.
enum class TextMode {
    Fast,   ///< detector at long side 384 only
    Full,   ///< detector at short side 736 and recogniser
    Cascade ///< only as much as needed to decide whether the ratio is above the threshold
};

/// Finds the text of a picture. One object per thread; construction loads the models.
class TextEngine
{
public:
    virtual ~TextEngine() = default;
    virtual QString name() const = 0;    ///< "pp-ocrv4" or "tesseract"
    virtual QString version() const = 0; ///< changes whenever results may change
    /// Returns the text lines of an upright picture as polygons in its pixels.
    virtual Result<QList<TextArea>> find(const QImage &image, TextMode mode, double threshold) = 0;
};

/// Names of the engines that can be opened on this machine, the strongest first.
QStringList availableTextEngines();
/// @brief Opens an engine by name; an empty name opens the strongest one. Returns NotFound, which names the available engines.
Result<std::unique_ptr<TextEngine>> openTextEngine(const QString &name = {});

/// @brief Whether images measured by `stored` should be measured again with the engine `name` (empty: the strongest available):
/// `stored` is an earlier version of it or a weaker engine. `stored` is a StepRun::engine, "pp-ocrv4 1.4.2/2". Reads the disk.
bool isSurpassed(const QString &stored, const QString &name = {});

} // namespace yuyi
