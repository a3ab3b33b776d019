// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QString>
#include <QStringList>

namespace yuyi::filtering {

/// @brief Folders that may hold the text models, in the order they are looked at: the environment
/// variable YUYI_TEXT_MODELS_DIR alone where it is set; else beside the executable (installed and
/// build tree), then where the program was to be installed.
QStringList textModelFolders();

/// @brief The first of these folders with a complete set of models. NotFound names what is missing
/// where.
Result<QString> findTextModels();

/// @brief The folders with Tesseract's language data, and the languages of ours that are there:
/// "chi_sim+eng".
struct TesseractData {
    QString folder;
    QString languages;
};
/// NotFound where neither Chinese nor English data is installed.
Result<TesseractData> findTesseractData();

} // namespace yuyi::filtering
