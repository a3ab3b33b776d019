// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUuid>

namespace yuyi {

/// @brief Masks the ids of other people's work in a package, because ids contain their time of creation. Unmasking needs the
/// secret, which stays in the project. Version 7 ids become version 8 ids, one to one; all other ids stay unchanged.
class PackageIds
{
public:
    explicit PackageIds(const QString &secret) : m_secret(secret.toLatin1()) {}

    QUuid masked(const QUuid &id) const;
    QUuid unmasked(const QUuid &id) const;
    /// Masks every id in a text, except those for which `stays` returns true.
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
    /// Position of the next id; −1: none.
    static qsizetype nextId(const QString &text, qsizetype from);
    quint64 round(int number, quint64 half) const;

    static constexpr qsizetype idLength = 36;
    QByteArray m_secret;
};

/// 256 random bits, hexadecimal.
QString newSecret();

} // namespace yuyi
