// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/preset/questionkind.h"
#include "widgets/annotate/pictures/picturewish.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace yuyi {

class LineField;
class PictureLoader;
class PictureTile;
class RowPictures;

/// @brief The row below the stem with the pictures that it shows, and what can be done with the current one. It changes nothing by
/// itself: each wish is a signal.
///
/// Keys on a picture: ← → go to another one, Ctrl+← → move it, Space shows it in the viewer, Enter edits its caption, Del takes it out,
/// Ctrl+V puts what is on the clipboard behind it. Files are dropped on the row; a picture is dragged to another place.
class StemPictures final : public QWidget
{
    Q_OBJECT
public:
    explicit StemPictures(QWidget *parent = nullptr);

    void setLoader(PictureLoader &loader);
    /// Shows the pictures of a stem of a question of this kind. The current place stays if there is still a picture. `own`: the picture of
    /// the image; `listed`: whether the question lists its pictures.
    void setPictures(const QList<Medium> &pictures, const QuestionKind &kind, const Medium &own, bool listed);
    /// Shows so many places of pictures that are being read.
    void setWaiting(int pictures);
    void setReadOnly(bool readOnly);
    /// A sentence below the row, for example why a picture was not added. Empty: none.
    void say(const QString &sentence);
    QString said() const;
    int current() const { return m_current; }
    /// Makes the picture the current one, as far as there is one.
    void setCurrent(int place);
    /// Another question is shown.
    void forget();
    /// Commits the caption.
    void commit();
    /// In Tab order.
    QList<QWidget *> fields() const;
    /// Gives the focus to the current picture, or to the button that adds the first one.
    void focusPicture();
    const QList<PictureTile *> &tiles() const { return m_tiles; }

Q_SIGNALS:
    void wished(const yuyi::PictureWish &wish);
    void escaped();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool handleKey(const QKeyEvent &key);
    void wish(PictureWish::What what, int place, int to = 0);
    /// Caption and role as they are in their fields.
    void describe(PictureWish::What what);
    void refresh();
    void showDetails();
    QMenu *menuOf(int place);
    /// The place before which something at this position goes; −1: it is beside the row.
    int placeAt(const QPoint &position) const;
    void showPlace(int place);
    void retranslate();

    QList<PictureTile *> m_tiles; ///< as many as a stem may have; those in use come first
    RowPictures *m_cards = nullptr;
    QuestionKind m_kind;
    Medium m_own;
    QList<Medium> m_pictures;
    bool m_listed = false;
    int m_waiting = 0;
    int m_current = 0;
    int m_dropPlace = -1;  ///< where what is dragged would go; −1: nothing is dragged
    bool m_opened = false; ///< whether the fields about the current picture were asked for
    bool m_readOnly = false;
    bool m_filling = false;

    QWidget *m_row;
    QToolButton *m_add;
    QToolButton *m_addOwn;
    QLabel *m_hint;
    QWidget *m_details;
    QLabel *m_captionTitle;
    LineField *m_caption;
    QLabel *m_roleTitle;
    QComboBox *m_role;
    QToolButton *m_left;
    QToolButton *m_right;
    QToolButton *m_mark;
    QToolButton *m_remove;
    QLabel *m_said;
};

} // namespace yuyi
