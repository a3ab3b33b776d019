// SPDX-License-Identifier: GPL-3.0-or-later
// What a person decides and corrects on the text page; how it looks is in textpage.cpp.
#include "models/items/imagelistmodel.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/banner.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/keybox.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"
#include "widgets/text/textpage.h"
#include "widgets/text/textwords.h"

#include <QComboBox>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace yuyi {

void TextPage::measure(bool again)
{
    TextScanRequest request;
    request.engine = m_engine->currentData().toString();
    request.threshold = m_histogram->threshold();
    request.again = again;
    request.by = m_context.project.person().id;
    m_context.jobs.start(QStringLiteral("scan-text"), request.toJson());
    showEmpty();
}

QString TextPage::measureText() const
{
    return m_olderEngine.isEmpty() ? tr("Measure Text") : tr("Measure Again");
}

void TextPage::apply()
{
    apply(TextService::KeptOnes::Stay);
}

void TextPage::apply(TextService::KeptOnes keptOnes)
{
    m_stay = {};
    const double limit = m_histogram->threshold();
    const QString text = tr("Text limit %1 applied").arg(textwords::percent(limit));
    const QString folder = m_context.project.factory().folder();
    const PersonId person = m_context.project.person().id;
    ++m_ownWrites;
    m_context.project
        .write([limit, text, folder, person, keptOnes](Stores &stores) {
            return TextService(stores, folder, person).applyLimit(limit, text, keptOnes);
        })
        .then(this, [this](const Result<TextService::Applied> &applied) {
            --m_ownWrites;
            load();
            if (!applied) {
                m_frame.banner->show(Tone::Bad, applied.error().sentence);
                return;
            }
            const QString discarded = tr("%n image(s) discarded", nullptr, static_cast<int>(applied->discarded));
            const QString restored = tr("%n restored", nullptr, static_cast<int>(applied->restored));
            Q_EMIT toast(applied->restored > 0 ? tr("%1, %2").arg(discarded, restored) : discarded, true);
            if (applied->stayed == 0)
                return;
            const int stayed = static_cast<int>(applied->stayed);
            m_context.prompts.confirm(
                this, tr("Kept Images Above the Limit"),
                tr("%n image(s) above the limit were kept at inspection. Discard them, too?", nullptr, stayed),
                tr("Discard %n", nullptr, stayed), [this] { apply(TextService::KeptOnes::Go); });
        });
}

void TextPage::run(std::function<Result<>(Stores &)> work)
{
    // What is being read now does not know of it yet: it is read again afterwards.
    ++m_request;
    ++m_ownWrites;
    m_stale = m_stale || std::exchange(m_loading, false);
    m_context.project.write(std::move(work)).then(this, [this](const Result<> &done) {
        --m_ownWrites;
        if (!done) {
            m_frame.banner->show(Tone::Bad, done.error().sentence);
            m_stale = true;
        }
        if (m_stale && m_ownWrites == 0)
            load();
    });
}

/// The page shows at once what is decided; the store follows.
void TextPage::changeStanding(const ImageId &image, const std::function<void(TextStanding &)> &change)
{
    const auto found = std::find_if(m_standings.begin(), m_standings.end(),
                                    [&](const TextStanding &standing) { return standing.image == image; });
    if (found == m_standings.end())
        return;
    change(*found);
    m_byImage.insert(image, *found);
}

void TextPage::setBand(double halfWidth)
{
    m_band = halfWidth;
    showList();
    const QString folder = m_context.project.factory().folder();
    const PersonId person = m_context.project.person().id;
    run([halfWidth, folder, person](Stores &stores) {
        return TextService(stores, folder, person).setReviewBand(halfWidth);
    });
}

void TextPage::decide(Outcome outcome)
{
    const ImageId image = current();
    if (image.isNull())
        return;
    Verdict verdict;
    verdict.step = FilterStep::Text;
    verdict.outcome = outcome;
    verdict.reason = QStringLiteral("text-heavy");
    const QString text = outcome == Outcome::Keep ? tr("Kept despite its text") : tr("Discarded because of its text");
    const PersonId person = m_context.project.person().id;
    m_stay = {};
    const int row = m_grid->currentIndex().row();
    if (row + 1 < m_model->rowCount())
        m_wanted = m_model->ids().at(row + 1);
    changeStanding(image, [outcome](TextStanding &standing) {
        standing.byPerson = true;
        standing.decided = outcome;
    });
    run([image, verdict, text, person](Stores &stores) {
        return DecisionService(stores, person).decide({image}, verdict, text);
    });
    Q_EMIT toast(text, true);
    showList();
    m_model->refreshTexts();
    if (m_shown == current() && !m_shown.isNull())
        showRatio();
}

void TextPage::setDismissed(bool dismissed)
{
    const int row = m_areas->currentRow();
    if (row < 0 || row >= m_measure.areas.size())
        return;
    QList<TextArea> areas = m_measure.areas;
    // What a person drew goes; what the engine read would come back, and stays as dismissed.
    if (areas.at(row).byPerson && areas.at(row).text.isEmpty() && dismissed)
        areas.removeAt(row);
    else
        areas[row].dismissed = dismissed;
    saveAreas(areas, dismissed ? tr("Area is not text") : tr("Area is text"));
}

bool TextPage::boxing() const
{
    return m_box && m_box->isActive();
}

/// A box in the middle of what is seen, for the keys; the mouse may draw one anywhere. The same key ends it.
void TextPage::drawArea()
{
    if (boxing())
        return leaveBox();
    m_changed = {};
    m_viewer->setDrawing(true);
    m_box->begin();
}

void TextPage::changeArea()
{
    const int row = m_areas->currentRow();
    if (row < 0 || row >= m_measure.areas.size())
        return;
    const double scale = shownScale();
    QPolygonF shape;
    for (const QPointF &point : m_measure.areas.at(row).polygon)
        shape.append(point * scale);
    m_changed = m_measure.areas.at(row).id;
    m_viewer->setDrawing(false);
    m_box->begin(shape);
}

void TextPage::keepBox()
{
    // Its areas are still being read: the box waits for them.
    if (m_measure.image != m_shown)
        return;
    const QPolygonF shape = m_box->polygon();
    const TextAreaId id = m_changed;
    leaveBox();
    if (id.isNull())
        return addArea(shape);
    QList<TextArea> areas = m_measure.areas;
    const auto found = std::find_if(areas.begin(), areas.end(), [&id](const TextArea &area) { return area.id == id; });
    if (found == areas.end())
        return;
    found->polygon.clear();
    for (const QPointF &point : shape)
        found->polygon.append(point / shownScale());
    found->byPerson = true;
    saveAreas(areas, tr("Text area changed"));
}

void TextPage::leaveBox()
{
    m_viewer->setDrawing(false);
    m_box->drop();
    m_grid->setFocus(Qt::ShortcutFocusReason);
}

void TextPage::showBox()
{
    showAreas();
    showRatio();
    m_context.commands.refresh();
}

void TextPage::addArea(const QPolygonF &polygon)
{
    if (m_measure.image != m_shown || m_viewer->imageSize().isEmpty())
        return;
    TextArea area;
    area.id = TextAreaId::create();
    area.byPerson = true;
    area.confidence = 1;
    for (const QPointF &point : polygon)
        area.polygon.append(point / shownScale());
    m_viewer->setDrawing(false);
    saveAreas(m_measure.areas + QList<TextArea>{area}, tr("Text area drawn"));
    // What comes next is usually about it: another size, or away again.
    m_areas->setCurrentCell(m_areas->rowCount() - 1, 0);
}

void TextPage::saveAreas(const QList<TextArea> &areas, const QString &text)
{
    const ImageId image = m_shown;
    m_wanted = image;
    m_stay = image;
    // The next correction is made to these areas, not to those that are being written.
    ++m_measureRequest;
    m_measure.areas = areas;
    m_measure.ratio = filtering::textRatio(areas, m_image.size);
    changeStanding(image, [this](TextStanding &standing) { standing.ratio = m_measure.ratio; });
    const QString folder = m_context.project.factory().folder();
    const PersonId person = m_context.project.person().id;
    run([image, areas, text, folder, person](Stores &stores) -> Result<> {
        const auto measured = TextService(stores, folder, person).setAreas(image, areas, text);
        if (!measured)
            return passOn(measured);
        return {};
    });
    Q_EMIT toast(text, true);
    const int row = m_areas->currentRow();
    showRatios();
    showList();
    m_model->refreshTexts();
    showRatio();
    fillAreas(row);
}

} // namespace yuyi
