// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/prompt.h"

#include "models/domain/annotation/questionpictures.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

/// Where a placeholder has the number of its picture.
const QString numberPlace = QStringLiteral("{n}");

int stemPicturesOf(const PromptItem &item)
{
    return std::max(item.stemPictures, static_cast<int>(item.pictures.size()));
}

/// The prompt as texts and the numbers of the pictures between them.
QList<StemPiece> piecesOf(const Configuration &configuration, const PromptItem &item)
{
    static const QRegularExpression mark(QStringLiteral("\\{(question|options|key_words|step|facts)\\}"));
    QList<StemPiece> pieces;
    const auto say = [&pieces](const QString &text) {
        if (!pieces.isEmpty() && pieces.constLast().picture == 0)
            pieces.last().text += text;
        else
            pieces.append({text, 0});
    };
    const auto ask = [&] {
        const QList<StemPiece> stem = stemPieces(item.stem, stemPicturesOf(item));
        for (const StemPiece &piece : stem) {
            if (piece.picture > 0)
                pieces.append(piece);
            else
                say(piece.text);
        }
    };
    int number = stemPicturesOf(item);
    const auto showOption = [&](const ShownOption &option) {
        say(option.text);
        if (!option.pictured)
            return;
        if (!option.text.isEmpty())
            say(QStringLiteral(" "));
        pieces.append({{}, ++number});
    };
    const QString line = configuration.optionLine.isEmpty() ? usualOptionLine : configuration.optionLine;
    const auto offer = [&] {
        static const QRegularExpression place(QStringLiteral("\\{(label|text)\\}"));
        number = stemPicturesOf(item);
        for (qsizetype i = 0; i < item.options.size(); ++i) {
            if (i > 0)
                say(QStringLiteral("\n"));
            qsizetype copied = 0;
            for (auto places = place.globalMatch(line); places.hasNext();) {
                const auto found = places.next();
                say(line.mid(copied, found.capturedStart() - copied));
                if (found.captured(1) == QLatin1String("label"))
                    say(item.options.at(i).label);
                else
                    showOption(item.options.at(i));
                copied = found.capturedEnd();
            }
            say(line.mid(copied));
        }
    };
    const QString prompt = configuration.promptFor(item.kind);
    qsizetype copied = 0;
    auto marks = mark.globalMatch(prompt);
    while (marks.hasNext()) {
        const auto found = marks.next();
        say(prompt.mid(copied, found.capturedStart() - copied));
        const QString name = found.captured(1);
        if (name == QLatin1String("question"))
            ask();
        else if (name == QLatin1String("options"))
            offer();
        else if (name == QLatin1String("step"))
            say(configuration.step ? item.step : found.captured());
        else if (name == QLatin1String("facts"))
            say(item.facts);
        else
            say(item.labels.value(configuration.keywords).join(u','));
        copied = found.capturedEnd();
    }
    say(prompt.mid(copied));
    return pieces;
}

QString textOf(const QList<StemPiece> &pieces, const QString &placeholder, int before = 0)
{
    QString text;
    for (const StemPiece &piece : pieces)
        text += piece.picture > 0 ? QString(placeholder).replace(numberPlace, QString::number(before + piece.picture)) : piece.text;
    return text;
}

ChatPart textPart(const QString &text)
{
    ChatPart part;
    part.text = text;
    return part;
}

/// The pictures that are sent, by number.
QList<ChatPart> picturesOf(const Configuration &configuration, const PromptItem &item)
{
    if (!configuration.withImage)
        return {};
    QList<ChatPart> pictures = item.pictures;
    for (const ChatPart &picture : item.optionPictures) {
        if (picture.isPicture())
            pictures.append(picture);
    }
    return pictures;
}

/// The parts of a prompt with something behind it.
QList<ChatPart> partsOf(const Configuration &configuration, const PromptItem &item, const PicturePlaces &places, const QString &ending)
{
    QList<StemPiece> pieces = piecesOf(configuration, item);
    const QList<ChatPart> pictures = picturesOf(configuration, item);
    const auto isPlaced = [&pieces](qsizetype number) {
        return std::any_of(pieces.cbegin(), pieces.cend(), [number](const StemPiece &piece) { return piece.picture == number; });
    };
    const bool placed = std::any_of(pieces.cbegin(), pieces.cend(), [](const StemPiece &piece) { return piece.picture > 0; });
    if (!placed || pictures.isEmpty() || !places.inText)
        return pictures + QList<ChatPart>{textPart(textOf(pieces, places.placeholder, places.before) + ending)};
    pieces.append({ending, 0});
    QList<ChatPart> parts;
    for (qsizetype number = 1; number <= pictures.size(); ++number) {
        if (!isPlaced(number))
            parts.append(pictures.at(number - 1));
    }
    QString text;
    const auto endText = [&] {
        // Servers refuse a text of white space alone.
        if (!text.trimmed().isEmpty())
            parts.append(textPart(text));
        text.clear();
    };
    for (const StemPiece &piece : std::as_const(pieces)) {
        text += piece.text;
        if (piece.picture < 1 || piece.picture > pictures.size())
            continue;
        endText();
        parts.append(pictures.at(piece.picture - 1));
    }
    endText();
    return parts;
}

} // namespace

PicturePlaces picturePlaces(const Configuration &configuration, const QString &language, bool oneList)
{
    PicturePlaces places;
    places.inText = configuration.placeholder.isEmpty() && !oneList;
    places.oneList = oneList;
    if (!configuration.placeholder.isEmpty())
        places.placeholder = configuration.placeholder;
    else if (language == QLatin1String("zh"))
        places.placeholder = QStringLiteral("<图片 {n}>");
    return places;
}

QString promptText(const Configuration &configuration, const PromptItem &item, const QString &placeholder)
{
    return textOf(piecesOf(configuration, item), placeholder);
}

QList<ChatPart> promptParts(const Configuration &configuration, const PromptItem &item, const PicturePlaces &places)
{
    return partsOf(configuration, item, places, {});
}

QString exampleAnswer(const Configuration &configuration, const PromptItem &shown, const Question &question)
{
    if (question.options.isEmpty())
        return question.accepted.value(0);
    const QList<int> keys = question.keys().positions();
    const bool labels = configuration.promptFor(shown.kind).contains(QLatin1String("{options}"))
                     || std::any_of(keys.begin(), keys.end(), [&](int key) { return shown.options.value(key).text.isEmpty(); });
    QStringList answers;
    for (const int key : keys)
        answers.append(labels ? shown.options.value(key).label : shown.options.value(key).text);
    return answers.join(labels ? QString() : QStringLiteral("\n"));
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
                            ExampleForm form, const PicturePlaces &places)
{
    PicturePlaces here = places; // in the message
    ChatTurn turn;
    QList<ChatTurn> turns;
    for (const PromptItem &example : examples) {
        if (form == ExampleForm::Turns) {
            turns.append({false, promptParts(configuration, example, places)});
            turns.append({true, {textPart(example.answer)}});
        } else {
            turn.parts += partsOf(configuration, example, here, example.answer + u'\n');
            if (places.oneList)
                here.before += static_cast<int>(picturesOf(configuration, example).size());
        }
    }
    turn.parts += promptParts(configuration, item, here);
    turns.append(turn);
    return turns;
}

} // namespace yuyi
