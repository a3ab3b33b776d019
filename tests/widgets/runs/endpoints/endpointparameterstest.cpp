// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointparameters.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QtTest>

using namespace yuyi;

/// The part of the endpoint form about what each request holds.
class EndpointParametersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneImageIsAPropertyOfTheEndpoint()
    {
        EndpointParameters form;
        form.fields().arrange(form.width());
        auto *one = form.findChild<QCheckBox *>(QStringLiteral("endpoint.onePicture"));
        QVERIFY(one);
        Endpoint endpoint;
        endpoint.pictures.one = true;
        form.set(endpoint);
        QVERIFY(one->isChecked());
        QSignalSpy edited(&form, &EndpointParameters::edited);
        one->click();
        QCOMPARE(edited.size(), 1);
        form.writeTo(endpoint);
        QVERIFY(!endpoint.pictures.one);
        one->click();
        form.writeTo(endpoint);
        // As it is stored with the endpoint and with each run.
        QVERIFY(pictureProfile(toJson(endpoint.pictures)).one);
    }
};

QTEST_MAIN(EndpointParametersTest)
#include "endpointparameterstest.moc"
