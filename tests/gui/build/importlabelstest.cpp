// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/json.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"
#include "widgets/shell/commands/commands.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QPushButton>

using namespace yuyi;
using namespace yuyi::test;

/// A lead brings labels from Label Studio into the drafts of the people who gave them.
class ImportLabelsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    ImageId m_image;
    PersonId m_ada;

    MainWindow &window() { return *m_program->window; }
    QDialog *dialog(const char *name) { return window().findChild<QDialog *>(QString::fromLatin1(name)); }

    static Json annotation(int by, const std::string &label, const std::string &dimension = "domain")
    {
        const Json choices = {{"from_name", dimension}, {"to_name", "Image"}, {"type", "choices"}, {"value", {{"choices", {label}}}}};
        return {{"completed_by", by}, {"result", Json::array({choices})}};
    }
    QString labelFile(const Json &annotations)
    {
        const Json task = {{"id", 5}, {"data", {{"image", "/data/upload/1/0a1b2c3d-one.png"}}}, {"annotations", annotations}};
        const QString path = m_program->path(QStringLiteral("labels.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(jsonText(Json::array({task}))) <= 0)
            qFatal("%s", qPrintable(path));
        return path;
    }
    /// The last of many annotations is about another dimension.
    void startLongImport()
    {
        Json annotations = Json::array();
        for (int i = 0; i < 250; ++i)
            annotations.push_back(annotation(1, "生活"));
        annotations.push_back(annotation(1, "积极", "emotion"));
        m_program->prompts.willChoose({labelFile(annotations)});
        window().commands().action(QStringLiteral("collect.items"))->trigger();
        QTRY_VERIFY(dialog("importLabelsDialog"));
        QDialog *asked = dialog("importLabelsDialog");
        auto *first = asked->findChild<QComboBox *>(QStringLiteral("labelsBy-1"));
        first->setCurrentIndex(first->findText(QStringLiteral("Ada")));
        asked->findChild<QPushButton *>(QStringLiteral("importLabels"))->click();
    }
    /// The labels in the person's draft; empty where there is none.
    Labels labelsOf(const PersonId &person)
    {
        std::optional<Labels> labels;
        window().session()->project().read([image = m_image, person](Stores &stores) -> Result<Labels> {
                                         const auto annotation = stores.annotations().current(image, person);
                                         return annotation && *annotation ? (*annotation)->content.labels : Labels();
                                     })
            .then(this, [&labels](const Result<Labels> &found) { labels = found.value_or(Labels()); });
        [&] { QTRY_VERIFY(labels.has_value()); }();
        return labels.value_or(Labels());
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString folder = m_program->path(QStringLiteral("project"));
        m_program->makeProject(folder);
        const QString picture = m_program->path(QStringLiteral("one.png"));
        QVERIFY(drawn::scene(1).save(picture));
        {
            const auto factory = m_program->host.open(folder);
            const auto stores = (*factory)->open();
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            CollectRequest request;
            request.paths = {picture};
            request.by = lead;
            NoProgress quiet;
            QVERIFY(CollectService(**stores, (*factory)->folder()).collect(request, quiet));
            m_image = (*stores)->images().list({}, ImageSort::Name)->constFirst();
            QVERIFY(DecisionService(**stores, lead).decide({m_image}, Verdict(), QStringLiteral("Kept")));
            m_ada = PeopleService(**stores, lead).add(QStringLiteral("Ada"), {Role::Annotator})->id;
        }
        m_program->start();
        m_program->open(folder);
        window().goToPage(QStringLiteral("collect"));
        QTRY_VERIFY(window().commands().action(QStringLiteral("collect.items"))->isEnabled());
    }
    void cleanupTestCase()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void labelsGoToThePersonWhoIsChosen()
    {
        m_program->prompts.willChoose(
            {labelFile(Json::array({annotation(1, "生活"), annotation(2, "艺术"), annotation(1, "Weather")}))});
        window().commands().action(QStringLiteral("collect.items"))->trigger();
        QTRY_VERIFY(dialog("importLabelsDialog"));
        QDialog *asked = dialog("importLabelsDialog");
        auto *import = asked->findChild<QPushButton *>(QStringLiteral("importLabels"));
        auto *first = asked->findChild<QComboBox *>(QStringLiteral("labelsBy-1"));
        auto *second = asked->findChild<QComboBox *>(QStringLiteral("labelsBy-2"));
        QVERIFY(import && first && second);
        // Nobody is called like the numbers in the file: nothing is imported unless somebody is chosen.
        QVERIFY(!import->isEnabled());
        first->setCurrentIndex(first->findText(QStringLiteral("Ada")));
        QVERIFY(import->isEnabled());
        import->click();
        // What was refused is shown.
        QTRY_VERIFY(window().findChild<QDialog *>(QStringLiteral("refusedList")));
        const QList<LabelCode> life{LabelCode(QStringLiteral("life"))};
        QCOMPARE(labelsOf(m_ada).value(DimensionCode(QStringLiteral("domain"))), life);
        QVERIFY(labelsOf(window().session()->project().person().id).isEmpty());
        window().findChild<QDialog *>(QStringLiteral("refusedList"))->close();
        QTRY_VERIFY(!window().findChild<QDialog *>(QStringLiteral("refusedList")));
    }

    /// As an import of items: it shows how far it is, can be stopped, and the same file continues it.
    void aLongFileIsStoppedAndThenImportedToItsEnd()
    {
        JobCenter &jobs = window().session()->jobs();
        startLongImport();
        const QList<JobStatus> listed = jobs.jobs();
        QVERIFY(!listed.isEmpty() && listed.constLast().kind == JobKind::ImportLabels);
        jobs.cancel(listed.constLast().id);
        QTRY_COMPARE(jobs.job(listed.constLast().id).state, JobState::Cancelled);
        QVERIFY(!labelsOf(m_ada).contains(DimensionCode(QStringLiteral("emotion"))));
        QTRY_VERIFY(!dialog("importLabelsDialog"));
        startLongImport();
        const QList<LabelCode> positive{LabelCode(QStringLiteral("positive"))};
        QTRY_COMPARE(labelsOf(m_ada).value(DimensionCode(QStringLiteral("emotion"))), positive);
    }
};

QTEST_MAIN(ImportLabelsTest)
#include "importlabelstest.moc"
