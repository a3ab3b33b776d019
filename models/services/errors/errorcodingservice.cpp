// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/errorcodingservice.h"

#include "models/domain/errors/errorreviewjson.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/knowncase.h"
#include "models/services/errors/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/packagereservations.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorCodingService)
};

QByteArray codeText(const CaseCode &code)
{
    return jsonText({{"verdict", toUtf8(codeOf(code.verdict))}, {"content", toJson(code.content)}});
}

/// A question and what was said of its reply; the verdict is empty where there is none.
QByteArray probeText(const ErrorProbe &probe, std::optional<ProbeVerdict> verdict)
{
    return jsonText({{"probe", toUtf8(probe.question)}, {"verdict", verdict ? toUtf8(codeOf(*verdict)) : std::string()}});
}

} // namespace

Result<QList<ErrorCaseLine>> ErrorCodingService::cases(const ErrorSampleId &id)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto sample, m_stores.errors().sample(id));
    YUYI_TRY(const auto cases, m_stores.errors().cases(id));
    YUYI_TRY(const auto codes, m_stores.errors().codesOfSample(id));
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    YUYI_TRY(const auto out, packedOut(m_stores, Role::Expert));
    QHash<ErrorCaseId, QList<CaseCode>> byCase;
    for (const CaseCode &code : codes)
        byCase[code.errorCase].append(code);
    YUYI_TRY(const auto accepted, acceptedAnswers(m_stores, codes));
    const bool somethingHidden = !hidden.images.isEmpty() || !hidden.questions.isEmpty();
    QList<ErrorCaseLine> list;
    for (const ErrorCase &one : cases) {
        if (somethingHidden) {
            YUYI_TRY(const auto response, m_stores.responses().response(one.attempt));
            const QuestionVersionId version = response.attempt.slot.question;
            YUYI_TRY(const auto images, m_stores.runs().imagesOf({version}));
            if (hidden.hides(version, images.value(version)))
                continue;
        }
        const QList<CaseCode> ofCase = byCase.value(one.id);
        ErrorCaseLine line;
        line.errorCase = one;
        line.state = errorCaseState(ofCase, sample.expertsPerCase, accepted.value(one.id));
        const CaseCode *own = ownCode(ofCase, m_actor);
        line.own = own != nullptr && own->state == CaseCodeState::Submitted;
        line.kept = line.state == ErrorCaseState::Open && !line.own
                 && isCaseKept(m_actor, ofCase, sample.expertsPerCase, out.value(one.id.value()));
        if (line.state == ErrorCaseState::Decided)
            line.code = decidedCode(ofCase, sample.expertsPerCase, accepted.value(one.id));
        else if (own != nullptr)
            line.code = *own;
        list.append(line);
    }
    return list;
}

Result<std::optional<ErrorCaseId>> ErrorCodingService::next(const ErrorSampleId &sample, const ErrorCaseId &after)
{
    YUYI_TRY(const auto lines, cases(sample));
    const auto current = std::find_if(lines.begin(), lines.end(),
                                      [&](const ErrorCaseLine &line) { return line.errorCase.id == after; });
    const qsizetype from = current == lines.end() ? 0 : current - lines.begin() + 1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const ErrorCaseLine &line = lines.at((from + i) % lines.size());
        if (line.state == ErrorCaseState::Open && !line.own && !line.kept && line.errorCase.id != after)
            return std::optional<ErrorCaseId>(line.errorCase.id);
    }
    return std::optional<ErrorCaseId>();
}

Result<> ErrorCodingService::requireOpen(const KnownCase &facts)
{
    const CaseCode *own = ownCode(facts.codes, m_actor);
    if (own != nullptr && own->state == CaseCodeState::Submitted)
        return failure(ErrorCode::Refused, Tr::tr("You have already submitted your coding of this case. To change it, withdraw it first."));
    if (errorCaseState(facts.codes, facts.sample.expertsPerCase, facts.accepted) != ErrorCaseState::Open)
        return failure(ErrorCode::Refused, Tr::tr("Enough experts have coded this case; your coding is no longer needed."));
    YUYI_TRY(const auto out, packedOut(m_stores, Role::Expert));
    if (isCaseKept(m_actor, facts.codes, facts.sample.expertsPerCase, out.value(facts.errorCase.id.value()))) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This case is reserved for experts who have it in a work package. Withdraw the package, "
                              "or wait "
                              "until it is returned."));
    }
    return {};
}

Result<CaseCode> ErrorCodingService::codeFrom(const ErrorCaseEntry &entry, const std::optional<CaseCode> &before, bool submitted)
{
    CaseCode code = before.value_or(CaseCode());
    if (!before) {
        code.id = CaseCodeId::create();
        code.errorCase = entry.errorCase;
        code.expert = m_actor;
        code.createdAt = m_now();
    }
    YUYI_TRY(const auto tree, ErrorSampleService(m_stores, m_actor, m_now).types());
    code.types = tree.id;
    code.verdict = entry.verdict;
    code.content = entry.content;
    if (entry.verdict != ErrorVerdict::ModelWrong && submitted)
        code.content.types.clear();
    if (entry.verdict != ErrorVerdict::ExtractionWrong && submitted)
        code.content.read = Answer();
    code.state = submitted ? CaseCodeState::Submitted : CaseCodeState::Draft;
    code.submittedAt = submitted ? m_now() : QDateTime();
    return code;
}

Result<> ErrorCodingService::write(const CaseCode &code, AuditAction action, const KnownCase &facts)
{
    YUYI_CHECK(m_stores.errors().saveCode(code));
    Event event = makeEvent(Entity::ErrorCase, facts.errorCase.id.value(), action, m_actor, {}, codeText(code));
    event.image = facts.image;
    return m_stores.record(event);
}

Result<> ErrorCodingService::save(const ErrorCaseEntry &entry)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, entry.errorCase));
        YUYI_CHECK(requireOpen(facts));
        const CaseCode *own = ownCode(facts.codes, m_actor);
        YUYI_TRY(const auto code, codeFrom(entry, own ? std::optional(*own) : std::nullopt, false));
        YUYI_CHECK(m_stores.errors().saveCode(code));
        return {};
    });
}

Result<> ErrorCodingService::submit(const ErrorCaseEntry &entry)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, entry.errorCase));
        YUYI_CHECK(requireOpen(facts));
        YUYI_CHECK(checkEntry(m_stores, m_actor, m_now, entry, facts));
        const CaseCode *own = ownCode(facts.codes, m_actor);
        YUYI_TRY(const auto code, codeFrom(entry, own ? std::optional(*own) : std::nullopt, true));
        YUYI_CHECK(write(code, AuditAction::Coded, facts));
        YUYI_CHECK(flowBack(entry.errorCase));
        YUYI_TRY(const auto title, typeTitle(code));
        return pushCaseCodeStep(m_stores, m_actor, entry.errorCase, facts.image, Tr::tr("Case coded as “%1”").arg(title));
    });
}

Result<QString> ErrorCodingService::typeTitle(const CaseCode &code)
{
    if (code.verdict != ErrorVerdict::ModelWrong)
        return titleOf(code.verdict);
    YUYI_TRY(const auto tree, ErrorSampleService(m_stores, m_actor, m_now).types());
    const QString coded = code.content.types.value(0).type;
    for (const ErrorType &type : tree.types) {
        if (type.code == coded)
            return type.title.text();
    }
    return coded;
}

Result<> ErrorCodingService::reopen(const ErrorCaseId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, id));
        const CaseCode *own = ownCode(facts.codes, m_actor);
        if (own == nullptr || own->state != CaseCodeState::Submitted)
            return failure(ErrorCode::Refused, Tr::tr("You have not submitted a coding of this case, so there is nothing to withdraw."));
        YUYI_CHECK(withdraw(*own, facts));
        // Where it was the person's last step, undoing goes on with the one before.
        YUYI_TRY(const auto last, m_stores.history().nextUndo(m_actor));
        if (last && last->kind == caseCodeStep && last->subject == id.value())
            return m_stores.history().setUndone(last->id, true);
        return {};
    });
}

Result<> ErrorCodingService::reopenInTransaction(const ErrorCaseId &id)
{
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, id));
    const CaseCode *own = ownCode(facts.codes, m_actor);
    return own != nullptr && own->state == CaseCodeState::Submitted ? withdraw(*own, facts) : Result<>();
}

Result<> ErrorCodingService::withdraw(const CaseCode &own, const KnownCase &facts)
{
    if (isCaseFinal(facts))
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "The verdict on this case has already taken effect, so it can no longer be withdrawn or changed."));
    CaseCode code = own;
    code.state = CaseCodeState::Draft;
    code.submittedAt = QDateTime();
    return write(code, AuditAction::CodeWithdrawn, facts);
}

Result<> ErrorCodingService::submitAgainInTransaction(const ErrorCaseId &id)
{
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, id));
    const CaseCode *own = ownCode(facts.codes, m_actor);
    if (own == nullptr)
        return failure(ErrorCode::Refused, Tr::tr("Your coding of this case no longer exists."));
    YUYI_CHECK(requireOpen(facts));
    const ErrorCaseEntry entry{id, own->verdict, own->content};
    YUYI_CHECK(checkEntry(m_stores, m_actor, m_now, entry, facts));
    if (flowsBack(*own)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The verdicts “The annotation is wrong” and “The answer extraction is wrong” cannot be submitted with "
                              "Redo. Open the case and submit the verdict there."));
    }
    YUYI_TRY(const auto code, codeFrom(entry, *own, true));
    return write(code, AuditAction::Coded, facts);
}

Result<> ErrorCodingService::settle(const ErrorCaseEntry &entry)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, entry.errorCase));
        const CaseCode *own = ownCode(facts.codes, m_actor);
        if (own != nullptr && own->state == CaseCodeState::Submitted)
            return failure(ErrorCode::Refused, Tr::tr("You cannot adjudicate a case you coded."));
        std::optional<CaseCode> before;
        if (!facts.codes.isEmpty() && facts.codes.constLast().final)
            before = facts.codes.constLast();
        if (!before && errorCaseState(facts.codes, facts.sample.expertsPerCase, facts.accepted) != ErrorCaseState::Disputed)
            return failure(ErrorCode::Refused, Tr::tr("The experts agree on this case, so there is nothing to adjudicate."));
        if (before && flowsBack(*before))
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "The verdict on this case has already taken effect, so it can no longer be withdrawn or changed."));
        YUYI_CHECK(checkEntry(m_stores, m_actor, m_now, entry, facts));
        YUYI_TRY(auto code, codeFrom(entry, before, true));
        code.final = true;
        YUYI_CHECK(write(code, AuditAction::Settled, facts));
        return flowBack(entry.errorCase);
    });
}

Result<> ErrorCodingService::flowBack(const ErrorCaseId &id)
{
    YUYI_TRY(const auto inside, isAway(m_stores));
    if (inside)
        return {};
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, id));
    const auto decided = decidedCode(facts.codes, facts.sample.expertsPerCase, facts.accepted);
    if (!decided || !flowsBack(*decided))
        return {};
    if (decided->verdict == ErrorVerdict::ExtractionWrong) {
        return ResponseViewer(m_stores, m_actor, m_now)
            .overruleInTransaction(facts.errorCase.attempt, decided->content.read, decided->content.note);
    }
    YUYI_TRY(const auto questions, m_stores.runs().questions({facts.version}));
    if (questions.isEmpty())
        return {};
    YUYI_CHECK(reportFaultInTransaction(m_stores, questions.constFirst().id, facts.image, *decided, m_actor, m_now));
    const auto stage = refreshStage(m_stores, facts.image, m_actor);
    return stage ? Result<>() : passOn(stage);
}

Result<> ErrorCodingService::importInTransaction(const CaseCode &given)
{
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, given.errorCase));
    const CaseCode *own = ownCode(facts.codes, m_actor);
    if (own != nullptr && own->state == CaseCodeState::Submitted)
        YUYI_CHECK(withdraw(*own, facts));
    return importOpenInTransaction(given);
}

Result<> ErrorCodingService::importOpenInTransaction(const CaseCode &given)
{
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, given.errorCase));
    YUYI_CHECK(requireOpen(facts));
    const bool submitted = given.state == CaseCodeState::Submitted;
    const ErrorCaseEntry entry{given.errorCase, given.verdict, given.content};
    if (submitted)
        YUYI_CHECK(checkEntry(m_stores, m_actor, m_now, entry, facts));
    const CaseCode *own = ownCode(facts.codes, m_actor);
    YUYI_TRY(auto code, codeFrom(entry, own ? std::optional(*own) : std::nullopt, submitted));
    if (own == nullptr)
        code.createdAt = given.createdAt;
    code.submittedAt = given.submittedAt;
    if (!submitted) {
        const auto saved = m_stores.errors().saveCode(code);
        return saved ? Result<>() : passOn(saved);
    }
    YUYI_CHECK(write(code, AuditAction::Coded, facts));
    return flowBack(given.errorCase);
}

Result<> ErrorCodingService::addProbe(const ErrorProbe &probe)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, probe.errorCase));
        ErrorProbe kept = probe;
        if (kept.id.isNull())
            kept.id = ErrorProbeId::create();
        kept.createdAt = m_now();
        kept.createdBy = m_actor;
        YUYI_CHECK(m_stores.errors().addProbe(kept));
        Event event = makeEvent(Entity::ErrorCase, facts.errorCase.id.value(), AuditAction::Probed, m_actor);
        event.image = facts.image;
        return m_stores.record(event);
    });
}

Result<> ErrorCodingService::judge(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto probe, m_stores.errors().probe(id));
        YUYI_TRY(const auto seen, view(probe.errorCase));
        const bool shown = std::any_of(seen.probes.begin(), seen.probes.end(), [&](const ErrorProbe &one) { return one.id == id; });
        if (!shown)
            return failure(ErrorCode::Refused, Tr::tr("You cannot see this follow-up question before the case is decided."));
        if (probe.status != ReplyStatus::Answered)
            return failure(ErrorCode::Refused, Tr::tr("The model did not reply to this question, so there is no reply to judge."));
        const auto before = verdictOf(seen.judgements, id, m_actor);
        if (before == verdict)
            return {};
        YUYI_CHECK(judgeInTransaction(id, verdict));
        return pushProbeVerdictStep(m_stores, m_actor, id, seen.item.image.id, before, verdict);
    });
}

Result<> ErrorCodingService::judgeInTransaction(const ErrorProbeId &id, std::optional<ProbeVerdict> verdict)
{
    YUYI_TRY(const auto probe, m_stores.errors().probe(id));
    YUYI_TRY(const auto facts, knownCase(m_stores, m_actor, probe.errorCase));
    YUYI_TRY(const auto judgements, m_stores.errors().judgements(probe.errorCase));
    const auto before = verdictOf(judgements, id, m_actor);
    if (verdict)
        YUYI_CHECK(m_stores.errors().setJudgement({id, *verdict, m_now(), m_actor}));
    else
        YUYI_CHECK(m_stores.errors().removeJudgement(id, m_actor));
    Event event = makeEvent(Entity::ErrorCase, facts.errorCase.id.value(),
                            verdict ? AuditAction::ProbeJudged : AuditAction::ProbeVerdictWithdrawn, m_actor, probeText(probe, before),
                            probeText(probe, verdict));
    event.image = facts.image;
    return m_stores.record(event);
}

Result<ErrorCaseView> ErrorCodingService::view(const ErrorCaseId &id)
{
    return errorCaseView(m_stores, m_actor, id, m_now);
}

} // namespace yuyi
