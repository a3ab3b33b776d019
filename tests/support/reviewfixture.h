// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pictures.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/rules/returns.h"

namespace yuyi::test {

/// @brief A project in which two annotate each image: two annotators, two adjudicators, a lead.
struct ReviewProject : TestProject {
    explicit ReviewProject(bool onServer, int votes = 0, const Preset &kinds = *builtInPreset(QStringLiteral("cii-bench")))
        : TestProject(onServer, kinds)
    {
        first = person(QStringLiteral("甲"), {Role::Annotator});
        second = person(QStringLiteral("乙"), {Role::Annotator, Role::Adjudicator});
        adjudicator = person(QStringLiteral("丙"), {Role::Adjudicator});
        other = person(QStringLiteral("丁"), {Role::Adjudicator});
        ProjectInfo info = *stores->project().info();
        info.rules.annotatorsPerImage = 2;
        info.rules.votesPerQuestion = votes;
        done(stores->transaction([&] { return stores->project().setInfo(info); }));
        preset = info.preset;
    }

    template <typename T>
    static void done(const Result<T> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }
    PersonId person(const QString &name, const QList<Role> &roles) const
    {
        Person made;
        made.id = PersonId::create();
        made.name = name;
        made.roles = roles;
        made.createdAt = QDateTime::currentDateTimeUtc();
        done(stores->transaction([&] { return stores->project().addPerson(made); }));
        return made.id;
    }
    ImageId keep(const QString &name) const
    {
        const Image image = newImage(name);
        done(stores->transaction([&] { return images().add(image); }));
        done(DecisionService(*stores, lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
        return image.id;
    }
    /// Hands in what `change` makes of a complete annotation.
    void annotate(const PersonId &person, const ImageId &image,
                  const std::function<void(AnnotationContent &)> &change = {}) const
    {
        AnnotationService service(*stores, person);
        Annotation annotation = *service.open(image);
        if (annotation.version == 0)
            annotation.content = complete(annotation.content, preset);
        if (change)
            change(annotation.content);
        done(service.submit(annotation));
    }
    Stage stage(const ImageId &image) const { return stores->images().image(image)->stage; }
    AdjudicationService adjudicate(const PersonId &person) const { return AdjudicationService(*stores, person); }
    CaseView view(const ImageId &image) const
    {
        AdjudicationService service(*stores, adjudicator);
        return *service.look(**service.caseOf(image));
    }
    static CaseField fieldOf(const CaseView &view, const QString &name)
    {
        for (const CaseField &field : view.fields) {
            if (field.field == name)
                return field;
        }
        return {};
    }
    /// Settles every open field with the same choice.
    void settleAll(const ImageId &image, Pick pick) const
    {
        AdjudicationService service(*stores, adjudicator);
        const CaseView now = view(image);
        for (const CaseField &field : now.fields) {
            if (field.isOpen())
                done(service.settle(field.id, {pick, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field")));
        }
    }
    Annotation gold(const ImageId &image) const
    {
        const auto found = *annotations().gold(image);
        return found.value_or(Annotation());
    }
    QStringList findings() const
    {
        const auto found = host.checkDatabase(location);
        return found ? *found : QStringList{found.error().sentence};
    }

    PersonId first;
    PersonId second;
    PersonId adjudicator;
    PersonId other;
    Preset preset;
};

} // namespace yuyi::test
