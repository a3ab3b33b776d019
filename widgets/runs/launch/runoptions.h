// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"

#include <QList>
#include <QWidget>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace yuyi {

/// @brief The options of all runs of a launch: repeats, option order, parameters, budget.
class RunOptions final : public QWidget
{
    Q_OBJECT
public:
    struct Values {
        int repeats = 1;
        OptionOrder order = OptionOrder::Written;
        qint64 seed = 1;
        std::optional<double> temperature = 0; ///< no value: that of the endpoint
        std::optional<int> maxTokens;          ///< no value: that of the endpoint
        double budget = 0;                     ///< per run, in the currency of its endpoint; 0: no limit
        ExampleItems examples = ExampleItems::LeaveOutOfFewShot;
        ExampleForm exampleForm = ExampleForm::Together;
        QString language;                  ///< in which questions are asked; empty: as the configuration or the endpoint says
        bool leaveOutUntranslated = false; ///< items without texts in it
    };

    explicit RunOptions(QWidget *parent = nullptr);

    Values values() const;
    /// Sets the options without emitting changed().
    void setValues(const Values &values);
    /// Whether the seed also chooses the few-shot examples of some chosen configuration.
    void setSeedChooses(bool chooses);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    struct Field {
        QLabel *label;
        QWidget *widget;
        QWidget *cell;
    };
    Field add(QWidget *widget);
    void showSeed();

    QSpinBox *m_repeats;
    QComboBox *m_order;
    QSpinBox *m_seed;
    QDoubleSpinBox *m_temperature;
    QSpinBox *m_tokens;
    QDoubleSpinBox *m_budget;
    QComboBox *m_examples;
    QComboBox *m_exampleForm;
    QComboBox *m_language;
    QComboBox *m_untranslated;
    QList<Field> m_fields;
    QWidget *m_seedCell = nullptr;
    bool m_seedChooses = false;
};

} // namespace yuyi
