// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief Another person who can act here: initials in a circle.
class AvatarButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AvatarButton(QWidget *parent = nullptr);
    void setInitials(const QString &initials);
    const QString &initials() const { return m_initials; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_initials;
};

} // namespace yuyi
