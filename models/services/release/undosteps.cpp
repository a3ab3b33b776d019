// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/release/aboutservice.h"
#include "models/services/release/translationservice.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

const QString aboutStep = QStringLiteral("about");
const QString translationStep = QStringLiteral("translation");

Result<> applyAbout(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Release;
    undone.image = {};
    const Json before = storedJson(turn.step.before);
    const Json after = storedJson(turn.step.after);
    const auto field = fromCode<AboutField>(textOf(after, "field"));
    if (!field)
        return failure(ErrorCode::Refused, Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to undo it."));
    const QString earlier = textOf(before, "text");
    const QString later = textOf(after, "text");
    return AboutService(turn.stores, turn.actor)
        .restoreInTransaction(*field, turn.undo ? earlier : later, turn.undo ? later : earlier);
}

QByteArray stored(AboutField field, const QString &text)
{
    return storedText({{"field", codeOf(field)}, {"text", text}});
}

Json jsonOf(const std::optional<TranslatedText> &text)
{
    return text ? Json{{"original", toUtf8(text->original)}, {"text", toUtf8(text->text)}} : Json();
}

std::optional<TranslatedText> translatedTextOf(const Json &json)
{
    return json.is_object() ? std::optional(TranslatedText{textOf(json, "original"), textOf(json, "text")}) : std::nullopt;
}

Result<> applyTranslation(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Release;
    undone.field = QStringLiteral("translations");
    undone.image = {};
    const Json array = storedJson(turn.step.after);
    QList<TranslationStep> steps;
    for (const Json &one : array) {
        const auto language = fromCode<ItemLanguage>(textOf(one, "language"));
        const auto part = fromCode<TranslatedPart>(textOf(one, "part"));
        if (!language || !part)
            return failure(ErrorCode::Refused, Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to undo it."));
        TranslationStep step;
        step.key = {QuestionVersionId::fromString(textOf(one, "version")), *language, {*part, OptionId::fromString(textOf(one, "option"))}};
        step.name = textOf(one, "name");
        step.question = QuestionId::fromString(textOf(one, "question"));
        step.image = ImageId::fromString(textOf(one, "image"));
        step.before = translatedTextOf(fieldOf(one, "before"));
        step.after = translatedTextOf(fieldOf(one, "after"));
        steps.append(step);
    }
    return TranslationService(turn.stores, turn.actor).restoreInTransaction(steps, turn.undo);
}

} // namespace

Result<> pushAboutStep(Stores &stores, const PersonId &actor, const ProjectId &project, const AboutStep &step)
{
    UndoStep undo = newUndoStep(aboutStep, actor, {}, project.value(), Tr::tr("About the data: %1").arg(titleOf(step.field)));
    undo.before = stored(step.field, step.before);
    undo.after = stored(step.field, step.after);
    return stores.history().push(undo);
}

Result<> pushTranslationStep(Stores &stores, const PersonId &actor, const QList<TranslationStep> &steps)
{
    const TranslationStep &first = steps.constFirst();
    const QString text = steps.size() == 1 ? Tr::tr("Translation: %1").arg(titleOfText(first.name))
                                           : Tr::tr("Imported translations: %1").arg(steps.size());
    Json array = Json::array();
    for (const TranslationStep &step : steps) {
        array.push_back({{"version", toUtf8(step.key.version.toString())},
                         {"language", toUtf8(codeOf(step.key.language))},
                         {"part", toUtf8(codeOf(step.key.place.part))},
                         {"option", toUtf8(step.key.place.option.toString())},
                         {"name", toUtf8(step.name)},
                         {"question", toUtf8(step.question.toString())},
                         {"image", toUtf8(step.image.toString())},
                         {"before", jsonOf(step.before)},
                         {"after", jsonOf(step.after)}});
    }
    UndoStep undo = newUndoStep(translationStep, actor, {}, first.question.value(), text);
    undo.before = storedText(Json::object());
    undo.after = storedText(array);
    return stores.history().push(undo);
}

QList<UndoAction> releaseUndoActions()
{
    UndoAction about{aboutStep, applyAbout};
    about.standsAlone = true;
    UndoAction translation{translationStep, applyTranslation};
    translation.standsAlone = true;
    return {about, translation};
}

} // namespace yuyi
