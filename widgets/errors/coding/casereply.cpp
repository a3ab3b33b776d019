// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casereply.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QTextBlock>
#include <QWheelEvent>

#include <cmath>

namespace yuyi {

CaseReply::CaseReply(QWidget *parent) : QTextEdit(parent)
{
    setObjectName(QStringLiteral("caseReply"));
    setReadOnly(true);
    setAcceptRichText(false);
    setProperty("bare", true);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
    document()->setDocumentMargin(0);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    connect(this, &QTextEdit::selectionChanged, this, [this] { Q_EMIT selectionMade(textCursor().hasSelection()); });
}

void CaseReply::setReply(const QString &reply, const ReplySpan &deciding)
{
    // A document makes one sign of \r\n; the places in the reply would be off.
    QString shown = reply;
    shown.replace(QLatin1Char('\r'), QLatin1Char(' '));
    m_deciding = deciding;
    m_passage.reset();
    m_evidence.clear();
    setPlainText(shown);
    mark();
    m_fitted = -1;
    fit();
}

void CaseReply::setEvidence(const QList<ReplySpan> &spans)
{
    m_evidence = spans;
    mark();
}

void CaseReply::showPassage(const std::optional<ReplySpan> &passage)
{
    m_passage = passage;
    mark();
}

std::optional<ReplySpan> CaseReply::selection() const
{
    const QTextCursor cursor = textCursor();
    qsizetype start = cursor.selectionStart();
    qsizetype end = cursor.selectionEnd();
    const QString all = toPlainText();
    while (start < end && start < all.size() && all.at(start).isSpace())
        ++start;
    while (end > start && end <= all.size() && all.at(end - 1).isSpace())
        --end;
    return end > start ? std::optional(ReplySpan(start, end - start)) : std::nullopt;
}

void CaseReply::select(const ReplySpan &span)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(span.first));
    cursor.setPosition(static_cast<int>(span.first + span.second), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

void CaseReply::enter()
{
    QTextCursor cursor = textCursor();
    if (cursor.position() == 0 && m_deciding.first > 0 && m_deciding.first < document()->characterCount()) {
        cursor.setPosition(static_cast<int>(m_deciding.first));
        setTextCursor(cursor);
    }
    setFocus(Qt::ShortcutFocusReason);
}

void CaseReply::dropSelection()
{
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
}

void CaseReply::mark()
{
    const Tokens &tokens = Theme::of(this).tokens();
    const qsizetype size = document()->characterCount() - 1;
    QList<ExtraSelection> marks;
    const auto add = [&](const ReplySpan &span, const QColor &fill, const QColor &ink, QTextCharFormat::UnderlineStyle line) {
        if (span.first < 0 || span.second <= 0 || span.first + span.second > size)
            return;
        ExtraSelection one;
        one.cursor = QTextCursor(document());
        one.cursor.setPosition(static_cast<int>(span.first));
        one.cursor.setPosition(static_cast<int>(span.first + span.second), QTextCursor::KeepAnchor);
        one.format.setBackground(fill);
        one.format.setForeground(ink);
        one.format.setUnderlineStyle(line);
        marks.append(one);
    };
    add(marked(), tokens.accentTint, tokens.onTint, QTextCharFormat::SingleUnderline);
    for (const ReplySpan &span : std::as_const(m_evidence))
        add(span, tokens.attentionTint, tokens.attention, QTextCharFormat::DashUnderline);
    setExtraSelections(marks);
}

QRect CaseReply::markedRect() const
{
    const ReplySpan span = marked();
    if (span.first < 0 || span.first > document()->characterCount() - 1)
        return {};
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(span.first));
    return cursorRect(cursor);
}

void CaseReply::fit()
{
    document()->setTextWidth(viewport()->width());
    const QMargins around = contentsMargins();
    const int framing = height() - viewport()->height();
    const int wanted = static_cast<int>(std::ceil(document()->size().height())) + std::max(framing, around.top() + around.bottom());
    if (wanted == m_fitted)
        return;
    m_fitted = wanted;
    setFixedHeight(wanted);
}

QSize CaseReply::sizeHint() const
{
    return {Theme::of(this).px(320), std::max(m_fitted, Theme::of(this).px(20))};
}

QSize CaseReply::minimumSizeHint() const
{
    return {Theme::of(this).px(120), std::max(m_fitted, Theme::of(this).px(20))};
}

void CaseReply::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        dropSelection();
        Q_EMIT escaped();
        return;
    }
    QTextEdit::keyPressEvent(event);
}

void CaseReply::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    fit();
}

void CaseReply::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void CaseReply::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        m_fitted = -1;
        mark();
        fit();
    }
}

} // namespace yuyi
