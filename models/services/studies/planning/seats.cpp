// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/planning/seats.h"

#include "models/domain/history/changes.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/text.h"
#include "models/stores/deskstore.h"
#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QStringBuilder>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudySeats)
};

} // namespace

Result<bool> hasDeclined(Stores &stores, const Participant &participant)
{
    if (participant.state != ParticipantState::Invited)
        return false;
    YUYI_TRY(const auto events, stores.history().eventsOf(participant.id.value()));
    return std::any_of(events.begin(), events.end(), [](const Event &event) { return event.is(AuditAction::Declined); });
}

Result<bool> hasStudyLogin(Stores &stores, const ParticipantId &participant)
{
    // A project that was moved away from its server keeps the trail, not the logins.
    if (!stores.desk().hasLogins())
        return false;
    YUYI_TRY(const auto events, stores.history().eventsOf(participant.value()));
    QSet<QString> logins;
    for (const Event &event : events) {
        const QString login = textOf(storedJson(event.after), "login");
        if (event.is(AuditAction::Invited))
            logins.insert(login);
        else if (event.is(AuditAction::LoginEnded))
            logins.remove(login);
    }
    return !logins.isEmpty();
}

Result<StudySeats> studySeats(Stores &stores, const StudyId &id)
{
    YUYI_TRY(const auto study, stores.studies().study(id));
    YUYI_TRY(const auto people, stores.studies().participants(id));
    YUYI_TRY(const auto packages, stores.packages().packages());
    StudySeats seats{study.name, study.state, people, {}, {}};
    for (const Package &package : packages) {
        if (package.isOut())
            seats.elsewhere.insert(package.participant);
    }
    for (const Participant &person : people) {
        if (!seats.isFree(person))
            continue;
        YUYI_TRY(const auto declined, hasDeclined(stores, person));
        if (declined)
            seats.declined.insert(person.id);
    }
    return seats;
}

bool StudySeats::isFree(const Participant &participant) const
{
    return state == StudyState::Running && participant.state == ParticipantState::Invited && participant.simulated.isEmpty()
        && !elsewhere.contains(participant.id) && !declined.contains(participant.id);
}

Result<ParticipantId> participantOfCode(Stores &stores, const QString &code)
{
    const qsizetype slash = code.lastIndexOf(u'/');
    const QString study = normalised(code.left(std::max<qsizetype>(0, slash)));
    const QString wanted = normalised(code.mid(slash + 1));
    YUYI_TRY(const auto studies, stores.studies().studies());
    QList<Participant> found;
    QStringList names;
    for (const Study &one : studies) {
        if (one.state == StudyState::Draft || (slash >= 0 && normalised(one.name) != study))
            continue;
        YUYI_TRY(const auto people, stores.studies().participants(one.id));
        for (const Participant &person : people) {
            if (normalised(person.code) != wanted)
                continue;
            found.append(person);
            names.append(one.name % QLatin1Char('/') % person.code);
        }
    }
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("There is no participant “%1” in any started study.").arg(code));
    if (found.size() > 1)
        return failure(ErrorCode::Invalid, Tr::tr("Several studies have a participant “%1”: %2.")
                                               .arg(code, names.join(QStringLiteral(", "))));
    return found.constFirst().id;
}

} // namespace yuyi
