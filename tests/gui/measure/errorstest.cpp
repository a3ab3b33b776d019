// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/figureanswers.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/errordialogs.h"
#include "widgets/errors/errorspage.h"
#include "widgets/errors/newsampledialog.h"
#include "widgets/errors/overview/errorlistmodel.h"
#include "widgets/errors/overview/errorsoverview.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

/// Sixteen items, twelve of them wrong: from the runs to a sample, from two experts' codes to charts and a case book.
class ErrorsPageTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 16;
    static constexpr int rightCount = 4;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;
    PersonId m_first;
    PersonId m_second;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    ErrorsPage *page() { return window().findChild<ErrorsPage *>(); }
    QTableView *list() { return page()->findChild<QTableView *>(QStringLiteral("errorCases")); }
    int rows() { return list()->model()->rowCount(); }

    template <typename T>
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }
    static QString id(int item) { return QStringLiteral("val-%1").arg(item + 1); }
    static QString letter(int index) { return QString(QChar(u'A' + static_cast<char16_t>(index % 6))); }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<Stores> stores()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        auto opened = (*factory)->open();
        must(opened);
        return std::move(*opened);
    }

    void fillProject()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto opened = (*factory)->open();
        must(opened);
        Stores &all = **opened;
        const Preset preset = all.project().info()->preset;
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
        const QString file = QDir(folder).filePath(QStringLiteral("items.json"));
        write(file, QByteArray::fromStdString(items.dump()));
        ItemImportRequest request;
        request.file = file;
        request.imagesFolder = folder;
        request.by = all.project().people()->constFirst().id;
        NoProgress progress;
        must(ItemImportService(all, (*factory)->folder()).importItems(request, progress));
        for (PersonId *expert : {&m_first, &m_second}) {
            Person person;
            person.id = PersonId::create();
            person.name = expert == &m_first ? QStringLiteral("甲") : QStringLiteral("乙");
            person.roles = {Role::Expert};
            person.createdAt = QDateTime::currentDateTimeUtc();
            must(all.transaction([&] { return all.project().addPerson(person); }));
            *expert = person.id;
        }
    }

    void importReplies(const QString &model)
    {
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const QString reply = QStringLiteral("先看图。答案：%1").arg(letter(i < rightCount ? i : i + 1));
            lines += QByteArray::fromStdString(Json{{"id", id(i).toStdString()}, {"response", reply.toStdString()}}.dump()) + '\n';
        }
        const QString path = m_program->path(QStringLiteral("%1.jsonl").arg(model));
        write(path, lines);
        const auto all = stores();
        const auto file = readRepliesFile(path);
        must(file);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        must(ResponseImport(*all, all->project().people()->constFirst().id).import(*file, request, progress));
    }

    void start()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("errors"));
        QTRY_VERIFY(page() && page()->isVisible());
    }

    /// By keyboard: Shift+M, the number, Enter by Ctrl.
    void drawByKeyboard(int size, int experts)
    {
        QTRY_VERIFY(page()->pageData()->data());
        m_program->key(Qt::Key_M, Qt::ShiftModifier);
        auto *dialog = page()->findChild<NewSampleDialog *>();
        QVERIFY(dialog);
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("sampleState"));
        QTRY_VERIFY(state->text().contains(QStringLiteral("12 of 12")));
        auto *many = dialog->findChild<QSpinBox *>(QStringLiteral("sampleSize"));
        QTRY_VERIFY(many->hasFocus());
        QTest::keyClicks(many, QString::number(size));
        QTRY_VERIFY2(state->text().contains(QStringLiteral("%1 of 12").arg(size)), qPrintable(state->text()));
        for (QSpinBox *box : dialog->findChildren<QSpinBox *>()) {
            if (box->maximum() == 5)
                box->setValue(experts);
        }
        auto *shares = dialog->findChild<QTableWidget *>(QStringLiteral("sampleShares"));
        QTRY_VERIFY(shares->rowCount() > 0);
        int drawn = 0;
        for (int row = 0; row < shares->rowCount(); ++row)
            drawn += shares->item(row, 2)->text().toInt();
        QCOMPARE(drawn, size);
        QTRY_VERIFY(dialog->findChild<QWidget *>(QStringLiteral("sampleDraw"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!page()->findChild<NewSampleDialog *>());
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
        QTRY_VERIFY(page()->pageData()->sample());
        QTRY_COMPARE(rows(), size);
    }

    /// The cases of the sample, the two labels in turn: which ones are drawn, and in which order, hangs on the seed.
    QList<ErrorCaseId> drawnCases()
    {
        QList<ErrorCaseId> byLabel[2];
        for (const ReportedCase &one : page()->pageData()->data()->report.cases)
            byLabel[(one.itemId.section(u'-', 1).toInt() - 1) % 2].append(one.errorCase.id);
        QList<ErrorCaseId> cases;
        for (qsizetype i = 0; i < std::max(byLabel[0].size(), byLabel[1].size()); ++i) {
            for (const QList<ErrorCaseId> &ofLabel : byLabel)
                cases += ofLabel.mid(i, 1);
        }
        return cases;
    }
    void code(const PersonId &expert, const ErrorCaseId &id, int index, int type, int subtype = -1)
    {
        const auto all = stores();
        const QList<ErrorType> types = all->project().info()->preset.errorTypes;
        ErrorCaseEntry entry;
        entry.errorCase = id;
        entry.content.types = {{types.at(type).code, subtype < 0 ? QString() : types.at(type).subtypes.at(subtype).code}};
        entry.content.note = QStringLiteral("理由%1").arg(index);
        must(ErrorCodingService(*all, expert).submit(entry));
    }
    /// Ten cases by two experts: five of the first type, two of the second, two of the third; one they differ on. Both labels have
    /// cases of every type.
    void codeAll()
    {
        const QList<ErrorCaseId> cases = drawnCases();
        QCOMPARE(cases.size(), 10);
        const int types[] = {0, 0, 0, 0, 0, 1, 1, 2, 2, 3};
        for (int i = 0; i < 10; ++i) {
            code(m_first, cases.at(i), i, types[i], i == 0 ? 1 : -1);
            code(m_second, cases.at(i), i, i == 9 ? 4 : types[i], i == 0 ? 1 : -1);
        }
        QTRY_COMPARE(page()->pageData()->sample()->decided, 9);
        QTRY_COMPARE(page()->pageData()->sample()->disputed, 1);
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

    void withoutARunItPointsAtTheModels()
    {
        start();
        QTRY_VERIFY(page()->findChild<EmptyState *>(QStringLiteral("errorsNoRuns"))->isVisible());
        window().commands().action(QStringLiteral("errors.models"))->trigger();
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("models"));
    }

    void tenAreDrawnByKeyboard()
    {
        importReplies(QStringLiteral("alpha"));
        start();
        QTRY_VERIFY(page()->findChild<EmptyState *>(QStringLiteral("errorsEmpty"))->isVisible());
        drawByKeyboard(10, 1);
        QCOMPARE(page()->pageData()->sample()->cases, 10);
        QVERIFY(!page()->overview()->hasCodes());
        window().commands().action(QStringLiteral("errors.top-up"))->trigger();
        auto *dialog = page()->findChild<TopUpDialog *>();
        QVERIFY(dialog);
        auto *size = dialog->findChild<QSpinBox *>(QStringLiteral("topUpSize"));
        size->setValue(12);
        QTest::keyClick(size, Qt::Key_Return);
        QTRY_COMPARE(rows(), 12);
    }

    void chartsAndListSayWhatExpertsSaid()
    {
        importReplies(QStringLiteral("alpha"));
        start();
        drawByKeyboard(10, 2);
        codeAll();
        auto *ring = page()->findChild<DonutChart *>(QStringLiteral("errorRing"));
        QTRY_COMPARE(ring->total(), qint64(9));
        auto *bars = page()->findChild<StackedBarChart *>(QStringLiteral("errorBars"));
        QCOMPARE(bars->series().size(), 5);
        double first = 0;
        double all = 0;
        for (const ChartSeries &series : bars->series()) {
            for (const ChartValue &value : series.values) {
                all += value.value;
                first += series.name == bars->series().constFirst().name ? value.value : 0;
            }
        }
        QCOMPARE(all, 9.0);
        QCOMPARE(first, 5.0);
        const QString agreement = page()->findChild<QLabel *>(QStringLiteral("errorAgreement"))->text();
        // Nine of ten alike; κ by hand: expected 0.25 + 0.04 + 0.04 = 0.33, (0.9 − 0.33) / 0.67 = 0.85.
        QVERIFY2(agreement.contains(QStringLiteral("90.0 % of 10")) && agreement.contains(QStringLiteral("κ 0.85")), qPrintable(agreement));

        Q_EMIT ring->segmentClicked(0, 0);
        QCOMPARE(rows(), 5);
        auto *chip = page()->findChild<FilterChip *>(QStringLiteral("errorFilter"));
        QVERIFY(chip->isVisible());
        m_program->key(Qt::Key_Backspace);
        QCOMPARE(rows(), 10);
        QVERIFY(!chip->isVisible());
        Q_EMIT ring->segmentClicked(1, 0);
        QCOMPARE(rows(), 2);
        QTRY_VERIFY(!list()->currentIndex().siblingAtColumn(0).data(Qt::DecorationRole).isNull());
        list()->setFocus();
        const QString item = list()->currentIndex().siblingAtColumn(0).data().toString();
        QVERIFY(item.startsWith(QStringLiteral("val-")));
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(page()->coding()->isVisible() && page()->coding()->isEntered());
        QTRY_VERIFY(!page()->coding()->current().isNull());
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(page()->overview()->isVisible());
    }

    /// Where the preset counts verdicts, the ring has a part for each, and a click lists its cases.
    void verdictsAreParts()
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        json["code"] = "counting";
        json["countsVerdicts"] = true;
        m_location = m_program->path(QStringLiteral("counting"));
        m_program->makeProject(m_location, readPreset(jsonText(json)).value_or(Preset()));
        fillProject();
        importReplies(QStringLiteral("alpha"));
        start();
        drawByKeyboard(4, 1);
        const QList<ErrorCaseId> cases = drawnCases();
        code(m_first, cases.at(0), 0, 0);
        code(m_first, cases.at(1), 1, 1);
        for (int i = 2; i < 4; ++i) {
            ErrorCaseEntry entry;
            entry.errorCase = cases.at(i);
            entry.verdict = ErrorVerdict::AnnotationWrong;
            entry.content.note = QStringLiteral("答案不对");
            must(ErrorCodingService(*stores(), m_first).submit(entry));
        }
        QTRY_COMPARE(page()->pageData()->sample()->decided, 4);
        auto *ring = page()->findChild<DonutChart *>(QStringLiteral("errorRing"));
        QTRY_COMPARE(ring->total(), qint64(4));
        const auto types = static_cast<int>(page()->pageData()->data()->report.types.types.size());
        Q_EMIT ring->segmentClicked(types, 0);
        QCOMPARE(rows(), 2);
        QVERIFY(list()->model()->index(0, ErrorListModel::Type).data().toString() == titleOf(ErrorVerdict::AnnotationWrong));
        Q_EMIT ring->segmentClicked(0, 0);
        QCOMPARE(rows(), 1);
    }

    void marksAreWalkedByKeyboard()
    {
        importReplies(QStringLiteral("alpha"));
        start();
        drawByKeyboard(10, 2);
        codeAll();
        auto *ring = page()->findChild<DonutChart *>(QStringLiteral("errorRing"));
        QTRY_COMPARE(ring->total(), qint64(9));
        // Five of the first type, one of them of its second subtype: that one is on the inner ring.
        QVERIFY2(ring->currentSentence().contains(QStringLiteral("5 of 9")), qPrintable(ring->currentSentence()));
        ring->setFocus(Qt::TabFocusReason);
        QVERIFY(ring->hasFocus());
        QCOMPARE(ring->accessibleDescription(), ring->currentSentence());
        m_program->key(Qt::Key_Down);
        QVERIFY2(ring->accessibleDescription().contains(QStringLiteral("1 of 9")), qPrintable(ring->accessibleDescription()));
        m_program->key(Qt::Key_Return);
        QCOMPARE(rows(), 1);
        ring->setFocus(Qt::TabFocusReason);
        m_program->key(Qt::Key_Up);
        m_program->key(Qt::Key_Right);
        QVERIFY2(ring->accessibleDescription().contains(QStringLiteral("2 of 9")), qPrintable(ring->accessibleDescription()));
        m_program->key(Qt::Key_Return);
        QCOMPARE(rows(), 2);
        // Round the ring: the third type, and the first again.
        ring->setFocus(Qt::TabFocusReason);
        m_program->key(Qt::Key_Right);
        m_program->key(Qt::Key_Right);
        QVERIFY(ring->accessibleDescription().contains(QStringLiteral("5 of 9")));

        auto *bars = page()->findChild<StackedBarChart *>(QStringLiteral("errorBars"));
        bars->setFocus(Qt::TabFocusReason);
        QVERIFY(bars->hasFocus());
        const QString first = bars->accessibleDescription();
        QVERIFY(first.startsWith(bars->categories().constFirst()));
        m_program->key(Qt::Key_Right);
        const QString second = bars->accessibleDescription();
        QVERIFY(second != first && second.startsWith(bars->categories().constFirst()));
        m_program->key(Qt::Key_Down);
        QVERIFY2(bars->accessibleDescription().startsWith(bars->categories().at(1)), qPrintable(bars->accessibleDescription()));
        m_program->key(Qt::Key_Return);
        QVERIFY(rows() > 0 && rows() < 9);
        QVERIFY(page()->overview()->isNarrowed());
    }

    void severalModelsStandSideBySide()
    {
        importReplies(QStringLiteral("alpha"));
        importReplies(QStringLiteral("beta"));
        start();
        QTRY_VERIFY(page()->pageData()->data());
        m_program->key(Qt::Key_M, Qt::ShiftModifier);
        auto *dialog = page()->findChild<NewSampleDialog *>();
        dialog->findChild<QTableWidget *>(QStringLiteral("sampleRuns"))->item(1, 0)->setCheckState(Qt::Checked);
        auto *state = dialog->findChild<QLabel *>(QStringLiteral("sampleState"));
        QTRY_VERIFY(state->text().contains(QStringLiteral("24 of 24")));
        QTRY_VERIFY(dialog->findChild<QWidget *>(QStringLiteral("sampleDraw"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(rows(), 24);
        const QList<ErrorCaseId> cases = drawnCases();
        QCOMPARE(cases.size(), 24);
        for (int i = 0; i < 24; ++i)
            code(m_first, cases.at(i), i, 1);
        QTRY_COMPARE(page()->pageData()->sample()->decided, 24);
        auto *grouping = page()->findChild<ChipRow *>(QStringLiteral("errorGrouping"));
        QTRY_VERIFY(!page()->findChild<NewSampleDialog *>());
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        list()->setFocus();
        for (int i = 0; i < grouping->options().size() && grouping->selectedOne() != QStringLiteral("runs"); ++i)
            m_program->key(Qt::Key_I);
        auto *matrix = page()->findChild<MatrixView *>(QStringLiteral("errorMatrix"));
        QTRY_VERIFY(matrix->isVisible());
        QTRY_COMPARE(matrix->cells().size(), 2);
        QCOMPARE(matrix->cells().at(0).at(1).text, QStringLiteral("12"));
        Q_EMIT matrix->cellActivated(1, 1);
        QCOMPARE(rows(), 12);

        // Each category has a bar for each model; one model's alone; all together.
        auto *models = page()->findChild<QComboBox *>(QStringLiteral("errorModels"));
        auto *bars = page()->findChild<StackedBarChart *>(QStringLiteral("errorBars"));
        for (int i = 0; i < grouping->options().size() && grouping->selectedOne() != QStringLiteral("dimension:domain"); ++i)
            m_program->key(Qt::Key_I);
        QVERIFY(models->isVisible());
        const qsizetype labels = bars->categories().size();
        const auto sum = [&] {
            double all = 0;
            for (const ChartSeries &series : bars->series()) {
                for (const ChartValue &value : series.values)
                    all += value.value;
            }
            return all;
        };
        QCOMPARE(sum(), 24.0);
        models->setCurrentIndex(1);
        Q_EMIT models->activated(1);
        QCOMPARE(bars->categories().size(), 2 * labels);
        QCOMPARE(sum(), 24.0);
        QVERIFY(bars->categories().at(0).contains(QStringLiteral("alpha")) != bars->categories().at(1).contains(QStringLiteral("alpha")));
        // Six of the twelve items of one model are of the first domain.
        Q_EMIT bars->segmentClicked(1, 1);
        QCOMPARE(rows(), 6);
        models->setCurrentIndex(2);
        Q_EMIT models->activated(2);
        QCOMPARE(bars->categories().size(), labels);
        QCOMPARE(sum(), 12.0);
        const QString csv = m_program->path(QStringLiteral("bars.csv"));
        m_program->prompts.willChoose({csv});
        window().commands().action(QStringLiteral("errors.picture"))->trigger();
        QTRY_VERIFY(read(csv).startsWith("\xEF\xBB\xBF"
                                         "category,n,"));
        QCOMPARE(read(csv).count('\n'), static_cast<int>(labels) + 1);
        const QString types = m_program->path(QStringLiteral("types.csv"));
        m_program->prompts.willChoose({types});
        window().commands().action(QStringLiteral("errors.picture-ring"))->trigger();
        QTRY_VERIFY(read(types).contains(",24,1.000000"));
    }

    /// What the model replies when it is asked directly: a grouping of its own as soon as there are verdicts.
    void repliesToDirectQuestionsAreCharted()
    {
        importReplies(QStringLiteral("alpha"));
        start();
        drawByKeyboard(10, 2);
        codeAll();
        auto *grouping = page()->findChild<ChipRow *>(QStringLiteral("errorGrouping"));
        const QString direct = QStringLiteral("direct");
        QVERIFY(!grouping->chip(direct));
        const QList<ErrorCaseId> cases = drawnCases();
        const auto all = stores();
        // Three of four cases of the first type, one of the second that nobody can judge.
        const std::pair<int, ProbeVerdict> given[] = {{0, ProbeVerdict::Correct},
                                                      {1, ProbeVerdict::Correct},
                                                      {2, ProbeVerdict::Correct},
                                                      {3, ProbeVerdict::Wrong},
                                                      {5, ProbeVerdict::CannotTell}};
        for (const auto &[at, verdict] : given) {
            ErrorProbe probe;
            probe.id = ErrorProbeId::create();
            probe.errorCase = cases.at(at);
            probe.question = QStringLiteral("谁？");
            probe.reply = QStringLiteral("书生");
            must(ErrorCodingService(*all, m_first).addProbe(probe));
            must(ErrorCodingService(*all, m_first).judge(probe.id, verdict));
        }
        QTRY_VERIFY(grouping->chip(direct));
        list()->setFocus();
        for (int i = 0; i < grouping->options().size() && grouping->selectedOne() != direct; ++i)
            m_program->key(Qt::Key_I);
        auto *bars = page()->findChild<BarChart *>(QStringLiteral("errorDirect"));
        QTRY_VERIFY(bars->isVisible());
        // All types, the first, its subtype with the first case, and the second without a share.
        QCOMPARE(bars->categories().size(), 4);
        QVERIFY2(bars->categories().at(0).contains(QStringLiteral("(3 of 4)")), qPrintable(bars->categories().at(0)));
        const QList<ChartValue> values = bars->series().constFirst().values;
        QCOMPARE(values.at(1).value, 75.0);
        // Wilson's interval of 3 of 4: 30.1 to 95.4.
        QVERIFY(std::abs(*values.at(1).low - 30.06) < 0.01 && std::abs(*values.at(1).high - 95.44) < 0.01);
        QVERIFY(std::isnan(values.at(3).value));
        Q_EMIT bars->segmentClicked(1, 0);
        QCOMPARE(rows(), 4);
        const QString csv = m_program->path(QStringLiteral("direct.csv"));
        m_program->prompts.willChoose({csv});
        window().commands().action(QStringLiteral("errors.picture"))->trigger();
        QTRY_VERIFY(read(csv).startsWith("\xEF\xBB\xBF"
                                         "model,configuration,error_type,"));
        QVERIFY2(read(csv).contains(",4,4,4,3,1,0,0.750000,0.300642,0.954413,0"), read(csv).constData());
    }

    void caseBooksAreWritten()
    {
        importReplies(QStringLiteral("alpha"));
        start();
        drawByKeyboard(10, 2);
        codeAll();
        QTRY_VERIFY(page()->overview()->hasCodes());
        list()->setFocus();
        const auto book = [&](const QString &name) {
            m_program->prompts.willChoose({m_program->path(name)});
            m_program->key(Qt::Key_C);
            QTRY_VERIFY(!page()->overview()->isMakingBook());
        };
        book(QStringLiteral("book.pdf"));
        const QByteArray pdf = read(m_program->path(QStringLiteral("book.pdf")));
        QVERIFY(pdf.startsWith("%PDF"));
        // An index, and nine cases of one or two pages that each begin a page.
        const qsizetype pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 10 && pages <= 19, qPrintable(QString::number(pages)));
        book(QStringLiteral("book.html"));
        const QByteArray html = read(m_program->path(QStringLiteral("book.html")));
        QCOMPARE(html.count("data:image/jpeg"), 9);
        QVERIFY(html.contains("理由1"));
        // A second time it takes the place of the first.
        book(QStringLiteral("book.html"));
        QCOMPARE(read(m_program->path(QStringLiteral("book.html"))), html);
        book(QStringLiteral("book.md"));
        const QDir folder(m_program->path(QStringLiteral("book")));
        QVERIFY(read(folder.filePath(QStringLiteral("case-book.md"))).contains("理由1"));
        QCOMPARE(QDir(folder.filePath(QStringLiteral("pictures"))).entryList(QDir::Files).size(), 9);
        const QString csv = m_program->path(QStringLiteral("errors.csv"));
        m_program->prompts.willChoose({csv});
        window().commands().action(QStringLiteral("errors.table"))->trigger();
        QTRY_VERIFY(QFile::exists(csv));
        QVERIFY(read(csv).contains("val-"));
        const QString svg = m_program->path(QStringLiteral("ring.svg"));
        m_program->prompts.willChoose({svg});
        window().commands().action(QStringLiteral("errors.picture-ring"))->trigger();
        QVERIFY(test::printAt(120));
        QTRY_VERIFY(read(svg).contains("<svg width=\"120"));
        QVERIFY(read(svg).contains("Error types, number of cases"));
        const QString bars = m_program->path(QStringLiteral("bars.pdf"));
        m_program->prompts.willChoose({bars});
        window().commands().action(QStringLiteral("errors.picture"))->trigger();
        QVERIFY(test::printAt(PrintSize::twoColumns));
        QTRY_VERIFY(read(bars).startsWith("%PDF"));
    }

    void othersAreRefused()
    {
        importReplies(QStringLiteral("alpha"));
        Person annotator;
        annotator.id = PersonId::create();
        annotator.name = QStringLiteral("丙");
        annotator.roles = {Role::Annotator};
        annotator.createdAt = QDateTime::currentDateTimeUtc();
        Person lead = annotator;
        lead.id = PersonId::create();
        lead.name = QStringLiteral("丁");
        lead.roles = {Role::Lead};
        for (const Person &one : {annotator, lead}) {
            const auto all = stores();
            must(all->transaction([&] { return all->project().addPerson(one); }));
        }
        start();
        drawByKeyboard(10, 1);
        project().actAs(m_first);
        QTRY_COMPARE(window().session()->counts().errors, 10);
        // Nobody waits for a lead who is no expert.
        project().actAs(lead.id);
        QTRY_COMPARE(window().session()->counts().errors, 0);
        project().actAs(annotator.id);
        QTRY_VERIFY(window().currentPageId() != QStringLiteral("errors"));
        QVERIFY(!page()->pageData()->data());
    }
};

QTEST_MAIN(ErrorsPageTest)
#include "errorstest.moc"
