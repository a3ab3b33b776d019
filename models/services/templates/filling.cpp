// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/filling.h"

#include "models/services/rules/itemtest.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

/// The templates of a preset with their conditions, in the preset's order.
struct ReadTemplate {
    QuestionTemplate form;
    ItemFilter where;
};

Result<QList<ReadTemplate>> readTemplates(const Preset &preset)
{
    QList<ReadTemplate> read;
    for (const QuestionTemplate &form : preset.templates) {
        const auto where = readWhere(form.where, preset);
        if (!where) {
            return failure(ErrorCode::Invalid, Tr::tr("The condition of the template “%1” cannot be read: %2")
                                                   .arg(form.code, where.error().sentence));
        }
        read.append({form, *where});
    }
    return read;
}

/// The template of this kind that applies to an image with these labels; null: none.
const ReadTemplate *applying(const QList<ReadTemplate> &templates, const QString &kind, const Labels &labels)
{
    ItemSetItem item;
    item.labels = labels;
    const auto found = std::find_if(templates.begin(), templates.end(), [&](const ReadTemplate &one) {
        return one.form.kind == kind && holds(one.where, item);
    });
    return found == templates.end() ? nullptr : &*found;
}

Option optionOf(const QString &text, bool correct)
{
    Option option;
    option.id = OptionId::create();
    option.text = text;
    option.correct = correct;
    return option;
}

/// The same number for the same texts, on every machine: what is ordered by it is shuffled.
QByteArray drawnPlace(quint32 seed, const QStringList &texts)
{
    return Sha256::of((QString::number(seed) + u'\n' + texts.join(u'\n')).toUtf8()).bytes();
}

/// What tells the image from others: the object and its view, or all facts where these have no name.
QString identityOf(const ObjectForm &form, const QMap<QString, QString> &facts)
{
    const QString object = facts.value(form.object);
    return object.isEmpty() ? QStringList(facts.values()).join(u'\n') : object + u'\n' + facts.value(form.view);
}

/// @brief The options of a question about a factor: the value of the image and others, as many as the kind has, shuffled by the seed of the
/// preset. Empty: the value is none of the factor's.
QList<Option> factorOptions(const Preset &preset, const QuestionTemplate &form, const QuestionKind &kind,
                            const QMap<QString, QString> &facts)
{
    const ObjectFactor &factor = *preset.objects.factor(form.options);
    const FactorValue *own = factor.value(facts.value(factor.fact));
    if (!own)
        return {};
    const QString other = form.offer == FactorOffer::Fitting ? facts.value(factor.of) : QString();
    const auto fits = [&](const FactorValue &value) { return other.isEmpty() || value.with.isEmpty() || value.with.contains(other); };
    const QString identity = identityOf(preset.objects, facts);
    const auto place = [&](const char *what, const FactorValue &value) {
        return drawnPlace(preset.objects.seed, {QLatin1String(what), kind.code, identity, value.value});
    };
    QList<FactorValue> others = factor.values;
    others.removeIf([own](const FactorValue &value) { return value.value == own->value; });
    std::sort(others.begin(), others.end(), [&](const FactorValue &a, const FactorValue &b) {
        return fits(a) != fits(b) ? fits(a) : place("choice", a) < place("choice", b);
    });
    const auto fitting = std::count_if(others.begin(), others.end(), fits);
    const auto wanted = std::clamp<qsizetype>(fitting + 1, kind.fewestOptions, kind.mostOptions);
    QList<FactorValue> offered = others.mid(0, wanted - 1);
    offered.append(*own);
    std::sort(offered.begin(), offered.end(),
              [&](const FactorValue &a, const FactorValue &b) { return place("order", a) < place("order", b); });
    QList<Option> options;
    for (const FactorValue &value : std::as_const(offered))
        options.append(optionOf(value.said(), value.value == own->value));
    return options;
}

/// The texts of options that are right by the facts; empty: the author gives the answer.
QStringList truthsOf(const Preset &preset, const QuestionTemplate &form, const QMap<QString, QString> &facts)
{
    if (form.options.isEmpty())
        return form.key.isEmpty() ? QStringList() : QStringList{filled(form.key, facts)};
    const FactorValue *own = preset.objects.factor(form.options)->value(facts.value(form.options));
    return own ? QStringList{own->said(), own->value} : QStringList();
}

/// The options of a filled question: of those that the author writes, the first is the right one.
QList<Option> optionsOf(const QuestionKind &kind, const QString &key)
{
    QList<Option> options;
    for (const QString &text : kind.fixed)
        options.append(optionOf(text, !key.isEmpty() && text == key));
    while (!kind.isFixed() && options.size() < kind.fewestOptions)
        options.append(optionOf(options.isEmpty() ? key : QString(), options.isEmpty() && !key.isEmpty()));
    return options;
}

Question filledQuestion(const Preset &preset, const QuestionTemplate &form, const QuestionKind &kind, const QMap<QString, QString> &facts)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = kind.code;
    question.stem = filled(form.stem, facts);
    const QString key = filled(form.key, facts);
    if (!form.options.isEmpty())
        question.options = factorOptions(preset, form, kind, facts);
    else if (!kind.isWritten())
        question.options = optionsOf(kind, key);
    else if (!key.isEmpty())
        question.accepted = {key};
    return question;
}

void addOnce(QStringList &sentences, const QString &sentence)
{
    if (!sentences.contains(sentence))
        sentences.append(sentence);
}

/// Whether the facts of a template have values; else says which have none.
bool hasFacts(const Preset &preset, const QuestionTemplate &form, const QMap<QString, QString> &facts, Filled &result)
{
    bool all = true;
    QStringList named = factsIn(form.stem);
    named += factsIn(form.key);
    const ObjectFactor *factor = form.options.isEmpty() ? nullptr : preset.objects.factor(form.options);
    if (factor) {
        named.append(factor->fact);
        if (form.offer == FactorOffer::Fitting && !factor->of.isEmpty())
            named.append(factor->of);
    }
    for (const QString &name : std::as_const(named)) {
        if (facts.contains(name))
            continue;
        all = false;
        const FactForm *fact = preset.fact(name);
        addOnce(result.missing, Tr::tr("The image has no value for “%1”.").arg(fact ? fact->title.text() : name));
    }
    if (all && factor && !factor->value(facts.value(factor->fact))) {
        all = false;
        const FactForm *fact = preset.fact(factor->fact);
        addOnce(result.missing, Tr::tr("“%1” cannot be “%2”: the factor has no such value.")
                                    .arg(fact ? fact->title.text() : factor->fact, facts.value(factor->fact)));
    }
    return all;
}

/// Lists the newest sheet of this form as the picture of the question.
void listSheet(const Preset &preset, const QString &code, const QList<ImageSheet> &sheets, Question &question, Filled &result)
{
    const auto newest = std::find_if(sheets.rbegin(), sheets.rend(), [&](const ImageSheet &sheet) { return sheet.code == code; });
    if (newest != sheets.rend()) {
        question.media = {newest->medium};
        return;
    }
    const SheetForm *form = preset.sheet(code);
    addOnce(result.notes, Tr::tr("The image has no sheet “%1”: the question shows the picture of the image.")
                              .arg(form ? form->title.text() : code));
}

/// Whether what the pool needs is known; else says what lacks. Not every image has a category, so that is no fault of the image.
bool canDraw(const OptionPool &pool, const Preset &preset, const PoolCategory &category, const PoolDraws &draws, Filled &said)
{
    const Dimension *dimension = preset.dimension(DimensionCode(pool.of));
    if (category.code.isEmpty()) {
        const FactForm *fact = preset.fact(pool.of);
        // Where templates write questions too, an image without a category is there for these.
        if (!dimension && !preset.templates.isEmpty())
            return false;
        addOnce(said.notes, dimension ? Tr::tr("The image has no label for “%1”.").arg(dimension->title.text())
                                      : Tr::tr("The image has no value for “%1”.").arg(fact ? fact->title.text() : pool.of));
        return false;
    }
    const bool namesAreHere = pool.shows == PoolShows::Names && dimension && !dimension->open;
    if (draws.material->packed && !namesAreHere) {
        addOnce(said.missing, Tr::tr("The options of “%1” are drawn from all images of the project, which are not in a work package. "
                                     "Fill these questions in the project.")
                                  .arg(pool.code));
        return false;
    }
    return true;
}

/// The question of a pool, if the image has a category and enough can be drawn; what lacks is told in `said`.
std::optional<Question> drawnQuestion(const OptionPool &pool, const Preset &preset, const PoolCategory &category,
                                      const QMap<QString, QString> &facts, const PoolDraws &draws, Filled &said)
{
    if (!canDraw(pool, preset, category, draws, said))
        return std::nullopt;
    QMap<QString, QString> words = facts;
    words.insert(poolCategory, category.name);
    QuestionTemplate form;
    form.code = pool.code;
    form.stem = pool.stem;
    if (!hasFacts(preset, form, words, said))
        return std::nullopt;
    const DrawnOptions drawn = drawOptions(pool, preset, category, draws, struckOptions(facts.value(struckFact(pool.kind))));
    const int wanted = pool.options - 1;
    if (drawn.wrong.size() < wanted) {
        const int found = static_cast<int>(drawn.wrong.size());
        addOnce(said.missing, pool.shows == PoolShows::Pictures
                                  ? Tr::tr("“%1” needs the pictures of %2 images of other categories, but only %n can be drawn: "
                                           "collect and inspect more images, or give them their categories.",
                                           nullptr, found)
                                        .arg(pool.code, QString::number(wanted))
                                  : Tr::tr("“%1” needs %2 other names, but only %n can be drawn: the preset may add names to the pool.",
                                           nullptr, found)
                                        .arg(pool.code, QString::number(wanted)));
        return std::nullopt;
    }
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = pool.kind;
    question.stem = filled(pool.stem, words);
    question.options = drawn.wrong.first(wanted);
    question.options.insert(drawn.place, drawn.right);
    return question;
}

/// What a question of this pool is checked by.
DrawnFacts drawnFacts(const OptionPool &pool, const PoolCategory &category, const PoolMaterial &material)
{
    DrawnFacts facts;
    facts.pool = pool.code;
    facts.category = category.name;
    facts.discarded = material.discarded;
    if (pool.shows == PoolShows::Pictures)
        facts.ofCategory = material.pools.value(pool.code).byCategory.value(category.code);
    return facts;
}

QStringList writtenKinds(const Preset &preset, const QList<Question> &questions)
{
    QStringList written;
    for (const Question &question : questions) {
        if (!isUnwritten(question, preset))
            written.append(question.kind);
    }
    return written;
}

/// The question of a kind, if a template applies and its facts have values; what lacks is told in `said`.
std::optional<Question> questionOf(const QuestionKind &kind, const ReadTemplate *one, const Preset &preset,
                                   const QMap<QString, QString> &facts, const QList<ImageSheet> &sheets, Filled &said)
{
    if (!one) {
        const auto isOfKind = [&](const QuestionTemplate &form) { return form.kind == kind.code; };
        if (std::any_of(preset.templates.begin(), preset.templates.end(), isOfKind))
            said.notes.append(Tr::tr("No template of “%1” fits the labels of the image.").arg(kind.title.text()));
        return std::nullopt;
    }
    if (!hasFacts(preset, one->form, facts, said))
        return std::nullopt;
    Question question = filledQuestion(preset, one->form, kind, facts);
    if (!one->form.sheet.isEmpty())
        listSheet(preset, one->form.sheet, sheets, question, said);
    return question;
}

/// The task whose questions have this kind; null: none.
const ChainForm *formOf(const Preset &preset, const QString &kind)
{
    if (!preset.chains)
        return nullptr;
    const QList<ChainForm> &forms = preset.chains->forms;
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const ChainForm &form) { return form.kinds.contains(kind); });
    return found == forms.end() ? nullptr : &*found;
}

/// The question in the language of the items.
Question chainQuestion(const ChainQuestion &made, const ChainFill &chains, const QString &language)
{
    const auto said = [&language](const Title &text) { return language == u"zh" ? text.zh : text.en; };
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = made.kind;
    question.stem = said(made.stem);
    for (qsizetype i = 0; i < made.options.size(); ++i)
        question.options.append(optionOf(said(made.options.at(i)), i == made.key));
    if (chains.media.contains(made.kind))
        question.media = {chains.media.value(made.kind)};
    question.labels = chains.labels.value(made.kind);
    return question;
}

Filled filledBy(const QList<ReadTemplate> &templates, const Preset &preset, const Labels &labels, const QMap<QString, QString> &facts,
                const QList<ImageSheet> &sheets, const QStringList &written, const PoolDraws &draws,
                const std::shared_ptr<const ChainFill> &chains)
{
    Filled result;
    Filled unsaid; // the author has written these questions
    const QStringList kinds = kindsInOrder(preset);
    for (const QString &code : kinds) {
        const QuestionKind *kind = preset.kind(code);
        if (!kind)
            continue;
        Filled &said = written.contains(code) ? unsaid : result;
        if (const ChainForm *form = formOf(preset, code)) {
            if (!chains)
                continue;
            for (const QString &sentence : chains->lacking)
                addOnce(said.notes, sentence);
            const auto made = chains->questions.constFind(code);
            if (made == chains->questions.constEnd())
                continue;
            result.questions.append(chainQuestion(*made, *chains, preset.language));
            result.templates.insert(code, codeOf(form->task));
            result.rivals.insert(code, chains->rivals.value(code));
            continue;
        }
        if (const OptionPool *pool = preset.poolOf(code)) {
            if (!draws.material)
                continue;
            const PoolCategory category = categoryOf(*pool, preset, labels, facts);
            result.drawn.insert(code, drawnFacts(*pool, category, *draws.material));
            if (const auto question = drawnQuestion(*pool, preset, category, facts, draws, said)) {
                result.questions.append(*question);
                result.templates.insert(code, pool->code);
            }
            continue;
        }
        const ReadTemplate *one = applying(templates, code, labels);
        const auto question = questionOf(*kind, one, preset, facts, sheets, said);
        if (!question)
            continue;
        result.questions.append(*question);
        result.templates.insert(code, one->form.code);
        if (const QStringList truths = truthsOf(preset, one->form, facts); !truths.isEmpty())
            result.truths.insert(code, truths);
    }
    return result;
}

} // namespace

QStringList kindsInOrder(const Preset &preset)
{
    QStringList codes;
    const auto add = [&codes](const QString &code) {
        if (!codes.contains(code))
            codes.append(code);
    };
    for (const QuestionKind &kind : preset.kinds) {
        if (const QuestionGroup *group = preset.groupOf(kind.code))
            std::for_each(group->members.begin(), group->members.end(), add);
        else
            add(kind.code);
    }
    return codes;
}

bool isUnwritten(const Question &question, const Preset &preset)
{
    const QString stem = question.stem.trimmed();
    if (question.frozen || !question.rationale.trimmed().isEmpty() || !question.media.isEmpty()
        || (!stem.isEmpty() && stem != preset.questions.firstStem.trimmed()))
        return false;
    const QuestionKind *kind = preset.kind(question.kind);
    const bool fixed = kind && kind->isFixed();
    const bool answered = std::any_of(question.accepted.begin(), question.accepted.end(),
                                      [](const QString &answer) { return !answer.trimmed().isEmpty(); });
    return !answered && std::all_of(question.options.begin(), question.options.end(), [fixed](const Option &option) {
        return !option.correct && option.note.trimmed().isEmpty() && (fixed || option.isEmpty());
    });
}

QHash<QuestionVersionId, ConceptVerdict> chainVerdicts(const Preset &preset, const ChainMaterial &material, const ImageId &image,
                                                       const QList<Question> &questions)
{
    QHash<QuestionVersionId, ConceptVerdict> verdicts;
    if (!preset.chains || !material.used)
        return verdicts;
    for (const Question &question : questions) {
        if (const auto verdict = chainVerdict(*preset.chains, material.taxonomy, material.shown, image, question, preset.language))
            verdicts.insert(question.versionId, *verdict);
    }
    return verdicts;
}

Result<Filled> filledQuestions(const Preset &preset, const Labels &ofImage, const QMap<QString, QString> &facts,
                               const QList<ImageSheet> &sheets, const QList<Question> &existing, const PoolDraws &draws,
                               const std::shared_ptr<const ChainFill> &chains)
{
    YUYI_TRY(const auto templates, readTemplates(preset));
    const QStringList written = writtenKinds(preset, existing);
    Filled filled = filledBy(templates, preset, ofImage, facts, sheets, written, draws, chains);
    filled.questions.removeIf([&](const Question &question) { return written.contains(question.kind); });
    for (const QString &kind : written)
        filled.templates.remove(kind);
    return filled;
}

Filler templateFiller(const Preset &preset, const QMap<QString, QString> &facts, const QList<ImageSheet> &sheets, const PoolDraws &draws,
                      const std::shared_ptr<const ChainFill> &chains)
{
    if (!preset.fillsQuestions())
        return {};
    const auto templates = readTemplates(preset);
    if (!templates) {
        Filled none;
        none.missing = {templates.error().sentence};
        return [none](const Labels &, const QList<Question> &) { return none; };
    }
    return [read = *templates, preset, facts, sheets, draws, chains](const Labels &labels, const QList<Question> &questions) {
        Filled filled = filledBy(read, preset, labels, facts, sheets, writtenKinds(preset, questions), draws, chains);
        if (chains)
            filled.verdicts = chainVerdicts(preset, *chains->material, chains->image, questions);
        return filled;
    };
}

QList<Question> withFilled(const Preset &preset, const QList<Question> &existing, const QList<Question> &filled)
{
    QList<Question> questions = existing;
    QStringList taken = writtenKinds(preset, existing);
    bool any = false;
    for (const Question &one : filled) {
        if (taken.contains(one.kind))
            continue;
        any = true;
        taken.append(one.kind);
        const auto place = std::find_if(questions.begin(), questions.end(), [&](const Question &question) {
            return question.kind == one.kind && isUnwritten(question, preset);
        });
        if (place == questions.end()) {
            questions.append(one);
            continue;
        }
        Question now = one;
        now.id = place->id;
        now.versionId = place->versionId;
        now.number = place->number;
        // What somebody has chosen stays.
        now.labels = place->labels;
        for (auto label = one.labels.constBegin(); label != one.labels.constEnd(); ++label) {
            if (!now.labels.contains(label.key()))
                now.labels.insert(label.key(), label.value());
        }
        *place = now;
    }
    if (!any)
        return existing;
    // What a form shows for a new question and nobody needs here.
    questions.removeIf([&](const Question &question) {
        return isUnwritten(question, preset) && (taken.contains(question.kind) || !preset.groupOf(question.kind));
    });
    const QStringList order = kindsInOrder(preset);
    const auto placeOf = [&order](const Question &question) {
        const qsizetype place = order.indexOf(question.kind);
        return place < 0 ? order.size() : place;
    };
    std::stable_sort(questions.begin(), questions.end(),
                     [&](const Question &a, const Question &b) { return placeOf(a) < placeOf(b); });
    return questions;
}

} // namespace yuyi
