// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/scancache.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QStandardPaths>

namespace yuyi {

namespace {

constexpr quint8 fileRecord = 1;
constexpr quint8 pairRecord = 2;
constexpr quint8 textRecord = 3;
constexpr quint32 longestRecord = 1 << 20;

QDataStream &operator<<(QDataStream &out, const PairFigures &f)
{
    return out << qint32(f.distance) << f.similarity << f.structural << f.changedBlocks << f.overlap << qint32(f.inliers)
               << codeOf(f.kind) << f.geometry << codeOf(f.verdict) << codeOf(f.marked) << f.recoloured;
}

QDataStream &operator>>(QDataStream &in, PairFigures &f)
{
    qint32 distance = 0;
    qint32 inliers = 0;
    QString kind;
    QString verdict;
    QString marked;
    in >> distance >> f.similarity >> f.structural >> f.changedBlocks >> f.overlap >> inliers >> kind >> f.geometry >> verdict
        >> marked >> f.recoloured;
    f.distance = distance;
    f.inliers = inliers;
    f.kind = fromCode<MatchKind>(kind).value_or(MatchKind::Aligned);
    f.verdict = fromCode<DuplicateVerdict>(verdict).value_or(DuplicateVerdict::Different);
    f.marked = fromCode<Marked>(marked).value_or(Marked::Neither);
    return in;
}

void writeAreas(QDataStream &out, const QList<TextArea> &areas)
{
    out << quint32(areas.size());
    for (const TextArea &area : areas)
        out << area.id.toString() << area.polygon << area.confidence << area.text;
}

QList<TextArea> readAreas(QDataStream &in)
{
    quint32 number = 0;
    in >> number;
    QList<TextArea> areas;
    while (number-- > 0 && in.status() == QDataStream::Ok) {
        QString id;
        TextArea area;
        in >> id >> area.polygon >> area.confidence >> area.text;
        area.id = TextAreaId::fromString(id);
        areas.append(area);
    }
    return areas;
}

QDataStream &operator>>(QDataStream &in, Sha256 &sha256)
{
    QByteArray bytes;
    in >> bytes;
    sha256 = Sha256::fromBytes(bytes).value_or(Sha256());
    return in;
}

} // namespace

ScanCache::ScanCache(const QByteArray &key)
{
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) % QStringLiteral("/yuyi/scans");
    if (!QDir().mkpath(folder))
        return;
    const QByteArray name = QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex();
    m_file.setFileName(folder % QLatin1Char('/') % QString::fromLatin1(name));
    if (m_file.open(QIODevice::ReadWrite))
        read();
}

void ScanCache::read()
{
    qint64 whole = 0;
    QDataStream in(&m_file);
    while (!m_file.atEnd()) {
        QByteArray record;
        quint32 length = 0;
        in >> length;
        if (in.status() != QDataStream::Ok || length > longestRecord)
            break;
        record.resize(length);
        if (in.readRawData(record.data(), static_cast<int>(length)) != static_cast<int>(length))
            break;
        QByteArray digest;
        in >> digest;
        if (in.status() != QDataStream::Ok || digest != QCryptographicHash::hash(record, QCryptographicHash::Md5))
            break;
        QDataStream fields(record);
        quint8 kind = 0;
        fields >> kind;
        if (kind == fileRecord) {
            ScannedFile file;
            fields >> file.path >> file.bytes >> file.modified >> file.sha256 >> file.size >> file.fingerprint;
            m_files.insert(file.path, file);
        } else if (kind == textRecord) {
            ScannedText text;
            fields >> text.path >> text.bytes >> text.modified >> text.ratio;
            text.areas = readAreas(fields);
            m_texts.insert(text.path, text);
        } else if (kind == pairRecord) {
            Pair pair;
            fields >> pair.a >> pair.b >> pair.figures;
            m_pairs.push_back(pair);
        }
        whole = m_file.pos();
    }
    // What a killed program left half written ends here.
    m_file.resize(whole);
    m_file.seek(whole);
}

void ScanCache::write(const QByteArray &record)
{
    if (!m_file.isOpen())
        return;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << quint32(record.size());
    out.writeRawData(record.constData(), static_cast<int>(record.size()));
    out << QCryptographicHash::hash(record, QCryptographicHash::Md5);
    if (m_file.write(bytes) != bytes.size())
        m_file.close();
}

const ScannedFile *ScanCache::find(const QString &path, qint64 bytes, const QDateTime &modified) const
{
    const auto found = m_files.constFind(path);
    return found != m_files.constEnd() && found->bytes == bytes && found->modified == modified ? &*found : nullptr;
}

const ScannedText *ScanCache::findText(const QString &path, qint64 bytes, const QDateTime &modified) const
{
    const auto found = m_texts.constFind(path);
    return found != m_texts.constEnd() && found->bytes == bytes && found->modified == modified ? &*found : nullptr;
}

void ScanCache::add(const ScannedText &text)
{
    QByteArray record;
    QDataStream out(&record, QIODevice::WriteOnly);
    out << textRecord << text.path << text.bytes << text.modified << text.ratio;
    writeAreas(out, text.areas);
    write(record);
}

void ScanCache::add(const ScannedFile &file)
{
    QByteArray record;
    QDataStream out(&record, QIODevice::WriteOnly);
    out << fileRecord << file.path << file.bytes << file.modified << file.sha256.bytes() << file.size << file.fingerprint;
    write(record);
}

void ScanCache::add(const Pair &pair)
{
    QByteArray record;
    QDataStream out(&record, QIODevice::WriteOnly);
    out << pairRecord << pair.a.bytes() << pair.b.bytes() << pair.figures;
    write(record);
}

void ScanCache::flush()
{
    if (m_file.isOpen())
        m_file.flush();
}

void ScanCache::remove()
{
    if (m_file.isOpen())
        m_file.remove();
}

} // namespace yuyi
