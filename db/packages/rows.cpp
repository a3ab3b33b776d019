// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/rows.h"

#include "db/packages/columns.h"
#include "db/packages/sets.h"
#include "db/rows/stored.h"
#include "models/domain/ids.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/packages/packageids.h"
#include "models/domain/studies/studyjson.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

template <typename Tag>
QStringList textsOf(const QList<Id<Tag>> &ids)
{
    QStringList texts;
    texts.reserve(ids.size());
    for (const Id<Tag> &id : ids)
        texts.append(id.toString());
    return texts;
}

QString literal(QString text)
{
    text.replace(u'\'', QLatin1String("''"));
    return u'\'' + text + u'\'';
}

/// The hashes of the pictures of questions that a stored value names, wherever they stand in it.
void collectHashes(const Json &json, QSet<QString> &hashes)
{
    if (!json.is_structured())
        return;
    if (const auto sha256 = json.is_object() ? Sha256::fromHex(textOf(json, "sha256")) : std::nullopt)
        hashes.insert(sha256->hex());
    for (const Json &inner : json)
        collectHashes(inner, hashes);
}

/// The rows of one package, table by table.
class PackageRows
{
public:
    PackageRows(Connection &project, Connection &to, const PackageContent &content,
                const QDateTime &now)
        : m_project(project), m_to(to), m_content(content), m_time(sql::timeText(now)), m_ids(content.package.idSecret)
    {
    }

    Result<> write()
    {
        YUYI_CHECK(nameSets());
        YUYI_CHECK(preparePlaceholders());
        YUYI_CHECK(writePeople());
        for (const PackedTable &table : packedTables()) {
            if (table.key.isEmpty() || !table.roles.contains(m_content.package.role))
                continue;
            YUYI_CHECK(copy(table));
        }
        return writePackage();
    }

private:
    QStringList &set(const char *name) { return m_sets[QString::fromLatin1(name)]; }

    /// Ids that one statement finds for a set; each once.
    Result<> follow(const char *name, const char *statement, const QStringList &from)
    {
        QStringList &found = set(name);
        QSet<QString> known(found.cbegin(), found.cend());
        return forChunks(from, [&](const QString &marks, const QVariantList &values) {
            return m_project.read(QString::fromLatin1(statement).arg(marks), values,
                                  [&](const Row &row) {
                                      const auto id = row.first<QString>();
                                      if (!id.isEmpty() && !known.contains(id)) {
                                          known.insert(id);
                                          found.append(id);
                                      }
                                  });
        });
    }

    template <typename Work>
    static Result<> forChunks(const QStringList &ids, const Work &work)
    {
        constexpr qsizetype size = 500;
        for (qsizetype from = 0; from < ids.size(); from += size) {
            QVariantList values;
            for (const QString &id : ids.mid(from, size))
                values.append(id);
            YUYI_CHECK(work(sql::marks(values.size()), values));
        }
        return {};
    }

    Result<> nameSets()
    {
        const Package &package = m_content.package;
        set("projects") = {package.project.toString()};
        set("images") = textsOf(m_content.images);
        set("annotations") = textsOf(m_content.annotations);
        set("assignments") = textsOf(m_content.assignments);
        set("returns") = textsOf(m_content.returns);
        set("validations") = textsOf(m_content.validations);
        set("versions") = textsOf(m_content.versions);
        set("cases") = textsOf(m_content.cases);
        set("error-cases") = textsOf(m_content.errorCases);
        if (!package.study.isNull())
            set("studies") = {package.study.toString()};
        if (!package.participant.isNull())
            set("participants") = {package.participant.toString()};
        const QList<PackedStep> steps = packedSteps(package.role);
        for (const PackedStep &step : steps)
            YUYI_CHECK(follow(step.name, step.statement, set(step.from)));
        if (package.role == Role::Adjudicator)
            YUYI_CHECK(nameAdjudicatedPictures());
        return all("guidelines", "SELECT id FROM guideline", package.role != Role::Participant)
            .and_then([&] {
                return all("error-types", "SELECT id FROM error_types",
                           package.role == Role::Expert);
            });
    }

    /// @brief An adjudicator reads what was submitted, and what was decided on it, as stored values: the pictures are those that these
    /// values name. The questions themselves may have gone on since, which is not theirs to see.
    Result<> nameAdjudicatedPictures()
    {
        struct Value {
            const char *statement;
            const char *from;
        };
        const QList<Value> values{
            {"SELECT content FROM submission WHERE id IN (%1)", "submissions"},
            {"SELECT value_a FROM discrepancy WHERE id IN (%1)", "discrepancies"},
            {"SELECT value_b FROM discrepancy WHERE id IN (%1)", "discrepancies"},
            {"SELECT final_value FROM adjudication WHERE superseded = 0 AND discrepancy_id IN (%1)", "discrepancies"}};
        QSet<QString> hashes;
        for (const Value &value : values) {
            YUYI_CHECK(forChunks(set(value.from), [&](const QString &marks, const QVariantList &ids) {
                return m_project.read(QString::fromLatin1(value.statement).arg(marks), ids,
                                      [&](const Row &row) { collectHashes(storedJson(row.first<QByteArray>()), hashes); });
            }));
        }
        set("media") = hashes.values();
        return {};
    }

    Result<> all(const char *name, const char *statement, bool wanted)
    {
        if (!wanted)
            return {};
        QStringList &found = set(name);
        return m_project.read(QString::fromLatin1(statement), {},
                              [&](const Row &row) { found.append(row.first<QString>()); });
    }

    Result<> preparePlaceholders()
    {
        for (const char *name : {"projects", "presets", "images", "guidelines"})
            m_known.unite(QSet<QString>(set(name).cbegin(), set(name).cend()));
        m_known.unite({m_content.package.id.toString(), m_content.holder.id.toString(), m_sideA.toString(), m_sideB.toString()});
        m_filled = {{QStringLiteral("{now}"), literal(m_time)},
                    {QStringLiteral("{holder}"), literal(m_content.holder.id.toString())},
                    {QStringLiteral("{a}"), literal(m_sideA.toString())},
                    {QStringLiteral("{b}"), literal(m_sideB.toString())},
                    {QStringLiteral("{design}"), literal(QStringLiteral("{}"))}};
        for (const char *name : {"studies", "item-sets"}) {
            QStringList ids;
            for (const QString &id : std::as_const(set(name)))
                ids.append(literal(id));
            m_filled.insert(u'{' + QString::fromLatin1(name) + u'}',
                            u'(' + (ids.isEmpty() ? QStringLiteral("NULL") : ids.join(u','))
                                + u')');
        }
        if (m_content.package.study.isNull())
            return {};
        YUYI_TRY(const auto stored, m_project.text(QStringLiteral("SELECT design FROM study WHERE id = ?"),
                                                   {sql::id(m_content.package.study)}));
        // What items are drawn by, and which are there to see whether one pays attention.
        YUYI_TRY(const auto json, parseJson(stored.toUtf8()));
        StudyDesign design = studyDesign(json);
        design.category = {};
        design.across = {};
        design.atLeast = 0;
        design.blocks = {};
        design.practiceFilter.clear();
        design.goldFilter.clear();
        design.goldShare = 0;
        m_filled.insert(QStringLiteral("{design}"),
                        literal(QString::fromUtf8(jsonText(toJson(design)))));
        return {};
    }

    QString filled(QString text) const
    {
        for (auto one = m_filled.cbegin(); one != m_filled.cend(); ++one)
            text.replace(one.key(), one.value());
        return text;
    }

    Result<> copy(const PackedTable &table)
    {
        QStringList names;
        QStringList expressions;
        for (const PackedColumn &column : table.columns) {
            names.append(column.name);
            expressions.append(filled(column.expression));
        }
        const QString insert =
            QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                .arg(table.table, names.join(QLatin1String(", ")), sql::marks(names.size()));
        // Not in the order in which they were written: it may tell something.
        const QString select = QStringLiteral("SELECT %1 FROM %2 WHERE %3 IN (%4)%5 ORDER BY %6")
                                   .arg(expressions.join(QLatin1String(", ")), table.table,
                                        table.key, QStringLiteral("%1"),
                                        table.also.isEmpty() ? QString()
                                                             : QLatin1String(" AND ") + filled(table.also),
                                        orderOf(table));
        QList<QVariantList> masked;
        YUYI_CHECK(forChunks(m_sets.value(table.set),
                             [&](const QString &marks, const QVariantList &values) -> Result<> {
                                 Result<> written;
                                 const auto read = m_project.read(
                                     QString(select).replace(QLatin1String("%1"), marks), values,
                                     [&](const Row &row) {
                                         if (!written)
                                             return;
                                         QVariantList line;
                                         for (int i = 0; i < names.size(); ++i)
                                             line.append(shown(row.value(i)));
                                         if (isMasked()) {
                                             masked.append(line);
                                             return;
                                         }
                                         if (const auto added = m_to.write(insert, line); !added)
                                             written = passOn(added);
                                     });
                                 return written ? read : written;
                             }));
        // In the order of the ids they have now: that of the project is the one in which they were made.
        std::sort(masked.begin(), masked.end(), [](const QVariantList &a, const QVariantList &b) {
            return a.constFirst().toString() < b.constFirst().toString();
        });
        for (const QVariantList &row : std::as_const(masked))
            YUYI_CHECK(m_to.write(insert, row));
        return {};
    }

    bool isMasked() const { return !m_content.package.idSecret.isEmpty(); }
    /// Ids of the project, its pictures and the people of the package are those of the project; all others are masked.
    QVariant shown(const QVariant &value) const
    {
        if (!isMasked() || value.typeId() != QMetaType::QString)
            return value;
        return m_ids.maskedText(value.toString(), [this](const QUuid &id) { return m_known.contains(id.toString(QUuid::WithoutBraces)); });
    }

    static QString orderOf(const PackedTable &table)
    {
        // By what is chosen by, then by the first columns, which make the primary key.
        QStringList order{table.table + u'.' + table.key};
        for (const PackedColumn &column : table.columns.mid(0, 2))
            order.append(table.table + u'.' + column.name);
        order.removeDuplicates();
        return order.join(QLatin1String(", "));
    }

    Result<> insert(const char *statement, const QVariantList &values)
    {
        YUYI_CHECK(m_to.write(QString::fromLatin1(statement).arg(sql::marks(values.size())),
                              values));
        return {};
    }

    Result<> writePerson(const PersonId &id, const QString &name)
    {
        return insert("INSERT INTO person (id, name, active, paused, created_at, version) VALUES "
                      "(%1)",
                      {sql::id(id), sql::text(name), 1, 0, m_time, 1});
    }

    Result<> writePeople()
    {
        const Person &holder = m_content.holder;
        YUYI_CHECK(writePerson(holder.id, holder.name));
        YUYI_CHECK(insert("INSERT INTO person_role (person_id, role) VALUES (%1)",
                          {sql::id(holder.id), sql::code(m_content.package.role)}));
        if (m_content.package.role != Role::Adjudicator)
            return {};
        // The two whose work is settled: the same two letters in every case.
        QString a = QStringLiteral("A");
        QString b = QStringLiteral("B");
        while (holder.name == a || holder.name == b) {
            a += u'·';
            b += u'·';
        }
        YUYI_CHECK(writePerson(m_sideA, a));
        return writePerson(m_sideB, b);
    }

    Result<> writePackage()
    {
        const Package &package = m_content.package;
        YUYI_CHECK(insert(
            "INSERT INTO package (id, project_id, title, role, person_id, study_id, "
            "participant_id, images, pieces, content_hash, state, return_hash, created_at, "
            "version) VALUES (%1)",
            {sql::id(package.id), sql::id(package.project), sql::text(package.title),
             sql::code(package.role), sql::id(package.person), sql::id(package.study),
             sql::id(package.participant), package.images, package.entries, sql::text(QString()),
             sql::code(PackageState::Packed), sql::text(QString()), m_time, 1}));
        for (const PackageEntry &entry : m_content.entries) {
            YUYI_CHECK(insert("INSERT INTO package_piece (package_id, entity, subject_id, state) VALUES "
                              "(%1)",
                              {sql::id(package.id), sql::code(entry.entity), shown(sql::uuid(entry.subject)),
                               sql::text(QString())}));
        }
        return {};
    }

    Connection &m_project;
    Connection &m_to;
    const PackageContent &m_content;
    QString m_time;
    PersonId m_sideA = PersonId::create();
    PersonId m_sideB = PersonId::create();
    PackageIds m_ids;
    QSet<QString> m_known;
    QHash<QString, QStringList> m_sets;
    QHash<QString, QString> m_filled;
};

} // namespace

Result<> copyPackageRows(Connection &project, Connection &to, const PackageContent &content,
                         const QDateTime &now)
{
    return PackageRows(project, to, content, now).write();
}

} // namespace yuyi
