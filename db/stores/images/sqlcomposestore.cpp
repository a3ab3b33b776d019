// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/images/sqlcomposestore.h"

#include "db/migrations/migrations.h"
#include "db/rows/columns.h"
#include "db/rows/stored.h"
#include "db/rows/storedmedium.h"
#include "models/domain/preset/categories.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

#include <utility>

namespace yuyi {

namespace sql {

/// "x,y,width,height"; empty where there is none.
template <>
struct Stored<QRect> {
    static QVariant bound(const QRect &value)
    {
        return text(value.isNull()
                        ? QString()
                        : QStringLiteral("%1,%2,%3,%4").arg(value.x()).arg(value.y()).arg(value.width()).arg(value.height()));
    }
    static QRect read(const Row &row, int column)
    {
        const QStringList numbers = row.text(column).split(u',');
        return numbers.size() == 4 ? QRect(numbers.at(0).toInt(), numbers.at(1).toInt(), numbers.at(2).toInt(), numbers.at(3).toInt())
                                   : QRect();
    }
};

} // namespace sql

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ComposeStore)
};

/// Without the format and size of the picture, which are columns of its own row.
const sql::Columns<ImagePart> partColumns("image_part", {{"role", &ImagePart::role, PartRole::Context},
                                                         {"position", &ImagePart::position},
                                                         {"sha256", &ImagePart::medium},
                                                         {"area", &ImagePart::area}});

const sql::Columns<ImageSheet> sheetColumns("sheet", {{"code", &ImageSheet::code},
                                                      {"recipe_hash", &ImageSheet::recipeHash},
                                                      {"recipe", &ImageSheet::recipe},
                                                      {"sha256", &ImageSheet::medium}});

} // namespace

Result<> SqlComposeStore::checkProject()
{
    if (m_connection.backend() == Backend::Postgres)
        return {};
    YUYI_TRY(const auto application, m_connection.number(QStringLiteral("PRAGMA application_id")));
    if (static_cast<quint32>(application) != packageApplicationId)
        return {};
    return failure(ErrorCode::Refused, Tr::tr("The facts, panels and sheets of images cannot be changed in a work package. Change them "
                                              "in the project."));
}

Result<QHash<ImageId, QMap<QString, QString>>> SqlComposeStore::factsWhere(const QString &condition, const QVariantList &values)
{
    QHash<ImageId, QMap<QString, QString>> facts;
    YUYI_CHECK(m_connection.read(QLatin1String("SELECT image_id, name, value FROM image_fact ") + condition, values, [&](const Row &row) {
        const auto [image, name, value] = row.as<ImageId, QString, QString>();
        facts[image].insert(name, value);
    }));
    return facts;
}

Result<QMap<QString, QString>> SqlComposeStore::facts(const ImageId &image)
{
    YUYI_TRY(const auto facts, factsWhere(QStringLiteral("WHERE image_id = ?"), {sql::id(image)}));
    return facts.value(image);
}

Result<QHash<ImageId, QMap<QString, QString>>> SqlComposeStore::allFacts()
{
    return factsWhere({}, {});
}

Result<> SqlComposeStore::setFacts(const ImageId &image, const QMap<QString, QString> &facts, const PersonId &by)
{
    YUYI_CHECK(checkProject());
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact) {
        if (fact.value().isEmpty()) {
            YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM image_fact WHERE image_id = ? AND name = ?"),
                                          {sql::id(image), sql::text(fact.key())}));
            continue;
        }
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO image_fact (image_id, name, value, set_at, set_by) VALUES (?, ?, ?, ?, ?) "
                           "ON CONFLICT (image_id, name) DO UPDATE SET value = excluded.value, set_at = excluded.set_at, "
                           "set_by = excluded.set_by WHERE image_fact.value <> excluded.value"),
            {sql::id(image), sql::text(fact.key()), sql::text(fact.value()), sql::timeOrNow({}), sql::id(by)}));
    }
    return {};
}

Result<QHash<ImageId, QList<ImagePart>>> SqlComposeStore::partsWhere(const QString &condition, const QVariantList &values)
{
    QHash<ImageId, QList<ImagePart>> parts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT p.image_id, %1, %2 FROM image_part p JOIN medium m ON m.sha256 = p.sha256 %3 ORDER BY p.image_id, "
                       "CASE p.role WHEN 'context' THEN 0 WHEN 'blank' THEN 1 ELSE 2 END, p.position")
            .arg(partColumns.names("p"), sql::mediumFacts, condition),
        values, [&](const Row &row) {
            ImagePart part = partColumns.read(row, 1);
            sql::readMediumFacts(part.medium, row, 1 + partColumns.count());
            parts[row.first<ImageId>()].append(part);
        }));
    return parts;
}

Result<QList<ImagePart>> SqlComposeStore::parts(const ImageId &image)
{
    YUYI_TRY(const auto parts, partsWhere(QStringLiteral("WHERE p.image_id = ?"), {sql::id(image)}));
    return parts.value(image);
}

Result<QHash<ImageId, QList<ImagePart>>> SqlComposeStore::allParts()
{
    return partsWhere({}, {});
}

Result<> SqlComposeStore::setParts(const ImageId &image, const QList<ImagePart> &parts)
{
    YUYI_CHECK(checkProject());
    QSet<std::pair<int, int>> places;
    for (const ImagePart &part : parts) {
        if (part.medium.isNull())
            return failure(ErrorCode::Invalid, Tr::tr("A panel of an image has no picture."), image.toString());
        const std::pair<int, int> place(static_cast<int>(part.role), part.position);
        if (part.position < 0 || places.contains(place))
            return failure(ErrorCode::Invalid, Tr::tr("Two panels of an image stand at the same position."), image.toString());
        if (!part.area.isNull() && (!part.area.isValid() || part.area.x() < 0 || part.area.y() < 0))
            return failure(ErrorCode::Invalid, Tr::tr("The area of a panel has no pixels, or lies outside the picture."), image.toString());
        places.insert(place);
    }
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM image_part WHERE image_id = ?"), {sql::id(image)}));
    for (const ImagePart &part : parts)
        YUYI_CHECK(sql::addRow(m_connection, partColumns, part, {{"image_id", sql::id(image)}}));
    return {};
}

Result<QList<ImageSheet>> SqlComposeStore::sheets(const ImageId &image)
{
    QList<ImageSheet> sheets;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, %2 FROM sheet s JOIN medium m ON m.sha256 = s.sha256 WHERE s.image_id = ? "
                       "ORDER BY s.number")
            .arg(sheetColumns.names("s"), sql::mediumFacts),
        {sql::id(image)}, [&](const Row &row) {
            ImageSheet sheet = sheetColumns.read(row);
            sql::readMediumFacts(sheet.medium, row, sheetColumns.count());
            sheets.append(sheet);
        }));
    return sheets;
}

Result<QHash<Sha256, QList<ImageId>>> SqlComposeStore::madeOf()
{
    QHash<Sha256, QList<ImageId>> made; // sheets of categories are composed of other images than the one that has them
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT sha256, image_id FROM image_part UNION SELECT sha256, image_id FROM sheet WHERE code NOT IN (?, ?) "
                       "ORDER BY image_id"),
        {sql::text(firstCategorySheet), sql::text(secondCategorySheet)},
        [&](const Row &row) {
            const auto [picture, image] = row.as<Sha256, ImageId>();
            made[picture].append(image);
        }));
    return made;
}

Result<QList<std::pair<ImageId, ImageSheet>>> SqlComposeStore::sheetsOf(const QString &code)
{
    QList<std::pair<ImageId, ImageSheet>> sheets;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT s.image_id, %1, %2 FROM sheet s JOIN medium m ON m.sha256 = s.sha256 WHERE s.code = ? "
                       "ORDER BY s.created_at, s.image_id, s.number")
            .arg(sheetColumns.names("s"), sql::mediumFacts),
        {sql::text(code)}, [&](const Row &row) {
            ImageSheet sheet = sheetColumns.read(row, 1);
            sql::readMediumFacts(sheet.medium, row, 1 + sheetColumns.count());
            sheets.append({row.first<ImageId>(), sheet});
        }));
    return sheets;
}

Result<QHash<ImageId, QList<QList<Sha256>>>> SqlComposeStore::shownInQuestionsOf(const PersonId &person)
{
    QHash<ImageId, QList<QList<Sha256>>> shown;
    QuestionVersionId last;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT a.image_id, v.id, m.sha256 FROM annotation a "
                       "JOIN question q ON q.annotation_id = a.id AND q.state = 'active' "
                       "JOIN question_version v ON v.question_id = q.id AND v.is_current = 1 "
                       "JOIN question_medium m ON m.question_version_id = v.id "
                       "WHERE a.person_id = ? AND a.origin = 'annotation' AND a.state <> 'superseded' ORDER BY a.id, v.id, m.position"),
        {sql::id(person)}, [&](const Row &row) {
            const auto [image, version, picture] = row.as<ImageId, QuestionVersionId, Sha256>();
            QList<QList<Sha256>> &questions = shown[image];
            if (version != last)
                questions.append(QList<Sha256>());
            last = version;
            questions.last().append(picture);
        }));
    return shown;
}

Result<std::optional<Medium>> SqlComposeStore::composed(const QString &recipeHash)
{
    std::optional<Medium> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT s.sha256, %1 FROM sheet s JOIN medium m ON m.sha256 = s.sha256 "
                                                "WHERE s.recipe_hash = ? ORDER BY s.created_at, s.image_id LIMIT 1")
                                     .arg(sql::mediumFacts),
                                 {sql::text(recipeHash)}, [&](const Row &row) {
                                     Medium medium = row.first<Medium>();
                                     sql::readMediumFacts(medium, row, 1);
                                     found = medium;
                                 }));
    return found;
}

Result<> SqlComposeStore::addSheet(const ImageId &image, const ImageSheet &sheet, const PersonId &by)
{
    YUYI_CHECK(checkProject());
    if (Sha256::of(sheet.recipe).hex() != sheet.recipeHash || sheet.medium.isNull())
        return failure(ErrorCode::Invalid, Tr::tr("The hash of a sheet does not match its recipe."), sheet.recipeHash);
    ImageSheet stored = sheet;
    YUYI_TRY(const auto known, composed(sheet.recipeHash));
    if (known)
        stored.medium = *known;
    YUYI_TRY(const auto newest,
             m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM sheet WHERE image_id = ?"), {sql::id(image)}));
    return sql::addRow(m_connection, sheetColumns, stored,
                       {{"image_id", sql::id(image)},
                        {"number", sql::integer(newest + 1)},
                        {"created_at", sql::timeOrNow({})},
                        {"created_by", sql::id(by)}},
                       QStringLiteral("ON CONFLICT (image_id, recipe_hash) DO NOTHING"));
}

} // namespace yuyi
