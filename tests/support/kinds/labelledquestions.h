// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/dbfixture.h"
#include "tests/support/kinds/questionlabels.h"

namespace yuyi::test {

/// The preset of questionlabels.h without labels of images and texts about them.
inline Json onlyQuestionLabelsJson()
{
    Json json = questionLabelPresetJson();
    Json own = Json::array();
    for (const Json &dimension : json["dimensions"]) {
        if (dimension.contains("of"))
            own.push_back(dimension);
    }
    json["code"] = "only-question-labels";
    json["dimensions"] = own;
    json["texts"] = {{"image", false}};
    json["configurations"] = Json::array({json["configurations"][0]});
    json.erase("descriptions");
    return json;
}

inline Preset onlyQuestionLabelPreset()
{
    return readPreset(jsonText(onlyQuestionLabelsJson())).value_or(Preset());
}

/// A choice among four options that nobody takes for another.
inline Question labelledQuestion(const QString &stem, const Labels &labels)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = QStringLiteral("choice");
    question.stem = stem;
    for (int i = 0; i < 4; ++i)
        question.options.append({OptionId::create(), QStringLiteral("%1的第%2种说法").arg(stem).arg(i + 1), {}, i == 1});
    question.labels = labels;
    return question;
}

/// Adds an annotation that was handed in, with one question for each of these labels.
inline Annotation addLabelled(Stores &stores, const PersonId &person, const ImageId &image, const Labels &ofImage,
                              const QList<Labels> &ofQuestions)
{
    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image;
    annotation.person = person;
    annotation.state = AnnotationState::Submitted;
    annotation.content.labels = ofImage;
    for (qsizetype i = 0; i < ofQuestions.size(); ++i)
        annotation.content.questions.append(
            labelledQuestion(QStringLiteral("%1问题%2").arg(image.toString().left(6)).arg(i + 1), ofQuestions.at(i)));
    const auto added = stores.transaction([&]() -> Result<> {
        YUYI_CHECK(stores.annotations().add(annotation));
        return stores.annotations().freezeQuestions(annotation.id);
    });
    if (!added)
        qFatal("%s | %s", qPrintable(added.error().sentence), qPrintable(added.error().detail));
    return *stores.annotations().annotation(annotation.id);
}

/// What an annotation says becomes gold.
inline Annotation makeGold(Stores &stores, Annotation annotation)
{
    annotation.id = AnnotationId::create();
    const auto done = stores.transaction([&] { return stores.annotations().setGold(annotation); });
    if (!done)
        qFatal("%s | %s", qPrintable(done.error().sentence), qPrintable(done.error().detail));
    return annotation;
}

} // namespace yuyi::test
