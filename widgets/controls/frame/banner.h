// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"
#include "widgets/theme/tokens.h"

class QLabel;
class QToolButton;

namespace yuyi {

class ActionButton;

/// @brief A sentence at the top of its host, with an optional action and a close button. It stays until closed or replaced. It
/// overlays the page, so nothing moves; as a line it stands above a picture that must be seen whole.
class Banner final : public Overlay
{
    Q_OBJECT
public:
    explicit Banner(QWidget *host, Anchor where = Anchor::Top);

    /// Shows a sentence. `tone`: Info, Attention, Bad or Good. With an empty `action` there is no action button.
    void show(Tone tone, const QString &sentence, const QString &action = {});
    using QWidget::show;
    QString sentence() const;
    Tone tone() const { return m_tone; }

Q_SIGNALS:
    void actionTriggered();
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    int widthLimit() const override { return 900; }
    void prepare(int width) override;

private:
    void nameThings();

    Tone m_tone = Tone::Info;
    QLabel *m_text;
    ActionButton *m_action;
    QToolButton *m_close;
};

} // namespace yuyi
