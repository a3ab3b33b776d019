// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/labelimportservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/benchmarks/labelstudio.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LabelImport)
};

constexpr qint64 fileLimit = qint64(256) * 1024 * 1024;

bool isCalled(const Person &person, const QString &name)
{
    return person.active && !name.isEmpty() && person.name.compare(name, Qt::CaseInsensitive) == 0;
}

/// The field of a task that an error is about.
QString faultyField(const LabelledTask &task, ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound: return task.sha256 ? QString(QLatin1String("/data/") % labelStudioHash) : QStringLiteral("/data/image");
    case ErrorCode::Invalid: return task.field % QLatin1String("/completed_by");
    default: return task.field;
    }
}

/// The name of an uploaded file: Label Studio writes "a b (1).jpg" as "a_b_1.jpg".
QString uploadedName(const QString &name)
{
    static const QRegularExpression other(QStringLiteral("[^-\\w.]"), QRegularExpression::UseUnicodePropertiesOption);
    return name.trimmed().replace(u' ', u'_').remove(other);
}

bool isAnnotator(const QString &wanted, const QString &annotator, const QString &name)
{
    return annotator.compare(wanted, Qt::CaseInsensitive) == 0 || name.compare(wanted, Qt::CaseInsensitive) == 0;
}

/// Whether people annotate images of this stage.
Result<> requireAnnotated(Stage stage)
{
    switch (stage) {
    case Stage::Kept:
    case Stage::Annotating:
    case Stage::Returned: return {};
    case Stage::Collected: return failure(ErrorCode::Refused, Tr::tr("The image has not been inspected yet. Keep it first."));
    case Stage::Discarded: return failure(ErrorCode::Refused, Tr::tr("The image is discarded."));
    default: return failure(ErrorCode::Refused, Tr::tr("The annotation of the image is finished."));
    }
}

/// Errors that concern the import as a whole.
bool endsImport(ErrorCode code)
{
    return code == ErrorCode::Environment || code == ErrorCode::Cancelled;
}

} // namespace

QByteArray LabelImportRequest::toJson() const
{
    Json chosen = Json::object();
    for (auto one = people.cbegin(); one != people.cend(); ++one)
        chosen[toUtf8(one.key())] = toUtf8(one.value().toString());
    return storedText({{"file", file}, {"annotator", annotator}, {"person", person}, {"people", chosen}, {"by", by}});
}

LabelImportRequest LabelImportRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    LabelImportRequest request;
    request.file = textOf(object, "file");
    request.annotator = textOf(object, "annotator");
    request.person = textOf(object, "person");
    const Json &chosen = fieldOf(object, "people");
    for (auto one = chosen.begin(); chosen.is_object() && one != chosen.end(); ++one)
        request.people.insert(fromUtf8(one.key()), PersonId::fromString(textOf(one.value())));
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

QByteArray LabelImportReport::toJson() const
{
    Json faults = Json::array();
    for (const LabelFault &fault : refused)
        faults.push_back({{"task", fault.task}, {"field", fault.field}, {"reason", fault.sentence}});
    return storedText({{"filled", filled}, {"known", known}, {"cancelled", cancelled}, {"empty", empty}, {"refused", faults}});
}

LabelImportReport LabelImportReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    LabelImportReport report;
    report.filled = wholeOf<int>(object, "filled");
    report.known = wholeOf<int>(object, "known");
    report.cancelled = wholeOf<int>(object, "cancelled");
    report.empty = wholeOf<int>(object, "empty");
    for (const Json &one : fieldOf(object, "refused"))
        report.refused.append({textOf(one, "task"), textOf(one, "field"), textOf(one, "reason"), {}, {}});
    return report;
}

Result<QByteArray> readLabelFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::NotFound, Tr::tr("“%1” does not exist.").arg(path));
    if (!info.isFile())
        return failure(ErrorCode::Refused, Tr::tr("“%1” is not a file.").arg(path));
    if (info.size() > fileLimit)
        return failure(ErrorCode::Refused, Tr::tr("The file “%1” is larger than 256 MB.").arg(info.fileName()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(info.fileName(), file.errorString()));
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(info.fileName(), file.errorString()));
    return text;
}

Result<> LabelImportService::readImages()
{
    if (m_imagesRead)
        return {};
    YUYI_TRY(const auto ids, m_stores.images().list(ImageFilter(), ImageSort::Added));
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    const auto add = [](QList<ImageId> &called, const ImageId &id) {
        if (!called.contains(id))
            called.append(id);
    };
    for (const Image &image : images) {
        for (const QString &name : image.names) {
            add(m_named[name], image.id);
            add(m_uploaded[uploadedName(name)], image.id);
        }
    }
    m_imagesRead = true;
    return {};
}

Result<ImageId> LabelImportService::imageOf(const LabelledTask &task)
{
    if (task.sha256) {
        YUYI_TRY(const auto image, m_stores.images().byHash(*task.sha256));
        if (image)
            return image->id;
        return failure(ErrorCode::NotFound, Tr::tr("No image of the project has the hash %1.").arg(task.sha256->hex().left(12)));
    }
    YUYI_CHECK(readImages());
    for (const QString &name : task.names) {
        const QList<ImageId> found = m_named.contains(name) ? m_named.value(name) : m_uploaded.value(name);
        if (found.size() == 1)
            return found.constFirst();
        if (found.size() > 1) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("%n image(s) of the project are called “%1”. Without a hash it is not clear which one is meant.", nullptr,
                                  static_cast<int>(found.size()))
                               .arg(name));
        }
    }
    return failure(ErrorCode::NotFound, Tr::tr("No image of the project is called “%1”.").arg(task.names.value(0)));
}

Result<PersonId> LabelImportService::personOf(const LabelledTask &task, const LabelImportRequest &request)
{
    if (const PersonId known = request.people.value(task.annotator); !known.isNull())
        return known;
    const QStringList names = request.person.isEmpty() ? QStringList{task.annotatorName, task.annotator} : QStringList{request.person};
    for (const QString &name : names) {
        for (const Person &person : std::as_const(m_people)) {
            if (isCalled(person, name))
                return person.id;
        }
    }
    if (task.annotator.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("It does not say who annotated. Name the person in the import."));
    return failure(ErrorCode::Invalid,
                   Tr::tr("The annotator “%1” has the name of nobody in the project. Name the person in the import.")
                       .arg(task.annotatorName.isEmpty() ? task.annotator : task.annotatorName));
}

Result<bool> LabelImportService::take(const LabelledTask &task, const LabelImportRequest &request)
{
    YUYI_TRY(const auto image, imageOf(task));
    YUYI_TRY(const auto person, personOf(task, request));
    bool added = false;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto before, m_stores.images().image(image));
        const LabelSource source{m_actor, QFileInfo(request.file).fileName()};
        const auto filled = AnnotationService(m_stores, person, m_clock).fillLabelsInTransaction(image, task.labels, source);
        if (!filled && endsImport(filled.error().code))
            return passOn(filled);
        // Labels that are there already are no fault at any stage.
        if (!filled || *filled)
            YUYI_CHECK(requireAnnotated(before.stage));
        if (!filled)
            return passOn(filled);
        added = *filled;
        return {};
    }));
    return added;
}

Result<> LabelImportService::checkPerson(const LabelImportRequest &request, const QList<LabelledTask> &labelled) const
{
    if (request.person.isEmpty())
        return {};
    const auto isNamed = [&](const Person &person) { return isCalled(person, request.person); };
    if (std::none_of(m_people.begin(), m_people.end(), isNamed))
        return failure(ErrorCode::Invalid, Tr::tr("Nobody in the project is called “%1”.").arg(request.person));
    const auto other = [&](const LabelledTask &task) { return task.annotator != labelled.constFirst().annotator; };
    if (std::any_of(labelled.begin(), labelled.end(), other)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The file has labels of several annotators, and one person is named. Name the annotator, too."));
    }
    return {};
}

Result<LabelImportReport> LabelImportService::importLabels(const LabelImportRequest &request, Progress &progress)
{
    YUYI_CHECK(requireProject(m_stores));
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto text, readLabelFile(request.file));
    YUYI_TRY(auto content, readLabelStudio(text, info.preset));
    return importContent(request, std::move(content), progress);
}

Result<LabelImportReport> LabelImportService::importContent(const LabelImportRequest &request, LabelFile file, Progress &progress)
{
    YUYI_CHECK(requireProject(m_stores));
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(m_people, m_stores.project().people());
    if (!request.annotator.isEmpty()) {
        file.labelled.removeIf(
            [&](const LabelledTask &task) { return !isAnnotator(request.annotator, task.annotator, task.annotatorName); });
        // Faults of whole tasks concern everybody.
        file.refused.removeIf([&](const LabelFault &fault) {
            return !fault.annotator.isEmpty() && !isAnnotator(request.annotator, fault.annotator, fault.annotatorName);
        });
        if (file.labelled.isEmpty() && file.refused.isEmpty())
            return failure(ErrorCode::NotFound, Tr::tr("The file has no labels of an annotator “%1”.").arg(request.annotator));
    }
    YUYI_CHECK(checkPerson(request, file.labelled));
    const auto isUnwanted = [&](const QString &annotator) {
        return request.people.contains(annotator) && request.people.value(annotator).isNull();
    };
    file.labelled.removeIf([&](const LabelledTask &task) { return isUnwanted(task.annotator); });
    file.refused.removeIf([&](const LabelFault &fault) { return !fault.annotator.isEmpty() && isUnwanted(fault.annotator); });
    m_imagesRead = false;
    m_named.clear();
    m_uploaded.clear();

    LabelImportReport report;
    report.cancelled = file.cancelled;
    report.empty = file.empty;
    report.refused = file.refused;
    progress.setTotal(file.labelled.size());
    for (const LabelledTask &task : std::as_const(file.labelled)) {
        if (progress.cancelled()) {
            return failure(ErrorCode::Cancelled,
                           Tr::tr("Stopped. Imported labels are kept; import the same file again to continue."));
        }
        const Result<bool> added = take(task, request);
        if (!added && endsImport(added.error().code))
            return passOn(added);
        if (!added)
            report.refused.append(
                {task.task, faultyField(task, added.error().code), added.error().sentence, task.annotator, task.annotatorName});
        else
            ++(*added ? report.filled : report.known);
        progress.advance();
    }
    return report;
}

} // namespace yuyi
