// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/checkservice.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/clock.h"
#include "models/domain/system.h"
#include "models/linting/templatelinter.h"
#include "models/platform/files.h"
#include "models/services/review/goldquestions.h"
#include "models/services/rules/contentfields.h"
#include "models/services/rules/permissions.h"
#include "models/services/session/imagefiles.h"
#include "models/services/studies/design/frozen.h"
#include "models/services/templates/filling.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSet>
#include <QtConcurrent>

#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CheckService)
};

constexpr qsizetype batchSize = 128;

/// Neither missing nor damaged: the file, or a folder above it, may not be looked into.
bool isClosedToUs(const QString &path)
{
    return platform::checkAccess(systemPath(path), platform::Access::Read) == std::errc::permission_denied;
}

enum class FileFault {
    Closed,
    Missing,
    NoFile, ///< a link, pipe or device
    Altered
};

/// Empty where the file is there and has its hash.
QString fileProblem(const Sha256 &sha256, ImageFormat format, const QString &folder, const std::function<QString(FileFault)> &inWords)
{
    const QString path = imageFilePath(folder, sha256, format);
    const QFileInfo there(path);
    if (isClosedToUs(path))
        return inWords(FileFault::Closed);
    if (!there.exists() && !there.isSymLink())
        return inWords(FileFault::Missing);
    const auto sha = hashFile(path);
    if (!sha)
        return sha.error().code == ErrorCode::Refused ? inWords(FileFault::NoFile) : sha.error().sentence;
    return *sha == sha256 ? QString() : inWords(FileFault::Altered);
}

QString problemOf(const Image &image, const QString &folder)
{
    return fileProblem(image.sha256, image.format, folder, [&](FileFault fault) {
        const QString sentence = [&] {
            switch (fault) {
            case FileFault::Closed: return Tr::tr("Image “%2” (hash %1…): its file cannot be read: permission denied.");
            case FileFault::Missing: return Tr::tr("Image “%2” (hash %1…): its file is missing.");
            case FileFault::NoFile: return Tr::tr("Image “%2” (hash %1…): its file is a link, pipe or device.");
            case FileFault::Altered: return Tr::tr("Image “%2” (hash %1…): its file has been altered.");
            }
            return QString();
        }();
        return sentence.arg(image.sha256.hex().left(12), image.names.value(0));
    });
}

QString problemOf(const MediumFacts &medium, const QString &folder)
{
    return fileProblem(medium.sha256, medium.format, folder, [&](FileFault fault) {
        const QString sentence = [&] {
            switch (fault) {
            case FileFault::Closed: return Tr::tr("Question picture %1: its file cannot be read: permission denied.");
            case FileFault::Missing: return Tr::tr("Question picture %1: its file is missing. Add the picture to its question again.");
            case FileFault::NoFile: return Tr::tr("Question picture %1: its file is a link, pipe or device.");
            case FileFault::Altered: return Tr::tr("Question picture %1: its file has been altered.");
            }
            return QString();
        }();
        return sentence.arg(medium.sha256.hex().left(12));
    });
}

/// Labels that the preset cannot have given. `question`: the number of the question in its annotation; 0: of the image.
QStringList labelProblems(const Preset &preset, const AnnotationSummary &summary, const Labels &labels, int question,
                          const Image &image)
{
    const QString annotation = summary.id.toString();
    const QString sha = image.sha256.hex().left(12);
    QStringList problems;
    const auto unknown = [&](const DimensionCode &dimension, const LabelCode &label) {
        problems.append(question == 0
                            ? Tr::tr("Annotation %1 of image %2: the preset has no label “%3” in the dimension “%4”.")
                                  .arg(annotation, sha, label.text(), dimension.text())
                            : Tr::tr("Annotation %1 of image %2, question %3: the preset has no label “%4” in the dimension “%5”.")
                                  .arg(annotation, sha, QString::number(question), label.text(), dimension.text()));
    };
    const QList<WrongLabel> faults = labelFaults(labels, preset, question == 0 ? LabelOf::Image : LabelOf::Question);
    for (const WrongLabel &fault : faults) {
        switch (fault.kind) {
        case WrongLabel::Kind::UnknownLabel: unknown(fault.dimension, fault.label); break;
        case WrongLabel::Kind::UnknownDimension: {
            const QList<LabelCode> all = labels.value(fault.dimension);
            for (const LabelCode &label : all)
                unknown(fault.dimension, label);
            break;
        }
        case WrongLabel::Kind::WrongOwner:
            problems.append(question == 0
                                ? Tr::tr("Annotation %1 of image %2: the dimension “%3” labels questions, not images.")
                                      .arg(annotation, sha, fault.dimension.text())
                                : Tr::tr("Annotation %1 of image %2, question %3: the dimension “%4” labels images, not questions.")
                                      .arg(annotation, sha, QString::number(question), fault.dimension.text()));
            break;
        case WrongLabel::Kind::TooMany: break; // imported images may have several; the linter says so
        }
    }
    return problems;
}

/// Options that are true by the facts of the image and not marked as correct.
QStringList truthProblems(const Preset &preset, const QMap<QString, QString> &facts, const Annotation &annotation, const Image &image)
{
    const Filler filler = facts.isEmpty() || annotation.state == AnnotationState::Superseded ? Filler() : templateFiller(preset, facts, {});
    if (!filler)
        return {};
    QStringList problems;
    const QList<Question> &questions = annotation.content.questions;
    const QList<Finding> findings = lintTruths(questions, filler(annotation.content.labels, questions));
    for (const Finding &finding : findings) {
        const Question &question = questions.at(finding.position.question);
        problems.append(Tr::tr("Annotation %1 of image %2, question %3: the option “%4” is true by the facts of the image, but it is not "
                               "marked as correct.")
                            .arg(annotation.id.toString(), image.sha256.hex().left(12), QString::number(finding.position.question + 1),
                                 question.options.at(finding.position.option).text));
    }
    return problems;
}

/// Questions about chains of concepts that the concepts of now make wrong, or that have a second right option by them.
QStringList conceptProblems(const Preset &preset, const ChainMaterial &material, const Annotation &annotation, const Image &image)
{
    if (annotation.state == AnnotationState::Superseded)
        return {};
    const QList<Question> &questions = annotation.content.questions;
    Filled filled;
    filled.verdicts = chainVerdicts(preset, material, image.id, questions);
    QStringList problems;
    const QList<Finding> findings = lintRivals(questions, filled);
    for (const Finding &finding : findings) {
        problems.append(Tr::tr("Annotation %1 of image %2, question %3: %4")
                            .arg(annotation.id.toString(), image.sha256.hex().left(12), QString::number(finding.position.question + 1),
                                 finding.text));
    }
    return problems;
}

/// A running import writes its files before their entries.
constexpr int importMinutes = 10;

} // namespace

Result<QStringList> CheckService::check(Progress &progress)
{
    QStringList problems;
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto facts, m_stores.composing().allFacts());
    YUYI_TRY(auto media, m_stores.media().all());
    YUYI_TRY(const auto concepts, chainMaterial(m_stores, info.preset));
    QSet<Sha256> ofImages;
    progress.setTotal(ids.size() + media.size());
    // Copies of what a server has are compared with their hashes when they are used.
    const bool copies = isPictureCache(m_folder);
    for (qsizetype start = 0; start < ids.size(); start += batchSize) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
        YUYI_TRY(const auto images, m_stores.images().images(ids.mid(start, batchSize)));
        const QStringList found = QtConcurrent::blockingMapped<QStringList>(
            images, [&](const Image &image) { return copies ? QString() : problemOf(image, m_folder); });
        for (const QString &problem : found) {
            if (!problem.isEmpty())
                problems.append(problem);
        }
        for (const Image &image : images) {
            ofImages.insert(image.sha256);
            YUYI_TRY(const auto annotations, m_stores.annotations().ofImage(image.id));
            for (const AnnotationSummary &summary : annotations) {
                YUYI_TRY(const auto annotation, m_stores.annotations().annotation(summary.id));
                problems.append(labelProblems(info.preset, summary, annotation.content.labels, 0, image));
                int number = 0;
                for (const Question &question : annotation.content.questions)
                    problems.append(labelProblems(info.preset, summary, question.labels, ++number, image));
                problems.append(truthProblems(info.preset, facts.value(image.id), annotation, image));
                if (concepts)
                    problems.append(conceptProblems(info.preset, *concepts, annotation, image));
            }
            YUYI_TRY(const auto missing, repairsMissingInGold(m_stores, image.id));
            for (const QString &field : missing) {
                problems.append(Tr::tr("Image “%2” (hash %1…): the gold annotation lacks the annotator's last correction of the field "
                                       "“%3”.")
                                    .arg(image.sha256.hex().left(12), image.names.value(0), nameOfContentField(field, info.preset)));
            }
        }
        progress.advance(images.size());
    }
    // A file that is also that of an image has been read.
    progress.advance(media.removeIf([&](const MediumFacts &medium) { return copies || ofImages.contains(medium.sha256); }));
    for (qsizetype start = 0; start < media.size(); start += batchSize) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
        const QList<MediumFacts> batch = media.mid(start, batchSize);
        const QStringList found = QtConcurrent::blockingMapped<QStringList>(
            batch, [&](const MediumFacts &medium) { return problemOf(medium, m_folder); });
        for (const QString &problem : found) {
            if (!problem.isEmpty())
                problems.append(problem);
        }
        progress.advance(batch.size());
    }
    if (!copies) {
        YUYI_TRY(const auto unknown, strays());
        for (const QString &path : unknown)
            problems.append(Tr::tr("The file “%1” does not belong to any image of the project.").arg(path));
    }
    YUYI_TRY(const auto studies, m_stores.studies().studies());
    for (const Study &study : studies) {
        YUYI_TRY(const auto found, frozenProblems(m_stores, study));
        problems += found;
    }
    YUYI_TRY(m_audit, AuditSeals(m_stores).verify(progress));
    if (!m_audit.problem.isEmpty())
        problems.append(m_audit.problem);
    return problems;
}

Result<QStringList> CheckService::strays()
{
    YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
    QSet<QString> known;
    for (qsizetype start = 0; start < ids.size(); start += batchSize) {
        YUYI_TRY(const auto images, m_stores.images().images(ids.mid(start, batchSize)));
        for (const Image &image : images)
            known.insert(imageFilePath(m_folder, image.sha256, image.format));
    }
    YUYI_TRY(const auto media, m_stores.media().all());
    for (const MediumFacts &medium : media)
        known.insert(imageFilePath(m_folder, medium.sha256, medium.format));
    QStringList paths;
    QDirIterator files(m_folder % QStringLiteral("/images"), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!known.contains(path))
            paths.append(path);
    }
    paths.sort();
    return paths;
}

Result<QStringList> CheckService::moveStrays(const PersonId &by)
{
    YUYI_CHECK(requireLead(m_stores, by));
    QStringList moved;
    if (isPictureCache(m_folder))
        return moved; // copies of what a server has
    YUYI_TRY(const auto paths, strays());
    const QString target = m_folder % QStringLiteral("/strays");
    const QDateTime before = currentTime().addSecs(-60 * importMinutes);
    for (const QString &path : paths) {
        const QFileInfo file(path);
        const auto named = Sha256::fromHex(file.completeBaseName());
        const auto is = named && file.lastModified() < before ? hashFile(path) : Result<Sha256>();
        if (!named || file.lastModified() >= before || !is || *is != *named)
            continue; // not ours, altered, or of an import that goes on
        const QString newPath = target % u'/' % file.fileName();
        if (!QDir().mkpath(target) || !QFile::rename(path, newPath))
            return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be moved to “%2”.").arg(path, target));
        moved.append(newPath);
    }
    return moved;
}

} // namespace yuyi
