// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/notes.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyTable)
};

} // namespace

QStringList studyNotes(const StudyReport &report, bool byRules)
{
    const StudyFigures &figures = report.figures(byRules);
    QStringList notes;
    if (report.data.hasSimulated())
        notes.append(Tr::tr("The results include simulated participants, so they are not results of humans alone."));
    if (report.data.study.state == StudyState::Running)
        notes.append(Tr::tr("The study is still running: results may change."));
    notes.append(Tr::tr(
        "Accuracy is the number of correct answers divided by the number of all answers. A timeout counts as an answer that is not "
        "correct; unanswered questions are excluded. Practice and gold questions do not count. n counts answers."));
    notes.append(Tr::tr("The mean over people weights every person equally; pooled accuracy weights every answer "
                        "equally. The interval "
                        "of pooled accuracy is clustered by item. Other intervals over people are t intervals; "
                        "intervals of one person "
                        "or item are Wilson intervals."));
    if (figures.dropped.size() == 2) {
        const auto code = [&](int person) { return report.data.people.at(person).participant.code; };
        notes.append(Tr::tr("Every trimmed mean leaves out the participant with the highest accuracy (%1) and the one with the lowest "
                            "(%2).")
                         .arg(code(figures.dropped.at(0)), code(figures.dropped.at(1))));
    }
    notes.append(Tr::tr("A question with several labels of a dimension counts under each of these labels. “p (above chance)” comes from "
                        "a one-sided binomial test: the chance level of each question is 1 ÷ number of options. The answers of one "
                        "person are not fully independent."));
    if (report.data.takesSeveral()) {
        notes.append(Tr::tr("If several options can be chosen for a question, an answer is correct only if it has all correct options "
                            "and no incorrect option. The chance level of such a question is 1 ÷ (2^k − 1), where k is the number of "
                            "options. The counts of chosen options include each option of an answer; agreement and the most frequent "
                            "answer are based on whole answers."));
    }
    if (report.data.takesWritten()) {
        notes.append(Tr::tr("A written answer is correct if it says the same as an accepted answer: the same number, or the same text "
                            "apart from case and from punctuation at its start and end. The chance level of such a question is 0. "
                            "Answers that say the same count as one answer, also in agreement and in the most frequent answer. "
                            "Wrong numbers with and without a unit count apart."));
    }
    if (report.data.hasPictures()) {
        notes.append(Tr::tr("Some questions show several pictures. Their time runs from the moment all pictures were shown. Looking at "
                            "several pictures takes longer, so do not compare these times with those of questions with one picture."));
    }
    if (byRules && (figures.leftOutPeople > 0 || figures.leftOutAnswers > 0)) {
        notes.append(Tr::tr("The exclusion rules were fixed before the study started. They exclude %1. From the other participants, "
                            "they exclude %2 because of the response times.",
                            "people, single answers")
                         .arg(Tr::tr("%n people", nullptr, static_cast<int>(figures.leftOutPeople)),
                              Tr::tr("%n single answer(s)", nullptr, static_cast<int>(figures.leftOutAnswers))));
    }
    int partial = 0;
    for (const PersonFigures &person : figures.people)
        partial += person.counted && person.unanswered > 0 ? 1 : 0;
    if (partial > 0) {
        notes.append(Tr::tr("%n person(s) have not answered all their questions. Their accuracy on the questions that they "
                            "answered counts like everybody else's.",
                            nullptr, partial));
    }
    notes.append(Tr::tr("Agreement compares the chosen options as nominal values, numbered in the author's order. Timeouts are missing "
                        "values. Only questions with two or more answers count (number of these questions: %1). Pairwise agreement: for "
                        "each question, the share of pairs of people who chose the same option; then the mean over these questions. "
                        "Every question has the same weight.")
                     .arg(figures.agreement.items));
    notes.append(Tr::tr(
        "Kendall's W shows how much people agree in their ranking of the categories. For each person, the categories of a dimension are "
        "ranked by that person's accuracy (or median time); only people with answers in all categories are included."));
    notes.append(Tr::tr(
        "Participant flow: counted from the stored records. “Opened the study” and “Declined” are recorded only on the computer that "
        "the participant used (until the work package is returned). A person excluded by several rules counts under each rule."));
    if (const int withdrawn = report.data.flow.withdrawn; withdrawn > 0)
        notes.append(Tr::tr("%n person(s) withdrew: their answers were deleted and are not counted.", nullptr, withdrawn));
    if (report.data.simulatedLeft > 0)
        notes.append(Tr::tr("%n simulated participant(s) are not included.", nullptr, report.data.simulatedLeft));
    const AgainstModels &against = report.against(byRules);
    if (!against.runs.isEmpty()) {
        notes.append(Tr::tr("People vs. models: each item that both have answered counts once. The interval is for the mean difference, "
                            "clustered by image."));
    }
    return notes + against.notes;
}

} // namespace yuyi
