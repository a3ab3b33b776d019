// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace yuyi::filtering {

/// Version of the fingerprint: others must be made again.
QString fingerprintVersion();
/// Version of the fingerprint and of the rules; stored with every result, raised when results may
/// change.
QString duplicateEngineVersion();

/// @brief Everything the search needs of one picture, a few kB: hashes of all views, digest of the
/// decoded pixels.
/// Opaque bytes so that a store keeps them as they are; the version is inside.
using Fingerprint = QByteArray;

/// A picture decoded with these sides has all that is looked at, by fingerprints and comparisons.
inline constexpr int decodedShortSide = 256;
inline constexpr int decodedLongSide = 320;

/// @brief The fingerprint of an upright picture (any size; `decodedShortSide` is enough). Thread-
/// safe.
/// `pixelDigest` is pixelDigestOf() the picture decoded in full, empty when it was decoded reduced.
Fingerprint fingerprintOf(const QImage &image, const QByteArray &pixelDigest = {});

class VerificationCopy;
class CopyCache;

/// A fingerprint and the small copy that is compared pixel by pixel: both come from one reading.
struct Looked {
    Fingerprint print; ///< empty: none could be made
    std::shared_ptr<const VerificationCopy> copy;
};

/// As fingerprintOf(), with the copy for a CopyCache.
Looked lookAt(const QImage &image, const QByteArray &pixelDigest = {});

/// False: made by another version of the method, make it again.
bool isCurrent(const Fingerprint &fingerprint);

/// @brief The digest to give to fingerprintOf(): 32 bytes of size and pixels of a picture decoded in
/// full and turned upright. Quick, and not proof against somebody who makes two pictures for it.
QByteArray pixelDigestOf(const QImage &image);
/// @brief How many views of each picture a search among so many pictures uses: crop windows up to
/// 50,000, bars and flips up to 200,000.
int viewsFor(qsizetype pictures);
/// A fingerprint without the views that such a search does not use: 1,000,000 whole ones would take
/// 2.5 GB.
Fingerprint reducedFor(const Fingerprint &fingerprint, qsizetype pictures);

/// @brief One picture that takes part in a search. `key` is the caller's index.
struct Candidate {
    int key = 0;
    Fingerprint fingerprint;
    Sha256 sha256;
    QSize size;        ///< full size in pixels
    qint64 bytes = 0;  ///< of the file
    QString name;      ///< shown in messages only
    bool isNew = true; ///< pairs of two old pictures are not searched again
    /// kept by a person's choice: stays the kept one of its group
    bool chosen = false;
    /// of a format that holds every pixel: may be what a compressed copy was made of
    bool lossless = false;
};

/// @brief Two pictures that were compared, by key; the figures take `a` for the kept one.
struct ComparedPair {
    int a = 0;
    int b = 0;
    PairFigures figures;
};

/// @brief What a caller remembers from search to search; all of it may be left out.
struct SearchMemory {
    /// Pairs compared earlier: they are not compared again, and groups are made of them, too.
    std::vector<ComparedPair> known;
    /// @brief Told of the pairs as they are compared, some hundreds at a time, by the thread of the
    /// caller. An error ends the search with it.
    std::function<Result<>(const std::vector<ComparedPair> &)> remember;
    /// Told once of each picture that cannot be read again for the comparison; its pairs stay open.
    std::function<void(int key, const Error &)> unreadable;
    /// Gives a picture decoded in full, to see which copy shows more; without it the usual ones are looked at.
    std::function<Result<QImage>(int key)> whole;
    /// Small copies by key, made along with the fingerprints: such pictures are not read again.
    CopyCache *copies = nullptr;
};

struct FoundMember {
    int key = 0;
    PairFigures figures;
    /// exactly equal to another picture that stands for it: was not searched for itself
    bool follows = false;
};

struct FoundGroup {
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    int kept = 0;
    QString keptReason;
    QList<FoundMember> members;
};

struct SearchOptions {
    int threshold =
        0; ///< Hamming distance of candidates, 0…256; 0 chooses by the number of pictures
    int threads = 0; ///< 0: all cores
};

/// The threshold chosen for N pictures: false matches grow with the number of pairs.
int thresholdFor(qsizetype pictures);

/// @brief Finds groups. `load(key)` gives an upright picture, decoded as for its fingerprint, and may
/// be called from several threads; `dismissed(a, b)` is true for pairs a person called different.
/// Only pairs with a new picture are searched for; the groups are made of these and of the known
/// pairs. Memory: fingerprints, pairs, a bounded cache of verification copies. Errors: Cancelled,
/// and those of `memory`.
Result<QList<FoundGroup>> findDuplicates(const QList<Candidate> &candidates,
                                         const SearchOptions &options,
                                         const std::function<Result<QImage>(int key)> &load,
                                         const std::function<bool(int a, int b)> &dismissed,
                                         Progress &progress, const SearchMemory &memory = {});

/// @brief Compares two pictures at pixel level: verdict with every figure. Used by the search and
/// by the page.
PairFigures comparePair(const QImage &kept, const QImage &other);

} // namespace yuyi::filtering
