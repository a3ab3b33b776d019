// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

using namespace yuyi;
using namespace yuyi::test;

/// Studies, participants and trials as rows.
class StudyStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Study m_study;
    QList<StudyItem> m_items;
    QList<Question> m_questions;

    StudyStore &studies() { return m_project->stores->studies(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }

    /// A draft, and three questions it may ask.
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        const Image image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = m_project->lead;
        m_items.clear();
        m_questions.clear();
        for (int q = 0; q < 3; ++q) {
            Question one;
            one.id = QuestionId::create();
            one.versionId = QuestionVersionId::create();
            one.kind = QStringLiteral("single-choice");
            one.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
            annotation.content.questions.append(one);
            m_questions.append(one);
            StudyItem item;
            item.item.position = q;
            item.item.question = one.versionId;
            item.item.image = image.id;
            item.item.imageSha256 = image.sha256;
            item.item.itemId = QStringLiteral("dev-%1").arg(q);
            item.item.split = QStringLiteral("dev");
            item.item.labels = {{DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("art"))}}};
            item.part = q == 0 ? StudyPart::Practice : q == 1 ? StudyPart::Gold
                                                              : StudyPart::Main;
            item.category = QStringLiteral("art");
            item.block = QStringLiteral("b");
            item.contentHash = QString(64, u'c');
            m_items.append(item);
        }
        m_study = Study();
        m_study.id = StudyId::create();
        m_study.name = QStringLiteral("人类基线");
        m_study.filter = QStringLiteral("domain=art");
        m_study.limit = 200;
        m_study.design.shape = StudyShape::Coverage;
        m_study.design.category = DimensionCode(QStringLiteral("domain"));
        m_study.design.goldShare = 0.035;
        m_study.design.goldFilter = QStringLiteral("text~\"两个\"");
        m_study.design.mayGoBack = true;
        m_study.design.timeLimitSeconds = 90;
        m_study.exclusion.minimumGold = 0.6;
        m_study.exclusion.priorExposure = true;
        m_study.exclusion.slowestTrialMs = 300'000;
        m_study.background = {BackgroundField::Language, BackgroundField::AgeBand};
        m_study.seed = (qint64(1) << 62) + 9;
        m_study.createdBy = m_project->lead;
        VERIFY_OK(within([&]() -> Result<> {
            for (const auto &one : {m_project->images().add(image), m_project->annotations().add(annotation), studies().add(m_study)}) {
                if (!one)
                    return one;
            }
            return {};
        }));
    }

    Participant person(int number, const QString &simulated = {})
    {
        Participant one;
        one.id = ParticipantId::create();
        one.study = m_study.id;
        one.number = number;
        one.code = QStringLiteral("P%1").arg(number, 2, 10, QLatin1Char('0'));
        one.simulated = simulated;
        one.seed = 77;
        one.createdBy = m_project->lead;
        return one;
    }
    QList<Trial> trials(const ParticipantId &id)
    {
        QList<Trial> list;
        for (int i = 0; i < 3; ++i) {
            Trial trial;
            trial.id = TrialId::create();
            trial.participant = id;
            trial.position = i;
            trial.block = i > 0 ? 1 : 0;
            trial.part = m_items.at(i).part;
            trial.question = m_questions.at(i).versionId;
            trial.shownOrder = {m_questions.at(i).options.at(1).id, m_questions.at(i).options.at(0).id};
            list.append(trial);
        }
        return list;
    }
    Participant added(const Participant &one)
    {
        const auto done = within([&] { return studies().addParticipant(one, trials(one.id)); });
        if (!done)
            qFatal("%s", whatFailed(done).constData());
        return one;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void keepsAStudy_data() { addBackends(); }
    void keepsAStudy();
    void numbersTexts_data() { addBackends(); }
    void numbersTexts();
    void keepsItems_data() { addBackends(); }
    void keepsItems();
    void keepsPeopleAndTrials_data() { addBackends(); }
    void keepsPeopleAndTrials();
    void anAnswerIsGivenOnce_data() { addBackends(); }
    void anAnswerIsGivenOnce();
    void erasesAPerson_data() { addBackends(); }
    void erasesAPerson();
    void takesSimulatedOnesAway_data() { addBackends(); }
    void takesSimulatedOnesAway();
};

void StudyStoreTest::keepsAStudy()
{
    QFETCH(bool, server);
    setUp(server);
    auto stored = studies().study(m_study.id);
    VERIFY_OK(stored);
    QCOMPARE(stored->name, m_study.name);
    QCOMPARE(stored->design, m_study.design);
    QCOMPARE(stored->exclusion, m_study.exclusion);
    QCOMPARE(stored->background, m_study.background);
    QCOMPARE(stored->seed, m_study.seed);
    QCOMPARE(stored->limit, 200);
    QVERIFY(stored->itemSet.isNull() && stored->from.isNull());
    Study twin = m_study;
    twin.id = StudyId::create();
    VERIFY_FAILS(within([&] { return studies().add(twin); }), ErrorCode::Refused);
    stored->state = StudyState::Running;
    stored->frozenHash = QString(64, u'f');
    stored->frozenAt = QDateTime::fromString(QStringLiteral("2026-05-04T03:02:01.250Z"), Qt::ISODateWithMs);
    VERIFY_OK(within([&] { return studies().update(*stored); }));
    VERIFY_FAILS(within([&] { return studies().update(*stored); }), ErrorCode::Conflict);
    const auto frozen = studies().study(m_study.id);
    QCOMPARE(frozen->state, StudyState::Running);
    QCOMPARE(frozen->frozenAt, stored->frozenAt);
    QCOMPARE(frozen->version, 2);
    VERIFY_FAILS(within([&] { return studies().remove(m_study.id); }), ErrorCode::Refused);
    twin.name = QStringLiteral("zweite");
    VERIFY_OK(within([&] { return studies().add(twin); }));
    QCOMPARE(studies().studies()->size(), 2);
    VERIFY_OK(within([&] { return studies().remove(twin.id); }));
    VERIFY_FAILS(studies().study(twin.id), ErrorCode::NotFound);
}

void StudyStoreTest::numbersTexts()
{
    QFETCH(bool, server);
    setUp(server);
    StudyTexts texts;
    texts.instructions = {QStringLiteral("看图"), QStringLiteral("look")};
    texts.consent = {QStringLiteral("同意"), QStringLiteral("agree")};
    const auto add = [&] {
        int number = 0;
        const auto done = within([&]() -> Result<> {
            const auto added = studies().addTexts(m_study.id, texts);
            number = added.value_or(0);
            return added ? Result<>() : passOn(added);
        });
        return done ? number : -1;
    };
    QCOMPARE(add(), 1);
    QCOMPARE(add(), 1);
    texts.consent.en = QStringLiteral("I agree");
    QCOMPARE(add(), 2);
    QCOMPARE(studies().texts(m_study.id, 1)->consent.en, QStringLiteral("agree"));
    QCOMPARE(studies().texts(m_study.id, 2)->instructions.zh, QStringLiteral("看图"));
    VERIFY_FAILS(studies().texts(m_study.id, 3), ErrorCode::NotFound);
}

void StudyStoreTest::keepsItems()
{
    QFETCH(bool, server);
    setUp(server);
    VERIFY_OK(within([&] { return studies().addItems(m_study.id, m_items); }));
    const auto items = studies().items(m_study.id);
    VERIFY_OK(items);
    QCOMPARE(items->size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(items->at(i).part, m_items.at(i).part);
        QCOMPARE(items->at(i).item.question, m_items.at(i).item.question);
        QCOMPARE(items->at(i).item.imageSha256, m_items.at(i).item.imageSha256);
        QCOMPARE(items->at(i).item.labels, m_items.at(i).item.labels);
        QCOMPARE(items->at(i).category, QStringLiteral("art"));
        QCOMPARE(items->at(i).block, QStringLiteral("b"));
        QCOMPARE(items->at(i).contentHash, m_items.at(i).contentHash);
    }
    // No question twice in a study.
    StudyItem again = m_items.at(0);
    again.item.position = 9;
    QVERIFY(!within([&] { return studies().addItems(m_study.id, {again}); }));
}

void StudyStoreTest::keepsPeopleAndTrials()
{
    QFETCH(bool, server);
    setUp(server);
    const Participant second = added(person(2));
    Participant first = added(person(1));
    QVERIFY(!within([&] { return studies().addParticipant(person(1), {}); }));
    QCOMPARE(studies().participants(m_study.id)->constFirst().id, first.id);
    first.state = ParticipantState::Active;
    first.language = QStringLiteral("zh_CN");
    first.textSize = 125;
    first.texts = 2;
    first.background = {{BackgroundField::AgeBand, QStringLiteral("25-34")}};
    first.consentAt = QDateTime::fromString(QStringLiteral("2026-05-04T03:02:01.250Z"), Qt::ISODateWithMs);
    VERIFY_OK(within([&] { return studies().updateParticipant(first); }));
    VERIFY_FAILS(within([&] { return studies().updateParticipant(first); }), ErrorCode::Conflict);
    const auto stored = studies().participant(first.id);
    QCOMPARE(stored->background, first.background);
    QCOMPARE(stored->textSize, 125);
    QCOMPARE(stored->consentAt, first.consentAt);
    QCOMPARE(stored->seed, qint64(77));
    VERIFY_OK(within([&] { return studies().setName(second.id, QStringLiteral("某某")); }));
    QCOMPARE(*studies().names(m_study.id), (QHash<ParticipantId, QString>{{second.id, QStringLiteral("某某")}}));
    VERIFY_OK(within([&] { return studies().setName(second.id, {}); }));
    QVERIFY(studies().names(m_study.id)->isEmpty());
    const auto all = studies().trialsOf(m_study.id);
    VERIFY_OK(all);
    QCOMPARE(all->size(), 6);
    QCOMPARE(all->at(0).participant, first.id);
    QCOMPARE(all->at(2).shownOrder, (QList<OptionId>{m_questions.at(2).options.at(1).id, m_questions.at(2).options.at(0).id}));
    QCOMPARE(all->at(2).milliseconds, qint64(-1));
    QVERIFY(!all->at(2).isAnswered());
}

void StudyStoreTest::anAnswerIsGivenOnce()
{
    QFETCH(bool, server);
    setUp(server);
    const Participant one = added(person(1));
    Trial trial = studies().trials(one.id)->at(1);
    trial.answer = trial.shownOrder.at(0);
    trial.firstAnswer = trial.shownOrder.at(1);
    trial.changes = 1;
    trial.milliseconds = 12'345;
    trial.flags = {TrialFlag::Resumed, TrialFlag::FocusLost};
    trial.shownAt = QDateTime::fromString(QStringLiteral("2026-05-04T03:02:01.250Z"), Qt::ISODateWithMs);
    trial.answeredAt = trial.shownAt.addMSecs(12'345);
    VERIFY_OK(within([&] { return studies().saveTrial(trial); }));
    const auto stored = studies().trial(trial.id);
    VERIFY_OK(stored);
    QCOMPARE(stored->answer, trial.answer);
    QCOMPARE(stored->firstAnswer, trial.firstAnswer);
    QCOMPARE(stored->flags, trial.flags);
    QCOMPARE(stored->milliseconds, trial.milliseconds);
    QCOMPARE(stored->answeredAt, trial.answeredAt);
    trial.answer = trial.shownOrder.at(1);
    VERIFY_FAILS(within([&] { return studies().saveTrial(trial); }), ErrorCode::Conflict);
    QCOMPARE(studies().trial(trial.id)->answer, stored->answer);
    VERIFY_OK(within([&] { return studies().saveTrial(trial, true); }));
    QCOMPARE(studies().trial(trial.id)->answer, trial.answer);
    // Several options, and one again in their place.
    trial.answer = trial.firstAnswer = trial.shownOrder;
    QVERIFY(trial.answer.count() > 1);
    VERIFY_OK(within([&] { return studies().saveTrial(trial, true); }));
    QCOMPARE(studies().trial(trial.id)->answer, trial.answer);
    QCOMPARE(studies().trialsOf(m_study.id)->at(1).firstAnswer, trial.firstAnswer);
    trial.answer = trial.shownOrder.at(0);
    VERIFY_OK(within([&] { return studies().saveTrial(trial, true); }));
    QCOMPARE(studies().trial(trial.id)->answer, trial.answer);
    // And what was written.
    trial.answer = Answer::written(QStringLiteral("3.5 米"));
    trial.firstAnswer = Answer::written(QStringLiteral("“O'Brien”"));
    VERIFY_OK(within([&] { return studies().saveTrial(trial, true); }));
    QCOMPARE(studies().trial(trial.id)->answer, trial.answer);
    QCOMPARE(studies().trialsOf(m_study.id)->at(1).firstAnswer, trial.firstAnswer);
}

void StudyStoreTest::erasesAPerson()
{
    QFETCH(bool, server);
    setUp(server);
    const Participant one = added(person(1));
    const Participant other = added(person(2));
    VERIFY_OK(within([&] { return studies().setName(one.id, QStringLiteral("某某")); }));
    VERIFY_OK(within([&] { return studies().erase(one.id); }));
    QVERIFY(studies().trials(one.id)->isEmpty());
    QVERIFY(studies().names(m_study.id)->isEmpty());
    QCOMPARE(studies().participant(one.id)->state, ParticipantState::Withdrawn);
    QCOMPARE(studies().trials(other.id)->size(), 3);
    const auto backup = m_project->host.backup(m_project->location);
    VERIFY_OK(backup);
    VERIFY_OK(within([&] { return studies().erase(other.id); }));
    const auto copies = studies().eraseFromCopies({one.id, other.id});
    VERIFY_OK(copies);
    QCOMPARE(copies->backups, 1);
    // On a server there are copies that nobody here can reach, and it is said.
    QCOMPARE(copies->kept.size(), m_project->server ? 1 : 0);
    ProjectLocation location;
    location.file = *backup;
    const auto copy = Connection::open(location, Connection::Mode::Immutable);
    VERIFY_OK(copy);
    QCOMPARE(*(*copy)->number(QStringLiteral("SELECT count(*) FROM trial")), qint64(0));
    QCOMPARE(*(*copy)->number(QStringLiteral("SELECT count(*) FROM participant WHERE state = 'withdrawn'")), qint64(2));
    QCOMPARE(studies().eraseFromCopies({one.id, other.id})->backups, 0);
}

void StudyStoreTest::takesSimulatedOnesAway()
{
    QFETCH(bool, server);
    setUp(server);
    const Participant one = added(person(1));
    const Participant simulated = added(person(2, QStringLiteral("random")));
    added(person(3, QStringLiteral("perfect")));
    int removed = -1;
    const auto remove = [&] {
        return within([&]() -> Result<> {
            const auto count = studies().removeSimulated(m_study.id);
            removed = count.value_or(-1);
            return count ? Result<>() : passOn(count);
        });
    };
    Package package;
    package.id = PackageId::create();
    package.project = ProjectId::create();
    package.role = Role::Participant;
    package.study = m_study.id;
    package.participant = simulated.id;
    const auto rolledBack = within([&]() -> Result<> {
        if (const auto packed = m_project->stores->packages().add(package, {}); !packed)
            return packed;
        const auto count = studies().removeSimulated(m_study.id);
        return count ? Result<>() : passOn(count);
    });
    VERIFY_FAILS(rolledBack, ErrorCode::Refused);
    VERIFY_OK(remove());
    QCOMPARE(removed, 2);
    QCOMPARE(studies().participants(m_study.id)->size(), 1);
    QCOMPARE(studies().trialsOf(m_study.id)->size(), 3);
    QCOMPARE(studies().trials(one.id)->size(), 3);
    VERIFY_OK(remove());
    QCOMPARE(removed, 0);
}

QTEST_GUILESS_MAIN(StudyStoreTest)
#include "studystoretest.moc"
