// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/annotating.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/people/assignmentservice.h"

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// Images that the calibration left two annotations of come first; what comes back later, last.
QList<Json> inOrder(const DemoSet &set)
{
    QList<Json> entries = set.images(QStringLiteral("accepted"));
    const QStringList calibrated = textsOf(elementOf(set.acts("calibrations"), 0), "files");
    const auto sortIndex = [&](const Json &entry) {
        const QString file = textOf(entry, "file");
        const Json &trouble = set.told("troubles", file);
        const bool late = !set.told("returns", file).empty() || (!trouble.empty() && !trouble.contains("revised"));
        return calibrated.contains(file) ? 0 : late ? 2
                                                    : 1;
    };
    std::stable_sort(entries.begin(), entries.end(),
                     [&](const Json &a, const Json &b) { return sortIndex(a) < sortIndex(b); });
    return entries;
}

/// Whoever of the annotators share an image: everybody works with everybody.
constexpr std::array<std::array<int, 2>, 6> pairs{{{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3}, {1, 2}}};
constexpr std::array causes{Cause::Subjective, Cause::Slip, Cause::GuidelineUnclear, Cause::Subjective, Cause::Knowledge};

/// The question as the entry has it, or with this text in place of one of its options.
bool isMeant(const QList<Question> &questions, const Json &entry, const QString &text)
{
    if (questions.isEmpty() || questions.constFirst().stem != textOf(entry, "stem"))
        return false;
    const Json &wanted = fieldOf(entry, "options");
    const QList<Option> &options = questions.constFirst().options;
    bool isThere = text.isEmpty();
    for (qsizetype i = 0; i < options.size(); ++i) {
        const bool isText = !text.isEmpty() && options.at(i).text == text;
        if (!isText && options.at(i).text != textOf(elementOf(wanted, i), "text"))
            return false;
        isThere = isThere || isText;
    }
    return isThere;
}

} // namespace

Result<> DemoAnnotating::annotate(int first, int count)
{
    const QStringList annotators = m_stage.peopleWith(Role::Annotator);
    const QList<Json> entries = inOrder(m_stage.set);
    // Of these the calibration left two annotations.
    const QStringList calibrated = textsOf(elementOf(m_stage.set.acts("calibrations"), 0), "files");
    for (int i = first; i < std::min<qsizetype>(first + count, entries.size()); ++i) {
        if (calibrated.contains(textOf(entries.at(i), "file"))) {
            YUYI_CHECK(settle(textOf(entries.at(i), "file")));
            continue;
        }
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(i) % pairs.size());
        YUYI_CHECK(annotateBy({annotators.value(pair[0]), annotators.value(pair[1])}, entries.at(i)));
    }
    return {};
}

Result<> DemoAnnotating::annotateBy(const QStringList &people, const Json &entry)
{
    const QString file = textOf(entry, "file");
    const Json &told = m_stage.set.told("settlements", file);
    for (const QString &key : people) {
        const bool second = key == people.constLast();
        const Json said = second && !told.empty() ? withOther(entry, fieldOf(told, "second")) : entry;
        YUYI_CHECK(submit(key, file, said, told.empty() ? m_stage.set.person(key).slips : 0));
    }
    return settle(file);
}

Result<> DemoAnnotating::submit(const QString &key, const QString &file, const Json &said, double slips)
{
    YUYI_TRY(const auto person, m_stage.person(key));
    YUYI_TRY(const auto image, m_stage.image(file));
    AnnotationService service(m_stage.stores, person);
    YUYI_TRY(auto annotation, service.open(image));
    DemoPerson writer = m_stage.set.person(key);
    writer.slips = slips;
    writeAsPerson(annotation.content, said, m_stage.preset, writer);
    m_stage.pass(5 + demoPick(key + file, 6));
    return service.submit(annotation);
}

FieldDecision DemoAnnotating::decisionOn(const CaseField &field, const Json &entry, const QString &text) const
{
    FieldDecision decision;
    decision.cause = causes.at(static_cast<size_t>(demoPick(textOf(entry, "file") + field.field, causes.size())));
    switch (kindOf(field.field)) {
    case FieldKind::Label: {
        const QList<LabelCode> right =
            demoLabels(fieldOf(entry, "labels"), m_stage.preset).value(dimensionOf(field.field));
        decision.pick = field.left.labels == right ? Pick::Left : field.right.labels == right ? Pick::Right
                                                                                              : Pick::Edited;
        decision.value.labels = right;
        break;
    }
    case FieldKind::Text: {
        const QString right = field.field == meaningField ? textOf(entry, "implied_meaning") : textOf(entry, "explanation");
        decision.pick = field.left.text == right ? Pick::Left : field.right.text == right ? Pick::Right
                                                                                          : Pick::Edited;
        decision.value.text = right;
        break;
    }
    case FieldKind::Context: break;
    case FieldKind::Question: {
        const Json &question = elementOf(fieldOf(entry, "questions"), questionNumberOf(field.field) - 1);
        decision.pick = isMeant(field.right.questions, question, text) ? Pick::Right : Pick::Left;
        break;
    }
    }
    const QString name = field.field == meaningField ? QStringLiteral("implied_meaning") : field.field;
    for (const Json &told : fieldOf(m_stage.set.told("settlements", textOf(entry, "file")), "decisions")) {
        if (textOf(told, "field") != name)
            continue;
        decision.cause = fromCode<Cause>(textOf(told, "cause")).value_or(decision.cause);
        decision.note = textOf(told, "note");
        if (textOf(told, "pick") == QLatin1String("both"))
            decision.pick = Pick::Both;
    }
    return decision;
}

Result<> DemoAnnotating::settle(const QString &file, const QString &text)
{
    const QStringList adjudicators = m_stage.peopleWith(Role::Adjudicator);
    YUYI_TRY(const auto person, m_stage.person(adjudicators.value(demoPick(file, std::max<qsizetype>(1, adjudicators.size())))));
    YUYI_TRY(const auto image, m_stage.image(file));
    const Json &entry = m_stage.set.image(file);
    AdjudicationService service(m_stage.stores, person);
    YUYI_TRY(const auto id, service.caseOf(image));
    if (!id)
        return {};
    YUYI_TRY(const auto view, service.open(*id));
    if (view.state != CaseState::Open)
        return {};
    for (const CaseField &field : view.fields) {
        if (!field.isOpen())
            continue;
        m_stage.pass(1);
        YUYI_CHECK(service.settle(field.id, decisionOn(field, entry, text), std::nullopt, m_stage.step()));
    }
    return service.finish(*id);
}

Result<> DemoAnnotating::leaveWork()
{
    YUYI_CHECK(addDisputes());
    YUYI_CHECK(begin());
    return comment();
}

/// Two who see an image differently, and nobody has settled it.
Result<> DemoAnnotating::addDisputes()
{
    const QStringList annotators = m_stage.peopleWith(Role::Annotator);
    int number = 0;
    for (const Json &dispute : m_stage.set.disputes()) {
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(number++) % pairs.size());
        const QString file = textOf(dispute, "file");
        YUYI_CHECK(submit(annotators.value(pair[0]), file, fieldOf(dispute, "first"), 0));
        YUYI_CHECK(submit(annotators.value(pair[1]), file, fieldOf(dispute, "second"), 0));
    }
    return {};
}

Result<> DemoAnnotating::addValidations()
{
    const QStringList annotators = m_stage.peopleWith(Role::Annotator);
    int number = 0;
    for (const Json &entry : m_stage.set.validations()) {
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(number++) % pairs.size());
        YUYI_CHECK(annotateBy({annotators.value(pair[0]), annotators.value(pair[1])}, entry));
    }
    return {};
}

/// Drafts of the person who opens the example.
Result<> DemoAnnotating::begin()
{
    AnnotationService service(m_stage.stores, m_stage.lead);
    for (const Json &entry : m_stage.set.images(QStringLiteral("draft"))) {
        YUYI_TRY(const auto image, m_stage.image(textOf(entry, "file")));
        YUYI_TRY(auto annotation, service.open(image));
        fillFromDemo(annotation.content, entry, m_stage.preset);
        YUYI_CHECK(service.saveDraft(annotation));
    }
    return {};
}

Result<> DemoAnnotating::comment()
{
    for (const Json &said : m_stage.set.acts("comments")) {
        YUYI_TRY(const auto image, m_stage.image(textOf(said, "file")));
        CommentTarget target;
        target.subject = TalkSubject::Image;
        target.id = image.value();
        target.image = image;
        m_stage.pass(7);
        // Only those who may read the annotations talk about an image; who annotates which one was dealt out.
        for (const QString &key : {textOf(said, "by"), QStringLiteral("annotator-a"), QStringLiteral("annotator-b"),
                                   QStringLiteral("annotator-c"), QStringLiteral("annotator-d"), QStringLiteral("adjudicator")}) {
            YUYI_TRY(const auto person, m_stage.person(key));
            CommentService talking(m_stage.stores, person);
            if (!talking.thread(target))
                continue;
            YUYI_CHECK(talking.add(target, textOf(said, "text")));
            break;
        }
    }
    return {};
}

} // namespace yuyi
