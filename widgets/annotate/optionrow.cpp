// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/optionrow.h"

#include "widgets/annotate/pictures/optionpicture.h"
#include "widgets/annotate/pictures/picturetile.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/wrappedfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

#include <initializer_list>

namespace yuyi {

void lockField(QWidget *field, bool locked)
{
    constexpr char readOnly[] = "readOnly";
    if (field->property(readOnly).toBool() == locked)
        return;
    field->setProperty(readOnly, locked);
    field->style()->unpolish(field);
    field->style()->polish(field);
    field->update();
}

QStringList optionLines(const QString &text)
{
    static const QRegularExpression lead(
        QStringLiteral("^\\s*(?:[①-⑳❶-❿➀-➉]\\s*[\\.．、:：,，]?|"
                       "[\\(（\\[【]?\\s*[A-Ha-hＡ-Ｈａ-ｈ1-8１-８]\\s*[\\)）\\]】\\.．、:：,，])\\s*"));
    static const QRegularExpression breaks(QStringLiteral("[\\r\\n]+"));
    QStringList lines;
    const QStringList raw = text.split(breaks, Qt::SkipEmptyParts);
    for (const QString &line : raw) {
        QString bare = line;
        bare.remove(lead);
        bare = bare.trimmed();
        if (!bare.isEmpty())
            lines.append(bare);
    }
    return lines;
}

OptionRow::OptionRow(QWidget *parent)
    : QWidget(parent),
      m_only(new QRadioButton(this)),
      m_oneOfSeveral(new QCheckBox(this)),
      m_letter(plainLabel(this)),
      m_text(new WrappedField(this)),
      m_noteButton(new QToolButton(this)),
      m_note(new LineField(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::tiny);
    grid->addWidget(m_only, 0, 0);
    grid->addWidget(m_oneOfSeveral, 0, 0);
    grid->addWidget(m_letter, 0, 1);
    grid->addWidget(m_text, 0, 2);
    grid->addWidget(m_noteButton, 0, 3);
    grid->addWidget(m_note, 1, 2, 1, 2);
    grid->setColumnStretch(2, 1);

    m_only->setAutoExclusive(false);
    m_oneOfSeveral->hide();
    setTextRole(m_letter, TextRole::Section);
    m_text->setTakesLines(false);
    m_text->setCountVisible(true, false);
    m_noteButton->setAutoRaise(true);
    m_noteButton->setFocusPolicy(Qt::NoFocus);
    m_letter->setAlignment(Qt::AlignCenter);
    m_note->hide();
    m_text->installEventFilter(this);
    m_note->installEventFilter(this);

    for (QAbstractButton *mark : marks()) {
        mark->setFocusPolicy(Qt::NoFocus);
        connect(mark, &QAbstractButton::clicked, this, [this, mark] {
            mark->setChecked(m_option.correct);
            if (!m_readOnly)
                Q_EMIT correctChosen();
        });
    }
    connect(m_text, &WrappedField::textChanged, this, &OptionRow::edited);
    connect(m_note, &QLineEdit::textChanged, this, [this] {
        markNote();
        Q_EMIT edited();
    });
    connect(m_text, &WrappedField::committed, this, &OptionRow::committed);
    connect(m_note, &LineField::committed, this, &OptionRow::committed);
    connect(m_text, &WrappedField::escaped, this, &OptionRow::escaped);
    connect(m_text, &WrappedField::returnPressed, this, [this] {
        if (!m_readOnly)
            Q_EMIT next();
    });
    connect(m_text, &WrappedField::stepWanted, this, [this](int direction) {
        if (!m_readOnly)
            Q_EMIT stepWanted(direction);
    });
    connect(m_note, &LineField::escaped, this, [this] { m_text->setFocus(); });
    connect(m_noteButton, &QToolButton::clicked, this, [this] {
        if (m_note->isHidden())
            showNote(true);
        else
            m_note->hide();
    });
    fitStyle();
    retranslate();
    setCorrect(false);
}

void OptionRow::setLetter(const QString &letter)
{
    m_letterText = letter;
    m_letter->setText(letter);
    retranslate();
}

void OptionRow::setOption(const Option &option)
{
    m_option = option;
    {
        const QSignalBlocker blockText(m_text);
        const QSignalBlocker blockNote(m_note);
        if (m_text->text() != option.text)
            m_text->setText(option.text);
        if (m_note->text() != option.note)
            m_note->setText(option.note);
    }
    if (m_picture)
        m_picture->setPicture(option.picture);
    markNote();
    setCorrect(option.correct);
}

Option OptionRow::option() const
{
    Option option = m_option;
    option.text = m_text->text();
    option.note = m_note->text();
    return option;
}

void OptionRow::setCorrect(bool correct)
{
    m_option.correct = correct;
    for (QAbstractButton *mark : marks())
        mark->setChecked(correct);
    retranslate();
}

QList<QAbstractButton *> OptionRow::marks() const
{
    return {m_only, m_oneOfSeveral};
}

void OptionRow::setTakesSeveral(bool takesSeveral)
{
    m_takesSeveral = takesSeveral;
    m_only->setVisible(!takesSeveral);
    m_oneOfSeveral->setVisible(takesSeveral);
    retranslate();
}

void OptionRow::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    lockField(m_text, readOnly || m_fixed);
    lockField(m_note, readOnly);
    if (m_picture)
        m_picture->setTakes(m_picture->takes(), !readOnly && !m_fixed);
}

void OptionRow::setFixed(bool fixed)
{
    m_fixed = fixed;
    m_text->setCountVisible(!fixed, false);
    lockField(m_text, m_readOnly || fixed);
}

void OptionRow::setTakesPicture(bool takes, RowPictures *cards)
{
    if (takes && !m_picture)
        makePicture(cards);
    if (m_picture)
        m_picture->setTakes(takes, !m_readOnly && !m_fixed);
}

void OptionRow::makePicture(RowPictures *cards)
{
    m_picture = new OptionPicture(m_text, this);
    m_picture->setCards(cards);
    m_picture->setPicture(m_option.picture);
    m_picture->setLetter(m_letterText);
    auto *grid = qobject_cast<QGridLayout *>(layout());
    for (QWidget *one : std::initializer_list<QWidget *>{m_text, m_noteButton, m_note})
        grid->removeWidget(one);
    grid->addWidget(m_picture->tile(), 0, 2);
    grid->addWidget(m_text, 0, 3);
    grid->addWidget(m_noteButton, 0, 4);
    grid->addWidget(m_note, 1, 3, 1, 2);
    grid->setColumnStretch(2, 0);
    grid->setColumnStretch(3, 1);
    connect(m_picture, &OptionPicture::wished, this, &OptionRow::pictureWished);
    connect(m_picture, &OptionPicture::stepWanted, this, &OptionRow::stepWanted);
    connect(m_picture, &OptionPicture::textWanted, this, &OptionRow::focusText);
    connect(m_picture, &OptionPicture::correctChosen, this, [this] {
        if (!m_readOnly)
            Q_EMIT correctChosen();
    });
}

PictureTile *OptionRow::pictureTile() const
{
    return m_picture && m_picture->takes() ? m_picture->tile() : nullptr;
}

void OptionRow::setWrong(bool wrong)
{
    m_text->setWrong(wrong);
}

void OptionRow::showNote(bool focus)
{
    m_note->show();
    if (!focus)
        return;
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->end(false);
}

void OptionRow::hideNote()
{
    m_note->hide();
}

void OptionRow::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->moveToEnd();
}

void OptionRow::commit()
{
    m_text->commit();
    m_note->commit();
}

bool OptionRow::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_readOnly)
        return QWidget::eventFilter(object, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (object == m_text ? m_text->isComposing() : m_note->isComposing())
        return QWidget::eventFilter(object, event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && key->modifiers() == Qt::AltModifier) {
        // A held key would mark and unmark.
        if (!key->isAutoRepeat())
            Q_EMIT correctChosen();
        return true;
    }
    if (enter && object == m_note && !(key->modifiers() & Qt::ControlModifier)) {
        m_note->commit();
        Q_EMIT next();
        return true;
    }
    if (key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
        Q_EMIT moveWanted(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if (key->modifiers() == Qt::AltModifier && key->key() == Qt::Key_N) {
        showNote(true);
        return true;
    }
    if (object == m_text && !m_fixed && key->matches(QKeySequence::Paste)) {
        const QStringList lines = optionLines(QApplication::clipboard()->text());
        if (lines.size() > 1) {
            Q_EMIT linesPasted(lines);
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

void OptionRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitStyle();
}

void OptionRow::fitStyle()
{
    const int side = Theme::of(this).iconSize();
    m_noteButton->setIconSize(QSize(side, side));
    markNote();
    m_letter->ensurePolished();
    m_letter->setFixedWidth(m_letter->fontMetrics().horizontalAdvance(u'M')); // all texts begin at the same place
}

void OptionRow::retranslate()
{
    m_text->setAccessibleName(tr("Option %1").arg(m_letterText));
    m_text->setPlaceholderText(tr("Option %1").arg(m_letterText));
    m_note->setAccessibleName(tr("Note on option %1").arg(m_letterText));
    m_note->setPlaceholderText(tr("Why somebody might choose this option, and why it is wrong"));
    for (QAbstractButton *mark : marks()) {
        mark->setToolTip(m_takesSeveral ? tr("Mark or unmark as a correct option (Alt+Enter)")
                                        : tr("Mark as the correct option (Alt+Enter)"));
        mark->setAccessibleName(m_option.correct ? tr("Option %1 is correct").arg(m_letterText)
                                                 : tr("Option %1 is a distractor").arg(m_letterText));
    }
    if (m_picture)
        m_picture->setLetter(m_letterText);
    markNote();
}

void OptionRow::markNote()
{
    const bool noted = !m_note->text().isEmpty();
    m_noteButton->setIcon(Theme::of(this).icon(noted ? QStringLiteral("noted") : QStringLiteral("note"),
                                               noted ? QStringLiteral("accent") : QStringLiteral("soft")));
    m_noteButton->setToolTip(noted ? tr("Show the note on this option (Alt+N)") : tr("Add a note on this option (Alt+N)"));
    m_noteButton->setAccessibleName(noted ? tr("Option %1 has a note").arg(m_letterText) : tr("Option %1 has no note").arg(m_letterText));
}

} // namespace yuyi
