// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is: a part of SqlAnnotationStore.
#include "db/sqlannotationstore.h"

namespace yuyi {

namespace {

// His own unfinished ones, wherever the image stands but not when it was discarded meanwhile.
const QString ownOpen =
    QStringLiteral("FROM annotation a JOIN image i ON i.id = a.image_id WHERE a.person_id = ? AND "
                   "a.origin = 'annotation' "
                   "AND a.state IN ('draft', 'returned') AND i.stage <> 'discarded' ");
const QString skippedByHim = QStringLiteral(
    "(SELECT 1 FROM annotation_skip s WHERE s.image_id = i.id AND s.person_id = ?) ");

// Others' images that still want somebody.
const QString wanting = QStringLiteral(
    "FROM image i WHERE i.stage IN ('kept', 'annotating') AND NOT EXISTS (SELECT 1 FROM annotation "
    "a "
    "WHERE a.image_id = i.id AND a.origin = 'annotation' AND a.state <> 'superseded' AND "
    "a.person_id = ?) "
    "AND (SELECT count(*) FROM annotation b WHERE b.image_id = i.id AND b.origin = 'annotation' "
    "AND b.state <> 'superseded') < ? ");

/// One class of candidates, each in the order of the images' ids.
struct Class {
    QString select;
    QVariantList values;
};

QList<Class> classesFor(const PersonId &person, int perImage)
{
    const QVariant him = sql::id(person);
    return {
        {QLatin1String("SELECT i.id ") + ownOpen + QLatin1String("AND NOT EXISTS ") + skippedByHim,
         {him, him}},
        {QLatin1String("SELECT i.id ") + wanting + QLatin1String("AND NOT EXISTS ") + skippedByHim,
         {him, perImage, him}},
        {QLatin1String("SELECT i.id ") + ownOpen + QLatin1String("AND EXISTS ") + skippedByHim,
         {him, him}},
        {QLatin1String("SELECT i.id ") + wanting + QLatin1String("AND EXISTS ") + skippedByHim,
         {him, perImage, him}},
    };
}

} // namespace

Result<std::optional<ImageId>> SqlAnnotationStore::nextFor(const PersonId &person, int perImage,
                                                           const ImageId &after)
{
    const QList<Class> classes = classesFor(person, perImage);
    const auto first = [&](const Class &of, const QString &condition, const QVariantList &extra) {
        return m_connection.text(of.select + condition + QLatin1String("ORDER BY i.id LIMIT 1"),
                                 of.values + extra);
    };
    // Where `after` stands now; an image just submitted stands nowhere.
    int from = -1;
    if (!after.isNull()) {
        for (int i = 0; i < classes.size() && from < 0; ++i) {
            const auto here =
                first(classes.at(i), QStringLiteral("AND i.id = ? "), {sql::id(after)});
            if (!here)
                return passOn(here);
            if (!here->isEmpty())
                from = i;
        }
    }
    const auto search = [&](int index, const QString &condition,
                            const QVariantList &extra) -> Result<std::optional<ImageId>> {
        const auto found = first(classes.at(index), condition, extra);
        if (!found)
            return passOn(found);
        if (found->isEmpty())
            return std::optional<ImageId>();
        return std::optional<ImageId>(ImageId::fromString(*found));
    };
    const QString behind = QStringLiteral("AND i.id > ? ");
    const QString other = QStringLiteral("AND i.id <> ? ");
    const QVariantList here{sql::id(after)};
    const int count = static_cast<int>(classes.size());
    // A round through all classes: behind it in its own, the others from their beginning, its own
    // up to it. Behind an image that is done, each class goes on from there.
    for (int step = 0; step < count; ++step) {
        const int index = from < 0 ? step : (from + step) % count;
        Result<std::optional<ImageId>> found = std::optional<ImageId>();
        if (!after.isNull() && (from < 0 || index == from))
            found = search(index, behind, here);
        if (found && !*found && index != from)
            found = search(index, {}, {});
        if (!found || *found)
            return found;
    }
    if (from >= 0)
        return search(from, other, here);
    return std::optional<ImageId>();
}

Result<qint64> SqlAnnotationStore::openFor(const PersonId &person, int perImage)
{
    const QVariant him = sql::id(person);
    // All that stand open, less those that are full or that he has worked on; then his own
    // unfinished ones.
    return m_connection.number(
        QStringLiteral(
            "SELECT (SELECT count(*) FROM image WHERE stage IN ('kept', 'annotating')) - "
            "(SELECT count(*) FROM (SELECT a.image_id FROM annotation a JOIN image i ON i.id = "
            "a.image_id "
            "WHERE a.origin = 'annotation' AND a.state <> 'superseded' AND i.stage IN ('kept', "
            "'annotating') "
            "GROUP BY a.image_id HAVING count(*) >= ? "
            "OR max(CASE WHEN a.person_id = ? THEN 1 ELSE 0 END) = 1) taken) + (SELECT count(*) ")
            + ownOpen + u')',
        {perImage, him, him});
}

Result<> SqlAnnotationStore::setSkipped(const ImageId &image, const PersonId &person, bool skipped)
{
    const auto done = skipped
        ? m_connection.write(
            QStringLiteral("INSERT INTO annotation_skip (image_id, person_id, created_at) "
                           "VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
            {sql::id(image), sql::id(person), sql::timeOrNow({})})
        : m_connection.write(
            QStringLiteral("DELETE FROM annotation_skip WHERE image_id = ? AND person_id = ?"),
            {sql::id(image), sql::id(person)});
    if (!done)
        return passOn(done);
    return {};
}

Result<qint64> SqlAnnotationStore::submittedSince(const PersonId &person, const QDateTime &since)
{
    return m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM annotation WHERE person_id = ? AND origin = 'annotation' "
            "AND submitted_at >= ?"),
        {sql::id(person), sql::timeOrNow(since)});
}

} // namespace yuyi
