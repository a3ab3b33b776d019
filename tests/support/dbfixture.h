// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/host/sqlprojecthost.h"
#include "models/stores/pictures.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace yuyi::test {

/// Rows for every backend there is. The server is the one of `pg_virtualenv`; packaging/test.sh
/// insists on it.
inline void addBackends()
{
    QTest::addColumn<bool>("server");
    QTest::newRow("sqlite") << false;
    if (qEnvironmentVariableIsSet("PGHOST"))
        QTest::newRow("postgresql") << true;
}

inline bool hasWantedServer()
{
    return qEnvironmentVariableIsSet("PGHOST")
        || !qEnvironmentVariableIsSet("YUYI_REQUIRE_POSTGRES");
}

inline QString serverLocation(const QString &schema)
{
    return QStringLiteral("postgresql://%1@%2:%3/%4?schema=%5")
        .arg(qEnvironmentVariable("PGUSER"), qEnvironmentVariable("PGHOST"),
             qEnvironmentVariable("PGPORT"), qEnvironmentVariable("PGDATABASE"), schema);
}

inline NewProject newProject(const Preset &preset = *builtInPreset(QStringLiteral("cii-bench")))
{
    NewProject project;
    project.title = QStringLiteral("测试");
    project.preset = preset;
    project.lead = QStringLiteral("Lead");
    return project;
}

/// Cache folders of the server projects that exist at the moment.
inline QStringList &serverFolders()
{
    static QStringList folders;
    return folders;
}

/// @brief A new project in a temporary folder or schema, with one connection.
struct TestProject {
    explicit TestProject(bool onServer, const Preset &preset = *builtInPreset(QStringLiteral("cii-bench"))) : server(onServer)
    {
        schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
        location = server ? serverLocation(schema) : folder.path() + QLatin1String("/project");
        const auto made = host.create(location, newProject(preset));
        if (!made)
            qFatal("%s | %s", qPrintable(made.error().sentence), qPrintable(made.error().detail));
        factory = *made;
        if (server)
            serverFolders().append(factory->folder());
        stores = connect();
        lead = stores->project().people()->constFirst().id;
    }
    ~TestProject()
    {
        stores.reset();
        if (server) {
            QDir(factory->folder()).removeRecursively();
            serverFolders().removeAll(factory->folder());
        }
        if (server)
            (void)connection()->execute(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(schema));
    }
    TestProject(const TestProject &) = delete;
    TestProject &operator=(const TestProject &) = delete;

    std::unique_ptr<Stores> connect() const
    {
        auto opened = factory->open();
        if (!opened)
            qFatal("%s | %s", qPrintable(opened.error().sentence),
                   qPrintable(opened.error().detail));
        return std::move(*opened);
    }
    /// As a program that opens the project anew: what is there may be another file than before.
    void reopen()
    {
        stores.reset();
        const auto opened = host.open(location);
        if (!opened)
            qFatal("%s | %s", qPrintable(opened.error().sentence), qPrintable(opened.error().detail));
        factory = *opened;
        stores = connect();
    }
    /// Below the stores: to look at rows and to spoil them.
    std::unique_ptr<Connection> connection() const
    {
        auto opened = Connection::open(*readLocation(location, &isOnNetwork));
        if (!opened)
            qFatal("%s", qPrintable(opened.error().detail));
        return std::move(*opened);
    }
    QString file() const { return location + QLatin1String("/project.yuyi"); }
    ImageStore &images() const { return stores->images(); }
    AnnotationStore &annotations() const { return stores->annotations(); }

    bool server;
    QTemporaryDir folder;
    QString schema;
    QString location;
    mutable SqlProjectHost host;
    std::shared_ptr<StoreFactory> factory;
    std::unique_ptr<Stores> stores;
    PersonId lead;
};

/// On a server an image needs its bytes: its "file" lies where importing puts it.
inline Image newImage(const QString &name, const QByteArray &bytes = {},
                      ImageFormat format = ImageFormat::Jpeg)
{
    Image image;
    image.id = ImageId::create();
    const QByteArray content = bytes.isEmpty() ? image.id.toString().toUtf8() : bytes;
    image.sha256 = Sha256::of(content);
    image.names = {name};
    image.format = format;
    for (const QString &folder : std::as_const(serverFolders())) {
        const QString path = imageFilePath(folder, image.sha256, image.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s", qPrintable(file.errorString()));
    }
    image.bytes = 1000;
    image.size = QSize(640, 480);
    image.colour = QStringLiteral("rgb8");
    return image;
}

inline QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <typename T>
QByteArray whatFailed(const Result<T> &result)
{
    return result
             ? QByteArray()
             : (result.error().sentence + QLatin1String(" | ") + result.error().detail).toUtf8();
}

} // namespace yuyi::test

/// Compares as QVERIFY and shows the error's sentence and detail.
#define VERIFY_OK(result) \
    do { \
        const auto &ok_ = (result); \
        QVERIFY2(ok_.has_value(), yuyi::test::whatFailed(ok_).constData()); \
    } while (false)
/// The result is a failure of this kind that has a sentence for the person.
#define VERIFY_FAILS(result, wanted) \
    do { \
        const auto &failed_ = (result); \
        QVERIFY2(!failed_.has_value(), "it should have failed"); \
        QVERIFY2(failed_.error().code == (wanted), yuyi::test::whatFailed(failed_).constData()); \
        QVERIFY(!failed_.error().sentence.isEmpty()); \
    } while (false)
