// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/currentsheets.h"

#include "models/imaging/composing/sheetpicture.h"
#include "models/stores/stores.h"

#include <QStringList>

namespace yuyi {

Result<QList<ImageSheet>> currentSheets(Stores &stores, const Preset &preset, const ImageId &image, const QMap<QString, QString> &facts)
{
    YUYI_TRY(const auto sheets, stores.composing().sheets(image));
    if (sheets.isEmpty())
        return sheets;
    YUYI_TRY(const auto parts, stores.composing().parts(image));
    QStringList now;
    for (const SheetForm &form : preset.sheets) {
        if (const auto recipe = sheetRecipe(form, parts, facts.value(gridFact)))
            now.append(recipeHash(recipeText(*recipe)));
    }
    QList<ImageSheet> current;
    for (const ImageSheet &sheet : sheets) {
        if (now.contains(sheet.recipeHash))
            current.append(sheet);
    }
    return current;
}

} // namespace yuyi
