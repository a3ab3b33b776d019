// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/fingerprint.h"

#include "models/filtering/duplicates/crops.h"
#include "models/filtering/duplicates/reduction.h"
#include "models/filtering/duplicates/trimming.h"
#include "models/filtering/duplicates/verificationcopy.h"
#include "models/imaging/opencvthreads.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstring>
#include <exception>
#include <vector>

namespace yuyi {

namespace {

constexpr char mark[] = "YFP";
constexpr char methodVersion = 2;
constexpr int rulesVersion = 8;

#pragma pack(push, 1)
struct Head {
    char mark[3];
    char version;
    quint8 lowDetail;
    quint8 views;
    quint8 digestBytes;
    quint8 colours;     ///< bytes of the colour grid: left out where a reduced fingerprint does not need it
    quint16 trimmed[4]; ///< x, y, width, height in 1/65535
};
#pragma pack(pop)
static_assert(sizeof(Head) == 16);

constexpr qsizetype coloursAt = sizeof(Head);
constexpr quint8 colourBytes = sizeof(Colours);

/// The cosines of every part that a fixed crop may have in one direction.
struct FixedBases {
    std::vector<CosineBasis> bases;
    std::vector<std::pair<double, double>> parts;
    std::vector<std::pair<int, int>> ofCrop; ///< vertical, horizontal

    FixedBases()
    {
        for (int view = 0; view < cropCount; ++view) {
            const QRectF part = cropAt(view).part;
            ofCrop.emplace_back(find(part.top(), part.bottom()), find(part.left(), part.right()));
        }
    }
    int find(double start, double end)
    {
        const std::pair part{start, end};
        const auto found = std::find(parts.begin(), parts.end(), part);
        if (found != parts.end())
            return static_cast<int>(found - parts.begin());
        parts.push_back(part);
        bases.emplace_back(start, end);
        return static_cast<int>(parts.size()) - 1;
    }
};

const FixedBases &fixedBases()
{
    static const FixedBases bases;
    return bases;
}

/// Below this a side of the small copy has too few lines for 16 frequencies and for bars; with more than the other,
/// noise looks like the end of a border.
constexpr int leastShortSide = 128;
constexpr int mostShortSide = 256;

cv::Mat greyOf(const QImage &image)
{
    const cv::Mat colours(image.height(), image.width(), CV_8UC4,
                          const_cast<uchar *>(image.constBits()), static_cast<size_t>(image.bytesPerLine()));
    cv::Mat grey;
    cv::cvtColor(colours, grey, cv::COLOR_BGRA2GRAY);
    return grey;
}

QImage toShortSide(const QImage &picture, int shortSide)
{
    const double scale = static_cast<double>(shortSide) / std::min(picture.width(), picture.height());
    if (scale >= 1)
        return picture;
    return areaReduced(picture,
                       QSize(cvRound(picture.width() * scale), cvRound(picture.height() * scale)));
}

/// The picture that is hashed: the small copy, or a larger one of what is long and narrow.
QImage hashedFrom(const QImage &picture, const QImage &small)
{
    return std::min(small.width(), small.height()) >= leastShortSide
             ? toShortSide(small, mostShortSide)
             : toShortSide(picture, leastShortSide);
}

HashTile tileOf(const cv::Mat &grey)
{
    cv::Mat floating;
    grey.convertTo(floating, CV_32F);
    cv::Mat small;
    cv::resize(floating, small, cv::Size(tileSide, tileSide), 0, 0, cv::INTER_AREA);
    // Without the mean, a pixel cut by the edge of a part adds no step.
    small -= cv::mean(small)[0];
    HashTile tile;
    std::memcpy(tile.data(), small.ptr<float>(), sizeof tile);
    return tile;
}

Colours coloursOf(const QImage &image)
{
    const cv::Mat full(image.height(), image.width(), CV_8UC4,
                       const_cast<uchar *>(image.constBits()), static_cast<size_t>(image.bytesPerLine()));
    cv::Mat small;
    cv::resize(full, small, cv::Size(8, 8), 0, 0, cv::INTER_AREA);
    Colours colours;
    for (int i = 0; i < 64; ++i) {
        const cv::Vec4b pixel = small.at<cv::Vec4b>(i / 8, i % 8);
        for (int channel = 0; channel < 3; ++channel)
            colours[static_cast<size_t>(3 * i + channel)] = pixel[channel];
    }
    return colours;
}

class HashWriter
{
public:
    explicit HashWriter(QByteArray &out) : m_out(out) {}
    void write(const DctBlock &block, double area, PictureTurn turn)
    {
        // A part without detail gets no hash: it would match every other such part.
        const Hash256 hash = dctDetailOf(block, area) < leastDetail ? Hash256{} : dctHashOf(block, turn);
        m_out.append(reinterpret_cast<const char *>(hash.words.data()), sizeof hash.words);
    }

private:
    QByteArray &m_out;
};

/// Returns the detail of the whole picture.
double writeHashes(const cv::Mat &grey, const cv::Rect &trimmed, QByteArray &out)
{
    const FixedBases &fixed = fixedBases();
    const HashTile tile = tileOf(grey);
    std::vector<HalfBlock> halves(fixed.bases.size());
    std::vector<bool> known(fixed.bases.size(), false);
    const auto blockOf = [&](int view) {
        const auto [vertical, horizontal] = fixed.ofCrop[static_cast<size_t>(view)];
        if (!known[static_cast<size_t>(vertical)]) {
            halves[static_cast<size_t>(vertical)] = transformRows(tile, fixed.bases[static_cast<size_t>(vertical)]);
            known[static_cast<size_t>(vertical)] = true;
        }
        return transformColumns(halves[static_cast<size_t>(vertical)], fixed.bases[static_cast<size_t>(horizontal)]);
    };
    const auto areaOf = [&](int view) {
        const auto [vertical, horizontal] = fixed.ofCrop[static_cast<size_t>(view)];
        return fixed.bases[static_cast<size_t>(vertical)].length() * fixed.bases[static_cast<size_t>(horizontal)].length();
    };
    HashWriter writer(out);
    const double whole = tileSide * tileSide;
    const DctBlock full = blockOf(fullCrop);
    const bool isTrimmed = trimmed.size() != grey.size();
    const CosineBasis &all = fixed.bases[static_cast<size_t>(fixed.ofCrop[fullCrop].first)];
    const DctBlock inner =
        isTrimmed ? transformColumns(transformRows(tileOf(grey(trimmed)), all), all) : full;
    writer.write(full, whole, PictureTurn::None);
    writer.write(inner, whole, PictureTurn::None);
    for (int view = firstTurn; view < firstStrip; ++view)
        writer.write(inner, whole, cropAt(view).turn);
    for (int view = firstStrip; view < cropCount; ++view)
        writer.write(blockOf(view), areaOf(view), PictureTurn::None);
    return std::max(dctDetailOf(full, whole), dctDetailOf(inner, whole));
}

} // namespace

QString fingerprintVersion()
{
    return QStringLiteral("dct256-views-%1").arg(static_cast<int>(methodVersion));
}

QString duplicateEngineVersion()
{
    return QStringLiteral("dct256-views-%1-rules-%2").arg(static_cast<int>(methodVersion)).arg(rulesVersion);
}

FingerprintAndCopy fingerprintAndCopyOf(const QImage &image, const QByteArray &pixelDigest)
{
    if (image.isNull())
        return {};
    keepOpenCvToOneThread();
    try {
        const QImage picture = image.convertToFormat(QImage::Format_RGB32);
        const QImage small = areaReduced(picture, copySizeOf(picture.size()));
        const cv::Mat grey = greyOf(hashedFrom(picture, small));
        const QRect inner = withoutBorders({grey.ptr(), grey.cols, grey.rows, static_cast<int>(grey.step)});
        FingerprintAndCopy looked;
        Fingerprint &result = looked.fingerprint;
        result = Fingerprint(coloursAt + colourBytes, Qt::Uninitialized);
        result.reserve(result.size() + cropCount * static_cast<qsizetype>(sizeof(Hash256)) + pixelDigest.size());
        const double detail =
            writeHashes(grey, {inner.x(), inner.y(), inner.width(), inner.height()}, result);
        Head head{};
        std::memcpy(head.mark, mark, sizeof head.mark);
        head.version = methodVersion;
        head.lowDetail = detail < leastDetail ? 1 : 0;
        head.views = cropCount;
        head.colours = colourBytes;
        head.digestBytes = static_cast<quint8>(std::min<qsizetype>(pixelDigest.size(), 64));
        const auto unit = [](int part, int whole) {
            return static_cast<quint16>((65535LL * part + whole / 2) / whole);
        };
        head.trimmed[0] = unit(inner.x(), grey.cols);
        head.trimmed[1] = unit(inner.y(), grey.rows);
        head.trimmed[2] = unit(inner.width(), grey.cols);
        head.trimmed[3] = unit(inner.height(), grey.rows);
        const Colours colours = coloursOf(small);
        std::memcpy(result.data(), &head, sizeof head);
        std::memcpy(result.data() + coloursAt, colours.data(), sizeof colours);
        result.append(pixelDigest.left(head.digestBytes));
        looked.copy = std::make_shared<const VerificationCopy>(small, head.lowDetail != 0);
        return looked;
    } catch (const std::exception &) {
        return {};
    }
}

Fingerprint fingerprintOf(const QImage &image, const QByteArray &pixelDigest)
{
    return fingerprintAndCopyOf(image, pixelDigest).fingerprint;
}

Fingerprint reducedFor(const Fingerprint &fingerprint, qsizetype pictures)
{
    const std::optional<FingerprintView> whole = parseFingerprint(fingerprint);
    const int views = cropsFor(pictures);
    if (!whole || whole->cropCount() <= views)
        return fingerprint;
    Head head;
    std::memcpy(&head, fingerprint.constData(), sizeof head);
    head.views = static_cast<quint8>(views);
    head.colours = whole->lowDetail ? head.colours : quint8(0);
    Fingerprint result(reinterpret_cast<const char *>(&head), sizeof head);
    result.reserve(static_cast<qsizetype>(sizeof head) + head.colours + views * static_cast<qsizetype>(sizeof(Hash256))
                   + whole->pixelDigest.size());
    result.append(reinterpret_cast<const char *>(whole->colours.data()), head.colours);
    result.append(reinterpret_cast<const char *>(whole->hashes.data()),
                  views * static_cast<qsizetype>(sizeof(Hash256)));
    result.append(whole->pixelDigest);
    return result;
}

int cropsFor(qsizetype pictures)
{
    return pictures <= 50000 ? cropCount : pictures <= 200000 ? firstWindow
                                                              : firstTurn;
}

bool isCurrentFingerprint(const Fingerprint &fingerprint) { return parseFingerprint(fingerprint).has_value(); }

Hash256 FingerprintView::hash(int view) const
{
    Hash256 result;
    std::memcpy(result.words.data(), hashes.data() + static_cast<size_t>(view) * sizeof result.words,
                sizeof result.words);
    return result;
}

std::optional<FingerprintView> parseFingerprint(const Fingerprint &fingerprint)
{
    Head head;
    if (fingerprint.size() < coloursAt)
        return std::nullopt;
    std::memcpy(&head, fingerprint.constData(), sizeof head);
    const qsizetype hashesAt = coloursAt + head.colours;
    const qsizetype hashBytes = static_cast<qsizetype>(head.views) * static_cast<qsizetype>(sizeof(Hash256));
    if (std::memcmp(head.mark, mark, sizeof head.mark) != 0 || head.version != methodVersion
        || head.views < firstTurn || head.views > cropCount
        || (head.colours != colourBytes && (head.colours != 0 || head.lowDetail != 0))
        || fingerprint.size() != hashesAt + hashBytes + head.digestBytes)
        return std::nullopt;
    const auto *bytes = reinterpret_cast<const quint8 *>(fingerprint.constData());
    FingerprintView view;
    view.lowDetail = head.lowDetail != 0;
    if (head.trimmed[2] != 65535 || head.trimmed[3] != 65535) {
        view.trimmed = QRectF(head.trimmed[0] / 65535.0, head.trimmed[1] / 65535.0,
                              std::max<double>(head.trimmed[2], 1) / 65535.0,
                              std::max<double>(head.trimmed[3], 1) / 65535.0);
    }
    view.colours = {bytes + coloursAt, head.colours};
    view.hashes = {bytes + hashesAt, static_cast<size_t>(hashBytes)};
    view.pixelDigest = QByteArrayView(fingerprint).sliced(hashesAt + hashBytes);
    return view;
}

} // namespace yuyi
