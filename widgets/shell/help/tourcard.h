// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;

/// @brief The card of a tour stop: a title, a few sentences, and buttons for back, next and end; also Left, Right and Esc.
class TourCard final : public QWidget
{
    Q_OBJECT
public:
    explicit TourCard(QWidget *frame);

    void setStop(int number, int count, const QString &title, const QString &text);
    /// Places the card beside `light`, above all other widgets and inside the frame.
    void placeBeside(const QRect &light);
    QString title() const;
    QString text() const;
    void retranslate();

Q_SIGNALS:
    void back();
    void next();
    void ended();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Handles Left, Right and Esc. Returns false for any other key.
    bool walk(int key);

    int m_number = 0;
    int m_count = 0;
    QLabel *m_step;
    QLabel *m_title;
    QLabel *m_text;
    QScrollArea *m_scroll;
    ActionButton *m_end;
    ActionButton *m_back;
    ActionButton *m_next;
};

} // namespace yuyi
