// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part in a study.
#include "models/domain/json.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/studies/plan.h"
#include "models/services/studies/studyservice.h"
#include "models/stores/packagestore.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>
#include <QStringBuilder>

#include <algorithm>
#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyService)
};

constexpr int peopleAtMost = 1'000;

bool isAway(TrialFlag flag)
{
    return flag == TrialFlag::FocusLost || flag == TrialFlag::Minimised || flag == TrialFlag::Suspended;
}

/// Everybody of one kind, people or simulated, and what is planned for them.
struct Group {
    QList<Participant> people;
    QHash<ParticipantId, QList<Trial>> trials;

    /// Main items that the person has answered or is to answer.
    QList<QuestionVersionId> countedOf(const Participant &person) const
    {
        QList<QuestionVersionId> questions;
        for (const Trial &trial : trials.value(person.id)) {
            if (trial.part == StudyPart::Main && (trial.isAnswered() || person.state != ParticipantState::Finished))
                questions.append(trial.question);
        }
        return questions;
    }
    /// Will have answered all main items.
    bool complete(const Participant &person) const
    {
        if (person.state == ParticipantState::Withdrawn)
            return false;
        const QList<Trial> all = trials.value(person.id);
        return person.state != ParticipantState::Finished
            || std::none_of(all.begin(), all.end(), [](const Trial &trial) {
                   return trial.part == StudyPart::Main && !trial.isAnswered();
               });
    }
};

Result<Group> groupOf(Stores &stores, const StudyId &study, bool simulated)
{
    Group group;
    YUYI_TRY(const auto people, stores.studies().participants(study));
    YUYI_TRY(const auto trials, stores.studies().trialsOf(study));
    for (const Participant &person : people) {
        if (person.simulated.isEmpty() != simulated)
            group.people.append(person);
    }
    for (const Trial &trial : trials)
        group.trials[trial.participant].append(trial);
    return group;
}

/// A planner that knows what everybody of the group is asked.
Result<StudyPlanner> plannerOf(Stores &stores, const Study &study, const Group &group)
{
    YUYI_TRY(const auto selection, frozenSelection(stores, study));
    StudyPlanner planner(study.design, selection.items, selection.options());
    for (const Participant &person : group.people) {
        if (person.state != ParticipantState::Withdrawn)
            planner.count(group.countedOf(person));
    }
    return planner;
}

/// @brief A code nobody can guess: with it a person goes on at a shared computer and asks for deletion. Letters and figures that are
/// not mistaken for one another when read out or copied by hand (no O, 0, I, 1, B, 8, S, 5, Z, 2), no vowels that make words of them,
/// a letter first so that no spreadsheet takes it for a number.
QString unguessableCode(const QSet<QString> &taken)
{
    constexpr int length = 6;
    static const QString letters = QStringLiteral("CDFGHJKLMNPQRTVWXY");
    static const QString all = letters % QStringLiteral("34679");
    QString code;
    do {
        code.clear();
        for (int i = 0; i < length; ++i) {
            const QString &from = i == 0 ? letters : all;
            code.append(from.at(QRandomGenerator::system()->bounded(static_cast<int>(from.size()))));
        }
    } while (taken.contains(code));
    return code;
}

/// Of all studies of the project: a code alone names a person.
Result<QSet<QString>> codesInProject(Stores &stores)
{
    QSet<QString> codes;
    YUYI_TRY(const auto studies, stores.studies().studies());
    for (const Study &study : studies) {
        YUYI_TRY(const auto people, stores.studies().participants(study.id));
        for (const Participant &person : people)
            codes.insert(person.code);
    }
    return codes;
}

Participant nextParticipant(const Study &study, const Group &group, const QString &simulated, const QSet<QString> &taken)
{
    Participant person;
    person.id = ParticipantId::create();
    person.study = study.id;
    person.number = simulated.isEmpty() ? 1 : simulatedFrom;
    for (const Participant &other : group.people)
        person.number = std::max(person.number, other.number + 1);
    // Nobody goes on as a simulated person: they are told by their number.
    person.code = simulated.isEmpty() ? unguessableCode(taken)
                                      : QStringLiteral("S%1").arg(planNumber(person.number), 2, 10, QLatin1Char('0'));
    person.simulated = simulated;
    person.seed = participantSeed(study.seed, person.number);
    return person;
}

/// Whatever comes back of the person's packages is refused from now on. Returns how many were made.
Result<int> withdrawPackages(Stores &stores, const ParticipantId &id)
{
    YUYI_TRY(const auto packages, stores.packages().packages());
    int made = 0;
    for (Package package : packages) {
        if (package.participant != id)
            continue;
        ++made;
        if (package.state == PackageState::Withdrawn)
            continue;
        package.state = PackageState::Withdrawn;
        YUYI_CHECK(stores.packages().update(package));
    }
    return made;
}

} // namespace

Result<QList<Participant>> StudyService::addWithin(const Study &study, const Wanted &wanted, const QStringList &names,
                                                   const QString &simulated)
{
    YUYI_TRY(auto group, groupOf(m_stores, study.id, !simulated.isEmpty()));
    YUYI_TRY(auto planner, plannerOf(m_stores, study, group));
    const auto before = static_cast<int>(
        std::count_if(group.people.begin(), group.people.end(), [&](const Participant &one) { return group.complete(one); }));
    YUYI_TRY(auto codes, codesInProject(m_stores));
    QList<Participant> added;
    while (wanted(static_cast<int>(added.size()), before, planner.answers())) {
        if (group.people.size() >= peopleAtMost)
            return failure(ErrorCode::Refused, Tr::tr("A study has at most %1 participants.").arg(peopleAtMost));
        Participant person = nextParticipant(study, group, simulated, codes);
        person.createdAt = m_now();
        person.createdBy = m_actor;
        YUYI_CHECK(m_stores.studies().addParticipant(person, planner.plan(person)));
        if (const QString name = names.value(added.size()).trimmed(); !name.isEmpty())
            YUYI_CHECK(m_stores.studies().setName(person.id, name));
        const Json after{{"code", toUtf8(person.code)}, {"study", toUtf8(study.name)}};
        if (const auto recorded = m_stores.record(makeEvent(Entity::Participant, person.id.value(), QStringLiteral("added"),
                                                            m_actor, {}, jsonText(after)));
            !recorded)
            return passOn(recorded);
        codes.insert(person.code);
        group.people.append(person);
        added.append(person);
    }
    return added;
}

Result<QList<Participant>> StudyService::addParticipants(const StudyId &id, int count, const QStringList &names)
{
    QList<Participant> people;
    if (count < 1 || count > peopleAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("Add 1 to %1 participants.").arg(peopleAtMost));
    if (names.size() > count)
        return failure(ErrorCode::Invalid, Tr::tr("There are more names than participants."));
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, running(id));
        YUYI_TRY(const auto added, addWithin(study, [&](int so, int, const std::vector<int> &) { return so < count; }, names));
        people = added;
        return {};
    }));
    return people;
}

Result<QList<Participant>> StudyService::refill(const StudyId &id)
{
    QList<Participant> people;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, running(id));
        const auto lacking = [&](int so, int before, const std::vector<int> &answers) {
            if (study.design.shape != StudyShape::Coverage)
                return before + so < study.design.people;
            return std::any_of(answers.begin(), answers.end(),
                               [&](int count) { return count < study.design.answersPerItem; });
        };
        YUYI_TRY(const auto added, addWithin(study, lacking, {}));
        people = added;
        return {};
    }));
    return people;
}

Result<> StudyService::setName(const ParticipantId &id, const QString &name)
{
    const QString tidy = name.trimmed();
    if (tidy.size() > 100)
        return failure(ErrorCode::Invalid, Tr::tr("A name has at most 100 characters."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto person, m_stores.studies().participant(id));
        if (person.state == ParticipantState::Withdrawn)
            return failure(ErrorCode::Refused, Tr::tr("%1 has withdrawn: the name of this person is not kept.").arg(person.code));
        YUYI_CHECK(m_stores.studies().setName(id, tidy));
        // The audit is exported: it says that, not which.
        return m_stores.record(makeEvent(Entity::Participant, id.value(), QStringLiteral("named"), m_actor));
    });
}

Result<Withdrawal> StudyService::withdraw(const QList<ParticipantId> &people)
{
    Withdrawal withdrawal;
    const auto withdrawOne = [&](const ParticipantId &id) -> Result<> {
        YUYI_TRY(const auto person, m_stores.studies().participant(id));
        if (person.state == ParticipantState::Withdrawn)
            return failure(ErrorCode::Refused, Tr::tr("%1 has withdrawn already.").arg(person.code));
        YUYI_CHECK(m_stores.studies().erase(id));
        YUYI_TRY(const auto packages, withdrawPackages(m_stores, id));
        if (packages > 0)
            withdrawal.kept.append(Tr::tr("%n work package file(s) of %1: returned packages are rejected, but you must delete "
                                          "the files yourself.",
                                          nullptr, packages).arg(person.code));
        return m_stores.record(makeEvent(Entity::Participant, id.value(), QStringLiteral("withdrawn"), m_actor, {},
                                         jsonText({{"code", toUtf8(person.code)}})));
    };
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        for (const ParticipantId &id : people)
            YUYI_CHECK(withdrawOne(id));
        return {};
    }));
    const auto copies = m_stores.studies().eraseFromCopies(people);
    if (copies) {
        withdrawal.backups = copies->backups;
        withdrawal.kept += copies->kept;
    } else {
        withdrawal.kept.append(copies.error().sentence);
    }
    withdrawal.kept.append(Tr::tr("Exported answers, and copies of the project or its backups, stored elsewhere."));
    return withdrawal;
}

Result<> StudyService::conclude(const ParticipantId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, m_stores.studies().participant(id));
        YUYI_TRY(const auto trials, m_stores.studies().trials(id));
        const auto answered = std::count_if(trials.begin(), trials.end(), [](const Trial &trial) { return trial.isAnswered(); });
        if (person.state != ParticipantState::Active || answered == 0) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The participation of %1 is not in progress. If this person has answered nothing, use "
                                  "“Withdraw” instead.").arg(person.code));
        }
        person.state = ParticipantState::Finished;
        person.finishedAt = m_now();
        YUYI_CHECK(m_stores.studies().updateParticipant(person));
        return m_stores.record(makeEvent(Entity::Participant, id.value(), QStringLiteral("concluded"), m_actor, {},
                                         jsonText({{"answered", answered}, {"of", trials.size()}})));
    });
}

Result<QList<ParticipantRow>> StudyService::participants(const StudyId &id)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    YUYI_TRY(const auto people, m_stores.studies().participants(id));
    YUYI_TRY(const auto trials, m_stores.studies().trialsOf(id));
    YUYI_TRY(const auto names, lead ? m_stores.studies().names(id) : Result<QHash<ParticipantId, QString>>());
    YUYI_TRY(const auto packages, m_stores.packages().packages());
    QHash<ParticipantId, QList<Trial>> byPerson;
    for (const Trial &trial : trials)
        byPerson[trial.participant].append(trial);
    QList<ParticipantRow> rows;
    for (const Participant &person : people) {
        ParticipantRow row;
        row.participant = person;
        row.name = names.value(person.id);
        QList<qint64> times;
        for (const Trial &trial : byPerson.value(person.id)) {
            ++row.trials;
            row.answered += trial.isAnswered() ? 1 : 0;
            row.flagged += std::any_of(trial.flags.begin(), trial.flags.end(), isAway) ? 1 : 0;
            row.timedOut += trial.flags.contains(TrialFlag::TimedOut) ? 1 : 0;
            row.resumed += trial.flags.contains(TrialFlag::Resumed) ? 1 : 0;
            if (trial.part == StudyPart::Main && trial.isAnswered())
                times.append(trial.milliseconds);
        }
        std::sort(times.begin(), times.end());
        if (!times.isEmpty())
            row.medianMs = (times.at((times.size() - 1) / 2) + times.at(times.size() / 2)) / 2;
        row.packed = std::any_of(packages.begin(), packages.end(), [&](const Package &package) {
            return package.participant == person.id && package.isOut();
        });
        rows.append(row);
    }
    return rows;
}

Result<QList<Participant>> StudyService::simulate(const StudyId &id, SimulatedKind kind, int count)
{
    QList<Participant> people;
    if (count < 1 || count > peopleAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("Add 1 to %1 participants.").arg(peopleAtMost));
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, frozen(id));
        YUYI_TRY(const auto selection, frozenSelection(m_stores, study));
        QHash<QuestionVersionId, OptionId> keys;
        for (const Question &question : selection.questions) {
            if (const int key = question.keyIndex(); key >= 0)
                keys.insert(question.versionId, question.options.at(key).id);
        }
        YUYI_TRY(const auto added, addWithin(study, [&](int so, int, const std::vector<int> &) { return so < count; }, {}, codeOf(kind)));
        people = added;
        for (Participant &person : people) {
            YUYI_TRY(const auto trials, m_stores.studies().trials(person.id));
            const QList<Trial> answers =
                simulatedAnswers(person, kind, trials, keys, study.design.timeLimitSeconds, m_now());
            for (const Trial &trial : answers)
                YUYI_CHECK(m_stores.studies().saveTrial(trial));
            person.state = ParticipantState::Finished;
            person.texts = study.texts;
            person.finishedAt = answers.isEmpty() ? m_now() : answers.constLast().answeredAt;
            YUYI_CHECK(m_stores.studies().updateParticipant(person));
            ++person.version;
        }
        return m_stores.record(makeEvent(Entity::Study, id.value(), QStringLiteral("simulated"), m_actor, {},
                                         jsonText({{"simulated", toUtf8(codeOf(kind))}, {"count", count}})));
    }));
    return people;
}

Result<int> StudyService::removeSimulated(const StudyId &id)
{
    int removed = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto count, m_stores.studies().removeSimulated(id));
        removed = count;
        if (removed == 0)
            return {};
        return m_stores.record(makeEvent(Entity::Study, id.value(), QStringLiteral("simulation-removed"), m_actor,
                                         QByteArray::number(removed)));
    }));
    return removed;
}

Result<Study> StudyService::running(const StudyId &id)
{
    YUYI_TRY(const auto study, frozen(id));
    if (study.state == StudyState::Closed)
        return failure(ErrorCode::Refused, Tr::tr("The study “%1” is closed, so nobody else can take part.").arg(study.name));
    return study;
}

} // namespace yuyi
