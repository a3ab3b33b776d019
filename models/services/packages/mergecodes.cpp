// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergecodes.h"

#include "models/domain/errors/errorreviewjson.h"
#include "models/domain/json/json.h"
#include "models/domain/moments.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/packages/mergewords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

constexpr qsizetype mostRegions = 1000;
constexpr qsizetype mostTypes = 100;

bool within01(const CaseRegion &marked)
{
    const QRectF &region = marked.area;
    return region.left() >= 0 && region.top() >= 0 && region.width() >= 0 && region.height() >= 0 && region.right() <= 1.0001
        && region.bottom() <= 1.0001;
}

class CodeMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergeEntry>> entries(const PackageEntry &entry) override;
    Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) override;
    Result<> describe(MergeEntry &entry) override;
    Result<QByteArray> work(const PackageEntry &entry) override;

private:
    using Found = std::optional<CaseCode>;

    PersonId holder() const { return m_context.package.person; }
    Result<Found> storedInProject(const QUuid &id) { return m_context.project.errors().code(ErrorCaseId(id), holder()); }
    Result<Found> came(const QUuid &id) { return m_context.returned.errors().code(ErrorCaseId(id), holder()); }
    Result<> examine(const CaseCode &code);
    /// When its expert was last at it.
    Result<qint64> lastAt(const CaseCode &code);
    static QString inWords(const CaseCode &code);
};

Result<QList<MergeEntry>> CodeMerge::entries(const PackageEntry &entry)
{
    YUYI_TRY(const auto found, m_context.project.errors().errorCase(ErrorCaseId(entry.subject)));
    YUYI_TRY(const auto sample, m_context.project.errors().sample(found.sample));
    MergeEntry one;
    one.entity = entry.entity;
    one.subject = entry.subject;
    one.title = Tr::tr("%1, case %2").arg(sample.name).arg(found.position + 1);
    return QList<MergeEntry>{one};
}

Result<> CodeMerge::examine(const CaseCode &code)
{
    const CaseCodeContent &content = code.content;
    if (code.id.isNull() || code.final || code.version < 1 || content.types.size() > mostTypes
        || content.regions.size() > mostRegions || content.spans.size() > mostRegions
        || !std::all_of(content.regions.begin(), content.regions.end(), &within01)
        || std::any_of(content.spans.begin(), content.spans.end(),
                       [](const auto &span) { return span.first < 0 || span.second < 0; }))
        return forged(code.id.toString());
    YUYI_CHECK(saneText(content.note));
    for (const CodedType &type : content.types) {
        for (const QString &text : {type.type, type.subtype})
            YUYI_CHECK(saneText(text));
    }
    if (code.state == CaseCodeState::Submitted)
        YUYI_CHECK(sane(code.submittedAt));
    return sane(code.createdAt);
}

Result<EntryOutcome> CodeMerge::merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take)
{
    YUYI_TRY(const auto code, came(entry.subject));
    if (!code)
        return EntryOutcome{};
    YUYI_CHECK(examine(*code));
    YUYI_TRY(const auto inProject, storedInProject(entry.subject));
    YUYI_TRY(const auto at, lastAt(*code));
    if (inProject && inProject->verdict == code->verdict && inProject->content == code->content
        && inProject->state == code->state)
        return EntryOutcome{MergeState::Same, at};
    // What is typed leaves no time behind: at the same one it may still be further.
    if (mark.returned > at || (mark.returned == at && projectChanged))
        return EntryOutcome{MergeState::Same, mark.returned};
    if (inProject && projectChanged && !take)
        return changedInProject();
    CaseCode given = *code;
    given.errorCase = ErrorCaseId(entry.subject);
    YUYI_CHECK(ErrorCodingService(m_context.project, holder(), m_context.clock()).importInTransaction(given));
    return EntryOutcome{inProject ? MergeState::Changed : MergeState::New, at};
}

Result<qint64> CodeMerge::lastAt(const CaseCode &code)
{
    YUYI_TRY(const auto events, m_context.returned.history().eventsOf(code.errorCase.value()));
    qint64 last = std::max(code.createdAt.toMSecsSinceEpoch(), code.submittedAt.isValid() ? code.submittedAt.toMSecsSinceEpoch() : 0);
    for (const Event &event : events)
        last = std::max(last, event.createdAt.toMSecsSinceEpoch());
    return last;
}

QString CodeMerge::inWords(const CaseCode &code)
{
    QStringList types;
    for (const CodedType &type : code.content.types)
        types.append(type.subtype.isEmpty() ? type.type : type.subtype);
    QStringList lines{code.state == CaseCodeState::Submitted
                          ? Tr::tr("Submitted, %1")
                                .arg(momentText(code.submittedAt))
                          : Tr::tr("Draft"),
                      titleOf(code.verdict)};
    if (!types.isEmpty())
        lines.append(types.join(QStringLiteral(" · ")));
    if (!code.content.note.isEmpty())
        lines.append(cut(code.content.note));
    return lines.join(u'\n');
}

Result<> CodeMerge::describe(MergeEntry &entry)
{
    YUYI_TRY(const auto inProject, storedInProject(entry.subject));
    YUYI_TRY(const auto code, came(entry.subject));
    entry.mayTake = inProject.has_value();
    entry.project = inProject ? inWords(*inProject) : Tr::tr("In the project, this person has not done this task");
    if (code)
        entry.returned = inWords(*code);
    return {};
}

Result<QByteArray> CodeMerge::work(const PackageEntry &entry)
{
    YUYI_TRY(const auto code, came(entry.subject));
    if (!code)
        return QByteArray();
    return codeOf(code->state).toUtf8() % ' ' % codeOf(code->verdict).toUtf8() % ' ' % jsonText(toJson(code->content));
}

} // namespace

std::unique_ptr<MergeRole> codeMerge(const MergeContext &context)
{
    return std::make_unique<CodeMerge>(context);
}

} // namespace yuyi
