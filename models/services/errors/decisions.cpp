// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/decisions.h"

#include "models/domain/annotation/written.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorDecisions)
};

QList<CaseCode> handedIn(const QList<CaseCode> &codes)
{
    QList<CaseCode> list;
    std::copy_if(codes.begin(), codes.end(), std::back_inserter(list),
                 [](const CaseCode &code) { return !code.final && code.state == CaseCodeState::Submitted; });
    return list;
}

bool readTheSame(const Answer &a, const Answer &b, const QStringList &accepted)
{
    Question asked;
    asked.accepted = accepted;
    const bool right = asked.isRight(a);
    return right == asked.isRight(b) && (right || a == b || sameWritten(a.text, b.text));
}

} // namespace

const CaseCode *ownCode(const QList<CaseCode> &codes, const PersonId &expert)
{
    const auto own = std::find_if(codes.begin(), codes.end(),
                                  [&](const CaseCode &code) { return !code.final && code.expert == expert; });
    return own == codes.end() ? nullptr : &*own;
}

bool sayTheSame(const CaseCode &a, const CaseCode &b, const QStringList &accepted)
{
    if (a.verdict != b.verdict)
        return false;
    switch (a.verdict) {
    case ErrorVerdict::ModelWrong: return a.content.types.value(0) == b.content.types.value(0);
    case ErrorVerdict::ExtractionWrong: return readTheSame(a.content.read, b.content.read, accepted);
    case ErrorVerdict::AnnotationWrong: break;
    }
    return true;
}

Result<QHash<ErrorCaseId, QStringList>> acceptedAnswers(Stores &stores, const QList<CaseCode> &codes)
{
    QHash<ErrorCaseId, QuestionVersionId> versions;
    for (const CaseCode &code : handedIn(codes)) {
        if (code.verdict != ErrorVerdict::ExtractionWrong || code.content.read.text.isEmpty() || versions.contains(code.errorCase))
            continue;
        YUYI_TRY(const auto one, stores.errors().errorCase(code.errorCase));
        YUYI_TRY(const auto response, stores.responses().response(one.attempt));
        versions.insert(code.errorCase, response.attempt.slot.question);
    }
    QHash<ErrorCaseId, QStringList> accepted;
    if (versions.isEmpty())
        return accepted;
    YUYI_TRY(const auto questions, stores.runs().questions(versions.values()));
    for (auto version = versions.constBegin(); version != versions.constEnd(); ++version) {
        for (const Question &question : questions) {
            if (question.versionId == version.value())
                accepted.insert(version.key(), question.accepted);
        }
    }
    return accepted;
}

std::optional<CaseCode> decidedCode(const QList<CaseCode> &codes, int expertsPerCase, const QStringList &accepted)
{
    const auto final = std::find_if(codes.begin(), codes.end(), [](const CaseCode &code) { return code.final; });
    if (final != codes.end())
        return *final;
    const QList<CaseCode> given = handedIn(codes);
    if (given.size() < std::max(1, expertsPerCase))
        return std::nullopt;
    const bool same = std::all_of(given.begin(), given.end(),
                                  [&](const CaseCode &code) { return sayTheSame(code, given.constFirst(), accepted); });
    return same ? std::optional<CaseCode>(given.constFirst()) : std::nullopt;
}

ErrorCaseState errorCaseState(const QList<CaseCode> &codes, int expertsPerCase, const QStringList &accepted)
{
    if (decidedCode(codes, expertsPerCase, accepted))
        return ErrorCaseState::Decided;
    return handedIn(codes).size() < std::max(1, expertsPerCase) ? ErrorCaseState::Open : ErrorCaseState::Disputed;
}

Result<> reportFaultInTransaction(Stores &stores, const QuestionId &question, const ImageId &image, const CaseCode &code,
                                  const PersonId &actor, const Clock &now)
{
    const QString note = code.content.note.trimmed();
    YUYI_TRY(const auto open, openDiscussionOf(stores, question));
    if (!open) {
        const auto opened = discussInTransaction(stores, question, image, ValidationReason::Objection, note, actor, now);
        return opened ? Result<>() : passOn(opened);
    }
    YUYI_TRY(const auto people, stores.project().people());
    Comment comment;
    comment.id = CommentId::create();
    comment.target = {TalkSubject::Discussion, open->id.value(), image, {}};
    comment.body = Tr::tr("Note from error review: %1").arg(note);
    for (const NamedPerson &named : namedIn(note, people)) {
        if (!comment.mentions.contains(named.person))
            comment.mentions.append(named.person);
    }
    comment.createdAt = now();
    comment.createdBy = code.expert;
    YUYI_CHECK(stores.talk().addComment(comment));
    return stores.record(commentEvent(comment, AuditAction::Added, actor));
}

Result<QList<FaultyQuestion>> faultyQuestions(Stores &stores)
{
    QList<FaultyQuestion> faulty;
    YUYI_TRY(const auto samples, stores.errors().samples());
    for (const ErrorSample &sample : samples) {
        YUYI_TRY(const auto cases, stores.errors().cases(sample.id));
        YUYI_TRY(const auto codes, stores.errors().codesOfSample(sample.id));
        QHash<ErrorCaseId, QList<CaseCode>> byCase;
        for (const CaseCode &code : codes)
            byCase[code.errorCase].append(code);
        YUYI_TRY(const auto accepted, acceptedAnswers(stores, codes));
        for (const ErrorCase &one : cases) {
            const auto decided = decidedCode(byCase.value(one.id), sample.expertsPerCase, accepted.value(one.id));
            if (!decided || decided->verdict != ErrorVerdict::AnnotationWrong)
                continue;
            YUYI_TRY(const auto response, stores.responses().response(one.attempt));
            faulty.append({response.attempt.slot.question, *decided});
        }
    }
    return faulty;
}

} // namespace yuyi
