// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/questionfacts.h"

#include "widgets/annotate/kindchooser.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/labelsline.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QStringBuilder>

#include <utility>

namespace yuyi {

QuestionFacts::QuestionFacts(ChipForm *form, QWidget *parent)
    : QWidget(parent),
      m_kinds(new KindChooser(this)),
      m_labels(new LabelRows(form, this)),
      m_line(new LabelsLine(this)),
      m_explanation(new QWidget(parent)),
      m_title(plainLabel(m_explanation)),
      m_rationale(new TextField(m_explanation))
{
    auto *column = columnIn(this);
    m_labels->setObjectName(QStringLiteral("question.labels"));
    m_line->setObjectName(QStringLiteral("question.labelsLine"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_kinds, m_labels, m_line})
        column->addWidget(part);
    m_line->hide();
    setTextRole(m_title, TextRole::Soft);
    m_title->setBuddy(m_rationale);
    m_rationale->setObjectName(QStringLiteral("question.rationale"));
    auto *below = columnIn(m_explanation, 0, spacing::tiny);
    below->addWidget(m_title);
    below->addWidget(m_rationale);

    connect(m_kinds, &KindChooser::chosen, this, &QuestionFacts::kindChosen);
    connect(m_labels, &LabelRows::edited, this, &QuestionFacts::edited);
    connect(m_labels, &LabelRows::committed, this, [this](const DimensionCode &dimension, bool, const QString &name) {
        Q_EMIT committed(QLatin1String("label/") % dimension.text(), name);
    });
    connect(m_labels, &LabelRows::escaped, this, &QuestionFacts::escaped);
    connect(m_line, &LabelsLine::changeWanted, this, &QuestionFacts::changeWanted);
    connect(m_rationale, &QPlainTextEdit::textChanged, this, &QuestionFacts::edited);
    connect(m_rationale, &TextField::committed, this,
            [this] { Q_EMIT committed(QStringLiteral("rationale"), tr("Explanation of the answer")); });
    connect(m_rationale, &TextField::escaped, this, &QuestionFacts::escaped);
    setPreset({});
}

void QuestionFacts::setPreset(const Preset &preset)
{
    m_preset = preset;
    setVisible(preset.hasKinds() || preset.labelsQuestions());
    m_kinds->setVisible(preset.hasKinds());
    m_kinds->setKinds(preset.kinds);
    m_explanation->setVisible(preset.questions.rationale);
    retranslate();
    showLabels();
}

void QuestionFacts::buildLabels()
{
    m_labels->build(m_preset.questionDimensions());
    showLabels();
}

void QuestionFacts::setQuestion(const Question &question)
{
    if (std::exchange(m_question, question.id) != question.id)
        m_labels->dropTyped();
    m_kinds->setKind(question.kind);
    m_labels->setLabels(question.labels);
    if (m_rationale->text() != question.rationale)
        m_rationale->setText(question.rationale);
    showLabels();
}

void QuestionFacts::setReadOnly(bool readOnly)
{
    m_kinds->setEnabled(!readOnly);
    m_labels->setEnabled(!readOnly);
    m_rationale->setReadOnly(readOnly);
}

void QuestionFacts::take(Question &question) const
{
    question.labels = m_labels->labels();
    if (m_preset.questions.rationale) // else it stays as it was published
        question.rationale = m_rationale->text();
}

void QuestionFacts::commit()
{
    m_labels->commit();
    m_rationale->commit();
}

QList<QWidget *> QuestionFacts::fields() const
{
    return m_preset.questions.rationale ? QList<QWidget *>{m_rationale} : QList<QWidget *>();
}

void QuestionFacts::focusRationale()
{
    m_rationale->setFocus(Qt::ShortcutFocusReason);
    m_rationale->moveCursor(QTextCursor::End);
}

bool QuestionFacts::openKinds()
{
    return m_kinds->open();
}

void QuestionFacts::fold(bool writes)
{
    m_writes = writes;
    showLabels();
}

void QuestionFacts::showLabels()
{
    // Without a label there is nothing to put in their place.
    const QList<Dimension> dimensions = m_preset.questionDimensions();
    const bool folded = m_writes && m_labels->isComplete() && !LabelsLine::summary(dimensions, m_labels->labels()).isEmpty();
    if (folded)
        m_line->setLabels(dimensions, m_labels->labels());
    m_line->setVisible(folded && m_preset.labelsQuestions());
    m_labels->setVisible(!folded && m_preset.labelsQuestions());
}

void QuestionFacts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QuestionFacts::retranslate()
{
    m_title->setText(tr("Explanation of the answer"));
    m_rationale->setPlaceholderText(tr("Why the answer is correct"));
    m_rationale->setAccessibleName(tr("Explanation of the answer"));
}

} // namespace yuyi
