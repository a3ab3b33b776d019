// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/annotation/unsavedannotation.h"

#include <QObject>

class QWidget;

namespace yuyi {

class Banner;

/// Offers text that was not saved and could not be put back into the form: a banner from which the person copies it.
class TypingOffer final : public QObject
{
    Q_OBJECT
public:
    /// The banner lies over `host`.
    TypingOffer(const Preset &preset, QWidget *host);

    /// `reason`: why the image could not be opened, a sentence; empty if it is open and holds other text.
    void offer(const UnsavedAnnotation &copy, const QString &reason);
    void hide();

Q_SIGNALS:
    /// The text typed for this image is on the clipboard.
    void copied(const yuyi::ImageId &image);

private:
    Preset m_preset;
    Banner *m_banner;
    UnsavedAnnotation m_offered;
};

} // namespace yuyi
