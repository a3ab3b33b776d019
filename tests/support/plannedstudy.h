// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/itemchoice.h"
#include "models/services/rules/optionorder.h"
#include "models/stores/studystore.h"

namespace yuyi::test {

/// A running study over the project's accepted items, in their order; the first ones are practised with.
struct PlannedStudy {
    StudyDesign design = {};
    QList<BackgroundField> background = {};
    StudyTexts texts = {};
    int practice = 0;
    int items = 0;     ///< main items; 0: all that are left
    int blockSize = 0; ///< 0: one block
    int people = 1;
};

/// @brief Writes the study as freezing would leave it, and its people P01 … with their trials. Below the services, so that what is
/// tested is the participants' side alone.
inline Result<Study> planStudy(Stores &stores, const PersonId &lead, const PlannedStudy &planned)
{
    const auto chosen = ItemChooser(stores).choose({});
    if (!chosen)
        return passOn(chosen);
    Study study;
    study.id = StudyId::create();
    study.name = QStringLiteral("基线 1");
    study.state = StudyState::Running;
    study.design = planned.design;
    study.design.practice = planned.practice;
    study.design.blockSize = planned.blockSize;
    study.background = planned.background;
    study.seed = 7;
    study.createdBy = lead;
    QList<StudyItem> items;
    for (const ChosenItem &item : chosen->items) {
        if (planned.items > 0 && items.size() == planned.practice + planned.items)
            break;
        StudyItem one;
        one.item = item.item;
        one.item.position = static_cast<int>(items.size());
        one.part = items.size() < planned.practice ? StudyPart::Practice : StudyPart::Main;
        items.append(one);
    }
    const auto done = stores.transaction([&]() -> Result<> {
        YUYI_CHECK(stores.studies().add(study));
        YUYI_TRY(const auto number, stores.studies().addTexts(study.id, planned.texts));
        study.texts = number;
        YUYI_CHECK(stores.studies().update(study));
        ++study.version;
        YUYI_CHECK(stores.studies().addItems(study.id, items));
        for (int i = 0; i < planned.people; ++i) {
            Participant participant;
            participant.id = ParticipantId::create();
            participant.study = study.id;
            participant.number = i + 1;
            participant.code = QStringLiteral("P%1").arg(i + 1, 2, 10, QLatin1Char('0'));
            participant.seed = 100 + i;
            participant.createdBy = lead;
            QList<Trial> trials;
            for (const StudyItem &item : std::as_const(items)) {
                YUYI_TRY(const auto question, stores.validation().blindQuestion(item.item.question));
                QList<OptionId> options;
                for (const BlindQuestion::Choice &choice : question.options)
                    options.append(choice.id);
                Trial trial;
                trial.id = TrialId::create();
                trial.participant = participant.id;
                trial.position = static_cast<int>(trials.size());
                trial.part = item.part;
                const int main = trial.position - planned.practice;
                if (item.part == StudyPart::Main)
                    trial.block = (planned.practice > 0 ? 1 : 0) + (planned.blockSize > 0 ? main / planned.blockSize : 0);
                trial.question = item.item.question;
                trial.shownOrder = shuffled(options, participant.seed * 1000 + trial.position);
                trials.append(trial);
            }
            YUYI_CHECK(stores.studies().addParticipant(participant, trials));
        }
        return {};
    });
    if (!done)
        return passOn(done);
    return study;
}

} // namespace yuyi::test
