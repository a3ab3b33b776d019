// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/db/desk/deskproject.h"

namespace yuyi::test {

/// @brief DeskProject with two studies and logins of their participants: pia and paul take part in the first one and have answered one
/// question, petra in the other. Pia has six trials, the third of them a gold item.
struct StudyDeskProject : DeskProject {
    StudyDeskProject()
    {
        plantStudies();
        for (const QString &taker : takers) {
            invite(taker, loginOf(taker), QStringLiteral("participant"));
            sessions.insert(taker, std::make_shared<Session>(loginOf(taker), admin->location(), QStringList{names.desk(), names.schema()}));
        }
    }

    const QStringList takers{QStringLiteral("pia"), QStringLiteral("paul"), QStringLiteral("petra")};

private:
    /// A question of a study, of which participants see the version and its picture.
    void studyItem(const QString &study, const QString &id, int position, const QString &part)
    {
        const QString image = QStringLiteral("image") + id;
        this->image(image);
        annotation(id, image, QStringLiteral("bert"), QStringLiteral("draft"));
        plant(QStringLiteral("study_item"), study + id,
              {
                  {QStringLiteral("study_id"), study},
                  {QStringLiteral("position"), QString::number(position)},
                  {QStringLiteral("part"), part},
                  {QStringLiteral("question_version_id"), u'w' + id},
                  {QStringLiteral("image_id"), image},
                  {QStringLiteral("image_sha256"), Sha256::of(image.toUtf8()).hex()},
              });
    }

    void participant(const QString &id, const QString &study, int number, const QStringList &items)
    {
        plant(QStringLiteral("participant"), id,
              {
                  {QStringLiteral("study_id"), study},
                  {QStringLiteral("number"), QString::number(number)},
                  {QStringLiteral("state"), QStringLiteral("active")},
                  {QStringLiteral("simulated"), QString()},
                  {QStringLiteral("background"), QStringLiteral("{}")},
                  {QStringLiteral("consent_at"), QStringLiteral("2026-01-01T00:00:00.000Z")},
                  {QStringLiteral("finished_at"), QString()},
                  {QStringLiteral("created_by"), QStringLiteral("judy")},
              });
        administer(QStringLiteral("UPDATE {S}.participant SET finished_at = NULL"));
        plant(QStringLiteral("participant_name"), id, {{QStringLiteral("participant_id"), id}});
        plant(QStringLiteral("event"), QStringLiteral("e") + id,
              {{QStringLiteral("entity"), QStringLiteral("participant")}, {QStringLiteral("subject_id"), id}});
        plant(QStringLiteral("event"), QStringLiteral("l") + id,
              {
                  {QStringLiteral("entity"), QStringLiteral("participant")},
                  {QStringLiteral("subject_id"), id},
                  {QStringLiteral("created_by"), QStringLiteral("judy")},
              });
        for (int i = 0; i < items.size(); ++i) {
            const QString trial = id + items.at(i);
            plant(QStringLiteral("trial"), trial,
                  {
                      {QStringLiteral("participant_id"), id},
                      {QStringLiteral("position"), QString::number(i)},
                      {QStringLiteral("block"), QStringLiteral("0")},
                      {QStringLiteral("part"), QLatin1String(i == 0 ? "practice" : i == 2 ? "gold"
                                                                                          : "main")},
                      {QStringLiteral("question_version_id"), u'w' + items.at(i)},
                      {QStringLiteral("shown_order"), QStringLiteral("[\"o1\", \"o2\"]")},
                      {QStringLiteral("changes"), QStringLiteral("0")},
                      {QStringLiteral("milliseconds"), QStringLiteral("-1")},
                      {QStringLiteral("flags"), QStringLiteral("[]")},
                      {QStringLiteral("first_options"), QStringLiteral("[]")},
                      {QStringLiteral("first_answer"), QString()},
                      {QStringLiteral("options"), QStringLiteral("[]")},
                      {QStringLiteral("answer"), QString()},
                      {QStringLiteral("option_id"), QString()},
                      {QStringLiteral("shown_at"), QString()},
                      {QStringLiteral("answered_at"), QString()},
                  });
        }
        administer(QStringLiteral("UPDATE {S}.trial SET option_id = NULL, shown_at = NULL, answered_at = NULL WHERE answered_at = ''"));
        administer(QStringLiteral("UPDATE {S}.trial SET option_id = 'o1', milliseconds = 900, shown_at = '2026-01-01T00:00:00.000Z', "
                                  "answered_at = '2026-01-01T00:00:01.000Z' WHERE position = 0"));
    }

    void plantStudies()
    {
        for (const QString &study : {QStringLiteral("study1"), QStringLiteral("study2")}) {
            plant(QStringLiteral("study"), study,
                  {
                      {QStringLiteral("state"), QStringLiteral("running")},
                      {QStringLiteral("item_set_id"), QStringLiteral("set1")},
                      {QStringLiteral("texts"), QStringLiteral("1")},
                      {QStringLiteral("background"), QStringLiteral("[]")},
                      {QStringLiteral("design"), QStringLiteral("{\"category\": \"«study.design.%1»\", \"gold_filter\": "
                                                                "\"«study.design.%1»\", \"practice_filter\": \"«study.design.%1»\", "
                                                                "\"blocks\": \"«study.design.%1»\", \"across\": "
                                                                "\"«study.design.%1»\", \"gold_share\": 0.25, \"may_go_back\": false}")
                                                     .arg(study)},
                  });
            plant(QStringLiteral("study_text"), study, {{QStringLiteral("study_id"), study}});
        }
        const QStringList items{QStringLiteral("s0"), QStringLiteral("s1"), QStringLiteral("s2"),
                                QStringLiteral("s3"), QStringLiteral("s4"), QStringLiteral("s5")};
        for (int i = 0; i < items.size(); ++i) {
            studyItem(QStringLiteral("study1"), items.at(i), i, QLatin1String(i == 0 ? "practice" : i == 2 ? "gold"
                                                                                                           : "main"));
        }
        studyItem(QStringLiteral("study1"), QStringLiteral("s6"), 6, QStringLiteral("main"));
        studyItem(QStringLiteral("study2"), QStringLiteral("z0"), 0, QStringLiteral("main"));
        participant(QStringLiteral("pia"), QStringLiteral("study1"), 1, items);
        participant(QStringLiteral("paul"), QStringLiteral("study1"), 2, {QStringLiteral("s6"), QStringLiteral("s5")});
        participant(QStringLiteral("petra"), QStringLiteral("study2"), 1, {QStringLiteral("z0")});
    }
};

} // namespace yuyi::test
