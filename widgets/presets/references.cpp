// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/references.h"

#include "models/domain/json/jsonfields.h"
#include "widgets/presets/membernames.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace yuyi {

namespace {

/// Members of the preset by what they name: the pattern of their pointers.
const char *const dimensionMembers = "^(/configurations/\\d+/(keywords|shotsBy/same)|/dimensions/\\d+/parent|/quotas/\\d+/over|"
                                     "/frequent/by|/tables/\\d+/dimensions|/chains/(task|level|top)Label)$";
const char *const valueMembers = "^/dimensions/\\d+/values/\\d+/parent$";
const char *const reasonMembers = "^/gates/\\d+/reason$";
const char *const splitMembers = "^/frequent/split$";
const char *const factMembers = "^(/objects/(object|view)|/factors/\\d+/(fact|of)|/templates/\\d+/options|/levels/\\d+/fact"
                                "|/categories/(facts|distance)|/chains/conceptFact)$";
const char *const kindMembers = "^(/groups/\\d+/members|/metrics/\\d+/all|/(templates|pools)/\\d+/kind|/categories/kind"
                                "|/chains/questions/\\d+/kinds)$";
const char *const configurationMembers = "^/tables/\\d+/configurations$";
const char *const metricMembers = "^/tables/\\d+/metric$";
const char *const sheetMembers = "^/templates/\\d+/sheet$";

bool fits(const QString &pointer, const char *pattern)
{
    return QRegularExpression(QLatin1String(pattern)).match(pointer).hasMatch();
}

QList<Reference> entriesOf(const Json &list, const char *code, qsizetype most = -1)
{
    QList<Reference> found;
    for (const Json &entry : list) {
        if (most >= 0 && most-- == 0)
            break;
        const QString own = textOf(entry, code);
        const QString name = entryName(entry);
        if (!own.isEmpty())
            found.append({own, name.isEmpty() ? own : name});
    }
    return found;
}

const Json &listIn(const Json &json, const char *name)
{
    static const Json none = Json::array();
    const Json &list = fieldOf(json, name);
    return list.is_array() ? list : none;
}

} // namespace

QString entryName(const Json &entry)
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const Json &title = fieldOf(entry, "title");
    for (const QString &name : {textOf(title, chinese ? "zh" : "en"), textOf(title, chinese ? "en" : "zh"), textOf(entry, "code")}) {
        if (!name.isEmpty())
            return name;
    }
    return {};
}

bool isReference(const QString &pointer)
{
    return fits(pointer, dimensionMembers) || fits(pointer, valueMembers) || fits(pointer, reasonMembers) || fits(pointer, splitMembers)
        || fits(pointer, kindMembers) || fits(pointer, sheetMembers) || fits(pointer, factMembers)
        || fits(pointer, configurationMembers) || fits(pointer, metricMembers);
}

QList<Reference> referencesAt(const Json &preset, const QString &pointer)
{
    const Json &dimensions = listIn(preset, "dimensions");
    const qsizetype place = pointer.section(u'/', 2, 2).toInt();
    if (fits(pointer, dimensionMembers)) {
        QList<Reference> found = entriesOf(dimensions, "code", pointer.startsWith(QLatin1String("/dimensions/")) ? place : -1);
        // Items also have levels, a kind and a split by which tables group them.
        if (pointer.startsWith(QLatin1String("/tables/"))) {
            found += entriesOf(listIn(preset, "levels"), "code");
            found.append({QStringLiteral("kind"), memberName(QStringLiteral("/kinds"))});
            found.append({QStringLiteral("split"), memberName(QStringLiteral("/splits"))});
        }
        return found;
    }
    if (fits(pointer, reasonMembers))
        return entriesOf(listIn(preset, "discardReasons"), "code");
    if (fits(pointer, splitMembers))
        return entriesOf(listIn(preset, "splits"), "name");
    if (fits(pointer, kindMembers))
        return entriesOf(listIn(preset, "kinds"), "code");
    if (fits(pointer, factMembers))
        return entriesOf(listIn(preset, "facts"), "code");
    if (fits(pointer, configurationMembers))
        return entriesOf(listIn(preset, "configurations"), "code");
    if (fits(pointer, metricMembers))
        return entriesOf(listIn(preset, "metrics"), "code");
    if (fits(pointer, sheetMembers))
        return entriesOf(listIn(preset, "sheets"), "code");
    if (!fits(pointer, valueMembers))
        return {};
    const QString parent = textOf(elementOf(dimensions, place), "parent");
    for (const Json &dimension : dimensions) {
        if (!parent.isEmpty() && textOf(dimension, "code") == parent)
            return entriesOf(listIn(dimension, "values"), "code");
    }
    return {};
}

} // namespace yuyi
