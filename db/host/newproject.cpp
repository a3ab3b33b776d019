// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/newproject.h"

#include "db/backups/backups.h"
#include "db/migrations/migrations.h"
#include "db/stores/sqlstores.h"
#include "models/domain/people/personname.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SqlProjectHost)
};

/// Takes back what was made unless it is told that all went well.
class FolderMaker
{
public:
    explicit FolderMaker(QString folder) : m_folder(std::move(folder)) {}
    ~FolderMaker()
    {
        if (m_done)
            return;
        for (const QString &name : subfolders())
            QDir(m_folder).rmdir(name);
        const QStringList files =
            QDir(m_folder).entryList({QStringLiteral("project.yuyi*")}, QDir::Files);
        for (const QString &name : files)
            QFile::remove(m_folder + u'/' + name);
        for (const QString &path : m_made)
            QDir().rmdir(path);
    }
    FolderMaker(const FolderMaker &) = delete;
    FolderMaker &operator=(const FolderMaker &) = delete;

    bool make()
    {
        QString path = m_folder;
        while (!QFileInfo::exists(path) && QFileInfo(path).path() != path) {
            m_made.append(path);
            path = QFileInfo(path).path();
        }
        if (!QDir().mkpath(m_folder))
            return false;
        for (const QString &name : subfolders()) {
            if (!QDir(m_folder).mkpath(name))
                return false;
        }
        return true;
    }
    void keep() { m_done = true; }

private:
    static QStringList subfolders()
    {
        return {QStringLiteral("images"), QStringLiteral("cache"), QStringLiteral("backups")};
    }
    QString m_folder;
    QStringList m_made; ///< deepest first
    bool m_done = false;
};

Result<> checkInput(const NewProject &project)
{
    if (project.lead.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter the name of the project lead."));
    YUYI_CHECK(checkPersonName(project.lead.trimmed()));
    return checkRules(project.rules);
}

/// The schema and the first rows; in one transaction.
Result<> fill(std::unique_ptr<Connection> connection, const NewProject &project,
              const QString &schema)
{
    SqlStores stores(std::move(connection), newUuid().toString(QUuid::WithoutBraces));
    return stores.transaction([&]() -> Result<> {
        if (!schema.isEmpty())
            YUYI_CHECK(stores.connection().execute(QLatin1String("CREATE SCHEMA ") + schema));
        YUYI_CHECK(migrate(stores.connection()));
        Person lead;
        lead.id = PersonId::create();
        lead.name = project.lead.trimmed();
        for (const auto &entry : codesOf(Role{}))
            lead.roles.append(entry.first);
        YUYI_CHECK(stores.project().addPerson(lead));
        ProjectInfo info;
        info.id = ProjectId::create();
        info.title = project.title;
        info.preset = project.preset;
        info.rules = project.rules;
        YUYI_CHECK(stores.sqlProject().create(info, lead.id));
        Event event;
        event.entity = Entity::Project;
        event.subject = info.id.value();
        event.action = codeOf(AuditAction::Added);
        event.person = lead.id;
        return stores.record(event);
    });
}

} // namespace

Result<> createProjectFile(const ProjectLocation &location, const NewProject &project)
{
    YUYI_CHECK(checkInput(project));
    const QFileInfo folder(location.folder);
    if (folder.exists() && !folder.isDir()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is a file; a project needs a folder.").arg(location.title()));
    }
    if (folder.exists()
        && !QDir(location.folder)
                .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("The folder %1 is not empty. A new project needs an empty or new folder.")
                .arg(location.title()));
    }
    FolderMaker maker(location.folder);
    if (!maker.make()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be created or written to.").arg(location.title()));
    }
    // Under another name until it is complete: a program killed here leaves no half project.
    ProjectLocation unfinished = location;
    unfinished.file = location.folder + QLatin1String("/project.yuyi.part");
    {
        YUYI_TRY(auto connection, Connection::open(unfinished, Connection::Mode::Create));
        YUYI_CHECK(connection->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)));
        YUYI_CHECK(fill(std::move(connection), project, {}));
    }
    YUYI_CHECK(syncToDisk(unfinished.file));
    if (!QFile::rename(unfinished.file, location.folder + QLatin1String("/project.yuyi"))) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be created or written to.").arg(location.title()));
    }
    YUYI_CHECK(syncToDisk(location.folder));
    maker.keep();
    return {};
}

Result<> createServerProject(const ProjectLocation &location, const NewProject &project)
{
    YUYI_CHECK(checkInput(project));
    YUYI_TRY(auto connection, Connection::open(location));
    YUYI_TRY(const auto known, (connection)
                                   ->number(
                                       QStringLiteral("SELECT count(*) FROM pg_catalog.pg_namespace WHERE nspname = ?"),
                                       {location.schema}));
    if (known > 0) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("The server already has a schema named %1. Choose another name.")
                .arg(location.schema));
    }
    if (!QDir().mkpath(location.folder)) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be created or written to.")
                           .arg(QDir::toNativeSeparators(location.folder)));
    }
    return fill(std::move(connection), project, location.schema);
}

} // namespace yuyi
