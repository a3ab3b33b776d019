// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/measuredproject.h"

#include "models/services/errors/casebookservice.h"
#include "models/services/errors/directanswers.h"
#include "models/services/errors/probe.h"
#include "models/services/history/auditservice.h"

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// Experts say whether a model replies correctly when it is asked directly: who may, who sees it, what is undone and what is counted.
class ProbeVerdictServiceTest : public QObject
{
    Q_OBJECT

    static ErrorProbeId ask(const Measured &measured, const PersonId &person, const ErrorCase &one,
                            ReplyStatus status = ReplyStatus::Answered)
    {
        ErrorProbe probe;
        probe.id = ErrorProbeId::create();
        probe.errorCase = one.id;
        probe.question = QStringLiteral("图里写了什么？");
        probe.status = status;
        probe.reply = status == ReplyStatus::Answered ? QStringLiteral("光盘行动") : QString();
        Team::must(measured.as(person).addProbe(probe));
        return probe.id;
    }
    static QList<ProbeJudgement> seen(const Measured &measured, const PersonId &person, const ErrorCase &one)
    {
        return Team::must(measured.as(person).view(one.id)).judgements;
    }
    static ErrorReportData report(const Measured &measured, const ErrorSample &sample)
    {
        return Team::must(ErrorReportService(measured.team.stores(), measured.team.project.lead).data({sample.id}));
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void whoSeesAReplyJudgesIt_data() { addBackends(); }
    void whoSeesAReplyJudgesIt()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const PersonId lead = measured.team.project.lead;
        const auto sample = measured.lead().draw(measured.request(2, 2));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).at(0);
        const ErrorProbeId probe = ask(measured, measured.first, one);
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Correct));
        QCOMPARE(verdictOf(seen(measured, measured.first, one), probe, measured.first), std::optional(ProbeVerdict::Correct));
        // Nobody else before the case is decided.
        QVERIFY(seen(measured, measured.second, one).isEmpty());
        VERIFY_FAILS(measured.as(measured.second).judge(probe, ProbeVerdict::Wrong), ErrorCode::Refused);
        VERIFY_FAILS(measured.as(lead).judge(probe, ProbeVerdict::Wrong), ErrorCode::Refused);
        VERIFY_FAILS(measured.as(measured.team.anna).judge(probe, ProbeVerdict::Wrong), ErrorCode::Refused);
        // What was blocked is no reply.
        const ErrorProbeId blocked = ask(measured, measured.first, one, ReplyStatus::Blocked);
        VERIFY_FAILS(measured.as(measured.first).judge(blocked, ProbeVerdict::Wrong), ErrorCode::Refused);
        VERIFY_FAILS(measured.as(measured.first).judge(ErrorProbeId::create(), ProbeVerdict::Wrong), ErrorCode::NotFound);

        // They differ on the case: who settles it sees the verdict without a name, who coded it does not.
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(one, 0, 1)));
        VERIFY_OK(measured.as(measured.second).submit(measured.entry(one, 1)));
        QVERIFY(seen(measured, measured.second, one).isEmpty());
        const QList<ProbeJudgement> toLead = seen(measured, lead, one);
        QCOMPARE(toLead.size(), 1);
        QVERIFY(toLead.constFirst().createdBy.isNull());
        QVERIFY(directAnswers(report(measured, *sample)).constFirst().judged() == 0);
        VERIFY_OK(measured.as(lead).settle(measured.entry(one, 0, 1)));
        QCOMPARE(directAnswers(report(measured, *sample)).constFirst().correct, 1);

        // Now the second expert may judge it as well; two that differ are nobody's answer.
        VERIFY_OK(measured.as(measured.second).judge(probe, ProbeVerdict::Wrong));
        QCOMPARE(seen(measured, measured.second, one).size(), 2);
        QCOMPARE(jointVerdict(seen(measured, measured.first, one), probe), std::optional(ProbeVerdict::CannotTell));
        const auto listed = ErrorProbeService(measured.team.stores(), measured.first, {}).list(sample->id);
        VERIFY_OK(listed);
        QCOMPARE(listed->size(), 2);
        for (const ListedProbe &one : *listed)
            QCOMPARE(one.verdict, one.probe.id == probe ? std::optional(ProbeVerdict::CannotTell) : std::nullopt);
        const DirectAnswers all = directAnswers(report(measured, *sample)).constFirst();
        QCOMPARE(all.judged(), 0);
        QCOMPARE(all.cannotTell, 1);
        QCOMPARE(all.replies, 1);
        QVERIFY(!all.share());
    }

    void verdictsAreUndoneAndRedone_data() { addBackends(); }
    void verdictsAreUndoneAndRedone()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(1));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).at(0);
        const ErrorProbeId probe = ask(measured, measured.first, one);
        const auto verdict = [&] { return verdictOf(seen(measured, measured.first, one), probe, measured.first); };
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Correct));
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Correct)); // the same is no step
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Wrong));
        VERIFY_OK(measured.as(measured.first).judge(probe, std::nullopt));
        UndoService history(measured.team.stores(), measured.first);
        const auto step = history.undo();
        VERIFY_OK(step);
        QVERIFY(step->has_value());
        QCOMPARE((*step)->kind, QStringLiteral("probe-verdict"));
        QCOMPARE((*step)->record, one.id.value());
        QCOMPARE(verdict(), std::optional(ProbeVerdict::Wrong));
        VERIFY_OK(history.undo());
        QCOMPARE(verdict(), std::optional(ProbeVerdict::Correct));
        VERIFY_OK(history.undo());
        QVERIFY(!verdict());
        VERIFY_OK(history.redo());
        QCOMPARE(verdict(), std::optional(ProbeVerdict::Correct));
        // Nobody else's history has it.
        QVERIFY(!UndoService(measured.team.stores(), measured.second).undo()->has_value());
    }

    /// On the Audit page a step that was overtaken does not take the verdict along that stands.
    void onlyTheVerdictThatStandsIsWithdrawn_data() { addBackends(); }
    void onlyTheVerdictThatStandsIsWithdrawn()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(1));
        VERIFY_OK(sample);
        const ErrorCase one = measured.cases(*sample).at(0);
        const ErrorProbeId probe = ask(measured, measured.first, one);
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Correct));
        VERIFY_OK(measured.as(measured.first).judge(probe, ProbeVerdict::Wrong));
        AuditService audit(measured.team.stores(), measured.first);
        EventFilter filter;
        filter.entity = Entity::ErrorCase;
        filter.action = codeOf(AuditAction::ProbeJudged);
        const auto slice = audit.page(filter, 0, 10);
        VERIFY_OK(slice);
        QCOMPARE(slice->lines.size(), 2);
        VERIFY_FAILS(audit.undo(slice->lines.at(1).event), ErrorCode::Refused);
        const auto verdict = [&] { return verdictOf(seen(measured, measured.first, one), probe, measured.first); };
        QCOMPARE(verdict(), std::optional(ProbeVerdict::Wrong));
        // One after the other, from the last on.
        VERIFY_OK(audit.undo(slice->lines.at(0).event));
        QCOMPARE(verdict(), std::optional(ProbeVerdict::Correct));
        VERIFY_OK(audit.undo(slice->lines.at(1).event));
        QVERIFY(!verdict());
    }

    void countsByTypeAndSubtype_data() { addBackends(); }
    void countsByTypeAndSubtype()
    {
        QFETCH(bool, server);
        const Measured measured(server);
        const auto sample = measured.lead().draw(measured.request(6));
        VERIFY_OK(sample);
        const QList<ErrorCase> cases = measured.cases(*sample);
        // Two replies to one case, one to the next; a case of another type; one whose annotation is wrong; one that is open.
        const auto judge = [&](int at, std::optional<ProbeVerdict> verdict) {
            Team::must(measured.as(measured.first).judge(ask(measured, measured.first, cases.at(at)), verdict));
        };
        judge(0, ProbeVerdict::Correct);
        judge(0, ProbeVerdict::Wrong);
        judge(1, ProbeVerdict::Correct);
        judge(2, ProbeVerdict::CannotTell);
        judge(2, std::nullopt);
        judge(3, ProbeVerdict::Correct);
        judge(4, ProbeVerdict::Correct);
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(0), 0, 0)));
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(1), 0, 1)));
        VERIFY_OK(measured.as(measured.first).submit(measured.entry(cases.at(2), 1)));
        ErrorCaseEntry wrong = measured.entry(cases.at(3), 0);
        wrong.verdict = ErrorVerdict::AnnotationWrong;
        wrong.content.note = QStringLiteral("两个选项都对");
        VERIFY_OK(measured.as(measured.first).submit(wrong));

        const ErrorReportData data = report(measured, *sample);
        const QList<DirectAnswers> rows = directAnswers(data);
        const QList<ErrorType> &types = Measured::preset().errorTypes;
        QCOMPARE(rows.at(0).replies, 5);
        QCOMPARE(rows.at(0).judged(), 3);
        QCOMPARE(rows.at(0).cases, 2);
        QCOMPARE(rows.at(0).cannotTell, 1);
        QCOMPARE(rows.at(1).type, types.at(0).code);
        QCOMPARE(rows.at(1).correct, 2);
        QCOMPARE(rows.at(1).share()->share, 2.0 / 3);
        QVERIFY(std::abs(rows.at(1).share()->interval.lo - 0.2076596) < 1e-6);
        QCOMPARE(rows.at(2).subtype, types.at(0).subtypes.at(0).code);
        QCOMPARE(rows.at(2).correct, 1);
        QCOMPARE(rows.at(2).wrong, 1);
        QCOMPARE(rows.at(3).correct, 1);
        QCOMPARE(rows.at(4).cannotTell, 1);
        // One run is not told apart from all; rows without a verdict are left out.
        QCOMPARE(directAnswersOfRuns(data).size(), 5);
        CaseFilter judged;
        judged.judged = true;
        QCOMPARE(casesOf(data, judged).size(), 3);
        QVERIFY(errorReportCsv(data).contains(",2,1,1,0,0")); // replies, correct, wrong, cannot tell, practice

        // The case book says the verdict beside the reply.
        NoProgress progress;
        const auto book = CaseBookService(measured.team.stores(), measured.first, measured.team.project.factory->folder())
                              .book({}, data, {cases.at(0).id}, true, progress);
        VERIFY_OK(book);
        QStringList said;
        for (const CaseBookProbe &probe : book->cases.constFirst().probes)
            said.append(probe.verdict);
        said.sort();
        QCOMPARE(said, (QStringList{titleOf(ProbeVerdict::Correct), titleOf(ProbeVerdict::Wrong)}));
    }
};

QTEST_GUILESS_MAIN(ProbeVerdictServiceTest)
#include "probeverdicttest.moc"
