// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/team.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/annotation/guidelineservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/calibrationservice.h"

namespace yuyi {

namespace {

constexpr int annotatorsPerImage = 2;
constexpr int votesPerQuestion = 5;
constexpr int passingVotes = 4;
constexpr int rounds = 3;
constexpr quint32 batchSeed = 11;

QStringList namesIn(const QJsonObject &batch, const char *list)
{
    QStringList names;
    const QJsonArray values = batch.value(QLatin1String(list)).toArray();
    for (const QJsonValue &value : values)
        names.append(value.toString());
    return names;
}

} // namespace

Result<> DemoTeam::gather()
{
    PeopleService service(m_stage.stores, m_stage.lead);
    for (const DemoPerson &one : m_stage.set.people()) {
        m_stage.pass(2);
        const auto person = service.add(one.name, one.roles);
        if (!person)
            return passOn(person);
        m_stage.people.insert(one.key, person->id);
    }
    if (const auto set = setRules(); !set)
        return set;
    return publish(0);
}

Result<> DemoTeam::setRules()
{
    auto info = m_stage.stores.project().info();
    if (!info)
        return passOn(info);
    info->rules.annotatorsPerImage = annotatorsPerImage;
    info->rules.votesPerQuestion = votesPerQuestion;
    info->rules.passingVotes = passingVotes;
    info->rules.rounds = rounds;
    return PeopleService(m_stage.stores, m_stage.lead).updateProject(*info);
}

Result<> DemoTeam::publish(int version)
{
    const QJsonObject text = m_stage.set.acts("guidelines").value(version);
    GuidelineService service(m_stage.stores, m_stage.lead);
    const auto former = service.inForce();
    if (!former)
        return passOn(former);
    const auto published =
        service.publish(demoText(text, "title"), demoText(text, "body"), *former ? (*former)->id : GuidelineId());
    return published ? Result<>() : passOn(published);
}

Result<CalibrationBatchId> DemoTeam::createBatch(const QJsonObject &batch, const QList<PersonId> &people)
{
    NewCalibration wanted;
    wanted.name = demoText(batch, "name");
    wanted.people = people;
    wanted.seed = batchSeed;
    for (const QString &file : namesIn(batch, "files")) {
        const auto image = m_stage.image(file);
        if (!image)
            return passOn(image);
        wanted.images.append(*image);
    }
    return CalibrationService(m_stage.stores, m_stage.lead).create(wanted);
}

/// As the story has it, or with the person's own slips.
Result<> DemoTeam::label(const QJsonObject &batch, const QString &key, const QString &file, bool again)
{
    const auto person = m_stage.person(key);
    const auto image = m_stage.image(file);
    if (!person || !image)
        return !person ? passOn(person) : passOn(image);
    AnnotationService service(m_stage.stores, *person);
    auto annotation = service.open(*image);
    if (!annotation)
        return passOn(annotation);
    DemoPerson writer = m_stage.set.person(key);
    QJsonObject said = m_stage.set.image(file);
    for (const QJsonObject &own : DemoSet::objects(batch, "labels")) {
        if (demoText(own, "file") == file && demoText(own, "by") == key) {
            said = again ? said : withOther(said, own);
            writer.slips = 0;
        }
    }
    writeAsPerson(annotation->content, said, m_stage.preset, writer);
    m_stage.pass(6);
    return service.submit(*annotation);
}

Result<> DemoTeam::labelBatch(const QJsonObject &batch, const QStringList &people, bool again)
{
    for (const QString &file : namesIn(batch, "files")) {
        for (const QString &person : people) {
            if (const auto labelled = label(batch, person, file, again); !labelled)
                return labelled;
        }
    }
    return {};
}

Result<> DemoTeam::calibrate()
{
    const QJsonObject batch = m_stage.set.acts("calibrations").value(0);
    const QStringList keys = m_stage.peopleWith(Role::Annotator);
    QList<PersonId> people;
    for (const QString &key : keys)
        people.append(m_stage.people.value(key));
    m_stage.goTo(25, 9);
    const auto id = createBatch(batch, people);
    if (!id)
        return passOn(id);
    if (const auto labelled = labelBatch(batch, keys, false); !labelled)
        return labelled;
    CalibrationService service(m_stage.stores, m_stage.lead);
    m_stage.goTo(24, 10);
    if (const auto revealed = service.reveal(*id); !revealed)
        return revealed;
    if (const auto talked = talk(batch, *id); !talked)
        return talked;
    m_stage.goTo(23, 15);
    const QString repeating = demoText(batch, "repeats");
    for (const QString &key : keys) {
        const bool again = key == repeating;
        const auto decided = service.decide(*id, m_stage.people.value(key),
                                            again ? CalibrationResult::Repeat : CalibrationResult::Passed,
                                            again ? demoText(batch, "repeat_note") : QString());
        if (!decided)
            return decided;
    }
    m_stage.goTo(22, 9);
    if (m_stage.people.contains(repeating)) {
        if (const auto labelled = labelBatch(batch, {repeating}, true); !labelled)
            return labelled;
        const auto passed = service.decide(*id, m_stage.people.value(repeating), CalibrationResult::Passed, {});
        if (!passed)
            return passed;
    }
    m_stage.pass(30);
    if (const auto closed = service.close(*id); !closed)
        return closed;
    m_stage.pass(40);
    return publish(1);
}

Result<> DemoTeam::talk(const QJsonObject &batch, const CalibrationBatchId &id)
{
    for (const QJsonObject &said : DemoSet::objects(batch, "talk")) {
        const auto person = m_stage.person(demoText(said, "by"));
        const auto image = m_stage.image(demoText(said, "file"));
        if (!person || !image)
            return !person ? passOn(person) : passOn(image);
        const QString field = labelField(DimensionCode(demoText(said, "dimension")));
        m_stage.pass(9);
        const TalkPlace place{TalkSubject::Calibration, id.value(), *image, field};
        if (const auto added = CommentService(m_stage.stores, *person).add(place, demoText(said, "text")); !added)
            return passOn(added);
    }
    for (const QJsonObject &came : DemoSet::objects(batch, "outcomes")) {
        const auto outcome = outcomeFrom(came, id);
        if (!outcome)
            return passOn(outcome);
        m_stage.pass(5);
        if (const auto settled = CalibrationService(m_stage.stores, m_stage.lead).settle(*outcome); !settled)
            return settled;
    }
    return {};
}

Result<CalibrationOutcome> DemoTeam::outcomeFrom(const QJsonObject &came, const CalibrationBatchId &id)
{
    const auto image = m_stage.image(demoText(came, "file"));
    const auto guideline = GuidelineService(m_stage.stores, m_stage.lead).inForce();
    if (!image || !guideline)
        return !image ? passOn(image) : passOn(guideline);
    const DimensionCode dimension(demoText(came, "dimension"));
    FieldValue agreed;
    agreed.labels = demoLabels(m_stage.set.image(demoText(came, "file")).value(QLatin1String("labels")).toObject(), m_stage.preset)
                        .value(dimension);
    CalibrationOutcome outcome;
    outcome.version = 0;
    outcome.agreedValue = QString::fromUtf8(toJson(agreed, FieldKind::Label));
    outcome.batch = id;
    outcome.image = *image;
    outcome.field = labelField(dimension);
    outcome.note = demoText(came, "note");
    if (!*guideline)
        return outcome;
    for (const Clause &clause : clausesOf((*guideline)->body)) {
        if (clause.title == demoText(came, "clause")) {
            outcome.clause = clause.anchor;
            outcome.guideline = (*guideline)->id;
        }
    }
    return outcome;
}

Result<> DemoTeam::beginCalibration()
{
    const QJsonObject batch = m_stage.set.acts("calibrations").value(1);
    // The annotators, and the person who opens the example.
    QList<PersonId> people{m_stage.lead};
    for (const QString &key : m_stage.peopleWith(Role::Annotator))
        people.append(m_stage.people.value(key));
    const auto id = createBatch(batch, people);
    if (!id)
        return passOn(id);
    return labelBatch(batch, namesIn(batch, "done"), false);
}

} // namespace yuyi
