// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/flaggeditemfilters.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

const QString everyReason = QStringLiteral("all");

} // namespace

FlaggedItemFilters::FlaggedItemFilters(QWidget *parent) : QWidget(parent)
{
    m_reasons = new ChipRow(ChipRow::Pick::One, this);
    m_reasons->setObjectName(QStringLiteral("suspectReasons"));
    build();
    auto *column = columnIn(this);
    column->addWidget(m_reasons);
    column->addWidget(m_filters);
    connect(m_reasons, &ChipRow::chosen, this, &FlaggedItemFilters::reasonChosen);
}

void FlaggedItemFilters::build()
{
    m_filters = new FlowBox(spacing::small, spacing::tiny, this);
    const auto choice = [this](const char *name, int characters) {
        auto *box = new QComboBox(m_filters);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(characters);
        m_filters->add(box);
        return box;
    };
    const auto number = [this](QLabel *&label, const char *name, int least, int most, int value) {
        auto *holder = new QWidget(m_filters);
        label = plainLabel(holder, TextRole::Soft);
        auto *box = new QSpinBox(holder);
        box->setObjectName(QLatin1String(name));
        box->setRange(least, most);
        box->setValue(value);
        auto *line = new QHBoxLayout(holder);
        line->setContentsMargins(spacing::small, 0, 0, 0);
        line->setSpacing(spacing::tiny);
        line->addWidget(label);
        line->addWidget(box);
        m_filters->add(holder);
        connect(box, &QSpinBox::valueChanged, this, &FlaggedItemFilters::rulesChanged);
        return box;
    };
    const FlaggedItemRules usual;
    m_state = choice("suspectState", 12);
    m_category = choice("suspectCategory", 14);
    m_share = choice("suspectShare", 14);
    m_least = number(m_leastLabel, "suspectModels", 2, 99, usual.models);
    m_people = number(m_peopleLabel, "suspectPeople", 1, 999, usual.people);
    m_blind = number(m_blindLabel, "suspectBlind", 1, 99, usual.withoutPicture);
    m_facts = plainLabel(m_filters, TextRole::Small);
    m_filters->add(m_facts);
    connect(m_state, &QComboBox::activated, this, &FlaggedItemFilters::narrowedChanged);
    connect(m_category, &QComboBox::activated, this, &FlaggedItemFilters::narrowedChanged);
    connect(m_share, &QComboBox::activated, this, &FlaggedItemFilters::rulesChanged);
}

FlaggedItemState FlaggedItemFilters::state() const
{
    return fromCode<FlaggedItemState>(m_state->currentData().toString()).value_or(FlaggedItemState::Open);
}

FlaggedItemRules FlaggedItemFilters::rules() const
{
    FlaggedItemRules rules;
    rules.models = m_least->value();
    rules.people = m_people->value();
    rules.withoutPicture = m_blind->value();
    rules.modelShare = m_share->currentData().isValid() ? m_share->currentData().toInt() : rules.modelShare;
    return rules;
}

QList<FlaggedItem> FlaggedItemFilters::narrowed(const QList<FlaggedItem> &all, bool byReason) const
{
    const QString category = m_category->currentData().toString();
    const DimensionCode dimension(category.section(QLatin1Char('/'), 0, 0));
    const LabelCode label(category.section(QLatin1Char('/'), 1));
    const auto reason = fromCode<FlaggedItemReason>(m_reasons->selectedOne());
    QList<FlaggedItem> list;
    for (const FlaggedItem &flaggedItem : all) {
        if (flaggedItem.state != state() || (!category.isEmpty() && !flaggedItem.labels.value(dimension).contains(label)))
            continue;
        if (!byReason || !reason || flaggedItem.has(*reason))
            list.append(flaggedItem);
    }
    return list;
}

void FlaggedItemFilters::showCounts(const QList<FlaggedItem> &all, const ResultsData &results)
{
    const QLocale locale;
    showReasons(narrowed(all, false));
    for (int i = 0; i < m_state->count(); ++i) {
        const auto one = fromCode<FlaggedItemState>(m_state->itemData(i).toString()).value_or(FlaggedItemState::Open);
        const auto count = std::count_if(all.begin(), all.end(), [&](const FlaggedItem &flaggedItem) { return flaggedItem.state == one; });
        m_state->setItemText(i, tr("%1: %2", "state, count").arg(titleOf(one), locale.toString(static_cast<qint64>(count))));
    }
    const int models = modelsAsked(results, true);
    const int blind = modelsAsked(results, false);
    m_facts->setText(tr("%1 and %2", "models with the picture, models without")
                         .arg(tr("%n model(s) given the image", nullptr, models), tr("%n without image", nullptr, blind)));
}

void FlaggedItemFilters::showReasons(const QList<FlaggedItem> &list)
{
    const QLocale locale;
    const QMap<FlaggedItemReason, int> counts = reasonCounts(list);
    QList<ChipOption> options{{everyReason, tr("All %1").arg(locale.toString(list.size())), {}, tr("All reasons")}};
    for (const auto &[reason, code] : codesOf(FlaggedItemReason{})) {
        const QString text = QString::fromUtf16(code);
        if (counts.value(reason) > 0 || text == m_reasons->selectedOne())
            options.append({text,
                            tr("%1 %2", "reason, count")
                                .arg(titleOf(reason), locale.toString(counts.value(reason))),
                            {},
                            titleOf(reason)});
    }
    const QString kept = m_reasons->selectedOne();
    m_reasons->setOptions(options);
    m_reasons->hideKeys();
    m_reasons->setSelectedOne(kept.isEmpty() ? everyReason : kept);
}

void FlaggedItemFilters::nextReason()
{
    const QList<ChipOption> options = m_reasons->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_reasons->selectedOne()) {
            m_reasons->choose(options.at((i + 1) % options.size()).code);
            return;
        }
    }
}

void FlaggedItemFilters::setPreset(const Preset &preset)
{
    m_preset = forItems(preset);
    fillCategories();
}

void FlaggedItemFilters::fillCategories()
{
    const QVariant category = m_category->currentData();
    m_category->clear();
    m_category->addItem(tr("All categories"), QString());
    for (const Dimension &dimension : m_preset.dimensions) {
        for (const LabelValue &value : dimension.values) {
            m_category->addItem(tr("%1: %2", "dimension, label").arg(dimension.title.text(), value.title.text()),
                                QStringLiteral("%1/%2").arg(dimension.code.text(), value.code.text()));
        }
    }
    m_category->setCurrentIndex(std::max(0, m_category->findData(category)));
}

void FlaggedItemFilters::retranslate()
{
    const QVariant state = m_state->currentData();
    m_state->clear();
    for (const auto &[one, code] : codesOf(FlaggedItemState{}))
        m_state->addItem(titleOf(one), QString::fromUtf16(code));
    m_state->setCurrentIndex(std::max(0, m_state->findData(state)));
    const QVariant share = m_share->currentData();
    m_share->clear();
    m_share->addItem(tr("All models agree"), 100);
    for (const int percent : {90, 75, 67})
        m_share->addItem(tr("≥ %1 % of models give the same answer").arg(QLocale().toString(percent)), percent);
    m_share->addItem(tr("Most models agree"), 51);
    m_share->setCurrentIndex(std::max(0, m_share->findData(share)));
    fillCategories();
    m_state->setAccessibleName(tr("State"));
    m_category->setAccessibleName(tr("Category"));
    m_share->setAccessibleName(tr("How many models must agree"));
    m_reasons->setAccessibleName(tr("Reasons"));
    m_leastLabel->setText(tr("Models ≥"));
    m_peopleLabel->setText(tr("Human answers ≥"));
    m_blindLabel->setText(tr("Models correct without image ≥"));
    m_blind->setAccessibleName(tr("Minimum number of models that were run without the image; every model run without the image must "
                                  "answer correctly"));
    m_least->setAccessibleName(tr("Minimum number of models with a reply"));
    m_people->setAccessibleName(tr("Minimum number of human answers"));
}

} // namespace yuyi
