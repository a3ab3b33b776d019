// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/calibrationfigures.h"

#include "tests/support/kinds/labelwork.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Which labels a calibration compares.
class CalibrationLabelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Two people write different questions, so labels of questions are left aside. What is typed about images is compared.
    void labelsOfImagesAreCompared()
    {
        Preset preset = labelWorkPreset();
        Dimension typed;
        typed.code = DimensionCode(QStringLiteral("place"));
        typed.open = true;
        preset.dimensions.append(typed);
        const QList<ImageId> images{ImageId::create(), ImageId::create()};
        const QList<PersonId> people{PersonId::create(), PersonId::create()};
        LabelsOf labels;
        const QStringList places[2] = {{QStringLiteral("海边"), QStringLiteral("山上")}, {QStringLiteral("海边"), QStringLiteral("城里")}};
        for (int person = 0; person < 2; ++person) {
            for (int image = 0; image < 2; ++image) {
                Labels own = physicsLabels();
                own.insert(typed.code, {LabelCode(places[person].at(image))});
                labels.insert({images.at(image), people.at(person)}, own);
            }
        }
        const QList<DimensionFigures> figures = agreementOn(preset, images, people, labels);
        QCOMPARE(figures.size(), preset.imageDimensions().size());
        QCOMPARE(figures.constLast().dimension, typed.code);
        QCOMPARE(figures.constLast().images, 2);
        QVERIFY(figures.constLast().percent);
        QCOMPARE(*figures.constLast().percent, 0.5);
        for (const DimensionFigures &one : figures)
            QVERIFY(!preset.dimension(one.dimension)->ofQuestion());
    }
};

QTEST_GUILESS_MAIN(CalibrationLabelsTest)
#include "calibrationlabelstest.moc"
