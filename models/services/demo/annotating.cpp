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
QList<QJsonObject> inOrder(const DemoSet &set)
{
    QList<QJsonObject> entries = set.images(QStringLiteral("accepted"));
    const QJsonArray calibrated = set.acts("calibrations").value(0).value(QLatin1String("files")).toArray();
    const auto sortIndex = [&](const QJsonObject &entry) {
        const QString file = demoText(entry, "file");
        const QJsonObject trouble = set.told("troubles", file);
        const bool late = !set.told("returns", file).isEmpty() || (!trouble.isEmpty() && !trouble.contains(QLatin1String("revised")));
        return calibrated.contains(file) ? 0 : late ? 2 : 1;
    };
    std::stable_sort(entries.begin(), entries.end(),
                     [&](const QJsonObject &a, const QJsonObject &b) { return sortIndex(a) < sortIndex(b); });
    return entries;
}

/// Whoever of the annotators share an image: everybody works with everybody.
constexpr std::array<std::array<int, 2>, 6> pairs{{{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3}, {1, 2}}};
constexpr std::array causes{Cause::Subjective, Cause::Slip, Cause::GuidelineUnclear, Cause::Subjective, Cause::Knowledge};

/// The question as the entry has it, or with this text in place of one of its options.
bool isMeant(const QList<Question> &questions, const QJsonObject &entry, const QString &text)
{
    if (questions.isEmpty() || questions.constFirst().stem != demoText(entry, "stem"))
        return false;
    const QList<QJsonObject> wanted = DemoSet::objects(entry, "options");
    const QList<Option> &options = questions.constFirst().options;
    bool isThere = text.isEmpty();
    for (qsizetype i = 0; i < options.size(); ++i) {
        const bool isText = !text.isEmpty() && options.at(i).text == text;
        if (!isText && options.at(i).text != demoText(wanted.value(i), "text"))
            return false;
        isThere = isThere || isText;
    }
    return isThere;
}

} // namespace

Result<> DemoAnnotating::annotate(int first, int count)
{
    const QStringList annotators = m_stage.peopleWith(Role::Annotator);
    const QList<QJsonObject> entries = inOrder(m_stage.set);
    // Of these the calibration left two annotations.
    const QJsonArray calibrated = m_stage.set.acts("calibrations").value(0).value(QLatin1String("files")).toArray();
    for (int i = first; i < std::min<qsizetype>(first + count, entries.size()); ++i) {
        if (calibrated.contains(entries.at(i).value(QLatin1String("file")))) {
            YUYI_CHECK(settle(demoText(entries.at(i), "file")));
            continue;
        }
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(i) % pairs.size());
        YUYI_CHECK(annotateBy({annotators.value(pair[0]), annotators.value(pair[1])}, entries.at(i)));
    }
    return {};
}

Result<> DemoAnnotating::annotateBy(const QStringList &people, const QJsonObject &entry)
{
    const QString file = demoText(entry, "file");
    const QJsonObject told = m_stage.set.told("settlements", file);
    for (const QString &key : people) {
        const bool second = key == people.constLast();
        const QJsonObject said = second && !told.isEmpty() ? withOther(entry, told.value(QLatin1String("second")).toObject()) : entry;
        YUYI_CHECK(submit(key, file, said, told.isEmpty() ? m_stage.set.person(key).slips : 0));
    }
    return settle(file);
}

Result<> DemoAnnotating::submit(const QString &key, const QString &file, const QJsonObject &said, double slips)
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

FieldDecision DemoAnnotating::decisionOn(const CaseField &field, const QJsonObject &entry, const QString &text) const
{
    FieldDecision decision;
    decision.cause = causes.at(static_cast<size_t>(demoPick(demoText(entry, "file") + field.field, causes.size())));
    switch (kindOf(field.field)) {
    case FieldKind::Label: {
        const QList<LabelCode> right =
            demoLabels(entry.value(QLatin1String("labels")).toObject(), m_stage.preset).value(dimensionOf(field.field));
        decision.pick = field.left.labels == right ? Pick::Left : field.right.labels == right ? Pick::Right : Pick::Edited;
        decision.value.labels = right;
        break;
    }
    case FieldKind::Text: {
        const QString right = field.field == meaningField ? demoText(entry, "implied_meaning") : demoText(entry, "explanation");
        decision.pick = field.left.text == right ? Pick::Left : field.right.text == right ? Pick::Right : Pick::Edited;
        decision.value.text = right;
        break;
    }
    case FieldKind::Context: break;
    case FieldKind::Question: {
        const QJsonObject question = DemoSet::objects(entry, "questions").value(questionNumberOf(field.field) - 1);
        decision.pick = isMeant(field.right.questions, question, text) ? Pick::Right : Pick::Left;
        break;
    }
    }
    const QString name = field.field == meaningField ? QStringLiteral("implied_meaning") : field.field;
    for (const QJsonObject &told : DemoSet::objects(m_stage.set.told("settlements", demoText(entry, "file")), "decisions")) {
        if (demoText(told, "field") != name)
            continue;
        decision.cause = fromCode<Cause>(demoText(told, "cause")).value_or(decision.cause);
        decision.note = demoText(told, "note");
        if (demoText(told, "pick") == QLatin1String("both"))
            decision.pick = Pick::Both;
    }
    return decision;
}

Result<> DemoAnnotating::settle(const QString &file, const QString &text)
{
    const QStringList adjudicators = m_stage.peopleWith(Role::Adjudicator);
    YUYI_TRY(const auto person, m_stage.person(adjudicators.value(demoPick(file, std::max<qsizetype>(1, adjudicators.size())))));
    YUYI_TRY(const auto image, m_stage.image(file));
    const QJsonObject entry = m_stage.set.image(file);
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
    for (const QJsonObject &dispute : m_stage.set.disputes()) {
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(number++) % pairs.size());
        const QString file = demoText(dispute, "file");
        YUYI_CHECK(submit(annotators.value(pair[0]), file, dispute.value(QLatin1String("first")).toObject(), 0));
        YUYI_CHECK(submit(annotators.value(pair[1]), file, dispute.value(QLatin1String("second")).toObject(), 0));
    }
    return {};
}

Result<> DemoAnnotating::addValidations()
{
    const QStringList annotators = m_stage.peopleWith(Role::Annotator);
    int number = 0;
    for (const QJsonObject &entry : m_stage.set.validations()) {
        const std::array<int, 2> &pair = pairs.at(static_cast<size_t>(number++) % pairs.size());
        YUYI_CHECK(annotateBy({annotators.value(pair[0]), annotators.value(pair[1])}, entry));
    }
    return {};
}

/// Drafts of the person who opens the example.
Result<> DemoAnnotating::begin()
{
    AnnotationService service(m_stage.stores, m_stage.lead);
    for (const QJsonObject &entry : m_stage.set.images(QStringLiteral("draft"))) {
        YUYI_TRY(const auto image, m_stage.image(demoText(entry, "file")));
        YUYI_TRY(auto annotation, service.open(image));
        fillFromDemo(annotation.content, entry, m_stage.preset);
        YUYI_CHECK(service.saveDraft(annotation));
    }
    return {};
}

Result<> DemoAnnotating::comment()
{
    for (const QJsonObject &said : m_stage.set.acts("comments")) {
        YUYI_TRY(const auto image, m_stage.image(demoText(said, "file")));
        CommentTarget target;
        target.subject = TalkSubject::Image;
        target.id = image.value();
        target.image = image;
        m_stage.pass(7);
        // Only those who may read the annotations talk about an image; who annotates which one was dealt out.
        for (const QString &key : {demoText(said, "by"), QStringLiteral("annotator-a"), QStringLiteral("annotator-b"),
                                   QStringLiteral("annotator-c"), QStringLiteral("annotator-d"), QStringLiteral("adjudicator")}) {
            YUYI_TRY(const auto person, m_stage.person(key));
            CommentService talking(m_stage.stores, person);
            if (!talking.thread(target))
                continue;
            YUYI_CHECK(talking.add(target, demoText(said, "text")));
            break;
        }
    }
    return {};
}

} // namespace yuyi
