// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/cases.h"

#include "models/statistics/caseagreement.h"
#include "models/statistics/casefigures.h"
#include "models/statistics/casehandlers.h"

#include <QCoreApplication>

#include <exception>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StatisticsCase)
};

constexpr int longestName = 60;

const QMap<QString, CaseHandler> &handlers()
{
    static const QMap<QString, CaseHandler> all = [] {
        QMap<QString, CaseHandler> map = agreementHandlers();
        map.insert(figureHandlers());
        return map;
    }();
    return all;
}

/// How a case is called in a message.
QString nameOf(const Json &entry, size_t index)
{
    if (entry.is_object()) {
        const auto id = entry.find("id");
        if (id != entry.end() && (id->is_string() || id->is_number())) {
            const QString text = id->is_string() ? fromUtf8(id->get<std::string>()) : QString::fromUtf8(jsonText(*id));
            return text.size() > longestName ? text.left(longestName) % u'…' : text;
        }
    }
    return Tr::tr("number %1").arg(QString::number(index + 1));
}

/// The result, or the sentence of what is wrong with the case.
tl::expected<Json, QString> answer(const Json &entry)
{
    static const Json nothing = Json::object();
    if (!entry.is_object())
        return tl::make_unexpected(Tr::tr("the case must be an object with “id”, “statistic”, “params” and “input”."));
    const auto id = entry.find("id");
    if (id == entry.end() || !(id->is_string() || id->is_number()))
        return tl::make_unexpected(Tr::tr("“id” is missing."));
    const auto statistic = entry.find("statistic");
    if (statistic == entry.end() || !statistic->is_string())
        return tl::make_unexpected(Tr::tr("“statistic” is missing."));
    const auto handler = handlers().constFind(fromUtf8(statistic->get<std::string>()));
    if (handler == handlers().constEnd()) {
        return tl::make_unexpected(Tr::tr("“statistic” is “%1”, but must be one of: %2.")
                                       .arg(fromUtf8(statistic->get<std::string>()).left(longestName),
                                            statisticNames().join(QStringLiteral(", "))));
    }
    const auto params = entry.find("params");
    if (params != entry.end() && !params->is_object() && !params->is_null())
        return tl::make_unexpected(Tr::tr("“params” is not an object."));
    const auto input = entry.find("input");
    if (input == entry.end() || !input->is_object())
        return tl::make_unexpected(Tr::tr("“input” is missing or not an object."));
    CaseReader reader(params != entry.end() && params->is_object() ? *params : nothing, *input);
    try {
        Json result = (*handler)(reader);
        if (reader.failed())
            return tl::make_unexpected(reader.fault());
        return result;
    } catch (const std::exception &error) {
        return tl::make_unexpected(Tr::tr("“input” is outside the range that can be computed: %1.").arg(QString::fromUtf8(error.what())));
    }
}

} // namespace

QStringList statisticNames()
{
    return handlers().keys();
}

Result<CaseAnswers> answerCases(const Json &document)
{
    const Json *cases = &document;
    if (document.is_object()) {
        const auto found = document.find("cases");
        if (found == document.end()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("The input must be a list of cases, or an object with such a list in \"cases\"."));
        }
        cases = &*found;
    }
    if (!cases->is_array()) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The input must be a list of cases, or an object with such a list in \"cases\"."));
    }
    CaseAnswers result;
    for (size_t i = 0; i < cases->size(); ++i) {
        const Json &entry = (*cases)[i];
        Json line = Json::object();
        const auto id = entry.is_object() ? entry.find("id") : entry.end();
        line["id"] = entry.is_object() && id != entry.end() && id->is_primitive() ? *id : Json(nullptr);
        if (auto value = answer(entry)) {
            line["result"] = std::move(*value);
        } else {
            const QString sentence = Tr::tr("Case %1: %2").arg(nameOf(entry, i), value.error());
            result.errors.append(sentence);
            line["error"] = toUtf8(sentence);
        }
        result.answers.push_back(std::move(line));
    }
    return result;
}

} // namespace yuyi
