// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/duplicatescan.h"

#include "models/domain/clock.h"
#include "models/filtering/duplicates/detail.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/filtering/duplicates/pixeldigest.h"
#include "models/filtering/duplicates/verification.h"
#include "models/imaging/reader.h"
#include "models/platform/freedmemory.h"
#include "models/services/curation/duplicategroups.h"
#include "models/services/curation/stepreport.h"
#include "models/services/rules/events.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/laterphase.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateService)
};

constexpr qsizetype fingerprintBatch = 64;
constexpr qsizetype imagesAtOnce = 1000;

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, Tr::tr("Stopped. Everything done so far is kept; search again to continue."));
}

} // namespace

/// What a search needs to know of an image: there may be a million.
struct DuplicateScanRun::Picture {
    ImageId id;
    Sha256 sha256;
    ImageFormat format = ImageFormat::Unknown;
    QSize size;
    qint64 bytes = 0;
    QString name;
    Fingerprint fingerprint;
    bool chosen = false;
    bool follows = false; ///< exactly equal to another one that stands for it
};

DuplicateScanRun::DuplicateScanRun(Stores &stores, QString folder, const PersonId &actor,
                                   const DuplicateScanRequest &request, Progress &progress)
    : m_stores(stores),
      m_folder(std::move(folder)),
      m_actor(actor),
      m_request(request),
      m_progress(progress)
{
}

DuplicateScanRun::~DuplicateScanRun() = default;

Result<DuplicateScanReport> DuplicateScanRun::run()
{
    QElapsedTimer timer;
    timer.start();
    const platform::FreedMemoryKept kept;
    using Step = Result<> (DuplicateScanRun::*)();
    for (const Step step : {&DuplicateScanRun::listPictures, &DuplicateScanRun::readFingerprints,
                            &DuplicateScanRun::makeFingerprints, &DuplicateScanRun::readMemory,
                            &DuplicateScanRun::search}) {
        if (m_progress.cancelled())
            return stopped();
        YUYI_CHECK((this->*step)());
    }
    m_report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    YUYI_CHECK(m_stores.transaction([this] { return save(); }));
    return m_report;
}

Result<> DuplicateScanRun::listPictures()
{
    YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto open, m_stores.filters().groups(GroupState::Open));
    // Members of a group that a person touched stay there; the kept one may gain others.
    QSet<ImageId> chosen;
    QSet<ImageId> held;
    for (const DuplicateGroup &head : open) {
        if (head.version == 1 || head.verdict != DuplicateVerdict::Duplicate)
            continue;
        YUYI_TRY(const auto group, m_stores.filters().group(head.id));
        chosen.insert(group.kept);
        for (const DuplicateMember &member : group.members)
            held.insert(member.image);
    }
    for (qsizetype at = 0; at < ids.size(); at += imagesAtOnce) {
        YUYI_TRY(const auto images, m_stores.images().images(ids.mid(at, imagesAtOnce)));
        for (const Image &image : images) {
            if (image.stage == Stage::Discarded || (held.contains(image.id) && !chosen.contains(image.id)))
                continue;
            m_indexes.insert(image.id, static_cast<int>(m_pictures.size()));
            m_pictures.push_back({image.id,
                                  image.sha256,
                                  image.format,
                                  image.size,
                                  image.bytes,
                                  image.names.value(0),
                                  {},
                                  chosen.contains(image.id),
                                  false});
        }
    }
    m_report.images = static_cast<qint64>(m_pictures.size());
    m_crops = cropsFor(m_report.images);
    return {};
}

Result<> DuplicateScanRun::readFingerprints()
{
    return m_stores.filters().visitFingerprints(
        fingerprintVersion(), [this](const ImageId &image, const QByteArray &bytes) {
            const auto at = m_indexes.constFind(image);
            if (at != m_indexes.constEnd() && isCurrentFingerprint(bytes))
                m_pictures[static_cast<size_t>(*at)].fingerprint = reducedFor(bytes, m_report.images);
        });
}

Result<> DuplicateScanRun::makeFingerprints()
{
    QList<int> missing;
    for (size_t i = 0; i < m_pictures.size(); ++i) {
        if (m_pictures[i].fingerprint.isEmpty())
            missing.append(static_cast<int>(i));
    }
    struct Made {
        int index;
        Fingerprint fingerprint;
        QString refusal;
        std::optional<Error> fatal; ///< of the way to the picture, not of the picture: it ends the scan
    };
    QThreadPool pool;
    if (m_request.threads > 0)
        pool.setMaxThreadCount(m_request.threads);
    m_fingerprinted = missing.size();
    m_progress.setTotal(m_fingerprinted);
    for (qsizetype start = 0; start < missing.size(); start += fingerprintBatch) {
        const QList<int> batch = missing.mid(start, fingerprintBatch);
        const QList<Made> made = QtConcurrent::blockingMapped<QList<Made>>(&pool, batch, [this](int index) {
            Made one{index, {}, {}, {}};
            if (m_progress.cancelled())
                return one;
            const Picture &picture = m_pictures[static_cast<size_t>(index)];
            const auto file = pictureFile(m_folder, picture.sha256, picture.format);
            m_progress.advance();
            if (!file) {
                one.refusal = file.error().sentence;
                if (file.error().code == ErrorCode::Environment)
                    one.fatal = file.error();
                return one;
            }
            const auto decoded = decodeImage(*file, decodedShortSide, decodedLongSide);
            if (!decoded) {
                one.refusal = decoded.error().sentence;
                return one;
            }
            const QByteArray pixels =
                decoded->image.size() == picture.size ? pixelDigestOf(decoded->image) : QByteArray();
            const FingerprintAndCopy looked = fingerprintAndCopyOf(decoded->image, pixels);
            one.fingerprint = looked.fingerprint;
            m_copies.offer(index, looked.copy);
            if (one.fingerprint.isEmpty())
                one.refusal = Tr::tr("No fingerprint could be computed for this image.");
            return one;
        });
        YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
            for (const Made &one : made) {
                if (one.fingerprint.isEmpty())
                    continue;
                if (const auto kept = m_stores.filters().saveFingerprint(m_pictures[static_cast<size_t>(one.index)].id,
                                                                         fingerprintVersion(), one.fingerprint);
                    !kept)
                    return passOn(kept);
            }
            return {};
        }));
        if (m_progress.cancelled())
            return stopped();
        for (const Made &one : made) {
            if (one.fatal)
                return tl::unexpected<Error>(*one.fatal);
            Picture &picture = m_pictures[static_cast<size_t>(one.index)];
            if (one.fingerprint.isEmpty())
                m_report.unreadable.append({picture.name, withName(one.refusal, picture.sha256, picture.name)});
            else
                picture.fingerprint = reducedFor(one.fingerprint, m_report.images);
        }
    }
    return {};
}

Result<> DuplicateScanRun::readMemory()
{
    YUYI_TRY(const auto apart, m_stores.filters().notDuplicates());
    m_apart = apart;
    const QString engine = duplicateEngineVersion();
    YUYI_TRY(const auto marks, m_stores.filters().searchedImages(engine));
    m_marks = marks;
    const auto readable = std::count_if(m_pictures.begin(), m_pictures.end(),
                                        [](const Picture &picture) { return !picture.fingerprint.isEmpty(); });
    m_threshold = m_request.threshold > 0 ? m_request.threshold : thresholdFor(readable);
    return m_stores.filters().visitComparedPairs(engine, [this](const ComparedImages &pair) {
        const auto a = m_indexes.constFind(pair.a);
        const auto b = m_indexes.constFind(pair.b);
        if (a != m_indexes.constEnd() && b != m_indexes.constEnd())
            m_memory.known.push_back({*a, *b, pair.figures});
    });
}

Result<> DuplicateScanRun::remember(const std::vector<ComparedPair> &pairs)
{
    m_report.compared += static_cast<qint64>(pairs.size());
    return m_stores.transaction([&]() -> Result<> {
        for (const ComparedPair &pair : pairs) {
            const ImageId &a = m_pictures[static_cast<size_t>(pair.a)].id;
            const ImageId &b = m_pictures[static_cast<size_t>(pair.b)].id;
            const ComparedImages images = a < b ? ComparedImages{a, b, pair.figures}
                                                : ComparedImages{b, a, exchangedFigures(pair.figures)};
            if (const auto saved =
                    m_stores.filters().saveComparedPair(duplicateEngineVersion(), images);
                !saved)
                return passOn(saved);
        }
        return {};
    });
}

void DuplicateScanRun::lose(int key, const Error &error)
{
    const std::lock_guard lock(m_mutex);
    m_lost.insert(key);
    const Picture &picture = m_pictures[static_cast<size_t>(key)];
    m_report.unreadable.append({picture.name, withName(error.sentence, picture.sha256, picture.name)});
}

/// Decoded so that the sides are at least these; 0: in full.
Result<QImage> DuplicateScanRun::pictureOf(int key, int shortSide, int longSide) const
{
    const Picture &picture = m_pictures[static_cast<size_t>(key)];
    YUYI_TRY(const auto file, pictureFile(m_folder, picture.sha256, picture.format));
    YUYI_TRY(auto decoded, decodeImage(file, shortSide, longSide));
    return decoded.image;
}

Result<> DuplicateScanRun::search()
{
    for (size_t i = 0; i < m_pictures.size(); ++i) {
        const Picture &picture = m_pictures[i];
        if (picture.fingerprint.isEmpty())
            continue;
        const SearchMark mark = m_marks.value(picture.id);
        const bool isNew = mark.threshold < m_threshold || mark.crops < m_crops;
        m_report.added += isNew ? 1 : 0;
        m_candidates.append({static_cast<int>(i), picture.fingerprint, picture.sha256, picture.size, picture.bytes,
                             picture.name, isNew, picture.chosen, keepsEveryPixel(picture.format)});
    }
    m_memory.remember = [this](const auto &pairs) { return remember(pairs); };
    m_memory.unreadable = [this](int key, const Error &error) { lose(key, error); };
    m_memory.copies = &m_copies;
    m_memory.whole = [this](int key) -> Result<QImage> {
        const Picture &picture = m_pictures[static_cast<size_t>(key)];
        YUYI_TRY(const auto file, pictureFile(m_folder, picture.sha256, picture.format));
        return decodeLight(file);
    };
    const SearchOptions options{m_threshold, m_request.threads};
    LaterPhase progress(m_progress, m_fingerprinted);
    auto found = findDuplicates(
        m_candidates, options,
        [this](int key) { return pictureOf(key, decodedShortSide, decodedLongSide); },
        [this](int a, int b) {
            const ImageId &x = m_pictures[static_cast<size_t>(a)].id;
            const ImageId &y = m_pictures[static_cast<size_t>(b)].id;
            return m_apart.contains(x < y ? qMakePair(x, y) : qMakePair(y, x));
        },
        progress, m_memory);
    if (!found) {
        if (found.error().code == ErrorCode::Cancelled)
            return stopped();
        return passOn(found);
    }
    m_found = *std::move(found);
    return {};
}

Result<> DuplicateScanRun::save()
{
    QList<DuplicateGroup> groups;
    for (const FoundGroup &one : std::as_const(m_found)) {
        DuplicateGroup group;
        group.verdict = one.verdict;
        group.kept = m_pictures[static_cast<size_t>(one.kept)].id;
        group.keptReason = one.keptReason;
        group.engine = duplicateEngineVersion();
        group.createdAt = currentTime();
        group.certainty = 1;
        for (const FoundMember &member : one.members) {
            Picture &picture = m_pictures[static_cast<size_t>(member.key)];
            picture.follows = picture.follows || member.follows;
            group.members.append({picture.id, member.figures});
            group.certainty = std::min(group.certainty, member.figures.similarity);
        }
        groups.append(group);
    }
    YUYI_TRY(const auto standing, showGroups(m_stores, groups));
    for (const DuplicateGroup &group : standing)
        ++(group.verdict == DuplicateVerdict::Duplicate ? m_report.duplicates : m_report.templates);
    YUYI_CHECK(mark());
    StepRun run;
    run.step = FilterStep::Duplicate;
    run.engine = duplicateEngineVersion();
    run.parameters = {{"distance", m_threshold}, {"views", m_crops}};
    run.counts = {{"images", m_report.images},
                  {"new", m_report.added},
                  {"compared", static_cast<qint64>(m_memory.known.size()) + m_report.compared},
                  {"unreadable", m_report.unreadable.size()},
                  {"seconds", m_report.seconds}};
    run.at = currentTime();
    run.by = m_actor;
    YUYI_CHECK(recordStepRun(m_stores, run));
    return m_stores.record(makeEvent(Entity::DuplicateGroup, {}, AuditAction::Searched, m_actor));
}

Result<> DuplicateScanRun::mark()
{
    const QString engine = duplicateEngineVersion();
    QSet<ImageId> current;
    for (const DuplicateCandidate &candidate : std::as_const(m_candidates)) {
        const Picture &picture = m_pictures[static_cast<size_t>(candidate.key)];
        if (m_lost.contains(candidate.key))
            continue;
        current.insert(picture.id);
        // Who only follows an equal picture was not searched for itself.
        const SearchMark now = picture.follows ? SearchMark{} : SearchMark{m_threshold, m_crops};
        const auto before = m_marks.constFind(picture.id);
        const bool stands = before != m_marks.constEnd()
                         && (picture.follows ? before->threshold == 0
                                             : before->threshold >= now.threshold && before->crops >= now.crops);
        if (stands)
            continue;
        YUYI_CHECK(m_stores.filters().markSearched(engine, picture.id, now));
    }
    for (auto it = m_marks.cbegin(); it != m_marks.cend(); ++it) {
        if (current.contains(it.key()))
            continue;
        YUYI_CHECK(m_stores.filters().markSearched(engine, it.key(), std::nullopt));
    }
    return {};
}

} // namespace yuyi
