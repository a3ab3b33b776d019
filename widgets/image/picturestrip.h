// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/ids.h"

#include <QIcon>
#include <QImage>
#include <QList>
#include <QSet>
#include <QWidget>

class QListWidget;

namespace yuyi {

class PictureLoader;
class RowPictures;

/// @brief The pictures of an item beside one another, with their captions, to choose which one a viewer shows. It is hidden with fewer
/// than two pictures. A click or an arrow key chooses; the strip takes the keyboard only with Tab. Its cards shrink until it takes no
/// more than two fifths of the widget around it, so that large texts leave room for the viewer.
class PictureStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit PictureStrip(PictureLoader &pictures, QWidget *parent = nullptr);
    /// A strip whose pictures are all decoded before they are shown. It never takes the keyboard: its page has keys for it.
    explicit PictureStrip(QWidget *parent = nullptr);

    /// @brief Shows these pictures, in the order of itemPictures(). The current one stays current if the files are the same as before, or
    /// else the first one becomes current. Emits nothing. `decoded`: their pixels, parallel to them; empty: they are loaded.
    void setPictures(const QList<ItemPicture> &pictures, const QList<QImage> &decoded = {});
    const QList<ItemPicture> &pictures() const { return m_pictures; }
    /// Index of the current picture; −1: none.
    int current() const { return m_current; }
    /// An index that there is not changes nothing.
    void setCurrent(int index);
    /// Makes no picture the current one, so that none has more weight than the others. Emits nothing.
    void setNoneCurrent();
    /// Goes on by so many pictures and stops at the ends.
    void step(int by);
    /// Draws a dot on these pictures, and says that something is marked there.
    void setMarked(const QSet<Sha256> &marked);

Q_SIGNALS:
    /// Another picture of the same item is current.
    void currentChanged(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    QIcon card(int row) const;
    QIcon plainCard(int row) const;
    void describe();
    void chosen(int row);
    int edge() const;
    QSize besideCard() const;
    int heightBesideCards() const;
    void fitSizes();
    void drawCards();
    void drawCardsOf(const Sha256 &sha256);

    RowPictures *m_cards = nullptr; ///< null: `m_decoded` has all pixels
    QListWidget *m_list;
    QList<QImage> m_decoded;
    QList<ItemPicture> m_pictures;
    QSet<Sha256> m_marked;
    int m_current = -1;
};

} // namespace yuyi
