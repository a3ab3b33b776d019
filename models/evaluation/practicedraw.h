// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/practicereply.h"

namespace yuyi {

/// @brief The numbers that a practice model's replies follow: each from its name by SHA-256, none from the one before. Nothing
/// depends on the order in which they are asked for, nor on the machine.
class PracticeDraw
{
public:
    explicit PracticeDraw(const PracticeCase &asked);

    /// 0 ≤ u < 1, depends on the item only (the same for all models).
    double ofItem(const QString &name) const { return unit(m_item, name); }
    /// Of this model, whatever it is asked.
    double ofModel(const QString &name) const { return unit(m_model, name); }
    /// Of this model and this item.
    double ofBoth(const QString &name) const { return unit(m_both, name); }
    /// Of this model and this one request.
    double ofRequest(const QString &name) const { return unit(m_request, name); }

private:
    static double unit(const QByteArray &stem, const QString &name);

    QByteArray m_item;
    QByteArray m_model;
    QByteArray m_both;
    QByteArray m_request;
};

} // namespace yuyi
