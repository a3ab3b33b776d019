// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/batchform.h"

#include "models/evaluation/prompts/batchprompt.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int leastLines = 2;
constexpr int mostLines = 8;
} // namespace

BatchForm::BatchForm(QWidget *parent)
    : QWidget(parent), m_askTitle(plainLabel(nullptr, TextRole::Soft)), m_ask(new ChipRow), m_parts(new QWidget),
      m_sizeTitle(plainLabel(nullptr, TextRole::Soft)), m_size(new QSpinBox), m_promptTitle(plainLabel(nullptr, TextRole::Soft)),
      m_prompt(new TextField), m_again(new QCheckBox)
{
    m_ask->setObjectName(QStringLiteral("promptAsk"));
    m_size->setObjectName(QStringLiteral("promptBatch"));
    m_size->setRange(smallestBatch, largestBatch);
    m_size->setValue(usualBatch);
    m_prompt->setObjectName(QStringLiteral("promptBatchWords"));
    m_prompt->setLines(leastLines, mostLines);
    m_prompt->setCountVisible(false);
    m_again->setObjectName(QStringLiteral("promptAskMissed"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::tiny, 0, 0);
    column->setSpacing(spacing::tiny);
    m_askTitle->setBuddy(m_ask);
    column->addWidget(m_askTitle);
    column->addWidget(m_ask);
    auto *parts = new QVBoxLayout(m_parts);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(spacing::tiny);
    m_sizeTitle->setBuddy(m_size);
    parts->addWidget(m_sizeTitle);
    parts->addWidget(m_size);
    m_promptTitle->setBuddy(m_prompt);
    parts->addWidget(m_promptTitle);
    parts->addWidget(m_prompt);
    parts->addWidget(m_again);
    column->addWidget(m_parts);

    connect(m_ask, &ChipRow::selectionChanged, this, [this] {
        showParts();
        Q_EMIT edited();
    });
    connect(m_size, &QSpinBox::valueChanged, this, &BatchForm::edited);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &BatchForm::edited);
    connect(m_again, &QCheckBox::toggled, this, &BatchForm::edited);
    retranslate();
}

bool BatchForm::asksSeveral() const
{
    return m_ask->selectedOne() == codeOf(AskForm::Batch);
}

void BatchForm::showParts()
{
    m_parts->setVisible(asksSeveral());
}

void BatchForm::setConfiguration(const Configuration &configuration)
{
    const QSignalBlocker silent(this);
    m_ask->setSelectedOne(codeOf(configuration.ask));
    m_size->setValue(configuration.batch);
    if (m_prompt->text() != configuration.batchPrompt)
        m_prompt->setText(configuration.batchPrompt);
    m_again->setChecked(configuration.askMissed);
    showParts();
}

void BatchForm::writeTo(Configuration &configuration) const
{
    if (!asksSeveral())
        return;
    configuration.ask = AskForm::Batch;
    configuration.batch = m_size->value();
    configuration.batchPrompt = m_prompt->text().trimmed().isEmpty() ? QString() : m_prompt->text();
    configuration.askMissed = m_again->isChecked();
}

void BatchForm::retranslate()
{
    const QSignalBlocker silent(this);
    const QString now = m_ask->options().isEmpty() ? codeOf(AskForm::Item) : m_ask->selectedOne();
    m_askTitle->setText(tr("One request asks"));
    m_ask->setAccessibleName(m_askTitle->text());
    m_ask->setOptions({{codeOf(AskForm::Item), tr("One item"), {}, tr("Each item is a request of its own")},
                       {codeOf(AskForm::Batch), tr("Several items"), {}, tr("Items are numbered, and the reply is divided by number")}});
    m_ask->hideKeys();
    m_ask->setSelectedOne(now);
    m_sizeTitle->setText(tr("Items in one request"));
    m_size->setAccessibleName(m_sizeTitle->text());
    m_promptTitle->setText(tr("Text around the items"));
    m_prompt->setAccessibleName(m_promptTitle->text());
    m_prompt->setPlaceholderText(usualBatchPrompt(locale().language() == QLocale::Chinese ? QStringLiteral("zh") : QStringLiteral("en")));
    m_prompt->setToolTip(tr("{items} stands for the numbered items, {count} for their number. If this field is empty, the request asks for "
                            "one line with number and answer for each item."));
    m_again->setText(tr("Ask unanswered items again singly"));
    m_again->setToolTip(tr("Items that have no answer of their own in a reply are then asked once more, each in a request of its own. "
                           "Otherwise they count as misses."));
    showParts();
}

} // namespace yuyi
