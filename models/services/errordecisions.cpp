// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errordecisions.h"

#include <algorithm>

namespace yuyi {

namespace {

QList<CaseCode> handedIn(const QList<CaseCode> &codes)
{
    QList<CaseCode> list;
    std::copy_if(codes.begin(), codes.end(), std::back_inserter(list),
                 [](const CaseCode &code) { return !code.final && code.state == CaseCodeState::Submitted; });
    return list;
}

} // namespace

bool sayTheSame(const CaseCode &a, const CaseCode &b)
{
    if (a.verdict != b.verdict)
        return false;
    if (a.verdict != ErrorVerdict::ModelWrong)
        return true;
    return a.content.types.value(0) == b.content.types.value(0);
}

std::optional<CaseCode> decidedCode(const QList<CaseCode> &codes, int expertsPerCase)
{
    const auto final = std::find_if(codes.begin(), codes.end(), [](const CaseCode &code) { return code.final; });
    if (final != codes.end())
        return *final;
    const QList<CaseCode> given = handedIn(codes);
    if (given.size() < std::max(1, expertsPerCase))
        return std::nullopt;
    const bool same = std::all_of(given.begin(), given.end(),
                                  [&](const CaseCode &code) { return sayTheSame(code, given.constFirst()); });
    return same ? std::optional<CaseCode>(given.constFirst()) : std::nullopt;
}

ErrorCaseState errorCaseState(const QList<CaseCode> &codes, int expertsPerCase)
{
    if (decidedCode(codes, expertsPerCase))
        return ErrorCaseState::Decided;
    return handedIn(codes).size() < std::max(1, expertsPerCase) ? ErrorCaseState::Open : ErrorCaseState::Disputed;
}

} // namespace yuyi
