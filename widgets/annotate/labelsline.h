// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"

#include <QWidget>

class QToolButton;

namespace yuyi {

class ElidedLabel;

/// @brief The chosen labels in one line, in the place of their rows while something else of the form is written.
class LabelsLine final : public QWidget
{
    Q_OBJECT
public:
    explicit LabelsLine(QWidget *parent = nullptr);

    /// Values in the order of the preset's dimensions, in the language in force.
    void setLabels(const Preset &preset, const Labels &labels);
    /// All of it, also where it is cut on the screen.
    QString text() const;

Q_SIGNALS:
    /// The line or its button was clicked: the rows are wanted.
    void changeWanted();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ElidedLabel *m_values;
    QToolButton *m_change;
};

} // namespace yuyi
