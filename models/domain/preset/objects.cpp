// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/objects.h"

#include <QChar>
#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Objects)
};

/// Stands between values that are compared together; no value has it.
constexpr QChar valueBreak = u'\x1f';

/// How many combinations the factors give that depend on this one, directly or not, if it has this value. 0: more than mostObjects.
qint64 below(const ObjectForm &form, const QString &fact, const QString &value)
{
    qint64 product = 1;
    for (const ObjectFactor &one : form.factors) {
        if (one.of != fact)
            continue;
        qint64 sum = 0;
        const QList<FactorValue> fitting = one.fitting(value);
        for (const FactorValue &each : fitting) {
            const qint64 more = below(form, one.fact, each.value);
            if (more == 0)
                return 0;
            sum += more;
        }
        if (sum == 0 || sum > mostObjects / product)
            return 0;
        product *= sum;
    }
    return product;
}

QString valuesText(const ObjectForm &form, const QMap<QString, QString> &facts)
{
    QStringList values;
    for (const ObjectFactor &factor : form.factors)
        values.append(facts.value(factor.fact));
    return values.join(valueBreak);
}

QString valueFault(const ObjectForm &form, const ObjectFactor &factor, const QMap<QString, QString> &facts)
{
    const QString given = facts.value(factor.fact);
    if (given.isEmpty())
        return Tr::tr("“%1” has no value.").arg(factor.fact);
    const auto names = [](const QList<FactorValue> &values) {
        QStringList texts;
        for (const FactorValue &value : values)
            texts.append(value.value);
        return texts.join(QStringLiteral(", "));
    };
    const FactorValue *value = factor.value(given);
    if (!value)
        return Tr::tr("“%1” cannot be “%2”. Its values: %3.").arg(factor.fact, given, names(factor.values));
    const QString other = facts.value(factor.of);
    const ObjectFactor *owner = form.factor(factor.of);
    // What is wrong with the other value is said of the other.
    if (!owner || !owner->value(other) || value->with.isEmpty() || value->with.contains(other))
        return {};
    return Tr::tr("“%1” cannot be “%2” where “%3” is “%4”. It can be: %5.")
        .arg(factor.fact, given, factor.of, other, names(factor.fitting(other)));
}

} // namespace

const FactorValue *ObjectFactor::value(const QString &code) const
{
    const auto found = std::find_if(values.begin(), values.end(), [&](const FactorValue &one) { return one.value == code; });
    return found == values.end() ? nullptr : &*found;
}

QList<FactorValue> ObjectFactor::fitting(const QString &other) const
{
    QList<FactorValue> found;
    for (const FactorValue &one : values) {
        if (of.isEmpty() || one.with.isEmpty() || one.with.contains(other))
            found.append(one);
    }
    return found;
}

const ObjectFactor *ObjectForm::factor(const QString &fact) const
{
    const auto found = std::find_if(factors.begin(), factors.end(), [&](const ObjectFactor &one) { return one.fact == fact; });
    return found == factors.end() ? nullptr : &*found;
}

QStringList ObjectForm::facts() const
{
    QStringList codes;
    for (const QString &code : {object, view}) {
        if (!code.isEmpty())
            codes.append(code);
    }
    for (const ObjectFactor &factor : factors)
        codes.append(factor.fact);
    return codes;
}

std::optional<qint64> objectCount(const ObjectForm &form)
{
    if (form.isEmpty())
        return 0;
    const qint64 count = below(form, {}, {});
    return count == 0 ? std::nullopt : std::optional(count);
}

ObjectWalk::ObjectWalk(const ObjectForm &form)
    : m_form(form), m_fitting(form.factors.size()), m_at(form.factors.size(), 0), m_end(form.isEmpty())
{
    for (qsizetype i = 0; i < m_form.factors.size(); ++i)
        begin(i);
}

void ObjectWalk::begin(qsizetype factor)
{
    const ObjectFactor &one = m_form.factors.at(factor);
    QString other;
    for (qsizetype i = 0; i < factor; ++i) {
        if (m_form.factors.at(i).fact == one.of)
            other = value(i);
    }
    QStringList values;
    const QList<FactorValue> fitting = one.fitting(other);
    for (const FactorValue &each : fitting)
        values.append(each.value);
    m_fitting[factor] = values;
    m_at[factor] = 0;
    m_end = m_end || values.isEmpty();
}

void ObjectWalk::next()
{
    qsizetype factor = m_at.size() - 1;
    while (factor >= 0 && m_at.at(factor) + 1 >= m_fitting.at(factor).size())
        --factor;
    if (factor < 0) {
        m_end = true;
        return;
    }
    ++m_at[factor];
    for (qsizetype i = factor + 1; i < m_at.size(); ++i)
        begin(i);
}

QString nameOfObject(qint64 number, qint64 objects)
{
    const qsizetype digits = QString::number(std::max<qint64>(objects - 1, 0)).size();
    return QString::number(number).rightJustified(digits, u'0');
}

QString objectFault(const ObjectForm &form, const QMap<QString, QString> &facts)
{
    if (!form.object.isEmpty() && facts.value(form.object).isEmpty())
        return Tr::tr("“%1” has no value, so it is not known which object the picture shows.").arg(form.object);
    if (!form.view.isEmpty()) {
        const QString given = facts.value(form.view);
        bool isNumber = false;
        const int view = given.toInt(&isNumber);
        if (!isNumber || view < 0 || view >= form.views) {
            return Tr::tr("“%1” must be a number from 0 to %2, but it is “%3”.")
                .arg(form.view, QString::number(form.views - 1), given);
        }
    }
    for (const ObjectFactor &factor : form.factors) {
        if (const QString fault = valueFault(form, factor, facts); !fault.isEmpty())
            return fault;
    }
    return {};
}

QString ObjectRows::fault(int row, const QMap<QString, QString> &facts)
{
    if (const QString own = objectFault(m_form, facts); !own.isEmpty() || m_form.object.isEmpty())
        return own;
    const QString object = facts.value(m_form.object);
    const QString values = valuesText(m_form, facts);
    const Seen before = m_objects.value(object, {values, row});
    if (before.other != values)
        return Tr::tr("The object “%1” has other values than in row %2.").arg(object, QString::number(before.row));
    const Seen same = m_values.value(values, {object, row});
    if (same.other != object) {
        return Tr::tr("The object “%1” has the same values as the object “%2” in row %3.")
            .arg(object, same.other, QString::number(same.row));
    }
    if (!m_form.view.isEmpty()) {
        const QString view = facts.value(m_form.view);
        const QString key = object % valueBreak % QString::number(view.toInt());
        if (const int first = m_views.value(key); first > 0)
            return Tr::tr("View %1 of the object “%2” is already in row %3.").arg(view, object, QString::number(first));
        m_views.insert(key, row);
    }
    m_objects.insert(object, {values, before.row});
    m_values.insert(values, {object, same.row});
    return {};
}

} // namespace yuyi
