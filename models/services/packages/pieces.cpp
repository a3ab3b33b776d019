// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/pieces.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCryptographicHash>

#include <algorithm>

namespace yuyi {

namespace {

const QString nothing = QStringLiteral("none");

Result<QString> annotationState(Stores &home, const PersonId &person, const ImageId &image)
{
    YUYI_TRY(const auto current, home.annotations().current(image, person));
    if (!current)
        return nothing;
    return QStringLiteral("%1 %2 %3").arg(current->id.toString(), codeOf(current->state)).arg(current->version);
}

/// Whoever opens a case raises its version; what counts is what was decided.
Result<QString> caseState(Stores &home, const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, home.review().adjudicationCase(id));
    YUYI_TRY(const auto decisions, home.review().decisions(id));
    QStringList texts;
    for (const Adjudication &decision : decisions)
        texts.append(decision.id.toString() + QString::fromUtf8(decision.finalValue));
    texts.sort();
    const QByteArray digest = QCryptographicHash::hash(texts.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return codeOf(found.state) + u' ' + QString::fromLatin1(digest.toHex().left(16));
}

Result<QString> codeState(Stores &home, const PersonId &expert, const ErrorCaseId &id)
{
    YUYI_TRY(const auto own, home.errors().code(id, expert));
    YUYI_TRY(const auto final, home.errors().finalCode(id));
    const QString mine = own ? QStringLiteral("%1 %2").arg(codeOf(own->state)).arg(own->version) : nothing;
    return final ? mine + QLatin1String(" settled") : mine;
}

} // namespace

Result<QString> pieceStateAtHome(Stores &home, const Package &package, Entity entity, const QUuid &subject)
{
    const auto found = [&]() -> Result<QString> {
        switch (entity) {
        case Entity::Image: return annotationState(home, package.person, ImageId(subject));
        case Entity::Validation: {
            YUYI_TRY(const auto round, home.validation().validation(ValidationId(subject)));
            return QStringLiteral("%1 %2").arg(codeOf(round.state)).arg(round.version);
        }
        case Entity::Adjudication: return caseState(home, AdjudicationCaseId(subject));
        case Entity::ErrorCase: return codeState(home, package.person, ErrorCaseId(subject));
        case Entity::Participant: {
            YUYI_TRY(const auto participant, home.studies().participant(ParticipantId(subject)));
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
