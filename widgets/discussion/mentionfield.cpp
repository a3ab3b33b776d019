// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/mentionfield.h"

#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QTextBlock>

namespace yuyi {

namespace {

constexpr int longestName = 60;
constexpr int mostOffered = 8;

bool sends(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        && key.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

MentionField::MentionField(QWidget *parent) : TextField(parent)
{
    setProperty("ownsEnter", true); // Ctrl+Enter is this field's, not the page's
    setCountVisible(false);
    connect(this, &QPlainTextEdit::textChanged, this, &MentionField::look);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (isOffering() && markBeforeCursor() < 0)
            closeOffer();
    });
}

MentionField::~MentionField()
{
    delete m_list;
}

bool MentionField::isOffering() const
{
    return m_list && m_list->isVisible();
}

QStringList MentionField::offered() const
{
    QStringList names;
    for (int i = 0; isOffering() && i < m_list->count(); ++i)
        names.append(m_list->item(i)->text());
    return names;
}

int MentionField::markBeforeCursor() const
{
    const QTextCursor cursor = textCursor();
    const QString text = cursor.block().text();
    const int here = cursor.positionInBlock();
    for (int at = here - 1; at >= 0 && here - at <= longestName; --at) {
        const QChar c = text.at(at);
        if (c != u'@' && c != u'＠')
            continue;
        const bool inWord = at > 0 && text.at(at - 1).isLetterOrNumber() && text.at(at - 1).unicode() < 0x2E80;
        return inWord ? -1 : cursor.block().position() + at;
    }
    return -1;
}

void MentionField::look()
{
    const int mark = markBeforeCursor();
    if (mark < 0 || isComposing() || !hasFocus()) {
        closeOffer();
        return;
    }
    const QString typed = toPlainText().mid(mark + 1, textCursor().position() - mark - 1);
    QStringList beginning;
    QStringList within;
    for (const Person &person : m_people) {
        if (!person.active)
            continue;
        if (person.name.startsWith(typed, Qt::CaseInsensitive))
            beginning.append(person.name);
        else if (person.name.contains(typed, Qt::CaseInsensitive))
            within.append(person.name);
    }
    const QStringList names = (beginning + within).mid(0, mostOffered);
    if (names.isEmpty() || (names.size() == 1 && names.constFirst() == typed))
        closeOffer();
    else
        showOffer(names);
}

void MentionField::showOffer(const QStringList &names)
{
    if (!m_list) {
        m_list = new QListWidget(window());
        m_list->setObjectName(QStringLiteral("mentionOffer"));
        m_list->setFocusPolicy(Qt::NoFocus);
        m_list->setAccessibleName(tr("People to mention"));
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        makePanel(m_list);
        connect(m_list, &QListWidget::itemClicked, this, &MentionField::choose);
    }
    m_list->clear();
    m_list->addItems(names);
    m_list->setCurrentRow(0);
    m_list->ensurePolished();
    const int rows = m_list->sizeHintForRow(0) * m_list->count() + 2 * m_list->frameWidth() + spacing::small;
    m_list->resize(qMax(m_list->sizeHintForColumn(0) + 2 * spacing::large, Theme::of(this).px(180)), rows);
    const QRect cursor = cursorRect();
    QPoint point = viewport()->mapTo(window(), cursor.bottomLeft() + QPoint(0, spacing::tiny));
    if (point.y() + rows > window()->height())
        point = viewport()->mapTo(window(), cursor.topLeft()) - QPoint(0, rows + spacing::tiny);
    point.setX(qBound(0, point.x(), qMax(0, window()->width() - m_list->width())));
    m_list->move(point);
    m_list->show();
    m_list->raise();
}

void MentionField::closeOffer()
{
    if (m_list)
        m_list->hide();
}

void MentionField::choose()
{
    const int mark = markBeforeCursor();
    if (!isOffering() || mark < 0 || !m_list->currentItem())
        return;
    const QString name = m_list->currentItem()->text();
    closeOffer();
    QTextCursor cursor = textCursor();
    const int end = cursor.position();
    cursor.setPosition(mark + 1);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    cursor.insertText(name + u' ');
    setTextCursor(cursor);
    closeOffer();
    setFocus();
}

bool MentionField::steer(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int count = m_list->count();
        m_list->setCurrentRow((m_list->currentRow() + (key == Qt::Key_Down ? 1 : count - 1)) % count);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab: choose(); return true;
    case Qt::Key_Escape: closeOffer(); return true;
    default: return false;
    }
}

bool MentionField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && sends(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    // Qt moves the focus with Tab before keyPressEvent sees it.
    if (event->type() == QEvent::KeyPress && isOffering()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        choose();
        return true;
    }
    return TextField::event(event);
}

void MentionField::keyPressEvent(QKeyEvent *event)
{
    if (sends(*event)) {
        event->accept();
        if (!isComposing()) {
            closeOffer();
            Q_EMIT sendRequested();
        }
        return;
    }
    // The Enter that ended a composition chooses nobody.
    if (isOffering() && !m_composition->swallows(*event) && event->modifiers() == Qt::NoModifier && steer(event->key())) {
        event->accept();
        return;
    }
    TextField::keyPressEvent(event);
}

void MentionField::inputMethodEvent(QInputMethodEvent *event)
{
    TextField::inputMethodEvent(event);
    look();
}

void MentionField::focusOutEvent(QFocusEvent *event)
{
    closeOffer();
    TextField::focusOutEvent(event);
}

void MentionField::hideEvent(QHideEvent *event)
{
    closeOffer();
    TextField::hideEvent(event);
}

} // namespace yuyi
