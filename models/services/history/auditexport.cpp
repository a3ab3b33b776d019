// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditexport.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/history/auditservice.h"
#include "models/services/seals/auditseals.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditExport)
};

constexpr int batchSize = 2000;

constexpr const char *kPath = "path";
constexpr const char *kFormat = "format";
constexpr const char *kBy = "by";
constexpr const char *kPerson = "person";
constexpr const char *kEntity = "entity";
constexpr const char *kAction = "action";
constexpr const char *kImage = "image";
constexpr const char *kSubject = "subject";
constexpr const char *kFrom = "from";
constexpr const char *kTyping = "typing";
constexpr const char *kUntil = "until";

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

Json valueOf(const QByteArray &text)
{
    if (text.isEmpty())
        return nullptr;
    Json json = storedJson(text);
    return json.is_object() ? json : Json(QString::fromUtf8(text));
}

QByteArray csvLine(const AuditLine &line, const AuditNames &names)
{
    const Event &event = line.event;
    return csvRow({QString::number(event.sequence), timeText(event.createdAt), line.who, line.what, line.imageName,
                   event.image.isNull() ? QString() : event.image.toString(), codeOf(event.entity), event.action,
                   line.withheld ? Tr::tr("(hidden for now)") : readable(event.before, names),
                   line.withheld ? Tr::tr("(hidden for now)") : readable(event.after, names)});
}

QByteArray jsonLine(const AuditLine &line)
{
    const Event &event = line.event;
    Json object{{"sequence", event.sequence},
                {"id", event.id},
                {"time", timeText(event.createdAt)},
                {kPerson, line.who},
                {"sentence", line.what},
                {"image_name", line.imageName},
                {kImage, event.image.isNull() ? Json() : Json(event.image)},
                {kEntity, codeOf(event.entity)},
                {kAction, event.action},
                {"before", valueOf(event.before)},
                {"after", valueOf(event.after)},
                {"withheld", line.withheld}};
    return storedText(object) + '\n';
}

/// Empty where there are no seals.
QByteArray lastLine(const AuditHead &head, AuditFormat format)
{
    if (head.isNull())
        return {};
    return format == AuditFormat::Csv ? csvRow({{}, timeText(head.last.createdAt), {}, sentenceOf(head), {}, {}, {}, {}, {}, {}})
                                      : storedText(Json{{"audit", toJson(head)}}) + '\n';
}

} // namespace

QByteArray AuditExportRequest::toJson() const
{
    Json object{{kPath, path}, {kFormat, codeOf(format)}, {kBy, by}};
    if (!filter.person.isNull())
        object[kPerson] = filter.person;
    if (filter.entity)
        object[kEntity] = codeOf(*filter.entity);
    object[kAction] = filter.action;
    if (!filter.image.isNull())
        object[kImage] = filter.image;
    if (!filter.subject.isNull())
        object[kSubject] = filter.subject.toString();
    object[kFrom] = timeText(filter.from);
    object[kUntil] = timeText(filter.until);
    object[kTyping] = filter.withTyping;
    return storedText(object);
}

AuditExportRequest AuditExportRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    AuditExportRequest request;
    request.path = textOf(object, kPath);
    request.format = fromCode<AuditFormat>(textOf(object, kFormat)).value_or(AuditFormat::Csv);
    request.by = PersonId::fromString(textOf(object, kBy));
    request.filter.person = PersonId::fromString(textOf(object, kPerson));
    request.filter.entity = fromCode<Entity>(textOf(object, kEntity));
    request.filter.action = textOf(object, kAction);
    request.filter.image = ImageId::fromString(textOf(object, kImage));
    request.filter.subject = QUuid::fromString(textOf(object, kSubject));
    request.filter.from = QDateTime::fromString(textOf(object, kFrom), Qt::ISODateWithMs);
    request.filter.until = QDateTime::fromString(textOf(object, kUntil), Qt::ISODateWithMs);
    request.filter.withTyping = flagOf(object, kTyping, true);
    return request;
}

Result<qint64> writeAudit(Stores &stores, const PersonId &actor, const AuditExportRequest &request, Progress &progress)
{
    AuditService audit(stores, actor);
    YUYI_TRY(const auto total, audit.count(request.filter));
    YUYI_TRY(const auto with, auditNames(stores, actor));
    YUYI_TRY(const auto head, AuditSeals(stores).sealIfPossible());
    QSaveFile file(request.path);
    const auto broken = [&] {
        return failure(ErrorCode::Environment,
                       Tr::tr("“%1” cannot be written: %2").arg(request.path, file.errorString()));
    };
    if (!file.open(QIODevice::WriteOnly))
        return broken();
    if (request.format == AuditFormat::Csv) {
        file.write(byteOrderMark.toByteArray());
        file.write(csvRow({Tr::tr("Event number"), Tr::tr("Time (UTC)"), Tr::tr("Person"), Tr::tr("What happened"),
                           Tr::tr("Image"), Tr::tr("Image ID"), Tr::tr("Record type"), Tr::tr("Action"),
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
    // Whoever keeps the file can compare the trail with it later.
    const QByteArray end = lastLine(head, request.format);
    if (file.write(end) != end.size() || !file.commit())
        return broken();
    return done;
}

} // namespace yuyi
