// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// tr() put together with other text by + or %, or a sentence that begins or ends with a space.
QList<Finding> gluedTranslations(const QList<Source> &sources);
/// A number before a plural noun in a window's text that has no singular: "%1 images" would say "1 images".
QList<Finding> numbersWithoutSingular(const QList<Source> &sources);
/// Words for people given to a widget without tr().
QList<Finding> untranslatedTexts(const QList<Source> &sources);
/// SQL outside db/.
QList<Finding> strayedSql(const QList<Source> &sources);
/// A label of a preset (code or title of a value) written into the program.
QList<Finding> labelsInCode(const QList<Source> &sources, const QStringList &labels);
/// Codes and titles of all label values of the presets in resources/presets.
QStringList presetLabels(const QList<Source> &sources, QString *problem);

/// Words that the program says no longer, in English (in tr()) or in the Chinese translation.
QList<Finding> retiredWords(const QList<Source> &sources);

} // namespace yuyi::arch
