// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/frozen.h"
#include "tests/support/frozenstudy.h"
#include "tests/support/kinds/severalitems.h"
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/runfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// Studies with questions that take several options, have them in a fixed order, or have none.
class StudySetsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_project;

    StudyService service() { return StudyService(*m_project->stores, m_project->lead); }
    StudyStore &store() { return m_project->stores->studies(); }
    /// Writes behind everybody's back.
    void spoil(const QString &statement)
    {
        const auto done = m_project->connection()->execute(statement);
        QVERIFY2(done, whatFailed(done).constData());
    }

private Q_SLOTS:
    void init() { m_project = std::make_unique<RunProject>(12); }
    void hashesOfKeys();
    void questionsThatTakeSeveralOptions();
    void fixedOptionsKeepTheirOrder();
    void hashesOfAcceptedAnswers();
    void questionsWithoutOptions();
};

/// Of one correct option as it always was, of several over their ids in ascending order.
void StudySetsTest::hashesOfKeys()
{
    Question question;
    question.versionId = QuestionVersionId::fromString(u"00000000-0000-4000-8000-0000000000aa");
    for (const char16_t *id : {u"00000000-0000-4000-8000-000000000002", u"00000000-0000-4000-8000-000000000001"}) {
        Option option;
        option.id = OptionId::fromString(id);
        question.options.append(option);
    }
    const auto hash = [&] { return keyHashOf(question, QStringLiteral("salt")); };
    QCOMPARE(hash(), QStringLiteral("5ae1de214c73f6ae24c7fe1ea079317263916c0b037292bdce041b2ed17e7b1a"));
    question.options[1].correct = true;
    QCOMPARE(hash(), QStringLiteral("b5e9a9d8e854962d0932694e8758084fbded4c0c9af53faebfbc14f0e7bbda2f"));
    question.options[0].correct = true;
    QCOMPARE(hash(), QStringLiteral("e0e3e19aaf112cbb67e45701012a40ab2551f8ea0693fdf3b8a5f8c682353924"));
    question.options.swapItemsAt(0, 1);
    QCOMPARE(hash(), QStringLiteral("e0e3e19aaf112cbb67e45701012a40ab2551f8ea0693fdf3b8a5f8c682353924"));
}

/// The items 4 and 5 have two correct options each.
void StudySetsTest::questionsThatTakeSeveralOptions()
{
    const QString oneOption = service().fresh()->texts.instructions.en;
    QVERIFY(!oneOption.contains(QStringLiteral("Choose all correct options")));
    makeSeveral(*m_project->connection(), 6);
    spoil(QStringLiteral("UPDATE question_version SET kind = 'single-choice' WHERE stem IN ('第0题', '第1题', '第2题', '第3题')"));
    spoil(QStringLiteral("DELETE FROM question_key WHERE option_id IN (SELECT id FROM question_option WHERE content IN "
                         "('选项0C', '选项1D', '选项2E', '选项3F'))"));
    const StudyDraft fresh = *service().fresh();
    QVERIFY(fresh.texts.instructions.en.contains(QStringLiteral("unless “Choose all correct options.” stands below")));
    QVERIFY(fresh.texts.instructions.zh.contains(QStringLiteral("请选出所有正确的选项。")));
    QVERIFY(!fresh.texts.instructions.en.contains(QStringLiteral("`6`")));
    const Study study = frozenStudy(service(), filledDraft(service()));
    const auto items = *store().items(study.id);
    int several = 0;
    for (const StudyItem &item : items) {
        const Question question = m_project->stores->runs().questions({item.item.question})->constFirst();
        several += question.keys().count() > 1 ? 1 : 0;
        QCOMPARE(item.keyHash, keyHashOf(question, study.keySalt));
    }
    QCOMPARE(several, 2);
    QVERIFY(service().verify(study.id)->isEmpty());
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Perfect, 1));
    QVERIFY(service().verify(study.id)->isEmpty());
    // One of two correct options less is found.
    spoil(QStringLiteral("DELETE FROM question_key WHERE option_id IN (SELECT id FROM question_option WHERE content = '选项4A')"));
    const auto problems = service().verify(study.id);
    VERIFY_OK(problems);
    QVERIFY(problems->join(u' ').contains(QStringLiteral("dev-4")));
}

/// True or false is read in this order by everybody, where other options are shuffled.
void StudySetsTest::fixedOptionsKeepTheirOrder()
{
    makeSeveral(*m_project->connection(), 0);
    makeTrueOrFalse(*m_project->connection(), 6);
    makeTrueOrFalse(*m_project->connection(), 7);
    StudyDraft shuffling = filledDraft(service());
    shuffling.study.design.shuffleOptions = true;
    const Study study = frozenStudy(service(), shuffling);
    VERIFY_OK(service().addParticipants(study.id, 12));
    int fixed = 0;
    int shuffledOnes = 0;
    const auto trials = *store().trialsOf(study.id);
    for (const Trial &trial : trials) {
        const Question question = m_project->stores->runs().questions({trial.question})->constFirst();
        if (question.kind == u"true-false") {
            ++fixed;
            QCOMPARE(trial.shownOrder, question.optionIds());
            QCOMPARE(question.options.constFirst().text, QStringLiteral("对"));
        } else {
            shuffledOnes += trial.shownOrder != question.optionIds() ? 1 : 0;
        }
    }
    QCOMPARE(fixed, 24);
    QVERIFY(shuffledOnes > 24);
    QVERIFY(service().verify(study.id)->isEmpty());
    // Turned round it is not as planned.
    const auto turned = std::find_if(trials.begin(), trials.end(), [](const Trial &trial) { return trial.shownOrder.size() == 2; });
    spoil(QStringLiteral("UPDATE trial SET shown_order = '[\"%1\",\"%2\"]' WHERE id = '%3'")
              .arg(turned->shownOrder.at(1).toString(), turned->shownOrder.at(0).toString(), turned->id.toString()));
    QCOMPARE(service().verify(study.id)->size(), 1);
}

/// All of them, in their order, where nobody can find them by trying.
void StudySetsTest::hashesOfAcceptedAnswers()
{
    Question question;
    question.versionId = QuestionVersionId::create();
    question.stem = QStringLiteral("多高？");
    question.accepted = {QStringLiteral("3.5 米"), QStringLiteral("三米半")};
    const QString content = contentHashOf(question);
    QSet<QString> hashes{keyHashOf(question, QStringLiteral("salt")), keyHashOf(question, QStringLiteral("other salt"))};
    question.accepted.swapItemsAt(0, 1);
    hashes.insert(keyHashOf(question, QStringLiteral("salt")));
    question.accepted.removeLast();
    hashes.insert(keyHashOf(question, QStringLiteral("salt")));
    question.accepted.clear();
    hashes.insert(keyHashOf(question, QStringLiteral("salt")));
    QCOMPARE(hashes.size(), 5);
    QCOMPARE(contentHashOf(question), content);
}

/// The items 4 to 6 are written.
void StudySetsTest::questionsWithoutOptions()
{
    QVERIFY(!service().fresh()->texts.instructions.en.contains(QStringLiteral("field")));
    makeWritten(*m_project->connection(), 7);
    const StudyDraft fresh = *service().fresh();
    QVERIFY(fresh.texts.instructions.en.contains(QStringLiteral("a field in which you write the answer")));
    QVERIFY(fresh.texts.instructions.zh.contains(QStringLiteral("填写答案")));
    QVERIFY(!fresh.texts.instructions.en.contains(QStringLiteral("Choose all correct options")));
    const Study study = frozenStudy(service(), filledDraft(service()));
    VERIFY_OK(service().addParticipants(study.id, 1));
    int written = 0;
    const auto trials = *store().trialsOf(study.id);
    for (const Trial &trial : trials) {
        const Question question = m_project->stores->runs().questions({trial.question})->constFirst();
        QCOMPARE(trial.shownOrder.size(), question.options.size());
        written += question.options.isEmpty() ? 1 : 0;
    }
    QVERIFY(written > 4 && written < trials.size());
    // Simulated people write: the key, or what is right elsewhere. No guess is right.
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Perfect, 1));
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Random, 2));
    VERIFY_OK(service().simulate(study.id, SimulatedKind::Share60, 8));
    QHash<QString, std::pair<int, int>> right; // of all
    const auto people = *store().participants(study.id);
    for (const Participant &person : people) {
        const auto theirs = *store().trials(person.id);
        for (const Trial &trial : theirs) {
            const Question question = m_project->stores->runs().questions({trial.question})->constFirst();
            if (person.simulated.isEmpty() || !question.options.isEmpty())
                continue;
            QVERIFY(!trial.answer.text.isEmpty() && trial.answer.count() == 0);
            right[person.simulated].first += question.isRight(trial.answer) ? 1 : 0;
            ++right[person.simulated].second;
        }
    }
    QCOMPARE(right.value(QStringLiteral("perfect")), (std::pair<int, int>{written, written}));
    QCOMPARE(right.value(QStringLiteral("random")), (std::pair<int, int>{0, 2 * written}));
    const auto [some, all] = right.value(QStringLiteral("share-60"));
    QVERIFY(some > all / 3 && some < all);
    QVERIFY(service().verify(study.id)->isEmpty());
    // Not even the second wording may change.
    spoil(QStringLiteral("UPDATE question_accepted SET content = '44 米' WHERE content = '43.5 米'"));
    const auto problems = service().verify(study.id);
    VERIFY_OK(problems);
    QVERIFY(problems->join(u' ').contains(QStringLiteral("dev-4")));
}

QTEST_GUILESS_MAIN(StudySetsTest)
#include "studysetstest.moc"
