// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/questionlabels.h"

#include "models/services/annotation/questionforms.h"
#include "models/services/rules/contentfields.h"
#include "widgets/annotate/annotationform.h"
#include "widgets/annotate/labelrows.h"
#include "widgets/annotate/labelsline.h"
#include "widgets/annotate/questioneditor.h"
#include "widgets/annotate/questionfacts.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Like CMMMU: images have neither labels nor texts, questions have labels and an explanation of the answer.
Preset questionsOnly()
{
    Json json = questionLabelPresetJson();
    Json kept = Json::array();
    for (const Json &dimension : json["dimensions"]) {
        if (dimension.contains("of"))
            kept.push_back(dimension);
    }
    json["dimensions"] = kept;
    json["texts"] = {{"image", false}};
    json["questions"]["rationale"] = true;
    // What names labels of images goes with them.
    json.erase("descriptions");
    Json configurations = Json::array();
    for (const Json &configuration : json["configurations"]) {
        if (!configuration.contains("keywords"))
            configurations.push_back(configuration);
    }
    json["configurations"] = configurations;
    return readPreset(jsonText(json)).value_or(Preset());
}

QStringList texts(const QList<LabelCode> &labels)
{
    return codeTexts(labels);
}

} // namespace

/// The labels of a question in the form, by keys and by mouse.
class QuestionLabelRowsTest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_page; ///< takes the keys that nothing in the form takes, as the page of the program does
    AnnotationForm *m_form = nullptr;
    std::unique_ptr<QSignalSpy> m_committed;

    LabelRows *rows() { return m_form->questions()->facts()->labels(); }
    ChipRow *chips(const char *dimension) { return qobject_cast<ChipRow *>(rows()->row(DimensionCode(QString::fromLatin1(dimension)))); }
    TagField *field(const char *dimension) { return qobject_cast<TagField *>(rows()->row(DimensionCode(QString::fromLatin1(dimension)))); }
    QStringList now(const char *dimension, int question = 0)
    {
        return texts(m_form->content().questions.at(question).labels.value(DimensionCode(QString::fromLatin1(dimension))));
    }
    QString lastStep() { return m_committed->isEmpty() ? QString() : m_committed->constLast().constFirst().toString(); }
    void press(Qt::Key key, const QString &text = {}) { m_form->handleKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, text)); }
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void enter() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); }

    void show(const Preset &preset, const QList<Labels> &labels)
    {
        QVERIFY(!preset.dimensions.isEmpty());
        m_form->setPreset(preset);
        AnnotationContent content;
        for (const Labels &one : labels) {
            content.questions.append(newQuestion(preset, content.questions.isEmpty()));
            content.questions.last().labels = one;
        }
        m_form->setContent(content);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall); // a layout shows new rows in the next turn of the loop
        m_form->focusField({});
        m_committed->clear();
    }

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_page = std::make_unique<QWidget>();
        m_page->setFocusPolicy(Qt::StrongFocus);
        m_form = new AnnotationForm(m_page.get());
        m_form->setFocusPolicy(Qt::NoFocus);
        m_committed = std::make_unique<QSignalSpy>(m_form, &AnnotationForm::committed);
        m_form->setGeometry(0, 0, 700, 1000);
        m_page->resize(700, 1000);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_committed.reset();
        m_page.reset();
    }

    /// Digits choose a discipline and then a subject of it; typed labels come in their turn, and the question after them.
    void keysWalkThroughTheLabels()
    {
        show(questionsOnly(), {Labels()});
        QVERIFY(chips("category") && chips("subcategory") && field("subfield") && field("img_type"));
        QVERIFY(!chips("subcategory")->isEnabled()); // nothing to choose from yet
        QVERIFY(chips("subcategory")->title().contains(QStringLiteral("Discipline")));
        press(Qt::Key_1, QStringLiteral("1"));
        QCOMPARE(now("category"), QStringList(QStringLiteral("science")));
        QCOMPARE(lastStep(), QStringLiteral("question/0/label/category"));
        QCOMPARE(chips("subcategory")->options().size(), 2);
        press(Qt::Key_2, QStringLiteral("2"));
        QCOMPARE(now("subcategory"), QStringList(QStringLiteral("math")));
        // The fields of the subject are typed: several, until nothing is typed.
        QVERIFY(field("subfield")->hasFocus());
        type(QStringLiteral("algebra"));
        enter();
        type(QStringLiteral("sets, logic"));
        enter();
        QCOMPARE(now("subfield"), QStringList({QStringLiteral("algebra"), QStringLiteral("sets"), QStringLiteral("logic")}));
        QVERIFY(field("subfield")->hasFocus());
        press(Qt::Key_Return); // the field leaves an Enter to the page when its line is empty
        QVERIFY(field("img_type")->hasFocus());
        type(QStringLiteral("dl"));
        enter();
        QCOMPARE(now("img_type"), QStringList(QStringLiteral("circuit")));
        press(Qt::Key_Return);
        QVERIFY(chips("difficulty_level")->isCurrent());
        QVERIFY(!field("img_type")->hasFocus());
        press(Qt::Key_3, QStringLiteral("3"));
        QCOMPARE(now("difficulty_level"), QStringList(QStringLiteral("hard")));
        QVERIFY(field("distribution")->hasFocus());
        press(Qt::Key_Return); // not required
        // Images have no texts: one goes on with the question.
        QCOMPARE(QApplication::focusWidget(), m_form->questions()->fields().constFirst());
        QVERIFY(rows()->isHidden());
        const auto *line = m_form->findChild<LabelsLine *>(QStringLiteral("question.labelsLine"));
        QVERIFY(line && line->isVisible());
        QCOMPARE(line->text(), QStringLiteral("Science · Math · algebra, sets, logic · Circuit diagram · Hard"));
    }

    /// Where no label is required and none is chosen, a line in place of the rows would have nothing to say: the rows stay.
    void rowsStayWithoutLabels()
    {
        Preset preset = questionsOnly();
        for (Dimension &dimension : preset.dimensions)
            dimension.required = false;
        // A dimension without a label, as an import may leave it, is none either.
        show(preset, {Labels{{preset.dimensions.constFirst().code, QList<LabelCode>()}}});
        m_form->questions()->fields().constFirst()->setFocus();
        const auto *line = m_form->findChild<LabelsLine *>(QStringLiteral("question.labelsLine"));
        QVERIFY(line && line->isHidden());
        QVERIFY(!rows()->isHidden());
    }

    /// What belongs to the former discipline goes with it, in the same step; what fits stays.
    void anotherParentClearsWhatDoesNotFit()
    {
        show(questionsOnly(), {physicsLabels()});
        QVERIFY(chips("category")->choose(QStringLiteral("business")));
        QVERIFY(now("subcategory").isEmpty());
        QCOMPARE(now("subfield"), QStringList({QStringLiteral("电磁学"), QStringLiteral("电路")})); // typed words fit anywhere
        QCOMPARE(m_committed->size(), 1);
        QCOMPARE(chips("subcategory")->options().size(), 1);
        QCOMPARE(chips("subcategory")->options().constFirst().code, QStringLiteral("finance"));
        // The same discipline again changes nothing.
        QVERIFY(chips("subcategory")->choose(QStringLiteral("finance")));
        QVERIFY(chips("category")->choose(QStringLiteral("business")));
        QCOMPARE(now("subcategory"), QStringList(QStringLiteral("finance")));
    }

    /// Imports keep what was published: what stands outside its parent is shown, and stays until somebody changes it.
    void whatDoesNotFitIsShown()
    {
        Labels labels = physicsLabels();
        labels.insert(DimensionCode(QStringLiteral("category")), {LabelCode(QStringLiteral("business"))});
        show(questionsOnly(), {labels});
        QCOMPARE(chips("subcategory")->selectedOne(), QStringLiteral("physics"));
        QCOMPARE(m_form->content().questions.constFirst().labels, labels);
        QVERIFY(chips("difficulty_level")->choose(QStringLiteral("easy")));
        QCOMPARE(now("subcategory"), QStringList(QStringLiteral("physics")));
        QVERIFY(chips("subcategory")->choose(QStringLiteral("finance")));
        QCOMPARE(now("subcategory"), QStringList(QStringLiteral("finance")));
    }

    void labelsInUseAreOffered()
    {
        show(questionsOnly(), {physicsLabels()});
        const auto used = [](const QString &label, const char *parent, int count) {
            return UsedLabel{LabelCode(label), LabelCode(QString::fromLatin1(parent)), count};
        };
        UsedLabels all;
        all.insert(DimensionCode(QStringLiteral("subfield")),
                   {used(QStringLiteral("代数"), "math", 5),
                    used(QStringLiteral("光学"), "physics", 3),
                    used(QStringLiteral("光学"), "math", 1)});
        m_form->setUsedLabels(all);
        QCOMPARE(texts(field("subfield")->offered()), QStringList(QStringLiteral("光学")));
        QCOMPARE(field("subfield")->choices().constFirst().count, 3);
        QVERIFY(chips("subcategory")->choose(QStringLiteral("math")));
        QCOMPARE(texts(field("subfield")->offered()), QStringList({QStringLiteral("代数"), QStringLiteral("光学")}));
        QVERIFY(chips("category")->choose(QStringLiteral("business"))); // without a subject: all, each once
        QCOMPARE(field("subfield")->choices().size(), 2);
        QCOMPARE(field("subfield")->choices().at(1).count, 4);
    }

    /// Another kind leaves the labels alone; the next question has its own, and begins with those of the one before.
    void labelsBelongToTheirQuestion()
    {
        show(questionsOnly(), {physicsLabels()});
        m_form->questions()->nextKind();
        QCOMPARE(m_form->content().questions.constFirst().labels, physicsLabels());
        m_form->questions()->addQuestion();
        QCOMPARE(m_form->content().questions.at(1).labels, physicsLabels());
        m_form->focusField(QStringLiteral("question/1/label/subfield"));
        QVERIFY(field("subfield")->hasFocus());
        type(QStringLiteral("half a wo")); // taken when one goes
        m_form->questions()->nextQuestion();
        QCOMPARE(m_form->questions()->current(), 0);
        QCOMPARE(now("subfield", 1).size(), 3);
        QCOMPARE(now("subfield", 0).size(), 2);
        QCOMPARE(field("subfield")->chosen().size(), 2);
        m_form->focusPosition({LintField::Label, 1, -1, DimensionCode(QStringLiteral("img_type"))});
        QCOMPARE(m_form->questions()->current(), 1);
        QVERIFY(field("img_type")->hasFocus());
        // A word that cannot be a label is no label of the next question either.
        m_form->focusField(QStringLiteral("question/1/label/subfield"));
        type(QString(longestOpenLabel + 1, u'x'));
        enter();
        QVERIFY(!field("subfield")->fault().isEmpty());
        m_form->questions()->nextQuestion();
        QVERIFY(field("subfield")->fault().isEmpty());
        QVERIFY(field("subfield")->findChild<LineField *>()->text().isEmpty());
        QCOMPARE(now("subfield", 0).size(), 2);
    }

    /// A text that is no label is seen until it is put right, wherever one writes meanwhile.
    void refusedTextsStayInSight()
    {
        show(questionsOnly(), {physicsLabels()});
        m_form->focusField(QStringLiteral("question/0/label/subfield"));
        type(QString(longestOpenLabel + 1, u'x'));
        m_form->questions()->focusStem();
        QVERIFY(!field("subfield")->fault().isEmpty());
        QVERIFY(rows()->isVisible());
        QCOMPARE(now("subfield").size(), 2);
    }

    /// A comma ends the only label of a field: one goes on, and no list stays behind.
    void aCommaGoesOn()
    {
        show(questionsOnly(), {physicsLabels()});
        UsedLabels used;
        used.insert(DimensionCode(QStringLiteral("distribution")), {UsedLabel{LabelCode(QStringLiteral("school exam")), {}, 3}});
        m_form->setUsedLabels(used);
        m_form->focusField(QStringLiteral("question/0/label/distribution"));
        type(QStringLiteral("school,"));
        QCOMPARE(now("distribution"), QStringList(QStringLiteral("school")));
        QCOMPARE(QApplication::focusWidget(), m_form->questions()->fields().constFirst());
        const QList<QListWidget *> lists = m_page->findChildren<QListWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(!lists.isEmpty());
        for (const QListWidget *list : lists)
            QVERIFY(list->isHidden());
    }

    /// Tab goes through everything there is and nothing that is not, both ways, also to labels that were folded.
    void tabReachesEverything()
    {
        show(questionsOnly(), {physicsLabels()});
        QVERIFY(!m_form->findChildren<TextField *>().constFirst()->isVisible()); // no explanation of the image
        m_form->questions()->focusStem();
        QVERIFY(rows()->isHidden());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QVERIFY(field("distribution")->hasFocus());
        QVERIFY(rows()->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_form->questions()->fields().constFirst());
        auto *rationale = m_form->findChild<TextField *>(QStringLiteral("question.rationale"));
        QVERIFY(rationale && rationale->isVisible());
        QCOMPARE(m_form->questions()->fields().constLast(), rationale);
        m_form->focusField(QStringLiteral("explanation")); // the only explanation there is
        QVERIFY(rationale->hasFocus());
        type(QStringLiteral("by Ohm's law"));
        QCOMPARE(m_form->content().questions.constFirst().rationale, QStringLiteral("by Ohm's law"));
        QTest::keyClick(rationale, Qt::Key_Escape);
        QCOMPARE(lastStep(), QStringLiteral("question/0/rationale"));
        QVERIFY(!rationale->hasFocus());
    }

    /// Where images have labels too, one walk goes through both, and each label lands where it belongs.
    void labelsOfImageAndQuestionAreOneWalk()
    {
        const Preset preset = questionLabelPreset();
        show(preset, {Labels()});
        const QList<Dimension> ofImage = preset.imageDimensions();
        for (const Dimension &dimension : ofImage) {
            press(Qt::Key_1, QStringLiteral("1"));
            if (dimension.pickMany)
                press(Qt::Key_Tab);
        }
        QCOMPARE(m_form->content().labels.size(), ofImage.size());
        QVERIFY(chips("category")->isCurrent());
        press(Qt::Key_2, QStringLiteral("2"));
        QCOMPARE(now("category"), QStringList(QStringLiteral("business")));
        QCOMPARE(m_form->content().labels.size(), ofImage.size());
    }

    /// Back from the text, keys choose where the mark was: not in the first row of the image.
    void oneComesBackToTheMarkedRow()
    {
        const Preset preset = questionLabelPreset();
        show(preset, {Labels()});
        const QList<Dimension> ofImage = preset.imageDimensions();
        for (const Dimension &dimension : ofImage) {
            press(Qt::Key_1, QStringLiteral("1"));
            if (dimension.pickMany)
                press(Qt::Key_Tab);
        }
        const Labels before = m_form->content().labels;
        m_form->questions()->focusStem();
        QVERIFY(chips("category")->isCurrent() && chips("category")->isVisible());
        m_form->focusField(labelsField);
        QVERIFY(!m_form->questions()->fields().constFirst()->hasFocus());
        press(Qt::Key_2, QStringLiteral("2"));
        QCOMPARE(now("category"), QStringList(QStringLiteral("business")));
        QCOMPARE(m_form->content().labels, before);
    }

    void nobodyChangesWhatWasSubmitted()
    {
        show(questionsOnly(), {physicsLabels()});
        m_form->setReadOnly(true);
        QVERIFY(!rows()->isEnabled());
        press(Qt::Key_2, QStringLiteral("2"));
        QCOMPARE(m_form->content().questions.constFirst().labels, physicsLabels());
    }

    /// Nothing of it is there where the preset says nothing about questions.
    void othersSeeNoneOfIt()
    {
        const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        show(preset, {Labels()});
        QVERIFY(m_form->questions()->facts()->isHidden());
        QVERIFY(m_form->questions()->facts()->explanation()->isHidden());
        QVERIFY(m_form->findChildren<TagField *>().isEmpty());
        // An explanation that was published stays as it is, to the last blank, while the question is written.
        AnnotationContent content = m_form->content();
        content.questions[0].rationale = QStringLiteral("5\u00a0cm");
        m_form->setContent(content);
        m_form->questions()->focusStem();
        type(QStringLiteral("x"));
        QVERIFY(m_form->content().questions.constFirst().stem != content.questions.constFirst().stem);
        QCOMPARE(m_form->content().questions.constFirst().rationale, content.questions.constFirst().rationale);
    }
};

QTEST_MAIN(QuestionLabelRowsTest)
#include "questionlabelrowstest.moc"
