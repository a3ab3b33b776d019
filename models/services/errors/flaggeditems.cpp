// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/flaggeditems.h"

#include "models/domain/text.h"
#include "models/linting/keylength.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr double modelsWeight = 3;
constexpr double peopleWeight = 3;
constexpr double togetherWeight = 2;
constexpr double expertWeight = 3;
constexpr double noPictureWeight = 2;
constexpr double longestWeight = 1;
constexpr double flaggedWeight = 1;

/// What one model says to one question over all its replies.
struct Voice {
    int replies = 0;
    int right = 0;
    AnswerCounts given;
    QHash<GivenAnswer, QString> wordings; ///< the first of each

    void add(const ScoredSlot &slot, const ResultsItem &item)
    {
        ++replies;
        right += slot.result == ResponseResult::Correct ? 1 : 0;
        const GivenAnswer answer = item.given(slot.answer);
        if (answer.isEmpty())
            return;
        ++given[answer];
        if (!slot.answer.text.isEmpty() && !wordings.contains(answer))
            wordings.insert(answer, slot.answer.text);
    }
    /// Empty: no answer has more than half.
    GivenAnswer answer() const
    {
        for (auto one = given.constBegin(); one != given.constEnd(); ++one) {
            if (2 * one.value() > replies)
                return one.key();
        }
        return {};
    }
};

/// One model, with or without the picture.
struct Speaker {
    QString model;
    bool withPicture = true;
    int known = 0; ///< questions whose key is not the longest by far
    int right = 0;

    bool failsElsewhere(int below) const { return known > 0 && 100 * right < below * known; }
};

struct Voices {
    QList<Speaker> speakers;
    QHash<QuestionVersionId, QMap<int, Voice>> of; ///< by the number of the speaker
};

bool isReply(const ScoredSlot &slot)
{
    return slot.status != ReplyStatus::Transient && slot.status != ReplyStatus::Account && slot.result != ResponseResult::Error;
}

Voices voicesOf(const ResultsData &data)
{
    Voices voices;
    QHash<std::pair<QString, bool>, int> numbers;
    for (const ResultsRun &run : data.runs) {
        const std::pair<QString, bool> name(run.run.model, run.withImage);
        if (!numbers.contains(name)) {
            numbers.insert(name, static_cast<int>(voices.speakers.size()));
            voices.speakers.append({name.first, name.second, 0, 0});
        }
        const int number = numbers.value(name);
        for (const ScoredSlot &slot : run.replies) {
            const auto item = data.items.constFind(slot.slot.question);
            if (item != data.items.constEnd() && isReply(slot) && !run.run.examples.contains(slot.slot.question))
                voices.of[slot.slot.question][number].add(slot, *item);
        }
    }
    return voices;
}

/// What people said to one question.
struct Answers {
    AnswerCounts counts;
    QHash<GivenAnswer, QString> wordings; ///< the first of each that a participant of a study gave
    int total = 0;
    QMap<VoteFlag, int> flags;
    FlaggedItemCount flagged;
};

QHash<QuestionVersionId, Answers> answersOf(const ResultsData &data, const FlaggedItemFacts &facts)
{
    QHash<QuestionVersionId, Answers> answers;
    const auto add = [](Answers &mine, const GivenAnswer &given) {
        ++mine.total;
        if (!given.isEmpty())
            ++mine.counts[given];
    };
    for (const ItemVote &vote : data.votes.votes) {
        const QuestionVersionId version = data.votes.items.at(vote.item).version;
        const auto item = data.items.constFind(version);
        if (item == data.items.constEnd())
            continue;
        Answers &mine = answers[version];
        add(mine, vote.chosen);
        ++mine.flagged.n;
        mine.flagged.k += vote.flags != 0 ? 1 : 0;
        int bit = 0;
        for (const auto &[flag, code] : codesOf(VoteFlag{})) {
            if ((vote.flags & (1 << bit++)) != 0)
                ++mine.flags[flag];
        }
    }
    for (auto study = facts.studies.constBegin(); study != facts.studies.constEnd(); ++study) {
        const auto item = data.items.constFind(study.key());
        if (item == data.items.constEnd())
            continue;
        for (const Answer &answer : study.value()) {
            Answers &mine = answers[study.key()];
            const GivenAnswer given = item->given(answer);
            add(mine, given);
            if (!answer.text.isEmpty() && !mine.wordings.contains(given))
                mine.wordings.insert(given, answer.text);
        }
    }
    return answers;
}

/// Everything that is looked at, prepared once.
class Finder
{
public:
    Finder(const ResultsData &data, const FlaggedItemFacts &facts, const FlaggedItemRules &rules)
        : m_data(data), m_facts(facts), m_rules(rules), m_voices(voicesOf(data)), m_answers(answersOf(data, facts))
    {
        for (const QList<ItemSetItem> &set : data.sets) {
            for (const ItemSetItem &item : set) {
                if (!m_labels.contains(item.question))
                    m_labels.insert(item.question, item.labels);
            }
        }
        learnSpeakers();
    }

    std::optional<FlaggedItem> look(const ResultsItem &item) const
    {
        FlaggedItem flaggedItem;
        flaggedItem.version = item.question;
        flaggedItem.question = m_facts.current.value(item.question);
        if (flaggedItem.question.isNull() || item.key().isEmpty() || m_data.hidden.hides(item.question, item.image))
            return std::nullopt;
        flaggedItem.image = item.image;
        flaggedItem.itemId = item.itemId;
        flaggedItem.stem = item.stem;
        flaggedItem.media = item.media;
        flaggedItem.options = item.options;
        flaggedItem.accepted = item.accepted;
        flaggedItem.form.ownLabels = item.ownLabels;
        flaggedItem.key = item.key();
        flaggedItem.labels = m_labels.value(item.question);
        if (const auto kept = m_facts.kept.constFind(flaggedItem.question); kept != m_facts.kept.constEnd())
            flaggedItem.kept = *kept;
        count(flaggedItem, item);
        judge(flaggedItem);
        if (flaggedItem.reasons.isEmpty())
            return std::nullopt;
        settle(flaggedItem);
        return flaggedItem;
    }

private:
    void learnSpeakers()
    {
        for (auto item = m_data.items.constBegin(); item != m_data.items.constEnd(); ++item) {
            const GivenAnswer key = item->key();
            if (key.isEmpty() || longestByFar(item->options, m_data.preset.lint))
                continue;
            const QMap<int, Voice> said = m_voices.of.value(item->question);
            for (auto voice = said.constBegin(); voice != said.constEnd(); ++voice) {
                Speaker &speaker = m_voices.speakers[voice.key()];
                ++speaker.known;
                speaker.right += voice->answer() == key ? 1 : 0;
            }
        }
    }

    static void keepWording(FlaggedItem &flaggedItem, const GivenAnswer &answer, const QHash<GivenAnswer, QString> &wordings)
    {
        if (const QString text = wordings.value(answer); !text.isEmpty() && !flaggedItem.wordings.contains(answer))
            flaggedItem.wordings.insert(answer, text);
    }

    void count(FlaggedItem &flaggedItem, const ResultsItem &item) const
    {
        if (const auto lengths = longestByFar(item.options, m_data.preset.lint)) {
            flaggedItem.keyLength = lengths->key;
            flaggedItem.nextLength = lengths->next;
        }
        const QMap<int, Voice> voices = m_voices.of.value(item.question);
        for (auto voice = voices.constBegin(); voice != voices.constEnd(); ++voice) {
            const Speaker &speaker = m_voices.speakers.at(voice.key());
            const GivenAnswer said = voice->answer();
            if (speaker.withPicture) {
                ++flaggedItem.models.n;
                if (!said.isEmpty())
                    ++flaggedItem.modelCounts[said];
                keepWording(flaggedItem, said, voice->wordings);
            } else {
                ++flaggedItem.withoutPicture.n;
                flaggedItem.withoutPicture.k += voice->right == voice->replies ? 1 : 0;
            }
            if (flaggedItem.keyLength > 0 && speaker.failsElsewhere(m_rules.weakBelow)) {
                ++flaggedItem.weak.n;
                flaggedItem.weak.k += said == flaggedItem.key ? 1 : 0;
            }
        }
        const Answers answers = m_answers.value(item.question);
        flaggedItem.peopleCounts = answers.counts;
        for (auto answer = answers.counts.constBegin(); answer != answers.counts.constEnd(); ++answer)
            keepWording(flaggedItem, answer.key(), answers.wordings);
        flaggedItem.people.n = answers.total;
        flaggedItem.flags = answers.flags;
        flaggedItem.flagged = answers.flagged;
        for (const ExpertWord &word : m_facts.experts.value(item.question)) {
            if (!flaggedItem.kept || word.at > *flaggedItem.kept)
                flaggedItem.experts.append(word);
        }
    }

    void judge(FlaggedItem &flaggedItem) const
    {
        const GivenAnswer models = mostAttractiveOf(flaggedItem.modelCounts, flaggedItem.key);
        const GivenAnswer people = mostAttractiveOf(flaggedItem.peopleCounts, flaggedItem.key);
        flaggedItem.models.k = flaggedItem.modelCounts.value(models);
        flaggedItem.people.k = flaggedItem.peopleCounts.value(people);
        const bool modelsAgree = flaggedItem.models.n >= m_rules.models && flaggedItem.models.k > 1
                              && 100 * flaggedItem.models.k >= m_rules.modelShare * flaggedItem.models.n;
        const bool peopleAgree =
            flaggedItem.people.n >= m_rules.people && 100 * flaggedItem.people.k > m_rules.peopleShare * flaggedItem.people.n;
        flaggedItem.together = modelsAgree && peopleAgree && models == people;
        flaggedItem.favoured = modelsAgree || people.isEmpty() || (!peopleAgree && !models.isEmpty()) ? models : people;

        const auto reason = [&](FlaggedItemReason one, bool holds, double weight) {
            if (holds) {
                flaggedItem.reasons.append(one);
                flaggedItem.score += weight;
            }
        };
        reason(FlaggedItemReason::ModelsAgree, modelsAgree, modelsWeight * flaggedItem.models.share());
        // The team has seen what people said when it kept the key.
        reason(FlaggedItemReason::PeopleAgree, peopleAgree && (!flaggedItem.kept || flaggedItem.together),
               peopleWeight * flaggedItem.people.share() + (flaggedItem.together ? togetherWeight : 0));
        reason(FlaggedItemReason::AnnotationWrong, !flaggedItem.experts.isEmpty(), expertWeight);
        reason(FlaggedItemReason::NoPicture,
               flaggedItem.withoutPicture.n >= m_rules.withoutPicture
                   && flaggedItem.withoutPicture.k == flaggedItem.withoutPicture.n,
               noPictureWeight);
        reason(FlaggedItemReason::LongestOption,
               flaggedItem.keyLength > 0 && flaggedItem.weak.n >= m_rules.models && 2 * flaggedItem.weak.k > flaggedItem.weak.n,
               longestWeight);
        reason(FlaggedItemReason::Flagged,
               !flaggedItem.kept && flaggedItem.flagged.k >= m_rules.flags && flaggedItem.flagged.k > 0, flaggedWeight);

        QList<OptionId> favoured;
        for (const int position : models.options.positions())
            favoured.append(flaggedItem.options.at(position).id);
        flaggedItem.evidence.answer = flaggedItem.isWritten() ? Answer::written(models.text) : Answer(favoured);
        flaggedItem.evidence.counts = {{FlaggedItemReason::ModelsAgree, flaggedItem.models.k},
                                       {FlaggedItemReason::PeopleAgree, flaggedItem.people.k},
                                       {FlaggedItemReason::AnnotationWrong, static_cast<int>(flaggedItem.experts.size())},
                                       {FlaggedItemReason::NoPicture, flaggedItem.withoutPicture.k},
                                       {FlaggedItemReason::LongestOption, flaggedItem.weak.k},
                                       {FlaggedItemReason::Flagged, flaggedItem.flagged.k}};
    }

    void settle(FlaggedItem &flaggedItem) const
    {
        if (const auto mark = m_facts.marks.constFind(flaggedItem.version); mark != m_facts.marks.constEnd())
            flaggedItem.mark = *mark;
        if (m_facts.inReview.contains(flaggedItem.question))
            flaggedItem.state = FlaggedItemState::InReview;
        else if (flaggedItem.mark && flaggedItem.mark->evidence.covers(flaggedItem.evidence, flaggedItem.reasons))
            flaggedItem.state = FlaggedItemState::LookedAt;
    }

    const ResultsData &m_data;
    const FlaggedItemFacts &m_facts;
    const FlaggedItemRules &m_rules;
    Voices m_voices;
    QHash<QuestionVersionId, Answers> m_answers;
    QHash<QuestionVersionId, Labels> m_labels;
};

} // namespace

QList<FlaggedItem> findFlaggedItems(const ResultsData &data, const FlaggedItemFacts &facts, const FlaggedItemRules &rules)
{
    const Finder finder(data, facts, rules);
    QList<FlaggedItem> flaggedItems;
    for (const ResultsItem &item : data.items) {
        if (auto flaggedItem = finder.look(item))
            flaggedItems.append(std::move(*flaggedItem));
    }
    std::sort(flaggedItems.begin(), flaggedItems.end(), [](const FlaggedItem &a, const FlaggedItem &b) {
        if (!qFuzzyCompare(1 + a.score, 1 + b.score))
            return a.score > b.score;
        const bool before = naturallyBefore(a.itemId, b.itemId);
        if (before != naturallyBefore(b.itemId, a.itemId))
            return before;
        return a.version.value() < b.version.value();
    });
    return flaggedItems;
}

QMap<FlaggedItemReason, int> reasonCounts(const QList<FlaggedItem> &flaggedItems)
{
    QMap<FlaggedItemReason, int> counts;
    for (const FlaggedItem &flaggedItem : flaggedItems) {
        for (const FlaggedItemReason reason : flaggedItem.reasons)
            ++counts[reason];
    }
    return counts;
}

int modelsAsked(const ResultsData &data, bool withPicture)
{
    QSet<QString> models;
    for (const ResultsRun &run : data.runs) {
        if (run.withImage == withPicture)
            models.insert(run.run.model);
    }
    return static_cast<int>(models.size());
}

} // namespace yuyi
