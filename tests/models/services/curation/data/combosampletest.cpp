// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/factorfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/manifestservice.h"
#include "tests/support/dbfixture.h"

#include <QByteArrayList>
#include <QSet>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Pictures of objects in the form of ComBo, from the folder named by YUYI_TEST_DATA: in, checked, and out again.
class ComboSampleTest : public QObject
{
    Q_OBJECT

    QString m_data;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/combo");
        if (qEnvironmentVariable("YUYI_TEST_DATA").isEmpty() || !QDir(m_data).exists(QStringLiteral("manifest.csv")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with combo/: the test on pictures of objects is left out");
    }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        QFETCH(const bool, server);
        TestProject project(server, *builtInPreset(QStringLiteral("combo")));
        CollectRequest request;
        request.manifest = m_data + QStringLiteral("/manifest.csv");
        request.by = project.lead;
        NoProgress progress;
        CollectService collect(*project.stores, project.factory->folder());
        const auto report = collect.collect(request, progress);
        VERIFY_OK(report);
        QVERIFY2(report->refused.isEmpty(), report->refused.isEmpty() ? "" : qPrintable(report->refused.constFirst().reason));
        QCOMPARE(report->added, 192);
        const auto facts = project.stores->composing().allFacts();
        VERIFY_OK(facts);
        QCOMPARE(facts->size(), 192);
        QCOMPARE(facts->begin()->size(), 10);
        QCOMPARE(collect.collect(request, progress)->known, 192);

        const QString out = project.folder.filePath(QStringLiteral("out"));
        const auto written = ManifestService(*project.stores, project.factory->folder()).write(out, project.lead, progress);
        VERIFY_OK(written);
        QCOMPARE(written->images, 192);
        QCOMPARE(contentOf(out + QStringLiteral("/manifest.csv")), contentOf(request.manifest));
        const QStringList files = QDir(m_data + QStringLiteral("/images")).entryList(QDir::Files);
        QCOMPARE(files.size(), 192);
        QCOMPARE(QDir(out + QStringLiteral("/images")).entryList(QDir::Files), files);
        for (const QString &file : files)
            QCOMPARE(contentOf(out + QStringLiteral("/images/") + file), contentOf(m_data + QStringLiteral("/images/") + file));
        // Nothing is written over.
        VERIFY_FAILS(ManifestService(*project.stores, project.factory->folder()).write(out, project.lead, progress), ErrorCode::Refused);
    }

    /// Each row that is wrong is refused by its number, and no other.
    void wrongRowsAreRefused()
    {
        QByteArrayList lines = contentOf(m_data + QStringLiteral("/manifest.csv")).split('\n');
        lines[2].replace("cube,face", "cube,apex");
        // The second view of an object, under another name.
        lines[6].replace(QByteArray(',' + lines.at(6).split(',').at(1) + ','), ",9999,");
        const QTemporaryDir folder;
        for (qsizetype i = 1; i < lines.size() - 1; ++i) {
            const QByteArray path = lines.at(i).split(',').constFirst();
            lines[i].replace(path, QFile::encodeName(m_data + u'/' + QString::fromUtf8(path)));
        }
        QFile file(folder.filePath(QStringLiteral("wrong.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines.join('\n')) > 0);
        file.close();
        TestProject project(false, *builtInPreset(QStringLiteral("combo")));
        CollectRequest request;
        request.manifest = file.fileName();
        request.by = project.lead;
        NoProgress progress;
        const auto report = CollectService(*project.stores, project.factory->folder()).collect(request, progress);
        VERIFY_OK(report);
        QCOMPARE(report->refused.size(), 2);
        QVERIFY2(report->refused.constFirst().reason.contains(QStringLiteral("Row 3 ")), qPrintable(report->refused.constFirst().reason));
        QVERIFY2(report->refused.constFirst().reason.contains(QStringLiteral("anchor")), qPrintable(report->refused.constFirst().reason));
        QVERIFY2(report->refused.constLast().reason.contains(QStringLiteral("Row 7 ")), qPrintable(report->refused.constLast().reason));
        QCOMPARE(report->added, 190);
    }

    /// The file and the preset give the same objects, and every row of the sample is one of them.
    void theFactorsGiveTheObjects()
    {
        const auto form = readFactors(m_data + QStringLiteral("/factors.json"));
        VERIFY_OK(form);
        const ObjectForm preset = builtInPreset(QStringLiteral("combo"))->objects;
        QCOMPARE(objectCount(*form), std::optional<qint64>(9504));
        QCOMPARE(form->facts(), preset.facts());
        QSet<QString> objects;
        ObjectWalk other(preset);
        qint64 number = 0;
        for (ObjectWalk walk(*form); !walk.atEnd(); walk.next(), other.next()) {
            QStringList cells{nameOfObject(number++, 9504)};
            for (qsizetype i = 0; i < form->factors.size(); ++i) {
                QCOMPARE(walk.value(i), other.value(i));
                cells.append(walk.value(i));
            }
            objects.insert(cells.join(u','));
        }
        QVERIFY(other.atEnd());
        const auto rows = readCsv(QString::fromUtf8(contentOf(m_data + QStringLiteral("/manifest.csv"))));
        VERIFY_OK(rows);
        QCOMPARE(rows->size(), 193);
        for (const QStringList &cells : rows->sliced(1))
            QVERIFY2(objects.contains((QStringList{cells.at(1)} + cells.sliced(3)).join(u',')), qPrintable(cells.join(u' ')));
    }
};

QTEST_GUILESS_MAIN(ComboSampleTest)
#include "combosampletest.moc"
