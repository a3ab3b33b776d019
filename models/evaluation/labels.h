// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// What a word in the place of a label is.
struct LabelReading {
    enum class Kind { None, One, Several, OutOfRange } kind = Kind::None;
    int option = -1;
};

/// @brief The labels of one item and how they look in a text.
class AnswerLabels
{
public:
    explicit AnswerLabels(const QList<ShownOption> &options);

    /// Digits instead of letters.
    bool numeric() const { return m_numeric; }
    /// Regular expression of one word that may be a label, with one capture; standing alone among Latin letters and digits.
    QString word() const;
    /// Index of the option with exactly this label, case ignored; −1.
    int indexOf(QStringView label) const;
    /// @brief Reads the word at `position` of `text`: one label, several run together (BD), a label the item has not, or none
    /// (an article, a word).
    LabelReading read(const QString &text, qsizetype position, qsizetype length) const;
    qsizetype size() const { return m_labels.size(); }

private:
    QStringList m_labels;
    bool m_numeric = false;
};

/// Marks that may stand between words and a label: space, quotation, brackets, emphasis, LaTeX.
QString openingMarks();
QString closingMarks();

/// @brief Other labels joined to the one that ends at `end`: 和C, / C, ", C" at the end of a clause.
bool joinedWithAnother(const QString &text, qsizetype end, int option, const AnswerLabels &labels);

} // namespace yuyi
