// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/analysis/data.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/history/changes.h"
#include "models/services/rules/itemgroups.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyReport)
};

Result<QList<StudiedItem>> readItems(Stores &stores, const StudyId &study, const Preset &preset)
{
    YUYI_TRY(const auto items, stores.studies().items(study));
    QList<QuestionVersionId> versions;
    for (const StudyItem &item : items)
        versions.append(item.item.question);
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    QHash<QuestionVersionId, const Question *> known;
    for (const Question &question : questions)
        known.insert(question.versionId, &question);
    QList<StudiedItem> list;
    for (const StudyItem &item : items) {
        StudiedItem one;
        one.study = item;
        labelSplit(one.study.item, preset);
        if (const Question *question = known.value(item.item.question)) {
            one.stem = question->stem;
            one.options = question->options;
            one.keys = question->keys();
            one.accepted = question->accepted;
            one.takesSeveral = preset.takesSeveral(question->kind);
            one.ownLabels = AnswerForm(preset.kind(question->kind)).ownLabels;
            one.media = question->media;
        }
        list.append(one);
    }
    return list;
}

/// What went on with a person besides the answers.
struct PersonHistory {
    QSet<AuditAction> actions;
    QList<StudyDisplay> displays;
};

Result<PersonHistory> historyOf(Stores &stores, const ParticipantId &id)
{
    YUYI_TRY(const auto events, stores.history().eventsOf(id.value()));
    QList<Event> ordered = events;
    std::stable_sort(ordered.begin(), ordered.end(), [](const Event &a, const Event &b) { return a.createdAt < b.createdAt; });
    PersonHistory history;
    for (const Event &event : std::as_const(ordered)) {
        if (const auto action = fromCode<AuditAction>(event.action))
            history.actions.insert(*action);
        if (!event.is(AuditAction::Displayed))
            continue;
        if (const auto display = StudyDisplay::fromJson(event.after))
            history.displays.append(*display);
    }
    return history;
}

void count(StudyFlow &flow, const Participant &person, const PersonHistory &history)
{
    const bool withdrawn = person.state == ParticipantState::Withdrawn;
    const bool concluded = history.actions.contains(AuditAction::Concluded);
    const bool finished = person.state == ParticipantState::Finished && !concluded;
    // The consent goes with who withdraws, and a package that came back finished was only noted as such.
    const bool began = finished || person.consentAt.isValid() || history.actions.contains(AuditAction::Began)
                    || history.actions.contains(AuditAction::Finished);
    ++flow.invited;
    flow.opened += began || history.actions.contains(AuditAction::Opened) ? 1 : 0;
    flow.declined += !began && history.actions.contains(AuditAction::Declined) ? 1 : 0;
    flow.began += began ? 1 : 0;
    flow.withdrawn += began && withdrawn ? 1 : 0;
    flow.finished += finished ? 1 : 0;
    if (!began || withdrawn || finished)
        return;
    ++flow.stopped;
    flow.tooLate += history.actions.contains(AuditAction::TooLate) ? 1 : 0;
}

/// What an item without options says of answers.
Question writtenOf(const StudiedItem &item)
{
    Question question;
    question.accepted = item.accepted;
    return question;
}

QString quoted(const QString &text)
{
    return text.isEmpty() ? QString() : QString(u'“' + text + u'”');
}

} // namespace

Result<StudyData> readStudy(Stores &stores, const StudyId &id, bool withSimulated)
{
    YUYI_TRY(const auto project, stores.project().info());
    YUYI_TRY(const auto study, stores.studies().study(id));
    if (study.state == StudyState::Draft)
        return failure(ErrorCode::Refused, Tr::tr("“%1” is still a draft: freeze it and let people take part first.").arg(study.name));
    YUYI_TRY(const auto items, readItems(stores, id, project.preset));
    YUYI_TRY(const auto participants, stores.studies().participants(id));

    StudyData data;
    QList<Labels> labels;
    for (const StudiedItem &item : items) {
        if (item.study.part == StudyPart::Main)
            labels.append(item.study.item.labels);
    }
    data.preset = groupedPreset(project.preset, labels);
    data.study = study;
    data.items = items;
    QHash<ParticipantId, qsizetype> indexes;
    for (const Participant &participant : participants) {
        PersonHistory history;
        if (participant.simulated.isEmpty()) {
            YUYI_TRY(auto found, historyOf(stores, participant.id));
            history = std::move(found);
            count(data.flow, participant, history);
        }
        if (participant.state == ParticipantState::Withdrawn)
            continue;
        if (!participant.simulated.isEmpty() && !withSimulated) {
            ++data.simulatedLeft;
        } else {
            indexes.insert(participant.id, data.people.size());
            data.people.append({participant, {}, history.displays});
        }
    }
    if (indexes.isEmpty())
        return data;
    YUYI_TRY(const auto trials, stores.studies().trialsOf(id));
    for (const Trial &trial : trials) {
        if (const auto found = indexes.constFind(trial.participant); found != indexes.constEnd())
            data.people[*found].trials.append(trial);
    }
    return data;
}

bool StudiedItem::hasPictures() const
{
    return !media.isEmpty()
        || std::any_of(options.begin(), options.end(), [](const Option &option) { return !option.picture.isNull(); });
}

OptionSet StudiedItem::positionsOf(const Answer &answer) const
{
    OptionSet positions;
    for (int i = 0; i < options.size(); ++i) {
        if (answer.contains(options.at(i).id))
            positions.add(i);
    }
    return positions;
}

GivenAnswer StudiedItem::key() const
{
    return isWritten() ? GivenAnswer(Answer::written(accepted.value(0)), {}) : GivenAnswer(keys);
}

bool StudiedItem::isRight(const Answer &answer) const
{
    if (isWritten())
        return writtenOf(*this).isRight(answer);
    return answer.count() == keys.count() && positionsOf(answer) == keys;
}

GivenAnswer StudiedItem::given(const Answer &answer) const
{
    return isWritten() ? writtenOf(*this).given(answer) : GivenAnswer(positionsOf(answer));
}

QString StudiedItem::labelOf(const GivenAnswer &answer) const
{
    return isWritten() && !answer.isEmpty() && answer == key() ? quoted(accepted.value(0)) : answerLabel(answer, {takesSeveral, ownLabels});
}

QString StudiedItem::labelOf(const Answer &answer) const
{
    return isWritten() ? quoted(answer.text) : optionLabels({takesSeveral, ownLabels}, positionsOf(answer));
}

const StudiedItem *StudyData::item(const QuestionVersionId &question) const
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const StudiedItem &one) { return one.study.item.question == question; });
    return found != items.end() ? &*found : nullptr;
}

bool StudyData::hasSimulated() const
{
    return std::any_of(people.begin(), people.end(),
                       [](const StudiedPerson &one) { return !one.participant.simulated.isEmpty(); });
}

bool StudyData::takesSeveral() const
{
    return std::any_of(items.begin(), items.end(), [](const StudiedItem &one) { return one.takesSeveral; });
}

bool StudyData::takesWritten() const
{
    return std::any_of(items.begin(), items.end(), [](const StudiedItem &one) { return one.isWritten(); });
}

bool StudyData::hasPictures() const
{
    return std::any_of(items.begin(), items.end(), [](const StudiedItem &one) { return one.hasPictures(); });
}

} // namespace yuyi
