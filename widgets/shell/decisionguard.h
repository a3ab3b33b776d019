// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace yuyi {

class KeyPresses;

/// @brief Nothing is decided unseen: a decision counts when the picture it is about has been before the eyes for a moment, and when
/// its key was pressed for it and not for the picture before. Each page that decides with one key has one.
class DecisionGuard final : public QObject
{
    Q_OBJECT
public:
    /// Shorter than the time anybody needs to look at the image.
    static constexpr int leastSeenMs = 200;

    /// `view`: where the picture is painted; owns the guard.
    DecisionGuard(KeyPresses &presses, QWidget *view);

    /// Another picture is on its way into the view.
    void expectPicture();
    /// It is in the view, or the reason why it cannot be shown; seen with the next painting.
    void pictureIsIn();
    bool mayDecide() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Seen { Expected, In, Painted };

    KeyPresses &m_presses;
    QWidget *m_view;
    Seen m_seen = Seen::Expected;
    qint64 m_since = 0;
};

} // namespace yuyi
