// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/membernames.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetschema.h"
#include "models/domain/runs/scorers.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MemberNames)
};

/// The pointer without the places in lists: "dimensions/values/code".
QString pathOf(const QString &pointer)
{
    static const QRegularExpression number(QStringLiteral("/\\d+(?=/|$)"));
    return QString(pointer).remove(number).mid(1);
}

/// By path, or by the last part of it where the name is the same everywhere.
QHash<QString, QString> names()
{
    return {
        {QStringLiteral("code"), Tr::tr("Code (identifier)")},
        {QStringLiteral("title"), Tr::tr("Name")},
        {QStringLiteral("published"), Tr::tr("Name in files")},
        {QStringLiteral("key"), Tr::tr("Keyboard key")},
        {QStringLiteral("version"), Tr::tr("Version")},
        {QStringLiteral("about"), Tr::tr("In one sentence")},
        {QStringLiteral("language"), Tr::tr("Language of the items")},
        {QStringLiteral("dimensions"), Tr::tr("Labels")},
        {QStringLiteral("dimensions/pick"), Tr::tr("How many are chosen")},
        {QStringLiteral("dimensions/of"), Tr::tr("What is labelled")},
        {QStringLiteral("dimensions/open"), Tr::tr("The labels are typed")},
        {QStringLiteral("dimensions/parent"), Tr::tr("Belongs to")},
        {QStringLiteral("dimensions/values/parent"), Tr::tr("Belongs to")},
        {QStringLiteral("dimensions/values/pinyin"), Tr::tr("Pinyin")},
        {QStringLiteral("dimensions/ordered"), Tr::tr("The labels have an order")},
        {QStringLiteral("dimensions/required"), Tr::tr("A label is required")},
        {QStringLiteral("dimensions/values"), Tr::tr("Labels")},
        {QStringLiteral("discardReasons"), Tr::tr("Reasons to discard")},
        {QStringLiteral("discardReasons/asksNote"), Tr::tr("Requires a note")},
        {QStringLiteral("questions"), Tr::tr("Questions")},
        {QStringLiteral("questions/minimum"), Tr::tr("Minimum per image")},
        {QStringLiteral("questions/maximum"), Tr::tr("Maximum per image")},
        {QStringLiteral("questions/options"), Tr::tr("Options per question")},
        {QStringLiteral("questions/correct"), Tr::tr("Correct options")},
        {QStringLiteral("questions/firstStem"), Tr::tr("Default question")},
        {QStringLiteral("questions/firstStemIn"), Tr::tr("Proposed for new projects")},
        {QStringLiteral("questions/stemMaximum"), Tr::tr("Maximum length of a question")},
        {QStringLiteral("questions/optionMaximum"), Tr::tr("Maximum length of an option")},
        {QStringLiteral("questions/rationale"), Tr::tr("Authors explain the answers")},
        {QStringLiteral("kinds"), Tr::tr("Kinds of questions")},
        {QStringLiteral("kinds/form"), Tr::tr("Form of the answer")},
        {QStringLiteral("kinds/options"), Tr::tr("Number of options")},
        {QStringLiteral("kinds/correct"), Tr::tr("Number of correct options")},
        {QStringLiteral("kinds/fixed"), Tr::tr("Fixed options")},
        {QStringLiteral("kinds/pictures"), Tr::tr("Number of pictures")},
        {QStringLiteral("kinds/optionPictures"), Tr::tr("Options may be pictures")},
        {QStringLiteral("kinds/roles"), Tr::tr("Roles of pictures")},
        {QStringLiteral("kinds/ownPictures"), Tr::tr("May show another picture than the image")},
        {QStringLiteral("groups"), Tr::tr("Groups of questions")},
        {QStringLiteral("groups/members"), Tr::tr("Kinds in this group")},
        {QStringLiteral("metrics"), Tr::tr("Metrics")},
        {QStringLiteral("metrics/all"), Tr::tr("Kinds that must all be right")},
        {QStringLiteral("facts"), Tr::tr("Facts about images")},
        {QStringLiteral("facts/number"), Tr::tr("The value is a number")},
        {QStringLiteral("templates"), Tr::tr("Templates of questions")},
        {QStringLiteral("templates/kind"), Tr::tr("Kind of question")},
        {QStringLiteral("templates/where"), Tr::tr("Images")},
        {QStringLiteral("templates/stem"), Tr::tr("Question")},
        {QStringLiteral("templates/key"), Tr::tr("Answer")},
        {QStringLiteral("templates/sheet"), Tr::tr("Composed picture")},
        {QStringLiteral("templates/options"), Tr::tr("Options are the values of")},
        {QStringLiteral("templates/offer"), Tr::tr("Values that are offered")},
        {QStringLiteral("objects"), Tr::tr("Objects in the images")},
        {QStringLiteral("objects/object"), Tr::tr("Fact that names the object")},
        {QStringLiteral("objects/view"), Tr::tr("Fact that numbers the view")},
        {QStringLiteral("objects/views"), Tr::tr("Views of each object")},
        {QStringLiteral("objects/seed"), Tr::tr("Seed of the order of options")},
        {QStringLiteral("factors"), Tr::tr("Factors of objects")},
        {QStringLiteral("factors/fact"), Tr::tr("Fact")},
        {QStringLiteral("factors/of"), Tr::tr("Depends on")},
        {QStringLiteral("factors/values"), Tr::tr("Values")},
        {QStringLiteral("factors/values/value"), Tr::tr("Value")},
        {QStringLiteral("factors/values/text"), Tr::tr("Text of the option")},
        {QStringLiteral("factors/values/with"), Tr::tr("Occurs with")},
        {QStringLiteral("chains"), Tr::tr("Questions about chains of concepts")},
        {QStringLiteral("chains/shortest"), Tr::tr("Fewest levels of a chain")},
        {QStringLiteral("chains/longest"), Tr::tr("Most levels of a chain")},
        {QStringLiteral("chains/taskLabel"), Tr::tr("Label with the task")},
        {QStringLiteral("chains/levelLabel"), Tr::tr("Label with the level")},
        {QStringLiteral("chains/topLabel"), Tr::tr("Label with the top concept")},
        {QStringLiteral("chains/conceptFact"), Tr::tr("Fact with the concept")},
        {QStringLiteral("chains/questions"), Tr::tr("Tasks")},
        {QStringLiteral("chains/questions/task"), Tr::tr("Task")},
        {QStringLiteral("chains/questions/kinds"), Tr::tr("Kinds of questions")},
        {QStringLiteral("chains/questions/stem"), Tr::tr("Question")},
        {QStringLiteral("chains/questions/yes"), Tr::tr("Option that says yes")},
        {QStringLiteral("chains/questions/no"), Tr::tr("Option that says no")},
        {QStringLiteral("sheets"), Tr::tr("Composed pictures")},
        {QStringLiteral("sheets/labels"), Tr::tr("Labels of the choices")},
        {QStringLiteral("sheets/blank"), Tr::tr("Blank panel")},
        {QStringLiteral("pools"), Tr::tr("Pools of options")},
        {QStringLiteral("pools/kind"), Tr::tr("Kind of question")},
        {QStringLiteral("pools/of"), Tr::tr("Category")},
        {QStringLiteral("pools/shows"), Tr::tr("The options are")},
        {QStringLiteral("pools/options"), Tr::tr("Number of options")},
        {QStringLiteral("pools/add"), Tr::tr("Further names")},
        {QStringLiteral("pools/stem"), Tr::tr("Question")},
        {QStringLiteral("pools/seed"), Tr::tr("Seed")},
        {QStringLiteral("categories"), Tr::tr("Questions over categories")},
        {QStringLiteral("categories/kind"), Tr::tr("Kind of question")},
        {QStringLiteral("categories/stem"), Tr::tr("Question")},
        {QStringLiteral("categories/facts"), Tr::tr("Facts that rules may name")},
        {QStringLiteral("categories/conditions"), Tr::tr("Conditions of a rule")},
        {QStringLiteral("categories/distance"), Tr::tr("Fact that holds the distance")},
        {QStringLiteral("levels"), Tr::tr("Levels by a number")},
        {QStringLiteral("levels/fact"), Tr::tr("Fact that holds the number")},
        {QStringLiteral("levels/values"), Tr::tr("Levels")},
        {QStringLiteral("texts"), Tr::tr("Texts about the image")},
        {QStringLiteral("texts/explanationRequired"), Tr::tr("The explanation is required")},
        {QStringLiteral("texts/impliedMeaningRequired"), Tr::tr("The implied meaning is required")},
        {QStringLiteral("texts/image"), Tr::tr("There are texts about the image")},
        {QStringLiteral("work"), Tr::tr("Rules of the work")},
        {QStringLiteral("work/annotatorsPerImage"), Tr::tr("Annotators per image")},
        {QStringLiteral("work/votesPerQuestion"), Tr::tr("Answers per question")},
        {QStringLiteral("work/rounds"), Tr::tr("Maximum validation rounds")},
        {QStringLiteral("work/passingVotes"), Tr::tr("Correct answers required")},
        {QStringLiteral("work/certaintyLimit"), Tr::tr("Minimum certainty of duplicates")},
        {QStringLiteral("work/textSimilarity"), Tr::tr("Minimum similarity of equal texts")},
        {QStringLiteral("work/openPool"), Tr::tr("Open pool")},
        {QStringLiteral("work/calibratedOnly"), Tr::tr("Only calibrated people annotate")},
        {QStringLiteral("work/reservationMinutes"), Tr::tr("Minutes of a reservation")},
        {QStringLiteral("work/requireLicence"), Tr::tr("A release needs source and licence of each image")},
        {QStringLiteral("work/allowedSources"), Tr::tr("Allowed sources")},
        {QStringLiteral("work/forbiddenSources"), Tr::tr("Forbidden sources")},
        {QStringLiteral("work/textRatioLimit"), Tr::tr("Maximum share of text")},
        {QStringLiteral("work/textReviewBand"), Tr::tr("Distance from it that is reviewed")},
        {QStringLiteral("work/duplicateDistance"), Tr::tr("Distance of near duplicates")},
        {QStringLiteral("lint"), Tr::tr("Checks of questions")},
        {QStringLiteral("lint/longestOptionFactor"), Tr::tr("Correct option ÷ longest distractor")},
        {QStringLiteral("lint/lengthSpreadFactor"), Tr::tr("Longest option ÷ shortest option")},
        {QStringLiteral("lint/similarityLimit"), Tr::tr("Similarity of near-duplicate questions")},
        {QStringLiteral("configurations"), Tr::tr("Prompts")},
        {QStringLiteral("prompt"), Tr::tr("Prompt")},
        {QStringLiteral("configurations/prompts"), Tr::tr("Prompts of single kinds")},
        {QStringLiteral("configurations/keywords"), Tr::tr("Keywords from")},
        {QStringLiteral("configurations/shots"), Tr::tr("Few-shot examples")},
        {QStringLiteral("configurations/examples"), Tr::tr("Items of the examples")},
        {QStringLiteral("configurations/shotsBy"), Tr::tr("Rule for the examples")},
        {QStringLiteral("configurations/shotsBy/same"), Tr::tr("Examples with the same label of")},
        {QStringLiteral("configurations/shotsBy/prefer"), Tr::tr("Preferred examples")},
        {QStringLiteral("configurations/shotsBy/answer"), Tr::tr("What an example answers")},
        {QStringLiteral("configurations/withImage"), Tr::tr("The image is sent")},
        {QStringLiteral("configurations/placeholder"), Tr::tr("Placeholder for pictures")},
        {QStringLiteral("configurations/optionLine"), Tr::tr("Option line")},
        {QStringLiteral("configurations/ask"), Tr::tr("One request asks")},
        {QStringLiteral("configurations/batch"), Tr::tr("Items in one request")},
        {QStringLiteral("configurations/batchPrompt"), Tr::tr("Text around the items")},
        {QStringLiteral("configurations/askMissed"), Tr::tr("Ask unanswered items again singly")},
        {QStringLiteral("configurations/steps"), Tr::tr("Step before the question")},
        {QStringLiteral("configurations/steps/each"), Tr::tr("Asked for")},
        {QStringLiteral("configurations/language"), Tr::tr("Asked in")},
        {QStringLiteral("configurations/add"), Tr::tr("Facts in the prompt")},
        {QStringLiteral("configurations/translations"), Tr::tr("Prompts in other languages")},
        {QStringLiteral("configurations/translations/language"), Tr::tr("Language of the prompts")},
        {QStringLiteral("configurations/translations/prompts"), Tr::tr("Prompts of single kinds")},
        {QStringLiteral("configurations/translations/step"), Tr::tr("Prompt of the step")},
        {QStringLiteral("errorTypes"), Tr::tr("Error types")},
        {QStringLiteral("errorTypes/subtypes"), Tr::tr("Subtypes")},
        {QStringLiteral("descriptions"), Tr::tr("Descriptions")},
        {QStringLiteral("descriptions/items"), Tr::tr("Items")},
        {QStringLiteral("descriptions/judgePrompt"), Tr::tr("Prompt of the judge")},
        {QStringLiteral("descriptions/configurations"), Tr::tr("Scores the replies of")},
        {QStringLiteral("descriptions/showKey"), Tr::tr("Scorers see the key")},
        {QStringLiteral("descriptions/most"), Tr::tr("Replies scored in each run")},
        {QStringLiteral("descriptions/lowest"), Tr::tr("Lowest score")},
        {QStringLiteral("descriptions/highest"), Tr::tr("Highest score")},
        {QStringLiteral("descriptions/rubric"), Tr::tr("Rubric")},
        {QStringLiteral("descriptions/rubric/score"), Tr::tr("Score")},
        {QStringLiteral("descriptions/rubric/text"), Tr::tr("Meaning")},
        {QStringLiteral("descriptions/perspectives"), Tr::tr("Perspectives")},
        {QStringLiteral("splits"), Tr::tr("Splits")},
        {QStringLiteral("splits/name"), Tr::tr("Split")},
        {QStringLiteral("splits/weight"), Tr::tr("Share")},
        {QStringLiteral("splitBy"), Tr::tr("Assigned to splits by")},
        {QStringLiteral("tables"), Tr::tr("Tables of results")},
        {QStringLiteral("tables/by"), Tr::tr("Columns")},
        {QStringLiteral("tables/dimensions"), Tr::tr("Labels of")},
        {QStringLiteral("tables/configurations"), Tr::tr("Rows with")},
        {QStringLiteral("tables/where"), Tr::tr("Counted items")},
        {QStringLiteral("tables/metric"), Tr::tr("Counted metric")},
        {QStringLiteral("tables/baselines"), Tr::tr("Rows beside the models")},
        {QStringLiteral("scorers"), Tr::tr("Scorers")},
        {QStringLiteral("quotas"), Tr::tr("Targets")},
        {QStringLiteral("quotas/over"), Tr::tr("For each label of")},
        {QStringLiteral("quotas/items"), Tr::tr("At least so many items")},
        {QStringLiteral("quotas/most"), Tr::tr("At most so many items")},
        {QStringLiteral("quotas/sources"), Tr::tr("At least so many sources")},
        {QStringLiteral("gates"), Tr::tr("Gates")},
        {QStringLiteral("gates/models"), Tr::tr("Models without pictures")},
        {QStringLiteral("gates/reason"), Tr::tr("Reason to discard")},
        {QStringLiteral("frequent"), Tr::tr("Most frequent option")},
        {QStringLiteral("frequent/by"), Tr::tr("For each label of")},
        {QStringLiteral("frequent/split"), Tr::tr("Counted in the split")},
        {QStringLiteral("countsVerdicts"), Tr::tr("Error tables count cases in which the model was not wrong")},
        {QStringLiteral("zh"), Tr::tr("Chinese")},
        {QStringLiteral("en"), Tr::tr("English")},
    };
}

QHash<QString, QString> hints()
{
    return {
        {QStringLiteral("code"), Tr::tr("Stored in projects and files. If it is empty, it follows from the English name.")},
        {QStringLiteral("published"), Tr::tr("What benchmark files call it. If it is empty, it follows from the name.")},
        {QStringLiteral("key"), Tr::tr("The key that discards an image with this reason.")},
        {QStringLiteral("questions/options"), Tr::tr("Leave this empty if you list kinds of questions.")},
        {QStringLiteral("questions/firstStemIn"), Tr::tr("The default question by the language of the program.")},
        {QStringLiteral("kinds/fixed"), Tr::tr("One on each line. Every question of this kind has them.")},
        {QStringLiteral("kinds/options"), Tr::tr("Empty for fixed options and written answers.")},
        {QStringLiteral("metrics/all"), Tr::tr("An image counts as right if its questions of all these kinds are right.")},
        {QStringLiteral("facts/number"), Tr::tr("A whole number. Otherwise it is a text.")},
        {QStringLiteral("templates/where"),
         Tr::tr("A filter, for example domain=art. Empty: all. The first template of a kind that fits an image applies.")},
        {QStringLiteral("templates/stem"), Tr::tr("With the codes of facts in braces, for example {panels}.")},
        {QStringLiteral("templates/key"),
         Tr::tr("The accepted answer, or the text of the right option. Empty: the author gives the answer.")},
        {QStringLiteral("templates/sheet"), Tr::tr("What the question shows. None: the picture of the image.")},
        {QStringLiteral("templates/options"),
         Tr::tr("A factor: each image gets the values as options, its own is the right one. None: the author gives the options.")},
        {QStringLiteral("objects/view"), Tr::tr("From 0. None: each object has one image.")},
        {QStringLiteral("objects/seed"), Tr::tr("The same seed gives the same questions.")},
        {QStringLiteral("factors/of"), Tr::tr("A factor above this one, if the values depend on it. None: all values fit.")},
        {QStringLiteral("factors/values/text"), Tr::tr("Empty: the value.")},
        {QStringLiteral("factors/values/with"),
         Tr::tr("One on each line: values of the factor on which this one depends. Empty: all of them.")},
        {QStringLiteral("chains/questions/kinds"), Tr::tr("One for each question of a chain, from the most general concept down.")},
        {QStringLiteral("chains/questions/stem"),
         Tr::tr("With {concept} for the task Atomic, and {ancestor} for the task Common ancestor.")},
        {QStringLiteral("chains/questions/yes"), Tr::tr("For the task Atomic only.")},
        {QStringLiteral("chains/questions/no"), Tr::tr("For the task Atomic only.")},
        {QStringLiteral("chains/levelLabel"), Tr::tr("A dimension of questions with the labels 0, 1, 2 and so on. 0 is the most general.")},
        {QStringLiteral("chains/topLabel"), Tr::tr("An open dimension of questions.")},
        {QStringLiteral("chains/conceptFact"),
         Tr::tr("Prompts that tell this fact name the concept that the picture shows, if the image has no value of its own.")},
        {QStringLiteral("pools/of"), Tr::tr("The code of a dimension with a single label, or of a fact.")},
        {QStringLiteral("pools/options"), Tr::tr("With the right one.")},
        {QStringLiteral("pools/add"), Tr::tr("One on each line, in the language of the items.")},
        {QStringLiteral("pools/stem"), Tr::tr("If the options are pictures, {category} stands for the name of the category.")},
        {QStringLiteral("pools/seed"), Tr::tr("The same seed draws the same options.")},
        {QStringLiteral("categories/facts"), Tr::tr("Empty: all facts that are no numbers.")},
        {QStringLiteral("categories/conditions"), Tr::tr("The smallest and the greatest number in rules that are drawn.")},
        {QStringLiteral("levels/values"), Tr::tr("Accepted items are cut into as many equal parts. The first has the lowest numbers.")},
        {QStringLiteral("configurations/shotsBy/same"),
         Tr::tr("Each item gets examples of its own: other images’ questions of its kind with these labels.")},
        {QStringLiteral("configurations/shotsBy/prefer"), Tr::tr("A filter, for example domain=art. Examples that meet it come first.")},
        {QStringLiteral("configurations/shotsBy/answer"),
         Tr::tr("With {answer}, and {rationale} for the author’s explanation. Empty: the answer alone.")},
        {QStringLiteral("work/passingVotes"), Tr::tr("0: four fifths of the answers.")},
        {QStringLiteral("work/textRatioLimit"), Tr::tr("From 0 to 1.")},
        {QStringLiteral("work/duplicateDistance"), Tr::tr("0: follows from the number of images.")},
        {QStringLiteral("work/allowedSources"), Tr::tr("One host on each line. Empty: all.")},
        {QStringLiteral("work/forbiddenSources"), Tr::tr("One host on each line.")},
        {QStringLiteral("configurations/prompt"), Tr::tr("With {question} and {options}, and {key_words} if there are keywords.")},
        {QStringLiteral("configurations/prompts"), Tr::tr("Empty: the prompt above. Written answers need one of their own.")},
        {QStringLiteral("configurations/examples"), Tr::tr("One item on each line, as many as there are few-shot examples.")},
        {QStringLiteral("configurations/placeholder"), Tr::tr("With {n} for the number. Empty: each picture is sent at its place.")},
        {QStringLiteral("descriptions/items"), Tr::tr("A filter, for example domain=art. Empty: all.")},
        {QStringLiteral("descriptions/judgePrompt"), Tr::tr("With {description}; {explanation} and {implied_meaning} are available.")},
        {QStringLiteral("descriptions/configurations"),
         Tr::tr("Codes of configurations, one on each line. People then score replies to questions. Empty: models describe images.")},
        {QStringLiteral("descriptions/most"), Tr::tr("The same items in every run. 0: all.")},
        {QStringLiteral("dimensions/open"), Tr::tr("Then the preset lists no labels.")},
        {QStringLiteral("dimensions/parent"), Tr::tr("A dimension above this one. Each label then belongs to one of its labels.")},
        {QStringLiteral("dimensions/values/parent"), Tr::tr("The code of a label of the dimension that this one belongs to.")},
        {QStringLiteral("dimensions/values/pinyin"), Tr::tr("To find a label by typing, for example “dian lu tu”.")},
        {QStringLiteral("configurations/add"), Tr::tr("One on each line, for example fact:concept. {facts} stands for their values.")},
        {QStringLiteral("configurations/optionLine"), Tr::tr("With {label} and {text}. Empty: ({label}) {text}.")},
        {QStringLiteral("configurations/batchPrompt"),
         Tr::tr("With {items} for the items and {count} for their number. Empty: the usual text.")},
        {QStringLiteral("configurations/steps"),
         Tr::tr("Asked first. The prompt of the question has {step} where the reply is inserted.")},
        {QStringLiteral("scorers"), Tr::tr("Strict, alone or with one other. None chosen: Strict and CII official.")},
        {QStringLiteral("quotas/over"),
         Tr::tr("A target holds for each label, or for each combination of labels. Fill in one of the limits.")},
        {QStringLiteral("gates/models"), Tr::tr("So many models answer the questions of an image correctly without seeing it.")},
        {QStringLiteral("frequent/by"), Tr::tr("A baseline that always gives the most frequent correct option.")},
        {QStringLiteral("tables/dimensions"), Tr::tr("For columns by label. Empty: all questions together.")},
        {QStringLiteral("tables/configurations"), Tr::tr("Rows stand in this order. Empty: all configurations.")},
        {QStringLiteral("tables/where"), Tr::tr("A filter, for example domain=art. Empty: all.")},
        {QStringLiteral("tables/metric"), Tr::tr("Empty: questions are counted.")},
        {QStringLiteral("tables/baselines"),
         Tr::tr("Computed by the program; people from the human study, or else from validation. None chosen: only models.")},
        {QStringLiteral("splitBy"),
         Tr::tr("What stays together: the questions of an image, nothing, or the questions that show a picture.")},
        {QStringLiteral("splits/weight"), Tr::tr("Shares are compared with one another. 0: all remaining items.")},
    };
}

QString find(const QHash<QString, QString> &texts, const QString &pointer)
{
    const QString path = pathOf(pointer);
    const auto found = texts.constFind(path);
    return found == texts.constEnd() ? texts.value(path.section(u'/', -1)) : *found;
}

} // namespace

QString memberName(const QString &pointer)
{
    const QString name = find(names(), pointer);
    return name.isEmpty() ? pointer.section(u'/', -1) : name;
}

QString memberHint(const QString &pointer)
{
    return find(hints(), pointer);
}

QString placeName(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/').mid(1);
    QStringList names;
    QString place;
    for (const QString &part : parts) {
        place += u'/' + part;
        bool number = false;
        const int index = part.toInt(&number);
        if (!number || names.isEmpty()) {
            names.append(memberName(place));
            continue;
        }
        // Of two numbers the form has a field each.
        const Json &entry = PresetSchema::instance().at(place);
        const QString list = names.takeLast();
        if (textOf(entry, "type") != u"integer")
            names.append(Tr::tr("%1 %2", "list, number of the entry").arg(list).arg(index + 1));
        else
            names.append(index == 0 ? Tr::tr("%1, at least").arg(list) : Tr::tr("%1, at most").arg(list));
    }
    return names.join(QStringLiteral(" › "));
}

QString faultText(const PresetFault &fault)
{
    if (fault.members.isEmpty())
        return fault.text;
    QString text = fault.pattern;
    for (const QString &member : fault.members) {
        const QString choice = member.contains(u'=') ? member.section(u'=', -1) : QString();
        text = text.arg(choice.isEmpty() ? memberName(member) : choiceName(choice));
    }
    return text;
}

QString choiceName(const QString &choice)
{
    const QHash<QString, QString> choices{
        {QStringLiteral("zh"), Tr::tr("Chinese")},
        {QStringLiteral("en"), Tr::tr("English")},
        {QStringLiteral("one"), Tr::tr("Exactly one")},
        {QStringLiteral("many"), Tr::tr("Several")},
        {QStringLiteral("options"), Tr::tr("Options to choose from")},
        {QStringLiteral("text"), Tr::tr("Written by the person")},
        {QStringLiteral("image"), Tr::tr("Images")},
        {QStringLiteral("question"), Tr::tr("Questions")},
        {QStringLiteral("label"), Tr::tr("Labels")},
        {QStringLiteral("configuration"), Tr::tr("Configurations")},
        {QStringLiteral("shots"), Tr::tr("Numbers of examples")},
        {QStringLiteral("outcome"), Tr::tr("Outcomes")},
        {QStringLiteral("size"), Tr::tr("Model size")},
        {QStringLiteral("metric"), Tr::tr("Metrics")},
        {QStringLiteral("shown"), Tr::tr("Pictures shown")},
        {QStringLiteral("picture"), Tr::tr("Each picture alone")},
        {QStringLiteral("together"), Tr::tr("All pictures together")},
        {QStringLiteral("none"), Tr::tr("No labels")},
        {QStringLiteral("digits"), Tr::tr("Digits")},
        {QStringLiteral("letters"), Tr::tr("Letters")},
        {QStringLiteral("all"), Tr::tr("All values")},
        {QStringLiteral("fitting"), Tr::tr("Values that fit the image")},
        {QStringLiteral("atomic"), Tr::tr("Atomic")},
        {QStringLiteral("abstraction"), Tr::tr("Abstraction")},
        {QStringLiteral("concretization"), Tr::tr("Concretization")},
        {QStringLiteral("ancestor"), Tr::tr("Common ancestor")},
        {QStringLiteral("empty"), Tr::tr("An empty frame")},
        {QStringLiteral("mark"), Tr::tr("A frame with a question mark")},
        {QStringLiteral("names"), Tr::tr("Names of categories")},
        {QStringLiteral("pictures"), Tr::tr("Pictures of images")},
        {QStringLiteral("item"), Tr::tr("One item")},
        {QStringLiteral("batch"), Tr::tr("Several items")},
        {QStringLiteral("random"), Tr::tr("Chance")},
        {QStringLiteral("longest"), Tr::tr("Longest option")},
        {QStringLiteral("frequent"), Tr::tr("Most frequent option")},
        {QStringLiteral("human"), Tr::tr("People, average")},
        {QStringLiteral("human-best"), Tr::tr("Best person")},
    };
    if (const auto scorer = fromCode<Scorer>(choice))
        return titleOf(*scorer);
    return choices.value(choice, choice);
}

} // namespace yuyi
