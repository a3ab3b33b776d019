// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/pictures.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/reservations.h"
#include "models/services/rules/returns.h"

namespace yuyi::test {

/// @brief A project of several people with kept images and a clock that goes when it is told to.
struct Team {
    explicit Team(bool server, int images, int perImage = 2) : project(server)
    {
        ProjectInfo info = *project.stores->project().info();
        info.rules.annotatorsPerImage = perImage;
        must(PeopleService(*project.stores, project.lead).updateProject(info));
        anna = add(QStringLiteral("Annotator A"), {Role::Annotator});
        bert = add(QStringLiteral("Annotator B"), {Role::Annotator});
        cora = add(QStringLiteral("Annotator C"), {Role::Annotator, Role::Validator, Role::Adjudicator});
        judge = add(QStringLiteral("Adjudicator"), {Role::Adjudicator, Role::Validator});
        must(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < images; ++i) {
                const Image image = newImage(QStringLiteral("picture %1.jpg").arg(i));
                if (const auto added = project.images().add(image); !added)
                    return added;
                ids.append(image.id);
            }
            return {};
        }));
        must(DecisionService(*project.stores, project.lead).decide(ids, Verdict(), QStringLiteral("Kept")));
    }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
        return std::move(*result);
    }
    static void must(const Result<> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }

    PersonId add(const QString &name, const QList<Role> &roles)
    {
        return must(PeopleService(*project.stores, project.lead).add(name, roles)).id;
    }
    Stores &stores() const { return *project.stores; }
    Clock clock() const
    {
        return [this] { return now; };
    }
    void pass(int minutes) { now = now.addSecs(60 * minutes); }
    AnnotationService as(const PersonId &person) const { return AnnotationService(stores(), person, clock()); }
    AssignmentService lead() const { return AssignmentService(stores(), project.lead, clock()); }

    AnnotationId draft(const PersonId &person, const ImageId &image) const
    {
        Annotation annotation = must(as(person).open(image));
        annotation.content.explanation = QStringLiteral("begun");
        return must(as(person).saveDraft(annotation)).id;
    }
    AnnotationId submit(const PersonId &person, const ImageId &image) const
    {
        Annotation annotation = must(as(person).open(image));
        annotation.content = complete(annotation.content, stores().project().info()->preset);
        must(as(person).submit(annotation));
        return must(stores().annotations().current(image, person))->id;
    }
    HandOut handOut(const QList<PersonId> &people, int perImage = 1) const
    {
        HandOut wanted;
        wanted.people = people;
        wanted.perImage = perImage;
        return wanted;
    }
    QList<Assignment> openOf(const PersonId &person) const
    {
        AssignmentFilter filter;
        filter.person = person;
        filter.state = AssignmentState::Open;
        return must(stores().work().list(filter));
    }
    /// Everything the queue offers, in its order, walking as the page does.
    QList<ImageId> queue(const PersonId &person) const
    {
        QList<ImageId> seen;
        ImageId after;
        for (;;) {
            const auto next = must(as(person).next(after));
            if (!next || seen.contains(*next))
                return seen;
            seen.append(*next);
            after = *next;
        }
    }
    qint64 open(const PersonId &person) const
    {
        return must(stores().annotationQueue().openFor(must(turnOf(stores(), person, clock()))));
    }

    TestProject project;
    QList<ImageId> ids;
    PersonId anna, bert, cora, judge;
    QDateTime now = QDateTime(QDate(2031, 5, 6), QTime(8, 0), Qt::UTC);
};

} // namespace yuyi::test
