// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/codes.h"
#include "models/domain/images/image.h"
#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/inboxstore.h"

#include <QList>

namespace yuyi {

class Stores;
struct OpenWork;

/// Kind of an inbox entry, in display order.
enum class InboxKind {
    // For the person
    Returned,    ///< annotations returned to the person
    Discussion,  ///< to vote on, or to conclude
    Mention,     ///< comments that mention the person, in threads that the person may see
    Calibration, ///< images of a calibration batch to label
    Reveal,      ///< a calibration batch that everybody has labelled
    Collect,     ///< the project has no images
    Search,      ///< images the duplicate search has not processed
    Duplicates,  ///< open groups of near duplicates
    MeasureText, ///< images whose text has not been measured
    Text,        ///< images whose text share is near or over the limit
    Inspect,
    Assigned, ///< images assigned to or reserved by the person
    Pool,     ///< images anybody may take
    Answer,   ///< questions to answer blind
    Case,     ///< adjudication cases to settle
    Code,     ///< wrong answers to code with an error type
    Release,  ///< accepted images to release
    // For leads, of the project
    Disputes, ///< adjudication cases that wait for others
    Rounds,   ///< validation rounds that wait for answers
    Flagged,  ///< accepted images in which a validator flagged a fault
    Runs      ///< runs with errors
};

inline constexpr CodeTable<InboxKind, 21> codesOf(InboxKind)
{
    return {{{InboxKind::Returned, u"returned"},
             {InboxKind::Discussion, u"discussion"},
             {InboxKind::Mention, u"mention"},
             {InboxKind::Calibration, u"calibration"},
             {InboxKind::Reveal, u"reveal"},
             {InboxKind::Collect, u"collect"},
             {InboxKind::Search, u"search"},
             {InboxKind::Duplicates, u"duplicates"},
             {InboxKind::MeasureText, u"measure"},
             {InboxKind::Text, u"text"},
             {InboxKind::Inspect, u"inspect"},
             {InboxKind::Assigned, u"assigned"},
             {InboxKind::Pool, u"pool"},
             {InboxKind::Answer, u"answer"},
             {InboxKind::Case, u"case"},
             {InboxKind::Code, u"code"},
             {InboxKind::Release, u"release"},
             {InboxKind::Disputes, u"disputes"},
             {InboxKind::Rounds, u"rounds"},
             {InboxKind::Flagged, u"flagged"},
             {InboxKind::Runs, u"runs"}}};
}

/// A person and the number of entries that wait for them.
struct WaitsFor {
    PersonId person;
    qint64 count = 0;
    friend bool operator==(const WaitsFor &, const WaitsFor &) = default;
};

/// @brief One inbox entry: the number of waiting items, the first of them, and further details. Unset members do not apply.
struct InboxItem {
    InboxKind kind = InboxKind::Collect;
    qint64 count = 0;
    qint64 more = 0;      ///< Assigned: in the pool. Answer: waiting only for this person. Rounds: missing answers. Runs: errors
    qint64 begun = 0;     ///< Assigned: drafts. Rounds: rounds that nobody can answer
    Image image;          ///< image of the first entry; a null id: none
    QDateTime since;      ///< time of the first entry
    QUuid record;         ///< id of the discussion, batch, run or comment
    CommentTarget target; ///< where the comment with the mention is
    QString text;         ///< a comment, a note, the name of a batch, or a model with its message
    std::optional<ReturnOrigin> origin;
    ValidationReason reason = ValidationReason::None; ///< why the first discussion was opened
    int votes = 0;                                    ///< of a returned question: answers, and below the correct ones
    int correct = 0;
    QList<WaitsFor> people; ///< the people it waits for, those with the most entries first

    bool isOfProject() const { return kind >= InboxKind::Disputes; }
    /// Whether others wait for the person, or the person sees the entry nowhere else.
    bool isUrgent() const { return kind <= InboxKind::Reveal; }
};

/// @brief Returns everything that waits for the person, in the order of InboxKind. For leads it includes what waits in the project.
Result<QList<InboxItem>> inboxOf(Stores &stores, const Person &person, const OpenWork &open, const QDateTime &now);

/// Returns the number of wrong answers that wait for this expert's code. 0 for leads who are not experts: they may code, but
/// need not. Items hidden from the person are not counted.
Result<qint64> casesToCode(Stores &stores, const Person &person);

} // namespace yuyi
