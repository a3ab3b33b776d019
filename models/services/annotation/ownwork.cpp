// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/ownwork.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QStringBuilder>

#include <algorithm>

namespace yuyi {

namespace {

void addTitles(QStringList &words, const Labels &labels, const Preset &preset)
{
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        const Dimension *dimension = preset.dimension(it.key());
        for (const LabelCode &code : it.value()) {
            if (const LabelValue *value = dimension ? dimension->value(code) : nullptr)
                words.append(value->title.zh % QLatin1Char(' ') % value->title.en);
            else if (dimension && dimension->open)
                words.append(code.text());
        }
    }
}

} // namespace

Result<QList<OwnWork>> ownWork(Stores &stores, const PersonId &person)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto work, stores.annotations().ofPerson(person));
    QList<ImageId> ids;
    for (const AnnotationSummary &summary : work)
        ids.append(summary.image);
    YUYI_TRY(const auto images, stores.images().images(ids));
    QHash<ImageId, Image> byId;
    for (const Image &image : images)
        byId.insert(image.id, image);
    YUYI_TRY(const auto returns, stores.work().openReturns(person));
    QHash<AnnotationId, QString> said;
    for (const WorkReturn &entry : returns) {
        QString &text = said[entry.annotation];
        if (text.isEmpty())
            text = entry.note.isEmpty() ? titleOf(entry.origin) : entry.note.simplified();
    }
    QList<OwnWork> lines;
    for (const AnnotationSummary &summary : work) {
        if (summary.origin != Origin::Annotation || summary.state == AnnotationState::Superseded)
            continue;
        YUYI_TRY(const auto annotation, stores.annotations().annotation(summary.id));
        OwnWork line{byId.value(summary.image), summary, {}, {}};
        QStringList words{line.image.names.join(QLatin1Char(' ')), annotation.content.explanation,
                          annotation.content.impliedMeaning};
        addTitles(words, annotation.content.labels, info.preset);
        for (const Question &question : annotation.content.questions) {
            addTitles(words, question.labels, info.preset);
            words.append(unmarkedStem(question.stem));
            for (const Medium &medium : question.media)
                words.append(medium.caption);
        }
        line.search = words.join(QLatin1Char('\n')).toLower();
        QString about = annotation.content.impliedMeaning.simplified();
        if (!info.preset.texts.image && !annotation.content.questions.isEmpty())
            about = unmarkedStem(annotation.content.questions.constFirst().stem).simplified();
        line.text = said.value(summary.id, about);
        lines.append(line);
    }
    // What came back is first; within, the newest.
    std::stable_partition(lines.begin(), lines.end(), [](const OwnWork &line) {
        return line.summary.state == AnnotationState::Returned;
    });
    return lines;
}

Result<QList<WorkReturn>> unansweredReturns(Stores &stores, const AnnotationId &annotation)
{
    return stores.work().returnsOf(annotation, true);
}

Result<bool> mayGoOn(Stores &stores, const PersonId &person, const ImageId &image, const Clock &clock)
{
    YUYI_TRY(const auto found, stores.images().images({image}));
    if (found.isEmpty() || found.constFirst().stage == Stage::Discarded)
        return false;
    YUYI_TRY(const auto part, stores.work().partIn(image, person, clock()));
    return part.unfinished || part.assigned
        || (!part.submitted && !part.wrote && found.constFirst().stage == Stage::Kept);
}

} // namespace yuyi
