// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionlinter.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/text.h"
#include "models/linting/keylength.h"
#include "models/linting/labellinter.h"
#include "models/linting/personaldata.h"
#include "models/linting/picturelinter.h"
#include "models/linting/templatelinter.h"
#include "models/linting/wording.h"
#include "models/statistics/chance.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

constexpr qsizetype spreadBy = 8;
/// Fewer answers say nothing about a person's habit; five per position is the usual floor of a χ² test.
constexpr int positionFloor = 5;
constexpr double positionLevel = 0.05;
/// Two questions of one image that share so much of their wording ask the same.
constexpr double overlapLimit = 0.6;

class Report
{
public:
    void add(LintRule rule, Severity severity, const LintPosition &position, const QString &text)
    {
        add({rule, severity, position, text});
    }
    void addAll(const QList<Finding> &findings)
    {
        for (const Finding &finding : findings)
            add(finding);
    }
    void add(const Finding &finding) { (finding.severity == Severity::Error ? m_errors : m_warnings).append(finding); }
    QList<Finding> take() { return std::move(m_errors) + std::move(m_warnings); }

private:
    QList<Finding> m_errors;
    QList<Finding> m_warnings;
};

LintPosition at(LintField field, int question = -1, int option = -1)
{
    return {field, question, option, {}};
}

QString number(double value)
{
    return QLocale().toString(value, 'f', 1);
}

QString shortened(const QString &text)
{
    constexpr qsizetype limit = 40;
    return text.size() <= limit ? text : QString(text.left(limit) % u'…');
}

/// What may stand in any question and answer of the benchmark: its usual stem and the names of its labels, without those that people
/// typed.
QStringList commonWords(const Preset &preset)
{
    QStringList words{preset.questions.firstStem};
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.open)
            continue;
        for (const LabelValue &value : dimension.values)
            words += QStringList{value.title.zh, value.title.en};
    }
    return words;
}

void lintPersonal(const QString &text, const LintPosition &position, Report &report)
{
    for (const LintRule rule : personalDataIn(text)) {
        const QString sentence = rule == LintRule::PersonalPhone ? Tr::tr("This text seems to contain a telephone number.")
                               : rule == LintRule::PersonalId    ? Tr::tr("This text seems to contain an identity card number.")
                                                                 : Tr::tr("This text seems to contain an e-mail address.");
        report.add(rule, Severity::Warning, position, sentence);
    }
}

void lintOptionTexts(const Question &question, int index, const Preset &preset, Report &report)
{
    QStringList forms;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const LintPosition position = at(LintField::Option, index, static_cast<int>(i));
        const QString &text = question.options.at(i).text;
        const QString form = normalised(text);
        const Medium &picture = question.options.at(i).picture;
        forms.append(form);
        if (form.isEmpty()) {
            if (picture.isNull())
                report.add(LintRule::OptionEmpty, Severity::Error, position, Tr::tr("Option %1 is empty.").arg(optionLetter(i)));
            continue;
        }
        // With a picture each, options may say the same; the same picture is found elsewhere.
        const auto saysTheSame = [&](const Option &other) { return other.picture.isNull() && normalised(other.text) == form; };
        const auto former = std::find_if(question.options.begin(), question.options.begin() + i, saysTheSame);
        if (const auto first = std::distance(question.options.begin(), former); picture.isNull() && first < i) {
            report.add(LintRule::OptionsEqual, Severity::Error, position,
                       Tr::tr("Options %1 and %2 are identical.").arg(optionLetter(first), optionLetter(i)));
        }
        if (characters(text) > preset.questions.optionMaximum) {
            report.add(LintRule::OptionLong, Severity::Warning, position,
                       Tr::tr("Option %1 is longer than %n character(s).", nullptr, preset.questions.optionMaximum).arg(optionLetter(i)));
        }
        if (saysAllOrNone(text)) {
            report.add(
                LintRule::AllOrNone, Severity::Warning, position,
                Tr::tr(
                    "Option %1 says “all of the above” or “none of the above”: this is no longer true when the options are shuffled.")
                    .arg(optionLetter(i)));
        }
        if (hasDoubleNegation(text)) {
            report.add(LintRule::DoubleNegation, Severity::Warning, position,
                       Tr::tr("Option %1 contains a double negative: use a positive wording.").arg(optionLetter(i)));
        }
    }
    if (hasPictureOptions(question))
        return; // what tells them apart is not in the texts
    if (preset.asksOfChains(question.kind))
        return; // a concept may be named after the one above it; which is right is known from the chain
    QStringList bareForms;
    for (const QString &form : std::as_const(forms))
        bareForms.append(form.isEmpty() ? QString() : bare(form));
    for (qsizetype i = 0; i < bareForms.size(); ++i) {
        for (qsizetype j = 0; j < bareForms.size(); ++j) {
            if (i == j || bareForms.at(i).size() < 2 || bareForms.at(i).size() >= bareForms.at(j).size()
                || !bareForms.at(j).contains(bareForms.at(i)))
                continue;
            report.add(
                LintRule::OptionContained, Severity::Warning,
                at(LintField::Option, index, static_cast<int>(i)),
                Tr::tr(
                    "Option %1 is contained in option %2: if one is correct, the other may be correct, too.")
                    .arg(optionLetter(i), optionLetter(j)));
        }
    }
}

void lintLengths(const Question &question, int index, const LintRules &rules, Report &report)
{
    if (hasPictureOptions(question))
        return;
    qsizetype longest = 0, shortest = 0;
    for (const Option &option : question.options) {
        const qsizetype length = characters(option.text.trimmed());
        if (length == 0)
            return; // said already; ratios mean nothing
        longest = qMax(longest, length);
        shortest = shortest == 0 ? length : qMin(shortest, length);
    }
    const auto ratio = [](qsizetype a, qsizetype b) { return static_cast<double>(a) / static_cast<double>(b); };
    if (const auto lengths = longestByFar(question.options, rules)) {
        const int key = question.keyIndex();
        report.add(
            LintRule::KeyLongest, Severity::Warning, at(LintField::Option, index, key),
            Tr::tr(
                "The correct option %1 is by far the longest: it has %2 characters, the second longest option has %3. The answer can be "
                "guessed.")
                .arg(optionLetter(key))
                .arg(lengths->key)
                .arg(lengths->next));
    }
    if (shortest > 0 && longest - shortest >= spreadBy && ratio(longest, shortest) > rules.lengthSpreadFactor) {
        report.add(LintRule::LengthSpread, Severity::Warning, at(LintField::Options, index),
                   Tr::tr("The options differ widely in length: from %1 to %2 characters.").arg(shortest).arg(longest));
    }
}

void lintPosition(const Question &question, int index, const QList<int> &others, Report &report)
{
    const int key = question.keyIndex();
    if (key < 0)
        return;
    QList<int> counts = others;
    counts.resize(qMax(counts.size(), question.options.size()));
    ++counts[key];
    int total = 0;
    for (const int count : std::as_const(counts))
        total += count;
    if (total < positionFloor * counts.size() || counts.at(key) < *std::max_element(counts.begin(), counts.end())
        || chiSquareUniform(counts).p >= positionLevel)
        return;
    report.add(
        LintRule::KeyPosition, Severity::Warning, at(LintField::Option, index, key),
        Tr::tr(
            "%1 of the %2 correct options in your questions are at position %3: move the correct option of this question to another "
            "position.")
            .arg(counts.at(key))
            .arg(total)
            .arg(optionLetter(key)));
}

void lintImageText(const Question &question, int index, const QString &imageText, Report &report)
{
    const QString read = bare(imageText);
    if (read.isEmpty())
        return;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const QString form = bare(question.options.at(i).text);
        const bool latin = std::all_of(form.begin(), form.end(), [](QChar c) { return c.unicode() < 0x250; });
        if (form.size() < (latin ? 3 : 2) || !read.contains(form))
            continue;
        report.add(LintRule::OptionInImage, Severity::Warning, at(LintField::Option, index, static_cast<int>(i)),
                   Tr::tr("The text of option %1 can be read in the image.").arg(optionLetter(i)));
    }
}

QString keyCountFault(int correct, const QuestionKind *kind)
{
    if (correct == 0)
        return Tr::tr("No option is marked as correct.");
    if (!kind || kind->mostCorrect == 1)
        return Tr::tr("Only one option may be correct; %n are marked.", nullptr, correct);
    if (kind->fewestCorrect == kind->mostCorrect)
        return Tr::tr("A question of this kind must have %1 correct options; %2 are marked.").arg(kind->mostCorrect).arg(correct);
    return Tr::tr("A question of this kind must have %1 to %2 correct options; %3 are marked.")
        .arg(kind->fewestCorrect)
        .arg(kind->mostCorrect)
        .arg(correct);
}

/// Whether the question contains the answer, in whole words and numbers. A single letter or character gives nothing away.
bool containsAnswer(const QString &stem, const QString &answer)
{
    const QString text = normalised(stem);
    const QString wanted = normalised(answer);
    if (wanted.isEmpty() || (wanted.size() < 2 && !wanted.front().isDigit()))
        return false;
    // Chinese is written without spaces: any character may stand beside a word of it.
    const auto goesOn = [](QChar a, QChar b) {
        const auto isPart = [](QChar c) { return c.isDigit() || (c.isLetter() && c.script() == QChar::Script_Latin); };
        return isPart(a) && isPart(b);
    };
    const auto isPoint = [](QChar c) { return c == u'.' || c == u','; };
    for (qsizetype start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
        const qsizetype end = start + wanted.size();
        const bool partOfWord = (start > 0 && goesOn(text.at(start - 1), wanted.front()))
                             || (end < text.size() && goesOn(wanted.back(), text.at(end)));
        const bool partOfNumber =
            (start > 1 && wanted.front().isDigit() && isPoint(text.at(start - 1)) && text.at(start - 2).isDigit())
            || (end + 1 < text.size() && wanted.back().isDigit() && isPoint(text.at(end)) && text.at(end + 1).isDigit());
        if (!partOfWord && !partOfNumber)
            return true;
    }
    return false;
}

/// The answers that a question without options accepts.
void lintAccepted(const Question &question, int index, Report &report)
{
    const auto count = static_cast<int>(question.accepted.size());
    if (count == 0)
        report.add(LintRule::AnswerMissing, Severity::Error, at(LintField::Accepted, index, 0), Tr::tr("There is no accepted answer yet."));
    if (count > mostAccepted) {
        report.add(LintRule::AnswersMany, Severity::Error, at(LintField::Accepted, index, mostAccepted),
                   Tr::tr("A question can accept at most %1 answers; this one accepts %2.").arg(mostAccepted).arg(count));
    }
    for (int i = 0; i < count; ++i) {
        const LintPosition position = at(LintField::Accepted, index, i);
        const QString &text = question.accepted.at(i);
        const QString form = writtenForm(text);
        if (form.isEmpty()) {
            report.add(LintRule::AnswerEmpty, Severity::Error, position, Tr::tr("Accepted answer %1 is empty.").arg(i + 1));
            continue;
        }
        // 3条狗 is not 3只猫, though both are counted as 3.
        const auto alike = [&](const QString &former) { return writtenForm(former) == form && sameWritten(former, text); };
        const auto former = std::find_if(question.accepted.begin(), question.accepted.begin() + i, alike);
        if (const auto first = std::distance(question.accepted.begin(), former); first < i) {
            report.add(LintRule::AnswersEqual, Severity::Error, position,
                       Tr::tr("Accepted answers %1 and %2 count as the same answer. Remove one of them.").arg(first + 1).arg(i + 1));
        }
        if (characters(text) > longestWritten) {
            report.add(LintRule::AnswerLong, Severity::Error, position,
                       Tr::tr("Accepted answer %1 is longer than %n character(s), so nobody can write it.", nullptr, longestWritten)
                           .arg(i + 1));
        }
        if (containsAnswer(unmarkedStem(question.stem), text)) {
            report.add(LintRule::AnswerInStem, Severity::Warning, position,
                       Tr::tr("The question contains the accepted answer “%1”.").arg(shortened(text.trimmed())));
        }
        lintPersonal(text, position, report);
    }
}

/// Whether the options are as many as the kind of the question asks for, and those that it fixes.
void lintKind(const Question &question, int index, const QuestionKind *kind, Report &report)
{
    if (kind == nullptr) {
        report.add(LintRule::KindUnknown, Severity::Error, at(LintField::Stem, index),
                   Tr::tr("The benchmark does not define the kind of question “%1”.").arg(question.kind));
        return;
    }
    if (kind->isWritten()) {
        if (!question.options.isEmpty()) {
            report.add(LintRule::OptionCount, Severity::Error, at(LintField::Accepted, index, 0),
                       Tr::tr("The answer to a question of this kind is written, so it must have no options."));
        }
        return;
    }
    if (!kind->allows(question.options.size())) {
        report.add(LintRule::OptionCount, Severity::Error, at(LintField::Options, index),
                   kind->fewestOptions == kind->mostOptions
                       ? Tr::tr("A question must have %1 options; this one has %2.").arg(kind->mostOptions).arg(question.options.size())
                       : Tr::tr("A question of this kind must have %1 to %2 options; this one has %3.")
                             .arg(kind->fewestOptions)
                             .arg(kind->mostOptions)
                             .arg(question.options.size()));
    }
    for (qsizetype i = 0; i < std::min(kind->fixed.size(), question.options.size()); ++i) {
        if (question.options.at(i).text != kind->fixed.at(i)) {
            report.add(LintRule::OptionFixed, Severity::Error, at(LintField::Option, index, static_cast<int>(i)),
                       Tr::tr("In a question of this kind, option %1 must be “%2”.").arg(optionLabel(kind, i), kind->fixed.at(i)));
        }
    }
}

void lintOne(const Question &question, int index, const Preset &preset, const LintContext &context, Report &report)
{
    const QuestionRules &rules = preset.questions;
    const LintPosition stemPosition = at(LintField::Stem, index);
    const bool hasStem = !normalised(question.stem).isEmpty();
    if (!hasStem)
        report.add(LintRule::StemEmpty, Severity::Error, stemPosition, Tr::tr("The question is empty."));
    const QuestionKind *kind = preset.kind(question.kind);
    lintKind(question, index, kind, report);
    report.addAll(lintPictures(question, index, kind, context.own));
    const bool written = kind ? kind->isWritten() : question.options.isEmpty() && !question.accepted.isEmpty();
    const int correct = question.keys().count();
    if (!written && !allowsCorrect(kind, correct))
        report.add(LintRule::KeyCount, Severity::Error, at(LintField::Options, index), keyCountFault(correct, kind));
    if (written)
        lintAccepted(question, index, report);
    const bool fixed = written || (kind && kind->isFixed()); // nobody wrote options
    if (!fixed)
        lintOptionTexts(question, index, preset, report);

    const QString stem = unmarkedStem(question.stem);
    if (characters(stem) > rules.stemMaximum) {
        report.add(LintRule::StemLong, Severity::Warning, stemPosition,
                   Tr::tr("The question is longer than %n character(s).", nullptr, rules.stemMaximum));
    }
    if (!fixed)
        lintLengths(question, index, preset.lint, report);
    if (kind && !fixed && !kind->takesSeveral() && kind->fewestOptions == kind->mostOptions)
        lintPosition(question, index, context.keyPositions.value(question.kind), report);
    const int key = question.keyIndex();
    if (hasStem && key >= 0 && !fixed && !hasPictureOptions(question)) {
        QStringList distractors;
        for (qsizetype i = 0; i < question.options.size(); ++i) {
            if (i != key)
                distractors.append(question.options.at(i).text);
        }
        const QString echo = echoOfKey(stem, question.options.at(key).text, distractors, commonWords(preset));
        if (!echo.isEmpty()) {
            report.add(LintRule::StemEchoesKey, Severity::Warning, stemPosition,
                       Tr::tr("The question and the correct option both contain “%1”; no other option does.").arg(echo));
        }
    }
    if (hasDoubleNegation(question.stem))
        report.add(LintRule::DoubleNegation, Severity::Warning, stemPosition, Tr::tr("The question contains a double negative: use a "
                                                                                     "positive wording."));
    if (!context.imageText.isEmpty() && !fixed)
        lintImageText(question, index, context.imageText, report);
    if (context.others != nullptr) {
        if (const auto match = context.others->nearest(question, context.image)) {
            report.add(LintRule::NearDuplicate, Severity::Warning, stemPosition,
                       (written ? Tr::tr("This question and its accepted answers are nearly the same as the question “%1” on another "
                                         "image (similarity %2 %).")
                                : Tr::tr("This question and its options are nearly the same as the question “%1” on another image "
                                         "(similarity %2 %)."))
                           .arg(shortened(match->stem), number(match->similarity * 100)));
        }
    }

    lintPersonal(question.stem, stemPosition, report);
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        lintPersonal(question.options.at(i).text, at(LintField::Option, index, static_cast<int>(i)), report);
        lintPersonal(question.options.at(i).note, at(LintField::OptionNote, index, static_cast<int>(i)), report);
    }
    lintPersonal(question.rationale, at(LintField::Rationale, index), report);
}

void lintOverlap(const QList<Question> &questions, const Preset &preset, Report &report)
{
    const auto keyOf = [&preset](const Question &q) {
        if (q.options.isEmpty()) {
            // Many questions have the same number for an answer.
            const QString form = writtenForm(q.accepted.value(0));
            return form.isEmpty() || form.front().isDigit() || form.front() == u'-' ? QString() : bare(form);
        }
        const QuestionKind *kind = preset.kind(q.kind);
        if (q.keyIndex() < 0 || (kind && kind->isFixed()) || hasPictureOptions(q))
            return QString();
        return bare(q.options.at(q.keyIndex()).text);
    };
    for (qsizetype later = 1; later < questions.size(); ++later) {
        const QString stem = normalised(questions.at(later).stem);
        const QString key = keyOf(questions.at(later));
        for (qsizetype earlier = 0; earlier < later; ++earlier) {
            const QString &kind = questions.at(later).kind;
            const QString &otherKind = questions.at(earlier).kind;
            // Questions of a chain go through the same concepts, each in its own way.
            if (preset.asksOfChains(kind) && preset.asksOfChains(otherKind))
                continue;
            // The same value is the answer to several questions over factors.
            const bool overFactors = preset.asksOfFactor(kind) && preset.asksOfFactor(otherKind);
            const LintPosition position = at(LintField::Stem, static_cast<int>(later));
            const QString otherStem = normalised(questions.at(earlier).stem);
            const QString otherKey = keyOf(questions.at(earlier));
            const QString numbers[] = {QString::number(later + 1), QString::number(earlier + 1)};
            if (!stem.isEmpty() && stem == otherStem && showSamePictures(questions.at(later), questions.at(earlier))) {
                report.add(LintRule::SameImageOverlap, Severity::Warning, position,
                           Tr::tr("Questions %1 and %2 ask the same thing.").arg(numbers[0], numbers[1]));
            } else if (!overFactors && key.size() >= 2 && otherKey.size() >= 2
                       && (key == otherKey
                           || (qMin(key.size(), otherKey.size()) >= 4
                               && jaccard(shingles(key), shingles(otherKey)) >= overlapLimit))) {
                report.add(LintRule::SameImageOverlap, Severity::Warning, position,
                           Tr::tr("Questions %1 and %2 have nearly the same answer.").arg(numbers[0], numbers[1]));
            } else if (!overFactors
                       && ((key.size() >= 4 && bare(otherStem).contains(key))
                           || (otherKey.size() >= 4 && bare(stem).contains(otherKey)))) {
                report.add(LintRule::SameImageOverlap, Severity::Warning, position,
                           Tr::tr("One of the questions %1 and %2 reveals the answer to the other question.").arg(numbers[0], numbers[1]));
            }
        }
    }
}

} // namespace

QList<Finding> lintQuestion(const Question &question, int index, const Preset &preset, const LintContext &context)
{
    Report report;
    lintOne(question, index, preset, context, report);
    return report.take();
}

QList<Finding> lintAnnotation(const AnnotationContent &content, const Preset &preset, const LintContext &context)
{
    Report report;
    report.addAll(lintLabels(content.labels, preset));
    const auto weight = [](bool required) { return required ? Severity::Error : Severity::Warning; };
    if (preset.texts.image && content.explanation.trimmed().isEmpty())
        report.add(LintRule::ExplanationEmpty, weight(preset.texts.explanationRequired),
                   at(LintField::Explanation), Tr::tr("There is no explanation yet."));
    if (preset.texts.image && content.impliedMeaning.trimmed().isEmpty())
        report.add(LintRule::MeaningEmpty, weight(preset.texts.meaningRequired),
                   at(LintField::ImpliedMeaning), Tr::tr("There is no implied meaning yet."));
    lintPersonal(content.explanation, at(LintField::Explanation), report);
    lintPersonal(content.impliedMeaning, at(LintField::ImpliedMeaning), report);
    for (qsizetype i = 0; i < content.context.size(); ++i)
        lintPersonal(content.context.at(i).text, at(LintField::Context, -1, static_cast<int>(i)), report);

    const QuestionRules &rules = preset.questions;
    if (content.questions.size() < rules.minimum || content.questions.size() > rules.maximum) {
        report.add(LintRule::QuestionCount, Severity::Error, at(LintField::Questions),
                   Tr::tr("An image must have %1 to %2 questions; this one has %3.")
                       .arg(rules.minimum)
                       .arg(rules.maximum)
                       .arg(content.questions.size()));
    }
    const Filled filled = context.filler ? context.filler(content.labels, content.questions) : Filled();
    report.addAll(lintGroups(content.questions, preset));
    report.addAll(lintTemplates(content.questions, filled));
    report.addAll(lintDraws(content.questions, filled));
    report.addAll(lintRivals(content.questions, filled));
    for (qsizetype i = 0; i < content.questions.size(); ++i) {
        LintContext own = context;
        if (isFromTemplate(content.questions.at(i), filled))
            own.others = nullptr; // its wording is that of other images by right
        for (qsizetype j = 0; j < content.questions.size(); ++j) {
            const int key = content.questions.at(j).keyIndex();
            if (j == i || key < 0)
                continue;
            QList<int> &positions = own.keyPositions[content.questions.at(j).kind];
            positions.resize(qMax(positions.size(), static_cast<qsizetype>(key) + 1));
            ++positions[key];
        }
        report.addAll(lintLabels(content.questions.at(i).labels, preset, static_cast<int>(i)));
        lintOne(content.questions.at(i), static_cast<int>(i), preset, own, report);
    }
    lintOverlap(content.questions, preset, report);
    return report.take();
}

bool hasErrors(const QList<Finding> &findings)
{
    return std::any_of(findings.begin(), findings.end(), [](const Finding &f) { return f.severity == Severity::Error; });
}

} // namespace yuyi
