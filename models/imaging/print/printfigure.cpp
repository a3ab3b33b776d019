// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printfigure.h"

#include "models/imaging/print/printpainter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace yuyi {

namespace {

struct PrintTr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PrintFigure)
};

constexpr int unitsPerInch = 2540; // hundredths of a millimetre
constexpr double unitsPerMillimetre = 100;
constexpr double millimetresPerInch = 25.4;

/// What a screen reader says of the picture: every word of it, in one piece.
QString describedBy(const PrintFigure &figure)
{
    QStringList words{figure.categoryTitle, figure.valueTitle};
    words += figure.categories;
    for (const PrintSeries &series : figure.series)
        words.append(series.name);
    for (const PrintLine &line : figure.lines)
        words.append(line.name);
    for (const PrintPart &part : figure.parts)
        words.append(part.name);
    for (const PrintPoint &point : figure.points)
        words.append(point.name);
    words.append(figure.besideTitle);
    words += figure.notes;
    words.removeAll(QString());
    return words.join(QStringLiteral("; "));
}

tl::unexpected<Error> unwritable(const QString &path, const QString &why)
{
    return failure(ErrorCode::Environment,
                   PrintTr::tr("The file “%1” could not be written. Choose another location, or free some disk space.").arg(path), why);
}

} // namespace

bool PrintFigure::isEmpty() const
{
    if (kind == PrintKind::Points)
        return points.isEmpty();
    return kind == PrintKind::Bubbles ? bubbles.isEmpty() : categories.isEmpty() || series.isEmpty();
}

QSizeF printedSize(const PrintFigure &figure, double width)
{
    return {width, PrintPainter(figure, width * unitsPerMillimetre).paint(nullptr) / unitsPerMillimetre};
}

Result<> savePrintFigure(const PrintFigure &figure, const PrintSize &size, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QLatin1String("pdf") && ending != QLatin1String("svg") && ending != QLatin1String("png"))
        return failure(ErrorCode::Unsupported,
                       PrintTr::tr("Figures are saved as .pdf, .svg or .png, not as “%1”.").arg(QFileInfo(path).fileName()));
    if (figure.isEmpty())
        return failure(ErrorCode::Unsupported, PrintTr::tr("There is nothing to draw yet. Choose other runs or another chart."));
    if (!(size.width >= PrintSize::narrowest && size.width <= PrintSize::widest))
        return failure(ErrorCode::Unsupported,
                       PrintTr::tr("The width of a figure must be %1 to %2 mm.")
                           .arg(PrintSize::narrowest)
                           .arg(PrintSize::widest));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path, file.errorString());
    const QSizeF millimetres = printedSize(figure, size.width);
    const QSize units = (millimetres * unitsPerMillimetre).toSize();
    PrintPainter figurePainter(figure, size.width * unitsPerMillimetre);
    if (ending == QLatin1String("pdf")) {
        QPdfWriter writer(&file);
        writer.setCreator(QStringLiteral("Yuyi"));
        writer.setResolution(unitsPerInch);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(millimetres, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
        QPainter painter(&writer);
        figurePainter.paint(&painter);
    } else if (ending == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setResolution(unitsPerInch);
        generator.setSize(units);
        generator.setViewBox(QRect(QPoint(0, 0), units));
        generator.setTitle(figure.valueTitle);
        generator.setDescription(describedBy(figure));
        QPainter painter(&generator);
        painter.fillRect(QRect(QPoint(0, 0), units), Qt::white);
        figurePainter.paint(&painter);
    } else {
        const double scale = size.dpi / static_cast<double>(unitsPerInch);
        QImage image((QSizeF(units) * scale).toSize(), QImage::Format_RGB32);
        image.setDotsPerMeterX(qRound(size.dpi / millimetresPerInch * 1000));
        image.setDotsPerMeterY(qRound(size.dpi / millimetresPerInch * 1000));
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        figurePainter.paint(&painter);
        painter.end();
        if (!image.save(&file, "png"))
            return unwritable(path, file.errorString());
    }
    if (!file.commit())
        return unwritable(path, file.errorString());
    return {};
}

} // namespace yuyi
