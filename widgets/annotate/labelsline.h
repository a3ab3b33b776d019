// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"

#include <QList>
#include <QString>
#include <QWidget>

class QToolButton;

namespace yuyi {

class ElidedLabel;

/// Shows the chosen labels in one line, in place of their rows while another part of the form is edited.
class LabelsLine final : public QWidget
{
    Q_OBJECT
public:
    explicit LabelsLine(QWidget *parent = nullptr);

    /// The labels in the order of the dimensions, in the current language; empty: there are none.
    static QString summary(const QList<Dimension> &dimensions, const Labels &labels);
    /// Shows their summary.
    void setLabels(const QList<Dimension> &dimensions, const Labels &labels);
    /// Returns the whole text, even if it is elided on the screen.
    QString text() const;

Q_SIGNALS:
    /// The line or its button was clicked, so the rows should be shown.
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
