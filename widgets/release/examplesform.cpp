// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/examplesform.h"

#include "models/domain/annotation/translation.h"
#include "models/domain/codes.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int lowestDpi = 72;
constexpr int highestDpi = 1200;

} // namespace

ExamplesForm::ExamplesForm(QWidget *parent)
    : QWidget(parent),
      m_heading(plainLabel(this)),
      m_by(new QComboBox(this)),
      m_perCategory(new QSpinBox(this)),
      m_split(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_seed(new QSpinBox(this)),
      m_labels(new ChipRow(ChipRow::Pick::Many, this)),
      m_keys(new QCheckBox(this)),
      m_sources(new QCheckBox(this)),
      m_columns(new QSpinBox(this)),
      m_width(new QSpinBox(this)),
      m_dpi(new QSpinBox(this))
{
    build();
    connect(m_by, &QComboBox::activated, this, &ExamplesForm::showLabels);
    connect(m_width, &QSpinBox::valueChanged, this, &ExamplesForm::limitColumns);
    connect(m_labels, &ChipRow::selectionChanged, this, [this] { m_ownLabels = true; });
    // After those above: what they change belongs to the same change.
    for (QComboBox *field : {m_by, m_split, m_language})
        connect(field, &QComboBox::activated, this, &ExamplesForm::changed);
    for (QSpinBox *field : {m_perCategory, m_seed, m_columns, m_width, m_dpi})
        connect(field, &QSpinBox::valueChanged, this, &ExamplesForm::changed);
    for (QCheckBox *field : {m_keys, m_sources})
        connect(field, &QCheckBox::toggled, this, &ExamplesForm::changed);
    connect(m_labels, &ChipRow::selectionChanged, this, &ExamplesForm::changed);
    retranslate();
}

void ExamplesForm::build()
{
    m_by->setObjectName(QStringLiteral("examplesBy"));
    m_perCategory->setObjectName(QStringLiteral("examplesPerCategory"));
    m_split->setObjectName(QStringLiteral("examplesSplit"));
    m_language->setObjectName(QStringLiteral("examplesLanguage"));
    m_seed->setObjectName(QStringLiteral("examplesSeed"));
    m_labels->setObjectName(QStringLiteral("examplesLabels"));
    m_keys->setObjectName(QStringLiteral("examplesKeys"));
    m_sources->setObjectName(QStringLiteral("examplesSources"));
    m_columns->setObjectName(QStringLiteral("examplesColumns"));
    m_width->setObjectName(QStringLiteral("examplesWidth"));
    m_dpi->setObjectName(QStringLiteral("examplesDpi"));
    m_perCategory->setRange(1, ExampleRules::mostPerCategory);
    m_seed->setRange(0, 2147483647);
    m_seed->setValue(1);
    m_keys->setChecked(true);
    m_width->setRange(static_cast<int>(PrintSize::narrowest), static_cast<int>(PrintSize::widest));
    m_width->setSuffix(QStringLiteral(" mm"));
    m_width->setValue(static_cast<int>(PrintSize::twoColumns));
    limitColumns();
    m_columns->setValue(ExampleLook().columns);
    m_dpi->setRange(lowestDpi, highestDpi);
    m_dpi->setSuffix(QStringLiteral(" dpi"));
    m_dpi->setValue(PrintSize().dpi);
    for (QSpinBox *field : {m_perCategory, m_seed, m_columns, m_width, m_dpi})
        field->setKeyboardTracking(false); // a number that is half typed draws nothing
    setTextRole(m_heading, TextRole::Section);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    for (QWidget *field : std::initializer_list<QWidget *>{m_by, m_perCategory, m_split, m_language, m_seed, m_columns, m_width, m_dpi}) {
        auto *title = plainLabel(this, TextRole::Soft);
        title->setBuddy(field);
        m_titles.append(title);
        form->addRow(title, field);
    }
    auto *column = columnIn(this);
    column->addWidget(m_heading);
    column->addLayout(form);
    column->addWidget(m_labels);
    column->addWidget(m_keys);
    column->addWidget(m_sources);
}

void ExamplesForm::setPool(const std::shared_ptr<const ExamplePool> &pool)
{
    m_pool = pool;
    fill();
}

void ExamplesForm::fill()
{
    if (!m_pool)
        return;
    const QSignalBlocker quiet(this);
    const QVariant by = m_by->currentData();
    m_by->clear();
    QList<ChipOption> labels;
    for (const Dimension &dimension : m_pool->preset.dimensions) {
        if (!dimension.open)
            m_by->addItem(dimension.title.text(), dimension.code.text());
        labels.append({dimension.code.text(), dimension.title.text(), {}, {}, nullptr});
    }
    const Dimension *usual = groupingDimension(m_pool->preset);
    int index = m_by->findData(by);
    if (index < 0 && usual)
        index = m_by->findData(usual->code.text());
    m_by->setCurrentIndex(std::max(0, index));
    m_labels->setOptions(labels);
    m_labels->hideKeys();
    showLabels();
    const QVariant split = m_split->currentData();
    m_split->clear();
    m_split->addItem(tr("All splits"), QString());
    const QStringList splits = m_pool->splits();
    for (const QString &name : splits)
        m_split->addItem(name, name);
    m_split->setCurrentIndex(std::max(0, m_split->findData(split)));
    m_split->setEnabled(!splits.isEmpty());
    const QVariant language = m_language->currentData();
    m_language->clear();
    m_language->addItem(tr("As written"), QString());
    for (auto it = m_pool->translations.constBegin(); it != m_pool->translations.constEnd(); ++it)
        m_language->addItem(titleOf(it.key()), codeOf(it.key()));
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    m_language->setEnabled(!m_pool->translations.isEmpty());
}

/// The heading tells the label of its dimension: it is not shown beneath, too, unless a person wants it.
void ExamplesForm::showLabels()
{
    if (m_ownLabels)
        return;
    QStringList codes;
    for (const ChipOption &option : m_labels->options()) {
        if (option.code != m_by->currentData().toString())
            codes.append(option.code);
    }
    m_labels->setSelected(codes);
}

void ExamplesForm::limitColumns()
{
    const QSignalBlocker quiet(m_columns);
    m_columns->setRange(1, columnsWithin(m_width->value()));
}

ExampleRules ExamplesForm::rules() const
{
    ExampleRules rules;
    rules.by = DimensionCode(m_by->currentData().toString());
    rules.perCategory = m_perCategory->value();
    rules.split = m_split->currentData().toString();
    rules.language = fromCode<ItemLanguage>(m_language->currentData().toString());
    rules.seed = static_cast<quint32>(m_seed->value());
    return rules;
}

ExampleLook ExamplesForm::look() const
{
    ExampleLook look;
    const QStringList codes = m_labels->selected();
    for (const QString &code : codes)
        look.labels.append(DimensionCode(code));
    look.withKeys = m_keys->isChecked();
    look.withSources = m_sources->isChecked();
    look.columns = m_columns->value();
    return look;
}

PrintSize ExamplesForm::size() const
{
    return {static_cast<double>(m_width->value()), m_dpi->value()};
}

void ExamplesForm::commit()
{
    for (QSpinBox *field : {m_perCategory, m_seed, m_columns, m_width, m_dpi})
        field->interpretText();
}

void ExamplesForm::retranslate()
{
    m_heading->setText(tr("Example sheet"));
    const QStringList titles{tr("Examples of each"), tr("Number of each"), tr("Split"), tr("Language"), tr("Random seed"),
                             tr("Columns"), tr("Width"), tr("Resolution")};
    for (qsizetype i = 0; i < m_titles.size(); ++i)
        m_titles.at(i)->setText(titles.at(i));
    m_width->setToolTip(tr("One column of a paper is 84 mm wide, two columns are 174 mm wide."));
    m_dpi->setToolTip(tr("Resolution of a PNG, and of the images in a PDF or SVG."));
    m_labels->setTitle(tr("Labels beneath"));
    m_keys->setText(tr("Mark the correct answers"));
    m_sources->setText(tr("Show sources and licences"));
    fill();
}

} // namespace yuyi
