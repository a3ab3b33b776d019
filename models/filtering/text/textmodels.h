// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief Folders that may hold the text models, in search order. If the environment variable YUYI_TEXT_MODELS_DIR is set,
/// only its folder; otherwise the share folders relative to the executable (installed and build tree), then the configured
/// installation folder.
QStringList textModelFolders();

/// @brief The first of these folders with a complete set of models. Returns NotFound, which names the missing files and where
/// they were expected.
Result<QString> findTextModels();

/// The folder of Tesseract's language data, and which of the required languages it holds ("chi_sim+eng").
struct TesseractData {
    QString folder;
    QString languages;
};
/// Returns NotFound if neither Chinese nor English data is installed.
Result<TesseractData> findTesseractData();

} // namespace yuyi
