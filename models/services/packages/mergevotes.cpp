// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergevotes.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/json/json.h"
#include "models/domain/moments.h"
#include "models/domain/review/lookingtime.h"
#include "models/services/packages/mergewords.h"
#include "models/services/review/validationservice.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

class VoteMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergeEntry>> entries(const PackageEntry &entry) override
    {
        MergeEntry one;
        one.entity = entry.entity;
        one.subject = entry.subject;
        YUYI_TRY(const auto round, m_context.project.validation().validation(ValidationId(entry.subject)));
        one.image = round.image;
        YUYI_TRY(const auto question, m_context.project.validation().blindQuestion(round.questionVersion));
        one.title = Tr::tr("%1: %2").arg(imageInWords(m_context.project, one.image), cut(readableStem(question.stem)));
        return QList<MergeEntry>{one};
    }

    Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) override;
    Result<> describe(MergeEntry &entry) override;
    Result<QByteArray> work(const PackageEntry &entry) override;

private:
    PersonId holder() const { return m_context.package.person; }
    Result<std::optional<Vote>> came(const ValidationId &round);
    Result<std::optional<Vote>> storedInProject(const ValidationId &round);
    Result<> examine(const Vote &vote);
    /// Withdrawn in the return, after it was merged.
    Result<bool> isWithdrawn(const Vote &inProject);
    static QString inWords(const Vote &vote, const BlindQuestion &question);
};

Result<std::optional<Vote>> VoteMerge::came(const ValidationId &round)
{
    YUYI_TRY(const auto votes, m_context.returned.validation().votes(round));
    if (votes.isEmpty())
        return std::optional<Vote>();
    if (votes.size() > 1 || votes.constFirst().person != holder())
        return forged(QStringLiteral("votes of others"));
    Vote vote = votes.constFirst();
    if (vote.milliseconds > 0)
        vote.milliseconds = lookingTime(vote.milliseconds);
    return std::optional<Vote>(vote);
}

Result<std::optional<Vote>> VoteMerge::storedInProject(const ValidationId &round)
{
    YUYI_TRY(const auto votes, m_context.project.validation().votes(round));
    const auto own = std::find_if(votes.begin(), votes.end(), [&](const Vote &vote) { return vote.person == holder(); });
    return own == votes.end() ? std::optional<Vote>() : std::optional<Vote>(*own);
}

Result<> VoteMerge::examine(const Vote &vote)
{
    if (vote.id.isNull() || vote.milliseconds < 0)
        return forged(vote.id.toString());
    QList<VoteFlag> flags = vote.flags;
    std::sort(flags.begin(), flags.end());
    if (flags != vote.flags || std::adjacent_find(flags.begin(), flags.end()) != flags.end())
        return forged(QStringLiteral("flags"));
    YUYI_CHECK(saneText(vote.note));
    YUYI_CHECK(saneText(vote.answer.text));
    return sane(vote.createdAt);
}

Result<bool> VoteMerge::isWithdrawn(const Vote &inProject)
{
    const auto same = m_context.returned.validation().vote(inProject.id);
    if (!same)
        return same.error().code == ErrorCode::NotFound ? Result<bool>(false) : passOn(same);
    return same->withdrawn && same->person == holder();
}

Result<EntryOutcome> VoteMerge::merge(const MergeEntry &entry, const EntryMark &, bool, bool)
{
    const ValidationId round(entry.subject);
    YUYI_TRY(const auto vote, came(round));
    YUYI_TRY(const auto inProject, storedInProject(round));
    if (vote) {
        YUYI_CHECK(examine(*vote));
        const auto same = m_context.project.validation().vote(vote->id);
        if (!same && same.error().code != ErrorCode::NotFound)
            return passOn(same);
        if (same) {
            if (same->person != holder() || same->validation != round || same->answer != vote->answer
                || same->milliseconds != vote->milliseconds || same->flags != vote->flags || same->note != vote->note)
                return forged(QStringLiteral("another answer under the same id"));
            return EntryOutcome{MergeState::Same, 0};
        }
    }
    ValidationService service(m_context.project, holder(), m_context.clock());
    bool changed = false;
    if (inProject) {
        YUYI_TRY(const auto back, isWithdrawn(*inProject));
        if (back) {
            YUYI_CHECK(service.withdrawInTransaction(inProject->id));
            changed = true;
        } else if (vote && vote->createdAt < inProject->createdAt) {
            // From before the one that was merged in a newer return.
            return EntryOutcome{MergeState::Same, 0};
        }
    }
    if (!vote)
        return changed ? EntryOutcome{MergeState::Changed, 0} : EntryOutcome{};
    YUYI_CHECK(service.importInTransaction(*vote));
    return EntryOutcome{changed ? MergeState::Changed : MergeState::New, 0};
}

QString VoteMerge::inWords(const Vote &vote, const BlindQuestion &question)
{
    QStringList chosen;
    int place = 0;
    for (const BlindQuestion::Choice &choice : question.options) {
        if (vote.answer.contains(choice.id))
            chosen.append(choice.text.isEmpty() ? captionOf(ItemPicture{choice.picture, 0, place}) : cut(choice.text));
        ++place;
    }
    if (!vote.answer.text.isEmpty())
        chosen.append(Tr::tr("“%1”").arg(cut(vote.answer.text)));
    const QString words = !chosen.isEmpty()          ? chosen.join(QStringLiteral(" · "))
                        : question.options.isEmpty() ? Tr::tr("no answer written")
                                                     : Tr::tr("no option chosen");
    return Tr::tr("%1 (%2)").arg(words, momentText(vote.createdAt));
}

Result<> VoteMerge::describe(MergeEntry &entry)
{
    YUYI_TRY(const auto round, m_context.project.validation().validation(ValidationId(entry.subject)));
    YUYI_TRY(const auto question, m_context.project.validation().blindQuestion(round.questionVersion));
    YUYI_TRY(const auto inProject, storedInProject(round.id));
    YUYI_TRY(const auto vote, came(round.id));
    entry.project = inProject ? inWords(*inProject, question) : titleOf(round.state);
    if (vote)
        entry.returned = inWords(*vote, question);
    // An answer is taken or not: nobody gives two.
    entry.mayTake = false;
    return {};
}

Result<QByteArray> VoteMerge::work(const PackageEntry &entry)
{
    YUYI_TRY(const auto vote, came(ValidationId(entry.subject)));
    if (!vote)
        return QByteArray();
    Json flags = Json::array();
    for (const VoteFlag flag : vote->flags)
        flags.push_back(codeOf(flag));
    Json work{{"id", vote->id},
              {"option", vote->answer.one},
              {"ms", vote->milliseconds},
              {"flags", flags},
              {"note", vote->note}};
    if (!vote->answer.several.isEmpty())
        work["options"] = vote->answer.several;
    if (!vote->answer.text.isEmpty())
        work["answer"] = vote->answer.text;
    return storedText(work);
}

} // namespace

std::unique_ptr<MergeRole> voteMerge(const MergeContext &context)
{
    return std::make_unique<VoteMerge>(context);
}

} // namespace yuyi
