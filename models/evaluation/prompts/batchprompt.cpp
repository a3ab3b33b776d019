// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/batchprompt.h"

#include <algorithm>

namespace yuyi {

namespace {

bool isChinese(const QString &language)
{
    return language == QLatin1String("zh");
}

void say(QList<ChatPart> &parts, const QString &text)
{
    if (text.isEmpty())
        return;
    if (!parts.isEmpty() && !parts.constLast().isPicture()) {
        parts.last().text += text;
        return;
    }
    ChatPart part;
    part.text = text;
    parts.append(part);
}

int picturesSent(const Configuration &configuration, const PromptItem &item)
{
    if (!configuration.withImage)
        return 0;
    return static_cast<int>(item.pictures.size()
                            + std::count_if(item.optionPictures.begin(), item.optionPictures.end(),
                                            [](const ChatPart &one) { return one.isPicture(); }));
}

} // namespace

QString usualBatchPrompt(const QString &language)
{
    return isChinese(language)
             ? QStringLiteral("下面有{count}道题，编号为1到{count}。请回答每一道题，每题占一行：先写题号和句点，再写答案。\n\n{items}")
             : QStringLiteral("Below are {count} questions, numbered from 1 to {count}. Answer every one of them. Write one line for each "
                              "question: its number, a period, and your answer.\n\n{items}");
}

QList<ChatPart> batchParts(const Configuration &configuration, const QList<PromptItem> &items, const PicturePlaces &places,
                           const QString &language)
{
    const QString around = configuration.batchPrompt.isEmpty() ? usualBatchPrompt(language) : configuration.batchPrompt;
    const QString mark = QStringLiteral("{items}");
    const qsizetype at = std::max<qsizetype>(0, around.indexOf(mark));
    const QMap<QString, QString> count{{QStringLiteral("count"), QString::number(items.size())}};
    QList<ChatPart> parts;
    say(parts, filledPrompt(around.left(at), count));
    PicturePlaces here = places;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const int pictures = picturesSent(configuration, items.at(i));
        QString head = (isChinese(language) ? QStringLiteral("第%1题") : QStringLiteral("Question %1")).arg(i + 1);
        if (places.oneList && pictures > 0) {
            QStringList names;
            for (int number = here.before + 1; number <= here.before + pictures; ++number)
                names.append(QString(places.placeholder).replace(QLatin1String("{n}"), QString::number(number)));
            head += u' ' + names.join(u' ');
        }
        say(parts, (i > 0 ? QStringLiteral("\n\n") : QString()) + head + u'\n');
        const QList<ChatPart> own = promptParts(configuration, items.at(i), here);
        for (const ChatPart &part : own) {
            if (part.isPicture())
                parts.append(part);
            else
                say(parts, part.text);
        }
        here.before += pictures;
    }
    say(parts, filledPrompt(around.mid(at + mark.size()), count));
    return parts;
}

QList<ChatTurn> turnsWithSheet(const QList<ChatTurn> &turns, const ChatPart &sheet, const QHash<int, int> &numbers,
                               const QString &language)
{
    QList<ChatTurn> with;
    for (const ChatTurn &turn : turns) {
        ChatTurn one;
        one.byModel = turn.byModel;
        if (with.isEmpty()) {
            one.parts.append(sheet);
            const QString words =
                isChinese(language) ? QStringLiteral("这张图由%1张小图组成，每张小图上方有编号。\n")
                                    : QStringLiteral("The image is made of %1 pictures. The number of each stands above it.\n");
            say(one.parts, words.arg(numbers.size()));
        }
        for (const ChatPart &part : turn.parts) {
            if (part.isPicture())
                say(one.parts, (isChinese(language) ? QStringLiteral("[图片 %1]\n") : QStringLiteral("[picture %1]\n"))
                                   .arg(numbers.value(part.prepared)));
            else
                say(one.parts, part.text);
        }
        with.append(one);
    }
    return with;
}

} // namespace yuyi
