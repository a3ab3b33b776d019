// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/errorreviewjson.h"

namespace yuyi {

namespace {

const Json &member(const Json &json, const char *name)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found == json.end() ? none : *found;
}

QString text(const Json &json)
{
    return json.is_string() ? fromUtf8(json.get_ref<const std::string &>()) : QString();
}

double number(const Json &json)
{
    return json.is_number() ? json.get<double>() : 0;
}

template <typename Read>
void each(const Json &json, const char *name, Read read)
{
    if (const Json &list = member(json, name); list.is_array()) {
        for (const Json &entry : list)
            read(entry);
    }
}

} // namespace

Json toJson(const CaseCodeContent &content)
{
    Json types = Json::array();
    for (const CodedType &type : content.types)
        types.push_back({{"type", toUtf8(type.type)}, {"subtype", toUtf8(type.subtype)}});
    Json regions = Json::array();
    for (const QRectF &region : content.regions)
        regions.push_back({{"x", region.x()}, {"y", region.y()}, {"width", region.width()}, {"height", region.height()}});
    Json spans = Json::array();
    for (const auto &[start, length] : content.spans)
        spans.push_back({{"start", start}, {"length", length}});
    return {{"types", types}, {"note", toUtf8(content.note)}, {"regions", regions}, {"spans", spans},
            {"read", toUtf8(content.read.isNull() ? QString() : content.read.toString())}};
}

CaseCodeContent caseCodeContent(const Json &json)
{
    CaseCodeContent content;
    content.note = text(member(json, "note"));
    content.read = OptionId::fromString(text(member(json, "read")));
    each(json, "types", [&](const Json &type) {
        content.types.append({text(member(type, "type")), text(member(type, "subtype"))});
    });
    each(json, "regions", [&](const Json &region) {
        content.regions.append(QRectF(number(member(region, "x")), number(member(region, "y")),
                                      number(member(region, "width")), number(member(region, "height"))));
    });
    each(json, "spans", [&](const Json &span) {
        content.spans.append({static_cast<qsizetype>(number(member(span, "start"))),
                              static_cast<qsizetype>(number(member(span, "length")))});
    });
    return content;
}

Json toJson(const QList<ErrorType> &types)
{
    Json list = Json::array();
    for (const ErrorType &type : types) {
        Json json{{"code", toUtf8(type.code)},
                  {"title", {{"zh", toUtf8(type.title.zh)}, {"en", toUtf8(type.title.en)}}}};
        if (!type.subtypes.isEmpty())
            json["subtypes"] = toJson(type.subtypes);
        list.push_back(json);
    }
    return list;
}

QList<ErrorType> errorTypesFrom(const Json &json)
{
    QList<ErrorType> types;
    if (!json.is_array())
        return types;
    for (const Json &entry : json) {
        const Json &title = member(entry, "title");
        types.append({text(member(entry, "code")), {text(member(title, "zh")), text(member(title, "en"))},
                      errorTypesFrom(member(entry, "subtypes"))});
    }
    return types;
}

} // namespace yuyi
