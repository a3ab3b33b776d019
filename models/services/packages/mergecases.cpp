// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergecases.h"

#include "models/services/packages/mergewords.h"
#include "models/services/packages/packedmedia.h"
#include "models/services/review/adjudicationservice.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

QString stateInWords(CaseState state)
{
    switch (state) {
    case CaseState::Open: return Tr::tr("Not resolved yet");
    case CaseState::Settled: return Tr::tr("Resolved");
    case CaseState::SentBack: return Tr::tr("Returned to both annotators");
    case CaseState::Superseded: return Tr::tr("Replaced by a newer adjudication case, because an annotation was changed");
    }
    return {};
}

bool sameDecision(const Adjudication &a, const Adjudication &b, FieldKind kind)
{
    if (a.choice != b.choice || a.cause != b.cause || a.note != b.note || a.changeGuideline != b.changeGuideline)
        return false;
    return a.choice != Choice::Edited
        || sameWords(fieldValueFromJson(a.finalValue, kind), fieldValueFromJson(b.finalValue, kind));
}

class CaseMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergeEntry>> entries(const PackageEntry &entry) override
    {
        YUYI_TRY(const auto inProject, m_context.project.review().adjudicationCase(AdjudicationCaseId(entry.subject)));
        MergeEntry one;
        one.entity = entry.entity;
        one.subject = entry.subject;
        one.image = inProject.image;
        one.title = imageInWords(m_context.project, one.image);
        return QList<MergeEntry>{one};
    }

    Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) override;
    Result<> describe(MergeEntry &entry) override;
    Result<QByteArray> work(const PackageEntry &entry) override;

private:
    using Decisions = QHash<DiscrepancyId, Adjudication>;
    struct Sides {
        AdjudicationCase project;
        AdjudicationCase came;
        QList<Discrepancy> fields;
        Decisions decided;  ///< in the project
        Decisions returned; ///< the holder's, in the return
    };

    PersonId holder() const { return m_context.package.person; }
    Result<Sides> sides(const AdjudicationCaseId &id);
    Result<> examine(const Adjudication &decision, const Discrepancy &field) const;
    /// When its holder was last at it; −1: they only looked.
    Result<qint64> touched(const AdjudicationCase &came);
    /// Fields in which the return says something else than the project.
    QList<Discrepancy> differing(const Sides &sides) const;
    Result<QString> comment(const AdjudicationCase &came);
    Result<> put(const Sides &sides);
};

Result<CaseMerge::Sides> CaseMerge::sides(const AdjudicationCaseId &id)
{
    Sides sides;
    YUYI_TRY(const auto inProject, m_context.project.review().adjudicationCase(id));
    sides.project = inProject;
    const auto came = m_context.returned.review().adjudicationCase(id);
    if (!came)
        return came.error().code == ErrorCode::NotFound ? forged(QStringLiteral("case")) : passOn(came);
    sides.came = *came;
    if (came->image != inProject.image || came->a != inProject.a || came->b != inProject.b || came->state == CaseState::Superseded)
        return forged(QStringLiteral("case"));
    YUYI_TRY(const auto fields, m_context.project.review().fields(id));
    sides.fields = fields;
    YUYI_TRY(const auto decided, m_context.project.review().decisions(id));
    sides.decided = decided;
    YUYI_TRY(const auto returned, m_context.returned.review().decisions(id));
    for (const Adjudication &decision : returned) {
        // Without a name: somebody had decided it before it was packed.
        if (decision.createdBy.isNull())
            continue;
        const auto field = std::find_if(sides.fields.begin(), sides.fields.end(),
                                        [&](const Discrepancy &one) { return one.id == decision.discrepancy; });
        if (field == sides.fields.end() || decision.createdBy != holder())
            return forged(QStringLiteral("a decision of others"));
        YUYI_CHECK(examine(decision, *field));
        sides.returned.insert(decision.discrepancy, decision);
    }
    return sides;
}

Result<> CaseMerge::examine(const Adjudication &decision, const Discrepancy &field) const
{
    const FieldValue value = fieldValueFromJson(decision.finalValue, kindOf(field.field));
    QStringList texts{decision.note, value.text};
    for (const ContextNote &note : value.notes)
        texts << note.text << note.source;
    for (const Question &question : value.questions) {
        texts << question.stem << question.rationale << question.accepted;
        for (const Option &option : question.options)
            texts << option.text << option.note;
        for (const Medium &medium : question.media)
            texts << medium.role << medium.caption;
        for (const QList<LabelCode> &labels : question.labels) {
            for (const LabelCode &label : labels)
                texts << label.text();
        }
        // An adjudicator chooses among the pictures of both sides and adds none.
        if (const QList<Sha256> pictures = pictureHashes(question); !pictures.isEmpty()) {
            YUYI_TRY(const auto known, m_context.project.media().media(pictures));
            if (known.size() < pictures.size())
                return forged(QStringLiteral("a picture that is not in the project"));
        }
    }
    for (const QString &text : std::as_const(texts))
        YUYI_CHECK(saneText(text));
    return sane(decision.createdAt);
}

Result<qint64> CaseMerge::touched(const AdjudicationCase &came)
{
    YUYI_TRY(const auto events, m_context.returned.history().eventsOf(came.image.value()));
    // Finishing makes nothing of a case in a package, so it leaves no event there.
    qint64 last = came.state != CaseState::Open && came.settledAt.isValid() ? came.settledAt.toMSecsSinceEpoch() : -1;
    for (const Event &event : events) {
        if (event.entity == Entity::Adjudication && !event.is(AuditAction::Opened))
            last = std::max(last, event.createdAt.toMSecsSinceEpoch());
    }
    return last;
}

QList<Discrepancy> CaseMerge::differing(const Sides &sides) const
{
    QList<Discrepancy> list;
    for (const Discrepancy &field : sides.fields) {
        const auto inProject = sides.decided.constFind(field.id);
        const auto came = sides.returned.constFind(field.id);
        const bool here = inProject != sides.decided.cend();
        if (came == sides.returned.cend()) {
            if (here && inProject->createdBy == holder())
                list.append(field);
        } else if (!here || !sameDecision(*inProject, *came, kindOf(field.field))) {
            list.append(field);
        }
    }
    return list;
}

Result<QString> CaseMerge::comment(const AdjudicationCase &came)
{
    YUYI_TRY(const auto returns, m_context.returned.work().returnsOfImage(came.image));
    if (returns.isEmpty())
        return forged(QStringLiteral("sent back without a word"));
    YUYI_CHECK(saneText(returns.constLast().note));
    return returns.constLast().note;
}

Result<> CaseMerge::put(const Sides &sides)
{
    const AdjudicationCaseId id = sides.project.id;
    AdjudicationService service(m_context.project, holder(), m_context.clock());
    if (sides.project.state == CaseState::Settled)
        YUYI_CHECK(service.reopenInTransaction(id));
    const QList<Discrepancy> fields = differing(sides);
    for (const Discrepancy &field : fields) {
        const auto came = sides.returned.constFind(field.id);
        std::optional<FieldDecision> decision;
        if (came != sides.returned.cend())
            decision = fieldDecisionOf(*came, kindOf(field.field), sides.project.leftSide);
        QDateTime at = came != sides.returned.cend() ? came->createdAt : m_context.now;
        AdjudicationService then(m_context.project, holder(), [at] { return at; });
        YUYI_CHECK(then.restoreInTransaction(field.id, decision));
    }
    if (sides.came.state == CaseState::Settled)
        return service.finishInTransaction(id);
    if (sides.came.state == CaseState::SentBack) {
        const auto said = comment(sides.came);
        return said ? service.sendBackInTransaction(id, *said) : passOn(said);
    }
    // It stays in the package's hands as long as it was to.
    YUYI_TRY(auto open, m_context.project.review().adjudicationCase(id));
    open.adjudicator = holder();
    open.reservedUntil = sides.project.reservedUntil;
    const auto kept = m_context.project.review().updateCase(open);
    return kept ? Result<>() : passOn(kept);
}

Result<EntryOutcome> CaseMerge::merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take)
{
    YUYI_TRY(const auto both, sides(AdjudicationCaseId(entry.subject)));
    YUYI_TRY(const auto at, touched(both.came));
    if (at < 0)
        return EntryOutcome{};
    if (mark.returned >= at)
        return EntryOutcome{MergeState::Same, mark.returned};
    const CaseState inProject = both.project.state;
    const bool further = both.came.state != CaseState::Open && both.came.state != inProject;
    const bool opened = both.came.state == CaseState::Open && inProject == CaseState::Settled && mark.returned >= 0;
    if (differing(both).isEmpty() && !further && !opened)
        return EntryOutcome{MergeState::Same, at};
    if (inProject == CaseState::SentBack || inProject == CaseState::Superseded) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The annotations of this image were changed in the project after packing, so the adjudication refers to "
                              "older annotations."));
    }
    if (projectChanged && !take)
        return changedInProject();
    YUYI_CHECK(put(both));
    return EntryOutcome{mark.returned >= 0 || inProject == CaseState::Settled ? MergeState::Changed : MergeState::New, at};
}

Result<> CaseMerge::describe(MergeEntry &entry)
{
    YUYI_TRY(const auto info, m_context.project.project().info());
    YUYI_TRY(const auto both, sides(AdjudicationCaseId(entry.subject)));
    entry.mayTake = both.project.state == CaseState::Open || both.project.state == CaseState::Settled;
    QStringList inProject{stateInWords(both.project.state)};
    QStringList came{stateInWords(both.came.state)};
    const QList<Discrepancy> fields = differing(both);
    for (const Discrepancy &field : fields) {
        const auto line = [&](const Decisions &decisions) {
            const auto decision = decisions.constFind(field.id);
            return Tr::tr("%1: %2").arg(fieldInWords(info.preset, field.field),
                                        decision == decisions.cend()
                                            ? Tr::tr("not decided yet")
                                            : decisionInWords(info.preset, field.field, decision->finalValue));
        };
        inProject.append(line(both.decided));
        came.append(line(both.returned));
    }
    entry.project = inProject.join(u'\n');
    entry.returned = came.join(u'\n');
    return {};
}

Result<QByteArray> CaseMerge::work(const PackageEntry &entry)
{
    YUYI_TRY(const auto both, sides(AdjudicationCaseId(entry.subject)));
    QByteArray text = codeOf(both.came.state).toUtf8() % ' ' % QByteArray::number(both.came.version) % ' ';
    for (const Discrepancy &field : std::as_const(both.fields)) {
        const auto decision = both.returned.constFind(field.id);
        if (decision == both.returned.cend())
            continue;
        const FieldKind kind = kindOf(field.field);
        text += field.field.toUtf8() + ' ' + toJson(fieldDecisionOf(*decision, kind, both.project.leftSide), kind);
    }
    return text;
}

} // namespace

std::unique_ptr<MergeRole> caseMerge(const MergeContext &context)
{
    return std::make_unique<CaseMerge>(context);
}

} // namespace yuyi
