// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "models/exchange/tables/table.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How far a target is reached, the worst first.
enum class QuotaState {
    Exceeded,   ///< there are more than the target allows
    Missing,    ///< what is accepted and in progress is not enough
    InProgress, ///< enough once all that is in progress has been accepted
    Met
};

inline constexpr CodeTable<QuotaState, 4> codesOf(QuotaState)
{
    return {{{QuotaState::Exceeded, u"exceeded"},
             {QuotaState::Missing, u"missing"},
             {QuotaState::InProgress, u"in-progress"},
             {QuotaState::Met, u"met"}}};
}
QString titleOf(QuotaState state);

/// An item as targets count it.
struct QuotaItem {
    ImageId image;
    Labels labels;  ///< of the image and of the question
    QString source; ///< of the image, as sourceOfImage() returns it; empty: it names none
    bool accepted = false;
};

/// One target of the preset for one combination of labels.
struct QuotaLine {
    Quota quota;
    QList<LabelCode> labels; ///< one for each dimension of `quota.over`
    int accepted = 0;        ///< items of accepted and released images, or the different sources of these
    int inProgress = 0;      ///< those that other images have in addition
    QList<ImageId> images;   ///< that were counted, in the order of the items

    int count() const { return accepted + inProgress; }
    int target() const;
    QuotaState state() const;
};

/// @brief What names the source of an image: the site of its web address, else its text, for example the title of a book. Empty: the
/// image names no source.
QString sourceOfImage(const QString &sourceUrl);

/// @brief The targets of the preset, the worst first: state, then the share of the target, then the preset's order. An item with several
/// labels of a dimension counts for each; without a label it does not count. A target of closed dimensions has a line for each
/// combination that nested dimensions allow, also for those without items; a target with an open dimension, or with more than 10,000
/// combinations, has lines for those that occur. A maximum has lines only where it is exceeded. Any thread.
QList<QuotaLine> quotaLines(const Preset &preset, const QList<QuotaItem> &items);

/// "Subject: at least 20 sources", in the current language.
QString quotaTitle(const Quota &quota, const Preset &preset);
/// The labels of a line: "Science · Physics".
QString labelsTitle(const QuotaLine &line, const Preset &preset);

/// @brief The lines as a table for programs: columns dimensions, labels, limit, target, accepted, in_progress and state; several codes or
/// published labels in one cell are separated by semicolons.
Table quotaTable(const Preset &preset, const QList<QuotaLine> &lines);
/// `{targets: [{over, labels, limit, target, accepted, in_progress, state}]}`, labels by code.
Json quotasJson(const QList<QuotaLine> &lines);

} // namespace yuyi
