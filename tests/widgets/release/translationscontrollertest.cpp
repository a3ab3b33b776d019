// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/translations/translationscontroller.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"

#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Translations are saved against what the person saw, and what is not saved stays. Without a window.
class TranslationsControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<TranslationsController> m_controller;

    TranslationsController::Text text(qsizetype item, qsizetype index) const { return m_controller->textsOf(item).value(index); }
    void writeElsewhere(const TranslationsController::Text &text, const QString &now)
    {
        TranslationEdit edit{text.version, text.text.place, text.text.original, now, {}};
        VERIFY_OK(TranslationService(*m_project->stores, m_project->lead).set(text.language, edit));
    }

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        ItemImportRequest request;
        request.file = writeBenchmark(m_project->folder.filePath(QStringLiteral("raw")), 3);
        request.by = m_project->lead;
        NoProgress progress;
        VERIFY_OK(ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, progress));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_controller = std::make_unique<TranslationsController>(*m_access);
        m_controller->load();
        QTRY_VERIFY(m_controller->list());
    }
    void cleanup()
    {
        m_controller.reset();
        m_access.reset();
        m_project.reset();
    }

    void whatIsTypedIsKeptUntilItIsSaved()
    {
        const auto stem = text(1, 0);
        QCOMPARE(stem.item, QStringLiteral("dev-1"));
        QCOMPARE(stem.text.original, QStringLiteral("第1题"));
        m_controller->typed(stem, QStringLiteral("Quest"));
        QCOMPARE(m_controller->unsaved(stem), QStringLiteral("Quest"));
        m_controller->save(stem, QStringLiteral("Question"), {});
        QVERIFY(m_controller->isSaving(stem));
        m_controller->typed(stem, QStringLiteral("Question one"));
        QTRY_COMPARE(m_controller->stored(stem), QStringLiteral("Question"));
        QCOMPARE(m_controller->unsaved(stem), QStringLiteral("Question one"));
        m_controller->save(stem, QStringLiteral("Question one"), QStringLiteral("Question"));
        QTRY_COMPARE(m_controller->stored(stem), QStringLiteral("Question one"));
        QVERIFY(m_controller->unsaved(stem).isEmpty());
    }

    void anothersTranslationIsNotOverwritten()
    {
        const auto stem = text(0, 0);
        writeElsewhere(stem, QStringLiteral("Theirs"));
        QSignalSpy notSaved(m_controller.get(), &TranslationsController::notSaved);
        m_controller->typed(stem, QStringLiteral("Mine"));
        m_controller->save(stem, QStringLiteral("Mine"), {});
        QTRY_COMPARE(notSaved.size(), 1);
        QCOMPARE(notSaved.constFirst().at(1).toString(), QStringLiteral("dev-0"));
        QVERIFY(notSaved.constFirst().at(2).toBool());
        QCOMPARE(m_controller->stored(stem), QStringLiteral("Theirs"));
        QCOMPARE(m_controller->unsaved(stem), QStringLiteral("Mine"));
    }

    /// The way through what is not finished leads around, and ends when all is done.
    void unfinishedItemsAreFound()
    {
        QCOMPARE(m_controller->nextUnfinished(0), 1);
        QCOMPARE(m_controller->nextUnfinished(2), 0);
        QCOMPARE(m_controller->nextUnfinished(-1), 0);
        QList<TranslationRow> rows = translationRows(*m_controller->list());
        for (TranslationRow &row : rows)
            row.translation = row.id == QStringLiteral("dev-1") ? QString() : QStringLiteral("EN");
        const QString path = m_project->folder.filePath(QStringLiteral("in.csv"));
        VERIFY_OK(saveTranslations(path, rows));
        QSignalSpy imported(m_controller.get(), &TranslationsController::imported);
        m_controller->importFile(path);
        QTRY_COMPARE(imported.size(), 1);
        QTRY_COMPARE(m_controller->list()->count(TranslationState::Complete), 2);
        QCOMPARE(m_controller->nextUnfinished(0), 1);
        QCOMPARE(m_controller->nextUnfinished(1), 1);
        QCOMPARE(m_controller->list()->translations.elsewhere(QStringLiteral("解释")), QStringLiteral("EN"));
        // Another language has translations of its own.
        m_controller->setLanguage(ItemLanguage::Chinese);
        QTRY_COMPARE(m_controller->list()->language(), ItemLanguage::Chinese);
        QCOMPARE(m_controller->list()->count(TranslationState::Missing), 3);
    }
};

QTEST_MAIN(TranslationsControllerTest)
#include "translationscontrollertest.moc"
