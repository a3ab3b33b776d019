// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/datacard.h"

#include "models/domain/percent.h"
#include "models/exchange/release/splits.h"
#include "models/exchange/tables/markdown.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DataCard)
};

QString escaped(const QString &text)
{
    return markdownEscaped(text, MarkdownText::Line);
}

QString number(double value, int decimals)
{
    return QLocale().toString(roundedHalfUp(value, decimals), 'f', decimals);
}

QString number(qint64 value)
{
    return QLocale().toString(value);
}

/// Text between two web addresses, or around them.
QString escapedWords(const QString &text) { return markdownEscaped(text, MarkdownText::Paragraphs); }

/// Paragraphs of a text that a person wrote. An address between angle brackets keeps its underscores.
QString escapedParagraphs(const QString &text)
{
    static const QRegularExpression address(QStringLiteral("https?://[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=%]*[A-Za-z0-9/_~=&#%]"));
    static const QRegularExpression lines(QStringLiteral("[ \t]*\n\\s*"));
    // A line that begins with white space would be code.
    const QString words = QString(text).replace(lines, QStringLiteral("\n")).trimmed();
    QString escaped;
    qsizetype from = 0;
    for (auto it = address.globalMatch(words); it.hasNext();) {
        const auto match = it.next();
        escaped += escapedWords(words.mid(from, match.capturedStart() - from));
        escaped += QString(u'<' % match.captured() % u'>');
        from = match.capturedEnd();
    }
    return escaped + escapedWords(words.mid(from));
}

/// A block of code that the text cannot end.
QString codeBlock(const QString &text)
{
    static const QRegularExpression ticks(QStringLiteral("`+"));
    qsizetype longest = 2;
    for (auto it = ticks.globalMatch(text); it.hasNext();)
        longest = std::max(longest, it.next().capturedLength());
    const QString fence(longest + 1, u'`');
    return fence % u'\n' % text % u'\n' % fence;
}

class Card
{
public:
    void heading(const QString &text) { m_text += QString(u"\n## " % text % u"\n\n"); }
    void line(const QString &text) { m_text += QString(text % u'\n'); }
    void bullet(const QString &text) { m_text += QString(u"- " % text % u'\n'); }
    void table(const QStringList &header, const QList<QStringList> &rows)
    {
        m_text += markdownRow(header);
        // The first column holds names, the others numbers.
        QStringList rule{QStringLiteral("---")};
        for (qsizetype i = 1; i < header.size(); ++i)
            rule.append(QStringLiteral("---:"));
        m_text += markdownRow(rule);
        for (const QStringList &cells : rows)
            m_text += markdownRow(cells);
        m_text += u'\n';
    }
    QByteArray take() const { return m_text.toUtf8(); }

private:
    QString m_text;
};

QString valueTitle(const Preset &preset, const DimensionCode &dimension, const LabelCode &value)
{
    const Dimension *found = preset.dimension(dimension);
    return escaped(found == nullptr ? value.text() : found->titleOf(value));
}

void statisticsPart(const DataCardInput &input, Card &card)
{
    const Statistics &statistics = input.statistics;
    card.heading(Tr::tr("Statistics"));
    // Where every answer is written there are no options to speak of.
    const bool hasOptions = statistics.options > 0 || statistics.questions == 0;
    QList<QStringList> figures{{Tr::tr("Images"), number(statistics.images)}, {Tr::tr("Questions"), number(statistics.questions)}};
    if (hasOptions)
        figures.append({Tr::tr("Options"), number(statistics.options)});
    if (statistics.pictures > 0) {
        figures.append({Tr::tr("Different pictures that the questions show"), number(statistics.pictures)});
        figures.append({Tr::tr("Questions with several pictures"), number(statistics.severalPictures)});
        figures.append({Tr::tr("Pictures in question stems"), number(statistics.stemPictures)});
        figures.append({Tr::tr("Options with a picture"), number(statistics.pictureOptions)});
    }
    figures.append({Tr::tr("Mean length of a question stem (characters)"), number(statistics.meanQuestion, 2)});
    if (hasOptions)
        figures.append({Tr::tr("Mean length of an option (characters)"), number(statistics.meanOption, 2)});
    if (input.preset == nullptr || input.preset->texts.image)
        figures.append({Tr::tr("Mean length of an explanation (characters)"), number(statistics.meanExplanation, 2)});
    if (statistics.explained > 0) {
        figures.append({Tr::tr("Questions whose answer is explained"), number(statistics.explained)});
        figures.append({Tr::tr("Mean length of the explanation of an answer (characters)"), number(statistics.meanRationale, 2)});
    }
    card.table({Tr::tr("Statistic"), Tr::tr("Value")}, figures);
    if (statistics.explained > 0 && input.withKeys && !input.holdsRationales) {
        card.line(Tr::tr("The files of this release do not contain the explanations of the answers."));
        card.line({});
    }
    if (input.preset == nullptr)
        return;
    if (!statistics.kinds.isEmpty()) {
        QList<QStringList> rows;
        for (const KindCount &kind : statistics.kinds)
            rows.append({escaped(input.preset->kind(kind.kind)->title.text()), number(kind.questions)});
        card.table({Tr::tr("Kind of question"), Tr::tr("Questions")}, rows);
    }
    if (!statistics.groups.isEmpty()) {
        QList<QStringList> rows;
        for (const GroupImages &images : statistics.groups)
            rows.append({escaped(groupTitle(*input.preset, images.group)), number(images.complete), number(images.incomplete)});
        card.table({Tr::tr("Group of questions"), Tr::tr("Complete"), Tr::tr("Incomplete")}, rows);
    }
    if (!input.preset->labelsQuestions()) {
        card.line(Tr::tr("Labels are counted by image; an image with several labels in a dimension counts once for each label."));
    } else {
        card.line(Tr::tr("Labels of images are counted by image, labels of questions by question; what has several labels in a dimension "
                         "counts once for each label."));
    }
    card.line({});
    for (const DimensionCount &count : statistics.labels) {
        const Dimension *dimension = input.preset->dimension(count.dimension);
        QList<QStringList> rows;
        for (const ValueCount &value : count.values)
            rows.append({valueTitle(*input.preset, count.dimension, value.value), number(value.count), number(value.percent, 1)});
        if (count.unlabelled > 0)
            rows.append({Tr::tr("(no label)"), number(count.unlabelled), number(100.0 * count.unlabelled / qMax(1, count.all), 1)});
        card.table(
            {escaped(dimension == nullptr ? count.dimension.text() : dimension->title.text()),
             count.of == LabelOf::Question ? Tr::tr("Questions") : Tr::tr("Images"), QStringLiteral("%")},
            rows);
        if (count.distinct > count.values.size()) {
            card.line(Tr::tr("%n different labels; the table lists the most frequent ones.", nullptr, count.distinct));
            card.line({});
        }
    }
    const CrossTable &cross = statistics.cross;
    if (cross.rows.isEmpty())
        return;
    const auto labelsQuestions = [&](const DimensionCode &code) {
        const Dimension *dimension = input.preset->dimension(code);
        return dimension != nullptr && dimension->ofQuestion();
    };
    QStringList header{labelsQuestions(cross.rows) || labelsQuestions(cross.columns) ? Tr::tr("Questions") : Tr::tr("Images")};
    for (const LabelCode &column : cross.columnValues)
        header.append(valueTitle(*input.preset, cross.columns, column));
    QList<QStringList> rows;
    for (qsizetype r = 0; r < cross.rowValues.size(); ++r) {
        QStringList cells{valueTitle(*input.preset, cross.rows, cross.rowValues.at(r))};
        for (const int count : cross.counts.at(r))
            cells.append(number(count));
        rows.append(cells);
    }
    card.table(header, rows);
}

void funnelPart(const DataCardInput &input, Card &card)
{
    if (input.collected <= 0)
        return;
    card.heading(Tr::tr("Selection of the images"));
    QList<QStringList> rows{{Tr::tr("Collected"), number(input.collected)}};
    for (const auto &[step, count] : input.discarded)
        rows.append({Tr::tr("Discarded: %1").arg(titleOf(step)), number(count)});
    rows.append({Tr::tr("Kept"), number(input.kept)});
    card.table({Tr::tr("Step"), Tr::tr("Images")}, rows);
    if (!input.reasons.isEmpty()) {
        QList<QStringList> reasons;
        for (const auto &[reason, count] : input.reasons)
            reasons.append({escaped(reason), number(count)});
        card.table({Tr::tr("Reason for discarding"), Tr::tr("Images")}, reasons);
    }
}

void aboutPart(const DataCardInput &input, AboutField field, Card &card)
{
    const QString text = input.about.value(field);
    if (text.isEmpty())
        return;
    card.heading(titleOf(field));
    card.line(field == AboutField::Citation ? codeBlock(text) : escapedParagraphs(text));
}

void auditPart(const DataCardInput &input, Card &card)
{
    if (input.audit.isNull())
        return;
    card.heading(Tr::tr("Audit trail"));
    card.line(Tr::tr("Events of the project’s audit trail that were sealed when this set was released: %1. The last seal:")
                  .arg(number(input.audit.events)));
    card.line({});
    card.line(codeBlock(input.audit.text()));
    card.line({});
    card.line(Tr::tr("“yuyi-cli check PROJECT --seal SEAL” tells whether the audit trail of the project still leads to this seal."));
}

void peoplePart(const DataCardInput &input, Card &card)
{
    if (!input.people.isEmpty()) {
        card.heading(Tr::tr("People who worked on this set"));
        QList<QStringList> rows;
        for (const auto &[role, count] : input.people)
            rows.append({titleOf(role), number(count)});
        card.table({Tr::tr("Role"), Tr::tr("People")}, rows);
    }
    aboutPart(input, AboutField::Annotators, card);
    aboutPart(input, AboutField::Pay, card);
}

void translationPart(const DataCardInput &input, Card &card)
{
    if (input.translated.isEmpty())
        return;
    card.heading(Tr::tr("Translations"));
    QList<QStringList> rows;
    for (const auto &[language, questions] : input.translated)
        rows.append({titleOf(language), number(questions)});
    card.table({Tr::tr("Language"), Tr::tr("Translated questions")}, rows);
    if (!input.holdsTranslations)
        card.line(Tr::tr("The files of this release do not contain the translations."));
}

void sitePart(const DataCardInput &input, Card &card)
{
    QList<QStringList> rows;
    const QList<SiteLine> lines = siteLines(input);
    if (lines.isEmpty())
        return;
    for (const SiteLine &line : lines)
        rows.append({escaped(line.name), number(line.images), number(line.percent, 1)});
    card.heading(Tr::tr("Sources of the images"));
    card.table({Tr::tr("Site"), Tr::tr("Images"), QStringLiteral("%")}, rows);
}

void pictureSitePart(const DataCardInput &input, Card &card)
{
    QList<QStringList> rows;
    const QList<SiteLine> lines = pictureSiteLines(input);
    if (lines.isEmpty())
        return;
    for (const SiteLine &line : lines)
        rows.append({escaped(line.name), number(line.images), number(line.percent, 1)});
    card.heading(Tr::tr("Sources of the further pictures"));
    card.table({Tr::tr("Site"), Tr::tr("Pictures"), QStringLiteral("%")}, rows);
}

/// Licences with the number of pictures that have them; those without one come last.
QList<QStringList> licenceRows(const QMap<QString, int> &licences)
{
    QList<QStringList> rows;
    for (auto it = licences.constBegin(); it != licences.constEnd(); ++it) {
        if (!it.key().isEmpty())
            rows.append({escaped(it.key()), number(it.value())});
    }
    if (const int none = licences.value(QString()); none > 0)
        rows.append({Tr::tr("(none given)"), number(none)});
    return rows;
}

void licencePart(const DataCardInput &input, Card &card)
{
    if (input.licences.isEmpty())
        return;
    card.heading(Tr::tr("Licences of the images"));
    card.table({Tr::tr("Licence"), Tr::tr("Images")}, licenceRows(input.licences));
    card.line(input.withoutSource == 0 ? Tr::tr("Every image has a source.")
                                       : Tr::tr("%n image(s) have no source.", nullptr, input.withoutSource));
}

/// Pictures that belong to questions and are no images of the set.
void pictureLicencePart(const DataCardInput &input, Card &card)
{
    if (input.pictureLicences.isEmpty())
        return;
    card.heading(Tr::tr("Licences of the further pictures"));
    card.table({Tr::tr("Licence"), Tr::tr("Pictures")}, licenceRows(input.pictureLicences));
    card.line(input.picturesWithoutSource == 0 ? Tr::tr("Every further picture has a source.")
                                               : Tr::tr("%n further picture(s) have no source.", nullptr, input.picturesWithoutSource));
}

void list(const QString &title, const QStringList &lines, Card &card)
{
    if (lines.isEmpty())
        return;
    card.heading(title);
    for (const QString &line : lines)
        card.bullet(escaped(line));
}

/// How the splits were made, with places for the parts and the seed.
QString assignedSentence(const DataCardInput &input)
{
    switch (input.splitBy) {
    case SplitBy::Image:
        return input.keepsSplits
                 ? Tr::tr("Items that had a split from an import or an earlier release kept it. Each image whose items had no split was "
                          "assigned to a split at random (%1, seed %2), together with all its questions.")
                 : Tr::tr("The images were assigned to splits at random (%1, seed %2); all questions of one image are in the same split.");
    case SplitBy::Item:
        return input.keepsSplits
                 ? Tr::tr("Items that had a split from an import or an earlier release kept it. The other questions were assigned to a "
                          "split at random (%1, seed %2), each by itself.")
                 : Tr::tr("The questions were assigned to splits at random (%1, seed %2), each by itself: those of one image may be in "
                          "different splits.");
    case SplitBy::Shown:
        return input.keepsSplits
                 ? Tr::tr("Items that had a split from an import or an earlier release kept it. The other questions were assigned to a "
                          "split at random (%1, seed %2), together with all that show the same picture.")
                 : Tr::tr("The questions were assigned to splits at random (%1, seed %2); all that show the same picture are in the same "
                          "split.");
    }
    return {};
}

} // namespace

QByteArray dataCard(const DataCardInput &input)
{
    Card card;
    card.line(QString(u"# " % escaped(input.title)));
    card.line({});
    card.line(Tr::tr("Data card dated %1, made with Yuyi %2.").arg(input.date.date().toString(Qt::ISODate), input.programVersion));
    if (input.preset != nullptr) {
        card.line({});
        card.line(Tr::tr("Benchmark: %1 (preset %2, preset version %3).")
                      .arg(escaped(input.preset->title.text()), input.preset->code)
                      .arg(input.preset->version));
    }
    if (!input.withKeys) {
        card.line({});
        card.line(Tr::tr("This release contains no answers, explanations or implied meanings."));
    }

    statisticsPart(input, card);

    card.heading(Tr::tr("Splits"));
    QList<QStringList> rows;
    for (const SplitCount &split : input.statistics.splits)
        rows.append({split.name.isEmpty() ? Tr::tr("(no split)") : escaped(split.name), number(split.images), number(split.questions)});
    card.table({Tr::tr("Split"), Tr::tr("Images"), Tr::tr("Questions")}, rows);
    if (!input.splits.isEmpty() && input.seed)
        card.line(assignedSentence(input).arg(escaped(splitsText(input.splits))).arg(*input.seed));
    for (const SharedPictures &one : input.sharedPictures) {
        if (one.shared > 0) {
            card.bullet(Tr::tr("%n picture(s) of the split %1 (of %2 in all) are also in the split %3.", nullptr, one.shared)
                            .arg(escaped(one.split), number(one.pictures), escaped(one.largest)));
        }
    }

    funnelPart(input, card);
    list(Tr::tr("Filter parameters"), input.filterParameters, card);
    for (const auto &[step, lines] : input.steps)
        list(Tr::tr("Filter step: %1").arg(titleOf(step)), lines, card);
    list(Tr::tr("How the questions were made"), input.making, card);
    translationPart(input, card);
    peoplePart(input, card);
    sitePart(input, card);
    licencePart(input, card);
    pictureSitePart(input, card);
    pictureLicencePart(input, card);

    card.heading(Tr::tr("Checks"));
    card.line(Tr::tr("Errors found by the checks: %1; warnings: %2.").arg(input.lintErrors).arg(input.lintWarnings));
    if (!input.lintSummary.isEmpty()) {
        card.line({});
        for (const QString &line : input.lintSummary)
            card.bullet(escaped(line));
    }
    auditPart(input, card);

    for (const AboutField field : {AboutField::Use, AboutField::Limitations, AboutField::Biases, AboutField::PersonalData,
                                   AboutField::Ethics, AboutField::Contact, AboutField::Citation})
        aboutPart(input, field, card);
    return card.take();
}

static QList<SiteLine> linesOf(const QList<SiteCount> &sites, int pictures)
{
    QList<SiteLine> lines;
    if (sites.isEmpty())
        return lines;
    const int all = qMax(1, pictures);
    const auto add = [&](const QString &name, int images) { lines.append({name, images, 100.0 * images / all}); };
    int withSite = 0;
    int others = 0;
    for (qsizetype i = 0; i < sites.size(); ++i) {
        const SiteCount &site = sites.at(i);
        withSite += site.images;
        if (i < sitesListed)
            add(site.site, site.images);
        else
            others += site.images;
    }
    if (others > 0)
        add(Tr::tr("(%n other site(s))", nullptr, static_cast<int>(sites.size() - sitesListed)), others);
    if (const int none = pictures - withSite; none > 0)
        add(Tr::tr("(no web address)"), none);
    return lines;
}

QList<SiteLine> siteLines(const DataCardInput &input)
{
    return linesOf(input.sites, input.statistics.images);
}

QList<SiteLine> pictureSiteLines(const DataCardInput &input)
{
    return linesOf(input.pictureSites, std::accumulate(input.pictureLicences.begin(), input.pictureLicences.end(), 0));
}

} // namespace yuyi
