// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/labelledquestions.h"
#include "tests/support/programfixture.h"

#include "widgets/agreement/agreementpage.h"
#include "widgets/calibrate/calibratepage.h"
#include "widgets/collect/detailspanel.h"
#include "widgets/collect/filterbar.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/choices/filterpopover.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/peoplepage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <utility>

using namespace yuyi;
using namespace yuyi::test;

/// Labels of questions on the pages that filter by labels, and on those that compare labels of images.
class LabelFiltersTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    template <typename T>
    T *shown(const char *name = nullptr)
    {
        const QList<T *> all = window().findChildren<T *>(name ? QString::fromLatin1(name) : QString());
        for (T *one : all) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    ThumbnailGrid *grid() { return window().currentPage()->findChild<ThumbnailGrid *>(QStringLiteral("collectGrid")); }
    int rows() { return grid() ? grid()->model()->rowCount() : -1; }
    /// All that an empty page says.
    template <typename PageType>
    QString saidByEmptyPage()
    {
        auto *page = window().findChild<PageType *>();
        QStringList texts;
        const QList<EmptyState *> states = page ? page->template findChildren<EmptyState *>() : QList<EmptyState *>();
        for (const EmptyState *state : states) {
            if (!state->isVisible())
                continue;
            const QList<QLabel *> labels = state->template findChildren<QLabel *>();
            for (const QLabel *label : labels)
                texts.append(label->text());
        }
        return texts.join(u'\n');
    }

    /// Two images that wait for an annotator, the first with a question about a circuit, the second about a map.
    void open(const Preset &preset)
    {
        const QString location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(location, preset);
        {
            const auto factory = m_program->host.open(location);
            VERIFY_OK(factory);
            const auto stores = (*factory)->open();
            VERIFY_OK(stores);
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            Labels map = physicsLabels();
            map[DimensionCode(QStringLiteral("img_type"))] = {LabelCode(QStringLiteral("map"))};
            map[DimensionCode(QStringLiteral("subfield"))] = {LabelCode(QStringLiteral("电路"))};
            map.insert(DimensionCode(QStringLiteral("distribution")), {LabelCode(QStringLiteral("本科"))});
            // What one has labelled waits for another.
            ProjectInfo info = *(*stores)->project().info();
            info.rules.annotatorsPerImage = 2;
            VERIFY_OK((*stores)->transaction([&] { return (*stores)->project().setInfo(info); }));
            const QList<std::pair<QString, Labels>> images{{QStringLiteral("a.jpg"), physicsLabels()}, {QStringLiteral("b.jpg"), map}};
            for (const auto &[name, labels] : images) {
                Image image = newImage(name);
                image.stage = Stage::Kept;
                VERIFY_OK((*stores)->transaction([&] { return (*stores)->images().add(image); }));
                (void)addLabelled(**stores, lead, image.id, {}, {labels});
            }
        }
        m_program->start();
        m_program->open(location);
    }
    TagField *field(const char *dimension)
    {
        auto *popover = window().currentPage()->findChild<ChoicePopover *>();
        return popover ? popover->findChild<TagField *>(QString::fromLatin1(dimension)) : nullptr;
    }
    void openLabelFilter()
    {
        QTRY_VERIFY(!window().currentPage()->findChild<ChoicePopover *>());
        shown<FilterChip>("label")->click();
        QTRY_VERIFY(window().currentPage()->findChild<ChoicePopover *>());
    }

private Q_SLOTS:
    void init() { m_program = std::make_unique<ProgramFixture>(); }
    void cleanup() { m_program.reset(); }

    /// Of twelve values one types what one knows: here the initials of its pinyin.
    void manyValuesAreSearched()
    {
        open(questionLabelPreset());
        window().goToPage(QStringLiteral("collect"));
        QTRY_COMPARE(rows(), 2);
        openLabelFilter();
        QVERIFY(!field("category")); // two values are chips
        QVERIFY(field("img_type"));
        auto *line = field("img_type")->findChild<QLineEdit *>();
        QTest::keyClicks(line, QStringLiteral("dlt"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(rows(), 1);
        const auto *bar = shown<FilterBar>();
        QCOMPARE(bar->filter().dimension.text(), QStringLiteral("img_type"));
        QCOMPARE(bar->filter().label.text(), QStringLiteral("circuit"));
        QVERIFY(shown<FilterChip>("label")->isActive());
    }

    /// Of a typed dimension those are offered that are in use.
    void typedLabelsAreOffered()
    {
        open(questionLabelPreset());
        window().goToPage(QStringLiteral("collect"));
        QTRY_COMPARE(rows(), 2);
        openLabelFilter();
        QTRY_COMPARE(field("subfield")->offered(),
                     QList<LabelCode>({LabelCode(QStringLiteral("电路")), LabelCode(QStringLiteral("电磁学"))}));
        auto *line = field("subfield")->findChild<QLineEdit *>();
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(shown<FilterBar>()->filter().label.text(), QStringLiteral("电磁学"));
        // What is chosen can be taken away where it was chosen.
        openLabelFilter();
        QCOMPARE(field("subfield")->chosen(), QList<LabelCode>{LabelCode(QStringLiteral("电磁学"))});
        QTest::keyClick(field("subfield")->findChild<QLineEdit *>(), Qt::Key_Backspace);
        QTRY_COMPARE(rows(), 2);
    }

    void workIsHandedOutByATypedLabel()
    {
        open(questionLabelPreset());
        window().goToPage(QStringLiteral("people"));
        QTRY_VERIFY(shown<PeoplePage>());
        shown<PeoplePage>()->setFocus();
        QTRY_VERIFY(shown<PeoplePage>()->hasFocus());
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(shown<HandOutPanel>());
        auto *dimensions = shown<QComboBox>("handOut.dimension");
        QVERIFY(dimensions);
        dimensions->setCurrentIndex(dimensions->findData(QStringLiteral("category")));
        QVERIFY(!shown<TagField>("handOut.searched"));
        dimensions->setCurrentIndex(dimensions->findData(QStringLiteral("distribution")));
        QTRY_VERIFY(shown<TagField>("handOut.searched"));
        auto *searched = shown<TagField>("handOut.searched");
        QTRY_COMPARE(searched->offered(), QList<LabelCode>{LabelCode(QStringLiteral("本科"))});
        auto *line = searched->findChild<QLineEdit *>();
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(searched->chosen(), QList<LabelCode>{LabelCode(QStringLiteral("本科"))});
        const auto says = [this](const QString &words) {
            const QList<QLabel *> labels = shown<HandOutPanel>()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text().contains(words); });
        };
        QTRY_VERIFY(says(QStringLiteral("of 1 waiting images")));
    }

    void detailsShowLabelsOfQuestions()
    {
        open(questionLabelPreset());
        window().goToPage(QStringLiteral("collect"));
        QTRY_COMPARE(rows(), 2);
        grid()->setCurrentIndex(grid()->model()->index(0, 0));
        const auto says = [this](const QString &words) {
            const auto *panel = window().currentPage()->findChild<DetailsPanel *>();
            const QList<QLabel *> labels = panel ? panel->findChildren<QLabel *>() : QList<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text().contains(words); });
        };
        QTRY_VERIFY(says(QStringLiteral("Physics")) && says(QStringLiteral("Circuit diagram")));
    }

    /// Where only questions are labelled, the pages that compare images say so.
    void nothingIsCompared()
    {
        open(onlyQuestionLabelPreset());
        window().goToPage(QStringLiteral("agreement"));
        QTRY_VERIFY(saidByEmptyPage<AgreementPage>().contains(QStringLiteral("This benchmark has no labels of images.")));
        QVERIFY(saidByEmptyPage<AgreementPage>().contains(QStringLiteral("two people write different questions")));
        window().goToPage(QStringLiteral("calibrate"));
        QTRY_VERIFY(saidByEmptyPage<CalibratePage>().contains(QStringLiteral("no labels of images, only of questions")));
        QVERIFY(!window().commands().action(QStringLiteral("calibrate.new"))->isEnabled());
    }
};

QTEST_MAIN(LabelFiltersTest)
#include "labelfilterstest.moc"
