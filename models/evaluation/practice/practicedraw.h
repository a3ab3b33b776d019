// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/practice/practicereply.h"

namespace yuyi {

/// @brief The pseudo-random numbers behind a practice model's replies. Each is computed from its name by SHA-256, so neither the
/// order of the calls nor the machine matters.
class PracticeDraw
{
public:
    explicit PracticeDraw(const PracticeCase &asked);

    /// 0 ≤ u < 1, depends on the item only (the same for all models).
    double ofItem(const QString &name) const { return unit(m_item, name); }
    /// 0 ≤ u < 1, depends on the model only.
    double ofModel(const QString &name) const { return unit(m_model, name); }
    /// 0 ≤ u < 1, depends on the model and the item.
    double ofBoth(const QString &name) const { return unit(m_both, name); }
    /// 0 ≤ u < 1, depends on the model and this request.
    double ofRequest(const QString &name) const { return unit(m_request, name); }

private:
    static double unit(const QByteArray &stem, const QString &name);

    QByteArray m_item;
    QByteArray m_model;
    QByteArray m_both;
    QByteArray m_request;
};

} // namespace yuyi
