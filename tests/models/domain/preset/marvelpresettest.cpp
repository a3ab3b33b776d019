// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/preset/preset.h"
#include "models/domain/runs/scorers.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace yuyi;

/// The preset MARVEL that comes with the program: what its paper and files say.
class MarvelPresetTest : public QObject
{
    Q_OBJECT

    Preset m_preset;

    const Dimension &dimension(const char *code) const { return *m_preset.dimension(DimensionCode(QString::fromLatin1(code))); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(presetCodes().contains(QStringLiteral("marvel")));
        const auto preset = builtInPreset(QStringLiteral("marvel"));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        m_preset = *preset;
    }

    void labels()
    {
        QCOMPARE(dimension("pattern").values.size(), 6);
        QCOMPARE(dimension("task_configuration").values.size(), 5);
        QVERIFY(dimension("pattern").required && dimension("task_configuration").required);
        // The files call it "3D", the paper "reassembling".
        const auto label = dimension("task_configuration").read(QStringLiteral("3D"));
        QVERIFY(label);
        QCOMPARE(label->text(), QStringLiteral("reassembling"));
        QVERIFY(!dimension("shape").required && !dimension("fine_kind").required && dimension("fine_kind").ofQuestion());
        QCOMPARE(m_preset.imageDimensions().size(), 3);
        QVERIFY(!m_preset.texts.image && m_preset.questions.rationale);
    }

    /// Five questions about each image, and what of them must be right together.
    void kindsGroupsAndMetrics()
    {
        QStringList kinds;
        for (const QuestionKind &kind : m_preset.kinds) {
            kinds.append(kind.code);
            QVERIFY2(kind.takesPictures() && kind.mostPictures == 1, qPrintable(kind.code));
        }
        QCOMPARE(m_preset.groups.size(), 1);
        QCOMPARE(m_preset.groups.constFirst().members, kinds);
        QCOMPARE(m_preset.questions.minimum, 5);
        QCOMPARE(m_preset.questions.maximum, 5);
        QVERIFY(m_preset.questions.firstStem.isEmpty());
        // The options are the numbers in the picture.
        const QuestionKind *pattern = m_preset.kind(QStringLiteral("avr"));
        QVERIFY(AnswerForm(pattern).ownLabels && optionLabel(pattern, 3) == u"4");
        QVERIFY(!AnswerForm(m_preset.kind(QStringLiteral("fine"))).ownLabels);
        for (const char *code : {"coarse-1", "coarse-2", "coarse-3"})
            QVERIFY(m_preset.kind(QString::fromLatin1(code))->isWritten());
        QCOMPARE(m_preset.metrics.size(), 5);
        QCOMPARE(m_preset.metric(QStringLiteral("coarse"))->all.size(), 3);
        QCOMPARE(m_preset.metric(QStringLiteral("coarse_fine"))->all.size(), 4);
        QCOMPARE(m_preset.metric(QStringLiteral("coarse_fine_avr"))->all.size(), 5);
    }

    /// Every configuration has its template of the question about the pattern, and every count has one.
    void templatesAndSheets()
    {
        const QList<LabelValue> &values = dimension("task_configuration").values;
        for (const LabelValue &value : values) {
            const QString where = QStringLiteral("task_configuration=") + value.code.text();
            const auto written = std::count_if(m_preset.templates.begin(), m_preset.templates.end(), [&](const QuestionTemplate &one) {
                return one.kind == u"avr" && one.where == where && one.key.isEmpty() && one.sheet == u"numbered";
            });
            QVERIFY2(written == 1, qPrintable(where));
        }
        QMap<QString, QString> keys;
        for (const QuestionTemplate &one : m_preset.templates) {
            QVERIFY(one.kind != u"fine");
            if (one.kind != u"avr") {
                QCOMPARE(one.sheet, QStringLiteral("plain"));
                keys.insert(one.kind, one.key);
            }
        }
        QCOMPARE(keys.values(),
                 (QStringList{QStringLiteral("{panels_context}"),
                              QStringLiteral("{panels_choices}"), QStringLiteral("{panels}")}));
        QCOMPARE(m_preset.sheets.size(), 4);
        // A puzzle that is drawn panel by panel is collected as the first.
        QCOMPARE(m_preset.sheets.constFirst().code, QStringLiteral("numbered"));
        QCOMPARE(m_preset.sheets.constFirst().labels, SheetLabels::Digits);
        QCOMPARE(m_preset.sheet(QStringLiteral("plain"))->labels, SheetLabels::None);
        QCOMPARE(m_preset.sheet(QStringLiteral("marked"))->blank, SheetBlank::Mark);
        QVERIFY(m_preset.fact(QStringLiteral("panels_context"))->number && m_preset.fact(gridFact) && !m_preset.fact(gridFact)->number);
    }

    /// Table 2 counts puzzles, its figures the reasoning questions alone.
    void tablesOfThePaper()
    {
        const TableForm &main = m_preset.tables.constFirst();
        QVERIFY(main.by == u"metric" && main.configurations == QStringList{QStringLiteral("zero-shot")});
        QCOMPARE(main.baselines.value(), (QList<TableBaseline>{TableBaseline::Random, TableBaseline::Human}));
        QStringList grouped;
        for (const TableForm &form : m_preset.tables) {
            for (const DimensionCode &code : form.dimensions)
                grouped.append(code.text() + u' ' + form.where);
        }
        QCOMPARE(grouped, (QStringList{QStringLiteral("kind "), QStringLiteral("pattern kind=avr"),
                                       QStringLiteral("task_configuration kind=avr"), QStringLiteral("shape kind=avr"),
                                       QStringLiteral("fine_kind kind=fine")}));
    }

    void configurationsAndRules()
    {
        QCOMPARE(m_preset.configurations.size(), 3);
        for (const Configuration &configuration : m_preset.configurations) {
            for (const QuestionKind &kind : m_preset.kinds)
                QCOMPARE(configuration.promptFor(kind.code), QStringLiteral("{question}"));
            QCOMPARE(configuration.shotRule.has_value(), configuration.shots > 0);
        }
        QCOMPARE(m_preset.configurations.at(2).shots, 2);
        QCOMPARE(m_preset.configurations.at(2).shotRule->same, QList<DimensionCode>{DimensionCode(QStringLiteral("pattern"))});
        QCOMPARE(scorersOf(m_preset), QList<Scorer>{Scorer::Strict});
        QVERIFY(checkRules(m_preset.work));
        QCOMPARE(m_preset.work.annotatorsPerImage, 1);
        QCOMPARE(m_preset.work.votesPerQuestion, 1);
        QCOMPARE(m_preset.work.rounds, 2);
        QCOMPARE(m_preset.quotas.size(), 1);
        QCOMPARE(m_preset.quotas.constFirst().over.size(), 2);
        QCOMPARE(m_preset.quotas.constFirst().items, 45);
    }
};

QTEST_GUILESS_MAIN(MarvelPresetTest)
#include "marvelpresettest.moc"
