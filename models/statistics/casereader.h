// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"
#include "models/statistics/resampling.h"
#include "models/statistics/sets.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace yuyi {

/// Ratings of a case, with the names of its labels.
struct CaseRatings {
    RatingTable table{0, 0};
    std::vector<std::string> labels; ///< as text
    std::vector<double> numbers;     ///< as numbers; empty if a label is not a number
};

/// @brief Reads the fields of one case. The first error is kept as a sentence that names the field. After an error all values read
/// are empty, and callers check `failed()`.
class CaseReader
{
public:
    CaseReader(const Json &params, const Json &input) : m_params(params), m_input(input) {}

    bool failed() const { return !m_fault.isEmpty(); }
    const QString &fault() const { return m_fault; }

    bool has(const char *name) const { return find(name) != nullptr; }
    qint64 count(const char *name);
    double number(const char *name, double least, double most);
    double confidence();                   ///< `level`, 0.95 when absent
    BootstrapPlan bootstrap(qint64 items); ///< `seed`, `B` (or `draws`) and `level`
    bool flag(const char *name);           ///< false when absent
    double probability(const char *name);  ///< a number or "1/6"
    std::vector<double> numbers(const char *name);
    QString choice(const char *name, const QStringList &allowed, const QString &fallback);
    const Json *list(const char *name);
    const Json *object(const char *name);
    std::vector<std::vector<double>> rows(const char *name);
    std::vector<int> clusters(const char *name, size_t count);
    LabelSet set(const char *name, QHash<QString, int> &names);

    /// Reads `ratings` and `categories`. Without categories, the labels used are the scale; if `scaleNeeded`, this is an error.
    CaseRatings ratings(bool scaleNeeded);
    SetTable setRatings();

    void fail(const QString &sentence);

private:
    const Json *find(const char *name) const;
    const Json *need(const char *name);
    QString fieldOf(const char *name) const;
    LabelSet setOf(const Json &value, const QString &field, QHash<QString, int> &names);
    const Json *ratingRows(int &raters);

    const Json &m_params;
    const Json &m_input;
    QString m_fault;
};

/// @brief Builds the JSON result of a case. Undefined and infinite values become null, and `why` gives the first reason.
class CaseResult
{
public:
    void set(const std::string &key, const Measure &value);
    void set(const std::string &key, double value);
    void setCount(const std::string &key, qint64 value) { m_json[key] = value; }
    void setInterval(const std::string &lo, const std::string &hi, const MeasuredInterval &interval);
    void setRaw(const std::string &key, Json value) { m_json[key] = std::move(value); }
    /// Returns the value alone, for lists and maps.
    Json valueOf(const Measure &value);
    Json done();

private:
    Json m_json = Json::object();
    QString m_why;
};

} // namespace yuyi
