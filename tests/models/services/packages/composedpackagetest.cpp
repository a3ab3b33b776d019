// SPDX-License-Identifier: GPL-3.0-or-later
// Facts, panels and composed pictures of images in work packages.
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/mergefixture.h"
#include "tests/support/packagefixture.h"

#include "db/packages/packagefile.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

Q_DECLARE_METATYPE(yuyi::Role)

namespace {

/// Each image has a fact, a panel and a composed picture.
struct ComposedProject : PackageProject {
    ComposedProject() : PackageProject(false), media(addMedia(*this, 2, 31))
    {
        const QByteArray recipe("{\"secret-recipe\":1}");
        done(stores->transaction([&]() -> Result<> {
            for (const ImageId &image : {begun, returned, disputed, accepted, free}) {
                YUYI_CHECK(stores->composing().setFacts(image, {{QStringLiteral("panels"), QStringLiteral("secret-fact")}}, lead));
                YUYI_CHECK(stores->composing().setParts(image, {{PartRole::Context, 0, media.at(0), QRect(1, 2, 3, 4)}}));
                YUYI_CHECK(stores->composing().addSheet(
                    image, {QStringLiteral("plain"), Sha256::of(recipe).hex(), recipe, media.at(1)}, lead));
            }
            return {};
        }));
    }

    QList<Medium> media;
};

} // namespace

class ComposedPackageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// Facts name answers: nobody who answers or judges gets them.
    void onlyAnAnnotatorGetsThem_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert, Role::Participant})
            QTest::newRow(qPrintable(codeOf(role))) << role;
    }
    void onlyAnAnnotatorGetsThem()
    {
        QFETCH(const Role, role);
        ComposedProject project;
        const PackRequest request = project.request(role, project.holderOf(role));
        VERIFY_OK(project.pack(request));
        const QByteArray bytes = fileBytes(request.file);
        const bool wanted = role == Role::Annotator;
        QCOMPARE(bytes.contains("secret-fact"), wanted);
        QCOMPARE(bytes.contains("secret-recipe"), wanted);
        const auto connection = Connection::open(packageLocation(request.file), Connection::Mode::Immutable);
        VERIFY_OK(connection);
        for (const char *table : {"image_fact", "image_part", "sheet"}) {
            const qint64 rows = *(*connection)->number(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table)));
            QVERIFY2((rows > 0) == wanted, table);
            QCOMPARE(rows, wanted ? *(*connection)->number(QStringLiteral("SELECT count(*) FROM image")) : qint64(0));
        }
        QCOMPARE(*(*connection)->number(QStringLiteral("SELECT count(*) FROM image_fact WHERE set_by IS NOT NULL")), qint64(0));
        QCOMPARE(*(*connection)->number(QStringLiteral("SELECT count(*) FROM sheet WHERE created_by IS NOT NULL")), qint64(0));
    }

    void anAnnotatorReadsThemAndChangesNone()
    {
        ComposedProject project;
        const PackRequest request = project.request(Role::Annotator, project.first);
        VERIFY_OK(project.pack(request));
        {
            const OpenPackage opened(request.file);
            ComposeStore &composing = opened.stores->composing();
            QCOMPARE(composing.facts(project.begun)->value(QStringLiteral("panels")), QStringLiteral("secret-fact"));
            const auto parts = composing.parts(project.begun);
            VERIFY_OK(parts);
            QCOMPARE(*parts, QList<ImagePart>({{PartRole::Context, 0, project.media.at(0), QRect(1, 2, 3, 4)}}));
            const auto sheets = composing.sheets(project.begun);
            VERIFY_OK(sheets);
            QCOMPARE(sheets->size(), 1);
            QVERIFY(sheets->constFirst().medium == project.media.at(1));
            for (const Medium &medium : std::as_const(project.media)) {
                QVERIFY(!fileBytes(imageFilePath(opened.factory->folder(), medium.sha256, ImageFormat::Png)).isEmpty());
            }
            VERIFY_FAILS(opened.stores->transaction([&] {
                return composing.setFacts(project.begun, {{QStringLiteral("panels"), QStringLiteral("9")}}, project.first);
            }),
                         ErrorCode::Refused);
            VERIFY_FAILS(opened.stores->transaction([&] { return composing.setParts(project.begun, {}); }), ErrorCode::Refused);
            VERIFY_FAILS(opened.stores->transaction([&] { return composing.addSheet(project.begun, sheets->constFirst(), project.first); }),
                         ErrorCode::Refused);
        }
        // What was packed comes back as it was, and the work on it is taken over.
        workOn(project, request.file, [&](Stores &stores) { annotate(stores, project.first, project.begun); });
        project.host.waitUntilClosed();
        QCOMPARE(merge(project, request.file).conflicts(), 0);
        QCOMPARE(project.findings(), QStringList());
    }
};

QTEST_GUILESS_MAIN(ComposedPackageTest)
#include "composedpackagetest.moc"
