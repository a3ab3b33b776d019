// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/kindchooser.h"

#include "models/domain/code.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/layout/layouts.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

KindChooser::KindChooser(QWidget *parent)
    : QWidget(parent),
      m_chips(new ChipRow(ChipRow::Pick::One, this)),
      m_button(new ActionButton(QString(), {}, ActionButton::Kind::Plain, this))
{
    m_chips->setObjectName(QStringLiteral("question.kinds"));
    m_chips->setFocusPolicy(Qt::NoFocus);
    m_button->setObjectName(QStringLiteral("question.kind"));
    m_button->setFocusPolicy(Qt::NoFocus);
    auto *row = rowIn(this);
    row->addWidget(m_chips, 1);
    row->addWidget(m_button);
    row->addStretch();
    connect(m_chips, &ChipRow::chosen, this, &KindChooser::chosen);
    connect(m_button, &ActionButton::clicked, this, &KindChooser::open);
    setKinds({});
}

void KindChooser::setKinds(const QList<QuestionKind> &kinds)
{
    m_kinds = kinds;
    m_chips->setVisible(m_kinds.size() > 1 && !hasList());
    m_button->setVisible(hasList());
    retranslate();
}

void KindChooser::setKind(const QString &code)
{
    m_kind = code;
    showKind();
}

void KindChooser::showKind()
{
    m_chips->setSelectedOne(m_kind);
    const auto shown = std::find_if(m_kinds.cbegin(), m_kinds.cend(), [this](const QuestionKind &kind) { return kind.code == m_kind; });
    m_button->setText(shown == m_kinds.cend() ? tr("Choose the kind of question…") : tr("Kind of question: %1").arg(shown->title.text()));
}

bool KindChooser::open()
{
    if (!hasList())
        return false;
    if ((m_list && m_list->isVisible()) || !isEnabled() || !isVisible())
        return true;
    m_list = new ChoicePopover(m_button);
    QList<TagChoice> kinds;
    for (const QuestionKind &kind : std::as_const(m_kinds))
        kinds.append({{LabelCode(kind.code), kind.title, kind.published}, 0});
    TagField *field = m_list->addField(QStringLiteral("question.kindField"), tr("Kind of question"), kinds, {});
    connect(m_list, &ChoicePopover::chosen, this, [this](const QString &, const QString &kind) {
        if (!kind.isEmpty())
            Q_EMIT chosen(kind);
    });
    m_list->open();
    field->showList();
    return true;
}

void KindChooser::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void KindChooser::retranslate()
{
    QList<ChipOption> chips;
    for (const QuestionKind &kind : std::as_const(m_kinds)) {
        if (!hasList())
            chips.append({kind.code, kind.title.text(), {}, tr("Kind of question (Alt+K)")});
    }
    m_chips->setOptions(chips);
    m_chips->hideKeys();
    m_chips->setAccessibleName(tr("Kind of question"));
    m_button->setToolTip(tr("Choose the kind of question from a list (Alt+K)"));
    showKind();
}

} // namespace yuyi
