// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/sheetreader.h"

#include "models/exchange/files/archive.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Workbook)
};

/// Limits of the format, and of what is held in memory.
constexpr int lastSheetColumn = 16384;
constexpr int lastSheetRow = 1048576;
constexpr qint64 mostCells = 20000000;

tl::unexpected<Error> damagedWorkbook(const QString &why)
{
    return failure(ErrorCode::Invalid, Tr::tr("The file cannot be read as a workbook (.xlsx). Open it in a spreadsheet program and save "
                                              "it again."),
                   why);
}

/// _x000D_ and its like stand for characters that XML cannot hold.
QString unescapedCell(const QString &text)
{
    if (!text.contains(QLatin1String("_x")))
        return text;
    static const QRegularExpression escape(QStringLiteral("_x([0-9A-Fa-f]{4})_"));
    QString plain;
    qsizetype from = 0;
    for (auto found = escape.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        plain += QStringView(text).mid(from, match.capturedStart() - from);
        plain += QChar(static_cast<char16_t>(match.capturedView(1).toUShort(nullptr, 16)));
        from = match.capturedEnd();
    }
    return plain + QStringView(text).mid(from);
}

/// The text of <si> or <is>: its runs joined, without the readings above characters.
QString richText(QXmlStreamReader &xml)
{
    QString text;
    int depth = 1;
    while (depth > 0 && !xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == u"rPh")
                xml.skipCurrentElement();
            else if (xml.name() == u"t")
                text += xml.readElementText(QXmlStreamReader::IncludeChildElements);
            else
                ++depth;
        } else if (xml.isEndElement()) {
            --depth;
        }
    }
    return unescapedCell(text);
}

/// Column of "AB12", from 0; −1: none.
int columnOf(QStringView reference)
{
    int column = 0;
    for (const QChar letter : reference) {
        if (letter < u'A' || letter > u'Z')
            break;
        column = column * 26 + (letter.unicode() - u'A' + 1);
        if (column > lastSheetColumn)
            return lastSheetColumn;
    }
    return column - 1;
}

Result<QStringList> sharedTexts(const QByteArray &part)
{
    QStringList texts;
    QXmlStreamReader xml(part);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"si")
            texts.append(richText(xml));
    }
    if (xml.hasError() && !part.isEmpty())
        return damagedWorkbook(xml.errorString());
    return texts;
}

/// The part of the first sheet, as the workbook and its relations name it.
QString firstSheetPart(const QByteArray &workbook, const QByteArray &relations)
{
    QString id;
    QXmlStreamReader book(workbook);
    while (!book.atEnd() && id.isEmpty()) {
        if (book.readNext() != QXmlStreamReader::StartElement || book.name() != u"sheet")
            continue;
        for (const QXmlStreamAttribute &attribute : book.attributes()) {
            if (attribute.name() == u"id" && !attribute.namespaceUri().isEmpty())
                id = attribute.value().toString();
        }
    }
    QXmlStreamReader links(relations);
    while (!links.atEnd()) {
        if (links.readNext() != QXmlStreamReader::StartElement || links.name() != u"Relationship"
            || links.attributes().value(QLatin1String("Id")) != id)
            continue;
        const QString target = links.attributes().value(QLatin1String("Target")).toString();
        return target.startsWith(u'/') ? target.mid(1) : QString(QStringLiteral("xl/") + target);
    }
    return QStringLiteral("xl/worksheets/sheet1.xml");
}

class SheetCells
{
public:
    explicit SheetCells(const QStringList &shared) : m_shared(shared) {}

    Result<QList<QStringList>> read(const QByteArray &part)
    {
        QXmlStreamReader xml(part);
        int column = -1;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"row") {
                const int number = xml.attributes().value(QLatin1String("r")).toInt();
                const qsizetype row = number > 0 ? number : m_rows.size() + 1;
                if (row > lastSheetRow || row <= m_rows.size())
                    return tooLarge();
                // Rows that are left out are blank ones; they count, so that a few bytes cannot ask for millions.
                m_cells += row - m_rows.size();
                if (m_cells > mostCells)
                    return tooLarge();
                m_rows.resize(row);
                column = -1;
            } else if (xml.name() == u"c" && !m_rows.isEmpty()) {
                const int named = columnOf(xml.attributes().value(QLatin1String("r")));
                column = named >= 0 ? named : column + 1;
                const QString type = xml.attributes().value(QLatin1String("t")).toString();
                const QString text = cell(xml, type);
                if (column < 0 || column >= lastSheetColumn)
                    return tooLarge();
                if (text.isEmpty())
                    continue;
                QStringList &row = m_rows.last();
                if (column >= row.size()) {
                    m_cells += column + 1 - row.size();
                    if (m_cells > mostCells)
                        return tooLarge();
                    row.resize(column + 1);
                }
                row[column] = text;
            }
        }
        if (xml.hasError())
            return damagedWorkbook(xml.errorString());
        return m_rows;
    }

private:
    static tl::unexpected<Error> tooLarge()
    {
        return failure(ErrorCode::Refused, Tr::tr("The first sheet of the workbook is too large or damaged."));
    }

    QString cell(QXmlStreamReader &xml, const QString &type) const
    {
        QString value;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"v")
                value = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            else if (xml.name() == u"is")
                value = richText(xml);
            else
                xml.skipCurrentElement();
        }
        if (type == u"s") {
            bool known = false;
            const int index = value.toInt(&known);
            return known ? m_shared.value(index) : QString();
        }
        // An error such as #N/A is no value.
        if (type == u"e")
            return {};
        return type == u"str" ? unescapedCell(value) : value;
    }

    const QStringList &m_shared;
    QList<QStringList> m_rows;
    qint64 m_cells = 0;
};

} // namespace

Result<QList<QStringList>> readFirstSheet(const QByteArray &workbook)
{
    QHash<QString, QByteArray> parts;
    const auto wanted = [](const QString &name) {
        return name == u"xl/workbook.xml" || name == u"xl/_rels/workbook.xml.rels" || name == u"xl/sharedStrings.xml";
    };
    const auto keep = [&parts](const QString &name, const QByteArray &bytes) -> Result<> {
        parts.insert(name, bytes);
        return {};
    };
    YUYI_CHECK(readArchive(workbook, wanted, keep));
    if (!parts.contains(QStringLiteral("xl/workbook.xml")))
        return damagedWorkbook(QStringLiteral("xl/workbook.xml"));
    const QString sheet = firstSheetPart(parts.value(QStringLiteral("xl/workbook.xml")),
                                         parts.value(QStringLiteral("xl/_rels/workbook.xml.rels")));
    YUYI_CHECK(readArchive(
        workbook, [&sheet](const QString &name) { return name == sheet; }, keep));
    if (!parts.contains(sheet))
        return damagedWorkbook(sheet);
    YUYI_TRY(const auto shared, sharedTexts(parts.value(QStringLiteral("xl/sharedStrings.xml"))));
    return SheetCells(shared).read(parts.value(sheet));
}

} // namespace yuyi
