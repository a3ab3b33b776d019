// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/packageservice.h"

#include "models/domain/json.h"
#include "models/services/packages/choice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/stores/packagestore.h"
#include "models/stores/projecthost.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageService)
};

QByteArray textOf(const Package &package)
{
    return jsonText({{"role", toUtf8(codeOf(package.role))}, {"pieces", package.pieces}, {"images", package.images}});
}

} // namespace

QJsonObject PackRequest::toJson() const
{
    QJsonObject json{{QStringLiteral("role"), codeOf(role)}, {QStringLiteral("count"), count}, {QStringLiteral("file"), file}};
    const auto put = [&json](const char *name, const auto &id) {
        if (!id.isNull())
            json.insert(QString::fromLatin1(name), id.toString());
    };
    put("person", person);
    put("sample", sample);
    put("participant", participant);
    return json;
}

PackRequest PackRequest::fromJson(const QJsonObject &json)
{
    PackRequest request;
    request.role = fromCode<Role>(json.value(QLatin1String("role")).toString()).value_or(Role::Annotator);
    request.count = json.value(QLatin1String("count")).toInt();
    request.file = json.value(QLatin1String("file")).toString();
    request.person = PersonId::fromString(json.value(QLatin1String("person")).toString());
    request.sample = ErrorSampleId::fromString(json.value(QLatin1String("sample")).toString());
    request.participant = ParticipantId::fromString(json.value(QLatin1String("participant")).toString());
    return request;
}

Result<PackPreview> PackageService::preview(const PackRequest &request)
{
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return passOn(lead);
    const auto choice = PackageChooser(m_stores, m_actor, m_clock).choose(request, false);
    if (!choice)
        return passOn(choice);
    return choice->preview;
}

Result<Package> PackageService::pack(const PackRequest &request, ProjectHost &host, const QString &homeFolder,
                                     Progress &progress)
{
    if (const auto home = requireLead(m_stores, m_actor); !home)
        return passOn(home);
    if (request.file.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter a file name for the work package."));
    if (request.count < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The number of tasks cannot be negative."));
    PackageChooser chooser(m_stores, m_actor, m_clock);
    const auto choice = chooser.choose(request, true);
    if (!choice)
        return passOn(choice);
    const PackageContent &content = choice->content;
    Package packed;
    const auto agreed = [&](const Package &package, qint64 bytes) -> Result<> {
        Q_UNUSED(bytes)
        packed = package;
        return m_stores.transaction([&]() -> Result<> {
            for (const PackagePiece &piece : content.pieces) {
                const auto state = pieceStateAtHome(m_stores, package, piece.entity, piece.subject);
                if (!state)
                    return passOn(state);
                if (*state != piece.state) {
                    return failure(ErrorCode::Conflict, Tr::tr("Somebody changed this work during packing. Pack it again."));
                }
            }
            if (const auto added = m_stores.packages().add(package, content.pieces); !added)
                return added;
            return m_stores.record(makeEvent(Entity::Package, package.id.value(), QStringLiteral("packed"), m_actor, {},
                                             textOf(package)));
        });
    };
    const auto made = host.createPackage(request.file, content, m_stores, homeFolder, agreed, progress);
    if (made)
        return packed;
    // Whatever went wrong, nothing is kept for a file that is not there.
    if (!packed.id.isNull()) {
        if (const auto noted = m_stores.packages().package(packed.id); noted && *noted) {
            if (const auto withdrawn = withdraw(packed.id); !withdrawn)
                return passOn(withdrawn);
        }
    } else if (const auto freed = m_stores.transaction([&] { return releaseWithin(content.package, content.pieces); }); !freed) {
        return passOn(freed);
    }
    if (!choice->handedOut.isEmpty()) {
        if (const auto back = AssignmentService(m_stores, m_actor, m_clock).withdraw(choice->handedOut); !back)
            return passOn(back);
    }
    return passOn(made);
}

Result<QList<PackageLine>> PackageService::packages()
{
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return passOn(lead);
    const auto packages = m_stores.packages().packages();
    if (!packages)
        return passOn(packages);
    const auto people = m_stores.project().people();
    if (!people)
        return passOn(people);
    QHash<StudyId, Study> studies;
    QList<PackageLine> lines;
    for (const Package &package : *packages) {
        PackageLine line;
        line.package = package;
        for (const Person &person : *people) {
            if (person.id == package.person)
                line.holder = person.name;
        }
        if (!package.participant.isNull()) {
            const auto participant = m_stores.studies().participant(package.participant);
            if (!participant)
                return passOn(participant);
            line.holder = participant->code;
            if (!studies.contains(package.study)) {
                const auto study = m_stores.studies().study(package.study);
                if (!study)
                    return passOn(study);
                studies.insert(package.study, *study);
            }
            line.study = studies.value(package.study).name;
        }
        lines.append(line);
    }
    return lines;
}

Result<> PackageService::withdraw(const PackageId &id)
{
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return lead;
    return m_stores.transaction([&]() -> Result<> {
        const auto found = m_stores.packages().package(id);
        if (!found)
            return passOn(found);
        if (!*found)
            return failure(ErrorCode::NotFound, Tr::tr("This project has no such work package."));
        Package package = **found;
        if (package.state == PackageState::Withdrawn)
            return failure(ErrorCode::Refused, Tr::tr("This work package was already withdrawn."));
        package.state = PackageState::Withdrawn;
        if (const auto updated = m_stores.packages().update(package); !updated)
            return updated;
        if (const auto freed = releasePlacesWithin(package); !freed)
            return freed;
        return m_stores.record(
            makeEvent(Entity::Package, id.value(), QStringLiteral("withdrawn"), m_actor, textOf(package)));
    });
}

Result<> PackageService::releasePlacesWithin(const Package &package)
{
    const auto pieces = m_stores.packages().pieces(package.id);
    if (!pieces)
        return passOn(pieces);
    return releaseWithin(package, *pieces);
}

Result<> PackageService::releaseWithin(const Package &package, const QList<PackagePiece> &pieces)
{
    for (const PackagePiece &piece : pieces) {
        Result<> freed;
        if (piece.entity == Entity::Image)
            freed = releaseImage(package.person, ImageId(piece.subject));
        else if (piece.entity == Entity::Validation)
            freed = releaseQuestion(package.person, ValidationId(piece.subject));
        else if (piece.entity == Entity::Adjudication)
            freed = releaseCase(package.person, AdjudicationCaseId(piece.subject));
        if (!freed)
            return freed;
    }
    return {};
}

Result<> PackageService::releaseImage(const PersonId &person, const ImageId &image)
{
    const auto place = m_stores.work().find(person, Task::Annotate, image);
    if (!place)
        return passOn(place);
    // What was handed out to him stays his; what he had taken himself runs out again.
    if (!*place || (*place)->state != AssignmentState::Open || (*place)->origin != AssignmentOrigin::Pool
        || (*place)->reservedUntil.isValid())
        return {};
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    Assignment timed = **place;
    timed.reservedUntil = m_clock().addSecs(60LL * std::max(1, info->rules.reservationMinutes));
    return m_stores.work().update(timed);
}

Result<> PackageService::releaseQuestion(const PersonId &person, const ValidationId &id)
{
    const auto round = m_stores.validation().validation(id);
    if (!round)
        return passOn(round);
    const auto place = m_stores.work().find(person, Task::Validate, round->image, round->question);
    if (!place)
        return passOn(place);
    if (!*place || (*place)->state != AssignmentState::Open || (*place)->origin != AssignmentOrigin::Validation
        || (*place)->round != round->round || (*place)->reservedUntil.isValid())
        return {};
    Assignment back = **place;
    back.state = AssignmentState::Withdrawn;
    return m_stores.work().update(back);
}

Result<> PackageService::releaseCase(const PersonId &person, const AdjudicationCaseId &id)
{
    const auto found = m_stores.review().adjudicationCase(id);
    if (!found)
        return passOn(found);
    if (found->state != CaseState::Open || found->adjudicator != person)
        return {};
    AdjudicationCase free = *found;
    free.reservedUntil = {};
    const auto updated = m_stores.review().updateCase(free);
    return updated ? Result<>() : passOn(updated);
}

} // namespace yuyi
