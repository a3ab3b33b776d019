// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemtest.h"

#include <algorithm>

namespace yuyi {

namespace {

QStringList valuesOf(const ItemSetItem &item, const QString &field)
{
    if (field == QLatin1String("split"))
        return {item.split};
    if (field == QLatin1String("id"))
        return {item.itemId};
    QStringList codes;
    const QList<LabelCode> labels = item.labels.value(DimensionCode(field));
    for (const LabelCode &label : labels)
        codes.append(label.text());
    return codes;
}

} // namespace

bool meets(const FilterTerm &term, const QStringList &values)
{
    // A text is searched; of "id" and the rest whole values are compared.
    const bool part = term.comparison == FilterOperator::Holds || term.field == QLatin1String("text");
    const bool found = std::any_of(values.begin(), values.end(), [&](const QString &value) {
        return std::any_of(term.values.begin(), term.values.end(), [&](const QString &wanted) {
            return part ? value.contains(wanted, Qt::CaseInsensitive) : value.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    });
    return found != (term.comparison == FilterOperator::IsNot);
}

bool holds(const ItemFilter &filter, const ItemSetItem &item)
{
    return std::all_of(filter.terms.begin(), filter.terms.end(),
                       [&](const FilterTerm &term) { return meets(term, valuesOf(item, term.field)); });
}

QString filterSlug(const ItemFilter &filter)
{
    QString slug;
    for (const FilterTerm &term : filter.terms) {
        for (const QString &value : term.values) {
            if (!slug.isEmpty())
                slug += u'-';
            for (const QChar c : value)
                slug += c.isLetterOrNumber() ? c : QChar(u'-');
        }
    }
    return slug;
}

} // namespace yuyi
