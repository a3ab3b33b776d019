// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/chattexts.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/extracting.h"
#include "models/domain/project/splitname.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/exchange/benchmarks/entryfields.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleaseService)
};

const Configuration *plainConfiguration(const Preset &preset)
{
    const auto found = std::find_if(preset.configurations.begin(), preset.configurations.end(), [&](const Configuration &one) {
        const bool inItsLanguage = one.language.isEmpty() || one.language == preset.language;
        return one.withImage && one.shots == 0 && !one.step && one.add.isEmpty() && inItsLanguage && !readsReplies(one);
    });
    return found == preset.configurations.end() ? nullptr : &*found;
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

} // namespace

Result<QMap<QString, QHash<QuestionVersionId, ChatText>>> chatTexts(const ExportSet &set)
{
    const Configuration *plain = plainConfiguration(set.preset);
    if (!plain) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("Dialogues need a configuration that shows the image and has no examples. The preset has none."));
    }
    QMap<QString, QHash<QuestionVersionId, ChatText>> chats;
    const auto add = [&](const QString &language, const Item &item) {
        const ChatText chat = chatOf(set, language.isEmpty() ? *plain : inLanguage(*plain, language), item);
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

Result<QStringList> makeDialogues(ExportSet &set, bool withTest)
{
    if (!set.withKeys)
        return failure(ErrorCode::Invalid, Tr::tr("Dialogues to train models hold the answers. Include them, or choose another format."));
    QStringList notes;
    if (!withTest) {
        const auto left = set.items.removeIf([](const Item &item) { return isTestSplit(item.split); });
        if (set.items.isEmpty()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("All items are in splits that models are tested on. Assign them to splits, or include the test split."));
        }
        if (left > 0) {
            notes.append(Tr::tr("%n item(s) of splits that models are tested on are not written, so that no model is trained on them.",
                                nullptr, static_cast<int>(left)));
        }
    }
    YUYI_TRY(set.chats, chatTexts(set));
    const qsizetype without = set.items.size() - set.chats.value(QString()).size();
    if (without > 0) {
        notes.append(Tr::tr("%n item(s) are not written: the preset has no prompt for their kind.", nullptr, static_cast<int>(without)));
    }
    return notes;
}

} // namespace yuyi
