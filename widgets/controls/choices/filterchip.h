// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief A filter of a list. Inactive, it is a quiet pill that opens its choices. Active, it is tinted, shows its state and can be
/// removed (by its cross or Delete).
class FilterChip final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit FilterChip(QWidget *parent = nullptr);

    /// Text of the inactive filter: "Stage".
    void setName(const QString &name);
    /// Text of the active filter: "Stage: kept". Empty: the filter is inactive.
    void setState(const QString &state);
    bool isActive() const { return !m_state.isEmpty(); }
    /// Makes it a switch without choices: a click toggles it, and no arrow is shown.
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
