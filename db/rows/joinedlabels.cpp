// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/joinedlabels.h"

#include <QStringTokenizer>

#include <algorithm>

namespace yuyi::sql {

QString JoinedLabels::joined()
{
    return QStringLiteral("{{joined}}(l.dimension || '%1' || l.label || '%1' || l.position, '%1')").arg(unitSeparator);
}

template <typename Code>
const Code &JoinedLabels::shared(std::map<QString, Code, std::less<>> &known, QStringView text)
{
    const auto found = known.find(text);
    if (found != known.end())
        return found->second;
    const QString own = text.toString();
    return known.emplace(own, Code(own)).first->second;
}

Labels JoinedLabels::read(const QString &text)
{
    Labels labels;
    if (text.isEmpty())
        return labels;
    m_found.clear();
    bool inOrder = true;
    const auto parts = qTokenize(QStringView(text), unitSeparator);
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        Label one;
        one.dimension = &shared(m_dimensions, *part);
        if (++part == parts.end())
            break;
        one.label = &shared(m_labels, *part);
        if (++part == parts.end())
            break;
        one.position = (*part).toInt();
        inOrder = inOrder && (m_found.empty() || !(one < m_found.back()));
        m_found.push_back(one);
    }
    if (!inOrder)
        std::stable_sort(m_found.begin(), m_found.end());
    for (const Label &one : m_found) {
        if (!labels.isEmpty() && labels.lastKey() == *one.dimension)
            labels.last().append(*one.label);
        else
            labels.insert(labels.cend(), *one.dimension, {*one.label});
    }
    return labels;
}

bool JoinedLabels::Label::operator<(const Label &other) const
{
    return dimension != other.dimension ? *dimension < *other.dimension : position < other.position;
}

} // namespace yuyi::sql
