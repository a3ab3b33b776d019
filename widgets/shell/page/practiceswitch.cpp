// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/practiceswitch.h"

#include "models/services/rules/practicemarks.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>

namespace yuyi {

PracticeSwitch::PracticeSwitch(QWidget *parent) : QWidget(parent), m_note(plainLabel(this)), m_wanted(new QCheckBox(this))
{
    m_note->setObjectName(QStringLiteral("practiceNote"));
    m_note->setWordWrap(true);
    m_wanted->setObjectName(QStringLiteral("practiceWanted"));
    auto *line = rowIn(this, 0, spacing::medium);
    line->addWidget(m_note, 1);
    line->addWidget(m_wanted, 0, Qt::AlignTop);
    connect(m_wanted, &QCheckBox::clicked, this, [this](bool wanted) {
        retranslate();
        Q_EMIT wantedChanged(wanted);
    });
    setState(false, false, 0);
}

void PracticeSwitch::setState(bool shown, bool wanted, int leftOut)
{
    m_shown = shown;
    m_leftOut = leftOut;
    m_wanted->setChecked(wanted);
    setVisible(shown || wanted || leftOut > 0);
    retranslate();
}

QString PracticeSwitch::sentence() const
{
    return m_note->text();
}

bool PracticeSwitch::isWanted() const
{
    return m_wanted->isChecked();
}

Result<> PracticeSwitch::mayLeave() const
{
    return practiceMayLeave(m_shown, isWanted());
}

void PracticeSwitch::retranslate()
{
    m_wanted->setText(tr("Include practice runs"));
    m_wanted->setToolTip(tr("Runs of practice models with generated replies. They are always marked when shown or exported."));
    QString note;
    if (m_shown && m_wanted->isChecked())
        note = practiceNote();
    else if (m_shown)
        note = tr("%1 Select “%2” to export them.", "a sentence, a switch")
                   .arg(practiceNote(), m_wanted->text());
    else if (m_leftOut > 0)
        note = tr("%n practice run(s) are excluded.", nullptr, m_leftOut);
    m_note->setText(note);
    setStyleProperty(m_note, "feel", m_shown ? QStringLiteral("attention") : QString());
    setTextRole(m_note, m_shown ? TextRole::Body : TextRole::Soft);
}

void PracticeSwitch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
