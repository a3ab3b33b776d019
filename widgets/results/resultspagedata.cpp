// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspagedata.h"

#include "models/services/rules/itemtest.h"
#include "models/services/session/projectaccess.h"
#include "models/services/studies/analysis/figures.h"
#include "widgets/shell/commands/commands.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int changePauseMs = 1500; // a run at full speed changes the project several times a second
} // namespace

ResultsPageData::ResultsPageData(PageContext context, QObject *parent)
    : PageDataOf(context, changePauseMs,
                 {Entity::Run, Entity::Response, Entity::Vote, Entity::Validation, Entity::Annotation, Entity::Assignment,
                  Entity::Project, Entity::Study, Entity::Participant, Entity::Endpoint},
                 parent)
{
}

std::function<ResultsPageData::Reading(Stores &)> ResultsPageData::reading() const
{
    ResultsQuery query;
    query.scorer = scorer();
    query.study = m_study;
    query.withPractice = m_practiceAsked && m_withPractice;
    query.neverPractice = m_practiceAsked && !m_withPractice;
    m_progress = std::make_shared<ReadingProgress>();
    return [query, person = context().project.person().id, progress = m_progress](Stores &stores) -> Reading {
        auto read = ResultsService(stores, person).data(query, *progress);
        if (!read)
            return passOn(read);
        return std::make_shared<const ResultsData>(std::move(*read));
    };
}

void ResultsPageData::dropped()
{
    m_study.reset();
    m_without.clear();
    m_split.clear();
    m_ofSplit.reset();
    if (m_scorer == Scorer::Judge)
        m_scorer = Scorer::Strict;
    m_metric.clear();
    m_withPractice = m_practiceAsked = false;
}

void ResultsPageData::taken()
{
    if (!m_practiceAsked)
        m_withPractice = showsPractice();
    takeSplit();
    offerFirstConfiguration();
}

void ResultsPageData::cancelReading()
{
    if (m_progress && isLoading())
        m_progress->cancel();
}

const ResultsRun *ResultsPageData::run(const RunId &id) const
{
    if (!data())
        return nullptr;
    for (const ResultsRun &one : data()->runs) {
        if (one.run.id == id)
            return &one;
    }
    return nullptr;
}

QString ResultsPageData::titleOf(const RunId &id) const
{
    const ResultsRun *found = run(id);
    return found ? tr("%1 · %2").arg(modelTitle(found->run), found->title) : QString();
}

QString ResultsPageData::modelOf(const RunId &id) const
{
    const ResultsRun *found = run(id);
    return found ? modelTitle(found->run) : QString();
}

QList<RunId> ResultsPageData::chosen() const
{
    QList<RunId> runs;
    if (data()) {
        for (const ResultsRun &one : data()->runs) {
            if (!m_without.contains(one.run.id))
                runs.append(one.run.id);
        }
    }
    return runs;
}

void ResultsPageData::choose(const QList<RunId> &runs)
{
    m_without.clear();
    if (data()) {
        for (const ResultsRun &one : data()->runs) {
            if (!runs.contains(one.run.id))
                m_without.insert(one.run.id);
        }
        offerFirstConfiguration();
    }
    Q_EMIT changed();
}

QStringList ResultsPageData::configurations() const
{
    QStringList codes;
    if (!data())
        return codes;
    QSet<QString> there;
    for (const ResultsRun &one : data()->runs) {
        if (!m_without.contains(one.run.id))
            there.insert(one.run.configuration);
    }
    for (const Configuration &one : data()->preset.configurations) {
        if (there.remove(one.code))
            codes.append(one.code);
    }
    QStringList own(there.begin(), there.end());
    own.sort();
    return codes + own;
}

QString ResultsPageData::configurationTitle(const QString &code) const
{
    const Title title = data() ? data()->configurations.value(code) : Title();
    return title.text().isEmpty() ? code : title.text();
}

QList<RunId> ResultsPageData::inSight() const
{
    QList<RunId> runs = chosen();
    if (!m_configuration.isEmpty())
        runs.removeIf([this](const RunId &id) { return run(id)->run.configuration != m_configuration; });
    return runs;
}

void ResultsPageData::setConfiguration(const QString &code)
{
    m_configurationAsked = true;
    if (code == m_configuration)
        return;
    m_configuration = code;
    Q_EMIT changed();
}

void ResultsPageData::offerFirstConfiguration()
{
    const QStringList codes = configurations();
    if (!m_configurationAsked)
        m_configuration = codes.size() > 1 ? codes.first() : QString();
    else if (!codes.contains(m_configuration))
        m_configuration.clear();
}

QList<Scorer> ResultsPageData::scorers() const
{
    QList<Scorer> all = scorersOf(context().project.info().preset);
    if (data() && data()->judged)
        all.append(Scorer::Judge);
    return all;
}

Scorer ResultsPageData::scorer() const
{
    return scorers().contains(m_scorer) ? m_scorer : Scorer::Strict;
}

void ResultsPageData::setScorer(Scorer scorer)
{
    if (scorer == this->scorer())
        return;
    m_scorer = scorer;
    askAnew();
}

bool ResultsPageData::hasMisses() const
{
    const QList<RunId> shown = inSight();
    return std::any_of(shown.begin(), shown.end(), [this](const RunId &id) {
        const ResultsRun *found = run(id);
        return found
            && std::any_of(found->replies.begin(), found->replies.end(), [](const ScoredSlot &slot) {
                   return slot.status == ReplyStatus::Answered && slot.result == ResponseResult::Miss && !slot.overruled;
               });
    });
}

void ResultsPageData::setWithExamples(bool on)
{
    if (on == m_withExamples)
        return;
    m_withExamples = on;
    Q_EMIT changed();
}

void ResultsPageData::setWithPractice(bool on)
{
    if (on == m_withPractice)
        return;
    m_withPractice = on;
    m_practiceAsked = true;
    askAnew();
}

void ResultsPageData::askAnew()
{
    reload();
    Q_EMIT changed();
}

bool ResultsPageData::isSettled() const
{
    return data() && data()->scorer == scorer()
        && (!m_practiceAsked || data()->withPractice == m_withPractice)
        && (!m_study || *m_study == study());
}

bool ResultsPageData::showsPractice() const
{
    return data() && holdsPractice(*data());
}

StudyId ResultsPageData::study() const
{
    return data() && data()->study ? data()->study->study.id : StudyId();
}

QAction *ResultsPageData::choiceAction(qsizetype position) const
{
    return context().commands.action(QStringLiteral("results.choice-%1").arg(position + 1));
}

void ResultsPageData::setStudy(const StudyId &study)
{
    if (study == m_study.value_or(this->study()))
        return;
    m_study = study;
    askAnew();
}

std::shared_ptr<const ResultsData> ResultsPageData::shown() const
{
    return data() && m_ofSplit ? m_ofSplit : data();
}

QStringList ResultsPageData::splits() const
{
    QStringList splits;
    // A dimension of this name that the project has itself is another matter.
    if (!data() || context().project.info().preset.dimension(splitDimension))
        return splits;
    if (const Dimension *dimension = data()->preset.dimension(splitDimension)) {
        for (const LabelValue &value : dimension->values)
            splits.append(value.code.text());
    }
    return splits;
}

ItemFilter ResultsPageData::where() const
{
    ItemFilter filter;
    if (!m_split.isEmpty())
        filter.set({splitDimension.text(), FilterOperator::Is, {m_split}});
    return filter;
}

void ResultsPageData::takeSplit()
{
    if (!splits().contains(m_split))
        m_split.clear();
    m_ofSplit = m_split.isEmpty() ? nullptr : std::make_shared<const ResultsData>(narrowed(*data(), where()));
}

void ResultsPageData::setSplit(const QString &split)
{
    if (split == m_split)
        return;
    m_split = split;
    takeSplit();
    Q_EMIT changed();
}

QString ResultsPageData::fileName(const QString &stem, const QString &suffix, bool counted) const
{
    QStringList parts{stem};
    for (const QString &part : {counted ? metric() : QString(), filterSlug(where())}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return QStringLiteral("%1.%2").arg(parts.join(u'-'), suffix);
}

QList<Metric> ResultsPageData::metrics() const
{
    return context().project.info().preset.metrics;
}

QString ResultsPageData::metric() const
{
    return context().project.info().preset.metric(m_metric) ? m_metric : QString();
}

void ResultsPageData::setMetric(const QString &code)
{
    if (code == metric())
        return;
    m_metric = code;
    Q_EMIT changed();
}

void ResultsPageData::setItems(ResultsItems items)
{
    if (items == m_items)
        return;
    m_items = items;
    Q_EMIT changed();
}

} // namespace yuyi
