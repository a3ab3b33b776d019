// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief The person: initials in a circle, the name, the role.
class PersonButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PersonButton(QWidget *parent = nullptr);
    void setPerson(const QString &name, const QString &initials, const QString &role);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_initials;
    QString m_role;
};

} // namespace yuyi
