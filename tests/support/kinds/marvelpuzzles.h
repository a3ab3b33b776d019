// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

/// Made-up puzzles in the form of MARVEL, with drawn pictures.
namespace yuyi::test {

inline Preset marvelPreset()
{
    const auto preset = builtInPreset(QStringLiteral("marvel"));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

/// What a puzzle is; labels as published.
struct MadePuzzle {
    int id = 1;
    QString pattern = QStringLiteral("Quantities");
    QString configuration = QStringLiteral("Sequence");
    int context = 5; ///< with the blank panel
    int answer = 3;
    QString right = QStringLiteral("left");
    QString wrong = QStringLiteral("right");
};

/// Six puzzles: one of each configuration and one more.
inline QList<MadePuzzle> madePuzzles()
{
    const auto text = [](const char *one) { return QString::fromLatin1(one); };
    return {{3, text("Temporal Movement"), text("Sequence"), 5, 3, text("up"), text("down")},
            {7, text("Quantities"), text("Two-row"), 6, 1, text("two"), text("three")},
            {8, text("Mathematical"), text("Matrix"), 9, 4, text("a circle"), text("a square")},
            {12, text("2D-Geometry"), text("Group"), 3, 2, text("inside"), text("outside")},
            {20, text("3D-Geometry"), text("3D"), 1, 1, text("yes"), text("no")},
            {21, text("Quantities"), text("Sequence"), 4, 2, text("filled"), text("empty")}};
}

/// The wording of the preset's template for a kind in this configuration.
inline QString madeStem(const QString &kind, const MadePuzzle &puzzle, const Preset &preset)
{
    const Dimension &configurations = *preset.dimension(DimensionCode(QStringLiteral("task_configuration")));
    const auto label = configurations.read(puzzle.configuration);
    const QString where = QStringLiteral("task_configuration=") + (label ? label->text() : QString());
    for (const QuestionTemplate &one : preset.templates) {
        if (one.kind == kind && (one.where.isEmpty() || one.where == where)) {
            return filled(one.stem, {{QStringLiteral("panels_context"), QString::number(puzzle.context)},
                                     {QStringLiteral("solid"), QStringLiteral("cube")}});
        }
    }
    return {};
}

inline Json madeEntry(const MadePuzzle &puzzle, const Preset &preset = marvelPreset())
{
    const auto stem = [&](const char *kind) { return toUtf8(madeStem(QString::fromLatin1(kind), puzzle, preset)); };
    Json json = Json::object();
    json["id"] = puzzle.id;
    json["pattern"] = toUtf8(puzzle.pattern);
    json["task_configuration"] = toUtf8(puzzle.configuration);
    json["avr_question"] = stem("avr");
    json["explanation"] = "Turned by 90\xC2\xB0.";
    json["answer"] = puzzle.answer;
    json["f_perception_question"] = toUtf8(QStringLiteral("Is the mark in choice 2 %1 or %2?").arg(puzzle.right, puzzle.wrong));
    json["f_perception_answer"] = toUtf8(puzzle.right);
    json["f_perception_distractor"] = toUtf8(puzzle.wrong);
    json["c_perception_question_tuple"] = Json::array({stem("coarse-1"), stem("coarse-2"), stem("coarse-3")});
    json["c_perception_answer_tuple"] = Json::array({puzzle.context, 4, puzzle.context + 4});
    return json;
}

/// As the published file is written.
inline QByteArray madeFile(const QList<MadePuzzle> &puzzles)
{
    const Preset preset = marvelPreset();
    Json json = Json::array();
    for (const MadePuzzle &puzzle : puzzles)
        json.push_back(madeEntry(puzzle, preset));
    return QByteArray::fromStdString(json.dump(4, ' ', true));
}

/// A white picture with a mark that depends on the number.
inline QImage madePicture(int number, const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.fillRect(2 + number % 7, 2 + number / 7 % 5, 6, 5, QColor::fromHsv(number * 37 % 360, 200, 150));
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1));
    return image;
}

inline void savePicture(const QString &path, int number, const QSize &size)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QVERIFY2(madePicture(number, size).save(path, "PNG"), qPrintable(path));
}

/// The panels of a puzzle; all blank ones are the same picture.
inline void savePanels(const QString &folder, const MadePuzzle &puzzle)
{
    const auto save = [&](const char *name, int index, int number) {
        savePicture(QStringLiteral("%1/Panel_data/%2_%3_%4.png").arg(folder, QLatin1String(name)).arg(puzzle.id).arg(index), number,
                    QSize(18, 18));
    };
    for (int i = 0; i < puzzle.context; ++i)
        save("question", i, puzzle.context > 1 && i + 1 == puzzle.context ? 0 : 1 + puzzle.id * 13 + i);
    for (int i = 0; i < 4; ++i)
        save("answer", i, 500 + puzzle.id * 13 + i);
}

/// The folder as it is published; panels of the puzzles with these ids alone.
inline void saveMarvel(const QString &folder, const QList<MadePuzzle> &puzzles, const QList<int> &withPanels)
{
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/marvel_label.json"));
    const QByteArray text = madeFile(puzzles);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    for (const MadePuzzle &puzzle : puzzles) {
        savePicture(QStringLiteral("%1/Marvel/%2.png").arg(folder).arg(puzzle.id), 1000 + puzzle.id, QSize(120, 60));
        if (withPanels.contains(puzzle.id))
            savePanels(folder, puzzle);
    }
}

} // namespace yuyi::test
