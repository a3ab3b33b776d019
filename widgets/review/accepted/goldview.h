// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QLabel>

namespace yuyi {

/// @brief An annotation to read: labels, texts, context, questions with their key.
class GoldView final : public QLabel
{
    Q_OBJECT
public:
    explicit GoldView(QWidget *parent = nullptr);

    void setContent(const AnnotationContent &content, const Preset &preset);
    void setSentence(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    AnnotationContent m_content;
    Preset m_preset;
    QString m_sentence;
    bool m_rendering = false;
};

} // namespace yuyi
