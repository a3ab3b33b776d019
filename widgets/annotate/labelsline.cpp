// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/labelsline.h"

#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/layouts.h"

#include <QMouseEvent>
#include <QToolButton>

namespace yuyi {

LabelsLine::LabelsLine(QWidget *parent)
    : QWidget(parent), m_values(new ElidedLabel(this)), m_change(new QToolButton(this))
{
    m_change->setObjectName(QStringLiteral("changeLabels"));
    m_change->setAutoRaise(true);
    m_change->setFocusPolicy(Qt::NoFocus);
    auto *line = rowIn(this);
    line->addWidget(m_values, 1);
    line->addWidget(m_change);
    connect(m_change, &QToolButton::clicked, this, &LabelsLine::changeWanted);
    retranslate();
}

QString LabelsLine::summary(const QList<Dimension> &dimensions, const Labels &labels)
{
    QStringList parts;
    for (const Dimension &dimension : dimensions) {
        QStringList values;
        const QList<LabelCode> codes = labels.value(dimension.code);
        for (const LabelCode &code : codes) {
            if (const QString title = dimension.titleOf(code); !title.isEmpty())
                values.append(title);
        }
        if (!values.isEmpty())
            parts.append(values.join(tr(", ", "between labels of one dimension")));
    }
    return parts.join(QStringLiteral(" · "));
}

void LabelsLine::setLabels(const QList<Dimension> &dimensions, const Labels &labels)
{
    m_values->setText(summary(dimensions, labels));
}

QString LabelsLine::text() const
{
    return m_values->text();
}

void LabelsLine::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT changeWanted();
}

void LabelsLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LabelsLine::retranslate()
{
    m_change->setText(tr("Change"));
    m_change->setToolTip(tr("Change the labels (Esc)"));
    m_change->setAccessibleName(tr("Change the labels"));
}

} // namespace yuyi
