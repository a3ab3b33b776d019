// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/errorcodingservice.h"

#include <optional>

namespace yuyi {

/// @brief The cases of a sample in the order in which a person codes them, and which of them still need somebody.
class CodingQueue
{
public:
    void setLines(const QList<ErrorCaseLine> &lines) { m_lines = lines; }
    void clear() { m_lines.clear(); }
    bool isEmpty() const { return m_lines.isEmpty(); }
    qsizetype size() const { return m_lines.size(); }
    ErrorCaseId at(qsizetype line) const { return m_lines.at(line).errorCase.id; }
    /// The line of a case, from 0; −1 if it is not in the list.
    qsizetype lineOf(const ErrorCaseId &id) const;

    /// The next case after `after`, wrapping around, that still needs the person's code; a null id starts at the first.
    std::optional<ErrorCaseId> nextOpen(const ErrorCaseId &after) const;
    /// The next case with a disagreement between experts in which the person did not take part.
    std::optional<ErrorCaseId> nextDisputed(const ErrorCaseId &after) const;
    /// The number of such cases.
    int disputed() const;
    /// The number of cases that the person has coded or that are not open any more.
    qsizetype coded() const;

    /// The person has submitted a code of the case, or has adjudicated it.
    void submitted(const ErrorCaseId &id, bool settled);
    /// The person has withdrawn their code.
    void withdrawn(const ErrorCaseId &id);

private:
    template <typename Wanted>
    std::optional<ErrorCaseId> next(const ErrorCaseId &after, Wanted wanted) const;

    QList<ErrorCaseLine> m_lines;
};

} // namespace yuyi
