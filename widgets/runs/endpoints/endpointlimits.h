// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/runs/formfields.h"

#include <QWidget>

class QComboBox;

namespace yuyi {

/// @brief The part of the endpoint form about limits and price: concurrency, rate, timeout, prices and budget.
class EndpointLimits final : public QWidget
{
    Q_OBJECT
public:
    explicit EndpointLimits(QWidget *parent = nullptr);

    void set(const Endpoint &endpoint);
    /// Writes what was entered into an endpoint.
    void writeTo(Endpoint &endpoint) const;
    /// Shows "Spent so far: …"; an empty text hides it.
    void setSpent(const QString &sentence);
    FormFields &fields() { return m_fields; }

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();

    FormFields m_fields;
    QSpinBox *m_concurrency = nullptr;
    QSpinBox *m_perMinute = nullptr;
    QSpinBox *m_deadline = nullptr;
    RealBox *m_priceInput = nullptr;
    RealBox *m_priceOutput = nullptr;
    QComboBox *m_currency = nullptr;
    RealBox *m_budget = nullptr;
    QLabel *m_spent = nullptr;
};

} // namespace yuyi
