// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/paneltiles.h"

#include "widgets/compose/paneltile.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace yuyi {

PanelTiles::PanelTiles(QWidget *parent) : QWidget(parent), m_flow(new FlowBox(spacing::tiny, spacing::tiny, this))
{
    fillWith(this, m_flow);
}

PanelTile *PanelTiles::newTile()
{
    auto *tile = new PanelTile(m_flow);
    m_flow->add(tile);
    tile->installEventFilter(this);
    const auto indexOf = [this, tile] { return m_first + static_cast<int>(m_tiles.indexOf(tile)); };
    connect(tile, &QAbstractButton::clicked, this, [this, indexOf] { Q_EMIT chosen(indexOf()); });
    connect(tile, &PanelTile::dragged, this, [this, tile](const QPoint &at) { showPlace(placeAt(tile->mapTo(this, at))); });
    connect(tile, &PanelTile::dropped, this, [this, tile, indexOf](const QPoint &at) {
        const int place = placeAt(tile->mapTo(this, at));
        const int from = indexOf() - m_first;
        showPlace(-1);
        if (place < 0)
            return;
        // It goes before the tile at `place`, which moves up if it stood behind it.
        const int to = place > from ? place - 1 : place;
        if (to != from)
            Q_EMIT moved(m_first + from, to);
    });
    return tile;
}

void PanelTiles::setTiles(const QList<Tile> &tiles, int first, int current)
{
    const bool focused = hasTileFocus();
    m_first = first;
    m_current = current;
    m_used = static_cast<int>(tiles.size());
    while (m_tiles.size() < m_used)
        m_tiles.append(newTile());
    for (int i = 0; i < m_tiles.size(); ++i) {
        PanelTile *tile = m_tiles.at(i);
        if (i < m_used) {
            tile->setPanel(tiles.at(i).picture, tiles.at(i).name, tiles.at(i).shortName, tiles.at(i).colour);
            tile->setCurrent(first + i == current);
        }
        tile->setVisible(i < m_used);
    }
    if (focused)
        focusCurrent();
}

bool PanelTiles::hasTileFocus() const
{
    return std::any_of(m_tiles.begin(), m_tiles.end(), [](const PanelTile *tile) { return tile->hasFocus(); });
}

void PanelTiles::focusCurrent()
{
    const int at = m_current - m_first;
    if (at >= 0 && at < m_used && !m_tiles.at(at)->hasFocus())
        m_tiles.at(at)->setFocus(Qt::OtherFocusReason);
}

bool PanelTiles::eventFilter(QObject *watched, QEvent *event)
{
    const auto found = std::find(m_tiles.begin(), m_tiles.end(), watched);
    if (found == m_tiles.end())
        return QWidget::eventFilter(watched, event);
    const int at = static_cast<int>(found - m_tiles.begin());
    if (event->type() == QEvent::FocusIn) {
        Q_EMIT chosen(m_first + at);
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_Left ? -1 : key->key() == Qt::Key_Right ? 1
                                                                                       : 0;
        if (step != 0 && key->modifiers() == Qt::NoModifier) {
            const int to = std::clamp(at + step, 0, m_used - 1);
            m_tiles.at(to)->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

int PanelTiles::placeAt(const QPoint &position) const
{
    if (!rect().adjusted(-spacing::small, -spacing::small, spacing::small, spacing::small).contains(position))
        return -1;
    for (int i = 0; i < m_used; ++i) {
        const QRect tile(m_tiles.at(i)->mapTo(this, QPoint()), m_tiles.at(i)->size());
        if (position.y() < tile.top() || (position.y() <= tile.bottom() && position.x() < tile.center().x()))
            return i;
    }
    return m_used;
}

void PanelTiles::showPlace(int place)
{
    if (place == m_dropPlace)
        return;
    m_dropPlace = place;
    update();
}

void PanelTiles::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showPlace(-1);
}

void PanelTiles::paintEvent(QPaintEvent *)
{
    if (m_dropPlace < 0 || m_used == 0)
        return;
    // A line where it would go.
    const PanelTile *tile = m_tiles.at(std::min(m_dropPlace, m_used - 1));
    const QRect beside(tile->mapTo(this, QPoint()), tile->size());
    const int x = m_dropPlace < m_used ? beside.left() - spacing::tiny / 2 : beside.right() + spacing::tiny / 2;
    QPainter painter(this);
    painter.setPen(QPen(Theme::of(this).tokens().accent, 3));
    painter.drawLine(std::max(1, x), beside.top(), std::max(1, x), beside.bottom());
}

} // namespace yuyi
