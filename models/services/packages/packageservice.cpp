// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/packageservice.h"

#include "models/domain/json/json.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/packages/choice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/reservations.h"
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
    return jsonText({{"role", toUtf8(codeOf(package.role))}, {"pieces", package.entries}, {"images", package.images}});
}

} // namespace

Json PackRequest::toJson() const
{
    Json json{{"role", codeOf(role)}, {"count", count}, {"file", file}};
    const auto put = [&json](const char *name, const auto &id) {
        if (!id.isNull())
            json[name] = id;
    };
    put("person", person);
    put("sample", sample);
    put("participant", participant);
    return json;
}

PackRequest PackRequest::fromJson(const Json &json)
{
    PackRequest request;
    request.role = fromCode<Role>(textOf(json, "role")).value_or(Role::Annotator);
    request.count = wholeOf(json, "count");
    request.file = textOf(json, "file");
    request.person = PersonId::fromString(textOf(json, "person"));
    request.sample = ErrorSampleId::fromString(textOf(json, "sample"));
    request.participant = ParticipantId::fromString(textOf(json, "participant"));
    return request;
}

Result<PackPreview> PackageService::preview(const PackRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto choice, PackageChooser(m_stores, m_actor, m_clock).choose(request, false));
    return choice.preview;
}

Result<Package> PackageService::pack(const PackRequest &request, ProjectHost &host, const QString &homeFolder,
                                     Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    if (request.file.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter a file name for the work package."));
    if (request.count < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The number of tasks cannot be negative."));
    PackageChooser chooser(m_stores, m_actor, m_clock);
    YUYI_TRY(const auto choice, chooser.choose(request, true));
    const PackageContent &content = choice.content;
    Package packed;
    const auto agreed = [&](const Package &package, qint64 bytes) -> Result<> {
        Q_UNUSED(bytes)
        packed = package;
        return m_stores.transaction([&]() -> Result<> {
            for (const PackageEntry &entry : content.entries) {
                YUYI_TRY(const auto state, entryStateInProject(m_stores, package, entry.entity, entry.subject));
                if (state != entry.state) {
                    return failure(ErrorCode::Conflict, Tr::tr("Somebody changed this work during packing. Pack it again."));
                }
            }
            YUYI_CHECK(m_stores.packages().add(package, content.entries));
            return m_stores.record(makeEvent(Entity::Package, package.id.value(), AuditAction::Packed, m_actor, {},
                                             textOf(package)));
        });
    };
    const auto made = host.createPackage(request.file, content, m_stores, homeFolder, agreed, progress);
    if (made)
        return packed;
    // Whatever went wrong, nothing is kept for a file that is not there.
    if (!packed.id.isNull()) {
        if (const auto noted = m_stores.packages().package(packed.id); noted && *noted)
            YUYI_CHECK(withdraw(packed.id));
    } else if (const auto freed = m_stores.transaction([&] { return releaseInTransaction(content.package, content.entries); }); !freed) {
        return passOn(freed);
    }
    if (!choice.handedOut.isEmpty())
        YUYI_CHECK(AssignmentService(m_stores, m_actor, m_clock).withdraw(choice.handedOut));
    return passOn(made);
}

Result<QList<PackageLine>> PackageService::packages()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto packages, m_stores.packages().packages());
    YUYI_TRY(const auto people, m_stores.project().people());
    QHash<StudyId, Study> studies;
    QList<PackageLine> lines;
    for (const Package &package : packages) {
        PackageLine line;
        line.package = package;
        for (const Person &person : people) {
            if (person.id == package.person)
                line.holder = person.name;
        }
        if (!package.participant.isNull()) {
            YUYI_TRY(const auto participant, m_stores.studies().participant(package.participant));
            line.holder = participant.code;
            if (!studies.contains(package.study)) {
                YUYI_TRY(const auto study, m_stores.studies().study(package.study));
                studies.insert(package.study, study);
            }
            line.study = studies.value(package.study).name;
        }
        lines.append(line);
    }
    return lines;
}

Result<> PackageService::withdraw(const PackageId &id)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto found, m_stores.packages().package(id));
        if (!found)
            return failure(ErrorCode::NotFound, Tr::tr("This project has no such work package."));
        Package package = *found;
        if (package.state == PackageState::Withdrawn)
            return failure(ErrorCode::Refused, Tr::tr("This work package was already withdrawn."));
        package.state = PackageState::Withdrawn;
        YUYI_CHECK(m_stores.packages().update(package));
        YUYI_CHECK(releaseReservationsInTransaction(package));
        return m_stores.record(
            makeEvent(Entity::Package, id.value(), AuditAction::Withdrawn, m_actor, textOf(package)));
    });
}

Result<> PackageService::releaseReservationsInTransaction(const Package &package)
{
    YUYI_TRY(const auto entries, m_stores.packages().entries(package.id));
    return releaseInTransaction(package, entries);
}

Result<> PackageService::releaseInTransaction(const Package &package, const QList<PackageEntry> &entries)
{
    for (const PackageEntry &entry : entries) {
        Result<> freed;
        if (entry.entity == Entity::Image)
            freed = releaseImage(package.person, ImageId(entry.subject));
        else if (entry.entity == Entity::Validation)
            freed = releaseQuestion(package.person, ValidationId(entry.subject));
        else if (entry.entity == Entity::Adjudication)
            freed = releaseCase(package.person, AdjudicationCaseId(entry.subject));
        if (!freed)
            return freed;
    }
    return {};
}

Result<> PackageService::releaseImage(const PersonId &person, const ImageId &image)
{
    // What was handed out to the person stays theirs; what they took themselves expires again.
    return limitReservationInTransaction(m_stores, person, image, m_clock);
}

Result<> PackageService::releaseQuestion(const PersonId &person, const ValidationId &id)
{
    YUYI_TRY(const auto round, m_stores.validation().validation(id));
    YUYI_TRY(const auto assignment, m_stores.work().find(person, Task::Validate, round.image, round.question));
    if (!assignment || assignment->state != AssignmentState::Open || assignment->origin != AssignmentOrigin::Validation
        || assignment->round != round.round || assignment->reservedUntil.isValid())
        return {};
    Assignment back = *assignment;
    back.state = AssignmentState::Withdrawn;
    return m_stores.work().update(back);
}

Result<> PackageService::releaseCase(const PersonId &person, const AdjudicationCaseId &id)
{
    YUYI_TRY(const auto found, m_stores.review().adjudicationCase(id));
    if (found.state != CaseState::Open || found.adjudicator != person)
        return {};
    AdjudicationCase free = found;
    free.reservedUntil = {};
    const auto updated = m_stores.review().updateCase(free);
    return updated ? Result<>() : passOn(updated);
}

} // namespace yuyi
