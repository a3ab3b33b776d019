// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures the text page shows, and how many there are on each side of the line.
#include "models/items/imagelistmodel.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/chip.h"
#include "widgets/controls/pageheader.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/text/textpage.h"
#include "widgets/text/textwords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {
constexpr int bins = 50;
}

bool TextPage::isMeasuring() const
{
    return m_context.jobs.isRunning(QStringLiteral("scan-text"));
}

bool TextPage::wouldDiscard(const TextStanding &standing) const
{
    if (standing.byPerson)
        return standing.decided == Outcome::Discard;
    return !standing.kept && standing.ratio > m_histogram->threshold();
}

/// What applying the line would make of it. A person's own decision stands; this is what TextService::applyLimit() does.
std::optional<Outcome> TextPage::appliedTo(const TextStanding &standing) const
{
    if (standing.byPerson)
        return std::nullopt;
    const bool discarded = standing.decided == Outcome::Discard;
    if (wouldDiscard(standing) && !discarded)
        return Outcome::Discard;
    if (discarded && standing.ratio <= m_histogram->threshold())
        return Outcome::Keep;
    return std::nullopt;
}

/// What stands, or what applying the line would change about it.
QString TextPage::effectText(int discarded, int added, int restored) const
{
    const QString more = tr("%n image(s) would be discarded", nullptr, added);
    const QString back = tr("%n would be restored", nullptr, restored);
    if (added > 0 && restored > 0)
        return tr("%1, %2").arg(more, back);
    if (restored > 0)
        return back;
    return added > 0 ? more : tr("%n image(s) discarded", nullptr, discarded);
}

/// Whether the view that is chosen shows it.
bool TextPage::belongs(const TextStanding &standing) const
{
    switch (m_view) {
    case View::Near: return !standing.byPerson && std::abs(standing.ratio - m_histogram->threshold()) <= m_band;
    case View::Over: return wouldDiscard(standing);
    case View::Under: return !wouldDiscard(standing);
    case View::Decided: return standing.byPerson;
    // All that is full belongs to the last bar.
    case View::Range: return standing.ratio >= m_range.first && (standing.ratio < m_range.second || m_range.second >= 1);
    }
    return false;
}

void TextPage::openView(View view)
{
    m_view = view;
    m_stay = {};
    showList();
}

/// To begin with: those near the line, or else the first view that has any.
void TextPage::chooseView()
{
    for (const View view : {View::Near, View::Over, View::Under}) {
        m_view = view;
        if (std::any_of(m_standings.begin(), m_standings.end(), [this](const TextStanding &one) { return belongs(one); }))
            return;
    }
    m_view = View::Near;
}

void TextPage::showRatios()
{
    QList<double> ratios;
    ratios.reserve(m_standings.size());
    for (const TextStanding &standing : std::as_const(m_standings))
        ratios.append(standing.ratio);
    m_histogram->setValues(ratios, bins, 1.0);
}

void TextPage::showCounts()
{
    const double limit = m_histogram->threshold();
    const double band = m_band;
    m_histogram->setBand(band, tr("review band ±%1 %").arg(QLocale::c().toString(band * 100, 'g', 3)));
    qint64 near = 0;
    qint64 over = 0;
    qint64 decided = 0;
    qint64 inRange = 0;
    int added = 0;
    int restored = 0;
    for (const TextStanding &standing : std::as_const(m_standings)) {
        near += std::abs(standing.ratio - limit) <= band && !standing.byPerson ? 1 : 0;
        over += wouldDiscard(standing) ? 1 : 0;
        decided += standing.byPerson ? 1 : 0;
        inRange += standing.ratio >= m_range.first && (standing.ratio < m_range.second || m_range.second >= 1) ? 1 : 0;
        const std::optional<Outcome> change = appliedTo(standing);
        added += change == Outcome::Discard ? 1 : 0;
        restored += change == Outcome::Keep ? 1 : 0;
    }
    const QLocale locale;
    const qint64 total = m_standings.size();
    m_views.at(0)->setText(tr("Near the limit %1").arg(locale.toString(near)));
    m_views.at(1)->setText(tr("Above %1").arg(locale.toString(over)));
    m_views.at(2)->setText(tr("Below %1").arg(locale.toString(total - over)));
    m_views.at(3)->setText(tr("Manually decided %1").arg(locale.toString(decided)));
    m_views.at(4)->setText(tr("%1 to %2: %3", "text ratio of a bar, number of images")
                               .arg(textwords::percent(m_range.first), textwords::percent(m_range.second),
                                    locale.toString(inRange)));
    m_views.at(4)->setVisible(m_view == View::Range);
    for (int i = 0; i < m_views.size(); ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(m_view));
    m_frame.header->setStateText(tr("Limit %1").arg(textwords::percent(limit)));
    const bool applied = added + restored == 0;
    m_effect->show(effectText(static_cast<int>(over), added, restored), applied ? Tone::Neutral : Tone::Bad);
    // It is the next step only where it would change something.
    m_apply->setKind(applied && std::abs(limit - m_context.project.info().rules.textRatioLimit) < 1e-6 ? ActionButton::Kind::Plain : ActionButton::Kind::Primary);
    m_context.commands.refresh();
}

void TextPage::showList()
{
    const double limit = m_histogram->threshold();
    QList<TextStanding> shown;
    for (const TextStanding &standing : std::as_const(m_standings)) {
        if (standing.image == m_stay || belongs(standing))
            shown.append(standing);
    }
    // Those nearest to the line first: there the eye is needed.
    std::stable_sort(shown.begin(), shown.end(), [limit](const TextStanding &a, const TextStanding &b) {
        return std::abs(a.ratio - limit) < std::abs(b.ratio - limit);
    });
    QList<ImageId> ids;
    for (const TextStanding &standing : std::as_const(shown))
        ids.append(standing.image);
    const ImageId before = m_wanted.isNull() ? current() : m_wanted;
    m_wanted = {};
    const int row = m_grid->currentIndex().row();
    m_model->setIds(ids);
    showCounts();
    m_grid->setEmptyText(m_view == View::Near ? tr("No image is near the limit.") : tr("No images here."));
    if (ids.isEmpty())
        return showImage();
    const int found = m_model->rowOf(before);
    const int target = found >= 0 ? found : std::clamp(row, 0, static_cast<int>(ids.size()) - 1);
    m_grid->setCurrentIndex(m_model->index(target));
}

} // namespace yuyi
