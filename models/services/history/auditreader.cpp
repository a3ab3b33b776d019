// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditreader.h"

#include "models/services/errors/decisions.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/rules/hiddenitems.h"
#include "models/stores/errorstore.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditReader)
};

/// Speaks of what somebody wrote about the image.
bool isContent(Entity entity)
{
    switch (entity) {
    case Entity::Annotation:
    case Entity::Submission:
    case Entity::Question:
    case Entity::Return:
    case Entity::Comment:
    case Entity::Adjudication:
    case Entity::ErrorCase:
    case Entity::Calibration: return true;
    default: return false;
    }
}

/// Tells facts of an image, or of how many panels it is made: either may be the answer to a question.
bool tellsFacts(const Event &event)
{
    return changesTemplateFacts(event) || (event.entity == Entity::Image && event.is(AuditAction::Panels));
}

} // namespace

bool isVerdict(const Event &event)
{
    return event.entity == Entity::Validation
        || (event.entity == Entity::Image && event.is(AuditAction::Stage));
}

Result<AuditNames> auditNames(Stores &stores, const PersonId &actor)
{
    AuditNames names;
    YUYI_TRY(const auto info, stores.project().info());
    names.preset = info.preset;
    YUYI_TRY(const auto types, ErrorSampleService(stores, actor).types());
    names.preset.errorTypes = types.types;
    YUYI_TRY(const auto people, stores.project().people());
    for (const Person &person : people)
        names.people.insert(person.id, person.name);
    return names;
}

Result<> AuditReader::open()
{
    YUYI_TRY(const auto names, auditNames(m_stores, m_actor));
    m_names = names;
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    m_hidden = hidden.images;
    m_blindImages = hidden.answered;
    return {};
}

Result<> AuditReader::nameImages(const QList<ImageId> &ids)
{
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    for (const Image &image : images)
        m_imageNames.insert(image.id, image.names.value(0));
    return {};
}

Result<bool> AuditReader::isWithheld(const Event &event)
{
    if (event.person == m_actor)
        return false;
    if (m_hidden.contains(event.image) && isContent(event.entity))
        return true;
    // It tells what the question and its rationale say, or what the answer may be.
    if ((event.is(AuditAction::Translated) || tellsFacts(event)) && m_blindImages.contains(event.image))
        return true;
    if (event.entity == Entity::Vote && !event.image.isNull()) {
        auto open = m_openRounds.find(event.image);
        if (open == m_openRounds.end()) {
            YUYI_TRY(const auto rounds, m_stores.validation().ofImage(event.image));
            const bool any = std::any_of(rounds.begin(), rounds.end(), [](const Validation &round) {
                return round.state == ValidationState::Open;
            });
            open = m_openRounds.insert(event.image, any);
        }
        return *open;
    }
    if (event.entity == Entity::ErrorCase && !event.after.isEmpty()) {
        auto open = m_blindCases.find(event.subject);
        if (open == m_blindCases.end()) {
            YUYI_TRY(const auto one, isBlindCase(ErrorCaseId(event.subject)));
            open = m_blindCases.insert(event.subject, one);
        }
        return *open;
    }
    if (event.entity == Entity::Undo) {
        auto blind = m_blindCases.find(event.subject);
        if (blind == m_blindCases.end()) {
            YUYI_TRY(const auto one, isBlindStep(event.subject));
            blind = m_blindCases.insert(event.subject, one);
        }
        return *blind;
    }
    return false;
}

/// What was undone says in its words what the step said: of a case, or of a reply to a question about it.
Result<bool> AuditReader::isBlindStep(const QUuid &subject)
{
    const auto probe = m_stores.errors().probe(ErrorProbeId(subject));
    if (!probe && probe.error().code != ErrorCode::NotFound)
        return passOn(probe);
    const auto errorCase = m_stores.errors().errorCase(probe ? probe->errorCase : ErrorCaseId(subject));
    if (!errorCase && errorCase.error().code != ErrorCode::NotFound)
        return passOn(errorCase);
    return errorCase ? isBlindCase(errorCase->id) : Result<bool>(false);
}

/// Nobody reads another's code on a case before it is decided, but whoever settles it.
Result<bool> AuditReader::isBlindCase(const ErrorCaseId &id)
{
    YUYI_TRY(const auto errorCase, m_stores.errors().errorCase(id));
    YUYI_TRY(const auto sample, m_stores.errors().sample(errorCase.sample));
    YUYI_TRY(const auto codes, m_stores.errors().codesOfCase(id));
    YUYI_TRY(const auto accepted, acceptedAnswers(m_stores, codes));
    const ErrorCaseState state = errorCaseState(codes, sample.expertsPerCase, accepted.value(id));
    return state == ErrorCaseState::Open || (state == ErrorCaseState::Disputed && ownCode(codes, m_actor));
}

/// Which record it is about, by its name as it is now; empty where there is none, or it is gone.
QString AuditReader::subjectOf(const Event &event)
{
    const auto known = m_subjects.constFind(event.subject);
    if (known != m_subjects.constEnd())
        return *known;
    QString name;
    if (event.entity == Entity::Study) {
        if (const auto study = m_stores.studies().study(StudyId(event.subject)))
            name = study->name;
    } else if (event.entity == Entity::Participant) {
        if (const auto participant = m_stores.studies().participant(ParticipantId(event.subject)))
            name = participant->code;
    } else if (event.entity == Entity::ErrorSample) {
        if (const auto sample = m_stores.errors().sample(ErrorSampleId(event.subject)))
            name = sample->name;
    } else if (event.entity == Entity::Package) {
        if (const auto package = m_stores.packages().package(PackageId(event.subject)); package && *package) {
            const auto participant = m_stores.studies().participant((*package)->participant);
            name = participant ? participant->code : m_names.of((*package)->person);
        }
    }
    return *m_subjects.insert(event.subject, name);
}

Result<AuditLine> AuditReader::lineOf(const Event &event)
{
    AuditLine line;
    line.event = event;
    line.imageName = m_imageNames.value(event.image);
    YUYI_TRY(const auto withheld, isWithheld(event));
    line.withheld = withheld;
    if (line.withheld) {
        line.event.before.clear();
        line.event.after.clear();
    }
    line.who = m_names.of(event.person);
    line.what = sentenceOf(tellsFacts(event) ? event : line.event, m_names); // of facts it tells that they changed, and no more
    const QString subject = subjectOf(event);
    if (subject.isEmpty())
        return line;
    // Participants have no name but their pseudonym.
    if (event.entity == Entity::Participant && event.person.isNull())
        line.who = subject;
    else
        line.what = Tr::tr("%1: %2", "what happened, to what").arg(line.what, subject);
    return line;
}

} // namespace yuyi
