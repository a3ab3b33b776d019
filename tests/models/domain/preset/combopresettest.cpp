// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "models/domain/runs/scorers.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

/// The preset ComBo that comes with the program: what its paper says.
class ComboPresetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Shape, material and colour of both blocks, and the contact point (the columns of Table 2).
    void sevenQuestionsAboutEachObject()
    {
        const auto preset = builtInPreset(QStringLiteral("combo"));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        QCOMPARE(preset->groups.size(), 1);
        const QStringList members = preset->groups.constFirst().members;
        QCOMPARE(members.size(), 7);
        for (const QString &code : members) {
            const auto ofKind = [&code](const QuestionTemplate &one) { return one.kind == code && one.where.isEmpty(); };
            QCOMPARE(std::count_if(preset->templates.begin(), preset->templates.end(), ofKind), 1);
            QVERIFY(!preset->takesPictures(code));
            const auto alone = [&code](const Metric &one) { return one.all == QStringList{code}; };
            QCOMPARE(std::count_if(preset->metrics.begin(), preset->metrics.end(), alone), 1);
        }
        for (const QuestionTemplate &one : preset->templates) {
            const ObjectFactor *factor = preset->objects.factor(one.options);
            QVERIFY2(factor, qPrintable(one.code));
            const QuestionKind *kind = preset->kind(one.kind);
            QCOMPARE(one.offer == FactorOffer::Fitting, kind->mostOptions < factor->values.size());
        }
        QCOMPARE(preset->metric(QStringLiteral("perception"))->all, members);
        QCOMPARE(preset->objects.views, 20);
        // Text about images is nobody's work here, and the options of a prompt are always there.
        QVERIFY(!preset->texts.image);
        for (const Configuration &configuration : preset->configurations)
            QVERIFY2(configuration.prompt.contains(QStringLiteral("{options}")), qPrintable(configuration.code));
        QCOMPARE(scorersOf(*preset), QList<Scorer>{Scorer::Strict});
    }
};

QTEST_GUILESS_MAIN(ComboPresetTest)
#include "combopresettest.moc"
