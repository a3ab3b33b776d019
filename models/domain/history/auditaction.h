// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

namespace yuyi {

/// @brief What happened to a record, in an entry of the audit (Event::action). Which of them go with which kind of record is in
/// models/services/history/audittext, with their sentences.
enum class AuditAction {
    Rules, TextLimit, TextBand, CertaintyLimit, Added, Changed, Paused, Resumed, Ended, Facts, Stage, Kept,
    Discarded, Undone, Redone, Searched, Confirmed, Dismissed, Swapped, Split, Reopened, Measured, Areas, Saved,
    Edited, Submitted, Skipped, Superseded, TakenUp, Gold, Dropped, FlaggedItemSentBack, FlaggedItemLookedAt,
    FlaggedItemListed, Released, Imported, HandedOut, Reserved, GivenBack, Withdrawn, GivenAgain, Done, Returned,
    Answered, HandedIn, Compared, Opened, Settled, Unsettled, Finished, SentBack, Open, Passed, Failed,
    Discussed, TakenOut, Restored, Voted, Concluded, Resolved, Seen, Published, Revealed, Outcome, Result,
    Closed, Drawn, ToppedUp, TypeAdded, Coded, CodeWithdrawn, Probed, Removed, Renamed, Frozen, Simulated,
    SimulationRemoved, Named, Declined, Displayed, Began, TooLate, PictureFailed, Packed, Merged, Approved,
    Started, Waiting, Running, Cancelled, Budget, Hidden, Shown, TemplateSaved, SetRenamed, Rescored, Overruled,
    OverruleWithdrawn
};

inline constexpr CodeTable<AuditAction, 98> codesOf(AuditAction)
{
    return {{{AuditAction::Rules, u"rules"}, {AuditAction::TextLimit, u"text-limit"}, {AuditAction::TextBand, u"text-band"},
             {AuditAction::CertaintyLimit, u"certainty-limit"}, {AuditAction::Added, u"added"},
             {AuditAction::Changed, u"changed"}, {AuditAction::Paused, u"paused"}, {AuditAction::Resumed, u"resumed"},
             {AuditAction::Ended, u"ended"}, {AuditAction::Facts, u"facts"}, {AuditAction::Stage, u"stage"},
             {AuditAction::Kept, u"kept"}, {AuditAction::Discarded, u"discarded"}, {AuditAction::Undone, u"undone"},
             {AuditAction::Redone, u"redone"}, {AuditAction::Searched, u"searched"}, {AuditAction::Confirmed, u"confirmed"},
             {AuditAction::Dismissed, u"dismissed"}, {AuditAction::Swapped, u"swapped"}, {AuditAction::Split, u"split"},
             {AuditAction::Reopened, u"reopened"}, {AuditAction::Measured, u"measured"}, {AuditAction::Areas, u"areas"},
             {AuditAction::Saved, u"saved"}, {AuditAction::Edited, u"edited"}, {AuditAction::Submitted, u"submitted"},
             {AuditAction::Skipped, u"skipped"}, {AuditAction::Superseded, u"put-aside"}, {AuditAction::TakenUp, u"taken-up"},
             {AuditAction::Gold, u"gold"}, {AuditAction::Dropped, u"dropped"},
             {AuditAction::FlaggedItemSentBack, u"suspect-sent-back"}, {AuditAction::FlaggedItemLookedAt, u"suspect-looked-at"},
             {AuditAction::FlaggedItemListed, u"suspect-listed"}, {AuditAction::Released, u"released"},
             {AuditAction::Imported, u"imported"}, {AuditAction::HandedOut, u"handed-out"},
             {AuditAction::Reserved, u"reserved"}, {AuditAction::GivenBack, u"given-back"},
             {AuditAction::Withdrawn, u"withdrawn"}, {AuditAction::GivenAgain, u"given-again"}, {AuditAction::Done, u"done"},
             {AuditAction::Returned, u"returned"}, {AuditAction::Answered, u"answered"}, {AuditAction::HandedIn, u"handed-in"},
             {AuditAction::Compared, u"compared"}, {AuditAction::Opened, u"opened"}, {AuditAction::Settled, u"settled"},
             {AuditAction::Unsettled, u"unsettled"}, {AuditAction::Finished, u"finished"},
             {AuditAction::SentBack, u"sent-back"}, {AuditAction::Open, u"open"}, {AuditAction::Passed, u"passed"},
             {AuditAction::Failed, u"failed"}, {AuditAction::Discussed, u"discussed"}, {AuditAction::TakenOut, u"taken-out"},
             {AuditAction::Restored, u"restored"}, {AuditAction::Voted, u"voted"}, {AuditAction::Concluded, u"concluded"},
             {AuditAction::Resolved, u"resolved"}, {AuditAction::Seen, u"seen"}, {AuditAction::Published, u"published"},
             {AuditAction::Revealed, u"revealed"}, {AuditAction::Outcome, u"outcome"}, {AuditAction::Result, u"result"},
             {AuditAction::Closed, u"closed"}, {AuditAction::Drawn, u"drawn"}, {AuditAction::ToppedUp, u"topped-up"},
             {AuditAction::TypeAdded, u"type-added"}, {AuditAction::Coded, u"coded"}, {AuditAction::CodeWithdrawn, u"taken-back"},
             {AuditAction::Probed, u"probed"}, {AuditAction::Removed, u"removed"}, {AuditAction::Renamed, u"renamed"},
             {AuditAction::Frozen, u"frozen"}, {AuditAction::Simulated, u"simulated"},
             {AuditAction::SimulationRemoved, u"simulation-removed"}, {AuditAction::Named, u"named"},
             {AuditAction::Declined, u"declined"}, {AuditAction::Displayed, u"displayed"}, {AuditAction::Began, u"began"},
             {AuditAction::TooLate, u"too-late"}, {AuditAction::PictureFailed, u"picture-failed"},
             {AuditAction::Packed, u"packed"}, {AuditAction::Merged, u"merged"}, {AuditAction::Approved, u"approved"},
             {AuditAction::Started, u"started"}, {AuditAction::Waiting, u"waiting"}, {AuditAction::Running, u"running"},
             {AuditAction::Cancelled, u"cancelled"}, {AuditAction::Budget, u"budget"}, {AuditAction::Hidden, u"hidden"},
             {AuditAction::Shown, u"shown"}, {AuditAction::TemplateSaved, u"template-saved"},
             {AuditAction::SetRenamed, u"set-renamed"}, {AuditAction::Rescored, u"rescored"},
             {AuditAction::Overruled, u"overruled"}, {AuditAction::OverruleWithdrawn, u"overrule-withdrawn"}}};
}

} // namespace yuyi
