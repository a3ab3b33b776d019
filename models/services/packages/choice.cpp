// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/choice.h"

#include "models/domain/packages/packageids.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/packages/packedmedia.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/rules/packagereservations.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/reservations.h"
#include "models/services/studies/planning/seats.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageService)
};

/// As long as a package may be out; places of cases have no "for good".
constexpr int yearsKept = 100;

/// What would have to be there, so that the lead knows where to look.
tl::unexpected<Error> nothingFor(const QString &holder, Role role, bool counted)
{
    const QString sentence = [&] {
        switch (role) {
        case Role::Annotator:
            return counted ? Tr::tr("There is nothing to pack for %1: this person has no open tasks, and no image can be assigned to "
                                    "this person.")
                           : Tr::tr("%1 has no open tasks. Enter the number of tasks. The program then assigns this person images that "
                                    "still need an annotator.");
        case Role::Validator: return Tr::tr("There is nothing to pack for %1: no open validation round has a question that this person "
                                            "may answer.");
        case Role::Adjudicator: return Tr::tr("There is nothing to pack for %1: no image is waiting for this "
                                              "person to adjudicate.");
        case Role::Expert: return Tr::tr("There is nothing to pack for %1: no wrong answer is left for this expert to code.");
        default: return Tr::tr("There is nothing to pack for %1.");
        }
    }();
    return failure(ErrorCode::Refused, sentence.arg(holder));
}

QString fileNameOf(const QString &title, const QString &holder, Role role)
{
    QString name = QStringLiteral("%1-%2-%3").arg(title.left(40), holder.left(40), codeOf(role));
    for (QChar &letter : name) {
        if (!letter.isLetterOrNumber() && letter != u'-' && letter != u'.')
            letter = u'-';
    }
    while (name.contains(QLatin1String("--")))
        name.replace(QLatin1String("--"), QLatin1String("-"));
    while (name.startsWith(u'-') || name.startsWith(u'.'))
        name.remove(0, 1);
    return name + QLatin1String(".yuyipack");
}

Result<> requireNotPaused(const Person &person)
{
    if (person.paused)
        return failure(ErrorCode::Refused, Tr::tr("%1 is paused and gets no new work.").arg(person.name));
    return {};
}

template <typename T>
void addOnce(QList<T> &list, const T &value)
{
    if (!list.contains(value))
        list.append(value);
}

} // namespace

void PackageChooser::addEntry(Entity entity, const QUuid &subject)
{
    m_choice.content.entries.append({m_choice.content.package.id, entity, subject, {}});
}

Result<QSet<QUuid>> PackageChooser::outWithHolder(Role role)
{
    YUYI_TRY(const auto out, packedOut(m_stores, role));
    QSet<QUuid> subjects;
    for (auto entry = out.cbegin(); entry != out.cend(); ++entry) {
        if (entry->contains(m_choice.content.holder.id))
            subjects.insert(entry.key());
    }
    return subjects;
}

Result<> PackageChooser::choosePerson(const PackRequest &request)
{
    YUYI_TRY(const auto people, m_stores.project().people());
    const auto found =
        std::find_if(people.begin(), people.end(), [&](const Person &one) { return one.id == request.person; });
    if (found == people.end())
        return failure(ErrorCode::NotFound, Tr::tr("Choose the person for whom you want to make the package."));
    if (!found->active)
        return failure(ErrorCode::Refused, Tr::tr("%1 has left the project.").arg(found->name));
    if (!found->is(request.role)) {
        return failure(ErrorCode::Refused, Tr::tr("%1 does not have the role “%2”. Assign it first on the People page.")
                                               .arg(found->name, titleOf(request.role)));
    }
    m_choice.content.holder = *found;
    m_choice.content.package.person = found->id;
    m_choice.preview.holder = found->name;
    return {};
}

Result<int> PackageChooser::handOut(const PackRequest &request, int missing, bool take)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    HandOut wanted;
    wanted.people = {request.person};
    wanted.perImage = info.rules.annotatorsPerImage;
    wanted.perPerson = missing;
    AssignmentService service(m_stores, m_actor, m_clock);
    YUYI_TRY(const auto offered, service.preview(wanted));
    const int assignments = offered.assignments();
    if (!take) {
        for (const Allocation::Share &share : offered.shares) {
            if (!share.people.isEmpty())
                m_offered.append(share.image);
        }
    }
    if (assignments == 0 || !take)
        return assignments;
    YUYI_TRY(const auto handed, service.handOut(wanted, offered.fingerprint));
    for (const Allocation::Share &share : handed.shares) {
        if (share.people.isEmpty())
            continue;
        YUYI_TRY(const auto given, m_stores.work().find(request.person, Task::Annotate, share.image));
        if (given)
            m_choice.handedOut.append(given->id);
    }
    return assignments;
}

Result<> PackageChooser::addImage(const ImageId &image, bool take)
{
    PackageContent &content = m_choice.content;
    const PersonId person = content.holder.id;
    if (take) {
        YUYI_TRY(const auto reservation, reserveInTransaction(m_stores, person, image, m_clock));
        // Others have taken it since: what they wrote stays in the project.
        if (reservation == ReservationState::Lost)
            return {};
        YUYI_TRY(const auto held, m_stores.work().find(person, Task::Annotate, image));
        if (held && held->state == AssignmentState::Open && held->reservedUntil.isValid()) {
            Assignment kept = *held;
            kept.reservedUntil = {};
            YUYI_CHECK(m_stores.work().update(kept));
        }
    }
    YUYI_TRY(const auto assignment, m_stores.work().find(person, Task::Annotate, image));
    YUYI_TRY(const auto current, m_stores.annotations().current(image, person));
    if (assignment)
        content.assignments.append(assignment->id);
    if (current) {
        content.annotations.append(current->id);
        YUYI_TRY(const auto returns, m_stores.work().returnsOf(current->id, true));
        for (const WorkReturn &entry : returns)
            content.returns.append(entry.id);
        ++(current->state == AnnotationState::Returned ? m_choice.preview.returned : m_choice.preview.begun);
    }
    content.images.append(image);
    addEntry(Entity::Image, image.value());
    return {};
}

Result<> PackageChooser::chooseImages(const PackRequest &request, bool take)
{
    YUYI_TRY(const auto away, outWithHolder(Role::Annotator));
    const auto assigned = [&]() -> Result<QList<ImageId>> {
        YUYI_TRY(const auto unfinished, m_stores.work().unfinishedOf(request.person, m_clock()));
        YUYI_TRY(const auto images, m_stores.images().images(unfinished));
        m_choice.preview.outAlready = 0;
        QList<ImageId> list;
        for (const Image &image : images) {
            if (away.contains(image.id.value()))
                ++m_choice.preview.outAlready;
            else if (image.stage != Stage::Discarded)
                list.append(image.id);
        }
        return list;
    };
    YUYI_TRY(auto images, assigned());
    if (request.count > images.size()) {
        YUYI_TRY(const auto more, handOut(request, request.count - static_cast<int>(images.size()), take));
        m_choice.preview.handedOut = more;
        if (take && more > 0) {
            YUYI_TRY(images, assigned());
        }
    }
    if (request.count > 0 && images.size() > request.count)
        images.resize(request.count);
    const auto addAll = [&]() -> Result<> {
        for (const ImageId &image : std::as_const(images))
            YUYI_CHECK(addImage(image, take));
        return {};
    };
    YUYI_CHECK(take ? m_stores.transaction(addAll) : addAll());
    // What would be handed out has no id yet.
    if (!take)
        m_choice.preview.entries += m_choice.preview.handedOut;
    return {};
}

Result<> PackageChooser::chooseQuestions(const PackRequest &request, bool take)
{
    YUYI_TRY(const auto away, outWithHolder(Role::Validator));
    const QDateTime now = m_clock();
    constexpr int all = std::numeric_limits<int>::max();
    const int asked = request.count > 0 ? request.count + static_cast<int>(away.size()) : all;
    YUYI_TRY(const auto offered, m_stores.validationQueue().next(request.person, now, asked));
    QList<Validation> rounds;
    for (const ValidationId &id : offered) {
        if (away.contains(id.value())) {
            ++m_choice.preview.outAlready;
            continue;
        }
        if (request.count > 0 && rounds.size() >= request.count)
            break;
        YUYI_TRY(const auto round, m_stores.validation().validation(id));
        rounds.append(round);
    }
    PackageContent &content = m_choice.content;
    const auto reserve = [&]() -> Result<> {
        // Held in one order by everybody, so that no two people wait for each other.
        QList<ValidationId> order;
        for (const Validation &round : std::as_const(rounds))
            order.append(round.id);
        std::sort(order.begin(), order.end());
        for (const ValidationId &id : std::as_const(order))
            YUYI_CHECK(m_stores.validation().hold(id));
        QList<Validation> kept;
        for (const Validation &round : std::as_const(rounds)) {
            YUYI_TRY(const auto may, m_stores.validationQueue().mayAnswer(round.id, request.person, now));
            if (may != Answering::Allowed)
                continue;
            YUYI_CHECK(m_stores.validationQueue().reserve(round, request.person, {}));
            kept.append(round);
        }
        rounds = kept;
        return {};
    };
    if (take)
        YUYI_CHECK(m_stores.transaction(reserve));
    QSet<ImageId> seen;
    for (const Validation &round : std::as_const(rounds)) {
        content.validations.append(round.id);
        content.versions.append(round.questionVersion);
        if (!seen.contains(round.image)) {
            seen.insert(round.image);
            content.images.append(round.image);
        }
        YUYI_TRY(const auto assignment, m_stores.work().find(request.person, Task::Validate, round.image, round.question));
        if (assignment)
            content.assignments.append(assignment->id);
        addEntry(Entity::Validation, round.id.value());
    }
    m_choice.preview.handedOut = static_cast<int>(rounds.size());
    return {};
}

Result<> PackageChooser::chooseCases(const PackRequest &request, bool take)
{
    YUYI_CHECK(requireNotPaused(m_choice.content.holder));
    YUYI_TRY(const auto away, outWithHolder(Role::Adjudicator));
    YUYI_TRY(const auto summaries, m_stores.review().casesFor(request.person, std::numeric_limits<int>::max(), false));
    const QDateTime now = m_clock();
    PackageContent &content = m_choice.content;
    for (const CaseSummary &summary : summaries) {
        if (summary.state != CaseState::Open)
            continue;
        if (away.contains(summary.id.value())) {
            ++m_choice.preview.outAlready;
            continue;
        }
        if (request.count > 0 && content.cases.size() >= request.count)
            break;
        if (auto may = mayAdjudicate(m_stores, request.person, summary.image); !may) {
            if (may.error().code == ErrorCode::Refused)
                continue;
            return may;
        }
        bool free = true;
        const auto hold = [&]() -> Result<> {
            YUYI_TRY(auto found, m_stores.review().adjudicationCase(summary.id));
            free = found.state == CaseState::Open
                && (found.adjudicator.isNull() || found.adjudicator == request.person
                    || !found.reservedUntil.isValid() || found.reservedUntil <= now);
            if (!free || !take)
                return {};
            found.adjudicator = request.person;
            found.reservedUntil = now.addYears(yearsKept);
            const auto kept = m_stores.review().updateCase(found);
            return kept ? Result<>() : passOn(kept);
        };
        YUYI_CHECK(take ? m_stores.transaction(hold) : hold());
        if (!free)
            continue;
        content.cases.append(summary.id);
        content.images.append(summary.image);
        addEntry(Entity::Adjudication, summary.id.value());
    }
    m_choice.preview.handedOut = static_cast<int>(content.cases.size());
    return {};
}

Result<> PackageChooser::chooseErrorCases(const PackRequest &request)
{
    YUYI_CHECK(requireNotPaused(m_choice.content.holder));
    YUYI_TRY(const auto away, packedOut(m_stores, Role::Expert));
    YUYI_TRY(const auto samples, m_stores.errors().samples());
    PackageContent &content = m_choice.content;
    for (const ErrorSample &sample : samples) {
        if (!request.sample.isNull() && sample.id != request.sample)
            continue;
        YUYI_TRY(const auto lines, ErrorCodingService(m_stores, request.person, m_clock).cases(sample.id));
        for (const ErrorCaseLine &line : lines) {
            if (line.state != ErrorCaseState::Open || line.own)
                continue;
            const QUuid subject = line.errorCase.id.value();
            if (away.value(subject).contains(request.person)) {
                ++m_choice.preview.outAlready;
                continue;
            }
            if (line.kept)
                continue;
            if (request.count > 0 && content.errorCases.size() >= request.count)
                break;
            YUYI_TRY(const auto response, m_stores.responses().response(line.errorCase.attempt));
            const QuestionVersionId version = response.attempt.slot.question;
            YUYI_TRY(const auto images, m_stores.runs().imagesOf({version}));
            content.errorCases.append(line.errorCase.id);
            addOnce(content.versions, version);
            addOnce(content.images, images.value(version));
            addEntry(Entity::ErrorCase, subject);
        }
        // One sample at a time: the page shows one.
        if (!content.errorCases.isEmpty())
            break;
    }
    return {};
}

Result<> PackageChooser::chooseTrials(const PackRequest &request)
{
    YUYI_TRY(const auto participant, m_stores.studies().participant(request.participant));
    YUYI_TRY(const auto study, m_stores.studies().study(participant.study));
    const QString code = participant.code;
    if (study.state != StudyState::Running) {
        return failure(ErrorCode::Refused, Tr::tr("The study “%1” is not running. Freeze it first if it is a "
                                                  "draft, or reopen it if it is closed.")
                                               .arg(study.name));
    }
    if (!participant.simulated.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("%1 is a simulated participant and cannot get a work package.").arg(code));
    if (participant.state != ParticipantState::Invited) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "%1 has already started or no longer takes part. You can make packages only for participants who have not started.")
                .arg(code));
    }
    YUYI_TRY(const auto hasLogin, hasStudyLogin(m_stores, participant.id));
    if (hasLogin)
        return failure(ErrorCode::Refused, Tr::tr("%1 has a login at the server. End the login before you make a work package.").arg(code));
    YUYI_TRY(const auto packages, m_stores.packages().packages());
    for (const Package &package : packages) {
        if (package.participant == participant.id && package.state == PackageState::Packed) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 already has a work package. Withdraw that package before you make another one.").arg(code));
        }
    }
    YUYI_TRY(const auto trials, m_stores.studies().trials(participant.id));
    YUYI_TRY(const auto items, m_stores.studies().items(study.id));
    QHash<QuestionVersionId, ImageId> pictures;
    for (const StudyItem &item : items)
        pictures.insert(item.item.question, item.item.image);
    PackageContent &content = m_choice.content;
    QSet<ImageId> seen;
    for (const Trial &trial : trials) {
        content.versions.append(trial.question);
        const ImageId image = pictures.value(trial.question);
        if (!image.isNull() && !seen.contains(image)) {
            seen.insert(image);
            content.images.append(image);
        }
    }
    content.package.study = study.id;
    content.package.participant = participant.id;
    content.package.title = study.name;
    // Nobody among the people of the project, and none who is one may be guessed.
    content.holder.id = PersonId::create();
    content.holder.name = code;
    m_choice.preview.holder = code;
    m_choice.preview.entries = static_cast<int>(trials.size());
    addEntry(Entity::Participant, participant.id.value());
    return {};
}

Result<> PackageChooser::describe(const PackRequest &request)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    PackageContent &content = m_choice.content;
    PackPreview &preview = m_choice.preview;
    content.package.project = info.id;
    if (content.package.title.isEmpty())
        content.package.title = info.title;
    if (request.role != Role::Participant)
        preview.entries += static_cast<int>(content.entries.size());
    if (preview.entries == 0 && preview.outAlready > 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("All work of %1 is already in a package. Withdraw that package before you make another one.")
                           .arg(preview.holder));
    }
    if (preview.entries == 0)
        return nothingFor(preview.holder, request.role, request.count > 0);
    YUYI_TRY(const auto images, m_stores.images().images(content.images + m_offered));
    QSet<Sha256> hashes;
    for (const Image &image : images) {
        preview.bytes += image.bytes;
        hashes.insert(image.sha256);
    }
    if (info.preset.takesPictures()) {
        YUYI_TRY(const auto bytes, mediaBytes(m_stores, content, hashes));
        preview.bytes += bytes;
    }
    preview.images = static_cast<int>(images.size());
    // An empty file with its schema and preset, and a few pages of text for each entry.
    preview.bytes += 600 * 1024 + static_cast<qint64>(preview.entries) * 6 * 1024;
    preview.title = content.package.title;
    preview.fileName = fileNameOf(preview.title, preview.holder, request.role);
    content.package.role = request.role;
    content.package.images = preview.images;
    content.package.entries = preview.entries;
    return {};
}

Result<> PackageChooser::noteStates()
{
    for (PackageEntry &entry : m_choice.content.entries) {
        YUYI_TRY(const auto state, entryStateInProject(m_stores, m_choice.content.package, entry.entity, entry.subject));
        entry.state = state;
    }
    return {};
}

Result<PackageChoice> PackageChooser::choose(const PackRequest &request, bool take)
{
    m_choice = {};
    m_offered.clear();
    Package &package = m_choice.content.package;
    package.id = PackageId::create();
    package.role = request.role;
    package.createdAt = m_clock();
    package.createdBy = m_actor;
    // Both sides' work is in it: who began when would stand in their ids.
    if (request.role == Role::Adjudicator)
        package.idSecret = newSecret();
    if (request.role != Role::Participant)
        YUYI_CHECK(choosePerson(request));
    Result<> chosen;
    switch (request.role) {
    case Role::Annotator: chosen = chooseImages(request, take); break;
    case Role::Validator: chosen = chooseQuestions(request, take); break;
    case Role::Adjudicator: chosen = chooseCases(request, take); break;
    case Role::Expert: chosen = chooseErrorCases(request); break;
    case Role::Participant: chosen = chooseTrials(request); break;
    case Role::Lead:
        chosen = failure(ErrorCode::Invalid, Tr::tr("Leads work directly in the project; their work cannot be packed."));
        break;
    }
    if (!chosen)
        return passOn(chosen);
    YUYI_CHECK(describe(request));
    if (take)
        YUYI_CHECK(noteStates());
    return m_choice;
}

} // namespace yuyi
