// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/session/unsavedtext.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

using namespace yuyi;

/// What was typed while the project did not answer is there for the next program, and only then.
class UnsavedCopiesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    ProjectId m_project = ProjectId::create();
    PersonId m_person = PersonId::create();

    UnsavedCopies program() const { return {m_dir.path(), m_project, m_person}; }

    static UnsavedCopy typed(const ImageId &image, const QString &text, int second)
    {
        UnsavedAnnotation copy;
        copy.image = image;
        copy.imageName = QStringLiteral("画.png");
        copy.version = 3;
        copy.pending = 1;
        copy.typedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4, second), Qt::UTC);
        copy.content.explanation = text;
        return toCopy(copy);
    }

private Q_SLOTS:
    /// Each test is about what somebody else left.
    void init() { m_person = PersonId::create(); }

    void theNextProgramFindsThem()
    {
        const ImageId first = ImageId::create();
        const ImageId second = ImageId::create();
        {
            UnsavedCopies running = program();
            QVERIFY(running.keep(typed(first, QStringLiteral("一"), 1)));
            QVERIFY(running.keep(typed(second, QStringLiteral("half"), 2)));
            QVERIFY(running.keep(typed(second, QStringLiteral("half a sentence"), 3)));
            QVERIFY(running.left().isEmpty());
            // Another window beside it does not take what the first will save itself.
            QVERIFY(program().left().isEmpty());
        }
        UnsavedCopies next = program();
        const QList<UnsavedAnnotation> left = annotationsLeft(next);
        QCOMPARE(left.size(), 2);
        QCOMPARE(left.first().image, second);
        QCOMPARE(left.first().content.explanation, QStringLiteral("half a sentence"));
        QCOMPARE(left.last().imageName, QStringLiteral("画.png"));
        QCOMPARE(left.last().version, 3);
        QCOMPARE(left.last().typedAt, typed(first, {}, 1).typedAt);
        QVERIFY(!UnsavedCopies(m_dir.path(), m_project, PersonId::create()).left(keyOf(first)));
        next.removeLeft(keyOf(second));
        QVERIFY(!next.left(keyOf(second)));
        QVERIFY(next.left(keyOf(first)));
        next.removeLeft(keyOf(first));
        QVERIFY(next.left().isEmpty());
    }

    void savedTextsAreRemoved()
    {
        const ImageId image = ImageId::create();
        {
            UnsavedCopies running = program();
            QVERIFY(running.keep(typed(image, QStringLiteral("saved later"), 1)));
            running.remove(keyOf(image));
        }
        QVERIFY(program().left().isEmpty());
        QDirIterator files(m_dir.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        QVERIFY(!files.hasNext());
    }

    void othersCannotReadThem()
    {
        UnsavedCopies running = program();
        QVERIFY(running.keep(typed(ImageId::create(), QStringLiteral("the key is C"), 1)));
        QDirIterator files(m_dir.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        const QFileInfo file(files.next());
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(file.permissions() & others));
        QVERIFY(!(QFileInfo(file.path()).permissions() & (others | QFile::ExeGroup | QFile::ExeOther)));
    }

    void aDamagedFileIsPassedOver()
    {
        const ImageId image = ImageId::create();
        QString path;
        {
            UnsavedCopies running = program();
            QVERIFY(running.keep(typed(image, QStringLiteral("whole"), 1)));
            QDirIterator files(m_dir.path(), {image.toString() + QStringLiteral(".json")}, QDir::Files, QDirIterator::Subdirectories);
            path = files.next();
        }
        QFile damaged(QFileInfo(path).path() + QStringLiteral("/other.json"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{\"image\": \"rubb");
        damaged.close();
        QCOMPARE(annotationLeft(program(), image)->content.explanation, QStringLiteral("whole"));
    }

    void textsAndAnnotationsAreKeptApart()
    {
        const ImageId image = ImageId::create();
        const QUuid question = QUuid::createUuid();
        {
            UnsavedCopies running = program();
            QVERIFY(running.keep(typed(image, QStringLiteral("explained"), 1)));
            UnsavedText note{textKey(QStringLiteral("validate-note"), question.toString()), QStringLiteral("验证"), QStringLiteral("两个都对"),
                             QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC)};
            QVERIFY(running.keep(toCopy(note)));
        }
        const UnsavedCopies next = program();
        QCOMPARE(annotationsLeft(next).size(), 1);
        const QList<UnsavedText> texts = textsLeft(next);
        QCOMPARE(texts.size(), 1);
        QCOMPARE(texts.first().text, QStringLiteral("两个都对"));
        QCOMPARE(texts.first().where, QStringLiteral("验证"));
        next.removeLeft(texts.first().key);
        next.removeLeft(keyOf(image));
        QVERIFY(next.left().isEmpty());
    }

    /// What version 0.2 left is still found.
    void olderFilesAreRead()
    {
        const ImageId image = ImageId::create();
        const QString folder = m_dir.path() + u'/' + m_project.toString() + u'/' + m_person.toString() + QStringLiteral("/older");
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + u'/' + image.toString() + QStringLiteral(".json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QStringLiteral(R"({"image":"%1","name":"画.png","version":3,"pending":1,"typed_at":"2026-01-02T03:04:05.000Z",)"
                                  R"("content":{"explanation":"older"}})")
                       .arg(image.toString())
                       .toUtf8());
        file.close();
        const auto left = annotationLeft(program(), image);
        QVERIFY(left);
        QCOMPARE(left->content.explanation, QStringLiteral("older"));
        QCOMPARE(left->version, 3);
        program().removeLeft(keyOf(image));
    }

    void plainTextHasLetters()
    {
        AnnotationContent content;
        content.explanation = QStringLiteral("A man waits.");
        Question question;
        question.stem = QStringLiteral("What does it mean?");
        question.options = {Option{OptionId::create(), QStringLiteral("hope"), QStringLiteral("not shown"), false},
                            Option{OptionId::create(), QStringLiteral("fear"), {}, true}};
        content.questions = {question};
        QCOMPARE(plainText(content, Preset()), QStringLiteral("A man waits.\nWhat does it mean?\nA. hope\n   not shown\nB. fear"));
    }
};

QTEST_GUILESS_MAIN(UnsavedCopiesTest)
#include "unsavedcopiestest.moc"
