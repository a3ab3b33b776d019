// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/itemlabels.h"
#include "tests/support/kinds/questionlabels.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Labels of images beside those of questions.
class ItemLabelsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = questionLabelPreset();

private Q_SLOTS:
    /// An entry of a file names all of them in one place.
    void eachGoesToItsOwner()
    {
        const Labels ofImage = codedLabels({{"domain", {QStringLiteral("life")}}});
        const Labels all = joinedLabels(ofImage, physicsLabels());
        AnnotationContent content;
        content.questions = {Question(), Question()};
        content.questions[1].labels = codedLabels({{"distribution", {QStringLiteral("考研")}}});
        placeLabels(content, all, m_preset);
        QCOMPARE(content.labels, ofImage);
        QCOMPARE(content.questions.at(0).labels, physicsLabels());
        QCOMPARE(content.questions.at(1).labels, physicsLabels());
        QCOMPARE(labelsOfQuestion(content, 1), all);
        QCOMPARE(labelsOfQuestion(content, 2), ofImage);
        QCOMPARE(labelsOfQuestion(content, -1), ofImage);
        QCOMPARE(onlyOf(all, m_preset, LabelOf::Question), physicsLabels());
        // What the preset does not define stays with the image, where it is found to be wrong.
        const Labels unknown = codedLabels({{"mood", {QStringLiteral("x")}}});
        QCOMPARE(onlyOf(unknown, m_preset, LabelOf::Image), unknown);
        QVERIFY(onlyOf(unknown, m_preset, LabelOf::Question).isEmpty());
    }

    void labelsOutsideTheirParentAreFound()
    {
        QVERIFY(outsideParent(physicsLabels(), m_preset).isEmpty());
        Labels labels = physicsLabels();
        labels[DimensionCode(QStringLiteral("subcategory"))] = {LabelCode(QStringLiteral("finance"))};
        const auto outside = outsideParent(labels, m_preset);
        QCOMPARE(outside.size(), 1);
        QCOMPARE(outside.constFirst().first, DimensionCode(QStringLiteral("subcategory")));
        QCOMPARE(outside.constFirst().second, LabelCode(QStringLiteral("finance")));
        labels.remove(DimensionCode(QStringLiteral("category")));
        QCOMPARE(outsideParent(labels, m_preset).size(), 1);
        // They are no faults: files may say so.
        QVERIFY(labelFaults(labels, m_preset, LabelOf::Question).isEmpty());
    }

    void faults_data()
    {
        QTest::addColumn<Labels>("labels");
        QTest::addColumn<QString>("label");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const Labels &labels, const QString &label, WrongLabel::Kind kind) {
            QTest::newRow(name) << labels << label << static_cast<int>(kind);
        };
        row("unknown dimension", codedLabels({{"mood", {QStringLiteral("x")}}}), {}, WrongLabel::Kind::UnknownDimension);
        row("of images", codedLabels({{"domain", {QStringLiteral("life")}}}), {}, WrongLabel::Kind::WrongOwner);
        row("unknown value", codedLabels({{"category", {QStringLiteral("art")}}}), QStringLiteral("art"), WrongLabel::Kind::UnknownLabel);
        row("not as stored", codedLabels({{"subfield", {QStringLiteral("a;b")}}}), QStringLiteral("a;b"), WrongLabel::Kind::UnknownLabel);
        row("two of one", codedLabels({{"category", {QStringLiteral("science"), QStringLiteral("business")}}}), {},
            WrongLabel::Kind::TooMany);
        row("two typed of one", codedLabels({{"distribution", {QStringLiteral("本科"), QStringLiteral("考研")}}}), {},
            WrongLabel::Kind::TooMany);
        QStringList many;
        for (int i = 0; i <= mostOpenLabels; ++i)
            many.append(QString::number(i));
        row("too many typed", codedLabels({{"subfield", many}}), {}, WrongLabel::Kind::TooMany);
    }
    void faults()
    {
        QFETCH(const Labels, labels);
        QFETCH(const QString, label);
        QFETCH(const int, kind);
        const QList<WrongLabel> found = labelFaults(labels, m_preset, LabelOf::Question);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.constFirst().dimension, labels.firstKey());
        QCOMPARE(found.constFirst().label.text(), label);
        QCOMPARE(static_cast<int>(found.constFirst().kind), kind);
    }

    void goodLabelsHaveNone()
    {
        QVERIFY(labelFaults(physicsLabels(), m_preset, LabelOf::Question).isEmpty());
        QCOMPARE(labelFaults(physicsLabels(), m_preset, LabelOf::Image).size(), physicsLabels().size());
        QVERIFY(labelFaults(codedLabels({{"domain", {QStringLiteral("life")}}}), m_preset, LabelOf::Image).isEmpty());
        QVERIFY(labelFaults({}, m_preset, LabelOf::Question).isEmpty());
    }
};

QTEST_GUILESS_MAIN(ItemLabelsTest)
#include "itemlabelstest.moc"
