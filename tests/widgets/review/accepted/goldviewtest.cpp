// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/accepted/goldview.h"

#include "tests/support/kinds/labelwork.h"

#include <QTest>
#include <QTextDocumentFragment>

using namespace yuyi;
using namespace yuyi::test;

class GoldViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The labels of the image stand first, those of a question below it.
    void eachQuestionHasItsLabels()
    {
        const Preset preset = labelWorkPreset();
        AnnotationContent content;
        const Dimension image = preset.imageDimensions().constFirst();
        content.labels.insert(image.code, {image.values.constFirst().code});
        Question one;
        one.stem = QStringLiteral("电流有多大？");
        one.accepted = QStringList{QStringLiteral("一安")};
        one.labels = physicsLabels();
        Question other = one;
        other.stem = QStringLiteral("电阻有多大？");
        other.labels = physicsWith("subfield", {QStringLiteral("<光学>")});
        content.questions = {one, other};
        GoldView view;
        view.setContent(content, preset, {});
        const QString text = QTextDocumentFragment::fromHtml(view.text()).toPlainText();
        const auto at = [&](const QString &words) { return text.indexOf(words); };
        QVERIFY2(at(image.title.text()) == 0, qPrintable(text));
        QVERIFY2(at(QStringLiteral("电磁学 · 电路")) > at(one.stem) && at(QStringLiteral("电磁学 · 电路")) < at(other.stem), qPrintable(text));
        QVERIFY2(at(QStringLiteral("<光学>")) > at(other.stem), qPrintable(text));
        QCOMPARE(text.count(QStringLiteral("Physics")), 2);
    }
};

QTEST_MAIN(GoldViewTest)
#include "goldviewtest.moc"
