// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/shotruleform.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int leastLines = 2;
constexpr int mostLines = 8;
const QString answerAlone = QStringLiteral("{answer}"); // what an empty field stands for
} // namespace

ShotRuleForm::ShotRuleForm(QWidget *parent)
    : QWidget(parent), m_same(new ChipRow(ChipRow::Pick::Many, this)), m_prefer(new LineField(this)), m_answer(new TextField(this)),
      m_sameHint(plainLabel(this, TextRole::Soft)), m_preferLabel(plainLabel(this, TextRole::Soft)),
      m_answerLabel(plainLabel(this, TextRole::Soft))
{
    m_same->setObjectName(QStringLiteral("promptSame"));
    m_prefer->setObjectName(QStringLiteral("promptPrefer"));
    m_answer->setObjectName(QStringLiteral("promptAnswer"));
    m_answer->setLines(leastLines, mostLines);
    m_sameHint->setBuddy(m_same);
    m_preferLabel->setBuddy(m_prefer);
    m_answerLabel->setBuddy(m_answer);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::tiny);
    column->addWidget(m_sameHint);
    column->addWidget(m_same);
    column->addSpacing(spacing::tiny);
    column->addWidget(m_preferLabel);
    column->addWidget(m_prefer);
    column->addSpacing(spacing::tiny);
    column->addWidget(m_answerLabel);
    column->addWidget(m_answer);
    connect(m_same, &ChipRow::selectionChanged, this, &ShotRuleForm::edited);
    connect(m_prefer, &QLineEdit::textChanged, this, &ShotRuleForm::edited);
    connect(m_answer, &QPlainTextEdit::textChanged, this, &ShotRuleForm::edited);
    retranslate();
}

void ShotRuleForm::setDimensions(const QList<Dimension> &dimensions)
{
    m_dimensions = dimensions;
    listDimensions();
}

void ShotRuleForm::listDimensions()
{
    QList<ChipOption> options;
    QStringList known;
    for (const Dimension &dimension : std::as_const(m_dimensions)) {
        options.append({dimension.code.text(), dimension.title.text(), {}, {}});
        known.append(dimension.code.text());
    }
    // One that has gone keeps its place as its code, so that what is shown is what is stored.
    for (const DimensionCode &code : std::as_const(m_given.same)) {
        if (!known.contains(code.text()))
            options.append({code.text(), code.text(), {}, {}});
    }
    m_same->setOptions(options);
    m_same->hideKeys();
}

void ShotRuleForm::setRule(const ShotRule &rule)
{
    const QSignalBlocker silent(this);
    m_given = rule;
    listDimensions();
    QStringList same;
    for (const DimensionCode &code : rule.same)
        same.append(code.text());
    m_same->setSelected(same);
    if (m_prefer->text() != rule.prefer)
        m_prefer->setText(rule.prefer);
    if (m_answer->text() != rule.answer)
        m_answer->setText(rule.answer);
}

ShotRule ShotRuleForm::rule() const
{
    ShotRule rule;
    const QStringList selected = m_same->selected();
    // In the order that was given, so that showing a rule does not change it.
    for (const DimensionCode &code : m_given.same) {
        if (selected.contains(code.text()))
            rule.same.append(code);
    }
    for (const QString &code : selected) {
        if (!rule.same.contains(DimensionCode(code)))
            rule.same.append(DimensionCode(code));
    }
    rule.prefer = m_prefer->text().trimmed();
    rule.answer = m_answer->text();
    return rule;
}

void ShotRuleForm::retranslate()
{
    m_sameHint->setText(tr("Examples with the same label of"));
    m_same->setAccessibleName(tr("Examples with the same label of"));
    m_same->setToolTip(tr("Each item is shown with examples of its own: other images, the same kind of question, and the same labels in "
                          "these dimensions."));
    m_preferLabel->setText(tr("Preferred examples"));
    m_prefer->setAccessibleName(tr("Preferred examples"));
    m_prefer->setPlaceholderText(tr("field=value"));
    m_prefer->setToolTip(tr("Examples that meet this filter come first. If an item has too few of them, others with the same labels "
                            "follow."));
    m_answerLabel->setText(tr("What an example answers"));
    m_answer->setAccessibleName(tr("What an example answers"));
    m_answer->setPlaceholderText(answerAlone);
    m_answer->setToolTip(tr("{rationale} stands for the author's explanation of the answer, {answer} for the answer. If this field is "
                            "empty, the answer alone is shown."));
    listDimensions();
}

} // namespace yuyi
