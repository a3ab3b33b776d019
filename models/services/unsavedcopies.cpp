// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/unsavedcopies.h"

#include "models/domain/annotationjson.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>

namespace yuyi {

namespace {

const QString lockName = QStringLiteral("lock");
const QString copyEnding = QStringLiteral(".json");

QByteArray written(const UnsavedCopy &copy)
{
    const QJsonObject json{{QStringLiteral("image"), copy.image.toString()},
                           {QStringLiteral("name"), copy.imageName},
                           {QStringLiteral("version"), copy.version},
                           {QStringLiteral("pending"), copy.pending},
                           {QStringLiteral("typed_at"), copy.typedAt.toString(Qt::ISODateWithMs)},
                           {QStringLiteral("content"), toJson(copy.content)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<UnsavedCopy> readCopy(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    UnsavedCopy copy;
    copy.image = ImageId::fromString(json.value(QStringLiteral("image")).toString());
    copy.imageName = json.value(QStringLiteral("name")).toString();
    copy.version = json.value(QStringLiteral("version")).toInt();
    copy.pending = json.value(QStringLiteral("pending")).toInt();
    copy.typedAt = QDateTime::fromString(json.value(QStringLiteral("typed_at")).toString(), Qt::ISODateWithMs);
    copy.content = annotationContentFromJson(json.value(QStringLiteral("content")).toObject());
    if (copy.image.isNull() || !copy.typedAt.isValid())
        return std::nullopt;
    return copy;
}

} // namespace

UnsavedCopies::UnsavedCopies(const QString &root, const ProjectId &project, const PersonId &person)
    : m_folder(root + u'/' + project.toString() + u'/' + person.toString())
    , m_own(m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

UnsavedCopies::~UnsavedCopies()
{
    if (!m_lock)
        return;
    const bool empty = QDir(m_own).entryList({u'*' + copyEnding}, QDir::Files).isEmpty();
    m_lock->unlock();
    if (empty)
        QDir().rmdir(m_own);
}

bool UnsavedCopies::keep(const UnsavedCopy &copy)
{
    if (!m_lock) {
        if (!QDir().mkpath(m_own))
            return false;
        QFile::setPermissions(m_own, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_lock = std::make_unique<QLockFile>(m_own + u'/' + lockName);
        m_lock->setStaleLockTime(0);   // stale only when its program has ended
        m_lock->tryLock();
    }
    QSaveFile file(m_own + u'/' + copy.image.toString() + copyEnding);
    return file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
           && file.write(written(copy)) >= 0 && file.commit();
}

void UnsavedCopies::remove(const ImageId &image)
{
    if (m_lock)
        QFile::remove(m_own + u'/' + image.toString() + copyEnding);
}

QStringList UnsavedCopies::leftFiles() const
{
    QStringList paths;
    const QStringList programs = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &program : programs) {
        const QString folder = m_folder + u'/' + program;
        if (folder == m_own)
            continue;
        QLockFile lock(folder + u'/' + lockName);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;   // its program runs and saves them itself
        const QStringList names = QDir(folder).entryList({u'*' + copyEnding}, QDir::Files);
        lock.unlock();
        if (names.isEmpty())
            QDir().rmdir(folder);
        for (const QString &name : names)
            paths.append(folder + u'/' + name);
    }
    return paths;
}

QList<UnsavedCopy> UnsavedCopies::left() const
{
    QList<UnsavedCopy> copies;
    for (const QString &path : leftFiles()) {
        if (const auto copy = readCopy(path))
            copies.append(*copy);
    }
    std::sort(copies.begin(), copies.end(), [](const UnsavedCopy &a, const UnsavedCopy &b) { return a.typedAt > b.typedAt; });
    return copies;
}

std::optional<UnsavedCopy> UnsavedCopies::left(const ImageId &image) const
{
    const QList<UnsavedCopy> copies = left();
    const auto found = std::find_if(copies.begin(), copies.end(), [&](const UnsavedCopy &copy) { return copy.image == image; });
    return found == copies.end() ? std::nullopt : std::optional(*found);
}

void UnsavedCopies::removeLeft(const ImageId &image) const
{
    for (const QString &path : leftFiles()) {
        if (const auto copy = readCopy(path); copy && copy->image == image)
            QFile::remove(path);
    }
}

QString plainText(const AnnotationContent &content)
{
    QStringList lines;
    const auto add = [&lines](const QString &line) {
        if (!line.isEmpty())
            lines.append(line);
    };
    add(content.explanation);
    add(content.impliedMeaning);
    for (const ContextNote &note : content.context)
        add(note.source.isEmpty() ? note.text : note.text + u' ' + note.source);
    for (const Question &question : content.questions) {
        add(question.stem);
        char16_t letter = u'A';
        for (const Option &option : question.options) {
            if (!option.text.isEmpty())
                lines.append(QChar(letter) + QStringLiteral(". ") + option.text);
            if (!option.note.isEmpty())
                lines.append(QStringLiteral("   ") + option.note);
            ++letter;
        }
    }
    return lines.join(u'\n');
}

} // namespace yuyi
