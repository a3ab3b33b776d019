// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/manifestservice.h"

#include "models/domain/images/image.h"
#include "models/exchange/files/parttarget.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/manifest.h"
#include "models/exchange/tables/csv.h"
#include "models/services/templates/factlist.h"
#include "models/stores/pictures.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CollectService)
};

constexpr qsizetype atOnce = 1000; // images read from the stores together

/// A column of the manifest: a fact, or a member of the image.
struct WrittenColumn {
    QString name;
    QString fact;
    QString Image::*member = nullptr;

    QString of(const Image &image, const QMap<QString, QString> &facts) const { return member ? image.*member : facts.value(fact); }
};

QList<WrittenColumn> factColumns(const Preset &preset, const QList<ImageFacts> &images)
{
    QSet<QString> used;
    for (const ImageFacts &image : images) {
        for (auto fact = image.facts.cbegin(); fact != image.facts.cend(); ++fact)
            used.insert(fact.key());
    }
    QList<WrittenColumn> columns;
    for (const FactForm &fact : preset.facts) {
        if (used.contains(fact.code))
            columns.append({isManifestColumn(fact.code) ? QLatin1String("fact.") + fact.code : fact.code, fact.code});
    }
    return columns;
}

/// The members that some image has.
Result<QList<WrittenColumn>> memberColumns(Stores &stores, const QList<ImageId> &ids)
{
    const QList<WrittenColumn> all{{QStringLiteral("source_url"), {}, &Image::sourceUrl},
                                   {QStringLiteral("licence"), {}, &Image::licence},
                                   {QStringLiteral("collector"), {}, &Image::collector},
                                   {QStringLiteral("note"), {}, &Image::note}};
    QList<bool> used(all.size(), false);
    for (qsizetype start = 0; start < ids.size(); start += atOnce) {
        YUYI_TRY(const auto images, stores.images().images(ids.mid(start, atOnce)));
        for (const Image &image : images) {
            for (qsizetype i = 0; i < all.size(); ++i)
                used[i] = used.at(i) || !(image.*all.at(i).member).isEmpty();
        }
    }
    QList<WrittenColumn> columns;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (used.at(i))
            columns.append(all.at(i));
    }
    return columns;
}

/// Names of files: each once, also where case does not count.
class FileNames
{
public:
    QString nameFor(const Image &image)
    {
        const QFileInfo known(QFileInfo(image.names.value(0)).fileName());
        const bool safe = safeRelativePath(known.fileName()).has_value();
        const QString name = safe ? known.fileName() : image.sha256.hex();
        if (isNew(name))
            return name;
        const QFileInfo taken(name);
        QString other = QStringLiteral("%1-%2").arg(taken.completeBaseName(), image.sha256.hex().left(8));
        if (!taken.suffix().isEmpty())
            other += u'.' + taken.suffix();
        return isNew(other) ? other : image.sha256.hex();
    }

private:
    bool isNew(const QString &name)
    {
        const QString key = name.toCaseFolded();
        if (m_taken.contains(key))
            return false;
        m_taken.insert(key);
        return true;
    }

    QSet<QString> m_taken;
};

} // namespace

Result<ManifestWritten> ManifestService::write(const QString &target, const PersonId &actor, Progress &progress)
{
    YUYI_TRY(const auto listed, factsOfImages(m_stores, actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    if (listed.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("The project has no images to write."));
    QList<ImageId> ids;
    QHash<ImageId, QMap<QString, QString>> facts;
    for (const ImageFacts &one : listed) {
        ids.append(one.image);
        facts.insert(one.image, one.facts);
    }
    QList<WrittenColumn> columns = factColumns(info.preset, listed);
    YUYI_TRY(const auto members, memberColumns(m_stores, ids));
    columns += members;
    ManifestWritten written;
    written.columns = {QStringLiteral("path")};
    for (const WrittenColumn &column : std::as_const(columns))
        written.columns.append(column.name);
    YUYI_TRY(const auto folder, PartFolder::create(target));
    QByteArray table = csvRow(written.columns);
    FileNames names;
    progress.setTotal(ids.size());
    for (qsizetype start = 0; start < ids.size(); start += atOnce) {
        YUYI_TRY(const auto images, m_stores.images().images(ids.mid(start, atOnce)));
        for (const Image &image : images) {
            if (progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("Stopped. Nothing was written."));
            const QString path = QLatin1String("images/") + names.nameFor(image);
            YUYI_TRY(const auto file, pictureFile(m_folder, image.sha256, image.format));
            YUYI_TRY(const auto bytes, pictureBytes(file, image.sha256, image.names.value(0)));
            YUYI_CHECK(folder->write(path, bytes));
            QStringList cells{path};
            for (const WrittenColumn &column : std::as_const(columns))
                cells.append(column.of(image, facts.value(image.id)));
            table += csvRow(cells);
            ++written.images;
            progress.advance();
        }
    }
    YUYI_CHECK(folder->write(QStringLiteral("manifest.csv"), table));
    YUYI_CHECK(folder->commit());
    return written;
}

} // namespace yuyi
