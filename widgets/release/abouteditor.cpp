// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/abouteditor.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>

#include <utility>

namespace yuyi {

namespace {

constexpr int leastLines = 2;
constexpr int mostLines = 12;

} // namespace

AboutEditor::AboutEditor(AboutField field, QWidget *parent)
    : QWidget(parent), m_field(field), m_text(new TextField(this)), m_choice(new QWidget(this)),
      m_sentence(wrappedLabel(m_choice, TextRole::Small))
{
    auto *title = plainLabel(titleOf(field), this);
    title->setBuddy(m_text);
    setFocusProxy(m_text);
    m_text->setObjectName(QStringLiteral("about-") + codeOf(field));
    m_text->setAccessibleName(titleOf(field));
    m_text->setPlaceholderText(hintOf(field));
    m_text->setLines(leastLines, mostLines);
    m_text->setCountVisible(false);
    setStyleProperty(m_sentence, "feel", toneName(Tone::Attention));
    auto *mine = new ActionButton(tr("Keep Mine"), {}, ActionButton::Kind::Plain, m_choice);
    auto *theirs = new ActionButton(tr("Take the Saved Text"), {}, ActionButton::Kind::Plain, m_choice);
    mine->setObjectName(QStringLiteral("keepMine"));
    theirs->setObjectName(QStringLiteral("takeSaved"));
    for (ActionButton *button : {mine, theirs})
        button->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addWidget(mine);
    buttons->addWidget(theirs);
    buttons->addStretch(1);
    auto *choice = columnIn(m_choice, 0, spacing::tiny);
    choice->addWidget(m_sentence);
    choice->addLayout(buttons);
    m_choice->hide();
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(title);
    column->addWidget(m_text);
    column->addWidget(m_choice);
    connect(m_text, &TextField::committed, this, &AboutEditor::take);
    connect(m_text, &TextField::escaped, this, &AboutEditor::escaped);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling)
            Q_EMIT typed(text());
    });
    connect(mine, &QAbstractButton::clicked, this, &AboutEditor::keepMine);
    connect(theirs, &QAbstractButton::clicked, this, &AboutEditor::takeTheirs);
}

QString AboutEditor::text() const
{
    return m_text->text();
}

void AboutEditor::setReadOnly(bool readOnly)
{
    m_text->setReadOnly(readOnly);
}

void AboutEditor::fill(const QString &text)
{
    m_filling = true;
    m_text->setText(text);
    m_filling = false;
}

bool AboutEditor::isAtRest() const
{
    return m_choice->isHidden() && plainAboutText(text()) == m_before;
}

void AboutEditor::setStored(const QString &text)
{
    if (!isAtRest())
        return;
    if (m_text->hasFocus() && text == m_before)
        return; // a blank at the end may be the beginning of a word
    m_before = text;
    fill(text);
}

void AboutEditor::showUnsaved(const QString &typed, const QString &stored, bool byOther)
{
    m_before = stored;
    if (text() != typed)
        fill(typed);
    const QString shown = stored.isEmpty() ? tr("(empty)") : stored;
    m_sentence->setText(byOther ? tr("Somebody else has changed this text. The saved text is now: %1").arg(shown)
                                : tr("Your text is not saved. The saved text is: %1").arg(shown));
    m_choice->show();
}

void AboutEditor::commit()
{
    take();
}

void AboutEditor::take()
{
    if (!m_choice->isHidden() || m_text->isReadOnly())
        return;
    const QString now = plainAboutText(text());
    if (now == m_before)
        return;
    const QString before = std::exchange(m_before, now);
    Q_EMIT changed(now, before);
}

void AboutEditor::keepMine()
{
    m_text->setFocus(); // not the next field, to which the hidden button would pass it
    m_choice->hide();
    take();
}

void AboutEditor::takeTheirs()
{
    m_text->setFocus();
    m_choice->hide();
    fill(m_before);
    Q_EMIT dropped();
}

} // namespace yuyi
