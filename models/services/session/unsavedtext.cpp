// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/unsavedtext.h"

#include <QRegularExpression>

namespace yuyi {

QString textKey(const QString &field, const QString &about)
{
    static const QRegularExpression unsafe(QStringLiteral("[^A-Za-z0-9-]"));
    return field + u'-' + QString(about).replace(unsafe, QStringLiteral("-"));
}

UnsavedCopy toCopy(const UnsavedText &text)
{
    return {text.key, text.typedAt,
            QJsonObject{{QStringLiteral("where"), text.where}, {QStringLiteral("text"), text.text}}};
}

std::optional<UnsavedText> textOf(const UnsavedCopy &copy)
{
    const QString text = copy.content.value(QStringLiteral("text")).toString();
    if (text.isEmpty())
        return std::nullopt;
    return UnsavedText{copy.key, copy.content.value(QStringLiteral("where")).toString(), text, copy.typedAt};
}

QList<UnsavedText> textsLeft(const UnsavedCopies &copies)
{
    QList<UnsavedText> texts;
    for (const UnsavedCopy &copy : copies.left()) {
        if (const auto text = textOf(copy))
            texts.append(*text);
    }
    return texts;
}

} // namespace yuyi
