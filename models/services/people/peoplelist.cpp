// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/peoplelist.h"

#include "models/domain/people/personname.h"
#include "models/domain/regularfile.h"
#include "models/exchange/tables/csv.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <optional>
#include <utility>

namespace yuyi {

namespace {

struct ListTr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PeopleList)
};

constexpr qint64 longestListBytes = 1024 * 1024;
constexpr QChar fullWidthComma(0xFF0C);

std::optional<Role> roleCalled(const QString &word)
{
    for (const auto &[role, code] : codesOf(Role{})) {
        if (word.compare(QString::fromUtf16(code), Qt::CaseInsensitive) == 0
            || word.compare(titleOf(role), Qt::CaseInsensitive) == 0)
            return role;
    }
    return std::nullopt;
}

QString roleCodesListed()
{
    QStringList codes;
    for (const auto &[role, code] : codesOf(Role{}))
        codes.append(QString::fromUtf16(code));
    return codes.join(QStringLiteral(", "));
}

Result<QStringList> cellsOfLine(const QString &line)
{
    if (line.contains(QLatin1Char('\t')) && !line.contains(QLatin1Char('"')))
        return line.split(QLatin1Char('\t'));
    const auto rows = readCsv(QString(line).replace(fullWidthComma, QLatin1Char(',')));
    if (!rows)
        return failure(ErrorCode::Invalid, ListTr::tr("A quotation mark is never closed."));
    return rows->value(0);
}

/// The words after the name; one cell may hold several.
QStringList roleWords(const QStringList &cells)
{
    static const QRegularExpression between(QStringLiteral("[,;\\x{FF0C}\\x{FF1B}\\x{3001}]"));
    QStringList words;
    for (const QString &cell : cells.mid(1)) {
        for (const QString &part : cell.split(between)) {
            if (const QString word = part.simplified(); !word.isEmpty())
                words.append(word);
        }
    }
    return words;
}

bool isHeading(const QStringList &cells)
{
    const auto oneOf = [](const QString &cell, const QStringList &words) {
        return words.contains(cell.simplified(), Qt::CaseInsensitive);
    };
    return cells.size() >= 2 && oneOf(cells.at(0), {QStringLiteral("name"), QStringLiteral("姓名")})
        && oneOf(cells.at(1), {QStringLiteral("role"), QStringLiteral("roles"), QStringLiteral("角色")});
}

} // namespace

QList<ListedPerson> readPeopleList(const QString &text, const QList<Person> &present)
{
    QSet<QString> taken;
    for (const Person &person : present)
        taken.insert(person.name.toCaseFolded());
    QHash<QString, int> listed;
    QList<ListedPerson> people;
    int number = 0;
    bool first = true;
    for (QString line : text.split(QLatin1Char('\n'))) {
        ++number;
        line.remove(QLatin1Char('\r'));
        if (line.trimmed().isEmpty())
            continue;
        ListedPerson person;
        person.line = number;
        const auto cells = cellsOfLine(line);
        if (!cells) {
            person.name = line.simplified();
            person.fault = cells.error().sentence;
            people.append(person);
            continue;
        }
        if (std::exchange(first, false) && isHeading(*cells))
            continue;
        person.name = cells->value(0).trimmed();
        for (const QString &word : roleWords(*cells)) {
            const auto role = roleCalled(word);
            if (!role) {
                person.fault = ListTr::tr("There is no role “%1”. Available: %2.").arg(word, roleCodesListed());
                break;
            }
            if (!person.roles.contains(*role))
                person.roles.append(*role);
        }
        if (person.roles.isEmpty() && person.fault.isEmpty())
            person.roles.append(Role::Annotator);
        const QString folded = person.name.toCaseFolded();
        if (const auto good = checkPersonName(person.name); !good)
            person.fault = good.error().sentence;
        else if (taken.contains(folded))
            person.fault = ListTr::tr("There is already a person named “%1”.").arg(person.name);
        else if (listed.contains(folded))
            person.fault = ListTr::tr("The name “%1” is already in line %2.").arg(person.name).arg(listed.value(folded));
        else
            listed.insert(folded, number);
        people.append(person);
    }
    return people;
}

Result<QString> readPeopleFile(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Followed);
    if (!opened.file)
        return failure(ErrorCode::NotFound, ListTr::tr("The list “%1” cannot be read.").arg(path));
    if (opened.bytes > longestListBytes)
        return failure(
            ErrorCode::Invalid,
            ListTr::tr(
                "The file “%1” is larger than 1 MB, which is too large for a list of people.")
                .arg(path));
    const QByteArray bytes = opened.file->readAll();
    QStringDecoder decode(QStringDecoder::Utf8); // takes a byte order mark away
    const QString text = decode(bytes);
    if (decode.hasError())
        return failure(
            ErrorCode::Invalid,
            ListTr::tr("The list “%1” is not UTF-8. Save it as UTF-8 (in a spreadsheet program, choose “CSV UTF-8”).")
                .arg(path));
    return text;
}

} // namespace yuyi
