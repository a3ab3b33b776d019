// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotationjson.h"

#include <QTest>

using namespace yuyi;

namespace {

Question question()
{
    Question made;
    made.id = QuestionId::fromString(u"01890000-0000-7000-8000-000000000001");
    made.versionId = QuestionVersionId::fromString(u"01890000-0000-7000-8000-000000000002");
    made.stem = QStringLiteral("隐喻？");
    made.options = {{OptionId::fromString(u"01890000-0000-7000-8000-000000000003"), QStringLiteral("甲"), {}, true},
                    {OptionId::fromString(u"01890000-0000-7000-8000-000000000004"), QStringLiteral("乙"), QStringLiteral("n"), false}};
    return made;
}

Medium picture(const char *name)
{
    return {Sha256::of(QByteArray(name)), ImageFormat::WebP, QSize(640, 480), {}, {}};
}

} // namespace

/// The stored form of questions, which events, submissions and hashes are made of.
class AnnotationJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// As all versions before pictures wrote it: another text would be another hash.
    void aQuestionWithoutPicturesKeepsItsBytes()
    {
        QCOMPARE(storedText(toJson(question())),
                 QByteArray(R"({"frozen":false,"id":"01890000-0000-7000-8000-000000000001","kind":"single-choice","number":1,"options":[)"
                            R"({"correct":true,"id":"01890000-0000-7000-8000-000000000003","note":"","text":"甲"},)"
                            R"({"correct":false,"id":"01890000-0000-7000-8000-000000000004","note":"n","text":"乙"}],)"
                            R"("rationale":"","stem":"隐喻？","version":"01890000-0000-7000-8000-000000000002"})"));
        QVERIFY(questionFromJson(storedJson(storedText(toJson(question())))) == question());
    }

    /// Those of a question stand with it, in the order in which they were given.
    void labelsOfAQuestionComeBack()
    {
        Question made = question();
        QVERIFY(!toJson(made).contains("labels"));
        made.labels.insert(DimensionCode(QStringLiteral("subfield")), {LabelCode(QStringLiteral("概率论")), LabelCode(QStringLiteral("微积分"))});
        AnnotationContent content;
        content.labels.insert(DimensionCode(QStringLiteral("domain")), {LabelCode(QStringLiteral("life"))});
        content.questions = {made, question()};
        const AnnotationContent read = annotationContentFromJson(storedJson(storedText(toJson(content))));
        QVERIFY(read == content);
        QVERIFY(!(read.questions.at(0) == read.questions.at(1)));
        QVERIFY(toJson(content)["questions"][0]["labels"]["subfield"][0] == Json("概率论"));
    }

    void picturesComeBack()
    {
        Question made = question();
        made.media = {picture("a"), picture("b")};
        made.media[1].role = QStringLiteral("test");
        made.media[1].caption = QStringLiteral("装置图");
        made.options[1].picture = picture("c");
        made.options[1].text.clear();
        const Question read = questionFromJson(storedJson(storedText(toJson(made))));
        QVERIFY(read == made);
        QCOMPARE(read.media.at(1).caption, made.media.at(1).caption);
        QCOMPARE(read.media.at(0).format, ImageFormat::WebP);
        QCOMPARE(read.options.at(1).picture.size, QSize(640, 480));
        QVERIFY(read.options.at(0).picture.isNull());
        const Json json = toJson(made);
        QVERIFY(!json["media"][0].contains("role") && !json["media"][0].contains("caption"));
        QVERIFY(!json["options"][0].contains("picture"));
    }

    void anotherCaptionIsAnotherQuestion()
    {
        Question made = question();
        made.media = {picture("a")};
        Question other = made;
        QVERIFY(made == other);
        other.media[0].caption = QStringLiteral("甲");
        QVERIFY(!(made == other));
        other = made;
        other.options[0].picture = picture("b");
        QVERIFY(!(made == other));
    }

    void whatIsNoPictureReadsAsNone()
    {
        Json json = toJson(question());
        json["media"] = {"no object", {{"sha256", "short"}}};
        json["options"][0]["picture"] = 5;
        const Question read = questionFromJson(json);
        QVERIFY(read.media.at(0).isNull() && read.media.at(1).isNull());
        QVERIFY(read.options.at(0).picture.isNull());
    }
};

QTEST_APPLESS_MAIN(AnnotationJsonTest)
#include "annotationjsontest.moc"
