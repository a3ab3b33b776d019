// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/presetexample.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/written.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/imaging/composing/plainpng.h"
#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/questionforms.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/composing/composeservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/demo/drawnblocks.h"
#include "models/services/demo/drawnpuzzles.h"
#include "models/services/demo/drawnshapes.h"
#include "models/services/demo/set.h"
#include "models/services/taxonomy/chainservice.h"
#include "models/services/taxonomy/taxonomyservice.h"
#include "models/services/templates/currentsheets.h"
#include "models/services/templates/filling.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

constexpr int pictures = 6;
constexpr int annotated = 4; // the others wait

/// The text of the correct option of a bundled question first, then those of its distractors, then distractors of others; each once.
QStringList optionTexts(const Json &question, const QList<Json> &entries)
{
    QStringList texts;
    const Json &options = fieldOf(question, "options");
    texts.append(textOf(elementOf(options, wholeOf(question, "key")), "text"));
    for (const Json &option : options)
        texts.append(textOf(option, "text"));
    for (const Json &entry : entries) {
        for (const Json &other : fieldOf(elementOf(fieldOf(entry, "questions"), 0), "options"))
            texts.append(textOf(other, "text"));
    }
    texts.removeAll({});
    texts.removeDuplicates();
    return texts;
}

/// Writes the answer as the kind wants it; the correct options are at another place in each question.
void writeAnswer(Question &question, const QuestionKind &kind, const QStringList &texts, int optionMaximum, int turn)
{
    if (kind.isWritten()) {
        question.accepted = {texts.value(0).left(longestWritten)};
        return;
    }
    const auto options = static_cast<int>(question.options.size());
    for (int i = 0; i < options; ++i) {
        const int place = (i + turn) % options;
        Option &option = question.options[place];
        if (!kind.isFixed())
            option.text = texts.value(i).left(optionMaximum);
        option.correct = i < kind.fewestCorrect;
    }
}

QList<Question> questionsFor(const Json &entry, const QList<Json> &entries, const Preset &preset, int turn)
{
    // A group is complete with a question of each of its kinds; other kinds take turns. Of the pictures there is one.
    QStringList codes;
    for (const QuestionGroup &group : preset.groups)
        codes.append(group.members);
    const bool grouped = !codes.isEmpty();
    QList<QuestionKind> kinds;
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.fewestPictures <= 1 && (!grouped || codes.contains(kind.code)))
            kinds.append(kind);
    }
    QList<Question> questions;
    const Json &told = fieldOf(entry, "questions");
    const int usual = grouped ? static_cast<int>(kinds.size()) : kinds.size() > 1 ? 2
                                                                                  : 1;
    const int wanted = std::clamp(usual, preset.questions.minimum, preset.questions.maximum);
    for (int i = 0; i < wanted && !kinds.isEmpty(); ++i) {
        const QuestionKind &kind = kinds.at(((grouped ? 0 : turn) + i) % kinds.size());
        const Json &source = elementOf(told, i % std::max<qsizetype>(1, static_cast<qsizetype>(told.size())));
        Question question = inKind(newQuestion(preset, i == 0), preset.kinds.constFirst(), kind);
        // A statement can be judged where the options are fixed.
        QString stem = kind.isFixed() ? textOf(entry, "implied_meaning") : textOf(source, "stem");
        if (i > 0 && i >= static_cast<int>(told.size()))
            stem = Tr::tr("%1 (question %2)").arg(stem).arg(i + 1);
        if (question.stem.isEmpty() || kind.isFixed())
            question.stem = stem.left(preset.questions.stemMaximum);
        question.rationale = textOf(source, "rationale");
        writeAnswer(question, kind, optionTexts(source, entries), preset.questions.optionMaximum, turn + i);
        questions.append(question);
    }
    return questions;
}

AnnotationContent contentFor(AnnotationContent content, const Json &entry, const QList<Json> &entries, const Preset &preset, int turn)
{
    Labels labels = demoLabels(fieldOf(entry, "labels"), preset);
    for (const Dimension &dimension : preset.dimensions) {
        if (labels.contains(dimension.code))
            continue;
        // Of a nested dimension a label that belongs to the one above; where labels are typed, one that says what it is.
        const QList<LabelValue> values = dimension.under(labels.value(dimension.parent));
        const auto typed = openLabel(Tr::tr("Example"));
        if (!values.isEmpty())
            labels.insert(dimension.code, {values.at(turn % values.size()).code});
        else if (dimension.open && dimension.required && typed)
            labels.insert(dimension.code, {*typed});
    }
    if (preset.texts.image) {
        content.explanation = textOf(entry, "explanation");
        content.impliedMeaning = textOf(entry, "implied_meaning");
    }
    content.questions = questionsFor(entry, entries, preset, turn);
    placeLabels(content, labels, preset);
    return content;
}

/// The part of the preset's questions that people write: a question about what is seen, or which panel fits.
Question askedOf(const DrawnPuzzle &puzzle, const QuestionKind &kind, const Preset &preset)
{
    Question question = inKind(newQuestion(preset, false), preset.kinds.constFirst(), kind);
    question.stem = kind.isFixed() ? Tr::tr("Which of the panels below fits into the blank one?") : puzzle.stem;
    question.stem = question.stem.left(preset.questions.stemMaximum);
    if (kind.isWritten())
        question.accepted = {puzzle.texts.value(0).left(longestWritten)};
    for (qsizetype i = 0; i < question.options.size() && !kind.isFixed(); ++i) {
        question.options[i].text = puzzle.texts.value(i).left(preset.questions.optionMaximum);
        question.options[i].correct = i < kind.fewestCorrect;
    }
    return question;
}

/// What an author writes of a drawn puzzle: questions as the templates fill them, and one of each other kind.
Result<AnnotationContent> contentFor(Stores &stores, const ImageId &image, const DrawnPuzzle &puzzle, const Preset &preset, int turn)
{
    AnnotationContent content;
    content.labels = labelsOfPuzzle(puzzle, turn, preset);
    YUYI_TRY(const auto facts, stores.composing().facts(image));
    YUYI_TRY(const auto sheets, currentSheets(stores, preset, image, facts));
    YUYI_TRY(const auto made, filledQuestions(preset, content.labels, facts, sheets, {}));
    const QStringList kinds = kindsInOrder(preset);
    for (const QString &code : kinds) {
        const QuestionKind *kind = preset.kind(code);
        if (kind == nullptr || content.questions.size() >= preset.questions.maximum)
            continue;
        const Question *filled = made.ofKind(code);
        Question question = filled != nullptr ? *filled : askedOf(puzzle, *kind, preset);
        // Of the panels one fits, which stands at its place among the options.
        const bool open = kind->isFixed() && question.keys().count() == 0;
        for (qsizetype i = 0; i < question.options.size() && open; ++i)
            question.options[i].correct = i == puzzle.answer % question.options.size();
        if (open && preset.questions.rationale)
            question.rationale = puzzle.rule;
        content.questions.append(question);
    }
    if (preset.texts.image) {
        content.explanation = puzzle.rule;
        content.impliedMeaning = puzzle.rule;
    }
    return content;
}

/// Composes the sheets that templates show, once each.
Result<> makeSheets(ComposeService &compose, const ImageId &image, const Preset &preset)
{
    QStringList codes;
    for (const QuestionTemplate &one : preset.templates) {
        if (!one.sheet.isEmpty() && !codes.contains(one.sheet))
            codes.append(one.sheet);
    }
    for (const QString &code : std::as_const(codes))
        YUYI_CHECK(compose.sheet(image, code));
    return {};
}

/// The panels of a puzzle as files of a folder.
Result<QList<CutPanel>> writePanels(const DrawnPuzzle &puzzle, const QString &folder)
{
    QList<CutPanel> panels;
    const auto write = [&](PartRole role, const QImage &image) -> Result<> {
        CutPanel panel;
        panel.role = role;
        panel.file = QStringLiteral("%1/%2.png").arg(folder).arg(panels.size());
        QFile file(panel.file);
        const QByteArray bytes = plainPng(image);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written: %2").arg(panel.file, file.errorString()));
        panels.append(panel);
        return {};
    };
    for (const QImage &image : puzzle.context)
        YUYI_CHECK(write(PartRole::Context, image));
    QImage blank(puzzle.context.constFirst().size(), QImage::Format_RGB32);
    blank.fill(Qt::white);
    YUYI_CHECK(write(PartRole::Blank, blank));
    for (const QImage &image : puzzle.choices)
        YUYI_CHECK(write(PartRole::Choice, image));
    return panels;
}

Result<> annotateImage(Stores &stores, const PersonId &lead, const ImageId &image, const AnnotationContent &content)
{
    AnnotationService service(stores, lead);
    YUYI_TRY(auto annotation, service.open(image));
    annotation.content = content;
    auto submitted = service.submit(annotation);
    if (submitted || submitted.error().code != ErrorCode::Invalid)
        return submitted;
    const auto saved = service.saveDraft(annotation);
    return saved ? Result<>() : passOn(saved);
}

/// Draws objects from all over the list into a folder, and writes their manifest.
Result<> writeBlocks(const ObjectForm &form, const QString &folder)
{
    const auto count = objectCount(form);
    if (!count)
        return failure(ErrorCode::Invalid, Tr::tr("The preset has too many objects to draw some."));
    QStringList headings{QStringLiteral("file"), QStringLiteral("source_url"), QStringLiteral("licence")};
    for (const QString &code : form.facts())
        headings.append(QLatin1String("fact.") + code);
    QByteArray table = csvRow(headings);
    qint64 number = 0;
    int drawn = 0;
    for (ObjectWalk walk(form); !walk.atEnd() && drawn < pictures; walk.next(), ++number) {
        // Neighbours in the list differ little.
        if (number < *count * drawn / pictures + *count * (drawn * 5 % 11) / (11 * pictures))
            continue;
        QStringList values;
        for (qsizetype i = 0; i < form.factors.size(); ++i)
            values.append(walk.value(i));
        const QString object = nameOfObject(number, *count);
        const QString name = QStringLiteral("block-%1.png").arg(++drawn);
        YUYI_CHECK(saveText(QString(folder + u'/' + name), plainPng(drawnBlocks(values, drawn))));
        QStringList cells{name, QStringLiteral("https://example.org/yuyi/example-set/block-%1").arg(drawn), QStringLiteral("CC0-1.0")};
        if (!form.object.isEmpty())
            cells.append(object);
        if (!form.view.isEmpty())
            cells.append(QStringLiteral("0"));
        table += csvRow(cells + values);
    }
    return saveText(QString(folder + QStringLiteral("/manifest.csv")), table);
}

/// Draws the shapes into a folder, and writes their manifest.
Result<> writeShapes(const Preset &preset, const QString &folder)
{
    QStringList headings{QStringLiteral("file"), QStringLiteral("source_url"), QStringLiteral("licence")};
    for (const FactForm &fact : preset.facts)
        headings.append(QLatin1String("fact.") + fact.code);
    QByteArray table = csvRow(headings);
    const QList<DrawnShape> shapes = drawnShapes();
    for (const DrawnShape &shape : shapes) {
        const QString name = shape.code + QStringLiteral(".png");
        YUYI_CHECK(saveText(QString(folder + u'/' + name), plainPng(drawnShape(shape.code))));
        QStringList cells{name, QStringLiteral("https://example.org/yuyi/example-set/") + shape.code, QStringLiteral("CC0-1.0")};
        // Prompts may tell what the picture shows; there is nothing else to know about it.
        for (const FactForm &fact : preset.facts)
            cells.append(fact.number ? QString() : preset.language == u"en" ? shape.name.en
                                                                            : shape.name.zh);
        table += csvRow(cells);
    }
    return saveText(QString(folder + QStringLiteral("/manifest.csv")), table);
}

/// Takes the images that a manifest in this folder names, and keeps them.
Result<QList<ImageId>> collectFrom(Stores &stores, const QString &folder, const QString &files, const PersonId &lead)
{
    CollectRequest collect;
    collect.manifest = files + QStringLiteral("/manifest.csv");
    collect.by = lead;
    NoProgress quiet;
    YUYI_CHECK(CollectService(stores, folder).collect(collect, quiet));
    YUYI_TRY(const auto ids, stores.images().list({}, ImageSort::Added));
    YUYI_CHECK(DecisionService(stores, lead).decide(ids, Verdict(), Tr::tr("Kept for the example")));
    return ids;
}

} // namespace

Result<> PresetExample::drawConcepts(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead,
                                     Progress &progress)
{
    const QTemporaryDir files;
    if (!files.isValid())
        return failure(ErrorCode::Environment, Tr::tr("The folder %1 cannot be created.").arg(files.path()));
    progress.setTotal(1 + annotated);
    YUYI_CHECK(writeShapes(preset, files.path()));
    YUYI_TRY(const auto ids, collectFrom(stores, folder, files.path(), lead));
    YUYI_CHECK(TaxonomyService(stores, lead).import(shapeConcepts()));
    progress.advance();
    ChainService chains(stores, lead);
    YUYI_TRY(const auto list, chains.chains());
    for (const ChainEntry &entry : list.entries) {
        // The others wait for pictures.
        if (entry.image)
            YUYI_CHECK(chains.check(entry.chain.id, ChainState::Accepted, {}));
    }
    for (int turn = 0; turn < std::min<int>(annotated, static_cast<int>(ids.size())); ++turn) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, {});
        TemplateService templates(stores, lead);
        AnnotationContent content;
        YUYI_TRY(const auto made, templates.fill(ids.at(turn), content));
        content.questions = made.questions;
        YUYI_CHECK(annotateImage(stores, lead, ids.at(turn), content));
        YUYI_CHECK(templates.translate(ids.at(turn)));
        progress.advance();
    }
    return {};
}

Result<> PresetExample::drawBlocks(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead, Progress &progress)
{
    const QTemporaryDir files;
    if (!files.isValid())
        return failure(ErrorCode::Environment, Tr::tr("The folder %1 cannot be created.").arg(files.path()));
    progress.setTotal(1 + annotated);
    YUYI_CHECK(writeBlocks(preset.objects, files.path()));
    YUYI_TRY(const auto ids, collectFrom(stores, folder, files.path(), lead));
    progress.advance();
    for (int turn = 0; turn < std::min<int>(annotated, static_cast<int>(ids.size())); ++turn) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, {});
        AnnotationContent content;
        content.labels = labelsOfPuzzle({}, turn, preset);
        YUYI_TRY(const auto facts, stores.composing().facts(ids.at(turn)));
        YUYI_TRY(const auto made, filledQuestions(preset, content.labels, facts, {}, {}));
        content.questions = made.questions;
        YUYI_CHECK(annotateImage(stores, lead, ids.at(turn), content));
        progress.advance();
    }
    return {};
}

Result<> PresetExample::drawPuzzles(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead,
                                    Progress &progress)
{
    progress.setTotal(drawnPuzzles);
    ComposeService compose(stores, folder, lead);
    for (int number = 0; number < drawnPuzzles; ++number) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, {});
        const QTemporaryDir files;
        if (!files.isValid())
            return failure(ErrorCode::Environment, Tr::tr("The folder %1 cannot be created.").arg(files.path()));
        const DrawnPuzzle puzzle = drawnPuzzle(number);
        // As the bundled pictures say where they come from.
        const MediumSource source{QStringLiteral("https://example.org/yuyi/example-set/puzzle-%1").arg(number + 1),
                                  QStringLiteral("CC0-1.0")};
        YUYI_TRY(const auto panels, writePanels(puzzle, files.path()));
        YUYI_TRY(const auto image,
                 compose.fromPanels(panels, source, puzzle.columns, QStringLiteral("puzzle-%1.png").arg(number + 1)));
        YUYI_CHECK(DecisionService(stores, lead).decide({image}, Verdict(), Tr::tr("Kept for the example")));
        if (number < annotated) {
            YUYI_CHECK(makeSheets(compose, image, preset));
            YUYI_TRY(const auto content, contentFor(stores, image, puzzle, preset, number));
            YUYI_CHECK(annotateImage(stores, lead, image, content));
        }
        progress.advance();
    }
    return {};
}

Result<> PresetExample::make(const QString &folder, const QString &exampleFolder, const Preset &preset, Progress &progress)
{
    YUYI_TRY(const auto set, DemoSet::read(exampleFolder, m_language));
    const QList<Json> entries = set.images(QStringLiteral("accepted")).mid(0, pictures);
    progress.setTotal(1 + entries.size());
    const Title &proposed = preset.questions.firstStemIn;
    const QString stem = m_language == QLatin1String("en") ? proposed.en : proposed.zh;
    YUYI_TRY(const auto own, withFirstStem(preset, stem.isEmpty() ? preset.questions.firstStem : stem));
    // For one person who does all steps.
    NewProject project;
    const WorkRules alone;
    project.rules = own.work;
    project.rules.annotatorsPerImage = alone.annotatorsPerImage;
    project.rules.votesPerQuestion = alone.votesPerQuestion;
    project.rules.rounds = alone.rounds;
    project.rules.passingVotes = alone.passingVotes;
    project.rules.openPool = alone.openPool;
    project.rules.calibratedOnly = alone.calibratedOnly;
    // The bundled pictures come from nowhere else.
    project.rules.allowedSources.clear();
    project.rules.forbiddenSources.clear();
    const Title &name = own.title;
    project.title = Tr::tr("Example of %1").arg(m_language == QLatin1String("en") ? name.en : name.zh);
    project.preset = own;
    project.lead = set.word("lead");
    YUYI_TRY(const auto factory, m_host.create(folder, project));
    YUYI_TRY(const auto stores, factory->open());
    YUYI_TRY(const auto people, stores->project().people());
    const PersonId lead = people.value(0).id;

    if (own.chains)
        return drawConcepts(*stores, factory->folder(), own, lead, progress);
    if (!own.objects.isEmpty())
        return drawBlocks(*stores, factory->folder(), own, lead, progress);
    if (!own.sheets.isEmpty())
        return drawPuzzles(*stores, factory->folder(), own, lead, progress);
    CollectRequest collect;
    for (const Json &entry : entries)
        collect.paths.append(QStringLiteral("%1/images/%2").arg(exampleFolder, textOf(entry, "file")));
    collect.manifest = exampleFolder + QStringLiteral("/manifest.json");
    collect.by = lead;
    NoProgress quiet;
    YUYI_CHECK(CollectService(*stores, factory->folder()).collect(collect, quiet));
    progress.advance();
    YUYI_TRY(const auto ids, stores->images().list({}, ImageSort::Added));
    YUYI_CHECK(DecisionService(*stores, lead).decide(ids, Verdict(), Tr::tr("Kept for the example")));
    YUYI_TRY(const auto images, stores->images().images(ids));
    for (int turn = 0; turn < entries.size(); ++turn) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, {});
        const Json &entry = entries.at(turn);
        const auto image = std::find_if(images.cbegin(), images.cend(),
                                        [&](const Image &one) { return one.names.contains(textOf(entry, "file")); });
        if (turn < annotated && image != images.cend())
            YUYI_CHECK(annotateImage(*stores, lead, image->id, contentFor({}, entry, entries, own, turn)));
        progress.advance();
    }
    return {};
}

} // namespace yuyi
