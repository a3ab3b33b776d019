// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QObject>

class QKeyEvent;
class QPlainTextEdit;
class QWidget;

namespace yuyi {

class PictureTile;
class RowPictures;

/// @brief The place for the picture of an option, in the row of the option. Files that are dropped on the row, and pictures that are pasted
/// into its text, are meant for this place. It changes nothing by itself: each wish is a signal.
///
/// Keys on the tile: Space shows the picture, Enter opens a menu, Ctrl+V puts what is on the clipboard there, Del removes it, ↑ ↓ go to
/// the text of the option above or below, Esc to that of this option.
class OptionPicture final : public QObject
{
    Q_OBJECT
public:
    /// `row` holds the tile and the text of the option.
    OptionPicture(QPlainTextEdit *text, QWidget *row);

    PictureTile *tile() const { return m_tile; }
    void setCards(RowPictures *cards);
    void setPicture(const Medium &picture);
    /// Whether the option has a place for a picture, and whether it may be changed.
    void setTakes(bool takes, bool editable);
    bool takes() const { return m_takes; }
    void setLetter(const QString &letter);

Q_SIGNALS:
    /// `wish` does not say which option it is about.
    void wished(const yuyi::PictureWish &wish);
    void correctChosen();
    void textWanted();
    void stepWanted(int direction);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    /// What may be done with the picture, below it.
    void openMenu();
    void wish(PictureWish::What what, const BroughtPictures &brought = {});
    bool handleKey(const QKeyEvent &key);
    /// Returns whether the drag brings pictures.
    bool handleDrag(QEvent *event);

    QPlainTextEdit *m_text;
    QWidget *m_row;
    PictureTile *m_tile;
    bool m_takes = false;
    bool m_editable = false;
};

} // namespace yuyi
