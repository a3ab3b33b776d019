// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/studyservice.h"

#include "models/domain/json/json.h"
#include "models/domain/packages/packageids.h"
#include "models/domain/studies/studyjson.h"
#include "models/services/rules/events.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"
#include "models/services/studies/analysis/earlierpace.h"
#include "models/services/studies/design/frozen.h"
#include "models/services/studies/design/problems.h"
#include "models/services/studies/design/selection.h"
#include "models/services/studies/design/texts.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyService)
};

/// What the audit says of a draft: before and after a change.
QByteArray auditValue(const Study &study)
{
    Json background = Json::array();
    for (const BackgroundField field : study.background)
        background.push_back(toUtf8(codeOf(field)));
    return jsonText({{"name", toUtf8(study.name)},
                     {"filter", toUtf8(study.filter)},
                     {"limit", study.limit},
                     {"design", toJson(study.design)},
                     {"exclusion", toJson(study.exclusion)},
                     {"background", background},
                     {"seed", study.seed},
                     {"texts", study.texts}});
}

qint64 newSeed()
{
    return QRandomGenerator::global()->bounded(1, 1'000'000'000);
}

bool isNamed(const QList<Study> &studies, const QString &name)
{
    return std::any_of(studies.begin(), studies.end(),
                       [&](const Study &study) { return study.name.compare(name, Qt::CaseInsensitive) == 0; });
}

/// The main items as a set that models can be asked, too.
Result<ItemSetId> setOfMain(Stores &stores, const Study &study, const QList<StudyItem> &items, const PersonId &actor,
                            const QDateTime &now)
{
    QList<ItemSetItem> main;
    for (const StudyItem &one : items) {
        if (one.part == StudyPart::Main)
            main.append(one.item);
    }
    ItemSet set;
    set.hash = itemSetHash(main);
    YUYI_TRY(const auto known, stores.runs().itemSetOfHash(set.hash));
    if (known)
        return known->id;
    YUYI_TRY(const auto others, stores.runs().itemSets());
    const auto taken = [&](const QString &name) {
        return std::any_of(others.begin(), others.end(), [&](const ItemSet &other) { return other.name == name; });
    };
    set.id = ItemSetId::create();
    set.name = study.name;
    for (int n = 2; taken(set.name); ++n)
        set.name = QStringLiteral("%1 %2").arg(study.name).arg(n);
    set.items = static_cast<int>(main.size());
    set.createdAt = now;
    set.createdBy = actor;
    YUYI_CHECK(stores.runs().addItemSet(set, main));
    return set.id;
}

} // namespace

Result<QList<StudySummary>> StudyService::studies()
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto all, m_stores.studies().studies());
    QList<StudySummary> list;
    for (const Study &study : all) {
        StudySummary summary;
        summary.study = study;
        if (study.state != StudyState::Draft) {
            YUYI_TRY(const auto items, m_stores.studies().items(study.id));
            summary.items = static_cast<int>(std::count_if(
                items.begin(), items.end(), [](const StudyItem &one) { return one.part == StudyPart::Main; }));
        }
        YUYI_TRY(const auto people, m_stores.studies().participants(study.id));
        QSet<ParticipantId> counted;
        for (const Participant &person : people) {
            if (!person.simulated.isEmpty()) {
                ++summary.simulated;
            } else if (person.state == ParticipantState::Withdrawn) {
                ++summary.withdrawn;
            } else {
                ++summary.people;
                summary.finished += person.state == ParticipantState::Finished ? 1 : 0;
                counted.insert(person.id);
            }
        }
        if (!counted.isEmpty()) {
            YUYI_TRY(const auto trials, m_stores.studies().trialsOf(study.id));
            for (const Trial &trial : trials) {
                if (!counted.contains(trial.participant))
                    continue;
                ++summary.trials;
                summary.answered += trial.isAnswered() ? 1 : 0;
            }
        }
        list.append(summary);
    }
    return list;
}

Result<Study> StudyService::named(const QString &name)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto all, m_stores.studies().studies());
    QStringList names;
    for (const Study &study : all) {
        if (study.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0 || study.id.toString() == name)
            return study;
        names.append(study.name);
    }
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("There is no study in this project yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no study “%1”. Available: %2.")
                                            .arg(name, names.join(Tr::tr(", ", "between the items of a list"))));
}

Result<StudyDraft> StudyService::draft(const StudyId &id)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto study, m_stores.studies().study(id));
    StudyDraft draft{study, {}};
    if (study.texts > 0) {
        YUYI_TRY(const auto texts, m_stores.studies().texts(id, study.texts));
        draft.texts = texts;
    }
    return draft;
}

Result<StudyDraft> StudyService::fresh()
{
    YUYI_TRY(const auto all, m_stores.studies().studies());
    YUYI_TRY(const auto info, m_stores.project().info());
    StudyDraft draft;
    for (int n = static_cast<int>(all.size()) + 1; draft.study.name.isEmpty() || isNamed(all, draft.study.name); ++n)
        draft.study.name = Tr::tr("Study %1").arg(n);
    draft.study.seed = newSeed();
    draft.study.background = {BackgroundField::AgeBand, BackgroundField::Language};
    draft.texts = defaultStudyTexts(info.preset.takesSeveral(), info.preset.takesWritten());
    return draft;
}

Result<Study> StudyService::save(const StudyDraft &draft)
{
    Study saved = draft.study;
    saved.name = saved.name.trimmed();
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto info, m_stores.project().info());
        for (const StudyProblem &problem : designProblems(saved, forItems(info.preset))) {
            // A draft may be incomplete; nothing in it is out of its range.
            if (problem.field != QLatin1String("category") || !saved.design.category.isEmpty())
                return failure(ErrorCode::Invalid, problem.text);
        }
        const bool added = saved.id.isNull();
        QByteArray before;
        if (added) {
            saved.id = StudyId::create();
            saved.state = StudyState::Draft;
            saved.version = 1;
            saved.createdAt = m_now();
            saved.createdBy = m_actor;
            YUYI_CHECK(m_stores.studies().add(saved));
        } else {
            YUYI_TRY(const auto stored, m_stores.studies().study(saved.id));
            if (stored.state != StudyState::Draft)
                return failure(ErrorCode::Refused, Tr::tr("This study is frozen and can no longer be changed."));
            saved.state = StudyState::Draft;
            before = auditValue(stored);
        }
        YUYI_TRY(const auto number, m_stores.studies().addTexts(saved.id, draft.texts));
        if (!added || number != saved.texts) {
            saved.texts = number;
            YUYI_CHECK(m_stores.studies().update(saved));
            ++saved.version;
        }
        return m_stores.record(makeEvent(Entity::Study, saved.id.value(),
                                         added ? AuditAction::Added : AuditAction::Saved, m_actor, before,
                                         auditValue(saved)));
    }));
    return saved;
}

Result<StudyDraft> StudyService::copyOf(const StudyId &id)
{
    YUYI_TRY(auto copy, draft(id));
    YUYI_TRY(const auto all, m_stores.studies().studies());
    const QString name = copy.study.name;
    for (int n = 2; isNamed(all, copy.study.name); ++n)
        copy.study.name = QStringLiteral("%1 %2").arg(name).arg(n);
    Study &study = copy.study;
    study.id = StudyId();
    study.texts = 0;
    study.itemSet = ItemSetId();
    study.frozenHash.clear();
    study.keySalt.clear();
    study.frozenAt = QDateTime();
    study.seed = newSeed();
    return copy;
}

Result<Study> StudyService::duplicate(const StudyId &id)
{
    YUYI_TRY(const auto copy, copyOf(id));
    return save(copy);
}

Result<> StudyService::remove(const StudyId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto study, m_stores.studies().study(id));
        YUYI_CHECK(m_stores.studies().remove(id));
        return m_stores.record(makeEvent(Entity::Study, id.value(), AuditAction::Removed, m_actor,
                                         jsonText({{"name", toUtf8(study.name)}})));
    });
}

Result<> StudyService::rename(const StudyId &id, const QString &name)
{
    const QString tidy = name.trimmed();
    if (tidy.isEmpty() || tidy.size() > 100)
        return failure(ErrorCode::Invalid, Tr::tr("A name must have 1 to 100 characters."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto study, m_stores.studies().study(id));
        const QString before = study.name;
        study.name = tidy;
        YUYI_CHECK(m_stores.studies().update(study));
        return m_stores.record(makeEvent(Entity::Study, id.value(), AuditAction::Renamed, m_actor,
                                         jsonText({{"name", toUtf8(before)}}), jsonText({{"name", toUtf8(tidy)}})));
    });
}

Result<StudyPreview> StudyService::preview(const StudyDraft &draft)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    const bool frozen = draft.study.state != StudyState::Draft;
    YUYI_TRY(const auto selection, frozen ? frozenSelection(m_stores, draft.study) : selectItems(m_stores, draft.study));
    YUYI_TRY(const auto pace, earlierPace(m_stores, draft.study));
    StudyPreview preview = previewOf(draft.study, selection, forItems(info.preset), pace);
    preview.problems += textProblems(draft.texts);
    return preview;
}

Result<Study> StudyService::freeze(const StudyId &id)
{
    Study study;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto stored, draft(id));
        study = stored.study;
        if (study.state != StudyState::Draft)
            return failure(ErrorCode::Refused, Tr::tr("This study is already frozen."));
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_TRY(const auto selection, selectItems(m_stores, study));
        const StudyPreview preview = previewOf(study, selection, forItems(info.preset));
        for (const StudyProblem &problem : preview.problems + textProblems(stored.texts)) {
            if (problem.prevents)
                return failure(ErrorCode::Refused, problem.text);
        }
        study.keySalt = newSecret();
        QList<StudyItem> items = selection.items;
        for (qsizetype i = 0; i < items.size(); ++i)
            items[i].keyHash = keyHashOf(selection.questions.at(i), study.keySalt);
        YUYI_CHECK(m_stores.studies().addItems(id, items));
        YUYI_TRY(const auto set, setOfMain(m_stores, study, items, m_actor, m_now()));
        study.itemSet = set;
        study.state = StudyState::Running;
        study.frozenAt = m_now();
        YUYI_TRY(const auto hash, frozenHashOf(m_stores, study));
        study.frozenHash = hash;
        YUYI_CHECK(m_stores.studies().update(study));
        ++study.version;
        const Json after{{"hash", toUtf8(study.frozenHash)}, {"items", preview.mainItems}};
        return m_stores.record(
            makeEvent(Entity::Study, id.value(), AuditAction::Frozen, m_actor, {}, jsonText(after)));
    }));
    return study;
}

Result<QStringList> StudyService::verify(const StudyId &id)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto study, frozenStudy(m_stores, id));
    return frozenProblems(m_stores, study);
}

Result<QList<Participant>> StudyService::addParticipants(const StudyId &id, int count, const QStringList &names)
{
    return StudyPeople(m_stores, m_actor, m_now).add(id, count, names);
}

Result<QList<Participant>> StudyService::refill(const StudyId &id)
{
    return StudyPeople(m_stores, m_actor, m_now).refill(id);
}

Result<> StudyService::setName(const ParticipantId &id, const QString &name)
{
    return StudyPeople(m_stores, m_actor, m_now).setName(id, name);
}

Result<Withdrawal> StudyService::withdraw(const QList<ParticipantId> &people)
{
    return StudyPeople(m_stores, m_actor, m_now).withdraw(people);
}

Result<> StudyService::conclude(const ParticipantId &id)
{
    return StudyPeople(m_stores, m_actor, m_now).conclude(id);
}

Result<QList<ParticipantRow>> StudyService::participants(const StudyId &id)
{
    return StudyPeople(m_stores, m_actor, m_now).rows(id);
}

Result<QList<Participant>> StudyService::simulate(const StudyId &id, SimulatedKind kind, int count)
{
    return StudyPeople(m_stores, m_actor, m_now).simulate(id, kind, count);
}

Result<int> StudyService::removeSimulated(const StudyId &id)
{
    return StudyPeople(m_stores, m_actor, m_now).removeSimulated(id);
}

Result<> StudyService::setClosed(const StudyId &id, bool closed)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto study, frozenStudy(m_stores, id));
        const StudyState wanted = closed ? StudyState::Closed : StudyState::Running;
        if (study.state == wanted)
            return {};
        study.state = wanted;
        YUYI_CHECK(m_stores.studies().update(study));
        return m_stores.record(makeEvent(Entity::Study, id.value(),
                                         closed ? AuditAction::Closed : AuditAction::Reopened, m_actor));
    });
}

} // namespace yuyi
