// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/answersmodel.h"

#include "tests/support/madestudy.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The answers behind a figure, as a list.
class AnswersModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreNamed();
};

void AnswersModelTest::answersAreNamed()
{
    MadeStudy made;
    made.addWritten({QStringLiteral("3.5 米"), QStringLiteral("三米半")});
    made.addItem(1, {}, StudyPart::Main, 4);
    made.addPerson(QStringLiteral("00"));
    made.addPerson(QStringLiteral("t1"));
    made.write(0, 0, QStringLiteral("About 3"));
    const auto report = std::make_shared<StudyReport>();
    report->data = made.data;
    report->kept = report->all = studyFigures(made.data, true);
    AnswersModel model;
    model.setAnswers(report, trialsBehind(report->data, report->all, {}));
    QCOMPARE(model.rowCount(), 4);
    const auto text = [&](int row, int column, int role = Qt::DisplayRole) {
        return model.data(model.index(row, column), role).toString();
    };
    // As it was written; the key with all its wordings in the tool tip.
    QCOMPARE(text(0, AnswersModel::Chosen), QStringLiteral("“About 3”"));
    QCOMPARE(text(0, AnswersModel::Key), QStringLiteral("“3.5 米”"));
    QCOMPARE(text(0, AnswersModel::Key, Qt::ToolTipRole), QStringLiteral("3.5 米\n三米半"));
    QCOMPARE(text(1, AnswersModel::Chosen), QStringLiteral("A 选项 0"));
    QCOMPARE(text(1, AnswersModel::Key), QStringLiteral("B"));
    QCOMPARE(text(2, AnswersModel::Chosen), QStringLiteral("–"));
}

QTEST_MAIN(AnswersModelTest)
#include "answersmodeltest.moc"
