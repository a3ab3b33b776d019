// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/agreement/agreementservice.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AgreementService)
};

QString nameOf(const AgreementData &data, const PersonId &id)
{
    for (const Person &person : data.people) {
        if (person.id == id)
            return person.name;
    }
    return {};
}

bool inScope(const SubmittedLabels &one, AgreementScope scope)
{
    return one.calibration.isNull() == (scope == AgreementScope::Production);
}

QList<SubmittedLabels> scoped(const AgreementData &data, AgreementScope scope)
{
    QList<SubmittedLabels> labels;
    for (const SubmittedLabels &one : data.labels) {
        if (inScope(one, scope))
            labels.append(one);
    }
    return labels;
}

QList<AgreementGroup> byPair(const AgreementData &data, AgreementScope scope)
{
    QHash<PersonId, int> order;
    for (int i = 0; i < data.people.size(); ++i)
        order.insert(data.people.at(i).id, i);
    QHash<ImageId, QList<qsizetype>> byImage;
    const QList<SubmittedLabels> labels = scoped(data, scope);
    QList<ImageId> images;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        QList<qsizetype> &entries = byImage[labels.at(i).image];
        if (entries.isEmpty())
            images.append(labels.at(i).image);
        entries.append(i);
    }
    QMap<std::pair<int, int>, AgreementGroup> pairs;
    for (const ImageId &image : images) {
        const QList<qsizetype> entries = byImage.value(image);
        for (qsizetype i = 0; i < entries.size(); ++i) {
            for (qsizetype j = i + 1; j < entries.size(); ++j) {
                const SubmittedLabels *a = &labels.at(entries.at(i));
                const SubmittedLabels *b = &labels.at(entries.at(j));
                if (order.value(a->person) > order.value(b->person))
                    std::swap(a, b);
                AgreementGroup &group = pairs[{order.value(a->person), order.value(b->person)}];
                group.first = a->person;
                group.second = b->person;
                group.labels.append(*a);
                group.labels.append(*b);
            }
        }
    }
    QList<AgreementGroup> groups;
    for (AgreementGroup &group : pairs) {
        group.code = QStringLiteral("%1 %2").arg(group.first.toString(), group.second.toString());
        group.title = Tr::tr("%1 and %2").arg(nameOf(data, group.first), nameOf(data, group.second));
        groups.append(std::move(group));
    }
    return groups;
}

QList<AgreementGroup> byRound(const AgreementData &data)
{
    QList<AgreementGroup> groups;
    for (const CalibrationBatch &batch : data.batches) {
        AgreementGroup group;
        group.code = batch.id.toString();
        group.title = Tr::tr("Calibration: %1").arg(batch.name);
        for (const SubmittedLabels &one : data.labels) {
            if (one.calibration == batch.id)
                group.labels.append(one);
        }
        if (!group.labels.isEmpty())
            groups.append(std::move(group));
    }
    QMap<int, AgreementGroup> rounds;
    for (const SubmittedLabels &one : data.labels) {
        if (one.calibration.isNull())
            rounds[one.round].labels.append(one);
    }
    for (auto it = rounds.begin(); it != rounds.end(); ++it) {
        it->code = QString::number(it.key());
        it->title = Tr::tr("Round %1").arg(it.key());
        groups.append(std::move(*it));
    }
    return groups;
}

/// The ISO week in which an image's last blind submission came in.
QList<AgreementGroup> byWeek(const AgreementData &data, AgreementScope scope)
{
    const QList<SubmittedLabels> labels = scoped(data, scope);
    QHash<ImageId, QDateTime> last;
    for (const SubmittedLabels &one : labels) {
        QDateTime &time = last[one.image];
        if (!time.isValid() || one.createdAt > time)
            time = one.createdAt;
    }
    QMap<QString, AgreementGroup> weeks;
    for (const SubmittedLabels &one : labels) {
        int year = 0;
        const int week = last.value(one.image).toUTC().date().weekNumber(&year);
        const QString code = QStringLiteral("%1-W%2").arg(QString::number(year), QString::number(week).rightJustified(2, u'0'));
        AgreementGroup &group = weeks[code];
        group.code = code;
        group.title = Tr::tr("%1, week %2").arg(QString::number(year), QString::number(week));
        group.labels.append(one);
    }
    return weeks.values();
}

QList<AgreementGroup> byLabel(const AgreementData &data, AgreementScope scope, const DimensionCode &code)
{
    const Dimension *dimension = data.preset.dimension(code);
    QList<AgreementGroup> groups;
    if (!dimension)
        return groups;
    QHash<LabelCode, qsizetype> indexes;
    for (const LabelValue &value : dimension->values) {
        indexes.insert(value.code, groups.size());
        groups.append({value.code.text(), value.title.text(), {}, {}, {}, {}});
    }
    AgreementGroup open;
    open.title = Tr::tr("Not adjudicated yet");
    for (const SubmittedLabels &one : scoped(data, scope)) {
        const QList<LabelCode> gold = data.gold.value(one.image).value(code);
        if (gold.isEmpty()) {
            open.labels.append(one);
            continue;
        }
        for (const LabelCode &label : gold) {
            if (const auto found = indexes.constFind(label); found != indexes.constEnd())
                groups[*found].labels.append(one);
        }
    }
    groups.append(std::move(open));
    groups.removeIf([](const AgreementGroup &group) { return group.labels.isEmpty(); });
    return groups;
}

Json figureJson(const AgreementLine &line, const AgreementFigure &figure)
{
    Json json = Json::object();
    if (!figure.value) {
        json["value"] = nullptr;
        json["why"] = toUtf8(sentenceOf(figure.value.error()));
        return json;
    }
    json["value"] = *figure.value;
    json["lo"] = nullptr;
    json["hi"] = nullptr;
    if (figure.interval && *figure.interval) {
        json["lo"] = (*figure.interval)->lo;
        json["hi"] = (*figure.interval)->hi;
    } else if (figure.interval) {
        json["why"] = toUtf8(sentenceOf(figure.interval->error()));
    }
    json["n_used"] = line.used;
    json["n_total"] = line.total;
    return json;
}

Json lineJson(const AgreementLine &line)
{
    Json json = Json::object();
    for (const auto &[measure, code] : codesOf(AgreementMeasure{}))
        json[toUtf8(QString::fromUtf16(code))] = figureJson(line, line.figure(measure));
    json["remark"] = toUtf8(remarkOn(line));
    return json;
}

void addLines(Json &json, const AgreementGroup &group)
{
    json["dimensions"] = Json::object();
    for (const AgreementLine &line : group.lines) {
        if (line.dimension.isEmpty())
            json["all"] = lineJson(line);
        else
            json["dimensions"][toUtf8(line.dimension.text())] = lineJson(line);
    }
}

TableCell decimal(double value)
{
    return TableCell::exact(value, 12);
}

} // namespace

QList<AgreementGroup> agreementGroups(const AgreementData &data, const AgreementQuery &query)
{
    switch (query.by) {
    case AgreementBy::Dimension: break;
    case AgreementBy::Pair: return byPair(data, query.scope);
    case AgreementBy::Round: return byRound(data);
    case AgreementBy::Week: return byWeek(data, query.scope);
    case AgreementBy::Label: return byLabel(data, query.scope, query.label);
    }
    AgreementGroup all;
    all.title = Tr::tr("All images");
    all.labels = scoped(data, query.scope);
    return all.labels.isEmpty() ? QList<AgreementGroup>() : QList<AgreementGroup>{all};
}

QList<AgreementGroup> agreementReport(const AgreementData &data, const AgreementQuery &query,
                                      const std::optional<BootstrapPlan> &plan, const std::atomic<bool> *cancel)
{
    if (data.preset.dimensions.isEmpty())
        return {};
    QList<AgreementGroup> groups = agreementGroups(data, query);
    for (AgreementGroup &group : groups) {
        group.lines = agreementLines(data.preset, group.labels, plan, cancel);
        if (group.lines.isEmpty())
            return {};
    }
    return groups;
}

QString dimensionTitle(const Preset &preset, const DimensionCode &code)
{
    if (code.isEmpty())
        return Tr::tr("All dimensions");
    const Dimension *dimension = preset.dimension(code);
    return dimension ? dimension->title.text() : code.text();
}

namespace {

/// The dimensions that two people label alike: those of images. Open ones have the values that somebody submitted.
Preset comparablePreset(Preset preset, const QList<SubmittedLabels> &submitted)
{
    preset.dimensions = preset.imageDimensions();
    QList<Labels> labels;
    for (const SubmittedLabels &one : submitted)
        labels.append(one.labels);
    return withValuesOf(std::move(preset), labels, std::numeric_limits<qsizetype>::max());
}

/// The others who are present under numbers, in the order of what their ids are scrambled to.
void takeNamesOff(QList<Person> &people, const PersonId &reader, const QSet<PersonId> &present)
{
    QList<std::pair<QByteArray, qsizetype>> order;
    for (qsizetype i = 0; i < people.size(); ++i) {
        const QByteArray key = people.at(i).id.toString().toLatin1() + reader.toString().toLatin1();
        order.append({QCryptographicHash::hash(key, QCryptographicHash::Sha256), i});
    }
    std::sort(order.begin(), order.end());
    QList<Person> numbered;
    for (const auto &[key, index] : std::as_const(order)) {
        if (people.at(index).id == reader) {
            numbered.prepend(people.at(index));
        } else if (present.contains(people.at(index).id)) {
            Person other;
            other.id = people.at(index).id;
            numbered.append(other);
        }
    }
    int number = 0;
    for (Person &person : numbered) {
        if (person.id != reader)
            person.name = Tr::tr("Other annotator %1").arg(++number);
    }
    people = numbered;
}

} // namespace

Result<AgreementData> AgreementService::data(bool withGold)
{
    YUYI_TRY(const auto actor, requirePerson(m_stores, m_actor));
    AgreementData data;
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(auto people, m_stores.project().people());
    data.people = std::move(people);
    YUYI_TRY(auto batches, m_stores.calibration().batches());
    data.batches = std::move(batches);
    std::reverse(data.batches.begin(), data.batches.end());
    YUYI_TRY(auto labels, m_stores.submissions().blindLabels());
    YUYI_TRY(const auto hidden, hiddenFrom(m_stores, m_actor));

    QSet<ImageId> closed(hidden.begin(), hidden.end());
    QSet<CalibrationBatchId> covered;
    const bool everything = actor.is(Role::Lead) || actor.is(Role::Adjudicator);
    for (const CalibrationBatch &batch : data.batches) {
        if (!everything && batch.state == CalibrationState::Labelling)
            covered.insert(batch.id);
    }
    QSet<ImageId> own;
    for (const SubmittedLabels &one : labels) {
        if (one.person == m_actor)
            own.insert(one.image);
    }
    QSet<ImageId> waiting, ofOthers;
    for (SubmittedLabels &one : labels) {
        if (closed.contains(one.image) || covered.contains(one.calibration))
            waiting.insert(one.image);
        else if (!everything && !own.contains(one.image))
            ofOthers.insert(one.image);
        else
            data.labels.append(std::move(one));
    }
    data.preset = comparablePreset(info.preset, data.labels);
    data.hidden = waiting.size();
    data.ofOthers = ofOthers.size();
    if (!actor.is(Role::Lead)) {
        QSet<PersonId> present;
        for (const SubmittedLabels &one : std::as_const(data.labels))
            present.insert(one.person);
        takeNamesOff(data.people, m_actor, present);
    }
    if (withGold) {
        YUYI_TRY(const auto items, m_stores.annotations().items());
        for (const Item &item : items) {
            if (!data.gold.contains(item.image))
                data.gold.insert(item.image, item.labels);
        }
    }
    return data;
}

Json agreementJson(const QList<AgreementGroup> &groups, const AgreementQuery &query, const BootstrapPlan &plan)
{
    Json json;
    json["by"] = toUtf8(codeOf(query.by));
    json["seed"] = plan.seed;
    json["draws"] = plan.draws;
    if (query.by == AgreementBy::Dimension) {
        json["dimensions"] = Json::object();
        if (!groups.isEmpty())
            addLines(json, groups.first());
        return json;
    }
    Json list = Json::array();
    for (const AgreementGroup &group : groups) {
        Json one = Json::object();
        one["name"] = toUtf8(group.title);
        one["code"] = toUtf8(group.code);
        addLines(one, group);
        list.push_back(std::move(one));
    }
    json["groups"] = std::move(list);
    return json;
}

QByteArray agreementCsv(const AgreementData &data, const QList<AgreementGroup> &groups, const BootstrapPlan &plan)
{
    Table table;
    table.columns = columnsOf({"group", "dimension", "title", "measure", "value", "lo", "hi", "n_used", "n_total", "seed", "draws", "why"});
    for (const AgreementGroup &group : groups) {
        for (const AgreementLine &line : group.lines) {
            for (const auto &[measure, code] : codesOf(AgreementMeasure{})) {
                const AgreementFigure &figure = line.figure(measure);
                const bool interval = figure.interval && *figure.interval;
                QString why;
                if (!figure.value)
                    why = sentenceOf(figure.value.error());
                else if (figure.interval && !*figure.interval)
                    why = sentenceOf(figure.interval->error());
                table.add({group.title, line.dimension.text(), dimensionTitle(data.preset, line.dimension), QString::fromUtf16(code),
                           figure.value ? decimal(*figure.value) : TableCell(), interval ? decimal((*figure.interval)->lo) : TableCell(),
                           interval ? decimal((*figure.interval)->hi) : TableCell(), line.used, line.total, QString::number(plan.seed),
                           QString::number(plan.draws), why});
            }
        }
    }
    return byteOrderMark + tableCsv(table);
}

QByteArray agreementRatingsCsv(const AgreementData &data)
{
    QHash<PersonId, QByteArray> marks;
    for (const SubmittedLabels &one : data.labels) {
        if (!marks.contains(one.person))
            marks.insert(one.person, QCryptographicHash::hash(one.person.toString().toUtf8(), QCryptographicHash::Sha256));
    }
    QList<PersonId> people = marks.keys();
    std::sort(people.begin(), people.end(), [&marks](const PersonId &a, const PersonId &b) { return marks.value(a) < marks.value(b); });
    Table table;
    table.columns = columnsOf({"image", "person", "scope", "round", "dimension", "labels"});
    for (const SubmittedLabels &one : data.labels) {
        const auto scope = one.calibration.isNull() ? AgreementScope::Production : AgreementScope::Calibration;
        for (const Dimension &dimension : data.preset.dimensions) {
            table.add({one.image.toString(), QStringLiteral("p%1").arg(people.indexOf(one.person) + 1), codeOf(scope), one.round,
                       dimension.code.text(), codeTexts(one.labels.value(dimension.code)).join(u';')});
        }
    }
    return byteOrderMark + tableCsv(table);
}

} // namespace yuyi
