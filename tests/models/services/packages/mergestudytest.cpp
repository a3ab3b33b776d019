// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalitems.h"
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/mergefixture.h"
#include "tests/support/plannedstudy.h"
#include "tests/support/runfixture.h"

#include "models/services/studies/participation/background.h"
#include "models/services/studies/participation/session.h"
#include "models/services/studies/studyservice.h"
#include "models/services/studyreports/notes.h"

#include <random>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int items = 6;

struct Studied : RunProject {
    /// `written`: so many of the first questions have no options.
    explicit Studied(int people, bool mayGoBack = false, int written = 0) : RunProject(items)
    {
        if (written > 0)
            makeWritten(*connection(), written);
        PlannedStudy planned;
        planned.people = people;
        planned.design.mayGoBack = mayGoBack;
        planned.background = {BackgroundField::AgeBand};
        planned.texts.consent = {QStringLiteral("同意书"), QStringLiteral("Consent")};
        study = must(planStudy(*stores, lead, planned));
        participants = must(stores->studies().participants(study.id));
    }
    QString packFor(int person)
    {
        PackRequest request;
        request.role = Role::Participant;
        request.participant = participants.at(person).id;
        return pack(*this, request);
    }
    QList<Trial> trials(int person) { return must(stores->studies().trials(participants.at(person).id)); }
    ParticipantState state(int person) { return must(stores->studies().participant(participants.at(person).id)).state; }
    int answered(int person)
    {
        const QList<Trial> all = trials(person);
        return static_cast<int>(std::count_if(all.begin(), all.end(), [](const Trial &trial) { return trial.isAnswered(); }));
    }

    Study study;
    QList<Participant> participants;
};

void begin(Stores &stores, const ParticipantId &id)
{
    StudySession session(stores, id);
    must(session.agree(QStringLiteral("zh_CN"), 150));
    must(session.setBackground(
        {{BackgroundField::AgeBand, backgroundChoices(BackgroundField::AgeBand).constFirst().code}}));
}

/// The next so many of the open ones; `option`: the place as shown.
void answer(Stores &stores, const ParticipantId &id, int count, int option)
{
    StudySession session(stores, id);
    const StudyVisit visit = must(session.open());
    for (const Trial &trial : visit.trials) {
        if (trial.isAnswered() || count-- <= 0)
            continue;
        must(session.shown(trial.id));
        StudyAnswer given;
        given.trial = trial.id;
        given.firstAnswer = given.answer = trial.shownOrder.at(option);
        given.milliseconds = 2500;
        must(session.answer(given));
    }
}

/// The first open question, with these options as shown.
void answerWith(Stores &stores, const ParticipantId &id, const QList<int> &places)
{
    StudySession session(stores, id);
    const StudyVisit visit = must(session.open());
    const Trial &trial = visit.trials.at(visit.nextOpen());
    must(session.shown(trial.id));
    QList<OptionId> chosen;
    for (const int place : places)
        chosen.append(trial.shownOrder.at(place));
    StudyAnswer given;
    given.trial = trial.id;
    given.firstAnswer = given.answer = chosen;
    given.milliseconds = 2500;
    must(session.answer(given));
}

/// The first open question, with this text.
void writeAnswer(Stores &stores, const ParticipantId &id, const QString &text)
{
    StudySession session(stores, id);
    const StudyVisit visit = must(session.open());
    const Trial &trial = visit.trials.at(visit.nextOpen());
    must(session.shown(trial.id));
    StudyAnswer given;
    given.trial = trial.id;
    given.firstAnswer = given.answer = Answer::written(text);
    given.milliseconds = 2500;
    must(session.answer(given));
}

/// As the columns of a trial hold it.
QString stored(const QList<OptionId> &options)
{
    QStringList ids;
    for (const OptionId &option : options)
        ids.append(QStringLiteral("\"%1\"").arg(option.toString()));
    return u'[' + ids.join(u',') + u']';
}

} // namespace

/// Participants' work packages are merged.
class PackageMergeStudyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partlyFinishedAndOnceMore()
    {
        Studied project(1);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            answer(stores, id, 2, 1);
        });
        const QString early = copyOf(file);
        workOn(project, file, [&](Stores &stores) {
            answer(stores, id, 100, 0);
            must(StudySession(stores, id).finish());
        });
        const MergePlan first = merge(project, early);
        QCOMPARE(first.count(MergeState::New), 3); // consent and two answers
        QCOMPARE(first.holder, QStringLiteral("P01"));
        QCOMPARE(project.state(0), ParticipantState::Active);
        QCOMPARE(project.answered(0), 2);
        QVERIFY(must(project.stores->packages().packages()).constFirst().isOut());
        QCOMPARE(merge(project, file).conflicts(), 0);
        // Nobody pressed the last button, and everything is answered.
        QCOMPARE(must(project.stores->packages().packages()).constFirst().state, PackageState::Merged);
        QCOMPARE(project.state(0), ParticipantState::Finished);
        QCOMPARE(project.answered(0), items);
        QCOMPARE(project.trials(0).constFirst().milliseconds, 2500);
        const Participant there = must(project.stores->studies().participant(id));
        QVERIFY(there.consentAt.isValid());
        QCOMPARE(there.language, QStringLiteral("zh_CN"));
        QCOMPARE(there.textSize, 150);
        QCOMPARE(there.background.size(), 1);
        const QString before = portrait(project);
        for (const QString &again : {early, file}) {
            QCOMPARE(merge(project, again).taken(), 0);
            QCOMPARE(portrait(project), before);
        }
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// In the project gold items stand behind the others: neither the places of items in a package nor the order of its rows say so.
    void positionsOfItemsSayNothing()
    {
        Studied project(2);
        const auto positions = [&](const QString &file) {
            QStringList lines;
            const auto connection = must(Connection::open(packageLocation(file), Connection::Mode::Immutable));
            must(connection->read(QStringLiteral("SELECT question_version_id, position, key_hash FROM study_item ORDER BY rowid"), {},
                                  [&](const Row &row) { lines.append(row.text(0) + u' ' + row.text(1) + row.text(2)); }));
            QString salt = must(connection->text(QStringLiteral("SELECT key_salt FROM study")));
            return salt.isEmpty() ? lines : QStringList{salt};
        };
        const QStringList before = positions(project.packFor(0));
        QCOMPARE(before.size(), items);
        // The same items in another order, as if others of them were gold.
        must(project.connection()->execute(QStringLiteral("UPDATE study_item SET position = 1000 - position")));
        must(project.connection()->execute(QStringLiteral("UPDATE study_item SET part = 'gold' WHERE position > 997")));
        QCOMPARE(positions(project.packFor(1)), before);
        for (int i = 0; i < items; ++i)
            QVERIFY(before.at(i).endsWith(u' ' + QString::number(i)));
    }

    /// What the lead has to know besides the answers: a picture that could not be shown, breaks, coming back too late.
    void eventsAreMergedOnce()
    {
        Studied project(1);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            answer(stores, id, 1, 0);
            const QList<Trial> trials = must(stores.studies().trials(id));
            must(StudySession(stores, id).pictureFailed(trials.at(1).id, QStringLiteral("The file is cut off.")));
            must(StudySession(stores, id).open());
        });
        const QString early = copyOf(file);
        const auto told = [&] {
            QStringList list;
            for (const Event &event : must(project.stores->history().eventsOf(id.value()))) {
                if (event.action != QLatin1String("began") && event.action != QLatin1String("finished"))
                    list.append(event.action + u' ' + QString::fromUtf8(event.after));
            }
            return list;
        };
        const QStringList expected{QStringLiteral("picture-failed {\"position\":2,\"reason\":\"The file is cut off.\"}"),
                                   QStringLiteral("resumed ")};
        const QDateTime before = QDateTime::currentDateTimeUtc();
        merge(project, early);
        QCOMPARE(told(), expected);
        for (const Event &event : must(project.stores->history().eventsOf(id.value()))) {
            if (event.action == QLatin1String("picture-failed"))
                QVERIFY(event.createdAt < before); // when it happened, not when it was told
        }
        QCOMPARE(merge(project, early).taken(), 0);
        // Nothing else is new: it is merged all the same.
        workOn(project, file, [&](Stores &stores) { must(StudySession(stores, id).open()); });
        QCOMPARE(merge(project, file).taken(), 1);
        QCOMPARE(told(), expected + QStringList{QStringLiteral("resumed ")});
        QCOMPARE(merge(project, file).taken() + merge(project, early).taken(), 0);
        QCOMPARE(told().size(), 3);
        const QString forged = tampered(file, {QStringLiteral("UPDATE event SET after_value = '{\"position\": 900}' WHERE action = "
                                                              "'picture-failed'")});
        VERIFY_FAILS(tryMerge(project, forged), ErrorCode::Damaged);
    }

    void anyOrderAndTwice()
    {
        Studied project(5);
        QStringList files;
        for (int person = 0; person < 5; ++person) {
            files.append(project.packFor(person));
            workOn(project, files.last(), [&](Stores &stores) {
                begin(stores, project.participants.at(person).id);
                answer(stores, project.participants.at(person).id, 1 + person, person % 3);
            });
        }
        const QString empty = project.folder.filePath(QStringLiteral("empty.yuyi"));
        must(project.connection()->execute(QStringLiteral("VACUUM INTO '%1'").arg(empty)));
        std::mt19937 random(5);
        QString expected;
        for (int attempt = 0; attempt < 4; ++attempt) {
            QStringList order = files + files;
            std::shuffle(order.begin(), order.end(), random);
            for (const QString &file : std::as_const(order))
                QCOMPARE(merge(project, file).conflicts(), 0);
            if (expected.isEmpty())
                expected = portrait(project);
            QCOMPARE(portrait(project), expected);
            project.stores.reset();
            for (const char16_t *end : {u"", u"-wal", u"-shm"})
                QFile::remove(project.file() + QString::fromUtf16(end));
            QVERIFY(QFile::copy(empty, project.file()));
            project.reopen();
        }
    }

    void withdrawnParticipantsAreNotMerged()
    {
        Studied project(1);
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, project.participants.constFirst().id);
            answer(stores, project.participants.constFirst().id, 3, 0);
        });
        must(project.stores->transaction([&] { return project.stores->studies().erase(project.participants.constFirst().id); }));
        const QByteArray before = contentOf(project);
        VERIFY_FAILS(tryMerge(project, file), ErrorCode::Refused);
        QCOMPARE(contentOf(project), before);
    }

    /// The way from an invitation to a withdrawal: a package came back finished in one go, and another place was never used.
    void theFlowCountsWhoBegan()
    {
        Studied project(2);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            answer(stores, id, items, 0);
            must(StudySession(stores, id).finish());
        });
        merge(project, file);
        QCOMPARE(project.state(0), ParticipantState::Finished);
        StudyService service(*project.stores, project.lead);
        StudyReportService reports(*project.stores, project.lead);
        StudyReportQuery query;
        query.study = project.study.id;
        const auto saysWithdrawn = [](const StudyReport &report) {
            return studyNotes(report, true).join(u'\n').contains(QStringLiteral("withdrew"));
        };
        must(service.withdraw(project.participants.at(1).id));
        const StudyReport unused = must(reports.report(query));
        QCOMPARE(unused.data.flow.invited, 2);
        QCOMPARE(unused.data.flow.began, 1);
        QCOMPARE(unused.data.flow.withdrawn, 0);
        QVERIFY(!saysWithdrawn(unused));
        must(service.withdraw(id));
        const StudyReport gone = must(reports.report(query));
        QCOMPARE(gone.data.flow.opened, 1);
        QCOMPARE(gone.data.flow.began, 1);
        QCOMPARE(gone.data.flow.withdrawn, 1);
        QCOMPARE(gone.data.flow.finished, 0);
        QVERIFY(saysWithdrawn(gone));
    }

    /// Who answered here and there has two answers: the project stands.
    void nobodyAnswersTwice()
    {
        Studied project(1);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            answer(stores, id, 2, 0);
        });
        // Home believes that it is back.
        must(project.connection()->execute(QStringLiteral("UPDATE package SET state = 'merged'")));
        begin(*project.stores, id);
        answer(*project.stores, id, 1, 2);
        const Answer said = project.trials(0).constFirst().answer;
        const MergePlan plan = merge(project, file, true);
        QCOMPARE(plan.conflicts(), 1);
        QCOMPARE(plan.count(MergeState::New), 1);
        QCOMPARE(project.trials(0).constFirst().answer, said);
        QCOMPARE(project.answered(0), 2);
    }

    void setsOfOptionsAreMerged()
    {
        Studied project(1);
        makeSeveral(*project.connection(), 2);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            answerWith(stores, id, {4, 1});
            answerWith(stores, id, {0});
            answerWith(stores, id, {3});
        });
        QCOMPARE(merge(project, file).count(MergeState::New), 4);
        const QList<Trial> trials = project.trials(0);
        QCOMPARE(positionsOf(trials.at(0).answer, trials.at(0).shownOrder).positions(), (QList<int>{1, 4}));
        QCOMPARE(trials.at(0).firstAnswer, trials.at(0).answer);
        QCOMPARE(trials.at(1).answer, Answer(trials.at(1).shownOrder.at(0)));
        QCOMPARE(trials.at(2).answer, Answer(trials.at(2).shownOrder.at(3)));
        const QString before = portrait(project);
        QCOMPARE(merge(project, file).taken(), 0);
        QCOMPARE(portrait(project), before);
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    void forgedSetsAreRefused()
    {
        Studied project(1);
        makeSeveral(*project.connection(), 2);
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, project.participants.constFirst().id);
            answerWith(stores, project.participants.constFirst().id, {4, 1});
            answer(stores, project.participants.constFirst().id, 2, 0);
        });
        const QList<Trial> trials = project.trials(0);
        // In the order of their ids, as the program stores them.
        const auto two = [&](int trial) { return Answer(trials.at(trial).shownOrder.mid(0, 2)).several; };
        const QList<OptionId> set = two(0);
        const QString statement = QStringLiteral("UPDATE trial SET option_id = %1, options = '%2' WHERE position = %3");
        const QString none = QStringLiteral("NULL");
        const QString first = u'\'' + set.constFirst().toString() + u'\'';
        const QList<std::pair<const char *, QString>> lies{
            {"two options of a question that takes one", statement.arg(none, stored(two(2))).arg(2)},
            {"two options first, of a question that takes one",
             QStringLiteral("UPDATE trial SET first_option_id = NULL, first_options = '%1' WHERE position = 2").arg(stored(two(2)))},
            {"the options of another question", statement.arg(none, stored(two(1))).arg(0)},
            {"one of them of another question", statement.arg(none, stored(Answer({set.at(0), two(1).at(0)}).several)).arg(0)},
            {"another order", statement.arg(none, stored({set.at(1), set.at(0)})).arg(0)},
            {"one option twice", statement.arg(none, stored({set.at(0), set.at(0)})).arg(0)},
            {"a set of one", statement.arg(none, stored({set.at(0)})).arg(0)},
            {"one option and a set", statement.arg(first, stored(set)).arg(0)},
            {"nothing", statement.arg(none, stored({})).arg(0)}};
        const QByteArray before = contentOf(project);
        for (const auto &[name, lie] : lies) {
            const auto merged = tryMerge(project, tampered(file, {lie}));
            QVERIFY2(!merged.has_value(), name);
            QVERIFY2(merged.error().code == ErrorCode::Damaged || merged.error().code == ErrorCode::Refused, name);
            QVERIFY2(contentOf(project) == before, name);
        }
        // A project whose questions take one option takes no set at all.
        must(project.connection()->execute(QStringLiteral("UPDATE question_version SET kind = 'single-choice'")));
        QVERIFY(!tryMerge(project, file).has_value());
    }

    void writtenAnswersAreMerged()
    {
        Studied project(1, false, 2);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            writeAnswer(stores, id, QStringLiteral("3.5 米"));
            writeAnswer(stores, id, QStringLiteral("不知道"));
            answer(stores, id, 1, 3);
        });
        QCOMPARE(merge(project, file).count(MergeState::New), 4);
        const QList<Trial> trials = project.trials(0);
        QCOMPARE(trials.at(0).answer, Answer::written(QStringLiteral("3.5 米")));
        QCOMPARE(trials.at(0).firstAnswer, trials.at(0).answer);
        QCOMPARE(trials.at(1).answer.text, QStringLiteral("不知道"));
        QCOMPARE(trials.at(2).answer, Answer(trials.at(2).shownOrder.at(3)));
        const QString before = portrait(project);
        QCOMPARE(merge(project, file).taken(), 0);
        QCOMPARE(portrait(project), before);
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    void forgedTextsAreRefused()
    {
        Studied project(1, false, 2);
        const ParticipantId id = project.participants.constFirst().id;
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, id);
            writeAnswer(stores, id, QStringLiteral("3.5 米"));
            writeAnswer(stores, id, QStringLiteral("红"));
            answer(stores, id, 1, 0);
        });
        const QString option = project.trials(0).at(2).shownOrder.constFirst().toString();
        const QString statement = QStringLiteral("UPDATE trial SET %1 = '%2' WHERE position = %3");
        const QString tooLong(201, u'x');
        const QList<std::tuple<const char *, QString, QString>> lies{
            {"a text to a question with options", statement.arg(QStringLiteral("answer"), QStringLiteral("A")).arg(2),
             QStringLiteral("has options")},
            {"a text first, to a question with options", statement.arg(QStringLiteral("first_answer"), QStringLiteral("A")).arg(2),
             QStringLiteral("has options")},
            {"too long", statement.arg(QStringLiteral("answer"), tooLong).arg(0), QStringLiteral("too long")},
            {"too long at first", statement.arg(QStringLiteral("first_answer"), tooLong).arg(0), QStringLiteral("too long")},
            {"white space around it", statement.arg(QStringLiteral("answer"), QStringLiteral(" 4 ")).arg(0), QString()},
            {"an option of another question", statement.arg(QStringLiteral("option_id"), option).arg(0), QString()},
            {"nothing", statement.arg(QStringLiteral("answer"), QString()).arg(0), QString()}};
        const QByteArray before = contentOf(project);
        for (const auto &[name, lie, sentence] : lies) {
            const auto merged = tryMerge(project, tampered(file, {lie}));
            QVERIFY2(!merged.has_value(), name);
            QVERIFY2(merged.error().code == ErrorCode::Damaged || merged.error().code == ErrorCode::Refused, name);
            QVERIFY2(merged.error().sentence.contains(sentence), qPrintable(merged.error().sentence));
            QVERIFY2(contentOf(project) == before, name);
        }
    }

    void forgedWorkOfParticipantsIsRefused()
    {
        Studied project(2);
        const QString file = project.packFor(0);
        workOn(project, file, [&](Stores &stores) {
            begin(stores, project.participants.constFirst().id);
            answer(stores, project.participants.constFirst().id, 3, 0);
        });
        const QString other = project.participants.at(1).id.toString();
        const QList<std::pair<const char *, QString>> lies{
            {"an option that was not shown", QStringLiteral("UPDATE trial SET option_id = id WHERE answered_at IS NOT NULL")},
            {"another order", QStringLiteral("UPDATE trial SET shown_order = '[]'")},
            {"faster than time", QStringLiteral("UPDATE trial SET milliseconds = -3 WHERE answered_at IS NOT NULL")},
            {"in the future",
             QStringLiteral("UPDATE trial SET answered_at = '2199-01-01T00:00:00.000Z' WHERE answered_at IS NOT NULL")},
            {"never shown", QStringLiteral("UPDATE trial SET shown_at = NULL")},
            {"no option, and no limit of time",
             QStringLiteral("UPDATE trial SET option_id = NULL, flags = '[\"timed-out\"]' WHERE answered_at IS NOT NULL")},
            {"a trial more",
             QStringLiteral("INSERT INTO trial SELECT '01890a5d-ac96-774b-bcce-b302099a8057', participant_id, 900, block, part, "
                            "question_version_id, shown_order, first_option_id, option_id, changes, milliseconds, flags, shown_at, "
                            "answered_at, first_options, options, first_answer, answer FROM trial WHERE position = 0")},
            {"a trial less", QStringLiteral("DELETE FROM trial WHERE position = 5")},
            {"somebody else's trials", QStringLiteral("UPDATE trial SET participant_id = '%1'").arg(other)},
            {"somebody else", QStringLiteral("UPDATE package SET participant_id = '%1'").arg(other)},
            {"another number", QStringLiteral("UPDATE participant SET number = 9")},
            {"simulated", QStringLiteral("UPDATE participant SET simulated = 'perfect'")},
            {"without consent",
             QStringLiteral("UPDATE participant SET consent_at = NULL, state = 'invited'")},
            {"consent to nothing", QStringLiteral("UPDATE participant SET texts = 0")},
            {"consent to what is not there", QStringLiteral("UPDATE participant SET texts = 12")},
            {"finished with open questions",
             QStringLiteral("UPDATE participant SET state = 'finished', finished_at = consent_at")},
            {"a name in the background", QStringLiteral("UPDATE participant SET background = '{\"age-band\": \"my name\"}'")},
            {"asked for nothing", QStringLiteral("UPDATE participant SET background = '{\"field\": \"rather-not-say\"}'")},
            {"a name", QStringLiteral("INSERT INTO participant_name (participant_id, name) SELECT id, 'x' FROM participant")},
            {"another design", QStringLiteral("UPDATE study SET design = '{}'")},
            {"a key",
             QStringLiteral("INSERT INTO question_key (question_version_id, option_id) SELECT question_version_id, id FROM "
                            "question_option WHERE position = 0")}};
        const QByteArray before = contentOf(project);
        for (const auto &[name, statement] : lies) {
            const auto merged = tryMerge(project, tampered(file, {statement}));
            QVERIFY2(!merged.has_value(), name);
            QVERIFY2(merged.error().code == ErrorCode::Damaged || merged.error().code == ErrorCode::Refused, name);
            QVERIFY2(contentOf(project) == before, name);
        }
        // A question that stood on the screen for ten days is no lie; seven are noted.
        const QString slow = QStringLiteral("UPDATE trial SET milliseconds = 864000000 WHERE answered_at IS NOT NULL");
        QCOMPARE(merge(project, tampered(file, {slow})).count(MergeState::New), 4);
        QCOMPARE(project.trials(0).constFirst().milliseconds, 604800000);
        QCOMPARE(merge(project, tampered(file, {slow})).count(MergeState::Same), 4);
    }
};

QTEST_GUILESS_MAIN(PackageMergeStudyTest)
#include "mergestudytest.moc"
