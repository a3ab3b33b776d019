// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/casereader.h"

#include "models/statistics/allocation.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StatisticsCase)
};

QString plain(double number)
{
    return QString::number(number, 'g', 12);
}

QString shortened(const Json &value)
{
    const QString text = QString::fromUtf8(jsonText(value));
    return text.size() > 60 ? text.left(60) % u'…' : text;
}

} // namespace

void CaseReader::fail(const QString &sentence)
{
    if (m_fault.isEmpty())
        m_fault = sentence;
}

const Json *CaseReader::find(const char *name) const
{
    for (const Json *part : {&m_input, &m_params}) {
        if (part->is_object()) {
            const auto found = part->find(name);
            if (found != part->end())
                return &*found;
        }
    }
    return nullptr;
}

QString CaseReader::fieldOf(const char *name) const
{
    const bool inParams = m_params.is_object() && m_params.contains(name) && !(m_input.is_object() && m_input.contains(name));
    return (inParams ? QStringLiteral("params.%1") : QStringLiteral("input.%1")).arg(QLatin1String(name));
}

const Json *CaseReader::need(const char *name)
{
    if (failed())
        return nullptr;
    const Json *value = find(name);
    if (!value)
        fail(Tr::tr("%1 is missing.").arg(fieldOf(name)));
    return value;
}

qint64 CaseReader::count(const char *name)
{
    const Json *value = need(name);
    if (!value)
        return 0;
    const double number = value->is_number() ? value->get<double>() : -1;
    if (!(number >= 0 && number <= double(mostInStratum) && number == std::floor(number))) {
        fail(Tr::tr("%1 is %2, not a whole number from 0 to %3.")
                 .arg(fieldOf(name), shortened(*value), QString::number(mostInStratum)));
        return 0;
    }
    return static_cast<qint64>(number);
}

double CaseReader::number(const char *name, double least, double most)
{
    const Json *value = need(name);
    if (!value)
        return 0;
    const double number = value->is_number() ? value->get<double>() : std::nan("");
    if (!(number >= least && number <= most)) {
        fail(Tr::tr("%1 is %2, not a number from %3 to %4.")
                 .arg(fieldOf(name), shortened(*value), plain(least), plain(most)));
        return 0;
    }
    return number;
}

double CaseReader::confidence()
{
    return has("level") ? number("level", 0.01, 0.9999) : 0.95;
}

BootstrapPlan CaseReader::bootstrap(qint64 items)
{
    BootstrapPlan plan;
    plan.level = confidence();
    const char *draws = has("B") ? "B" : "draws";
    const qint64 most = std::clamp<qint64>(mostDraws / std::max<qint64>(1, items), 1, 1'000'000);
    plan.draws = has(draws) ? static_cast<int>(number(draws, 1, static_cast<double>(most)))
                            : static_cast<int>(std::min<qint64>(10000, most));
    if (has("seed"))
        plan.seed = static_cast<quint64>(count("seed"));
    return plan;
}

bool CaseReader::flag(const char *name)
{
    const Json *value = failed() ? nullptr : find(name);
    if (!value)
        return false;
    if (!value->is_boolean()) {
        fail(Tr::tr("%1 is %2, not true or false.").arg(fieldOf(name), shortened(*value)));
        return false;
    }
    return value->get<bool>();
}

double CaseReader::probability(const char *name)
{
    const Json *value = need(name);
    if (!value)
        return 0;
    double result = std::nan("");
    if (value->is_number()) {
        result = value->get<double>();
    } else if (value->is_string()) {
        const QStringList parts = fromUtf8(value->get<std::string>()).split(u'/');
        bool first = false;
        bool second = true;
        result = parts.first().toDouble(&first);
        if (parts.size() == 2)
            result /= parts.last().toDouble(&second);
        if (!first || !second || parts.size() > 2)
            result = std::nan("");
    }
    if (!(result >= 0 && result <= 1)) {
        fail(Tr::tr("%1 is %2, not a probability such as 0.25 or \"1/6\".").arg(fieldOf(name), shortened(*value)));
        return 0;
    }
    return result;
}

const Json *CaseReader::list(const char *name)
{
    const Json *value = need(name);
    if (value && !value->is_array()) {
        fail(Tr::tr("%1 is not a list.").arg(fieldOf(name)));
        return nullptr;
    }
    return value;
}

const Json *CaseReader::object(const char *name)
{
    const Json *value = need(name);
    if (value && !value->is_object()) {
        fail(Tr::tr("%1 is not an object.").arg(fieldOf(name)));
        return nullptr;
    }
    return value;
}

std::vector<double> CaseReader::numbers(const char *name)
{
    std::vector<double> result;
    const Json *values = list(name);
    if (!values)
        return result;
    for (const Json &value : *values) {
        if (!value.is_number() || !std::isfinite(value.get<double>())) {
            fail(Tr::tr("%1[%2] is %3, not a number.")
                     .arg(fieldOf(name), QString::number(result.size()), shortened(value)));
            return {};
        }
        result.push_back(value.get<double>());
    }
    return result;
}

std::vector<std::vector<double>> CaseReader::rows(const char *name)
{
    std::vector<std::vector<double>> result;
    const Json *values = list(name);
    if (!values)
        return result;
    for (const Json &row : *values) {
        const QString field = QStringLiteral("%1[%2]").arg(fieldOf(name), QString::number(result.size()));
        if (!row.is_array()) {
            fail(Tr::tr("%1 is not a list.").arg(field));
            return {};
        }
        if (!result.empty() && row.size() != result.front().size()) {
            fail(Tr::tr("%1 has %2 values, but the first row has %3.")
                     .arg(field, QString::number(row.size()), QString::number(result.front().size())));
            return {};
        }
        std::vector<double> numbers;
        for (const Json &value : row) {
            if (!value.is_number()) {
                fail(Tr::tr("%1[%2] is %3, not a number.").arg(field, QString::number(numbers.size()), shortened(value)));
                return {};
            }
            numbers.push_back(value.get<double>());
        }
        result.push_back(std::move(numbers));
    }
    return result;
}

QString CaseReader::choice(const char *name, const QStringList &allowed, const QString &fallback)
{
    const Json *value = failed() ? nullptr : find(name);
    if (!value)
        return fallback;
    const QString text = value->is_string() ? fromUtf8(value->get<std::string>()) : QString();
    if (!allowed.contains(text)) {
        fail(Tr::tr("%1 is %2, but must be one of: %3.")
                 .arg(fieldOf(name), shortened(*value), allowed.join(QStringLiteral(", "))));
        return fallback;
    }
    return text;
}

void CaseResult::set(const std::string &key, const Measure &value)
{
    m_json[key] = valueOf(value);
}

void CaseResult::set(const std::string &key, double value)
{
    m_json[key] = valueOf(Measure(value));
}

void CaseResult::setInterval(const std::string &lo, const std::string &hi, const MeasuredInterval &interval)
{
    if (interval) {
        set(lo, interval->lo);
        set(hi, interval->hi);
    } else {
        set(lo, Measure(undefined(interval.error())));
        set(hi, Measure(undefined(interval.error())));
    }
}

Json CaseResult::valueOf(const Measure &value)
{
    if (value && std::isfinite(*value))
        return *value;
    if (m_why.isEmpty())
        m_why = sentenceOf(value ? Undefined::OutOfRange : value.error());
    return nullptr;
}

Json CaseResult::done()
{
    if (!m_why.isEmpty() && !m_json.contains("why"))
        m_json["why"] = toUtf8(m_why);
    return std::move(m_json);
}

} // namespace yuyi
