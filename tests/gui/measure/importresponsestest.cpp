// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/replies/replymatch.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/results/importresponsesdialog.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/tables/tablesview.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>

using namespace yuyi;
using namespace yuyi::test;

/// Replies that another program wrote, from the file to the table.
class ImportResponsesTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 8;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ResultsPage *page() { return window().findChild<ResultsPage *>(); }

    void start()
    {
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), itemCount);
        request.imagesFolder = m_program->path(QStringLiteral("benchmark"));
        request.by = (*stores)->project().people()->constFirst().id;
        NoProgress progress;
        const auto imported = ItemImportService(**stores, (*factory)->folder()).importItems(request, progress);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence));
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(page() && page()->isVisible());
    }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
    }
    void cleanup() { m_program.reset(); }

    void repliesOfAnotherProgramAreShownFirst()
    {
        start();
        QTRY_VERIFY(page()->findChild<EmptyState *>(QStringLiteral("resultsEmpty"))->isVisible());
        // A table of predictions without ids: told by place, made sure by the options.
        QByteArray table = "index\tquestion\tA\tB\tC\tD\tE\tF\tprediction\n";
        for (int i = 0; i < itemCount; ++i) {
            QStringList cells{QString::number(i), QStringLiteral("第%1题").arg(i)};
            for (int option = 0; option < 6; ++option)
                cells.append(QStringLiteral("选项%1%2").arg(i == 7 ? 99 : i).arg(QChar(u'A' + option)));
            cells.append(i == 0 ? QString() : i == 1 ? QStringLiteral("Failed to obtain answer via API.")
                                                     : QStringLiteral("答案：A"));
            table += cells.join(u'\t').toUtf8() + '\n';
        }
        const QString path = m_program->path(QStringLiteral("gamma_CII.tsv"));
        write(path, table);
        m_program->prompts.willChoose({path});
        m_program->key(Qt::Key_I);
        auto *dialog = page()->findChild<ImportResponsesDialog *>();
        QVERIFY(dialog);
        auto *preview = dialog->findChild<QLabel *>(QStringLiteral("importPreview"));
        QTRY_VERIFY(preview->text().contains(u'7'));
        QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("importFormat"))->text(), QStringLiteral("VLMEvalKit"));
        QVERIFY2(preview->text().contains(titleOf(ReplyMatching::Text)) || preview->text().contains(titleOf(ReplyMatching::Index)),
                 qPrintable(preview->text()));
        // Nothing is there before it is confirmed, and told by id there is nothing.
        QVERIFY(!page()->tables()->hasTable());
        auto *matching = dialog->findChild<QComboBox *>(QStringLiteral("importMatching"));
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("importState"));
        matching->setCurrentIndex(matching->findData(codeOf(ReplyMatching::Id)));
        Q_EMIT matching->activated(matching->currentIndex());
        QTRY_VERIFY2(state->text().contains(u'0') && preview->text().isEmpty(), qPrintable(state->text()));
        m_program->key(Qt::Key_Return);
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("importReport"))->text().isEmpty());
        matching->setCurrentIndex(matching->findData(codeOf(ReplyMatching::Automatic)));
        Q_EMIT matching->activated(matching->currentIndex());
        QTRY_VERIFY(!preview->text().isEmpty());
        dialog->findChild<LineField *>(QStringLiteral("importModel"))->setFocus();
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(dialog->findChild<QLabel *>(QStringLiteral("importReport"))->text().startsWith(u'7'));
        m_program->key(Qt::Key_Return);
        window().activateWindow();
        QTRY_VERIFY(page()->tables()->hasTable());
    }
};

QTEST_MAIN(ImportResponsesTest)
#include "importresponsestest.moc"
