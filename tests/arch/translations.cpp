// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/translations.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>

namespace yuyi::arch {

namespace {

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?(\\d{1,2}|n)"));
    QStringList found;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    std::sort(found.begin(), found.end());
    found.removeDuplicates();
    return found;
}

/// The English form for many things: as in the sources, "%n image(s)" without its brackets.
QString plural(QString source)
{
    source.replace(QStringLiteral("person(s)"), QStringLiteral("people"));
    static const QRegularExpression consonantY(QStringLiteral("([^aeiou])y\\(s\\)"));
    return source.replace(consonantY, QStringLiteral("\\1ies")).replace(QStringLiteral("(s)"), QStringLiteral("s"));
}

QString key(const Message &message)
{
    return QStringList{message.context, message.source, message.comment}.join(QChar(0x1f));
}

QString shortened(const Message &message)
{
    return QStringLiteral("%1: \"%2\"").arg(message.context, message.source.left(70));
}

QList<Finding> difference(const QString &path, const QList<Message> &of, const QList<Message> &without,
                          const QString &what)
{
    QSet<QString> known;
    for (const Message &message : without)
        known.insert(key(message));
    QList<Finding> findings;
    for (const Message &message : of) {
        if (!known.contains(key(message)))
            findings << Finding{path, message.line, QStringLiteral("%1 %2").arg(shortened(message), what)};
    }
    return findings;
}

} // namespace

QList<Message> readTs(const QString &text, QString *problem)
{
    QList<Message> messages;
    QXmlStreamReader xml(text);
    QString context;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token != QXmlStreamReader::StartElement)
            continue;
        const QStringView element = xml.name();
        if (element == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (element == QLatin1String("message")) {
            Message message;
            message.context = context;
            message.line = static_cast<int>(xml.lineNumber());
            message.numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            messages << message;
        } else if (messages.isEmpty()) {
            continue;
        } else if (element == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (element == QLatin1String("comment")) {
            messages.last().comment = xml.readElementText();
        } else if (element == QLatin1String("translation")) {
            messages.last().type = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().numerus)
                messages.last().translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else if (element == QLatin1String("numerusform")) {
            messages.last().translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    if (xml.hasError())
        *problem = xml.errorString();
    else if (messages.isEmpty())
        *problem = QStringLiteral("no text in it");
    return messages;
}

QList<Finding> unreadyTexts(const QString &path, const QList<Message> &messages, int forms)
{
    QList<Finding> findings;
    for (const Message &message : messages) {
        QString what;
        if (!message.type.isEmpty())
            what = QStringLiteral("is %1").arg(message.type);
        else if (message.translations.isEmpty() || message.translations.contains(QString()))
            what = QStringLiteral("has no translation");
        else if (message.numerus && message.translations.size() != forms)
            what = QStringLiteral("has %1 forms instead of %2").arg(message.translations.size()).arg(forms);
        else if (message.numerus && forms > 1 && message.translations.last() != plural(message.source))
            what = QStringLiteral("is another sentence than \"%1\"").arg(message.translations.last().left(70));
        for (qsizetype i = 0; what.isEmpty() && i < message.translations.size(); ++i) {
            QStringList wanted = placeholders(message.source);
            // The form for one may say "one picture" without the number.
            if (message.numerus && i + 1 < message.translations.size()
                && !placeholders(message.translations[i]).contains(QLatin1String("n")))
                wanted.removeAll(QStringLiteral("n"));
            if (placeholders(message.translations[i]) != wanted)
                what = QStringLiteral("has other placeholders in \"%1\"").arg(message.translations[i].left(70));
        }
        if (!what.isEmpty())
            findings << Finding{path, message.line, QStringLiteral("%1 %2").arg(shortened(message), what)};
    }
    return findings;
}

QList<Finding> missingTexts(const QString &path, const QList<Message> &have, const QList<Message> &wanted)
{
    return difference(path, wanted, have, QStringLiteral("is missing"));
}

QList<Finding> outdatedTexts(const QString &path, const QList<Message> &have, const QList<Message> &wanted)
{
    return difference(path, have, wanted, QStringLiteral("is no longer in the sources"));
}

} // namespace yuyi::arch
