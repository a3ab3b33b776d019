// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/reviewfield.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/review/fields/triple.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace yuyi {

namespace {

QString pickText(const CaseField &field)
{
    const bool question = kindOf(field.field) == FieldKind::Question;
    switch (field.decision->pick) {
    case Pick::Left: return ReviewField::tr("Left");
    case Pick::Right: return ReviewField::tr("Right");
    case Pick::Both: return question ? ReviewField::tr("Both kept") : ReviewField::tr("Union");
    case Pick::Common: return question ? ReviewField::tr("Excluded") : ReviewField::tr("Common part");
    case Pick::Edited: return ReviewField::tr("Edited");
    }
    return {};
}

} // namespace

QString titleOfField(const QString &field, const Preset &preset)
{
    switch (kindOf(field)) {
    case FieldKind::Label: {
        const Dimension *dimension = preset.dimension(dimensionOf(field));
        return dimension ? dimension->title.text() : dimensionOf(field).text();
    }
    case FieldKind::Text:
        return field == explanationField ? ReviewField::tr("Explanation") : ReviewField::tr("Implied meaning");
    case FieldKind::Context: return ReviewField::tr("Context notes");
    case FieldKind::Question: return ReviewField::tr("Question %1").arg(questionNumberOf(field));
    }
    return field;
}

ReviewField::ReviewField(const CaseField &field, const Preset &preset, QWidget *parent)
    : QFrame(parent),
      m_field(field),
      m_preset(preset),
      m_body(new QVBoxLayout(this)),
      m_title(plainLabel(this)),
      m_facts(plainLabel(this)),
      m_state(new Badge(this))
{
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_facts, TextRole::Small);
    auto *head = new QHBoxLayout;
    head->setSpacing(spacing::small);
    head->setContentsMargins(spacing::tiny, 0, spacing::tiny, 0);
    head->addWidget(m_title);
    head->addWidget(m_facts, 1);
    head->addWidget(m_state);
    m_body->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    m_body->setSpacing(spacing::tiny);
    m_body->addLayout(head);
    if (field.decision) {
        m_cause = field.decision->cause;
        m_note = field.decision->note;
        m_changeGuideline = field.decision->changeGuideline;
    }
    m_title->setText(title());
}

QString ReviewField::title() const
{
    return titleOfField(m_field.field, m_preset);
}

void ReviewField::take(const CaseField &field)
{
    m_field = field;
    if (field.decision) {
        m_cause = field.decision->cause;
        m_note = field.decision->note;
        m_changeGuideline = field.decision->changeGuideline;
    }
    showState();
}

void ReviewField::setCurrent(bool current)
{
    m_current = current;
    update();
}

void ReviewField::setStacked(bool stacked)
{
    m_stacked = stacked;
    for (Triple *triple : std::as_const(m_triples))
        triple->setStacked(stacked);
}

Triple *ReviewField::addTriple()
{
    auto *triple = new Triple(this);
    triple->setStacked(m_stacked);
    m_triples.append(triple);
    m_body->addWidget(triple);
    return triple;
}

FieldDecision ReviewField::decisionOf(Pick pick, const FieldValue &value) const
{
    return {pick, value, m_cause, m_note, m_changeGuideline};
}

void ReviewField::pick(Pick pick)
{
    if (m_readOnly || !canPick(pick))
        return;
    Q_EMIT settled(decisionOf(pick, {}), true);
}

void ReviewField::setReason(Cause cause, const QString &note, bool changeGuideline)
{
    if (m_readOnly || (cause == m_cause && note == m_note && changeGuideline == m_changeGuideline))
        return;
    m_cause = cause;
    m_note = note;
    m_changeGuideline = changeGuideline;
    if (m_field.decision)
        Q_EMIT settled(decisionOf(m_field.decision->pick, m_field.decision->value), false);
}

bool ReviewField::handleKey(QKeyEvent &)
{
    return false;
}

void ReviewField::showState()
{
    QStringList facts;
    if (m_field.state == DiscrepancyState::Merged && !m_field.decision) {
        m_state->show(m_field.similarity < 1 ? tr("Nearly the same") : tr("The same"), Tone::Good);
    } else if (m_field.decision) {
        m_state->show(pickText(m_field), Tone::Info);
        if (const QString cause = titleOf(m_field.decision->cause); !cause.isEmpty())
            facts.append(cause);
        if (m_field.decision->changeGuideline)
            facts.append(tr("Guideline needs a change"));
        if (!m_field.decision->note.isEmpty())
            facts.append(m_field.decision->note.simplified());
    } else {
        m_state->show(tr("Undecided"), Tone::Attention);
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ReviewField::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT activated();
    QFrame::mousePressEvent(event);
}

void ReviewField::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_current) {
        painter.setPen(QPen(tokens.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius::control, radius::control);
    } else {
        painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.line);
    }
}

void ReviewField::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewField::retranslate()
{
    m_title->setText(title());
    showState();
}

} // namespace yuyi
