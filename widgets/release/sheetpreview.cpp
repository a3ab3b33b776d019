// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/sheetpreview.h"

#include "models/imaging/print/printsheetpainter.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace yuyi {

SheetPreview::SheetPreview(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("sheetPreview"));
    setFocusPolicy(Qt::StrongFocus);
}

void SheetPreview::display(const PrintSheet &sheet, const PrintSheetLayout &layout)
{
    m_sheet = sheet;
    m_layout = layout;
    const qsizetype last = m_layout.cells().size() - 1;
    m_current = std::clamp<qsizetype>(m_current, std::min<qsizetype>(last, 0), last);
    fitHeight();
    nameForReaders();
    update();
    Q_EMIT currentChanged();
}

void SheetPreview::setCurrent(qsizetype example)
{
    if (example < 0 || example >= m_layout.cells().size() || example == m_current)
        return;
    m_current = example;
    nameForReaders();
    update();
    Q_EMIT currentChanged();
}

double SheetPreview::scale() const
{
    return m_layout.size().isEmpty() ? 1 : width() / m_layout.size().width();
}

QRectF SheetPreview::frameOf(qsizetype example) const
{
    const QRectF frame = m_layout.cells().at(example).frame;
    return QRectF(frame.topLeft() * scale(), frame.size() * scale()).adjusted(-spacing::tiny, -spacing::tiny, spacing::tiny, spacing::tiny);
}

void SheetPreview::fitHeight()
{
    setFixedHeight(m_layout.size().isEmpty() ? 0 : qRound(m_layout.size().height() * scale()));
}

void SheetPreview::nameForReaders()
{
    setAccessibleName(m_sheet.title);
    const SheetExample example = m_sheet.examples.value(m_current);
    const QStringList words{example.category, example.question};
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

void SheetPreview::paintEvent(QPaintEvent *)
{
    if (m_layout.size().isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), Qt::white);
    painter.save();
    painter.scale(scale(), scale());
    PrintSheetPainter(m_sheet, m_layout).paint(painter);
    painter.restore();
    if (m_current < 0)
        return;
    // The paper is white in the dark theme, too.
    const Tokens paper = Tokens::light();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? paper.accent : paper.line, hasFocus() ? 2 : 1));
    painter.drawRoundedRect(frameOf(m_current), radius::control, radius::control);
}

void SheetPreview::mousePressEvent(QMouseEvent *event)
{
    setCurrent(m_layout.cellAt(event->position() / scale()));
    QWidget::mousePressEvent(event);
}

void SheetPreview::keyPressEvent(QKeyEvent *event)
{
    const qsizetype columns = std::max(1, m_sheet.columns);
    qsizetype step = 0;
    switch (event->key()) {
    case Qt::Key_Left: step = -1; break;
    case Qt::Key_Right: step = 1; break;
    case Qt::Key_Up: step = -columns; break;
    case Qt::Key_Down: step = columns; break;
    default: QWidget::keyPressEvent(event); return;
    }
    setCurrent(m_current + step);
    if (m_current >= 0)
        Q_EMIT walkedTo(frameOf(m_current).toAlignedRect());
}

void SheetPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void SheetPreview::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void SheetPreview::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace yuyi
