// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>

namespace yuyi {

/// @brief Something to open: a small picture, a name, and two small lines below it.
class RecentButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RecentButton(QWidget *parent = nullptr);
    /// Sets the lines. `note`: what waits there; `detail`: its location.
    void setLines(const QString &note, const QString &detail);
    /// Sets the picture; if it is null, an empty card is drawn.
    void setPicture(const QImage &picture);
    bool hasPicture() const { return !m_picture.isNull(); }
    QString note() const { return m_note; }
    QString detail() const { return m_detail; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_note;
    QString m_detail;
    QImage m_picture;
};

} // namespace yuyi
