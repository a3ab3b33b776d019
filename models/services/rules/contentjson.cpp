// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/contentjson.h"

#include <QJsonArray>

namespace yuyi {

namespace {

const QString kId = QStringLiteral("id");
const QString kText = QStringLiteral("text");

QJsonArray geometryJson(const QTransform &t)
{
    return {t.m11(), t.m12(), t.m13(), t.m21(), t.m22(), t.m23(), t.m31(), t.m32(), t.m33()};
}

QTransform geometryFrom(const QJsonArray &a)
{
    if (a.size() != 9)
        return {};
    return {a.at(0).toDouble(), a.at(1).toDouble(), a.at(2).toDouble(), a.at(3).toDouble(), a.at(4).toDouble(),
            a.at(5).toDouble(), a.at(6).toDouble(), a.at(7).toDouble(), a.at(8).toDouble()};
}

} // namespace

QJsonObject toJson(const DuplicateGroup &group)
{
    QJsonArray members;
    for (const DuplicateMember &member : group.members) {
        const PairFigures &f = member.figures;
        members.append(QJsonObject{{QStringLiteral("image"), member.image.toString()},
                                   {QStringLiteral("distance"), f.distance},
                                   {QStringLiteral("similarity"), f.similarity},
                                   {QStringLiteral("structural"), f.structural},
                                   {QStringLiteral("changed"), f.changedBlocks},
                                   {QStringLiteral("overlap"), f.overlap},
                                   {QStringLiteral("inliers"), f.inliers},
                                   {QStringLiteral("kind"), codeOf(f.kind)},
                                   {QStringLiteral("verdict"), codeOf(f.verdict)},
                                   {QStringLiteral("marked"), codeOf(f.marked)},
                                   {QStringLiteral("recoloured"), f.recoloured},
                                   {QStringLiteral("geometry"), geometryJson(f.geometry)}});
    }
    return {{kId, group.id.toString()},
            {QStringLiteral("verdict"), codeOf(group.verdict)},
            {QStringLiteral("state"), codeOf(group.state)},
            {QStringLiteral("kept"), group.kept.toString()},
            {QStringLiteral("reason"), group.keptReason},
            {QStringLiteral("certainty"), group.certainty},
            {QStringLiteral("engine"), group.engine},
            {QStringLiteral("created"), group.createdAt.toString(Qt::ISODateWithMs)},
            {QStringLiteral("version"), group.version},
            {QStringLiteral("members"), members}};
}

DuplicateGroup duplicateGroupFromJson(const QJsonObject &json)
{
    DuplicateGroup group;
    group.id = DuplicateGroupId::fromString(json.value(kId).toString());
    group.verdict = fromCode<DuplicateVerdict>(json.value(QStringLiteral("verdict")).toString())
                        .value_or(DuplicateVerdict::Duplicate);
    group.state = fromCode<GroupState>(json.value(QStringLiteral("state")).toString()).value_or(GroupState::Open);
    group.kept = ImageId::fromString(json.value(QStringLiteral("kept")).toString());
    group.keptReason = json.value(QStringLiteral("reason")).toString();
    group.certainty = json.value(QStringLiteral("certainty")).toDouble();
    group.engine = json.value(QStringLiteral("engine")).toString();
    group.createdAt = QDateTime::fromString(json.value(QStringLiteral("created")).toString(), Qt::ISODateWithMs);
    group.version = json.value(QStringLiteral("version")).toInt(1);
    const QJsonArray members = json.value(QStringLiteral("members")).toArray();
    for (const QJsonValue &value : members) {
        const QJsonObject object = value.toObject();
        DuplicateMember member;
        member.image = ImageId::fromString(object.value(QStringLiteral("image")).toString());
        PairFigures &f = member.figures;
        f.distance = object.value(QStringLiteral("distance")).toInt();
        f.similarity = object.value(QStringLiteral("similarity")).toDouble();
        f.structural = object.value(QStringLiteral("structural")).toDouble();
        f.changedBlocks = object.value(QStringLiteral("changed")).toDouble();
        f.overlap = object.value(QStringLiteral("overlap")).toDouble();
        f.inliers = object.value(QStringLiteral("inliers")).toInt();
        f.kind = fromCode<MatchKind>(object.value(QStringLiteral("kind")).toString()).value_or(MatchKind::Aligned);
        f.verdict = fromCode<DuplicateVerdict>(object.value(QStringLiteral("verdict")).toString())
                        .value_or(DuplicateVerdict::Duplicate);
        f.marked = fromCode<Marked>(object.value(QStringLiteral("marked")).toString()).value_or(Marked::Neither);
        f.recoloured = object.value(QStringLiteral("recoloured")).toDouble();
        f.geometry = geometryFrom(object.value(QStringLiteral("geometry")).toArray());
        group.members.append(member);
    }
    return group;
}

QJsonObject toJson(const TextMeasure &measure)
{
    QJsonArray areas;
    for (const TextArea &area : measure.areas) {
        QJsonArray polygon;
        for (const QPointF &point : area.polygon)
            polygon.append(QJsonArray{point.x(), point.y()});
        areas.append(QJsonObject{{kId, area.id.toString()},
                                 {QStringLiteral("polygon"), polygon},
                                 {QStringLiteral("confidence"), area.confidence},
                                 {kText, area.text},
                                 {QStringLiteral("by_person"), area.byPerson},
                                 {QStringLiteral("dismissed"), area.dismissed}});
    }
    return {{QStringLiteral("image"), measure.image.toString()},
            {QStringLiteral("engine"), measure.engine},
            {QStringLiteral("engine_version"), measure.engineVersion},
            {QStringLiteral("ratio"), measure.ratio},
            {QStringLiteral("areas"), areas}};
}

TextMeasure textMeasureFromJson(const QJsonObject &json)
{
    TextMeasure measure;
    measure.image = ImageId::fromString(json.value(QStringLiteral("image")).toString());
    measure.engine = json.value(QStringLiteral("engine")).toString();
    measure.engineVersion = json.value(QStringLiteral("engine_version")).toString();
    measure.ratio = json.value(QStringLiteral("ratio")).toDouble();
    const QJsonArray areas = json.value(QStringLiteral("areas")).toArray();
    for (const QJsonValue &value : areas) {
        const QJsonObject object = value.toObject();
        TextArea area;
        area.id = TextAreaId::fromString(object.value(kId).toString());
        const QJsonArray polygon = object.value(QStringLiteral("polygon")).toArray();
        for (const QJsonValue &point : polygon)
            area.polygon.append(QPointF(point.toArray().at(0).toDouble(), point.toArray().at(1).toDouble()));
        area.confidence = object.value(QStringLiteral("confidence")).toDouble();
        area.text = object.value(kText).toString();
        area.byPerson = object.value(QStringLiteral("by_person")).toBool();
        area.dismissed = object.value(QStringLiteral("dismissed")).toBool();
        measure.areas.append(area);
    }
    return measure;
}

} // namespace yuyi
