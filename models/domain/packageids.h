// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUuid>

namespace yuyi {

/// @brief Masks the ids of other people's work in a package, because ids contain their time of creation. Unmasking needs the
/// secret, which stays at home. Ids of version 7 become such of version 8, one to one; all others stay what they are.
class PackageIds
{
public:
    explicit PackageIds(const QString &secret) : m_secret(secret.toLatin1()) {}

    QUuid masked(const QUuid &id) const;
    QUuid unmasked(const QUuid &id) const;
    /// Every id that stands in a text, unless `stays` says that it is to be read there as it is.
    template <typename Stays>
    QString maskedText(const QString &text, const Stays &stays) const
    {
        return replaced(text, [&](const QUuid &id) { return stays(id) ? id : masked(id); });
    }
    QString unmaskedText(const QString &text) const
    {
        return replaced(text, [this](const QUuid &id) { return unmasked(id); });
    }

private:
    template <typename Other>
    static QString replaced(QString text, const Other &other)
    {
        for (qsizetype at = nextId(text, 0); at >= 0; at = nextId(text, at + idLength)) {
            const QUuid id = QUuid::fromString(QStringView(text).mid(at, idLength));
            text.replace(at, idLength, other(id).toString(QUuid::WithoutBraces));
        }
        return text;
    }
    /// Where the next id begins; −1: nowhere.
    static qsizetype nextId(const QString &text, qsizetype from);
    quint64 round(int number, quint64 half) const;

    static constexpr qsizetype idLength = 36;
    QByteArray m_secret;
};

/// 256 random bits, hexadecimal.
QString newSecret();

} // namespace yuyi
