// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/calibratecontroller.h"

#include "models/services/session/projectaccess.h"

#include <algorithm>
#include <utility>

namespace yuyi {

CalibrateController::CalibrateController(ProjectAccess &project, QObject *parent)
    : QObject(parent),
      m_project(project)
{
}

bool CalibrateController::labelsImages() const
{
    return !m_project.info().preset.imageDimensions().isEmpty();
}

bool CalibrateController::isLead() const
{
    return m_project.person().is(Role::Lead);
}

bool CalibrateController::takesPart() const
{
    const CalibrationSummary *summary = current();
    return summary
        && std::any_of(summary->batch.people.begin(), summary->batch.people.end(), [this](const CalibrationPerson &one) {
               return one.person == m_project.person().id;
           });
}

const CalibrationSummary *CalibrateController::current() const
{
    return m_row >= 0 && m_row < m_batches.size() ? &m_batches.at(m_row) : nullptr;
}

int CalibrateController::selectWanted()
{
    m_row = m_batches.isEmpty() ? -1 : 0;
    for (int row = 0; row < m_batches.size(); ++row) {
        if (m_batches.at(row).batch.id == m_wanted)
            m_row = row;
    }
    m_wanted = {};
    return m_row;
}

void CalibrateController::load()
{
    const PersonId person = m_project.person().id;
    m_project.read([person](Stores &stores) { return CalibrationService(stores, person).batches(); })
        .then(this, m_latest.only([this](const Result<QList<CalibrationSummary>> &batches) {
            if (!batches) {
                Q_EMIT failed(batches.error().sentence);
                return;
            }
            if (m_wanted.isNull() && current())
                m_wanted = current()->batch.id;
            m_batches = *batches;
            m_loaded = true;
            Q_EMIT loaded();
        }));
}

void CalibrateController::readReveal()
{
    const PersonId person = m_project.person().id;
    const CalibrationBatchId id = current()->batch.id;
    m_project.read([person, id](Stores &stores) { return CalibrationService(stores, person).revealed(id); })
        .then(this, m_latestReveal.only([this, id](const Result<Reveal> &reveal) {
            if (!current() || current()->batch.id != id)
                return;
            if (!reveal)
                Q_EMIT failed(reveal.error().sentence);
            else
                Q_EMIT revealRead(*reveal);
        }));
}

void CalibrateController::findUnlabelled()
{
    const CalibrationBatch batch = current()->batch;
    const PersonId person = m_project.person().id;
    m_project.read([id = batch.id, person](Stores &stores) { return CalibrationService(stores, person).handedIn(id); })
        .then(this, [this, batch, person](const Result<QSet<HandedIn>> &handed) {
            if (!handed) {
                Q_EMIT failed(handed.error().sentence);
                return;
            }
            ImageId first;
            for (const ImageId &image : batch.images) {
                if (first.isNull() && !handed->contains({image, person}))
                    first = image;
            }
            Q_EMIT unlabelledFound(first);
        });
}

void CalibrateController::askToReveal()
{
    if (!current() || std::exchange(m_asking, true))
        return;
    const CalibrationBatchId id = current()->batch.id;
    const PersonId person = m_project.person().id;
    m_project.read([person, id](Stores &stores) { return CalibrationService(stores, person).missing(id); })
        .then(this, [this, id](const Result<QString> &missing) {
            m_asking = false;
            if (!missing)
                Q_EMIT failed(missing.error().sentence);
            else if (missing->isEmpty())
                Q_EMIT revealPossible(id);
            else
                Q_EMIT revealEarly(id, *missing);
        });
}

void CalibrateController::reveal(const CalibrationBatchId &batch, const QString &reason)
{
    run([batch, reason](CalibrationService &service) { return service.reveal(batch, reason); }, tr("The batch is revealed."));
}

void CalibrateController::close()
{
    if (!current())
        return;
    const CalibrationBatchId id = current()->batch.id;
    run([id](CalibrationService &service) { return service.close(id); },
        tr("The batch is closed. Its images now go through the normal workflow."));
}

void CalibrateController::run(std::function<Result<>(CalibrationService &)> work, const QString &sentence)
{
    if (std::exchange(m_running, true))
        return; // a second key does not do it again
    const PersonId person = m_project.person().id;
    m_project
        .write([work = std::move(work), person](Stores &stores) {
            CalibrationService service(stores, person);
            return work(service);
        })
        .then(this, [this, sentence](const Result<> &result) {
            m_running = false;
            if (!result)
                Q_EMIT refused(result.error().sentence);
            else
                Q_EMIT done(sentence);
            load();
        });
}

} // namespace yuyi
