// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/figureanswers.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/studyservice.h"
#include "widgets/charts/barchart.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/study/report/answersmodel.h"
#include "widgets/study/report/answersview.h"
#include "widgets/study/report/notesdialog.h"
#include "widgets/study/report/reportview.h"
#include "widgets/study/report/studytablemodel.h"
#include "widgets/study/studypage.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace yuyi;
using namespace yuyi::test;

/// Eight items, three people and a model: from the figures to the answers behind them, by keyboard.
class StudyReportPageTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 8;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ReportView *report() { return window().findChild<ReportView *>(); }
    QTableView *table() { return report()->findChild<QTableView *>(QStringLiteral("reportTable")); }
    const StudyTable &shown() { return report()->table()->table(); }

    template <typename T>
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }
    static QString id(int item) { return QStringLiteral("val-%1").arg(item + 1); }
    static QString letter(int index) { return QString(QChar(u'A' + static_cast<char16_t>(index % 6))); }

    std::unique_ptr<Stores> stores()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        auto opened = (*factory)->open();
        must(opened);
        return std::move(*opened);
    }

    void importItems()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto all = stores();
        const Preset preset = all->project().info()->preset;
        const QString folder = m_program->path(QStringLiteral("benchmark"));
        QDir().mkpath(folder);
        Json items = Json::array();
        for (int i = 0; i < itemCount; ++i) {
            const QString picture = QStringLiteral("%1.png").arg(i);
            QVERIFY(drawn::scene(static_cast<quint32>(i + 1), QSize(240, 160)).save(QDir(folder).filePath(picture)));
            Json labels = Json::object();
            for (const Dimension &dimension : preset.dimensions) {
                const std::string value = dimension.values.at(i % 2).published.toStdString();
                labels[dimension.code.text().toStdString()] = dimension.pickMany ? Json{{"choices", Json::array({value})}} : Json(value);
            }
            labels["metaphorical_meaning"] = "meaning";
            labels["explanation"] = "explanation";
            Json options = Json::array();
            for (int option = 0; option < 6; ++option)
                options.push_back(QStringLiteral("题目%1的说法%2").arg(i + 1).arg(option + 1).toStdString());
            Json question{{"id", id(i).toStdString()},
                          {"question", QStringLiteral("问题%1？").arg(i + 1).toStdString()},
                          {"options", options},
                          {"correct_option", options.at(static_cast<size_t>(i % 6))},
                          {"answer", letter(i).toStdString()}};
            items.push_back({{"local_path", picture.toStdString()}, {"questions", Json::array({question})}, {"meta_data", labels}});
        }
        QFile file(QDir(folder).filePath(QStringLiteral("items.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(items.dump()));
        file.close();
        ItemImportRequest request;
        request.file = file.fileName();
        request.imagesFolder = folder;
        request.by = all->project().people()->constFirst().id;
        NoProgress progress;
        must(ItemImportService(*all, (*factory)->folder()).importItems(request, progress));
    }

    void importReplies(const QString &model, int right)
    {
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const QString reply = QStringLiteral("答案：%1").arg(letter(i < right ? i : i + 1));
            lines += QByteArray::fromStdString(Json{{"id", id(i).toStdString()}, {"response", reply.toStdString()}}.dump()) + '\n';
        }
        const auto all = stores();
        const auto replies = readReplies(lines);
        must(replies);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        must(ResponseImport(*all, all->project().people()->constFirst().id).import(*replies, request, progress));
    }

    /// P01 has all right, P02 half, P03 none; P03 is left out for being too fast.
    void makeStudy(bool answered)
    {
        const auto all = stores();
        StudyService service(*all, all->project().people()->constFirst().id);
        StudyDraft draft = *service.fresh();
        draft.study.name = QStringLiteral("基线");
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        draft.study.design = {};
        draft.study.design.people = 3;
        draft.study.exclusion = {};
        draft.study.exclusion.fastestMedianMs = 2000;
        const auto saved = service.save(draft);
        must(saved);
        must(service.freeze(saved->id));
        const auto people = service.addParticipants(saved->id, 3);
        must(people);
        for (int person = 0; answered && person < 3; ++person) {
            const QList<Trial> trials = *all->studies().trials(people->at(person).id);
            must(all->transaction([&]() -> Result<> {
                for (Trial trial : trials) {
                    const Question question = all->runs().questions({trial.question})->constFirst();
                    const bool right = person == 0 || (person == 1 && trial.position % 2 == 0);
                    trial.answer = question.options.at(right ? question.keyIndex() : (question.keyIndex() + 1) % 6).id;
                    trial.firstAnswer = trial.answer;
                    trial.milliseconds = person == 2 ? 500 : 4000 + 1000 * trial.position;
                    trial.shownAt = QDateTime(QDate(2026, 4, 1), QTime(9, 0), Qt::UTC);
                    trial.answeredAt = trial.shownAt.addSecs(10);
                    if (trial.position == 0)
                        trial.flags = {TrialFlag::FocusLost};
                    if (const auto stored = all->studies().saveTrial(trial); !stored)
                        return stored;
                }
                return {};
            }));
        }
    }

    void start(bool answered = true)
    {
        makeStudy(answered);
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("study"));
        QTRY_VERIFY(window().findChild<StudyPage *>() && window().findChild<StudyPage *>()->study());
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(report()->isVisible() && report()->isComplete());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        importItems();
    }
    void cleanup() { m_program.reset(); }

    void figuresAndTheAnswersBehindThem();
    void withAndWithoutExclusions();
    void exportsEverything();
    void anEmptyStudyShowsNoFigures();
    void howItIsCountedFitsTheScreen();
    void excludedParticipantsAreGrey();
    void humansBesideModels();
};

void StudyReportPageTest::figuresAndTheAnswersBehindThem()
{
    importReplies(QStringLiteral("qwen"), 4);
    start();
    QCOMPARE(shown().kind, StudyTableKind::Summary);
    QCOMPARE(report()->report()->kept.countedPeople, 2);
    auto *bars = report()->findChild<BarChart *>(QStringLiteral("peopleBars"));
    QVERIFY(bars && bars->isVisible());
    const QList<StudiedPerson> &asked = report()->report()->data.people;
    QCOMPARE(bars->categories(), (QStringList{asked.at(0).participant.code, asked.at(1).participant.code}));
    m_program->key(Qt::Key_BracketRight);
    QCOMPARE(shown().kind, StudyTableKind::People);
    QCOMPARE(shown().rows.size(), 3);
    QVERIFY(shown().rows.at(2).soft);
    // From a person's right answers to the answers themselves, and back to all.
    table()->setFocus();
    table()->setCurrentIndex(report()->table()->index(1, 4));
    QCOMPARE(shown().rows.at(1).cells.at(4).text, QStringLiteral("4"));
    m_program->key(Qt::Key_G);
    QTRY_VERIFY(report()->answers()->isVisible());
    QCOMPARE(report()->answers()->model()->rowCount(), 4);
    auto *answers = report()->findChild<QTableView *>(QStringLiteral("studyAnswers"));
    QCOMPARE(answers->currentIndex().row(), 0);
    m_program->key(Qt::Key_J);
    QCOMPARE(answers->currentIndex().row(), 1);
    m_program->key(Qt::Key_Backspace);
    QCOMPARE(report()->answers()->model()->rowCount(), 16);
    // A bar of the categories opens its answers.
    m_program->key(Qt::Key_BracketRight);
    m_program->key(Qt::Key_BracketRight);
    m_program->key(Qt::Key_BracketRight);
    QCOMPARE(shown().kind, StudyTableKind::Categories);
    auto *categories = report()->findChild<BarChart *>(QStringLiteral("categoryBars"));
    QTRY_VERIFY(categories->isVisible());
    QCOMPARE(categories->series().size(), 2);
    Q_EMIT categories->segmentClicked(1, 0);
    QTRY_VERIFY(report()->answers()->isVisible());
    QCOMPARE(report()->answers()->model()->rowCount(), 8);
}

void StudyReportPageTest::withAndWithoutExclusions()
{
    start();
    m_program->key(Qt::Key_BracketRight);
    QVERIFY(report()->byRules());
    m_program->key(Qt::Key_X);
    QVERIFY(!report()->byRules());
    QVERIFY(!shown().rows.at(2).soft);
    QCOMPARE(report()->report()->all.countedPeople, 3);
    // Every part shows what is undefined as a dash, never as a number.
    for (int i = 0; i < 9; ++i) {
        m_program->key(Qt::Key_BracketRight);
        for (const StudyTableRow &row : shown().rows) {
            for (const StudyTableCell &cell : row.cells)
                QVERIFY2(!cell.text.contains(QLatin1String("nan")), qPrintable(cell.text));
        }
    }
}

void StudyReportPageTest::exportsEverything()
{
    start();
    const QString file = m_program->path(QStringLiteral("report.md"));
    m_program->prompts.willChoose({file});
    m_program->key(Qt::Key_E);
    auto *menu = report()->findChild<QMenu *>(QStringLiteral("reportExport"));
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 8);
    menu->actions().constFirst()->trigger();
    menu->close();
    QTRY_VERIFY(QFile::exists(file));
    const QString svg = m_program->path(QStringLiteral("figure.svg"));
    m_program->prompts.willChoose({svg});
    QTRY_VERIFY(!report()->findChild<QMenu *>(QStringLiteral("reportExport")));
    window().activateWindow(); // no window manager does it when a menu has closed
    QVERIFY(QTest::qWaitForWindowActive(&window(), patienceMs));
    m_program->key(Qt::Key_E);
    menu = report()->findChild<QMenu *>(QStringLiteral("reportExport"));
    QVERIFY(menu);
    const QList<QAction *> actions = menu->actions();
    const auto figure = std::find_if(actions.begin(), actions.end(),
                                     [](const QAction *one) { return one->text().startsWith(QStringLiteral("Figure for Print")); });
    QVERIFY(figure != actions.end());
    (*figure)->trigger();
    menu->close();
    QVERIFY(printAt(PrintSize::oneColumn));
    QTRY_VERIFY(QFile::exists(svg));
    QFile drawn(svg);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    const QByteArray words = drawn.readAll();
    for (const char *wanted : {"<svg width=\"84", "Accuracy (%)", "Participant",
                               "n = ", "Chance (1 / number of options): ", "People, average ("})
        QVERIFY2(words.contains(wanted), wanted);
}

void StudyReportPageTest::anEmptyStudyShowsNoFigures()
{
    makeStudy(false);
    m_program->start();
    m_program->open(m_location);
    window().goToPage(QStringLiteral("study"));
    QTRY_VERIFY(window().findChild<StudyPage *>() && window().findChild<StudyPage *>()->study());
    m_program->key(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(report()->isVisible() && report()->isComplete());
    QTRY_VERIFY(report()->findChild<QWidget *>(QStringLiteral("reportEmpty"))->isVisible());
}

void StudyReportPageTest::howItIsCountedFitsTheScreen()
{
    start();
    m_program->key(Qt::Key_H);
    auto *dialog = report()->findChild<QDialog *>(QStringLiteral("reportNotes"));
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(dialog->height() <= dialog->screen()->availableSize().height());
    dialog->close();
    // However much there is to say: what does not fit is scrolled.
    auto *many = new NotesDialog(QStringLiteral("Methods"), QStringList(60, QStringLiteral("One note of many.")), report());
    many->open();
    QTRY_VERIFY(many->isVisible());
    QVERIFY(many->height() <= many->screen()->availableSize().height());
    QTRY_VERIFY(many->findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0);
    many->close();
}

/// Whatever a model says of its colour is seen: no rule of the sheet stands above it.
void StudyReportPageTest::excludedParticipantsAreGrey()
{
    start();
    m_program->key(Qt::Key_BracketRight);
    QVERIFY(shown().rows.at(2).soft);
    const auto colourOf = [&](int row) {
        const QRect rect = table()->visualRect(report()->table()->index(row, 0));
        const QImage picture = table()->viewport()->grab(rect).toImage();
        int darkest = 255;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                darkest = std::min(darkest, qGray(picture.pixel(x, y)));
        }
        return darkest;
    };
    table()->clearSelection();
    QVERIFY(colourOf(2) > colourOf(1));
}

void StudyReportPageTest::humansBesideModels()
{
    importReplies(QStringLiteral("qwen"), 4);
    makeStudy(true);
    m_program->start();
    m_program->open(m_location);
    window().goToPage(QStringLiteral("results"));
    QTRY_VERIFY(window().findChild<ResultsPage *>() && window().findChild<ResultsPage *>()->isVisible());
    auto *page = window().findChild<ResultsPage *>();
    QTRY_VERIFY(page->findChild<TablesView *>()->isComplete());
    const auto humans = [&] {
        int rows = 0;
        const QList<ResultsRow> all = page->findChild<TablesView *>()->model()->table().rows;
        for (const ResultsRow &row : all)
            rows += row.kind == RowKind::HumanAverage || row.kind == RowKind::HumanBest ? 1 : 0;
        return rows;
    };
    QTRY_COMPARE(humans(), 2);
    auto *box = page->findChild<QComboBox *>(QStringLiteral("resultsStudy"));
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->count(), 2);
    box->setCurrentIndex(0);
    Q_EMIT box->activated(0);
    QTRY_COMPARE(humans(), 0);
    QVERIFY(box->isVisible());
}

QTEST_MAIN(StudyReportPageTest)
#include "studyreporttest.moc"
