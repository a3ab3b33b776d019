// SPDX-License-Identifier: GPL-3.0-or-later
// What a study's files hold, and what they never hold.
#include "models/services/studyreports/export.h"
#include "models/services/studyreports/texts.h"
#include "tests/support/madestudy.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

MadeStudy twoPeople()
{
    MadeStudy made;
    made.data.study.background = {BackgroundField::Language};
    made.data.study.exclusion.minimumGold = 0.5;
    made.data.study.exclusion.slowestTrialMs = 15000;
    made.addItem(0, MadeStudy::labels("life", {QStringLiteral("metaphor"), QStringLiteral("contrast")}));
    made.addItem(1, MadeStudy::labels("art", {}));
    made.addItem(2, {}, StudyPart::Gold);
    StudiedItem &first = made.data.items[0];
    first.stem = QStringLiteral("=HYPERLINK(\"http://example.org\")");
    first.options[1].text = QStringLiteral("一,\"二\"\n三");
    StudiedPerson &one = made.addPerson(QStringLiteral("0t2"), {10, 20, 5});
    one.trials[0].shownOrder = {first.options.at(2).id, first.options.at(0).id, first.options.at(1).id,
                                first.options.at(3).id, first.options.at(4).id, first.options.at(5).id};
    one.participant.background.insert(BackgroundField::Language, QStringLiteral("+86"));
    one.displays = {{false, {1920, 1080}, 1, 100}, {true, {1280, 800}, 1.5, 125}};
    one.trials[1].flags.append(QList<TrialFlag>(2, TrialFlag::AskedToStop));
    made.addPerson(QStringLiteral("1-0"), {20, 0, 5});
    made.data.flow = {7, 5, 1, 4, 1, 1, 0, 2};
    return made;
}

/// Rows of a CSV text as cells, line breaks within quotes kept.
QList<QStringList> cellsOf(const QByteArray &csv)
{
    QList<QStringList> rows{{}};
    QString cell;
    bool quoted = false;
    const QString text = QString::fromUtf8(csv);
    for (int i = text.startsWith(QChar(0xFEFF)) ? 1 : 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (quoted && c == u'"' && i + 1 < text.size() && text.at(i + 1) == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && (c == u',' || c == u'\r')) {
            rows.last().append(cell);
            cell.clear();
            if (c == u'\r') {
                ++i;
                rows.append(QStringList());
            }
        } else {
            cell += c;
        }
    }
    rows.removeLast();
    return rows;
}

QString valueIn(const QList<QStringList> &rows, int row, const char *column)
{
    return rows.at(row).value(rows.constFirst().indexOf(QLatin1String(column)));
}

} // namespace

class StudyExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trials();
    void participantsAndItems();
    void hiddenItems();
    void participantFlow();
    void codebook();
    void formulasAreNone();
    void sameBytes();
    void folder();
    void document();
    void reports();
    void setsOfOptions();
    void writtenAnswers();
    void severalPictures();
    void splitsHaveOneColumn();
};

/// A file of a study names every picture that its participants saw, and nothing is added to one without further pictures.
void StudyExportTest::severalPictures()
{
    MadeStudy made = twoPeople();
    const QMap<QString, QByteArray> plain = studyCsv(made.data);
    const QByteArray before = plain.value(QStringLiteral("items.csv"));
    QVERIFY(!before.contains("picture,") && !before.contains("captions"));
    const auto hash = [](char digit) { return *Sha256::fromHex(QString(64, QLatin1Char(digit))); };
    for (StudiedItem &item : made.data.items)
        item.study.item.imageSha256 = hash('f');
    Medium first;
    first.sha256 = hash('a');
    first.caption = QStringLiteral("改造前");
    Medium second;
    second.sha256 = hash('b');
    made.data.items[0].media = {first, second};
    made.data.items[0].stem = QStringLiteral("从⟦1⟧到⟦2⟧");
    made.data.items[1].options[0].picture.sha256 = hash('f');
    made.data.items[1].options[0].text.clear();
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    const QList<QStringList> rows = cellsOf(files.value(QStringLiteral("items.csv")));
    QCOMPARE(valueIn(rows, 1, "question"), QStringLiteral("从⟦1⟧到⟦2⟧"));
    QCOMPARE(valueIn(rows, 1, "pictures"), QString(hash('a').hex() + u'|' + hash('b').hex()));
    QCOMPARE(valueIn(rows, 1, "captions"), QStringLiteral("改造前|"));
    QCOMPARE(valueIn(rows, 1, "option_A_picture"), QString());
    QVERIFY2(valueIn(rows, 2, "pictures").isEmpty(), "its image is an option");
    QCOMPARE(valueIn(rows, 2, "option_A_picture"), hash('f').hex());
    QCOMPARE(valueIn(rows, 3, "pictures"), hash('f').hex());
    QVERIFY(files.value(QStringLiteral("codebook.csv")).contains("option_F_picture"));
    QCOMPARE(files.value(QStringLiteral("trials.csv")), plain.value(QStringLiteral("trials.csv")));
}

void StudyExportTest::trials()
{
    const MadeStudy made = twoPeople();
    const QList<QStringList> rows = cellsOf(studyCsv(made.data).value(QStringLiteral("trials.csv")));
    QCOMPARE(rows.size(), 7);
    // No id that holds a time; each row has its own.
    QCOMPARE(valueIn(rows, 1, "trial"), QStringLiteral("P01-1"));
    QCOMPARE(valueIn(rows, 6, "trial"), QStringLiteral("P02-3"));
    QCOMPARE(valueIn(rows, 1, "participant"), QStringLiteral("P01"));
    QCOMPARE(valueIn(rows, 1, "shown_order"), QStringLiteral("C|A|B|D|E|F"));
    QCOMPARE(valueIn(rows, 1, "chosen"), QStringLiteral("A"));
    QCOMPARE(valueIn(rows, 1, "chosen_place"), QStringLiteral("2"));
    QCOMPARE(valueIn(rows, 1, "key"), QStringLiteral("A"));
    QCOMPARE(valueIn(rows, 1, "right"), QStringLiteral("1"));
    QCOMPARE(valueIn(rows, 1, "response_ms"), QStringLiteral("10000"));
    QCOMPARE(valueIn(rows, 1, "in_figures"), QStringLiteral("1"));
    QCOMPARE(valueIn(rows, 2, "state"), QStringLiteral("without-option"));
    QCOMPARE(valueIn(rows, 2, "right"), QStringLiteral("0"));
    QCOMPARE(valueIn(rows, 2, "flag_timed_out"), QStringLiteral("1"));
    QCOMPARE(valueIn(rows, 2, "stops"), QStringLiteral("2"));
    QCOMPARE(valueIn(rows, 1, "stops"), QStringLiteral("0"));
    // A time-out is no slow answer.
    QCOMPARE(valueIn(rows, 2, "answer_left_out"), QStringLiteral("0"));
    QCOMPARE(valueIn(rows, 3, "part"), QStringLiteral("gold"));
    QCOMPARE(valueIn(rows, 3, "in_figures"), QStringLiteral("0"));
    QCOMPARE(valueIn(rows, 4, "answer_left_out"), QStringLiteral("1"));
    QCOMPARE(valueIn(rows, 4, "person_left_out"), QStringLiteral("1"));
    QCOMPARE(valueIn(rows, 5, "state"), QStringLiteral("unanswered"));
    QCOMPARE(valueIn(rows, 5, "right"), QString());
    QCOMPARE(valueIn(rows, 5, "response_ms"), QString());
}

void StudyExportTest::participantsAndItems()
{
    const MadeStudy made = twoPeople();
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    const QList<QStringList> people = cellsOf(files.value(QStringLiteral("participants.csv")));
    QCOMPARE(people.size(), 3);
    QCOMPARE(valueIn(people, 1, "answered"), QStringLiteral("2"));
    QCOMPARE(valueIn(people, 1, "without_option"), QStringLiteral("1"));
    QCOMPARE(valueIn(people, 1, "sessions"), QStringLiteral("2"));
    QCOMPARE(valueIn(people, 1, "theme"), QStringLiteral("light|dark"));
    QCOMPARE(valueIn(people, 1, "screen"), QStringLiteral("1920x1080|1280x800"));
    QCOMPARE(valueIn(people, 1, "pixel_ratio"), QStringLiteral("1|1.5"));
    QCOMPARE(valueIn(people, 2, "theme"), QString());
    QCOMPARE(valueIn(people, 2, "left_out"), QStringLiteral("1"));
    QCOMPARE(valueIn(people, 2, "left_out_by"), QStringLiteral("gold"));
    const QList<QStringList> items = cellsOf(files.value(QStringLiteral("items.csv")));
    QCOMPARE(items.size(), 4);
    QCOMPARE(valueIn(items, 1, "label_rhetoric"), QStringLiteral("metaphor|contrast"));
    QCOMPARE(valueIn(items, 1, "options"), QStringLiteral("6"));
    QCOMPARE(valueIn(items, 1, "option_B"), made.data.items.at(0).options.at(1).text);
    QCOMPARE(valueIn(items, 2, "key"), QStringLiteral("B"));
}

/// Where tables are made by splits too, the file has the split once.
void StudyExportTest::splitsHaveOneColumn()
{
    MadeStudy made = twoPeople();
    const QByteArray plain = studyCsv(made.data).value(QStringLiteral("items.csv"));
    made.data.items[0].study.item.split = QStringLiteral("val");
    const QByteArray before = studyCsv(made.data).value(QStringLiteral("items.csv"));
    QVERIFY(before != plain);
    made.data.items[0].study.item.labels.insert(splitDimension, {LabelCode(QStringLiteral("val"))});
    made.data.preset = withSplits(made.data.preset, {QStringLiteral("val"), QStringLiteral("test")});
    QCOMPARE(studyCsv(made.data).value(QStringLiteral("items.csv")), before);
    // A dimension of this name that the project has itself says something else.
    made.data.items[0].study.item.labels.insert(splitDimension, {LabelCode(QStringLiteral("test"))});
    QVERIFY(studyCsv(made.data).value(QStringLiteral("items.csv")).contains("label_split"));
}

/// Whoever may still answer an item blind does not get its key with the file.
void StudyExportTest::hiddenItems()
{
    MadeStudy made = twoPeople();
    made.data.hidden.insert(made.data.items.at(1).study.item.question);
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    QCOMPARE(cellsOf(files.value(QStringLiteral("items.csv"))).size(), 3);
    QCOMPARE(cellsOf(files.value(QStringLiteral("trials.csv"))).size(), 5);
    const QString hidden = made.data.items.at(1).study.item.question.toString();
    for (const QByteArray &file : files)
        QVERIFY(!file.contains(hidden.toUtf8()));
    QVERIFY(!jsonText(studyJson(made.data)).contains(hidden.toUtf8()));
    // What is counted over all items stays.
    QCOMPARE(files.value(QStringLiteral("participants.csv")), studyCsv(twoPeople().data).value(QStringLiteral("participants.csv")));
}

/// From an invitation into the figures, and why some are not in them.
void StudyExportTest::participantFlow()
{
    MadeStudy made = twoPeople();
    // Half is enough. Who never came answered nothing, and is not excluded for that.
    made.data.study.exclusion.minimumAnswered = 0.5;
    made.addPerson(QStringLiteral("---")).participant.state = ParticipantState::Invited;
    const QList<QStringList> participants = cellsOf(studyCsv(made.data).value(QStringLiteral("participants.csv")));
    QCOMPARE(valueIn(participants, 3, "state"), QStringLiteral("invited"));
    QCOMPARE(valueIn(participants, 3, "left_out"), QStringLiteral("0"));
    const QList<QStringList> rows = cellsOf(studyCsv(made.data).value(QStringLiteral("flow.csv")));
    QMap<QString, QString> people;
    for (const QStringList &row : rows.mid(1))
        people.insert(row.at(0), row.at(1));
    const QMap<QString, QString> wanted{{QStringLiteral("invited"), QStringLiteral("7")},
                                        {QStringLiteral("opened"), QStringLiteral("5")},
                                        {QStringLiteral("declined"), QStringLiteral("1")},
                                        {QStringLiteral("began"), QStringLiteral("4")},
                                        {QStringLiteral("withdrawn"), QStringLiteral("1")},
                                        {QStringLiteral("stopped"), QStringLiteral("1")},
                                        {QStringLiteral("too-late"), QStringLiteral("0")},
                                        {QStringLiteral("finished"), QStringLiteral("2")},
                                        {QStringLiteral("excluded"), QStringLiteral("1")},
                                        {QStringLiteral("excluded-gold"), QStringLiteral("1")},
                                        {QStringLiteral("counted"), QStringLiteral("1")}};
    QCOMPARE(people, wanted);
}

void StudyExportTest::codebook()
{
    const MadeStudy made = twoPeople();
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    const QList<QStringList> book = cellsOf(files.value(QStringLiteral("codebook.csv")));
    QSet<QString> explained;
    QSet<QString> flags;
    for (int row = 1; row < book.size(); ++row) {
        const QString meaning = valueIn(book, row, "meaning");
        if (valueIn(book, row, "column").startsWith(QLatin1String("flag_"))) {
            // More than its own name once more.
            QVERIFY2(meaning.size() > 40 && !flags.contains(meaning), qPrintable(meaning));
            flags.insert(meaning);
            QCOMPARE(meaning.contains(QLatin1String("first_chosen")), valueIn(book, row, "column") == QLatin1String("flag_timed_out"));
        }
        explained.insert(valueIn(book, row, "file") % u'/' % valueIn(book, row, "column"));
        QVERIFY(!valueIn(book, row, "meaning").isEmpty());
    }
    QCOMPARE(flags.size(), 7);
    for (const char *file : {"trials.csv", "participants.csv", "items.csv", "flow.csv"}) {
        const QStringList columns = cellsOf(files.value(QLatin1String(file))).constFirst();
        for (const QString &column : columns)
            QVERIFY2(explained.contains(QLatin1String(file) % u'/' % column), qPrintable(column));
    }
}

void StudyExportTest::formulasAreNone()
{
    const MadeStudy made = twoPeople();
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    for (const QByteArray &file : files) {
        for (const QStringList &row : cellsOf(file)) {
            for (const QString &cell : row)
                QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@\t\r\n").contains(cell.at(0)), qPrintable(cell));
        }
    }
    QCOMPARE(valueIn(cellsOf(files.value(QStringLiteral("participants.csv"))), 1, "background_language"), QStringLiteral("'+86"));
}

void StudyExportTest::sameBytes()
{
    const MadeStudy made = twoPeople();
    QCOMPARE(studyCsv(made.data), studyCsv(made.data));
    QCOMPARE(jsonText(studyJson(made.data)), jsonText(studyJson(made.data)));
}

void StudyExportTest::folder()
{
    const MadeStudy made = twoPeople();
    QTemporaryDir returns;
    const QString folder = returns.filePath(QStringLiteral("基线"));
    QVERIFY(saveStudyFolder(made.data, folder));
    QCOMPARE(QDir(folder).entryList(QDir::Files),
             (QStringList{QStringLiteral("codebook.csv"), QStringLiteral("flow.csv"),
                          QStringLiteral("items.csv"), QStringLiteral("participants.csv"),
                          QStringLiteral("trials.csv")}));
    QFile trials(folder + QStringLiteral("/trials.csv"));
    QVERIFY(trials.open(QIODevice::ReadOnly));
    QCOMPARE(trials.readAll(), studyCsv(made.data).value(QStringLiteral("trials.csv")));
    // What is there is not written over.
    QVERIFY(!saveStudyFolder(made.data, folder));
    QCOMPARE(QDir(returns.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    QVERIFY(!saveStudyJson(made.data, returns.filePath(QStringLiteral("none/here.json"))));
}

void StudyExportTest::document()
{
    const MadeStudy made = twoPeople();
    const Json json = studyJson(made.data);
    QCOMPARE(json["trials"].size(), size_t(6));
    QCOMPARE(json["trials"][0]["right"].get<bool>(), true);
    QCOMPARE(json["trials"][0]["shown_order"].size(), size_t(6));
    QVERIFY(json["trials"][4]["response_ms"].is_null());
    QCOMPARE(json["study"]["exclusion"]["minimum_gold"].get<double>(), 0.5);
    // JSON keeps texts as they are.
    QCOMPARE(fromUtf8(json["items"][0]["question"].get<std::string>()), made.data.items.at(0).stem);
}

void StudyExportTest::reports()
{
    StudyReport report;
    report.data = twoPeople().data;
    report.kept = studyFigures(report.data, true);
    report.all = studyFigures(report.data, false);
    report.keptAgainst = againstModels(report.data, report.kept, {});
    report.allAgainst = againstModels(report.data, report.all, {});
    const Json json = studyReportJson(report);
    QCOMPARE(json["with_exclusions"]["people_counted"].get<int>(), 1);
    QCOMPARE(json["with_exclusions"]["overall"]["over_people"]["sd"]["why"].get<std::string>(), std::string("one-observation"));
    QCOMPARE(json["without_exclusions"]["overall"]["answers"].get<int>(), 3);
    const QString markdown = QString::fromUtf8(studyReportText(report, StudyReportFormat::Markdown, true));
    QVERIFY(markdown.contains(QLatin1String("## Flow")) && markdown.contains(QLatin1String("| Invited | 7 |")));
    // Which mean it is, and why somebody is excluded beside who it is.
    QVERIFY(markdown.contains(QLatin1String("Pairwise agreement, mean over items, %")));
    QVERIFY(markdown.contains(QLatin1String("| Person | State | Reason for exclusion | n |")));
    QVERIFY(markdown.contains(QLatin1String("P01")));
    QVERIFY(!markdown.contains(QRegularExpression(QStringLiteral("\\bnan\\b"))));
    const QString latex = QString::fromUtf8(studyReportText(report, StudyReportFormat::Latex, true));
    // It says what it is compiled with, and symbols that TeX's fonts lack are mathematics.
    QVERIFY(latex.startsWith(QLatin1String("% xelatex with \\usepackage{ctex,array,booktabs,longtable}")));
    for (const char16_t symbol : std::u16string(u"αρ\u2212±×≥≤†‡"))
        QVERIFY2(!latex.contains(QChar(symbol)), qPrintable(QString(QChar(symbol))));
    QVERIFY(latex.contains(QLatin1String("$\\pm$")));
    QVERIFY(latex.contains(QLatin1String("\\toprule")));
    // Every table is as wide as the text at most: its columns have widths, which come to no more than one.
    const QStringList tables = latex.split(QStringLiteral("\\begin{longtable}")).mid(1);
    QVERIFY(tables.size() >= 6);
    static const QRegularExpression widthOf(QStringLiteral("p\\{\\\\dimexpr ([0-9.]+)\\\\textwidth"));
    for (const QString &table : tables) {
        const QString spec = table.left(table.indexOf(QLatin1Char('\n')));
        double sum = 0;
        int columns = 0;
        for (auto found = widthOf.globalMatch(spec); found.hasNext(); ++columns)
            sum += found.next().captured(1).toDouble();
        QVERIFY2(sum > 0 && sum <= 1, qPrintable(spec));
        const QString head = table.section(QStringLiteral("\\toprule\n"), 1).section(QLatin1Char('\n'), 0, 0);
        QCOMPARE(columns, head.count(QLatin1String(" & ")) + 1);
    }
    QVERIFY(!latex.contains(QLatin1String("=HYPERLINK(\"http://example.org\") &  %")));
    const QList<QStringList> csv = cellsOf(studyReportText(report, StudyReportFormat::Csv, true));
    bool found = false;
    for (const QStringList &row : csv)
        found = found
             || row.mid(0, 4)
                    == QStringList{QStringLiteral("not-applied"), QStringLiteral("overall"),
                                   QString(), QStringLiteral("pooled")};
    QVERIFY(found);
    QTemporaryDir folder;
    QVERIFY(saveStudyReport(report, StudyReportFormat::Csv, true, folder.filePath(QStringLiteral("r.csv"))));
    QVERIFY(!saveStudyReport(report, StudyReportFormat::Csv, true, folder.filePath(QStringLiteral("none/r.csv"))));
}

void StudyExportTest::setsOfOptions()
{
    MadeStudy made;
    made.addSeveral({0, 2}, 4);
    made.addItem(1, {}, StudyPart::Main, 4);
    made.addPerson(QStringLiteral("01"));
    made.addPerson(QStringLiteral("01"));
    made.answerWith(0, 0, {2, 0});
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    const QList<QStringList> trials = cellsOf(files.value(QStringLiteral("trials.csv")));
    QCOMPARE(valueIn(trials, 1, "first_chosen"), QStringLiteral("AC"));
    QCOMPARE(valueIn(trials, 1, "chosen"), QStringLiteral("AC"));
    QCOMPARE(valueIn(trials, 1, "chosen_place"), QString());
    QCOMPARE(valueIn(trials, 1, "key"), QStringLiteral("AC"));
    QCOMPARE(valueIn(trials, 1, "right"), QStringLiteral("1"));
    QCOMPARE(valueIn(trials, 2, "chosen"), QStringLiteral("B"));
    QCOMPARE(valueIn(trials, 2, "chosen_place"), QStringLiteral("2"));
    QCOMPARE(valueIn(trials, 3, "chosen"), QStringLiteral("A"));
    QCOMPARE(valueIn(trials, 3, "right"), QStringLiteral("0"));
    const QList<QStringList> items = cellsOf(files.value(QStringLiteral("items.csv")));
    QCOMPARE(valueIn(items, 1, "takes_several"), QStringLiteral("1"));
    QCOMPARE(valueIn(items, 2, "takes_several"), QStringLiteral("0"));
    QCOMPARE(valueIn(items, 1, "key"), QStringLiteral("AC"));
    // A study whose questions take one option has the columns that it always had.
    QVERIFY(!studyCsv(twoPeople().data).value(QStringLiteral("items.csv")).contains("takes_several"));
    StudyReport report;
    report.data = made.data;
    report.kept = report.all = studyFigures(made.data, true);
    report.keptAgainst = report.allAgainst = againstModels(made.data, report.all, {});
    const Json json = studyReportJson(report);
    for (const Json &item : json["with_exclusions"]["items"])
        QVERIFY(item["item"] == "item-0" ? item["favourite"].is_null() : item["favourite"] == "B");
    const QString text = QString::fromUtf8(studyReportText(report, StudyReportFormat::Markdown, true));
    QVERIFY(text.contains(QLatin1String("| AC |")) && text.contains(QLatin1String("2^k")));
}

void StudyExportTest::writtenAnswers()
{
    MadeStudy made;
    made.addWritten({QStringLiteral("3.5 米"), QStringLiteral("三米半, 约")});
    made.addItem(1, {}, StudyPart::Main, 4);
    made.addPerson(QStringLiteral("01"));
    made.addPerson(QStringLiteral("01"));
    made.addPerson(QStringLiteral("t-"));
    made.write(0, 0, QStringLiteral("why"));
    made.write(1, 0, QStringLiteral("3.5米"));
    made.data.people[2].trials[0].firstAnswer = Answer::written(QStringLiteral("=1"));
    const QMap<QString, QByteArray> files = studyCsv(made.data);
    const QList<QStringList> trials = cellsOf(files.value(QStringLiteral("trials.csv")));
    QCOMPARE(valueIn(trials, 1, "written"), QStringLiteral("why"));
    QCOMPARE(valueIn(trials, 1, "first_written"), QStringLiteral("why"));
    QCOMPARE(valueIn(trials, 1, "right"), QStringLiteral("0"));
    QCOMPARE(valueIn(trials, 1, "chosen"), QString());
    QCOMPARE(valueIn(trials, 1, "shown_order"), QString());
    QCOMPARE(valueIn(trials, 2, "written"), QString());
    QCOMPARE(valueIn(trials, 2, "chosen"), QStringLiteral("B"));
    QCOMPARE(valueIn(trials, 3, "written"), QStringLiteral("3.5米")); // as it was written
    QCOMPARE(valueIn(trials, 3, "right"), QStringLiteral("1"));
    QCOMPARE(valueIn(trials, 5, "written"), QString());
    QCOMPARE(valueIn(trials, 5, "first_written"), QStringLiteral("'=1")); // no formula
    QCOMPARE(valueIn(trials, 5, "state"), QStringLiteral("without-option"));
    const QList<QStringList> items = cellsOf(files.value(QStringLiteral("items.csv")));
    QCOMPARE(valueIn(items, 1, "options"), QStringLiteral("0"));
    QCOMPARE(valueIn(items, 1, "written"), QStringLiteral("1"));
    QCOMPARE(valueIn(items, 1, "accepted_1"), QStringLiteral("3.5 米"));
    QCOMPARE(valueIn(items, 1, "accepted_2"), QStringLiteral("三米半, 约"));
    QCOMPARE(valueIn(items, 2, "written"), QStringLiteral("0"));
    QCOMPARE(valueIn(items, 2, "accepted_1"), QString());
    QVERIFY(files.value(QStringLiteral("codebook.csv")).contains("first_written"));
    // A study whose questions have options has the columns that it always had.
    for (const QByteArray &file : studyCsv(twoPeople().data))
        QVERIFY(!file.contains("written") && !file.contains("accepted"));
    StudyReport report;
    report.data = made.data;
    report.kept = report.all = studyFigures(made.data, true);
    report.keptAgainst = report.allAgainst = againstModels(made.data, report.all, {});
    const Json json = studyReportJson(report);
    for (const Json &item : json["with_exclusions"]["items"]) {
        QCOMPARE(item.contains("written"), item["item"] == "item-0");
        if (item["item"] == "item-0")
            QCOMPARE(item["written"].size(), size_t(2));
    }
    const QString text = QString::fromUtf8(studyReportText(report, StudyReportFormat::Markdown, true));
    QVERIFY(text.contains(QStringLiteral("| “3.5 米” |")));
    QVERIFY(text.contains(QLatin1String("A written answer is correct if")));
    // An answer that is a word of the report is none of its figures.
    QVERIFY(studyReportText(report, StudyReportFormat::Csv, true).contains("written.why.people"));
}

QTEST_GUILESS_MAIN(StudyExportTest)
#include "exporttest.moc"
