// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CaseReader that reads ratings.
#include "models/statistics/casereader.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StatisticsCase)
};

/// A label as it stands in a case: equal numbers are one label however they are written.
struct Label {
    int kind = 0;   ///< 0 number, 1 text, 2 truth
    double number = 0;
    std::string text;

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

QString shown(const Json &value)
{
    const QString text = QString::fromUtf8(jsonText(value));
    return text.size() > 60 ? text.left(60) % u'…' : text;
}

QString itemField(size_t item, size_t rater)
{
    return QStringLiteral("input.ratings[%1][%2]").arg(item).arg(rater);
}

} // namespace

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
            fail(Tr::tr("input.ratings[%1] has %2 values, but the first item has %3; a missing rating is null.")
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
        fail(Tr::tr("input.categories is missing: this statistic depends on the whole scale, not on the labels used."));
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
                         .arg(QString::number(order.size()), shown(category)));
                return {};
            }
            if (!scale.emplace(*label, static_cast<int>(order.size())).second) {
                fail(Tr::tr("input.categories holds %1 twice.").arg(shown(category)));
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
            const auto place = label ? scale.find(*label) : scale.end();
            if (place == scale.end()) {
                fail(Tr::tr("%1 is %2, which is not in input.categories.").arg(itemField(i, rater), shown(value)));
                return {};
            }
            item.push_back({static_cast<int>(rater), place->second});
        }
        result.table.add(item);
    }
    return result;
}

LabelSet CaseReader::setOf(const Json &value, const QString &field, QHash<QString, int> &names)
{
    LabelSet set;
    if (!value.is_array()) {
        fail(Tr::tr("%1 is %2, not a list of labels.").arg(field, shown(value)));
        return set;
    }
    for (const Json &member : value) {
        const auto label = labelOf(member);
        if (!label) {
            fail(Tr::tr("%1 holds %2, not a string or a number.").arg(field, shown(member)));
            return {};
        }
        const QString name = QStringLiteral("%1 %2 %3").arg(QString::number(label->kind),
                                                            QString::number(label->number, 'g', 17), fromUtf8(label->text));
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
        fail(Tr::tr("%1 has %2 entries, but needs one for each value: %3.")
                 .arg(fieldOf(name), QString::number(values->size()), QString::number(count)));
        return result;
    }
    std::map<Label, int> numbers;
    for (const Json &value : *values) {
        const auto label = labelOf(value);
        if (!label) {
            fail(Tr::tr("%1[%2] is %3, not a string or a number.")
                     .arg(fieldOf(name), QString::number(result.size()), shown(value)));
            return {};
        }
        result.push_back(numbers.emplace(*label, static_cast<int>(numbers.size())).first->second);
    }
    return result;
}

} // namespace yuyi
