// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

#include <QImage>
#include <QPersistentModelIndex>
#include <QPointer>

class QLabel;

namespace yuyi {

class ImageViewer;

/// @brief Shows the current picture large over the whole host; ←/→ (or K/J) go to the next or previous picture, Space or Esc
/// closes.
///
/// It shows the model's thumbnail at once and requests the full picture with pictureWanted(); the page replies with setImage() or
/// setError(). The keyboard focus returns to the widget that had it.
class QuickView final : public Overlay
{
    Q_OBJECT
public:
    explicit QuickView(QWidget *host);

    /// Opens at this index of its model (thumbnailroles).
    void open(const QModelIndex &index);
    QModelIndex current() const { return m_index; }
    /// The reply to pictureWanted(). It is ignored if `index` is not the current index.
    void setImage(const QModelIndex &index, const QImage &image);
    void setError(const QModelIndex &index, const QString &sentence);
    void close();

Q_SIGNALS:
    void pictureWanted(const QModelIndex &index);
    /// The person went to another picture; a grid makes it its current index.
    void currentChanged(const QModelIndex &index);
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool focusNextPrevChild(bool) override { return false; }

private:
    void go(int step);
    void showIndex(const QModelIndex &index);

    ImageViewer *m_viewer;
    QLabel *m_caption;
    QLabel *m_position;
    QPersistentModelIndex m_index;
    QPointer<QWidget> m_before;
};

} // namespace yuyi
