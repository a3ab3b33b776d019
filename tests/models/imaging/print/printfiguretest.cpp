// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printcanvas.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace yuyi {

class PrintFigureTest final : public QObject
{
    Q_OBJECT

    static PrintFigure bars()
    {
        PrintFigure figure;
        figure.valueTitle = QStringLiteral("Accuracy (%)");
        figure.categoryTitle = QStringLiteral("Domain");
        figure.categories = {QStringLiteral("Chinese traditional culture and its symbols (n = 120)"),
                             QStringLiteral("Lack of cultural background knowledge (n = 2)"), QStringLiteral("政治 (n = 45)")};
        for (const char *name : {"A model with a rather long name · Chain of thought", "qwen"}) {
            PrintSeries series{QString::fromUtf8(name), {}, {}};
            for (const double value : {63.9, 12.0, 88.1})
                series.values.append({value, value - 8, value + 8, QString::number(value)});
            figure.series.append(series);
        }
        figure.lines = {{QStringLiteral("Chance (16.7)"), 16.7}, {QStringLiteral("People (90.2)"), 90.2}};
        figure.high = 100;
        figure.step = 20;
        figure.notes = {QStringLiteral("n = 167 items; 95 % intervals by Wilson.")};
        return figure;
    }

    static PrintFigure heatMap()
    {
        PrintFigure figure = bars();
        figure.kind = PrintKind::HeatMap;
        figure.series.clear();
        for (int i = 0; i < 9; ++i)
            figure.series.append({QStringLiteral("Environment-%1").arg(i),
                                  {{10.0 + i, {}, {}, QStringLiteral("10.0")},
                                   {},
                                   {90, {}, {}, QStringLiteral("90.0")}},
                                  {}});
        return figure;
    }

    static PrintFigure rings()
    {
        PrintFigure figure = bars();
        figure.kind = PrintKind::Rings;
        figure.series = {{QString(), {{12, {}, {}, {}}, {5, {}, {}, {}}, {0, {}, {}, {}}}, {}}};
        figure.parts = {{0, QStringLiteral("Misunderstanding of visual information"), 7}, {0, QStringLiteral("Symbols"), 5}};
        return figure;
    }

    static PrintFigure bubbles()
    {
        PrintFigure figure;
        figure.kind = PrintKind::Bubbles;
        figure.valueTitle = QStringLiteral("Correct answers by people (%)");
        figure.categoryTitle = QStringLiteral("Correct answers by models (%)");
        figure.bubbles = {{20, 40, 12}, {100, 100, 3}, {0, 60, 1}};
        figure.high = 100;
        figure.step = 25;
        figure.notes = {QStringLiteral("n = 16 items")};
        return figure;
    }

    static PrintFigure points()
    {
        PrintFigure figure = bars();
        figure.kind = PrintKind::Points;
        figure.categories.clear();
        figure.categoryTitle = QStringLiteral("Model size (billions of parameters)");
        figure.besideTitle = QStringLiteral("Size not stated");
        figure.series = {{QStringLiteral("Open models"), {}, {}}, {QStringLiteral("Closed models"), {}, {}}};
        figure.points = {{7.0, {52, 48, 56, {}}, QStringLiteral("a-model-7b"), 0},
                         {72.0, {60, 56, 64, {}}, QStringLiteral("a-model-72b"), 0},
                         {{}, {58, 54, 62, {}}, QStringLiteral("closed-one"), 1}};
        return figure;
    }

    /// The words of a file, by paragraphs of its text elements joined again.
    static QString wordsOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QXmlStreamReader reader(&file);
        QString all;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
                all += reader.readElementText(QXmlStreamReader::IncludeChildElements);
        }
        return all.remove(u' ');
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void containsAllTexts_data();
    void containsAllTexts();
    void hasTheSizeAskedFor_data();
    void hasTheSizeAskedFor();
    void breaksWhatIsTooLong();
    void refusesWhatItCannotDraw();
};

void PrintFigureTest::containsAllTexts_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("width");
    for (int kind = 0; kind <= static_cast<int>(PrintKind::Points); ++kind) {
        for (const double width : {PrintSize::oneColumn, PrintSize::twoColumns})
            QTest::addRow("%d at %.0f mm", kind, width) << kind << width;
    }
}

void PrintFigureTest::containsAllTexts()
{
    QFETCH(int, kind);
    QFETCH(double, width);
    PrintFigure figure = bars();
    switch (static_cast<PrintKind>(kind)) {
    case PrintKind::HeatMap: figure = heatMap(); break;
    case PrintKind::Rings: figure = rings(); break;
    case PrintKind::Bubbles: figure = bubbles(); break;
    case PrintKind::Points: figure = points(); break;
    default: figure.kind = static_cast<PrintKind>(kind);
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figure.svg"));
    const auto saved = savePrintFigure(figure, {width, 300}, path);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().sentence));
    const QString words = wordsOf(path);
    QStringList wanted = figure.categories + figure.notes;
    wanted << figure.valueTitle;
    if (figure.kind != PrintKind::Rings)
        wanted << figure.categoryTitle;
    for (const PrintSeries &series : std::as_const(figure.series))
        wanted << series.name;
    for (const PrintPart &part : std::as_const(figure.parts))
        wanted << part.name;
    for (const PrintPoint &point : std::as_const(figure.points))
        wanted << point.name;
    if (figure.kind == PrintKind::Points)
        wanted << figure.besideTitle;
    if (figure.kind != PrintKind::HeatMap && figure.kind != PrintKind::Rings && figure.kind != PrintKind::Bubbles) {
        for (const PrintLine &line : std::as_const(figure.lines))
            wanted << line.name;
    }
    for (QString one : std::as_const(wanted))
        QVERIFY2(words.contains(one.remove(u' ')), qPrintable(one + QStringLiteral(" is not in ") + words));
    QVERIFY(!words.contains(u'…'));
    // Where somebody wants to see them.
    if (const QString kept = qEnvironmentVariable("YUYI_KEEP_FIGURES"); !kept.isEmpty())
        QVERIFY(savePrintFigure(figure, {width, 150}, QStringLiteral("%1/%2-%3.png").arg(kept).arg(kind).arg(width)));
}

void PrintFigureTest::hasTheSizeAskedFor_data()
{
    QTest::addColumn<double>("width");
    for (const double width : {PrintSize::oneColumn, PrintSize::twoColumns, 120.0})
        QTest::addRow("%.0f mm", width) << width;
}

void PrintFigureTest::hasTheSizeAskedFor()
{
    QFETCH(double, width);
    const QTemporaryDir folder;
    const PrintFigure figure = bars();
    const QSizeF size = printedSize(figure, width);
    QVERIFY(savePrintFigure(figure, {width, 300}, folder.filePath(QStringLiteral("a.pdf"))));
    const QByteArray pdf = contentOf(folder.filePath(QStringLiteral("a.pdf")));
    const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)")).match(QString::fromLatin1(pdf));
    QVERIFY(box.hasMatch());
    // A point is 0.35 mm; pages are whole points.
    QVERIFY(std::abs(box.captured(1).toDouble() * 25.4 / 72 - width) < 0.2);
    QVERIFY(std::abs(box.captured(2).toDouble() * 25.4 / 72 - size.height()) < 0.2);
    QVERIFY2(pdf.contains("/FontFile"), "the fonts are not in the file");
    QVERIFY(savePrintFigure(figure, {width, 200}, folder.filePath(QStringLiteral("a.png"))));
    const QImage image(folder.filePath(QStringLiteral("a.png")));
    QVERIFY(std::abs(image.width() - width / 25.4 * 200) < 2);
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 200);
    QVERIFY(savePrintFigure(figure, {width, 200}, folder.filePath(QStringLiteral("a.svg"))));
    const auto wide =
        QRegularExpression(QStringLiteral("<svg width=\"([0-9.]+)mm\""))
            .match(QString::fromUtf8(contentOf(folder.filePath(QStringLiteral("a.svg")))));
    QVERIFY(std::abs(wide.captured(1).toDouble() - width) < 0.1);
}

void PrintFigureTest::breaksWhatIsTooLong()
{
    QFont font;
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    const QString text = QStringLiteral("Donaudampfschifffahrtsgesellschaft 文化背景知识不足");
    const QStringList lines = PrintCanvas::brokenLines(text, metrics, 500);
    QVERIFY(lines.size() > 2);
    QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    for (const QString &line : lines)
        QVERIFY(metrics.horizontalAdvance(line) <= 500);
}

void PrintFigureTest::refusesWhatItCannotDraw()
{
    const QTemporaryDir folder;
    QCOMPARE(savePrintFigure(bars(), {}, folder.filePath(QStringLiteral("a.gif"))).error().code, ErrorCode::Unsupported);
    QCOMPARE(savePrintFigure({}, {}, folder.filePath(QStringLiteral("a.pdf"))).error().code, ErrorCode::Unsupported);
    QCOMPARE(savePrintFigure(bars(), {5, 300}, folder.filePath(QStringLiteral("a.pdf"))).error().code, ErrorCode::Unsupported);
    QCOMPARE(savePrintFigure(bars(), {}, folder.filePath(QStringLiteral("no/a.pdf"))).error().code, ErrorCode::Environment);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a.pdf"))));
}

} // namespace yuyi

QTEST_MAIN(yuyi::PrintFigureTest)
#include "printfiguretest.moc"
