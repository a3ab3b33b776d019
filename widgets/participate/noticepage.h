// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/participate/arrangedpage.h"

#include <QElapsedTimer>

class QLabel;

namespace yuyi {

class ActionButton;

/// @brief A short text in the middle of the screen with one or two buttons. Enter and Space choose the first, Esc stops.
class NoticePage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Texts {
        QString title;
        QString text; ///< plain text in paragraphs
        QString code; ///< shown large: the pseudonym
        QString goOn;
        QString other;       ///< empty: there is only one button
        bool toRead = false; ///< keys act only after half a second, so a repeated key does not skip the page
    };

    explicit NoticePage(QWidget *parent = nullptr);

    void show(const Texts &texts);
    using QWidget::show;

Q_SIGNALS:
    void goOnWanted();
    void otherWanted();
    void stopWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QElapsedTimer m_shown;
    bool m_toRead = false;
    void arrange() override;

    QWidget *m_column;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_code;
    ActionButton *m_copy;
    ActionButton *m_goOn;
    ActionButton *m_other;
};

} // namespace yuyi
