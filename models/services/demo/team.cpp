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

} // namespace

Result<> DemoTeam::gather()
{
    PeopleService service(m_stage.stores, m_stage.lead);
    for (const DemoPerson &one : m_stage.set.people()) {
        m_stage.pass(2);
        YUYI_TRY(const auto person, service.add(one.name, one.roles));
        m_stage.people.insert(one.key, person.id);
    }
    YUYI_CHECK(setRules());
    return publish(0);
}

Result<> DemoTeam::setRules()
{
    YUYI_TRY(auto info, m_stage.stores.project().info());
    info.rules.annotatorsPerImage = annotatorsPerImage;
    info.rules.votesPerQuestion = votesPerQuestion;
    info.rules.passingVotes = passingVotes;
    info.rules.rounds = rounds;
    return PeopleService(m_stage.stores, m_stage.lead).updateProject(info);
}

Result<> DemoTeam::publish(int version)
{
    const Json &text = elementOf(m_stage.set.acts("guidelines"), version);
    GuidelineService service(m_stage.stores, m_stage.lead);
    YUYI_TRY(const auto former, service.inForce());
    const auto published =
        service.publish(textOf(text, "title"), textOf(text, "body"), former ? former->id : GuidelineId());
    return published ? Result<>() : passOn(published);
}

Result<CalibrationBatchId> DemoTeam::createBatch(const Json &batch, const QList<PersonId> &people)
{
    NewCalibration wanted;
    wanted.name = textOf(batch, "name");
    wanted.people = people;
    wanted.seed = batchSeed;
    for (const QString &file : textsOf(batch, "files")) {
        YUYI_TRY(const auto image, m_stage.image(file));
        wanted.images.append(image);
    }
    return CalibrationService(m_stage.stores, m_stage.lead).create(wanted);
}

/// As the story has it, or with the person's own slips.
Result<> DemoTeam::label(const Json &batch, const QString &key, const QString &file, bool again)
{
    YUYI_TRY(const auto person, m_stage.person(key));
    YUYI_TRY(const auto image, m_stage.image(file));
    AnnotationService service(m_stage.stores, person);
    YUYI_TRY(auto annotation, service.open(image));
    DemoPerson writer = m_stage.set.person(key);
    Json said = m_stage.set.image(file);
    for (const Json &own : fieldOf(batch, "labels")) {
        if (textOf(own, "file") == file && textOf(own, "by") == key) {
            said = again ? said : withOther(said, own);
            writer.slips = 0;
        }
    }
    writeAsPerson(annotation.content, said, m_stage.preset, writer);
    m_stage.pass(6);
    return service.submit(annotation);
}

Result<> DemoTeam::labelBatch(const Json &batch, const QStringList &people, bool again)
{
    for (const QString &file : textsOf(batch, "files")) {
        for (const QString &person : people)
            YUYI_CHECK(label(batch, person, file, again));
    }
    return {};
}

Result<> DemoTeam::calibrate()
{
    const Json &batch = elementOf(m_stage.set.acts("calibrations"), 0);
    const QStringList keys = m_stage.peopleWith(Role::Annotator);
    QList<PersonId> people;
    for (const QString &key : keys)
        people.append(m_stage.people.value(key));
    m_stage.goTo(25, 9);
    YUYI_TRY(const auto id, createBatch(batch, people));
    YUYI_CHECK(labelBatch(batch, keys, false));
    CalibrationService service(m_stage.stores, m_stage.lead);
    m_stage.goTo(24, 10);
    YUYI_CHECK(service.reveal(id));
    YUYI_CHECK(talk(batch, id));
    m_stage.goTo(23, 15);
    const QString repeating = textOf(batch, "repeats");
    for (const QString &key : keys) {
        const bool again = key == repeating;
        YUYI_CHECK(service.decide(id, m_stage.people.value(key),
                                  again ? CalibrationResult::Repeat : CalibrationResult::Passed,
                                  again ? textOf(batch, "repeat_note") : QString()));
    }
    m_stage.goTo(22, 9);
    if (m_stage.people.contains(repeating)) {
        YUYI_CHECK(labelBatch(batch, {repeating}, true));
        YUYI_CHECK(service.decide(id, m_stage.people.value(repeating), CalibrationResult::Passed, {}));
    }
    m_stage.pass(30);
    YUYI_CHECK(service.close(id));
    m_stage.pass(40);
    return publish(1);
}

Result<> DemoTeam::talk(const Json &batch, const CalibrationBatchId &id)
{
    for (const Json &said : fieldOf(batch, "talk")) {
        YUYI_TRY(const auto person, m_stage.person(textOf(said, "by")));
        YUYI_TRY(const auto image, m_stage.image(textOf(said, "file")));
        const QString field = labelField(DimensionCode(textOf(said, "dimension")));
        m_stage.pass(9);
        const CommentTarget target{TalkSubject::Calibration, id.value(), image, field};
        YUYI_CHECK(CommentService(m_stage.stores, person).add(target, textOf(said, "text")));
    }
    for (const Json &came : fieldOf(batch, "outcomes")) {
        YUYI_TRY(const auto outcome, outcomeFrom(came, id));
        m_stage.pass(5);
        YUYI_CHECK(CalibrationService(m_stage.stores, m_stage.lead).settle(outcome));
    }
    return {};
}

Result<CalibrationOutcome> DemoTeam::outcomeFrom(const Json &came, const CalibrationBatchId &id)
{
    YUYI_TRY(const auto image, m_stage.image(textOf(came, "file")));
    YUYI_TRY(const auto guideline, GuidelineService(m_stage.stores, m_stage.lead).inForce());
    const DimensionCode dimension(textOf(came, "dimension"));
    FieldValue agreed;
    agreed.labels = demoLabels(fieldOf(m_stage.set.image(textOf(came, "file")), "labels"), m_stage.preset)
                        .value(dimension);
    CalibrationOutcome outcome;
    outcome.version = 0;
    outcome.agreedValue = QString::fromUtf8(toJson(agreed, FieldKind::Label));
    outcome.batch = id;
    outcome.image = image;
    outcome.field = labelField(dimension);
    outcome.note = textOf(came, "note");
    if (!guideline)
        return outcome;
    for (const Clause &clause : clausesOf(guideline->body)) {
        if (clause.title == textOf(came, "clause")) {
            outcome.clause = clause.anchor;
            outcome.guideline = guideline->id;
        }
    }
    return outcome;
}

Result<> DemoTeam::beginCalibration()
{
    const Json &batch = elementOf(m_stage.set.acts("calibrations"), 1);
    // The annotators, and the person who opens the example.
    QList<PersonId> people{m_stage.lead};
    for (const QString &key : m_stage.peopleWith(Role::Annotator))
        people.append(m_stage.people.value(key));
    YUYI_CHECK(createBatch(batch, people));
    return labelBatch(batch, textsOf(batch, "done"), false);
}

} // namespace yuyi
