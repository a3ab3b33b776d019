// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "models/services/annotation/mediaservice.h"
#include "models/services/people/assignmentservice.h"

namespace yuyi::test {

/// One image, drawn, which both annotators have to annotate; its questions may have several pictures.
struct PictureWork : ReviewProject {
    explicit PictureWork(bool onServer) : ReviewProject(onServer, 0, picturePreset())
    {
        const DrawnMedium drawn = drawnMedium(90);
        Image made = newImage(QStringLiteral("a.png"), drawn.bytes, ImageFormat::Png);
        made.bytes = drawn.bytes.size();
        made.size = drawn.facts.size;
        made.sourceUrl = QStringLiteral("https://example.org/image");
        made.licence = QStringLiteral("CC BY 4.0");
        image = made.id;
        own = drawn.medium();
        writeFile(fileOf(own), drawn.bytes);
        done(stores->transaction([&] { return images().add(made); }));
        done(DecisionService(*stores, lead).decide({image}, Verdict(), QStringLiteral("Kept")));
        HandOut all;
        all.people = {first, second};
        all.perImage = 2;
        must(AssignmentService(*stores, lead).handOut(all));
    }
    QString fileOf(const Medium &medium) const { return imageFilePath(factory->folder(), medium.sha256, medium.format); }
    std::optional<Annotation> written(const PersonId &person) const { return must(annotations().current(image, person)); }

    ImageId image;
    Medium own; ///< its picture
};

/// The package at its holder's, with the folder in which its pictures are.
inline void workWith(const TestProject &project, const QString &file, const std::function<void(Stores &, const QString &folder)> &work)
{
    const auto factory = must(project.host.openPackage(file));
    const auto stores = must(factory->open());
    work(*stores, factory->folder());
    // As if the program were killed now: what was committed can be returned.
    const QString left = file + QLatin1String(".left");
    if (!QFile::copy(file, left) || !must(isSealed(packageLocation(left))) || !QFile::remove(left))
        qFatal("not sealed while it is open");
}

/// Writes, or changes, an annotation with one question of four options that have texts, and hands it in.
inline void writeQuestion(Stores &stores, const PersonId &person, const ImageId &image, const std::function<void(Question &)> &change = {},
                          bool submit = true)
{
    AnnotationService service(stores, person);
    Annotation annotation = must(service.open(image));
    if (annotation.state == AnnotationState::Submitted) {
        must(service.reopen(annotation.id));
        annotation = must(service.open(image));
    }
    AnnotationContent &content = annotation.content;
    if (content.explanation.isEmpty()) {
        const Preset preset = must(stores.project().info()).preset;
        for (const Dimension &dimension : preset.dimensions)
            content.labels.insert(dimension.code, {dimension.values.constFirst().code});
        content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
        content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
        Question question = pictureQuestion({}, QList<Medium>(4));
        const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                QStringLiteral("城市的颜色需要重新设计"), QStringLiteral("走路时应该注意交通安全")};
        for (qsizetype i = 0; i < texts.size(); ++i)
            question.options[i].text = texts.at(i);
        content.questions = {question};
    }
    if (change)
        change(content.questions[0]);
    if (submit)
        must(service.submit(annotation));
    else
        must(service.saveDraft(annotation));
}

} // namespace yuyi::test
