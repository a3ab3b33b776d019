// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QMap>
#include <QString>
#include <QWidget>

class QLabel;

namespace yuyi {

class ChipRow;
class TextField;

/// @brief The part of the form for prompts that says what a model is asked before the question: nothing, something about each picture, or
/// something about all of them. In each language the step may have a prompt of its own.
class StepForm final : public QWidget
{
    Q_OBJECT
public:
    explicit StepForm(QWidget *parent = nullptr);

    /// Fills the form without emitting edited().
    void setConfiguration(const Configuration &configuration);
    /// Sets the step and its prompts in other languages.
    void writeTo(Configuration &configuration) const;
    /// Shows the prompt in this language without emitting edited(); empty: the usual one.
    void setLanguage(const QString &language);
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    bool hasStep() const;
    void showPrompt();

    QMap<QString, QString> m_prompts; ///< by language; that of the one shown is as it was when it came to be shown
    QString m_language;
    QLabel *m_title;
    ChipRow *m_each;
    QWidget *m_rest; ///< what is only there with a step
    QLabel *m_label;
    TextField *m_prompt;
    QLabel *m_marks;
};

} // namespace yuyi
