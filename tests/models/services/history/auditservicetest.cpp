// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/history/auditsentences.h"
#include "models/services/history/auditservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/events.h"
#include "models/services/seals/auditseals.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Who sees what, what can be withdrawn, and what the files hold.
class AuditServiceTest : public QObject
{
    Q_OBJECT

    struct Team {
        explicit Team(bool server) : project(server)
        {
            annotator = PeopleService(*project.stores, project.lead).add(QStringLiteral("小李"), {Role::Annotator})->id;
            const Image one = newImage(QStringLiteral("=cmd.jpg"));
            image = one.id;
            if (!project.stores->transaction([&] { return project.images().add(one); }))
                qFatal("no image");
            keep();
        }
        void keep()
        {
            if (!DecisionService(*project.stores, project.lead).decide({image}, Verdict(), QStringLiteral("Kept")))
                qFatal("not kept");
        }
        AuditService as(const PersonId &person) { return {*project.stores, person}; }
        Event newest(Entity entity, const QString &action)
        {
            EventFilter filter;
            filter.entity = entity;
            filter.action = action;
            const auto found = project.stores->history().find(filter, 0, 1);
            if (!found || found->isEmpty())
                qFatal("no such event");
            return found->first();
        }
        Stage stage() { return project.images().image(image)->stage; }
        void annotate()
        {
            AnnotationService service(*project.stores, annotator);
            Annotation annotation = *service.open(image);
            annotation.content = complete(annotation.content, project.stores->project().info()->preset);
            if (!service.submit(annotation))
                qFatal("not submitted");
        }
        TestProject project;
        PersonId annotator;
        ImageId image;
    };

private Q_SLOTS:
    void eventsHaveTheirImageAndAct_data() { addBackends(); }
    void eventsHaveTheirImageAndAct()
    {
        QFETCH(bool, server);
        Team team(server);
        const Event kept = team.newest(Entity::Decision, QStringLiteral("kept"));
        const Event stage = team.newest(Entity::Image, QStringLiteral("stage"));
        QCOMPARE(kept.image, team.image);
        QCOMPARE(stage.image, team.image);
        QVERIFY(!kept.act.isNull());
        QCOMPARE(stage.act, kept.act);
        QCOMPARE((*team.project.stores->history().stepOfAct(kept.act))->text, QStringLiteral("Kept"));
        const Event added = team.newest(Entity::Person, QStringLiteral("added"));
        QVERIFY(added.image.isNull());
        QVERIFY(added.act != kept.act);
        QCOMPARE(team.project.stores->history().eventsOfAct(kept.act)->size(), 2);
    }

    void leadsSeeAllOthersTheirOwn_data() { addBackends(); }
    void leadsSeeAllOthersTheirOwn()
    {
        QFETCH(bool, server);
        Team team(server);
        team.annotate();
        const auto all = team.as(team.project.lead).page({}, 0, 100);
        VERIFY_OK(all);
        const auto mine = team.as(team.annotator).page({}, 0, 100);
        VERIFY_OK(mine);
        QVERIFY(mine->lines.size() < all->lines.size());
        for (const AuditLine &line : mine->lines)
            QCOMPARE(line.event.person, team.annotator);
        QCOMPARE(*team.as(team.annotator).count({}), mine->lines.size());
        EventFilter others;
        others.person = team.project.lead;
        VERIFY_FAILS(team.as(team.annotator).page(others, 0, 100), ErrorCode::Refused);
        VERIFY_FAILS(team.as(team.annotator).count(others), ErrorCode::Refused);
        // Slices fit together without a gap.
        QList<EventId> walked;
        qint64 before = 0;
        for (bool more = true; more;) {
            const auto slice = team.as(team.project.lead).page({}, before, 3);
            for (const AuditLine &line : slice->lines)
                walked.append(line.event.id);
            before = slice->lines.last().event.sequence;
            more = slice->more;
        }
        QCOMPARE(walked.size(), all->lines.size());
        QCOMPARE(QSet<EventId>(walked.begin(), walked.end()).size(), walked.size());
        EventFilter image;
        image.image = team.image;
        const auto ofImage = team.as(team.project.lead).page(image, 0, 100);
        QVERIFY(!ofImage->lines.isEmpty());
        for (const AuditLine &line : ofImage->lines)
            QCOMPARE(line.imageName, QStringLiteral("=cmd.jpg"));
    }

    void contentsStayHiddenFromALeadWhoAnnotates_data() { addBackends(); }
    void contentsStayHiddenFromALeadWhoAnnotates()
    {
        QFETCH(bool, server);
        Team team(server);
        auto info = *team.project.stores->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK(PeopleService(*team.project.stores, team.project.lead).updateProject(info));
        AnnotationService own(*team.project.stores, team.project.lead);
        Annotation draft = *own.open(team.image);
        draft.content.explanation = QStringLiteral("写到一半");
        VERIFY_OK(own.saveDraft(draft));
        team.annotate();
        EventFilter submitted;
        submitted.entity = Entity::Annotation;
        submitted.action = QStringLiteral("submitted");
        auto line = team.as(team.project.lead).page(submitted, 0, 1)->lines.first();
        QVERIFY(line.withheld);
        QVERIFY(line.event.after.isEmpty());
        draft = *own.open(team.image);
        draft.content = complete(draft.content, info.preset);
        VERIFY_OK(own.submit(draft));
        submitted.person = team.annotator;
        line = team.as(team.project.lead).page(submitted, 0, 1)->lines.first();
        QVERIFY(!line.withheld);
        QVERIFY(line.event.after.contains("explanation"));
    }

    void aStepIsUndoneUntilAnotherDependsOnIt_data() { addBackends(); }
    void aStepIsUndoneUntilAnotherDependsOnIt()
    {
        QFETCH(bool, server);
        Team team(server);
        auto lead = team.as(team.project.lead);
        Event kept = team.newest(Entity::Decision, QStringLiteral("kept"));
        QVERIFY(lead.mayUndo(kept)->possible);
        QVERIFY(!lead.mayUndo(kept)->needsReason);
        QVERIFY(!team.as(team.annotator).mayUndo(kept)->possible);
        VERIFY_FAILS(team.as(team.annotator).undo(kept), ErrorCode::Refused);
        // Any event of the same act names the same step.
        VERIFY_OK(lead.undo(team.newest(Entity::Image, QStringLiteral("stage"))));
        QCOMPARE(team.stage(), Stage::Collected);
        VERIFY_FAILS(lead.undo(kept), ErrorCode::Refused);
        QVERIFY(lead.mayUndo(kept)->sentence.contains(QStringLiteral("already")));

        team.keep();
        kept = team.newest(Entity::Decision, QStringLiteral("kept"));
        team.annotate();
        const auto offer = lead.mayUndo(kept);
        QVERIFY(offer->possible && offer->needsReason);
        QVERIFY2(offer->sentence.contains(QStringLiteral("小李")), qPrintable(offer->sentence));
        VERIFY_FAILS(lead.undo(kept), ErrorCode::Invalid);
        VERIFY_OK(lead.undo(kept, QStringLiteral("有隐私问题")));
        const Event undone = team.newest(Entity::Undo, QStringLiteral("undone"));
        QCOMPARE(QJsonDocument::fromJson(undone.after).object().value(QStringLiteral("reason")).toString(),
                 QStringLiteral("有隐私问题"));
        QCOMPARE(undone.image, team.image);
    }

    void withdrawnStepsDoNotBlock_data() { addBackends(); }
    void withdrawnStepsDoNotBlock()
    {
        QFETCH(bool, server);
        Team team(server);
        const PersonId second =
            PeopleService(*team.project.stores, team.project.lead).add(QStringLiteral("王芳"), {Role::Lead})->id;
        const Event kept = team.newest(Entity::Decision, QStringLiteral("kept"));
        // Somebody else discards, which stands on the first decision; then takes it back.
        Verdict discard;
        discard.outcome = Outcome::Discard;
        discard.reason = team.project.stores->project().info()->preset.discardReasons.first().code;
        VERIFY_OK(DecisionService(*team.project.stores, second).decide({team.image}, discard, QStringLiteral("Discarded")));
        QVERIFY(team.as(team.project.lead).mayUndo(kept)->needsReason);
        VERIFY_OK(UndoService(*team.project.stores, second).undo());
        QVERIFY(!team.as(team.project.lead).mayUndo(kept)->needsReason);
        VERIFY_OK(UndoService(*team.project.stores, second).redo());
        QVERIFY(team.as(team.project.lead).mayUndo(kept)->needsReason);
    }

    void aLeadSendsBackWhatAnotherSubmitted_data() { addBackends(); }
    void aLeadSendsBackWhatAnotherSubmitted()
    {
        QFETCH(bool, server);
        Team team(server);
        team.annotate();
        const Event submitted = team.newest(Entity::Annotation, QStringLiteral("submitted"));
        auto lead = team.as(team.project.lead);
        VERIFY_FAILS(lead.undo(submitted), ErrorCode::Invalid);
        VERIFY_OK(lead.undo(submitted, QStringLiteral("解释太短")));
        const auto returns = team.project.stores->work().openReturns(team.annotator);
        QCOMPARE(returns->size(), 1);
        QCOMPARE(returns->first().note, QStringLiteral("解释太短"));
        // It has left his history: his own undo finds nothing that would reopen it once more.
        const auto mine = UndoService(*team.project.stores, team.annotator).undo();
        VERIFY_OK(mine);
        QVERIFY(!*mine || (*mine)->kind != QStringLiteral("submission"));
    }

    void filesAreNeutralAndWhole_data() { addBackends(); }
    void filesAreNeutralAndWhole()
    {
        QFETCH(bool, server);
        Team team(server);
        team.annotate();
        AuditExportRequest request;
        request.by = team.project.lead;
        request.path = team.project.folder.filePath(QStringLiteral("audit.csv"));
        request.filter.image = team.image;
        request.filter.withTyping = false;
        NoProgress progress;
        const AuditExportRequest again = AuditExportRequest::fromJson(request.toJson());
        QCOMPARE(again.filter, request.filter);
        QCOMPARE(again.path, request.path);
        const auto written = team.as(team.project.lead).exportTo(request, progress);
        VERIFY_OK(written);
        QVERIFY(*written > 3);
        const QByteArray csv = fileBytes(request.path);
        QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
        QVERIFY(csv.contains("'=cmd.jpg"));
        QVERIFY(!csv.contains(",=cmd"));
        request.format = AuditFormat::JsonLines;
        request.path = team.project.folder.filePath(QStringLiteral("audit.jsonl"));
        VERIFY_OK(team.as(team.project.lead).exportTo(request, progress));
        const QList<QByteArray> lines = fileBytes(request.path).trimmed().split('\n');
        // The last line is the end of the chain of seals, in both files.
        QCOMPARE(lines.size(), *written + 1);
        const AuditHead head = *AuditSeals(*team.project.stores).head();
        QCOMPARE(QJsonDocument::fromJson(lines.constLast())
                     .object()
                     .value(QStringLiteral("audit"))
                     .toObject()
                     .value(QStringLiteral("seal"))
                     .toString(),
                 head.text());
        QVERIFY(csv.contains(head.text().toUtf8()));
        for (const QByteArray &line : lines.mid(0, *written)) {
            const QJsonObject object = QJsonDocument::fromJson(line).object();
            QCOMPARE(object.value(QStringLiteral("image")).toString(), team.image.toString());
            QVERIFY(object.value(QStringLiteral("action")).toString() != QLatin1String("saved"));
        }
        request.path = team.project.folder.filePath(QStringLiteral("none/audit.csv"));
        VERIFY_FAILS(team.as(team.project.lead).exportTo(request, progress), ErrorCode::Environment);
    }

    void sentencesAndValuesAreForPeople()
    {
        AuditNames names;
        names.preset = *builtInPreset(presetCodes().value(0));
        const PersonId wang = PersonId::create();
        names.people.insert(wang, QStringLiteral("王芳"));
        const Dimension &first = names.preset.dimensions.first();
        QJsonObject labels{{first.code.text(), QJsonArray{first.values.first().code.text()}}};
        const QByteArray value = QJsonDocument(QJsonObject{{QStringLiteral("labels"), labels},
                                                           {QStringLiteral("explanation"), QStringLiteral("解释")},
                                                           {QStringLiteral("id"), newUuid().toString()},
                                                           {QStringLiteral("person"), wang.toString()}})
                                     .toJson();
        const QString text = readable(value, names);
        QVERIFY2(text.contains(first.values.first().title.text()), qPrintable(text));
        QVERIFY(text.contains(first.title.text()));
        QVERIFY(text.contains(QStringLiteral("解释")));
        QVERIFY(text.contains(QStringLiteral("王芳")));
        QVERIFY(!text.contains(first.values.first().code.text()) || first.values.first().code.text() == first.values.first().title.text());
        QVERIFY(!text.contains(QStringLiteral("id:")));
        // Every record that this program writes has a sentence of its own.
        Event event = makeEvent(Entity::Image, {}, AuditAction::Stage, wang, "kept", "annotating");
        QVERIFY(sentenceOf(event, names).contains(u'→'));
        event.action = QStringLiteral("from-the-future");
        QVERIFY(sentenceOf(event, names).contains(event.action));
    }

    /// A record is named after the state that it reached, as in projects of all versions.
    void statesAreActionsOfTheSameName()
    {
        const auto knows = [](Entity entity, AuditAction action) {
            const auto actions = actionsOf(entity);
            return std::any_of(actions.begin(), actions.end(), [&](const auto &one) { return one.first == codeOf(action); });
        };
        for (const auto &[state, code] : codesOf(RunState{})) {
            QCOMPARE(codeOf(actionOf(state)), QString::fromUtf16(code));
            QVERIFY2(knows(Entity::Run, actionOf(state)), qPrintable(codeOf(state)));
        }
        for (const auto &[state, code] : codesOf(ValidationState{})) {
            QCOMPARE(codeOf(actionOf(state)), QString::fromUtf16(code));
            QVERIFY2(knows(Entity::Validation, actionOf(state)), qPrintable(codeOf(state)));
        }
        for (const auto &[state, code] : codesOf(GroupState{})) {
            QCOMPARE(codeOf(actionOf(state)), QString::fromUtf16(code));
            // A group is open when it is found; that it was opened again is "reopened".
            QCOMPARE(knows(Entity::DuplicateGroup, actionOf(state)), state != GroupState::Open);
        }
    }

    /// What events keep is read by people: none of the program's own codes may be left standing.
    void everyCodeHasAText_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("calibration") << QByteArray("{\"state\":\"labelling\"}") << QStringLiteral("labelling");
        QTest::newRow("revealed") << QByteArray("{\"state\":\"revealed\"}") << QStringLiteral("revealed");
        QTest::newRow("result") << QByteArray("{\"result\":\"repeat\"}") << QStringLiteral(": repeat");
        QTest::newRow("round") << QByteArray("{\"round\":1,\"state\":\"failed\",\"reason\":\"too-few-right\"}")
                               << QStringLiteral("too-few-right");
        QTest::newRow("return") << QByteArray("{\"origin\":\"validation\",\"reason\":\"flagged\"}") << QStringLiteral("origin");
        QTest::newRow("discussion") << QByteArray("{\"outcome\":\"keep-key\"}") << QStringLiteral("keep-key");
        QTest::newRow("why discussed") << QByteArray("second-failure") << QStringLiteral("second-failure");
        QTest::newRow("voted") << QByteArray("change-key") << QStringLiteral("change-key");
        QTest::newRow("flags") << QByteArray("{\"flags\":[\"needs-no-picture\"]}") << QStringLiteral("needs-no-picture");
        QTest::newRow("step") << QByteArray("{\"step\":\"inspect\"}") << QStringLiteral("inspect");
        QTest::newRow("rule") << QByteArray("{\"rule\":\"{\\\"limit\\\":0.3,\\\"rule\\\":\\\"text-ratio\\\"}\"}")
                              << QStringLiteral("text-ratio");
        QTest::newRow("package") << QByteArray("{\"role\":\"adjudicator\",\"pieces\":3,\"images\":2}") << QStringLiteral("adjudicator");
        QTest::newRow("pieces") << QByteArray("{\"pieces\":3}") << QStringLiteral("pieces");
        QTest::newRow("merged") << QByteArray("{\"file\":\"P01.yuyipack\",\"conflicts\":1}") << QStringLiteral("conflicts:");
        QTest::newRow("configuration") << QByteArray("{\"configuration\":\"text-only\"}") << QStringLiteral("text-only");
        QTest::newRow("verdict") << QByteArray("{\"verdict\":\"annotation-wrong\"}") << QStringLiteral("annotation-wrong");
        QTest::newRow("parameters") << QByteArray("{\"parameters\":{\"max_tokens\":200}}") << QStringLiteral("max_tokens");
        QTest::newRow("field") << QByteArray("{\"field\":\"question:2\"}") << QStringLiteral("question:");
        const Preset preset = *builtInPreset(presetCodes().value(0));
        const QString label = preset.dimensions.first().values.first().code.text();
        QTest::newRow("label of a field")
            << QJsonDocument(QJsonObject{{QStringLiteral("labels"), QJsonArray{label}}}).toJson() << label;
        const QString person = PersonId::create().toString();
        QTest::newRow("person") << person.toLatin1() << person;
    }
    void everyCodeHasAText()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const QString, code);
        AuditNames names;
        names.preset = *builtInPreset(presetCodes().value(0));
        const QString text = readable(value, names);
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(code), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(AuditServiceTest)
#include "auditservicetest.moc"
