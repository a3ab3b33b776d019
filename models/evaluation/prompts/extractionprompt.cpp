// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/extractionprompt.h"

#include "models/domain/preset/extracting.h"

namespace yuyi {

namespace {

const QString english = QStringLiteral("Below are a question and a reply to it. Say which answer the reply gives. Do not answer the "
                                       "question yourself, and do not correct the reply.\n\n"
                                       "Question:\n{question}\n\n{options}\n\n"
                                       "Reply:\n<<<\n{reply}\n>>>\n\n"
                                       "If there are options, answer with the label of the option that the reply chooses, and nothing "
                                       "else. If there are none, answer with the value that the reply gives, and nothing else. If the "
                                       "reply gives no answer or more than one, answer NONE.");

const QString chinese = QStringLiteral("下面是一个问题和一条回复。请指出这条回复给出的答案是什么。不要自己回答问题，也不要修改回复。\n\n"
                                       "问题：\n{question}\n\n{options}\n\n"
                                       "回复：\n<<<\n{reply}\n>>>\n\n"
                                       "如果有选项，只写出回复所选选项的标号；如果没有选项，只写出回复给出的值。如果回复没有给出答案，或给出了不止一个答案，"
                                       "写 NONE。");

} // namespace

Configuration extractionConfiguration(const Preset &preset)
{
    for (const Configuration &configuration : preset.configurations) {
        if (!readsReplies(configuration))
            continue;
        Configuration own = configuration;
        own.withImage = false;
        return own;
    }
    Configuration made;
    made.code = extractCode;
    made.title = {QStringLiteral("由模型判读未提取到答案的回答"), QStringLiteral("Misses read by a model")};
    made.prompt = preset.language == QLatin1String("zh") ? chinese : english;
    made.withImage = false;
    return made;
}

} // namespace yuyi
