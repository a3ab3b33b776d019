// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/initials.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTextBoundaryFinder>

#include <array>

namespace yuyi {

namespace {

QStringList signsOf(const QString &text)
{
    QStringList signs;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        signs.append(text.mid(start, end - start).toUpper());
        start = end;
    }
    return signs;
}

QString first(const QString &name)
{
    return signsOf(name.trimmed()).value(0);
}

QString withLastWord(const QString &name)
{
    static const QRegularExpression gaps(QStringLiteral("[\\s._\\-]+"));
    const QStringList words = name.trimmed().split(gaps, Qt::SkipEmptyParts);
    return words.size() > 1 ? first(words.first()) + first(words.last()) : QString();
}

QString withLastSign(const QString &name)
{
    const QStringList signs = signsOf(name.trimmed());
    return signs.size() > 1 ? signs.first() + signs.last() : QString();
}

} // namespace

QStringList initialsOf(const QStringList &names)
{
    QStringList initials;
    QHash<QString, QList<qsizetype>> alike;
    for (qsizetype i = 0; i < names.size(); ++i) {
        initials.append(first(names.at(i)));
        alike[initials.last()].append(i);
    }
    for (const QList<qsizetype> &group : std::as_const(alike)) {
        if (group.size() < 2)
            continue;
        const std::array<QString (*)(const QString &), 2> ways{&withLastWord, &withLastSign};
        bool apart = false;
        for (const auto way : ways) {
            QStringList tried;
            for (const qsizetype i : group)
                tried.append(way(names.at(i)));
            apart = !tried.contains(QString()) && QSet<QString>(tried.begin(), tried.end()).size() == tried.size();
            if (!apart)
                continue;
            for (qsizetype i = 0; i < group.size(); ++i)
                initials[group.at(i)] = tried.at(i);
            break;
        }
        for (qsizetype i = 0; !apart && i < group.size(); ++i)
            initials[group.at(i)] += QString::number(i + 1);
    }
    return initials;
}

QHash<PersonId, QString> initialsOf(const QList<Person> &people)
{
    QStringList names;
    for (const Person &person : people)
        names.append(person.name);
    const QStringList initials = initialsOf(names);
    QHash<PersonId, QString> found;
    for (qsizetype i = 0; i < people.size(); ++i)
        found.insert(people.at(i).id, initials.at(i));
    return found;
}

} // namespace yuyi
