// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participanttexts.h"

#include <algorithm>

namespace yuyi {

namespace {

/// In the language in force; where the lead wrote only the other one, that.
QString textOf(const Title &title)
{
    QString text = title.text();
    if (!text.trimmed().isEmpty())
        return text;
    return title.zh.trimmed().isEmpty() ? title.en : title.zh;
}

/// How many are answered, and how many there are; practice is in neither.
std::pair<qsizetype, qsizetype> mainAnswered(const QList<Trial> &trials)
{
    std::pair<qsizetype, qsizetype> counts;
    for (const Trial &trial : trials) {
        if (trial.part == StudyPart::Practice)
            continue;
        counts.first += trial.isAnswered() ? 1 : 0;
        ++counts.second;
    }
    return counts;
}

} // namespace

QString ParticipantTexts::progress(qsizetype index) const
{
    const StudyVisit &visit = m_session.visit();
    const auto [done, all] = counts(index);
    const int blocks = visit.blocks();
    if (blocks < 2 || visit.trials.at(index).part == StudyPart::Practice)
        return tr("Question %1 of %2").arg(done + 1).arg(all);
    int block = 0;
    for (qsizetype i = 0; i <= index; ++i)
        block += visit.trials.at(i).part != StudyPart::Practice && visit.opensBlock(i) ? 1 : 0;
    return tr("Part %1 of %2 · question %3 of %4 in total").arg(block).arg(blocks).arg(done + 1).arg(all);
}

std::pair<qsizetype, qsizetype> ParticipantTexts::counts(qsizetype index) const
{
    const StudyVisit &visit = m_session.visit();
    // Over all parts: one that is a question longer than the others would say that a gold item is in it.
    const auto isPractice = [](const Trial &trial) { return trial.part == StudyPart::Practice; };
    const auto first = visit.trials.begin();
    const qsizetype practice = std::count_if(first, visit.trials.end(), isPractice);
    if (isPractice(visit.trials.at(index)))
        return {std::count_if(first, first + index, isPractice), practice};
    return {index - std::count_if(first, first + index, isPractice), visit.trials.size() - practice};
}

ReadingPage::Texts ParticipantTexts::reading() const
{
    using Step = ParticipantController::Step;
    const StudyVisit &visit = m_session.visit();
    ReadingPage::Texts texts;
    if (m_session.step() == Step::Consent) {
        texts.title = tr("Information for participants");
        texts.markdown = textOf(visit.texts.consent);
        if (texts.markdown.isEmpty())
            texts.markdown = tr(
                "Taking part is voluntary. Your answers are stored under a code. If the research team knows your name, your name is "
                "stored in a separate list.");
        texts.confirm = {tr("I have read this text."), tr("I am 18 or older, or my parent or guardian has agreed."),
                         tr("I agree to take part.")};
        texts.yes = tr("I Agree");
        texts.no = tr("I Do Not Want to Take Part");
        texts.toTheEnd = true;
        texts.languages = true;
        texts.size = m_session.offeredSize();
        return texts;
    }
    texts.title = tr("How to answer");
    texts.markdown = textOf(visit.texts.instructions);
    QStringList notes;
    if (texts.markdown.isEmpty()) {
        texts.markdown = visit.takesWritten ? tr("You will see an image and a question about it. Look at the image, then choose or write "
                                                 "the best answer.")
                                            : tr("You will see an image and a question about it. Look at the image, then choose the best "
                                                 "answer.");
        notes.append(
            visit.takesSeveral
                ? tr("For each question, choose one answer, or all correct answers if the question says so. Use the letter, the number "
                     "or the mouse. You can change your choice until you press Enter.")
                : tr("For each question, choose one answer with its letter, its number or the mouse. You can change your choice until "
                     "you press Enter."));
        if (visit.takesWritten)
            notes.append(tr("If a question has a field instead of options, write the answer there and press Enter."));
    }
    if (visit.design.timeLimitSeconds > 0)
        notes.append(tr("You have %n second(s) for each question. An answer counts only if you press Enter in "
                        "time.",
                        nullptr,
                        visit.design.timeLimitSeconds));
    if (visit.takesPictures) {
        notes.append(tr("If a question has several pictures, the small ones below the image show them all: click one, or press ] for the "
                        "next picture and [ for the previous one."));
    }
    notes.append(visit.mayGoBack() ? tr("Press Backspace to go back to the previous question.")
                                   : tr("You cannot go back to an answered question."));
    notes.append(tr("Press Esc to pause. You can continue later."));
    notes.append(tr("Your code is %1. With it you can continue later, or ask to have your answers deleted.")
                     .arg(visit.participant.code));
    texts.note = notes.join(QLatin1Char('\n'));
    texts.yes = tr("Continue");
    return texts;
}

NoticePage::Texts ParticipantTexts::notice(const QString &afterword) const
{
    using Step = ParticipantController::Step;
    const StudyVisit &visit = m_session.visit();
    NoticePage::Texts texts;
    texts.goOn = tr("Continue");
    switch (m_session.step()) {
    case Step::Welcome: {
        texts.title = tr("Welcome back");
        const auto [answered, all] = mainAnswered(visit.trials);
        texts.text = tr("You have answered %1 of %2 questions. You continue where you stopped.").arg(answered).arg(all);
        break;
    }
    case Step::Practice:
        texts.title = tr("Practice");
        texts.text = tr("%n practice question(s) to learn which keys to press. Practice answers do not count.", nullptr,
                        static_cast<int>(visit.blockSize(m_session.index())));
        texts.goOn = tr("Begin Practice");
        break;
    case Step::Begin:
        texts.title = tr("Main questions");
        texts.text = tr("The practice is over. From now on your answers count.");
        texts.goOn = tr("Begin");
        break;
    case Step::Pause:
        texts.title = tr("Time for a break");
        texts.text = tr("Rest your eyes as long as you like; the clock is stopped.");
        break;
    case Step::TimeUp:
        texts.title = tr("Time is up");
        texts.text = tr("You did not answer this question in time. The next question begins when you continue; "
                        "the clock is stopped.");
        break;
    case Step::NoPicture:
        texts.title = tr("This image cannot be shown");
        texts.text = tr("%1 Please tell the person who invited you. You can still answer this question later; for now, continue with "
                        "the other questions.")
                         .arg(m_session.lastTrouble().sentence);
        texts.goOn = tr("Try Again");
        texts.other = tr("Skip for Now");
        break;
    case Step::Thanks:
        texts.title = tr("Thank you!");
        texts.text = tr("You have answered all questions, and everything is saved. Keep this code: with it you "
                        "can ask to have "
                        "your answers deleted.");
        if (!afterword.isEmpty())
            texts.text += QStringLiteral("\n\n") + afterword;
        texts.code = visit.participant.code;
        texts.toRead = true;
        texts.goOn = tr("Close");
        break;
    case Step::Incomplete:
        texts.title = tr("Thank you!");
        texts.text = tr(
            "All questions that could be shown are answered and saved. %n question(s) could not be "
            "shown; please tell the person who invited you.",
            nullptr, static_cast<int>(m_session.skipped()));
        texts.code = visit.participant.code;
        texts.goOn = tr("Close");
        break;
    case Step::Declined:
        texts.title = tr("You are not taking part");
        texts.text = tr("You have chosen not to take part. Only this choice and the time at which you opened this page are stored, "
                        "together with your code. If the research team has your name on its list, it stays there. Thank you for "
                        "reading.");
        texts.goOn = tr("Close");
        break;
    case Step::Refused:
        texts.title = tr("You cannot continue here");
        texts.text = visit.sentence;
        texts.goOn = tr("Close");
        break;
    case Step::Unsaved:
        texts.title = tr("Your answer is not saved yet");
        texts.text = tr("The server does not answer. Your answer is kept on this computer and saved as soon as the server is back; then "
                        "the "
                        "study goes on by itself. You need not do anything.");
        if (const QString why = m_session.whyUnsaved(); !why.isEmpty())
            texts.text += QStringLiteral("\n\n") + why;
        texts.goOn.clear();
        texts.other = tr("Pause");
        break;
    case Step::Trouble:
        texts.title = tr("Something went wrong");
        texts.text = tr("%1 Your earlier answers are saved.").arg(m_session.lastTrouble().sentence);
        texts.goOn = tr("Try Again");
        texts.other = tr("Pause");
        break;
    default: break;
    }
    return texts;
}

AskSheet::Texts ParticipantTexts::stop() const
{
    const StudyVisit &visit = m_session.visit();
    const bool begun = visit.participant.consentAt.isValid();
    AskSheet::Texts texts;
    texts.title = tr("Pause now?");
    texts.sentence = begun ? tr("The answers you have confirmed are saved. You can continue later at this question.")
                           : tr("You have not started yet and have answered nothing.");
    if (begun && visit.design.resumeHours > 0)
        texts.sentence = tr("The answers you have confirmed are saved. You can continue at this question within "
                            "%n hour(s).",
                            nullptr, visit.design.resumeHours);
    if (begun)
        texts.sentence += QStringLiteral("\n\n")
                        + tr("Your code is %1. Keep it: you need it to continue later.").arg(visit.participant.code);
    texts.stay = tr("Continue");
    texts.go = tr("Pause");
    return texts;
}

} // namespace yuyi
