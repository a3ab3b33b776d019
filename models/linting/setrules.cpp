// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/setrules.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/percent.h"
#include "models/linting/templatelinter.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Linter)
};

/// Balance is judged from five expected observations per position on, and where chance would do it once in a hundred sets.
constexpr int expectedFloor = 5;
constexpr double level = 0.01;
constexpr int spreadFloor = 20;
constexpr int repeatedFloor = 3;
constexpr qsizetype repeatedLength = 3;
constexpr double dominantShare = 0.75;
constexpr int dominantFloor = 20;

QString probability(double p)
{
    return p < 0.0001 ? Tr::tr("p < 0.0001") : Tr::tr("p = %1").arg(QLocale().toString(p, 'f', 4));
}

SetFinding setFinding(LintRule rule, Severity severity, const QString &where, const QString &text)
{
    return {{rule, severity, {}, text}, -1, {}, where};
}

// Outside the class: the extractor of texts does not find the context of members of classes from other files.
QString numbered(qsizetype index)
{
    return Tr::tr("Item %1").arg(index + 1);
}

QString imageOf(const QString &item)
{
    return Tr::tr("Image of %1").arg(item);
}

QString andMore(const QString &names, qsizetype more)
{
    return Tr::tr("%1 and %n other(s)", nullptr, static_cast<int>(more)).arg(names);
}

/// Where a further picture of an item stands, for people.
QString placeOf(const ItemPicture &picture, const QString &item)
{
    return picture.option >= 0 ? Tr::tr("%1, option %2").arg(item, optionLetter(picture.option))
                               : Tr::tr("%1, picture %2").arg(item, QString::number(picture.number));
}

/// Labels of a closed dimension that none of the images or questions has, or nearly all.
void lintShares(const Dimension &dimension, const QList<Labels> &labelled, QList<SetFinding> &findings)
{
    const auto all = labelled.size();
    QStringList unused; // told together: one line of a dimension, not one of each label
    for (const LabelValue &value : dimension.values) {
        const auto count = std::count_if(labelled.begin(), labelled.end(), [&](const Labels &labels) {
            return labels.value(dimension.code).contains(value.code);
        });
        if (all > 0 && count == 0)
            unused.append(Tr::tr("“%1”", "a label").arg(value.title.text()));
        const double share = all == 0 ? 0 : static_cast<double>(count) / static_cast<double>(all);
        if (!dimension.pickMany && all >= dominantFloor && share > dominantShare) {
            findings.append(setFinding(LintRule::LabelDominant, Severity::Warning, dimension.title.text(),
                                       (dimension.ofQuestion() ? Tr::tr("%1 % of the questions are labelled “%2”.")
                                                               : Tr::tr("%1 % of the images are labelled “%2”."))
                                           .arg(shownPercent(share), value.title.text())));
        }
    }
    if (unused.isEmpty())
        return;
    findings.append(setFinding(LintRule::LabelUnused, Severity::Warning, dimension.title.text(),
                               (dimension.ofQuestion() ? Tr::tr("Labels that no question has: %1.", "one or more labels")
                                                       : Tr::tr("Labels that no image has: %1.", "one or more labels"))
                                   .arg(unused.join(Tr::tr(", ", "between labels")))));
}

/// What is left of a typed label when case, width and white space do not count.
QString withoutForm(const QString &label)
{
    QString form = label.normalized(QString::NormalizationForm_KC).toCaseFolded();
    form.removeIf([](QChar c) { return c.isSpace(); });
    return form;
}

/// Typed labels that somebody probably meant to be one.
void lintNearLabels(const Dimension &dimension, const QList<Labels> &labelled, QList<SetFinding> &findings)
{
    QHash<QString, QStringList> variants;
    QStringList order;
    const QList<FoundLabel> found = foundLabels(dimension.code, labelled);
    for (const FoundLabel &one : found) {
        const QString form = withoutForm(one.label.text());
        if (!variants.contains(form))
            order.append(form);
        variants[form].append(Tr::tr("“%1” (%2)", "a label, how often").arg(one.label.text(), QString::number(one.count)));
    }
    for (const QString &form : std::as_const(order)) {
        const QStringList alike = variants.value(form);
        if (alike.size() > 1) {
            findings.append(setFinding(LintRule::NearLabels, Severity::Warning, dimension.title.text(),
                                       Tr::tr("Labels that differ only in blanks, width, or upper and lower case: %1.")
                                           .arg(alike.join(Tr::tr(", ", "between labels")))));
        }
    }
}

QString wholeSet()
{
    return Tr::tr("The whole item set");
}

} // namespace

QString SetNames::item(qsizetype index) const
{
    const QString name = m_input.names.value(index);
    return name.isEmpty() ? numbered(index) : name;
}

QString SetNames::image(const ImageId &id) const
{
    const auto found = m_input.images.constFind(id);
    if (found != m_input.images.constEnd() && !found->name.isEmpty())
        return found->name;
    for (qsizetype i = 0; i < m_input.items.size(); ++i) {
        if (m_input.items.at(i).image == id)
            return imageOf(item(i));
    }
    return id.toString();
}

QString SetNames::items(const QList<int> &indexes) const
{
    constexpr qsizetype shown = 5;
    QStringList list;
    for (qsizetype i = 0; i < indexes.size() && i < shown; ++i)
        list.append(item(indexes.at(i)));
    const QString joined = list.join(QStringLiteral(", "));
    return indexes.size() <= shown ? joined : andMore(joined, indexes.size() - shown);
}

void lintIds(const SetLintInput &input, const SetNames &names, QList<SetFinding> &findings)
{
    QHash<QString, int> first;
    for (qsizetype i = 0; i < input.names.size() && i < input.items.size(); ++i) {
        const QString &name = input.names.at(i);
        if (name.isEmpty())
            continue;
        if (!first.contains(name)) {
            first.insert(name, static_cast<int>(i));
            continue;
        }
        SetFinding finding = setFinding(LintRule::RepeatedId, Severity::Error, names.item(i),
                                        Tr::tr("Items no. %2 and no. %3 of the item set have the same ID “%1”.")
                                            .arg(name)
                                            .arg(first.value(name) + 1)
                                            .arg(i + 1));
        finding.item = static_cast<int>(i);
        finding.image = input.items.at(i).image;
        findings.append(finding);
    }
}

void lintSetGroups(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings)
{
    if (preset.groups.isEmpty())
        return;
    QHash<ImageId, QStringList> kinds;
    QList<ImageId> order;
    for (qsizetype i = 0; i < input.items.size(); ++i) {
        const Item &item = input.items.at(i);
        QStringList &former = kinds[item.image];
        if (former.isEmpty())
            order.append(item.image);
        if (former.contains(item.question.kind) && preset.groupOf(item.question.kind)) {
            SetFinding finding =
                setFinding(LintRule::KindTwice, Severity::Error, names.item(i),
                           Tr::tr("An image may have only one question of the kind “%1”.")
                               .arg(titlesOfKinds(preset, {item.question.kind})));
            finding.item = static_cast<int>(i);
            finding.image = item.image;
            findings.append(finding);
        }
        former.append(item.question.kind);
    }
    for (const ImageId &image : std::as_const(order)) {
        for (const QuestionGroup &group : preset.groups) {
            const QStringList missing = missingKinds(group, kinds.value(image));
            if (missing.isEmpty())
                continue;
            SetFinding finding = setFinding(LintRule::GroupIncomplete, Severity::Warning, names.image(image),
                                            Tr::tr("“%1” is not complete. The image has no question of: %2.")
                                                .arg(group.title.text(), titlesOfKinds(preset, missing)));
            finding.image = image;
            findings.append(finding);
        }
    }
}

void lintBalance(const SetFigures &figures, const Preset &preset, QList<SetFinding> &findings)
{
    const auto n = figures.questions;
    if (figures.isTested && figures.chiSquareP < level) {
        QStringList counts;
        for (qsizetype i = 0; i < figures.keyPositions.size(); ++i)
            counts.append(QStringLiteral("%1 %2").arg(optionLetter(i)).arg(figures.keyPositions.at(i)));
        findings.append(setFinding(
            LintRule::PositionBalance, Severity::Warning, wholeSet(),
            Tr::tr(
                "The correct options are spread unevenly over the positions (%1): χ² = %2, %3. Shuffle the options.")
                .arg(counts.join(QStringLiteral(", ")),
                     QLocale().toString(figures.chiSquare, 'f', 1),
                     probability(figures.chiSquareP))));
    }
    if (n >= expectedFloor * figures.keyPositions.size() && figures.longestP < level) {
        findings.append(setFinding(
            LintRule::LongestOption, Severity::Warning, wholeSet(),
            Tr::tr("In %1 of %2 questions, the correct option is the longest (%5). A guesser who always chooses the longest option "
                   "scores %3 %; random guesses score %4 %.")
                .arg(figures.keyStrictlyLongest)
                .arg(n)
                .arg(shownPercent(figures.longestPickScore), shownPercent(figures.chance),
                     probability(figures.longestP))));
    }
    if (n >= spreadFloor && figures.meanSpread > preset.lint.lengthSpreadFactor) {
        findings.append(setFinding(LintRule::SpreadShare, Severity::Warning, wholeSet(),
                                   Tr::tr("On average the longest option is %1 times as long as the shortest.")
                                       .arg(QLocale().toString(figures.meanSpread, 'f', 1))));
    }
}

void lintRepetition(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings)
{
    struct Use {
        QList<int> items;
        QSet<ImageId> images;
        QString text; ///< empty: the option is a picture
        int asKey = 0;
    };
    QHash<QString, Use> uses;
    QStringList order;
    for (qsizetype i = 0; i < input.items.size(); ++i) {
        if (preset.repeatsOptions(input.items.at(i).question.kind))
            continue;
        for (const Option &option : input.items.at(i).question.options) {
            QString form = normalised(option.text);
            if (!option.picture.isNull())
                form += pictureToken(option.picture.sha256);
            if (form.size() < repeatedLength)
                continue;
            Use &use = uses[form];
            if (use.items.isEmpty()) {
                use.text = option.picture.isNull() ? option.text : QString();
                order.append(form);
            }
            if (use.items.isEmpty() || use.items.last() != i)
                use.items.append(static_cast<int>(i));
            use.images.insert(input.items.at(i).image);
            use.asKey += option.correct ? 1 : 0;
        }
    }
    for (const QString &form : std::as_const(order)) {
        const Use &use = uses[form];
        // The questions of one image may share options; over several images a text that is only ever wrong, or right, gives itself away.
        if (use.items.size() < repeatedFloor || use.images.size() < repeatedFloor)
            continue;
        const auto times = static_cast<int>(use.items.size());
        if (use.text.isEmpty()) {
            findings.append(setFinding(LintRule::RepeatedOption, Severity::Warning, names.items(use.items),
                                       Tr::tr("One picture is an option of %n question(s) of different images and is the correct option in "
                                              "%1 of them.",
                                              nullptr, times)
                                           .arg(use.asKey)));
            continue;
        }
        findings.append(setFinding(
            LintRule::RepeatedOption, Severity::Warning, names.items(use.items),
            Tr::tr(
                "The option “%1” occurs in %n question(s) of different images and is the correct option in %2 of them.",
                nullptr, times)
                .arg(use.text)
                .arg(use.asKey)));
    }
}

void lintSetLabels(const SetLintInput &input, const Preset &preset, const SetNames &names, QList<SetFinding> &findings)
{
    QHash<ImageId, Labels> ofImage;
    QList<Labels> ofQuestions;
    for (const Item &item : input.items) {
        if (!ofImage.contains(item.image))
            ofImage.insert(item.image, item.labels);
        ofQuestions.append(item.labels);
    }
    const QList<Labels> ofImages = ofImage.values();
    for (const Dimension &dimension : preset.dimensions) {
        const QList<Labels> &labelled = dimension.ofQuestion() ? ofQuestions : ofImages;
        if (dimension.open)
            lintNearLabels(dimension, labelled, findings);
        else
            lintShares(dimension, labelled, findings);
    }
    for (const LabelConflict &conflict : labelConflicts(input.items)) {
        const Dimension *dimension = preset.dimension(conflict.dimension);
        if (dimension && dimension->ofQuestion())
            continue; // two questions of one image may well differ
        QStringList answers;
        for (const QList<LabelCode> &labels : conflict.values) {
            QStringList titles;
            for (const LabelCode &label : labels)
                titles.append(dimension == nullptr ? label.text() : dimension->titleOf(label));
            answers.append(titles.isEmpty() ? Tr::tr("no label") : titles.join(QStringLiteral(" + ")));
        }
        const QString title = dimension == nullptr ? conflict.dimension.text() : dimension->title.text();
        SetFinding finding =
            setFinding(LintRule::LabelConflict, Severity::Warning, names.items(conflict.items),
                       Tr::tr("Items of one image differ in the dimension “%1”: %2.")
                           .arg(title, answers.join(QStringLiteral(" / "))));
        finding.finding.position.dimension = conflict.dimension;
        finding.image = conflict.image;
        findings.append(finding);
    }
}

void lintSources(const SetLintInput &input, const SetNames &names, QList<SetFinding> &findings)
{
    const Severity severity = input.requireLicence ? Severity::Error : Severity::Warning;
    QSet<ImageId> seen;
    for (const Item &item : input.items) {
        const auto image = input.images.constFind(item.image);
        if (image == input.images.constEnd() || seen.contains(item.image))
            continue;
        seen.insert(item.image);
        const auto add = [&](LintRule rule, const QString &text) {
            SetFinding finding = setFinding(rule, severity, names.image(item.image), text);
            finding.image = item.image;
            findings.append(finding);
        };
        if (image->sourceUrl.trimmed().isEmpty())
            add(LintRule::SourceMissing, Tr::tr("The image has no source."));
        if (image->licence.trimmed().isEmpty())
            add(LintRule::LicenceMissing, Tr::tr("The image has no licence."));
    }
    QSet<Sha256> known; // the images have been looked at above
    for (const LintImage &image : input.images)
        known.insert(image.own);
    for (qsizetype i = 0; i < input.items.size(); ++i) {
        const Item &item = input.items.at(i);
        const Medium own{input.images.value(item.image).own, ImageFormat::Unknown, {}, {}, {}};
        const QList<ItemPicture> pictures = itemPictures(item.question, own, item.question.options);
        for (const ItemPicture &picture : pictures) {
            const auto facts = input.media.constFind(picture.medium.sha256);
            if (facts == input.media.constEnd() || known.contains(picture.medium.sha256))
                continue;
            known.insert(picture.medium.sha256);
            const auto add = [&](LintRule rule, const QString &text) {
                SetFinding finding = setFinding(rule, severity, placeOf(picture, names.item(i)), text);
                finding.item = static_cast<int>(i);
                finding.image = item.image;
                findings.append(finding);
            };
            if (facts->sourceUrl.trimmed().isEmpty())
                add(LintRule::SourceMissing, Tr::tr("The picture has no source."));
            if (facts->licence.trimmed().isEmpty())
                add(LintRule::LicenceMissing, Tr::tr("The picture has no licence."));
        }
    }
}

} // namespace yuyi
