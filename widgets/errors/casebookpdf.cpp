// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/casebookpdf.h"

#include "models/exchange/parttarget.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseBook)
};

// All in CSS pixels of 1/96 inch, so that sizes in the page's HTML mean the same everywhere.
constexpr int resolution = 96;
constexpr qreal footer = 28;
constexpr qreal bodySize = 10.5;   ///< points

/// The page each case begins on, from 1.
QList<int> pagesOfCases(const QTextDocument &document, int cases)
{
    QList<int> pages(cases, 1);
    const qreal height = document.pageSize().height();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            for (const QString &name : it.fragment().charFormat().anchorNames()) {
                const int number = name.startsWith(QStringLiteral("case-")) ? name.mid(5).toInt() : 0;
                if (number < 1 || number > cases)
                    continue;
                const QRectF place = document.documentLayout()->blockBoundingRect(block);
                pages[number - 1] = static_cast<int>((place.top() + 1) / height) + 1;
            }
        }
    }
    return pages;
}

void layOut(QTextDocument &document, const CaseBook &book, const QList<int> &pages)
{
    document.setHtml(caseBookHtml(book, CasePictures::Resources, pages));
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
                         Text::tr("%1 of %2", "page numbers").arg(number + 1).arg(count));
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
        QFont font(QStringLiteral("Noto Sans CJK SC"));
        font.setStyleHint(QFont::SansSerif);
        font.setPointSizeF(bodySize);
        document.setDefaultFont(font);
        document.setDocumentMargin(0);
        const QSize paintable(writer.width(), writer.height());
        document.setPageSize(QSizeF(paintable.width(), paintable.height() - footer));
        for (int i = 0; i < book.cases.size(); ++i) {
            document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("case:%1").arg(i)),
                                 QImage::fromData(book.cases.at(i).picture));
        }
        // First with numbers as wide as they will be, to see where each case falls; then with the true ones.
        layOut(document, book, QList<int>(book.cases.size(), 888));
        layOut(document, book, pagesOfCases(document, static_cast<int>(book.cases.size())));
        drawPages(document, writer, book.title);
    }
    const auto file = PartFile::create(target);
    if (!file)
        return passOn(file);
    if (const auto written = (*file)->write(bytes); !written)
        return written;
    return (*file)->commit();
}

} // namespace yuyi
