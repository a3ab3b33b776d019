// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/casereader.h"

#include "models/statistics/allocation.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

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

/// A label as it stands in a case: equal numbers are one label however they are written.
struct Label {
    int kind = 0; ///< 0 number, 1 text, 2 truth
    double number = 0;
    std::string text;

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the zero of the default for a pointer
    friend auto operator<=>(const Label &, const Label &) = default;
};

std::optional<Label> labelOf(const Json &value)
{
    if (value.is_boolean())
        return Label{2, value.get<bool>() ? 1.0 : 0.0, {}};
    if (value.is_number())
        return Label{0, value.get<double>(), {}};
    if (value.is_string())
        return Label{1, 0, value.get<std::string>()};
    return std::nullopt;
}

std::string textOf(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : jsonText(value).toStdString();
}

QString itemField(size_t item, size_t rater)
{
    return QStringLiteral("input.ratings[%1][%2]").arg(item).arg(rater);
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
    if (!(number >= 0 && number <= static_cast<double>(mostInStratum) && number == std::floor(number))) {
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
    QString text = value->is_string() ? fromUtf8(value->get<std::string>()) : QString();
    if (!allowed.contains(text)) {
        fail(Tr::tr("%1 is %2, but must be one of: %3.")
                 .arg(fieldOf(name), shortened(*value), allowed.join(QStringLiteral(", "))));
        return fallback;
    }
    return text;
}

/// `ratings` as a list of rows of one length.
const Json *CaseReader::ratingRows(int &raters)
{
    raters = 0;
    const Json *rows = list("ratings");
    if (!rows)
        return nullptr;
    for (size_t i = 0; i < rows->size(); ++i) {
        const Json &row = (*rows)[i];
        if (!row.is_array()) {
            fail(Tr::tr("input.ratings[%1] must be a list with one value for each rater.").arg(QString::number(i)));
            return nullptr;
        }
        if (i > 0 && row.size() != static_cast<size_t>(raters)) {
            fail(Tr::tr("input.ratings[%1] has %2 values, but the first item has %3. Write null for a missing rating.")
                     .arg(QString::number(i), QString::number(row.size()), QString::number(raters)));
            return nullptr;
        }
        raters = static_cast<int>(row.size());
    }
    return rows;
}

CaseRatings CaseReader::ratings(bool scaleNeeded)
{
    int raters = 0;
    const Json *rows = ratingRows(raters);
    const bool given = has("categories");
    const Json *categories = given ? list("categories") : nullptr;
    if (!given && scaleNeeded && !failed()) {
        fail(Tr::tr("input.categories is missing: this statistic needs all labels of the scale, not only the labels that occur in the "
                    "ratings."));
    }
    if (failed())
        return {};
    CaseRatings result;
    std::map<Label, int> scale;
    std::vector<Json> order;
    if (categories) {
        for (const Json &category : *categories) {
            const auto label = labelOf(category);
            if (!label) {
                fail(Tr::tr("input.categories[%1] is %2, not a string or a number.")
                         .arg(QString::number(order.size()), shortened(category)));
                return {};
            }
            if (!scale.emplace(*label, static_cast<int>(order.size())).second) {
                fail(Tr::tr("input.categories holds %1 twice.").arg(shortened(category)));
                return {};
            }
            order.push_back(category);
        }
    } else {
        std::map<Label, Json> used;
        for (const Json &row : *rows) {
            for (const Json &value : row) {
                if (const auto label = labelOf(value))
                    used.emplace(*label, value);
            }
        }
        for (const auto &[label, value] : used) {
            scale.emplace(label, static_cast<int>(order.size()));
            order.push_back(value);
        }
    }
    bool numeric = true;
    for (const Json &value : order) {
        result.labels.push_back(textOf(value));
        numeric = numeric && value.is_number();
        result.numbers.push_back(value.is_number() ? value.get<double>() : 0);
    }
    if (!numeric)
        result.numbers.clear();
    result.table = RatingTable(raters, static_cast<int>(order.size()));
    std::vector<Rating> item;
    for (size_t i = 0; i < rows->size(); ++i) {
        item.clear();
        for (size_t rater = 0; rater < (*rows)[i].size(); ++rater) {
            const Json &value = (*rows)[i][rater];
            if (value.is_null())
                continue;
            const auto label = labelOf(value);
            const auto index = label ? scale.find(*label) : scale.end();
            if (index == scale.end()) {
                fail(Tr::tr("%1 is %2, which is not in input.categories.").arg(itemField(i, rater), shortened(value)));
                return {};
            }
            item.push_back({static_cast<int>(rater), index->second});
        }
        result.table.add(item);
    }
    return result;
}

LabelSet CaseReader::setOf(const Json &value, const QString &field, QHash<QString, int> &names)
{
    LabelSet set;
    if (!value.is_array()) {
        fail(Tr::tr("%1 is %2, not a list of labels.").arg(field, shortened(value)));
        return set;
    }
    for (const Json &member : value) {
        const auto label = labelOf(member);
        if (!label) {
            fail(Tr::tr("%1 holds %2, not a string or a number.").arg(field, shortened(member)));
            return {};
        }
        const QString name =
            QStringLiteral("%1 %2 %3")
                .arg(QString::number(label->kind), QString::number(label->number, 'g', 17),
                     fromUtf8(label->text));
        const auto known = names.constFind(name);
        const int number = known == names.constEnd() ? static_cast<int>(names.size()) : *known;
        names.insert(name, number);
        set.push_back(number);
    }
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    return set;
}

LabelSet CaseReader::set(const char *name, QHash<QString, int> &names)
{
    const Json *value = need(name);
    return value ? setOf(*value, fieldOf(name), names) : LabelSet();
}

SetTable CaseReader::setRatings()
{
    int raters = 0;
    const Json *rows = ratingRows(raters);
    std::vector<std::vector<SetRating>> items;
    QHash<QString, int> names;
    for (size_t i = 0; rows && i < rows->size(); ++i) {
        std::vector<SetRating> item;
        for (size_t rater = 0; rater < (*rows)[i].size(); ++rater) {
            const Json &value = (*rows)[i][rater];
            if (!value.is_null())
                item.push_back({static_cast<int>(rater), setOf(value, itemField(i, rater), names)});
        }
        if (failed())
            return SetTable(0, {});
        items.push_back(std::move(item));
    }
    return SetTable(raters, items);
}

std::vector<int> CaseReader::clusters(const char *name, size_t count)
{
    const Json *values = list(name);
    std::vector<int> result;
    if (!values)
        return result;
    if (values->size() != count) {
        fail(Tr::tr("%1 must give the cluster of each value, but has %2 entries for %3 values.")
                 .arg(fieldOf(name), QString::number(values->size()), QString::number(count)));
        return result;
    }
    std::map<Label, int> numbers;
    for (const Json &value : *values) {
        const auto label = labelOf(value);
        if (!label) {
            fail(Tr::tr("%1[%2] is %3, not a string or a number.")
                     .arg(fieldOf(name), QString::number(result.size()), shortened(value)));
            return {};
        }
        result.push_back(numbers.emplace(*label, static_cast<int>(numbers.size())).first->second);
    }
    return result;
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
