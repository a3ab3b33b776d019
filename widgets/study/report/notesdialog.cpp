// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/notesdialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int notesWidth = 620;
constexpr double shareOfScreen = 0.8;
} // namespace

NotesDialog::NotesDialog(const QString &title, const QStringList &notes, QWidget *parent) : QDialog(parent), m_scroll(new QScrollArea(this))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *text = plainLabel(notes.join(QStringLiteral("\n\n")));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(text);
    auto *close = new ActionButton(tr("Close"), QStringLiteral("Esc"), ActionButton::Kind::Primary, this);
    close->setDefault(true);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
    m_scroll->setFocus();
}

void NotesDialog::showEvent(QShowEvent *event)
{
    const QSize room = screen()->availableSize() * shareOfScreen;
    const int wide = std::min(Theme::of(this).px(notesWidth), room.width());
    const int around = sizeHint().height() - m_scroll->sizeHint().height();
    const int text = m_scroll->widget()->heightForWidth(wide - 4 * spacing::medium);
    resize(wide, std::min(room.height(), text + around + spacing::medium));
    QDialog::showEvent(event);
}

} // namespace yuyi
