// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/items/setnames.h"

#include "models/domain/preset/itemfilter.h"
#include "models/services/rules/itemchoice.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ItemChooser)
};

QString termText(const FilterTerm &term, const QList<FilterField> &fields)
{
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const FilterField &one) { return one.code == term.field; });
    if (field == fields.end())
        return ItemFilter{{term}}.text();
    QStringList titles;
    for (const QString &code : term.values) {
        const auto value = std::find_if(field->values.begin(), field->values.end(),
                                        [&](const FilterField::Value &one) { return one.code == code; });
        titles.append(value == field->values.end() ? code : value->title);
    }
    const QString values = titles.join(Tr::tr(", ", "between the items of a list"));
    return term.comparison == FilterOperator::IsNot ? Tr::tr("%1 not: %2", "filter and its values").arg(field->title, values)
                                                    : Tr::tr("%1: %2", "filter and its values").arg(field->title, values);
}

} // namespace

Result<QString> shownSetName(Stores &stores, const QString &name)
{
    static const QRegularExpression made(QStringLiteral("^(.+) (n=\\d+(?: \\(\\d+\\))?)$"));
    const QRegularExpressionMatch match = made.match(name);
    if (!match.hasMatch())
        return name;
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(auto fields, ItemChooser(stores).fieldsUncounted());
    fields.append({QStringLiteral("split"), Tr::tr("Split"), {}});
    FilterField kinds{QStringLiteral("kind"), Tr::tr("Kind of question"), {}};
    for (const QuestionKind &kind : info.preset.kinds)
        kinds.values.append({kind.code, kind.title.text(), -1});
    fields.append(kinds);
    const auto filter = readItemFilter(match.captured(1), fields, info.preset);
    if (!filter)
        return name; // somebody's own name
    QStringList parts;
    for (const FilterTerm &term : filter->terms)
        parts.append(termText(term, fields));
    return QStringLiteral("%1 · %2").arg(parts.join(QStringLiteral(" · ")), match.captured(2));
}

} // namespace yuyi
