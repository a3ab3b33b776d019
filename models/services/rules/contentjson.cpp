// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/contentjson.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

constexpr const char *kId = "id";
constexpr const char *kText = "text";

Json geometryJson(const QTransform &t)
{
    return QList{t.m11(), t.m12(), t.m13(), t.m21(), t.m22(), t.m23(), t.m31(), t.m32(), t.m33()};
}

QTransform geometryFrom(const Json &json)
{
    const QList<double> n = numbersOf(json);
    return n.size() == 9 ? QTransform(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8]) : QTransform();
}

} // namespace

Json toJson(const DuplicateGroup &group)
{
    Json members = Json::array();
    for (const DuplicateMember &member : group.members) {
        const PairFigures &f = member.figures;
        members.push_back({{"image", member.image},
                           {"distance", f.distance},
                           {"similarity", f.similarity},
                           {"structural", f.structural},
                           {"changed", f.changedBlocks},
                           {"overlap", f.overlap},
                           {"inliers", f.inliers},
                           {"kind", codeOf(f.kind)},
                           {"verdict", codeOf(f.verdict)},
                           {"marked", codeOf(f.marked)},
                           {"recoloured", f.recoloured},
                           {"geometry", geometryJson(f.geometry)}});
    }
    return {{kId, group.id},
            {"verdict", codeOf(group.verdict)},
            {"state", codeOf(group.state)},
            {"kept", group.kept},
            {"reason", group.keptReason},
            {"certainty", group.certainty},
            {"engine", group.engine},
            {"created", group.createdAt.toString(Qt::ISODateWithMs)},
            {"version", group.version},
            {"members", members}};
}

DuplicateGroup duplicateGroupFromJson(const Json &json)
{
    DuplicateGroup group;
    group.id = DuplicateGroupId::fromString(textOf(json, kId));
    group.verdict = fromCode<DuplicateVerdict>(textOf(json, "verdict"))
                        .value_or(DuplicateVerdict::Duplicate);
    group.state = fromCode<GroupState>(textOf(json, "state")).value_or(GroupState::Open);
    group.kept = ImageId::fromString(textOf(json, "kept"));
    group.keptReason = textOf(json, "reason");
    group.certainty = numberOf(json, "certainty");
    group.engine = textOf(json, "engine");
    group.createdAt = QDateTime::fromString(textOf(json, "created"), Qt::ISODateWithMs);
    group.version = wholeOf(json, "version", 1);
    for (const Json &object : fieldOf(json, "members")) {
        DuplicateMember member;
        member.image = ImageId::fromString(textOf(object, "image"));
        PairFigures &f = member.figures;
        f.distance = wholeOf(object, "distance");
        f.similarity = numberOf(object, "similarity");
        f.structural = numberOf(object, "structural");
        f.changedBlocks = numberOf(object, "changed");
        f.overlap = numberOf(object, "overlap");
        f.inliers = wholeOf(object, "inliers");
        f.kind = fromCode<MatchKind>(textOf(object, "kind")).value_or(MatchKind::Aligned);
        f.verdict = fromCode<DuplicateVerdict>(textOf(object, "verdict"))
                        .value_or(DuplicateVerdict::Duplicate);
        f.marked = fromCode<Marked>(textOf(object, "marked")).value_or(Marked::Neither);
        f.recoloured = numberOf(object, "recoloured");
        f.geometry = geometryFrom(fieldOf(object, "geometry"));
        group.members.append(member);
    }
    return group;
}

Json toJson(const TextMeasure &measure)
{
    Json areas = Json::array();
    for (const TextArea &area : measure.areas) {
        Json polygon = Json::array();
        for (const QPointF &point : area.polygon)
            polygon.push_back(QList{point.x(), point.y()});
        areas.push_back({{kId, area.id},
                         {"polygon", polygon},
                         {"confidence", area.confidence},
                         {kText, area.text},
                         {"by_person", area.byPerson},
                         {"dismissed", area.dismissed}});
    }
    return {{"image", measure.image},
            {"engine", measure.engine},
            {"engine_version", measure.engineVersion},
            {"ratio", measure.ratio},
            {"areas", areas}};
}

TextMeasure textMeasureFromJson(const Json &json)
{
    TextMeasure measure;
    measure.image = ImageId::fromString(textOf(json, "image"));
    measure.engine = textOf(json, "engine");
    measure.engineVersion = textOf(json, "engine_version");
    measure.ratio = numberOf(json, "ratio");
    for (const Json &object : fieldOf(json, "areas")) {
        TextArea area;
        area.id = TextAreaId::fromString(textOf(object, kId));
        for (const Json &point : fieldOf(object, "polygon")) {
            if (const QList<double> at = numbersOf(point); at.size() == 2)
                area.polygon.append(QPointF(at[0], at[1]));
        }
        area.confidence = numberOf(object, "confidence");
        area.text = textOf(object, kText);
        area.byPerson = flagOf(object, "by_person");
        area.dismissed = flagOf(object, "dismissed");
        measure.areas.append(area);
    }
    return measure;
}

} // namespace yuyi
