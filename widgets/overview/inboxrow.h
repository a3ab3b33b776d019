// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace yuyi {

class ActionButton;
class ElidedLabel;
struct InboxText;

/// @brief One row of the inbox: a small picture or an icon, a sentence with details below, and a button with its key.
class InboxRow final : public QWidget
{
    Q_OBJECT
public:
    explicit InboxRow(QWidget *parent = nullptr);

    void setText(const InboxText &text);
    /// The button shows the key of the command that opens the row.
    void followKeyOf(const QAction *action);
    void setPicture(const QIcon &icon);
    /// Shows an icon instead of a picture; it is smaller.
    void setDrawing(const QIcon &icon);
    void setPrimary(bool primary);
    ActionButton *button() const { return m_button; }
    QString sentence() const;
    QString detail() const;
    /// Size of the picture in logical pixels.
    static QSize pictureSize();

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_picture;
    QLabel *m_sentence;
    ElidedLabel *m_detail;
    ActionButton *m_button;
};

} // namespace yuyi
