// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/unsavedtext.h"

#include "models/domain/json/jsonfields.h"

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
            Json{{"where", text.where}, {"text", text.text}}};
}

std::optional<UnsavedText> textOf(const UnsavedCopy &copy)
{
    const QString text = textOf(copy.content, "text");
    if (text.isEmpty())
        return std::nullopt;
    return UnsavedText{copy.key, textOf(copy.content, "where"), text, copy.typedAt};
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
