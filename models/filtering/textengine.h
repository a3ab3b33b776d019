// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/textarea.h"

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <memory>

namespace yuyi::filtering {

/// How thoroughly the text is searched.
enum class TextMode {
    Fast,    ///< detector at long side 384 only
    Full,    ///< detector at short side 736 and recogniser
    Cascade  ///< as much as decides whether the ratio is above the threshold
};

/// @brief Finds the text of a picture. One object per thread; construction loads the models.
class TextEngine
{
public:
    virtual ~TextEngine() = default;
    virtual QString name() const = 0;     ///< "pp-ocrv4" or "tesseract"
    virtual QString version() const = 0;  ///< changes whenever results may change
    /// @brief Text lines of an upright picture, polygons in pixels of that picture.
    virtual Result<QList<TextArea>> find(const QImage &image, TextMode mode, double threshold) = 0;
};

/// Names of the engines that can be opened on this machine, the strongest first.
QStringList availableTextEngines();
/// @brief Opens an engine by name; an empty name takes the strongest. NotFound names those that are
/// there.
Result<std::unique_ptr<TextEngine>> openTextEngine(const QString &name = {});

/// @brief Whether measuring anew with the engine `name` (empty: the strongest there is) is worth it where `stored` measured last:
/// an earlier version of it, or a weaker engine. `stored` as in StepRun::engine, "pp-ocrv4 1.4.2/2". Looks at the disk.
bool isSurpassed(const QString &stored, const QString &name = {});

/// @brief Area of the union of the polygons that are not dismissed ÷ area of the picture, 0…1.
double textRatio(const QList<TextArea> &areas, QSize imageSize);

} // namespace yuyi::filtering
