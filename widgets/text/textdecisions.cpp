// SPDX-License-Identifier: GPL-3.0-or-later
// What a person decides and corrects on the text page; how it looks is in textpage.cpp.
#include "models/services/decisionservice.h"
#include "models/services/jobcenter.h"
#include "models/services/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/banner.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/thumbnailgrid.h"
#include "models/items/imagelistmodel.h"
#include "widgets/text/textpage.h"
#include "widgets/text/textwords.h"

#include <QComboBox>
#include <QTableWidget>

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

void TextPage::apply()
{
    m_stay = {};
    const double limit = m_histogram->threshold();
    const QString text = tr("Text limit %1 applied").arg(textwords::percent(limit));
    const QString folder = m_context.project.factory().folder();
    const PersonId person = m_context.project.person().id;
    ++m_ownWrites;
    m_context.project
        .write([limit, text, folder, person](Stores &stores) {
            return TextService(stores, folder, person).applyLimit(limit, text);
        })
        .then(this, [this](const Result<TextService::Applied> &applied) {
            --m_ownWrites;
            if (!applied) {
                m_frame.banner->show(Tone::Bad, applied.error().sentence);
                return;
            }
            const QString discarded = tr("%n image(s) discarded", nullptr, static_cast<int>(applied->discarded));
            const QString restored = tr("%n brought back", nullptr, static_cast<int>(applied->restored));
            Q_EMIT toast(applied->restored > 0 ? tr("%1, %2").arg(discarded, restored) : discarded, true);
            load();
        });
}

void TextPage::run(std::function<Result<>(Stores &)> work)
{
    ++m_ownWrites;
    m_context.project.write(std::move(work)).then(this, [this](const Result<> &done) {
        --m_ownWrites;
        if (!done)
            m_frame.banner->show(Tone::Bad, done.error().sentence);
        load();
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
    const QString text = outcome == Outcome::Keep ? tr("Kept in spite of its text") : tr("Discarded for its text");
    const PersonId person = m_context.project.person().id;
    m_stay = {};
    // The next picture is shown at once; the list follows.
    const int row = m_grid->currentIndex().row();
    if (row + 1 < m_model->rowCount())
        m_wanted = m_model->ids().at(row + 1);
    run([image, verdict, text, person](Stores &stores) {
        return DecisionService(stores, person).decide({image}, verdict, text);
    });
    Q_EMIT toast(text, true);
}

void TextPage::setDismissed(bool dismissed)
{
    const int row = m_areas->currentRow();
    if (row < 0 || row >= m_measure.areas.size())
        return;
    QList<TextArea> areas = m_measure.areas;
    if (areas.at(row).byPerson && dismissed)
        areas.removeAt(row);
    else
        areas[row].dismissed = dismissed;
    saveAreas(areas, dismissed ? tr("Area is not text") : tr("Area is text"));
}

void TextPage::addArea(const QPolygonF &polygon)
{
    const auto image = m_model->image(m_model->rowOf(m_shown));
    if (!image || m_measure.image != m_shown || m_viewer->imageSize().isEmpty())
        return;
    const double scale = static_cast<double>(image->size.width()) / m_viewer->imageSize().width();
    TextArea area;
    area.byPerson = true;
    area.confidence = 1;
    for (const QPointF &point : polygon)
        area.polygon.append(point * scale);
    m_viewer->setDrawing(false);
    saveAreas(m_measure.areas + QList<TextArea>{area}, tr("Text area drawn"));
}

void TextPage::saveAreas(const QList<TextArea> &areas, const QString &text)
{
    const ImageId image = m_shown;
    m_wanted = image;
    m_stay = image;
    const QString folder = m_context.project.factory().folder();
    const PersonId person = m_context.project.person().id;
    run([image, areas, text, folder, person](Stores &stores) -> Result<> {
        const auto measured = TextService(stores, folder, person).setAreas(image, areas, text);
        if (!measured)
            return passOn(measured);
        return {};
    });
    Q_EMIT toast(text, true);
}

} // namespace yuyi
