// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/marvel.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/cmmmu.h"
#include "models/imaging/composing/sheetpicture.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

const QString patternKind = QStringLiteral("avr");
const QString fineKind = QStringLiteral("fine");

/// @name Members of an entry
/// @{
const QString patternKey = QStringLiteral("avr_question");
const QString explanationKey = QStringLiteral("explanation");
const QString answerKey = QStringLiteral("answer");
const QString fineKey = QStringLiteral("f_perception_question");
const QString fineAnswerKey = QStringLiteral("f_perception_answer");
const QString distractorKey = QStringLiteral("f_perception_distractor");
const QString countsKey = QStringLiteral("c_perception_question_tuple");
const QString countAnswersKey = QStringLiteral("c_perception_answer_tuple");
/// @}

constexpr qsizetype countingQuestions = 3;

/// The labels that stand before the texts.
QStringList leadingLabels()
{
    return {QStringLiteral("pattern"), QStringLiteral("task_configuration")};
}

/// Whether a question of this form can be of this kind.
bool suits(const QuestionKind &kind)
{
    if (kind.code == patternKind)
        return kind.isFixed();
    if (kind.code == fineKind)
        return !kind.isWritten() && !kind.isFixed() && kind.allows(2);
    return kind.isWritten();
}

EntryResult<const QuestionKind *> kindFor(const QString &code, const Preset &preset)
{
    const QuestionKind *kind = preset.kind(code);
    if (kind == nullptr || !suits(*kind))
        return fault({}, Tr::tr("the preset does not define the kind of question “%1”.").arg(code));
    return kind;
}

/// A whole number from 0 as its digits.
EntryResult<QString> wholeNumber(const Json *value, const QString &pointer)
{
    if (value == nullptr)
        return fault(pointer, Tr::tr("it is missing."));
    QString digits;
    if (value->is_number_integer())
        digits = fromUtf8(value->dump());
    else if (value->is_string())
        digits = fromUtf8(value->get_ref<const std::string &>()).trimmed();
    if (cmmmuId(digits) < 0)
        return fault(pointer, Tr::tr("a whole number is expected."));
    return digits;
}

/// The three elements of a list.
EntryResult<const Json *> threeOf(const Json &entry, const QString &key)
{
    const QString pointer = u'/' % key;
    const Json *list = member(entry, key);
    if (list == nullptr)
        return fault(pointer, Tr::tr("it is missing."));
    if (!list->is_array() || list->size() != countingQuestions)
        return fault(pointer, Tr::tr("a list of %n element(s) is expected.", nullptr, static_cast<int>(countingQuestions)));
    return list;
}

EntryResult<Question> patternQuestion(const Json &entry, const Preset &preset)
{
    YUYI_TRY(const QuestionKind *const kind, kindFor(patternKind, preset));
    Question question;
    question.kind = kind->code;
    YUYI_TRY(question.stem, textMember(entry, patternKey, {}, Presence::Required));
    YUYI_TRY(question.rationale, textMember(entry, explanationKey, {}, Presence::Optional));
    const QString pointer = u'/' % answerKey;
    YUYI_TRY(const auto answer, wholeNumber(member(entry, answerKey), pointer));
    const qsizetype key = answer.toLongLong();
    if (key < 1 || key > kind->fixed.size()) {
        return fault(pointer, Tr::tr("“%1” is not one of the options %2.").arg(answer, kind->fixed.join(QStringLiteral(", "))));
    }
    for (qsizetype i = 0; i < kind->fixed.size(); ++i) {
        Option option;
        option.text = kind->fixed.at(i);
        option.correct = i + 1 == key;
        question.options.append(option);
    }
    return question;
}

EntryResult<Question> fineQuestion(const Json &entry, qint64 puzzle, const Preset &preset)
{
    YUYI_TRY(const QuestionKind *const kind, kindFor(fineKind, preset));
    Question question;
    question.kind = kind->code;
    YUYI_TRY(question.stem, textMember(entry, fineKey, {}, Presence::Required));
    Option right;
    right.correct = true;
    Option wrong;
    YUYI_TRY(right.text, textMember(entry, fineAnswerKey, {}, Presence::Required));
    YUYI_TRY(wrong.text, textMember(entry, distractorKey, {}, Presence::Required));
    if (right.text.trimmed() == wrong.text.trimmed())
        return fault(QString(u'/' % distractorKey), Tr::tr("it is the same as the answer."));
    // The file does not say which stands first. The answer must not always do so.
    const bool swapped = (Sha256::of(QByteArray::number(puzzle)).bytes().back() & 1) != 0;
    question.options = swapped ? QList<Option>{wrong, right} : QList<Option>{right, wrong};
    return question;
}

/// The question that counts the panels of a part of the puzzle.
EntryResult<Question> countingQuestion(const Json &stems, const Json &answers, qsizetype index, const Preset &preset)
{
    const QString code = marvelKinds().at(2 + index);
    YUYI_TRY(const QuestionKind *const kind, kindFor(code, preset));
    const auto at = static_cast<size_t>(index);
    const QString pointer = QStringLiteral("/%1/%2").arg(countsKey).arg(index);
    const Json holder{{"stem", stems.at(at)}};
    const auto stem = textMember(holder, QStringLiteral("stem"), {}, Presence::Required);
    if (!stem)
        return fault(pointer, stem.error().sentence);
    YUYI_TRY(const auto count, wholeNumber(&answers.at(at), QStringLiteral("/%1/%2").arg(countAnswersKey).arg(index)));
    Question question;
    question.kind = kind->code;
    question.stem = *stem;
    question.accepted = {count};
    return question;
}

/// What the wordings and counts say of the image, as far as the preset has facts for it.
QMap<QString, QString> factsOf(const ImportedEntry &entry, const Preset &preset)
{
    static const QRegularExpression matrix(QStringLiteral("arranged in a ([1-9]) by ([1-9]) matrix"));
    static const QRegularExpression unfolded(QStringLiteral("unfolded diagram of the ([A-Za-z ]+)\\."));
    const QList<Question> &questions = entry.content.questions;
    const QString context = questions.at(2).accepted.value(0);
    QMap<QString, QString> known{{QStringLiteral("panels_context"), context},
                                 {QStringLiteral("panels_choices"), questions.at(3).accepted.value(0)},
                                 {QStringLiteral("panels"), questions.at(4).accepted.value(0)},
                                 {gridFact, QString(context % QLatin1String("x1"))}};
    // "2 by 3 matrix": two rows, three columns.
    if (const auto found = matrix.match(questions.at(0).stem); found.hasMatch())
        known.insert(gridFact, QStringLiteral("%1x%2").arg(found.captured(2), found.captured(1)));
    if (const auto found = unfolded.match(questions.at(0).stem); found.hasMatch())
        known.insert(QStringLiteral("solid"), found.captured(1));
    QMap<QString, QString> facts;
    for (auto it = known.cbegin(); it != known.cend(); ++it) {
        if (const FactForm *fact = preset.fact(it.key()); fact != nullptr && isFactValue(*fact, it.value()))
            facts.insert(it.key(), it.value());
    }
    return facts;
}

/// The files with the panels of a puzzle, as the counts of its entry have it.
QList<EntryPart> partsOf(qint64 puzzle, const QList<Question> &questions)
{
    const int context = questions.at(2).accepted.value(0).toInt();
    const int choices = questions.at(3).accepted.value(0).toInt();
    if (context < 1 || context > mostPanels + 1 || choices > mostPanels)
        return {};
    QList<EntryPart> parts;
    const bool blank = context > 1;
    const int shown = blank ? context - 1 : context;
    for (int i = 0; i < shown; ++i)
        parts.append({PartRole::Context, marvelPanel(puzzle, PartRole::Context, i)});
    if (blank)
        parts.append({PartRole::Blank, marvelPanel(puzzle, PartRole::Blank, shown)});
    for (int i = 0; i < choices; ++i)
        parts.append({PartRole::Choice, marvelPanel(puzzle, PartRole::Choice, i)});
    return parts;
}

/// The sheet that templates for this kind name; empty: none.
QString sheetFor(const QString &kind, const Preset &preset)
{
    const auto found = std::find_if(preset.templates.begin(), preset.templates.end(),
                                    [&](const QuestionTemplate &one) { return one.kind == kind && !one.sheet.isEmpty(); });
    return found == preset.templates.end() ? QString() : found->sheet;
}

/// The text of the option that is not correct.
QString distractorOf(const Question &question)
{
    const auto found = std::find_if(question.options.begin(), question.options.end(), [](const Option &option) { return !option.correct; });
    return found == question.options.end() ? QString() : found->text;
}

/// An answer that is a count: a number, or the text that it is.
Json countJson(const Question &question)
{
    const QString text = question.accepted.value(0);
    const qint64 number = cmmmuId(text);
    return number >= 0 ? Json(number) : Json(toUtf8(text));
}

/// What the members of one entry become.
class EntryWriter
{
public:
    EntryWriter(const QList<PlannedItem> &puzzle, const Preset &preset, bool withKeys)
        : m_puzzle(puzzle), m_preset(preset), m_source(puzzle.constFirst().source), m_withKeys(withKeys)
    {
    }

    Json write();

private:
    bool isKnown() const { return m_source != nullptr; }
    const Question &now(qsizetype index) const { return m_puzzle.at(index).item->question; }
    Question before(qsizetype index) const { return isKnown() ? m_source->entry.content.questions.value(index) : Question(); }
    bool keeps(const std::string &key) const;
    void writeStem(const QString &key, qsizetype index);
    void writeLabels(const Dimension &dimension);
    void writePatternKey();
    void writeFineKey();
    void writeCounts();
    void writeCountAnswers();

    const QList<PlannedItem> &m_puzzle;
    const Preset &m_preset;
    std::shared_ptr<const SourceView> m_source;
    bool m_withKeys;
    Json m_json = Json::object();
};

/// Without keys, members that nobody knows are not taken over either.
bool EntryWriter::keeps(const std::string &key) const
{
    const QString name = fromUtf8(key);
    const QStringList open{QStringLiteral("id"), patternKey, fineKey, countsKey};
    return m_withKeys || open.contains(name) || m_preset.dimension(DimensionCode(name)) != nullptr;
}

void EntryWriter::writeStem(const QString &key, qsizetype index)
{
    if (!isKnown() || before(index).stem != now(index).stem)
        m_json[toUtf8(key)] = toUtf8(unmarkedStem(now(index).stem));
}

/// Labels of questions are those of the fine question, as they are read.
void EntryWriter::writeLabels(const Dimension &dimension)
{
    const qsizetype index = dimension.of == LabelOf::Question ? 1 : 0;
    const QList<LabelCode> labels = m_puzzle.at(index).item->labels.value(dimension.code);
    const Labels old = isKnown() ? labelsOfQuestion(m_source->entry.content, index) : Labels();
    if (isKnown() && sameLabels(old.value(dimension.code), labels))
        return;
    const std::string key = toUtf8(dimension.code.text());
    if (labels.isEmpty())
        m_json.erase(key);
    else
        m_json[key] = labelJson(labels, dimension);
}

void EntryWriter::writePatternKey()
{
    const Question old = before(0);
    if (!isKnown() || old.rationale != now(0).rationale)
        m_json[toUtf8(explanationKey)] = toUtf8(now(0).rationale);
    if (!isKnown() || old.keyIndex() != now(0).keyIndex())
        m_json[toUtf8(answerKey)] = now(0).keyIndex() + 1;
}

void EntryWriter::writeFineKey()
{
    const Question old = before(1);
    if (!isKnown() || correctText(old) != correctText(now(1)))
        m_json[toUtf8(fineAnswerKey)] = toUtf8(correctText(now(1)));
    if (!isKnown() || distractorOf(old) != distractorOf(now(1)))
        m_json[toUtf8(distractorKey)] = toUtf8(distractorOf(now(1)));
}

void EntryWriter::writeCounts()
{
    bool changed = !isKnown();
    Json stems = Json::array();
    for (qsizetype i = 2; i < m_puzzle.size(); ++i) {
        const bool same = isKnown() && before(i).stem == now(i).stem;
        changed = changed || !same;
        stems.push_back(toUtf8(same ? now(i).stem : unmarkedStem(now(i).stem)));
    }
    if (changed)
        m_json[toUtf8(countsKey)] = stems;
}

void EntryWriter::writeCountAnswers()
{
    bool changed = !isKnown();
    Json answers = Json::array();
    for (qsizetype i = 2; i < m_puzzle.size(); ++i) {
        changed = changed || before(i).accepted != now(i).accepted;
        answers.push_back(countJson(now(i)));
    }
    if (changed)
        m_json[toUtf8(countAnswersKey)] = answers;
}

Json EntryWriter::write()
{
    if (isKnown()) {
        for (const auto &[key, value] : m_source->raw.items()) {
            if (keeps(key))
                m_json[key] = value;
        }
    }
    const qint64 number = marvelPuzzle(m_puzzle.constFirst().id);
    if (!isKnown() || marvelPuzzle(m_source->entry.itemIds.value(0)) != number)
        m_json["id"] = number;
    const QStringList leading = leadingLabels();
    for (const QString &code : leading) {
        if (const Dimension *dimension = m_preset.dimension(DimensionCode(code)))
            writeLabels(*dimension);
    }
    writeStem(patternKey, 0);
    if (m_withKeys)
        writePatternKey();
    writeStem(fineKey, 1);
    if (m_withKeys)
        writeFineKey();
    writeCounts();
    if (m_withKeys)
        writeCountAnswers();
    for (const Dimension &dimension : m_preset.dimensions) {
        if (!leading.contains(dimension.code.text()))
            writeLabels(dimension);
    }
    return std::move(m_json);
}

} // namespace

QStringList marvelKinds()
{
    return {patternKind, fineKind, QStringLiteral("coarse-1"), QStringLiteral("coarse-2"), QStringLiteral("coarse-3")};
}

QString marvelItemId(qint64 puzzle, const QString &kind)
{
    return QStringLiteral("%1-%2").arg(QString::number(puzzle), kind);
}

qint64 marvelPuzzle(const QString &itemId)
{
    return marvelKinds().contains(itemId.section(u'-', 1)) ? cmmmuId(itemId.section(u'-', 0, 0)) : -1;
}

QString marvelPicture(qint64 puzzle)
{
    return QStringLiteral("Marvel/%1.png").arg(puzzle);
}

QString marvelPanel(qint64 puzzle, PartRole role, int position)
{
    const QString name = role == PartRole::Choice ? QStringLiteral("answer") : QStringLiteral("question");
    return QStringLiteral("Panel_data/%1_%2_%3.png").arg(name, QString::number(puzzle), QString::number(position));
}

EntryResult<ImportedEntry> readMarvel(const Json &entry, const Preset &preset)
{
    if (!entry.is_object())
        return fault({}, Tr::tr("a JSON object is expected."));
    YUYI_TRY(const Json *const stems, threeOf(entry, countsKey));
    YUYI_TRY(const Json *const answers, threeOf(entry, countAnswersKey));
    YUYI_TRY(const auto id, wholeNumber(member(entry, QStringLiteral("id")), QStringLiteral("/id")));
    const qint64 puzzle = cmmmuId(id);

    ImportedEntry result;
    result.path = marvelPicture(puzzle);
    QList<Question> &questions = result.content.questions;
    YUYI_TRY(const auto pattern, patternQuestion(entry, preset));
    YUYI_TRY(const auto fine, fineQuestion(entry, puzzle, preset));
    questions = {pattern, fine};
    for (qsizetype i = 0; i < countingQuestions; ++i) {
        YUYI_TRY(const auto counting, countingQuestion(*stems, *answers, i, preset));
        questions.append(counting);
    }
    const QStringList kinds = marvelKinds();
    for (const QString &kind : kinds)
        result.itemIds.append(marvelItemId(puzzle, kind));
    YUYI_TRY(const auto labels, labelMembers(entry, {}, preset));
    result.content.labels = onlyOf(labels, preset, LabelOf::Image);
    questions[1].labels = onlyOf(labels, preset, LabelOf::Question);
    result.facts = factsOf(result, preset);
    result.parts = partsOf(puzzle, questions);
    // The published picture of a puzzle has the numbers of the choices; the others are counted without them.
    result.sheets = {QString(), QString()};
    for (qsizetype i = 2; i < kinds.size(); ++i)
        result.sheets.append(sheetFor(kinds.at(i), preset));
    return result;
}

Json writeMarvel(const QList<PlannedItem> &puzzle, const Preset &preset, bool withKeys)
{
    return EntryWriter(puzzle, preset, withKeys).write();
}

Result<QStringList> writeMarvelFiles(const WriteJob &job, PartFolder &folder)
{
    const qsizetype questions = marvelKinds().size();
    Json entries = Json::array();
    for (qsizetype i = 0; i + questions <= job.plan.items.size(); i += questions) {
        if (job.progress.cancelled())
            return exportCancelled();
        entries.push_back(writeMarvel(job.plan.items.mid(i, questions), job.set.preset, job.set.withKeys));
        job.progress.advance(questions);
    }
    // As the published file is written: indented by four, other characters than ASCII escaped, without an end of the last line.
    const QByteArray text = QByteArray::fromStdString(entries.dump(4, ' ', true, Json::error_handler_t::replace));
    YUYI_CHECK(folder.write(marvelFile, text));
    return QStringList{marvelFile};
}

QStringList marvelNotes(const ExportSet &set)
{
    const auto count = [&set](auto holds) { return static_cast<int>(std::count_if(set.items.begin(), set.items.end(), holds)); };
    const int pictures = count([](const Item &item) { return item.question.kind != patternKind && item.question.hasPictures(); });
    const int explained = count([](const Item &item) { return item.question.kind != patternKind && !item.question.rationale.isEmpty(); });
    const int wordings = count([](const Item &item) { return item.question.accepted.size() > 1; });
    const int inSplits = count([](const Item &item) { return !item.split.isEmpty(); });
    QStringList notes;
    if (pictures > 0)
        notes.append(Tr::tr("%n question(s) show another picture than their puzzle does; this format has one picture for each puzzle.",
                            nullptr, pictures));
    if (explained > 0)
        notes.append(Tr::tr("%n question(s) about what is in the picture have an explanation, which this format does not hold.", nullptr,
                            explained));
    if (wordings > 0)
        notes.append(Tr::tr("%n question(s) accept several answers; this format has the first one.", nullptr, wordings));
    if (inSplits > 0)
        notes.append(Tr::tr("%n item(s) have a split; this format has none, so all are in one file.", nullptr, inSplits));
    return notes;
}

} // namespace yuyi
