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
    auto *line = rowIn(this);
    line->addWidget(m_text, 1);
    line->addWidget(m_fill);
    connect(m_fill, &QAbstractButton::clicked, this, &TemplateLine::fillWanted);
    hide();
    retranslate();
}

void TemplateLine::show(Standing standing, const QString &code, bool editable)
{
    m_standing = standing;
    m_code = code;
    m_editable = editable;
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
    switch (m_standing) {
    case Standing::Unwritten: m_text->setText(tr("The template “%1” can fill this question").arg(m_code)); break;
    case Standing::Filled: m_text->setText(tr("Filled by the template “%1”").arg(m_code)); break;
    case Standing::Differs: m_text->setText(tr("Differs from its template “%1”").arg(m_code)); break;
    case Standing::None: m_text->setText({}); break;
    }
}

} // namespace yuyi
