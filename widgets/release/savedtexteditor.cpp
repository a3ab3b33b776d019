// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/savedtexteditor.h"

#include "models/domain/text.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QTextCursor>

#include <utility>

namespace yuyi {

namespace {

constexpr int leastLines = 2;
constexpr int mostLines = 12;

} // namespace

SavedTextEditor::SavedTextEditor(const QString &name, QWidget *parent)
    : QWidget(parent), m_title(plainLabel(this)), m_text(new TextField(this)), m_note(new QWidget(this)),
      m_noteText(wrappedLabel(m_note, TextRole::Small)), m_noteAction(new ActionButton({}, {}, ActionButton::Kind::Plain, m_note)),
      m_choice(new QWidget(this)), m_mine(new ActionButton({}, {}, ActionButton::Kind::Plain, m_choice)),
      m_theirs(new ActionButton({}, {}, ActionButton::Kind::Plain, m_choice)), m_sentence(wrappedLabel(m_choice, TextRole::Small))
{
    m_title->setBuddy(m_text);
    m_title->hide();
    setFocusProxy(m_text);
    m_text->setObjectName(name);
    m_text->setLines(leastLines, mostLines);
    m_text->setCountVisible(false);
    m_noteAction->setObjectName(QStringLiteral("takeNote"));
    auto *noteButtons = rowIn();
    noteButtons->addWidget(m_noteAction);
    noteButtons->addStretch(1);
    auto *note = columnIn(m_note, 0, spacing::tiny);
    note->addWidget(m_noteText);
    note->addLayout(noteButtons);
    m_note->hide();
    setStyleProperty(m_sentence, "feel", toneName(Tone::Attention));
    m_mine->setObjectName(QStringLiteral("keepMine"));
    m_theirs->setObjectName(QStringLiteral("takeSaved"));
    for (ActionButton *button : {m_mine, m_theirs, m_noteAction})
        button->setAutoDefault(false);
    auto *both = new QWidget(m_choice);
    auto *buttons = new FlowLayout(both, spacing::small, spacing::small); // half a page is narrow for two of them in large type
    buttons->addWidget(m_mine);
    buttons->addWidget(m_theirs);
    auto *choice = columnIn(m_choice, 0, spacing::tiny);
    choice->addWidget(m_sentence);
    choice->addWidget(both);
    m_choice->hide();
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_note);
    column->addWidget(m_choice);
    connect(m_text, &TextField::committed, this, &SavedTextEditor::take);
    connect(m_text, &TextField::escaped, this, &SavedTextEditor::escaped);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling)
            Q_EMIT typed(text());
    });
    connect(m_mine, &QAbstractButton::clicked, this, &SavedTextEditor::keepMine);
    connect(m_theirs, &QAbstractButton::clicked, this, &SavedTextEditor::takeTheirs);
    connect(m_noteAction, &QAbstractButton::clicked, this, &SavedTextEditor::noteTaken);
    retranslate();
}

void SavedTextEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SavedTextEditor::retranslate()
{
    m_mine->setText(tr("Keep Mine"));
    m_theirs->setText(tr("Take the Saved Text"));
}

void SavedTextEditor::setTitle(const QString &title, bool shown)
{
    m_title->setText(title);
    m_title->setVisible(shown);
    m_text->setAccessibleName(title);
}

void SavedTextEditor::setHint(const QString &hint)
{
    m_text->setPlaceholderText(hint);
}

void SavedTextEditor::setNote(const QString &sentence, const QString &action)
{
    m_noteText->setText(sentence);
    m_noteAction->setText(action);
    if (sentence.isEmpty() && m_noteAction->hasFocus())
        m_text->setFocus(); // not the next field, to which the hidden button would pass it
    m_note->setVisible(!sentence.isEmpty());
}

void SavedTextEditor::type(const QString &text)
{
    m_text->setText(text);
    take();
}

int SavedTextEditor::cursorPosition() const
{
    return m_text->hasFocus() ? m_text->textCursor().position() : -1;
}

void SavedTextEditor::resume(int position)
{
    m_text->setFocus();
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(qBound(0, position, static_cast<int>(text().size())));
    m_text->setTextCursor(cursor);
}

QString SavedTextEditor::text() const
{
    return m_text->text();
}

void SavedTextEditor::setReadOnly(bool readOnly)
{
    m_text->setReadOnly(readOnly);
}

void SavedTextEditor::fill(const QString &text)
{
    m_filling = true;
    m_text->setText(text);
    m_filling = false;
}

bool SavedTextEditor::isAtRest() const
{
    return m_choice->isHidden() && plainParagraphs(text()) == m_before;
}

void SavedTextEditor::setStored(const QString &text)
{
    if (!isAtRest())
        return;
    if (m_text->hasFocus() && text == m_before)
        return; // a blank at the end may be the beginning of a word
    m_before = text;
    fill(text);
}

void SavedTextEditor::showUnsaved(const QString &typed, const QString &stored, bool byOther)
{
    m_before = stored;
    if (text() != typed)
        fill(typed);
    const QString shown = stored.isEmpty() ? tr("(empty)") : stored;
    m_sentence->setText(byOther ? tr("Somebody else has changed this text. The saved text is now: %1").arg(shown)
                                : tr("Your text is not saved. The saved text is: %1").arg(shown));
    m_choice->show();
}

void SavedTextEditor::commit()
{
    take();
}

void SavedTextEditor::take()
{
    if (!m_choice->isHidden() || m_text->isReadOnly())
        return;
    const QString now = plainParagraphs(text());
    if (now == m_before)
        return;
    const QString before = std::exchange(m_before, now);
    Q_EMIT changed(now, before);
}

void SavedTextEditor::keepMine()
{
    m_text->setFocus(); // not the next field, to which the hidden button would pass it
    m_choice->hide();
    take();
}

void SavedTextEditor::takeTheirs()
{
    m_text->setFocus();
    m_choice->hide();
    fill(m_before);
    Q_EMIT dropped();
}

} // namespace yuyi
