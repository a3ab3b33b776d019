// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/domain/talk.h"
#include "models/domain/work.h"
#include "models/stores/inboxstore.h"

#include <QList>

namespace yuyi {

class Stores;
struct OpenWork;

/// What something that waits is, in the order in which it is shown.
enum class InboxKind {
    // For the person
    Returned,      ///< annotations that came back
    Discussion,    ///< to vote on, or to conclude
    Mention,       ///< comments that name the person
    Calibration,   ///< images of a batch to label
    Reveal,        ///< a batch that everybody has labelled
    Collect,       ///< the project has no pictures
    Search,        ///< images the search for duplicates has not seen
    Duplicates,    ///< open groups
    MeasureText,   ///< images whose text has not been measured
    Text,          ///< images near or over the limit
    Inspect,
    Assigned,      ///< images in the person's hands
    Pool,          ///< images free for anybody
    Answer,        ///< questions to answer blind
    Case,          ///< differences to settle
    Code,          ///< wrong answers to code
    Release,       ///< accepted images
    // For leads, of the project
    Disputes,      ///< differences that wait for others
    Rounds,        ///< rounds of validation that wait
    Flagged,       ///< accepted images with a fault that a validator named
    Runs           ///< runs with errors
};

inline constexpr CodeTable<InboxKind, 21> codesOf(InboxKind)
{
    return {{{InboxKind::Returned, u"returned"}, {InboxKind::Discussion, u"discussion"}, {InboxKind::Mention, u"mention"},
             {InboxKind::Calibration, u"calibration"}, {InboxKind::Reveal, u"reveal"}, {InboxKind::Collect, u"collect"},
             {InboxKind::Search, u"search"}, {InboxKind::Duplicates, u"duplicates"}, {InboxKind::MeasureText, u"measure"},
             {InboxKind::Text, u"text"}, {InboxKind::Inspect, u"inspect"}, {InboxKind::Assigned, u"assigned"},
             {InboxKind::Pool, u"pool"}, {InboxKind::Answer, u"answer"}, {InboxKind::Case, u"case"}, {InboxKind::Code, u"code"},
             {InboxKind::Release, u"release"}, {InboxKind::Disputes, u"disputes"}, {InboxKind::Rounds, u"rounds"},
             {InboxKind::Flagged, u"flagged"}, {InboxKind::Runs, u"runs"}}};
}

/// Somebody, and how much waits for them.
struct WaitsFor {
    PersonId person;
    qint64 count = 0;
    friend bool operator==(const WaitsFor &, const WaitsFor &) = default;
};

/// @brief One inbox entry: the number of waiting items, the first of them, and further details. Unset members do not apply.
struct InboxItem {
    InboxKind kind = InboxKind::Collect;
    qint64 count = 0;
    qint64 more = 0;           ///< Assigned: in the pool. Answer: rounds that wait for this person alone. Rounds: answers that are missing
    qint64 begun = 0;          ///< Assigned: drafts. Rounds: rounds that nobody can answer
    Image image;               ///< of the first; a null id: none
    QDateTime since;           ///< of the first
    QUuid record;              ///< a discussion, a batch, a run, a comment
    TalkPlace place;           ///< of a mention
    QString text;              ///< a comment, a note, the name of a batch, a model with its message
    std::optional<ReturnOrigin> origin;
    ValidationReason reason = ValidationReason::None;   ///< why the first discussion was opened
    int votes = 0;             ///< of a question that came back: answers, and right ones
    int correct = 0;
    QList<WaitsFor> people;    ///< for whom it waits, those with most first

    bool isOfProject() const { return kind >= InboxKind::Disputes; }
    /// What somebody else waits for, or nobody sees otherwise.
    bool isUrgent() const { return kind <= InboxKind::Reveal; }
};

/// @brief Everything that waits for the person, in the order of InboxKind; for leads, what waits in the project comes with it.
Result<QList<InboxItem>> inboxOf(Stores &stores, const Person &person, const OpenWork &open, const QDateTime &now);

/// Wrong answers that wait for this expert's code. Leads may code as well, but nothing waits for them; neither do cases of items that
/// are hidden from the person.
Result<qint64> casesToCode(Stores &stores, const Person &person);

} // namespace yuyi
