// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergeannotations.h"

#include "models/domain/annotation/annotationjson.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"
#include "models/domain/moments.h"
#include "models/domain/text.h"
#include "models/imaging/headers/header.h"
#include "models/imaging/picturefile.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/packages/mergewords.h"
#include "models/services/packages/packedmedia.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/picturesources.h"
#include "models/services/session/imagefiles.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

constexpr qsizetype mostQuestions = 50;
constexpr qsizetype mostOptions = 50;
constexpr qsizetype mostNotes = 200;

QString inWords(const Preset &preset, const Annotation &annotation, const AnnotationContent &other)
{
    const QString when = momentText(annotation.updatedAt);
    const QString head = annotation.state == AnnotationState::Submitted ? Tr::tr("Submitted, %1").arg(when)
                       : annotation.state == AnnotationState::Returned  ? Tr::tr("Returned to the annotator on %1").arg(when)
                                                                        : Tr::tr("Draft, %1").arg(when);
    const QString body = contentInWords(preset, annotation.content, other);
    return body.isEmpty() ? head : head % u'\n' % body;
}

class AnnotationMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergeEntry>> entries(const PackageEntry &entry) override
    {
        MergeEntry one;
        one.entity = entry.entity;
        one.subject = entry.subject;
        one.image = ImageId(entry.subject);
        one.title = imageInWords(m_context.project, one.image);
        return QList<MergeEntry>{one};
    }

    Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) override;
    Result<> describe(MergeEntry &entry) override;
    Result<> writeFiles() override;
    Result<QByteArray> work(const PackageEntry &entry) override;

private:
    using Found = std::optional<Annotation>;

    PersonId holder() const { return m_context.package.person; }
    Result<Found> storedInProject(const ImageId &image) { return m_context.project.annotations().current(image, holder()); }
    /// Read once, before anything is written: nobody changes a return.
    Result<Found> returned(const ImageId &image);
    /// The image is theirs to annotate, as it was when it was packed.
    Result<bool> stillHis(const ImageId &image);
    Result<> examine(const Annotation &annotation, const Found &inProject);
    /// What was packed is examined by the packed preset; whether the project still knows it is said by the project's own. Read once: a
    /// preset is a long text.
    Result<> readPresets();
    Result<> examineLabels(const Labels &labels, LabelOf of);
    Result<> examineQuestion(const Question &question, const Found &inProject);
    /// The pictures that it lists and those of its options: how many, what is said of them, and that each of them is known or came along.
    Result<> examinePictures(const Question &question);
    /// @brief A picture that the project does not have. Nothing that the file says of it is believed: its format and size are those of its
    /// bytes.
    Result<MediumFacts> examineBrought(const Sha256 &sha256, const QByteArray &bytes);
    /// A picture of an image in the package that the project has as the picture of this image alone.
    Result<MediumFacts> examineOfImage(const Sha256 &sha256);
    Result<> put(const Annotation &annotation, Found inProject);
    /// @brief Adds the pictures that came along with it. One without source and licence gets those of the image, as one that is added
    /// in the project does: a package does not have them. Their files follow in writeFiles().
    Result<> putPictures(const Annotation &annotation);
    /// @brief Takes sources and licences that the author gave to their pictures after an earlier return, unless somebody has entered others
    /// in the project. Whether there were any.
    Result<bool> takeSources(const Annotation &annotation);
    /// What the package says of the author's own pictures in these questions.
    Result<QList<MediumFacts>> ownPictures(const Annotation &annotation);

    std::optional<Preset> m_packed;
    std::optional<Preset> m_here;
    QHash<ImageId, Found> m_returned;
    struct Brought {
        MediumFacts facts;
        bool bytes = true; ///< false: they are those of an image
    };
    QHash<Sha256, Brought> m_brought; ///< examined
    QSet<Sha256> m_added;             ///< with their bytes, by put(); their rows are gone where it was rolled back
};

Result<AnnotationMerge::Found> AnnotationMerge::returned(const ImageId &image)
{
    const auto known = m_returned.constFind(image);
    if (known != m_returned.constEnd())
        return *known;
    YUYI_TRY(auto found, m_context.returned.annotations().current(image, holder()));
    m_returned.insert(image, found);
    return found;
}

Result<> AnnotationMerge::readPresets()
{
    for (const auto &[preset, stores] : {std::pair{&m_packed, &m_context.returned}, std::pair{&m_here, &m_context.project}}) {
        if (*preset)
            continue;
        YUYI_TRY(const auto info, stores->project().info());
        *preset = info.preset;
    }
    return {};
}

Result<> AnnotationMerge::examineLabels(const Labels &labels, LabelOf of)
{
    if (const QList<WrongLabel> faults = labelFaults(labels, *m_packed, of); !faults.isEmpty()) {
        const WrongLabel &fault = faults.constFirst();
        return forged(fault.kind == WrongLabel::Kind::UnknownLabel ? fault.label.text() : fault.dimension.text());
    }
    for (auto labelled = labels.cbegin(); labelled != labels.cend(); ++labelled) {
        const Dimension *known = m_here->dimension(labelled.key());
        for (const LabelCode &label : labelled.value()) {
            if (!known || known->of != of || !known->knows(label)) {
                return failure(ErrorCode::Invalid, Tr::tr("The project no longer has the label “%1”.")
                                                       .arg(m_packed->dimension(labelled.key())->titleOf(label)));
            }
        }
    }
    return {};
}

Result<> AnnotationMerge::examineQuestion(const Question &question, const Found &inProject)
{
    if (question.id.isNull() || question.versionId.isNull() || !m_packed->kind(question.kind)
        || question.options.size() > mostOptions)
        return forged(QStringLiteral("question ") % question.id.toString());
    if (!m_here->kind(question.kind))
        return failure(ErrorCode::Invalid, Tr::tr("The project no longer has the kind of question “%1”.").arg(question.kind));
    if (question.accepted.size() > mostAccepted) {
        return failure(ErrorCode::Invalid, Tr::tr("A question has at most %1 accepted answers; one in this work package has %2.")
                                               .arg(mostAccepted)
                                               .arg(question.accepted.size()));
    }
    for (const QString &wording : question.accepted) {
        if (const qsizetype length = characters(wording); length > longestWritten) {
            return failure(ErrorCode::Invalid, Tr::tr("An accepted answer has at most %1 characters; one in this work package has %2.")
                                                   .arg(longestWritten)
                                                   .arg(length));
        }
    }
    QStringList texts{question.stem, question.rationale};
    texts += question.accepted;
    QSet<OptionId> options;
    for (const Option &option : question.options) {
        if (option.id.isNull() || options.contains(option.id))
            return forged(QStringLiteral("option ") % option.id.toString());
        options.insert(option.id);
        texts << option.text << option.note;
    }
    for (const Medium &medium : question.media)
        texts << medium.role << medium.caption;
    for (const QString &text : std::as_const(texts))
        YUYI_CHECK(saneText(text));
    YUYI_CHECK(examineLabels(question.labels, LabelOf::Question));
    YUYI_CHECK(examinePictures(question));
    const auto owner = m_context.project.review().ownerOf(question.id);
    if (owner)
        return inProject && *owner == inProject->id ? Result<>() : forged(QStringLiteral("a question of others"));
    if (owner.error().code != ErrorCode::NotFound)
        return passOn(owner);
    YUYI_TRY(const auto taken, m_context.project.review().hasVersion(question.versionId));
    return taken ? forged(QStringLiteral("a version of another question")) : Result<>();
}

Result<> AnnotationMerge::examinePictures(const Question &question)
{
    const QuestionKind &kind = *m_packed->kind(question.kind);
    const qsizetype most = kind.takesPictures() ? kind.mostPictures : 0;
    if (question.media.size() > most) {
        return failure(ErrorCode::Invalid, Tr::tr("Number of pictures in the text of a question in this work package: %1; its kind allows "
                                                  "at most %2.")
                                               .arg(question.media.size())
                                               .arg(most));
    }
    QSet<Sha256> listed;
    for (const Medium &medium : question.media) {
        if (medium.isNull() || listed.contains(medium.sha256))
            return forged(QStringLiteral("picture ") % medium.sha256.hex());
        listed.insert(medium.sha256);
        if (const qsizetype length = characters(medium.caption); length > longestCaption) {
            return failure(ErrorCode::Invalid, Tr::tr("A caption has at most %1 characters; one in this work package has %2.")
                                                   .arg(longestCaption)
                                                   .arg(length));
        }
        if (!medium.role.isEmpty() && !m_here->kind(question.kind)->role(medium.role)) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("In the project, pictures of this kind of question cannot have the role “%1”.").arg(medium.role));
        }
    }
    const bool ofOptions = std::any_of(question.options.begin(), question.options.end(),
                                       [](const Option &option) { return !option.picture.isNull(); });
    if (ofOptions && !kind.optionPictures) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The options of a question of this kind have no pictures, but those in this work package do."));
    }
    for (const Sha256 &sha256 : pictureHashes(question)) {
        if (m_brought.contains(sha256))
            continue;
        YUYI_TRY(const auto known, m_context.project.media().media({sha256}));
        if (!known.isEmpty())
            continue;
        const auto bytes = m_context.returned.media().added(sha256);
        if (!bytes && bytes.error().code != ErrorCode::NotFound)
            return passOn(bytes);
        YUYI_TRY(const auto facts, bytes ? examineBrought(sha256, *bytes) : examineOfImage(sha256));
        m_brought.insert(sha256, {facts, bytes.has_value()});
    }
    return {};
}

Result<MediumFacts> AnnotationMerge::examineOfImage(const Sha256 &sha256)
{
    YUYI_TRY(const auto packed, m_context.returned.images().byHash(sha256));
    YUYI_TRY(const auto image, m_context.project.images().byHash(sha256));
    if (!packed || !image)
        return forged(QStringLiteral("a picture that did not come along"));
    MediumFacts facts;
    facts.sha256 = sha256;
    facts.format = image->format;
    facts.bytes = image->bytes;
    facts.size = image->size;
    facts.sourceUrl = image->sourceUrl;
    facts.licence = image->licence;
    facts.createdBy = holder();
    return facts;
}

Result<MediumFacts> AnnotationMerge::examineBrought(const Sha256 &sha256, const QByteArray &bytes)
{
    YUYI_TRY(const auto said, m_context.returned.media().media({sha256}));
    const auto picture = PictureFile::of({}, bytes, pictureLimitBytes(m_context.folder));
    // Too large for this project: one on a server takes less than the package did.
    if (!picture && picture.error().code == ErrorCode::Refused)
        return passOn(picture);
    if (!picture)
        return forged(picture.error().detail);
    const ImageHeader &header = picture->header();
    if (said.size() != 1 || picture->sha256() != sha256 || header.truncated || said.constFirst().format != header.format
        || said.constFirst().bytes != bytes.size())
        return forged(QStringLiteral("a picture that is another one"));
    if (const auto decoded = picture->decode(); !decoded)
        return failure(ErrorCode::Invalid, decoded.error().sentence, decoded.error().detail);
    MediumFacts facts = said.constFirst();
    YUYI_CHECK(saneText(facts.sourceUrl));
    YUYI_CHECK(saneText(facts.licence));
    facts.size = header.size;
    facts.createdBy = holder();
    return facts;
}

Result<> AnnotationMerge::examine(const Annotation &annotation, const Found &inProject)
{
    YUYI_CHECK(readPresets());
    const AnnotationContent &content = annotation.content;
    if (annotation.id.isNull() || annotation.version < 1 || content.questions.size() > mostQuestions
        || content.context.size() > mostNotes)
        return forged(annotation.id.toString());
    for (const QDateTime &time : {annotation.createdAt, annotation.updatedAt})
        YUYI_CHECK(sane(time));
    if (!annotation.guideline.isNull()) {
        const auto known = m_context.project.talk().guideline(annotation.guideline);
        if (!known)
            return known.error().code == ErrorCode::NotFound ? forged(QStringLiteral("guideline")) : passOn(known);
    }
    QStringList texts{content.explanation, content.impliedMeaning};
    for (const ContextNote &note : content.context)
        texts << note.text << note.source;
    for (const QString &text : std::as_const(texts))
        YUYI_CHECK(saneText(text));
    QSet<QuestionId> questions;
    for (const Question &question : content.questions) {
        if (questions.contains(question.id))
            return forged(QStringLiteral("a question twice"));
        questions.insert(question.id);
        YUYI_CHECK(examineQuestion(question, inProject));
    }
    if (!inProject) {
        const auto same = m_context.project.annotations().annotation(annotation.id);
        if (same) {
            if (same->person != holder() || same->image != annotation.image || same->origin != Origin::Annotation)
                return forged(QStringLiteral("an annotation of others"));
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "This annotation was set aside in the project: the "
                    "image was assigned to somebody else after the work package was made."));
        }
        if (same.error().code != ErrorCode::NotFound)
            return passOn(same);
    } else if (inProject->id != annotation.id) {
        const auto other = m_context.project.annotations().annotation(annotation.id);
        if (other && (other->person != holder() || other->image != annotation.image))
            return forged(QStringLiteral("an annotation of others"));
        if (!other && other.error().code != ErrorCode::NotFound)
            return passOn(other);
    }
    return examineLabels(content.labels, LabelOf::Image);
}

Result<bool> AnnotationMerge::stillHis(const ImageId &image)
{
    YUYI_TRY(const auto assignment, m_context.project.work().find(holder(), Task::Annotate, image));
    if (assignment)
        return true;
    YUYI_TRY(const auto batch, m_context.project.calibration().batchFor(image, holder()));
    return batch.has_value();
}

Result<> AnnotationMerge::putPictures(const Annotation &annotation)
{
    for (const Question &question : annotation.content.questions) {
        for (const Sha256 &sha256 : pictureHashes(question)) {
            const auto brought = m_brought.constFind(sha256);
            if (brought == m_brought.cend())
                continue;
            if (!brought->bytes) {
                YUYI_CHECK(m_context.project.media().add(brought->facts, {}));
                continue;
            }
            MediumFacts facts = brought->facts;
            if (facts.sourceUrl.isEmpty() && facts.licence.isEmpty()) {
                YUYI_TRY(const auto image, m_context.project.images().image(annotation.image));
                facts.sourceUrl = image.sourceUrl;
                facts.licence = image.licence;
            }
            YUYI_TRY(const auto bytes, m_context.returned.media().added(sha256));
            YUYI_CHECK(m_context.project.media().add(facts, bytes));
            m_added.insert(sha256);
        }
    }
    return {};
}

Result<QList<MediumFacts>> AnnotationMerge::ownPictures(const Annotation &annotation)
{
    QList<Sha256> hashes;
    for (const Question &question : annotation.content.questions)
        hashes += pictureHashes(question);
    YUYI_TRY(auto pictures, m_context.returned.media().media(hashes));
    pictures.removeIf([this](const MediumFacts &one) { return one.createdBy != holder(); });
    return pictures;
}

Result<bool> AnnotationMerge::takeSources(const Annotation &annotation)
{
    bool took = false;
    YUYI_TRY(const auto pictures, ownPictures(annotation));
    for (const MediumFacts &said : pictures) {
        YUYI_CHECK(saneText(said.sourceUrl));
        YUYI_CHECK(saneText(said.licence));
        YUYI_TRY(const auto known, m_context.project.media().media({said.sha256}));
        if (known.isEmpty() || known.constFirst().createdBy != holder() || m_brought.contains(said.sha256))
            continue;
        YUYI_TRY(const auto info, m_context.project.project().info());
        YUYI_TRY(const auto image, m_context.project.images().image(annotation.image));
        const MediumFacts &before = known.constFirst();
        MediumFacts after = before;
        // As a picture without them begins in the project; see putPictures().
        if (!said.sourceUrl.isEmpty() && (before.sourceUrl.isEmpty() || before.sourceUrl == image.sourceUrl)
            && checkNewSource(before.sourceUrl, said.sourceUrl, info.rules))
            after.sourceUrl = said.sourceUrl;
        if (!said.licence.isEmpty() && (before.licence.isEmpty() || before.licence == image.licence))
            after.licence = said.licence;
        if (after.sourceUrl == before.sourceUrl && after.licence == before.licence)
            continue;
        YUYI_CHECK(m_context.project.media().setSource(after.sha256, after.sourceUrl, after.licence));
        YUYI_CHECK(correctSheetsOf(m_context.project, before));
        YUYI_CHECK(m_context.project.record(
            makeEvent(Entity::Project, info.id.value(), AuditAction::Facts, holder(), auditValue(before), auditValue(after))));
        took = true;
    }
    return took;
}

Result<> AnnotationMerge::writeFiles()
{
    if (m_added.isEmpty())
        return {};
    YUYI_TRY(const auto added, m_context.project.media().media(m_added.values()));
    for (const MediumFacts &facts : added) {
        YUYI_TRY(const auto bytes, m_context.returned.media().added(facts.sha256));
        YUYI_TRY(const auto picture, PictureFile::of({}, bytes, pictureLimitBytes(m_context.folder)));
        YUYI_CHECK(storeImageFile(m_context.folder, picture));
    }
    return added.isEmpty() ? Result<>() : syncImageNames(m_context.folder);
}

Result<> AnnotationMerge::put(const Annotation &annotation, Found inProject)
{
    YUYI_CHECK(putPictures(annotation));
    AnnotationService service(m_context.project, holder(), m_context.clock());
    if (inProject && inProject->state == AnnotationState::Submitted) {
        YUYI_CHECK(service.reopenInTransaction(inProject->id));
        YUYI_TRY(auto again, storedInProject(annotation.image));
        inProject = again;
    }
    Annotation now = annotation;
    now.version = inProject ? inProject->version : 0;
    now.round = inProject ? inProject->round : 1;
    now.state = inProject ? inProject->state : AnnotationState::Draft;
    if (inProject)
        now.id = inProject->id;
    YUYI_TRY(const auto stored, service.importInTransaction(now));
    return annotation.state == AnnotationState::Submitted ? service.submitInTransaction(stored.id) : Result<>();
}

Result<EntryOutcome> AnnotationMerge::merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take)
{
    YUYI_TRY(const auto came, returned(entry.image));
    if (!came)
        return EntryOutcome{};
    const Annotation &annotation = *came;
    YUYI_TRY(const auto inProject, storedInProject(entry.image));
    YUYI_CHECK(examine(annotation, inProject));
    YUYI_TRY(const bool tookSources, takeSources(annotation));
    const MergeState same = tookSources ? MergeState::Changed : MergeState::Same;
    const qint64 at = annotation.updatedAt.toMSecsSinceEpoch();
    const bool handedIn = annotation.state == AnnotationState::Submitted;
    if (inProject && sameWords(inProject->content, annotation.content)
        && (inProject->state == AnnotationState::Submitted) == handedIn)
        return EntryOutcome{same, at};
    YUYI_TRY(const auto events, m_context.returned.history().eventsOf(entry.subject));
    if (inProject && events.isEmpty())
        return EntryOutcome{};
    if (mark.returned >= at)
        return EntryOutcome{same, mark.returned};
    // One under another id is an earlier copy's where a return brought it, and the project's own where none did.
    const bool another = inProject && inProject->id != annotation.id && mark.returned < 0;
    if (inProject && (projectChanged || another) && !take)
        return changedInProject();
    if (!inProject && !take) {
        YUYI_TRY(const auto kept, stillHis(entry.image));
        if (!kept) {
            return failure(ErrorCode::Conflict,
                           Tr::tr("The person's task for this image was withdrawn in the project after packing."));
        }
    }
    YUYI_CHECK(put(annotation, inProject));
    return EntryOutcome{inProject ? MergeState::Changed : MergeState::New, at};
}

Result<> AnnotationMerge::describe(MergeEntry &entry)
{
    YUYI_TRY(const auto info, m_context.project.project().info());
    YUYI_TRY(const auto inProject, storedInProject(entry.image));
    YUYI_TRY(const auto came, returned(entry.image));
    const AnnotationContent blank;
    entry.mayTake = true;
    entry.project = inProject ? inWords(info.preset, *inProject, came ? came->content : blank)
                              : Tr::tr("In the project, this person has not done this task");
    if (came)
        entry.returned = inWords(info.preset, *came, inProject ? inProject->content : blank);
    return {};
}

Result<QByteArray> AnnotationMerge::work(const PackageEntry &entry)
{
    YUYI_TRY(const auto came, returned(ImageId(entry.subject)));
    if (!came)
        return QByteArray();
    QByteArray work = codeOf(came->state).toUtf8() % ' ' % QByteArray::number(came->version) % ' ' % storedText(toJson(came->content));
    YUYI_TRY(const auto pictures, ownPictures(*came));
    for (const MediumFacts &one : pictures) {
        if (!one.sourceUrl.isEmpty() || !one.licence.isEmpty())
            work += auditValue(one);
    }
    return work;
}

} // namespace

std::unique_ptr<MergeRole> annotationMerge(const MergeContext &context)
{
    return std::make_unique<AnnotationMerge>(context);
}

} // namespace yuyi
