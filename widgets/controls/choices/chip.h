// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

namespace yuyi {

/// A choice as a pill with its key in a small square. If selected, it is tinted and bold at the same width.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit Chip(QWidget *parent = nullptr);
    explicit Chip(const QString &text, const QString &key = {}, QWidget *parent = nullptr);

    QString key() const { return m_key; }
    /// Sets the key shown in the square; empty: no square.
    void setKey(const QString &key);
    /// Shows the square in the accent colour while the key has an effect.
    void setKeyActive(bool active);
    bool isKeyActive() const { return m_keyActive; }
    /// Shows the focus ring although another widget has the focus (inside a ChipRow).
    void setMarked(bool marked);
    bool isMarked() const { return m_marked; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool hitButton(const QPoint &position) const override;

private:
    QFont labelFont(bool bold) const;

    QString m_key;
    bool m_keyActive = false;
    bool m_marked = false;
};

} // namespace yuyi
