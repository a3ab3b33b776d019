// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditexport.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/history/auditservice.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditExport)
};

constexpr int batchSize = 2000;

const QString kPath = QStringLiteral("path");
const QString kFormat = QStringLiteral("format");
const QString kBy = QStringLiteral("by");
const QString kPerson = QStringLiteral("person");
const QString kEntity = QStringLiteral("entity");
const QString kAction = QStringLiteral("action");
const QString kImage = QStringLiteral("image");
const QString kSubject = QStringLiteral("subject");
const QString kFrom = QStringLiteral("from");
const QString kTyping = QStringLiteral("typing");
const QString kUntil = QStringLiteral("until");

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QJsonValue valueOf(const QByteArray &text)
{
    if (text.isEmpty())
        return QJsonValue::Null;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (document.isObject())
        return document.object();
    return QString::fromUtf8(text);
}

QByteArray csvLine(const AuditLine &line, const AuditNames &names)
{
    const Event &event = line.event;
    return csvRow({QString::number(event.sequence), timeText(event.createdAt), line.who, line.what, line.imageName,
                   event.image.isNull() ? QString() : event.image.toString(), codeOf(event.entity), event.action,
                   line.withheld ? Tr::tr("(withheld)") : readable(event.before, names),
                   line.withheld ? Tr::tr("(withheld)") : readable(event.after, names)});
}

QByteArray jsonLine(const AuditLine &line)
{
    const Event &event = line.event;
    QJsonObject object{{QStringLiteral("sequence"), event.sequence},
                       {QStringLiteral("id"), event.id.toString()},
                       {QStringLiteral("time"), timeText(event.createdAt)},
                       {kPerson, line.who},
                       {QStringLiteral("sentence"), line.what},
                       {QStringLiteral("image_name"), line.imageName},
                       {kImage, event.image.isNull() ? QJsonValue() : QJsonValue(event.image.toString())},
                       {kEntity, codeOf(event.entity)},
                       {kAction, event.action},
                       {QStringLiteral("before"), valueOf(event.before)},
                       {QStringLiteral("after"), valueOf(event.after)},
                       {QStringLiteral("withheld"), line.withheld}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

QByteArray AuditExportRequest::toJson() const
{
    QJsonObject object{{kPath, path}, {kFormat, codeOf(format)}, {kBy, by.toString()}};
    if (!filter.person.isNull())
        object.insert(kPerson, filter.person.toString());
    if (filter.entity)
        object.insert(kEntity, codeOf(*filter.entity));
    object.insert(kAction, filter.action);
    if (!filter.image.isNull())
        object.insert(kImage, filter.image.toString());
    if (!filter.subject.isNull())
        object.insert(kSubject, filter.subject.toString());
    object.insert(kFrom, timeText(filter.from));
    object.insert(kUntil, timeText(filter.until));
    object.insert(kTyping, filter.withTyping);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

AuditExportRequest AuditExportRequest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    AuditExportRequest request;
    request.path = object.value(kPath).toString();
    request.format = fromCode<AuditFormat>(object.value(kFormat).toString()).value_or(AuditFormat::Csv);
    request.by = PersonId::fromString(object.value(kBy).toString());
    request.filter.person = PersonId::fromString(object.value(kPerson).toString());
    request.filter.entity = fromCode<Entity>(object.value(kEntity).toString());
    request.filter.action = object.value(kAction).toString();
    request.filter.image = ImageId::fromString(object.value(kImage).toString());
    request.filter.subject = QUuid::fromString(object.value(kSubject).toString());
    request.filter.from = QDateTime::fromString(object.value(kFrom).toString(), Qt::ISODateWithMs);
    request.filter.until = QDateTime::fromString(object.value(kUntil).toString(), Qt::ISODateWithMs);
    request.filter.withTyping = object.value(kTyping).toBool(true);
    return request;
}

Result<qint64> writeAudit(Stores &stores, const PersonId &actor, const AuditExportRequest &request, Progress &progress)
{
    AuditService audit(stores, actor);
    YUYI_TRY(const auto total, audit.count(request.filter));
    YUYI_TRY(const auto with, auditNames(stores, actor));
    QSaveFile file(request.path);
    const auto broken = [&] {
        return failure(ErrorCode::Environment,
                       Tr::tr("“%1” cannot be written: %2").arg(request.path, file.errorString()));
    };
    if (!file.open(QIODevice::WriteOnly))
        return broken();
    if (request.format == AuditFormat::Csv) {
        file.write(byteOrderMark.toByteArray());
        file.write(csvRow({Tr::tr("Number"), Tr::tr("Time (UTC)"), Tr::tr("Person"), Tr::tr("What"),
                           Tr::tr("Image"), Tr::tr("Image ID"), Tr::tr("Record"), Tr::tr("Action"),
                           Tr::tr("Before"), Tr::tr("After")}));
    }
    qint64 done = 0;
    qint64 before = 0;
    progress.setTotal(total);
    for (bool more = true; more;) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("The export was stopped; no file was written."));
        YUYI_TRY(const auto part, audit.page(request.filter, before, batchSize));
        for (const AuditLine &line : part.lines) {
            const QByteArray row = request.format == AuditFormat::Csv ? csvLine(line, with) : jsonLine(line);
            if (file.write(row) != row.size())
                return broken();
        }
        done += part.lines.size();
        more = part.more;
        if (!part.lines.isEmpty())
            before = part.lines.constLast().event.sequence;
        progress.advance(part.lines.size());
    }
    if (!file.commit())
        return broken();
    return done;
}

} // namespace yuyi
