// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/evaluation/prompts/prompt.h"
#include "models/evaluation/published/cmmmuscorer.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/releaseservice.h"
#include "tests/support/dbfixture.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <map>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<nlohmann::json> linesOf(const QByteArray &text)
{
    QList<nlohmann::json> lines;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.trimmed().isEmpty())
            lines.append(nlohmann::json::parse(line.toStdString(), nullptr, false));
    }
    return lines;
}

/// The data files below a folder, by their paths in it.
QMap<QString, QByteArray> dataFiles(const QString &folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator entries(folder, {QStringLiteral("*.jsonl")}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        files.insert(QDir(folder).relativeFilePath(path), contentOf(path));
    }
    return files;
}

/// The letters of a choice's key, the text of the others'.
QString keyOf(const Question &question)
{
    if (question.options.isEmpty())
        return question.accepted.value(0);
    if (question.kind != u"true-false")
        return optionLetters(question.keys());
    return question.keyIndex() < 0 ? QString() : question.options.at(question.keyIndex()).text;
}

bool isRight(const Question &question, const QString &reply)
{
    if (question.options.isEmpty())
        return cmmmu::readBlank(reply, keyOf(question)).correct;
    if (question.kind == u"true-false")
        return cmmmu::readTrueFalse(reply, keyOf(question)).correct;
    QList<ShownOption> options;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        // The published scorer compares with what the file has for a picture, which no reply repeats.
        const Option &option = question.options.at(i);
        options.append({optionLetter(i), option.picture.isNull() ? option.text : QStringLiteral("<img>")});
    }
    return cmmmu::readChoice(reply, options, keyOf(question)).correct;
}

/// The text with a numbered word for each picture, in the order in which they first appear.
QString withNumbers(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("<img=\"([^\"]*)\">"));
    QStringList names;
    QString numbered;
    qsizetype copied = 0;
    for (auto marks = mark.globalMatch(text); marks.hasNext();) {
        const auto found = marks.next();
        if (!names.contains(found.captured(1)))
            names.append(found.captured(1));
        numbered += text.mid(copied, found.capturedStart() - copied);
        numbered += QStringLiteral("<图片 %1>").arg(names.indexOf(found.captured(1)) + 1);
        copied = found.capturedEnd();
    }
    return numbered + text.mid(copied);
}

/// What stands between the sentence and the end of a prompt of lmms-eval.
QString askedInLmmsEval(const nlohmann::json &line)
{
    QString text = QStringLiteral("\n\n问题：") + QString::fromStdString(line["question"].get<std::string>()) + u'\n';
    if (line["type"] == "选择") {
        text += QStringLiteral("选项：\n");
        for (int i = 0; i < 4; ++i) {
            const auto option = line["option" + std::to_string(i + 1)].get<std::string>();
            text += QStringLiteral("(%1) %2\n").arg(optionLetter(i), QString::fromStdString(option));
        }
        text += u'\n';
    }
    return withNumbers(text) + QStringLiteral("正确答案：\n");
}

} // namespace

/// A part of CMMMU, from the folder named by YUYI_TEST_DATA: in, counted, and out again.
class CmmmuSampleTest : public QObject
{
    Q_OBJECT

    QString m_data;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/cmmmu");
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA") || !QDir(m_data).exists(QStringLiteral("cmmmu-data-sample")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with cmmmu/: the test on published items is left out");
    }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        QFETCH(const bool, server);
        const auto preset = builtInPreset(QStringLiteral("cmmmu"));
        QVERIFY2(preset, whatFailed(preset).constData());
        TestProject project(server, *preset);
        const QString folder = project.factory->folder();
        const QString sample = m_data + QStringLiteral("/cmmmu-data-sample");
        ItemImportRequest request;
        request.file = sample;
        request.format = ImportFormat::Cmmmu;
        request.by = project.lead;
        NoProgress progress;
        const auto report = ItemImportService(*project.stores, folder).importItems(request, progress);
        QVERIFY2(report, whatFailed(report).constData());
        QVERIFY2(report->refused.isEmpty(), report->refused.isEmpty() ? "" : qPrintable(report->refused.constFirst().reason));
        QVERIFY2(report->notes.isEmpty(), report->notes.isEmpty() ? "" : qPrintable(report->notes.constFirst().reason));
        QVERIFY(report->conflicts.isEmpty());
        QCOMPARE(report->questions, 110);
        QCOMPARE(report->images, 110);
        QCOMPARE(report->pictures, 143);
        QCOMPARE(project.stores->media().all()->size(), 40);

        const auto items = project.annotations().releasableItems();
        QVERIFY2(items, whatFailed(items).constData());
        QMap<QString, int> kinds;
        int several = 0;
        for (const Item &item : *items) {
            ++kinds[item.question.kind];
            several += item.question.keys().count() > 1 ? 1 : 0;
            QCOMPARE(item.split, QStringLiteral("sample"));
        }
        QCOMPARE(kinds.value(QStringLiteral("choice")), 104);
        QCOMPARE(kinds.value(QStringLiteral("blank")), 4);
        QCOMPARE(kinds.value(QStringLiteral("true-false")), 2);
        QCOMPARE(several, 1);
        repliesAreCounted(project, *items);
        promptsAreThePublishedOnes(project, *items);
        QVERIFY2(!QTest::currentTestFailed(), "above");

        ReleaseRequest out;
        out.format = ExportFormat::Cmmmu;
        out.target = project.folder.filePath(QStringLiteral("out"));
        out.by = project.lead;
        const auto released = ReleaseService(*project.stores, folder).release(out, progress);
        QVERIFY2(released, whatFailed(released).constData());
        const QMap<QString, QByteArray> wanted = dataFiles(sample);
        const QMap<QString, QByteArray> written = dataFiles(out.target + QStringLiteral("/cmmmu-data-sample"));
        QCOMPARE(written.keys(), wanted.keys());
        for (auto it = wanted.constBegin(); it != wanted.constEnd(); ++it) {
            const QList<nlohmann::json> lines = linesOf(written.value(it.key()));
            const QList<nlohmann::json> before = linesOf(it.value());
            QCOMPARE(lines.size(), before.size());
            for (qsizetype i = 0; i < lines.size(); ++i) {
                QVERIFY2(lines.at(i) == before.at(i), lines.at(i).dump().c_str());
                for (const auto &name : before.at(i)["img_list"]) {
                    const QString picture = QFileInfo(it.key()).path() + u'/' + QString::fromStdString(name.get<std::string>());
                    QCOMPARE(contentOf(out.target + QStringLiteral("/cmmmu-data-sample/") + picture), contentOf(sample + u'/' + picture));
                }
            }
        }

        const auto again = ItemImportService(*project.stores, folder).importItems(request, progress);
        QVERIFY2(again, whatFailed(again).constData());
        QCOMPARE(again->questions, 0);
        QCOMPARE(again->imagesAdded, 0);
        QCOMPARE(again->known, 110);
        relabelled(project, items->constFirst());
    }

private:
    /// The published scorer finds the published numbers with the keys, kinds and labels of the project.
    void repliesAreCounted(TestProject &project, const QList<Item> &items)
    {
        const auto names = project.stores->sources().itemIds();
        QVERIFY2(names, whatFailed(names).constData());
        QHash<QString, QString> replies;
        for (const nlohmann::json &line : linesOf(contentOf(m_data + QStringLiteral("/replies.jsonl")))) {
            replies.insert(QString::fromStdString(line["id"].get<std::string>()),
                           QString::fromStdString(line["response"].get<std::string>()));
        }
        std::map<std::string, std::map<std::string, std::pair<int, int>>> counts; // by dimension and label: questions, right ones
        const Preset preset = *builtInPreset(QStringLiteral("cmmmu"));
        QSet<LabelCode> subfields;
        for (const Item &item : items) {
            const QString id = names->value(item.sourceEntry);
            QVERIFY2(replies.contains(id), qPrintable(id));
            const bool right = isRight(item.question, replies.value(id));
            const auto count = [&](const QString &dimension, const QString &label) {
                auto &[questions, correct] = counts[dimension.toStdString()][label.toStdString()];
                ++questions;
                correct += right ? 1 : 0;
            };
            count(QStringLiteral("overall"), {});
            count(QStringLiteral("type"), preset.kind(item.question.kind)->published);
            for (const Dimension &dimension : preset.dimensions) {
                const QList<LabelCode> labels = item.labels.value(dimension.code);
                QVERIFY2(!labels.isEmpty(), qPrintable(QString(id % u' ' % dimension.code.text())));
                for (const LabelCode &code : labels)
                    count(dimension.code.text(), dimension.publishedOf(code));
            }
            const QList<LabelCode> own = item.labels.value(DimensionCode(QStringLiteral("subfield")));
            subfields += QSet<LabelCode>(own.begin(), own.end());
            QVERIFY2(outsideParent(item.labels, preset).isEmpty(), qPrintable(id));
        }
        const auto expected = nlohmann::json::parse(contentOf(m_data + QStringLiteral("/expected.json")).toStdString());
        QCOMPARE(counts["overall"][""].first, expected["overall"]["n"].get<int>());
        QCOMPARE(counts["overall"][""].second, expected["overall"]["right"].get<int>());
        for (const char *dimension : {"type", "category", "difficulty_level", "img_type"}) {
            for (const auto &[label, numbers] : expected[dimension].items()) {
                QVERIFY2(counts[dimension][label].first == numbers["n"].get<int>(), label.c_str());
                QVERIFY2(counts[dimension][label].second == numbers["right"].get<int>(), label.c_str());
            }
            QCOMPARE(counts[dimension].size(), expected[dimension].size());
        }
        QCOMPARE(counts["subcategory"].size(), size_t(27));
        QCOMPARE(subfields.size(), 165);
        QCOMPARE(counts["distribution"]["本科"].first, 90);
    }

    /// The prompts of the frame lmms-eval, sentence for sentence.
    void promptsAreThePublishedOnes(TestProject &project, const QList<Item> &items)
    {
        const Preset preset = *builtInPreset(QStringLiteral("cmmmu"));
        const Configuration &configuration = preset.configurations.constFirst();
        QCOMPARE(configuration.code, QStringLiteral("lmms-eval"));
        const auto sources = project.stores->sources().itemIds();
        QVERIFY2(sources, whatFailed(sources).constData());
        QHash<QString, nlohmann::json> lines;
        const QMap<QString, QByteArray> files = dataFiles(m_data + QStringLiteral("/cmmmu-data-sample"));
        for (const QByteArray &file : files) {
            for (const nlohmann::json &line : linesOf(file))
                lines.insert(QString::number(line["id"].get<int>()), line);
        }
        QVERIFY(lines.contains(QStringLiteral("9940")));
        for (const Item &item : items) {
            const auto image = project.images().image(item.image);
            QVERIFY2(image, whatFailed(image).constData());
            Medium own;
            own.sha256 = image->sha256;
            PromptItem asked;
            asked.kind = item.question.kind;
            asked.stem = item.question.stem;
            asked.stemPictures = static_cast<int>(stemPictures(item.question, own).size());
            for (qsizetype i = 0; i < item.question.options.size(); ++i) {
                const Option &option = item.question.options.at(i);
                asked.options.append({optionLetter(i), option.text, !option.picture.isNull()});
            }
            const QString text = promptText(configuration, asked, picturePlaces(configuration, preset.language).placeholder);
            const QString wanted = askedInLmmsEval(lines.value(sources->value(item.sourceEntry)));
            QVERIFY2(text.startsWith(QStringLiteral("请回答以下")), qPrintable(text));
            QCOMPARE(text.mid(text.indexOf(QStringLiteral("\n\n问题："))), wanted);
        }
    }

    /// Of a question that gets another label, only this changes in its line.
    void relabelled(TestProject &project, const Item &item)
    {
        const QString id = project.stores->sources().itemIds()->value(item.sourceEntry);
        auto annotation = project.annotations().annotation(item.annotation);
        QVERIFY2(annotation, whatFailed(annotation).constData());
        annotation->content.questions[0].labels[DimensionCode(QStringLiteral("subfield"))] = {LabelCode(QStringLiteral("另一个知识点"))};
        const auto saved = project.stores->transaction([&]() -> Result<> {
            const auto version = project.annotations().save(*annotation);
            return version ? Result<>() : Result<>(passOn(version));
        });
        QVERIFY2(saved, whatFailed(saved).constData());
        ReleaseRequest out;
        out.format = ExportFormat::Cmmmu;
        out.target = project.folder.filePath(QStringLiteral("relabelled"));
        out.by = project.lead;
        NoProgress progress;
        const auto released = ReleaseService(*project.stores, project.factory->folder()).release(out, progress);
        QVERIFY2(released, whatFailed(released).constData());
        const QMap<QString, QByteArray> before = dataFiles(m_data + QStringLiteral("/cmmmu-data-sample"));
        const QMap<QString, QByteArray> after = dataFiles(out.target + QStringLiteral("/cmmmu-data-sample"));
        QCOMPARE(after.keys(), before.keys());
        int changed = 0;
        for (auto it = before.constBegin(); it != before.constEnd(); ++it) {
            QList<nlohmann::json> wanted = linesOf(it.value());
            for (nlohmann::json &line : wanted) {
                if (QString::number(line["id"].get<int>()) != id)
                    continue;
                line["subfield"] = nlohmann::json::array({"另一个知识点"});
                ++changed;
            }
            QVERIFY2(linesOf(after.value(it.key())) == wanted, qPrintable(it.key()));
        }
        QCOMPARE(changed, 1);
    }
};

QTEST_GUILESS_MAIN(CmmmuSampleTest)
#include "cmmmusampletest.moc"
