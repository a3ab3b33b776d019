// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/factlist.h"

#include "models/domain/images/image.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/templates/factservice.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QHash>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

Result<QList<Image>> allImages(Stores &stores)
{
    YUYI_TRY(const auto ids, stores.images().list({}, ImageSort::Added));
    return stores.images().images(ids);
}

/// Finds images by what a row says.
class NamedImages
{
public:
    explicit NamedImages(const QList<Image> &images)
    {
        for (const Image &image : images) {
            m_hashes.insert(image.sha256.hex(), image.id);
            for (const QString &name : image.names)
                m_names.insert(name, image.id);
        }
    }

    Result<ImageId> find(const QString &name, const QString &sha256) const
    {
        if (!sha256.isEmpty()) {
            const auto found = m_hashes.constFind(sha256.toLower());
            if (found != m_hashes.constEnd())
                return *found;
            return failure(ErrorCode::NotFound, Tr::tr("No image of the project has the hash %1.").arg(sha256.left(12)));
        }
        const QList<ImageId> found = m_names.values(name);
        if (found.size() == 1)
            return found.constFirst();
        if (found.isEmpty())
            return failure(ErrorCode::NotFound, Tr::tr("No image of the project is called “%1”.").arg(name));
        return failure(ErrorCode::NotFound, Tr::tr("%n image(s) of the project are called “%1”. Give the hash of the one that is meant.",
                                                   nullptr, static_cast<int>(found.size()))
                                                .arg(name));
    }

private:
    QHash<QString, ImageId> m_hashes;
    QMultiHash<QString, ImageId> m_names;
};

const QString nameColumn = QStringLiteral("image");
const QString hashColumn = QStringLiteral("sha256");

/// Which column says what.
struct FactColumns {
    qsizetype name = -1;
    qsizetype hash = -1;
    QMap<QString, qsizetype> facts;
};

Result<FactColumns> factColumnsOf(const QStringList &headings, const Preset &preset)
{
    FactColumns columns;
    QMap<QString, QString> named; // without values: only the names are looked at
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const QString heading = headings.at(i).trimmed().toLower();
        if (heading == nameColumn)
            columns.name = i;
        else if (heading == hashColumn)
            columns.hash = i;
        else
            columns.facts.insert(heading, i);
        if (heading != nameColumn && heading != hashColumn)
            named.insert(heading, {});
    }
    if (columns.name < 0 && columns.hash < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The first line must name the columns, and one of them must be “image” or “sha256”."));
    if (const QString fault = factFault(preset, named); !fault.isEmpty())
        return failure(ErrorCode::Invalid, fault);
    return columns;
}

} // namespace

Result<QList<ImageFacts>> factsOfImages(Stores &stores, const PersonId &actor)
{
    YUYI_CHECK(requireLead(stores, actor));
    YUYI_TRY(const auto images, allImages(stores));
    YUYI_TRY(const auto known, stores.composing().allFacts());
    YUYI_TRY(const auto hidden, hiddenItems(stores, actor));
    QList<ImageFacts> list;
    for (const Image &image : images) {
        if (image.stage == Stage::Discarded || hidden.answered.contains(image.id))
            continue;
        QMap<QString, QString> facts = known.value(image.id);
        facts.removeIf([](const auto &fact) { return !kindOfStruck(fact.key()).isEmpty(); });
        list.append({image.id, image.names.value(0), image.sha256.hex(), facts});
    }
    return list;
}

Result<FactsTaken> takeFactsOf(Stores &stores, const PersonId &actor, const QList<QStringList> &rows)
{
    YUYI_CHECK(requireLead(stores, actor));
    YUYI_CHECK(requireProject(stores));
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto columns, factColumnsOf(rows.value(0), info.preset));
    YUYI_TRY(const auto all, allImages(stores));
    const NamedImages images(all);
    FactsTaken taken;
    YUYI_CHECK(stores.transaction([&]() -> Result<> {
        taken = {};
        for (qsizetype i = 1; i < rows.size(); ++i) {
            const QStringList &cells = rows.at(i);
            if (cells.size() == 1 && cells.constFirst().trimmed().isEmpty())
                continue;
            const int row = static_cast<int>(i) + 1;
            const auto image = images.find(cells.value(columns.name).trimmed(), cells.value(columns.hash).trimmed());
            if (!image) {
                taken.refused.append({row, image.error().sentence});
                continue;
            }
            QMap<QString, QString> facts;
            for (auto column = columns.facts.constBegin(); column != columns.facts.constEnd(); ++column) {
                if (const QString value = cells.value(column.value()).trimmed(); !value.isEmpty())
                    facts.insert(column.key(), value);
            }
            if (const QString fault = factFault(info.preset, facts); !fault.isEmpty()) {
                taken.refused.append({row, fault});
                continue;
            }
            YUYI_TRY(const auto changed, FactService(stores, actor).setInTransaction(*image, facts));
            ++(changed ? taken.changed : taken.same);
        }
        return {};
    }));
    return taken;
}

} // namespace yuyi
