// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/drawnpictures.h"
#include "tests/support/figureanswers.h"
#include "tests/support/programfixture.h"

#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/charts/pointschart.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/results/charts/chartsview.h"
#include "widgets/results/comparison/compareview.h"
#include "widgets/results/comparison/comparisonsmodel.h"
#include "widgets/results/comparison/outcometable.h"
#include "widgets/results/importresponsesdialog.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/runchooser.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/overruledialog.h"
#include "widgets/results/viewer/replyview.h"
#include "widgets/results/viewer/vieweritemsmodel.h"
#include "widgets/results/viewer/viewerview.h"
#include "widgets/shell/replies/evidencetable.h"
#include "widgets/shell/replies/replyevidence.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSemaphore>
#include <QTableView>
#include <QTableWidget>

#include <optional>
#include <utility>

namespace yuyi::test {

/// @brief The program with eight items and what fills the results page: files of replies, runs, the table.
class ResultsProgram : public QObject
{
protected:
    static constexpr int itemCount = 8;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    ResultsPage *page() { return window().findChild<ResultsPage *>(); }
    QTableView *table() { return page()->findChild<QTableView *>(QStringLiteral("resultsTable")); }
    ResultsTableModel *rows() { return page()->tables()->model(); }

    template <typename T>
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }

    static QString key(int item) { return QString(QChar(u'A' + static_cast<char16_t>(item % 6))); }
    static QString wrong(int item) { return QString(QChar(u'A' + static_cast<char16_t>((item + 1) % 6))); }
    static QString id(int item) { return QStringLiteral("val-%1").arg(item + 1); }

    /// @param first so many items are in the split "items", the others in "test"
    void fillProject(int first = itemCount)
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto stores = (*factory)->open();
        must(stores);
        const Preset preset = (*stores)->project().info()->preset;
        const QString folder = m_program->path(QStringLiteral("benchmark"));
        QDir().mkpath(folder);
        Json items = Json::array();
        for (int i = 0; i < itemCount; ++i) {
            const QString picture = QStringLiteral("%1.png").arg(i);
            QVERIFY(drawn::scene(static_cast<quint32>(i + 1), i == 2 ? QSize(160, 640) : QSize(480, 240))
                        .save(QDir(folder).filePath(picture)));
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
                          {"answer", key(i).toStdString()}};
            items.push_back({{"local_path", picture.toStdString()}, {"questions", Json::array({question})}, {"meta_data", labels}});
        }
        const std::pair<const char *, std::pair<int, int>> parts[] = {{"items", {0, first}}, {"test", {first, itemCount}}};
        for (const auto &[name, range] : parts) {
            Json part = Json::array();
            for (int i = range.first; i < range.second; ++i)
                part.push_back(items.at(static_cast<size_t>(i)));
            if (part.empty())
                continue;
            const QString file = QDir(folder).filePath(QStringLiteral("%1.json").arg(QLatin1String(name)));
            write(file, QByteArray::fromStdString(part.dump()));
            ItemImportRequest request;
            request.file = file;
            request.imagesFolder = folder;
            request.by = (*stores)->project().people()->constFirst().id;
            NoProgress progress;
            const auto imported = ItemImportService(**stores, (*factory)->folder()).importItems(request, progress);
            must(imported);
            QCOMPARE(imported->questions, static_cast<qint64>(part.size()));
        }
    }

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

    /// `right` of the eight are right; the last of these only for who reads whole sentences.
    QString repliesFile(const QString &model, int right, bool withUnknown = false, int count = itemCount)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i) {
            const QString letter = i < right ? key(i) : wrong(i);
            const QString reply = i + 1 == right ? QStringLiteral("我想了很久。\n正确答案是%1").arg(letter)
                                                 : QStringLiteral("<think>先看图</think>\n答案：%1").arg(letter);
            lines += QByteArray::fromStdString(Json{{"id", id(i).toStdString()}, {"response", reply.toStdString()}}.dump()) + '\n';
        }
        if (withUnknown)
            lines += "{\"id\": \"val-999\", \"response\": \"A\"}\n";
        const QString path = m_program->path(QStringLiteral("%1.jsonl").arg(model));
        write(path, lines);
        return path;
    }

    void importReplies(const QString &model, const QString &configuration, int right, int count = itemCount,
                       std::optional<double> size = {})
    {
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        const auto file = readRepliesFile(repliesFile(model, right, false, count));
        must(file);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = configuration;
        request.billions = size;
        NoProgress progress;
        must(ResponseImport(**stores, (*stores)->project().people()->constFirst().id).import(*file, request, progress));
    }

    void start()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(page() && page()->isVisible());
    }
    void startWithRuns()
    {
        importReplies(QStringLiteral("alpha"), QStringLiteral("none"), 7);
        importReplies(QStringLiteral("beta"), QStringLiteral("none"), 4);
        importReplies(QStringLiteral("alpha"), QStringLiteral("cot"), 5);
        start();
        QTRY_VERIFY(page()->tables()->hasTable());
    }
    /// Row of a model in the table.
    int rowOf(const QString &model)
    {
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (rows()->index(row, 0).data().toString() == model)
                return row;
        }
        return -1;
    }
    QString cell(const QString &model, int column) { return rows()->index(rowOf(model), column).data().toString(); }

    void setUp(int first = itemCount)
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        fillProject(first);
    }
    void tearDown() { m_program.reset(); }
};

} // namespace yuyi::test
