// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/promptform.h"

#include "models/domain/annotation/translation.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/services/runs/runservice.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/runs/prompts/batchform.h"
#include "widgets/runs/prompts/shotruleform.h"
#include "widgets/runs/prompts/stepform.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastLines = 7;
constexpr int mostLines = 24;
constexpr int longestPlaceholder = 60; // characters
constexpr int longestOptionLine = 100; // characters, as in a preset
constexpr QLatin1String byItems("items");
constexpr QLatin1String byLabels("labels");
} // namespace

PromptForm::PromptForm(QWidget *parent)
    : QScrollArea(parent), m_code(new LineField), m_titleZh(new LineField),
      m_titleEn(new LineField), m_languages(new ChipRow), m_kinds(new ChipRow), m_prompt(new TextField),
      m_marks(plainLabel()), m_keywords(new QComboBox), m_shots(new QSpinBox),
      m_chosenBy(new ChipRow), m_examples(new LineField), m_rule(new ShotRuleForm), m_step(new StepForm), m_withImage(new QCheckBox),
      m_pictures(new QWidget), m_placeholder(new LineField),
      m_options(new QWidget), m_optionLine(new LineField), m_batch(new BatchForm), m_factPart(new QWidget), m_facts(new LineField),
      m_language(new QComboBox)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    m_code->setObjectName(QStringLiteral("promptCode"));
    m_code->setMaxLength(60);
    m_titleZh->setMaxLength(60);
    m_titleEn->setMaxLength(60);
    m_titleEn->setObjectName(QStringLiteral("promptTitle"));
    m_prompt->setObjectName(QStringLiteral("promptWords"));
    m_prompt->setLines(leastLines, mostLines);
    m_shots->setRange(0, RunService::mostShots);
    m_shots->setObjectName(QStringLiteral("promptShots"));
    setTextRole(m_marks, TextRole::Small);
    m_marks->setWordWrap(true);
    m_marks->setTextFormat(Qt::PlainText);
    m_marks->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *form = new QWidget(this);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, spacing::small, 0);
    column->setSpacing(spacing::tiny);
    m_kinds->setObjectName(QStringLiteral("promptKinds"));
    m_labels.append(addLabel(column, m_prompt));
    m_languages->setObjectName(QStringLiteral("promptLanguages"));
    column->addWidget(m_languages);
    column->addWidget(m_kinds);
    column->addWidget(m_prompt, 1);
    column->addWidget(m_marks);
    column->addSpacing(spacing::small);
    m_chosenBy->setObjectName(QStringLiteral("promptChosenBy"));
    m_examples->setObjectName(QStringLiteral("promptExamples"));
    for (QWidget *field : QList<QWidget *>{m_keywords, m_shots, m_chosenBy, m_examples, m_code, m_titleZh, m_titleEn}) {
        m_labels.append(addLabel(column, field));
        column->addWidget(field);
        if (field == m_examples)
            column->addWidget(m_rule);
        column->addSpacing(spacing::tiny);
    }
    column->addWidget(m_step);
    column->addWidget(m_withImage);
    m_placeholder->setObjectName(QStringLiteral("promptPlaceholder"));
    m_placeholder->setMaxLength(longestPlaceholder);
    auto *pictures = new QVBoxLayout(m_pictures);
    pictures->setContentsMargins(0, spacing::tiny, 0, 0);
    pictures->setSpacing(spacing::tiny);
    m_labels.append(addLabel(pictures, m_placeholder));
    pictures->addWidget(m_placeholder);
    column->addWidget(m_pictures);
    m_pictures->hide();
    m_optionLine->setObjectName(QStringLiteral("promptOptionLine"));
    m_optionLine->setMaxLength(longestOptionLine);
    auto *options = new QVBoxLayout(m_options);
    options->setContentsMargins(0, spacing::tiny, 0, 0);
    options->setSpacing(spacing::tiny);
    m_labels.append(addLabel(options, m_optionLine));
    options->addWidget(m_optionLine);
    column->addWidget(m_options);
    m_options->hide();
    column->addWidget(m_batch);
    m_facts->setObjectName(QStringLiteral("promptFacts"));
    auto *facts = new QVBoxLayout(m_factPart);
    facts->setContentsMargins(0, spacing::tiny, 0, 0);
    facts->setSpacing(spacing::tiny);
    m_labels.append(addLabel(facts, m_facts));
    facts->addWidget(m_facts);
    column->addWidget(m_factPart);
    m_factPart->hide();
    m_language->setObjectName(QStringLiteral("promptLanguage"));
    m_language->addItem(QString(), QString());
    for (const auto &[language, code] : codesOf(ItemLanguage{}))
        m_language->addItem(titleOf(language), QString::fromUtf16(code));
    column->addSpacing(spacing::tiny);
    m_labels.append(addLabel(column, m_language));
    column->addWidget(m_language);
    column->addStretch(1);
    setWidget(form);

    connect(m_languages, &ChipRow::chosen, this, &PromptForm::showLanguage);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PromptForm::edited);
    connect(m_kinds, &ChipRow::chosen, this, &PromptForm::showKind);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &PromptForm::edited);
    for (LineField *field : {m_code, m_titleZh, m_titleEn, m_examples, m_placeholder, m_optionLine, m_facts})
        connect(field, &QLineEdit::textChanged, this, &PromptForm::edited);
    connect(m_keywords, &QComboBox::currentIndexChanged, this, &PromptForm::edited);
    connect(m_shots, &QSpinBox::valueChanged, this, [this] {
        showShots();
        Q_EMIT edited();
    });
    connect(m_chosenBy, &ChipRow::selectionChanged, this, [this] {
        showShots();
        Q_EMIT edited();
    });
    connect(m_rule, &ShotRuleForm::edited, this, &PromptForm::edited);
    connect(m_batch, &BatchForm::edited, this, &PromptForm::edited);
    connect(m_step, &StepForm::edited, this, &PromptForm::edited);
    connect(m_withImage, &QCheckBox::toggled, this, &PromptForm::edited);
    retranslate();
}

QLabel *PromptForm::addLabel(QVBoxLayout *column, QWidget *field)
{
    auto *label = plainLabel(nullptr, TextRole::Soft);
    label->setBuddy(field);
    column->addWidget(label);
    return label;
}

void PromptForm::setPreset(const Preset &preset)
{
    m_dimensions = preset.dimensions;
    m_kindList = preset.hasKinds() ? preset.kinds : QList<QuestionKind>();
    m_pictures->setVisible(preset.takesPictures());
    m_offersOptionLine = preset.takesPictures()
                      || std::any_of(preset.configurations.begin(), preset.configurations.end(),
                                     [](const Configuration &one) { return !one.optionLine.isEmpty(); });
    m_options->setVisible(m_offersOptionLine || !m_optionLine->text().isEmpty());
    m_offersFacts = !preset.facts.isEmpty();
    m_factPart->setVisible(m_offersFacts || !m_facts->text().isEmpty());
    listDimensions();
    listKinds();
    showShots();
}

bool PromptForm::choosesByRule() const
{
    return m_shots->value() > 0 && m_chosenBy->selectedOne() == byLabels;
}

void PromptForm::showShots()
{
    const bool rule = choosesByRule();
    const bool choice = m_shots->value() > 0 && (!m_dimensions.isEmpty() || rule);
    const auto show = [this](QWidget *field, bool shown) {
        field->setVisible(shown);
        for (QLabel *label : std::as_const(m_labels)) {
            if (label->buddy() == field)
                label->setVisible(shown);
        }
    };
    show(m_chosenBy, choice);
    show(m_examples, !rule);
    m_examples->setEnabled(m_shots->value() > 0);
    m_rule->setVisible(rule);
}

void PromptForm::listKinds()
{
    QList<ChipOption> options{{QString(), tr("All kinds of questions"), {}, tr("Used for every kind of question that has no prompt of "
                                                                               "its own")}};
    bool written = false;
    for (const QuestionKind &kind : std::as_const(m_kindList)) {
        written = written || (kind.isWritten() && kind.code == m_kind);
        const QString tip = kind.isWritten()
                              ? tr("The prompt for this kind. Its answers are written, so it must have a prompt of its own.")
                              : tr("The prompt for this kind. If it is empty, the prompt for all kinds is used.");
        options.append({kind.code, kind.title.text(), {}, tip});
    }
    m_kinds->setOptions(options);
    m_kinds->hideKeys();
    m_kinds->setSelected({m_kind});
    m_kinds->setVisible(!m_kindList.isEmpty());
    m_prompt->setPlaceholderText(m_kind.isEmpty() ? QString()
                                 : written        ? tr("Write a prompt that asks for the answer alone")
                                                  : tr("Same prompt as for all kinds"));
}

void PromptForm::listLanguages()
{
    QList<ChipOption> options{{QString(), tr("Usual prompt"), {}, tr("Used in every language that has no prompt of its own")}};
    for (const auto &[language, code] : codesOf(ItemLanguage{}))
        options.append({QString::fromUtf16(code), titleOf(language), {}, tr("The prompt of runs that ask in this language. If it is empty, "
                                                                            "the usual prompt is used.")});
    m_languages->setOptions(options);
    m_languages->hideKeys();
    m_languages->setSelected({m_shownLanguage});
}

QString PromptForm::place() const
{
    return m_shownLanguage % u'/' % m_kind;
}

void PromptForm::showLanguage(const QString &language)
{
    if (language == m_shownLanguage)
        return;
    keepPrompt();
    m_shownLanguage = language;
    {
        const QSignalBlocker silent(this);
        m_prompt->setText(m_prompts.value(place()));
        m_step->setLanguage(language);
        listLanguages();
    }
    Q_EMIT kindShown();
}

void PromptForm::keepPrompt()
{
    m_prompts.insert(place(), m_prompt->text());
}

void PromptForm::showKind(const QString &kind)
{
    if (kind == m_kind)
        return;
    keepPrompt();
    m_kind = kind;
    {
        const QSignalBlocker silent(this);
        m_prompt->setText(m_prompts.value(place()));
        listKinds();
    }
    Q_EMIT kindShown();
}

void PromptForm::listDimensions()
{
    const QSignalBlocker silent(m_keywords);
    const QVariant kept = m_keywords->currentData();
    m_keywords->clear();
    m_keywords->addItem(tr("None"), QString());
    for (const Dimension &dimension : std::as_const(m_dimensions))
        m_keywords->addItem(dimension.title.text(), dimension.code.text());
    m_keywords->setCurrentIndex(std::max(0, m_keywords->findData(kept)));
    m_rule->setDimensions(m_dimensions);
}

void PromptForm::setConfiguration(const Configuration &configuration, bool newCode)
{
    const QSignalBlocker silent(this);
    if (m_code->text() != configuration.code) {
        m_kind.clear();
        m_shownLanguage.clear();
        m_step->setLanguage({});
    }
    m_code->setText(configuration.code);
    m_code->setReadOnly(!newCode);
    m_titleZh->setText(configuration.title.zh);
    m_titleEn->setText(configuration.title.en);
    m_prompts.clear();
    const auto keep = [this](const QString &language, const QString &prompt, const QMap<QString, QString> &kindPrompts) {
        m_prompts.insert(language % u'/', prompt);
        for (auto own = kindPrompts.cbegin(); own != kindPrompts.cend(); ++own)
            m_prompts.insert(language % u'/' % own.key(), own.value());
    };
    keep({}, configuration.prompt, configuration.kindPrompts);
    for (const TranslatedPrompts &one : configuration.translations)
        keep(one.language, one.prompt, one.kindPrompts);
    m_language->setCurrentIndex(std::max(0, m_language->findData(configuration.language)));
    listLanguages();
    if (m_prompt->text() != m_prompts.value(place()))
        m_prompt->setText(m_prompts.value(place()));
    listKinds();
    m_keywords->setCurrentIndex(std::max(0, m_keywords->findData(configuration.keywords.text())));
    m_shots->setValue(configuration.shots);
    m_examples->setText(configuration.examples.join(QStringLiteral(", ")));
    m_chosenBy->setSelectedOne(configuration.shotRule ? byLabels : byItems);
    m_rule->setRule(configuration.shotRule.value_or(ShotRule()));
    showShots();
    m_step->setConfiguration(configuration);
    m_withImage->setChecked(configuration.withImage);
    m_placeholder->setText(configuration.placeholder);
    m_optionLine->setText(configuration.optionLine);
    m_batch->setConfiguration(configuration);
    m_options->setVisible(m_offersOptionLine || !configuration.optionLine.isEmpty());
    m_facts->setText(configuration.add.join(QStringLiteral(", ")));
    m_factPart->setVisible(m_offersFacts || !configuration.add.isEmpty());
}

Configuration PromptForm::configuration() const
{
    static const QRegularExpression between(QStringLiteral("[,，、;；\\s]+"));
    Configuration configuration;
    configuration.code = m_code->text().trimmed();
    configuration.title.zh = m_titleZh->text().trimmed();
    configuration.title.en = m_titleEn->text().trimmed();
    QMap<QString, QString> prompts = m_prompts;
    prompts.insert(place(), m_prompt->text());
    QMap<QString, TranslatedPrompts> translations;
    configuration.prompt = prompts.take(QStringLiteral("/"));
    for (auto own = prompts.cbegin(); own != prompts.cend(); ++own) {
        const QString language = own.key().section(u'/', 0, 0);
        const QString kind = own.key().section(u'/', 1);
        if (own.value().trimmed().isEmpty())
            continue;
        QMap<QString, QString> &kindPrompts = language.isEmpty() ? configuration.kindPrompts : translations[language].kindPrompts;
        if (!kind.isEmpty())
            kindPrompts.insert(kind, own.value());
        else
            translations[language].prompt = own.value();
    }
    for (auto one = translations.begin(); one != translations.end(); ++one) {
        one->language = one.key();
        configuration.translations.append(*one);
    }
    configuration.language = m_language->currentData().toString();
    configuration.keywords = DimensionCode(m_keywords->currentData().toString());
    configuration.shots = m_shots->value();
    if (choosesByRule())
        configuration.shotRule = m_rule->rule();
    else
        configuration.examples = m_examples->text().split(between, Qt::SkipEmptyParts);
    m_step->writeTo(configuration);
    configuration.withImage = m_withImage->isChecked();
    configuration.placeholder = m_placeholder->text();
    configuration.optionLine = m_optionLine->text();
    m_batch->writeTo(configuration);
    configuration.add = m_facts->text().split(between, Qt::SkipEmptyParts);
    configuration.add.removeDuplicates();
    return configuration;
}

Configuration PromptForm::shownConfiguration() const
{
    Configuration shown = configuration();
    if (!m_shownLanguage.isEmpty())
        shown.language = m_shownLanguage;
    return shown;
}

void PromptForm::focusPrompt()
{
    m_prompt->setFocus(Qt::ShortcutFocusReason);
}

void PromptForm::retranslate()
{
    const QString names[] = {tr("Prompt"), tr("Keywords"), tr("Shots"), tr("Choice of examples"),
                             tr("Example items"), tr("Code"), tr("Chinese name"), tr("English name"), tr("Placeholder for pictures"),
                             tr("Option line"), tr("Facts in the prompt"), tr("Language of the questions")};
    QWidget *const fields[] = {m_prompt, m_keywords, m_shots, m_chosenBy, m_examples, m_code, m_titleZh, m_titleEn, m_placeholder,
                               m_optionLine, m_facts, m_language};
    for (int i = 0; i < m_labels.size(); ++i) {
        m_labels.at(i)->setText(names[i]);
        fields[i]->setAccessibleName(names[i]);
    }
    m_marks->setText(tr(
        "{question} stands for the question. {options} stands for its options, one per line: the letter, such as (A), and the text. "
        "{key_words} stands for the item's own labels in the dimension chosen below. $LETTER is not a placeholder; it is sent "
        "literally. The explanation and the implied meaning cannot be used in prompts."));
    const QString now = m_chosenBy->options().isEmpty() ? byItems : m_chosenBy->selectedOne();
    m_chosenBy->setOptions({{byItems, tr("These items"), {}, tr("Every item is shown with the same examples")},
                            {byLabels, tr("Items with the same labels"), {}, tr("Each item is shown with examples of its own")}});
    m_chosenBy->hideKeys();
    m_chosenBy->setSelectedOne(now);
    m_rule->retranslate();
    m_batch->retranslate();
    m_examples->setToolTip(tr("Comma-separated item IDs, for example dev-33, dev-34. Each example has its own image and answer."));
    m_step->retranslate();
    m_withImage->setText(tr("Send the image"));
    m_withImage->setToolTip(tr("Whether the question is sent with the image. A step before the question always shows it."));
    m_placeholder->setPlaceholderText(tr("Pictures are sent at their places in the text"));
    m_placeholder->setToolTip(tr("For example [image {n}]. All pictures are then sent before the text, and the placeholder takes "
                                 "their places. {n} is the number of the picture: first those of the question, then those of the options "
                                 "as shown. If this field is empty, each picture is sent at its place."));
    m_optionLine->setPlaceholderText(usualOptionLine);
    m_optionLine->setToolTip(tr("How each option is written where the prompt has {options}. {label} stands for its letter, {text} for its "
                                "text and its picture. If this field is empty, it is ({label}) {text}."));
    m_facts->setPlaceholderText(tr("For example %1").arg(QLatin1String("fact:concept")));
    m_facts->setToolTip(tr("Facts about the image whose values the model is told, separated by commas. {facts} in the prompt stands for "
                           "them, one per line. They can be sent with the image or instead of it."));
    m_language->setItemText(0, tr("As the run or the endpoint says"));
    for (int i = 1; i < m_language->count(); ++i)
        m_language->setItemText(i, titleOf(fromCode<ItemLanguage>(m_language->itemData(i).toString()).value_or(ItemLanguage::Chinese)));
    m_language->setToolTip(tr("Asks the questions in this language. They need a translation into it, unless they are written in it."));
    listLanguages();
    if (m_keywords->count() > 0) {
        listDimensions();
        listKinds();
    }
    showShots();
}

} // namespace yuyi
