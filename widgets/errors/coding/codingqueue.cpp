// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingqueue.h"

#include <algorithm>

namespace yuyi {

namespace {

bool isDisputed(const ErrorCaseLine &line)
{
    return line.state == ErrorCaseState::Disputed && !line.own;
}

} // namespace

qsizetype CodingQueue::lineOf(const ErrorCaseId &id) const
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (m_lines.at(i).errorCase.id == id)
            return i;
    }
    return -1;
}

template <typename Wanted>
std::optional<ErrorCaseId> CodingQueue::next(const ErrorCaseId &after, Wanted wanted) const
{
    const qsizetype from = lineOf(after) + 1;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const ErrorCaseLine &line = m_lines.at((from + i) % m_lines.size());
        if (wanted(line) && line.errorCase.id != after)
            return line.errorCase.id;
    }
    return std::nullopt;
}

std::optional<ErrorCaseId> CodingQueue::nextOpen(const ErrorCaseId &after) const
{
    return next(after, [](const ErrorCaseLine &line) { return line.state == ErrorCaseState::Open && !line.own && !line.kept; });
}

std::optional<ErrorCaseId> CodingQueue::nextDisputed(const ErrorCaseId &after) const
{
    return next(after, isDisputed);
}

int CodingQueue::disputed() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(), isDisputed));
}

qsizetype CodingQueue::coded() const
{
    return std::count_if(m_lines.begin(), m_lines.end(),
                         [](const ErrorCaseLine &line) { return line.own || line.state != ErrorCaseState::Open; });
}

void CodingQueue::submitted(const ErrorCaseId &id, bool settled)
{
    const qsizetype line = lineOf(id);
    if (line < 0)
        return;
    m_lines[line].own = m_lines.at(line).own || !settled;
    if (settled)
        m_lines[line].state = ErrorCaseState::Decided;
}

void CodingQueue::withdrawn(const ErrorCaseId &id)
{
    const qsizetype line = lineOf(id);
    if (line < 0)
        return;
    m_lines[line].own = false;
    m_lines[line].state = ErrorCaseState::Open;
}

} // namespace yuyi
