// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/annotation/sqlannotationqueuestore.h"

#include "db/rows/stored.h"

namespace yuyi {

namespace {

/// A piece of SQL with what is bound in it.
struct Part {
    QString text;
    QVariantList values;

    Part &add(const QString &more, const QVariantList &extra = {})
    {
        text += more;
        values += extra;
        return *this;
    }
    Part &add(const Part &other) { return add(other.text, other.values); }
};

/// Open work on whole images that has not run out, as g; what has run out, as e.
const QString live =
    QStringLiteral("g.task = 'annotate' AND g.question_id IS NULL AND g.state = 'open' "
                   "AND (g.reserved_until IS NULL OR g.reserved_until > ?) ");
const QString expiredOf = QStringLiteral(
    "EXISTS (SELECT 1 FROM assignment e WHERE e.image_id = %1.image_id AND e.person_id = "
    "%1.person_id AND e.task = 'annotate' AND e.question_id IS NULL AND e.state = 'open' "
    "AND e.reserved_until <= ?) ");

/// How many places others hold at the image i: what they wrote, unless it is a draft whose
/// reservation has run out, and what is assigned to them but not begun.
Part reservationsOfOthers(const QVariant &him, const QVariant &now)
{
    Part part;
    part.add(
        QLatin1String("((SELECT count(*) FROM annotation b WHERE b.image_id = i.id AND b.origin = "
                      "'annotation' AND b.state <> 'superseded' AND b.person_id <> ? AND NOT "
                      "(b.state = 'draft' AND ")
            + expiredOf.arg(QLatin1String("b"))
            + QLatin1String(")) + (SELECT count(*) FROM assignment g WHERE g.image_id = i.id AND ")
            + live
            + QLatin1String("AND g.person_id <> ? AND NOT EXISTS (SELECT 1 FROM annotation c WHERE "
                            "c.image_id = g.image_id AND c.person_id = g.person_id AND c.origin = "
                            "'annotation' AND c.state <> 'superseded'))) "),
        {him, now, now, him});
    return part;
}

Part own(const char *state, const Turn &turn)
{
    const QVariant him = sql::id(turn.person);
    const QVariant now = sql::time(turn.now);
    Part part;
    part.add(QStringLiteral(
                 "FROM annotation a JOIN image i ON i.id = a.image_id WHERE a.person_id = ? AND "
                 "a.origin = 'annotation' AND a.state = '%1' AND i.stage <> 'discarded' ")
                 .arg(QLatin1String(state)),
             {him});
    if (qstrcmp(state, "draft") == 0) {
        // Others have taken the place meanwhile: it stays among their work, but is not offered.
        part.add(QLatin1String("AND NOT (") + expiredOf.arg(QLatin1String("a"))
                     + QLatin1String("AND "),
                 {now});
        part.add(reservationsOfOthers(him, now));
        part.add(QStringLiteral(">= ?) "), {turn.perImage});
    }
    return part;
}

const QString notBegunByHim = QStringLiteral(
    "NOT EXISTS (SELECT 1 FROM annotation a WHERE a.image_id = i.id AND a.origin = 'annotation' "
    "AND a.state <> 'superseded' AND a.person_id = ?) ");

Part assigned(const Turn &turn)
{
    const QVariant him = sql::id(turn.person);
    Part part;
    part.add(QLatin1String(
                 "FROM assignment g JOIN image i ON i.id = g.image_id WHERE g.person_id = ? AND ")
                 + live + QLatin1String("AND i.stage <> 'discarded' AND ") + notBegunByHim,
             {him, sql::time(turn.now), him});
    return part;
}

/// Free for anybody who has not had it; a batch of calibration keeps its images to itself. One stage
/// at a time: the index then gives the images in order, and the search ends at the first.
Part free(const char *stage, const Turn &turn)
{
    const QVariant him = sql::id(turn.person);
    const QVariant now = sql::time(turn.now);
    Part part;
    part.add(QStringLiteral("FROM image i WHERE i.stage = '%1' AND ").arg(QLatin1String(stage))
                 + notBegunByHim
                 + QLatin1String(
                     "AND NOT EXISTS (SELECT 1 FROM assignment m WHERE m.image_id = i.id AND "
                     "m.person_id = ? AND m.task = 'annotate' AND m.question_id IS NULL AND "
                     "(m.state = 'done' OR (m.state = 'open' AND (m.reserved_until IS NULL OR "
                     "m.reserved_until > ?)))) AND NOT EXISTS (SELECT 1 FROM calibration_image k "
                     "JOIN calibration_batch kb ON kb.id = k.batch_id WHERE k.image_id = i.id "
                     "AND kb.state <> 'closed') AND "),
             {him, him, now});
    part.add(reservationsOfOthers(him, now));
    part.add(QStringLiteral("< ? "), {turn.perImage});
    return part;
}

/// The classes of candidates, each in the order of the images' ids: what came back, what they have
/// begun, what they were given, what is free; then what they put off.
using Class = QList<Part>; ///< found by several statements

QList<Class> classesFor(const Turn &turn)
{
    const QVariantList him{sql::id(turn.person)};
    const QString skipped = QStringLiteral(
        "EXISTS (SELECT 1 FROM annotation_skip s WHERE s.image_id = i.id AND s.person_id = ?) ");
    // A calibration goes before what else they were given.
    QList<Class> kinds{{own("returned", turn)},
                       {own("draft", turn)},
                       {assigned(turn).add(QLatin1String("AND g.origin = 'calibration' "))},
                       {assigned(turn).add(QLatin1String("AND g.origin <> 'calibration' "))}};
    if (turn.pool)
        kinds.append({free("kept", turn), free("annotating", turn)});
    QList<Class> classes;
    for (const bool putOff : {false, true}) {
        for (const Class &kind : std::as_const(kinds)) {
            Class of;
            for (const Part &one : kind) {
                Part part;
                part.add(QStringLiteral("SELECT i.id ")).add(one);
                part.add(QLatin1String(putOff ? "AND " : "AND NOT ") + skipped, him);
                of.append(part);
            }
            classes.append(of);
        }
    }
    return classes;
}

/// What is added to a candidate.
const QString hereOnly = QStringLiteral("AND i.id = ? ");
const QString behindIt = QStringLiteral("AND i.id > ? ");
const QString butForIt = QStringLiteral("AND i.id <> ? ");

Turn gateTurn(bool pool)
{
    return {sql::gatePerson(), sql::gatePlaces, pool, sql::gateNow()};
}

/// The place of a candidate among all that there are with the pool, where the last of five classes has two parts.
int numberOf(int index, int part, bool pool)
{
    const int kinds = pool ? 5 : 4;
    return index / kinds * 6 + index % kinds + part;
}

/// One row of the numbers of AnnotationWork.
Part countsFor(const Turn &turn)
{
    const QVariant him = sql::id(turn.person);
    const QVariant now = sql::time(turn.now);
    Part all;
    all.add(QStringLiteral("SELECT "));
    for (const Part &kind : {own("returned", turn), own("draft", turn),
                             assigned(turn).add(QLatin1String("AND g.origin = 'calibration' ")),
                             assigned(turn).add(QLatin1String("AND g.origin <> 'calibration' "))})
        all.add(QStringLiteral("(SELECT count(*) ")).add(kind).add(QStringLiteral("), "));
    if (turn.pool) {
        // Nobody has begun with what is kept: only assigned work and calibrations count against its limit. The
        // index on live work gives it image by image, so nothing is sorted; CROSS JOIN keeps SQLite from
        // beginning with all the images instead of the few batches.
        all.add(QLatin1String("(SELECT count(*) FROM image WHERE stage = 'kept') - (SELECT "
                              "count(*) FROM (SELECT g.image_id FROM assignment g WHERE ")
                    + live
                    + QLatin1String(
                        "GROUP BY g.image_id HAVING count(*) >= ? OR max(CASE WHEN g.person_id = ? "
                        "THEN 1 ELSE 0 END) = 1) taken JOIN image i ON i.id = taken.image_id WHERE "
                        "i.stage = 'kept') - (SELECT count(DISTINCT k.image_id) FROM "
                        "calibration_batch kb CROSS JOIN calibration_image k CROSS JOIN image i "
                        "WHERE kb.state <> 'closed' AND k.batch_id = kb.id AND i.id = k.image_id "
                        "AND i.stage = 'kept' AND (SELECT count(*) FROM assignment g WHERE "
                        "g.image_id = i.id AND ")
                    + live
                    + QLatin1String(") < ? AND NOT EXISTS (SELECT 1 FROM assignment g WHERE "
                                    "g.image_id = i.id AND g.person_id = ? AND ")
                    + live + QLatin1String(")) + (SELECT count(*) "),
                {now, turn.perImage, him, now, turn.perImage, him, now});
        all.add(free("annotating", turn)).add(QStringLiteral(")"));
    } else {
        all.add(QStringLiteral("0"));
    }
    return all;
}

} // namespace

QStringList SqlAnnotationQueueStore::conditions()
{
    return {QString(), hereOnly, behindIt, butForIt};
}

QList<sql::GateStatement> SqlAnnotationQueueStore::candidates()
{
    QList<sql::GateStatement> list;
    const QList<Class> classes = classesFor(gateTurn(true));
    for (const Class &of : classes) {
        for (const Part &one : of)
            list.append({one.text, one.values});
    }
    return list;
}

sql::GateStatement SqlAnnotationQueueStore::counts(bool pool)
{
    const Part part = countsFor(gateTurn(pool));
    return {part.text, part.values};
}

Result<std::optional<ImageId>> SqlAnnotationQueueStore::nextFor(const Turn &turn, const ImageId &after)
{
    const QList<Class> classes = classesFor(turn);
    const bool desk = m_connection.face() == Face::Desk;
    const auto least = [&](int index, int part, const QString &condition, const QVariantList &extra) -> Result<QString> {
        if (desk) {
            return m_connection.text(QStringLiteral("SELECT image_turn(?, ?, ?)"),
                                     {numberOf(index, part, turn.pool),
                                      conditions().indexOf(condition),
                                      extra.value(0, QVariant(QString()))});
        }
        const Part &one = classes.at(index).at(part);
        return m_connection.text(one.text + condition + QLatin1String("ORDER BY i.id LIMIT 1"), one.values + extra);
    };
    const auto first = [&](int of, const QString &condition, const QVariantList &extra) -> Result<QString> {
        QString smallest;
        for (int part = 0; part < classes.at(of).size(); ++part) {
            YUYI_TRY(const auto found, least(of, part, condition, extra));
            if (smallest.isEmpty() || (!found.isEmpty() && found < smallest))
                smallest = found;
        }
        return smallest;
    };
    // Where `after` stands now; an image just submitted stands nowhere.
    int from = -1;
    if (!after.isNull()) {
        for (int i = 0; i < classes.size() && from < 0; ++i) {
            YUYI_TRY(const auto here, first(i, hereOnly, {sql::id(after)}));
            if (!here.isEmpty())
                from = i;
        }
    }
    const auto search = [&](int index, const QString &condition,
                            const QVariantList &extra) -> Result<std::optional<ImageId>> {
        YUYI_TRY(const auto found, first(index, condition, extra));
        if (found.isEmpty())
            return std::optional<ImageId>();
        return std::optional<ImageId>(ImageId::fromString(found));
    };
    const QVariantList here{sql::id(after)};
    const int count = static_cast<int>(classes.size());
    // A round through all classes: behind it in its own, the others from their beginning, its own
    // up to it. Behind an image that is done, each class goes on from there.
    for (int step = 0; step < count; ++step) {
        const int index = from < 0 ? step : (from + step) % count;
        Result<std::optional<ImageId>> found = std::optional<ImageId>();
        if (!after.isNull() && (from < 0 || index == from))
            found = search(index, behindIt, here);
        if (found && !*found && index != from)
            found = search(index, {}, {});
        if (!found || *found)
            return found;
    }
    if (from >= 0)
        return search(from, butForIt, here);
    return std::optional<ImageId>();
}

Result<qint64> SqlAnnotationQueueStore::openFor(const Turn &turn)
{
    YUYI_TRY(const auto work, workFor(turn));
    return work.all();
}

Result<AnnotationWork> SqlAnnotationQueueStore::workFor(const Turn &turn)
{
    const bool desk = m_connection.face() == Face::Desk;
    const Part all = desk ? Part{QStringLiteral("SELECT * FROM work_counts(?)"), {sql::flag(turn.pool)}} : countsFor(turn);
    AnnotationWork work;
    YUYI_CHECK(m_connection.read(all.text, all.values, [&](const Row &row) {
        std::tie(work.returned, work.drafts, work.calibration, work.assigned, work.pool) =
            row.as<qint64, qint64, qint64, qint64, qint64>();
    }));
    return work;
}

Result<> SqlAnnotationQueueStore::setSkipped(const ImageId &image, const PersonId &person, bool skipped)
{
    YUYI_CHECK(skipped
                   ? m_connection.write(
                       QStringLiteral("INSERT INTO annotation_skip (image_id, person_id, created_at) "
                                      "VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
                       {sql::id(image), sql::id(person), sql::timeOrNow({})})
                   : m_connection.write(
                       QStringLiteral("DELETE FROM annotation_skip WHERE image_id = ? AND person_id = ?"),
                       {sql::id(image), sql::id(person)}));
    return {};
}

Result<qint64> SqlAnnotationQueueStore::submittedSince(const PersonId &person, const QDateTime &since)
{
    return m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM annotation WHERE person_id = ? AND origin = 'annotation' "
            "AND submitted_at >= ?"),
        {sql::id(person), sql::timeOrNow(since)});
}

} // namespace yuyi
