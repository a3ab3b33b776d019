// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QWidget>

namespace yuyi {

class FlowBox;
class PanelTile;

/// @brief A row of panels in their order. A drag puts one at another place. Keys on a tile: ← → go to another one; all else are commands
/// of the page.
class PanelTiles final : public QWidget
{
    Q_OBJECT
public:
    struct Tile {
        QImage picture;    ///< null: it is being read
        QString name;      ///< "Context 3"
        QString shortName; ///< below the picture
        QColor colour;
    };

    explicit PanelTiles(QWidget *parent);

    /// `first`: index of the first one among all panels; `current`: that of the selected panel, which may be another row's.
    void setTiles(const QList<Tile> &tiles, int first, int current);
    /// Gives the focus to the selected tile, if it is here.
    void focusCurrent();
    bool hasTileFocus() const;
    const QList<PanelTile *> &tiles() const { return m_tiles; }

Q_SIGNALS:
    /// By index among all panels.
    void chosen(int panel);
    /// The panel is to stand at this place of the row, from 0.
    void moved(int panel, int place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    PanelTile *newTile();
    int placeAt(const QPoint &position) const;
    void showPlace(int place);

    FlowBox *m_flow;
    QList<PanelTile *> m_tiles; ///< all that were made; those in use come first
    int m_used = 0;
    int m_first = 0;
    int m_current = -1;
    int m_dropPlace = -1; ///< where what is dragged would go; −1: nothing is dragged
};

} // namespace yuyi
