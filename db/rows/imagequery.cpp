// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/imagequery.h"

#include "db/connection/sqldialect.h"
#include "db/connection/values.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype namedIds = 500;

// Both spellings where SQLite's LIKE, which knows only A–Z, would not find the other one.
QStringList patternsOf(const QString &text)
{
    QStringList patterns{likeAnywhere(text)};
    for (const QString &other : {text.toLower(), text.toUpper()}) {
        if (other.compare(text, Qt::CaseInsensitive) != 0 || other == text)
            continue;
        const bool ascii =
            std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 128; });
        if (!ascii)
            patterns.append(likeAnywhere(other));
    }
    return patterns;
}

QString likeAny(const QString &column, qsizetype patterns)
{
    QStringList parts;
    for (qsizetype i = 0; i < patterns; ++i)
        parts.append(column + QLatin1String(" {{like}} ? ESCAPE '\\'"));
    return u'(' + parts.join(QLatin1String(" OR ")) + u')';
}

/// What somebody may know of annotations (as a): ends with AND.
struct Readable {
    QString condition;
    QVariantList values;
};

Readable readableBy(const ImageFilter &filter)
{
    if (filter.reader.isNull())
        return {QStringLiteral("1 = 1 AND "), {}};
    const QVariant reader = sql::id(filter.reader);
    if (filter.onlyOwnTexts)
        return {QStringLiteral("a.origin = 'annotation' AND a.person_id = ? AND "), {reader}};
    return {
        QStringLiteral(
            "((a.origin = 'annotation' AND a.person_id = ?) OR NOT (EXISTS (SELECT 1 FROM annotation m "
            "WHERE m.image_id = a.image_id AND m.person_id = ? AND m.origin = 'annotation' AND m.state IN "
            "('draft', 'returned')) OR EXISTS (SELECT 1 FROM assignment g WHERE g.image_id = a.image_id AND "
            "g.person_id = ? AND g.task = 'annotate' AND g.state = 'open') OR EXISTS (SELECT 1 FROM calibration_image c JOIN "
            "calibration_batch k ON k.id = c.batch_id WHERE c.image_id = a.image_id AND k.state = 'labelling'))) AND "),
        {reader, reader, reader}};
}

void addText(ImageQuery &query, const QString &text, const ImageFilter &filter)
{
    const QStringList patterns = patternsOf(text);
    const auto bind = [&] {
        for (const QString &pattern : patterns)
            query.values.append(sql::text(pattern));
    };
    const qsizetype n = patterns.size();
    QStringList sources;
    const Readable readable = readableBy(filter);
    const auto source = [&](const QString &select, const QStringList &searched) {
        QStringList parts;
        if (select.contains(readable.condition))
            query.values += readable.values;
        for (const QString &column : searched) {
            parts.append(likeAny(column, n));
            bind();
        }
        sources.append(select + u'(' + parts.join(QLatin1String(" OR ")) + u')');
    };
    source(QStringLiteral("SELECT n.image_id FROM image_name n WHERE "),
           {QStringLiteral("n.name")});
    source(QStringLiteral("SELECT s.id FROM image s WHERE "),
           {QStringLiteral("s.source_url"), QStringLiteral("s.note")});
    source(QStringLiteral("SELECT t.image_id FROM text_area t WHERE t.dismissed = 0 AND "),
           {QStringLiteral("t.content")});
    source(QStringLiteral("SELECT a.image_id FROM annotation a WHERE a.state <> 'superseded' AND ") + readable.condition,
           {QStringLiteral("a.explanation"), QStringLiteral("a.implied_meaning")});
    source(QStringLiteral(
               "SELECT a.image_id FROM annotation a JOIN question q ON q.annotation_id = a.id "
               "JOIN question_version v ON v.question_id = q.id WHERE a.state <> 'superseded' "
               "AND q.state = 'active' AND v.is_current = 1 AND ")
               + readable.condition,
           {QStringLiteral("v.stem")});
    source(
        QStringLiteral(
            "SELECT a.image_id FROM annotation a JOIN question q ON q.annotation_id = a.id "
            "JOIN question_version v ON v.question_id = q.id "
            "JOIN question_option o ON o.question_version_id = v.id WHERE a.state <> 'superseded' "
            "AND q.state = 'active' AND v.is_current = 1 AND ")
            + readable.condition,
        {QStringLiteral("o.content")});
    if (text.size() >= 4 && text.size() <= 64 && isHex(text.toLower())) {
        sources.append(
            QStringLiteral("SELECT h.id FROM image h WHERE h.sha256 >= ? AND h.sha256 < ?"));
        query.values.append(text.toLower());
        query.values.append(QString(text.toLower() + u'g'));
    }
    query.conditions.append(QLatin1String("i.id IN (") + sources.join(QLatin1String(" UNION "))
                            + u')');
}

void addLabel(ImageQuery &query, const ImageFilter &filter)
{
    QStringList tables;
    for (const char *table : {"annotation_label", "question_label"}) {
        QString rows = QStringLiteral("SELECT l.annotation_id FROM %1 l WHERE l.dimension = ?").arg(QLatin1String(table));
        query.values.append(sql::text(filter.dimension.text()));
        if (!filter.label.isEmpty()) {
            rows += QLatin1String(" AND l.label = ?");
            query.values.append(sql::text(filter.label.text()));
        }
        tables.append(rows);
    }
    QString condition = QStringLiteral("i.id IN (SELECT a.image_id FROM annotation a WHERE a.id IN (%1) AND ")
                            .arg(tables.join(QLatin1String(" UNION ")));
    condition += QLatin1String(
        "((a.origin = 'gold' AND a.state <> 'superseded') OR (a.origin = 'annotation' AND "
        "a.state = 'submitted'");
    if (!filter.annotatedBy.isNull()) {
        condition += QLatin1String(" AND a.person_id = ?");
        query.values.append(sql::id(filter.annotatedBy));
    }
    const Readable readable = readableBy(filter);
    query.values += readable.values;
    query.conditions.append(condition + QLatin1String(")) AND ") + readable.condition + QLatin1String("1 = 1)"));
}

} // namespace

QString ImageQuery::where() const
{
    return conditions.isEmpty() ? QString()
                                : QLatin1String("WHERE ") + conditions.join(QLatin1String(" AND "));
}

QString ImageQuery::join(ImageSort sort) const
{
    return sort == ImageSort::TextRatio
             ? QStringLiteral("LEFT JOIN text_measure m ON m.image_id = i.id AND m.newest = 1 ")
             : QString();
}

ImageQuery imageQuery(const ImageFilter &filter)
{
    ImageQuery query;
    const auto add = [&query](const QString &condition, const QVariant &value) {
        query.conditions.append(condition);
        query.values.append(value);
    };
    if (filter.stage)
        add(QStringLiteral("i.stage = ?"), sql::code(*filter.stage));
    // IN (SELECT …) throughout: looked up once, where EXISTS may be asked again for every image.
    const QString discarded = QStringLiteral(
        "i.id IN (SELECT d.image_id FROM standing_decision d WHERE d.is_first = 1 AND ");
    if (filter.discardedAt)
        add(discarded + QLatin1String("d.step = ?)"), sql::code(*filter.discardedAt));
    if (!filter.discardReason.isEmpty())
        add(discarded + QLatin1String("d.reason = ?)"), sql::text(filter.discardReason));
    if (filter.format)
        add(QStringLiteral("i.format = ?"), sql::code(*filter.format));
    if (!filter.dimension.isEmpty())
        addLabel(query, filter);
    if (filter.bytesFrom >= 0)
        add(QStringLiteral("i.bytes >= ?"), sql::integer(filter.bytesFrom));
    if (filter.bytesTo >= 0)
        add(QStringLiteral("i.bytes <= ?"), sql::integer(filter.bytesTo));
    if (filter.shortSideFrom >= 0)
        add(QStringLiteral("i.short_side >= ?"), filter.shortSideFrom);
    if (filter.shortSideTo >= 0)
        add(QStringLiteral("i.short_side <= ?"), filter.shortSideTo);
    if (filter.ratioFrom >= 0 || filter.ratioTo >= 0) {
        QString condition =
            QStringLiteral("i.id IN (SELECT r.image_id FROM text_measure r WHERE r.newest = 1");
        if (filter.ratioFrom >= 0) {
            condition += QLatin1String(" AND r.ratio >= ?");
            query.values.append(filter.ratioFrom);
        }
        if (filter.ratioTo >= 0) {
            condition += QLatin1String(" AND r.ratio <= ?");
            query.values.append(filter.ratioTo);
        }
        query.conditions.append(condition + u')');
    }
    if (!filter.text.trimmed().isEmpty())
        addText(query, filter.text.trimmed(), filter);
    if (filter.withoutLicence)
        query.conditions.append(QStringLiteral("(i.source_url = '' OR i.licence = '')"));
    if (filter.unsure) {
        const Readable readable = readableBy(filter);
        query.values += readable.values;
        query.conditions.append(QStringLiteral("i.id IN (SELECT a.image_id FROM annotation a WHERE ") + readable.condition
                                + QLatin1String("a.origin = 'annotation' AND a.state <> 'superseded' AND a.unsure = 1)"));
    }
    if (!filter.annotatedBy.isNull()) {
        add(QStringLiteral(
                "i.id IN (SELECT b.image_id FROM annotation b WHERE b.origin = 'annotation' "
                "AND b.state <> 'superseded' AND b.person_id = ?)"),
            sql::id(filter.annotatedBy));
    }
    if (filter.only.size() > namedIds) {
        query.among = QSet<ImageId>(filter.only.cbegin(), filter.only.cend());
    } else if (!filter.only.isEmpty()) {
        query.conditions.append(QLatin1String("i.id IN (") + sql::marks(filter.only.size()) + u')');
        for (const ImageId &id : filter.only)
            query.values.append(sql::id(id));
    }
    return query;
}

QString imageOrder(ImageSort sort, bool descending)
{
    const QString way = descending ? QStringLiteral(" DESC") : QString();
    switch (sort) {
    case ImageSort::Added: return QLatin1String(" ORDER BY i.id") + way;
    case ImageSort::Name:
        return QLatin1String(" ORDER BY i.name_key") + way + QLatin1String(", i.id") + way;
    case ImageSort::Bytes:
        return QLatin1String(" ORDER BY i.bytes") + way + QLatin1String(", i.id") + way;
    case ImageSort::Pixels:
        return QLatin1String(" ORDER BY i.pixels") + way + QLatin1String(", i.id") + way;
    case ImageSort::TextRatio:
        // Without a measure: always at the end. The backends place NULL differently by themselves.
        return QLatin1String(" ORDER BY CASE WHEN m.ratio IS NULL THEN 1 ELSE 0 END, m.ratio") + way
             + QLatin1String(", i.id") + way;
    case ImageSort::Stage: break;
    }
    QString order = QStringLiteral(" ORDER BY CASE i.stage");
    int number = 0;
    for (const auto &entry : codesOf(Stage{})) {
        order +=
            QStringLiteral(" WHEN '%1' THEN %2").arg(QString::fromUtf16(entry.second)).arg(number);
        ++number;
    }
    return order + QLatin1String(" END") + way + QLatin1String(", i.id") + way;
}

QString nameKeyOf(const QString &name)
{
    const QString folded = name.normalized(QString::NormalizationForm_KC).toCaseFolded();
    QString key;
    key.reserve(folded.size() + 12);
    qsizetype i = 0;
    while (i < folded.size()) {
        if (folded.at(i) < u'0' || folded.at(i) > u'9') {
            key += folded.at(i++);
            continue;
        }
        const qsizetype start = i;
        while (i < folded.size() && folded.at(i) >= u'0' && folded.at(i) <= u'9')
            ++i;
        // Numbers of up to twelve digits sort by value: image2 before image10.
        key += folded.mid(start, i - start).rightJustified(12, u'0');
    }
    return key;
}

bool isHex(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
    });
}

} // namespace yuyi
