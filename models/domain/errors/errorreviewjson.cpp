// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/errors/errorreviewjson.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

template <typename Read>
void each(const Json &json, const char *name, Read read)
{
    if (const Json &list = fieldOf(json, name); list.is_array()) {
        for (const Json &entry : list)
            read(entry);
    }
}

} // namespace

/// One option as its id, several as a list of them, a written answer as an object, none as an empty text.
Json readJson(const Answer &read)
{
    if (!read.text.isEmpty())
        return {{"text", toUtf8(read.text)}};
    if (!read.one.isNull() || read.isEmpty())
        return toUtf8(read.isEmpty() ? QString() : read.one.toString());
    return read.several;
}

Answer readOf(const Json &json)
{
    if (const QString text = textOf(fieldOf(fieldOf(json, "read"), "text")); !text.isEmpty())
        return Answer::written(text);
    const OptionId one = OptionId::fromString(textOf(fieldOf(json, "read")));
    return one.isNull() ? Answer(idsOf<OptionId>(json, "read")) : Answer(one);
}

Json toJson(const CaseCodeContent &content)
{
    Json types = Json::array();
    for (const CodedType &type : content.types)
        types.push_back({{"type", toUtf8(type.type)}, {"subtype", toUtf8(type.subtype)}});
    Json regions = Json::array();
    for (const CaseRegion &region : content.regions) {
        const QRectF &area = region.area;
        Json json{{"x", area.x()}, {"y", area.y()}, {"width", area.width()}, {"height", area.height()}};
        if (!region.picture.isNull())
            json["picture"] = toUtf8(region.picture.hex());
        regions.push_back(json);
    }
    Json spans = Json::array();
    for (const auto &[start, length] : content.spans)
        spans.push_back({{"start", start}, {"length", length}});
    return {{"types", types},
            {"note", toUtf8(content.note)},
            {"regions", regions},
            {"spans", spans},
            {"read", readJson(content.read)}};
}

CaseCodeContent caseCodeContent(const Json &json)
{
    CaseCodeContent content;
    content.note = textOf(fieldOf(json, "note"));
    content.read = readOf(json);
    each(json, "types", [&](const Json &type) {
        content.types.append({textOf(fieldOf(type, "type")), textOf(fieldOf(type, "subtype"))});
    });
    each(json, "regions", [&](const Json &region) {
        const QRectF area(numberOf(fieldOf(region, "x")), numberOf(fieldOf(region, "y")), numberOf(fieldOf(region, "width")),
                          numberOf(fieldOf(region, "height")));
        content.regions.append(CaseRegion(area, Sha256::fromHex(textOf(fieldOf(region, "picture"))).value_or(Sha256())));
    });
    each(json, "spans", [&](const Json &span) {
        content.spans.append({static_cast<qsizetype>(numberOf(fieldOf(span, "start"))),
                              static_cast<qsizetype>(numberOf(fieldOf(span, "length")))});
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
        const Json &title = fieldOf(entry, "title");
        types.append({textOf(fieldOf(entry, "code")),
                      {textOf(fieldOf(title, "zh")), textOf(fieldOf(title, "en"))},
                      errorTypesFrom(fieldOf(entry, "subtypes"))});
    }
    return types;
}

} // namespace yuyi
