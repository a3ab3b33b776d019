// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartpicture.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ChartPicture)
};

} // namespace

Result<> writeChartPicture(const QString &path, const QSize &size, double scale,
                           const std::function<void(QPainter &, const QRectF &)> &paint)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool vector = ending == QLatin1String("svg");
    if (!vector && ending != QLatin1String("png") && ending != QLatin1String("jpg"))
        return failure(ErrorCode::Unsupported,
                       Tr::tr("Charts are saved as .svg, .png or .jpg; the file is named “%1”.").arg(QFileInfo(path).fileName()));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(ErrorCode::Environment, Tr::tr("The chart could not be saved to “%1”. Choose another location.").arg(path),
                       file.errorString());
    if (vector) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(0, 0), size));
        QPainter painter(&generator);
        paint(painter, QRectF(QPointF(0, 0), QSizeF(size)));
    } else {
        QImage image(size * scale, QImage::Format_RGB32);
        QPainter painter(&image);
        paint(painter, QRectF(QPointF(0, 0), QSizeF(image.size())));
        painter.end();
        image.save(&file, ending.toLatin1().constData());
    }
    if (!file.commit())
        return failure(ErrorCode::Environment, Tr::tr("The chart could not be saved to “%1”. Choose another location.").arg(path),
                       file.errorString());
    return {};
}

} // namespace yuyi
