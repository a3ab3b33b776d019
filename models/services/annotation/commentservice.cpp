// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/commentservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/json.h"
#include "models/services/review/discussionservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

constexpr qsizetype longestComment = 10000;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CommentService)
};

/// Letters that words of are written without spaces between: what follows is another word.
bool isWordOfLetters(QChar c)
{
    return c.isLetterOrNumber() && c.unicode() < 0x2E80;
}

/// In a work package there is nobody to talk to; at a desk people talk about what they have submitted.
Result<> requireOthers(Stores &stores)
{
    YUYI_TRY(const auto face, faceOf(stores));
    return face == Face::Package ? requireProject(stores) : Result<>();
}

} // namespace

Event commentEvent(const Comment &comment, AuditAction action, const PersonId &actor)
{
    const Json after{{"body", comment.body}, {"place", comment.target.key()}, {"field", comment.target.field}};
    Event event = makeEvent(Entity::Comment, comment.id.value(), action, actor, {},
                            storedText(after));
    event.image = comment.target.image;
    return event;
}

bool TalkThread::isOpen() const
{
    return std::any_of(comments.begin(), comments.end(),
                       [](const Comment &comment) { return comment.state == CommentState::Open; });
}

QList<NamedPerson> namedIn(const QString &text, const QList<Person> &people)
{
    QList<NamedPerson> found;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) != u'@' && text.at(at) != u'＠')
            continue;
        if (at > 0 && isWordOfLetters(text.at(at - 1)))
            continue;
        const Person *longest = nullptr;
        for (const Person &person : people) {
            const qsizetype length = person.name.size();
            if (length == 0 || (longest && longest->name.size() >= length))
                continue;
            if (QStringView(text).mid(at + 1, length).compare(person.name, Qt::CaseInsensitive) != 0)
                continue;
            const qsizetype next = at + 1 + length;
            const bool cut = next < text.size() && isWordOfLetters(text.at(next)) && isWordOfLetters(person.name.back());
            if (!cut)
                longest = &person;
        }
        if (longest) {
            found.append({longest->id, at, longest->name.size() + 1});
            at += longest->name.size();
        }
    }
    return found;
}

Result<> CommentService::requireAccess(const CommentTarget &target)
{
    // Whoever may vote in a discussion may say why: they are shown the question with its key as it is.
    if (target.subject == TalkSubject::Discussion)
        return DiscussionService(m_stores, m_actor).mayTakePart(DiscussionId(target.id));
    if (target.subject != TalkSubject::Calibration) {
        if (target.image.isNull()) {
            const auto person = requirePerson(m_stores, m_actor);
            return person ? Result<>() : passOn(person);
        }
        return mayReadAnnotationsOf(m_stores, m_actor, target.image);
    }
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    YUYI_TRY(const auto batch, m_stores.calibration().batch(CalibrationBatchId(target.id)));
    const bool takesPart = std::any_of(batch.people.begin(), batch.people.end(),
                                       [&](const CalibrationPerson &one) { return one.person == m_actor; });
    if (batch.state == CalibrationState::Labelling) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The labels of the batch “%1” are not revealed yet. You can discuss the batch after they are revealed.")
                           .arg(batch.name));
    }
    if (!lead && !takesPart) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Only people who took part in the batch “%1”, and leads, can discuss it.").arg(batch.name));
    }
    return {};
}

/// Those in threads that the actor may see; each thread is asked about once.
Result<QList<Mention>> CommentService::permitted(const QList<Mention> &mentions)
{
    QHash<QString, bool> threads;
    QList<Mention> found;
    for (const Mention &mention : mentions) {
        const CommentTarget &target = mention.comment.target;
        auto open = threads.find(target.key());
        if (open == threads.end()) {
            const auto allowed = requireAccess(target);
            if (!allowed && allowed.error().code != ErrorCode::Refused)
                return passOn(allowed);
            open = threads.insert(target.key(), allowed.has_value());
        }
        if (*open)
            found.append(mention);
    }
    return found;
}

Result<TalkThread> CommentService::thread(const CommentTarget &target)
{
    YUYI_CHECK(requireOthers(m_stores));
    YUYI_CHECK(requireAccess(target));
    YUYI_TRY(const auto comments, m_stores.talk().thread(target));
    YUYI_TRY(const auto draft, m_stores.talk().draft(m_actor, target.key()));
    return TalkThread{comments, draft};
}

Result<Comment> CommentService::add(const CommentTarget &target, const QString &text)
{
    Comment comment;
    comment.id = CommentId::create();
    comment.target = target;
    comment.body = text.trimmed();
    comment.createdAt = currentTime();
    comment.createdBy = m_actor;
    if (comment.body.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("A comment cannot be empty."));
    if (comment.body.size() > longestComment) {
        return failure(ErrorCode::Invalid, Tr::tr("A comment can have at most %1 characters; this comment has %2.")
                                               .arg(longestComment)
                                               .arg(comment.body.size()));
    }
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireOthers(m_stores));
        YUYI_CHECK(requirePerson(m_stores, m_actor));
        YUYI_CHECK(requireAccess(target));
        YUYI_TRY(const auto people, m_stores.project().people());
        for (const NamedPerson &named : namedIn(comment.body, people)) {
            if (!comment.mentions.contains(named.person))
                comment.mentions.append(named.person);
        }
        YUYI_CHECK(m_stores.talk().addComment(comment));
        YUYI_CHECK(m_stores.talk().saveDraft(m_actor, target.key(), {}));
        return m_stores.record(commentEvent(comment, AuditAction::Added, m_actor));
    }));
    return comment;
}

Result<> CommentService::resolve(const CommentTarget &target)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireAccess(target));
        YUYI_TRY(const auto comments, m_stores.talk().thread(target));
        const Comment *last = nullptr;
        for (const Comment &comment : comments) {
            if (comment.state != CommentState::Open)
                continue;
            YUYI_CHECK(m_stores.talk().setResolved(comment, m_actor));
            last = &comment;
        }
        if (!last)
            return failure(ErrorCode::Refused, Tr::tr("There is no open comment to resolve."));
        return m_stores.record(commentEvent(*last, AuditAction::Resolved, m_actor));
    });
}

Result<> CommentService::reopen(const CommentTarget &target)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireAccess(target));
        YUYI_TRY(const auto comments, m_stores.talk().thread(target));
        const auto last = std::find_if(comments.rbegin(), comments.rend(), [](const Comment &comment) {
            return comment.state == CommentState::Resolved;
        });
        if (last == comments.rend())
            return failure(ErrorCode::Refused, Tr::tr("There is no resolved comment to reopen."));
        YUYI_CHECK(m_stores.talk().setResolved(*last, {}));
        return m_stores.record(commentEvent(*last, AuditAction::Reopened, m_actor));
    });
}

Result<> CommentService::saveDraft(const QString &target, const QString &text)
{
    return m_stores.transaction([&] { return m_stores.talk().saveDraft(m_actor, target, text); });
}

Result<QList<MentionLine>> CommentService::mentions(int limit)
{
    YUYI_TRY(const auto all, m_stores.talk().mentionsOf(m_actor, limit));
    YUYI_TRY(const auto found, permitted(all));
    QList<ImageId> ids;
    for (const Mention &mention : found) {
        if (!mention.comment.target.image.isNull() && !ids.contains(mention.comment.target.image))
            ids.append(mention.comment.target.image);
    }
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    QHash<ImageId, QString> names;
    for (const Image &image : images)
        names.insert(image.id, image.names.value(0));
    QList<MentionLine> lines;
    for (const Mention &mention : found)
        lines.append({mention, names.value(mention.comment.target.image)});
    return lines;
}

Result<QList<Mention>> CommentService::unseenMentions()
{
    YUYI_TRY(const auto count, m_stores.talk().unseenMentions(m_actor));
    if (count == 0)
        return QList<Mention>();
    YUYI_TRY(auto unseen, m_stores.talk().mentionsOf(m_actor, std::numeric_limits<int>::max()));
    unseen.removeIf([](const Mention &mention) { return mention.seenAt.isValid(); });
    return permitted(unseen);
}

Result<> CommentService::markSeen(const QList<CommentId> &comments)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto marked, m_stores.talk().markSeen(comments, m_actor));
        if (marked == 0)
            return {};
        return m_stores.record(makeEvent(Entity::Comment, comments.constFirst().value(), AuditAction::Seen, m_actor));
    });
}

} // namespace yuyi
