// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace yuyi;

/// The preset CMMMU that comes with the program: what its paper and files say.
class CmmmuPresetTest : public QObject
{
    Q_OBJECT

    Preset m_preset;

    const Dimension &dimension(const char *code) const { return *m_preset.dimension(DimensionCode(QString::fromLatin1(code))); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(presetCodes().contains(QStringLiteral("cmmmu")));
        const auto preset = builtInPreset(QStringLiteral("cmmmu"));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        m_preset = *preset;
    }

    /// Six disciplines, thirty subjects, thirty-nine kinds of pictures; nothing of it belongs to an image.
    void labelsBelongToQuestions()
    {
        QVERIFY(m_preset.imageDimensions().isEmpty());
        QVERIFY(!m_preset.texts.image);
        QVERIFY(m_preset.questions.rationale);
        QCOMPARE(m_preset.dimensions.size(), 6);
        QCOMPARE(dimension("category").values.size(), 6);
        QCOMPARE(dimension("subcategory").values.size(), 30);
        QCOMPARE(dimension("img_type").values.size(), 39);
        QList<qsizetype> subjects;
        for (const LabelValue &value : dimension("category").values)
            subjects.append(dimension("subcategory").under({value.code}).size());
        QCOMPARE(subjects, (QList<qsizetype>{4, 5, 5, 5, 4, 7}));
        QVERIFY(dimension("subcategory").hasDigits());
        QVERIFY(!dimension("img_type").hasDigits());
        QVERIFY(dimension("subfield").open && dimension("subfield").pickMany && dimension("subfield").required);
        QVERIFY(dimension("distribution").open && !dimension("distribution").pickMany && !dimension("distribution").required);
        QVERIFY(dimension("difficulty_level").ordered);
        QCOMPARE(groupingDimension(m_preset)->code, DimensionCode(QStringLiteral("category")));
    }

    /// Kinds of pictures are found by what one types of their pinyin, in English and in Chinese.
    void picturesAreFoundWhileTyping_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("initials") << QStringLiteral("dlt");
        QTest::newRow("pinyin") << QStringLiteral("dianlutu");
        QTest::newRow("English") << QStringLiteral("circuit");
        QTest::newRow("Chinese") << QStringLiteral("电路");
    }
    void picturesAreFoundWhileTyping()
    {
        QFETCH(const QString, typed);
        QStringList found;
        for (const LabelValue &value : dimension("img_type").values) {
            QVERIFY2(!value.pinyin.isEmpty(), qPrintable(value.published));
            if (matchesTyped(value, typed))
                found.append(value.published);
        }
        QCOMPARE(found, QStringList{QStringLiteral("电路图")});
    }

    void kindsAndRules()
    {
        QCOMPARE(m_preset.kinds.size(), 3);
        QVERIFY(m_preset.kinds.at(0).allows(2) && m_preset.kinds.at(0).allows(4) && m_preset.kinds.at(0).allowsCorrect(4));
        QVERIFY(m_preset.kinds.at(0).optionPictures);
        QCOMPARE(m_preset.kinds.at(1).fixed, (QStringList{QStringLiteral("对"), QStringLiteral("错")}));
        QVERIFY(m_preset.kinds.at(2).isWritten());
        for (const QuestionKind &kind : m_preset.kinds)
            QVERIFY2(kind.allowsPictures(5) && !kind.allowsPictures(6), qPrintable(kind.code));
        QCOMPARE(m_preset.work.annotatorsPerImage, 1);
        QCOMPARE(m_preset.work.votesPerQuestion, 1);
        QVERIFY(checkRules(m_preset.work));
        QCOMPARE(m_preset.quotas.size(), 2);
        QCOMPARE(m_preset.quotas.at(0).sources, 20);
        QCOMPARE(m_preset.quotas.at(1).most, 10);
        QCOMPARE(m_preset.gates.size(), 1);
        QCOMPARE(m_preset.gates.at(0).models, 4);
        QVERIFY(m_preset.discardReason(m_preset.gates.at(0).reason) != nullptr);
        QVERIFY(m_preset.frequent && m_preset.frequent->by == DimensionCode(QStringLiteral("subcategory")));
        QVERIFY(m_preset.countsVerdicts);
        QCOMPARE(m_preset.errorTypes.size(), 5);
        // The names of the published files have these words; the last split takes what is left.
        QCOMPARE(m_preset.splits.size(), 3);
        QCOMPARE(m_preset.splits.at(1).name, QStringLiteral("val"));
        QCOMPARE(m_preset.splits.at(2).weight, 0.0);
        const bool text = std::any_of(m_preset.configurations.begin(), m_preset.configurations.end(),
                                      [](const Configuration &one) { return !one.withImage; });
        QVERIFY(text);
    }
};

QTEST_GUILESS_MAIN(CmmmuPresetTest)
#include "cmmmupresettest.moc"
