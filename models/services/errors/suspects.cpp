// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/suspects.h"

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
    QList<std::pair<OptionId, int>> chosen;

    void add(const ScoredSlot &slot)
    {
        ++replies;
        right += slot.result == ResponseResult::Correct ? 1 : 0;
        if (slot.option.isNull())
            return;
        for (auto &[option, count] : chosen) {
            if (option == slot.option) {
                ++count;
                return;
            }
        }
        chosen.append({slot.option, 1});
    }
    /// Null: no option has more than half.
    OptionId option() const
    {
        for (const auto &[option, count] : chosen) {
            if (2 * count > replies)
                return option;
        }
        return {};
    }
};

/// One model, with or without the picture.
struct Speaker {
    QString model;
    bool withPicture = true;
    int known = 0;                   ///< questions whose key is not the longest by far
    int right = 0;

    bool failsElsewhere(int below) const { return known > 0 && 100 * right < below * known; }
};

struct Voices {
    QList<Speaker> speakers;
    QHash<QuestionVersionId, QMap<int, Voice>> of;   ///< by the number of the speaker
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
        auto number = numbers.constFind(name);
        if (number == numbers.constEnd()) {
            number = numbers.insert(name, static_cast<int>(voices.speakers.size()));
            voices.speakers.append({name.first, name.second, 0, 0});
        }
        for (const ScoredSlot &slot : run.replies) {
            if (isReply(slot) && !run.run.examples.contains(slot.slot.question))
                voices.of[slot.slot.question][*number].add(slot);
        }
    }
    return voices;
}

/// What people said to one question.
struct Answers {
    QList<int> counts;               ///< by position
    int total = 0;
    QMap<VoteFlag, int> flags;
    SuspectCount flagged;
};

int positionOf(const QList<Option> &options, const OptionId &id)
{
    for (int i = 0; !id.isNull() && i < options.size(); ++i) {
        if (options.at(i).id == id)
            return i;
    }
    return -1;
}

QHash<QuestionVersionId, Answers> answersOf(const ResultsData &data, const SuspectFacts &facts)
{
    QHash<QuestionVersionId, Answers> answers;
    const auto add = [](Answers &mine, qsizetype options, int position) {
        mine.counts.resize(options);
        ++mine.total;
        if (position >= 0 && position < options)
            ++mine.counts[position];
    };
    for (const ItemVote &vote : data.votes.votes) {
        const QuestionVersionId version = data.votes.items.at(vote.item).version;
        const auto item = data.items.constFind(version);
        if (item == data.items.constEnd())
            continue;
        Answers &mine = answers[version];
        add(mine, item->options.size(), vote.option);
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
        for (const OptionId &option : study.value())
            add(answers[study.key()], item->options.size(), positionOf(item->options, option));
    }
    return answers;
}

/// The other option chosen most, of several the first; −1: none is.
int rivalOf(const QList<int> &counts, int key)
{
    int rival = -1;
    for (int i = 0; i < counts.size(); ++i) {
        if (i != key && counts.at(i) > 0 && (rival < 0 || counts.at(i) > counts.at(rival)))
            rival = i;
    }
    return rival;
}

/// Everything that is looked at, prepared once.
class Finder
{
public:
    Finder(const ResultsData &data, const SuspectFacts &facts, const SuspectRules &rules)
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

    std::optional<Suspect> look(const ResultsItem &item) const
    {
        Suspect suspect;
        suspect.version = item.question;
        suspect.question = m_facts.current.value(item.question);
        if (suspect.question.isNull() || item.key < 0 || m_data.hidden.hides(item.question, item.image))
            return std::nullopt;
        suspect.image = item.image;
        suspect.itemId = item.itemId;
        suspect.stem = item.stem;
        suspect.options = item.options;
        suspect.key = item.key;
        suspect.labels = m_labels.value(item.question);
        if (const auto kept = m_facts.kept.constFind(suspect.question); kept != m_facts.kept.constEnd())
            suspect.kept = *kept;
        count(suspect, item);
        judge(suspect);
        if (suspect.reasons.isEmpty())
            return std::nullopt;
        settle(suspect);
        return suspect;
    }

private:
    void learnSpeakers()
    {
        for (auto item = m_data.items.constBegin(); item != m_data.items.constEnd(); ++item) {
            if (item->key < 0 || longestByFar(item->options, m_data.preset.lint))
                continue;
            const OptionId key = item->options.at(item->key).id;
            const QMap<int, Voice> said = m_voices.of.value(item->question);
            for (auto voice = said.constBegin(); voice != said.constEnd(); ++voice) {
                Speaker &speaker = m_voices.speakers[voice.key()];
                ++speaker.known;
                speaker.right += voice->option() == key ? 1 : 0;
            }
        }
    }

    void count(Suspect &suspect, const ResultsItem &item) const
    {
        suspect.modelCounts.resize(item.options.size());
        if (const auto lengths = longestByFar(item.options, m_data.preset.lint)) {
            suspect.keyLength = lengths->key;
            suspect.nextLength = lengths->next;
        }
        const QMap<int, Voice> said = m_voices.of.value(item.question);
        for (auto voice = said.constBegin(); voice != said.constEnd(); ++voice) {
            const Speaker &speaker = m_voices.speakers.at(voice.key());
            const int position = positionOf(item.options, voice->option());
            if (speaker.withPicture) {
                ++suspect.models.n;
                if (position >= 0)
                    ++suspect.modelCounts[position];
            } else {
                ++suspect.withoutPicture.n;
                suspect.withoutPicture.k += voice->right == voice->replies ? 1 : 0;
            }
            if (suspect.keyLength > 0 && speaker.failsElsewhere(m_rules.weakBelow)) {
                ++suspect.weak.n;
                suspect.weak.k += position == item.key ? 1 : 0;
            }
        }
        const Answers answers = m_answers.value(item.question);
        suspect.peopleCounts = answers.counts;
        suspect.peopleCounts.resize(item.options.size());
        suspect.people.n = answers.total;
        suspect.flags = answers.flags;
        suspect.flagged = answers.flagged;
        for (const ExpertWord &word : m_facts.experts.value(item.question)) {
            if (!suspect.kept || word.at > *suspect.kept)
                suspect.experts.append(word);
        }
    }

    void judge(Suspect &suspect) const
    {
        const int models = rivalOf(suspect.modelCounts, suspect.key);
        const int people = rivalOf(suspect.peopleCounts, suspect.key);
        suspect.models.k = models >= 0 ? suspect.modelCounts.at(models) : 0;
        suspect.people.k = people >= 0 ? suspect.peopleCounts.at(people) : 0;
        const bool modelsAgree = suspect.models.n >= m_rules.models && suspect.models.k > 1
            && 100 * suspect.models.k >= m_rules.modelShare * suspect.models.n;
        const bool peopleAgree = suspect.people.n >= m_rules.people && 100 * suspect.people.k > m_rules.peopleShare * suspect.people.n;
        suspect.together = modelsAgree && peopleAgree && models == people;
        suspect.favoured = modelsAgree || people < 0 || (!peopleAgree && models >= 0) ? models : people;

        const auto reason = [&](SuspectReason one, bool holds, double weight) {
            if (holds) {
                suspect.reasons.append(one);
                suspect.score += weight;
            }
        };
        reason(SuspectReason::ModelsAgree, modelsAgree, modelsWeight * suspect.models.share());
        // The team has seen what people said when it kept the key.
        reason(SuspectReason::PeopleAgree, peopleAgree && (!suspect.kept || suspect.together),
               peopleWeight * suspect.people.share() + (suspect.together ? togetherWeight : 0));
        reason(SuspectReason::AnnotationWrong, !suspect.experts.isEmpty(), expertWeight);
        reason(SuspectReason::NoPicture,
               suspect.withoutPicture.n >= m_rules.withoutPicture && suspect.withoutPicture.k == suspect.withoutPicture.n, noPictureWeight);
        reason(SuspectReason::LongestOption,
               suspect.keyLength > 0 && suspect.weak.n >= m_rules.models && 2 * suspect.weak.k > suspect.weak.n, longestWeight);
        reason(SuspectReason::Flagged, !suspect.kept && suspect.flagged.k >= m_rules.flags && suspect.flagged.k > 0, flaggedWeight);

        if (models >= 0)
            suspect.evidence.option = suspect.options.at(models).id;
        suspect.evidence.counts = {{SuspectReason::ModelsAgree, suspect.models.k},
                                   {SuspectReason::PeopleAgree, suspect.people.k},
                                   {SuspectReason::AnnotationWrong, static_cast<int>(suspect.experts.size())},
                                   {SuspectReason::NoPicture, suspect.withoutPicture.k},
                                   {SuspectReason::LongestOption, suspect.weak.k},
                                   {SuspectReason::Flagged, suspect.flagged.k}};
    }

    void settle(Suspect &suspect) const
    {
        if (const auto mark = m_facts.marks.constFind(suspect.version); mark != m_facts.marks.constEnd())
            suspect.mark = *mark;
        if (m_facts.inReview.contains(suspect.question))
            suspect.state = SuspectState::InReview;
        else if (suspect.mark && suspect.mark->evidence.covers(suspect.evidence, suspect.reasons))
            suspect.state = SuspectState::LookedAt;
    }

    const ResultsData &m_data;
    const SuspectFacts &m_facts;
    const SuspectRules &m_rules;
    Voices m_voices;
    QHash<QuestionVersionId, Answers> m_answers;
    QHash<QuestionVersionId, Labels> m_labels;
};

} // namespace

QList<Suspect> findSuspects(const ResultsData &data, const SuspectFacts &facts, const SuspectRules &rules)
{
    const Finder finder(data, facts, rules);
    QList<Suspect> suspects;
    for (const ResultsItem &item : data.items) {
        if (auto suspect = finder.look(item))
            suspects.append(std::move(*suspect));
    }
    std::sort(suspects.begin(), suspects.end(), [](const Suspect &a, const Suspect &b) {
        if (!qFuzzyCompare(1 + a.score, 1 + b.score))
            return a.score > b.score;
        const bool before = naturallyBefore(a.itemId, b.itemId);
        if (before != naturallyBefore(b.itemId, a.itemId))
            return before;
        return a.version.value() < b.version.value();
    });
    return suspects;
}

QMap<SuspectReason, int> reasonCounts(const QList<Suspect> &suspects)
{
    QMap<SuspectReason, int> counts;
    for (const Suspect &suspect : suspects) {
        for (const SuspectReason reason : suspect.reasons)
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
