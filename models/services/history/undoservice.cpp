// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/undoservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/undosteps.h"
#include "models/services/composing/undosteps.h"
#include "models/services/curation/undosteps.h"
#include "models/services/descriptions/undosteps.h"
#include "models/services/errors/undosteps.h"
#include "models/services/people/undosteps.h"
#include "models/services/release/undosteps.h"
#include "models/services/review/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/taxonomy/undosteps.h"
#include "models/services/templates/factservice.h"

#include <QCoreApplication>
#include <QHash>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::UndoService)
};

constexpr const char *kAct = "act";
constexpr qint64 burstMs = 1000; // decisions that follow each other faster than anybody looks
constexpr int burstAtMost = 200;

} // namespace

Result<std::optional<UndoneStep>> UndoService::undo(const QDateTime &unaskedSince)
{
    return turn(true, unaskedSince);
}

Result<std::optional<UndoneStep>> UndoService::redo()
{
    return turn(false);
}

Result<std::optional<UndoneStep>> UndoService::turn(bool undo, const QDateTime &unaskedSince)
{
    std::optional<UndoneStep> undone;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto turned, turnInTransaction(undo, unaskedSince));
        undone = turned;
        return {};
    }));
    return undone;
}

Result<std::optional<UndoneStep>> UndoService::undoSeveral(int count, const UndoId &undoneLast)
{
    std::optional<UndoneStep> undone;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto last, m_stores.history().nextRedo(m_actor));
        if (!last || last->id != undoneLast)
            return {};
        for (int i = 0; i < count; ++i) {
            YUYI_TRY(const auto turned, turnInTransaction(true));
            if (!turned)
                return {};
            undone = turned;
        }
        return {};
    }));
    return undone;
}

Result<std::optional<UndoneStep>> UndoService::turnInTransaction(bool undo, const QDateTime &unaskedSince)
{
    YUYI_TRY(const auto step, undo ? lastStepInTransaction() : m_stores.history().nextRedo(m_actor));
    if (!step)
        return std::optional<UndoneStep>();
    if (unaskedSince.isValid() && step->createdAt < unaskedSince) {
        UndoneStep asked;
        asked.id = step->id;
        asked.text = step->text;
        asked.doneAt = step->createdAt;
        return std::optional(asked);
    }
    YUYI_TRY(const auto applied, apply(*step, undo));
    UndoneStep undone = applied;
    YUYI_CHECK(nameImage(undone));
    YUYI_CHECK(recordInTransaction(*step, undo));
    if (undo) {
        YUYI_TRY(const auto together, burstBefore(*step));
        undone.together = together;
    }
    return std::optional(undone);
}

Result<std::optional<UndoStep>> UndoService::lastStepInTransaction()
{
    YUYI_TRY(const auto step, m_stores.history().nextUndo(m_actor));
    EventFilter saves;
    saves.person = m_actor;
    saves.entity = Entity::Annotation;
    saves.action = codeOf(AuditAction::Saved);
    YUYI_TRY(const auto typed, m_stores.history().find(saves, 0, 1));
    if (typed.isEmpty() || (step && step->createdAt > typed.constFirst().createdAt))
        return step;
    const ImageId image(typed.constFirst().subject);
    YUYI_CHECK(AnnotationService(m_stores, m_actor).stepTypingInTransaction(image));
    return m_stores.history().nextUndo(m_actor);
}

Result<int> UndoService::burstBefore(const UndoStep &step)
{
    const UndoAction *action = undoActionOf(step.kind);
    if (!action || !action->isQuick)
        return 0;
    YUYI_TRY(const auto former, m_stores.history().lastSteps(m_actor, burstAtMost));
    int together = 0;
    QDateTime after = step.createdAt;
    for (const UndoStep &one : former) {
        if (one.kind != step.kind || one.createdAt.msecsTo(after) > burstMs)
            break;
        after = one.createdAt;
        ++together;
    }
    return together;
}

Result<> UndoService::nameImage(UndoneStep &undone)
{
    const UndoAction *action = undoActionOf(undone.kind);
    if (!action || !action->namesImage || undone.image.isNull() || undone.images > 1)
        return {};
    YUYI_TRY(const auto image, m_stores.images().image(undone.image));
    undone.imageName = image.names.value(0);
    return {};
}

Result<> UndoService::undoInTransaction(const UndoStep &step, const QString &reason)
{
    YUYI_CHECK(apply(step, true, !reason.isEmpty()));
    return recordInTransaction(step, true, reason);
}

Result<> UndoService::recordInTransaction(const UndoStep &step, bool undo, const QString &reason)
{
    YUYI_CHECK(step.person == m_actor ? m_stores.history().setUndone(step.id, undo)
                                      : m_stores.history().forget(step.id));
    Json after{{kAct, step.act.toString(QUuid::WithoutBraces)}, {"text", step.text}};
    if (!reason.isEmpty())
        after["reason"] = reason;
    if (step.person != m_actor)
        after["person"] = step.person.toString();
    Event event = makeEvent(Entity::Undo, step.subject, undo ? AuditAction::Undone : AuditAction::Redone,
                            m_actor, {}, storedText(after));
    event.image = step.image;
    return m_stores.record(event);
}

QUuid undoneAct(const Event &event)
{
    return QUuid::fromString(textOf(storedJson(event.after), kAct));
}

const UndoAction *undoActionOf(const QString &kind)
{
    static const QHash<QString, UndoAction> actions = [] {
        QHash<QString, UndoAction> known;
        for (const QList<UndoAction> &some : {curationUndoActions(), annotationUndoActions(), composingUndoActions(), reviewUndoActions(),
                                              peopleUndoActions(), errorUndoActions(), descriptionUndoActions(), releaseUndoActions(),
                                              factUndoActions(), taxonomyUndoActions()}) {
            for (const UndoAction &action : some) {
                Q_ASSERT(!known.contains(action.kind));
                known.insert(action.kind, action);
            }
        }
        return known;
    }();
    const auto found = actions.constFind(kind);
    return found == actions.constEnd() ? nullptr : &*found;
}

Result<UndoneStep> UndoService::apply(const UndoStep &step, bool undo, bool reasoned)
{
    const UndoAction *action = undoActionOf(step.kind);
    if (!action)
        return failure(ErrorCode::Refused, Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to "
                                                  "undo it."));
    if (action->authorOnly && step.person != m_actor)
        return failure(ErrorCode::Refused, action->authorOnly());
    UndoneStep undone;
    undone.id = step.id;
    undone.kind = step.kind;
    undone.text = step.text;
    undone.image = step.image;
    YUYI_CHECK(action->apply({m_stores, step, m_actor, undo, reasoned}, undone));
    return undone;
}

} // namespace yuyi
