// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/quotaline.h"

#include "models/domain/text.h"
#include "models/exchange/release/sites.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::QuotaLine)
};

constexpr qint64 mostCombinations = 10'000;

using Combination = QList<LabelCode>;

/// What was counted for one combination.
struct QuotaTally {
    int accepted = 0;
    int inProgress = 0;
    QHash<QString, bool> sources; ///< whether an accepted image is from there
    QList<ImageId> images;
    QSet<ImageId> seen;

    void add(const QuotaItem &item)
    {
        ++(item.accepted ? accepted : inProgress);
        if (!item.source.isEmpty())
            sources[item.source] |= item.accepted;
        if (!seen.contains(item.image))
            images.append(item.image);
        seen.insert(item.image);
    }
};

/// Each choice of one label per dimension.
QList<Combination> combinationsOf(const QList<QList<LabelCode>> &labels)
{
    QList<Combination> all{Combination()};
    for (const QList<LabelCode> &ofDimension : labels) {
        QList<Combination> longer;
        for (const Combination &begun : std::as_const(all)) {
            for (const LabelCode &label : ofDimension)
                longer.append(begun + Combination{label});
        }
        all = longer;
    }
    return all;
}

QString limitOf(const Quota &quota)
{
    return quota.items > 0 ? QStringLiteral("items") : quota.most > 0 ? QStringLiteral("most")
                                                                      : QStringLiteral("sources");
}

/// One target with the dimensions of its preset.
class QuotaCounter
{
public:
    QuotaCounter(const Preset &preset, const Quota &quota) : m_quota(quota)
    {
        for (const DimensionCode &code : quota.over) {
            if (const Dimension *dimension = preset.dimension(code))
                m_dimensions.append(*dimension);
        }
    }

    QList<QuotaLine> lines(const QList<QuotaItem> &items) const
    {
        QHash<Combination, QuotaTally> tallies;
        for (const QuotaItem &item : items) {
            QList<QList<LabelCode>> labels;
            for (const Dimension &dimension : m_dimensions)
                labels.append(item.labels.value(dimension.code));
            const QList<Combination> found = combinationsOf(labels);
            for (const Combination &one : found) {
                if (fits(one))
                    tallies[one].add(item);
            }
        }
        QList<QuotaLine> lines;
        const QList<Combination> listed = m_quota.most == 0 && isListed() ? allCombinations() : inOrder(tallies.keys());
        for (const Combination &labels : listed) {
            const QuotaLine line = lineOf(labels, tallies.value(labels));
            if (m_quota.most == 0 || line.state() == QuotaState::Exceeded)
                lines.append(line);
        }
        return lines;
    }

private:
    /// Whether the combinations are known without items.
    bool isListed() const
    {
        qint64 product = 1;
        for (const Dimension &dimension : m_dimensions) {
            product *= dimension.open ? mostCombinations + 1 : dimension.values.size();
            if (product > mostCombinations)
                return false;
        }
        return true;
    }

    QList<Combination> allCombinations() const
    {
        QList<QList<LabelCode>> labels;
        for (const Dimension &dimension : m_dimensions) {
            QList<LabelCode> own;
            for (const LabelValue &value : dimension.values)
                own.append(value.code);
            labels.append(own);
        }
        QList<Combination> all = combinationsOf(labels);
        all.removeIf([this](const Combination &one) { return !fits(one); });
        return all;
    }

    /// A label of a nested dimension counts under its own parent only.
    bool fits(const Combination &labels) const
    {
        for (qsizetype i = 0; i < m_dimensions.size(); ++i) {
            const LabelValue *value = m_dimensions.at(i).value(labels.at(i));
            if (!value || value->parent.isEmpty())
                continue;
            for (qsizetype j = 0; j < m_dimensions.size(); ++j) {
                if (m_dimensions.at(j).code == m_dimensions.at(i).parent && labels.at(j) != value->parent)
                    return false;
            }
        }
        return true;
    }

    QList<Combination> inOrder(QList<Combination> found) const
    {
        const auto place = [this](qsizetype dimension, const LabelCode &label) {
            const QList<LabelValue> &values = m_dimensions.at(dimension).values;
            const auto value = std::find_if(values.begin(), values.end(), [&](const LabelValue &one) { return one.code == label; });
            return value - values.begin();
        };
        std::sort(found.begin(), found.end(), [&](const Combination &a, const Combination &b) {
            for (qsizetype i = 0; i < m_dimensions.size(); ++i) {
                if (a.at(i) == b.at(i))
                    continue;
                const auto left = place(i, a.at(i));
                const auto right = place(i, b.at(i));
                return left != right ? left < right : naturallyBefore(a.at(i).text(), b.at(i).text());
            }
            return false;
        });
        return found;
    }

    QuotaLine lineOf(const Combination &labels, const QuotaTally &tally) const
    {
        QuotaLine line;
        line.quota = m_quota;
        line.labels = labels;
        line.images = tally.images;
        line.accepted = tally.accepted;
        line.inProgress = tally.inProgress;
        if (m_quota.sources > 0) {
            line.accepted = static_cast<int>(std::count(tally.sources.begin(), tally.sources.end(), true));
            line.inProgress = static_cast<int>(tally.sources.size()) - line.accepted;
        }
        return line;
    }

    Quota m_quota;
    QList<Dimension> m_dimensions;
};

/// How much of the target is there; of a maximum, how near it is to being kept.
double shareOf(const QuotaLine &line)
{
    const double share = static_cast<double>(line.count()) / line.target();
    return line.state() == QuotaState::Exceeded ? 1 / share : share;
}

} // namespace

QString titleOf(QuotaState state)
{
    switch (state) {
    case QuotaState::Exceeded: return Tr::tr("Exceeded");
    case QuotaState::Missing: return Tr::tr("Too few");
    case QuotaState::InProgress: return Tr::tr("In progress");
    case QuotaState::Met: return Tr::tr("Met");
    }
    return {};
}

int QuotaLine::target() const
{
    return std::max({quota.items, quota.most, quota.sources});
}

QuotaState QuotaLine::state() const
{
    if (quota.most > 0)
        return count() > quota.most ? QuotaState::Exceeded : QuotaState::Met;
    if (accepted >= target())
        return QuotaState::Met;
    return count() >= target() ? QuotaState::InProgress : QuotaState::Missing;
}

QString sourceOfImage(const QString &sourceUrl)
{
    const QString text = sourceUrl.simplified();
    if (QString site = siteOf(text); !site.isEmpty())
        return site;
    // The pages of a computer in the collectors' network are one source.
    if (text.contains(QLatin1String("://"))) {
        if (QString host = QUrl(text, QUrl::TolerantMode).host().toLower(); !host.isEmpty())
            return host;
    }
    return text.normalized(QString::NormalizationForm_C);
}

QList<QuotaLine> quotaLines(const Preset &preset, const QList<QuotaItem> &items)
{
    QList<QuotaLine> lines;
    for (const Quota &quota : preset.quotas)
        lines.append(QuotaCounter(preset, quota).lines(items));
    std::stable_sort(lines.begin(), lines.end(), [](const QuotaLine &a, const QuotaLine &b) {
        return a.state() != b.state() ? a.state() < b.state() : shareOf(a) < shareOf(b);
    });
    return lines;
}

QString quotaTitle(const Quota &quota, const Preset &preset)
{
    QStringList titles;
    for (const DimensionCode &code : quota.over) {
        const Dimension *dimension = preset.dimension(code);
        titles.append(dimension ? dimension->title.text() : code.text());
    }
    const QString names = titles.join(QStringLiteral(" × "));
    if (quota.items > 0)
        return Tr::tr("%1: at least %n item(s)", nullptr, quota.items).arg(names);
    if (quota.most > 0)
        return Tr::tr("%1: at most %n item(s)", nullptr, quota.most).arg(names);
    return Tr::tr("%1: at least %n source(s)", nullptr, quota.sources).arg(names);
}

QString labelsTitle(const QuotaLine &line, const Preset &preset)
{
    QStringList titles;
    for (qsizetype i = 0; i < line.labels.size(); ++i) {
        const Dimension *dimension = preset.dimension(line.quota.over.value(i));
        titles.append(dimension ? dimension->titleOf(line.labels.at(i)) : line.labels.at(i).text());
    }
    return titles.join(QStringLiteral(" · "));
}

Table quotaTable(const Preset &preset, const QList<QuotaLine> &lines)
{
    Table table;
    table.columns = columnsOf({"dimensions", "labels", "limit", "target", "accepted", "in_progress", "state"});
    table.stub = 2;
    for (const QuotaLine &line : lines) {
        QStringList labels;
        for (qsizetype i = 0; i < line.labels.size(); ++i) {
            const Dimension *dimension = preset.dimension(line.quota.over.value(i));
            labels.append(dimension ? dimension->publishedOf(line.labels.at(i)) : line.labels.at(i).text());
        }
        table.add({codeTexts(line.quota.over).join(QStringLiteral("; ")), labels.join(QStringLiteral("; ")), limitOf(line.quota),
                   line.target(), line.accepted, line.inProgress, codeOf(line.state())});
    }
    return table;
}

Json quotasJson(const QList<QuotaLine> &lines)
{
    Json targets = Json::array();
    for (const QuotaLine &line : lines) {
        targets.push_back({{"over", codeTexts(line.quota.over)},
                           {"labels", codeTexts(line.labels)},
                           {"limit", limitOf(line.quota)},
                           {"target", line.target()},
                           {"accepted", line.accepted},
                           {"in_progress", line.inProgress},
                           {"state", codeOf(line.state())}});
    }
    return {{"targets", targets}};
}

} // namespace yuyi
