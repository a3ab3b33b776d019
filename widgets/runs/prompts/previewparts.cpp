// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/previewparts.h"

#include "widgets/runs/figuretext.h"

#include <QLocale>

namespace yuyi {

namespace {

void addTurns(const QList<SentTurn> &turns, QList<PromptPreview::Part> &parts)
{
    for (const SentTurn &turn : turns) {
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
}

PromptPreview::Part headingPart(const QString &text)
{
    PromptPreview::Part part;
    part.heading = text;
    return part;
}

} // namespace

QList<PromptPreview::Part> previewParts(const SentPrompt &prompt)
{
    QList<PromptPreview::Part> parts;
    if (prompt.stepRequests > 0) {
        parts.append(headingPart(prompt.stepRequests == 1
                                     ? PromptPreview::tr("Step before the question")
                                     : PromptPreview::tr("Step before the question: the first of %n request(s), one for each picture",
                                                         nullptr,
                                                         prompt.stepRequests)));
        addTurns(prompt.stepTurns, parts);
        parts.append(headingPart(PromptPreview::tr("Question")));
    }
    addTurns(prompt.turns, parts);
    return parts;
}

} // namespace yuyi
