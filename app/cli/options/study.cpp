// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/study.h"

#include "models/domain/studies/studyjson.h"
#include "models/services/rules/itemchoice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QtMath>

#include <limits>
#include <tuple>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliStudy)
};

/// "3", or "3–4".
QString range(int lowest, int highest)
{
    return lowest == highest ? QString::number(lowest) : QStringLiteral("%1–%2").arg(lowest).arg(highest);
}

constexpr int largest = std::numeric_limits<int>::max();

template <typename E>
QString codes()
{
    QStringList list;
    for (const auto &[value, code] : codesOf(E{}))
        list.append(QString::fromUtf16(code));
    return list.join(QStringLiteral(", "));
}

Result<> readShare(const Arguments &arguments, const char *name, double most, double &value)
{
    const QString option = QLatin1String(name);
    if (!arguments.has(option))
        return {};
    bool good = false;
    const double read = arguments.value(option).toDouble(&good);
    if (!good || !(read >= 0 && read <= most))
        return failure(ErrorCode::Invalid, Tr::tr("--%1 takes a share from 0 to %2.").arg(option).arg(most));
    value = read;
    return {};
}

Result<> readTexts(const QString &folder, StudyTexts &texts)
{
    const std::tuple<const char *, QString *> files[] = {{"instructions.zh.md", &texts.instructions.zh},
                                                         {"instructions.en.md", &texts.instructions.en},
                                                         {"consent.zh.md", &texts.consent.zh},
                                                         {"consent.en.md", &texts.consent.en}};
    bool any = false;
    for (const auto &[name, text] : files) {
        QFile file(QDir(folder).filePath(QLatin1String(name)));
        if (!file.exists())
            continue;
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read: %2").arg(file.fileName(), file.errorString()));
        *text = QString::fromUtf8(file.readAll());
        any = true;
    }
    if (!any) {
        return failure(ErrorCode::Invalid, Tr::tr("The folder “%1” contains none of these files: instructions.zh.md, "
                                                  "instructions.en.md, consent.zh.md, consent.en.md.")
                                               .arg(folder));
    }
    return {};
}

Result<> readNumbers(const Arguments &arguments, Study &study)
{
    StudyDesign &design = study.design;
    ExclusionRules &rules = study.exclusion;
    const std::tuple<const char *, int *> numbers[] = {{"limit", &study.limit},
                                                       {"per-category", &design.perCategory},
                                                       {"answers", &design.answersPerItem},
                                                       {"at-least", &design.atLeast},
                                                       {"people", &design.people},
                                                       {"block-size", &design.blockSize},
                                                       {"practice", &design.practice},
                                                       {"time-limit", &design.timeLimitSeconds},
                                                       {"resume-hours", &design.resumeHours},
                                                       {"min-median-ms", &rules.fastestMedianMs},
                                                       {"slowest-ms", &rules.slowestTrialMs},
                                                       {"fastest-ms", &rules.fastestTrialMs}};
    for (const auto &[name, value] : numbers) {
        YUYI_TRY(const auto read, intOption(arguments, QLatin1String(name), *value, 0, largest));
        *value = read;
    }
    const std::tuple<const char *, double *, double> shares[] = {{"gold", &design.goldShare, goldShareAtMost},
                                                                 {"min-gold", &rules.minimumGold, 1},
                                                                 {"min-answered", &rules.minimumAnswered, 1},
                                                                 {"max-flagged", &rules.maximumFlagged, 1}};
    for (const auto &[name, value, most] : shares)
        YUYI_CHECK(readShare(arguments, name, most, *value));
    YUYI_TRY(const auto seed, intOption(arguments, QStringLiteral("seed"), -1, 0, largest));
    if (seed >= 0)
        study.seed = seed;
    return {};
}

Result<QList<BackgroundField>> readBackground(const QString &text)
{
    QList<BackgroundField> fields;
    for (const QString &word : text.split(u',', Qt::SkipEmptyParts)) {
        if (word.trimmed() == u"none")
            continue;
        const auto field = fromCode<BackgroundField>(word.trimmed());
        if (!field)
            return failure(ErrorCode::Invalid,
                           Tr::tr("--background takes “none”, or any of these, separated by commas: %1.")
                               .arg(codes<BackgroundField>()));
        if (!fields.contains(*field))
            fields.append(*field);
    }
    return fields;
}

} // namespace

QList<Option> studyDesignOptions()
{
    return {
        {QStringLiteral("filter"), QStringLiteral("EXPR"),
         Tr::tr("Filters items: field=value, field!=value or field~text, as in the command “run” (default: all accepted items).")},
        {QStringLiteral("set"), QStringLiteral("NAME"), Tr::tr("Name of a frozen item set.")},
        {QStringLiteral("limit"), QStringLiteral("N"), Tr::tr("Only the first N items.")},
        {QStringLiteral("shape"), QStringLiteral("S"),
         Tr::tr("Assignment of items: one of %1.").arg(codes<StudyShape>())},
        {QStringLiteral("by"), QStringLiteral("DIMENSION"),
         Tr::tr(
             "Dimension that gives the categories. Each person gets the same number of items from every category. With --shape coverage "
             "instead, each person's items have the same mix of categories as all items.")},
        {QStringLiteral("across"), QStringLiteral("DIMENSION"),
         Tr::tr("coverage: a second dimension beside --by. The categories are then the combinations of both labels; none: one dimension.")},
        {QStringLiteral("at-least"), QStringLiteral("N"),
         Tr::tr("coverage: everybody answers at least N items of each category; 0: no minimum.")},
        {QStringLiteral("per-category"), QStringLiteral("N"),
         Tr::tr("Number of items per category: in the whole study (for the shape “stratified”) or per person (for the shape "
                "“per-category”).")},
        {QStringLiteral("answers"), QStringLiteral("N"),
         Tr::tr("coverage: minimum number of participants per item.")},
        {QStringLiteral("people"), QStringLiteral("N"), Tr::tr("Planned number of participants.")},
        {QStringLiteral("blocks"), QStringLiteral("DIMENSION"),
         Tr::tr(
             "Groups the items into blocks by the labels of this dimension. The order of the blocks is counterbalanced across "
             "participants.")},
        {QStringLiteral("block-size"), QStringLiteral("N"),
         Tr::tr("Maximum number of main items between breaks.")},
        {QStringLiteral("practice"), QStringLiteral("N"), Tr::tr("Number of practice items.")},
        {QStringLiteral("practice-filter"), QStringLiteral("EXPR"),
         Tr::tr("Filter for practice items. Practice items do not count as "
                "main items.")},
        {QStringLiteral("gold"), QStringLiteral("SHARE"),
         Tr::tr("Gold items per person, as a share of main items: 0 to 0.2.")},
        {QStringLiteral("gold-filter"), QStringLiteral("EXPR"),
         Tr::tr("Filter for gold items. Gold items do not count as main items.")},
        {QStringLiteral("time-limit"), QStringLiteral("SECONDS"),
         Tr::tr("Time limit per question in seconds; 0: none.")},
        {QStringLiteral("order"), QStringLiteral("written|shuffled"),
         Tr::tr("Order of the options.")},
        {QStringLiteral("item-order"), QStringLiteral("written|shuffled"),
         Tr::tr("Order of the items.")},
        {QStringLiteral("may-go-back"), QStringLiteral("yes|no"),
         Tr::tr("Whether participants may change an answer within "
                "the same block.")},
        {QStringLiteral("resume-hours"), QStringLiteral("N"),
         Tr::tr("Hours within which a participant must resume a "
                "paused session; 0: no limit.")},
        {QStringLiteral("background"), QStringLiteral("F,…"),
         Tr::tr("Background questions: %1; or none.").arg(codes<BackgroundField>())},
        {QStringLiteral("texts"), QStringLiteral("FOLDER"),
         Tr::tr("Folder with instructions and consent in both languages: "
                "instructions.zh.md, consent.en.md …")},
        {QStringLiteral("seed"), QStringLiteral("N"),
         Tr::tr(
             "Random seed for choosing and ordering items and options (default: drawn at random).")},
        {QStringLiteral("min-gold"), QStringLiteral("SHARE"),
         Tr::tr("Excludes participants whose accuracy on gold items is "
                "below this share.")},
        {QStringLiteral("min-answered"), QStringLiteral("SHARE"),
         Tr::tr("Excludes participants who answered less than this share of main items (time-outs do not count).")},
        {QStringLiteral("max-flagged"), QStringLiteral("SHARE"),
         Tr::tr("Excludes participants if more than this share of their answers to main items are flagged (window out of focus or "
                "minimised, computer asleep).")},
        {QStringLiteral("min-median-ms"), QStringLiteral("N"),
         Tr::tr("Excludes participants whose median response time is "
                "below this (milliseconds).")},
        {QStringLiteral("exclude-exposed"), QStringLiteral("yes|no"),
         Tr::tr("Whether to exclude participants who say that they have seen such questions before.")},
        {QStringLiteral("slowest-ms"), QStringLiteral("N"),
         Tr::tr("Excludes single answers with a response time above this "
                "(milliseconds).")},
        {QStringLiteral("fastest-ms"), QStringLiteral("N"),
         Tr::tr("Excludes single answers with a response time below this "
                "(milliseconds).")}};
}

Result<> readStudyOptions(const Arguments &arguments, Stores &stores, StudyDraft &draft)
{
    Study &study = draft.study;
    StudyDesign &design = study.design;
    YUYI_CHECK(readNumbers(arguments, study));
    const std::tuple<const char *, QString *> texts[] = {
        {"filter", &study.filter}, {"practice-filter", &design.practiceFilter}, {"gold-filter", &design.goldFilter}};
    for (const auto &[name, value] : texts) {
        if (arguments.has(QLatin1String(name)))
            *value = arguments.value(QLatin1String(name));
    }
    const std::tuple<const char *, DimensionCode *> dimensions[] = {
        {"by", &design.category}, {"across", &design.across}, {"blocks", &design.blocks}};
    for (const auto &[name, value] : dimensions) {
        if (const QString code = arguments.value(QLatin1String(name)); arguments.has(QLatin1String(name)))
            *value = DimensionCode(code == u"none" ? QString() : code);
    }
    const std::tuple<const char *, QString, QString, bool *> choices[] = {
        {"order", QStringLiteral("shuffled"), QStringLiteral("written"), &design.shuffleOptions},
        {"item-order", QStringLiteral("shuffled"), QStringLiteral("written"), &design.shuffleItems},
        {"may-go-back", QStringLiteral("yes"), QStringLiteral("no"), &design.mayGoBack},
        {"exclude-exposed", QStringLiteral("yes"), QStringLiteral("no"), &study.exclusion.priorExposure}};
    for (const auto &[name, yes, no, value] : choices) {
        if (!arguments.has(QLatin1String(name)))
            continue;
        const QString typed = arguments.value(QLatin1String(name));
        if (typed != yes && typed != no)
            return failure(ErrorCode::Invalid, Tr::tr("--%1 takes %2 or %3.").arg(QLatin1String(name), yes, no));
        *value = typed == yes;
    }
    if (arguments.has(QStringLiteral("shape"))) {
        const auto shape = fromCode<StudyShape>(arguments.value(QStringLiteral("shape")));
        if (!shape)
            return failure(ErrorCode::Invalid, Tr::tr("--shape takes one of: %1.").arg(codes<StudyShape>()));
        design.shape = *shape;
    }
    if (arguments.has(QStringLiteral("set"))) {
        YUYI_TRY(const auto set, ItemChooser(stores).setNamed(arguments.value(QStringLiteral("set"))));
        study.from = set.id;
    }
    if (arguments.has(QStringLiteral("background"))) {
        YUYI_TRY(const auto fields, readBackground(arguments.value(QStringLiteral("background"))));
        study.background = fields;
    }
    if (arguments.has(QStringLiteral("texts")))
        return readTexts(arguments.value(QStringLiteral("texts")), draft.texts);
    return {};
}

Json studyJson(const Study &study)
{
    Json background = Json::array();
    for (const BackgroundField field : study.background)
        background.push_back(toUtf8(codeOf(field)));
    return {{"id", toUtf8(study.id.toString())},
            {"name", toUtf8(study.name)},
            {"state", toUtf8(codeOf(study.state))},
            {"filter", toUtf8(study.filter)},
            {"limit", study.limit},
            {"seed", study.seed},
            {"texts", study.texts},
            {"design", toJson(study.design)},
            {"exclusion", toJson(study.exclusion)},
            {"background", background},
            {"hash", toUtf8(study.frozenHash)},
            {"item_set", study.itemSet.isNull() ? Json() : Json(toUtf8(study.itemSet.toString()))},
            {"frozen_at", study.frozenAt.isValid() ? Json(toUtf8(study.frozenAt.toString(Qt::ISODateWithMs))) : Json()}};
}

Json previewJson(const StudyPreview &preview)
{
    const auto shares = [](const QList<StudyShare> &list) {
        Json json = Json::array();
        for (const StudyShare &share : list) {
            json.push_back({{"label", toUtf8(share.code)},
                            {"items", share.items},
                            {"lowest", share.lowest},
                            {"highest", share.highest}});
        }
        return json;
    };
    Json problems = Json::array();
    for (const StudyProblem &problem : preview.problems) {
        problems.push_back(
            {{"field", toUtf8(problem.field)}, {"text", toUtf8(problem.text)}, {"prevents", problem.prevents}});
    }
    Json notes = Json::array();
    for (const QString &note : preview.notes)
        notes.push_back(toUtf8(note));
    Json coverage = Json::object();
    for (auto it = preview.coverage.cbegin(); it != preview.coverage.cend(); ++it)
        coverage[std::to_string(it.key())] = it.value();
    return {{"items", preview.mainItems},
            {"images", preview.images},
            {"practice", preview.practiceItems},
            {"gold", preview.goldItems},
            {"people", preview.people},
            {"per_person",
             {{"lowest", preview.itemsLowest},
              {"highest", preview.itemsHighest},
              {"gold", preview.goldPerPerson},
              {"questions", preview.questionsPerPerson},
              {"blocks", preview.blocks},
              {"minutes", preview.minutes},
              {"seconds_each", preview.secondsEach},
              {"people_measured", preview.peopleMeasured}}},
            {"answers", {{"lowest", preview.answersLowest}, {"highest", preview.answersHighest}}},
            {"coverage", coverage},
            {"pairs", preview.pairsLowest < 0 ? Json()
                                              : Json{{"lowest", preview.pairsLowest},
                                                     {"highest", preview.pairsHighest}}},
            {"categories", shares(preview.categories)},
            {"blocks", shares(preview.blockShares)},
            {"problems", problems},
            {"notes", notes},
            {"may_freeze", preview.mayFreeze()}};
}

Json participantJson(const ParticipantRow &row, bool names)
{
    const Participant &person = row.participant;
    Json json{{"id", toUtf8(person.id.toString())},
              {"number", person.number},
              {"code", toUtf8(person.code)},
              {"state", toUtf8(codeOf(person.state))},
              {"simulated", toUtf8(person.simulated)},
              {"trials", row.trials},
              {"answered", row.answered},
              {"flagged", row.flagged},
              {"timed_out", row.timedOut},
              {"resumed", row.resumed},
              {"median_ms", row.medianMs < 0 ? Json() : Json(row.medianMs)},
              {"packed", row.packed}};
    if (names)
        json["name"] = toUtf8(row.name);
    return json;
}

QStringList previewLines(const StudyPreview &preview)
{
    QStringList lines;
    lines.append(Tr::tr("%1 items on %2 images; %3 practice and %4 gold items.")
                     .arg(preview.mainItems)
                     .arg(preview.images)
                     .arg(preview.practiceItems)
                     .arg(preview.goldItems));
    if (preview.questionsPerPerson > 0) {
        lines.append(Tr::tr("%1 people; each gets %2 items, about %n minute(s).", nullptr, qCeil(preview.minutes))
                         .arg(QString::number(preview.people), range(preview.itemsLowest, preview.itemsHighest)));
        const QString seconds = QString::number(qRound(preview.secondsEach));
        lines.append(
            preview.peopleMeasured > 0
                ? Tr::tr("%1 seconds per question, measured on %n people in earlier studies.",
                         nullptr, preview.peopleMeasured)
                      .arg(seconds)
                : Tr::tr("Assuming %1 seconds per question.").arg(seconds));
        lines.append(Tr::tr("People for each item: %1.").arg(range(preview.answersLowest, preview.answersHighest)));
    }
    for (const StudyShare &share : preview.categories) {
        lines.append(Tr::tr("  %1: %2 items, %3 for each person")
                         .arg(share.title, QString::number(share.items), range(share.lowest, share.highest)));
    }
    lines += preview.notes;
    for (const StudyProblem &problem : preview.problems)
        lines.append(problem.prevents ? Tr::tr("The study cannot be frozen: %1").arg(problem.text) : problem.text);
    return lines;
}

} // namespace yuyi::cli
