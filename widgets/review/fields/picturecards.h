// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"

#include <QList>
#include <QString>
#include <QWidget>

class QToolButton;

namespace yuyi {

class FlowLayout;
class PictureLoader;
class RowPictures;

/// A small picture to be clicked on.
struct PictureCard {
    Medium medium;
    QString text; ///< below the picture; may be empty
    QString name; ///< what is read out
};

/// @brief Small pictures in lines, as many as there is room for. A click asks for one of them in large. It is hidden without pictures.
class PictureCards final : public QWidget
{
    Q_OBJECT
public:
    explicit PictureCards(PictureLoader &pictures, QWidget *parent = nullptr);

    void setCards(const QList<PictureCard> &cards);
    const QList<PictureCard> &cards() const { return m_cards; }

Q_SIGNALS:
    void wanted(const yuyi::Sha256 &sha256);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();

    RowPictures *m_pictures;
    FlowLayout *m_flow;
    QList<PictureCard> m_cards;
    QList<QToolButton *> m_buttons;
};

} // namespace yuyi
