// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/strikeservice.h"

#include "models/services/annotation/lintservice.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/curation/imagedossier.h"
#include "models/services/history/undoservice.h"
#include "models/services/templates/factlist.h"
#include "models/services/templates/factservice.h"
#include "models/services/templates/pools.h"
#include "tests/support/kinds/poolpreset.h"
#include "tests/support/validationfixture.h"

#include <QSet>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const QString category = QStringLiteral("category");

/// Two cups, four trees and two bags that were inspected, and a bag that was not.
struct PoolProject : ValidationProject {
    explicit PoolProject(bool onServer)
        : ValidationProject(onServer, 2, 3, poolPreset())
    {
        const QStringList categories{QStringLiteral("cup"), QStringLiteral("cup"), QStringLiteral("tree"),
                                     QStringLiteral("tree"), QStringLiteral("tree"), QStringLiteral("tree"),
                                     QStringLiteral("bag"), QStringLiteral("bag"), QStringLiteral("bag")};
        for (qsizetype i = 0; i < categories.size(); ++i) {
            Image image = newImage(QStringLiteral("%1 %2.jpg").arg(categories.at(i)).arg(i));
            image.stage = i + 1 == categories.size() ? Stage::Collected : Stage::Kept;
            require(stores->transaction([&] { return stores->images().add(image); }));
            give(image.id, categories.at(i));
            all.append(image);
        }
        // The first cup is begun.
        AnnotationService service(*stores, author);
        Annotation draft = require(service.open(all.constFirst().id));
        draft.content.labels.insert(DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("life"))});
        require(service.commit(draft, AnnotationContent(), QStringLiteral("labels"), QStringLiteral("Labels")));
        NoProgress progress;
        filled = require(TemplateService(*stores, author).generate({}, progress)).questions;
    }

    const ImageId &cup() const { return all.constFirst().id; }
    void give(const ImageId &image, const QString &value) { require(FactService(*stores, lead).set(image, {{category, value}})); }
    AnnotationContent stored() const { return stores->annotations().current(cup(), author)->value().content; }
    Question shown() const { return stored().questions.at(1); }
    QString nameOf(const Option &option) const
    {
        const auto found = std::find_if(all.begin(), all.end(), [&](const Image &one) { return one.sha256 == option.picture.sha256; });
        return found == all.end() ? QString() : found->names.constFirst();
    }
    /// Places of the wrong options.
    static QList<int> wrongOf(const Question &question)
    {
        QList<int> wrong;
        for (int i = 0; i < question.options.size(); ++i) {
            if (!question.options.at(i).correct)
                wrong.append(i);
        }
        return wrong;
    }
    QList<LintRule> faults() const
    {
        const AnnotationContent content = stored();
        const QList<Finding> findings = lintAnnotation(content, poolPreset(),
                                                       require(LintService(*stores).contextFor(cup(), author, content)));
        QList<LintRule> rules;
        for (const Finding &finding : findings) {
            if (finding.rule == LintRule::SecondTrue || finding.rule == LintRule::DiscardedPicture
                || finding.rule == LintRule::TemplateDiffers)
                rules.append(finding.rule);
        }
        return rules;
    }

    QList<Image> all;
    int filled = 0;
};

QStringList formsOf(const Question &question)
{
    QStringList forms;
    for (const Option &option : question.options)
        forms.append(struckForm(option));
    return forms;
}

} // namespace

/// Questions whose options are drawn from the images of a project, and what is struck out of them.
class StrikeServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void draftsAreFilledFromThePool_data() { addBackends(); }
    void draftsAreFilledFromThePool()
    {
        QFETCH(const bool, server);
        const PoolProject project(server);
        QCOMPARE(project.filled, 2);
        const Question shown = project.shown();
        QCOMPARE(shown.kind, QStringLiteral("show"));
        QCOMPARE(shown.stem, QStringLiteral("Which is most like a cup?"));
        QCOMPARE(shown.options.at(shown.keyIndex()).picture.sha256, project.all.constFirst().sha256);
        for (const int i : PoolProject::wrongOf(shown)) {
            const QString name = project.nameOf(shown.options.at(i));
            QVERIFY2(!name.isEmpty() && !name.startsWith(QStringLiteral("cup")) && name != project.all.constLast().names.constFirst(),
                     qPrintable(name));
        }
        QStringList forms = formsOf(shown);
        QCOMPARE(forms.removeDuplicates(), 0);
        // Their pictures belong to questions now.
        QList<Sha256> hashes;
        for (const Option &option : shown.options)
            hashes.append(option.picture.sha256);
        QCOMPARE(project.stores->media().media(hashes)->size(), 4);
        const Question named = project.stored().questions.at(0);
        QCOMPARE(named.options.at(named.keyIndex()).text, QStringLiteral("cup"));
        QVERIFY(project.faults().isEmpty());
    }

    void whatIsStruckOutDoesNotComeBack_data() { addBackends(); }
    void whatIsStruckOutDoesNotComeBack()
    {
        QFETCH(const bool, server);
        PoolProject project(server);
        const Question before = project.shown();
        const int place = PoolProject::wrongOf(before).at(1);
        StrikeService service(*project.stores, project.author);
        VERIFY_FAILS(service.strike(project.cup(), before.id, struckForm(before.options.at(before.keyIndex()))), ErrorCode::Refused);
        VERIFY_FAILS(service.strike(project.cup(), before.id, QStringLiteral("none")), ErrorCode::NotFound);
        const QString form = struckForm(before.options.at(place));
        const auto struck = service.strike(project.cup(), before.id, form);
        VERIFY_OK(struck);
        QCOMPARE(struck->field, QStringLiteral("question/1/option/%1").arg(place));
        const Question after = project.shown();
        QStringList forms = formsOf(after);
        QCOMPARE(forms.removeDuplicates(), 0);
        QVERIFY(!forms.contains(form));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(forms.at(i) == formsOf(before).at(i), i != place);
        QVERIFY(project.faults().isEmpty());
        // Filling again does not bring it back.
        AnnotationContent empty = project.stored();
        empty.questions.clear();
        const auto again = TemplateService(*project.stores, project.author).fill(project.cup(), empty);
        VERIFY_OK(again);
        QVERIFY(again->ofKind(QStringLiteral("show")) && !formsOf(*again->ofKind(QStringLiteral("show"))).contains(form));
        // A lead sees it beside the image; lists of facts do not have it.
        const QString name = project.nameOf(before.options.at(place));
        QCOMPARE(readDossier(*project.stores, project.cup(), project.lead)->struck.value(QStringLiteral("show")), QStringList{name});
        QCOMPARE(factsOfImages(*project.stores, project.lead)->constFirst().facts.keys(), QStringList{category});

        // One step takes both back.
        UndoService undo(*project.stores, project.author);
        QVERIFY(undo.undo()->has_value());
        QCOMPARE(formsOf(project.shown()), formsOf(before));
        QVERIFY(readDossier(*project.stores, project.cup(), project.lead)->struck.isEmpty());
        QVERIFY(undo.redo()->has_value());
        QCOMPARE(formsOf(project.shown()), formsOf(after));
        QCOMPARE(readDossier(*project.stores, project.cup(), project.lead)->struck.size(), 1);

        // What somebody else has struck out since stays, when the question comes back.
        const QString both = QStringLiteral("[\"%1\", \"other\"]").arg(form);
        VERIFY_OK(project.stores->transaction([&] {
            return project.stores->composing().setFacts(project.cup(), {{struckFact(QStringLiteral("show")), both}}, project.lead);
        }));
        QVERIFY(undo.undo()->has_value());
        QCOMPARE(formsOf(project.shown()), formsOf(before));
        QCOMPARE(project.stores->composing().facts(project.cup())->value(struckFact(QStringLiteral("show"))), both);
    }

    /// The category may be a label: then it is known of images that were annotated.
    void categoriesMayBeLabels_data() { addBackends(); }
    void categoriesMayBeLabels()
    {
        QFETCH(const bool, server);
        Json json = poolPresetJson();
        json["pools"][0]["of"] = "domain";
        json["questions"]["minimum"] = 1;
        json["pools"][0].erase("add");
        json["pools"][1]["of"] = "domain";
        const auto preset = readPreset(jsonText(json));
        VERIFY_OK(preset);
        ValidationProject project(server, 2, 3, *preset);
        const DimensionCode domain(QStringLiteral("domain"));
        const LabelCode art(QStringLiteral("art"));
        const LabelCode life(QStringLiteral("life"));
        QSet<Sha256> ofLife;
        for (int i = 0; i < 5; ++i) {
            const ImageId image = project.gold(QStringLiteral("%1.jpg").arg(i), 1, [&](AnnotationContent &content) {
                content.labels.insert(domain, {i == 0 ? art : life});
                content.questions = content.questions.mid(0, 1);
                content.questions.first().stem = QStringLiteral("画里有什么？");
            });
            if (i > 0)
                ofLife.insert(project.stores->images().image(image)->sha256);
        }
        Image image = newImage(QStringLiteral("new.jpg"));
        image.stage = Stage::Kept;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().add(image); }));
        AnnotationService service(*project.stores, project.author);
        const Annotation draft = *service.open(image.id);
        AnnotationContent content = draft.content;
        TemplateService templates(*project.stores, project.author);
        QCOMPARE(templates.fill(image.id, content)->questions.size(), 0); // it has no label yet
        content.labels.insert(domain, {art});
        const auto made = templates.fill(image.id, content);
        VERIFY_OK(made);
        QVERIFY2(made->missing.isEmpty(), qPrintable(made->missing.join(u' ')));
        QCOMPARE(made->questions.size(), 2);
        const Question &named = made->questions.at(0);
        QCOMPARE(named.options.at(named.keyIndex()).text, preset->dimension(domain)->value(art)->title.zh);
        const Question &shown = made->questions.at(1);
        for (const int i : PoolProject::wrongOf(shown))
            QVERIFY(ofLife.contains(shown.options.at(i).picture.sha256));
    }

    void theEndOfThePoolIsSaid()
    {
        PoolProject project(false);
        StrikeService service(*project.stores, project.author);
        // Six other pictures, three of which are shown.
        for (int i = 0; i < 3; ++i) {
            const Question now = project.shown();
            VERIFY_OK(service.strike(project.cup(), now.id, struckForm(now.options.at(PoolProject::wrongOf(now).constFirst()))));
        }
        const Question last = project.shown();
        VERIFY_FAILS(service.strike(project.cup(), last.id, struckForm(last.options.at(PoolProject::wrongOf(last).constFirst()))),
                     ErrorCode::Refused);
        QCOMPARE(formsOf(project.shown()), formsOf(last));
    }

    /// What was drawn may be wrong later.
    void laterFaultsAreFound()
    {
        PoolProject project(false);
        const Question shown = project.shown();
        const QList<int> wrong = PoolProject::wrongOf(shown);
        const auto other = project.stores->images().byHash(shown.options.at(wrong.at(0)).picture.sha256);
        project.give((*other)->id, QStringLiteral("cup"));
        QCOMPARE(project.faults(), QList<LintRule>{LintRule::SecondTrue});
        const auto gone = project.stores->images().byHash(shown.options.at(wrong.at(1)).picture.sha256);
        VERIFY_OK(project.stores->transaction([&] { return project.stores->images().setStage((*gone)->id, Stage::Discarded); }));
        QCOMPARE(project.faults().size(), 2);
        // Each is struck out, and what comes instead is right.
        StrikeService service(*project.stores, project.author);
        for (int i = 0; i < 2; ++i)
            VERIFY_OK(service.strike(project.cup(), shown.id, struckForm(shown.options.at(wrong.at(i)))));
        QVERIFY(project.faults().isEmpty());
    }
};

QTEST_GUILESS_MAIN(StrikeServiceTest)
#include "strikeservicetest.moc"
