// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief A button that looks like a search field and opens the search.
class SearchButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SearchButton(QWidget *parent = nullptr);
    void setKey(const QString &key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_key;
};

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
