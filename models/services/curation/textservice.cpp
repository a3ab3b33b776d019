// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/textservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/filtering/text/textratio.h"
#include "models/imaging/reader.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/curation/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/session/imagefiles.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMutex>
#include <QPolygonF>
#include <QSet>
#include <QThread>
#include <QWaitCondition>

#include <algorithm>
#include <atomic>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextService)
};

constexpr int textShortSide = 960; // the detector works at 736, so nothing is lost

struct Measured {
    TextMeasure measure;
    QSize size;
    QString name;
    QString refusal;
    std::optional<Error> fatal; ///< of the way to the picture, not of the picture: it ends the scan
};

/// What the measuring threads hand to the one that writes.
class Outbox
{
public:
    void put(Measured measured)
    {
        const QMutexLocker lock(&m_mutex);
        m_list.append(std::move(measured));
        m_filled.wakeOne();
    }
    /// Waits up to a fifth of a second for something to write.
    QList<Measured> take()
    {
        QMutexLocker lock(&m_mutex);
        if (m_list.isEmpty())
            m_filled.wait(&m_mutex, 200);
        return std::exchange(m_list, {});
    }

private:
    QMutex m_mutex;
    QWaitCondition m_filled;
    QList<Measured> m_list;
};

Measured measureOne(TextEngine &engine, const Image &image, const QString &folder,
                    const TextScanRequest &request)
{
    Measured measured;
    measured.name = image.names.value(0);
    measured.size = image.size;
    const auto file = pictureFile(folder, image.sha256, image.format);
    if (!file) {
        measured.refusal = withName(file.error().sentence, image.sha256, measured.name);
        if (file.error().code == ErrorCode::Environment)
            measured.fatal = file.error();
        return measured;
    }
    const auto decoded = decodeImage(*file, textShortSide);
    if (!decoded) {
        measured.refusal = withName(decoded.error().sentence, image.sha256, measured.name);
        return measured;
    }
    auto areas = engine.find(decoded->image, request.mode, request.threshold);
    if (!areas) {
        measured.refusal = areas.error().sentence;
        return measured;
    }
    measured.measure.ratio = textRatio(*areas, decoded->image.size());
    // Polygons are kept in pixels of the full picture.
    const double sx = static_cast<double>(image.size.width()) / decoded->image.width();
    const double sy = static_cast<double>(image.size.height()) / decoded->image.height();
    for (TextArea &area : *areas) {
        area.id = TextAreaId::create();
        for (QPointF &point : area.polygon)
            point = QPointF(point.x() * sx, point.y() * sy);
    }
    measured.measure.image = image.id;
    measured.measure.engine = engine.name();
    measured.measure.engineVersion = engine.version();
    measured.measure.areas = *areas;
    return measured;
}

/// The share of the smaller area that both cover, by the boxes around them.
bool sameArea(const TextArea &a, const TextArea &b)
{
    const QRectF first = QPolygonF(a.polygon).boundingRect();
    const QRectF second = QPolygonF(b.polygon).boundingRect();
    const QRectF common = first & second;
    const double smaller = std::min(first.width() * first.height(), second.width() * second.height());
    return smaller > 0 && common.width() * common.height() > 0.5 * smaller;
}

/// What a person drew or dismissed outlives a new measurement.
TextMeasure withCorrections(TextMeasure now, const std::optional<TextMeasure> &before, QSize size)
{
    if (!before)
        return now;
    bool corrected = false;
    for (const TextArea &old : before->areas) {
        if (!old.byPerson && !old.dismissed)
            continue;
        corrected = true;
        const auto again = [&old](const TextArea &area) { return sameArea(old, area); };
        if (old.dismissed) {
            bool found = false;
            for (TextArea &area : now.areas) {
                if (!area.byPerson && again(area))
                    area.dismissed = found = true;
            }
            if (found)
                continue;
        } else {
            now.areas.removeIf([&](const TextArea &area) { return !area.byPerson && again(area); });
        }
        TextArea kept = old;
        kept.id = TextAreaId::create();
        now.areas.append(kept);
    }
    if (corrected)
        now.ratio = textRatio(now.areas, size);
    return now;
}

/// The images that the text limit alone discarded: another measure may bring them back.
Result<QSet<ImageId>> discardedByLimit(Stores &stores)
{
    QSet<ImageId> images;
    YUYI_TRY(const auto decisions, stores.images().decisionsInForce(FilterStep::Text));
    for (const Decision &decision : decisions) {
        if (decision.outcome == Outcome::Discard && !decision.rule.isEmpty())
            images.insert(decision.image);
    }
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Inspect}) {
        YUYI_TRY(const auto others, stores.images().decisionsInForce(step));
        for (const Decision &decision : others) {
            if (decision.outcome == Outcome::Discard)
                images.remove(decision.image);
        }
    }
    return images;
}

QString modeCode(TextMode mode)
{
    switch (mode) {
    case TextMode::Fast: return QStringLiteral("fast");
    case TextMode::Full: return QStringLiteral("full");
    case TextMode::Cascade: return QStringLiteral("cascade");
    }
    return {};
}

} // namespace

QByteArray TextScanRequest::toJson() const
{
    return storedText({{"engine", engine},
                       {"mode", modeCode(mode)},
                       {"threshold", threshold},
                       {"threads", threads},
                       {"again", again},
                       {"by", by}});
}

TextScanRequest TextScanRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    TextScanRequest request;
    request.engine = textOf(object, "engine");
    const QString mode = textOf(object, "mode");
    request.mode = mode == QLatin1String("fast")    ? TextMode::Fast
                 : mode == QLatin1String("cascade") ? TextMode::Cascade
                                                    : TextMode::Full;
    request.threshold = numberOf(object, "threshold", request.threshold);
    request.threads = wholeOf(object, "threads");
    request.again = flagOf(object, "again");
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

QByteArray TextScanReport::toJson() const
{
    return storedText({{"engine", engine},
                       {"images", images},
                       {"unreadable", unreadableToJson(unreadable)},
                       {"seconds", seconds}});
}

TextScanReport TextScanReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    TextScanReport report;
    report.engine = textOf(object, "engine");
    report.images = wholeOf<qint64>(object, "images");
    report.seconds = numberOf(object, "seconds");
    report.unreadable = unreadableFromJson(fieldOf(object, "unreadable"));
    return report;
}

Result<TextScanReport> TextService::scan(const TextScanRequest &request, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    QElapsedTimer timer;
    timer.start();
    TextScanReport report;
    YUYI_TRY(const auto first, openTextEngine(request.engine));
    report.engine = first->name();
    const QString version = first->version();

    YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto listed, m_stores.images().images(ids));
    YUYI_TRY(const auto done, m_stores.filters().measured(report.engine, version));
    YUYI_TRY(const auto byLimit, discardedByLimit(m_stores));
    QList<Image> images;
    for (const Image &image : listed) {
        if ((image.stage != Stage::Discarded || byLimit.contains(image.id)) && (request.again || !done.contains(image.id)))
            images.append(image);
    }
    progress.setTotal(images.size());

    const int wanted = request.threads > 0 ? request.threads : QThread::idealThreadCount();
    const int workers = static_cast<int>(std::clamp<qsizetype>(images.size(), 1, wanted));
    std::atomic<qsizetype> nextImage{0};
    std::atomic<int> running{workers};
    Outbox outbox;
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < workers; ++i) {
        threads.emplace_back(QThread::create([&] {
            auto engine = openTextEngine(report.engine);
            while (engine && !progress.cancelled()) {
                const qsizetype index = nextImage.fetch_add(1);
                if (index >= images.size())
                    break;
                outbox.put(measureOne(**engine, images.at(index), m_folder, request));
            }
            running.fetch_sub(1);
        }));
        threads.back()->start();
    }

    std::optional<Error> failed;
    while (true) {
        const bool last = running.load() == 0;
        const QList<Measured> batch = outbox.take();
        if (!batch.isEmpty() && !failed) {
            const auto saved = m_stores.transaction([&]() -> Result<> {
                for (const Measured &one : batch) {
                    if (!one.refusal.isEmpty())
                        continue;
                    YUYI_TRY(const auto before, m_stores.filters().measure(one.measure.image));
                    const TextMeasure measure = withCorrections(one.measure, before, one.size);
                    YUYI_CHECK(m_stores.filters().saveMeasure(measure));
                    const Event event = makeEvent(Entity::TextMeasure, one.measure.image.value(),
                                                  AuditAction::Measured, m_actor);
                    YUYI_CHECK(m_stores.record(event));
                }
                return {};
            });
            if (!saved) {
                failed = saved.error();
                nextImage.store(images.size());
            }
            for (const Measured &one : batch) {
                if (one.fatal && !failed) {
                    failed = one.fatal;
                    nextImage.store(images.size());
                }
                if (one.refusal.isEmpty())
                    ++report.images;
                else
                    report.unreadable.append({one.name, one.refusal});
            }
            progress.advance(batch.size());
        }
        if (last && batch.isEmpty())
            break;
    }
    for (const auto &thread : threads)
        thread->wait();
    if (failed)
        return tl::unexpected<Error>(*failed);
    if (progress.cancelled())
        return failure(ErrorCode::Cancelled, Tr::tr("Stopped. The measurements made so far are kept."));
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    StepRun run;
    run.step = FilterStep::Text;
    run.engine = report.engine % u' ' % version;
    run.parameters = {{"mode", modeCode(request.mode)}};
    YUYI_TRY(const auto all, m_stores.filters().ratios(report.engine));
    run.counts = {{"images", all.size()},
                  {"new", report.images},
                  {"unreadable", report.unreadable.size()},
                  {"seconds", report.seconds}};
    run.at = currentTime();
    run.by = m_actor;
    YUYI_CHECK(m_stores.transaction([&] { return recordStepRun(m_stores, run); }));
    return report;
}

Result<std::optional<TextMeasure>> TextService::measure(const ImageId &image)
{
    return m_stores.filters().measure(image);
}

Result<QList<TextStanding>> TextService::standings()
{
    YUYI_TRY(const auto ratios, m_stores.filters().ratios());
    YUYI_TRY(const auto decisions, m_stores.images().decisionsInForce(FilterStep::Text));
    ImageFilter discarded;
    discarded.stage = Stage::Discarded;
    YUYI_TRY(const auto gone, m_stores.images().list(discarded, ImageSort::Added));
    const QSet<ImageId> discardedIds(gone.begin(), gone.end());
    ImageFilter fresh;
    fresh.stage = Stage::Collected;
    YUYI_TRY(const auto collected, m_stores.images().list(fresh, ImageSort::Added));
    const QSet<ImageId> collectedIds(collected.begin(), collected.end());
    QList<TextStanding> standings;
    standings.reserve(ratios.size());
    for (auto it = ratios.begin(); it != ratios.end(); ++it) {
        TextStanding standing;
        standing.image = it.key();
        standing.ratio = it.value();
        if (const auto decision = decisions.find(it.key()); decision != decisions.end()) {
            standing.decided = decision->outcome;
            standing.byPerson = decision->rule.isEmpty();
        }
        standing.discardedElsewhere =
            discardedIds.contains(it.key()) && standing.decided != Outcome::Discard;
        standing.stays = !collectedIds.contains(it.key()) && !discardedIds.contains(it.key());
        standings.append(standing);
    }
    std::sort(standings.begin(), standings.end(), [](const TextStanding &a, const TextStanding &b) {
        return a.ratio != b.ratio ? a.ratio > b.ratio : a.image < b.image;
    });
    return standings;
}

Result<TextService::Applied> TextService::applyLimit(double limit, const QString &text, KeptOnes keptOnes)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    Applied applied;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto all, standings());
        YUYI_TRY(const auto decisions, m_stores.images().decisionsInForce(FilterStep::Text));
        QList<ImageId> over;
        QList<DecisionId> lifted;
        for (const TextStanding &standing : all) {
            if (standing.byPerson || standing.discardedElsewhere)
                continue;
            const bool discarded = standing.decided == Outcome::Discard;
            if (standing.ratio > limit && !discarded)
                over.append(standing.image);
            else if (standing.ratio <= limit && discarded)
                lifted.append(decisions.value(standing.image).id);
        }
        YUYI_TRY(const auto facts, m_stores.images().images(over));
        over.clear();
        for (const Image &image : facts) {
            const bool kept = image.stage == Stage::Kept;
            if (image.stage == Stage::Collected || (kept && keptOnes == KeptOnes::Go))
                over.append(image.id);
            else if (kept)
                ++applied.stayed;
        }

        YUYI_TRY(auto info, m_stores.project().info());
        if (info.rules.textRatioLimit != limit) {
            const QByteArray former = QByteArray::number(info.rules.textRatioLimit);
            info.rules.textRatioLimit = limit;
            YUYI_CHECK(m_stores.project().setInfo(info));
            const Event event = makeEvent(Entity::Project, info.id.value(), AuditAction::TextLimit, m_actor,
                                          former, QByteArray::number(limit));
            YUYI_CHECK(m_stores.record(event));
        }
        DecisionService service(m_stores, m_actor);
        Verdict verdict;
        verdict.step = FilterStep::Text;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("text-heavy");
        verdict.rule = QString::fromUtf8(storedText({{"rule", QStringLiteral("text-ratio")},
                                                     {"limit", limit}}));
        YUYI_TRY(const auto added, service.addInTransaction(over, verdict));
        YUYI_CHECK(service.setUndoneInTransaction(lifted, true));
        applied.discarded = over.size();
        applied.restored = lifted.size();
        if (added.isEmpty() && lifted.isEmpty())
            return {};
        const ImageId where = over.isEmpty() ? ImageId() : over.first();
        return pushDecisionStep(m_stores, m_actor, added, where, FilterStep::Text, text, lifted);
    }));
    return applied;
}

Result<> TextService::setReviewBand(double halfWidth)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto info, m_stores.project().info());
        if (info.rules.textReviewBand == halfWidth)
            return {};
        const QByteArray before = QByteArray::number(info.rules.textReviewBand);
        info.rules.textReviewBand = halfWidth;
        YUYI_CHECK(m_stores.project().setInfo(info));
        return m_stores.record(makeEvent(Entity::Project, info.id.value(), AuditAction::TextBand, m_actor, before,
                                         QByteArray::number(halfWidth)));
    });
}

Result<TextMeasure> TextService::setAreas(const ImageId &image, const QList<TextArea> &areas, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    TextMeasure now;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto facts, m_stores.images().image(image));
        YUYI_TRY(const auto before, m_stores.filters().measure(image));
        if (!before) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("The text of this image has not been measured yet. Measure it first."));
        }
        now = *before;
        now.areas = areas;
        for (TextArea &area : now.areas) {
            if (area.id.isNull())
                area.id = TextAreaId::create();
        }
        now.ratio = textRatio(now.areas, facts.size);
        YUYI_CHECK(m_stores.filters().saveMeasure(now));
        const Event event = makeEvent(Entity::TextMeasure, image.value(), AuditAction::Areas, m_actor,
                                      auditValue(*before), auditValue(now));
        YUYI_CHECK(m_stores.record(event));
        return pushTextAreasStep(m_stores, m_actor, *before, now, text);
    }));
    return now;
}

} // namespace yuyi
