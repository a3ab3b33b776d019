// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/dossiertext.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/decisionlist.h"
#include "widgets/theme/tokens.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DossierText)
};

QString colourText(const QString &code)
{
    // "rgb8": a colour space and bits of each channel.
    qsizetype digits = code.size();
    while (digits > 0 && code.at(digits - 1).isDigit())
        --digits;
    const QString space = code.left(digits);
    const QString bits = code.mid(digits);
    QString name = space.toUpper();
    if (space == QLatin1String("grey") || space == QLatin1String("gray"))
        name = Tr::tr("greyscale");
    else if (space == QLatin1String("palette") || space == QLatin1String("indexed"))
        name = Tr::tr("palette");
    return bits.isEmpty() ? name : Tr::tr("%1, %2 bits per channel").arg(name, bits);
}

QString stateText(AnnotationState state)
{
    switch (state) {
    case AnnotationState::Draft: return Tr::tr("draft");
    case AnnotationState::Submitted: return Tr::tr("submitted");
    case AnnotationState::Returned: return Tr::tr("returned");
    case AnnotationState::Superseded: return Tr::tr("superseded");
    }
    return {};
}

QString stateText(GroupState state)
{
    switch (state) {
    case GroupState::Open: return Tr::tr("open");
    case GroupState::Confirmed: return Tr::tr("confirmed");
    case GroupState::Dismissed: return Tr::tr("not duplicates");
    }
    return {};
}

QString line(const QStringList &parts)
{
    return QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>").arg(parts.join(QStringLiteral("<br>")));
}

QString link(const QString &target, const QString &text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
}

} // namespace

bool nameLies(const Image &image)
{
    const QString suffix = QFileInfo(image.names.value(0)).suffix().toLower();
    static const QHash<QString, ImageFormat> named{
        {QStringLiteral("jpg"), ImageFormat::Jpeg},
        {QStringLiteral("jpeg"), ImageFormat::Jpeg},
        {QStringLiteral("jpe"), ImageFormat::Jpeg},
        {QStringLiteral("jfif"), ImageFormat::Jpeg},
        {QStringLiteral("png"), ImageFormat::Png},
        {QStringLiteral("webp"), ImageFormat::WebP},
        {QStringLiteral("gif"), ImageFormat::Gif},
        {QStringLiteral("bmp"), ImageFormat::Bmp},
        {QStringLiteral("tif"), ImageFormat::Tiff},
        {QStringLiteral("tiff"), ImageFormat::Tiff}};
    const auto found = named.constFind(suffix);
    return found != named.constEnd() && *found != image.format;
}

QString DossierText::soft(const QString &text) const
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(m_tokens.soft.name(), text.toHtmlEscaped());
}

QString DossierText::right(const QString &answer) const
{
    return QStringLiteral("<span style=\"color:%1\"><b>%2 ✓</b></span>").arg(m_tokens.good.name(), answer.toHtmlEscaped());
}

QString DossierText::labels(const Labels &labels, bool inOneLine) const
{
    QStringList lines;
    for (const Dimension &dimension : m_project.info().preset.dimensions) {
        QStringList titles;
        const QList<LabelCode> own = labels.value(dimension.code);
        for (const LabelCode &label : own)
            titles.append(dimension.titleOf(label));
        if (titles.isEmpty())
            continue;
        const QString text = titles.join(Tr::tr(", ", "between labels")).toHtmlEscaped();
        const QString title = soft(dimension.title.text());
        lines.append(inOneLine ? QString(title % u' ' % text) : line({title, text}));
    }
    return lines.join(inOneLine ? QStringLiteral(" · ") : QString());
}

QList<Fact> DossierText::facts() const
{
    const Image &image = m_dossier.image;
    const QLocale locale;
    QList<Fact> facts;
    if (image.names.size() > 1)
        facts.append({Tr::tr("Other file names"), image.names.mid(1).join(QStringLiteral(", ")), false});
    facts.append({Tr::tr("Format"),
                  nameLies(image) ? Tr::tr("%1, but the file extension is different").arg(titleOf(image.format))
                                  : titleOf(image.format),
                  false});
    facts.append({Tr::tr("Pixels"),
                  Tr::tr("%1 × %2").arg(locale.toString(image.size.width()), locale.toString(image.size.height())),
                  false});
    facts.append({Tr::tr("File size"),
                  Tr::tr("%1 (%2 bytes)")
                      .arg(locale.formattedDataSize(image.bytes, 1, QLocale::DataSizeSIFormat),
                           locale.toString(image.bytes)),
                  false});
    if (!image.colour.isEmpty())
        facts.append({Tr::tr("Colour"), colourText(image.colour), false});
    if (image.frames > 1)
        facts.append({Tr::tr("Animation"), Tr::tr("%n frame(s); only the first is used", nullptr, image.frames), false});
    if (image.truncated)
        facts.append({Tr::tr("State"), Tr::tr("the file is truncated"), false});
    facts.append({Tr::tr("Text ratio"),
                  m_dossier.measure ? Tr::tr("%1 %").arg(locale.toString(m_dossier.measure->ratio * 100, 'f', 1))
                                    : Tr::tr("not measured yet"),
                  false});
    for (auto struck = m_dossier.struck.constBegin(); struck != m_dossier.struck.constEnd(); ++struck) {
        const QuestionKind *kind = m_project.info().preset.kind(struck.key());
        facts.append({Tr::tr("Struck out of “%1”").arg(kind ? kind->title.text() : struck.key()),
                      struck->join(Tr::tr(", ", "between options")), false});
    }
    facts.append({Tr::tr("Collected"),
                  Tr::tr("%1 by %2").arg(timeText(image.createdAt), personName(m_project, image.createdBy)), false});
    return facts;
}

QString DossierText::readText() const
{
    if (!m_dossier.measure)
        return {};
    QStringList lines;
    for (const TextArea &area : m_dossier.measure->areas) {
        if (!area.dismissed && !area.text.trimmed().isEmpty())
            lines.append(area.text.trimmed());
    }
    return lines.join(QLatin1Char('\n'));
}

QString DossierText::groups() const
{
    QStringList lines;
    for (const DossierGroup &entry : m_dossier.groups) {
        const QString what = entry.kept ? Tr::tr("This is the copy to keep")
                                        : Tr::tr("Copy of %1").arg(entry.keptName);
        const QString kind = entry.group.verdict == DuplicateVerdict::SameTemplate ? Tr::tr("same template")
                                                                                   : Tr::tr("duplicate");
        lines.append(line({link(QStringLiteral("duplicates:"), what),
                           soft(Tr::tr("%1 (certainty %2 %), %3")
                                    .arg(kind, QLocale().toString(entry.group.certainty * 100, 'f', 1),
                                         stateText(entry.group.state)))}));
    }
    return lines.join(QString());
}

QString DossierText::annotations() const
{
    QStringList lines;
    for (const AnnotationSummary &summary : m_dossier.annotations) {
        if (summary.origin == Origin::Gold)
            continue;
        const bool mine = summary.origin == Origin::Annotation && summary.person == m_project.person().id;
        QString who = personName(m_project, summary.person);
        if (summary.origin == Origin::Import)
            who = Tr::tr("Imported by %1").arg(who);
        lines.append(line({mine ? link(QStringLiteral("annotate:"), who) : who.toHtmlEscaped(),
                           soft(Tr::tr("%1, %n question(s), as of %2", nullptr, summary.questions)
                                    .arg(stateText(summary.state), timeText(summary.updatedAt)))}));
    }
    return lines.join(QString());
}

QString DossierText::comments() const
{
    if (!m_dossier.comments)
        return {};
    const QList<Comment> &comments = *m_dossier.comments;
    const QString target = QStringLiteral("comments");
    if (comments.isEmpty())
        return line({link(target, Tr::tr("Write a comment"))});
    const bool open = std::any_of(comments.begin(), comments.end(),
                                  [](const Comment &one) { return one.state == CommentState::Open; });
    const Comment &last = comments.constLast();
    const int count = static_cast<int>(comments.size());
    return line({link(target, open ? Tr::tr("%n comment(s), not all resolved", nullptr, count)
                                   : Tr::tr("%n comment(s), resolved", nullptr, count)),
                 soft(Tr::tr("%1, %2", "who and when").arg(personName(m_project, last.createdBy), timeText(last.createdAt))),
                 last.body.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"))});
}

QString DossierText::gold() const
{
    if (!m_dossier.gold)
        return {};
    const AnnotationContent &content = m_dossier.gold->content;
    QStringList lines{labels(content.labels, false)};
    if (!content.impliedMeaning.isEmpty())
        lines.append(line({soft(Tr::tr("Implied meaning")), content.impliedMeaning.toHtmlEscaped()}));
    if (!content.explanation.isEmpty())
        lines.append(line({soft(Tr::tr("Explanation")), content.explanation.toHtmlEscaped()}));
    return lines.join(QString());
}

QString DossierText::questions() const
{
    const std::optional<Annotation> &from = m_dossier.gold ? m_dossier.gold : m_dossier.mine;
    if (!from)
        return {};
    QStringList lines;
    for (const Question &question : from->content.questions) {
        if (question.stem.trimmed().isEmpty() && question.keys().isEmpty() && question.accepted.isEmpty())
            continue;
        QStringList parts{QStringLiteral("<b>%1</b>").arg(readableStem(question.stem).toHtmlEscaped())};
        const bool ownLabels = AnswerForm(m_project.info().preset.kind(question.kind)).ownLabels;
        for (qsizetype i = 0; i < question.options.size(); ++i) {
            const Option &option = question.options.at(i);
            const QString words = optionWords(option);
            const QString text = ownLabels ? words : Tr::tr("%1. %2", "letter and option").arg(optionLetter(i), words);
            parts.append(option.correct ? right(text) : text.toHtmlEscaped());
        }
        for (const QString &wording : question.accepted)
            parts.append(right(wording));
        if (const QString own = labels(question.labels, true); !own.isEmpty())
            parts.append(own);
        lines.append(line(parts));
    }
    return lines.join(QString());
}

QString DossierText::sources() const
{
    QStringList lines;
    for (const SourceEntry &entry : m_dossier.sources) {
        lines.append(line({Tr::tr("%1, entry %2").arg(entry.file, QLocale().toString(entry.position + 1)).toHtmlEscaped(),
                           soft(entry.itemId.isEmpty() ? entry.path
                                                       : Tr::tr("%1 · %2", "id and path").arg(entry.itemId, entry.path))}));
    }
    return lines.join(QString());
}

} // namespace yuyi
