// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QString>

#include <map>
#include <vector>

namespace yuyi::sql {

/// Separates texts that a statement joins into one. Codes do not hold it, and what people type loses it.
inline constexpr QChar unitSeparator(0x1f);

/// @brief Reads labels that a statement joins into one text for each annotation or submission: rows of their own would take three
/// times as long to hand over. Codes that are alike share their text.
class JoinedLabels
{
public:
    /// The aggregate that joins the labels in rows of a table l with dimension, label and position.
    static QString joined();

    Labels read(const QString &text);

private:
    struct Label {
        int position = 0;
        const DimensionCode *dimension = nullptr;
        const LabelCode *label = nullptr;
        bool operator<(const Label &other) const;
    };
    template <typename Code>
    static const Code &shared(std::map<QString, Code, std::less<>> &known, QStringView text);

    std::map<QString, DimensionCode, std::less<>> m_dimensions;
    std::map<QString, LabelCode, std::less<>> m_labels;
    std::vector<Label> m_found; ///< of the text being read
};

} // namespace yuyi::sql
