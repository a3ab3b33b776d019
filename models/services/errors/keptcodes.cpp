// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/keptcodes.h"

#include "models/domain/clock.h"
#include "models/domain/errors/errorreviewjson.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/knowncase.h"
#include "models/services/session/once.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::KeptCodes)
};

const QString codeKind = QStringLiteral("code");
const QString draftKind = QStringLiteral("code-draft");

Json jsonOf(const ErrorCaseEntry &code)
{
    return Json{{"case", code.errorCase}, {"verdict", toUtf8(codeOf(code.verdict))}, {"content", toJson(code.content)}};
}

ErrorCaseEntry codeFrom(const Json &json)
{
    return {ErrorCaseId::fromString(textOf(json, "case")),
            fromCode<ErrorVerdict>(textOf(json, "verdict")).value_or(ErrorVerdict::ModelWrong),
            caseCodeContent(fieldOf(json, "content"))};
}

/// To copy, should the project refuse it.
QString typedOf(const ErrorCaseEntry &code)
{
    QStringList lines{titleOf(code.verdict)};
    for (const CodedType &type : code.content.types)
        lines.append(type.subtype.isEmpty() ? type.type : type.type + QLatin1String(": ") + type.subtype);
    lines.append(code.content.read.text);
    lines.append(code.content.note);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

KeptAction actionFor(const QString &kind, const ErrorCaseEntry &code, const QString &where)
{
    KeptAction action;
    action.kind = kind;
    action.where = where;
    action.typed = typedOf(code);
    action.at = currentTime();
    action.content = Json{{"code", jsonOf(code)}};
    return action;
}

Result<Carried> carryCode(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const ErrorCaseEntry code = codeFrom(fieldOf(action.content, "code"));
    const bool settles = flagOf(action.content, "settles");
    YUYI_CHECK(once(stores, action.name, [&] {
        ErrorCodingService service(stores, person);
        return settles ? service.settle(code) : service.submit(code);
    }));
    return Carried();
}

bool isSame(const CaseCode &stored, const ErrorCaseEntry &code)
{
    // Submitting leaves out what does not belong to the verdict.
    return stored.verdict == code.verdict && stored.content.note == code.content.note
        && (stored.state == CaseCodeState::Submitted || stored.content == code.content);
}

Result<Carried> carryDraft(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const ErrorCaseEntry code = codeFrom(fieldOf(action.content, "code"));
    YUYI_TRY(const auto known, knownCase(stores, person, code.errorCase));
    const CaseCode *own = ownCode(known.codes, person);
    if (own && isSame(*own, code)) // by an attempt whose answer was lost, or submitted since
        return Carried();
    const Json &before = fieldOf(action.content, "before");
    if (own && (!before.is_object() || !isSame(*own, codeFrom(before)))) {
        return failure(ErrorCode::Conflict,
                       Tr::tr("Your code of this case was changed since then, for example on another computer. That one was kept."));
    }
    YUYI_CHECK(ErrorCodingService(stores, person).save(code));
    return Carried();
}

} // namespace

KeptAction toAction(const ErrorCaseEntry &code, bool settles, const QString &where)
{
    KeptAction action = actionFor(codeKind, code, where);
    action.content["settles"] = settles;
    return action;
}

KeptAction toDraft(const ErrorCaseEntry &code, const std::optional<ErrorCaseEntry> &before, const QString &where)
{
    KeptAction action = actionFor(draftKind, code, where);
    action.content["before"] = before ? jsonOf(*before) : Json();
    return action;
}

void addCodeCarriers(ActionOutbox &outbox)
{
    outbox.addCarrier(codeKind, &carryCode);
    outbox.addCarrier(draftKind, &carryDraft);
}

} // namespace yuyi
