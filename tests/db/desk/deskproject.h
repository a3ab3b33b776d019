// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/dbfixture.h"

#include "db/desk/deskcatalog.h"
#include "db/desk/desklayer.h"
#include "db/desk/desknames.h"

#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

namespace yuyi::test {

/// A login's own session at the server, below every program.
struct Session {
    Session(const QString &login, const ProjectLocation &location, const QStringList &path) : name(newUuid().toString(QUuid::Id128))
    {
        database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        database.setHostName(location.host);
        database.setPort(location.port);
        database.setDatabaseName(location.database);
        database.setUserName(login);
        database.setPassword(qEnvironmentVariable("PGPASSWORD"));
        if (!database.open())
            return;
        QSqlQuery query(database);
        QStringList quoted;
        for (const QString &schema : path)
            quoted.append(DeskNames::quoted(schema));
        query.exec(QStringLiteral("SET search_path = %1, pg_temp").arg(quoted.join(u',')));
        query.exec(QStringLiteral("SET statement_timeout = '20s'"));
        query.exec(QStringLiteral("SET client_min_messages = error"));
    }
    ~Session()
    {
        database = {};
        QSqlDatabase::removeDatabase(name);
    }
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    struct Answer {
        bool refused = false;
        int rows = 0;      ///< that were read or changed
        QStringList cells; ///< of what was read, NULL as an empty text
        QString message;
        QByteArray text() const { return (message + u'|' + cells.join(u'|')).toUtf8(); }
    };
    /// Runs the statements in one transaction that is undone at the end.
    Answer ask(const QString &statements) const
    {
        QSqlQuery query(database);
        query.exec(QStringLiteral("BEGIN"));
        Answer answer = run(statements);
        query.exec(QStringLiteral("ROLLBACK"));
        return answer;
    }
    Answer run(const QString &statements) const
    {
        Answer answer;
        QSqlQuery query(database);
        answer.refused = !query.exec(statements);
        if (answer.refused) {
            answer.message = query.lastError().text();
            return answer;
        }
        answer.rows = query.isSelect() ? 0 : qMax(0, query.numRowsAffected());
        while (query.isSelect() && query.next()) {
            ++answer.rows;
            for (int column = 0; column < query.record().count(); ++column)
                answer.cells.append(query.value(column).toString());
        }
        return answer;
    }

    QString name;
    QSqlDatabase database;
};

/// @brief A project at the server with the desk layer and a login for two people of every role. Every cell that holds free text names
/// itself: «table.column.row». Ids are the words of the rows.
struct DeskProject : TestProject {
    DeskProject() : TestProject(true), admin(connection()), catalog(*readDeskCatalog(*admin, schema)), names(databaseName(), schema)
    {
        (void)admin->read(QStringLiteral("SELECT c.relname::text || '.' || a.attname::text FROM pg_class c JOIN pg_attribute a ON "
                                         "a.attrelid = c.oid AND "
                                         "a.attnotnull AND a.attnum > 0 WHERE c.relnamespace = (SELECT oid FROM pg_namespace WHERE "
                                         "nspname = ?)"),
                          {schema}, [this](const Row &row) { required.insert(row.text(0)); });
        plantAll();
        if (const auto installed = installDeskLayer(*admin); !installed)
            qFatal("%s", whatFailed(installed).constData());
        for (const QString &person : people) {
            const QString login = loginOf(person);
            invite(person, login);
            sessions.insert(person, std::make_shared<Session>(login, admin->location(), QStringList{names.desk(), names.schema()}));
        }
    }
    ~DeskProject()
    {
        sessions.clear();
        if (const auto removed = removeDeskLayer(*admin); !removed)
            qWarning("%s", whatFailed(removed).constData());
    }

    const Session &at(const QString &person) const { return *sessions.value(person); }
    QString loginOf(const QString &person) const { return names.loginPrefix() + person; }
    QString sql(const QString &text) const { return names.filled(text); }
    void administer(const QString &statement) const
    {
        if (const auto done = admin->execute(sql(statement)); !done)
            qFatal("%s | %s", qPrintable(statement), whatFailed(done).constData());
    }
    void invite(const QString &person, const QString &login, const QString &hat = QStringLiteral("desk")) const
    {
        administer(QStringLiteral("SELECT {D}.invite('%1', '%2', '%3', now() + interval '1 day', '%4')")
                       .arg(person, login, verifier(), hat));
        administer(QStringLiteral("ALTER ROLE %1 PASSWORD '%2'").arg(login, qEnvironmentVariable("PGPASSWORD")));
    }
    /// Of nobody's password.
    static QString verifier()
    {
        return QStringLiteral("SCRAM-SHA-256$4096:AAAAAAAAAAAAAAAAAAAAAA==$%1A=:%1A=").arg(QString(42, u'B'));
    }

    const QStringList people{QStringLiteral("anna"), QStringLiteral("bert"), QStringLiteral("vera"), QStringLiteral("vito"),
                             QStringLiteral("judy"), QStringLiteral("jack"), QStringLiteral("egon"), QStringLiteral("ella")};
    std::unique_ptr<Connection> admin;
    DeskCatalog catalog;
    DeskNames names;
    QMap<QString, std::shared_ptr<Session>> sessions;

protected:
    QSet<QString> required; ///< "table.column" that is never NULL
    using Cells = QMap<QString, QString>;

    QString databaseName() const { return *admin->text(QStringLiteral("SELECT current_database()::text")); }

    /// A row; what is not given names itself or is the least that the column allows.
    void plant(const QString &table, const QString &row, const Cells &given)
    {
        QStringList columns;
        QStringList values;
        for (const CatalogColumn &column : catalog.value(table)) {
            if (column.identity || (!given.contains(column.name) && !column.fallback.isEmpty() && column.type != QLatin1String("text")))
                continue;
            QString value = given.value(column.name);
            if (!given.contains(column.name)) {
                const bool text = column.type.startsWith(QLatin1String("text"));
                const bool needed = required.contains(table + u'.' + column.name);
                if (column.name == QLatin1String("id"))
                    value = row;
                else if (column.name.endsWith(QLatin1String("_at")))
                    value = QStringLiteral("2026-01-01T00:00:00.000Z");
                else if (text && !needed)
                    continue;
                else if (text)
                    value = QStringLiteral("«%1.%2.%3»").arg(table, column.name, row);
                else if (column.type == QLatin1String("bytea"))
                    value = QStringLiteral("bytes of %1").arg(row);
                else
                    value = QStringLiteral("1");
            }
            columns.append(column.name);
            values.append(DeskNames::literal(value));
        }
        administer(QStringLiteral("INSERT INTO {S}.%1 (%2) VALUES (%3)").arg(table, columns.join(u','), values.join(u',')));
    }

    void image(const QString &id)
    {
        const QString hash = Sha256::of(id.toUtf8()).hex();
        plant(QStringLiteral("image"), id,
              {
                  {QStringLiteral("sha256"), hash},
                  {QStringLiteral("format"), QStringLiteral("png")},
                  {QStringLiteral("stage"),
                   QStringLiteral("disputed")},
                  {QStringLiteral("created_by"), QStringLiteral("bert")},
                  {QStringLiteral("colour"),
                   QStringLiteral("rgb8")},
              });
        plant(QStringLiteral("blob"), id, {{QStringLiteral("sha256"), hash}});
        plant(QStringLiteral("image_name"), id, {{QStringLiteral("image_id"), id}});
        plant(QStringLiteral("image_fact"), id, {{QStringLiteral("image_id"), id}, {QStringLiteral("set_by"), QStringLiteral("jack")}});
        plant(QStringLiteral("text_measure"), id, {{QStringLiteral("image_id"), id}, {QStringLiteral("newest"), QStringLiteral("1")}});
        plant(QStringLiteral("source_entry"), id, {{QStringLiteral("image_id"), id}});
        plant(QStringLiteral("decision"), id,
              {
                  {QStringLiteral("image_id"), id},
                  {QStringLiteral("step"), QStringLiteral("inspect")},
                  {QStringLiteral("outcome"),
                   QStringLiteral("keep")},
              });
    }

    /// An annotation with a question, its version, two options, the key, a wording, a label of each kind.
    void annotation(const QString &id, const QString &image, const QString &person, const QString &state,
                    const QString &origin = QStringLiteral("annotation"))
    {
        const QString question = u'q' + id;
        const QString version = u'w' + id;
        const QString medium = Sha256::of(QByteArray("medium" + id.toUtf8())).hex();
        const auto by = [&](Cells cells) {
            cells.insert(QStringLiteral("created_by"), person);
            return cells;
        };
        plant(QStringLiteral("annotation"), id,
              {
                  {QStringLiteral("image_id"), image},
                  {QStringLiteral("person_id"), person},
                  {QStringLiteral("origin"), origin},
                  {QStringLiteral("state"), state},
                  {QStringLiteral("unsure"), QStringLiteral("0")},
              });
        plant(QStringLiteral("annotation_label"), id, {{QStringLiteral("annotation_id"), id}});
        plant(QStringLiteral("annotation_context"), id, {{QStringLiteral("annotation_id"), id}});
        if (origin == QLatin1String("gold"))
            return;
        plant(QStringLiteral("question"), question,
              by({
                  {QStringLiteral("annotation_id"), id},
                  {QStringLiteral("group_id"), QStringLiteral("«question.group_id.%1»").arg(id)},
                  {QStringLiteral("state"), QStringLiteral("active")},
              }));
        plant(QStringLiteral("question_version"), version,
              by({
                  {QStringLiteral("question_id"), question},
                  {QStringLiteral("frozen"), state == QLatin1String("submitted") ? QStringLiteral("1") : QStringLiteral("0")},
              }));
        plant(QStringLiteral("medium"), medium, by({
                                                    {QStringLiteral("sha256"), medium},
                                                    {QStringLiteral("format"), QStringLiteral("png")},
                                                }));
        plant(QStringLiteral("blob"), medium, {{QStringLiteral("sha256"), medium}});
        for (const QString &option : {QStringLiteral("o1"), QStringLiteral("o2")}) {
            plant(QStringLiteral("question_option"), version + option,
                  {{QStringLiteral("question_version_id"), version}, {QStringLiteral("id"), option}});
        }
        plant(QStringLiteral("question_key"), version, {
                                                           {QStringLiteral("question_version_id"), version},
                                                           {QStringLiteral("option_id"), QStringLiteral("o2")},
                                                       });
        plant(QStringLiteral("question_accepted"), version, {{QStringLiteral("question_version_id"), version}});
        plant(QStringLiteral("question_medium"), version, {
                                                              {QStringLiteral("question_version_id"), version},
                                                              {QStringLiteral("sha256"), medium},
                                                          });
        plant(QStringLiteral("question_label"), version, {
                                                             {QStringLiteral("annotation_id"), id},
                                                             {QStringLiteral("question_id"), question},
                                                         });
        if (state != QLatin1String("submitted"))
            return;
        plant(QStringLiteral("submission"), u's' + id,
              by({
                  {QStringLiteral("annotation_id"), id},
                  {QStringLiteral("image_id"), image},
                  {QStringLiteral("person_id"), person},
              }));
        plant(QStringLiteral("submission_label"), id, {{QStringLiteral("submission_id"), u's' + id}});
    }

    void task(const QString &id, const QString &person, const QString &kind, const QString &image, const QString &question = {})
    {
        Cells cells{
            {QStringLiteral("person_id"), person},
            {QStringLiteral("task"), kind},
            {QStringLiteral("image_id"), image},
            {QStringLiteral("state"), QStringLiteral("open")},
            {QStringLiteral("origin"), QStringLiteral("lead")},
        };
        if (!question.isEmpty())
            cells.insert(QStringLiteral("question_id"), question);
        plant(QStringLiteral("assignment"), id, cells);
    }

    void adjudicationCase(const QString &id, const QString &image, const QString &a, const QString &b, const QString &state)
    {
        plant(QStringLiteral("adjudication_case"), id,
              {
                  {QStringLiteral("image_id"), image},
                  {QStringLiteral("submission_a"), a},
                  {QStringLiteral("submission_b"), b},
                  {QStringLiteral("left_side"), QStringLiteral("a")},
                  {QStringLiteral("state"), state},
                  {QStringLiteral("adjudicator_id"),
                   QStringLiteral("judy")},
              });
        plant(QStringLiteral("discrepancy"), u'd' + id, {
                                                            {QStringLiteral("case_id"), id},
                                                            {QStringLiteral("state"), QStringLiteral("open")},
                                                        });
        plant(QStringLiteral("adjudication"), u'j' + id,
              {
                  {QStringLiteral("discrepancy_id"), u'd' + id},
                  {QStringLiteral("choice"), QStringLiteral("a")},
                  {QStringLiteral("superseded"), QStringLiteral("0")},
                  {QStringLiteral("created_by"), QStringLiteral("judy")},
              });
    }

    void round(const QString &id, const QString &annotation, const QString &image)
    {
        plant(QStringLiteral("validation"), id,
              {
                  {QStringLiteral("question_id"), u'q' + annotation},
                  {QStringLiteral("question_version_id"), u'w' + annotation},
                  {QStringLiteral("image_id"), image},
                  {QStringLiteral("state"), QStringLiteral("open")},
              });
    }

    void vote(const QString &id, const QString &round, const QString &annotation, const QString &person)
    {
        plant(QStringLiteral("vote"), id,
              {
                  {QStringLiteral("validation_id"), round},
                  {QStringLiteral("question_version_id"), u'w' + annotation},
                  {QStringLiteral("option_id"), QStringLiteral("o2")},
                  {QStringLiteral("withdrawn"), QStringLiteral("0")},
                  {QStringLiteral("created_by"), person},
                  {QStringLiteral("correct"), QStringLiteral("1")},
              });
    }

    void errorCase(const QString &id, const QString &attempt, const QStringList &coders)
    {
        plant(QStringLiteral("error_case"), id,
              {
                  {QStringLiteral("sample_id"), QStringLiteral("sample1")},
                  {QStringLiteral("attempt_id"), attempt},
                  {QStringLiteral("position"), id.right(1)},
              });
        for (const QString &coder : coders) {
            plant(QStringLiteral("error_code"), u'c' + id + coder,
                  {
                      {QStringLiteral("case_id"), id},
                      {QStringLiteral("final"), QStringLiteral("0")},
                      {QStringLiteral("state"),
                       QStringLiteral("draft")},
                      {QStringLiteral("verdict"), QStringLiteral("model-wrong")},
                      {QStringLiteral("created_by"),
                       coder},
                  });
        }
    }

    void plantPeople()
    {
        const QMap<QString, QString> roles{
            {QStringLiteral("anna"), QStringLiteral("annotator")},
            {QStringLiteral("bert"),
             QStringLiteral("annotator")},
            {QStringLiteral("vera"), QStringLiteral("validator")},
            {QStringLiteral("vito"),
             QStringLiteral("validator")},
            {QStringLiteral("judy"), QStringLiteral("adjudicator")},
            {QStringLiteral("jack"),
             QStringLiteral("adjudicator")},
            {QStringLiteral("egon"), QStringLiteral("expert")},
            {QStringLiteral("ella"),
             QStringLiteral("expert")},
        };
        for (const QString &person : people) {
            plant(QStringLiteral("person"), person, {{QStringLiteral("name"), person}});
            plant(QStringLiteral("person_role"), person, {
                                                             {QStringLiteral("person_id"), person},
                                                             {QStringLiteral("role"), roles.value(person)},
                                                         });
            plant(QStringLiteral("event"), u'e' + person,
                  {
                      {QStringLiteral("created_by"), person},
                      {QStringLiteral("subject_id"), QStringLiteral("image1")},
                  });
            plant(QStringLiteral("undo_step"), u'u' + person, {
                                                                  {QStringLiteral("person_id"), person},
                                                                  {QStringLiteral("undone"), QStringLiteral("0")},
                                                              });
            plant(QStringLiteral("text_draft"), person, {{QStringLiteral("person_id"), person}});
        }
        plant(QStringLiteral("guideline"), QStringLiteral("guideline1"), {{QStringLiteral("created_by"), QStringLiteral("jack")}});
    }

    void plantRuns()
    {
        plant(QStringLiteral("endpoint"), QStringLiteral("endpoint1"),
              {
                  {QStringLiteral("dialect"), QStringLiteral("openai")},
                  {QStringLiteral("section"), QStringLiteral("open")},
                  {QStringLiteral("key_source"), QStringLiteral("none")},
              });
        plant(QStringLiteral("prompt_template"), QStringLiteral("prompt1"), {});
        plant(QStringLiteral("item_set"), QStringLiteral("set1"), {});
        plant(QStringLiteral("run"), QStringLiteral("run1"),
              {
                  {QStringLiteral("origin"), QStringLiteral("asked")},
                  {QStringLiteral("endpoint_id"), QStringLiteral("endpoint1")},
                  {QStringLiteral("launch_id"), QStringLiteral("run1")},
                  {QStringLiteral("section"), QStringLiteral("open")},
                  {QStringLiteral("item_set_id"), QStringLiteral("set1")},
                  {QStringLiteral("option_order"),
                   QStringLiteral("written")},
                  {QStringLiteral("state"), QStringLiteral("done")},
                  {QStringLiteral("kind"),
                   QStringLiteral("questions")},
                  {QStringLiteral("prompt_template_id"), QStringLiteral("prompt1")},
              });
        for (const QString &annotation : {QStringLiteral("a3"), QStringLiteral("b3")}) {
            const QString attempt = u't' + annotation;
            plant(QStringLiteral("item_set_item"), annotation,
                  {
                      {QStringLiteral("item_set_id"), QStringLiteral("set1")},
                      {QStringLiteral("position"),
                       QString::number(annotation.at(0).unicode())},
                      {QStringLiteral("question_version_id"), u'w' + annotation},
                      {QStringLiteral("image_id"), QStringLiteral("image3")},
                      {QStringLiteral("item_id"), u'i' + annotation},
                  });
            plant(QStringLiteral("attempt"), attempt,
                  {
                      {QStringLiteral("run_id"), QStringLiteral("run1")},
                      {QStringLiteral("question_version_id"), u'w' + annotation},
                  });
            plant(QStringLiteral("response"), attempt,
                  {
                      {QStringLiteral("attempt_id"), attempt},
                      {QStringLiteral("run_id"), QStringLiteral("run1")},
                      {QStringLiteral("status"),
                       QStringLiteral("answered")},
                  });
            plant(QStringLiteral("scored_response"), attempt,
                  {
                      {QStringLiteral("attempt_id"), attempt},
                      {QStringLiteral("result"), QStringLiteral("incorrect")},
                  });
        }
        plant(QStringLiteral("error_types"), QStringLiteral("types1"), {});
        plant(QStringLiteral("error_sample"), QStringLiteral("sample1"), {{QStringLiteral("allocation"), QStringLiteral("equal")}});
        errorCase(QStringLiteral("error1"), QStringLiteral("ta3"), {QStringLiteral("egon"), QStringLiteral("ella")});
        errorCase(QStringLiteral("error2"), QStringLiteral("tb3"), {QStringLiteral("ella")});
        plant(QStringLiteral("rating"), QStringLiteral("rating1"),
              {
                  {QStringLiteral("attempt_id"), QStringLiteral("ta3")},
                  {QStringLiteral("created_by"), QStringLiteral("ella")},
              });
    }

    void plantTalk()
    {
        for (const QString &person : {QStringLiteral("bert"), QStringLiteral("jack")}) {
            plant(QStringLiteral("comment"), u'k' + person,
                  {
                      {QStringLiteral("entity"), QStringLiteral("image")},
                      {QStringLiteral("subject_id"), QStringLiteral("image4")},
                      {QStringLiteral("image_id"), QStringLiteral("image4")},
                      {QStringLiteral("state"), QStringLiteral("open")},
                      {QStringLiteral("created_by"), person},
                  });
        }
        plant(QStringLiteral("comment_mention"), QStringLiteral("kjack"),
              {
                  {QStringLiteral("comment_id"), QStringLiteral("kjack")},
                  {QStringLiteral("person_id"), QStringLiteral("ella")},
              });
        plant(QStringLiteral("calibration_batch"), QStringLiteral("batch1"), {{QStringLiteral("state"), QStringLiteral("labelling")}});
        for (const QString &person : {QStringLiteral("anna"), QStringLiteral("bert")}) {
            plant(QStringLiteral("calibration_person"), person,
                  {
                      {QStringLiteral("batch_id"), QStringLiteral("batch1")},
                      {QStringLiteral("person_id"), person},
                      {QStringLiteral("result"), QStringLiteral("open")},
                  });
        }
        plant(QStringLiteral("calibration_outcome"), QStringLiteral("outcome1"),
              {
                  {QStringLiteral("batch_id"), QStringLiteral("batch1")},
                  {QStringLiteral("image_id"), QStringLiteral("image1")},
              });
        plant(QStringLiteral("discussion"), QStringLiteral("talk1"),
              {
                  {QStringLiteral("entity"), QStringLiteral("image")},
                  {QStringLiteral("subject_id"), QStringLiteral("image4")},
                  {QStringLiteral("image_id"), QStringLiteral("image4")},
                  {QStringLiteral("state"), QStringLiteral("open")},
              });
        plant(QStringLiteral("work_return"), QStringLiteral("return1"),
              {
                  {QStringLiteral("image_id"), QStringLiteral("image4")},
                  {QStringLiteral("annotation_id"), QStringLiteral("b4")},
                  {QStringLiteral("person_id"), QStringLiteral("bert")},
                  {QStringLiteral("origin"), QStringLiteral("review")},
              });
        plant(QStringLiteral("about_text"), QStringLiteral("about1"), {{QStringLiteral("field"), QStringLiteral("pay")}});
        plant(QStringLiteral("job"), QStringLiteral("job1"), {{QStringLiteral("state"), QStringLiteral("done")}});
        plant(QStringLiteral("release"), QStringLiteral("release1"), {});
        plant(QStringLiteral("concept"), QStringLiteral("concept1"), {});
    }

    void plantAll()
    {
        plantPeople();
        for (const char *id : {"image1", "image2", "image3", "image4", "image5"})
            image(QString::fromLatin1(id));
        const QString draft = QStringLiteral("draft");
        const QString submitted = QStringLiteral("submitted");
        const QString annotate = QStringLiteral("annotate");
        annotation(QStringLiteral("a1"), QStringLiteral("image1"), QStringLiteral("anna"), draft);
        annotation(QStringLiteral("a2"), QStringLiteral("image2"), QStringLiteral("anna"), submitted);
        annotation(QStringLiteral("b2"), QStringLiteral("image2"), QStringLiteral("bert"), submitted);
        annotation(QStringLiteral("a3"), QStringLiteral("image3"), QStringLiteral("anna"), submitted);
        annotation(QStringLiteral("b3"), QStringLiteral("image3"), QStringLiteral("bert"), submitted);
        annotation(QStringLiteral("b4"), QStringLiteral("image4"), QStringLiteral("bert"), draft);
        annotation(QStringLiteral("g3"), QStringLiteral("image3"), QStringLiteral("judy"), submitted, QStringLiteral("gold"));
        plant(QStringLiteral("gold_question"), QStringLiteral("g3"),
              {
                  {QStringLiteral("annotation_id"), QStringLiteral("g3")},
                  {QStringLiteral("question_id"), QStringLiteral("qa3")},
                  {QStringLiteral("question_version_id"), QStringLiteral("wa3")},
              });
        task(QStringLiteral("n1"), QStringLiteral("anna"), annotate, QStringLiteral("image1"));
        task(QStringLiteral("n2"), QStringLiteral("anna"), annotate, QStringLiteral("image2"));
        task(QStringLiteral("n3"), QStringLiteral("bert"), annotate, QStringLiteral("image4"));
        adjudicationCase(QStringLiteral("case2"), QStringLiteral("image2"), QStringLiteral("sa2"), QStringLiteral("sb2"),
                         QStringLiteral("open"));
        adjudicationCase(QStringLiteral("case3"), QStringLiteral("image3"), QStringLiteral("sa3"), QStringLiteral("sb3"),
                         QStringLiteral("settled"));
        round(QStringLiteral("round3"), QStringLiteral("a3"), QStringLiteral("image3"));
        round(QStringLiteral("round4"), QStringLiteral("b3"), QStringLiteral("image3"));
        task(QStringLiteral("n4"), QStringLiteral("vera"), QStringLiteral("validate"), QStringLiteral("image3"), QStringLiteral("qa3"));
        vote(QStringLiteral("vote3"), QStringLiteral("round3"), QStringLiteral("a3"), QStringLiteral("vito"));
        vote(QStringLiteral("vote4"), QStringLiteral("round4"), QStringLiteral("b3"), QStringLiteral("vito"));
        plantRuns();
        plantTalk();
    }
};

} // namespace yuyi::test
