// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalitems.h"
#include "tests/support/runfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/export.h"
#include "models/services/studyreports/report.h"
#include "models/services/studyreports/texts.h"

using namespace yuyi;
using namespace yuyi::test;

/// The report of a study as it is read from a project: who may, who is in it, who is not.
class StudyReportTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;
    Study m_study;
    QList<Participant> m_people;

    Stores &stores() { return *m_project->stores; }
    StudyService service() { return StudyService(stores(), m_project->lead); }
    StudyReportService report() { return StudyReportService(stores(), m_project->lead); }

    /// The key where `right`, else one option: a wrong one, or one of several that are correct.
    Answer option(const QuestionVersionId &question, bool right)
    {
        const Question known = stores().runs().questions({question})->constFirst();
        const int one = known.keys().positions().constFirst();
        return right ? known.key() : Answer(known.options.at(known.keys().count() > 1 ? one : (one + 1) % known.options.size()).id);
    }
    /// The person answers all main questions, so many of them right.
    void answer(int person, int right)
    {
        const QList<Trial> trials = *stores().studies().trials(m_people.at(person).id);
        VERIFY_OK(stores().transaction([&]() -> Result<> {
            for (Trial trial : trials) {
                const QDateTime now(QDate(2026, 4, 1), QTime(9, 0), Qt::UTC);
                trial.answer = trial.firstAnswer = option(trial.question, right-- > 0);
                trial.milliseconds = 5000 + 100 * trial.position;
                trial.shownAt = now;
                trial.answeredAt = now.addSecs(5);
                if (const auto saved = stores().studies().saveTrial(trial); !saved)
                    return saved;
            }
            return {};
        }));
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<RunProject>(12);
        StudyDraft draft = *service().fresh();
        draft.study.name = QStringLiteral("基线");
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        draft.study.design.shape = StudyShape::Everything;
        draft.study.design.practice = 0;
        draft.study.design.goldShare = 0;
        draft.study.exclusion = {};
        const auto saved = service().save(draft);
        VERIFY_OK(saved);
        const auto frozen = service().freeze(saved->id);
        VERIFY_OK(frozen);
        m_study = *frozen;
        m_people = *service().addParticipants(m_study.id, 3, {QStringLiteral("Kanarienvogel 一号")});
        QCOMPARE(m_people.size(), 3);
    }

    void figuresFromTheProject();
    void questionsThatTakeSeveralOptions();
    void onlyLeadsRead();
    void simulatedOnesOnlyIfAsked();
    void withdrawnParticipantsAreInNoReport();
    void namesAreInNoReport();
    void rowsOfTheNewestStudy();
    void draftsHaveNone();
};

void StudyReportTest::figuresFromTheProject()
{
    answer(0, 12);
    answer(1, 9);
    answer(2, 6);
    StudyReportQuery query;
    query.study = m_study.id;
    const auto made = report().report(query);
    VERIFY_OK(made);
    QCOMPARE(made->kept.countedPeople, 3);
    QCOMPARE(made->kept.overall.answers, 36);
    QVERIFY(qAbs(*made->kept.overall.people.mean - 0.75) < 1e-12);
    QVERIFY(qAbs(*made->kept.overall.people.sample - 0.25) < 1e-12);
    QVERIFY(qAbs(*made->kept.overall.trimmed.mean - 0.75) < 1e-12);
    QCOMPARE(made->kept.items.size(), 12);
    QVERIFY(made->keptAgainst.runs.isEmpty());
    // Frozen labels count, whatever the images are labelled by now.
    int labelled = 0;
    for (const CategoryFigures &category : made->kept.categories)
        labelled += category.dimension.text() == u"domain" ? category.figures.answers : 0;
    QCOMPARE(labelled, 36);
    // Nobody is left out: without the rules it is the same, not computed a second time.
    const StudyFigures all = studyFigures(made->data, false);
    QVERIFY(made->kept.byRules && !made->all.byRules);
    QCOMPARE(made->all.countedPeople, all.countedPeople);
    QCOMPARE(made->all.leftOutPeople, all.leftOutPeople);
    QCOMPARE(made->all.overall.answers, all.overall.answers);
    QCOMPARE(made->all.overall.right, all.overall.right);
    QCOMPARE(made->all.categories.size(), all.categories.size());
    QCOMPARE(made->all.rankings.size(), all.rankings.size());
    for (qsizetype i = 0; i < all.people.size(); ++i) {
        QCOMPARE(made->all.people.at(i).n, all.people.at(i).n);
        QCOMPARE(made->all.people.at(i).counted, all.people.at(i).counted);
        QCOMPARE(made->all.people.at(i).reasons.size(), all.people.at(i).reasons.size());
    }
}

/// The first two questions have two correct options each.
void StudyReportTest::questionsThatTakeSeveralOptions()
{
    makeSeveral(*m_project->connection(), 2);
    answer(0, 12);
    answer(1, 0);
    answer(2, 12);
    StudyReportQuery query;
    query.study = m_study.id;
    const auto made = report().report(query);
    VERIFY_OK(made);
    QVERIFY(made->data.takesSeveral());
    QCOMPARE(made->kept.overall.right, 24);
    QVERIFY(qAbs(*made->kept.overall.chance - (2.0 / 63 + 10.0 / 6) / 12) < 1e-12);
    int several = 0;
    for (const StudyItemFigures &item : made->kept.items) {
        const StudiedItem &asked = made->data.items.at(item.index);
        QCOMPARE(item.right, 2);
        QCOMPARE(item.favourite, asked.keys);
        if (!asked.takesSeveral)
            continue;
        ++several;
        // Two chose both, one chose the first of them.
        const QList<int> keys = asked.keys.positions();
        QCOMPARE(keys.size(), 2);
        QCOMPARE(item.chosen.at(keys.at(0)), 3);
        QCOMPARE(item.chosen.at(keys.at(1)), 2);
    }
    QCOMPARE(several, 2);
    // Simulated people choose sets: who is always right has them whole.
    VERIFY_OK(service().simulate(m_study.id, SimulatedKind::Perfect, 1));
    VERIFY_OK(service().simulate(m_study.id, SimulatedKind::Share60, 10));
    query.withSimulated = true;
    const auto all = report().report(query);
    VERIFY_OK(all);
    int sets = 0;
    for (const StudiedPerson &person : all->data.people) {
        for (const Trial &trial : person.trials) {
            const StudiedItem &asked = *all->data.item(trial.question);
            if (person.participant.simulated == u"perfect")
                QCOMPARE(stateOf(trial, asked), AnswerState::Right);
            QVERIFY(asked.takesSeveral || trial.answer.count() == 1);
            QVERIFY(!trial.answer.isEmpty());
            sets += person.participant.simulated == u"share-60" && trial.answer.count() > 1 ? 1 : 0;
        }
    }
    QVERIFY(sets > 0);
}

void StudyReportTest::onlyLeadsRead()
{
    answer(0, 12);
    PeopleService people(stores(), m_project->lead);
    const auto expert = people.add(QStringLiteral("Expert"), {Role::Expert});
    VERIFY_OK(expert);
    StudyReportQuery query;
    query.study = m_study.id;
    VERIFY_FAILS(StudyReportService(stores(), expert->id).report(query), ErrorCode::Refused);
    VERIFY_FAILS(StudyReportService(stores(), expert->id).data(m_study.id), ErrorCode::Refused);
}

void StudyReportTest::simulatedOnesOnlyIfAsked()
{
    answer(0, 12);
    VERIFY_OK(service().simulate(m_study.id, SimulatedKind::Perfect, 2));
    auto without = report().data(m_study.id);
    VERIFY_OK(without);
    QCOMPARE(without->people.size(), 3);
    QCOMPARE(without->simulatedLeft, 2);
    QVERIFY(!without->hasSimulated());
    const auto with = report().data(m_study.id, true);
    VERIFY_OK(with);
    QCOMPARE(with->people.size(), 5);
    QVERIFY(with->hasSimulated());
    const Json json = studyJson(*with);
    QCOMPARE(json["participants"].size(), size_t(5));
    QCOMPARE(json["participants"][4]["simulated"].get<std::string>(), std::string("perfect"));
    // Nobody withdraws who is no person; an earlier version let them, and they are not counted.
    const ParticipantId made = with->people.at(4).participant.id;
    const auto refused = service().withdraw({m_people.at(0).id, made});
    VERIFY_FAILS(refused, ErrorCode::Refused);
    QVERIFY2(refused.error().sentence.contains(QStringLiteral("--remove")), qPrintable(refused.error().sentence));
    VERIFY_OK(stores().transaction([&] { return stores().studies().erase(made); }));
    QCOMPARE(report().data(m_study.id, true)->flow.withdrawn, 0);
    QCOMPARE(report().data(m_study.id, true)->people.size(), 4);
}

void StudyReportTest::withdrawnParticipantsAreInNoReport()
{
    for (const Participant &person : m_people)
        VERIFY_OK(StudySession(stores(), person.id).agree(QStringLiteral("en")));
    answer(0, 12);
    answer(1, 6);
    VERIFY_OK(service().withdraw(m_people.at(0).id));
    const auto data = report().data(m_study.id, true);
    VERIFY_OK(data);
    QCOMPARE(data->people.size(), 2);
    QCOMPARE(data->flow.withdrawn, 1);
    QCOMPARE(studyFigures(*data, true).overall.answers, 12);
    for (const QByteArray &file : studyCsv(*data)) {
        QVERIFY(!file.contains(m_people.at(0).code.toUtf8()));
        QVERIFY(!file.contains(m_people.at(0).id.toString().toUtf8()));
    }
    QVERIFY(!jsonText(studyJson(*data)).contains(m_people.at(0).code.toUtf8()));
}

void StudyReportTest::namesAreInNoReport()
{
    answer(0, 12);
    StudyReportQuery query;
    query.study = m_study.id;
    const auto made = report().report(query);
    VERIFY_OK(made);
    QByteArray everything = jsonText(studyJson(made->data));
    for (const QByteArray &file : studyCsv(made->data))
        everything += file;
    for (const auto &[format, code] : codesOf(StudyReportFormat{}))
        everything += studyReportText(*made, format, true);
    QVERIFY(everything.contains(m_people.at(0).code.toUtf8()));
    QVERIFY(!everything.contains("Kanarienvogel"));
}

void StudyReportTest::rowsOfTheNewestStudy()
{
    ResultsService results(stores(), m_project->lead);
    auto none = results.data({});
    VERIFY_OK(none);
    QVERIFY(!none->study);
    answer(0, 12);
    const auto some = results.data({});
    VERIFY_OK(some);
    QVERIFY(some->study);
    QCOMPARE(some->studies.size(), 1);
    QCOMPARE(some->study->study.id, m_study.id);
    ResultsQuery query;
    query.study = StudyId();
    QVERIFY(!results.data(query)->study);
    QCOMPARE(results.data(query)->studies.size(), 1);
    query.study = StudyId::create();
    VERIFY_FAILS(results.data(query), ErrorCode::NotFound);
}

void StudyReportTest::draftsHaveNone()
{
    const auto draft = service().save(*service().fresh());
    VERIFY_OK(draft);
    VERIFY_FAILS(report().data(draft->id), ErrorCode::Refused);
    VERIFY_FAILS(report().data(StudyId::create()), ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(StudyReportTest)
#include "reporttest.moc"
