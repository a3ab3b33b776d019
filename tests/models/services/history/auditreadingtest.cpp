// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/domain/errors/errorreviewjson.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/audittext.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/contentfields.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"

#include <QRegularExpression>

using namespace yuyi;
using namespace yuyi::test;

/// What the services of studies and of error review write into the audit, as people read it there.
class AuditReadingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    Stores &stores() { return *m_project->stores; }
    const PersonId &lead() { return m_project->lead; }
    StudyService studies() { return StudyService(stores(), lead()); }
    AuditSlice audit(const PersonId &reader, Entity entity, const QString &action = {})
    {
        EventFilter filter;
        filter.entity = entity;
        filter.action = action;
        const auto slice = AuditService(stores(), reader).page(filter, 0, 200);
        if (!slice)
            qFatal("%s", whatFailed(slice).constData());
        return *slice;
    }
    /// Empty where each line has a field's name and a value in words, as far as a program can tell.
    static QString complaint(const QByteArray &value, const AuditNames &names)
    {
        static const QRegularExpression code(QStringLiteral("^[a-z][a-z0-9]*([-_][a-z0-9]+)*$"));
        // A hash is shown as it is; one in four begins with a letter and would look like a code.
        static const QRegularExpression sha256(QStringLiteral("^[0-9a-f]{64}$"));
        const QStringList lines = readable(value, names).split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines) {
            const QString label = line.section(QStringLiteral(": "), 0, 0);
            const QStringList parts = label.split(QStringLiteral(", "));
            for (const QString &part : parts) {
                if (!part.front().isUpper())
                    return line;
            }
            const QStringList said = line.section(QStringLiteral(": "), 1).split(QStringLiteral(", "));
            for (const QString &one : said) {
                if (one != QLatin1String("yes") && one != QLatin1String("no") && code.match(one).hasMatch()
                    && !sha256.match(one).hasMatch())
                    return line;
            }
        }
        return {};
    }
    void importReplies()
    {
        QByteArray lines;
        for (int i = 0; i < 12; ++i)
            lines +=
                jsonText(Json{
                    {"id", "dev-" + std::to_string(i)},
                    {"response", "答案：" + std::string(1, static_cast<char>('A' + (i + 1) % 6))}})
                + '\n';
        const auto replies = readReplies(lines);
        VERIFY_OK(replies);
        ResponseImportRequest request;
        request.model = QStringLiteral("M1");
        request.configuration = QStringLiteral("cot");
        NoProgress progress;
        VERIFY_OK(ResponseImport(stores(), lead()).import(*replies, request, progress));
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }
    void cleanup() { m_project.reset(); }

    void studiesReadAsFields()
    {
        StudyDraft draft = *studies().fresh();
        draft.study.name = QStringLiteral("基线");
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        const auto saved = studies().save(draft);
        VERIFY_OK(saved);
        draft = *studies().draft(saved->id);
        draft.study.design.shape = StudyShape::PerCategory;
        draft.study.design.category = DimensionCode(QStringLiteral("domain"));
        draft.study.design.perCategory = 2;
        draft.study.design.blocks = DimensionCode(QStringLiteral("emotion"));
        draft.study.exclusion.priorExposure = true;
        draft.study.background.append(BackgroundField::PriorExposure);
        VERIFY_OK(studies().save(draft));
        VERIFY_OK(studies().rename(saved->id, QStringLiteral("基线 2")));
        VERIFY_OK(studies().freeze(saved->id));
        VERIFY_OK(studies().simulate(saved->id, SimulatedKind::Share60, 1));
        VERIFY_OK(studies().removeSimulated(saved->id));
        const AuditSlice slice = audit(lead(), Entity::Study);
        QCOMPARE(slice.lines.size(), 6);
        for (const AuditLine &line : slice.lines) {
            QVERIFY2(line.what.endsWith(QStringLiteral(": 基线 2")), qPrintable(line.what));
            for (const QByteArray &value : {line.event.before, line.event.after})
                QVERIFY2(complaint(value, slice.names).isEmpty(), qPrintable(complaint(value, slice.names)));
        }
        // A change tells what it was and what it is.
        const Event &changed = slice.lines.at(4).event;
        QCOMPARE(changed.action, QStringLiteral("saved"));
        const QString before = readable(changed.before, slice.names);
        const QString after = readable(changed.after, slice.names);
        QVERIFY2(before.contains(titleOf(StudyShape::Everything)), qPrintable(before));
        QVERIFY2(after.contains(titleOf(StudyShape::PerCategory)), qPrintable(after));
        QVERIFY(after.contains(QStringLiteral("Category: Domain")) && after.contains(QStringLiteral("Blocks grouped by: Emotion")));
        QVERIFY(after.contains(titleOf(BackgroundField::AgeBand)));
        QCOMPARE(readable(slice.lines.constFirst().event.before, slice.names), QStringLiteral("Count: 1"));
        QVERIFY(readable(slice.lines.at(1).event.after, slice.names).contains(titleOf(SimulatedKind::Share60)));
    }

    void categoriesOfTwoDimensionsReadAsFields()
    {
        StudyDraft draft = *studies().fresh();
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        draft.study.design.shape = StudyShape::Coverage;
        draft.study.design.category = DimensionCode(QStringLiteral("domain"));
        draft.study.design.across = DimensionCode(QStringLiteral("emotion"));
        draft.study.design.atLeast = 1;
        VERIFY_OK(studies().save(draft));
        const AuditSlice slice = audit(lead(), Entity::Study);
        const QByteArray after = slice.lines.constFirst().event.after;
        QVERIFY2(complaint(after, slice.names).isEmpty(), qPrintable(complaint(after, slice.names)));
        const QString text = readable(after, slice.names);
        QVERIFY2(text.contains(QStringLiteral("Second dimension of the categories: Emotion")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Minimum items per category and person: 1")), qPrintable(text));
    }

    void participantsAreShownAsActors()
    {
        StudyDraft draft = *studies().fresh();
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        const auto saved = studies().save(draft);
        VERIFY_OK(saved);
        VERIFY_OK(studies().freeze(saved->id));
        const auto people = studies().addParticipants(saved->id, 2, {QStringLiteral("张某")});
        VERIFY_OK(people);
        StudySession session(stores(), people->at(1).id);
        VERIFY_OK(session.agree(QStringLiteral("en")));
        const auto visit = session.open();
        VERIFY_OK(visit);
        VERIFY_OK(session.pictureFailed(visit->trials.constFirst().id, QStringLiteral("The picture is damaged.")));
        VERIFY_OK(studies().withdraw(people->at(0).id));
        const AuditSlice slice = audit(lead(), Entity::Participant);
        QStringList told;
        for (const AuditLine &line : slice.lines) {
            told.prepend(QStringLiteral("%1 | %2").arg(line.who, line.what));
            QVERIFY2(complaint(line.event.after, slice.names).isEmpty(), qPrintable(complaint(line.event.after, slice.names)));
        }
        const QString lead = slice.names.of(this->lead());
        const QString first = people->at(0).code;
        const QString second = people->at(1).code;
        QCOMPARE(told,
                 (QStringList{
                     lead % QStringLiteral(" | Added a participant: ") % first,
                     lead % QStringLiteral(" | Added a participant: ") % second,
                     second % QStringLiteral(" | Agreed to take part in a study"),
                     second % QStringLiteral(" | An image could not be shown in a study"),
                     lead % QStringLiteral(" | Deleted all answers of a participant who withdrew: ")
                         % first}));
        QCOMPARE(readable(slice.lines.at(1).event.after, slice.names),
                 QStringLiteral("Position in the questionnaire: 1\nReason: The picture is damaged."));
    }

    void codesOfOpenCasesAreReadAfterOnesOwn()
    {
        importReplies();
        const PersonId first = PeopleService(stores(), lead()).add(QStringLiteral("甲"), {Role::Expert})->id;
        ErrorSampleRequest request;
        request.runs = {stores().runs().runs()->constFirst().id};
        request.size = 2;
        request.expertsPerCase = 2;
        const auto sample = ErrorSampleService(stores(), lead()).draw(request);
        VERIFY_OK(sample);
        const auto types = ErrorSampleService(stores(), lead()).addType({QStringLiteral("看反了"), QStringLiteral("Mirrored")}, {});
        VERIFY_OK(types);
        ErrorCaseEntry entry;
        entry.errorCase = stores().errors().cases(sample->id)->constFirst().id;
        entry.content.types = {{types->types.constLast().code, {}}};
        entry.content.regions = {QRectF(0.1, 0.1, 0.2, 0.2)};
        entry.content.note = QStringLiteral("左右颠倒");
        VERIFY_OK(ErrorCodingService(stores(), first).submit(entry));

        // The lead codes this case too: he reads what others say when he has said his own.
        AuditLine line = audit(lead(), Entity::ErrorCase).lines.constFirst();
        QVERIFY(line.withheld && line.event.after.isEmpty());
        QVERIFY(!audit(first, Entity::ErrorCase).lines.constFirst().withheld);
        VERIFY_OK(ErrorCodingService(stores(), lead()).submit(entry));
        const AuditSlice slice = audit(lead(), Entity::ErrorCase);
        QCOMPARE(slice.lines.size(), 2);
        for (const AuditLine &one : slice.lines) {
            QVERIFY(!one.withheld);
            const QString text = readable(one.event.after, slice.names);
            QVERIFY2(complaint(one.event.after, slice.names).isEmpty(), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("Error types: Mirrored")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("Marked areas: 1")), qPrintable(text));
        }
        // And what was said of a reply to a question: as blind as the code.
        ErrorProbe probe;
        probe.id = ErrorProbeId::create();
        probe.errorCase = stores().errors().cases(sample->id)->constLast().id;
        probe.question = QStringLiteral("谁？");
        probe.reply = QStringLiteral("书生");
        VERIFY_OK(ErrorCodingService(stores(), first).addProbe(probe));
        VERIFY_OK(ErrorCodingService(stores(), first).judge(probe.id, ProbeVerdict::CannotTell));
        VERIFY_OK(ErrorCodingService(stores(), first).judge(probe.id, std::nullopt));
        const QString judged = codeOf(AuditAction::ProbeJudged);
        QVERIFY(audit(lead(), Entity::ErrorCase, judged).lines.constFirst().withheld);
        const AuditSlice verdicts = audit(first, Entity::ErrorCase, judged);
        QCOMPARE(readable(verdicts.lines.constFirst().event.after, verdicts.names),
                 QStringLiteral("Follow-up question: 谁？\nVerdict: Cannot tell"));
        const AuditSlice withdrawn = audit(first, Entity::ErrorCase, codeOf(AuditAction::ProbeVerdictWithdrawn));
        QCOMPARE(withdrawn.lines.size(), 1);
        QVERIFY(withdrawn.lines.constFirst().what.contains(QStringLiteral("Withdrew the verdict")));
        QCOMPARE(readable(withdrawn.lines.constFirst().event.before, withdrawn.names),
                 QStringLiteral("Follow-up question: 谁？\nVerdict: Cannot tell"));
        // Undoing a verdict names it, so its name is withheld as the verdict is.
        VERIFY_OK(UndoService(stores(), first).undo());
        VERIFY_OK(UndoService(stores(), first).undo());
        const AuditLine undone = audit(lead(), Entity::Undo).lines.constFirst();
        QVERIFY2(undone.withheld && !undone.what.contains(QStringLiteral("Cannot tell")), qPrintable(undone.what));
        QVERIFY(audit(first, Entity::Undo).lines.constFirst().what.contains(QStringLiteral("Cannot tell")));
        const AuditSlice samples = audit(lead(), Entity::ErrorSample);
        QCOMPARE(readable(samples.lines.at(0).event.after, samples.names), QStringLiteral("Mirrored"));
        QCOMPARE(readable(samples.lines.at(1).event.after, samples.names), QStringLiteral("Count: 2"));
        QVERIFY(samples.lines.at(1).what.endsWith(sample->name));
        const AuditSlice runs = audit(lead(), Entity::Run);
        QVERIFY2(complaint(runs.lines.constFirst().event.after, runs.names).isEmpty(),
                 qPrintable(readable(runs.lines.constFirst().event.after, runs.names)));
    }

    /// A question without options says before and after which answers it accepts.
    void acceptedAnswersAreReadInWords()
    {
        AnnotationContent before;
        Question question;
        question.id = QuestionId::create();
        question.kind = QStringLiteral("written");
        question.stem = QStringLiteral("What is it?");
        question.accepted = QStringList{QStringLiteral("手机")};
        before.questions = {question};
        AnnotationContent after = before;
        after.questions[0].accepted.append(QStringLiteral("智能手机"));
        const auto [was, is] = differingMembers(before, after);
        const auto lines = [](const QByteArray &value) { return readable(value, {}).split(u'\n'); };
        QVERIFY2(lines(was).contains(QStringLiteral("Question 1, Accepted answers: 手机")), qPrintable(readable(was, {})));
        QVERIFY2(lines(is).contains(QStringLiteral("Question 1, Accepted answers: 手机, 智能手机")), qPrintable(readable(is, {})));
    }

    /// What an expert wrote as the answer of a reply.
    void theAnswerInAReplyIsReadInWords()
    {
        CaseCodeContent content;
        content.note = QStringLiteral("It says so.");
        content.read = Answer::written(QStringLiteral("East Lake"));
        const QByteArray value = jsonText({{"verdict", toUtf8(codeOf(ErrorVerdict::ExtractionWrong))}, {"content", toJson(content)}});
        const QStringList lines = readable(value, {}).split(u'\n');
        QVERIFY2(lines.contains(QStringLiteral("Answer in the reply: East Lake")), qPrintable(readable(value, {})));
        QVERIFY2(complaint(value, {}).isEmpty(), qPrintable(complaint(value, {})));
    }
};

QTEST_GUILESS_MAIN(AuditReadingTest)
#include "auditreadingtest.moc"
