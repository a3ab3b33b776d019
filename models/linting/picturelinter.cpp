// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/picturelinter.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

LintPosition inStem(int question)
{
    return {LintField::Stem, question, -1, {}};
}

LintPosition atPicture(int question, qsizetype picture)
{
    return {LintField::Picture, question, -1, {}, static_cast<int>(picture)};
}

LintPosition atOption(int question, qsizetype option)
{
    return {LintField::Option, question, static_cast<int>(option), {}};
}

/// How many pictures the stem shows. An own picture that is not known is no option's.
qsizetype shownPictures(const Question &question, const Sha256 &own)
{
    if (!question.media.isEmpty())
        return question.media.size();
    const bool isOption = !own.isNull() && std::any_of(question.options.begin(), question.options.end(), [&](const Option &option) {
        return option.picture.sha256 == own;
    });
    return isOption ? 0 : 1;
}

/// What stands between the brackets of marks in the stem, as it was typed, each once.
QStringList typedMarks(const QString &stem)
{
    static const QRegularExpression mark(QStringLiteral("⟦([0-9]+)⟧"));
    QStringList numbers;
    for (auto marks = mark.globalMatch(stem); marks.hasNext();) {
        const QString number = marks.next().captured(1);
        if (!numbers.contains(number))
            numbers.append(number);
    }
    return numbers;
}

void lintMarks(const Question &question, int index, qsizetype shown, QList<Finding> &findings)
{
    const QStringList typed = typedMarks(question.stem);
    for (const QString &number : typed) {
        const bool has = number.size() == 1 && number.toInt() >= 1 && number.toInt() <= shown;
        if (!has) {
            findings.append({LintRule::MarkWithoutPicture, Severity::Error, inStem(index),
                             Tr::tr("The question contains the mark ⟦%1⟧, but it has no picture %1.").arg(number)});
        }
    }
    const QList<int> without = unmarked(question.stem, shown);
    if (without.size() == shown)
        return; // they all stand before the text
    for (const int number : without) {
        findings.append({LintRule::PictureWithoutMark, Severity::Warning, atPicture(index, number - 1),
                         Tr::tr("Picture %1 has no mark in the question, but other pictures have one. It is shown before the text.")
                             .arg(number)});
    }
}

/// Nobody can mean a picture where there can be no further ones, but lists and models would read one.
void lintTypedBrackets(const Question &question, int index, QList<Finding> &findings)
{
    const QStringList typed = typedMarks(question.stem);
    for (const QString &number : typed) {
        if (number.size() == 1 && number != u"0") {
            findings.append({LintRule::MarkWithoutPicture, Severity::Warning, inStem(index),
                             Tr::tr("The question contains ⟦%1⟧, which is read as the place of a picture. Use other brackets.")
                                 .arg(number)});
        }
    }
}

QString pictureCountFault(const QuestionKind &kind, qsizetype shown)
{
    if (kind.fewestPictures == kind.mostPictures) {
        return Tr::tr("A question of this kind must show %n picture(s) besides its options; this one shows %1.", nullptr, kind.mostPictures)
            .arg(shown);
    }
    return Tr::tr("A question of this kind must show %1 to %2 pictures besides its options; this one shows %3.")
        .arg(kind.fewestPictures)
        .arg(kind.mostPictures)
        .arg(shown);
}

void lintMedia(const Question &question, int index, const QuestionKind *kind, QList<Finding> &findings)
{
    for (qsizetype i = 0; i < question.media.size(); ++i) {
        const Medium &medium = question.media.at(i);
        const auto same = [&](const Medium &other) { return other.sha256 == medium.sha256; };
        const auto former = std::find_if(question.media.begin(), question.media.begin() + i, same);
        if (const auto first = std::distance(question.media.begin(), former); first < i) {
            findings.append({LintRule::SamePictureTwice, Severity::Error, atPicture(index, i),
                             Tr::tr("Pictures %1 and %2 of the question are the same.").arg(first + 1).arg(i + 1)});
        }
        if (kind && !kind->roles.isEmpty() && !kind->role(medium.role)) {
            findings.append({LintRule::RoleMissing, Severity::Warning, atPicture(index, i),
                             Tr::tr("Picture %1 of the question has no role.").arg(i + 1)});
        }
    }
}

void lintOptionPictures(const Question &question, int index, const QuestionKind *kind, QList<Finding> &findings)
{
    const QList<Option> &options = question.options;
    QStringList withText; // the letters of options that are only a text
    for (qsizetype i = 0; i < options.size(); ++i) {
        const Option &option = options.at(i);
        if (option.picture.isNull()) {
            if (!option.isEmpty())
                withText.append(optionLetter(i));
            continue;
        }
        if (kind && !kind->optionPictures) {
            findings.append({LintRule::OptionPictureNotTaken, Severity::Error, atOption(index, i),
                             Tr::tr("Option %1 has a picture, but the options of this kind of question are only texts.")
                                 .arg(optionLabel(kind, i))});
        }
        const auto same = [&](const Option &other) { return other.picture.sha256 == option.picture.sha256; };
        const auto former = std::find_if(options.begin(), options.begin() + i, same);
        if (const auto first = std::distance(options.begin(), former); first < i) {
            findings.append({LintRule::SamePictureTwice, Severity::Error, atOption(index, i),
                             Tr::tr("Options %1 and %2 have the same picture.").arg(optionLetter(first), optionLetter(i))});
        }
    }
    if (withText.isEmpty() || !hasPictureOptions(question))
        return;
    const QString sentence =
        Tr::tr("Some options have a picture, and others have none: %1. An option that differs in form stands out.", "letters of options")
            .arg(withText.join(Tr::tr(", ", "between letters of options")));
    const LintPosition position{LintField::Options, index, -1, {}};
    findings.append({LintRule::MixedOptions, Severity::Warning, position, sentence});
}

QList<Sha256> optionPictures(const Question &question)
{
    QList<Sha256> pictures;
    for (const Option &option : question.options)
        pictures.append(option.picture.sha256);
    return pictures;
}

} // namespace

QList<Finding> lintPictures(const Question &question, int index, const QuestionKind *kind, const Sha256 &own)
{
    QList<Finding> findings;
    if (!question.hasPictures() && !(kind && kind->takesPictures())) {
        lintTypedBrackets(question, index, findings);
        return findings;
    }
    const qsizetype shown = shownPictures(question, own);
    if (kind && !kind->allowsPictures(shown))
        findings.append({LintRule::PictureCount, Severity::Error, inStem(index), pictureCountFault(*kind, shown)});
    lintMarks(question, index, shown, findings);
    lintMedia(question, index, kind, findings);
    lintOptionPictures(question, index, kind, findings);
    return findings;
}

bool hasPictureOptions(const Question &question)
{
    return std::any_of(question.options.begin(), question.options.end(), [](const Option &option) { return !option.picture.isNull(); });
}

bool showSamePictures(const Question &a, const Question &b)
{
    return std::equal(a.media.begin(), a.media.end(), b.media.begin(), b.media.end(),
                      [](const Medium &one, const Medium &other) { return one.sha256 == other.sha256; })
        && optionPictures(a) == optionPictures(b);
}

} // namespace yuyi
