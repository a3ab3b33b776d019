// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/registration.h"
#include "tests/support/drawnpictures.h"

#include <QLineF>
#include <QTest>
#include <QTransform>

using namespace yuyi;
using namespace yuyi::drawn;

namespace {

/// How far a corner of the other picture lies from where it belongs, in unit coordinates.
double farthestCorner(const QTransform &is, const QTransform &shouldBe)
{
    double most = 0;
    for (const QPointF corner : {QPointF(0, 0), QPointF(1, 0), QPointF(0, 1), QPointF(1, 1)})
        most = std::max(most, QLineF(is.map(corner), shouldBe.map(corner)).length());
    return most;
}

} // namespace

class RegistrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMisplacedCopyMovesToItsPlace_data()
    {
        QTest::addColumn<QImage>("copy");
        QTest::addColumn<QTransform>("place");
        QTest::addColumn<QTransform>("start");
        const QImage original = scene(4);
        const QTransform inMiddle = QTransform::fromTranslate(0.1, 0.1).scale(0.8, 0.8);
        QTest::newRow("beside its place") << original << QTransform() << QTransform::fromTranslate(0.03, -0.02);
        QTest::newRow("brighter, too small") << brightened(original, 0.7, 30) << QTransform()
                                             << QTransform::fromTranslate(0.02, 0.02).scale(0.96, 0.96);
        QTest::newRow("a part, beside its place") << original.copy(64, 48, 512, 384) << inMiddle
                                                  << inMiddle * QTransform::fromTranslate(-0.02, 0.02);
        QTest::newRow("mirrored") << original.mirrored(true, false) << QTransform(-1, 0, 0, 1, 1, 0)
                                  << QTransform(-1, 0, 0, 1, 0.98, 0.02);
    }
    void aMisplacedCopyMovesToItsPlace()
    {
        QFETCH(QImage, copy);
        QFETCH(QTransform, place);
        QFETCH(QTransform, start);
        const VerificationCopy kept(scene(4));
        const VerificationCopy other(copy);
        QVERIFY(farthestCorner(start, place) > 0.02);
        const Registration found = registered(kept.rough(), other.rough(), start, 8);
        QVERIFY2(farthestCorner(found.geometry, place) < 0.006, qPrintable(QString::number(farthestCorner(found.geometry, place))));
        QVERIFY2(found.correlation > 0.97, qPrintable(QString::number(found.correlation)));
        QVERIFY(std::abs(found.correlation - planeCorrelation(kept.rough(), other.rough(), found.geometry)) < 1e-3);
    }

    void anotherPictureIsNotBentUntilItAgrees()
    {
        const VerificationCopy kept(scene(4));
        for (quint32 seed = 300; seed < 320; ++seed) {
            const VerificationCopy other(scene(seed));
            const double begin = planeCorrelation(kept.rough(), other.rough(), {});
            const Registration found = registered(kept.rough(), other.rough(), {}, 8);
            QVERIFY2(found.correlation < 0.9, qPrintable(QString::number(found.correlation)));
            QVERIFY(found.correlation > begin - 1e-3);
        }
    }

    void whatHardlyOverlapsHasNoCorrelation()
    {
        const VerificationCopy picture(scene(4));
        const QTransform far = QTransform::fromTranslate(0.8, 0);
        QCOMPARE(planeCorrelation(picture.rough(), picture.rough(), far), 0.0);
        const Registration found = registered(picture.rough(), picture.rough(), far, 8);
        QCOMPARE(found.correlation, 0.0);
        QCOMPARE(found.geometry, far);
        const VerificationCopy line(scene(4, QSize(400, 3)));
        QCOMPARE(registered(line.rough(), picture.rough(), {}, 8).correlation, 0.0);
    }
};

QTEST_GUILESS_MAIN(RegistrationTest)
#include "registrationtest.moc"
