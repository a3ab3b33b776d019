// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/figures.h"

namespace yuyi::test {

/// @brief A study made by hand: items with labels, people as words with a letter for each main item.
struct MadeStudy {
    MadeStudy()
    {
        data.preset = *builtInPreset(QStringLiteral("cii-bench"));
        data.study.id = StudyId::create();
        data.study.name = QStringLiteral("基线");
        data.study.state = StudyState::Running;
    }

    StudiedItem &addItem(int key, const Labels &labels = {}, StudyPart part = StudyPart::Main, int options = 6,
                         const ImageId &image = ImageId::create())
    {
        StudiedItem item;
        item.study.part = part;
        item.study.item.position = static_cast<int>(data.items.size());
        item.study.item.question = QuestionVersionId::create();
        item.study.item.image = image;
        item.study.item.itemId = QStringLiteral("item-%1").arg(data.items.size());
        item.study.item.labels = labels;
        item.stem = QStringLiteral("问题 %1").arg(data.items.size());
        item.keys = OptionSet::of(key);
        for (int i = 0; i < options; ++i) {
            Option option;
            option.id = OptionId::create();
            option.text = QStringLiteral("选项 %1").arg(i);
            option.correct = i == key;
            item.options.append(option);
        }
        data.items.append(item);
        return data.items.last();
    }

    /// Several options may be correct.
    StudiedItem &addSeveral(const QList<int> &keys, int options)
    {
        StudiedItem &item = addItem(-1, {}, StudyPart::Main, options);
        item.takesSeveral = true;
        for (const int key : keys) {
            item.keys.add(key);
            item.options[key].correct = true;
        }
        return item;
    }
    /// Without options: these wordings are accepted.
    StudiedItem &addWritten(const QStringList &accepted, const Labels &labels = {})
    {
        StudiedItem &item = addItem(-1, labels, StudyPart::Main, 0);
        item.accepted = accepted;
        return item;
    }
    /// The person writes this to the item.
    void write(int person, int item, const QString &text)
    {
        Trial &trial = data.people[person].trials[item];
        trial.answer = trial.firstAnswer = Answer::written(text);
    }
    /// The person answers the item with these options, by the author's positions.
    void answerWith(int person, int item, const QList<int> &options)
    {
        QList<OptionId> chosen;
        for (const int option : options)
            chosen.append(data.items.at(item).options.at(option).id);
        Trial &trial = data.people[person].trials[item];
        trial.answer = trial.firstAnswer = chosen;
    }

    /// A digit: that option by the author's position, or that accepted answer; t: timed out; -: not answered; a blank: never asked. The
    /// letters go over all items in their order. Times in seconds, 10 where there are none.
    StudiedPerson &addPerson(const QString &letters, const QList<double> &seconds = {})
    {
        StudiedPerson person;
        Participant &participant = person.participant;
        participant.id = ParticipantId::create();
        participant.study = data.study.id;
        participant.number = static_cast<int>(data.people.size()) + 1;
        participant.code = QStringLiteral("P%1").arg(participant.number, 2, 10, QLatin1Char('0'));
        participant.state = ParticipantState::Finished;
        const QDateTime start(QDate(2026, 4, 1), QTime(9, 0), Qt::UTC);
        for (int i = 0; i < letters.size(); ++i) {
            const QChar letter = letters.at(i);
            if (letter == u' ')
                continue;
            const StudiedItem &item = data.items.at(i);
            Trial trial;
            trial.id = TrialId::create();
            trial.participant = participant.id;
            trial.position = static_cast<int>(person.trials.size());
            trial.part = item.study.part;
            trial.question = item.study.item.question;
            for (const Option &option : item.options)
                trial.shownOrder.append(option.id);
            if (letter != u'-') {
                trial.shownAt = start.addSecs(60 * trial.position);
                trial.answeredAt = trial.shownAt.addSecs(30);
                trial.milliseconds = qRound64(seconds.value(i, 10) * 1000);
                if (letter == u't')
                    trial.flags.append(TrialFlag::TimedOut);
                else if (item.isWritten())
                    trial.answer = trial.firstAnswer = Answer::written(item.accepted.at(letter.digitValue()));
                else
                    trial.answer = trial.firstAnswer = item.options.at(letter.digitValue()).id;
            }
            person.trials.append(trial);
        }
        data.people.append(person);
        return data.people.last();
    }

    static Labels labels(const char *domain, const QStringList &rhetoric)
    {
        Labels labels{{DimensionCode(QStringLiteral("domain")), {LabelCode(QLatin1String(domain))}}};
        for (const QString &one : rhetoric)
            labels[DimensionCode(QStringLiteral("rhetoric"))].append(LabelCode(one));
        return labels;
    }

    StudyData data;
};

} // namespace yuyi::test
