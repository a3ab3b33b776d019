// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/factservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

const QString factsStep = QStringLiteral("image-facts");

QByteArray stepValue(const QMap<QString, QString> &facts)
{
    Json object = Json::object();
    for (auto fact = facts.constBegin(); fact != facts.constEnd(); ++fact)
        object[toUtf8(fact.key())] = toUtf8(fact.value());
    return storedText(object);
}

QMap<QString, QString> factsOfStep(const QByteArray &json)
{
    QMap<QString, QString> facts;
    const Json object = storedJson(json);
    const auto members = object.items();
    for (const auto &member : members) {
        if (member.value().is_string())
            facts.insert(fromUtf8(member.key()), fromUtf8(member.value().get<std::string>()));
    }
    return facts;
}

/// What changes if these facts are set: the values before, empty where there are none, and those after.
struct FactChange {
    QMap<QString, QString> before;
    QMap<QString, QString> after;
};

FactChange changeOf(const QMap<QString, QString> &stored, const QMap<QString, QString> &wanted)
{
    FactChange change;
    for (auto fact = wanted.constBegin(); fact != wanted.constEnd(); ++fact) {
        if (stored.value(fact.key()) == fact.value())
            continue;
        change.before.insert(fact.key(), stored.value(fact.key()));
        change.after.insert(fact.key(), fact.value());
    }
    return change;
}

Result<> write(Stores &stores, const PersonId &actor, const ImageId &image, const FactChange &change)
{
    YUYI_CHECK(stores.composing().setFacts(image, change.after, actor));
    return stores.record(makeEvent(Entity::Image, image.value(), AuditAction::Facts, actor, auditValueOfFacts(change.before),
                                   auditValueOfFacts(change.after)));
}

/// Sets the values of one side of a step where those of the other side are still there. What somebody has set since stays.
Result<> applyFacts(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(requireProject(turn.stores));
    YUYI_TRY(const auto lead, isLead(turn.stores, turn.actor));
    undone.page = lead ? PageId::Collect : PageId::Annotate;
    undone.alsoOn = {PageId::Compose, lead ? PageId::Annotate : PageId::Collect};
    const QMap<QString, QString> wanted = factsOfStep(turn.undo ? turn.step.before : turn.step.after);
    YUYI_TRY(const auto stored, turn.stores.composing().facts(turn.step.image));
    const QMap<QString, QString> was = factsOfStep(turn.undo ? turn.step.after : turn.step.before);
    QMap<QString, QString> back;
    for (auto fact = wanted.cbegin(); fact != wanted.cend(); ++fact) {
        if (stored.value(fact.key()) == was.value(fact.key()))
            back.insert(fact.key(), fact.value());
    }
    const FactChange change = changeOf(stored, back);
    if (!change.after.isEmpty())
        return write(turn.stores, turn.actor, turn.step.image, change);
    if (changeOf(stored, wanted).after.isEmpty())
        return {};
    return failure(ErrorCode::Refused, Tr::tr("The facts of the image have been changed since, so they stay as they are."));
}

} // namespace

QByteArray auditValueOfFacts(const QMap<QString, QString> &facts)
{
    Json object = Json::object();
    for (auto fact = facts.constBegin(); fact != facts.constEnd(); ++fact) {
        if (!fact.value().isEmpty())
            object[toUtf8(factKey + fact.key())] = toUtf8(fact.value());
    }
    return object.empty() ? QByteArray() : storedText(object);
}

QString factFault(const Preset &preset, const QMap<QString, QString> &facts)
{
    for (auto fact = facts.constBegin(); fact != facts.constEnd(); ++fact) {
        const FactForm *form = preset.fact(fact.key());
        if (!form) {
            QStringList known;
            for (const FactForm &one : preset.facts)
                known.append(one.code);
            return known.isEmpty() ? Tr::tr("The preset of the project declares no facts of images, so there is no fact “%1”.")
                                         .arg(fact.key())
                                   : Tr::tr("The preset of the project declares no fact “%1”. Its facts: %2.")
                                         .arg(fact.key(), known.join(QStringLiteral(", ")));
        }
        const ObjectFactor *factor = preset.objects.factor(fact.key());
        if (factor && !fact.value().isEmpty() && !factor->value(fact.value())) {
            QStringList values;
            for (const FactorValue &value : factor->values)
                values.append(value.value);
            return Tr::tr("“%1” cannot be “%2”. Its values: %3.")
                .arg(form->title.text(), fact.value(), values.join(QStringLiteral(", ")));
        }
        if (fact.value().isEmpty() || isFactValue(*form, fact.value()))
            continue;
        return form->number ? Tr::tr("“%1” must be a whole number that is not below 0, but it is “%2”.")
                                  .arg(form->title.text(), fact.value())
                            : Tr::tr("“%1” has a value of more than %2 characters.").arg(form->title.text()).arg(longestFact);
    }
    return {};
}

Result<> FactService::requireReader(const ImageId &image)
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    if (lead) {
        YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
        if (!hidden.answered.contains(image))
            return {};
        return failure(ErrorCode::Refused,
                       Tr::tr("You may still answer a question about this image, and its facts may say the answer."));
    }
    YUYI_CHECK(requirePerson(m_stores, m_actor));
    YUYI_TRY(const auto part, m_stores.work().partIn(image, m_actor));
    YUYI_TRY(const auto batch, m_stores.calibration().batchFor(image, m_actor));
    if (part.wrote || part.unfinished || part.submitted || part.assigned || batch)
        return {};
    return failure(ErrorCode::Refused, Tr::tr("The facts of an image are for leads, and for people who annotate the image."));
}

Result<QMap<QString, QString>> FactService::facts(const ImageId &image)
{
    YUYI_CHECK(requireReader(image));
    return m_stores.composing().facts(image);
}

Result<bool> FactService::setInTransaction(const ImageId &image, const QMap<QString, QString> &facts)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    if (const QString fault = factFault(info.preset, facts); !fault.isEmpty())
        return failure(ErrorCode::Invalid, fault);
    YUYI_TRY(const auto stored, m_stores.composing().facts(image));
    const FactChange change = changeOf(stored, facts);
    if (change.after.isEmpty())
        return false;
    YUYI_CHECK(write(m_stores, m_actor, image, change));
    return true;
}

Result<bool> FactService::set(const ImageId &image, const QMap<QString, QString> &facts)
{
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (packed)
        return failure(ErrorCode::Refused, Tr::tr("The facts of images are set in the project, not in a work package."));
    bool changed = false;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireReader(image));
        YUYI_TRY(const auto stored, m_stores.composing().facts(image));
        YUYI_TRY(const auto done, setInTransaction(image, facts));
        changed = done;
        if (!done)
            return {};
        const FactChange change = changeOf(stored, facts);
        UndoStep step = newUndoStep(factsStep, m_actor, image, image.value(), Tr::tr("Facts of the image"));
        step.before = stepValue(change.before);
        step.after = stepValue(change.after);
        return m_stores.history().push(step);
    }));
    return changed;
}

QList<UndoAction> factUndoActions()
{
    UndoAction facts{factsStep, applyFacts};
    facts.namesImage = true;
    facts.standsAlone = true;
    return {facts};
}

} // namespace yuyi
