// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/enrolment.h"

#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/services/studies/design/selection.h"
#include "models/services/studies/planning/orders.h"
#include "models/services/studies/planning/plan.h"
#include "models/services/studies/planning/seats.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>
#include <QStringBuilder>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Enrolment)
};

/// Everybody of one kind, people or simulated, and what is planned for them.
struct Group {
    QList<Participant> people;
    QHash<ParticipantId, QList<Trial>> trials;
    QSet<ParticipantId> declined; ///< nobody waits for them, though they may still come

    bool isLost(const Participant &person) const
    {
        return person.state == ParticipantState::Withdrawn || declined.contains(person.id);
    }
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
        if (isLost(person))
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
        if (person.simulated.isEmpty() == simulated)
            continue;
        group.people.append(person);
        YUYI_TRY(const auto declined, hasDeclined(stores, person));
        if (declined)
            group.declined.insert(person.id);
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
    planner.keepOrder(selection.inOrder());
    for (const Participant &person : group.people) {
        if (!group.isLost(person))
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

} // namespace

Result<QList<Participant>> Enrolment::add(const Study &study, const Wanted &wanted, const QStringList &names,
                                          const QString &simulated)
{
    YUYI_TRY(auto group, groupOf(m_stores, study.id, !simulated.isEmpty()));
    YUYI_TRY(auto planner, plannerOf(m_stores, study, group));
    const auto before = static_cast<int>(
        std::count_if(group.people.begin(), group.people.end(), [&](const Participant &one) { return group.complete(one); }));
    YUYI_TRY(auto codes, codesInProject(m_stores));
    QList<Participant> added;
    while (wanted(static_cast<int>(added.size()), before, planner.answers())) {
        if (group.people.size() >= participantsAtMost)
            return failure(ErrorCode::Refused, Tr::tr("A study has at most %1 participants.").arg(participantsAtMost));
        Participant person = nextParticipant(study, group, simulated, codes);
        person.createdAt = m_now();
        person.createdBy = m_actor;
        YUYI_CHECK(m_stores.studies().addParticipant(person, planner.plan(person)));
        if (const QString name = names.value(added.size()).trimmed(); !name.isEmpty())
            YUYI_CHECK(m_stores.studies().setName(person.id, name));
        const Json after{{"code", toUtf8(person.code)}, {"study", toUtf8(study.name)}};
        if (const auto recorded = m_stores.record(makeEvent(Entity::Participant, person.id.value(), AuditAction::Added,
                                                            m_actor, {}, jsonText(after)));
            !recorded)
            return passOn(recorded);
        codes.insert(person.code);
        group.people.append(person);
        added.append(person);
    }
    return added;
}

} // namespace yuyi
