// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/validation.h"

#include <vector>

namespace yuyi {

/// One vote in compact form: `item` and `person` are indices into ItemVotes.
struct ItemVote {
    int item = 0;
    int person = 0;
    GivenAnswer chosen; ///< among the author's options, or what was written; empty: no answer
    bool correct = false;
    int flags = 0; ///< bit i: the i-th VoteFlag
    bool noted = false;
    qint64 milliseconds = 0;
};

/// A question version that has been validated, and the state of its newest round.
struct ValidatedItem {
    QuestionId question;
    QuestionVersionId version;
    int number = 1; ///< of the version
    ImageId image;
    QString imageName; ///< its first name
    QString stem;
    int options = 0; ///< 0: the answer is written
    QString kind;
    QString kindTitle;      ///< tells questions apart in lists; empty if all are of one kind; as services say
    bool ownLabels = false; ///< the options are their own labels, see AnswerForm; as services say
    GivenAnswer key;        ///< the correct options, or the first accepted answer
    int round = 1;
    ValidationState state = ValidationState::Open;
    bool current = true; ///< its question's newest round is about this version

    /// Whether answers are still being given.
    bool isOpen() const { return current && state == ValidationState::Open; }
};

/// The input of item analysis, without withdrawn votes.
struct ItemVotes {
    QList<ValidatedItem> items;
    QList<PersonId> people;
    std::vector<ItemVote> votes; ///< the votes of one item are adjacent
};

} // namespace yuyi
