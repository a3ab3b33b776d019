// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/runs/formfields.h"

#include <QMap>
#include <QWidget>

namespace yuyi {

class ChipRow;
class LineField;

/// @brief The part of the endpoint form that says how a practice model answers. It stands in place of server and key.
class PracticeForm final : public QWidget
{
    Q_OBJECT
public:
    explicit PracticeForm(QWidget *parent = nullptr);

    void set(const PracticeSettings &settings);
    /// The settings as entered. Changes per configuration that cannot be read become a value that faultsOf() refuses.
    PracticeSettings value() const;
    FormFields &fields() { return m_fields; }

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectFields();
    void retranslate();

    FormFields m_fields;
    RealBox *m_accuracy = nullptr; ///< in per cent, like all shares here
    RealBox *m_textOnlyAccuracy = nullptr;
    RealBox *m_spread = nullptr;
    LineField *m_byConfiguration = nullptr;
    QMap<QString, double> m_changes; ///< for each configuration, as set; they hold as long as the field shows them
    QSpinBox *m_seed = nullptr;
    QSpinBox *m_delay = nullptr;
    RealBox *m_delaySpread = nullptr;
    ChipRow *m_style = nullptr;
    ChipRow *m_language = nullptr;
    QMap<PracticeFault, RealBox *> m_faults;
    QMap<PracticeMiss, RealBox *> m_misses;
};

} // namespace yuyi
