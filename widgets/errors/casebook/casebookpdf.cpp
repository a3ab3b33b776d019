// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/casebook/casebookpdf.h"

#include "models/exchange/files/parttarget.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseBook)
};

// All in CSS pixels of 1/96 inch, so that sizes in the page's HTML mean the same everywhere.
constexpr int resolution = 96;
constexpr qreal footer = 28;
constexpr qreal pageEdge = 4;     ///< the ground behind words is taller than their line: it stays on the line's page
constexpr qreal bodySize = 10.5;  ///< points
constexpr int leastPicture = 140; ///< high
constexpr qreal fittingSlack = 6;
constexpr int mostRounds = 4;

/// Latin signs come from a font of their own: Qt leaves the digits of CJK fonts out of what can be searched and copied.
QStringList families()
{
    return {QStringLiteral("Noto Sans"), QStringLiteral("Liberation Sans"), QStringLiteral("Nimbus Sans"),
            QStringLiteral("Arial"), QStringLiteral("Helvetica Neue"), QStringLiteral("DejaVu Sans"),
            QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"), QStringLiteral("PingFang SC"),
            QStringLiteral("Microsoft YaHei")};
}

QStringList anchorsOf(const QTextBlock &block)
{
    QStringList names;
    for (auto it = block.begin(); !it.atEnd(); ++it)
        names += it.fragment().charFormat().anchorNames();
    return names;
}

/// Where a case stands in the document.
struct CasePosition {
    int page = 1;  ///< it begins on, from 1
    qreal end = 0; ///< of its last line
};

QList<CasePosition> positionsOf(const QTextDocument &document, int cases)
{
    QList<CasePosition> positions(cases);
    const qreal height = document.pageSize().height();
    int current = -1;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF rect = document.documentLayout()->blockBoundingRect(block);
        for (const QString &name : anchorsOf(block)) {
            const int number = name.startsWith(QStringLiteral("case-")) ? name.mid(5).toInt() : 0;
            if (number < 1 || number > cases)
                continue;
            current = number - 1;
            positions[current].page = static_cast<int>((rect.top() + 1) / height) + 1;
        }
        if (current >= 0)
            positions[current].end = rect.bottom();
    }
    return positions;
}

QList<int> pagesOf(const QList<CasePosition> &positions)
{
    QList<int> pages;
    for (const CasePosition &position : positions)
        pages.append(position.page);
    return pages;
}

/// A case that needs a little of one page more gets a smaller picture in place of it. Several pictures are small already.
QList<int> fittedHeights(const CaseBook &book, const QList<CasePosition> &positions, qreal pageHeight)
{
    QList<int> heights(book.cases.size(), casePictureHeight);
    for (int i = 0; i < book.cases.size(); ++i) {
        const qreal over = std::fmod(positions.at(i).end, pageHeight);
        const bool several = positions.at(i).end > positions.at(i).page * pageHeight;
        const QList<CaseBookPicture> &pictures = book.cases.at(i).pictures;
        if (pictures.size() != 1)
            continue;
        const int shown = caseShownSize(pictures.constFirst().size).height();
        const int wanted = static_cast<int>(shown - over - fittingSlack - pageEdge);
        if (several && wanted >= leastPicture)
            heights[i] = wanted;
    }
    return heights;
}

/// Headings that would stay behind at the foot of a page.
QSet<int> orphans(const QTextDocument &document)
{
    const qreal height = document.pageSize().height();
    const auto pageOf = [&](const QTextBlock &block) {
        // Asking for the place lays the block out.
        const QRectF rect = document.documentLayout()->blockBoundingRect(block);
        if (block.layout()->lineCount() == 0)
            return static_cast<int>(rect.top() / height);
        const QTextLine line = block.layout()->lineAt(0);
        return static_cast<int>((rect.top() + line.y() + line.height() - 1) / height);
    };
    QSet<int> found;
    for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next()) {
        for (const QString &name : anchorsOf(block)) {
            if (name.startsWith(QStringLiteral("part-")) && pageOf(block) != pageOf(block.next()))
                found.insert(name.mid(5).toInt());
        }
    }
    return found;
}

void fill(QTextDocument &document, const CaseBook &book, const CaseLayout &layout)
{
    document.setHtml(caseBookHtml(book, CasePictures::Resources, layout));
    QTextFrameFormat whole = document.rootFrame()->frameFormat();
    whole.setTopMargin(pageEdge);
    whole.setBottomMargin(pageEdge);
    document.rootFrame()->setFrameFormat(whole);
}

void layOut(QTextDocument &document, const CaseBook &book, CaseLayout &layout)
{
    // One heading that moves can put another one at a foot.
    for (int round = 0; round < mostRounds; ++round) {
        fill(document, book, layout);
        const QSet<int> found = orphans(document);
        if (layout.breaks.contains(found))
            return;
        layout.breaks += found;
    }
    fill(document, book, layout);
}

void drawPages(QTextDocument &document, QPdfWriter &writer, const QString &title)
{
    const QSizeF page = document.pageSize();
    const int count = document.pageCount();
    QPainter painter(&writer);
    QFont small = document.defaultFont();
    small.setPointSizeF(8);
    for (int number = 0; number < count; ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, number * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(small);
        painter.setPen(QColor(0x66, 0x70, 0x85));
        const QRectF foot(0, page.height() + 8, page.width(), footer - 8);
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(page.width() * 0.8)));
        painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                         Tr::tr("%1 of %2", "page numbers").arg(number + 1).arg(count));
    }
}

} // namespace

Result<> writeCaseBookPdf(const CaseBook &book, const QString &target)
{
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 16, 18, 12), QPageLayout::Millimeter);
        writer.setResolution(resolution);
        writer.setTitle(book.title);
        writer.setCreator(QStringLiteral("Yuyi"));

        QTextDocument document;
        document.documentLayout()->setPaintDevice(&writer);
        QFont font;
        font.setFamilies(families());
        font.setStyleHint(QFont::SansSerif);
        font.setPointSizeF(bodySize);
        document.setDefaultFont(font);
        document.setDocumentMargin(0);
        const QSize paintable(writer.width(), writer.height());
        document.setPageSize(QSizeF(paintable.width(), paintable.height() - footer));
        for (int i = 0; i < book.cases.size(); ++i) {
            const QList<CasePictureFile> files = casePictureFiles(book, i);
            for (const CasePictureFile &file : files)
                document.addResource(QTextDocument::ImageResource, QUrl(file.resource), QImage::fromData(file.bytes));
        }
        // A word without an end does not leave the page.
        QTextOption option = document.defaultTextOption();
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.setDefaultTextOption(option);
        // First with numbers as wide as they will be, to see where each case falls; then with pictures that fit; then with the
        // true numbers.
        const int cases = static_cast<int>(book.cases.size());
        CaseLayout layout;
        layout.pages = QList<int>(cases, 888);
        layOut(document, book, layout);
        layout.heights = fittedHeights(book, positionsOf(document, cases), document.pageSize().height());
        layout.breaks.clear();
        layOut(document, book, layout);
        layout.pages = pagesOf(positionsOf(document, cases));
        layOut(document, book, layout);
        drawPages(document, writer, book.title);
    }
    const auto file = PartFile::create(target);
    if (!file)
        return passOn(file);
    if (auto written = (*file)->write(bytes); !written)
        return written;
    return (*file)->commit();
}

} // namespace yuyi
