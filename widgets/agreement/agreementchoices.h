// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/services/agreement/agreementservice.h"

#include <QWidget>

class QComboBox;

namespace yuyi {

/// What of the agreement is shown: how the figures are grouped, which labels are compared, and in which dimension.
class AgreementChoices final : public QWidget
{
    Q_OBJECT
public:
    explicit AgreementChoices(QWidget *parent);

    /// Offers the choices of the preset, in the current language. What was chosen stays chosen.
    void fill(const Preset &preset);
    AgreementQuery query() const;
    /// The dimension chosen; empty: all. Ignored when the figures are grouped by dimension.
    DimensionCode dimension() const;
    /// Hides the choices that the query ignores.
    void fit();
    void focusGrouping();
    void retranslate();

Q_SIGNALS:
    void groupingChosen();
    /// Something else than the grouping was chosen.
    void chosen();

private:
    QComboBox *m_by;
    QComboBox *m_scope;
    QComboBox *m_dimension;
};

} // namespace yuyi
