// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/programfixture.h"

#include "models/items/imagelistmodel.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/agreement/agreementmodel.h"
#include "widgets/agreement/agreementpage.h"
#include "widgets/charts/matrixview.h"
#include "widgets/collect/collectpage.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTableView>

using namespace yuyi;
using namespace yuyi::test;

/// Three pictures labelled by two who differ on one of them: from the table to the picture, by keyboard.
class AgreementPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    PersonId m_first;
    PersonId m_second;
    PersonId m_third;
    QList<ImageId> m_images;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }

    template <typename T>
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }
    AgreementPage *page() { return window().findChild<AgreementPage *>(); }
    QTableView *table() { return page()->findChild<QTableView *>(QStringLiteral("agreementTable")); }
    AgreementModel *model() { return qobject_cast<AgreementModel *>(table()->model()); }
    QString cell(int row, int column) { return model()->index(row, column).data().toString(); }

    /// Everything but the first dimension of the last picture is said alike.
    static AnnotationContent content(AnnotationContent made, const Preset &preset, int picture, bool second)
    {
        for (const Dimension &dimension : preset.dimensions) {
            int at = picture % 2;
            if (second && picture == 2 && dimension.code == preset.dimensions.first().code)
                at = 1;
            made.labels.insert(dimension.code, {dimension.values.at(at).code});
        }
        made.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
        made.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
        const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                QStringLiteral("城市的颜色需要重新设计"), QStringLiteral("走路时应该注意交通安全"),
                                QStringLiteral("年轻人都喜欢最新的科技"), QStringLiteral("世界正在变得越来越安静")};
        for (int i = 0; i < made.questions.first().options.size(); ++i)
            made.questions[0].options[i].text = texts.at(i);
        made.questions[0].options[2].correct = true;
        return made;
    }

    void fillProject()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        const auto person = [&](const QString &name) {
            Person made;
            made.id = PersonId::create();
            made.name = name;
            made.roles = {Role::Annotator};
            made.createdAt = QDateTime::currentDateTimeUtc();
            must((*stores)->transaction([&] { return (*stores)->project().addPerson(made); }));
            return made.id;
        };
        m_first = person(QStringLiteral("甲"));
        m_second = person(QStringLiteral("乙"));
        m_third = person(QStringLiteral("丙"));
        ProjectInfo info = *(*stores)->project().info();
        info.rules.annotatorsPerImage = 2;
        must((*stores)->transaction([&] { return (*stores)->project().setInfo(info); }));
        const QString raw = m_program->path(QStringLiteral("raw"));
        QDir().mkpath(raw);
        for (quint32 i = 0; i < 3; ++i)
            QVERIFY(drawn::scene(i + 1, QSize(320, 240)).save(QStringLiteral("%1/%2.png").arg(raw).arg(i)));
        CollectRequest request;
        request.paths = {raw};
        request.by = lead;
        NoProgress progress;
        must(CollectService(**stores, (*factory)->folder()).collect(request, progress));
        m_images = *(*stores)->images().list({}, ImageSort::Name);
        QCOMPARE(m_images.size(), 3);
        must(DecisionService(**stores, lead).decide(m_images, Verdict(), QStringLiteral("Kept")));
    }
    void annotate()
    {
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        const Preset preset = (*stores)->project().info()->preset;
        for (int i = 0; i < m_images.size(); ++i) {
            for (const PersonId &author : {m_first, m_second}) {
                AnnotationService service(**stores, author);
                Annotation annotation = *service.open(m_images.at(i));
                annotation.content = content(annotation.content, preset, i, author == m_second);
                must(service.submit(annotation));
            }
        }
    }
    void goThere()
    {
        window().goToPage(QStringLiteral("agreement"));
        QTRY_VERIFY(page() && page()->isVisible());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        fillProject();
    }
    void cleanup() { m_program.reset(); }

    void emptyThenFilledByOthers()
    {
        m_program->start();
        m_program->open(m_location);
        goThere();
        QTRY_VERIFY(page()->findChild<StateStack *>()->showsEmpty());
        annotate(); // by another program: noticed and shown
        QTRY_VERIFY(model()->rowCount() > 0 && page()->isComplete());
        QVERIFY(!page()->findChild<StateStack *>()->showsEmpty());
    }

    void aCellOpensItsImages()
    {
        annotate();
        m_program->start();
        m_program->open(m_location);
        goThere();
        QTRY_VERIFY(page()->isComplete());
        const Preset preset = project().info().preset;
        QCOMPARE(model()->rowCount(), static_cast<int>(preset.dimensions.size()) + 1);
        QVERIFY2(cell(0, 1).startsWith(QStringLiteral("66.7")), qPrintable(cell(0, 1)));
        QVERIFY2(cell(1, 1).startsWith(QStringLiteral("100.0")), qPrintable(cell(1, 1)));
        QCOMPARE(cell(0, AgreementModel::Images), QStringLiteral("3 of 3"));
        // Which κ is weighted is said, where one is and the other beside it is not.
        for (int row = 0; row < static_cast<int>(preset.dimensions.size()); ++row) {
            const bool ordered = preset.dimensions.at(row).ordered;
            const QString cohen = cell(row, AgreementModel::FirstMeasure + static_cast<int>(AgreementMeasure::Cohen));
            const QString fleiss = cell(row, AgreementModel::FirstMeasure + static_cast<int>(AgreementMeasure::Fleiss));
            QCOMPARE(cohen.endsWith(QLatin1String(" weighted")), ordered && !cohen.startsWith(QStringLiteral("–")));
            QCOMPARE(fleiss.endsWith(QLatin1String(" unweighted")), ordered && !fleiss.startsWith(QStringLiteral("–")));
        }
        auto *remark = page()->findChild<QLabel *>(QStringLiteral("agreementRemark"));
        QVERIFY2(remark->text().startsWith(QStringLiteral("Only 3 ")) && remark->text().contains(QStringLiteral("fewer than 30")),
                 qPrintable(remark->text()));

        // Down and up by key; labels against labels; from the cell to the one picture.
        QTRY_VERIFY(table()->hasFocus());
        m_program->key(Qt::Key_J);
        QCOMPARE(table()->currentIndex().row(), 1);
        m_program->key(Qt::Key_K);
        QCOMPARE(table()->currentIndex().row(), 0);
        m_program->key(Qt::Key_2);
        auto *labels = page()->findChild<MatrixView *>(QStringLiteral("agreementLabels"));
        QTRY_VERIFY(labels->isVisible() && labels->hasFocus());
        QCOMPARE(labels->cells().at(0).at(1).text, QStringLiteral("1"));
        m_program->key(Qt::Key_Right);
        QCOMPARE(labels->currentColumn(), 1);
        m_program->key(Qt::Key_Return);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("collect"));
        auto *list = window().findChild<CollectPage *>()->findChild<ImageListModel *>();
        QTRY_COMPARE(list->rowCount(), 1);

        // People against people.
        goThere();
        QTRY_VERIFY(page()->isComplete());
        m_program->key(Qt::Key_3);
        auto *people = page()->findChild<MatrixView *>(QStringLiteral("agreementPeople"));
        QTRY_VERIFY(people->isVisible());
        QCOMPARE(people->cells().size(), 2);
        QVERIFY(people->cells().at(0).at(1).text.startsWith(QStringLiteral("67")));

        // By pair: one row, and what differs behind it.
        m_program->key(Qt::Key_B);
        auto *by = page()->findChild<QComboBox *>(QStringLiteral("agreementBy"));
        QTRY_VERIFY(by->hasFocus());
        QTest::keyClick(by, Qt::Key_Down);
        QTRY_COMPARE(by->currentIndex(), 1);
        QTRY_VERIFY(page()->isComplete() && model()->rowCount() == 1);
        table()->setFocus();
        m_program->key(Qt::Key_G);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("collect"));

        // A click on how many were compared: all of them.
        goThere();
        QTRY_VERIFY(page()->isComplete());
        const QModelIndex compared = model()->index(0, AgreementModel::Images);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(compared).center());
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("collect"));
        QTRY_COMPARE(list->rowCount(), 3);
    }

    void filesForOthers()
    {
        annotate();
        m_program->start();
        m_program->open(m_location);
        goThere();
        QTRY_VERIFY(page()->isComplete());
        const QString csv = m_program->path(QStringLiteral("figures.csv"));
        m_program->prompts.willChoose({csv});
        m_program->key(Qt::Key_E);
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().count("\r\n") > 30);
        for (const Qt::Key view : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
            m_program->key(view);
            const QString picture = m_program->path(QStringLiteral("%1.svg").arg(static_cast<int>(view)));
            m_program->prompts.willChoose({picture});
            m_program->key(Qt::Key_X);
            QTRY_VERIFY(QFile::exists(picture));
            QFile svg(picture);
            QVERIFY(svg.open(QIODevice::ReadOnly));
            QVERIFY(svg.readAll().contains("<svg"));
        }
        const QString png = m_program->path(QStringLiteral("people.png"));
        m_program->prompts.willChoose({png});
        m_program->key(Qt::Key_X);
        QTRY_VERIFY(QFile::exists(png));
        QVERIFY(!QImage(png).isNull());
    }

    void workOfOthersIsHidden()
    {
        annotate();
        m_program->start();
        m_program->open(m_location);
        // Who has labelled none of them sees no figure.
        project().actAs(m_third);
        window().goToPage(QStringLiteral("agreement"));
        QTRY_VERIFY(page() && page()->findChild<StateStack *>()->showsEmpty());
        const auto read = [this](const PersonId &person) {
            std::optional<Result<AgreementData>> answer;
            project()
                .read([person](Stores &stores) { return AgreementService(stores, person).data(); })
                .then(this, [&](const Result<AgreementData> &found) { answer = found; });
            const bool came = waitFor([&] { return answer.has_value(); });
            return came && *answer ? **answer : AgreementData();
        };
        const AgreementData nothing = read(m_third);
        QCOMPARE(nothing.labels.size(), 0);
        QCOMPARE(nothing.ofOthers, qint64(3));
        QCOMPARE(nothing.hidden, qint64(0)); // nothing of this person's own is awaited
        const auto words = page()->findChild<StateStack *>()->empty()->findChildren<QLabel *>();
        QVERIFY(std::any_of(words.begin(), words.end(), [](const QLabel *one) {
            return one->text().contains(QStringLiteral("that you labelled yourself"));
        }));
        const AgreementData own = read(m_first);
        QCOMPARE(own.labels.size(), 6);
        QCOMPARE(own.hidden, qint64(0));
        QCOMPARE(own.ofOthers, qint64(0));
        // His own agreement with the others, and nobody's name.
        QCOMPARE(own.people.first().name, QStringLiteral("甲"));
        for (const Person &other : own.people.mid(1)) {
            QVERIFY2(other.name != QStringLiteral("乙") && other.name != QStringLiteral("丙"), qPrintable(other.name));
            QVERIFY(!other.name.isEmpty());
        }
        project().actAs(m_first);
        goThere();
        QTRY_VERIFY(page()->isComplete() && model()->rowCount() > 0);
        QVERIFY2(cell(0, 1).startsWith(QStringLiteral("66.7")), qPrintable(cell(0, 1)));
        m_program->key(Qt::Key_3);
        auto *people = page()->findChild<MatrixView *>(QStringLiteral("agreementPeople"));
        QTRY_VERIFY(people->isVisible());
        QVERIFY(!people->cells().at(0).at(1).tip.contains(QStringLiteral("乙")));
        // The images are the lead's to look through.
        m_program->key(Qt::Key_G);
        QCOMPARE(window().currentPageId(), QStringLiteral("agreement"));
    }
};

QTEST_MAIN(AgreementPageTest)
#include "agreementtest.moc"
