// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textcontroller.h"

#include "models/filtering/text/textengine.h"
#include "models/filtering/text/textratio.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/imageservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/text/textwords.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int measuredEvery = 2000; // milliseconds, while pictures are being measured

struct LoadedStandings {
    QList<TextStanding> standings;
    QStringList report; // of the last measurement
    QString surpassed;  // its engine, where a better one is here
    Unreadable unreadable;
    qint64 collected = 0;
};

Result<LoadedStandings> standingsOf(Stores &stores, const QString &folder, const PersonId &person, const QString &chosen)
{
    const auto standings = TextService(stores, folder, person).standings();
    if (!standings)
        return passOn(standings);
    const auto report = stepReport(stores, FilterStep::Text);
    if (!report)
        return passOn(report);
    const auto unreadable = lastUnreadable(stores, JobKind::ScanText);
    if (!unreadable)
        return passOn(unreadable);
    const auto funnel = ImageService(stores).funnel();
    if (!funnel)
        return passOn(funnel);
    LoadedStandings loaded{*standings, {}, {}, *unreadable, funnel->collected};
    if (*report) {
        const QString engine = (*report)->run.engine;
        loaded.report = stepLines(**report);
        loaded.surpassed = isSurpassed(engine, chosen) ? engine : QString();
    }
    return loaded;
}
} // namespace

TextController::TextController(ProjectAccess &project, JobCenter &jobs, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_jobs(jobs)
{
    m_later.setSingleShot(true);
    m_later.setInterval(measuredEvery);
    connect(&m_later, &QTimer::timeout, this, &TextController::load);
}

ImageId TextController::takeWanted()
{
    return std::exchange(m_wanted, {});
}

bool TextController::isMeasuring() const
{
    return m_jobs.isRunning(JobKind::ScanText);
}

void TextController::enter()
{
    takeRules();
    m_stay = {};
    askForEngines();
    load();
}

/// The line a person is drawing stays where it is until the project's own is another one.
void TextController::takeRules()
{
    const WorkRules &rules = m_project.info().rules;
    if (std::exchange(m_projectLimit, rules.textRatioLimit) != rules.textRatioLimit) {
        m_selection.setLimit(rules.textRatioLimit);
        Q_EMIT limitTaken(rules.textRatioLimit);
    }
    if (m_ownWrites == 0)
        m_selection.setBand(rules.textReviewBand);
}

/// What is installed stands on the disk: not asked here and now.
void TextController::askForEngines()
{
    m_project.read([](Stores &) -> Result<QStringList> { return availableTextEngines(); })
        .then(this, [this](const Result<QStringList> &engines) {
            if (!engines || m_engines == *engines)
                return;
            m_engines = *engines;
            Q_EMIT enginesChanged();
        });
}

void TextController::leave()
{
    m_latest.drop();
}

void TextController::goTo(const ImageId &image)
{
    m_wanted = image;
    m_goThere = !m_wanted.isNull();
    load();
}

void TextController::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::TextMeasure) && !changes.touches(Entity::Decision))
        return;
    if (m_ownWrites > 0)
        m_stale = m_stale || changes.external;
    else if (!isMeasuring())
        load();
    else if (!m_later.isActive())
        m_later.start();
}

void TextController::load()
{
    if (m_ownWrites > 0) {
        m_stale = true;
        return;
    }
    const Latest::Question question = m_latest.ask();
    m_stale = false;
    m_loading = true;
    m_later.stop();
    m_project
        .read([person = m_project.person().id, folder = m_project.factory().folder(), chosen = m_engine](Stores &stores) {
            return standingsOf(stores, folder, person, chosen);
        })
        .then(this, question.only([this](const Result<LoadedStandings> &loaded) {
            m_loading = false;
            if (!loaded) {
                Q_EMIT failed(loaded.error().sentence);
                return;
            }
            m_loaded = true;
            m_report = loaded->report;
            m_unreadable = loaded->unreadable;
            m_collected = loaded->collected;
            m_olderEngine = loaded->surpassed;
            const bool first = m_standings.isEmpty();
            m_standings.clear();
            m_byImage.clear();
            for (const TextStanding &standing : loaded->standings) {
                if (standing.discardedElsewhere)
                    continue;
                m_standings.append(standing);
                m_byImage.insert(standing.image, standing);
            }
            if (first && !m_goThere)
                m_selection.chooseView(m_standings);
            if (std::exchange(m_goThere, false) && m_byImage.contains(m_wanted))
                m_selection.showIn(m_byImage.value(m_wanted));
            Q_EMIT this->loaded();
        }));
}

void TextController::measure()
{
    TextScanRequest request;
    request.engine = m_engine;
    request.threshold = m_selection.limit();
    request.by = m_project.person().id;
    m_jobs.start(JobKind::ScanText, request.toJson());
    Q_EMIT measureStarted();
}

void TextController::apply(double limit, TextService::KeptOnes keptOnes)
{
    m_stay = {};
    const QString text = tr("Text limit %1 applied").arg(textwords::percent(limit));
    const QString folder = m_project.factory().folder();
    const PersonId person = m_project.person().id;
    ++m_ownWrites;
    m_project
        .write([limit, text, folder, person, keptOnes](Stores &stores) {
            return TextService(stores, folder, person).applyLimit(limit, text, keptOnes);
        })
        .then(this, [this](const Result<TextService::Applied> &applied) {
            --m_ownWrites;
            load();
            if (!applied) {
                Q_EMIT failed(applied.error().sentence);
                return;
            }
            const QString discarded = tr("%n image(s) discarded", nullptr, static_cast<int>(applied->discarded));
            const QString restored = tr("%n restored", nullptr, static_cast<int>(applied->restored));
            Q_EMIT done(applied->restored > 0 ? tr("%1, %2").arg(discarded, restored) : discarded);
            if (applied->stayed > 0)
                Q_EMIT keptAboveLimit(static_cast<int>(applied->stayed));
        });
}

void TextController::run(std::function<Result<>(Stores &)> work)
{
    // What is being read now does not know of it yet: it is read again afterwards.
    m_latest.drop();
    ++m_ownWrites;
    m_stale = m_stale || std::exchange(m_loading, false);
    m_project.write(std::move(work)).then(this, [this](const Result<> &written) {
        --m_ownWrites;
        if (!written) {
            Q_EMIT failed(written.error().sentence);
            m_stale = true;
        }
        if (m_stale && m_ownWrites == 0)
            load();
    });
}

/// The page shows at once what is decided; the store follows.
void TextController::change(const ImageId &image, const std::function<void(TextStanding &)> &change)
{
    const auto found = std::find_if(m_standings.begin(), m_standings.end(),
                                    [&](const TextStanding &standing) { return standing.image == image; });
    if (found == m_standings.end())
        return;
    change(*found);
    m_byImage.insert(image, *found);
}

void TextController::saveBand()
{
    run([halfWidth = m_selection.band(), folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return TextService(stores, folder, person).setReviewBand(halfWidth);
    });
}

void TextController::openView(TextSelection::View view)
{
    m_selection.setView(view);
    m_stay = {};
    Q_EMIT viewChanged();
}

void TextController::openRange(double from, double to)
{
    m_selection.setRange(from, to);
    openView(TextSelection::View::Range);
}

void TextController::open(const Image &image)
{
    m_shown = image;
    m_measure = {};
}

void TextController::close()
{
    m_shown = {};
    m_measure = {};
}

void TextController::readMeasure()
{
    const ImageId id = m_shown.id;
    const auto measured = [id, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return TextService(stores, folder, person).measure(id);
    };
    // What is being written is read behind it: a correction of it may be among that.
    (m_ownWrites > 0 ? m_project.write(measured) : m_project.read(measured))
        .then(this, m_latestMeasure.only([this, id](const Result<std::optional<TextMeasure>> &measure) {
            if (id != m_shown.id || !measure || !*measure)
                return;
            m_measure = **measure;
            Q_EMIT measureRead();
        }));
}

void TextController::decide(const ImageId &image, Outcome outcome, const ImageId &next)
{
    if (image.isNull())
        return;
    Verdict verdict;
    verdict.step = FilterStep::Text;
    verdict.outcome = outcome;
    verdict.reason = QStringLiteral("text-heavy");
    const QString text = outcome == Outcome::Keep ? tr("Image kept despite its text") : tr("Image discarded because of its text");
    m_stay = {};
    if (!next.isNull())
        m_wanted = next;
    change(image, [outcome](TextStanding &standing) {
        standing.byPerson = true;
        standing.decided = outcome;
    });
    run([image, verdict, text, person = m_project.person().id](Stores &stores) {
        return DecisionService(stores, person).decide({image}, verdict, text);
    });
    Q_EMIT done(text);
    Q_EMIT decided();
}

void TextController::setDismissed(int index, bool dismissed)
{
    if (index < 0 || index >= m_measure.areas.size())
        return;
    QList<TextArea> areas = m_measure.areas;
    // What a person drew goes; what the engine read would come back, and stays as dismissed.
    if (areas.at(index).byPerson && areas.at(index).text.isEmpty() && dismissed)
        areas.removeAt(index);
    else
        areas[index].dismissed = dismissed;
    saveAreas(areas, dismissed ? tr("Area marked as not text") : tr("Area marked as text"));
}

void TextController::addArea(const QPolygonF &polygon)
{
    TextArea area;
    area.id = TextAreaId::create();
    area.byPerson = true;
    area.confidence = 1;
    area.polygon = polygon;
    saveAreas(m_measure.areas + QList<TextArea>{area}, tr("Text area drawn"));
}

void TextController::changeArea(const TextAreaId &id, const QPolygonF &polygon)
{
    QList<TextArea> areas = m_measure.areas;
    const auto found = std::find_if(areas.begin(), areas.end(), [&id](const TextArea &area) { return area.id == id; });
    if (found == areas.end())
        return;
    found->polygon = polygon;
    found->byPerson = true;
    saveAreas(areas, tr("Text area changed"));
}

void TextController::saveAreas(const QList<TextArea> &areas, const QString &text)
{
    const ImageId image = m_shown.id;
    m_wanted = image;
    m_stay = image;
    // The next correction is made to these areas, not to those that are being written.
    m_latestMeasure.drop();
    m_measure.areas = areas;
    m_measure.ratio = textRatio(areas, m_shown.size);
    change(image, [this](TextStanding &standing) { standing.ratio = m_measure.ratio; });
    run([image, areas, text, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) -> Result<> {
        const auto measured = TextService(stores, folder, person).setAreas(image, areas, text);
        if (!measured)
            return passOn(measured);
        return {};
    });
    Q_EMIT done(text);
    Q_EMIT areasChanged();
}

} // namespace yuyi
