// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// A checkable option with its letter as a key cap and its complete, wrapped text; with a check box where several may be chosen.
class BlindOption final : public QAbstractButton
{
    Q_OBJECT
public:
    BlindOption(const QString &letter, QWidget *parent);

    void setOption(const QString &text);
    /// Shows the key that chooses the option, if it is not the letter.
    void setKey(const QString &key);
    QString key() const { return m_key; }
    /// Whether others may be chosen besides it. Off by default.
    void setSeveral(bool several);
    bool isSeveral() const { return m_several; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRect boxRect() const;
    QRect capRect() const;
    void paintBox(QPainter &painter, const QRect &box, bool chosen) const;
    QRect textRect(const QRect &in) const;

    QString m_letter;
    QString m_key; ///< empty: the letter
    bool m_several = false;
};

} // namespace yuyi
