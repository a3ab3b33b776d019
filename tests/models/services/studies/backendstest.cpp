// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/studies/design/consent.h"
#include "models/services/studies/participation/background.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/report.h"
#include "models/services/studyreports/texts.h"

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// One study from its draft to its report on every backend, each person with a connection of his own.
class StudyBackendsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;
    QByteArray m_report; ///< of the first backend

    template <typename T>
    static T must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
        return *result;
    }
    static void must(const Result<> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }

    Study frozen()
    {
        StudyService service(*m_project->stores, m_project->lead);
        StudyDraft draft = must(service.fresh());
        draft.study.name = QStringLiteral("基线");
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        draft.study.seed = 11;
        StudyDesign &design = draft.study.design;
        design.shape = StudyShape::Coverage;
        design.category = DimensionCode(QStringLiteral("domain"));
        design.people = 6;
        design.answersPerItem = 3;
        design.practice = 1;
        design.practiceFilter = QStringLiteral("id=dev-0");
        design.goldShare = 0.05;
        design.goldFilter = QStringLiteral("id=dev-1");
        design.timeLimitSeconds = 30;
        draft.study.background = {BackgroundField::PriorExposure};
        draft.study.exclusion = {};
        draft.study.exclusion.priorExposure = true;
        return must(service.freeze(must(service.save(draft)).id));
    }
    OptionId option(Stores &stores, const QuestionVersionId &question, bool right)
    {
        const Question known = must(stores.runs().questions({question})).constFirst();
        return known.options.at(right ? known.keyIndex() : (known.keyIndex() + 1) % known.options.size()).id;
    }
    /// Whether the person is right at this place: some are better than others.
    static bool isRight(const Participant &person, const Trial &trial)
    {
        return (trial.position * 7 + person.number) % (person.number + 2) != 0;
    }

    void takePart(const Participant &person)
    {
        auto stores = m_project->connect();
        QDateTime now(QDate(2026, 5, 1), QTime(8, 0), Qt::UTC);
        const auto session = [&] { return StudySession(*stores, person.id, [&] { return now; }); };
        must(session().agree(QStringLiteral("en")));
        must(session().setBackground(
            {{BackgroundField::PriorExposure, person.number == 5 ? QStringLiteral("yes") : QStringLiteral("no")}}));
        StudyVisit visit = must(session().open());
        for (qsizetype i = visit.nextOpen(); i >= 0; i = visit.nextOpen()) {
            const Trial trial = visit.trials.at(i);
            must(session().shown(trial.id));
            if (person.number == 2 && i == 3) {
                // Here the program is killed; it comes back on another connection.
                stores = m_project->connect();
                const StudyVisit again = must(session().open());
                QCOMPARE(again.nextOpen(), i);
                QCOMPARE(again.trials.at(i).shownOrder, trial.shownOrder);
                must(session().shown(trial.id));
            }
            StudyAnswer answer;
            answer.trial = trial.id;
            answer.milliseconds = 4000 + 100 * trial.position + 10 * person.number;
            answer.flags = {};
            if (person.number == 3 && i == 4)
                answer.flags = {TrialFlag::TimedOut};
            else
                answer.answer = answer.firstAnswer = option(*stores, trial.question, isRight(person, trial));
            now = now.addMSecs(answer.milliseconds);
            must(session().answer(answer));
            // Another window is too late.
            VERIFY_FAILS(session().answer(answer), ErrorCode::Conflict);
            visit = must(session().open());
        }
        must(session().finish());
        QCOMPARE(must(session().open()).step, StudyStep::Thanks);
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void fromDraftToReport_data() { addBackends(); }
    void fromDraftToReport();
};

void StudyBackendsTest::fromDraftToReport()
{
    QFETCH(bool, server);
    m_project = std::make_unique<RunProject>(14, server);
    const Study study = frozen();
    Stores &stores = *m_project->stores;
    StudyService service(stores, m_project->lead);
    StudyReportService reports(stores, m_project->lead);
    QVERIFY(must(service.verify(study.id)).isEmpty());
    StudyReportQuery query;
    query.study = study.id;
    QCOMPARE(must(reports.report(query)).all.countedPeople, 0);
    const QList<Participant> people = must(service.addParticipants(study.id, 6, {QStringLiteral("某人")}));
    for (const Participant &person : people)
        takePart(person);
    must(service.simulate(study.id, SimulatedKind::Perfect, 2));
    must(service.withdraw(people.at(5).id));
    VERIFY_FAILS(StudySession(stores, people.at(5).id)
                     .shown(must(stores.studies().trials(people.at(0).id)).first().id),
                 ErrorCode::Refused);

    // From the stored trials alone: P05 had seen such questions, P06 withdrew.
    std::vector<double> rates;
    int answers = 0;
    for (int i = 0; i < 4; ++i) {
        int right = 0;
        int n = 0;
        for (const Trial &trial : must(stores.studies().trials(people.at(i).id))) {
            if (trial.part != StudyPart::Main)
                continue;
            ++n;
            right += trial.answer == option(stores, trial.question, true) ? 1 : 0;
        }
        QCOMPARE(n, 6);
        answers += n;
        rates.push_back(static_cast<double>(right) / n);
    }
    double mean = 0;
    for (const double rate : rates)
        mean += rate / 4;
    double squares = 0;
    for (const double rate : rates)
        squares += (rate - mean) * (rate - mean);
    QVERIFY(squares > 0);
    const StudyReport report = must(reports.report(query));
    QCOMPARE(report.kept.countedPeople, 4);
    QCOMPARE(report.kept.leftOutPeople, 1);
    QCOMPARE(report.all.countedPeople, 5);
    QCOMPARE(report.kept.overall.answers, answers);
    QVERIFY(std::abs(*report.kept.overall.people.mean - mean) < 1e-12);
    QVERIFY(std::abs(*report.kept.overall.people.sample - std::sqrt(squares / 3)) < 1e-12);
    QCOMPARE(report.data.flow.withdrawn, 1);
    QCOMPARE(report.data.simulatedLeft, 2);
    const auto flagged = [&](TrialFlag flag) {
        for (const FlagCount &count : report.kept.flags) {
            if (count.flag == flag)
                return count.answers;
        }
        return -1;
    };
    QCOMPARE(flagged(TrialFlag::Resumed), 1);
    QCOMPARE(flagged(TrialFlag::TimedOut), 1);
    // The same study says the same wherever it is kept, to the last digit.
    QByteArray text = studyReportText(report, StudyReportFormat::Csv, true);
    // Codes are drawn anew each time.
    for (const Participant &person : people)
        text.replace(person.code.toUtf8(), QByteArray("person-").append(QByteArray::number(person.number)));
    QVERIFY(text.size() > 2000);
    if (m_report.isEmpty())
        m_report = text;
    QCOMPARE(text, m_report);
}

QTEST_GUILESS_MAIN(StudyBackendsTest)
#include "backendstest.moc"
