// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/taxonomyservice.h"

#include "models/domain/images/image.h"
#include "models/domain/json/json.h"
#include "models/exchange/tables/csvfile.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"
#include "models/services/taxonomy/conceptstates.h"
#include "models/services/taxonomy/undosteps.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

/// Finds the images that rows name.
class ImageNames
{
public:
    explicit ImageNames(const QList<Image> &images)
    {
        for (const Image &image : images) {
            m_hashes.insert(image.sha256.hex(), image.id);
            for (const QString &name : image.names) {
                m_names.insert(name, image.id);
                if (const QString file = QFileInfo(name).fileName(); file != name)
                    m_names.insert(file, image.id);
            }
        }
    }

    /// The reason if there is none.
    Result<ImageId> find(const QString &name) const
    {
        if (const auto known = m_hashes.constFind(name.toLower()); known != m_hashes.constEnd())
            return *known;
        QList<ImageId> found = m_names.values(name);
        if (found.isEmpty())
            found = m_names.values(QFileInfo(name).fileName());
        if (found.isEmpty())
            return failure(ErrorCode::NotFound, Tr::tr("No image of the project is called “%1”.").arg(name));
        if (found.size() > 1)
            return failure(ErrorCode::NotFound, Tr::tr("Several images are called “%1”. Give the hash of the one that is meant.")
                                                    .arg(name));
        return found.constFirst();
    }

private:
    QHash<QString, ImageId> m_hashes;
    QMultiHash<QString, ImageId> m_names;
};

/// The states that the rows wish for, and the faults of the images that they name.
class Wishes
{
public:
    Wishes(const Taxonomy &known, const ImageNames &images) : m_known(known), m_images(images) {}

    void take(const ConceptRow &row, TaxonomyImport &report)
    {
        const ConceptState now = stateOf(m_known, row.code);
        ConceptState wanted = now;
        wanted.used = true;
        if (!row.name.zh.isEmpty())
            wanted.name.zh = row.name.zh;
        if (!row.name.en.isEmpty())
            wanted.name.en = row.name.en;
        wanted.parent = row.parent;
        wanted.further = row.further;
        if (!row.image.isEmpty()) {
            const auto image = m_images.find(row.image);
            if (!image) {
                report.faults.append({row.row, image.error().sentence});
                return;
            }
            wanted.image = *image;
        }
        m_rows.insert(row.code, row.row);
        if (wanted == now) {
            ++report.same;
            return;
        }
        ++(now.used ? report.changed : report.added);
        m_after.append(wanted);
        m_before.append(now);
    }

    /// An image shows one concept.
    void checkImages(TaxonomyImport &report) const
    {
        QHash<ImageId, QString> shows;
        for (const Concept &one : m_known.concepts()) {
            const auto isThis = [&](const ConceptState &state) { return state.code == one.code; };
            if (!one.image.isNull() && std::none_of(m_after.begin(), m_after.end(), isThis))
                shows.insert(one.image, one.code);
        }
        for (const ConceptState &state : m_after) {
            if (state.image.isNull())
                continue;
            if (const auto other = shows.constFind(state.image); other != shows.constEnd()) {
                report.faults.append({m_rows.value(state.code),
                                      Tr::tr("The image of “%1” is that of “%2” already. An image shows one concept.")
                                          .arg(state.code, *other)});
            }
            shows.insert(state.image, state.code);
        }
    }

    const QList<ConceptState> &before() const { return m_before; }
    const QList<ConceptState> &after() const { return m_after; }

private:
    const Taxonomy &m_known;
    const ImageNames &m_images;
    QHash<QString, int> m_rows;
    QList<ConceptState> m_before, m_after;
};

} // namespace

Result<TaxonomyImport> TaxonomyService::importFile(const QString &path)
{
    YUYI_TRY(const auto rows, readCsvFile(path));
    return import(rows);
}

Result<ChainRules> chainRules(Stores &stores)
{
    YUYI_TRY(const auto info, stores.project().info());
    if (!info.preset.chains)
        return failure(ErrorCode::Refused, Tr::tr("The preset of the project makes no questions of chains of concepts, so it takes no "
                                                  "concepts. A preset with “chains” does."));
    return *info.preset.chains;
}

Result<TaxonomyImport> TaxonomyService::import(const QList<QStringList> &rows)
{
    TaxonomyImport report;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireProject(m_stores));
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto rules, chainRules(m_stores));
        YUYI_TRY(const auto concepts, m_stores.taxonomy().concepts());
        const Taxonomy known(concepts);
        YUYI_TRY(const auto read, readTaxonomyRows(rows, known));
        YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
        YUYI_TRY(const auto images, m_stores.images().images(ids));
        const ImageNames names(images);
        Wishes wishes(known, names);
        report.faults = read.faults;
        for (const ConceptRow &row : read.concepts)
            wishes.take(row, report);
        wishes.checkImages(report);
        std::stable_sort(report.faults.begin(), report.faults.end(), [](const RowFault &a, const RowFault &b) { return a.row < b.row; });
        if (!report.faults.isEmpty())
            return {};
        YUYI_TRY(const auto chains, applyStates(m_stores, wishes.after(), rules, m_actor));
        report.chains = chains;
        if (report.added + report.changed == 0)
            return {};
        YUYI_TRY(const auto info, m_stores.project().info());
        const Json after{{"concepts-added", report.added}, {"concepts-changed", report.changed}};
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Concept, info.id.value(), AuditAction::Imported, m_actor, {}, storedText(after))));
        return pushConceptsStep(m_stores, m_actor, Tr::tr("Imported concepts"), wishes.before(), wishes.after());
    }));
    if (!report.faults.isEmpty())
        report.added = report.changed = report.same = 0;
    return report;
}

} // namespace yuyi
