// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/resultsservice.h"

namespace yuyi::test {

/// @brief Results made by hand: items, runs as words with a letter for each item.
struct MadeResults {
    MadeResults()
    {
        data.preset = *builtInPreset(QStringLiteral("cii-bench"));
        for (const Configuration &one : data.preset.configurations)
            data.configurations.insert(one.code, one.title);
        set = ItemSetId::create();
    }

    const Dimension &dimension(const char *code) const { return *data.preset.dimension(DimensionCode(QLatin1String(code))); }

    /// Six options "A…" of one length but for the `longest` one (−1: all alike).
    QuestionVersionId addItem(const QString &id, const ImageId &image, int key, const Labels &labels = {}, int longest = -1)
    {
        ResultsItem item;
        item.question = QuestionVersionId::create();
        item.image = image;
        item.itemId = id;
        item.stem = QStringLiteral("问题 %1").arg(id);
        item.keys = OptionSet::of(key);
        for (int i = 0; i < 6; ++i) {
            Option option;
            option.id = OptionId::create();
            option.text = i == longest ? QStringLiteral("很长的选项%1").arg(i) : QStringLiteral("选项%1").arg(i);
            option.correct = i == key;
            item.options.append(option);
        }
        data.items.insert(item.question, item);
        ItemSetItem entry;
        entry.position = static_cast<int>(data.sets[set].size());
        entry.question = item.question;
        entry.image = image;
        entry.itemId = id;
        entry.labels = labels;
        data.sets[set].append(entry);
        questions.append(item.question);
        return item.question;
    }

    ResultsRun &addRun(const QString &model, const QString &configuration, ModelSection section = ModelSection::Closed)
    {
        ResultsRun run;
        run.run.id = RunId::create();
        run.run.model = model;
        run.run.configuration = configuration;
        run.run.section = section;
        run.run.itemSet = set;
        run.run.createdAt = QDateTime(QDate(2026, 3, 1), QTime(9, static_cast<int>(data.runs.size())), Qt::UTC);
        for (const Configuration &one : data.preset.configurations) {
            if (one.code != configuration)
                continue;
            run.title = one.title.en;
            run.shots = one.shots;
            run.withImage = one.withImage && section != ModelSection::TextOnly;
            run.sameAsDirect = one.code == data.preset.configurations.constFirst().code;
        }
        data.runs.append(run);
        return data.runs.last();
    }

    /// c correct, i incorrect (the option after the key), m miss, b blocked, q bad request, t transient, a account, - not asked;
    /// upper case: as a person read it.
    ScoredSlot slot(int item, QChar letter, int repeat = 0, int rotation = 0) const
    {
        const ResultsItem &known = *data.items.constFind(questions.at(item));
        ScoredSlot slot;
        slot.slot = {known.question, repeat, rotation};
        slot.attempt = AttemptId::create();
        slot.overruled = letter.isUpper();
        const auto choose = [&](int option, ResponseResult result) {
            slot.answer = known.options.at(option % 6).id;
            slot.result = result;
            slot.label = QString(QChar(static_cast<char16_t>(u'A' + option % 6)));
        };
        switch (letter.toLower().unicode()) {
        case u'c': choose(known.keys.only(), ResponseResult::Correct); break;
        case u'i': choose(known.keys.only() + 1, ResponseResult::Incorrect); break;
        case u'm':
            slot.result = ResponseResult::Miss;
            slot.reason = QStringLiteral("no-option");
            break;
        case u'b': slot.status = ReplyStatus::Blocked; break;
        case u'q': slot.status = ReplyStatus::BadRequest; break;
        case u't': slot.status = ReplyStatus::Transient; break;
        case u'a': slot.status = ReplyStatus::Account; break;
        default: break;
        }
        return slot;
    }
    ResultsRun &addRun(const QString &model, const QString &configuration, const QString &letters,
                       ModelSection section = ModelSection::Closed)
    {
        ResultsRun &run = addRun(model, configuration, section);
        for (int i = 0; i < letters.size(); ++i) {
            if (letters.at(i) != u'-')
                run.replies.append(slot(i, letters.at(i)));
        }
        return run;
    }

    ResultsData data;
    ItemSetId set;
    QList<QuestionVersionId> questions;
};

} // namespace yuyi::test
