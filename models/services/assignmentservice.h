// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/work.h"
#include "models/services/undosteps.h"
#include "models/stores/imagestore.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace yuyi {

class Stores;

/// @brief How images are assigned.
struct HandOut {
    QList<PersonId> people;      ///< who gets some
    ImageFilter filter;          ///< which images; of these only those that wait for annotators count
    int perImage = 1;            ///< people who annotate the same image
    double overlap = 1;          ///< 0…1: share of the images that get `perImage` people, the rest get one
    int images = 0;              ///< at most so many images; 0: all
    int perPerson = 0;           ///< at most so many new images for each person; 0: no limit
    quint32 seed = 1;            ///< same seed, same project: same allocation
    QString note;                ///< for those who get them
};

/// Who would get what.
struct Allocation {
    struct Share {
        ImageId image;
        QList<PersonId> people;
    };
    QList<Share> shares;             ///< in the order drawn
    QHash<PersonId, int> perPerson;  ///< new images
    qint64 candidates = 0;           ///< images the filter finds that wait for annotators
    int severalPeople = 0;           ///< shares after which an image has more than one annotator
    int unfilled = 0;                ///< places that nobody could take: everybody has the image already or enough work
    QByteArray fingerprint;          ///< equal for equal allocations

    int places() const;
};

/// @brief Handing out images, taking them back. Leads only (Refused). One call = one transaction.
class AssignmentService
{
public:
    AssignmentService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief What would be assigned; changes nothing. Invalid for rules that fit nobody (no people, more annotators than the
    /// project wants, somebody who is paused or no annotator).
    Result<Allocation> preview(const HandOut &wanted);
    /// @brief Hands out; one step of the history. `expected`: fingerprint of the preview that was agreed to; Conflict when the
    /// project has moved on meanwhile and the allocation would be another.
    Result<Allocation> handOut(const HandOut &wanted, const QByteArray &expected = {});

    /// @brief Takes open work back. What was begun is put aside with it (kept in the audit, no longer in force). Refused for
    /// work that was submitted.
    Result<int> withdraw(const QList<AssignmentId> &ids, const QString &note = {});
    /// @brief Takes work back and gives it to somebody else, work that came back to its author, too. Refused when the other
    /// person has the image already, is paused, has left or is no annotator.
    Result<int> reassign(const QList<AssignmentId> &ids, const PersonId &to, const QString &note = {});

    Result<QList<WorkRow>> work(const WorkFilter &filter);

    /// @brief Pieces of work put back where they were before a step, or moved by it again; those whose drafts were put aside with
    /// them. Refused when the work has moved on since, somebody has begun with it, or the place is taken; `skipping`: what cannot
    /// be put back stays as it is. Within a transaction.
    Result<> moveWithin(const QList<WorkMove> &moves, bool undo, bool skipping = false);

    /// A hand-out taken back (Refused when somebody has begun with it) or done again. Within a transaction.
    Result<> undoHandOutWithin(const QDateTime &handedOutAt, const PersonId &by, bool undo);

private:
    Result<Allocation> allocate(const HandOut &wanted);
    Result<WorkMove> giveWithin(const PersonId &person, const ImageId &image, const QString &note, const QDateTime &now);
    Result<WorkMove> takeBackWithin(const Assignment &assignment, const QString &note, bool returnedToo);
    Result<> moveBack(const WorkMove &move, bool undo);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
