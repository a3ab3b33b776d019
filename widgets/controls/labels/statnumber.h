// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QAbstractButton>

namespace yuyi {

/// A large number with a small label below. A click shows its items (connect to clicked()).
class StatNumber final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit StatNumber(QWidget *parent = nullptr);
    StatNumber(const QString &label, const QString &number, QWidget *parent = nullptr);

    /// A count with the locale's separators.
    void setNumber(qint64 number);
    /// Sets any other, already formatted text ("81.0 %", "–").
    void setNumberText(const QString &number);
    QString numberText() const { return m_number; }
    void setLabel(const QString &label);
    /// Colour of the number; Neutral is the plain text colour.
    void setTone(Tone tone);
    /// Makes it not clickable: no pointer, no hover, no focus. Clickable by default.
    void setPassive(bool passive);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void name();

    QString m_number;
    Tone m_tone = Tone::Neutral;
    bool m_passive = false;
};

} // namespace yuyi
