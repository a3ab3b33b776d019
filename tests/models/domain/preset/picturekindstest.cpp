// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/medium.h"
#include "models/domain/preset/configurationjson.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What presets say of the pictures of questions.
class PictureKindsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aKindSaysWhichPicturesItTakes()
    {
        const auto preset = readPreset(jsonText(picturePresetJson()));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        const QuestionKind &kind = preset->kinds.constFirst();
        QVERIFY(preset->takesPictures() && preset->takesPictures(kind.code) && kind.takesPictures());
        QCOMPARE(kind.fewestPictures, 0);
        QCOMPARE(kind.mostPictures, 5);
        QVERIFY(kind.optionPictures && kind.allowsPictures(0) && kind.allowsPictures(5) && !kind.allowsPictures(6));
        QCOMPARE(kind.roles.size(), 2);
        QCOMPARE(kind.role(QStringLiteral("b"))->title.en, QStringLiteral("Group B"));
        QVERIFY(!kind.role(QStringLiteral("c")));
        QVERIFY(kind.roles.constFirst().code.size() <= longestRole);
        // All others show the picture of their image, as before.
        QVERIFY(!preset->takesPictures(QStringLiteral("choice")) && !preset->takesPictures(QStringLiteral("unknown")));
        const auto builtIn = builtInPreset(QStringLiteral("cii-bench"));
        QVERIFY(!builtIn->takesPictures());
        QCOMPARE(builtIn->kinds.constFirst().mostPictures, 1);
        QVERIFY(builtIn->configurations.constFirst().placeholder.isEmpty());
    }

    /// Prompt versions are stored in this form: those without pictures stay as they are.
    void aPlaceholderIsStoredWhereThereIsOne()
    {
        Json json = picturePresetJson();
        json["configurations"][0]["placeholder"] = "<图片 {n}>";
        const auto preset = readPreset(jsonText(json));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        const Configuration &with = preset->configurations.at(0);
        QCOMPARE(with.placeholder, QStringLiteral("<图片 {n}>"));
        QCOMPARE(configurationFrom(toJson(with)).placeholder, with.placeholder);
        QVERIFY(!toJson(preset->configurations.at(1)).contains("placeholder"));
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const Json &preset, const char *pointer, const Json &value, const char *place) {
            Json json = preset;
            json[Json::json_pointer(pointer)] = value;
            QTest::newRow(name) << jsonText(json) << QString::fromLatin1(place);
        };
        const Json several = picturePresetJson();
        row("fewer at most than at least", several, "/kinds/0/pictures", {3, 2}, "/kinds/0/pictures");
        row("more than there may be", several, "/kinds/0/pictures", {0, mostStemPictures + 1}, "/kinds/0/pictures/1");
        row("one number", several, "/kinds/0/pictures", Json::array({1}), "/kinds/0/pictures");
        row("a role twice", several, "/kinds/0/roles/1/code", "a", "/kinds/0/roles/1/code");
        row("a role with a space", several, "/kinds/0/roles/1/code", "group b", "/kinds/0/roles/1/code");
        row("roles of one picture", several, "/kinds/0/pictures", {0, 1}, "/kinds/0/roles");
        row("pictures of fixed options", several, "/kinds/2/optionPictures", true, "/kinds/2/optionPictures");
        row("pictures of no options", writtenPresetJson(), "/kinds/0/optionPictures", true, "/kinds/0/optionPictures");
        row("a placeholder without its number", several, "/configurations/0/placeholder", "<图片>", "/configurations/0/placeholder");
        row("a placeholder with two", several, "/configurations/0/placeholder", "{n}{n}", "/configurations/0/placeholder");
        row("an empty placeholder", several, "/configurations/0/placeholder", "", "/configurations/0/placeholder");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, place);
        const auto read = readPreset(json);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Invalid);
        QVERIFY2(read.error().sentence.contains(u'“' + place + u'”'), qPrintable(read.error().sentence));
    }

    /// Questions whose answer is written may have several pictures.
    void writtenKindsTakePictures()
    {
        Json json = writtenPresetJson();
        json["kinds"][0]["pictures"] = {1, 4};
        const auto preset = readPreset(jsonText(json));
        QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
        QVERIFY(preset->takesPictures() && preset->kinds.constFirst().isWritten());
    }
};

QTEST_APPLESS_MAIN(PictureKindsTest)
#include "picturekindstest.moc"
