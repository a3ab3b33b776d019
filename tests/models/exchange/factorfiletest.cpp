// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/factorfile.h"

#include "models/domain/json/json.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

Json blocks()
{
    return Json::parse(R"({
        "primary": {"cube": {"anchors": ["face", "edge"]}, "cylinder": {"anchors": ["base", "side"]},
            "cone": {"anchors": ["apex", "base"]}},
        "secondary": {"cube": {"pivots": ["face"]}, "cone": {"pivots": ["apex", "base"]}},
        "appearances": [{"material": "rubber", "colour": "red"}, {"material": "rubber", "colour": "blue"},
            {"material": "wood", "colour": "none"}],
        "objects": 162})");
}

} // namespace

/// Files that say of what objects are made.
class FactorFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    Result<ObjectForm> read(const QByteArray &text) const
    {
        const QString path = m_folder.filePath(QStringLiteral("factors.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return failure(ErrorCode::Environment, path);
        file.close();
        return readFactors(path);
    }

private Q_SLOTS:
    void factorsAreRead()
    {
        const auto form = read(jsonText(blocks()));
        QVERIFY2(form, form ? "" : qPrintable(form.error().sentence));
        QCOMPARE(objectCount(*form), std::optional<qint64>(162)); // 6 places x 3 places x 3 looks x 3 looks
        QCOMPARE(form->facts().join(u' '), QStringLiteral("object view primary_shape anchor primary_material primary_colour "
                                                          "secondary_shape "
                                                          "pivot secondary_material secondary_colour"));
        // Each shape keeps the order of its list.
        QStringList places;
        for (const FactorValue &value : form->factor(QStringLiteral("anchor"))->fitting(QStringLiteral("cone")))
            places.append(value.value);
        QCOMPARE(places, (QStringList{QStringLiteral("apex"), QStringLiteral("base")}));
        QCOMPARE(form->factor(QStringLiteral("primary_colour"))->fitting(QStringLiteral("wood")).size(), 1);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("another number") << "/objects"
                                        << "161"
                                        << "162";
        QTest::newRow("no number") << "/objects"
                                   << R"("many")"
                                   << "objects";
        QTest::newRow("no list of places") << "/primary/cube"
                                           << "[]"
                                           << "primary/cube";
        QTest::newRow("an empty list") << "/primary/cube/anchors"
                                       << "[]"
                                       << "primary/cube";
        QTest::newRow("another list") << "/primary/cube"
                                      << R"({"pivots": ["face"]})"
                                      << "primary/cylinder";
        QTest::newRow("a place twice") << "/primary/cube/anchors"
                                       << R"(["face", "face"])"
                                       << "primary/cube";
        QTest::newRow("a number as a place") << "/primary/cube/anchors"
                                             << "[1]"
                                             << "primary/cube";
        QTest::newRow("no part") << "/secondary"
                                 << "3"
                                 << "secondary";
        QTest::newRow("no shapes") << "/secondary"
                                   << "{}"
                                   << "secondary";
        QTest::newRow("a look twice") << "/appearances/1/colour"
                                      << R"("red")"
                                      << "appearances/1";
        QTest::newRow("a look of less") << "/appearances/1"
                                        << R"({"material": "wood"})"
                                        << "appearances/1";
        QTest::newRow("no looks") << "/appearances"
                                  << R"("all")"
                                  << "appearances";
        QTest::newRow("a name that is no fact") << "/appearances/0"
                                                << R"({"Material!": "rubber", "colour": "red"})"
                                                << "Material!";
    }
    void faultsAreNamed()
    {
        QFETCH(const QString, pointer);
        QFETCH(const QString, value);
        QFETCH(const QString, said);
        Json json = blocks();
        json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto form = read(jsonText(json));
        QVERIFY(!form);
        QVERIFY(form.error().code == ErrorCode::Invalid);
        QVERIFY2(form.error().sentence.contains(said) && form.error().sentence.contains(QStringLiteral("factors.json")),
                 qPrintable(form.error().sentence));
    }

    void whatIsNoJson()
    {
        QVERIFY(!read("{\"primary\": ") && !read("[]") && !read("{}"));
        QVERIFY(readFactors(m_folder.filePath(QStringLiteral("none.json"))).error().code == ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(FactorFileTest)
#include "factorfiletest.moc"
