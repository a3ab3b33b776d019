// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/splits.h"

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

QStringList keptSplits(const QList<Item> &items)
{
    QHash<ImageId, QString> splitOf;
    for (const Item &item : items) {
        if (!item.split.isEmpty() && !splitOf.contains(item.image))
            splitOf.insert(item.image, item.split);
    }
    QStringList names;
    for (const Item &item : items)
        names.append(item.split.isEmpty() ? splitOf.value(item.image) : item.split);
    return names;
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

/// The questions of one image.
struct Group {
    QByteArray hash;
    QList<qsizetype> items;
};

/// Names a split for each item that has no name in `names` yet; `room`: how many questions each part takes.
Result<QStringList> deal(const QList<Item> &items, QStringList names, const QHash<ImageId, Sha256> &hashes,
                         const QList<SplitPart> &parts, QList<int> room, quint32 seed)
{
    QHash<ImageId, qsizetype> groupOf;
    std::vector<Group> groups;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!names.at(i).isEmpty())
            continue;
        const ImageId image = items.at(i).image;
        if (!groupOf.contains(image)) {
            const auto hash = hashes.constFind(image);
            if (hash == hashes.constEnd())
                return failure(ErrorCode::NotFound, Tr::tr("The image of item %1 is missing.").arg(i + 1), image.toString());
            groupOf.insert(image, static_cast<qsizetype>(groups.size()));
            groups.push_back({hash->bytes(), {}});
        }
        groups[static_cast<size_t>(groupOf.value(image))].items.append(i);
    }
    std::sort(groups.begin(), groups.end(), [](const Group &a, const Group &b) { return a.hash < b.hash; });
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

Result<QStringList> dealSplits(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts, quint32 seed)
{
    YUYI_TRY(const auto sizes, splitSizes(parts, static_cast<int>(items.size())));
    return deal(items, QStringList(items.size()), hashes, parts, sizes, seed);
}

Result<QStringList> dealNewItems(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes,
                                 const QList<SplitPart> &parts, quint32 seed)
{
    const QStringList names = keptSplits(items);
    QMap<QString, int> kept;
    for (const QString &name : names) {
        if (!name.isEmpty())
            ++kept[name];
    }
    YUYI_TRY(const auto sizes, newSplitSizes(parts, kept, static_cast<int>(items.size())));
    return deal(items, names, hashes, underKnownNames(parts, kept), sizes, seed);
}

} // namespace yuyi
