// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/people.h"

#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/studies/design/frozen.h"
#include "models/services/studies/design/selection.h"
#include "models/services/studies/planning/enrolment.h"
#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyPeople)
};

bool wasAway(TrialFlag flag)
{
    return flag == TrialFlag::FocusLost || flag == TrialFlag::Minimised || flag == TrialFlag::Suspended;
}

Result<Study> runningStudy(Stores &stores, const StudyId &id)
{
    YUYI_TRY(const auto study, frozenStudy(stores, id));
    if (study.state == StudyState::Closed)
        return failure(ErrorCode::Refused, Tr::tr("The study “%1” is closed, so nobody else can take part.").arg(study.name));
    return study;
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

Result<QList<Participant>> StudyPeople::add(const StudyId &id, int count, const QStringList &names)
{
    QList<Participant> people;
    if (count < 1 || count > participantsAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("The number of participants to add must be from 1 to %1.").arg(participantsAtMost));
    if (names.size() > count)
        return failure(ErrorCode::Invalid, Tr::tr("There are more names than participants."));
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, runningStudy(m_stores, id));
        const auto wanted = [&](int so, int, const std::vector<int> &) { return so < count; };
        YUYI_TRY(const auto added, Enrolment(m_stores, m_actor, m_now).add(study, wanted, names));
        people = added;
        return {};
    }));
    return people;
}

Result<QList<Participant>> StudyPeople::refill(const StudyId &id)
{
    QList<Participant> people;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, runningStudy(m_stores, id));
        const auto lacking = [&](int so, int before, const std::vector<int> &answers) {
            if (study.design.shape != StudyShape::Coverage)
                return before + so < study.design.people;
            return std::any_of(answers.begin(), answers.end(),
                               [&](int count) { return count < study.design.answersPerItem; });
        };
        YUYI_TRY(const auto added, Enrolment(m_stores, m_actor, m_now).add(study, lacking));
        people = added;
        return {};
    }));
    return people;
}

Result<> StudyPeople::setName(const ParticipantId &id, const QString &name)
{
    const QString tidy = name.trimmed();
    if (tidy.size() > 100)
        return failure(ErrorCode::Invalid, Tr::tr("A name can have at most 100 characters."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto person, m_stores.studies().participant(id));
        if (person.state == ParticipantState::Withdrawn)
            return failure(ErrorCode::Refused, Tr::tr("%1 has withdrawn: the name of this person is not kept.").arg(person.code));
        YUYI_CHECK(m_stores.studies().setName(id, tidy));
        // The audit is exported: it says that, not which.
        return m_stores.record(makeEvent(Entity::Participant, id.value(), AuditAction::Named, m_actor));
    });
}

Result<Withdrawal> StudyPeople::withdraw(const QList<ParticipantId> &people)
{
    Withdrawal withdrawal;
    const auto withdrawOne = [&](const ParticipantId &id) -> Result<> {
        YUYI_TRY(const auto person, m_stores.studies().participant(id));
        if (!person.simulated.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("%1 is a simulated participant and cannot withdraw. To remove all simulated "
                                                      "participants, use “End Dry Run”, or “study PROJECT simulate STUDY --remove” "
                                                      "on the command line.")
                                                   .arg(person.code));
        // Who has withdrawn may still be in the copies: the program was ended, or a copy could not be reached.
        const bool before = person.state == ParticipantState::Withdrawn;
        if (!before)
            YUYI_CHECK(m_stores.studies().erase(id));
        YUYI_TRY(const auto packages, withdrawPackages(m_stores, id));
        if (packages > 0)
            withdrawal.kept.append(Tr::tr("%n work package file(s) made for the participant %1: returned packages will be rejected, but "
                                          "you must delete the files yourself.",
                                          nullptr, packages)
                                       .arg(person.code));
        if (before)
            return {};
        return m_stores.record(makeEvent(Entity::Participant, id.value(), AuditAction::Withdrawn, m_actor, {},
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
    withdrawal.kept.append(Tr::tr("Files stored elsewhere: exported answers, and copies of the project or of its backups."));
    return withdrawal;
}

Result<> StudyPeople::conclude(const ParticipantId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, m_stores.studies().participant(id));
        YUYI_TRY(const auto trials, m_stores.studies().trials(id));
        const auto answered = std::count_if(trials.begin(), trials.end(), [](const Trial &trial) { return trial.isAnswered(); });
        if (person.state != ParticipantState::Active || answered == 0) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "You can end only a participation that is in progress. If %1 has answered nothing, use "
                    "“Withdraw” instead.")
                    .arg(person.code));
        }
        person.state = ParticipantState::Finished;
        person.finishedAt = m_now();
        YUYI_CHECK(m_stores.studies().updateParticipant(person));
        return m_stores.record(makeEvent(Entity::Participant, id.value(), AuditAction::Concluded, m_actor, {},
                                         jsonText({{"answered", answered}, {"of", trials.size()}})));
    });
}

Result<QList<ParticipantRow>> StudyPeople::rows(const StudyId &id)
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
            row.flagged += std::any_of(trial.flags.begin(), trial.flags.end(), wasAway) ? 1 : 0;
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

Result<QList<Participant>> StudyPeople::simulate(const StudyId &id, SimulatedKind kind, int count)
{
    QList<Participant> people;
    if (count < 1 || count > participantsAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("The number of participants to add must be from 1 to %1.").arg(participantsAtMost));
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, frozenStudy(m_stores, id));
        YUYI_TRY(const auto selection, frozenSelection(m_stores, study));
        YUYI_TRY(const auto info, m_stores.project().info());
        QHash<QuestionVersionId, SimulatedQuestion> questions;
        for (const Question &question : selection.questions)
            questions.insert(question.versionId, {question.key(), info.preset.takesSeveral(question.kind), question.accepted});
        const auto wanted = [&](int so, int, const std::vector<int> &) { return so < count; };
        YUYI_TRY(const auto added, Enrolment(m_stores, m_actor, m_now).add(study, wanted, {}, codeOf(kind)));
        people = added;
        for (Participant &person : people) {
            YUYI_TRY(const auto trials, m_stores.studies().trials(person.id));
            const QList<Trial> answers =
                simulatedAnswers(person, kind, trials, questions, study.design.timeLimitSeconds, m_now());
            for (const Trial &trial : answers)
                YUYI_CHECK(m_stores.studies().saveTrial(trial));
            person.state = ParticipantState::Finished;
            person.texts = study.texts;
            person.finishedAt = answers.isEmpty() ? m_now() : answers.constLast().answeredAt;
            YUYI_CHECK(m_stores.studies().updateParticipant(person));
            ++person.version;
        }
        return m_stores.record(makeEvent(Entity::Study, id.value(), AuditAction::Simulated, m_actor, {},
                                         jsonText({{"simulated", toUtf8(codeOf(kind))}, {"count", count}})));
    }));
    return people;
}

Result<int> StudyPeople::removeSimulated(const StudyId &id)
{
    int removed = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto count, m_stores.studies().removeSimulated(id));
        removed = count;
        if (removed == 0)
            return {};
        return m_stores.record(makeEvent(Entity::Study, id.value(), AuditAction::SimulationRemoved, m_actor,
                                         QByteArray::number(removed)));
    }));
    return removed;
}

} // namespace yuyi
