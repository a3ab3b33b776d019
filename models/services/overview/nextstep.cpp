// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/nextstep.h"

#include <QStringList>

namespace yuyi {

namespace {

/// The way of an image, then what is measured with it. Pages that are no steps stand where one comes to them.
const QStringList &order()
{
    static const QStringList pages{QStringLiteral("overview"), QStringLiteral("collect"), QStringLiteral("duplicates"),
                                   QStringLiteral("text"), QStringLiteral("inspect"), QStringLiteral("calibrate"),
                                   QStringLiteral("annotate"), QStringLiteral("review"), QStringLiteral("validate"),
                                   QStringLiteral("agreement"), QStringLiteral("release"), QStringLiteral("models"),
                                   QStringLiteral("results"), QStringLiteral("errors"), QStringLiteral("study")};
    return pages;
}

std::optional<NextStep> some(const QString &page, qint64 count, bool first = false)
{
    return count > 0 ? std::optional<NextStep>({page, count, first}) : std::nullopt;
}

/// What is offered there alone: it never runs out, and would hide what waits elsewhere.
std::optional<NextStep> besides(const QString &page, const QString &from, const NavigationCounts &counts)
{
    if (page == u"models" && from == u"release" && counts.finishedRuns == 0)
        return some(page, counts.released);
    if (page == u"results" && from == u"models")
        return some(page, counts.finishedRuns);
    return std::nullopt;
}

} // namespace

std::optional<NextStep> stepOn(const QString &page, const NavigationCounts &counts)
{
    if (page == u"collect")
        return counts.collected == 0 ? std::optional<NextStep>({page, 0, true}) : std::nullopt;
    if (page == u"duplicates")
        return counts.unsearched > 0 ? some(page, counts.unsearched, true) : some(page, counts.duplicates);
    if (page == u"text")
        return counts.unmeasured > 0 ? some(page, counts.unmeasured, true) : some(page, counts.text);
    if (page == u"inspect")
        return some(page, counts.inspect);
    if (page == u"calibrate")
        return some(page, counts.calibrate);
    if (page == u"annotate")
        return some(page, counts.annotate);
    if (page == u"review")
        return some(page, counts.review);
    if (page == u"validate")
        return some(page, counts.validate);
    if (page == u"release")
        return some(page, counts.accepted);
    if (page == u"errors")
        return some(page, counts.errors);
    if (page == u"study")
        return some(page, counts.study);
    return std::nullopt;
}

std::optional<NextStep> nextStepAfter(const QString &page, const NavigationCounts &counts,
                                      const std::function<bool(const QString &)> &mayOpen)
{
    const QStringList &pages = order();
    const qsizetype here = pages.indexOf(page);
    if (here < 0)
        return std::nullopt;
    for (qsizetype step = 1; step < pages.size(); ++step) {
        const QString &other = pages.at((here + step) % pages.size());
        if (!mayOpen(other))
            continue;
        if (auto waits = stepOn(other, counts)) {
            waits->earlier = here + step >= pages.size();
            return waits;
        }
        if (const auto waits = besides(other, page, counts))
            return waits;
    }
    return std::nullopt;
}

} // namespace yuyi
