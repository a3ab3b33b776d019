// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/launch/runoptions.h"

#include "models/domain/annotation/translation.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int mostRepeats = 100;
constexpr int mostTokens = 1'000'000;
constexpr double mostBudget = 1'000'000;
constexpr double ownTemperature = -0.1; // below what can be sent: the endpoint's own
} // namespace

RunOptions::RunOptions(QWidget *parent)
    : QWidget(parent), m_repeats(new QSpinBox(this)), m_order(new QComboBox(this)), m_seed(new QSpinBox(this)),
      m_temperature(new QDoubleSpinBox(this)), m_tokens(new QSpinBox(this)), m_budget(new QDoubleSpinBox(this)),
      m_examples(new QComboBox(this)), m_exampleForm(new QComboBox(this)),
      m_language(new QComboBox(this)), m_untranslated(new QComboBox(this))
{
    m_repeats->setObjectName(QStringLiteral("runRepeats"));
    m_repeats->setRange(1, mostRepeats);
    m_order->setObjectName(QStringLiteral("runOrder"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto &[order, code] : codesOf(OptionOrder{}))
        m_order->addItem(titleOf(order), QString::fromUtf16(code));
    m_seed->setObjectName(QStringLiteral("runSeed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_temperature->setObjectName(QStringLiteral("runTemperature"));
    m_temperature->setRange(ownTemperature, 2.0);
    m_temperature->setSingleStep(0.1);
    m_temperature->setDecimals(1);
    m_tokens->setObjectName(QStringLiteral("runTokens"));
    m_tokens->setRange(0, mostTokens);
    m_tokens->setSingleStep(256);
    m_budget->setObjectName(QStringLiteral("runBudget"));
    m_budget->setRange(0, mostBudget);
    m_budget->setDecimals(2);
    m_examples->setObjectName(QStringLiteral("runExamples"));
    m_examples->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto &[choice, code] : codesOf(ExampleItems{}))
        m_examples->addItem(titleOf(choice), QString::fromUtf16(code));
    m_exampleForm->setObjectName(QStringLiteral("runExampleForm"));
    m_exampleForm->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto &[form, code] : codesOf(ExampleForm{}))
        m_exampleForm->addItem(titleOf(form), QString::fromUtf16(code));
    m_language->setObjectName(QStringLiteral("runLanguage"));
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->addItem(QString(), QString());
    for (const auto &[language, code] : codesOf(ItemLanguage{}))
        m_language->addItem(titleOf(language), QString::fromUtf16(code));
    m_untranslated->setObjectName(QStringLiteral("runUntranslated"));
    m_untranslated->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const bool leaveOut : {false, true})
        m_untranslated->addItem(QString(), leaveOut);
    auto *flow = new FlowLayout(this, spacing::medium, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *field : QList<QWidget *>{m_repeats, m_order, m_seed, m_temperature, m_tokens, m_budget, m_examples, m_exampleForm,
                                           m_language, m_untranslated})
        m_fields.append(add(field));
    m_seedCell = m_fields.at(2).cell;
    for (QSpinBox *box : {m_repeats, m_seed, m_tokens})
        connect(box, &QSpinBox::valueChanged, this, &RunOptions::changed);
    for (QDoubleSpinBox *box : {m_temperature, m_budget})
        connect(box, &QDoubleSpinBox::valueChanged, this, &RunOptions::changed);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        showSeed();
        Q_EMIT changed();
    });
    connect(m_examples, &QComboBox::currentIndexChanged, this, &RunOptions::changed);
    for (QComboBox *box : {m_exampleForm, m_language, m_untranslated})
        connect(box, &QComboBox::currentIndexChanged, this, &RunOptions::changed);
    setValues({});
    retranslate();
}

RunOptions::Field RunOptions::add(QWidget *widget)
{
    Field field{plainLabel(this), widget, new QWidget(this)};
    setTextRole(field.label, TextRole::Small);
    field.label->setBuddy(widget);
    auto *column = new QVBoxLayout(field.cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(field.label);
    column->addWidget(widget, 1);
    layout()->addWidget(field.cell);
    return field;
}

RunOptions::Values RunOptions::values() const
{
    Values values;
    values.repeats = m_repeats->value();
    values.order = fromCode<OptionOrder>(m_order->currentData().toString()).value_or(OptionOrder::Written);
    values.seed = m_seed->value();
    values.temperature = m_temperature->value() < -0.05 ? std::nullopt : std::optional(m_temperature->value());
    values.maxTokens = m_tokens->value() == 0 ? std::nullopt : std::optional(m_tokens->value());
    values.budget = m_budget->value();
    values.examples = fromCode<ExampleItems>(m_examples->currentData().toString()).value_or(ExampleItems::LeaveOutOfFewShot);
    values.exampleForm = fromCode<ExampleForm>(m_exampleForm->currentData().toString()).value_or(ExampleForm::Together);
    values.language = m_language->currentData().toString();
    values.leaveOutUntranslated = m_untranslated->currentData().toBool();
    return values;
}

void RunOptions::setValues(const Values &values)
{
    const QSignalBlocker silent(this);
    m_repeats->setValue(values.repeats);
    m_order->setCurrentIndex(m_order->findData(codeOf(values.order)));
    m_seed->setValue(static_cast<int>(values.seed));
    m_temperature->setValue(values.temperature.value_or(ownTemperature));
    m_tokens->setValue(values.maxTokens.value_or(0));
    m_budget->setValue(values.budget);
    m_examples->setCurrentIndex(m_examples->findData(codeOf(values.examples)));
    m_exampleForm->setCurrentIndex(m_exampleForm->findData(codeOf(values.exampleForm)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(values.language)));
    m_untranslated->setCurrentIndex(m_untranslated->findData(values.leaveOutUntranslated));
    showSeed();
}

void RunOptions::setSeedChooses(bool chooses)
{
    m_seedChooses = chooses;
    showSeed();
}

void RunOptions::showSeed()
{
    m_seedCell->setEnabled(m_seedChooses || values().order == OptionOrder::Shuffled);
}

void RunOptions::retranslate()
{
    const QString names[] = {tr("Repeats"), tr("Option order"), tr("Seed"), tr("Temperature"), tr("Maximum output tokens"),
                             tr("Budget of each run"), tr("Few-shot examples"), tr("How to send examples"),
                             tr("Language of the questions"), tr("Items without a translation")};
    for (int i = 0; i < m_fields.size(); ++i) {
        m_fields.at(i).label->setText(names[i]);
        m_fields.at(i).widget->setAccessibleName(names[i]);
    }
    for (int i = 0; i < m_order->count(); ++i) {
        const auto order = fromCode<OptionOrder>(m_order->itemData(i).toString());
        m_order->setItemText(i, titleOf(order.value_or(OptionOrder::Written)));
    }
    for (int i = 0; i < m_examples->count(); ++i) {
        const auto choice = fromCode<ExampleItems>(m_examples->itemData(i).toString());
        m_examples->setItemText(i, titleOf(choice.value_or(ExampleItems::LeaveOutOfFewShot)));
    }
    for (int i = 0; i < m_exampleForm->count(); ++i) {
        const auto form = fromCode<ExampleForm>(m_exampleForm->itemData(i).toString());
        m_exampleForm->setItemText(i, titleOf(form.value_or(ExampleForm::Together)));
    }
    m_language->setItemText(0, tr("As the prompt or the endpoint says"));
    for (int i = 1; i < m_language->count(); ++i) {
        const auto language = fromCode<ItemLanguage>(m_language->itemData(i).toString());
        m_language->setItemText(i, titleOf(language.value_or(ItemLanguage::Chinese)));
    }
    m_untranslated->setItemText(0, tr("Nothing is asked"));
    m_untranslated->setItemText(1, tr("Excluded"));
    m_language->setToolTip(tr("The language in which all these runs ask. Questions that are written in another one are asked with their "
                              "translation."));
    m_untranslated->setToolTip(tr("What happens if the translation of an item is missing, incomplete or out of date. The items are named "
                                  "before anything is asked."));
    m_temperature->setSpecialValueText(tr("endpoint default"));
    m_tokens->setSpecialValueText(tr("endpoint default"));
    m_budget->setSpecialValueText(tr("no limit"));
    m_examples->setToolTip(tr(
        "Choose whether models must also answer the items shown as few-shot examples. In the CII-Bench paper, the models in the results "
        "table answered such items too."));
    m_exampleForm->setToolTip(tr(
        "The examples can be sent in one message (as in the CII-Bench paper) or as chat turns (one question and one answer per "
        "example). An endpoint in the Ollama format always uses chat turns for images."));
    m_seed->setToolTip(tr("Decides the order of shuffled options, and which items with the same labels are shown as examples. The same "
                          "seed gives the same on every computer."));
    m_repeats->setToolTip(tr("Number of times each item is asked."));
    m_order->setToolTip(tr(
        "With all rotations, each item is asked once per rotation of its options, and counts as correct only if the model answers every "
        "rotation correctly. A question without options is asked once."));
    m_budget->setToolTip(tr("In the currency of the endpoint. A run pauses before its cost exceeds this budget."));
}

} // namespace yuyi
