// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/modelsize.h"

#include <QTest>

#include <limits>

using namespace yuyi;

/// Sizes in names of models, and as texts.
class ModelSizeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isReadFromAName_data()
    {
        QTest::addColumn<double>("size"); // 0: none
        const auto row = [](const char *name, double size) { QTest::newRow(name) << size; };
        row("qwen2-vl-7b", 7);
        row("Qwen2-VL-72B-Instruct-AWQ", 72);
        row("qwen2.5vl:3b", 3);
        row("llava-v1.6-34b-hf", 34);
        row("org/Model_0.5B_chat", 0.5);
        row("smolvlm-256m-instruct", 0.256);
        row("qwen3-vl-30b-a3b-instruct", 30); // three billions are active
        row("same-7b-and-7B", 7);
        row("mixtral-8x7b", 0);       // not 56
        row("vit-6b-with-llm-7b", 0); // which?
        row("gpt-4o", 0);
        row("model-4bit", 0);
        row("gemma-3n-e4b", 0);
        row("v2.7b1", 0);
        row("x-0b", 0);
        row("", 0);
    }
    void isReadFromAName()
    {
        QFETCH(double, size);
        const auto held = sizeInName(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(held.value_or(0), size);
    }

    void isWrittenShort()
    {
        QCOMPARE(sizeText(7), QStringLiteral("7B"));
        QCOMPARE(sizeText(0.256), QStringLiteral("0.256B"));
        QCOMPARE(sizeText(100'000), QStringLiteral("100000B"));
    }

    void cannotBeAnything()
    {
        QVERIFY(sizeFault(std::nullopt).isEmpty() && sizeFault(7).isEmpty() && sizeFault(0.001).isEmpty());
        for (const double wrong : {0.0, -7.0, 1e6, std::numeric_limits<double>::quiet_NaN()})
            QVERIFY(!sizeFault(wrong).isEmpty());
    }
};

QTEST_GUILESS_MAIN(ModelSizeTest)
#include "modelsizetest.moc"
