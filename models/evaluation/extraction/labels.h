// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// The meaning of a word in the position of a label.
struct LabelReading {
    enum class Kind { None, One, Several, OutOfRange } kind = Kind::None;
    int option = -1;
};

/// The labels of one item and how they appear in a text.
class AnswerLabels
{
public:
    explicit AnswerLabels(const QList<ShownOption> &options);

    /// Whether the labels are digits instead of letters.
    bool numeric() const { return m_numeric; }
    /// A regular expression for one word that may be a label, with one capture; not next to Latin letters or digits.
    QString word() const;
    /// The index of the option with exactly this label, ignoring case; −1 if there is none.
    int indexOf(QStringView label) const;
    /// Reads the word at `position` of `text`: one label, several joined labels (BD), a label that the item does not have,
    /// or none (an article, a word).
    LabelReading read(const QString &text, qsizetype position, qsizetype length) const;
    qsizetype size() const { return m_labels.size(); }

private:
    QStringList m_labels;
    bool m_numeric = false;
};

/// Marks allowed between words and a label: space, quotation marks, brackets, emphasis, LaTeX.
QString openingMarks();
QString closingMarks();

/// Whether other labels are joined to the one that ends at `end`: 和C, / C, ", C" at the end of a clause.
bool joinedWithAnother(const QString &text, qsizetype end, int option, const AnswerLabels &labels);

} // namespace yuyi
