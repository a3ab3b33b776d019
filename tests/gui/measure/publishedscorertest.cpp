// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/publishedscorer.h"
#include "tests/support/resultsprogram.h"

#include "widgets/controls/labels/factlist.h"

using namespace yuyi;
using namespace yuyi::test;

/// The page Results of a project that is read by the scorer published with CMMMU.
class PublishedScorerTest : public ResultsProgram
{
    Q_OBJECT

    /// What a scorer says of the reply shown; empty: nothing.
    QString verdictOf(Scorer scorer)
    {
        const QList<Fact> facts = page()->viewer()->detail()->reply()->findChild<FactList *>()->facts();
        for (const Fact &fact : facts) {
            if (fact.label == titleOf(scorer))
                return fact.value;
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        const auto preset = readPreset(jsonText(ciiReadAsCmmmu()));
        must(preset);
        m_program->makeProject(m_location, *preset);
        fillProject();
    }
    void cleanup() { tearDown(); }

    /// Keys E and F are no options to it; all else is read alike.
    void theScorersAreThoseOfThePreset()
    {
        importReplies(QStringLiteral("alpha"), QStringLiteral("none"), 7);
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        auto *scorers = page()->findChild<ChipRow *>(QStringLiteral("resultsScorer"));
        QStringList codes;
        for (const ChipOption &option : scorers->options())
            codes.append(option.code);
        QCOMPARE(codes, QStringList({codeOf(Scorer::Strict), codeOf(Scorer::CmmmuOfficial)}));
        QCOMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        m_program->key(Qt::Key_S);
        QTRY_COMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("62.5"));
        QCOMPARE(scorers->selectedOne(), codeOf(Scorer::CmmmuOfficial));
        m_program->key(Qt::Key_S);
        QTRY_COMPARE(cell(QStringLiteral("alpha"), 1), QStringLiteral("87.5"));
        QCOMPARE(scorers->selectedOne(), codeOf(Scorer::Strict));
    }

    void theViewerSaysWhatItReadAndDrew()
    {
        QByteArray lines;
        const QStringList said{QStringLiteral("答案：A"), QStringLiteral("看不出来"), QStringLiteral("A, B"), QStringLiteral("D")};
        for (int i = 0; i < said.size(); ++i)
            lines += QByteArray::fromStdString(Json{{"id", id(i).toStdString()}, {"response", said.at(i).toStdString()}}.dump()) + '\n';
        {
            const auto factory = m_program->host.open(m_location);
            must(factory);
            const auto stores = (*factory)->open();
            must(stores);
            const auto file = readReplies(lines);
            must(file);
            ResponseImportRequest request;
            request.model = QStringLiteral("alpha");
            request.configuration = QStringLiteral("none");
            NoProgress progress;
            must(ResponseImport(**stores, (*stores)->project().people()->constFirst().id).import(*file, request, progress));
        }
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
        m_program->key(Qt::Key_S);
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ViewerView *viewer = page()->viewer();
        QTRY_VERIFY(viewer->isVisible() && viewer->isComplete() && viewer->detail()->isComplete());
        QTRY_VERIFY(viewer->detail()->hasReply());
        QTRY_VERIFY2(verdictOf(Scorer::CmmmuOfficial).startsWith(QStringLiteral("A, Correct")),
                     qPrintable(verdictOf(Scorer::CmmmuOfficial)));
        QVERIFY(!verdictOf(Scorer::Strict).isEmpty() && verdictOf(Scorer::CiiOfficial).isEmpty());
        m_program->key(Qt::Key_J);
        QTRY_VERIFY2(verdictOf(Scorer::CmmmuOfficial).contains(QStringLiteral("1/4")), qPrintable(verdictOf(Scorer::CmmmuOfficial)));
        m_program->key(Qt::Key_J);
        QTRY_VERIFY2(verdictOf(Scorer::CmmmuOfficial).startsWith(QStringLiteral("AB, Incorrect")),
                     qPrintable(verdictOf(Scorer::CmmmuOfficial)));
        // A person who overrules chooses one option; the two that were read are none.
        QTRY_VERIFY(viewer->detail()->isComplete());
        m_program->key(Qt::Key_O);
        auto *dialog = viewer->findChild<OverruleDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        QCOMPARE(dialog->findChild<ChipRow *>(QStringLiteral("overruleOptions"))->selectedOne(), QStringLiteral("none"));
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(!viewer->findChild<OverruleDialog *>());
    }
};

QTEST_MAIN(PublishedScorerTest)
#include "publishedscorertest.moc"
