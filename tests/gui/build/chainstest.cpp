// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/chainpreset.h"
#include "tests/support/pictures.h"
#include "tests/support/programfixture.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/taxonomy/chainservice.h"
#include "models/services/taxonomy/taxonomyservice.h"
#include "widgets/chains/chainspage.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/emptystate.h"

#include <QFile>
#include <QLabel>
#include <QListWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Chains of concepts are checked by keys, and questions are made of those that were accepted.
class ChainsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::shared_ptr<StoreFactory> m_factory;
    std::unique_ptr<Stores> m_stores;
    PersonId m_lead;
    ImageId m_duck;

    MainWindow &window() { return *m_program->window; }
    ChainsPage *page() { return window().findChild<ChainsPage *>(); }
    QListWidget *list() { return page()->findChild<QListWidget *>(QStringLiteral("chains.list")); }

    void importConcepts()
    {
        const QStringList lines{
            QStringLiteral("concept,parent,name_zh,name_en,image"), QStringLiteral("animal,root,动物,animal,"),
            QStringLiteral("bird,animal,鸟,bird,"), QStringLiteral("cat,animal,猫科,cat,"),
            QStringLiteral("duck,bird,鸭,duck,duck.jpg"), QStringLiteral("heron,bird,鹭,heron,"),
            QStringLiteral("persian,cat,波斯猫,Persian cat,"), QStringLiteral("tool,root,工具,tool,"),
            QStringLiteral("saw,tool,锯,saw,"), QStringLiteral("handsaw,saw,手锯,handsaw,saw.jpg")};
        QList<QStringList> rows;
        for (const QString &line : lines)
            rows.append(line.split(u','));
        const auto report = TaxonomyService(*m_stores, m_lead).import(rows);
        VERIFY_OK(report);
        QVERIFY(report->faults.isEmpty());
        QCOMPARE(report->chains.current, 4);
    }

    ChainState stateOfDuck()
    {
        const QList<ChainEntry> entries = ChainService(*m_stores, m_lead).chains()->entries;
        for (const ChainEntry &entry : entries) {
            if (entry.levels.constLast().shown.code == u"duck")
                return entry.chain.state;
        }
        return ChainState::Dropped;
    }

    void select(const QString &part)
    {
        for (int i = 0; i < list()->count(); ++i) {
            if (list()->item(i)->text().contains(part))
                list()->setCurrentRow(i);
        }
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("chains"));
        m_program->makeProject(location, chainPreset());
        m_factory = *m_program->host.open(location);
        m_stores = std::move(*m_factory->open());
        m_lead = m_stores->project().people()->constFirst().id;
        QList<ImageId> images;
        for (const char *name : {"duck.jpg", "saw.jpg"}) {
            const Image image = newImage(QString::fromLatin1(name));
            images.append(image.id);
            VERIFY_OK(m_stores->transaction([&] { return m_stores->images().add(image); }));
        }
        m_duck = images.constFirst();
        VERIFY_OK(DecisionService(*m_stores, m_lead).decide(images, Verdict(), QStringLiteral("Kept")));
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("chains"));
        QTRY_VERIFY(page() && page()->isVisible());
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_stores.reset();
        m_factory.reset();
        m_program.reset();
    }

    void emptySaysHowToImport()
    {
        QTRY_VERIFY(!page()->findChildren<EmptyState *>().isEmpty());
        QTRY_VERIFY(!list()->isVisible());
        importConcepts();
        QTRY_COMPARE(list()->count(), 4);
        QTRY_VERIFY(list()->isVisible());
    }

    void aFileIsTakenWholeOrNotAtAll()
    {
        const auto choose = [&](const QByteArray &text) {
            const QString file = m_program->path(QStringLiteral("concepts.csv"));
            QFile written(file);
            QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
            written.close();
            m_program->prompts.willChoose({file});
            QTRY_VERIFY(window().commands().action(QStringLiteral("chains.import"))->isEnabled());
            m_program->key(Qt::Key_I);
        };
        const QByteArray good("concept,parent,name_en,image\nanimal,root,animal,\nbird,animal,bird,\nduck,bird,duck,duck.jpg\n");
        m_program->prompts.willInform();
        choose(good + "cat,nobody,cat,\n");
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QVERIFY(ChainService(*m_stores, m_lead).chains()->entries.isEmpty());
        choose(good);
        QTRY_COMPARE(list()->count(), 1);
        QTRY_VERIFY(list()->isVisible());
    }

    void keysCheckAndUndo()
    {
        importConcepts();
        QTRY_COMPARE(list()->count(), 4);
        select(QStringLiteral("duck"));
        auto *levels = page()->findChild<QLabel *>(QStringLiteral("chains.levels"));
        QTRY_VERIFY2(levels->text().contains(QStringLiteral("heron")), qPrintable(levels->text()));
        QVERIFY(levels->text().contains(QStringLiteral("鸭")));
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_A);
        QTRY_COMPARE(stateOfDuck(), ChainState::Accepted);
        QTRY_VERIFY(!list()->currentItem()->text().contains(QStringLiteral("duck"))); // the next one follows
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_Z);
        QTRY_COMPARE(stateOfDuck(), ChainState::Open);
    }

    /// From an accepted chain to the drafts, in both languages, and what a person may not put there.
    void questionsOfAnAcceptedChain()
    {
        importConcepts();
        const QList<ChainEntry> entries = ChainService(*m_stores, m_lead).chains()->entries;
        for (const ChainEntry &entry : entries)
            VERIFY_OK(ChainService(*m_stores, m_lead).check(entry.chain.id, ChainState::Accepted, {}));
        VERIFY_OK(AnnotationService(*m_stores, m_lead).open(m_duck));
        NoProgress progress;
        const auto report = TemplateService(*m_stores, m_lead).generate({true, false}, progress);
        VERIFY_OK(report);
        QVERIFY2(report->questions >= 6, qPrintable(QString::number(report->questions)));
        const auto current = m_stores->annotations().current(m_duck, m_lead);
        QVERIFY(current && current->has_value());
        const QList<Question> questions = (*current)->content.questions;
        const auto first = std::find_if(questions.begin(), questions.end(), [](const Question &one) { return one.kind == u"atomic-0"; });
        QVERIFY(first != questions.end());
        QCOMPARE(first->stem, QStringLiteral("图中的概念是动物吗？"));
        QCOMPARE(first->labels.value(DimensionCode(QStringLiteral("task"))), QList<LabelCode>{LabelCode(QStringLiteral("atomic"))});
        const TranslationKey key{first->versionId, ItemLanguage::English, {TranslatedPart::Stem, {}}};
        const auto english = m_stores->translations().at(key);
        QVERIFY(english && english->has_value());
        QCOMPARE((*english)->text, QStringLiteral("Is the concept depicted in the image a animal?"));
    }
};

QTEST_MAIN(ChainsTest)
#include "chainstest.moc"
