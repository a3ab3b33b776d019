// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/consent.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

const QRegularExpression &openField()
{
    static const QRegularExpression expression(QStringLiteral("\\{\\{\\s*([^{}]*?)\\s*\\}\\}"));
    return expression;
}

} // namespace

QStringList openFields(const QString &text)
{
    QStringList fields;
    for (auto found = openField().globalMatch(text); found.hasNext();) {
        const QString field = found.next().captured(1);
        if (!fields.contains(field))
            fields.append(field);
    }
    return fields;
}

StudyTexts withFieldsFilled(const StudyTexts &texts, const Title &words)
{
    StudyTexts filled = texts;
    for (Title *text : {&filled.instructions, &filled.consent}) {
        text->zh.replace(openField(), words.zh);
        text->en.replace(openField(), words.en);
    }
    return filled;
}

} // namespace yuyi
