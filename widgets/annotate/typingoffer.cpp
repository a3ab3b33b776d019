// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/typingoffer.h"

#include "models/domain/moments.h"
#include "widgets/controls/frame/banner.h"

#include <QClipboard>
#include <QGuiApplication>

namespace yuyi {

TypingOffer::TypingOffer(const Preset &preset, QWidget *host)
    : QObject(host),
      m_preset(preset),
      m_banner(new Banner(host))
{
    m_banner->hide();
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        QGuiApplication::clipboard()->setText(plainText(m_offered.content, m_preset));
        m_banner->hide();
        Q_EMIT copied(m_offered.image);
    });
}

void TypingOffer::offer(const UnsavedAnnotation &copy, const QString &reason)
{
    m_offered = copy;
    const QString when = momentText(copy.typedAt.toLocalTime());
    m_banner->show(Tone::Attention,
                   reason.isEmpty()
                       ? tr("Your text for the image “%1”, typed on %2, was not saved, and the form now contains other text. Copy your "
                            "text if you need it.")
                             .arg(copy.imageName, when)
                       : tr("Your text for the image “%1”, typed on %2, was not saved. %3").arg(copy.imageName, when, reason),
                   tr("Copy Text"));
}

void TypingOffer::hide()
{
    m_banner->hide();
}

} // namespace yuyi
