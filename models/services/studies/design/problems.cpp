// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/problems.h"

#include "models/services/studies/design/consent.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyProblems)
};

constexpr int peopleAtMost = 1'000;
constexpr int practiceAtMost = 100;
constexpr int limitAtMost = 3'600;
constexpr int hoursAtMost = 24 * 366;
constexpr int millisecondsAtMost = 86'400'000;

class Problems
{
public:
    void add(const QString &field, const QString &text, bool prevents = true) { list.append({field, text, prevents}); }
    void range(const QString &field, const QString &what, double value, double least, double most)
    {
        if (value < least || value > most)
            add(field, Tr::tr("%1: must be from %2 to %3.").arg(what).arg(least).arg(most));
    }
    void dimension(const QString &field, const DimensionCode &code, const Preset &preset)
    {
        if (code.isEmpty())
            return;
        const Dimension *known = preset.dimension(code);
        if (known == nullptr)
            add(field, Tr::tr("There is no dimension “%1” in this project.").arg(code.text()));
        else if (known->open)
            add(field, Tr::tr("The labels of “%1” are typed freely. Choose a dimension whose labels are chosen from a list.")
                           .arg(known->title.text()));
    }

    QList<StudyProblem> list;
};

} // namespace

QList<StudyProblem> designProblems(const Study &study, const Preset &preset)
{
    Problems problems;
    const StudyDesign &design = study.design;
    const QString name = study.name.trimmed();
    if (name.isEmpty() || name.size() > 100)
        problems.add(QStringLiteral("name"), Tr::tr("A name must have 1 to 100 characters."));
    problems.range(QStringLiteral("people"), Tr::tr("Number of people"), design.people, 1, peopleAtMost);
    problems.range(QStringLiteral("items"), Tr::tr("Maximum number of items"), study.limit, 0, 1'000'000);
    problems.range(QStringLiteral("items"), Tr::tr("Seed"), study.seed < 0 ? -1 : 0, 0, 9.2e18);
    if (isDrawnByCategory(design.shape)) {
        problems.range(QStringLiteral("category"), Tr::tr("Items per category"), design.perCategory, 1, 10'000);
        if (design.category.isEmpty())
            problems.add(QStringLiteral("category"), Tr::tr("Choose the dimension whose labels are the categories."));
    }
    if (design.shape == StudyShape::Coverage)
        problems.range(QStringLiteral("coverage"), Tr::tr("People per item"), design.answersPerItem, 1, peopleAtMost);
    problems.dimension(QStringLiteral("category"), design.category, preset);
    if (design.shape == StudyShape::Coverage) {
        problems.range(QStringLiteral("coverage"), Tr::tr("Items of each category for each person"), design.atLeast, 0, 10'000);
        problems.dimension(QStringLiteral("category"), design.across, preset);
        if (!design.across.isEmpty() && design.across == design.category)
            problems.add(QStringLiteral("category"), Tr::tr("The two dimensions of the categories must be different."));
        if (design.category.isEmpty() && (design.atLeast > 0 || !design.across.isEmpty()))
            problems.add(QStringLiteral("category"), Tr::tr("Choose the dimension whose labels are the categories."));
    }
    problems.dimension(QStringLiteral("blocks"), design.blocks, preset);
    problems.range(QStringLiteral("blocks"), Tr::tr("Items between breaks"), design.blockSize, 0, 10'000);
    problems.range(QStringLiteral("practice"), Tr::tr("Practice items"), design.practice, 0, practiceAtMost);
    problems.range(QStringLiteral("gold"), Tr::tr("Gold items (%)"), design.goldShare, 0, goldShareAtMost);
    problems.range(QStringLiteral("time"), Tr::tr("Seconds per question"), design.timeLimitSeconds, 0, limitAtMost);
    problems.range(QStringLiteral("time"), Tr::tr("Time limit for resuming (hours)"), design.resumeHours, 0, hoursAtMost);
    const ExclusionRules &rules = study.exclusion;
    const QString field = QStringLiteral("exclusion");
    problems.range(field, Tr::tr("Gold accuracy"), rules.minimumGold, 0, 1);
    problems.range(field, Tr::tr("Share of items answered"), rules.minimumAnswered, 0, 1);
    problems.range(field, Tr::tr("Share of flagged answers"), rules.maximumFlagged, 0, 1);
    problems.range(field, Tr::tr("Median time, in milliseconds"), rules.fastestMedianMs, 0, millisecondsAtMost);
    problems.range(field, Tr::tr("Limit for fast answers, in milliseconds"), rules.fastestTrialMs, 0, millisecondsAtMost);
    problems.range(field, Tr::tr("Limit for slow answers, in milliseconds"), rules.slowestTrialMs, 0, millisecondsAtMost);
    if (rules.slowestTrialMs > 0 && rules.slowestTrialMs <= rules.fastestTrialMs)
        problems.add(field, Tr::tr("The limit for slow answers must be above the limit for fast answers."));
    return problems.list;
}

QList<StudyProblem> textProblems(const StudyTexts &texts)
{
    Problems problems;
    const QString field = QStringLiteral("texts");
    const auto empty = [](const QString &text) { return text.trimmed().isEmpty(); };
    if (empty(texts.instructions.zh) && empty(texts.instructions.en))
        problems.add(field, Tr::tr("The instructions are empty."));
    else if (empty(texts.instructions.zh) || empty(texts.instructions.en))
        problems.add(field, Tr::tr("The instructions exist in one language only; everybody reads them in that language."), false);
    if (empty(texts.consent.zh) && empty(texts.consent.en))
        problems.add(field, Tr::tr("The consent text is empty."));
    else if (empty(texts.consent.zh) || empty(texts.consent.en))
        problems.add(field, Tr::tr("The consent text exists in one language only; everybody reads it in that language."), false);
    for (const auto &[text, named] : {std::pair{&texts.instructions.zh, Tr::tr("Missing in the Chinese instructions: %1. Replace each "
                                                                               "{{ }} and the words in it with this information.")},
                                      std::pair{&texts.instructions.en, Tr::tr("Missing in the English instructions: %1. Replace each "
                                                                               "{{ }} and the words in it with this information.")},
                                      std::pair{&texts.consent.zh, Tr::tr("Missing in the Chinese consent text: %1. Replace each {{ }} "
                                                                          "and the words in it with this information.")},
                                      std::pair{&texts.consent.en, Tr::tr("Missing in the English consent text: %1. Replace each {{ }} "
                                                                          "and the words in it with this information.")}}) {
        if (const QStringList open = openFields(*text); !open.isEmpty())
            problems.add(field, named.arg(open.join(QStringLiteral("; "))));
    }
    return problems.list;
}

} // namespace yuyi
