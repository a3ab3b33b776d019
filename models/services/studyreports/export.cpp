// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/export.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/studies/studyjson.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/exchange/files/parttarget.h"
#include "models/exchange/files/textfile.h"
#include "models/services/studyreports/flow.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyExport)
};

/// What 1 means in a flag's column. `written`: some answers are written.
QString meaningOf(TrialFlag flag, bool written)
{
    switch (flag) {
    case TrialFlag::FocusLost: return Tr::tr("1 if another window or program came to the front while the question was shown.");
    case TrialFlag::Minimised: return Tr::tr("1 if the window was minimised or hidden while the question was shown.");
    case TrialFlag::Suspended: return Tr::tr("1 if the computer was asleep, or did not respond for more than 3 seconds, while the "
                                             "question was shown.");
    case TrialFlag::Resumed:
        return Tr::tr(
            "1 if the question was shown again in a later session because the person paused or the program ended. After a crash, the "
            "time measurement for the question starts again from zero.");
    case TrialFlag::TimedOut:
        return written ? Tr::tr("1 if the time limit was reached before an answer was submitted (an option may have been chosen or a text "
                                "written: see first_chosen and first_written).")
                       : Tr::tr("1 if the time limit was reached before an answer was submitted (an option may have been chosen: see "
                                "first_chosen).");
    case TrialFlag::Revisited: return Tr::tr("1 if the person went back and answered again; times and numbers of changes are added up.");
    case TrialFlag::AskedToStop:
        return Tr::tr("1 if the person asked to pause while the question was shown; the question "
                      "is hidden during the pause, and that time is not counted.");
    }
    return {};
}

const QString trialsFile = QStringLiteral("trials");
const QString participantsFile = QStringLiteral("participants");
const QString itemsFile = QStringLiteral("items");
const QString flowFile = QStringLiteral("flow");

/// The pictures of the item's stem, by their hashes.
QList<Medium> stemOf(const StudiedItem &item)
{
    QList<Medium> ofOptions;
    for (const Option &option : item.options)
        ofOptions.append(option.picture);
    Medium own;
    own.sha256 = item.study.item.imageSha256;
    return stemPictures(item.media, ofOptions, own);
}

QStringList hashesOf(const QList<Medium> &pictures)
{
    QStringList hashes;
    for (const Medium &picture : pictures)
        hashes.append(picture.sha256.hex());
    return hashes;
}

QStringList captionsOf(const QList<Medium> &pictures)
{
    QStringList captions;
    for (const Medium &picture : pictures)
        captions.append(picture.caption);
    return captions;
}

std::optional<qint64> when(bool said, qint64 number)
{
    return said ? std::optional(number) : std::nullopt;
}

QString columnName(const QString &prefix, QString code)
{
    return prefix % code.replace(u'-', u'_');
}

struct TrialRow {
    const Participant &who;
    const Trial &trial;
    const StudiedItem &item;
    AnswerState state;
    bool answered;
    bool answerLeftOut;
    bool personLeftOut;
    QDateTime begun; ///< the person's first question was shown
};

/// `several`: some questions take several options. `written`: some answers are written.
TidyColumns<TrialRow> trialColumns(bool several, bool written)
{
    using Row = const TrialRow &;
    TidyColumns<TrialRow> columns(trialsFile);
    // The stored ID holds the time at which the trial was planned.
    columns.text(u"trial", Tr::tr("Trial ID: the participant's pseudonym and the position of the question."),
                 [](Row row) { return QString(row.who.code % u'-' % QString::number(row.trial.position + 1)); });
    columns.text(u"participant", Tr::tr("Pseudonym, as in the table “participants”."), [](Row row) { return row.who.code; });
    columns.text(u"simulated", Tr::tr("Empty for human participants; otherwise the kind of simulation."),
                 [](Row row) { return row.who.simulated; });
    columns.integer(u"position",
                    Tr::tr("Position of the question in the person's sequence, from 1."),
                    [](Row row) { return row.trial.position + 1; });
    columns.integer(u"block", Tr::tr("Number of the block, from 1."), [](Row row) { return row.trial.block + 1; });
    columns.text(u"part",
                 Tr::tr("“practice”, “main” or “gold”. Only “main” questions count for accuracy."),
                 [](Row row) { return codeOf(row.trial.part); });
    columns.text(u"item", Tr::tr("Item ID, as in the table “items”."), [](Row row) { return row.item.study.item.itemId; });
    columns.text(u"question_version",
                 Tr::tr("ID of the question version shown, as in the table “items”. It contains the time at which this version was "
                        "made, not a time of the participant."),
                 [](Row row) { return row.trial.question.toString(); });
    columns.list(
        u"shown_order",
        Tr::tr(
            "Options in the order shown to the person, each given as its letter in the author's order."),
        [](Row row) {
            QStringList order;
            for (const OptionId &option : row.trial.shownOrder)
                order.append(optionLetters(row.item.positionsOf(option)));
            return order;
        });
    columns.text(u"first_chosen",
                 several ? Tr::tr("Options chosen before the first change (such as taking an option back), as their letters in the "
                                  "author's order; empty if none.")
                         : Tr::tr("Option chosen first, as its letter in the author's order; empty if "
                                  "none."),
                 [](Row row) { return optionLetters(row.item.positionsOf(row.trial.firstAnswer)); });
    columns.text(u"chosen",
                 several ? Tr::tr("Final options, as their letters in the author's order; empty if none.")
                         : Tr::tr("Final option, as its letter in the author's order; empty if none."),
                 [](Row row) { return optionLetters(row.item.positionsOf(row.trial.answer)); });
    columns.integer(u"chosen_place",
                    several ? Tr::tr("Position at which the final option was shown, from 1; empty if there are several.")
                            : Tr::tr("Position at which the final option was shown, from 1."),
                    [](Row row) {
                        const int place = positionsOf(row.trial.answer, row.trial.shownOrder).only();
                        return when(place >= 0, place + 1);
                    });
    if (written) {
        columns.text(u"first_written",
                     Tr::tr("Text that stood there when the person first left the question: with Enter, by going back, or when the time "
                            "was over; empty if none. What is typed before that is neither a first answer nor a change."),
                     [](Row row) { return row.trial.firstAnswer.text; });
        columns.text(u"written", Tr::tr("Final text, as the person wrote it; empty if none, and for questions with options."),
                     [](Row row) { return row.trial.answer.text; });
    }
    columns.text(u"key",
                 several ? Tr::tr("Correct options, as their letters in the author's order.")
                         : Tr::tr("Correct option, as its letter in the author's order."),
                 [](Row row) { return optionLetters(row.item.keys); });
    columns.text(
        u"state",
        written ? Tr::tr("“right”, “wrong”, “without-option” (the time limit was reached before an answer was submitted; an option may "
                         "have been chosen or a text written: see first_chosen and first_written; counts as not correct) or “unanswered” "
                         "(not counted).")
                : Tr::tr("“right”, “wrong”, “without-option” (the time limit was reached before an answer was submitted; an option may "
                         "have been chosen: see first_chosen; counts as not correct) or “unanswered” (not counted)."),
        [](Row row) { return codeOf(row.state); });
    columns.flag(u"right", Tr::tr("1 if right, 0 if wrong or without an option, empty if unanswered."),
                 [](Row row) { return row.answered ? std::optional(row.state == AnswerState::Right) : std::nullopt; });
    columns.integer(u"response_ms",
                    Tr::tr("Milliseconds from the first display of the image to the answer, without pauses "
                           "(monotonic clock)."),
                    [](Row row) { return when(row.answered && row.trial.milliseconds >= 0, row.trial.milliseconds); });
    columns.integer(u"changes",
                    several ? Tr::tr("Number of times the person changed the chosen option or took an option back before the answer.")
                            : Tr::tr("Number of times the person changed the chosen option before the answer."),
                    [](Row row) { return when(row.answered, row.trial.changes); });
    for (const auto &[value, code] : codesOf(TrialFlag{})) {
        columns.flag(columnName(QStringLiteral("flag_"), QString::fromUtf16(code)),
                     meaningOf(value, written),
                     [flag = value](Row row) { return row.trial.flags.contains(flag); });
    }
    columns.integer(u"stops", Tr::tr("Number of times the person asked to pause while the question was shown."),
                    [](Row row) { return row.trial.flags.count(TrialFlag::AskedToStop); });
    columns.integer(u"after_ms",
                    Tr::tr("Milliseconds from the display of the person's first question to the display of this question (system clock)."),
                    [](Row row) { return when(row.trial.shownAt.isValid(), row.begun.msecsTo(row.trial.shownAt)); });
    columns.flag(u"answer_left_out", Tr::tr("1 if the rules exclude this answer because of its response time."),
                 [](Row row) { return row.answerLeftOut; });
    columns.flag(u"person_left_out", Tr::tr("1 if the rules exclude the person."), [](Row row) { return row.personLeftOut; });
    columns.flag(u"in_figures", Tr::tr("1 if the answer counts after exclusions."), [](Row row) {
        return row.answered && row.trial.part == StudyPart::Main && !row.answerLeftOut && !row.personLeftOut;
    });
    return columns;
}

TidyTable trialsTable(const StudyData &data)
{
    const TidyColumns<TrialRow> columns = trialColumns(data.takesSeveral(), data.takesWritten());
    TidyTable table{columns.columns(), {}};
    QHash<QuestionVersionId, const StudiedItem *> items;
    for (const StudiedItem &item : data.items)
        items.insert(item.study.item.question, &item);
    for (const StudiedPerson &person : data.people) {
        const bool leftOut = !exclusionOf(data, person).isEmpty();
        QDateTime begun;
        for (const Trial &trial : person.trials) {
            if (trial.shownAt.isValid() && (!begun.isValid() || trial.shownAt < begun))
                begun = trial.shownAt;
        }
        for (const Trial &trial : person.trials) {
            const StudiedItem *item = items.value(trial.question);
            if (item == nullptr || data.hidden.contains(trial.question))
                continue;
            const AnswerState state = stateOf(trial, *item);
            const bool slow = trial.part == StudyPart::Main && isLeftOut(data.study.exclusion, trial);
            columns.addRow(table, {person.participant, trial, *item, state, state != AnswerState::Unanswered, slow, leftOut, begun});
        }
    }
    return table;
}

struct PersonRow {
    const StudiedPerson &person;
    const Participant &who;
    const PersonFigures &figures;
};

TidyTable participantsTable(const StudyData &data)
{
    using Row = const PersonRow &;
    TidyColumns<PersonRow> columns(participantsFile);
    columns.text(u"participant", Tr::tr("Pseudonym."), [](Row row) { return row.who.code; });
    columns.integer(u"number",
                    Tr::tr("Participant number in the study. It determines the person's items, and the order of items and options."),
                    [](Row row) { return row.who.number; });
    columns.text(u"state", Tr::tr("“invited”, “active” or “finished”. Withdrawn participants are not listed."),
                 [](Row row) { return codeOf(row.who.state); });
    columns.text(u"simulated", Tr::tr("Empty for human participants; otherwise the kind of simulation."),
                 [](Row row) { return row.who.simulated; });
    columns.text(u"language", Tr::tr("Language of instructions and buttons."), [](Row row) { return row.who.language; });
    columns.integer(u"texts", Tr::tr("Version of the instructions and the consent that the person agreed to."),
                    [](Row row) { return row.who.texts; });
    for (const BackgroundField field : data.study.background) {
        columns.text(columnName(QStringLiteral("background_"), codeOf(field)),
                     Tr::tr("Answer to the background question “%1”.").arg(titleOf(field)),
                     [field](Row row) { return row.who.background.value(field); });
    }
    columns.integer(
        u"sessions",
        Tr::tr(
            "Number of sessions for which the appearance and text size of the program, and the size and scale of the screen, were stored."),
        [](Row row) { return row.person.displays.size(); });
    const auto displays = [&](const QString &name, const QString &meaning, auto text) {
        columns.list(name, meaning, [text](Row row) {
            QStringList texts;
            for (const StudyDisplay &display : row.person.displays)
                texts.append(text(display));
            return texts;
        });
    };
    displays(QStringLiteral("theme"), Tr::tr("Appearance of the program in each session: light or dark."),
             [](const StudyDisplay &display) { return display.dark ? QStringLiteral("dark") : QStringLiteral("light"); });
    displays(QStringLiteral("screen"), Tr::tr("Size of the screen in each session, in device-independent pixels."),
             [](const StudyDisplay &display) { return QStringLiteral("%1x%2").arg(display.screen.width()).arg(display.screen.height()); });
    displays(
        QStringLiteral("pixel_ratio"),
        Tr::tr(
            "Scale of the screen in each session: number of device pixels per device-independent pixel."),
        [](const StudyDisplay &display) { return QString::number(display.pixelRatio); });
    displays(QStringLiteral("text_percent"), Tr::tr("Size of the text in each session, in per cent of the default size."),
             [](const StudyDisplay &display) { return QString::number(display.textPercent); });
    columns.integer(u"planned", Tr::tr("Number of main questions planned."), [](Row row) { return row.figures.planned; });
    columns.integer(u"answered",
                    Tr::tr("Number of main questions answered, or ended by the time limit."),
                    [](Row row) { return row.figures.n; });
    columns.integer(u"right", Tr::tr("Number of main questions answered correctly, including answers that the exclusion rules remove."),
                    [](Row row) { return row.figures.right; });
    columns.integer(u"without_option", Tr::tr("Number of main questions ended by the time limit."),
                    [](Row row) { return row.figures.withoutOption; });
    columns.integer(u"gold_answered", Tr::tr("Number of gold questions answered."), [](Row row) { return row.figures.goldAnswered; });
    columns.integer(u"gold_right", Tr::tr("Number of gold questions answered correctly."), [](Row row) { return row.figures.goldRight; });
    columns.flag(u"left_out", Tr::tr("1 if the rules exclude the person."), [](Row row) { return !row.figures.reasons.isEmpty(); });
    columns.list(
        u"left_out_by",
        Tr::tr(
            "Rules that exclude the person: “gold”, “fast-median”, “few-answered”, “flagged”, “prior-exposure”."),
        [](Row row) {
            QStringList rules;
            for (const ExclusionReason &reason : row.figures.reasons)
                rules.append(codeOf(reason.rule));
            return rules;
        });
    TidyTable table{columns.columns(), {}};
    const StudyFigures figures = studyFigures(data, false);
    for (const PersonFigures &person : figures.people)
        columns.addRow(table, {data.people.at(person.index), data.people.at(person.index).participant, person});
    return table;
}

/// Whether it is the dimension that tables by split are made of, and none of the project's own with its code.
bool saysTheSplit(const StudyData &data, const Dimension &dimension)
{
    return dimension.code == splitDimension && std::all_of(data.items.begin(), data.items.end(), [](const StudiedItem &one) {
               const ItemSetItem &item = one.study.item;
               return codeTexts(item.labels.value(splitDimension)) == (item.split.isEmpty() ? QStringList() : QStringList{item.split});
           });
}

TidyTable itemsTable(const StudyData &data)
{
    using Row = const StudiedItem &;
    qsizetype most = 0;
    qsizetype mostWordings = 0;
    for (const StudiedItem &item : data.items) {
        most = std::max(most, item.options.size());
        mostWordings = std::max(mostWordings, item.accepted.size());
    }
    TidyColumns<StudiedItem> columns(itemsFile);
    columns.integer(u"position", Tr::tr("Position of the question in the frozen study, from 1."),
                    [](Row item) { return item.study.item.position + 1; });
    columns.text(u"item", Tr::tr("Item ID."), [](Row item) { return item.study.item.itemId; });
    columns.text(u"question_version", Tr::tr("Question version ID. It contains the time at which this version was made."),
                 [](Row item) { return item.study.item.question.toString(); });
    columns.text(u"part", Tr::tr("“practice”, “main” or “gold”."), [](Row item) { return codeOf(item.study.part); });
    columns.text(u"picture_sha256", Tr::tr("Hash of the image file; items of one image have the same hash."),
                 [](Row item) { return item.study.item.imageSha256.hex(); });
    columns.text(u"content_hash", Tr::tr("Hash of the stem and the options in the author's order."),
                 [](Row item) { return item.study.contentHash; });
    columns.text(u"split", Tr::tr("Split of the data set."), [](Row item) { return item.study.item.split; });
    for (const Dimension &dimension : data.preset.dimensions) {
        if (saysTheSplit(data, dimension))
            continue; // it has a column
        columns.list(QString(QStringLiteral("label_") % dimension.code.text()),
                     Tr::tr("Codes of the item's labels in the dimension “%1”.").arg(dimension.title.text()),
                     [code = dimension.code](Row item) { return codeTexts(item.study.item.labels.value(code)); });
    }
    const bool pictures = data.hasPictures();
    columns.text(u"question",
                 pictures ? Tr::tr("The question's stem; ⟦n⟧ is where the participants saw the number of its n-th picture.")
                          : Tr::tr("The question's stem as shown."),
                 [](Row item) { return item.stem; });
    if (pictures) {
        columns.list(u"pictures",
                     Tr::tr("Hashes of the pictures of the stem in their order. Empty if an option has the picture of the image, and the "
                            "stem has no picture."),
                     [](Row item) { return hashesOf(stemOf(item)); });
        columns.list(u"captions",
                     Tr::tr("Captions of the pictures of the stem; “Fig. n” was shown for the n-th picture if its caption is empty."),
                     [](Row item) { return captionsOf(stemOf(item)); });
    }
    const bool several = data.takesSeveral();
    columns.integer(u"options",
                    several ? Tr::tr("Number k of options. The chance level is 1/k, or 1/(2^k − 1) where several options may be chosen.")
                            : Tr::tr("Number of options; the chance level is 1 divided by this number."),
                    [](Row item) { return item.options.size(); });
    if (several) {
        columns.flag(u"takes_several", Tr::tr("1 if several options may be correct and people are asked to choose all correct ones."),
                     [](Row item) { return item.takesSeveral; });
    }
    if (data.takesWritten()) {
        columns.flag(u"written",
                     Tr::tr("1 if the question has no options and people write the answer. The chance level of such a question is 0."),
                     [](Row item) { return item.isWritten(); });
    }
    for (qsizetype i = 0; i < most; ++i) {
        columns.text(QString(QStringLiteral("option_") % shownLabel(i)), Tr::tr("Option %1 in the author's order.").arg(shownLabel(i)),
                     [i](Row item) { return i < item.options.size() ? item.options.at(i).text : QString(); });
        if (pictures) {
            columns.text(QString(QStringLiteral("option_") % shownLabel(i) % QStringLiteral("_picture")),
                         Tr::tr("Hash of the picture of option %1; empty if it has none.").arg(shownLabel(i)),
                         [i](Row item) { return i < item.options.size() ? item.options.at(i).picture.sha256.hex() : QString(); });
        }
    }
    columns.text(u"key", several ? Tr::tr("Letters of the correct options.") : Tr::tr("Letter of the correct option."),
                 [](Row item) { return optionLetters(item.keys); });
    for (qsizetype i = 0; i < mostWordings; ++i) {
        columns.text(QString(QStringLiteral("accepted_") % QString::number(i + 1)),
                     Tr::tr("Accepted answer %1 to a question without options; any of them is correct.").arg(i + 1),
                     [i](Row item) { return item.accepted.value(i); });
    }
    TidyTable table{columns.columns(), {}};
    for (const StudiedItem &item : data.items) {
        if (!data.hidden.contains(item.study.item.question))
            columns.addRow(table, item);
    }
    return table;
}

TidyTable flowTable(const StudyData &data)
{
    using Row = const StudyFlowStep &;
    TidyColumns<StudyFlowStep> columns(flowFile);
    columns.text(
        u"step",
        Tr::tr(
            "Steps of the participant flow: “invited”, “opened”, “declined”, “began”, “withdrawn”, “stopped”, “too-late”, “finished”, "
            "“excluded”, “excluded-CODE” (one step for each rule; CODE is the code of the rule), “counted”."),
        [](Row step) { return step.code; });
    columns.integer(
        u"people",
        Tr::tr("Number of real people; a person excluded by two rules counts under both."),
        [](Row step) { return step.people; });
    columns.text(u"title", Tr::tr("Description of the step."), [](Row step) { return step.title; });
    TidyTable table{columns.columns(), {}};
    for (const StudyFlowStep &step : studyFlow(data, studyFigures(data, true)))
        columns.addRow(table, step);
    return table;
}

TidyTable codebookTable(const QList<TidyColumn> &described)
{
    using Row = const TidyColumn &;
    TidyColumns<TidyColumn> columns(QStringLiteral("codebook"));
    columns.text(u"file", {}, [](Row column) { return QString(column.file % QStringLiteral(".csv")); });
    columns.text(u"column", {}, [](Row column) { return column.name; });
    columns.text(u"type", {}, [](Row column) { return column.type; });
    columns.text(u"meaning", {}, [](Row column) { return column.meaning; });
    TidyTable table{columns.columns(), {}};
    for (const TidyColumn &column : described)
        columns.addRow(table, column);
    return table;
}

} // namespace

QList<TidyColumn> studyColumns(const StudyData &data)
{
    return trialColumns(data.takesSeveral(), data.takesWritten()).columns() + participantsTable(data).columns
         + itemsTable(data).columns + flowTable(data).columns;
}

QMap<QString, QByteArray> studyCsv(const StudyData &data)
{
    return {{QStringLiteral("trials.csv"), csvOf(trialsTable(data))},
            {QStringLiteral("participants.csv"), csvOf(participantsTable(data))},
            {QStringLiteral("items.csv"), csvOf(itemsTable(data))},
            {QStringLiteral("flow.csv"), csvOf(flowTable(data))},
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
    json["participants"] = jsonOf(participantsTable(data));
    json["items"] = jsonOf(itemsTable(data));
    json["flow"] = jsonOf(flowTable(data));
    json["trials"] = jsonOf(trialsTable(data));
    json["codebook"] = jsonOf(codebookTable(studyColumns(data)));
    return json;
}

Result<> saveStudyFolder(const StudyData &data, const QString &folder)
{
    YUYI_TRY(auto target, PartFolder::create(folder));
    const QMap<QString, QByteArray> files = studyCsv(data);
    for (auto file = files.constBegin(); file != files.constEnd(); ++file)
        YUYI_CHECK(target->write(file.key(), *file));
    return target->commit();
}

Result<> saveStudyJson(const StudyData &data, const QString &path)
{
    return saveText(path, jsonText(studyJson(data), 1) + '\n');
}

} // namespace yuyi
