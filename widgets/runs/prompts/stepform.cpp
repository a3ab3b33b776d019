// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/stepform.h"

#include "models/domain/annotation/translation.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastLines = 3;
constexpr int mostLines = 12;
constexpr QLatin1String noStep("none");
constexpr QLatin1String forPicture("picture");
constexpr QLatin1String forItem("item");
} // namespace

StepForm::StepForm(QWidget *parent)
    : QWidget(parent), m_title(plainLabel(this, TextRole::Soft)), m_each(new ChipRow), m_rest(new QWidget(this)),
      m_label(plainLabel(m_rest, TextRole::Soft)), m_prompt(new TextField(m_rest)), m_marks(plainLabel(m_rest))
{
    m_each->setObjectName(QStringLiteral("promptStep"));
    m_prompt->setObjectName(QStringLiteral("promptStepWords"));
    m_prompt->setLines(leastLines, mostLines);
    m_title->setBuddy(m_each);
    m_label->setBuddy(m_prompt);
    setTextRole(m_marks, TextRole::Small);
    m_marks->setWordWrap(true);
    m_marks->setTextFormat(Qt::PlainText);
    auto *rest = new QVBoxLayout(m_rest);
    rest->setContentsMargins(0, spacing::tiny, 0, 0);
    rest->setSpacing(spacing::tiny);
    rest->addWidget(m_label);
    rest->addWidget(m_prompt);
    rest->addWidget(m_marks);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, spacing::tiny);
    column->setSpacing(spacing::tiny);
    column->addWidget(m_title);
    column->addWidget(m_each);
    column->addWidget(m_rest);
    connect(m_each, &ChipRow::selectionChanged, this, [this] {
        showPrompt();
        Q_EMIT edited();
    });
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &StepForm::edited);
    retranslate();
}

void StepForm::setConfiguration(const Configuration &configuration)
{
    const QSignalBlocker silent(this);
    const std::optional<PromptStep> &step = configuration.step;
    m_each->setSelectedOne(!step ? noStep : step->eachPicture ? forPicture
                                                              : forItem);
    m_prompts.clear();
    if (step)
        m_prompts.insert({}, step->prompt);
    for (const TranslatedPrompts &one : configuration.translations)
        m_prompts.insert(one.language, one.step);
    if (m_prompt->text() != m_prompts.value(m_language))
        m_prompt->setText(m_prompts.value(m_language));
    showPrompt();
}

void StepForm::writeTo(Configuration &configuration) const
{
    if (!hasStep())
        return;
    QMap<QString, QString> prompts = m_prompts;
    prompts.insert(m_language, m_prompt->text());
    configuration.step = PromptStep{m_each->selectedOne() == forPicture, prompts.take({})};
    QList<TranslatedPrompts> &all = configuration.translations;
    for (auto own = prompts.cbegin(); own != prompts.cend(); ++own) {
        if (own.value().trimmed().isEmpty())
            continue;
        auto its = std::find_if(all.begin(), all.end(), [&](const TranslatedPrompts &one) { return one.language == own.key(); });
        if (its == all.end())
            its = all.insert(all.end(), {own.key(), {}, {}, {}});
        its->step = own.value();
    }
}

void StepForm::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    const QSignalBlocker silent(this);
    m_prompts.insert(m_language, m_prompt->text());
    m_language = language;
    m_prompt->setText(m_prompts.value(language));
    retranslate();
}

bool StepForm::hasStep() const
{
    const QString each = m_each->selectedOne();
    return each == forPicture || each == forItem;
}

void StepForm::showPrompt()
{
    m_rest->setVisible(hasStep());
}

void StepForm::retranslate()
{
    const QString now = m_each->options().isEmpty() ? QString(noStep) : m_each->selectedOne();
    m_each->setOptions({{noStep, tr("None"), {}, tr("Only the question is asked")},
                        {forPicture,
                         tr("Each picture alone"),
                         {},
                         tr("One request for each picture of the item, those of options included")},
                        {forItem,
                         tr("All pictures together"),
                         {},
                         tr("One request with all pictures of the item")}});
    m_each->hideKeys();
    m_each->setSelectedOne(now);
    m_title->setText(tr("Step before the question"));
    m_each->setAccessibleName(m_title->text());
    const auto language = fromCode<ItemLanguage>(m_language);
    m_label->setText(language ? tr("Prompt of the step (%1)").arg(titleOf(*language)) : tr("Prompt of the step"));
    m_prompt->setPlaceholderText(language ? tr("Same as the usual prompt of the step") : QString());
    m_prompt->setAccessibleName(m_label->text());
    m_marks->setText(tr("This is asked first, in requests of their own. {step} in the prompt of the question stands for the reply, or for "
                        "the replies with the numbers of their pictures. {question} and {options} may be used here, too."));
    showPrompt();
}

} // namespace yuyi
