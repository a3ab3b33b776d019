// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/textservice.h"

#include <QList>

#include <optional>
#include <utility>

namespace yuyi {

/// @brief Which measured images a list shows: on which side of the limit they are, and what applying the limit would change.
/// Ratios, the limit and the band are 0…1.
class TextSelection
{
public:
    enum class View {
        Near,
        Over,
        Under,
        Decided,
        Range
    };

    /// Numbers of images, by view; and how many applying the limit would discard and restore.
    struct Counts {
        qint64 near = 0;
        qint64 over = 0;
        qint64 decided = 0;
        qint64 inRange = 0;
        int added = 0;
        int restored = 0;
    };

    double limit() const { return m_limit; }
    void setLimit(double limit) { m_limit = limit; }
    /// Half the width of the range around the limit that a person reviews.
    double band() const { return m_band; }
    void setBand(double halfWidth) { m_band = halfWidth; }
    View view() const { return m_view; }
    void setView(View view) { m_view = view; }
    /// The ratios of View::Range: from the first to below the second; 1 belongs to a range that ends there.
    std::pair<double, double> range() const { return m_range; }
    void setRange(double from, double to) { m_range = {from, to}; }

    /// Whether the image is discarded, or would be by the limit. A person's decision counts before the rule.
    bool wouldDiscard(const TextStanding &standing) const;
    /// The decision that TextService::applyLimit() would change the image to; no value if it would change nothing.
    std::optional<Outcome> appliedTo(const TextStanding &standing) const;
    /// Whether the current view shows the image.
    bool belongs(const TextStanding &standing) const;
    Counts counts(const QList<TextStanding> &standings) const;
    /// The images of the view, those nearest to the limit first. `stay` is shown whatever its ratio; may be null.
    QList<ImageId> shown(const QList<TextStanding> &standings, const ImageId &stay) const;

    /// Chooses the view to begin with: the images near the limit, else the first view that has any.
    void chooseView(const QList<TextStanding> &standings);
    /// Chooses a view that shows the image, if the current one does not.
    void showIn(const TextStanding &standing);

private:
    bool isNear(const TextStanding &standing) const;
    bool isInRange(const TextStanding &standing) const;

    View m_view = View::Near;
    std::pair<double, double> m_range;
    double m_limit = 0.5;
    double m_band = 0;
};

} // namespace yuyi
