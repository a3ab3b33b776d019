// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/optioncounts.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/percent.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/wordlines.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr int barHeight = 6;
constexpr int cardEdge = 48;

/// The room that a line's letter takes; none for what was written.
int letterWidth(const Theme &theme, const QString &letter)
{
    return letter.isEmpty() ? 0 : keyCapSize(theme, letter).width() + spacing::small;
}

/// The room that its picture takes.
int cardWidth(const Theme &theme, const Medium &picture)
{
    return picture.isNull() ? 0 : theme.px(cardEdge) + spacing::small;
}

/// What an option says in words: its text, or that it is a picture.
QString wordsOf(const OptionCounts::Line &line)
{
    Option option;
    option.text = line.text;
    option.picture = line.picture;
    return optionWords(option);
}

} // namespace

OptionCounts::OptionCounts(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionCounts::setLines(const QList<Line> &lines, int total)
{
    m_lines = lines;
    m_total = total;
    const bool pictures = std::any_of(lines.begin(), lines.end(), [](const Line &line) { return !line.picture.isNull(); });
    setFocusPolicy(pictures ? Qt::TabFocus : Qt::NoFocus);
    m_current = withPicture(-1, 1);
    describe();
    updateGeometry();
    update();
}

void OptionCounts::describe()
{
    QStringList words;
    for (const Line &line : m_lines) {
        words.append(line.letter.isEmpty() ? tr("Written by %1 of %2 people: “%3”. %4")
                                                 .arg(line.count)
                                                 .arg(m_total)
                                                 .arg(line.text, markOf(line))
                                           : tr("Option %1: chosen by %2 of %3 people. %4 %5")
                                                 .arg(line.letter)
                                                 .arg(line.count)
                                                 .arg(m_total)
                                                 .arg(markOf(line), wordsOf(line)));
    }
    setAccessibleName(words.join(QLatin1Char('\n')));
}

QString OptionCounts::markOf(const Line &line) const
{
    if (line.key)
        return tr("Key");
    if (line.mostAttractive)
        return line.letter.isEmpty() ? tr("Top wrong answer") : tr("Top distractor");
    return line.nonFunctioning ? tr("Unused") : QString();
}

int OptionCounts::figureWidth() const
{
    const QFontMetrics metrics(Theme::of(this).font(TextRole::Body));
    return metrics.horizontalAdvance(tr("%1 · %2 %").arg(QLocale().toString(std::max(m_total, 88)), QLocale().toString(100)))
         + spacing::small;
}

int OptionCounts::lineHeight(const Line &line, int width) const
{
    const Theme &theme = Theme::of(this);
    const QFont body = theme.font(TextRole::Body);
    const QString mark = markOf(line);
    const int left = letterWidth(theme, line.letter) + cardWidth(theme, line.picture);
    const int right = figureWidth() + (mark.isEmpty() ? 0 : badgeSize(theme, mark).width() + spacing::small);
    const int words = static_cast<int>(std::ceil(wordLinesHeight(line.text, body, std::max(40, width - left - right))));
    const int card = line.picture.isNull() ? 0 : theme.px(cardEdge);
    return std::max({words, QFontMetrics(body).height(), card}) + spacing::tiny + theme.px(barHeight) + spacing::medium;
}

int OptionCounts::heightForWidth(int width) const
{
    int height = 0;
    for (const Line &line : m_lines)
        height += lineHeight(line, width);
    return height;
}

QSize OptionCounts::sizeHint() const
{
    const int width = Theme::of(this).px(360);
    return {width, heightForWidth(width)};
}

QSize OptionCounts::minimumSizeHint() const
{
    return {Theme::of(this).px(200), heightForWidth(std::max(width(), Theme::of(this).px(200)))};
}

void OptionCounts::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int y = 0;
    const QFont body = theme.font(TextRole::Body);
    const QFontMetrics metrics(body);
    for (int i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines.at(i);
        const int height = lineHeight(line, width());
        const int letter = letterWidth(theme, line.letter);
        const int left = letter + cardWidth(theme, line.picture);
        if (!line.picture.isNull())
            paintCard(painter, i);
        if (letter > 0) {
            paintKeyCap(painter, theme, QRect(QPoint(0, y), keyCapSize(theme, line.letter)), line.letter, tokens.neutralTint,
                        tokens.line, tokens.soft);
        }
        int right = width();
        const double share = m_total > 0 ? static_cast<double>(line.count) / m_total : 0;
        const QString figure =
            tr("%1 · %2 %").arg(QLocale().toString(line.count), shownPercent(share, 0));
        painter.setFont(body);
        painter.setPen(tokens.text);
        painter.drawText(QRect(right - figureWidth(), y, figureWidth(), metrics.height()), Qt::AlignRight | Qt::AlignTop,
                         figure);
        right -= figureWidth();
        const QString mark = markOf(line);
        if (!mark.isEmpty()) {
            const QSize size = badgeSize(theme, mark);
            right -= size.width() + spacing::small;
            paintBadge(painter, theme, QRect(QPoint(right + spacing::small, y), size), mark,
                       line.key ? Tone::Good : line.mostAttractive ? Tone::Attention
                                                                   : Tone::Neutral);
        }
        painter.setFont(body);
        painter.setPen(tokens.text);
        drawWordLines(painter, QRectF(left, y, std::max(40, right - left), height), line.text, body);
        const int barTop = y + height - spacing::medium - theme.px(barHeight);
        const QRectF track(letter, barTop, width() - letter, theme.px(barHeight));
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.neutralTint);
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
        if (line.count > 0) {
            QRectF bar = track;
            bar.setWidth(std::max(track.height(), track.width() * share));
            painter.setBrush(line.key ? tokens.good : line.mostAttractive ? tokens.attention
                                                                          : tokens.soft);
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
        }
        y += height;
    }
}

QRect OptionCounts::cardOf(int line) const
{
    const Theme &theme = Theme::of(this);
    int y = 0;
    for (int i = 0; i < line; ++i)
        y += lineHeight(m_lines.at(i), width());
    const Line &shown = m_lines.at(line);
    const int edge = theme.px(cardEdge);
    return shown.picture.isNull() ? QRect() : QRect(letterWidth(theme, shown.letter), y, edge, edge);
}

void OptionCounts::paintCard(QPainter &painter, int line) const
{
    const Tokens &tokens = Theme::of(this).tokens();
    const QRect card = cardOf(line);
    const auto edge = static_cast<int>(std::ceil(card.width() * devicePixelRatioF()));
    const QImage picture = m_thumbnails ? m_thumbnails(m_lines.at(line).picture, edge) : QImage();
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.neutralTint);
    painter.drawRect(card);
    if (!picture.isNull()) {
        QRect place(QPoint(), picture.size().scaled(card.size(), Qt::KeepAspectRatio));
        place.moveCenter(card.center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, picture);
    }
    if (hasFocus() && line == m_current) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(card.adjusted(1, 1, -1, -1));
    }
}

int OptionCounts::withPicture(int from, int by) const
{
    for (int line = from + by; line >= 0 && line < m_lines.size(); line += by) {
        if (!m_lines.at(line).picture.isNull())
            return line;
    }
    return from;
}

void OptionCounts::mouseReleaseEvent(QMouseEvent *event)
{
    for (int line = 0; line < m_lines.size(); ++line) {
        if (event->button() != Qt::LeftButton || !cardOf(line).contains(event->pos()))
            continue;
        m_current = line;
        update();
        Q_EMIT pictureWanted(line);
        return;
    }
    QWidget::mouseReleaseEvent(event);
}

void OptionCounts::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (m_current >= 0 && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        m_current = withPicture(m_current, key == Qt::Key_Down ? 1 : -1);
        update();
    } else if (m_current >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        Q_EMIT pictureWanted(m_current);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void OptionCounts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) {
        describe();
        updateGeometry();
        update();
    }
}

} // namespace yuyi
