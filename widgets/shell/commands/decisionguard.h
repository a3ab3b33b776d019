// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace yuyi {

class KeyPresses;

/// @brief Prevents decisions about a picture that has not been seen. A decision counts only if the picture was on screen for a
/// moment and the key was pressed after it appeared. Each page with one-key decisions has one.
class DecisionGuard final : public QObject
{
    Q_OBJECT
public:
    /// Minimum time on screen in milliseconds; shorter than anybody needs to look at an image.
    static constexpr int leastSeenMs = 200;

    /// `view`: the widget that paints the picture; the parent of the guard.
    DecisionGuard(KeyPresses &presses, QWidget *view);

    /// Another picture is being loaded for the view.
    void expectPicture();
    /// The picture, or the reason why it cannot be shown, is in the view. It counts as seen after the next paint.
    void pictureIsIn();
    bool mayDecide() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Seen {
        Expected,
        In,
        Painted
    };

    KeyPresses &m_presses;
    QWidget *m_view;
    Seen m_seen = Seen::Expected;
    qint64 m_since = 0;
};

} // namespace yuyi
