// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/questionsupply.h"

#include "models/domain/annotation/medium.h"
#include "models/items/picturegathering.h"
#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype materialAhead = 4; // read again when fewer are at hand
constexpr qsizetype materialAtOnce = 16;
constexpr qsizetype picturesAhead = 3;

} // namespace

QuestionSupply::QuestionSupply(ProjectAccess &project, const ParticipantId &participant, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_id(participant),
      m_pictures(std::make_unique<PictureLoader>(project.factory().folder())),
      m_gathering(new PictureGathering(*m_pictures, this))
{
    connect(m_gathering, &PictureGathering::counted, this, &QuestionSupply::counted);
    connect(&project.server(), &ServerWatch::leftBehind, this, [this](bool writing) {
        if (writing || m_fetching.isEmpty())
            return;
        m_fetching.clear();
        Q_EMIT failed({ErrorCode::Environment, tr("The server does not answer."), {}});
    });
}

QuestionSupply::~QuestionSupply() = default;

void QuestionSupply::fetch(const StudyVisit &visit, qsizetype index)
{
    QList<TrialId> wanted;
    qsizetype atHand = 0;
    // A login at the server shows only what is near.
    const qsizetype end = m_project.face() == Face::Desk ? visit.seenAtDesk() : visit.trials.size();
    for (qsizetype i = std::max<qsizetype>(0, index); i < end && i < index + materialAtOnce; ++i) {
        const TrialId &id = visit.trials.at(i).id;
        if (m_material.contains(id) || m_fetching.contains(id))
            atHand += i < index + materialAhead ? 1 : 0;
        else
            wanted.append(id);
    }
    if (wanted.isEmpty() || atHand >= std::min(materialAhead, end - index))
        return;
    for (const TrialId &id : std::as_const(wanted))
        m_fetching.insert(id);
    m_project
        .read([id = m_id, visit, wanted](Stores &stores) { return StudySession(stores, id).material(visit, wanted); })
        .then(this, [this, wanted](const Result<QList<StudyMaterial>> &found) {
            for (const TrialId &id : wanted)
                m_fetching.remove(id);
            if (!found) {
                Q_EMIT failed(found.error());
                return;
            }
            for (const StudyMaterial &material : *found)
                m_material.insert(material.trial, material);
            Q_EMIT arrived();
        });
}

void QuestionSupply::prefetch(const StudyVisit &visit, qsizetype index)
{
    QList<Image> ahead;
    for (qsizetype i = visit.nextOpen(index + 1); i >= 0 && ahead.size() < picturesAhead; i = visit.nextOpen(i + 1)) {
        const auto found = m_material.constFind(visit.trials.at(i).id);
        if (found == m_material.constEnd())
            break;
        for (const ItemPicture &picture : found->pictures)
            ahead.append(imageOf(picture.medium));
    }
    if (!ahead.isEmpty())
        m_pictures->prefetch(ahead);
}

QFuture<Result<QList<QImage>>> QuestionSupply::pictures(const QList<ItemPicture> &wanted)
{
    return m_gathering->gather(wanted);
}

} // namespace yuyi
