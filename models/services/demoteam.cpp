// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demoteam.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/annotationservice.h"
#include "models/services/calibrationservice.h"
#include "models/services/commentservice.h"
#include "models/services/guidelineservice.h"
#include "models/services/peopleservice.h"

namespace yuyi {

namespace {

constexpr int annotatorsPerImage = 2;
constexpr int votesPerQuestion = 5;
constexpr int passingVotes = 4;
constexpr int rounds = 3;
constexpr quint32 batchSeed = 11;
/// Who repeats a batch knows what was said.
constexpr double slipsWhenRepeating = 0.02;

QStringList filesOf(const QJsonObject &batch)
{
    QStringList files;
    const QJsonArray values = batch.value(QLatin1String("files")).toArray();
    for (const QJsonValue &value : values)
        files.append(value.toString());
    return files;
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
    for (const QString &file : filesOf(batch)) {
        const auto image = m_stage.image(file);
        if (!image)
            return passOn(image);
        wanted.images.append(*image);
    }
    return CalibrationService(m_stage.stores, m_stage.lead).create(wanted);
}

Result<> DemoTeam::label(const QString &key, const QString &file, bool again)
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
    if (again)
        writer.slips = slipsWhenRepeating;
    writeAsPerson(annotation->content, m_stage.set.image(file), m_stage.preset, writer);
    m_stage.pass(6);
    return service.submit(*annotation);
}

Result<> DemoTeam::labelBatch(const QJsonObject &batch, const QStringList &people, bool again)
{
    for (const QString &file : filesOf(batch)) {
        for (const QString &person : people) {
            if (const auto labelled = label(person, file, again); !labelled)
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
        const auto image = m_stage.image(demoText(came, "file"));
        if (!image)
            return passOn(image);
        CalibrationOutcome outcome;
        outcome.batch = id;
        outcome.image = *image;
        outcome.field = labelField(DimensionCode(demoText(came, "dimension")));
        outcome.note = demoText(came, "note");
        m_stage.pass(12);
        if (const auto settled = CalibrationService(m_stage.stores, m_stage.lead).settle(outcome); !settled)
            return settled;
    }
    return {};
}

Result<> DemoTeam::beginCalibration()
{
    const QJsonObject batch = m_stage.set.acts("calibrations").value(1);
    // Two annotators, and the person who opens the example.
    const QStringList keys = m_stage.peopleWith(Role::Annotator).mid(0, 2);
    QList<PersonId> people{m_stage.lead};
    for (const QString &key : keys)
        people.append(m_stage.people.value(key));
    const auto id = createBatch(batch, people);
    if (!id)
        return passOn(id);
    if (const auto labelled = labelBatch(batch, keys.mid(0, 1), false); !labelled)
        return labelled;
    return label(keys.value(1), filesOf(batch).value(0), false);
}

} // namespace yuyi
