// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

#include <QMap>
#include <QString>

namespace yuyi {

/// What only people know of the data of a project: the texts that the data card prints, in its order.
enum class AboutField {
    Annotators,
    Pay,
    Ethics,
    PersonalData,
    Biases,
    Limitations,
    Use,
    Contact,
    Citation
};

inline constexpr CodeTable<AboutField, 9> codesOf(AboutField)
{
    return {{{AboutField::Annotators, u"annotators"},
             {AboutField::Pay, u"pay"},
             {AboutField::Ethics, u"ethics"},
             {AboutField::PersonalData, u"personal-data"},
             {AboutField::Biases, u"biases"},
             {AboutField::Limitations, u"limitations"},
             {AboutField::Use, u"use"},
             {AboutField::Contact, u"contact"},
             {AboutField::Citation, u"citation"}}};
}
QString titleOf(AboutField field);
/// A short description of what belongs into the text.
QString hintOf(AboutField field);

/// Texts by field; a field without a text is not there.
using AboutTexts = QMap<AboutField, QString>;

inline constexpr qsizetype longestAboutText = 20'000; ///< UTF-16 code units

} // namespace yuyi
