// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/casebook.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/files/parttarget.h"
#include "models/exchange/tables/markdown.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseBook)
};

// Several pictures of a stem stand in rows, those of options in a row of their own. In CSS pixels of 1/96 inch.
constexpr int stemColumns = 3;
constexpr int stemWidth = 200;
constexpr int stemHeight = 160;
constexpr int optionColumns = 4;
constexpr int optionWidth = 150; // 40 mm
constexpr int optionHeight = 120;

QString html(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>"));
}

QString markdown(const QString &text)
{
    return markdownEscaped(text, MarkdownText::Paragraphs);
}

QString typeOf(const CaseBookCase &one)
{
    return one.errorTypes.isEmpty() ? Tr::tr("No error type") : one.errorTypes.constFirst();
}

QString sourceOf(const CaseBookCase &one)
{
    return Tr::tr("%1, %2", "model, configuration").arg(one.model, one.configuration);
}

QString truthOf(const CaseBookCase &one)
{
    QStringList keys;
    for (const CaseBookOption &option : one.options) {
        if (option.key)
            keys.append(Tr::tr("(%1) %2", "letter, text of an option")
                            .arg(option.label, optionWords(option.text, option.picture.has_value())));
    }
    keys.append(one.accepted);
    return keys.join(u'\n');
}

/// Where several options are correct, those that the model chose are marked, too: one of them alone is no correct answer.
bool hasSeveralKeys(const CaseBookCase &one)
{
    return std::count_if(one.options.begin(), one.options.end(), [](const CaseBookOption &option) { return option.key; }) > 1;
}

/// What stands behind the text of an option: ✓ is correct, ✗ was chosen and is not, ● was chosen.
QString signOf(const CaseBookOption &option, bool severalKeys)
{
    if (option.key)
        return severalKeys && option.chosen ? QStringLiteral("✓●") : QStringLiteral("✓");
    return option.chosen ? QStringLiteral("✗") : QString();
}

/// What was read in the reply to a question without options; empty: the question has some.
QString writtenOf(const CaseBookCase &one)
{
    if (one.accepted.isEmpty())
        return {};
    return one.written.isEmpty() ? Tr::tr("None") : one.written;
}

/// The reply to a further question, and below it whether it is right.
QString judgedReply(const CaseBookProbe &probe)
{
    if (probe.verdict.isEmpty())
        return probe.reply;
    const QString verdict = Tr::tr("Verdict on this reply: %1").arg(probe.verdict);
    return probe.reply.isEmpty() ? verdict : QString(probe.reply % u'\n' % verdict);
}

/// The reply with its deciding words marked.
QString markedReply(const CaseBookCase &one)
{
    if (one.spanStart < 0 || one.spanLength <= 0 || one.spanStart + one.spanLength > one.reply.size())
        return html(one.reply);
    return html(one.reply.left(one.spanStart))
         + QStringLiteral("<b style=\"background:#fdf0d5\">%1</b>").arg(html(one.reply.mid(one.spanStart, one.spanLength)))
         + html(one.reply.mid(one.spanStart + one.spanLength));
}

/// Behind the number of the case in names: nothing for the first picture of the stem, "-2" for the second, "-A" for that of an option.
QString placeOf(int stemPicture)
{
    return stemPicture > 0 ? QStringLiteral("-%1").arg(stemPicture + 1) : QString();
}

QString placeOf(const CaseBookOption &option)
{
    return u'-' + option.label;
}

QString resourceOf(int index, const QString &place)
{
    return QStringLiteral("case:%1%2").arg(QString::number(index), place);
}

QString nameOf(int index, const QString &place, const CaseBookPicture &picture)
{
    return QStringLiteral("case-%1%2.%3").arg(QStringLiteral("%1").arg(index + 1, 3, 10, QLatin1Char('0')), place, picture.suffix);
}

/// How the pictures of one case are shown.
struct Shown {
    int index; ///< of the case
    CasePictures pictures;

    QString image(const CaseBookPicture &picture, const QString &place, const QSize &size, const QString &words) const
    {
        if (picture.bytes.isEmpty())
            return {};
        QString source = resourceOf(index, place);
        if (pictures == CasePictures::Named)
            source = QStringLiteral("pictures/%1").arg(nameOf(index, place, picture));
        else if (pictures == CasePictures::Embedded)
            source = QStringLiteral("data:%1;base64,%2").arg(picture.mediaType, QString::fromLatin1(picture.bytes.toBase64()));
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\"/>")
            .arg(source, QString::number(size.width()), QString::number(size.height()), words.toHtmlEscaped());
    }
};

QSize within(const QSize &size, int width, int height)
{
    return size.isEmpty() ? size : size.scaled(width, height, Qt::KeepAspectRatio).boundedTo(size * 2);
}

/// Rows of so many cells.
QString gridHtml(const QStringList &cells, int columns)
{
    QString text = QStringLiteral("<table align=\"center\" cellspacing=\"0\" cellpadding=\"4\">");
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i % columns == 0)
            text += QStringLiteral("<tr>");
        text += QStringLiteral("<td align=\"center\" valign=\"bottom\">%1</td>").arg(cells.at(i));
        if (i % columns == columns - 1 || i == cells.size() - 1)
            text += QStringLiteral("</tr>");
    }
    return text + QStringLiteral("</table>");
}

QString picturesHtml(const CaseBookCase &one, const Shown &shown, int height)
{
    if (one.pictures.size() == 1) {
        const CaseBookPicture &picture = one.pictures.constFirst();
        const QString image = shown.image(picture, {}, caseShownSize(picture.size, height), one.itemId);
        return image.isEmpty() ? QString() : QStringLiteral("<p align=\"center\" style=\"line-height:1\">%1</p>").arg(image);
    }
    QStringList cells;
    for (int i = 0; i < one.pictures.size(); ++i) {
        const CaseBookPicture &picture = one.pictures.at(i);
        const QString image = shown.image(picture, placeOf(i), within(picture.size, stemWidth, stemHeight), picture.caption);
        cells.append(QStringLiteral("%1<br/>%2").arg(image, picture.caption.toHtmlEscaped()));
    }
    return cells.isEmpty() ? QString() : gridHtml(cells, stemColumns);
}

QString optionLine(const CaseBookOption &option, bool severalKeys)
{
    QString line = Tr::tr("(%1) %2", "letter, text of an option").arg(option.label.toHtmlEscaped(), html(option.text));
    if (option.picture)
        line = line.trimmed(); // it may have no text
    if (option.key)
        line = QStringLiteral("<b>%1</b>&nbsp;%2").arg(line, signOf(option, severalKeys));
    // Chinese has no slanted letters: the model's choice is told by colour and sign.
    if (option.chosen && !option.key)
        line = QStringLiteral("<span style=\"color:#b42318\">%1&nbsp;%2</span>").arg(line, signOf(option, severalKeys));
    return line;
}

QString optionsHtml(const CaseBookCase &one, const Shown &shown)
{
    const bool severalKeys = hasSeveralKeys(one);
    const bool hasPictures = std::any_of(one.options.begin(), one.options.end(),
                                         [](const CaseBookOption &option) { return option.picture.has_value(); });
    QString lines;
    QStringList cells;
    for (const CaseBookOption &option : one.options) {
        const QString line = optionLine(option, severalKeys);
        lines += QStringLiteral("<p style=\"margin:2px 0 2px 16px\">%1</p>").arg(line);
        QString image;
        if (option.picture) {
            image = shown.image(*option.picture, placeOf(option), within(option.picture->size, optionWidth, optionHeight), option.label)
                  + QStringLiteral("<br/>");
        }
        cells.append(image + line);
    }
    return hasPictures ? gridHtml(cells, optionColumns) : lines;
}

/// Counts the parts of the book as they are written.
struct Parts {
    const CaseLayout &layout;
    int count = 0;

    QString part(const QString &title, const QString &body)
    {
        if (body.isEmpty())
            return {};
        const int number = count++;
        return QStringLiteral("<p style=\"margin:8px 0 2px 0;color:#667085%1\"><a name=\"part-%2\"></a>%3</p><p style=\"margin:0\">%4</p>")
            .arg(layout.breaks.contains(number) ? QStringLiteral(";page-break-before:always") : QString(), QString::number(number),
                 title.toHtmlEscaped(), body);
    }
};

QString caseHtml(const CaseBook &book, int index, CasePictures pictures, Parts &parts)
{
    const auto part = [&](const QString &title, const QString &body) { return parts.part(title, body); };
    const CaseBookCase &one = book.cases.at(index);
    QString text = QStringLiteral("<h2 style=\"page-break-before:always\"><a name=\"case-%1\"></a>%2</h2>")
                       .arg(QString::number(index + 1), Tr::tr("Case %1: %2").arg(index + 1).arg(typeOf(one)).toHtmlEscaped());
    QStringList facts{one.itemId, sourceOf(one)};
    facts.append(one.labels);
    text += QStringLiteral("<p style=\"color:#667085\">%1</p>").arg(facts.join(QStringLiteral(" · ")).toHtmlEscaped());
    const Shown shown{index, pictures};
    text += picturesHtml(one, shown, parts.layout.heights.value(index, casePictureHeight));
    text += part(Tr::tr("Question"), html(one.question));
    text += optionsHtml(one, shown);
    text += part(Tr::tr("Model response"), markedReply(one));
    text += part(Tr::tr("Extracted answer"), html(writtenOf(one)));
    QString reason = html(one.errorTypes.join(Tr::tr("; ", "between error types")));
    if (!one.note.isEmpty())
        reason += QStringLiteral("<br/>%1").arg(html(one.note));
    text += part(Tr::tr("Error reason"), reason);
    text += part(Tr::tr("Ground truth"), html(truthOf(one)));
    text += part(Tr::tr("Implied meaning"), html(one.impliedMeaning));
    text += part(Tr::tr("Explanation"), html(one.explanation));
    for (const CaseBookProbe &probe : one.probes)
        text += part(Tr::tr("Follow-up question to the model: %1").arg(probe.question), html(judgedReply(probe)));
    return text;
}

QString countText(const CaseBook &book)
{
    return Tr::tr("%n case(s), %1", nullptr, static_cast<int>(book.cases.size()))
        .arg(book.date.toString(Qt::ISODate));
}

/// On one line: a printed page knows no other way than to join the signs.
QString unbroken(const QString &text, CasePictures pictures)
{
    if (pictures != CasePictures::Resources)
        return QStringLiteral("<span style=\"white-space:nowrap\">%1</span>").arg(text.toHtmlEscaped());
    QString joined;
    for (const QChar sign : text)
        joined += joined.isEmpty() ? QString(sign) : QString(QChar(0x2060)) + (sign == u' ' ? QChar(QChar::Nbsp) : sign);
    return joined.toHtmlEscaped();
}

QString indexHtml(const CaseBook &book, CasePictures pictures, const QList<int> &pages)
{
    QString text;
    for (const auto &[type, cases] : caseIndex(book)) {
        QStringList links;
        for (const int index : cases) {
            const QString shownAs = pages.isEmpty() ? Tr::tr("case %1").arg(index + 1)
                                                    : Tr::tr("case %1, p. %2").arg(index + 1).arg(pages.value(index));
            links.append(QStringLiteral("<a href=\"#case-%1\">%2</a>").arg(QString::number(index + 1), unbroken(shownAs, pictures)));
        }
        text += QStringLiteral("<p><b>%1</b> (%2)<br/>%3</p>")
                    .arg(type.toHtmlEscaped(), QString::number(cases.size()), links.join(QStringLiteral(" · ")));
    }
    return text;
}

} // namespace

QList<QPair<QString, QList<int>>> caseIndex(const CaseBook &book)
{
    QList<QPair<QString, QList<int>>> index;
    for (int i = 0; i < book.cases.size(); ++i) {
        const QString type = typeOf(book.cases.at(i));
        auto known = std::find_if(index.begin(), index.end(), [&](const auto &entry) { return entry.first == type; });
        if (known == index.end())
            known = index.insert(index.size(), {type, {}});
        known->second.append(i);
    }
    return index;
}

QList<CasePictureFile> casePictureFiles(const CaseBook &book, int index)
{
    const CaseBookCase &one = book.cases.at(index);
    QList<CasePictureFile> files;
    const auto add = [&](const CaseBookPicture &picture, const QString &place) {
        if (!picture.bytes.isEmpty())
            files.append({nameOf(index, place, picture), resourceOf(index, place), picture.bytes});
    };
    for (int i = 0; i < one.pictures.size(); ++i)
        add(one.pictures.at(i), placeOf(i));
    for (const CaseBookOption &option : one.options) {
        if (option.picture)
            add(*option.picture, placeOf(option));
    }
    return files;
}

QSize caseShownSize(const QSize &size, int height)
{
    return size.isEmpty() ? size : size.scaled(2 * casePictureHeight, height, Qt::KeepAspectRatio).boundedTo(size * 2);
}

QString caseBookHtml(const CaseBook &book, CasePictures pictures, const CaseLayout &layout)
{
    // Whoever draws pages has margins and a font of their own, and a printed page holds a case; a screen has room.
    const QString body =
        pictures == CasePictures::Resources
            ? QStringLiteral("margin:0;line-height:1.15")
            : QStringLiteral(
                "max-width:720px;margin:24px auto;line-height:1.5;overflow-wrap:anywhere;font-family:'Noto Sans CJK SC',"
                "'Source Han Sans SC','PingFang SC','Microsoft YaHei',sans-serif");
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"/><title>%2</title>"
                                  "<style>body{%3}"
                                  "a{color:#1f57c8}img{height:auto;max-width:100%}</style></head><body>")
                       .arg(QLocale().bcp47Name(), book.title.toHtmlEscaped(), body);
    text += QStringLiteral("<h1>%1</h1><p style=\"color:#667085\">%2</p>").arg(book.title.toHtmlEscaped(), countText(book).toHtmlEscaped());
    if (!book.note.isEmpty())
        text += QStringLiteral("<p><b>%1</b></p>").arg(book.note.toHtmlEscaped());
    text += indexHtml(book, pictures, layout.pages);
    Parts parts{layout};
    for (int i = 0; i < book.cases.size(); ++i)
        text += caseHtml(book, i, pictures, parts);
    return text + QStringLiteral("</body></html>\n");
}

QString caseBookMarkdown(const CaseBook &book)
{
    QString text = QStringLiteral("# %1\n\n%2\n\n").arg(markdown(book.title), countText(book));
    if (!book.note.isEmpty())
        text += QStringLiteral("**%1**\n\n").arg(markdown(book.note));
    for (const auto &[type, cases] : caseIndex(book)) {
        QStringList numbers;
        for (const int index : cases)
            numbers.append(QString::number(index + 1));
        text += QStringLiteral("- %1 (%2): %3\n").arg(markdown(type), QString::number(cases.size()), numbers.join(QStringLiteral(", ")));
    }
    for (int i = 0; i < book.cases.size(); ++i) {
        const CaseBookCase &one = book.cases.at(i);
        text += QStringLiteral("\n## %1\n\n").arg(markdown(Tr::tr("Case %1: %2").arg(i + 1).arg(typeOf(one))));
        QStringList facts{one.itemId, sourceOf(one)};
        facts.append(one.labels);
        text += QStringLiteral("%1\n\n").arg(markdown(facts.join(QStringLiteral(" · "))));
        const bool isAlone = one.pictures.size() == 1;
        for (int n = 0; n < one.pictures.size(); ++n) {
            const CaseBookPicture &picture = one.pictures.at(n);
            const QString words = markdown(isAlone ? one.itemId : picture.caption);
            if (!isAlone)
                text += QStringLiteral("%1\n\n").arg(words);
            if (!picture.bytes.isEmpty())
                text += QStringLiteral("![%1](pictures/%2)\n\n").arg(words, nameOf(i, placeOf(n), picture));
        }
        const auto section = [&](const QString &title, const QString &body) {
            if (!body.isEmpty())
                text += QStringLiteral("**%1**\n\n%2\n\n").arg(title, markdown(body));
        };
        section(Tr::tr("Question"), one.question);
        for (const CaseBookOption &option : one.options) {
            QString line = markdown(Tr::tr("(%1) %2", "letter, text of an option").arg(option.label, option.text));
            if (option.picture)
                line = line.trimmed();
            if (option.picture && !option.picture->bytes.isEmpty())
                line += QStringLiteral(" ![%1](pictures/%2)").arg(option.label, nameOf(i, placeOf(option), *option.picture));
            if (option.key)
                line = QStringLiteral("**%1** %2").arg(line, signOf(option, hasSeveralKeys(one)));
            else if (option.chosen)
                line = QStringLiteral("%1 %2").arg(line, signOf(option, false));
            text += QStringLiteral("- %1\n").arg(line);
        }
        text += QLatin1Char('\n');
        section(Tr::tr("Model response"), one.reply);
        section(Tr::tr("Extracted answer"), writtenOf(one));
        section(Tr::tr("Error reason"), QStringList{one.errorTypes.join(Tr::tr("; ", "between error types")), one.note}
                                            .join(QLatin1Char('\n'))
                                            .trimmed());
        section(Tr::tr("Ground truth"), truthOf(one));
        section(Tr::tr("Implied meaning"), one.impliedMeaning);
        section(Tr::tr("Explanation"), one.explanation);
        for (const CaseBookProbe &probe : one.probes)
            section(markdown(Tr::tr("Follow-up question to the model: %1").arg(probe.question)), judgedReply(probe));
    }
    return text;
}

Result<> writeCaseBook(const CaseBook &book, CaseBookFormat format, const QString &target)
{
    if (format == CaseBookFormat::Html) {
        YUYI_TRY(const auto file, PartFile::create(target));
        YUYI_CHECK(file->write(caseBookHtml(book, CasePictures::Embedded).toUtf8()));
        return file->commit();
    }
    YUYI_TRY(const auto folder, PartFolder::create(target));
    for (int i = 0; i < book.cases.size(); ++i) {
        const QList<CasePictureFile> files = casePictureFiles(book, i);
        for (const CasePictureFile &file : files)
            YUYI_CHECK(folder->write(QStringLiteral("pictures/%1").arg(file.name), file.bytes));
    }
    YUYI_CHECK(folder->write(QStringLiteral("case-book.md"), caseBookMarkdown(book).toUtf8()));
    return folder->commit();
}

} // namespace yuyi
