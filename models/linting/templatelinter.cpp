// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/templatelinter.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

} // namespace

QStringList missingKinds(const QuestionGroup &group, const QStringList &kinds)
{
    QStringList missing;
    for (const QString &member : group.members) {
        if (!kinds.contains(member))
            missing.append(member);
    }
    return missing.size() == group.members.size() ? QStringList() : missing;
}

QString titlesOfKinds(const Preset &preset, const QStringList &kinds)
{
    QStringList titles;
    for (const QString &code : kinds) {
        const QuestionKind *kind = preset.kind(code);
        titles.append(kind ? kind->title.text() : code);
    }
    return titles.join(Tr::tr(", ", "between names"));
}

QList<Finding> lintGroups(const QList<Question> &questions, const Preset &preset)
{
    QList<Finding> findings;
    QStringList kinds;
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const QString &kind = questions.at(i).kind;
        if (kinds.contains(kind) && preset.groupOf(kind)) {
            findings.append({LintRule::KindTwice,
                             Severity::Error,
                             {LintField::Stem, static_cast<int>(i), -1, {}},
                             Tr::tr("An image may have only one question of the kind “%1”.").arg(titlesOfKinds(preset, {kind}))});
        }
        kinds.append(kind);
    }
    for (const QuestionGroup &group : preset.groups) {
        const QStringList missing = missingKinds(group, kinds);
        if (missing.isEmpty())
            continue;
        findings.append({LintRule::GroupIncomplete,
                         Severity::Error,
                         {LintField::Questions, -1, -1, {}},
                         Tr::tr("“%1” is not complete. The image has no question of: %2.")
                             .arg(group.title.text(), titlesOfKinds(preset, missing))});
    }
    return findings;
}

QList<Finding> lintDraws(const QList<Question> &questions, const Filled &filled)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const Question &question = questions.at(i);
        const auto drawn = filled.drawn.constFind(question.kind);
        if (drawn == filled.drawn.constEnd())
            continue;
        for (qsizetype j = 0; j < question.options.size(); ++j) {
            const Option &option = question.options.at(j);
            const bool picture = !option.picture.isNull();
            const LintPosition position{LintField::Option, static_cast<int>(i), static_cast<int>(j), {}};
            const bool isTrue = picture ? drawn->ofCategory.contains(option.picture.sha256)
                                        : !option.text.trimmed().isEmpty() && sameWritten(option.text, drawn->category);
            if (isTrue && !option.correct) {
                findings.append({LintRule::SecondTrue, Severity::Error, position,
                                 Tr::tr("Option %1 is not marked as correct, but “%2” is the category of the image, so it is right, too.")
                                     .arg(optionLetter(j), drawn->category)});
            }
            if (picture && drawn->discarded.contains(option.picture.sha256)) {
                findings.append({LintRule::DiscardedPicture, Severity::Error, position,
                                 Tr::tr("Option %1 shows the picture of an image that was discarded. Strike the option out, or fill the "
                                        "question again.")
                                     .arg(optionLetter(j))});
            }
        }
    }
    return findings;
}

QList<Finding> lintRivals(const QList<Question> &questions, const Filled &filled)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const Question &question = questions.at(i);
        const auto verdict = filled.verdicts.constFind(question.versionId);
        const bool judged = verdict != filled.verdicts.constEnd();
        const QStringList rivals = judged ? verdict->rivals : filled.rivals.value(question.kind);
        if (judged && !verdict->fault.isEmpty()) {
            findings.append({LintRule::ConceptsDiffer,
                             verdict->keyWrong ? Severity::Error : Severity::Warning,
                             {LintField::Options, static_cast<int>(i), -1, {}},
                             verdict->fault});
        }
        for (qsizetype j = 0; j < question.options.size(); ++j) {
            const Option &option = question.options.at(j);
            const bool isRight = std::any_of(rivals.begin(), rivals.end(),
                                             [&option](const QString &name) { return sameWritten(name, option.text); });
            if (isRight && !option.correct) {
                findings.append({LintRule::SecondTrue,
                                 Severity::Error,
                                 {LintField::Option, static_cast<int>(i), static_cast<int>(j), {}},
                                 Tr::tr("Option %1 is not marked as correct, but “%2” is right by the concepts of the project, too.")
                                     .arg(optionLetter(j), option.text)});
            }
        }
    }
    return findings;
}

bool isFromTemplate(const Question &question, const Filled &filled)
{
    const Question *made = filled.ofKind(question.kind);
    return made && !differsFromTemplate(question, *made);
}

QList<Finding> lintTruths(const QList<Question> &questions, const Filled &filled)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const Question &question = questions.at(i);
        const QStringList truths = filled.truths.value(question.kind);
        const auto isTrue = [&truths](const Option &option) {
            return std::any_of(truths.begin(), truths.end(), [&](const QString &text) { return sameWritten(text, option.text); });
        };
        for (qsizetype j = 0; j < question.options.size(); ++j) {
            const Option &option = question.options.at(j);
            if (option.correct || option.text.trimmed().isEmpty() || !isTrue(option))
                continue;
            findings.append({LintRule::SecondTrue,
                             Severity::Error,
                             {LintField::Option, static_cast<int>(i), static_cast<int>(j), {}},
                             Tr::tr("The option “%1” is true by the facts of the image, but it is not marked as correct.")
                                 .arg(option.text)});
        }
    }
    return findings;
}

QList<Finding> lintTemplates(const QList<Question> &questions, const Filled &filled)
{
    QList<Finding> findings = lintTruths(questions, filled);
    for (qsizetype i = 0; i < questions.size(); ++i) {
        const Question &question = questions.at(i);
        const Question *made = filled.ofKind(question.kind);
        if (!made || question.stem.trimmed().isEmpty() || !differsFromTemplate(question, *made))
            continue; // an empty one is told as such
        findings.append({LintRule::TemplateDiffers,
                         Severity::Warning,
                         {LintField::Stem, static_cast<int>(i), -1, {}},
                         Tr::tr("The question differs from its template “%1”.").arg(filled.templates.value(question.kind))});
    }
    for (const QString &sentence : filled.missing)
        findings.append({LintRule::FactMissing, Severity::Warning, {LintField::Questions, -1, -1, {}}, sentence});
    return findings;
}

} // namespace yuyi
