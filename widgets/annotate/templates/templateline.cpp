// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/templates/templateline.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>

namespace yuyi {

TemplateLine::TemplateLine(QWidget *parent)
    : QWidget(parent),
      m_text(new ElidedLabel(this)),
      m_strike(new ActionButton(QString(), {}, ActionButton::Kind::Flat, this)),
      m_fill(new ActionButton(QString(), {}, ActionButton::Kind::Flat, this))
{
    setObjectName(QStringLiteral("question.template"));
    setTextRole(m_text, TextRole::Small);
    m_text->setObjectName(QStringLiteral("question.templateText"));
    m_fill->setObjectName(QStringLiteral("question.fillAnew"));
    m_fill->setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy = m_fill->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the line is as high without it
    m_fill->setSizePolicy(policy);
    m_strike->setObjectName(QStringLiteral("question.strike"));
    m_strike->setFocusPolicy(Qt::NoFocus); // the option with the focus is the one that is struck out
    auto *line = rowIn(this);
    line->addWidget(m_text, 1);
    line->addWidget(m_strike);
    line->addWidget(m_fill);
    connect(m_fill, &QAbstractButton::clicked, this, &TemplateLine::fillWanted);
    connect(m_strike, &QAbstractButton::clicked, this, &TemplateLine::strikeWanted);
    hide();
    retranslate();
}

void TemplateLine::show(Standing standing, const QString &code, bool editable, const DrawnNote &note)
{
    m_standing = standing;
    m_code = code;
    m_editable = editable;
    m_note = note;
    setVisible(standing != Standing::None);
    retranslate();
}

void TemplateLine::keepPlace(bool keep)
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(keep);
    setSizePolicy(policy);
}

void TemplateLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TemplateLine::retranslate()
{
    m_fill->setText(tr("Fill Again"));
    m_fill->setToolTip(tr("Replaces the question, its sheet and its answer by what the template says"));
    m_fill->setVisible(m_standing == Standing::Differs && m_editable);
    m_strike->setText(tr("Strike Out Option"));
    m_strike->setToolTip(tr("Replaces the wrong option with the cursor by the next one of the draw (Ctrl+Shift+X)"));
    m_strike->setVisible(m_note.drawn && m_editable && m_standing != Standing::None && m_standing != Standing::Unwritten);
    if (m_note.drawn) {
        m_text->setText(drawnText());
        return;
    }
    switch (m_standing) {
    case Standing::Unwritten: m_text->setText(tr("Not filled from its template yet")); break;
    case Standing::Filled: m_text->setText(tr("Filled by the template “%1”").arg(m_code)); break;
    case Standing::Differs: m_text->setText(tr("Differs from its template “%1”").arg(m_code)); break;
    case Standing::None: m_text->setText({}); break;
    }
}

QString TemplateLine::drawnText() const
{
    const QString struck = m_note.struck.join(tr(", ", "between options"));
    switch (m_standing) {
    case Standing::Unwritten: return tr("Its options are not drawn yet");
    case Standing::Filled:
        return struck.isEmpty() ? tr("Drawn from the pool “%1”").arg(m_code)
                                : tr("Drawn from the pool “%1”. Struck out: %2").arg(m_code, struck);
    case Standing::Differs:
        return struck.isEmpty() ? tr("Another question or another right option than the pool “%1” gives").arg(m_code)
                                : tr("Another question or another right option than the pool “%1” gives. Struck out: %2")
                                      .arg(m_code, struck);
    case Standing::None: break;
    }
    return {};
}

} // namespace yuyi
