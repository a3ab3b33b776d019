// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/itemfilter.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ItemFilter)
};

QString separator()
{
    return Tr::tr(", ", "between the items of a list");
}

/// A word as it was typed: its pieces and whether it held an operator.
struct RawTerm {
    QString word; ///< the whole, for messages
    QString field;
    FilterOperator comparison = FilterOperator::Is;
    QStringList values;
    bool hasOperator = false;
    bool unclosed = false;
};

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”';
}

/// One value: plain up to a comma or white space, or what stands between quotation marks.
QString readValue(const QString &text, qsizetype &at, bool &unclosed)
{
    QString value;
    if (at < text.size() && isQuote(text.at(at))) {
        for (++at; at < text.size() && !isQuote(text.at(at)); ++at)
            value += text.at(at);
        unclosed = at >= text.size();
        ++at;
        return value;
    }
    for (; at < text.size() && !text.at(at).isSpace() && text.at(at) != u','; ++at)
        value += text.at(at);
    return value;
}

RawTerm readTerm(const QString &text, qsizetype &at)
{
    RawTerm term;
    const qsizetype start = at;
    const auto ends = [](QChar c) { return c.isSpace() || c == u'=' || c == u'!' || c == u'~'; };
    for (; at < text.size() && !ends(text.at(at)); ++at)
        term.field += text.at(at);
    if (at < text.size() && !text.at(at).isSpace()) {
        if (text.at(at) == u'!') {
            term.comparison = FilterOperator::IsNot;
            ++at;
        }
        if (at < text.size() && (text.at(at) == u'=' || (text.at(at) == u'~' && term.comparison == FilterOperator::Is))) {
            if (text.at(at) == u'~')
                term.comparison = FilterOperator::Holds;
            term.hasOperator = true;
            ++at;
        }
    }
    if (!term.hasOperator) {
        for (; at < text.size() && !text.at(at).isSpace(); ++at) {}
    } else {
        while (at < text.size()) {
            const QString value = readValue(text, at, term.unclosed);
            if (!value.isEmpty())
                term.values.append(value);
            if (at >= text.size() || text.at(at) != u',')
                break;
            ++at;
        }
    }
    term.word = text.mid(start, at - start);
    return term;
}

bool same(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// The code of a value that was written as code, published text or title.
QString codeFor(const QString &written, const FilterField &field, const Preset &preset)
{
    for (const FilterField::Value &value : field.values) {
        if (same(written, value.code) || same(written, value.title))
            return value.code;
    }
    if (const Dimension *dimension = preset.dimension(DimensionCode(field.code))) {
        for (const LabelValue &value : dimension->values) {
            if (same(written, value.published) || same(written, value.title.zh) || same(written, value.title.en))
                return value.code.text();
        }
    }
    return {};
}

Result<FilterTerm> checked(const RawTerm &raw, const QList<FilterField> &fields, const Preset &preset)
{
    QStringList names;
    for (const FilterField &field : fields)
        names.append(field.code);
    if (!raw.hasOperator) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("“%1” is not a condition. Write “field=value”, “field!=value” or “field~text”. Available fields: %2.")
                           .arg(raw.word, names.join(separator())));
    }
    if (raw.unclosed)
        return failure(ErrorCode::Invalid, Tr::tr("A quotation mark in “%1” is not closed.").arg(raw.word));
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const FilterField &f) { return same(f.code, raw.field) || same(f.title, raw.field); });
    if (field == fields.end()) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no field “%1”. Available: %2.").arg(raw.field, names.join(separator())));
    }
    if (raw.values.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The condition “%1” has no value.").arg(raw.word));
    FilterTerm term{field->code, raw.comparison, raw.values};
    if (raw.comparison == FilterOperator::Holds)
        return term;
    if (const Dimension *dimension = preset.dimension(DimensionCode(field->code)); dimension != nullptr && dimension->open) {
        // As labels are stored; what could be no label is nobody's.
        for (QString &value : term.values) {
            if (const auto label = openLabel(value))
                value = label->text();
        }
        return term;
    }
    if (field->values.isEmpty())
        return term;
    for (QString &value : term.values) {
        const QString code = codeFor(value, *field, preset);
        if (code.isEmpty()) {
            QStringList codes;
            for (const FilterField::Value &known : field->values)
                codes.append(known.code);
            return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a value of %2. Available: %3.")
                                                   .arg(value, field->code, codes.join(separator())));
        }
        value = code;
    }
    return term;
}

} // namespace

FilterTerm ItemFilter::term(const QString &field, FilterOperator comparison) const
{
    for (const FilterTerm &candidate : terms) {
        if (candidate.field == field && candidate.comparison == comparison)
            return candidate;
    }
    return {field, comparison, {}};
}

void ItemFilter::set(const FilterTerm &wanted)
{
    const auto found = std::find_if(terms.begin(), terms.end(), [&](const FilterTerm &candidate) {
        return candidate.field == wanted.field && candidate.comparison == wanted.comparison;
    });
    if (found != terms.end() && wanted.values.isEmpty())
        terms.removeAt(std::distance(terms.begin(), found));
    else if (found != terms.end())
        *found = wanted;
    else if (!wanted.values.isEmpty())
        terms.append(wanted);
}

QString ItemFilter::text() const
{
    QStringList words;
    for (const FilterTerm &term : terms) {
        QStringList values;
        for (const QString &value : term.values) {
            const bool plain = std::none_of(value.begin(), value.end(), [](QChar c) { return c.isSpace() || c == u','; });
            values.append(plain ? value : u'"' + value + u'"');
        }
        const QString sign = term.comparison == FilterOperator::Is    ? QStringLiteral("=")
                           : term.comparison == FilterOperator::IsNot ? QStringLiteral("!=")
                                                                      : QStringLiteral("~");
        words.append(term.field + sign + values.join(u','));
    }
    return words.join(u' ');
}

Result<ItemFilter> readItemFilter(const QString &expression, const QList<FilterField> &fields, const Preset &preset)
{
    ItemFilter filter;
    qsizetype at = 0;
    while (true) {
        while (at < expression.size() && expression.at(at).isSpace())
            ++at;
        if (at >= expression.size())
            return filter;
        const RawTerm raw = readTerm(expression, at);
        YUYI_TRY(const auto term, checked(raw, fields, preset));
        filter.terms.append(term);
    }
}

Result<ItemFilter> readWhere(const QString &expression, const Preset &preset)
{
    const Preset known = forItems(preset);
    QList<FilterField> fields;
    for (const Dimension &dimension : known.dimensions) {
        FilterField field{dimension.code.text(), dimension.title.text(), {}};
        for (const LabelValue &value : dimension.values)
            field.values.append({value.code.text(), value.title.text(), -1});
        fields.append(field);
    }
    fields.append({QStringLiteral("split"), Tr::tr("Split"), {}});
    fields.append({QStringLiteral("id"), Tr::tr("Item"), {}});
    return readItemFilter(expression, fields, known);
}

} // namespace yuyi
