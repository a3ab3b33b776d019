// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/textfield.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <QTextDocument>

#include <cmath>

namespace yuyi {

namespace {

/// The document with its line ends as "\n". QPlainTextEdit::toPlainText() would also make blanks of no-break spaces.
QString withLineEnds(QString raw)
{
    raw.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (QChar &one : raw) {
        const char16_t code = one.unicode();
        if (code == u'\r' || code == QChar::ParagraphSeparator || code == QChar::LineSeparator || code == 0xfdd0 || code == 0xfdd1)
            one = u'\n';
    }
    return raw;
}

} // namespace

int characterCount(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

TextField::TextField(QWidget *parent) : FieldOf(parent)
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    connect(this, &QPlainTextEdit::textChanged, this, &TextField::count);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &TextField::fit);
    count();
}

QString TextField::text() const
{
    const QString now = withLineEnds(document()->toRawText());
    return now == m_shown ? m_given : now;
}

void TextField::setText(const QString &text)
{
    m_committed = text;
    m_given = text;
    m_shown = withLineEnds(text);
    if (toPlainText() == text && !document()->isUndoAvailable())
        return;
    const int index = textCursor().position();
    setPlainText(text);
    if (window()->focusWidget() == this) {
        QTextCursor cursor = textCursor();
        cursor.setPosition(qMin(index, document()->characterCount() - 1));
        setTextCursor(cursor);
    }
    count(); // also while its signals are blocked
}

void TextField::setLines(int least, int most)
{
    m_least = qMax(1, least);
    m_most = qMax(m_least, most);
    m_fitted = -1;
    fit();
}

void TextField::setCountVisible(bool visible, bool whileEmpty)
{
    m_countVisible = visible;
    m_countsNothing = whileEmpty;
    count();
}

void TextField::setAdvisedLength(int characters)
{
    m_advised = characters;
    count();
}

int TextField::heightOf(int lines) const
{
    const QMargins margins = contentsMargins();
    const QMargins view = viewportMargins();
    return static_cast<int>(std::ceil(lines * QFontMetricsF(font()).lineSpacing() + 2 * document()->documentMargin()))
         + margins.top() + margins.bottom() + view.top() + view.bottom();
}

QSize TextField::sizeHint() const
{
    // QPlainTextEdit's document height is in lines, not pixels.
    const int lines = qBound(m_least, static_cast<int>(std::ceil(document()->size().height())), m_most);
    return {QPlainTextEdit::sizeHint().width(), heightOf(lines)};
}

QSize TextField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, sizeHint().height()};
}

void TextField::fit()
{
    const int lines = static_cast<int>(std::ceil(document()->size().height()));
    setVerticalScrollBarPolicy(lines > m_most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int height = sizeHint().height();
    if (height != m_fitted) {
        m_fitted = height;
        updateGeometry();
        if (lines <= m_most)
            verticalScrollBar()->setValue(0);
    }
}

void TextField::count()
{
    m_count->setVisible(m_countVisible);
    const int characters = characterCount(toPlainText());
    const bool over = m_advised > 0 && characters > m_advised;
    m_count->setText(characters == 0 && !m_countsNothing ? QString()
                     : m_advised > 0                     ? QStringLiteral("%1/%2").arg(characters).arg(m_advised)
                                                         : QString::number(characters));
    setStyleProperty(m_count, "feel", over ? QStringLiteral("attention") : QString());
    m_count->ensurePolished();
    m_count->adjustSize();
    // The column of the count is kept free, wide enough that a third digit moves nothing.
    const QFontMetrics metrics = m_count->fontMetrics();
    const QString widest = m_advised > 0 ? QStringLiteral("000/000") : QStringLiteral("000");
    const int room = m_countVisible ? qMax(metrics.horizontalAdvance(widest), m_count->width()) + 6 : 0;
    if (viewportMargins().right() != room)
        setViewportMargins(0, 0, room, 0);
    m_count->move(width() - m_count->width() - 8, height() - m_count->height() - 5);
}

void TextField::keyPressEvent(QKeyEvent *event)
{
    if (!handleKey(event))
        QPlainTextEdit::keyPressEvent(event);
}

void TextField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    count();
    fit();
    if (static_cast<int>(std::ceil(document()->size().height())) <= m_most)
        verticalScrollBar()->setValue(0); // a paste has scrolled before the field grew
}

void TextField::restyle()
{
    count();
    m_fitted = -1;
    fit();
}

bool TextField::canInsertFromMimeData(const QMimeData *source) const
{
    // Files and pictures dropped on a field belong to the page; only words come in.
    return source->hasText() && !source->hasUrls();
}

void TextField::insertFromMimeData(const QMimeData *source)
{
    if (TextField::canInsertFromMimeData(source))
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace yuyi
