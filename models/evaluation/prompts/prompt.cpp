// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/prompt.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

QString optionLines(const QList<ShownOption> &options)
{
    QStringList lines;
    for (const ShownOption &option : options)
        lines.append(QStringLiteral("(%1) %2").arg(option.label, option.text));
    return lines.join(u'\n');
}

void add(QList<ChatPart> &parts, const Configuration &configuration, const PromptItem &item, const QString &text)
{
    if (configuration.withImage)
        parts += item.pictures;
    ChatPart words;
    words.text = text;
    parts.append(words);
}

} // namespace

QString promptText(const Configuration &configuration, const PromptItem &item)
{
    static const QRegularExpression mark(QStringLiteral("\\{(question|options|key_words)\\}"));
    const QString prompt = configuration.promptFor(item.kind);
    QString text;
    qsizetype copied = 0;
    auto marks = mark.globalMatch(prompt);
    while (marks.hasNext()) {
        const auto found = marks.next();
        text += prompt.mid(copied, found.capturedStart() - copied);
        const QString name = found.captured(1);
        if (name == QLatin1String("question"))
            text += item.stem;
        else if (name == QLatin1String("options"))
            text += optionLines(item.options);
        else
            text += item.labels.value(configuration.keywords).join(u',');
        copied = found.capturedEnd();
    }
    return text + prompt.mid(copied);
}

QString filledPrompt(const QString &prompt, const QMap<QString, QString> &texts)
{
    static const QRegularExpression mark(QStringLiteral("\\{([a-z_]+)\\}"));
    QString text;
    qsizetype copied = 0;
    auto marks = mark.globalMatch(prompt);
    while (marks.hasNext()) {
        const auto found = marks.next();
        const auto known = texts.constFind(found.captured(1));
        if (known == texts.constEnd())
            continue;
        text += prompt.mid(copied, found.capturedStart() - copied) + *known;
        copied = found.capturedEnd();
    }
    return text + prompt.mid(copied);
}

QList<ChatTurn> promptTurns(const Configuration &configuration, const PromptItem &item, const QList<PromptItem> &examples,
                            ExampleForm form)
{
    ChatTurn turn;
    if (form == ExampleForm::Turns) {
        QList<ChatTurn> turns;
        for (const PromptItem &example : examples) {
            ChatTurn question;
            add(question.parts, configuration, example, promptText(configuration, example));
            ChatPart answer;
            answer.text = example.answer;
            turns.append({question, {true, {answer}}});
        }
        add(turn.parts, configuration, item, promptText(configuration, item));
        turns.append(turn);
        return turns;
    }
    for (const PromptItem &example : examples)
        add(turn.parts, configuration, example, promptText(configuration, example) + example.answer + u'\n');
    add(turn.parts, configuration, item, promptText(configuration, item));
    return {turn};
}

} // namespace yuyi
