// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/splits.h"

#include "models/domain/annotation/questionpictures.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Splits)
};

constexpr double maximumWeight = 1e9;
} // namespace

quint64 SplitMix64::next()
{
    m_state += 0x9e3779b97f4a7c15u;
    quint64 z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

quint64 SplitMix64::below(quint64 bound)
{
    const quint64 excess = (0 - bound) % bound; // 2^64 mod bound
    quint64 drawn = next();
    while (drawn < excess)
        drawn = next();
    return drawn % bound;
}

Result<QList<SplitPart>> parseSplits(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([A-Za-z0-9][A-Za-z0-9_-]{0,63}):(rest|[0-9]+(?:\\.[0-9]+)?)$"));
    QList<SplitPart> parts;
    QSet<QString> names;
    bool rest = false;
    for (const QString &piece : text.split(u',')) {
        const QRegularExpressionMatch match = form.match(piece.trimmed());
        if (!match.hasMatch()) {
            return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a valid split: write NAME:NUMBER or NAME:rest, for example "
                                                      "dev:15,val:20,test:rest.")
                                                   .arg(piece.trimmed()));
        }
        const QString name = match.captured(1);
        if (names.contains(name.toLower()))
            return failure(ErrorCode::Invalid, Tr::tr("The split “%1” is given twice.").arg(name));
        names.insert(name.toLower());
        SplitPart part{name, 0};
        if (match.captured(2) == QLatin1String("rest")) {
            if (rest)
                return failure(ErrorCode::Invalid, Tr::tr("Only one split may be given as NAME:rest."));
            rest = true;
        } else {
            part.weight = match.captured(2).toDouble();
            if (part.weight <= 0 || part.weight > maximumWeight)
                return failure(ErrorCode::Invalid, Tr::tr("The number in split “%1” must be above 0 and at most "
                                                          "%2.")
                                                       .arg(name)
                                                       .arg(maximumWeight, 0, 'f', 0));
        }
        parts.append(part);
    }
    return parts;
}

QString splitsText(const QList<SplitPart> &parts)
{
    QStringList list;
    for (const SplitPart &part : parts)
        list.append(QString(part.name % u':' % (part.weight > 0 ? QString::number(part.weight, 'g', 12) : QStringLiteral("rest"))));
    return list.join(u',');
}

Result<QList<int>> splitSizes(const QList<SplitPart> &parts, int total)
{
    if (parts.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("No splits were given."));
    QList<int> sizes;
    const auto rest = std::find_if(parts.begin(), parts.end(), [](const SplitPart &p) { return p.weight <= 0; });
    if (rest != parts.end()) {
        qint64 used = 0;
        for (const SplitPart &part : parts) {
            const qint64 wanted = part.weight <= 0 ? 0 : std::llround(part.weight);
            used += wanted;
            sizes.append(static_cast<int>(qMin<qint64>(wanted, total)));
        }
        if (used > total) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The splits ask for %n question(s), but there are only %1.",
                                  nullptr, static_cast<int>(used))
                               .arg(total));
        }
        sizes[rest - parts.begin()] = total - static_cast<int>(used);
        return sizes;
    }
    const double sum = std::accumulate(parts.begin(), parts.end(), 0.0, [](double s, const SplitPart &p) { return s + p.weight; });
    QList<std::pair<double, qsizetype>> remainders;
    int dealt = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const double share = total * parts.at(i).weight / sum;
        // Shares that are whole but for rounding errors are whole.
        const double whole = std::floor(share + 1e-9);
        sizes.append(static_cast<int>(whole));
        dealt += static_cast<int>(whole);
        remainders.append({share - whole, i});
    }
    std::stable_sort(remainders.begin(), remainders.end(), [](const auto &a, const auto &b) { return a.first > b.first + 1e-9; });
    for (qsizetype i = 0; dealt < total; ++i, ++dealt)
        ++sizes[remainders.at(i % remainders.size()).second];
    return sizes;
}

QList<SplitPart> splitsWithin(const QList<SplitPart> &parts, int total)
{
    const double wanted = std::accumulate(parts.begin(), parts.end(), 0.0, [](double s, const SplitPart &p) { return s + p.weight; });
    if (total <= 0 || wanted <= total)
        return parts;
    QList<SplitPart> shares = parts;
    for (SplitPart &share : shares)
        share.weight = share.weight > 0 ? share.weight : wanted;
    const Result<QList<int>> sizes = splitSizes(shares, total);
    if (!sizes)
        return parts;
    QList<SplitPart> within;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (sizes->at(i) > 0)
            within.append({parts.at(i).name, parts.at(i).weight > 0 ? static_cast<double>(sizes->at(i)) : 0});
    }
    return within;
}

namespace {

/// The pictures that an item shows, in its stem and as options.
QList<Sha256> shownHashes(const Item &item, const QHash<ImageId, Sha256> &hashes)
{
    Medium own;
    own.sha256 = hashes.value(item.image);
    QList<Sha256> pictures;
    const QList<ItemPicture> shown = itemPictures(item.question, own, item.question.options);
    for (const ItemPicture &one : shown) {
        if (!one.medium.isNull() && !pictures.contains(one.medium.sha256))
            pictures.append(one.medium.sha256);
    }
    return pictures;
}

/// Which pictures are connected by questions that show several of them.
class Connected
{
public:
    void add(const QList<Sha256> &pictures)
    {
        for (const Sha256 &one : pictures)
            join(pictures.constFirst(), one);
    }
    /// The smallest hash of those that are connected with it.
    Sha256 rootOf(const Sha256 &picture)
    {
        Sha256 root = picture;
        while (m_up.contains(root))
            root = m_up.value(root);
        for (Sha256 at = picture; at != root;) {
            const Sha256 next = m_up.value(at);
            m_up[at] = root;
            at = next;
        }
        return root;
    }

private:
    void join(const Sha256 &a, const Sha256 &b)
    {
        const Sha256 first = rootOf(a);
        const Sha256 second = rootOf(b);
        if (first < second)
            m_up[second] = first;
        else if (second < first)
            m_up[first] = second;
    }

    QHash<Sha256, Sha256> m_up;
};

/// What an item says, so that two of one image are told apart whatever their order.
QByteArray sortOf(const Item &item, const QHash<ImageId, Sha256> &hashes)
{
    QStringList texts{item.question.kind, item.question.stem};
    for (const Option &option : item.question.options)
        texts += {option.text, option.picture.sha256.hex()};
    for (const Medium &medium : item.question.media)
        texts.append(medium.sha256.hex());
    return Sha256::of(QByteArray(hashes.value(item.image).bytes() + texts.join(u'\n').toUtf8())).bytes();
}

/// For each item a name of what stays together with it.
QList<QByteArray> togetherOf(const QList<Item> &items, SplitBy by, const QHash<ImageId, Sha256> &hashes)
{
    QList<QByteArray> names;
    Connected connected;
    if (by == SplitBy::Shown) {
        for (const Item &item : items)
            connected.add(shownHashes(item, hashes));
    }
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Item &item = items.at(i);
        const QList<Sha256> pictures = by == SplitBy::Shown ? shownHashes(item, hashes) : QList<Sha256>();
        switch (by) {
        case SplitBy::Item: names.append(QByteArray::number(i)); break;
        case SplitBy::Image: names.append(item.image.toString().toLatin1()); break;
        case SplitBy::Shown:
            names.append(pictures.isEmpty() ? item.image.toString().toLatin1() : connected.rootOf(pictures.constFirst()).bytes());
            break;
        }
    }
    return names;
}

} // namespace

QStringList keptSplits(const QList<Item> &items, SplitBy by, const QHash<ImageId, Sha256> &hashes)
{
    const QList<QByteArray> together = togetherOf(items, by, hashes);
    QHash<QByteArray, QString> splitOf;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!items.at(i).split.isEmpty() && !splitOf.contains(together.at(i)))
            splitOf.insert(together.at(i), items.at(i).split);
    }
    QStringList names;
    for (qsizetype i = 0; i < items.size(); ++i)
        names.append(items.at(i).split.isEmpty() ? splitOf.value(together.at(i)) : items.at(i).split);
    return names;
}

QList<SharedPictures> sharedPictures(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QStringList &names)
{
    QMap<QString, int> questions;
    QHash<QString, QSet<Sha256>> pictures;
    for (qsizetype i = 0; i < items.size(); ++i) {
        ++questions[names.at(i)];
        const QList<Sha256> shown = shownHashes(items.at(i), hashes);
        pictures[names.at(i)].unite(QSet<Sha256>(shown.begin(), shown.end()));
    }
    if (questions.isEmpty())
        return {};
    const QString largest = std::max_element(questions.begin(), questions.end()).key();
    QList<SharedPictures> shared;
    for (auto split = questions.cbegin(); split != questions.cend(); ++split) {
        if (split.key() == largest)
            continue;
        const QSet<Sha256> own = pictures.value(split.key());
        const QSet<Sha256> both = QSet<Sha256>(own).intersect(pictures.value(largest));
        shared.append({split.key(), largest, static_cast<int>(own.size()), static_cast<int>(both.size())});
    }
    return shared;
}

namespace {

/// The parts under the names that items have already: "Dev" and "dev" would be one file on some systems.
QList<SplitPart> underKnownNames(QList<SplitPart> parts, const QMap<QString, int> &kept)
{
    for (SplitPart &part : parts) {
        for (auto it = kept.begin(); it != kept.end(); ++it) {
            if (it.key().compare(part.name, Qt::CaseInsensitive) == 0)
                part.name = it.key();
        }
    }
    return parts;
}

} // namespace

int questionsOfParts(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total)
{
    int count = total - std::accumulate(kept.begin(), kept.end(), 0);
    for (const SplitPart &part : underKnownNames(parts, kept))
        count += kept.value(part.name);
    return count;
}

Result<QList<int>> newSplitSizes(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total)
{
    const int fresh = total - std::accumulate(kept.begin(), kept.end(), 0);
    if (fresh == 0)
        return QList<int>(parts.size(), 0);
    const QList<SplitPart> known = underKnownNames(parts, kept);
    YUYI_TRY(auto sizes, splitSizes(known, questionsOfParts(known, kept, total)));
    int room = 0;
    for (qsizetype i = 0; i < known.size(); ++i) {
        sizes[i] = std::max(0, sizes.at(i) - kept.value(known.at(i).name));
        room += sizes.at(i);
    }
    // A part that has more than its size leaves the others less.
    for (; room > fresh; --room)
        --*std::max_element(sizes.begin(), sizes.end());
    return sizes;
}

namespace {

/// Questions that stay together.
struct Group {
    QByteArray hash;
    QList<qsizetype> items;
};

/// Names a split for each item that has no name in `names` yet; `room`: how many questions each part takes.
Result<QStringList> deal(const QList<Item> &items, QStringList names, const QHash<ImageId, Sha256> &hashes,
                         const QList<SplitPart> &parts, QList<int> room, quint32 seed, SplitBy by)
{
    const QList<QByteArray> together = togetherOf(items, by, hashes);
    QHash<QByteArray, qsizetype> groupOf;
    std::vector<Group> groups;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!names.at(i).isEmpty())
            continue;
        const auto hash = hashes.constFind(items.at(i).image);
        if (hash == hashes.constEnd())
            return failure(ErrorCode::NotFound, Tr::tr("The image of item %1 is missing.").arg(i + 1), items.at(i).image.toString());
        const QByteArray &name = together.at(i);
        if (!groupOf.contains(name)) {
            groupOf.insert(name, static_cast<qsizetype>(groups.size()));
            groups.push_back({by == SplitBy::Image  ? hash->bytes()
                              : by == SplitBy::Item ? sortOf(items.at(i), hashes)
                                                    : name,
                              {}});
        }
        groups[static_cast<size_t>(groupOf.value(name))].items.append(i);
    }
    std::stable_sort(groups.begin(), groups.end(), [](const Group &a, const Group &b) { return a.hash < b.hash; });
    SplitMix64 random(seed);
    for (size_t i = groups.size(); i > 1; --i)
        std::swap(groups[i - 1], groups[random.below(i)]);

    for (const Group &group : groups) {
        const auto need = static_cast<int>(group.items.size());
        qsizetype part = 0;
        while (part < room.size() && room.at(part) < need)
            ++part;
        if (part == room.size())
            part = std::max_element(room.begin(), room.end()) - room.begin();
        room[part] -= need;
        for (const qsizetype item : group.items)
            names[item] = parts.at(part).name;
    }
    return names;
}

} // namespace

Result<QStringList> dealSplits(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts, quint32 seed,
                               SplitBy by)
{
    YUYI_TRY(const auto sizes, splitSizes(parts, static_cast<int>(items.size())));
    if (by == SplitBy::Shown && !items.isEmpty()) {
        QHash<QByteArray, int> counts;
        const QList<QByteArray> together = togetherOf(items, by, hashes);
        for (const QByteArray &name : together)
            ++counts[name];
        const int most = *std::max_element(counts.cbegin(), counts.cend());
        if (most > *std::max_element(sizes.begin(), sizes.end())) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%n question(s) are connected by the pictures that they show, more than any split may have. Assign the "
                                  "questions by image, or each by itself.",
                                  nullptr, most));
        }
    }
    return deal(items, QStringList(items.size()), hashes, parts, sizes, seed, by);
}

Result<QStringList> dealNewItems(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                                 quint32 seed, SplitBy by)
{
    const QStringList names = keptSplits(items, by, hashes);
    QMap<QString, int> kept;
    for (const QString &name : names) {
        if (!name.isEmpty())
            ++kept[name];
    }
    YUYI_TRY(const auto sizes, newSplitSizes(parts, kept, static_cast<int>(items.size())));
    return deal(items, names, hashes, underKnownNames(parts, kept), sizes, seed, by);
}

SplitMaterial splitMaterial(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes)
{
    SplitMaterial material{items, hashes, {}};
    for (const auto &[by, code] : codesOf(SplitBy{})) {
        const QStringList names = keptSplits(items, by, hashes);
        for (const QString &name : names) {
            if (!name.isEmpty())
                ++material.kept[by][name];
        }
    }
    return material;
}

QList<SplitWay> splitWays(const SplitMaterial &material, const QList<SplitPart> &parts, bool keepsSplits, quint32 seed)
{
    QList<SplitWay> ways;
    for (const auto &[by, code] : codesOf(SplitBy())) {
        SplitWay way;
        way.by = by;
        const auto names = keepsSplits ? dealNewItems(material.items, material.hashes, parts, seed, by)
                                       : dealSplits(material.items, material.hashes, parts, seed, by);
        if (!names) {
            way.refusal = names.error().sentence;
        } else {
            for (const QString &name : *names)
                ++way.sizes[name];
            way.shared = sharedPictures(material.items, material.hashes, *names);
        }
        ways.append(way);
    }
    return ways;
}

QString titleOf(SplitBy by)
{
    switch (by) {
    case SplitBy::Image: return Tr::tr("All questions of an image");
    case SplitBy::Item: return Tr::tr("Nothing: each question by itself");
    case SplitBy::Shown: return Tr::tr("All questions that show a picture");
    }
    return {};
}

QString sharedText(const QList<SharedPictures> &shared)
{
    QStringList words;
    for (const SharedPictures &one : shared) {
        words.append(Tr::tr("%1 of %2 pictures of %3 are also in %4")
                         .arg(QString::number(one.shared), QString::number(one.pictures), one.split, one.largest));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace yuyi
