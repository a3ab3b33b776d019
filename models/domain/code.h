// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A short stable text of one kind (a dimension, a label value, a reason); codes of different kinds cannot be mixed.
template <typename Tag>
class Code
{
public:
    Code() = default;
    explicit Code(QString text) : m_text(std::move(text)) {}

    const QString &text() const { return m_text; }
    bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Code &a, const Code &b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Code &a, const Code &b) { return a.m_text != b.m_text; }
    friend bool operator<(const Code &a, const Code &b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Code &code, size_t seed = 0) { return ::qHash(code.m_text, seed); }

private:
    QString m_text;
};

using DimensionCode = Code<struct DimensionCodeTag>;
using LabelCode = Code<struct LabelCodeTag>;

/// The text of each code, in the same order.
template <typename Tag>
QStringList codeTexts(const QList<Code<Tag>> &codes)
{
    QStringList texts;
    for (const Code<Tag> &code : codes)
        texts.append(code.text());
    return texts;
}

} // namespace yuyi
