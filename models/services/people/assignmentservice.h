// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"
#include "models/services/people/undosteps.h"
#include "models/stores/imagestore.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace yuyi {

class Stores;

/// The rules by which images are assigned.
struct HandOut {
    QList<PersonId> people; ///< people who get images
    ImageFilter filter;     ///< images to assign; only those waiting for annotators are used
    int perImage = 1;       ///< number of people who annotate the same image
    double overlap = 1;     ///< share 0…1 of the images that get `perImage` people; the others get one
    int images = 0;         ///< maximum number of images; 0: all
    int perPerson = 0;      ///< maximum number of new images for each person; 0: no limit
    quint32 seed = 1;       ///< the same seed and project give the same allocation
    QString note;           ///< shown to the people who get the images
};

/// The images that each person would get.
struct Allocation {
    struct Share {
        ImageId image;
        QList<PersonId> people;
    };
    QList<Share> shares;            ///< in the order drawn
    QHash<PersonId, int> perPerson; ///< number of new images
    qint64 candidates = 0;          ///< number of images that match the filter and wait for annotators
    int severalPeople = 0;          ///< number of images that would have more than one annotator
    int unfilled = 0;               ///< places without a person, because everyone already has the image or enough work
    QByteArray fingerprint;         ///< equal for equal allocations

    int assignments() const;
};

/// Assigns images to people and withdraws assignments. Leads only; others get Refused. Each call is one transaction.
class AssignmentService
{
public:
    AssignmentService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Computes the allocation without changing anything. Returns Invalid if the rules cannot be applied: no people, more
    /// annotators than the project requires, or a person who is paused or not an annotator.
    Result<Allocation> preview(const HandOut &wanted);
    /// @brief Assigns the images as one undoable step. `expected` is the fingerprint of the confirmed preview; returns Conflict if
    /// the project has changed since and the allocation would differ.
    Result<Allocation> handOut(const HandOut &wanted, const QByteArray &expected = {});

    /// @brief Withdraws open assignments. Drafts are set aside (kept in the audit trail, but no longer in force). Returns Refused
    /// for submitted work.
    Result<int> withdraw(const QList<AssignmentId> &ids, const QString &note = {});
    /// @brief Assigns work to another person, including work that was returned to its author. Returns Refused if the other person
    /// already has the image, is paused, has left or is not an annotator.
    Result<int> reassign(const QList<AssignmentId> &ids, const PersonId &to, const QString &note = {});

    Result<QList<WorkRow>> work(const WorkFilter &filter);
    /// How many rows work() would return without limit and offset.
    Result<qint64> countWork(const WorkFilter &filter);

    /// @brief Undoes or redoes the moves of a step, including the drafts that were set aside. Returns Refused if the work has
    /// changed since, someone has begun with it, or the image is fully reserved; with `skipping`, such moves are skipped instead. Must be
    /// called inside a transaction.
    Result<> moveInTransaction(const QList<WorkMove> &moves, bool undo, bool skipping = false);

    /// Undoes an assignment step (Refused if someone has begun with the work) or redoes it. Must be called inside a transaction.
    Result<> undoHandOutInTransaction(const QDateTime &handedOutAt, const PersonId &by, bool undo);

private:
    Result<> requireMayList(const WorkFilter &filter);
    Result<Allocation> allocate(const HandOut &wanted);
    Result<WorkMove> giveInTransaction(const PersonId &person, const ImageId &image, const QString &note, const QDateTime &now);
    Result<WorkMove> withdrawInTransaction(const Assignment &assignment, const QString &note, bool returnedToo);
    Result<> moveBack(const WorkMove &move, bool undo);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
