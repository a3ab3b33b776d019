// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/chattexts.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/extracting.h"
#include "models/domain/project/splitname.h"
#include "models/domain/runs/run.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/exchange/benchmarks/entryfields.h"
#include "models/services/rules/descriptiontasks.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleaseService)
};

/// Whether a prompt shows the image and the question, and nothing that is not there when a model is trained.
bool isPlain(const Configuration &one, const Preset &preset)
{
    const bool inItsLanguage = one.language.isEmpty() || one.language == preset.language;
    return one.withImage && one.shots == 0 && !one.step && one.add.isEmpty() && inItsLanguage && !readsReplies(one)
        && !isFreeText(one.code);
}

ChatText chatOf(const ExportSet &set, const Configuration &configuration, const Item &item)
{
    const Question &question = item.question;
    const QuestionKind *kind = set.preset.kind(question.kind);
    PromptItem shown;
    shown.kind = question.kind;
    shown.stem = question.stem;
    shown.options = shownOptions(question, question.optionIds(),
                                 {kind && kind->takesSeveral(), kind && areLabels(kind->fixed)});
    for (const Dimension &dimension : set.preset.dimensions)
        shown.labels.insert(dimension.code, publishedLabels(item.labels, dimension));
    Medium own;
    own.sha256 = set.images.value(item.image).sha256;
    const QList<ItemPicture> pictures = itemPictures(question, own, question.options);
    shown.stemPictures =
        static_cast<int>(std::count_if(pictures.begin(), pictures.end(), [](const ItemPicture &one) { return one.option < 0; }));
    return {promptText(configuration, shown, QStringLiteral("⟦{n}⟧")), exampleAnswer(configuration, shown, question)};
}

/// Takes out the images, pictures and translations of items that are not there any more.
void keepOnlyOfItems(ExportSet &set)
{
    QSet<ImageId> images;
    QSet<QuestionVersionId> versions;
    QSet<Sha256> pictures;
    for (const Item &item : std::as_const(set.items)) {
        images.insert(item.image);
        versions.insert(item.question.versionId);
        // Without an own picture, the stem has just the listed ones.
        const QList<ItemPicture> listed = itemPictures(item.question, {}, item.question.options);
        for (const ItemPicture &one : listed)
            pictures.insert(one.medium.sha256);
    }
    set.images.removeIf([&](const QHash<ImageId, ExchangeImage>::iterator &image) { return !images.contains(image.key()); });
    set.media.removeIf([&](const QHash<Sha256, ExchangeImage>::iterator &picture) { return !pictures.contains(picture.key()); });
    for (auto items = set.translations.begin(); items != set.translations.end();) {
        items->removeIf([&](const QHash<QuestionVersionId, Item>::iterator &item) { return !versions.contains(item.key()); });
        items = items->isEmpty() ? set.translations.erase(items) : std::next(items);
    }
}

} // namespace

Result<QList<Configuration>> dialogueConfigurations(Stores &stores)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto stored, stores.endpoints().templates());
    QList<Configuration> newest = info.preset.configurations;
    for (const PromptTemplate &version : stored) {
        const auto known = std::find_if(newest.begin(), newest.end(), [&](const Configuration &one) {
            return one.code == version.configuration.code;
        });
        // Versions are in the order of their numbers: the newest comes last.
        if (known == newest.end())
            newest.append(version.configuration);
        else
            *known = version.configuration;
    }
    newest.removeIf([&](const Configuration &one) { return !isPlain(one, info.preset); });
    return newest;
}

QString dialogueFault(const QList<Configuration> &offered, const QString &code)
{
    if (offered.isEmpty())
        return Tr::tr("Dialogues need a configuration that shows the image and has no examples. The preset has none.");
    QStringList codes;
    for (const Configuration &one : offered)
        codes.append(one.code);
    return code.isEmpty() || codes.contains(code)
             ? QString()
             : Tr::tr("Dialogues cannot have the prompt “%1”. Choose a configuration that shows the image and has no examples, step or "
                      "facts: %2.")
                   .arg(code, codes.join(QStringLiteral(", ")));
}

QMap<QString, QHash<QuestionVersionId, ChatText>> chatTexts(const ExportSet &set, const Configuration &configuration)
{
    QMap<QString, QHash<QuestionVersionId, ChatText>> chats;
    const auto add = [&](const QString &language, const Item &item) {
        const ChatText chat = chatOf(set, language.isEmpty() ? configuration : inLanguage(configuration, language), item);
        if (!chat.prompt.isEmpty() && !chat.answer.isEmpty())
            chats[language].insert(item.question.versionId, chat);
    };
    for (const Item &item : set.items)
        add({}, item);
    for (auto language = set.translations.cbegin(); language != set.translations.cend(); ++language) {
        for (const Item &item : language.value())
            add(codeOf(language.key()), item);
    }
    return chats;
}

Result<Dialogues> makeDialogues(ExportSet &set, const QList<Configuration> &offered, const QString &code, bool withTest)
{
    if (!set.withKeys)
        return failure(ErrorCode::Invalid, Tr::tr("Dialogues to train models hold the answers. Include them, or choose another format."));
    const auto chosen = std::find_if(offered.begin(), offered.end(), [&](const Configuration &one) {
        return code.isEmpty() || one.code == code;
    });
    if (chosen == offered.end())
        return failure(ErrorCode::Invalid, dialogueFault(offered, code));
    Dialogues made;
    const auto takeOut = [&](auto test) {
        const qsizetype before = made.leftOut.size();
        for (const Item &item : std::as_const(set.items)) {
            if (test(item))
                made.leftOut.append(item);
        }
        set.items.removeIf(test);
        return static_cast<int>(made.leftOut.size() - before);
    };
    if (!withTest) {
        const int left = takeOut([](const Item &item) { return isTestSplit(item.split); });
        if (set.items.isEmpty()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("All items are in splits that models are tested on. Assign them to splits, or include the test split."));
        }
        if (left > 0) {
            made.notes.append(Tr::tr("%n item(s) of splits that models are tested on are not written, so that no model is trained on them.",
                                     nullptr, left));
        }
    }
    set.chats = chatTexts(set, *chosen);
    const QHash<QuestionVersionId, ChatText> own = set.chats.value(QString());
    if (own.isEmpty())
        return made; // the writer refuses it
    made.unasked = takeOut([&](const Item &item) { return !own.contains(item.question.versionId); });
    if (made.unasked > 0) {
        made.notes.append(
            Tr::tr("%n item(s) are not written: the preset has no prompt for their kind, or they have no answer.", nullptr, made.unasked));
    }
    keepOnlyOfItems(set);
    return made;
}

} // namespace yuyi
