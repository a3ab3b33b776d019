// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/composing.h"

#include "models/domain/text.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

const QString struckMark = QStringLiteral("struck.");

const QRegularExpression &factMark()
{
    static const QRegularExpression mark(QStringLiteral("\\{([a-z][a-z0-9_]*)\\}"));
    return mark;
}

} // namespace

QString struckFact(const QString &kind)
{
    return struckMark + kind;
}

QString kindOfStruck(const QString &name)
{
    return name.startsWith(struckMark) ? name.mid(struckMark.size()) : QString();
}

QStringList factsIn(const QString &text)
{
    QStringList names;
    for (auto marks = factMark().globalMatch(text); marks.hasNext();) {
        const QString name = marks.next().captured(1);
        if (!names.contains(name))
            names.append(name);
    }
    return names;
}

QString filled(const QString &text, const QMap<QString, QString> &facts)
{
    QString done;
    qsizetype copied = 0;
    for (auto marks = factMark().globalMatch(text); marks.hasNext();) {
        const QRegularExpressionMatch found = marks.next();
        const auto fact = facts.constFind(found.captured(1));
        if (fact == facts.constEnd())
            continue;
        done += text.mid(copied, found.capturedStart() - copied) + *fact;
        copied = found.capturedEnd();
    }
    return done + text.mid(copied);
}

bool isFactValue(const FactForm &fact, const QString &value)
{
    if (value.isEmpty() || value.trimmed() != value || characters(value) > longestFact)
        return false;
    static const QRegularExpression number(QStringLiteral("^(0|[1-9][0-9]*)$"));
    return !fact.number || number.match(value).hasMatch();
}

} // namespace yuyi
