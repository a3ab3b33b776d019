// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/labelimportservice.h"

#include "models/domain/json/json.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/undoservice.h"
#include "tests/support/teamfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// Labels that annotators gave in Label Studio become part of their own drafts, and what people wrote stays.
class LabelImportServiceTest : public QObject
{
    Q_OBJECT

    static Json choices(const std::string &control, const std::string &value)
    {
        return {{"from_name", control}, {"to_name", "Image"}, {"type", "choices"}, {"value", {{"choices", {value}}}}};
    }
    static Json annotation(const Json &by, const std::string &domain)
    {
        return {{"completed_by", by}, {"result", Json::array({choices("domain", domain), choices("emotion", "积极")})}};
    }
    static Json named(const char *first, const char *last)
    {
        return {{"id", 1}, {"email", "a@example.org"}, {"first_name", first}, {"last_name", last}};
    }
    /// Of the image with this number.
    static Json task(int number, const QList<Json> &annotations)
    {
        return {{"id", 100 + number},
                {"data", {{"image", QStringLiteral("/data/upload/1/picture %1.jpg").arg(number).toStdString()}}},
                {"annotations", annotations}};
    }
    static LabelImportRequest requestOf(const Team &team, const Json &tasks)
    {
        LabelImportRequest request;
        request.file = team.project.folder.filePath(QStringLiteral("labels.json"));
        writeFile(request.file, jsonText(tasks));
        return request;
    }
    static Result<LabelImportReport> bring(const Team &team, const LabelImportRequest &request, const PersonId &by = {})
    {
        NoProgress progress;
        const PersonId actor = by.isNull() ? team.project.lead : by;
        return LabelImportService(team.stores(), actor, team.clock()).importLabels(request, progress);
    }
    static std::optional<Annotation> current(const Team &team, int image, const PersonId &person)
    {
        return Team::must(team.stores().annotations().current(team.ids.at(image), person));
    }
    static QList<LabelCode> labels(const Team &team, int image, const PersonId &person, const char *dimension)
    {
        const auto annotation = current(team, image, person);
        return annotation ? annotation->content.labels.value(DimensionCode(QString::fromLatin1(dimension))) : QList<LabelCode>();
    }
    static QList<LabelCode> only(const char *code) { return {LabelCode(QString::fromLatin1(code))}; }

    static bool isImport(const Event &event) { return event.is(AuditAction::Imported); }

private Q_SLOTS:
    void labelsBecomeADraftThatCanBeUndone_data() { addBackends(); }
    void labelsBecomeADraftThatCanBeUndone()
    {
        QFETCH(bool, server);
        Team team(server, 2);
        const auto request = requestOf(team, Json::array({task(0, {annotation(named("Annotator", "A"), "生活"),
                                                                   annotation(named("Annotator", "B"), "艺术")})}));
        const auto report = bring(team, request);
        QVERIFY2(report, whatFailed(report).constData());
        QCOMPARE(report->filled, 2);
        QVERIFY(report->refused.isEmpty());
        QCOMPARE(labels(team, 0, team.anna, "domain"), only("life"));
        QCOMPARE(labels(team, 0, team.bert, "domain"), only("art"));
        const auto draft = current(team, 0, team.anna);
        QCOMPARE(draft->state, AnnotationState::Draft);
        QVERIFY(!draft->content.questions.isEmpty());
        QCOMPARE(Team::must(team.stores().images().image(team.ids.at(0))).stage, Stage::Annotating);
        // Who brought them in, and for whom.
        const auto events = Team::must(team.stores().history().eventsOf(team.ids.at(0).value()));
        const auto imported = std::find_if(events.begin(), events.end(), isImport);
        QVERIFY(imported != events.end());
        QCOMPARE(imported->person, team.project.lead);
        const Json after = storedJson(imported->after);
        QVERIFY2(after["file"] == "labels.json" && after.contains("labels"), imported->after.constData());
        const QString person = fromUtf8(after["person"].get<std::string>());
        QVERIFY(person == team.anna.toString() || person == team.bert.toString());
        // Nobody else did anything.
        QVERIFY(std::none_of(events.begin(), events.end(),
                             [&](const Event &event) { return event.person == team.anna || event.person == team.bert; }));
        // One step takes all of it back, and brings it again.
        const auto undone = Team::must(UndoService(team.stores(), team.anna).undo());
        QVERIFY(undone.has_value());
        QVERIFY(current(team, 0, team.anna)->content.labels.isEmpty());
        QCOMPARE(labels(team, 0, team.bert, "domain"), only("art"));
        QVERIFY(Team::must(UndoService(team.stores(), team.anna).redo()).has_value());
        QCOMPARE(labels(team, 0, team.anna, "emotion"), only("positive"));
    }

    void aSecondImportChangesNothing_data() { addBackends(); }
    void aSecondImportChangesNothing()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        const auto request = requestOf(team, Json::array({task(0, {annotation(named("annotator", "a"), "生活")})}));
        QCOMPARE(Team::must(bring(team, request)).filled, 1);
        const int version = current(team, 0, team.anna)->version;
        const LabelImportReport second = Team::must(bring(team, request));
        QCOMPARE(second.filled, 0);
        QCOMPARE(second.known, 1);
        QCOMPARE(current(team, 0, team.anna)->version, version);
    }

    void whatAPersonLabelledHereStays_data() { addBackends(); }
    void whatAPersonLabelledHereStays()
    {
        QFETCH(bool, server);
        Team team(server, 2);
        Annotation draft = Team::must(team.as(team.anna).open(team.ids.at(0)));
        draft.content.labels.insert(DimensionCode(QStringLiteral("domain")), only("society"));
        draft.content.explanation = QStringLiteral("写到一半");
        Team::must(team.as(team.anna).saveDraft(draft));
        team.submit(team.anna, team.ids.at(1));
        const Json by = named("Annotator", "A");
        LabelImportReport report =
            Team::must(bring(team, requestOf(team, Json::array({task(0, {annotation(by, "生活")}), task(1, {annotation(by, "艺术")})}))));
        QCOMPARE(report.filled, 0);
        QCOMPARE(report.refused.size(), 2);
        QCOMPARE(report.refused.constFirst().task, QStringLiteral("100"));
        QCOMPARE(report.refused.constFirst().field, QStringLiteral("/annotations/0"));
        QVERIFY2(report.refused.constFirst().sentence.startsWith(QStringLiteral("The person's annotation of this image has other labels")),
                 qPrintable(report.refused.constFirst().sentence));
        QCOMPARE(labels(team, 0, team.anna, "domain"), only("society"));
        QVERIFY(labels(team, 0, team.anna, "emotion").isEmpty());
        QCOMPARE(current(team, 1, team.anna)->state, AnnotationState::Submitted);
        // A dimension without a label is filled, and the text stays.
        report = Team::must(bring(team, requestOf(team, Json::array({task(0, {annotation(by, "社会")})}))));
        QCOMPARE(report.filled, 1);
        QCOMPARE(labels(team, 0, team.anna, "emotion"), only("positive"));
        QCOMPARE(current(team, 0, team.anna)->content.explanation, QStringLiteral("写到一半"));
    }

    void whoAndWhatMustBeKnown_data() { addBackends(); }
    void whoAndWhatMustBeKnown()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        const Json tasks = Json::array({task(0, {annotation(7, "生活")}), task(8, {annotation(named("Annotator", "A"), "生活")})});
        LabelImportRequest request = requestOf(team, tasks);
        LabelImportReport report = Team::must(bring(team, request));
        QCOMPARE(report.filled, 0);
        QCOMPARE(report.refused.size(), 2);
        QCOMPARE(report.refused.at(0).field, QStringLiteral("/annotations/0/completed_by"));
        QCOMPARE(report.refused.at(1).field, QStringLiteral("/data/image"));
        // Two annotators and one person.
        request.person = QStringLiteral("annotator c");
        VERIFY_FAILS(bring(team, request), ErrorCode::Invalid);
        request.annotator = QStringLiteral("7");
        QCOMPARE(Team::must(bring(team, request)).filled, 1);
        QCOMPARE(labels(team, 0, team.cora, "domain"), only("life"));
        request.annotator = QStringLiteral("8");
        VERIFY_FAILS(bring(team, request), ErrorCode::NotFound);
        // As the window asks.
        LabelImportRequest asked = requestOf(team, tasks);
        asked.people = {{QStringLiteral("7"), team.bert}, {QStringLiteral("a@example.org"), PersonId()}};
        report = Team::must(bring(team, asked));
        QCOMPARE(report.filled, 1);
        QVERIFY(report.refused.isEmpty());
        QCOMPARE(labels(team, 0, team.bert, "domain"), only("life"));
    }

    void onlyLeadsAndOnlyImagesThatAreAnnotated_data() { addBackends(); }
    void onlyLeadsAndOnlyImagesThatAreAnnotated()
    {
        QFETCH(bool, server);
        Team team(server, 2, 1);
        const Json by = named("Annotator", "A");
        const auto request = requestOf(team, Json::array({task(0, {annotation(by, "生活")}), task(1, {annotation(by, "生活")})}));
        VERIFY_FAILS(bring(team, request, team.anna), ErrorCode::Refused);
        Verdict discard;
        discard.step = FilterStep::Inspect;
        discard.outcome = Outcome::Discard;
        discard.reason = QStringLiteral("privacy");
        VERIFY_OK(DecisionService(team.stores(), team.project.lead).decide({team.ids.at(0)}, discard, QStringLiteral("Discarded")));
        // The only place at the other is somebody else's.
        team.draft(team.bert, team.ids.at(1));
        const LabelImportReport report = Team::must(bring(team, request));
        QCOMPARE(report.filled, 0);
        QCOMPARE(report.refused.size(), 2);
        QVERIFY(!current(team, 0, team.anna) && !current(team, 1, team.anna));
        QCOMPARE(report.refused.at(0).sentence, QStringLiteral("The image is discarded."));
        // To the lead, not to the annotator.
        QCOMPARE(report.refused.at(1).sentence,
                 QStringLiteral("The person cannot annotate this image: it is not assigned to them, it has enough annotators, or they may "
                                "not start new work now."));
    }

    void submittedAnnotationsStay_data() { addBackends(); }
    void submittedAnnotationsStay()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        Annotation draft = Team::must(team.as(team.anna).open(team.ids.at(0)));
        draft.content.labels.insert(DimensionCode(QStringLiteral("domain")), only("life"));
        const AnnotationId id = Team::must(team.as(team.anna).saveDraft(draft)).id;
        Team::must(team.stores().transaction([&] { return team.stores().annotations().setState(id, AnnotationState::Submitted); }));
        const Labels submitted = current(team, 0, team.anna)->content.labels;
        // One dimension more than they submitted.
        const Json given = annotation(named("Annotator", "A"), "生活");
        const LabelImportReport report = Team::must(bring(team, requestOf(team, Json::array({task(0, {given})}))));
        QCOMPARE(report.filled, 0);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(report.refused.constFirst().sentence, QStringLiteral("The person has already submitted their annotation of this image."));
        QCOMPARE(current(team, 0, team.anna)->content.labels, submitted);
        QCOMPARE(current(team, 0, team.anna)->state, AnnotationState::Submitted);
    }

    void aDraftThatBeginsWithLabelsKeepsItsPlace_data() { addBackends(); }
    void aDraftThatBeginsWithLabelsKeepsItsPlace()
    {
        QFETCH(bool, server);
        Team team(server, 2, 1);
        const Json by = named("Annotator", "A");
        const Json tasks = Json::array({task(0, {annotation(by, "生活")}), task(1, {annotation(by, "生活")})});
        QCOMPARE(Team::must(bring(team, requestOf(team, tasks))).filled, 2);
        team.pass(60 * 24 * 30);
        VERIFY_FAILS(team.as(team.bert).open(team.ids.at(0)), ErrorCode::Refused);
        team.submit(team.anna, team.ids.at(0));
        QCOMPARE(current(team, 0, team.anna)->state, AnnotationState::Submitted);
        // Without the labels, the place is a reservation like any other.
        const auto place = [&] { return Team::must(team.stores().work().find(team.anna, Task::Annotate, team.ids.at(1))); };
        QVERIFY(place() && !place()->reservedUntil.isValid());
        const auto events = Team::must(team.stores().history().eventsOf(team.ids.at(1).value()));
        const auto imported = std::find_if(events.begin(), events.end(), isImport);
        QVERIFY(imported != events.end());
        VERIFY_OK(AuditService(team.stores(), team.project.lead).undo(*imported, QStringLiteral("the wrong file")));
        QVERIFY(place() && place()->reservedUntil.isValid());
    }

    void uploadsAreFoundByTheirNames_data() { addBackends(); }
    void uploadsAreFoundByTheirNames()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        Json one = task(0, {annotation(named("Annotator", "A"), "生活")});
        one["data"]["image"] = "/data/upload/1/0a1b2c3d-picture_0.jpg";
        const LabelImportReport report = Team::must(bring(team, requestOf(team, Json::array({one}))));
        QCOMPARE(report.filled, 1);
    }

    void onlyTheFaultsOfTheNamedAnnotatorAreTold_data() { addBackends(); }
    void onlyTheFaultsOfTheNamedAnnotatorAreTold()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        LabelImportRequest request = requestOf(team, Json::array({task(0, {annotation(7, "生活"), annotation(8, "Weather")})}));
        request.annotator = QStringLiteral("7");
        request.person = QStringLiteral("Annotator A");
        const LabelImportReport report = Team::must(bring(team, request));
        QCOMPARE(report.filled, 1);
        QVERIFY(report.refused.isEmpty());
    }

    void whatWasTypedMeanwhileIsNotOverwritten_data() { addBackends(); }
    void whatWasTypedMeanwhileIsNotOverwritten()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        // The image is open in the window of the annotator, who has begun to type.
        Annotation shown = Team::must(team.as(team.anna).open(team.ids.at(0)));
        shown.content.explanation = QStringLiteral("写到一半");
        const auto request = requestOf(team, Json::array({task(0, {annotation(named("Annotator", "A"), "生活")})}));
        QCOMPARE(Team::must(bring(team, request)).filled, 1);
        VERIFY_FAILS(team.as(team.anna).saveDraft(shown), ErrorCode::Conflict);
        Annotation again = Team::must(team.as(team.anna).open(team.ids.at(0)));
        QCOMPARE(again.content.labels.value(DimensionCode(QStringLiteral("domain"))), only("life"));
        again.content.explanation = shown.content.explanation;
        Team::must(team.as(team.anna).saveDraft(again));
        // Labels and text are two steps.
        QVERIFY(Team::must(UndoService(team.stores(), team.anna).undo()).has_value());
        QVERIFY(current(team, 0, team.anna)->content.explanation.isEmpty());
        QCOMPARE(labels(team, 0, team.anna, "domain"), only("life"));
    }

    void aLeadUndoesAnImport_data() { addBackends(); }
    void aLeadUndoesAnImport()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        Team::must(bring(team, requestOf(team, Json::array({task(0, {annotation(named("Annotator", "A"), "生活")})}))));
        const auto events = Team::must(team.stores().history().eventsOf(team.ids.at(0).value()));
        const auto imported = std::find_if(events.begin(), events.end(), isImport);
        QVERIFY(imported != events.end());
        VERIFY_OK(AuditService(team.stores(), team.project.lead).undo(*imported, QStringLiteral("the wrong file")));
        QVERIFY(current(team, 0, team.anna)->content.labels.isEmpty());
    }

    /// Requests and reports are kept with the record of a job.
    void jobsKeepThem()
    {
        LabelImportRequest request;
        request.file = QStringLiteral("/labels.json");
        request.person = QStringLiteral("Ada");
        request.by = PersonId::create();
        request.people = {{QStringLiteral("7"), PersonId::create()}, {QStringLiteral("8"), PersonId()}};
        const LabelImportRequest read = LabelImportRequest::fromJson(request.toJson());
        QVERIFY(read.file == request.file && read.person == request.person && read.by == request.by && read.people == request.people);
        LabelImportReport report;
        report.filled = 3;
        report.refused = {{QStringLiteral("5"), QStringLiteral("/annotations/0"), QStringLiteral("No label."), {}, {}}};
        const LabelImportReport again = LabelImportReport::fromJson(report.toJson());
        QVERIFY(again.filled == 3 && again.refused.size() == 1);
        QCOMPARE(again.refused.constFirst().sentence, QStringLiteral("No label."));
    }
};

QTEST_GUILESS_MAIN(LabelImportServiceTest)
#include "labelimportservicetest.moc"
