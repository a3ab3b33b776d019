// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/calibrationend.h"

#include "models/domain/clock.h"
#include "models/services/review/calibrationbatch.h"
#include "models/services/review/submissions.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"
#include "models/statistics/random.h"
#include "models/stores/calibrationstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationEnd)
};

} // namespace

Result<> CalibrationEnd::decide(const CalibrationBatchId &id, const PersonId &person, CalibrationResult result,
                                const QString &note)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto batch, calibrationBatch(m_stores, id, CalibrationState::Revealed));
        const auto former = std::find_if(batch.people.begin(), batch.people.end(),
                                         [&](const CalibrationPerson &one) { return one.person == person; });
        if (former == batch.people.end())
            return failure(ErrorCode::NotFound, Tr::tr("This person does not take part in the batch."));
        const bool same = former->result == result && former->note == note.trimmed();
        if (result == CalibrationResult::Repeat && note.trimmed().isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Write what the person should do differently when labelling the batch "
                                                      "again."));
        const CalibrationPerson now{person, result, note.trimmed(), currentTime(), m_actor};
        if (!same)
            YUYI_CHECK(m_stores.calibration().setResult(id, now));
        // What was submitted since a former decision follows this one too.
        for (const ImageId &image : batch.images)
            YUYI_CHECK(result == CalibrationResult::Repeat ? sendBack(batch, image, now) : takeBack(image, person));
        if (same)
            return {};
        return recordCalibration(m_stores, m_actor, batch, AuditAction::Result,
                                 {{"person", person}, {"result", codeOf(former->result)}},
                                 {{"person", person},
                                  {"result", codeOf(result)},
                                  {"note", now.note}});
    });
}

Result<> CalibrationEnd::sendBack(const CalibrationBatch &batch, const ImageId &image, const CalibrationPerson &who)
{
    YUYI_TRY(const auto own, m_stores.annotations().current(image, who.person));
    if (!own || (own->state != AnnotationState::Submitted && own->state != AnnotationState::Returned))
        return {};
    if (own->state == AnnotationState::Returned) {
        YUYI_TRY(const auto open, m_stores.work().returnsOf(own->id, true));
        const auto asked = std::find_if(open.begin(), open.end(), [](const WorkReturn &entry) {
            return entry.origin == ReturnOrigin::Calibration;
        });
        if (asked == open.end() || asked->note == who.note)
            return {};
        // The new note takes the place of the former one.
        YUYI_CHECK(m_stores.work().setReturnAnswered(asked->id, who.decidedAt));
    }
    WorkReturn back;
    back.annotation = own->id;
    back.origin = ReturnOrigin::Calibration;
    back.reason = batch.name;
    back.note = who.note;
    return returnInTransaction(m_stores, back, m_actor);
}

Result<> CalibrationEnd::takeBack(const ImageId &image, const PersonId &person)
{
    YUYI_TRY(const auto own, m_stores.annotations().current(image, person));
    if (!own)
        return {};
    YUYI_TRY(const auto returns, untouchedReturns(m_stores, own->id, ReturnOrigin::Calibration));
    return takeBackReturns(m_stores, returns, m_actor);
}

Result<> CalibrationEnd::close(const CalibrationBatchId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto batch, calibrationBatch(m_stores, id, CalibrationState::Revealed));
        YUYI_TRY(const auto people, m_stores.project().people());
        for (const CalibrationPerson &one : batch.people) {
            const auto person = std::find_if(people.begin(), people.end(),
                                             [&](const Person &p) { return p.id == one.person; });
            if (one.result == CalibrationResult::Open) {
                return failure(ErrorCode::Refused,
                               Tr::tr("First decide whether %1 passes or must repeat the batch.").arg(person->name));
            }
            for (const ImageId &image : batch.images) {
                YUYI_TRY(const auto own, m_stores.annotations().current(image, one.person));
                if (!own || own->state == AnnotationState::Submitted)
                    continue;
                if (person->active) {
                    return failure(ErrorCode::Refused,
                                   Tr::tr("%1 is labelling the batch again and has not submitted everything yet.")
                                       .arg(person->name));
                }
                // Nobody is left who could finish it.
                YUYI_CHECK(m_stores.annotations().setState(own->id, AnnotationState::Superseded));
                YUYI_CHECK(m_stores.work().answerReturns(own->id, currentTime()));
                YUYI_CHECK(m_stores.record(makeEvent(Entity::Annotation, image.value(), AuditAction::Superseded, m_actor)));
            }
        }
        batch.state = CalibrationState::Closed;
        batch.closedAt = currentTime();
        YUYI_CHECK(m_stores.calibration().save(batch));
        for (const ImageId &image : batch.images)
            YUYI_CHECK(sendOn(batch, image));
        return recordCalibration(m_stores, m_actor, batch, AuditAction::Closed,
                                 {{"state", codeOf(CalibrationState::Revealed)}},
                                 {{"state", codeOf(batch.state)}});
    });
}

Result<> CalibrationEnd::sendOn(const CalibrationBatch &batch, const ImageId &image)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto all, m_stores.annotations().ofImage(image));
    QList<AnnotationSummary> handedIn;
    for (const AnnotationSummary &one : all) {
        if (one.origin == Origin::Annotation && one.state == AnnotationState::Submitted)
            handedIn.append(one);
    }
    std::sort(handedIn.begin(), handedIn.end(),
              [](const AnnotationSummary &a, const AnnotationSummary &b) { return a.person < b.person; });
    Random random((static_cast<quint64>(batch.seed) << 32) ^ static_cast<quint64>(batch.images.indexOf(image)));
    while (handedIn.size() > info.rules.annotatorsPerImage) {
        const auto out = handedIn.takeAt(random.below(static_cast<quint32>(handedIn.size())));
        YUYI_CHECK(m_stores.annotations().setState(out.id, AnnotationState::Superseded));
    }
    return settleInTransaction(m_stores, image, m_actor);
}

} // namespace yuyi
