// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "models/domain/runs/scorers.h"

#include <QTest>

#include <algorithm>
#include <utility>

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

    /// Beside them the other two tasks: names and pictures of what the object is like, and categories, whose items have four levels.
    void allThreeTasks()
    {
        const auto preset = builtInPreset(QStringLiteral("combo"));
        QVERIFY(preset);
        QCOMPARE(preset->kinds.size(), 10);
        for (const auto &[kind, shows] : {std::pair(QStringLiteral("image-to-text"), PoolShows::Names),
                                          std::pair(QStringLiteral("text-to-image"), PoolShows::Pictures)}) {
            const OptionPool *pool = preset->poolOf(kind);
            QVERIFY2(pool, qPrintable(kind));
            QVERIFY(pool->shows == shows && pool->of == u"category" && preset->kind(kind)->allows(pool->options));
            QVERIFY(!preset->groupOf(kind));
        }
        QVERIFY(preset->categories);
        QVERIFY(!preset->groupOf(preset->categories->kind));
        for (const QString &fact : std::as_const(preset->categories->facts))
            QVERIFY2(preset->objects.factor(fact), qPrintable(fact));
        QCOMPARE(preset->levels.size(), 1);
        QCOMPARE(preset->levels.constFirst().fact, preset->categories->distance);
        QCOMPARE(preset->levels.constFirst().dimension.values.size(), 4);
        // An image may have the seven questions, both of its category and one over categories.
        QVERIFY(preset->questions.minimum == 1 && preset->questions.maximum == preset->kinds.size());
        // A table of the paper for each task: the levels are those of category building, whose model and people stand beside chance.
        QStringList conditions;
        for (const TableForm &form : preset->tables)
            conditions.append(form.code + u' ' + form.where.section(u',', 0, 0));
        QVERIFY(conditions.contains(QStringLiteral("table-2 kind=primary-shape")));
        QVERIFY(conditions.contains(QStringLiteral("table-3 kind=image-to-text")));
        QVERIFY(conditions.contains(QStringLiteral("levels kind=category")));
        // What is said before a question fits its pictures.
        for (const Configuration &configuration : preset->configurations) {
            for (const QuestionKind &kind : preset->kinds)
                QCOMPARE(configuration.kindPrompts.contains(kind.code),
                         !configuration.kindPrompts.isEmpty() && !preset->groupOf(kind.code));
        }
    }
};

QTEST_GUILESS_MAIN(ComboPresetTest)
#include "combopresettest.moc"
