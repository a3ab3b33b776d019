// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief One thing a list can be filtered by: a quiet pill that opens its choices, and while it narrows the list a tinted one
/// that says how and can be taken off (the cross, or Delete).
class FilterChip final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit FilterChip(QWidget *parent = nullptr);

    /// What it filters by, while it does not: "Stage".
    void setName(const QString &name);
    /// How it narrows the list: "Stage: kept"; empty: it does not.
    void setState(const QString &state);
    bool isActive() const { return !m_state.isEmpty(); }
    /// Without choices: a click switches it on and off, no arrow is shown.
    void setPlain(bool plain);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void removed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect markRect() const;
    QFont labelFont() const;
    void describe();

    QString m_name;
    QString m_state;
    bool m_plain = false;
};

} // namespace yuyi
