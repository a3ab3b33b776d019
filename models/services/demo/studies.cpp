// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/studies.h"

#include "models/services/rules/itemchoice.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/simulation.h"
#include "models/services/studies/studyservice.h"

namespace yuyi {

namespace {

constexpr qint64 finishedSeed = 20'250'301;
constexpr qint64 openSeed = 20'250'315;
constexpr int practiceItems = 2;
constexpr int itemsOfOpen = 8;

/// Ten in all: most about as good as people are, some weaker, one who guesses.
struct Group {
    SimulatedKind kind;
    int count;
};
constexpr Group groups[]{{SimulatedKind::Share80, 6}, {SimulatedKind::Share60, 3}, {SimulatedKind::Random, 1}};

} // namespace

Result<> DemoStudies::play()
{
    YUYI_CHECK(playFinished());
    return playOpen();
}

Result<Study> DemoStudies::frozen(const QString &name, int limit, qint64 seed, const StudyDesign &design)
{
    StudyService service(m_stage.stores, m_stage.lead);
    YUYI_TRY(auto draft, service.fresh());
    draft.study.name = name;
    // Nobody is asked here: a real study has its lead's words in these places.
    draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("（示例项目，无需填写）"), QStringLiteral("(example project, nothing to say)")});
    draft.study.limit = limit;
    draft.study.seed = seed;
    draft.study.design = design;
    // Practice is with items that the study itself does not ask.
    YUYI_TRY(const auto chosen, ItemChooser(m_stage.stores).choose({}));
    QStringList ids;
    for (qsizetype i = 0; i < std::min<qsizetype>(practiceItems, chosen.items.size()); ++i)
        ids.append(chosen.items.at(i).item.itemId);
    ItemFilter practice;
    practice.set({QStringLiteral("id"), FilterOperator::Is, ids});
    ItemFilter main;
    main.set({QStringLiteral("id"), FilterOperator::IsNot, ids});
    draft.study.design.practice = static_cast<int>(ids.size());
    draft.study.design.practiceFilter = practice.text();
    draft.study.filter = main.text();
    YUYI_TRY(const auto saved, service.save(draft));
    m_stage.pass(20);
    return service.freeze(saved.id);
}

Result<> DemoStudies::playFinished()
{
    StudyDesign design;
    design.shape = StudyShape::Everything;
    design.people = 0;
    for (const Group &group : groups)
        design.people += group.count;
    YUYI_TRY(const auto study, frozen(m_stage.set.word("study-finished"), 0, finishedSeed, design));
    StudyService service(m_stage.stores, m_stage.lead);
    for (const Group &group : groups) {
        m_stage.pass(90);
        YUYI_CHECK(service.simulate(study.id, group.kind, group.count));
    }
    m_stage.pass(60);
    return service.setClosed(study.id, true);
}

Result<> DemoStudies::playOpen()
{
    StudyDesign design;
    design.people = 2;
    YUYI_TRY(const auto study, frozen(m_stage.set.word("study-open"), itemsOfOpen, openSeed, design));
    const auto added = StudyService(m_stage.stores, m_stage.lead).addParticipants(study.id, design.people);
    return added ? Result<>() : passOn(added);
}

} // namespace yuyi
