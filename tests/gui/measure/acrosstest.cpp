// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resultsprogram.h"

#include "widgets/results/across/acrossdialog.h"
#include "widgets/results/across/acrossview.h"

#include <QAbstractButton>

using namespace yuyi;
using namespace yuyi::test;

/// A researcher with two projects: the other one is chosen, read and compared, and stays as it is.
class AcrossPageTest : public ResultsProgram
{
    Q_OBJECT

    QString m_other;

    /// The same eight items and two models; alpha gets one fewer right.
    void makeOther()
    {
        const QString mine = m_location;
        m_location = m_other = m_program->path(QStringLiteral("other"));
        m_program->makeProject(m_location);
        fillProject();
        importReplies(QStringLiteral("alpha"), QStringLiteral("none"), 6);
        importReplies(QStringLiteral("gamma"), QStringLiteral("none"), 3);
        m_location = mine;
    }
    AcrossDialog *dialog() { return page()->findChild<AcrossDialog *>(); }
    template <typename T>
    T *part(const char *name)
    {
        return dialog()->findChild<T *>(QLatin1String(name));
    }
    QString said() { return part<QLabel>("acrossState")->text(); }
    void openDialog()
    {
        startWithRuns();
        m_program->key(Qt::Key_4, Qt::AltModifier);
        m_program->key(Qt::Key_C, Qt::ShiftModifier);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
    }

private Q_SLOTS:
    void init()
    {
        setUp();
        makeOther();
    }
    void cleanup() { tearDown(); }

    void twoProjectsSideBySide()
    {
        openDialog();
        QVERIFY(!part<QAbstractButton>("acrossExport")->isEnabled());
        const QByteArray before = read(m_other + QLatin1String("/project.yuyi"));
        const QStringList files = QDir(m_other).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        m_program->prompts.willChoose({m_other});
        part<QAbstractButton>("acrossFolder")->click();
        QTRY_VERIFY2(dialog()->isComplete(), qPrintable(said()));
        QCOMPARE(read(m_other + QLatin1String("/project.yuyi")), before);
        QCOMPARE(QDir(m_other).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), files);

        QTableWidget *shown = dialog()->view()->table();
        QCOMPARE(shown->item(0, 0)->text(), QStringLiteral("alpha"));
        QVERIFY2(shown->item(0, 3)->text().startsWith(QStringLiteral("87.5 (")), qPrintable(shown->item(0, 3)->text()));
        QVERIFY2(shown->item(0, 5)->text().startsWith(QStringLiteral("75.0 (")), qPrintable(shown->item(0, 5)->text()));
        QVERIFY2(shown->item(0, 6)->text().startsWith(QStringLiteral("+12.5 (")), qPrintable(shown->item(0, 6)->text()));
        QCOMPARE(shown->item(0, 7)->text(), QStringLiteral("8"));
        const QString alone = part<QLabel>("acrossAlone")->text();
        QVERIFY2(alone.contains(QStringLiteral("beta")) && alone.contains(QStringLiteral("gamma")), qPrintable(alone));
        QVERIFY(part<QLabel>("acrossNotes")->text().contains(QStringLiteral("paired samples")));
        const BarChart *chart = dialog()->view()->chart();
        QCOMPARE(chart->series().size(), 2);
        QCOMPARE(chart->categories().constFirst(), QStringLiteral("alpha"));
        QCOMPARE(chart->series().at(1).values.constFirst().value, 75.0);

        // Only the questions of one label.
        auto *parts = part<QComboBox>("acrossPart");
        QVERIFY(parts->isVisible() && parts->count() > 1);
        parts->setFocus();
        QTest::keyClick(parts, Qt::Key_Down);
        QTRY_COMPARE(shown->item(0, 2)->text(), QStringLiteral("4"));

        const QString file = m_program->path(QStringLiteral("across.csv"));
        m_program->prompts.willChoose({file});
        part<QAbstractButton>("acrossExport")->click();
        QTRY_VERIFY(QFile::exists(file));
        QVERIFY(read(file).contains("alpha"));
        const QString bad = m_program->path(QStringLiteral("across.doc"));
        m_program->prompts.willChoose({bad});
        part<QAbstractButton>("acrossExport")->click();
        QTRY_VERIFY2(said().contains(QStringLiteral("across.doc")), qPrintable(said()));
        QVERIFY(!QFile::exists(bad));
    }

    /// Chain of thought here against the plain prompt there.
    void configurationsAreChosen()
    {
        openDialog();
        m_program->prompts.willChoose({m_other});
        part<QAbstractButton>("acrossFolder")->click();
        QTRY_VERIFY2(dialog()->isComplete(), qPrintable(said()));
        const auto choose = [this](const char *name, const QString &code) {
            auto *box = part<QComboBox>(name);
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
            for (int i = 0; i < box->count() && box->currentData().toString() != code; ++i)
                QTest::keyClick(box, Qt::Key_Down);
        };
        choose("acrossFirst", QStringLiteral("cot"));
        QTRY_VERIFY2(dialog()->isComplete() && said().contains(QStringLiteral("No model")), qPrintable(said()));
        choose("acrossSecond", QStringLiteral("none"));
        QTRY_VERIFY(dialog()->isComplete() && dialog()->view()->comparison().hasModels());
        QVERIFY(dialog()->view()->table()->item(0, 3)->text().startsWith(QStringLiteral("62.5 (")));
        QVERIFY(dialog()->view()->table()->item(0, 5)->text().startsWith(QStringLiteral("75.0 (")));
    }

    /// The people of a file are those that it holds: there is nothing to choose, and the box does not say that there are none.
    void aFileHasItsOwnPeople()
    {
        openDialog();
        const QString file = m_program->path(QStringLiteral("sent.csv"));
        write(file, "kind,model,config,by,scorer,n,accuracy,detail\n"
                    "model,alpha,none,overall,strict,8,0.75,\n"
                    "human-average,Human average,,overall,strict,80,0.9,Baseline\n");
        m_program->prompts.willChoose({file});
        part<QAbstractButton>("acrossFile")->click();
        QTRY_VERIFY2(dialog()->isComplete(), qPrintable(said()));
        const auto *people = part<QComboBox>("acrossStudy");
        QVERIFY(!people->isEnabled());
        QCOMPARE(people->currentText(), QStringLiteral("As in the file"));
        QVERIFY(part<QLabel>("acrossNotes")->text().contains(QStringLiteral("Baseline")));
    }

    void whatCannotBeReadIsSaid()
    {
        openDialog();
        const QString file = m_program->path(QStringLiteral("nonsense.json"));
        write(file, "{}");
        m_program->prompts.willChoose({file});
        part<QAbstractButton>("acrossFile")->click();
        QTRY_VERIFY2(said().contains(QStringLiteral("nonsense.json")), qPrintable(said()));
        auto *location = part<LineField>("acrossLocation");
        location->setText(m_program->path(QStringLiteral("nowhere")));
        part<QAbstractButton>("acrossCompare")->click();
        QTRY_VERIFY2(said().contains(QStringLiteral("nowhere")), qPrintable(said()));
        QVERIFY(!dialog()->view()->isVisible());
        QVERIFY(!part<QAbstractButton>("acrossExport")->isEnabled());
        // Closed while it reads, it asks no more.
        location->setText(m_other);
        part<QAbstractButton>("acrossCompare")->click();
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }
};

QTEST_MAIN(AcrossPageTest)
#include "acrosstest.moc"
