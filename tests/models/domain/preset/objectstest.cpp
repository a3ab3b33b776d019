// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/objects.h"

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <QSet>
#include <QTest>

using namespace yuyi;

namespace {

using Facts = QMap<QString, QString>;

Facts cube(const char *object, const char *view)
{
    Facts facts{{QStringLiteral("object"), QString::fromLatin1(object)}, {QStringLiteral("view"), QString::fromLatin1(view)}};
    const QStringList names{QStringLiteral("primary_shape"), QStringLiteral("anchor"), QStringLiteral("primary_material"),
                            QStringLiteral("primary_colour"), QStringLiteral("secondary_shape"), QStringLiteral("pivot"),
                            QStringLiteral("secondary_material"), QStringLiteral("secondary_colour")};
    const QStringList values{QStringLiteral("cube"), QStringLiteral("face"), QStringLiteral("metal"), QStringLiteral("green"),
                             QStringLiteral("cone"), QStringLiteral("apex"), QStringLiteral("rubber"), QStringLiteral("blue")};
    for (qsizetype i = 0; i < names.size(); ++i)
        facts.insert(names.at(i), values.at(i));
    return facts;
}

} // namespace

/// Objects made of factors: how many, which, and what is wrong with a list of their pictures.
class ObjectsTest : public QObject
{
    Q_OBJECT

    ObjectForm m_form;

private Q_SLOTS:
    void initTestCase()
    {
        const auto preset = builtInPreset(QStringLiteral("combo"));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        m_form = preset->objects;
    }

    void countedAndListed()
    {
        QCOMPARE(objectCount(m_form), std::optional<qint64>(9504));
        qint64 number = 0;
        QSet<QString> seen;
        QString wanted;
        for (ObjectWalk walk(m_form); !walk.atEnd(); walk.next(), ++number) {
            QStringList values;
            Facts facts{{QStringLiteral("object"), nameOfObject(number, 9504)}, {QStringLiteral("view"), QStringLiteral("19")}};
            for (qsizetype i = 0; i < m_form.factors.size(); ++i) {
                values.append(walk.value(i));
                facts.insert(m_form.factors.at(i).fact, walk.value(i));
            }
            if (number % 97 == 0)
                QCOMPARE(objectFault(m_form, facts), QString());
            seen.insert(values.join(u','));
            if (number == 614)
                wanted = values.join(u',');
        }
        QCOMPARE(number, 9504);
        QCOMPARE(seen.size(), 9504);
        QCOMPARE(wanted, QStringLiteral("cube,face,metal,green,cone,apex,rubber,blue"));
        QCOMPARE(nameOfObject(614, 9504), QStringLiteral("0614"));
        QCOMPARE(nameOfObject(9, 10), QStringLiteral("9"));
        QCOMPARE(objectCount({}), std::optional<qint64>(0));
        QVERIFY(ObjectWalk(ObjectForm()).atEnd());
    }

    /// Too many are said, not counted beyond what a number holds.
    void tooMany()
    {
        ObjectForm form;
        for (int i = 0; i < 20; ++i) {
            ObjectFactor factor{QStringLiteral("f%1").arg(i), {}, {}};
            for (int j = 0; j < 50; ++j)
                factor.values.append({QString::number(j), {}, {}});
            form.factors.append(factor);
        }
        QVERIFY(!objectCount(form));
        QVERIFY(!ObjectWalk(form).atEnd()); // no list is made
    }

    void faultsOfOnePicture_data()
    {
        QTest::addColumn<QString>("fact");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("no object") << "object"
                                   << ""
                                   << "object";
        QTest::newRow("a view too many") << "view"
                                         << "20"
                                         << "0 to 19";
        QTest::newRow("a view of no number") << "view"
                                             << "front"
                                             << "front";
        QTest::newRow("no value") << "pivot"
                                  << ""
                                  << "pivot";
        QTest::newRow("an unknown value") << "secondary_shape"
                                          << "torus"
                                          << "cylinder";
        QTest::newRow("a value that does not fit") << "anchor"
                                                   << "apex"
                                                   << "face, edge, vertex";
        QTest::newRow("no colour of metal") << "primary_colour"
                                            << "none"
                                            << "metal";
    }
    void faultsOfOnePicture()
    {
        QFETCH(const QString, fact);
        QFETCH(const QString, value);
        QFETCH(const QString, said);
        Facts facts = cube("0614", "0");
        QCOMPARE(objectFault(m_form, facts), QString());
        facts[fact] = value;
        const QString fault = objectFault(m_form, facts);
        QVERIFY2(fault.contains(said) && fault.contains(fact), qPrintable(fault));
    }

    void faultsBetweenRows()
    {
        ObjectRows rows(m_form);
        QCOMPARE(rows.fault(2, cube("0614", "0")), QString());
        QCOMPARE(rows.fault(3, cube("0614", "1")), QString());
        QVERIFY(rows.fault(4, cube("0614", "1")).contains(QStringLiteral("row 3")));
        QVERIFY(rows.fault(5, cube("0615", "2")).contains(QStringLiteral("0614")));
        Facts other = cube("0614", "3");
        other[QStringLiteral("secondary_colour")] = QStringLiteral("red");
        QVERIFY(rows.fault(6, other).contains(QStringLiteral("row 2")));
        other[QStringLiteral("object")] = QStringLiteral("0612");
        QCOMPARE(rows.fault(7, other), QString());
    }

    void faultsOfThePreset_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const char *pointer, const char *value, const char *place = nullptr) {
            QTest::newRow(name) << QString::fromLatin1(pointer) << QString::fromLatin1(value)
                                << QString::fromLatin1(place ? place : pointer);
        };
        row("an unknown fact", "/factors/0/fact", R"("size")");
        row("a factor twice", "/factors/4/fact", R"("primary_shape")");
        row("depends on a later one", "/factors/0/of", R"("anchor")");
        row("a value twice", "/factors/0/values/1/value", R"("cube")");
        row("a text twice", "/factors/0/values/1/text", R"("cube")");
        row("with an unknown value", "/factors/1/values/0/with", R"(["box"])", "/factors/1/values/0/with/0");
        row("nothing fits", "/factors/1/values/3/with", R"(["cube"])", "/factors/1/values");
        row("with, but of nothing", "/factors/0/values/0/with", R"(["cube"])");
        row("no factors", "/factors", "[]", "/objects");
        row("an object of no fact", "/objects/object", R"("thing")");
        row("options of no factor", "/templates/0/options", R"("size")");
        row("an answer beside them", "/templates/0/key", R"("{anchor}")");
        row("an offer of nothing", "/templates/6/options", R"("")", "/templates/6/options");
        row("more options than values", "/kinds/1/options", "[5, 6]", "/templates/1/options");
    }
    void faultsOfThePreset()
    {
        QFETCH(const QString, pointer);
        QFETCH(const QString, value);
        QFETCH(const QString, place);
        Json json = Json::parse(builtInPreset(QStringLiteral("combo"))->source.toStdString());
        json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto preset = readPreset(jsonText(json));
        QVERIFY(!preset);
        QVERIFY2(preset.error().sentence.contains(place), qPrintable(preset.error().sentence));
    }
};

QTEST_GUILESS_MAIN(ObjectsTest)
#include "objectstest.moc"
