// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyexport.h"

#include "models/domain/studyjson.h"
#include "models/evaluation/scoring.h"
#include "models/exchange/csv.h"
#include "models/exchange/parttarget.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <algorithm>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyExport)
};

const QString trialsFile = QStringLiteral("trials");
const QString participantsFile = QStringLiteral("participants");
const QString itemsFile = QStringLiteral("items");

const QString textType = QStringLiteral("text");
const QString integerType = QStringLiteral("integer");
const QString flagType = QStringLiteral("flag");
const QString listType = QStringLiteral("list");

constexpr QChar separator = u'|';

/// One table: its columns, and rows of cells as CSV writes them.
struct Table {
    QList<StudyColumn> columns;
    QList<QStringList> rows;
};

QString whole(qint64 number)
{
    return QString::number(number);
}

QString flag(bool on)
{
    return on ? QStringLiteral("1") : QStringLiteral("0");
}

QString letter(int position)
{
    return position >= 0 ? shownLabel(position) : QString();
}

/// Adds columns in the order in which a row's cells are written.
struct Columns {
    QString file;
    QList<StudyColumn> list;

    void add(const QString &name, const QString &type, const QString &meaning) { list.append({file, name, type, meaning}); }
};

QList<StudyColumn> trialColumns()
{
    Columns columns{trialsFile, {}};
    columns.add(QStringLiteral("trial"), textType, Text::tr("Id of the trial."));
    columns.add(QStringLiteral("participant"), textType, Text::tr("Pseudonym, as in participants."));
    columns.add(QStringLiteral("simulated"), textType, Text::tr("Empty for people, else how the participant was simulated."));
    columns.add(QStringLiteral("position"), integerType, Text::tr("Place in the person's questions, from 1."));
    columns.add(QStringLiteral("block"), integerType, Text::tr("Number of the block, from 1."));
    columns.add(QStringLiteral("part"), textType, Text::tr("practice, main or gold. Accuracy is over main alone."));
    columns.add(QStringLiteral("item"), textType, Text::tr("Id of the item, as in items."));
    columns.add(QStringLiteral("question_version"), textType, Text::tr("Id of the version of the question that was shown."));
    columns.add(QStringLiteral("shown_order"), listType,
                Text::tr("Options as they were shown, by their letters in the author's order."));
    columns.add(QStringLiteral("first_chosen"), textType,
                Text::tr("Letter in the author's order of the option chosen first; empty: none."));
    columns.add(QStringLiteral("chosen"), textType, Text::tr("Letter in the author's order of the option answered; empty: none."));
    columns.add(QStringLiteral("chosen_place"), integerType, Text::tr("Place from 1 at which that option was shown."));
    columns.add(QStringLiteral("key"), textType, Text::tr("Letter in the author's order of the correct option."));
    columns.add(QStringLiteral("state"), textType,
                Text::tr("right, wrong, without-option (the time limit ended it; counts as not right) or unanswered (counts nowhere)."));
    columns.add(QStringLiteral("right"), flagType, Text::tr("1 for right, 0 for wrong and without-option, empty where unanswered."));
    columns.add(QStringLiteral("response_ms"), integerType,
                Text::tr("Milliseconds from the first paint of the picture to the answer, on a clock that only runs forward."));
    columns.add(QStringLiteral("changes"), integerType, Text::tr("How often another option was chosen before the answer was given."));
    for (const auto &[value, code] : codesOf(TrialFlag{})) {
        QString name = QStringLiteral("flag_") % QString::fromUtf16(code);
        columns.add(name.replace(u'-', u'_'), flagType, Text::tr("1 where this happened: %1.").arg(titleOf(value)));
    }
    columns.add(QStringLiteral("after_ms"), integerType,
                Text::tr("Milliseconds from the person's first question to this one's being shown, by the machine's clock."));
    columns.add(QStringLiteral("answer_left_out"), flagType, Text::tr("1 where the rules leave this single answer out for its time."));
    columns.add(QStringLiteral("person_left_out"), flagType, Text::tr("1 where the rules leave the person out."));
    columns.add(QStringLiteral("in_figures"), flagType, Text::tr("1 where the answer is in the figures by the exclusion rules."));
    return columns.list;
}

QStringList trialRow(const StudyData &data, const StudiedPerson &person, const Trial &trial, const StudiedItem &item, bool leftOut)
{
    const AnswerState state = stateOf(trial, item);
    const bool answered = state != AnswerState::Unanswered;
    const bool slow = trial.part == StudyPart::Main && isLeftOut(data.study.exclusion, trial);
    QStringList order;
    for (const OptionId &option : trial.shownOrder)
        order.append(letter(item.positionOf(option)));
    const qsizetype place = trial.option.isNull() ? -1 : trial.shownOrder.indexOf(trial.option);
    QDateTime first;
    for (const Trial &one : person.trials) {
        if (one.shownAt.isValid() && (!first.isValid() || one.shownAt < first))
            first = one.shownAt;
    }
    QStringList row{trial.id.toString(),
                    person.participant.code,
                    person.participant.simulated,
                    whole(trial.position + 1),
                    whole(trial.block + 1),
                    codeOf(trial.part),
                    item.study.item.itemId,
                    trial.question.toString(),
                    order.join(separator),
                    letter(item.positionOf(trial.firstOption)),
                    letter(item.positionOf(trial.option)),
                    place >= 0 ? whole(place + 1) : QString(),
                    letter(item.key),
                    codeOf(state),
                    answered ? flag(state == AnswerState::Right) : QString(),
                    answered && trial.milliseconds >= 0 ? whole(trial.milliseconds) : QString(),
                    answered ? whole(trial.changes) : QString()};
    for (const auto &[value, code] : codesOf(TrialFlag{}))
        row.append(flag(trial.flags.contains(value)));
    row += {trial.shownAt.isValid() ? whole(first.msecsTo(trial.shownAt)) : QString(), flag(slow), flag(leftOut),
            flag(answered && trial.part == StudyPart::Main && !slow && !leftOut)};
    return row;
}

Table trialsTable(const StudyData &data)
{
    Table table{trialColumns(), {}};
    QHash<QuestionVersionId, const StudiedItem *> items;
    for (const StudiedItem &item : data.items)
        items.insert(item.study.item.question, &item);
    for (const StudiedPerson &person : data.people) {
        const bool leftOut = !exclusionOf(data, person).isEmpty();
        for (const Trial &trial : person.trials) {
            if (const StudiedItem *item = items.value(trial.question))
                table.rows.append(trialRow(data, person, trial, *item, leftOut));
        }
    }
    return table;
}

Table participantsTable(const StudyData &data)
{
    Columns columns{participantsFile, {}};
    columns.add(QStringLiteral("participant"), textType, Text::tr("Pseudonym."));
    columns.add(QStringLiteral("number"), integerType, Text::tr("Number in the study; decides items and orders."));
    columns.add(QStringLiteral("state"), textType, Text::tr("invited, active or finished. Who has withdrawn is not listed."));
    columns.add(QStringLiteral("simulated"), textType, Text::tr("Empty for people, else how the participant was simulated."));
    columns.add(QStringLiteral("language"), textType, Text::tr("Language of instructions and buttons."));
    columns.add(QStringLiteral("texts"), integerType, Text::tr("Version of the instructions and the consent that was agreed to."));
    for (const BackgroundField field : data.study.background) {
        QString name = QStringLiteral("background_") % codeOf(field);
        columns.add(name.replace(u'-', u'_'), textType, Text::tr("What the person answered: %1.").arg(titleOf(field)));
    }
    columns.add(QStringLiteral("planned"), integerType, Text::tr("Main questions planned."));
    columns.add(QStringLiteral("answered"), integerType, Text::tr("Main questions answered, or ended by the time limit."));
    columns.add(QStringLiteral("right"), integerType, Text::tr("Main questions right, single answers left out by the rules included."));
    columns.add(QStringLiteral("without_option"), integerType, Text::tr("Main questions ended by the time limit."));
    columns.add(QStringLiteral("gold_answered"), integerType, Text::tr("Gold questions answered."));
    columns.add(QStringLiteral("gold_right"), integerType, Text::tr("Gold questions right."));
    columns.add(QStringLiteral("left_out"), flagType, Text::tr("1 where the rules leave the person out."));
    columns.add(QStringLiteral("left_out_by"), listType,
                Text::tr("Which rules: gold, fast-median, few-answered, flagged, prior-exposure."));
    Table table{columns.list, {}};
    const StudyFigures figures = studyFigures(data, false);
    for (const PersonFigures &person : figures.people) {
        const Participant &who = data.people.at(person.place).participant;
        QStringList rules;
        for (const ExclusionReason &reason : person.reasons)
            rules.append(codeOf(reason.rule));
        QStringList row{who.code, whole(who.number), codeOf(who.state), who.simulated, who.language, whole(who.texts)};
        for (const BackgroundField field : data.study.background)
            row.append(who.background.value(field));
        row += {whole(person.planned),      whole(person.n),         whole(person.right),    whole(person.withoutOption),
                whole(person.goldAnswered), whole(person.goldRight), flag(!rules.isEmpty()), rules.join(separator)};
        table.rows.append(row);
    }
    return table;
}

Table itemsTable(const StudyData &data)
{
    qsizetype most = 0;
    for (const StudiedItem &item : data.items)
        most = std::max(most, item.options.size());
    Columns columns{itemsFile, {}};
    columns.add(QStringLiteral("position"), integerType, Text::tr("Place in the frozen study, from 1."));
    columns.add(QStringLiteral("item"), textType, Text::tr("Id of the item."));
    columns.add(QStringLiteral("question_version"), textType, Text::tr("Id of the version of the question."));
    columns.add(QStringLiteral("part"), textType, Text::tr("practice, main or gold."));
    columns.add(QStringLiteral("picture_sha256"), textType, Text::tr("Hash of the picture's bytes; items of one picture have the same."));
    columns.add(QStringLiteral("content_hash"), textType, Text::tr("Hash of question and options in the author's order."));
    columns.add(QStringLiteral("split"), textType, Text::tr("Split of the data set."));
    for (const Dimension &dimension : data.preset.dimensions) {
        columns.add(QStringLiteral("label_") % dimension.code.text(), listType,
                    Text::tr("Codes of its labels: %1.").arg(dimension.title.text()));
    }
    columns.add(QStringLiteral("question"), textType, Text::tr("The question as shown."));
    columns.add(QStringLiteral("options"), integerType, Text::tr("Number of options; guessing is one in so many."));
    for (int i = 0; i < most; ++i)
        columns.add(QStringLiteral("option_") % letter(i), textType, Text::tr("Option %1 in the author's order.").arg(letter(i)));
    columns.add(QStringLiteral("key"), textType, Text::tr("Letter of the correct option."));
    Table table{columns.list, {}};
    for (const StudiedItem &item : data.items) {
        const ItemSetItem &known = item.study.item;
        QStringList row{whole(known.position + 1), known.itemId,           known.question.toString(), codeOf(item.study.part),
                        known.imageSha256.hex(),   item.study.contentHash, known.split};
        for (const Dimension &dimension : data.preset.dimensions) {
            QStringList labels;
            for (const LabelCode &label : known.labels.value(dimension.code))
                labels.append(label.text());
            row.append(labels.join(separator));
        }
        row += {item.stem, whole(item.options.size())};
        for (qsizetype i = 0; i < most; ++i)
            row.append(i < item.options.size() ? item.options.at(i).text : QString());
        row.append(letter(item.key));
        table.rows.append(row);
    }
    return table;
}

Table codebookTable(const QList<StudyColumn> &columns)
{
    Table table;
    for (const char *name : {"file", "column", "type", "meaning"})
        table.columns.append({QStringLiteral("codebook"), QLatin1String(name), textType, {}});
    for (const StudyColumn &column : columns)
        table.rows.append({QString(column.file % QStringLiteral(".csv")), column.name, column.type, column.meaning});
    return table;
}

QByteArray csvOf(const Table &table)
{
    QStringList head;
    for (const StudyColumn &column : table.columns)
        head.append(column.name);
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBF") + csvRow(head);
    for (const QStringList &row : table.rows)
        text += csvRow(row);
    return text;
}

Json valueOf(const StudyColumn &column, const QString &cell)
{
    if (column.type == listType) {
        Json list = Json::array();
        for (const QString &one : cell.split(separator, Qt::SkipEmptyParts))
            list.push_back(toUtf8(one));
        return list;
    }
    if (column.type == textType)
        return toUtf8(cell);
    return cell.isEmpty() ? Json() : column.type == flagType ? Json(cell == u"1") : Json(cell.toLongLong());
}

Json rowsOf(const Table &table)
{
    Json rows = Json::array();
    for (const QStringList &row : table.rows) {
        Json one = Json::object();
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            one[toUtf8(table.columns.at(i).name)] = valueOf(table.columns.at(i), row.at(i));
        rows.push_back(std::move(one));
    }
    return rows;
}

} // namespace

QList<StudyColumn> studyColumns(const StudyData &data)
{
    return trialColumns() + participantsTable(data).columns + itemsTable(data).columns;
}

QMap<QString, QByteArray> studyCsv(const StudyData &data)
{
    return {{QStringLiteral("trials.csv"), csvOf(trialsTable(data))},
            {QStringLiteral("participants.csv"), csvOf(participantsTable(data))},
            {QStringLiteral("items.csv"), csvOf(itemsTable(data))},
            {QStringLiteral("codebook.csv"), csvOf(codebookTable(studyColumns(data)))}};
}

Json studyJson(const StudyData &data)
{
    Json json = Json::object();
    json["format"] = "yuyi-study";
    json["version"] = 1;
    Json study = Json::object();
    study["name"] = toUtf8(data.study.name);
    study["state"] = toUtf8(codeOf(data.study.state));
    study["frozen_hash"] = toUtf8(data.study.frozenHash);
    study["seed"] = data.study.seed;
    study["design"] = toJson(data.study.design);
    study["exclusion"] = toJson(data.study.exclusion);
    study["preset"] = toUtf8(data.preset.code);
    json["study"] = std::move(study);
    json["participants"] = rowsOf(participantsTable(data));
    json["items"] = rowsOf(itemsTable(data));
    json["trials"] = rowsOf(trialsTable(data));
    json["codebook"] = rowsOf(codebookTable(studyColumns(data)));
    return json;
}

Result<> saveStudyFolder(const StudyData &data, const QString &folder)
{
    auto target = PartFolder::create(folder);
    if (!target)
        return passOn(target);
    const QMap<QString, QByteArray> files = studyCsv(data);
    for (auto file = files.constBegin(); file != files.constEnd(); ++file) {
        if (const auto written = (*target)->write(file.key(), *file); !written)
            return passOn(written);
    }
    return (*target)->commit();
}

Result<> saveStudyJson(const StudyData &data, const QString &path)
{
    const QByteArray text = jsonText(studyJson(data), 1) + '\n';
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return notWritten(path, file.errorString());
    return {};
}

} // namespace yuyi
