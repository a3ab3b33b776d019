// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/casedecision.h"

#include <QHash>

namespace yuyi {

/// @brief What is being written about fields of cases and cannot be stored as it is, until it is put right. Plain values.
class RefusedTexts
{
public:
    /// `why`: a sentence.
    void keep(const DiscrepancyId &field, const FieldDecision &decision, const QString &why) { m_kept.insert(field, {decision, why}); }
    void forget(const DiscrepancyId &field) { m_kept.remove(field); }
    void clear() { m_kept.clear(); }

    /// What was written of this field; no value if nothing is kept.
    std::optional<FieldDecision> of(const DiscrepancyId &field) const
    {
        const auto kept = m_kept.constFind(field);
        return kept == m_kept.constEnd() ? std::nullopt : std::make_optional(kept->decision);
    }
    /// Why something written in this case cannot be stored; empty if all can, or if the case is not open.
    QString whyIn(const CaseView &view) const
    {
        if (view.state != CaseState::Open)
            return {};
        for (const CaseField &field : view.fields) {
            if (const auto kept = m_kept.constFind(field.id); kept != m_kept.constEnd())
                return kept->why;
        }
        return {};
    }

private:
    struct Kept {
        FieldDecision decision;
        QString why;
    };
    QHash<DiscrepancyId, Kept> m_kept;
};

} // namespace yuyi
