// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/entries.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

const QString nothing = QStringLiteral("none");

Result<QString> annotationState(Stores &project, const PersonId &person, const ImageId &image)
{
    YUYI_TRY(const auto current, project.annotations().current(image, person));
    if (!current)
        return nothing;
    return QStringLiteral("%1 %2 %3").arg(current->id.toString(), codeOf(current->state)).arg(current->version);
}

/// Whoever opens a case raises its version; what counts is what was decided.
Result<QString> caseState(Stores &project, const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, project.review().adjudicationCase(id));
    YUYI_TRY(const auto decisions, project.review().decisions(id));
    QStringList texts;
    for (const Adjudication &decision : decisions)
        texts.append(decision.id.toString() + QString::fromUtf8(decision.finalValue));
    texts.sort();
    const QByteArray digest = QCryptographicHash::hash(texts.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return codeOf(found.state) + u' ' + QString::fromLatin1(digest.toHex().left(16));
}

Result<QString> codeState(Stores &project, const PersonId &expert, const ErrorCaseId &id)
{
    YUYI_TRY(const auto own, project.errors().code(id, expert));
    YUYI_TRY(const auto final, project.errors().finalCode(id));
    const QString mine = own ? QStringLiteral("%1 %2").arg(codeOf(own->state)).arg(own->version) : nothing;
    return final ? mine + QLatin1String(" settled") : mine;
}

} // namespace

Result<QString> entryStateInProject(Stores &project, const Package &package, Entity entity, const QUuid &subject)
{
    const auto found = [&]() -> Result<QString> {
        switch (entity) {
        case Entity::Image: return annotationState(project, package.person, ImageId(subject));
        case Entity::Validation: {
            YUYI_TRY(const auto round, project.validation().validation(ValidationId(subject)));
            return QStringLiteral("%1 %2").arg(codeOf(round.state)).arg(round.version);
        }
        case Entity::Adjudication: return caseState(project, AdjudicationCaseId(subject));
        case Entity::ErrorCase: return codeState(project, package.person, ErrorCaseId(subject));
        case Entity::Participant: {
            YUYI_TRY(const auto participant, project.studies().participant(ParticipantId(subject)));
            return QStringLiteral("%1 %2").arg(codeOf(participant.state)).arg(participant.version);
        }
        default: return QString();
        }
    }();
    if (!found && found.error().code == ErrorCode::NotFound)
        return QString();
    return found;
}

} // namespace yuyi
