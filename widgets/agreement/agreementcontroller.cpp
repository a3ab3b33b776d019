// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementcontroller.h"

#include "models/exchange/files/textfile.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/page/aside.h"

#include <QSet>

#include <utility>

namespace yuyi {

AgreementController::AgreementController(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project)
{
}

AgreementController::~AgreementController()
{
    stop();
}

bool AgreementController::isLead() const
{
    return m_project.person().is(Role::Lead);
}

void AgreementController::stop()
{
    m_latest.drop();
    if (m_cancel)
        m_cancel->store(true);
}

void AgreementController::reload(AgreementBy by)
{
    stop();
    const PersonId person = m_project.person().id;
    const bool withGold = by == AgreementBy::Label;
    m_project
        .read([person, withGold](Stores &stores) { return AgreementService(stores, person).data(withGold); })
        .then(this, m_latest.still([this](const Result<AgreementData> &read) {
            if (!read) {
                Q_EMIT failed(read.error().sentence);
                return;
            }
            m_data = std::make_shared<const AgreementData>(*read);
            Q_EMIT dataRead();
        }));
}

void AgreementController::compute(const AgreementQuery &query)
{
    using Reports = std::pair<QList<AgreementGroup>, QList<AgreementGroup>>;
    stop();
    m_complete = false;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    runAside(
        this,
        [data = m_data, query, cancel = m_cancel] {
            return Reports{agreementReport(*data, query, {}, cancel.get()),
                           agreementReport(*data, {AgreementBy::Pair, query.scope, {}}, {}, cancel.get())};
        },
        m_latest.still([this, query](const Reports &points) {
            m_groups = points.first;
            m_pairs = points.second;
            Q_EMIT computed();
            runAside(
                this,
                [data = m_data, query, cancel = m_cancel] { return agreementReport(*data, query, BootstrapPlan{}, cancel.get()); },
                m_latest.still([this](const QList<AgreementGroup> &groups) {
                    m_groups = groups;
                    m_complete = true;
                    Q_EMIT computed();
                }));
        }));
}

QList<AgreementRow> AgreementController::rows(AgreementBy by, const DimensionCode &dimension) const
{
    const auto isOrdered = [this](const DimensionCode &code) {
        const Dimension *found = m_data->preset.dimension(code);
        return found && found->ordered;
    };
    QList<AgreementRow> rows;
    for (int g = 0; g < m_groups.size(); ++g) {
        const AgreementGroup &group = m_groups.at(g);
        for (const AgreementLine &line : group.lines) {
            if (by == AgreementBy::Dimension)
                rows.append({line.dimension.text(), dimensionTitle(m_data->preset, line.dimension), line, g, isOrdered(line.dimension)});
            else if (line.dimension == dimension)
                rows.append({group.code, group.title, line, g, isOrdered(line.dimension)});
        }
    }
    return rows;
}

int AgreementController::imageCount() const
{
    QSet<ImageId> images;
    for (const AgreementGroup &pair : m_pairs) {
        for (const SubmittedLabels &one : pair.labels)
            images.insert(one.image);
    }
    return static_cast<int>(images.size());
}

int AgreementController::personCount() const
{
    QSet<PersonId> people;
    for (const AgreementGroup &pair : m_pairs)
        people << pair.first << pair.second;
    return static_cast<int>(people.size());
}

QList<ImageId> AgreementController::imagesOf(const AgreementRow &row) const
{
    return imagesCompared(m_data->preset, m_data->preset.dimension(row.line.dimension), m_groups.at(row.group).labels);
}

QList<ImageId> AgreementController::differencesOf(const AgreementRow &row) const
{
    return imagesWithDifferences(m_data->preset, m_data->preset.dimension(row.line.dimension), m_groups.at(row.group).labels);
}

QList<ImageId> AgreementController::imagesInCellOf(const AgreementRow &row, const DimensionCode &dimension, int first, int second) const
{
    const Dimension *chosen = m_data->preset.dimension(dimension);
    return chosen ? imagesInCell(*chosen, m_groups.at(row.group).labels, first, second) : QList<ImageId>();
}

void AgreementController::saveCsv(const QString &path)
{
    runAside(
        this,
        [path, data = m_data, groups = m_groups] { return saveText(path, agreementCsv(*data, groups, BootstrapPlan{})); },
        [this](const Result<> &saved) {
            if (!saved)
                Q_EMIT failed(saved.error().sentence);
            else
                Q_EMIT csvSaved();
        });
}

} // namespace yuyi
