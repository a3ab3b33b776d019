// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
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

namespace yuyi {

/// Version of the fingerprint. Fingerprints of other versions must be made again.
QString fingerprintVersion();
/// Version of the fingerprint and of the rules. Stored with every result; raised when results may change.
QString duplicateEngineVersion();

/// @brief Everything the search needs to know about one picture, a few kB: the hashes of all crops and the digest of the
/// decoded pixels. Opaque bytes to be stored unchanged; they contain the version.
using Fingerprint = QByteArray;

/// Sides in pixels at which a picture must be decoded for fingerprints and comparisons.
inline constexpr int decodedShortSide = 256;
inline constexpr int decodedLongSide = 320;

/// @brief The fingerprint of an upright picture (any size; `decodedShortSide` is enough). `pixelDigest` is pixelDigestOf() of
/// the picture decoded in full, or empty if it was decoded at a reduced size. Thread-safe.
Fingerprint fingerprintOf(const QImage &image, const QByteArray &pixelDigest = {});

class VerificationCopy;
class CopyCache;

/// A fingerprint and the small copy for the pixel comparison, both made from one decoded picture.
struct FingerprintAndCopy {
    Fingerprint fingerprint; ///< empty if none could be made
    std::shared_ptr<const VerificationCopy> copy;
};

/// Like fingerprintOf(), and also makes the copy for a CopyCache.
FingerprintAndCopy fingerprintAndCopyOf(const QImage &image, const QByteArray &pixelDigest = {});

/// False if the fingerprint was made by another version and must be made again.
bool isCurrentFingerprint(const Fingerprint &fingerprint);

/// @brief The number of crops of each picture that a search among `pictures` pictures uses: all up to 50,000, no crop windows
/// up to 200,000, and neither bars nor flips above.
int cropsFor(qsizetype pictures);
/// The fingerprint without the crops that such a search does not use. 1,000,000 full fingerprints would take 2.5 GB.
Fingerprint reducedFor(const Fingerprint &fingerprint, qsizetype pictures);

/// One picture that takes part in a search. `key` is the caller's index.
struct DuplicateCandidate {
    int key = 0;
    Fingerprint fingerprint;
    Sha256 sha256;
    QSize size;            ///< full size in pixels
    qint64 bytes = 0;      ///< of the file
    QString name;          ///< shown in messages only
    bool isNew = true;     ///< pairs of two old pictures are not searched again
    bool chosen = false;   ///< chosen by a person as the kept picture of its group; always stays kept
    bool lossless = false; ///< of a lossless format: may be the source of a compressed copy
};

/// Two pictures that were compared, by key. In `figures`, `a` is the kept picture.
struct ComparedPair {
    int a = 0;
    int b = 0;
    PairFigures figures;
};

/// What a caller remembers between searches. Every member is optional.
struct SearchMemory {
    /// Pairs compared earlier. They are not compared again but take part in the grouping.
    std::vector<ComparedPair> known;
    /// @brief Called with newly compared pairs, some hundreds at a time, on the caller's thread. An error ends the search and
    /// is returned by it.
    std::function<Result<>(const std::vector<ComparedPair> &)> remember;
    /// Called once for each picture that cannot be read for the comparison; its pairs stay undecided.
    std::function<void(int key, const Error &)> unreadable;
    /// Returns a picture in full, in colour or in grey levels, to find the copy with more detail. If unset, the reduced pictures are used.
    std::function<Result<QImage>(int key)> whole;
    /// Copies made along with the fingerprints, by key. These pictures are not read again.
    CopyCache *copies = nullptr;
};

struct FoundMember {
    int key = 0;
    PairFigures figures;
    bool follows = false; ///< identical to another picture, which was searched in place of this one
};

struct FoundGroup {
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    int kept = 0;
    QString keptReason;
    QList<FoundMember> members;
};

struct SearchOptions {
    int threshold = 0; ///< largest Hamming distance of candidates, 0…256; 0: thresholdFor() the number of pictures
    int threads = 0;   ///< 0: all cores
};

/// @brief Finds groups of duplicates. `load(key)` returns an upright picture, decoded as for its fingerprint, and may be called
/// from several threads. `dismissed(a, b)` is true for pairs that a person marked as different. Only pairs with a new picture
/// are searched; groups are made from these and the known pairs. Memory: fingerprints, pairs and a bounded cache of
/// verification copies. Errors: Cancelled, and the errors returned by `memory`.
Result<QList<FoundGroup>> findDuplicates(const QList<DuplicateCandidate> &candidates,
                                         const SearchOptions &options,
                                         const std::function<Result<QImage>(int key)> &load,
                                         const std::function<bool(int a, int b)> &dismissed,
                                         Progress &progress, const SearchMemory &memory = {});

/// @brief Compares two pictures at pixel level and returns the verdict with all figures. Used by the search and by the
/// Duplicates page.
PairFigures comparePair(const QImage &kept, const QImage &other);

} // namespace yuyi
