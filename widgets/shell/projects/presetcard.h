// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QAbstractButton>

namespace yuyi {

/// @brief A card to start a project with a benchmark: a drawing of a typical item, its name, what it is about, and its figures. Checkable
/// where one of several is chosen.
class PresetCard final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PresetCard(const Preset &preset, QWidget *parent = nullptr);

    QString code() const { return m_preset.code; }
    const Preset &preset() const { return m_preset; }
    void setPreset(const Preset &preset);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Enter presses it as Space does.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void drawItem(QPainter &painter, const QRect &area) const;
    QString figures() const;

    Preset m_preset;
};

} // namespace yuyi
