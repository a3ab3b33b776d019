// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointform.h"

#include "widgets/controls/choices/chiprow.h"

#include <QDoubleSpinBox>
#include <QTest>

using namespace yuyi;

/// The form for an endpoint, by keyboard.
class EndpointFormTest final : public QObject
{
    Q_OBJECT

    static QDoubleSpinBox *numberIn(const EndpointForm &form, const char *name)
    {
        auto *box = form.findChild<QDoubleSpinBox *>(QString::fromLatin1(name));
        if (!box)
            qFatal("no field %s", name);
        return box;
    }

private Q_SLOTS:
    /// yuyi-cli stores numbers with any decimals. Whoever changes a price here changes nothing else.
    void storedNumbersAreKept()
    {
        EndpointForm form;
        Endpoint stored;
        stored.parameters.temperature = 0.25;
        stored.parameters.topP = 0.9555;
        stored.priceOutput = 0.12345678;
        stored.budget = 2.505;
        form.set(stored, false);
        QCOMPARE(numberIn(form, "endpoint.temperature")->cleanText(), QStringLiteral("0.25"));
        numberIn(form, "endpoint.priceInput")->setValue(3);
        const Endpoint saved = form.value();
        QCOMPARE(saved.priceInput, 3.0);
        QCOMPARE(saved.parameters.temperature, stored.parameters.temperature);
        QCOMPARE(saved.parameters.topP, stored.parameters.topP);
        QCOMPARE(saved.priceOutput, stored.priceOutput);
        QCOMPARE(saved.budget, stored.budget);

        QDoubleSpinBox *temperature = numberIn(form, "endpoint.temperature");
        temperature->setValue(0.5);
        QCOMPARE(temperature->cleanText(), QStringLiteral("0.5"));
        QCOMPARE(form.value().parameters.temperature, std::optional(0.5));
        temperature->setValue(temperature->minimum());
        QVERIFY(!form.value().parameters.temperature);
    }

    void storedSharesAreKept()
    {
        EndpointForm form;
        Endpoint stored;
        stored.dialect = ChatDialect::Practice;
        PracticeSettings settings;
        settings.accuracy = 0.6125;
        settings.spread = 1.0 / 3;
        settings.delaySpread = 0.45;
        settings.byConfiguration.insert(QStringLiteral("cot"), 0.012345678);
        settings.faults = sharedEvenly<PracticeFault>(0.07);
        settings.misses.insert(PracticeMiss::Refusal, 0.0004);
        stored.parameters.practice = settings;
        form.set(stored, false);
        QCOMPARE(numberIn(form, "endpoint.accuracy")->cleanText(), QStringLiteral("61.25"));
        numberIn(form, "endpoint.textOnlyAccuracy")->setValue(7);
        settings.textOnlyAccuracy = 0.07;
        const Endpoint saved = form.value();
        QVERIFY(saved.parameters.practice == settings);
    }

    /// An address that is typed after its label must not end in the field for the key, which is further down.
    void tabGoesDownTheForm()
    {
        EndpointForm form;
        form.resize(900, 700);
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        form.findChild<ChipRow *>(QStringLiteral("endpoint.services"))->setFocus();
        QStringList names;
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
            names.append(form.focusWidget()->objectName());
        }
        QCOMPARE(names, (QStringList{QStringLiteral("endpoint.name"), QStringLiteral("endpoint.url"), QStringLiteral("endpoint.model"),
                                     QStringLiteral("endpoint.listModels"), QStringLiteral("endpoint.dialect"),
                                     QStringLiteral("endpoint.section")}));
    }
};

QTEST_MAIN(EndpointFormTest)
#include "endpointformtest.moc"
