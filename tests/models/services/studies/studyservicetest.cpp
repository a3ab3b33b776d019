// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/frozen.h"
#include "models/services/studies/design/texts.h"
#include "tests/support/frozenstudy.h"
#include "tests/support/runfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/studies/planning/plan.h"
#include "models/stores/packagestore.h"

#include <QSet>

using namespace yuyi;
using namespace yuyi::test;

/// Studies from draft to withdrawal, on imported items.
class StudyServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    StudyService service() { return StudyService(*m_project->stores, m_project->lead); }
    StudyStore &store() { return m_project->stores->studies(); }

    StudyDraft draft(StudyShape shape = StudyShape::Everything) { return filledDraft(service(), shape); }
    Study frozen(const StudyDraft &draft) { return frozenStudy(service(), draft); }
    /// Writes behind everybody's back.
    void spoil(const QString &statement)
    {
        const auto done = m_project->connection()->execute(statement);
        QVERIFY2(done, whatFailed(done).constData());
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }
    void keepsADraft();
    void previewsWhatADraftWouldBe();
    void saysWhatIsWrong();
    void freezesForGood();
    void aChangedKeyIsFoundAndNeverGuessed();
    void keysOfEarlierStudiesAreNotLookedAt();
    void findsATamperedStudy_data();
    void findsATamperedStudy();
    void addsPeopleWithTheirTrials();
    void codesCannotBeGuessed();
    void refillsForDropOuts();
    void aWithdrawnPersonLeavesNothing();
    void namesStayApart();
    void onlyLeadsWrite();
    void dryRunsAreMarkedAndGo();
    void closesAndOpens();
};

void StudyServiceTest::keepsADraft()
{
    StudyDraft one = draft(StudyShape::Coverage);
    one.study.name = QStringLiteral("  人类基线 ");
    one.study.design.people = 7;
    one.study.exclusion.minimumGold = 0.5;
    const auto saved = service().save(one);
    VERIFY_OK(saved);
    auto stored = service().draft(saved->id);
    VERIFY_OK(stored);
    QCOMPARE(stored->study.name, QStringLiteral("人类基线"));
    QCOMPARE(stored->study.design, one.study.design);
    QCOMPARE(stored->study.exclusion, one.study.exclusion);
    QCOMPARE(stored->study.background, one.study.background);
    QVERIFY(stored->texts.consent.zh.contains(QStringLiteral("知情同意")));
    QVERIFY(stored->texts.instructions.en.contains(QStringLiteral("exactly one")));
    // Presets differ in their number of options.
    for (const QString &text : {stored->texts.instructions.en, stored->texts.instructions.zh})
        QVERIFY(!text.contains(QStringLiteral("`6`")));
    QCOMPARE(stored->study.texts, 1);
    // The same texts are the same version, others the next.
    stored->study.design.people = 8;
    const auto again = service().save(*stored);
    VERIFY_OK(again);
    QCOMPARE(again->texts, 1);
    VERIFY_FAILS(service().save(*stored), ErrorCode::Conflict);
    StudyDraft changed = *service().draft(saved->id);
    changed.texts.consent.zh = QStringLiteral("新的");
    QCOMPARE(service().save(changed)->texts, 2);
    QCOMPARE(store().texts(saved->id, 1)->consent.zh, stored->texts.consent.zh);
    // A copy has a name and a seed of its own.
    const auto copy = service().duplicate(saved->id);
    VERIFY_OK(copy);
    QCOMPARE(copy->name, QStringLiteral("人类基线 2"));
    QVERIFY(copy->seed != saved->seed);
    QCOMPARE(copy->design.people, 8);
    QCOMPARE(service().draft(copy->id)->texts.consent.zh, QStringLiteral("新的"));
    VERIFY_OK(service().remove(copy->id));
    QCOMPARE(service().studies()->size(), 1);
    QCOMPARE(service().named(QStringLiteral("人类基线"))->id, saved->id);
    VERIFY_FAILS(service().named(QStringLiteral("别的")), ErrorCode::NotFound);
}

void StudyServiceTest::previewsWhatADraftWouldBe()
{
    const auto everything = service().preview(draft());
    VERIFY_OK(everything);
    QCOMPARE(everything->mainItems, 9);
    QCOMPARE(everything->images, 9);
    QCOMPARE(everything->practiceItems, 1);
    QCOMPARE(everything->goldItems, 2);
    QCOMPARE(everything->itemsLowest, 9);
    QCOMPARE(everything->goldPerPerson, 1);
    QCOMPARE(everything->questionsPerPerson, 11);
    QCOMPARE(everything->answersLowest, 3);
    QCOMPARE(everything->categories.size(), 2);
    QVERIFY(everything->mayFreeze());
    QVERIFY(everything->minutes > 0 && everything->peopleMeasured == 0);

    // One filter for both: what is not practised with is gold.
    StudyDraft shared = draft();
    shared.study.design.practiceFilter = shared.study.design.goldFilter = QStringLiteral("id=dev-0,dev-1,dev-3");
    const auto both = service().preview(shared);
    VERIFY_OK(both);
    QCOMPARE(both->practiceItems, 1);
    QCOMPARE(both->goldItems, 2);
    QCOMPARE(both->mainItems, 9);

    StudyDraft covering = draft(StudyShape::Coverage);
    covering.study.design.people = 6;
    covering.study.design.answersPerItem = 2;
    const auto covered = service().preview(covering);
    VERIFY_OK(covered);
    QCOMPARE(covered->itemsLowest, 3);
    QCOMPARE(covered->itemsHighest, 3);
    QCOMPARE(covered->coverage, (QMap<int, int>{{2, 9}}));
    // 5 even and 4 odd items in threes: 2 and 1, or 1 and 2.
    for (const StudyShare &share : covered->categories) {
        QCOMPARE(share.lowest, 1);
        QCOMPARE(share.highest, 2);
    }

    // Two dimensions: the categories are the combinations that items have, named in both.
    covering.study.design.across = DimensionCode(QStringLiteral("difficulty"));
    covering.study.design.atLeast = 1;
    const auto crossed = service().preview(covering);
    VERIFY_OK(crossed);
    QVERIFY(crossed->mayFreeze());
    QCOMPARE(crossed->categories.size(), 2);
    for (const StudyShare &share : crossed->categories) {
        QVERIFY2(share.code.endsWith(QStringLiteral(" / easy")), qPrintable(share.code));
        QVERIFY(share.title.contains(QStringLiteral(" / ")) && share.items > 0);
        QCOMPARE(share.lowest, 1);
    }
    const auto saved = service().save(covering);
    VERIFY_OK(saved);
    const auto frozen = service().freeze(saved->id);
    VERIFY_OK(frozen);
    QVERIFY(service().verify(frozen->id)->isEmpty());
    const auto items = m_project->stores->studies().items(frozen->id);
    VERIFY_OK(items);
    for (const StudyItem &one : *items) {
        if (one.part == StudyPart::Main)
            QVERIFY2(one.category == QLatin1String("life / easy") || one.category == QLatin1String("art / easy"), qPrintable(one.category));
    }
}

void StudyServiceTest::saysWhatIsWrong()
{
    const auto problemOf = [&](const StudyDraft &draft, const QString &field) {
        const auto preview = service().preview(draft);
        if (!preview)
            return QString::fromUtf8(whatFailed(preview));
        for (const StudyProblem &problem : preview->problems) {
            if (problem.field == field && problem.prevents)
                return problem.text;
        }
        return QString();
    };
    StudyDraft few = draft(StudyShape::PerCategory);
    few.study.design.perCategory = 5;
    QVERIFY(problemOf(few, QStringLiteral("category")).contains(QStringLiteral("4")));
    few.study.design.perCategory = 4;
    QCOMPARE(problemOf(few, QStringLiteral("category")), QString());
    few.study.design.category = DimensionCode();
    QVERIFY(!problemOf(few, QStringLiteral("category")).isEmpty());
    // 9 items once each by 9 people are one for each person: too few for one of each of two categories.
    StudyDraft least = draft(StudyShape::Coverage);
    least.study.design.people = 9;
    least.study.design.answersPerItem = 1;
    least.study.design.atLeast = 1;
    QVERIFY2(problemOf(least, QStringLiteral("coverage")).contains(u'8'), qPrintable(problemOf(least, QStringLiteral("coverage"))));
    least.study.design.people = 8;
    QCOMPARE(problemOf(least, QStringLiteral("coverage")), QString());
    least.study.design.across = least.study.design.category;
    QVERIFY(!problemOf(least, QStringLiteral("category")).isEmpty());
    least.study.design.category = least.study.design.across = DimensionCode();
    QVERIFY(!problemOf(least, QStringLiteral("category")).isEmpty());
    StudyDraft gold = draft();
    gold.study.design.goldFilter = QStringLiteral("id=dev-0"); // practised with, and therefore no gold
    QVERIFY(!problemOf(gold, QStringLiteral("gold")).isEmpty());
    gold.study.design.goldFilter.clear();
    QVERIFY(!problemOf(gold, QStringLiteral("gold")).isEmpty());
    StudyDraft practice = draft();
    practice.study.design.practice = 2;
    QVERIFY(!problemOf(practice, QStringLiteral("practice")).isEmpty());
    StudyDraft filter = draft();
    filter.study.filter = QStringLiteral("nothing=here");
    QVERIFY(!problemOf(filter, QStringLiteral("items")).isEmpty());
    StudyDraft coverage = draft(StudyShape::Coverage);
    coverage.study.design.people = 2;
    coverage.study.design.answersPerItem = 3;
    QVERIFY(!problemOf(coverage, QStringLiteral("coverage")).isEmpty());
    StudyDraft texts = draft();
    texts.texts.consent = {};
    QVERIFY(!problemOf(texts, QStringLiteral("texts")).isEmpty());
    const auto saved = service().save(texts);
    VERIFY_OK(saved);
    VERIFY_FAILS(service().freeze(saved->id), ErrorCode::Refused);
    QCOMPARE(service().draft(saved->id)->study.state, StudyState::Draft);
    QVERIFY(store().items(saved->id)->isEmpty());
    // What only the lead can say is said before anybody is asked.
    StudyDraft open = draft();
    open.texts = defaultStudyTexts();
    const auto asked = service().save(open);
    VERIFY_OK(asked);
    const auto refused = service().freeze(asked->id);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    open.texts.consent.zh.clear();
    const QString lacking = problemOf(open, QStringLiteral("texts"));
    for (const char *field : {"responsible person", "contact", "ethics approval", "duration", "payment", "risks", "how long data are kept"})
        QVERIFY2(lacking.contains(QLatin1String(field)), field);
    StudyDraft range = draft();
    range.study.design.goldShare = 0.21;
    VERIFY_FAILS(service().save(range), ErrorCode::Invalid);
}

void StudyServiceTest::freezesForGood()
{
    const Study study = frozen(draft());
    QCOMPARE(study.state, StudyState::Running);
    QCOMPARE(study.frozenHash.size(), 64);
    QCOMPARE(*frozenHashOf(*m_project->stores, study), study.frozenHash);
    const auto items = store().items(study.id);
    VERIFY_OK(items);
    QCOMPARE(items->size(), 12);
    QCOMPARE(items->at(9).part, StudyPart::Practice);
    QCOMPARE(items->at(11).part, StudyPart::Gold);
    QCOMPARE(items->at(0).category.isEmpty(), false);
    // Models can be asked the very same items.
    const auto set = m_project->stores->runs().itemsOf(study.itemSet);
    VERIFY_OK(set);
    QCOMPARE(set->size(), 9);
    StudyDraft changed = *service().draft(study.id);
    changed.study.design.people = 99;
    VERIFY_FAILS(service().save(changed), ErrorCode::Refused);
    VERIFY_FAILS(service().freeze(study.id), ErrorCode::Refused);
    VERIFY_FAILS(service().remove(study.id), ErrorCode::Refused);
    // The same items, once more: the same set; another seed, another hash.
    StudyDraft second = draft();
    second.study.name = QStringLiteral("second");
    second.study.seed = 12;
    const Study other = frozen(second);
    QCOMPARE(other.itemSet, study.itemSet);
    QVERIFY(other.frozenHash != study.frozenHash);
    VERIFY_OK(service().rename(study.id, QStringLiteral("renamed")));
    QVERIFY(service().verify(study.id)->isEmpty());
}

void StudyServiceTest::aChangedKeyIsFoundAndNeverGuessed()
{
    const Study study = frozen(draft());
    QVERIFY(study.fixesKeys());
    QCOMPARE(study.keySalt.size(), 64);
    StudyDraft twin = draft();
    twin.study.name = QStringLiteral("twin");
    const Study other = frozen(twin);
    QVERIFY(other.keySalt != study.keySalt);
    const auto copy = service().duplicate(study.id);
    VERIFY_OK(copy);
    QVERIFY(!copy->fixesKeys());
    // The hash of a key is not one of the hashes that a person could make who knows the question and its options.
    const auto items = *store().items(study.id);
    const auto question = m_project->stores->runs().questions({items.constFirst().item.question})->constFirst();
    for (const QString &salt : {QString(), other.keySalt, study.frozenHash})
        QVERIFY(keyHashOf(question, salt) != items.constFirst().keyHash);
    QCOMPARE(keyHashOf(question, study.keySalt), items.constFirst().keyHash);
    QVERIFY(service().verify(study.id)->isEmpty());
    spoil(QStringLiteral("UPDATE question_key SET option_id = (SELECT o.id FROM question_option o WHERE o.question_version_id = "
                         "question_key.question_version_id AND o.id <> question_key.option_id LIMIT 1) WHERE question_version_id = '%1'")
              .arg(question.versionId.toString()));
    const auto problems = service().verify(study.id);
    VERIFY_OK(problems);
    QCOMPARE(problems->size(), 1);
    QVERIFY(problems->constFirst().contains(items.constFirst().item.itemId));
}

/// What an earlier version froze has no key under its hash: it is as it was, whatever the keys are.
void StudyServiceTest::keysOfEarlierStudiesAreNotLookedAt()
{
    const Study study = frozen(draft());
    spoil(QStringLiteral("UPDATE study_item SET key_hash = ''"));
    Study earlier = *m_project->stores->studies().study(study.id);
    earlier.keySalt.clear();
    spoil(QStringLiteral("UPDATE study SET key_salt = '', frozen_hash = '%1'").arg(*frozenHashOf(*m_project->stores, earlier)));
    QVERIFY(!m_project->stores->studies().study(study.id)->fixesKeys());
    QVERIFY(service().verify(study.id)->isEmpty());
    spoil(QStringLiteral("UPDATE question_key SET option_id = (SELECT max(o.id) FROM question_option o WHERE o.question_version_id = "
                         "question_key.question_version_id)"));
    QVERIFY(service().verify(study.id)->isEmpty());
    spoil(QStringLiteral("UPDATE question_version SET stem = 'x' WHERE stem = '第5题'"));
    QVERIFY(!service().verify(study.id)->isEmpty());
}

void StudyServiceTest::findsATamperedStudy_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("an option's text") << QStringLiteral("UPDATE question_option SET content = 'x' WHERE content = '选项4B'");
    QTest::newRow("a key") << QStringLiteral("UPDATE question_key SET option_id = (SELECT o.id FROM question_option o WHERE "
                                             "o.question_version_id = question_key.question_version_id AND o.id <> question_key.option_id "
                                             "ORDER BY o.position LIMIT 1)");
    QTest::newRow("a second key") << QStringLiteral("INSERT INTO question_key (question_version_id, option_id) SELECT question_version_id, "
                                                    "min(id) FROM question_option o WHERE NOT EXISTS (SELECT 1 FROM question_key k WHERE "
                                                    "k.option_id = o.id) GROUP BY question_version_id");
    QTest::newRow("a key and its hash") << QStringLiteral("UPDATE study_item SET key_hash = 'x'");
    QTest::newRow("the secret") << QStringLiteral("UPDATE study SET key_salt = 'x'");
    QTest::newRow("no secret") << QStringLiteral("UPDATE study SET key_salt = ''");
    QTest::newRow("a question") << QStringLiteral("UPDATE question_version SET stem = 'x' WHERE stem = '第5题'");
    QTest::newRow("a picture's hash")
        << QStringLiteral("UPDATE study_item SET image_sha256 = '%1' WHERE position = 2")
               .arg(QString(64, u'a'));
    QTest::newRow("an item's part") << QStringLiteral("UPDATE study_item SET part = 'gold' WHERE position = 2");
    QTest::newRow("an item taken out") << QStringLiteral("DELETE FROM study_item WHERE position = 4");
    QTest::newRow("the design") << QStringLiteral("UPDATE study SET design = replace(design, '\"people\":3', '\"people\":4')");
    QTest::newRow("a rule") << QStringLiteral(
        "UPDATE study SET exclusion = replace(exclusion, '\"prior_exposure\":false', '\"prior_exposure\":true')");
    QTest::newRow("the seed") << QStringLiteral("UPDATE study SET seed = 12");
    QTest::newRow("the consent") << QStringLiteral("UPDATE study_text SET consent_en = 'x'");
    QTest::newRow("a person's seed") << QStringLiteral("UPDATE participant SET seed = 5 WHERE number = 2");
    QTest::newRow("an order") << QStringLiteral("UPDATE trial SET shown_order = (SELECT shown_order FROM trial t WHERE t.position = 4 "
                                                "AND t.participant_id = trial.participant_id) WHERE position = 3");
}

void StudyServiceTest::findsATamperedStudy()
{
    QFETCH(QString, statement);
    const Study study = frozen(draft());
    VERIFY_OK(service().addParticipants(study.id, 3));
    NoProgress progress;
    QVERIFY(service().verify(study.id)->isEmpty());
    QVERIFY(CheckService(*m_project->stores, m_project->projectFolder()).check(progress)->isEmpty());
    spoil(statement);
    const auto problems = service().verify(study.id);
    VERIFY_OK(problems);
    QVERIFY(!problems->isEmpty());
    QVERIFY(problems->constFirst().contains(study.name));
    const auto checked = CheckService(*m_project->stores, m_project->projectFolder()).check(progress);
    VERIFY_OK(checked);
    QVERIFY(checked->contains(problems->constFirst()));
}

/// A code opens a person's study at a shared computer: it says nothing of the codes of others, and is read without mistakes.
void StudyServiceTest::codesCannotBeGuessed()
{
    const Study first = frozen(draft());
    const Study second = frozen(draft());
    static const QRegularExpression unambiguous(QStringLiteral("^[CDFGHJKLMNPQRTVWXY][CDFGHJKLMNPQRTVWXY34679]{5}$"));
    QSet<QString> codes;
    for (const StudyId &id : {first.id, second.id}) {
        const auto people = service().addParticipants(id, 20);
        VERIFY_OK(people);
        for (const Participant &person : *people) {
            QVERIFY2(unambiguous.match(person.code).hasMatch(), qPrintable(person.code));
            QVERIFY2(!codes.contains(person.code), qPrintable(person.code));
            codes.insert(person.code);
        }
    }
    QCOMPARE(codes.size(), 40);
}

void StudyServiceTest::addsPeopleWithTheirTrials()
{
    const Study study = frozen(draft());
    const auto people = service().addParticipants(study.id, 3, {QStringLiteral("甲"), {}, QStringLiteral("丙")});
    VERIFY_OK(people);
    QCOMPARE(people->size(), 3);
    QCOMPARE(people->at(2).number, 3);
    for (const Participant &person : *people) {
        QCOMPARE(person.seed, participantSeed(study.seed, person.number));
        const auto trials = store().trials(person.id);
        VERIFY_OK(trials);
        QCOMPARE(trials->size(), 1 + 9 + 1);
        QCOMPARE(trials->at(0).part, StudyPart::Practice);
    }
    // More people later: their plans go on from those before, and nobody's changes.
    const auto before = *store().trialsOf(study.id);
    const auto more = service().addParticipants(study.id, 1);
    QCOMPARE(more->constFirst().number, 4);
    const auto after = *store().trialsOf(study.id);
    QCOMPARE(after.size(), before.size() + 11);
    for (qsizetype i = 0; i < before.size(); ++i)
        QCOMPARE(after.at(i).shownOrder, before.at(i).shownOrder);
    const auto rows = service().participants(study.id);
    VERIFY_OK(rows);
    QCOMPARE(rows->size(), 4);
    QCOMPARE(rows->at(0).name, QStringLiteral("甲"));
    QCOMPARE(rows->at(0).trials, 11);
    QCOMPARE(rows->at(0).medianMs, qint64(-1));
    VERIFY_FAILS(service().addParticipants(service().save(*service().fresh())->id, 1), ErrorCode::Refused);
}

void StudyServiceTest::refillsForDropOuts()
{
    StudyDraft covering = draft(StudyShape::Coverage);
    covering.study.design.people = 6;
    covering.study.design.answersPerItem = 2;
    const Study study = frozen(covering);
    VERIFY_OK(service().addParticipants(study.id, 6));
    QVERIFY(service().refill(study.id)->isEmpty());
    const auto people = *store().participants(study.id);
    VERIFY_OK(service().withdraw(people.at(1).id));
    // One who stops half-way keeps what he answered; only the rest is asked again.
    Participant half = people.at(4);
    half.state = ParticipantState::Active;
    QList<Trial> trials = *store().trials(half.id);
    VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
        if (const auto updated = store().updateParticipant(half); !updated)
            return updated;
        for (Trial &trial : trials) {
            if (trial.part == StudyPart::Gold || trial.position > 2)
                continue;
            trial.answeredAt = QDateTime::currentDateTimeUtc();
            trial.milliseconds = 1'000;
            if (const auto saved = store().saveTrial(trial); !saved)
                return saved;
        }
        return {};
    }));
    VERIFY_FAILS(service().conclude(people.at(0).id), ErrorCode::Refused);
    VERIFY_OK(service().conclude(half.id));
    const auto added = service().refill(study.id);
    VERIFY_OK(added);
    QVERIFY(added->size() >= 1 && added->size() <= 2);
    QHash<QuestionVersionId, int> answers;
    const auto all1 = store().participants(study.id);
    for (const Participant &person : *all1) {
        const auto all2 = store().trials(person.id);
        for (const Trial &trial : *all2) {
            if (trial.part == StudyPart::Main && (trial.isAnswered() || person.state != ParticipantState::Finished))
                ++answers[trial.question];
        }
    }
    QCOMPARE(answers.size(), 9);
    for (const int count : std::as_const(answers))
        QVERIFY(count >= 2);
    QVERIFY(service().refill(study.id)->isEmpty());
}

void StudyServiceTest::aWithdrawnPersonLeavesNothing()
{
    const Study study = frozen(draft());
    const auto people = *service().addParticipants(study.id, 2, {QStringLiteral("某某某")});
    Package package;
    package.id = PackageId::create();
    package.project = ProjectId::create();
    package.role = Role::Participant;
    package.study = study.id;
    package.participant = people.at(0).id;
    VERIFY_OK(m_project->stores->transaction([&] { return m_project->stores->packages().add(package, {}); }));
    QVERIFY(service().participants(study.id)->at(0).packed);
    VERIFY_OK(service().withdraw(people.at(0).id));
    QVERIFY(store().trials(people.at(0).id)->isEmpty());
    QCOMPARE(store().participant(people.at(0).id)->state, ParticipantState::Withdrawn);
    QVERIFY(store().names(study.id)->isEmpty());
    QCOMPARE((*m_project->stores->packages().package(package.id))->state, PackageState::Withdrawn);
    VERIFY_OK(service().withdraw(people.at(0).id)); // once more, for the copies
    VERIFY_FAILS(service().setName(people.at(0).id, QStringLiteral("again")), ErrorCode::Refused);
    // The number stays used: nobody else gets that pseudonym.
    const Participant next = service().addParticipants(study.id, 1)->constFirst();
    QCOMPARE(next.number, 3);
    QVERIFY(next.code != people.at(0).code && next.code != people.at(1).code);
    QCOMPARE(service().studies()->constFirst().withdrawn, 1);
    QCOMPARE(service().studies()->constFirst().people, 2);
}

void StudyServiceTest::namesStayApart()
{
    const Study study = frozen(draft());
    const auto people = *service().addParticipants(study.id, 1, {QStringLiteral("欧阳某")});
    VERIFY_OK(service().setName(people.at(0).id, QStringLiteral("司马某")));
    const auto expert = PeopleService(*m_project->stores, m_project->lead).add(QStringLiteral("Expert"), {Role::Expert});
    VERIFY_OK(expert);
    const auto rows = StudyService(*m_project->stores, expert->id).participants(study.id);
    VERIFY_OK(rows);
    QCOMPARE(rows->constFirst().name, QString());
    QCOMPARE(service().participants(study.id)->constFirst().name, QStringLiteral("司马某"));
    const auto events = m_project->stores->history().events(0, 10000);
    VERIFY_OK(events);
    for (const Event &event : *events) {
        QVERIFY(!event.after.contains("某") && !event.before.contains("某"));
    }
}

void StudyServiceTest::onlyLeadsWrite()
{
    const Study study = frozen(draft());
    const auto expert = PeopleService(*m_project->stores, m_project->lead).add(QStringLiteral("Expert"), {Role::Expert});
    const auto validator = PeopleService(*m_project->stores, m_project->lead).add(QStringLiteral("Val"), {Role::Validator});
    StudyService reading(*m_project->stores, expert->id);
    VERIFY_OK(reading.studies());
    VERIFY_OK(reading.draft(study.id));
    VERIFY_FAILS(reading.save(draft()), ErrorCode::Refused);
    VERIFY_FAILS(reading.addParticipants(study.id, 1), ErrorCode::Refused);
    VERIFY_FAILS(reading.setClosed(study.id, true), ErrorCode::Refused);
    VERIFY_FAILS(reading.simulate(study.id, SimulatedKind::Random, 1), ErrorCode::Refused);
    VERIFY_FAILS(reading.removeSimulated(study.id), ErrorCode::Refused);
    VERIFY_FAILS(reading.duplicate(study.id), ErrorCode::Refused);
    StudyService nothing(*m_project->stores, validator->id);
    VERIFY_FAILS(nothing.studies(), ErrorCode::Refused);
    VERIFY_FAILS(nothing.participants(study.id), ErrorCode::Refused);
    VERIFY_FAILS(nothing.preview(draft()), ErrorCode::Refused);
}

void StudyServiceTest::dryRunsAreMarkedAndGo()
{
    StudyDraft timed = draft();
    timed.study.design.timeLimitSeconds = 20;
    const Study study = frozen(timed);
    const auto perfect = service().simulate(study.id, SimulatedKind::Perfect, 2);
    VERIFY_OK(perfect);
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Random, 1));
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Share60, 20));
    const auto items = store().items(study.id);
    QHash<QuestionVersionId, OptionId> keys;
    QList<QuestionVersionId> versions;
    for (const StudyItem &one : *items)
        versions.append(one.item.question);
    const auto all3 = m_project->stores->runs().questions(versions);
    for (const Question &question : *all3)
        keys.insert(question.versionId, question.options.at(question.keyIndex()).id);
    int right = 0;
    int answered = 0;
    int timedOut = 0;
    const auto all4 = store().participants(study.id);
    for (const Participant &person : *all4) {
        QVERIFY(!person.simulated.isEmpty());
        QVERIFY(person.number >= simulatedFrom);
        QCOMPARE(person.state, ParticipantState::Finished);
        const auto all5 = store().trials(person.id);
        for (const Trial &trial : *all5) {
            QVERIFY(trial.isAnswered());
            QVERIFY(trial.milliseconds > 0 && trial.milliseconds <= 20'000);
            QCOMPARE(trial.answer.isEmpty(), trial.flags.contains(TrialFlag::TimedOut));
            timedOut += trial.answer.isEmpty() ? 1 : 0;
            if (trial.answer.isEmpty())
                continue;
            QVERIFY(trial.shownOrder.contains(trial.answer.one));
            if (person.simulated == u"perfect")
                QCOMPARE(trial.answer, keys.value(trial.question));
            if (person.simulated == u"share-60") {
                ++answered;
                right += trial.answer == keys.value(trial.question) ? 1 : 0;
            }
        }
    }
    QVERIFY(timedOut > 0);
    // 0.6 within four standard errors.
    QVERIFY2(std::abs(static_cast<double>(right) / answered - 0.6) < 4 * std::sqrt(0.24 / answered), qPrintable(QString::number(right)));
    // People keep their numbers and plans.
    const auto people = service().addParticipants(study.id, 1);
    QCOMPARE(people->constFirst().number, 1);
    QCOMPARE(store().trials(people->constFirst().id)->at(3).question, store().trials(perfect->constFirst().id)->at(3).question);
    QCOMPARE(service().studies()->constFirst().simulated, 23);
    QCOMPARE(service().studies()->constFirst().people, 1);
    QVERIFY(service().verify(study.id)->isEmpty());
    QCOMPARE(*service().removeSimulated(study.id), 23);
    QCOMPARE(store().participants(study.id)->size(), 1);
    QCOMPARE(*service().removeSimulated(study.id), 0);
}

void StudyServiceTest::closesAndOpens()
{
    const Study study = frozen(draft());
    VERIFY_OK(service().setClosed(study.id, true));
    VERIFY_FAILS(service().addParticipants(study.id, 1), ErrorCode::Refused);
    VERIFY_FAILS(service().refill(study.id), ErrorCode::Refused);
    VERIFY_OK(service().setClosed(study.id, false));
    VERIFY_OK(service().addParticipants(study.id, 1));
    VERIFY_FAILS(service().setClosed(service().save(*service().fresh())->id, true), ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(StudyServiceTest)
#include "studyservicetest.moc"
