// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/reviewfixture.h"

#include "db/desk/desklayer.h"
#include "db/desk/desknames.h"
#include "models/services/review/validationservice.h"
#include "models/services/steward/stewardservice.h"
#include "models/stores/deskstore.h"

namespace yuyi::test {

/// @brief A project of a team at a server: everybody works through a login of their own, and a lead's login does what follows.
struct DeskTeam : ReviewProject {
    explicit DeskTeam(int votes = 5, const Preset &kinds = *builtInPreset(QStringLiteral("cii-bench")))
        : ReviewProject(true, votes, kinds), admin(connection())
    {
        ProjectInfo info = *stores->project().info();
        info.rules.openPool = true;
        done(stores->transaction([&] { return stores->project().setInfo(info); }));
        Person leading = stores->project().people()->constFirst();
        leading.roles = {Role::Lead};
        done(stores->transaction([&] { return stores->project().updatePerson(leading); }));
        third = person(QStringLiteral("戊"), {Role::Annotator});
        for (int i = 0; i < votes; ++i)
            validators.append(person(QStringLiteral("V%1").arg(i), {Role::Validator}));
        done(installDeskLayer(*admin));
    }
    ~DeskTeam()
    {
        desks.clear();
        factories.clear();
        steward.reset();
        done(removeDeskLayer(*admin));
    }

    /// The location of a login for this person, who is invited.
    QString invited(const PersonId &person, const QString &hat = QStringLiteral("desk"))
    {
        const DeskNames names(*admin->text(QStringLiteral("SELECT current_database()::text")), schema);
        const QString login = names.loginPrefix() + QStringLiteral("p%1").arg(++m_logins);
        const QString verifier = QStringLiteral("SCRAM-SHA-256$4096:AAAAAAAAAAAAAAAAAAAAAA==$%1A=:%1A=").arg(QString(42, u'B'));
        done(admin->execute(names.filled(QStringLiteral("SELECT {D}.invite('%1', '%2', '%3', now() + interval '1 day', '%4')")
                                             .arg(person.toString(), login, verifier, hat))));
        done(admin->execute(QStringLiteral("ALTER ROLE %1 PASSWORD '%2'").arg(login, qEnvironmentVariable("PGPASSWORD"))));
        logins.insert(person, login);
        QString there = location;
        return there.replace(QStringLiteral("//%1@").arg(qEnvironmentVariable("PGUSER")), QStringLiteral("//%1@").arg(login));
    }
    Stores &at(const PersonId &person)
    {
        if (!desks.contains(person)) {
            const auto opened = host.open(invited(person));
            done(opened);
            factories.append(*opened);
            auto theirs = (*opened)->open();
            done(theirs);
            desks.insert(person, std::shared_ptr<Stores>(std::move(*theirs)));
        }
        return *desks.value(person);
    }
    /// A login of the lead that sees everything.
    QString stewardLocation()
    {
        if (m_stewardLocation.isEmpty())
            m_stewardLocation = invited(lead, QStringLiteral("home"));
        return m_stewardLocation;
    }
    /// Does all that waits, with a lead's own login; what could not be done.
    QStringList settle()
    {
        if (!steward) {
            const auto opened = host.open(stewardLocation());
            done(opened);
            factories.append(*opened);
            auto home = (*opened)->open();
            done(home);
            steward = std::move(*home);
        }
        QStringList faults;
        for (int i = 0; i < 100; ++i) {
            const auto step = StewardService(*steward).doNext();
            done(step);
            if (!step->found)
                break;
            if (!step->fault.isEmpty())
                faults.append(codeOf(step->todo.kind) + u' ' + step->fault);
        }
        return faults;
    }
    /// What the queue of their own login offers, handed in.
    ImageId work(const PersonId &person, const std::function<void(AnnotationContent &)> &change = {})
    {
        AnnotationService service(at(person), person);
        const auto next = service.next({});
        done(next);
        if (!*next)
            return {};
        auto opened = service.open(**next);
        done(opened);
        Annotation annotation = *opened;
        annotation.content.explanation = QStringLiteral("begun");
        const auto saved = service.saveDraft(annotation);
        done(saved);
        annotation = *saved;
        annotation.content = complete(annotation.content, preset);
        if (change)
            change(annotation.content);
        done(service.submit(annotation));
        return **next;
    }
    Result<> decideAll(const PersonId &person)
    {
        AdjudicationService service(at(person), person);
        YUYI_TRY(const auto next, service.next({}));
        if (!next)
            return failure(ErrorCode::NotFound, QStringLiteral("no case"));
        YUYI_TRY(const auto view, service.open(*next));
        for (const CaseField &field : view.fields) {
            if (!field.isOpen())
                continue;
            const auto settled = service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field"));
            if (!settled)
                return passOn(settled);
        }
        return service.finish(*next);
    }

    std::unique_ptr<Connection> admin;
    PersonId third;
    QList<PersonId> validators;
    QHash<PersonId, QString> logins;
    QHash<PersonId, std::shared_ptr<Stores>> desks;
    QList<std::shared_ptr<StoreFactory>> factories;
    std::unique_ptr<Stores> steward;

private:
    int m_logins = 0;
    QString m_stewardLocation;
};

} // namespace yuyi::test
