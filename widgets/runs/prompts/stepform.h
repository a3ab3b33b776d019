// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace yuyi {

class ChipRow;
class TextField;

/// @brief The part of the form for prompts that says what a model is asked before the question: nothing, something about each picture, or
/// something about all of them.
class StepForm final : public QWidget
{
    Q_OBJECT
public:
    explicit StepForm(QWidget *parent = nullptr);

    /// Fills the form without emitting edited().
    void setStep(const std::optional<PromptStep> &step);
    std::optional<PromptStep> step() const;
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    void showPrompt();

    QLabel *m_title;
    ChipRow *m_each;
    QWidget *m_rest; ///< what is only there with a step
    QLabel *m_label;
    TextField *m_prompt;
    QLabel *m_marks;
};

} // namespace yuyi
