// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/services/errors/flaggeditemreport.h"
#include "models/services/errors/flaggeditems.h"

#include <QTest>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Results with the facts that flagged items need; every question is in force.
struct MadeFlaggedItems : MadeResults {
    int add(int key, int longest = -1)
    {
        const QuestionVersionId version = addItem(QStringLiteral("item-%1").arg(questions.size() + 1), ImageId::create(), key);
        if (longest >= 0)
            data.items[version].options[longest].text = QStringLiteral("这一个选项比其他的都长得多");
        facts.current.insert(version, QuestionId::create());
        ValidatedItem item;
        item.version = version;
        item.question = facts.current.value(version);
        item.options = 6;
        item.key = OptionSet::of(key);
        item.state = ValidationState::Passed;
        data.votes.items.append(item);
        return static_cast<int>(questions.size()) - 1;
    }
    /// One digit per item: the position chosen; "m" a miss, "b" blocked, "t" a fault, "-" not asked.
    ResultsRun &model(const QString &name, const QString &said, const QString &configuration = QStringLiteral("none"))
    {
        ResultsRun &run = addRun(name, configuration);
        more(run, said);
        return run;
    }
    void more(ResultsRun &run, const QString &said, int repeat = 0) const
    {
        for (int i = 0; i < said.size(); ++i) {
            if (said.at(i) == u'-')
                continue;
            ScoredSlot one = slot(i, said.at(i).isDigit() ? QChar(u'm') : said.at(i), repeat);
            if (said.at(i).isDigit()) {
                const ResultsItem &item = *data.items.constFind(questions.at(i));
                one.reason.clear();
                one.answer = item.options.at(said.at(i).digitValue()).id;
                one.result = OptionSet::of(said.at(i).digitValue()) == item.keys ? ResponseResult::Correct : ResponseResult::Incorrect;
            }
            run.replies.append(one);
        }
    }
    /// One digit per person; "-" for none right, which is flagged.
    void people(int item, const QString &said)
    {
        for (int i = 0; i < said.size(); ++i) {
            ItemVote vote;
            vote.item = item;
            vote.person = i;
            vote.chosen = OptionSet::of(said.at(i).isDigit() ? said.at(i).digitValue() : -1);
            vote.correct = vote.chosen == data.votes.items.at(item).key;
            vote.flags = vote.chosen.isEmpty() ? 4 : 0;
            data.votes.votes.push_back(vote);
        }
    }
    /// A question without options.
    int addWritten(const QStringList &accepted)
    {
        const int item = add(0);
        ResultsItem &asked = data.items[questions.at(item)];
        asked.options.clear();
        asked.keys = {};
        asked.accepted = accepted;
        data.votes.items[item].options = 0;
        data.votes.items[item].key = asked.key();
        return item;
    }
    /// One reply of a model to one question without options.
    void writes(const QString &name, int item, const QString &text)
    {
        ResultsRun &run = addRun(name, QStringLiteral("none"));
        ScoredSlot one = slot(item, u'm');
        one.reason.clear();
        one.answer = Answer::written(text);
        const ResultsItem &asked = *data.items.constFind(questions.at(item));
        one.result = asked.given(one.answer) == asked.key() ? ResponseResult::Correct : ResponseResult::Incorrect;
        run.replies.append(one);
    }
    QList<FlaggedItem> found(const FlaggedItemRules &rules = {}) const { return findFlaggedItems(data, facts, rules); }
    std::optional<FlaggedItem> at(int item, const FlaggedItemRules &rules = {}) const
    {
        for (const FlaggedItem &flaggedItem : found(rules)) {
            if (flaggedItem.version == questions.at(item))
                return flaggedItem;
        }
        return std::nullopt;
    }
    QuestionId question(int item) const { return facts.current.value(questions.at(item)); }

    FlaggedItemFacts facts;
};

using Reasons = QList<FlaggedItemReason>;

} // namespace

/// What makes a question a flagged item, with exact figures, and what does not.
class FlaggedItemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allModelsOnAnotherOption()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        const int other = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("22"));
        made.model(QStringLiteral("m2"), QStringLiteral("20"));
        made.model(QStringLiteral("m3"), QStringLiteral("23"));
        const auto flaggedItem = made.at(item);
        QVERIFY(flaggedItem);
        QCOMPARE(flaggedItem->reasons, Reasons{FlaggedItemReason::ModelsAgree});
        QCOMPARE(flaggedItem->models, (FlaggedItemCount{3, 3}));
        QCOMPARE(timesChosen(flaggedItem->modelCounts, 6), (QList<int>{0, 0, 3, 0, 0, 0}));
        QCOMPARE(flaggedItem->favoured.options.only(), 2);
        QCOMPARE(flaggedItem->score, 3.0);
        QVERIFY(!made.at(other));
    }

    void aShareOfTheModelsIsEnoughWhereWanted()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        for (const char *said : {"2", "2", "2", "0"})
            made.model(QString::fromLatin1(said) + QString::number(made.data.runs.size()), QLatin1String(said));
        FlaggedItemRules rules;
        QVERIFY(!made.at(item, rules));
        rules.modelShare = 75;
        QCOMPARE(made.at(item, rules)->models, (FlaggedItemCount{3, 4}));
        QVERIFY(std::abs(made.at(item, rules)->score - 2.25) < 1e-9);
        rules.modelShare = 76;
        QVERIFY(!made.at(item, rules));
        rules = {};
        rules.models = 5;
        rules.modelShare = 51;
        QVERIFY(!made.at(item, rules));
    }

    /// Where several options may be correct, models speak against the key when they agree on another set, not on an option of it.
    void setsAreComparedWhole()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        ResultsItem &asked = made.data.items[made.questions.at(item)];
        asked.keys.add(2);
        asked.options[0].correct = asked.options[2].correct = true;
        const auto says = [&](const QString &name, const QList<int> &positions, ResponseResult result) {
            ResultsRun &run = made.addRun(name, QStringLiteral("none"));
            ScoredSlot one = made.slot(item, u'm', 0);
            one.reason.clear();
            QList<OptionId> chosen;
            for (const int position : positions)
                chosen.append(asked.options.at(position).id);
            one.answer = chosen;
            one.result = result;
            run.replies.append(one);
        };
        says(QStringLiteral("a"), {0, 2}, ResponseResult::Correct);
        says(QStringLiteral("b"), {0, 3}, ResponseResult::Incorrect);
        says(QStringLiteral("c"), {3, 0}, ResponseResult::Incorrect);
        says(QStringLiteral("d"), {0, 3}, ResponseResult::Incorrect);
        FlaggedItemRules rules;
        rules.modelShare = 70;
        const auto flaggedItem = made.at(item, rules);
        QVERIFY(flaggedItem && flaggedItem->has(FlaggedItemReason::ModelsAgree));
        QCOMPARE(answerLabel(flaggedItem->favoured), QStringLiteral("AD"));
        QCOMPARE(flaggedItem->models.k, 3);
        QCOMPARE(timesChosen(flaggedItem->modelCounts, 6), (QList<int>{4, 0, 1, 3, 0, 0}));
        QCOMPARE(
            sentenceOf(*flaggedItem, FlaggedItemReason::ModelsAgree),
            QStringLiteral("3 of 4 models choose AD; the correct option, AC, is chosen by 1."));
    }

    /// What models write is compared by what it says, and a wording of the key is the key.
    void writtenAnswersAreComparedByWhatTheySay()
    {
        MadeFlaggedItems made;
        const int item = made.addWritten({QStringLiteral("West Lake"), QStringLiteral("3.5 米")});
        made.writes(QStringLiteral("a"), item, QStringLiteral("East Lake"));
        made.writes(QStringLiteral("b"), item, QStringLiteral("“east  lake”"));
        made.writes(QStringLiteral("c"), item, QStringLiteral("EAST LAKE"));
        made.writes(QStringLiteral("d"), item, QStringLiteral("3.50 米"));
        FlaggedItemRules rules;
        rules.modelShare = 70;
        const auto flaggedItem = made.at(item, rules);
        QVERIFY(flaggedItem && flaggedItem->isWritten());
        QCOMPARE(flaggedItem->reasons, Reasons{FlaggedItemReason::ModelsAgree});
        QCOMPARE(flaggedItem->models, (FlaggedItemCount{3, 4}));
        QCOMPARE(flaggedItem->modelCounts.value(flaggedItem->key), 1);
        QCOMPARE(flaggedItem->favoured.text, QStringLiteral("east lake"));
        QCOMPARE(sentenceOf(*flaggedItem, FlaggedItemReason::ModelsAgree),
                 QStringLiteral("3 of 4 models write “East Lake”; the accepted answer, “West Lake”, is written by 1."));
        QCOMPARE(flaggedItem->labelOf(flaggedItem->favoured), QStringLiteral("“East Lake”"));
        QVERIFY(!made.at(item));
        const Json json = flaggedItemsJson(made.data, rules, {*flaggedItem})["suspects"][0];
        QCOMPARE(QString::fromStdString(json["favoured"]["text"].get<std::string>()), QStringLiteral("East Lake"));
        QCOMPARE(json["favoured"]["models"].get<int>(), 3);
        QCOMPARE(QString::fromStdString(json["key"]["text"].get<std::string>()), QStringLiteral("West Lake"));
        QCOMPARE(QString::fromStdString(json["key"]["label"].get<std::string>()), QString());
        QCOMPARE(json["accepted"].size(), size_t(2));
        QVERIFY(json["options"].empty());
        QVERIFY(flaggedItemsCsv(made.data, {*flaggedItem}).contains(",,West Lake,,East Lake,1,3,4,"));
    }

    void numbersAreComparedWithoutMeasureWords()
    {
        MadeFlaggedItems made;
        const int item = made.addWritten({QStringLiteral("3")});
        for (const char16_t *text : {u"4", u"4个", u"四个"})
            made.writes(QString::fromUtf16(text), item, QString::fromUtf16(text));
        const auto flaggedItem = made.at(item);
        QVERIFY(flaggedItem);
        QCOMPARE(flaggedItem->reasons, Reasons{FlaggedItemReason::ModelsAgree});
        QCOMPARE(flaggedItem->models, (FlaggedItemCount{3, 3}));
        QCOMPARE(flaggedItem->favoured.text, QStringLiteral("4"));
    }

    /// Whoever has looked at an answer sees the question again only when there is more.
    void aWrittenAnswerIsRemembered()
    {
        MadeFlaggedItems made;
        const int item = made.addWritten({QStringLiteral("West Lake")});
        made.writes(QStringLiteral("a"), item, QStringLiteral("East Lake"));
        made.writes(QStringLiteral("b"), item, QStringLiteral("east lake"));
        FlaggedItemMark mark;
        mark.evidence = made.at(item)->evidence;
        QCOMPARE(mark.evidence.answer, Answer::written(QStringLiteral("east lake")));
        made.facts.marks.insert(made.questions.at(item), mark);
        QCOMPARE(made.at(item)->state, FlaggedItemState::LookedAt);
        // Participants say the same; one of them nothing.
        made.facts.studies.insert(made.questions.at(item),
                                  {Answer::written(QStringLiteral("East lake")), Answer::written(QStringLiteral("EAST LAKE.")), Answer()});
        QCOMPARE(made.at(item)->people, (FlaggedItemCount{2, 3}));
        QVERIFY(made.at(item)->together);
        QCOMPARE(made.at(item)->state, FlaggedItemState::Open);
        QCOMPARE(sentenceOf(*made.at(item), FlaggedItemReason::PeopleAgree),
                 QStringLiteral("2 of 3 people write “East Lake”; the accepted answer, “West Lake”, is written by 0."));
    }

    /// Of a vote only the form is known, and of a participant's answer its wording.
    void peopleAreQuotedWhereTheirWordsAreKnown()
    {
        MadeFlaggedItems made;
        const int item = made.addWritten({QStringLiteral("West Lake")});
        made.facts.studies.insert(made.questions.at(item), QList<Answer>(3, Answer::written(QStringLiteral("East Lake"))));
        const auto asked = made.data.items.constFind(made.questions.at(item));
        ItemVote vote;
        vote.item = item;
        vote.chosen = asked->given(Answer::written(QStringLiteral("South Lake")));
        made.data.votes.votes.push_back(vote);
        const auto flaggedItem = made.at(item);
        QVERIFY(flaggedItem);
        QCOMPARE(flaggedItem->labelOf(flaggedItem->favoured), QStringLiteral("“East Lake”"));
        QCOMPARE(flaggedItem->labelOf(vote.chosen), QStringLiteral("“south lake”"));
        QCOMPARE(flaggedItem->labelOf(flaggedItem->key), QStringLiteral("“West Lake”"));
    }

    void aModelCountsOnce()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        const int divided = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("21"));
        made.model(QStringLiteral("m1"), QStringLiteral("21"), QStringLiteral("cot"));
        made.model(QStringLiteral("m1"), QStringLiteral("02"), QStringLiteral("domain"));
        ResultsRun &second = made.model(QStringLiteral("m2"), QStringLiteral("21"));
        made.more(second, QStringLiteral("02"), 1);
        // m1 says 2 in two of three replies, m2 in one of two: that is no word.
        QVERIFY(!made.at(item));
        made.more(second, QStringLiteral("22"), 2);
        QCOMPARE(made.at(item)->models, (FlaggedItemCount{2, 2}));
        QVERIFY(!made.at(divided));
    }

    void missesAndErrors()
    {
        MadeFlaggedItems made;
        const int missed = made.add(0);
        const int blocked = made.add(0);
        const int alone = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("222"));
        made.model(QStringLiteral("m2"), QStringLiteral("22b"));
        made.model(QStringLiteral("m3"), QStringLiteral("mbt"));
        // A miss is a reply that says nothing, a request that failed is none.
        QVERIFY(!made.at(missed));
        QCOMPARE(made.at(blocked)->models, (FlaggedItemCount{2, 2}));
        QVERIFY(!made.at(alone));
    }

    void workedExamplesAreNoReplies()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        ResultsRun &run = made.model(QStringLiteral("m2"), QStringLiteral("2"), QStringLiteral("1-shot"));
        QVERIFY(made.at(item));
        run.run.examples = {made.questions.at(item)};
        QVERIFY(!made.at(item));
    }

    void peopleAloneAndTogether()
    {
        MadeFlaggedItems made;
        const int alone = made.add(0);
        const int together = made.add(0);
        const int apart = made.add(0);
        const int half = made.add(0);
        const int few = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("02200"));
        made.model(QStringLiteral("m2"), QStringLiteral("02200"));
        made.people(alone, QStringLiteral("33300"));
        made.people(together, QStringLiteral("22220"));
        made.people(apart, QStringLiteral("33330"));
        made.people(half, QStringLiteral("3300"));
        made.people(few, QStringLiteral("33"));
        QCOMPARE(made.at(alone)->reasons, Reasons{FlaggedItemReason::PeopleAgree});
        QCOMPARE(made.at(alone)->people, (FlaggedItemCount{3, 5}));
        QCOMPARE(made.at(alone)->favoured.options.only(), 3);
        QVERIFY(std::abs(made.at(alone)->score - 1.8) < 1e-9);
        QVERIFY(made.at(together)->together);
        QVERIFY(std::abs(made.at(together)->score - (3 + 2.4 + 2)) < 1e-9);
        QVERIFY(!made.at(apart)->together);
        QVERIFY(std::abs(made.at(apart)->score - (3 + 2.4)) < 1e-9);
        QCOMPARE(made.at(apart)->favoured.options.only(), 2);
        QVERIFY(!made.at(half));
        QVERIFY(!made.at(few));
        // Both together stand first.
        QCOMPARE(made.found().constFirst().version, made.questions.at(together));
    }

    void participantsCountAsPeople()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("0"));
        made.people(item, QStringLiteral("30"));
        QVERIFY(!made.at(item));
        const QList<Option> options = made.data.items.value(made.questions.at(item)).options;
        made.facts.studies.insert(made.questions.at(item), {options.at(3).id, OptionId(), options.at(3).id});
        QCOMPARE(made.at(item)->people, (FlaggedItemCount{3, 5}));
        QCOMPARE(timesChosen(made.at(item)->peopleCounts, 6), (QList<int>{1, 0, 0, 3, 0, 0}));
        // They have no flags to give.
        QCOMPARE(made.at(item)->flagged, (FlaggedItemCount{0, 2}));
    }

    void solvedWithoutThePicture()
    {
        MadeFlaggedItems made;
        const int item = made.add(1);
        const int other = made.add(1);
        made.model(QStringLiteral("t1"), QStringLiteral("11"), QStringLiteral("text-only"));
        QVERIFY(made.found().isEmpty());
        made.model(QStringLiteral("t2"), QStringLiteral("12"), QStringLiteral("text-only"));
        QCOMPARE(made.at(item)->reasons, Reasons{FlaggedItemReason::NoPicture});
        QCOMPARE(made.at(item)->withoutPicture, (FlaggedItemCount{2, 2}));
        QCOMPARE(made.at(item)->models, (FlaggedItemCount{0, 0}));
        QCOMPARE(made.at(item)->score, 2.0);
        QVERIFY(made.at(item)->favoured.isEmpty());
        QVERIFY(!made.at(other));
        made.model(QStringLiteral("t3"), QStringLiteral("m1"), QStringLiteral("text-only"));
        QVERIFY(!made.at(item));
    }

    void theLongestOption()
    {
        MadeFlaggedItems made;
        const int item = made.add(0, 0);
        for (int i = 0; i < 3; ++i)
            made.add(0);
        // Two that fail elsewhere choose it; one that is good elsewhere does not count.
        made.model(QStringLiteral("weak-1"), QStringLiteral("0110"));
        made.model(QStringLiteral("weak-2"), QStringLiteral("0123"));
        made.model(QStringLiteral("good"), QStringLiteral("2000"));
        const auto flaggedItem = made.at(item);
        QVERIFY(flaggedItem);
        QCOMPARE(flaggedItem->reasons, Reasons{FlaggedItemReason::LongestOption});
        QCOMPARE(flaggedItem->weak, (FlaggedItemCount{2, 2}));
        QCOMPARE(flaggedItem->keyLength, 13);
        QCOMPARE(flaggedItem->nextLength, 3);
        QCOMPARE(flaggedItem->score, 1.0);
        FlaggedItemRules rules;
        rules.weakBelow = 30; // weak-1 is right in a third of the others
        QVERIFY(!made.at(item, rules));
    }

    void flagsAndExperts()
    {
        MadeFlaggedItems made;
        const int flagged = made.add(0);
        const int judged = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("00"));
        made.people(flagged, QStringLiteral("00-"));
        const QDateTime time(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
        made.facts.experts.insert(made.questions.at(judged), {{time, QStringLiteral("no option is right")}});
        QCOMPARE(made.at(flagged)->reasons, Reasons{FlaggedItemReason::Flagged});
        QCOMPARE(made.at(flagged)->flagged, (FlaggedItemCount{1, 3}));
        QCOMPARE(made.at(flagged)->flags.value(VoteFlag::NoneRight), 1);
        QVERIFY(noteOf(*made.at(flagged)).contains(QStringLiteral("No correct option: 1")));
        QCOMPARE(made.at(judged)->reasons, Reasons{FlaggedItemReason::AnnotationWrong});
        QCOMPARE(made.at(judged)->score, 3.0);
        // A discussion that kept the key answers both; what is said later counts again.
        made.facts.kept = {{made.question(flagged), time.addSecs(60)}, {made.question(judged), time.addSecs(60)}};
        QVERIFY(made.found().isEmpty());
        made.facts.experts[made.questions.at(judged)].append({time.addSecs(120), {}});
        QCOMPARE(made.at(judged)->experts.size(), 1);
    }

    void aWrittenQuestionHasNoCorrectOptionToLack()
    {
        MadeFlaggedItems made;
        const int item = made.addWritten({QStringLiteral("West Lake")});
        made.people(item, QStringLiteral("---"));
        const auto flaggedItem = made.at(item);
        QVERIFY(flaggedItem);
        QCOMPARE(flaggedItem->reasons, Reasons{FlaggedItemReason::Flagged});
        QVERIFY2(noteOf(*flaggedItem).contains(QStringLiteral("Cannot be answered: 3")), qPrintable(noteOf(*flaggedItem)));
    }

    void aKeptKeyAnswersPeopleButNotModels()
    {
        MadeFlaggedItems made;
        const int people = made.add(0);
        const int both = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("02"));
        made.model(QStringLiteral("m2"), QStringLiteral("02"));
        made.people(people, QStringLiteral("222"));
        made.people(both, QStringLiteral("222"));
        QVERIFY(made.at(people));
        const QDateTime time(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
        made.facts.kept = {{made.question(people), time}, {made.question(both), time}};
        QVERIFY(!made.at(people));
        QCOMPARE(made.at(both)->reasons, (Reasons{FlaggedItemReason::ModelsAgree, FlaggedItemReason::PeopleAgree}));
    }

    void hiddenAndRemovedQuestionsAreNotListed()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        made.model(QStringLiteral("m2"), QStringLiteral("2"));
        QVERIFY(made.at(item));
        made.data.hidden.questions.insert(made.questions.at(item));
        QVERIFY(!made.at(item));
        made.data.hidden.questions.clear();
        made.data.hidden.images.insert(made.data.items.value(made.questions.at(item)).image);
        QVERIFY(!made.at(item));
        made.data.hidden.images.clear();
        QVERIFY(made.at(item));
        made.facts.current.remove(made.questions.at(item)); // another version is in force
        QVERIFY(!made.at(item));
    }

    void isListedAgainOnlyWithNewEvidence()
    {
        MadeFlaggedItems made;
        const int item = made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        made.model(QStringLiteral("m2"), QStringLiteral("2"));
        FlaggedItem flaggedItem = *made.at(item);
        QCOMPARE(flaggedItem.state, FlaggedItemState::Open);
        made.facts.marks.insert(flaggedItem.version, {false, QStringLiteral("stands"), {}, {}, flaggedItem.evidence});
        QCOMPARE(made.at(item)->state, FlaggedItemState::LookedAt);
        QCOMPARE(made.at(item)->mark->note, QStringLiteral("stands"));
        // A reason that does not hold yet is nothing new.
        made.people(item, QStringLiteral("2"));
        QCOMPARE(made.at(item)->state, FlaggedItemState::LookedAt);
        made.model(QStringLiteral("m3"), QStringLiteral("2"));
        QCOMPARE(made.at(item)->state, FlaggedItemState::Open);
        QVERIFY(made.at(item)->isAgain());
        made.facts.marks[flaggedItem.version].evidence = made.at(item)->evidence;
        QCOMPARE(made.at(item)->state, FlaggedItemState::LookedAt);
        made.people(item, QStringLiteral("22"));
        QVERIFY(made.at(item)->isAgain());
        made.facts.inReview.insert(made.question(item));
        QCOMPARE(made.at(item)->state, FlaggedItemState::InReview);
    }

    void inTheOrderOfScoreThenName()
    {
        MadeFlaggedItems made;
        for (int i = 0; i < 11; ++i)
            made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("22222222222"));
        made.model(QStringLiteral("m2"), QStringLiteral("22222222222"));
        QStringList names;
        for (const FlaggedItem &flaggedItem : made.found())
            names.append(flaggedItem.itemId);
        QCOMPARE(names.size(), 11);
        QCOMPARE(names.at(1), QStringLiteral("item-2"));
        QCOMPARE(names.at(10), QStringLiteral("item-11"));
        QCOMPARE(reasonCounts(made.found()).value(FlaggedItemReason::ModelsAgree), 11);
    }

    void saysItsFigures()
    {
        MadeFlaggedItems made;
        made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        made.model(QStringLiteral("m2"), QStringLiteral("2"));
        const QList<FlaggedItem> found = made.found();
        QCOMPARE(sentenceOf(found.constFirst(), FlaggedItemReason::ModelsAgree),
                 QStringLiteral("2 of 2 models choose C; the correct option, A, is chosen by 0."));
        const Json json = flaggedItemsJson(made.data, {}, found);
        QCOMPARE(json["counts"]["models-agree"].get<int>(), 1);
        QCOMPARE(QString::fromStdString(json["suspects"][0]["favoured"]["label"].get<std::string>()), QStringLiteral("C"));
        QCOMPARE(json["suspects"][0]["favoured"]["models"].get<int>(), 2);
        const QList<QByteArray> lines = flaggedItemsCsv(made.data, found).split('\n');
        QCOMPARE(lines.size(), 3); // head, row, what follows the last line end
        QVERIFY(lines.at(1).startsWith("item-1,open,3.000,models-agree,"));
        QVERIFY(lines.at(0).trimmed().endsWith(",practice") && lines.at(1).trimmed().endsWith(",0"));
        QCOMPARE(json["practice"].get<bool>(), false);
    }

    /// Typed labels may have blanks: semicolons are between them.
    void typedLabelsInTheTable()
    {
        MadeFlaggedItems made;
        made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        made.model(QStringLiteral("m2"), QStringLiteral("2"));
        QList<FlaggedItem> found = made.found();
        made.data.preset.dimensions[1].open = true;
        const DimensionCode closed = made.data.preset.dimensions.at(0).code;
        const DimensionCode typed = made.data.preset.dimensions.at(1).code;
        for (const DimensionCode &code : {closed, typed})
            found[0].labels.insert(code, {LabelCode(QStringLiteral("a b")), LabelCode(QStringLiteral("c"))});
        const QByteArray line = flaggedItemsCsv(made.data, found).split('\n').at(1);
        QVERIFY2(line.contains(",a b c,a b;c,"), line.constData());
    }

    void marksPractice()
    {
        MadeFlaggedItems made;
        made.add(0);
        made.model(QStringLiteral("m1"), QStringLiteral("2"));
        made.model(QStringLiteral("m2"), QStringLiteral("2")).run.parameters.practice.emplace();
        const QList<FlaggedItem> found = made.found();
        QVERIFY(flaggedItemsCsv(made.data, found).split('\n').at(1).trimmed().endsWith(",1"));
        QCOMPARE(flaggedItemsJson(made.data, {}, found)["practice"].get<bool>(), true);
    }
};

QTEST_GUILESS_MAIN(FlaggedItemsTest)

#include "flaggeditemstest.moc"
