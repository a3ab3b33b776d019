// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QLabel>

namespace yuyi {

/// @brief An annotation to read: labels, texts, context, questions with their key. Marks of pictures, and options that have one, are
/// links.
class GoldView final : public QLabel
{
    Q_OBJECT
public:
    explicit GoldView(QWidget *parent = nullptr);

    /// `own`: the picture of the image.
    void setContent(const AnnotationContent &content, const Preset &preset, const Medium &own);
    void setSentence(const QString &sentence);

Q_SIGNALS:
    /// A link to a picture was clicked.
    void pictureWanted(const yuyi::Sha256 &sha256);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    AnnotationContent m_content;
    Preset m_preset;
    Medium m_own;
    QString m_sentence;
    bool m_rendering = false;
};

} // namespace yuyi
