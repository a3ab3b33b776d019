// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/runfixture.h"

#include "models/services/release/releaseservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/items/setnames.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Items by a filter expression.
class ItemChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expressions_data();
    void expressions();
    void mistakesListTheChoices_data();
    void mistakesListTheChoices();
    void writtenExpressionsReadTheSame();
    void theHashIsThatOfTheList();
    void theLimitCountsWhatIsAsked();
    void onlyAcceptedOnesUnlessAsked();
    void writtenAnswersAreFound();
    void heldItemsAreReadOnce();
    void namesAreThoseOfTheReleasedFile();
    void aFinishedExportIsCalledFinished();
    void namesOfSetsAreSaidInWords();

private:
    RunProject m_project{12};

    Result<ChosenItems> choose(const QString &expression, int limit = 0, const QStringList &without = {})
    {
        ItemChooser chooser(*m_project.stores);
        const auto filter = chooser.read(expression);
        if (!filter)
            return passOn(filter);
        return chooser.choose({*filter, {}, limit, without});
    }
    static QStringList ids(const ChosenItems &items)
    {
        QStringList names;
        for (const ChosenItem &item : items.items)
            names.append(item.item.itemId);
        return names;
    }
};

void ItemChoiceTest::expressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("items");
    const auto row = [](const char16_t *expression, int items) {
        const QString text = QString::fromUtf16(expression);
        QTest::newRow(text.isEmpty() ? "all" : qPrintable(text)) << text << items;
    };
    row(u"", 12);
    row(u"domain=art", 6);
    row(u"domain=艺术", 6);
    row(u"Domain=ART", 6);
    row(u"domain=art,life", 12);
    row(u"domain!=art", 6);
    row(u"domain=politics", 0);
    row(u"domain=art emotion=negative", 0);
    row(u"domain=art emotion=中性 split=items", 6);
    row(u"image_type=\"插画(Illustration)\"", 12);
    row(u"rhetoric=metaphor,contrast", 12);
    row(u"text~第7题", 1);
    row(u"text~\"第7题\",第8题", 2);
    row(u"text~选项10f", 1);
    row(u"id=dev-3,dev-4", 2);
    row(u"id=dev-1", 1);
    row(u"id~dev-1", 3);
    row(u"stage=accepted", 12);
    row(u"stage=released", 0);
    row(u"kind=single-choice", 12);
}

void ItemChoiceTest::expressions()
{
    QFETCH(QString, expression);
    QFETCH(int, items);
    const auto chosen = choose(expression);
    QVERIFY2(chosen.has_value(), whatFailed(chosen).constData());
    QCOMPARE(chosen->items.size(), items);
    QCOMPARE(chosen->images, items);
}

void ItemChoiceTest::mistakesListTheChoices_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QStringList>("named");
    QTest::newRow("field") << QStringLiteral("domian=art")
                           << QStringList{QStringLiteral("domian"), QStringLiteral("domain"),
                                          QStringLiteral("stage")};
    QTest::newRow("value") << QStringLiteral("domain=arts") << QStringList{QStringLiteral("arts"), QStringLiteral("politics")};
    QTest::newRow("split") << QStringLiteral("split=test") << QStringList{QStringLiteral("items")};
    QTest::newRow("word") << QStringLiteral("art") << QStringList{QStringLiteral("art"), QStringLiteral("domain")};
    QTest::newRow("no value") << QStringLiteral("domain=") << QStringList{QStringLiteral("domain=")};
    QTest::newRow("quotation") << QStringLiteral("text~\"ab") << QStringList{QStringLiteral("text~\"ab")};
}

void ItemChoiceTest::mistakesListTheChoices()
{
    QFETCH(QString, expression);
    QFETCH(QStringList, named);
    const auto chosen = choose(expression);
    QVERIFY(!chosen);
    QCOMPARE(chosen.error().code, ErrorCode::Invalid);
    for (const QString &name : named)
        QVERIFY2(chosen.error().sentence.contains(name), qPrintable(chosen.error().sentence));
}

void ItemChoiceTest::writtenExpressionsReadTheSame()
{
    ItemChooser chooser(*m_project.stores);
    ItemFilter filter;
    filter.set({QStringLiteral("domain"), FilterOperator::Is, {QStringLiteral("art"), QStringLiteral("life")}});
    filter.set({QStringLiteral("text"), FilterOperator::Holds, {QStringLiteral("two words, and a comma")}});
    filter.set({QStringLiteral("emotion"), FilterOperator::IsNot, {QStringLiteral("negative")}});
    const auto again = chooser.read(filter.text());
    QVERIFY2(again.has_value(), whatFailed(again).constData());
    QVERIFY(*again == filter);
    filter.set({QStringLiteral("emotion"), FilterOperator::IsNot, {}});
    QCOMPARE(filter.terms.size(), 2);
}

void ItemChoiceTest::theHashIsThatOfTheList()
{
    const auto all = choose({});
    const auto same = choose(QStringLiteral("domain=art,life"));
    const auto other = choose(QStringLiteral("domain=art"));
    QCOMPARE(same->hash, all->hash);
    QVERIFY(other->hash != all->hash);
    QVERIFY(all->frozen.isNull());
}

void ItemChoiceTest::theLimitCountsWhatIsAsked()
{
    const auto five = choose({}, 5);
    const auto without = choose({}, 5, {QStringLiteral("dev-1"), QStringLiteral("dev-9")});
    QCOMPARE(ids(*five).join(QLatin1Char(' ')), QStringLiteral("dev-0 dev-1 dev-2 dev-3 dev-4"));
    QCOMPARE(ids(*without).join(QLatin1Char(' ')), QStringLiteral("dev-0 dev-2 dev-3 dev-4 dev-5"));
    QCOMPARE(without->without, 1);
    QCOMPARE(ids(*choose({}, 1, {QStringLiteral("dev-0")})).join(QLatin1Char(' ')), QStringLiteral("dev-1"));
}

void ItemChoiceTest::onlyAcceptedOnesUnlessAsked()
{
    RunProject project(3);
    const ImageId image = project.all().constFirst();
    QVERIFY(project.stores->transaction([&] { return project.stores->images().setStage(image, Stage::Validating); }).has_value());
    ItemChooser chooser(*project.stores);
    const auto usual = chooser.choose({});
    QCOMPARE(usual->items.size(), 2);
    QCOMPARE(usual->notAccepted, 1);
    const auto asked = chooser.choose({*chooser.read(QStringLiteral("stage=validating")), {}, 0, {}});
    QCOMPARE(asked->items.size(), 1);
}

/// Questions without options are found by what they accept; what accepts nothing is never right, so it is not asked.
void ItemChoiceTest::writtenAnswersAreFound()
{
    RunProject project(4);
    makeWritten(*project.connection(), 3);
    const auto deleted = project.connection()->execute(
        QStringLiteral("DELETE FROM question_accepted WHERE question_version_id IN (SELECT id FROM question_version WHERE stem = '第2题')"));
    VERIFY_OK(deleted);
    ItemChooser chooser(*project.stores);
    const auto all = chooser.choose({});
    VERIFY_OK(all);
    QCOMPARE(ids(*all).join(QLatin1Char(' ')), QStringLiteral("dev-0 dev-1 dev-3"));
    QCOMPARE(all->unscorable, 1);
    QCOMPARE(all->items.at(0).key, QStringLiteral("“选项0A”"));
    QCOMPARE(all->items.at(0).options, 0);
    QCOMPARE(all->items.at(2).key, QStringLiteral("D"));
    const auto found = chooser.choose({*chooser.read(QStringLiteral("text~\"13.5 米\"")), {}, 0, {}});
    VERIFY_OK(found);
    QCOMPARE(ids(*found).join(QLatin1Char(' ')), QStringLiteral("dev-1"));
    QCOMPARE(chooser.choose({*chooser.read(QStringLiteral("kind=written")), {}, 0, {}})->items.size(), 2);
}

/// Rows changed behind the stores' back show which call reads: what is held is not read again until something is committed.
void ItemChoiceTest::heldItemsAreReadOnce()
{
    RunProject project(3);
    const auto stems = [&](Stores &stores) {
        QStringList found;
        const auto chosen = ItemChooser(stores).choose({});
        for (const ChosenItem &item : chosen ? chosen->items : QList<ChosenItem>())
            found.append(item.stem);
        return found;
    };
    const auto rename = [&](const QString &stem) {
        const auto done = project.connection()->execute(QStringLiteral("UPDATE question_version SET stem = '%1'").arg(stem));
        QVERIFY2(done.has_value(), whatFailed(done).constData());
    };
    const QStringList first = stems(*project.stores);
    rename(QStringLiteral("second"));
    QCOMPARE(stems(*project.stores).constFirst(), QStringLiteral("second")); // nobody holds them
    auto held = ItemChooser(*project.stores).hold();
    QVERIFY2(held.has_value(), whatFailed(held).constData());
    rename(QStringLiteral("third"));
    QCOMPARE(stems(*project.stores).constFirst(), QStringLiteral("second"));
    const auto other = project.connect();
    QCOMPARE(stems(*other).constFirst(), QStringLiteral("second"));
    // Whatever is committed may have changed them.
    const auto done = other->transaction([&] {
        return other->record(makeEvent(Entity::Question, QUuid::createUuid(), AuditAction::Dropped, project.lead));
    });
    QVERIFY2(done.has_value(), whatFailed(done).constData());
    QCOMPARE(stems(*other).constFirst(), QStringLiteral("third"));
    QCOMPARE(stems(*project.stores).constFirst(), QStringLiteral("third"));
    held = std::shared_ptr<const void>();
    rename(QStringLiteral("fourth"));
    QCOMPARE(stems(*project.stores).constFirst(), QStringLiteral("fourth"));
    // Another project with as many commits has items of its own.
    RunProject stranger(2);
    const auto both = ItemChooser(*project.stores).hold();
    QVERIFY(both.has_value());
    QCOMPARE(stems(*stranger.stores).size(), 2);
    QCOMPARE(first.size(), 3);
}

/// Replies that come back with the names of a released file meet the items they were given to.
void ItemChoiceTest::namesAreThoseOfTheReleasedFile()
{
    RunProject project(6);
    // Annotated here: no imported names.
    const auto own = project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL"));
    QVERIFY2(own.has_value(), whatFailed(own).constData());
    const auto all = ItemChooser(*project.stores).everything();
    QVERIFY2(all.has_value(), whatFailed(all).constData());
    QCOMPARE(all->size(), 6);
    const auto setStage = [&](const ImageId &image, Stage stage) {
        return project.stores->transaction([&]() -> Result<> {
            if (const auto set = project.stores->images().setStage(image, stage); !set)
                return set;
            return project.stores->record(makeEvent(Entity::Image, image.value(), AuditAction::Kept, project.lead));
        });
    };
    const auto namesByPicture = [&] {
        QHash<QString, QString> names;
        const auto items = ItemChooser(*project.stores).everything();
        for (const ItemSetItem &item : items ? *items : QList<ItemSetItem>())
            names.insert(item.imageSha256.hex(), item.itemId);
        return names;
    };
    // One in the middle is no part of the file.
    const ImageId back = all->at(2).image;
    QVERIFY(setStage(back, Stage::Returned).has_value());
    const QHash<QString, QString> before = namesByPicture();

    ReleaseRequest request;
    request.format = ExportFormat::Jsonl;
    request.target = project.folder.filePath(QStringLiteral("released"));
    request.by = project.lead;
    NoProgress progress;
    const auto report = ReleaseService(*project.stores, project.projectFolder()).release(request, progress);
    QVERIFY2(report.has_value(), whatFailed(report).constData());
    QHash<QString, QString> written;
    QFile file(request.target + QStringLiteral("/all.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        if (!entry.isEmpty())
            written.insert(entry.value(QStringLiteral("image_sha256")).toString(), entry.value(QStringLiteral("id")).toString());
    }
    QCOMPARE(written.size(), 5);
    const auto check = [&](const QHash<QString, QString> &names) {
        QCOMPARE(names.size(), 6);
        for (auto it = written.constBegin(); it != written.constEnd(); ++it)
            QCOMPARE(names.value(it.key()), it.value());
    };
    check(before);
    check(namesByPicture());
    // It comes in later, and another one goes out.
    QVERIFY(setStage(back, Stage::Accepted).has_value());
    QVERIFY(setStage(all->at(0).image, Stage::Returned).has_value());
    check(namesByPicture());
}

/// Its files stand under their names even where the project could not take down that they were released.
void ItemChoiceTest::aFinishedExportIsCalledFinished()
{
    RunProject project(3);
    ReleaseRequest request;
    request.format = ExportFormat::Csv;
    request.target = project.folder.filePath(QStringLiteral("released.csv"));
    request.by = project.lead;
    const auto other = project.factory->open();
    QVERIFY(other.has_value());
    // Somebody else is writing all the while.
    Result<ExportReport> report = failure(ErrorCode::Invalid, {});
    const auto held = (*other)->transaction([&]() -> Result<> {
        NoProgress progress;
        report = ReleaseService(*project.stores, project.projectFolder()).release(request, progress);
        return {};
    });
    QVERIFY2(held.has_value(), whatFailed(held).constData());
    QVERIFY(!report);
    QVERIFY(QFileInfo(request.target).size() > 0);
    QVERIFY2(report.error().sentence.contains(request.target)
                 && report.error().sentence.contains(QStringLiteral("is complete and can be used")),
             qPrintable(report.error().sentence));
}

/// A set is named by its filter; lists say it as the chips of the filter do. Names that people gave stay.
void ItemChoiceTest::namesOfSetsAreSaidInWords()
{
    const auto said = [&](const QString &name) { return shownSetName(*m_project.stores, name).value_or(QStringLiteral("failed")); };
    QCOMPARE(said(QStringLiteral("text~图中 n=2")), QStringLiteral("Text: 图中 · n=2"));
    const Preset preset = m_project.stores->project().info()->preset;
    const Dimension &domain = *preset.dimension(DimensionCode(QStringLiteral("domain")));
    QCOMPARE(said(QStringLiteral("domain=art split!=test n=6 (2)")),
             QStringLiteral("%1: %2 · Split not: test · n=6 (2)")
                 .arg(domain.title.text(), domain.value(LabelCode(QStringLiteral("art")))->title.text()));
    QCOMPARE(said(QStringLiteral("n=3")), QStringLiteral("n=3"));
    QCOMPARE(said(QStringLiteral("my pilot n=3")), QStringLiteral("my pilot n=3"));
}

QTEST_GUILESS_MAIN(ItemChoiceTest)
#include "itemchoicetest.moc"
