// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergeannotations.h"

#include "models/domain/annotationjson.h"
#include "models/domain/moments.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/packages/mergewords.h"

#include <QCoreApplication>
#include <QJsonDocument>
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
        : annotation.state == AnnotationState::Returned                 ? Tr::tr("Returned to the annotator, %1").arg(when)
                                                                        : Tr::tr("Draft, %1").arg(when);
    const QString body = contentInWords(preset, annotation.content, other);
    return body.isEmpty() ? head : head % u'\n' % body;
}

class AnnotationMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergePiece>> pieces(const PackagePiece &piece) override
    {
        MergePiece one;
        one.entity = piece.entity;
        one.subject = piece.subject;
        one.image = ImageId(piece.subject);
        one.title = imageInWords(m_context.home, one.image);
        return QList<MergePiece>{one};
    }

    Result<PieceOutcome> bring(const MergePiece &piece, const PieceMark &mark, bool homeChanged, bool take) override;
    Result<> describe(MergePiece &piece) override;
    Result<QByteArray> work(const PackagePiece &piece) override;

private:
    using Found = std::optional<Annotation>;

    PersonId holder() const { return m_context.package.person; }
    Result<Found> atHome(const ImageId &image) { return m_context.home.annotations().current(image, holder()); }
    /// Read once, before anything is written: nobody changes a return.
    Result<Found> returned(const ImageId &image);
    /// The image is his to annotate, as it was when it was packed.
    Result<bool> stillHis(const ImageId &image);
    Result<> examine(const Annotation &annotation, const Found &home);
    Result<> examineLabels(const Labels &labels);
    Result<> examineQuestion(const Question &question, const Found &home);
    Result<> put(const Annotation &annotation, Found home);

    std::optional<Preset> m_packed;
    std::optional<Preset> m_here;
    QHash<ImageId, Found> m_returned;
};

Result<AnnotationMerge::Found> AnnotationMerge::returned(const ImageId &image)
{
    const auto known = m_returned.constFind(image);
    if (known != m_returned.constEnd())
        return *known;
    const auto found = m_context.returned.annotations().current(image, holder());
    if (found)
        m_returned.insert(image, *found);
    return found;
}

Result<> AnnotationMerge::examineLabels(const Labels &labels)
{
    // Of what was packed: whether home still knows them is said by its own rules. Read once: a preset is a long text.
    for (const auto &[preset, stores] : {std::pair{&m_packed, &m_context.returned}, std::pair{&m_here, &m_context.home}}) {
        if (*preset)
            continue;
        YUYI_TRY(const auto info, stores->project().info());
        *preset = info.preset;
    }
    for (auto labelled = labels.cbegin(); labelled != labels.cend(); ++labelled) {
        const Dimension *dimension = m_packed->dimension(labelled.key());
        if (!dimension || (!dimension->pickMany && labelled->size() > 1))
            return forged(labelled.key().text());
        const Dimension *known = m_here->dimension(labelled.key());
        for (const LabelCode &label : labelled.value()) {
            if (!dimension->value(label))
                return forged(label.text());
            if (!known || !known->value(label)) {
                return failure(ErrorCode::Invalid,
                               Tr::tr("The project no longer has the label “%1”.").arg(dimension->value(label)->title.text()));
            }
        }
    }
    return {};
}

Result<> AnnotationMerge::examineQuestion(const Question &question, const Found &home)
{
    if (question.id.isNull() || question.versionId.isNull() || question.kind != QLatin1String("single-choice")
        || question.options.size() > mostOptions)
        return forged(QStringLiteral("question ") % question.id.toString());
    QList<QString> texts{question.stem, question.rationale};
    QSet<OptionId> options;
    for (const Option &option : question.options) {
        if (option.id.isNull() || options.contains(option.id))
            return forged(QStringLiteral("option ") % option.id.toString());
        options.insert(option.id);
        texts << option.text << option.note;
    }
    for (const QString &text : std::as_const(texts))
        YUYI_CHECK(saneText(text));
    const auto owner = m_context.home.review().ownerOf(question.id);
    if (owner)
        return home && *owner == home->id ? Result<>() : forged(QStringLiteral("a question of others"));
    if (owner.error().code != ErrorCode::NotFound)
        return passOn(owner);
    YUYI_TRY(const auto taken, m_context.home.review().hasVersion(question.versionId));
    return taken ? forged(QStringLiteral("a version of another question")) : Result<>();
}

Result<> AnnotationMerge::examine(const Annotation &annotation, const Found &home)
{
    const AnnotationContent &content = annotation.content;
    if (annotation.id.isNull() || annotation.version < 1 || content.questions.size() > mostQuestions
        || content.context.size() > mostNotes)
        return forged(annotation.id.toString());
    for (const QDateTime &time : {annotation.createdAt, annotation.updatedAt})
        YUYI_CHECK(sane(time));
    if (!annotation.guideline.isNull()) {
        const auto known = m_context.home.talk().guideline(annotation.guideline);
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
        YUYI_CHECK(examineQuestion(question, home));
    }
    if (!home) {
        const auto same = m_context.home.annotations().annotation(annotation.id);
        if (same) {
            if (same->person != holder() || same->image != annotation.image || same->origin != Origin::Annotation)
                return forged(QStringLiteral("an annotation of others"));
            return failure(ErrorCode::Refused,
                           Tr::tr("This annotation was set aside in the project after packing: the image was assigned to "
                                  "somebody else."));
        }
        if (same.error().code != ErrorCode::NotFound)
            return passOn(same);
    } else if (home->id != annotation.id) {
        const auto other = m_context.home.annotations().annotation(annotation.id);
        if (other && (other->person != holder() || other->image != annotation.image))
            return forged(QStringLiteral("an annotation of others"));
        if (!other && other.error().code != ErrorCode::NotFound)
            return passOn(other);
    }
    return examineLabels(content.labels);
}

Result<bool> AnnotationMerge::stillHis(const ImageId &image)
{
    YUYI_TRY(const auto place, m_context.home.work().find(holder(), Task::Annotate, image));
    if (place)
        return true;
    YUYI_TRY(const auto batch, m_context.home.calibration().batchFor(image, holder()));
    return batch.has_value();
}

Result<> AnnotationMerge::put(const Annotation &annotation, Found home)
{
    AnnotationService service(m_context.home, holder(), m_context.clock());
    if (home && home->state == AnnotationState::Submitted) {
        YUYI_CHECK(service.reopenWithin(home->id));
        YUYI_TRY(auto again, atHome(annotation.image));
        home = again;
    }
    Annotation now = annotation;
    now.version = home ? home->version : 0;
    now.round = home ? home->round : 1;
    now.state = home ? home->state : AnnotationState::Draft;
    if (home)
        now.id = home->id;
    YUYI_TRY(const auto stored, service.bringWithin(now));
    return annotation.state == AnnotationState::Submitted ? service.submitWithin(stored.id) : Result<>();
}

Result<PieceOutcome> AnnotationMerge::bring(const MergePiece &piece, const PieceMark &mark, bool homeChanged, bool take)
{
    YUYI_TRY(const auto came, returned(piece.image));
    if (!came)
        return PieceOutcome{};
    const Annotation &annotation = *came;
    YUYI_TRY(const auto home, atHome(piece.image));
    YUYI_CHECK(examine(annotation, home));
    const qint64 at = annotation.updatedAt.toMSecsSinceEpoch();
    const bool handedIn = annotation.state == AnnotationState::Submitted;
    if (home && sameWords(home->content, annotation.content)
        && (home->state == AnnotationState::Submitted) == handedIn)
        return PieceOutcome{MergeState::Same, at};
    YUYI_TRY(const auto events, m_context.returned.history().eventsOf(piece.subject));
    if (home && events.isEmpty())
        return PieceOutcome{};
    if (mark.returned >= at)
        return PieceOutcome{MergeState::Same, mark.returned};
    // One under another id is an earlier copy's where a return brought it, and home's own where none did.
    const bool another = home && home->id != annotation.id && mark.returned < 0;
    if (home && (homeChanged || another) && !take)
        return changedAtHome();
    if (!home && !take) {
        YUYI_TRY(const auto kept, stillHis(piece.image));
        if (!kept) {
            return failure(ErrorCode::Conflict,
                           Tr::tr("The image was withdrawn from this person in the project after packing."));
        }
    }
    YUYI_CHECK(put(annotation, home));
    return PieceOutcome{home ? MergeState::Changed : MergeState::New, at};
}

Result<> AnnotationMerge::describe(MergePiece &piece)
{
    YUYI_TRY(const auto info, m_context.home.project().info());
    YUYI_TRY(const auto home, atHome(piece.image));
    YUYI_TRY(const auto came, returned(piece.image));
    const AnnotationContent nothing;
    piece.mayTake = true;
    piece.home = home ? inWords(info.preset, *home, came ? came->content : nothing) : Tr::tr("The project has no codes by this person "
                                                                                             "for this case");
    if (came)
        piece.returned = inWords(info.preset, *came, home ? home->content : nothing);
    return {};
}

Result<QByteArray> AnnotationMerge::work(const PackagePiece &piece)
{
    YUYI_TRY(const auto came, returned(ImageId(piece.subject)));
    if (!came)
        return QByteArray();
    return codeOf(came->state).toUtf8() % ' ' % QByteArray::number(came->version) % ' '
        % QJsonDocument(toJson(came->content)).toJson(QJsonDocument::Compact);
}

} // namespace

std::unique_ptr<MergeRole> annotationMerge(const MergeContext &context)
{
    return std::make_unique<AnnotationMerge>(context);
}

} // namespace yuyi
