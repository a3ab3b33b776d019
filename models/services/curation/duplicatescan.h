// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/copycache.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/services/curation/duplicateservice.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <mutex>

namespace yuyi {

/// @brief One search of DuplicateService::scan(): fingerprints, pairs, groups. The results of each step are stored, so a
/// cancelled search can be continued.
class DuplicateScanRun
{
public:
    DuplicateScanRun(Stores &stores, QString folder, const PersonId &actor, const DuplicateScanRequest &request,
                     Progress &progress);
    ~DuplicateScanRun();
    Result<DuplicateScanReport> run();

private:
    struct Picture;

    Result<> listPictures();
    Result<> readFingerprints();
    Result<> makeFingerprints();
    Result<> readMemory();
    Result<QImage> pictureOf(int key, int shortSide, int longSide) const;
    Result<> search();
    Result<> save();
    Result<> mark();
    Result<> remember(const std::vector<ComparedPair> &pairs);
    void lose(int key, const Error &error);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    DuplicateScanRequest m_request;
    Progress &m_progress;
    DuplicateScanReport m_report;
    std::vector<Picture> m_pictures;
    QHash<ImageId, int> m_indexes;
    QHash<ImageId, SearchMark> m_marks;
    QSet<QPair<ImageId, ImageId>> m_apart; ///< pairs that a person marked as different
    QList<DuplicateCandidate> m_candidates;
    CopyCache m_copies;
    SearchMemory m_memory;
    QList<FoundGroup> m_found;
    int m_threshold = 0;
    qint64 m_fingerprinted = 0; ///< pictures fingerprinted in this run
    int m_crops = 0;
    std::mutex m_mutex;
    QSet<int> m_lost; ///< pictures that could not be read for the comparison
};

} // namespace yuyi
