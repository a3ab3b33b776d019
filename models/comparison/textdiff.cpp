// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/textdiff.h"

#include "models/domain/text.h"

#include <QHash>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <optional>
#include <vector>

namespace yuyi {

namespace {

using Symbols = std::vector<int>;

/// Above this many edits the way back would cost too much memory, and the picture of single changes says nothing any more.
constexpr int mostEdits = 3000;

/// Each different character gets a number, the same in both texts.
Symbols symbols(const QStringList &characters, QHash<QString, int> &numbers)
{
    Symbols list;
    list.reserve(static_cast<size_t>(characters.size()));
    for (const QString &character : characters) {
        const auto known = numbers.constFind(character);
        if (known != numbers.constEnd()) {
            list.push_back(*known);
            continue;
        }
        const int number = static_cast<int>(numbers.size());
        numbers.insert(character, number);
        list.push_back(number);
    }
    return list;
}

/// @brief Walks the edit graph by numbers of edits. `trace` gets the furthest points before each number, for the way back; null:
/// only the number is wanted. Nothing when it is more than `limit`.
std::optional<int> edits(const Symbols &a, const Symbols &b, int limit, std::vector<std::vector<int>> *trace)
{
    const int n = static_cast<int>(a.size());
    const int m = static_cast<int>(b.size());
    const int most = std::min(n + m, limit);
    const int middle = most + 1;
    std::vector<int> furthest(static_cast<size_t>(2 * middle + 1), 0);
    const auto at = [&](int diagonal) -> int & { return furthest[static_cast<size_t>(diagonal + middle)]; };
    for (int d = 0; d <= most; ++d) {
        if (trace)
            trace->emplace_back(furthest.begin() + (middle - d), furthest.begin() + (middle + d + 1));
        for (int k = -d; k <= d; k += 2) {
            const bool down = k == -d || (k != d && at(k - 1) < at(k + 1));
            int x = down ? at(k + 1) : at(k - 1) + 1;
            int y = x - k;
            while (x < n && y < m && a[static_cast<size_t>(x)] == b[static_cast<size_t>(y)]) {
                ++x;
                ++y;
            }
            at(k) = x;
            if (x >= n && y >= m)
                return d;
        }
    }
    return std::nullopt;
}

enum class Step : char {
    Same,
    Removed,
    Added
};

/// The steps from the beginning to the end; removals before additions within a change.
std::vector<Step> script(const Symbols &a, const Symbols &b)
{
    std::vector<std::vector<int>> trace;
    const auto count = edits(a, b, mostEdits, &trace);
    std::vector<Step> steps;
    if (!count) {
        steps.insert(steps.end(), a.size(), Step::Removed);
        steps.insert(steps.end(), b.size(), Step::Added);
        return steps;
    }
    int x = static_cast<int>(a.size());
    int y = static_cast<int>(b.size());
    for (int d = *count; d > 0; --d) {
        // trace[d] holds the diagonals −d…d as they were before d edits.
        const std::vector<int> &before = trace[static_cast<size_t>(d)];
        const auto at = [&](int diagonal) { return before[static_cast<size_t>(diagonal + d)]; };
        const int k = x - y;
        const bool down = k == -d || (k != d && at(k - 1) < at(k + 1));
        const int fromX = down ? at(k + 1) : at(k - 1);
        const int fromY = fromX - (down ? k + 1 : k - 1);
        const int turnX = down ? fromX : fromX + 1;
        while (x > turnX) {
            steps.push_back(Step::Same);
            --x;
            --y;
        }
        steps.push_back(down ? Step::Added : Step::Removed);
        x = fromX;
        y = fromY;
    }
    steps.insert(steps.end(), static_cast<size_t>(x), Step::Same);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

/// A change and the same text behind it, in numbers of characters.
struct Section {
    int removed = 0;
    int added = 0;
    int same = 0;

    int longer() const { return std::max(removed, added); }
};

std::vector<Section> sections(const std::vector<Step> &steps)
{
    std::vector<Section> list(1);
    for (const Step step : steps) {
        if (step == Step::Same) {
            ++list.back().same;
            continue;
        }
        if (list.back().same > 0)
            list.emplace_back();
        ++(step == Step::Removed ? list.back().removed : list.back().added);
    }
    return list;
}

/// A few characters that happen to stand in both texts tear a changed passage apart: where they are no longer than the changes
/// on either side, they are part of the change.
void join(std::vector<Section> &list)
{
    for (size_t i = 0; i + 1 < list.size();) {
        Section &here = list[i];
        const Section &next = list[i + 1];
        const bool change = here.longer() > 0;
        if (!change || here.same > here.longer() || here.same > next.longer()) {
            ++i;
            continue;
        }
        here.removed += here.same + next.removed;
        here.added += here.same + next.added;
        here.same = next.same;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        if (i > 0)
            --i; // the change is longer now, and what stands before it may be short beside it
    }
}

QString joined(const QStringList &characters, int from, int count)
{
    QString text;
    for (int i = from; i < from + count; ++i)
        text += characters.at(i);
    return text;
}

} // namespace

QStringList readableCharacters(const QString &text)
{
    QStringList list;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        list.append(text.mid(start, end - start));
        start = end;
    }
    return list;
}

QList<DiffRun> textDiff(const QString &from, const QString &to)
{
    const QStringList left = readableCharacters(from);
    const QStringList right = readableCharacters(to);
    QHash<QString, int> numbers;
    const Symbols a = symbols(left, numbers);
    const Symbols b = symbols(right, numbers);
    std::vector<Section> list = sections(script(a, b));
    join(list);
    QList<DiffRun> runs;
    int x = 0;
    int y = 0;
    for (const Section &section : list) {
        if (section.removed > 0)
            runs.append({DiffRun::Kind::Removed, joined(left, x, section.removed)});
        if (section.added > 0)
            runs.append({DiffRun::Kind::Added, joined(right, y, section.added)});
        x += section.removed;
        y += section.added;
        if (section.same > 0)
            runs.append({DiffRun::Kind::Same, joined(left, x, section.same)});
        x += section.same;
        y += section.same;
    }
    return runs;
}

double textSimilarity(const QString &a, const QString &b)
{
    QHash<QString, int> numbers;
    const Symbols left = symbols(readableCharacters(normalised(a)), numbers);
    const Symbols right = symbols(readableCharacters(normalised(b)), numbers);
    const int together = static_cast<int>(left.size() + right.size());
    if (together == 0)
        return 1;
    const int count = *edits(left, right, together, nullptr);
    return static_cast<double>(together - count) / together;
}

} // namespace yuyi
