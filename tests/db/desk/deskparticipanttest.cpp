// SPDX-License-Identifier: GPL-3.0-or-later
// The login of a participant of a study sees what their work package would hold, as far as they have come, and answers once.
#include "tests/db/desk/studydeskproject.h"

#include "db/packages/columns.h"
#include "db/packages/deskcolumns.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

class DeskParticipantTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasWantedServer())
            QFAIL("a server is needed");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no server.");
    }
    void init() { m_project = std::make_unique<StudyDeskProject>(); }
    void cleanup() { m_project.reset(); }

    void theLoginShowsWhatThePackageHolds();
    void questionsComeNearWithEachAnswer();
    void theWayThroughAStudy();
    void goingBackIsForStudiesThatAllowIt();
    void whoWithdrawsSeesNothing();
    void onlyThoseWhoTakePartAreInvited();
    void membersSeeNothingOfStudies();

private:
    QStringList ids(const QString &taker, const QString &table) const
    {
        QStringList found = m_project->at(taker).run(QStringLiteral("SELECT id FROM %1").arg(table)).cells;
        found.sort();
        return found;
    }
    int changed(const QString &taker, const QString &statement) const
    {
        const auto answer = m_project->at(taker).run(m_project->sql(statement));
        return answer.refused ? -1 : answer.rows;
    }
    QString answering(int trial) const
    {
        return QStringLiteral("UPDATE trial SET option_id = 'o1', milliseconds = 700, shown_at = '2026-01-02T00:00:00.000Z', answered_at = "
                              "'2026-01-02T00:00:01.000Z' WHERE id = 'pias%1' AND answered_at IS NULL")
            .arg(trial);
    }

    std::unique_ptr<StudyDeskProject> m_project;
};

void DeskParticipantTest::theLoginShowsWhatThePackageHolds()
{
    // The work of the participant; of the questions, those that are near.
    const auto named = [](const QString &pattern, int count) {
        QStringList list;
        for (int i = 0; i < count; ++i)
            list.append(pattern.arg(i));
        return list;
    };
    QStringList pictures;
    for (int i = 0; i < 4; ++i)
        pictures.append(Sha256::of(QStringLiteral("mediums%1").arg(i).toUtf8()).hex());
    const QMap<QString, QStringList> sets{{QStringLiteral("versions"), named(QStringLiteral("ws%1"), 4)},
                                          {QStringLiteral("questions"), named(QStringLiteral("qs%1"), 4)},
                                          {QStringLiteral("images"), named(QStringLiteral("images%1"), 4)},
                                          {QStringLiteral("media"), pictures},
                                          {QStringLiteral("studies"), {QStringLiteral("study1")}},
                                          {QStringLiteral("participants"), {QStringLiteral("pia")}}};
    QSet<QString> compared;
    for (const PackedTable &packed : packedTables()) {
        // Annotations are in a file for the sake of their questions; there is one project, and its preset has no row in the fixture.
        static const QSet<QString> others{QStringLiteral("annotation"), QStringLiteral("project"), QStringLiteral("preset")};
        if (packed.key.isEmpty() || !packed.roles.contains(Role::Participant) || others.contains(packed.table))
            continue;
        const QList<DeskTable> &all = deskTables();
        const auto desk = std::find_if(all.begin(), all.end(), [&](const DeskTable &one) { return one.table == packed.table; });
        QVERIFY2(desk != all.end(), qPrintable(packed.table));
        const auto rule =
            std::find_if(desk->rules.begin(), desk->rules.end(), [](const DeskRule &one) { return one.role == Role::Participant; });
        QVERIFY2(rule != desk->rules.end(), qPrintable(packed.table));
        QStringList shown;
        QStringList wanted;
        for (qsizetype i = 0; i < packed.columns.size(); ++i) {
            const PackedColumn &column = packed.columns.at(i);
            if (column.expression != rule->columns.at(i).expression)
                continue; // times of making, numbers of versions, the design
            shown.append(QStringLiteral("coalesce(%1::text, 'NULL')").arg(column.name));
            wanted.append(QStringLiteral("coalesce((%1)::text, 'NULL')").arg(column.expression));
        }
        // All planned items are named, as in the package; their questions are not there yet.
        QStringList chosen = sets.value(packed.set);
        if (packed.table == QLatin1String("study_item"))
            chosen << QStringLiteral("ws4") << QStringLiteral("ws5");
        QStringList quoted;
        for (const QString &id : std::as_const(chosen))
            quoted.append(DeskNames::literal(id));
        QString also = packed.also;
        also.replace(QLatin1String("{studies}"), QLatin1String("('study1')"));
        QStringList held;
        VERIFY_OK(m_project->admin->execute(m_project->sql(QStringLiteral("SET search_path = {S}"))));
        VERIFY_OK(m_project->admin->read(QStringLiteral("SELECT concat_ws(' | ', %1) FROM %2 WHERE %3 IN (%4)%5")
                                             .arg(wanted.join(u','), packed.table, packed.key,
                                                  quoted.isEmpty() ? QStringLiteral("NULL") : quoted.join(u','),
                                                  also.isEmpty() ? QString() : QLatin1String(" AND ") + also),
                                         {}, [&](const Row &row) { held.append(row.text(0)); }));
        const QString asked = QStringLiteral("SELECT concat_ws(' | ', %1) FROM %2").arg(shown.join(u','), packed.table);
        const auto answer = m_project->at(QStringLiteral("pia")).run(asked);
        QVERIFY2(!answer.refused, qPrintable(packed.table + u' ' + answer.message));
        QStringList seen = answer.cells;
        seen.sort();
        held.sort();
        QCOMPARE(packed.table + QLatin1String(": ") + seen.join(u'\n'), packed.table + QLatin1String(": ") + held.join(u'\n'));
        if (!held.isEmpty())
            compared.insert(packed.table);
    }
    for (const char *table : {"image", "medium", "question", "question_version", "question_option", "question_medium", "study",
                              "study_text", "study_item", "participant", "trial"})
        QVERIFY2(compared.contains(QLatin1String(table)), table);
    // What the pictures are is there with them, and nothing of the people of the project.
    QCOMPARE(m_project->at(QStringLiteral("pia")).run(QStringLiteral("SELECT sha256 FROM blob")).cells.size(), 8);
    QCOMPARE(m_project->at(QStringLiteral("pia")).run(QStringLiteral("SELECT name FROM person")).cells, QStringList());
    // The design says what the program does, and not how items were drawn.
    const auto design = m_project->at(QStringLiteral("pia")).run(QStringLiteral("SELECT design FROM study")).cells.value(0);
    QVERIFY2(!design.contains(u'«'), qPrintable(design));
    QVERIFY2(design.contains(QLatin1String("\"may_go_back\": false")) && !design.contains(QLatin1String("0.25")), qPrintable(design));
}

void DeskParticipantTest::questionsComeNearWithEachAnswer()
{
    const QString pia = QStringLiteral("pia");
    const auto stems = [&] { return ids(pia, QStringLiteral("question_version")).join(u' '); };
    QCOMPARE(stems(), QStringLiteral("ws0 ws1 ws2 ws3"));
    QCOMPARE(changed(pia, answering(1)), 1);
    QCOMPARE(stems(), QStringLiteral("ws0 ws1 ws2 ws3 ws4"));
    // One question without a picture may be passed over, but not the whole study.
    QCOMPARE(changed(pia, answering(5)), -1);
    QCOMPARE(changed(pia, answering(2)), 1);
    QCOMPARE(stems(), QStringLiteral("ws0 ws1 ws2 ws3 ws4 ws5"));
    QCOMPARE(ids(QStringLiteral("paul"), QStringLiteral("question_version")).join(u' '), QStringLiteral("ws5 ws6"));
    QCOMPARE(ids(QStringLiteral("petra"), QStringLiteral("question_version")).join(u' '), QStringLiteral("wz0"));
}

void DeskParticipantTest::theWayThroughAStudy()
{
    const QString pia = QStringLiteral("pia");
    m_project->administer(QStringLiteral("UPDATE {S}.participant SET state = 'invited', consent_at = NULL, texts = 0 WHERE id = 'pia'"));
    m_project->administer(QStringLiteral("UPDATE {S}.trial SET option_id = NULL, shown_at = NULL, answered_at = NULL, milliseconds = -1 "
                                         "WHERE participant_id = 'pia'"));
    const QString agreed = QStringLiteral("UPDATE participant SET state = 'active', texts = 1, language = 'en', text_size = 120, "
                                          "consent_at "
                                          "= '2026-01-02T00:00:00.000Z', version = version + 1 WHERE id = 'pia'");
    // Nothing is answered before one agrees, to the texts of now.
    QCOMPARE(changed(pia, answering(0)), -1);
    QCOMPARE(changed(pia, QString(agreed).replace(QLatin1String("texts = 1"), QLatin1String("texts = 7"))), -1);
    QCOMPARE(changed(pia, agreed), 1);
    QCOMPARE(changed(pia, QString(agreed).replace(QLatin1String("2026-01-02"), QLatin1String("2026-01-03"))), -1);
    QCOMPARE(changed(pia, QString(agreed).replace(QLatin1String("'en'"), QLatin1String("'zh_CN'"))), -1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE participant SET background = '{\"age\": \"18-29\"}', version = version + 1")), 1);
    QCOMPARE(changed(pia, QStringLiteral("INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, "
                                         "created_at) VALUES ('new', 's', 'participant', 'pia', 'began', '', '', '2026')")),
             1);
    const QString finished = QStringLiteral("UPDATE participant SET state = 'finished', finished_at = '2026', version = version + 1");
    QCOMPARE(changed(pia, finished), -1);
    // Shown, left, shown again, answered: what was used of the time is used.
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET shown_at = '2026-01-02T00:00:00.000Z' WHERE id = 'pias0'")), 1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET flags = '[\"asked-to-stop\"]', milliseconds = 600 WHERE id = 'pias0'")), 1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET milliseconds = 10 WHERE id = 'pias0'")), -1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET flags = '[]' WHERE id = 'pias0'")), -1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET flags = '[\"asked-to-stop\",\"resumed\"]' WHERE id = 'pias0'")), 1);
    for (int trial = 0; trial < 6; ++trial)
        QCOMPARE(changed(pia, trial == 3 ? QStringLiteral("UPDATE trial SET flags = '[\"timed-out\"]', milliseconds = 700, shown_at = "
                                                          "'2026-01-02T00:00:00.000Z', answered_at = '2026-01-02T00:00:01.000Z' WHERE id = "
                                                          "'pias3'")
                                         : answering(trial)),
                 1);
    // An answer that is sent a second time finds no open question.
    QCOMPARE(changed(pia, answering(4)), 0);
    QCOMPARE(changed(pia, finished), 1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE participant SET background = '{}', version = version + 1")), -1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET flags = '[\"timed-out\",\"focus-lost\"]' WHERE id = 'pias3'")), -1);
    // Home is not bound by any of it.
    m_project->administer(QStringLiteral("UPDATE {S}.participant SET state = 'active', finished_at = NULL WHERE id = 'pia'"));
}

void DeskParticipantTest::goingBackIsForStudiesThatAllowIt()
{
    const QString pia = QStringLiteral("pia");
    const QString again = QStringLiteral("UPDATE trial SET option_id = 'o2', milliseconds = 1500, changes = 1, flags = '[\"revisited\"]', "
                                         "answered_at = '2026-01-03T00:00:00.000Z' WHERE id = 'pias%1'");
    QCOMPARE(changed(pia, answering(1)), 1);
    QCOMPARE(changed(pia, answering(2)), 1);
    QCOMPARE(changed(pia, again.arg(1)), -1);
    m_project->administer(QStringLiteral("UPDATE {S}.study SET design = '{\"may_go_back\": true}'"));
    QCOMPARE(changed(pia, again.arg(1)), 1);
    QCOMPARE(changed(pia, again.arg(0)), -1); // practice is over
    QCOMPARE(changed(pia, QString(again.arg(2)).replace(QLatin1String("[\"revisited\"]"), QLatin1String("[]"))), -1);
    QCOMPARE(changed(pia, QString(again.arg(2)).replace(QLatin1String("1500"), QLatin1String("3"))), -1);
    QCOMPARE(changed(pia, QStringLiteral("UPDATE trial SET answered_at = NULL, option_id = NULL WHERE id = 'pias2'")), -1);
}

void DeskParticipantTest::whoWithdrawsSeesNothing()
{
    const QString pia = QStringLiteral("pia");
    QCOMPARE(ids(pia, QStringLiteral("participant")), QStringList{pia});
    m_project->administer(QStringLiteral("UPDATE {S}.participant SET state = 'withdrawn' WHERE id = 'pia'"));
    for (const char *table : {"participant", "trial", "study", "image", "question_version", "event"})
        QCOMPARE(ids(pia, QLatin1String(table)), QStringList());
    QCOMPARE(changed(pia, answering(1)), 0);
    m_project->administer(QStringLiteral("UPDATE {S}.participant SET state = 'active' WHERE id = 'pia'"));
    QCOMPARE(ids(pia, QStringLiteral("participant")), QStringList{pia});
    m_project->administer(QStringLiteral("UPDATE {D}.member SET active = false WHERE participant_id = 'pia'"));
    QCOMPARE(ids(pia, QStringLiteral("trial")), QStringList());
}

void DeskParticipantTest::onlyThoseWhoTakePartAreInvited()
{
    const auto invited = [&](const QString &who, const QString &login) {
        return m_project->admin->execute(m_project->sql(QStringLiteral("SELECT {D}.invite('%1', '{prefix}%2', '%3', now() + interval '1 "
                                                                       "day', 'participant')")
                                                            .arg(who, login, StudyDeskProject::verifier())));
    };
    VERIFY_OK(invited(QStringLiteral("paul"), QStringLiteral("second")));
    QVERIFY(!invited(QStringLiteral("nobody"), QStringLiteral("third")));
    QVERIFY(!invited(QStringLiteral("anna"), QStringLiteral("third")));
    for (const char *state : {"state = 'withdrawn'", "state = 'finished'", "simulated = 'random'"}) {
        m_project->administer(QStringLiteral("UPDATE {S}.participant SET %1 WHERE id = 'paul'").arg(QLatin1String(state)));
        QVERIFY2(!invited(QStringLiteral("paul"), QStringLiteral("third")), state);
        m_project->administer(QStringLiteral("UPDATE {S}.participant SET state = 'active', simulated = '' WHERE id = 'paul'"));
    }
    // A participant invites nobody.
    QVERIFY(m_project->at(QStringLiteral("pia"))
                .ask(m_project->sql(QStringLiteral("SELECT {D}.invite('pia', '{prefix}x', '%1', now() + interval '1 day', 'participant')")
                                        .arg(StudyDeskProject::verifier())))
                .refused);
}

void DeskParticipantTest::membersSeeNothingOfStudies()
{
    for (const QString &person : m_project->people) {
        for (const char *table : {"study", "study_text", "study_item", "participant", "trial"}) {
            const auto answer = m_project->at(person).run(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table)));
            QVERIFY2(!answer.refused, qPrintable(answer.message));
            QCOMPARE(answer.cells, QStringList{QStringLiteral("0")});
        }
    }
}

QTEST_GUILESS_MAIN(DeskParticipantTest)
#include "deskparticipanttest.moc"
