// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/previewparts.h"

#include "widgets/runs/figuretext.h"

#include <QLocale>

namespace yuyi {

QList<PromptPreview::Part> previewParts(const SentPrompt &prompt)
{
    QList<PromptPreview::Part> parts;
    for (const SentTurn &turn : prompt.turns) {
        for (const SentPart &sent : turn.parts) {
            PromptPreview::Part part;
            part.text = turn.byModel ? PromptPreview::tr("Answer of the example: %1").arg(sent.text) : sent.text;
            if (sent.isPicture()) {
                part.picture = QImage::fromData(sent.picture);
                part.note = PromptPreview::tr("%1 × %2 pixels, %3, %4")
                                .arg(QLocale().toString(sent.size.width()), QLocale().toString(sent.size.height()),
                                     sent.mediaType, bytesText(sent.picture.size()));
                if (!sent.caption.isEmpty())
                    part.note = PromptPreview::tr("%1: %2", "caption and size of an image").arg(sent.caption, part.note);
            }
            parts.append(part);
        }
    }
    return parts;
}

} // namespace yuyi
