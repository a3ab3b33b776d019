// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/quickview.h"

#include "models/items/thumbnailroles.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>

namespace yuyi {

QuickView::QuickView(QWidget *host)
    : Overlay(host, Anchor::Fill), m_viewer(new ImageViewer(this)), m_caption(plainLabel(this)),
      m_position(plainLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    for (QLabel *label : {m_caption, m_position})
        label->setTextFormat(Qt::PlainText);
    setTextRole(m_position, TextRole::Soft);
    auto *line = rowIn(nullptr, 0, spacing::medium);
    line->addWidget(m_caption, 1);
    line->addWidget(m_position);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::large * 2, spacing::large, spacing::large * 2, spacing::large);
    column->setSpacing(spacing::small);
    column->addWidget(m_viewer, 1);
    column->addLayout(line);
}

void QuickView::open(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (!isVisible())
        m_before = QApplication::focusWidget();
    showIndex(index);
    show();
    setFocus(Qt::OtherFocusReason);
}

void QuickView::close()
{
    if (!isVisible())
        return;
    hide();
    m_viewer->clear();
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

void QuickView::showIndex(const QModelIndex &index)
{
    m_index = index;
    const QString caption = index.data(thumbnailroles::Caption).toString();
    m_caption->setText(caption);
    const QLocale where = locale();
    m_position->setText(tr("%1 of %2")
                            .arg(where.toString(index.row() + 1),
                                 where.toString(index.model()->rowCount(index.parent()))));
    setAccessibleName(caption);
    const QImage preview = index.data(thumbnailroles::Thumbnail).value<QImage>();
    if (index.data(thumbnailroles::Failed).toBool())
        m_viewer->setError(index.data(Qt::ToolTipRole).toString());
    else if (preview.isNull())
        m_viewer->setLoading();
    else
        m_viewer->setImage(preview);
    Q_EMIT pictureWanted(index);
}

void QuickView::setImage(const QModelIndex &index, const QImage &image)
{
    if (m_index.isValid() && index == m_index && !image.isNull())
        m_viewer->refineImage(image);
}

void QuickView::setError(const QModelIndex &index, const QString &sentence)
{
    if (m_index.isValid() && index == m_index)
        m_viewer->setError(sentence);
}

void QuickView::go(int step)
{
    if (!m_index.isValid())
        return;
    const QModelIndex next = QModelIndex(m_index).siblingAtRow(m_index.row() + step);
    if (!next.isValid())
        return;
    showIndex(next);
    Q_EMIT currentChanged(next);
}

void QuickView::keyPressEvent(QKeyEvent *event)
{
    const QChar sign = asciiKey(*event);
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space)
        close();
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down || sign == u'J')
        go(1);
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up || sign == u'K')
        go(-1);
    else if (sign == u'+' || sign == u'=')
        m_viewer->zoomIn();
    else if (sign == u'-')
        m_viewer->zoomOut();
    else if (sign == u'0')
        m_viewer->fit();
    else if (sign == u'1')
        m_viewer->actualSize();
    else if (sign == u'R')
        m_viewer->rotateView();
    // What lies under the overlay gets no keys.
    event->accept();
}

void QuickView::mousePressEvent(QMouseEvent *)
{
    close();
}

void QuickView::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::of(this).tokens();
    QPainter painter(this);
    QColor cover = t.ground;
    cover.setAlpha(245);
    painter.fillRect(rect(), cover);
}

} // namespace yuyi
