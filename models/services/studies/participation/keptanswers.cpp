// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/keptanswers.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

const QString studyAnswerKind = QStringLiteral("study-answer");

Json jsonOf(const Answer &answer)
{
    Json options = Json::array();
    for (const OptionId &option : answer.options())
        options.push_back(toUtf8(option.toString()));
    return {{"options", options}, {"text", toUtf8(answer.text)}};
}

Answer answerOf(const Json &json)
{
    const QString text = textOf(json, "text");
    return text.isEmpty() ? Answer(idsOf<OptionId>(json, "options")) : Answer::written(text);
}

StudyAnswer keptAnswer(const Json &content)
{
    StudyAnswer answer;
    answer.trial = TrialId::fromString(textOf(content, "trial"));
    answer.firstAnswer = answerOf(fieldOf(content, "first"));
    answer.answer = answerOf(fieldOf(content, "answer"));
    answer.changes = wholeOf(content, "changes");
    answer.milliseconds = wholeOf<qint64>(content, "milliseconds");
    for (const QString &flag : textsOf(content, "flags")) {
        if (const auto known = fromCode<TrialFlag>(flag))
            answer.flags.append(*known);
    }
    answer.at = QDateTime::fromMSecsSinceEpoch(wholeOf<qint64>(content, "at"), Qt::UTC);
    return answer;
}

Result<Carried> carryAnswer(Stores &stores, const PersonId &, const KeptAction &action)
{
    const Json &content = action.content;
    StudySession session(stores, ParticipantId::fromString(textOf(content, "participant")));
    const StudyAnswer answer = keptAnswer(content);
    YUYI_CHECK(wholeOf(content, "again") != 0 ? session.answerAgain(answer) : session.answer(answer));
    return Carried();
}

} // namespace

KeptAction toAction(const StudyAnswer &answer, bool again, const ParticipantId &participant)
{
    KeptAction action;
    action.kind = studyAnswerKind;
    action.at = answer.at.isValid() ? answer.at : currentTime();
    Json flags = Json::array();
    for (const TrialFlag flag : answer.flags)
        flags.push_back(toUtf8(codeOf(flag)));
    action.content = {{"participant", toUtf8(participant.toString())},
                      {"trial", toUtf8(answer.trial.toString())},
                      {"first", jsonOf(answer.firstAnswer)},
                      {"answer", jsonOf(answer.answer)},
                      {"changes", answer.changes},
                      {"milliseconds", answer.milliseconds},
                      {"flags", flags},
                      {"at", action.at.toMSecsSinceEpoch()},
                      {"again", again ? 1 : 0}};
    return action;
}

void addStudyCarriers(ActionOutbox &outbox)
{
    outbox.addCarrier(studyAnswerKind, carryAnswer);
}

} // namespace yuyi
