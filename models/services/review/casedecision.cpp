// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/casedecision.h"

#include "models/comparison/contentcomparison.h"
#include "models/comparison/labelsets.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/text.h"
#include "models/services/review/merging.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseDecision)
};

Pick pickOf(Choice choice, Side leftSide)
{
    switch (choice) {
    case Choice::A: return leftSide == Side::A ? Pick::Left : Pick::Right;
    case Choice::B: return leftSide == Side::A ? Pick::Right : Pick::Left;
    case Choice::Both: return Pick::Both;
    case Choice::Common: return Pick::Common;
    case Choice::Edited: break;
    }
    return Pick::Edited;
}

/// The hashes of the pictures that these questions list and that their options have.
QSet<Sha256> picturesOf(const QList<Question> &questions)
{
    QSet<Sha256> pictures;
    for (const Question &question : questions) {
        const QList<ItemPicture> listed = itemPictures(question, {}, question.options);
        for (const ItemPicture &picture : listed)
            pictures.insert(picture.medium.sha256);
    }
    return pictures;
}

/// A question worded anew gets ids of its own once, so that finishing twice does not make two versions of it. One in known words keeps its
/// version, whatever was decided on its labels.
void giveIds(FieldValue &value, const CaseField &view)
{
    QList<Question> known = view.left.questions + view.right.questions;
    if (view.decision)
        known += view.decision->value.questions;
    for (Question &question : value.questions) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const Question &one) {
            return one.id == question.id && one.kind == question.kind && one.stem == question.stem
                && one.rationale == question.rationale && one.accepted == question.accepted && one.media == question.media
                && std::equal(one.options.begin(), one.options.end(), question.options.begin(), question.options.end(),
                              [](const Option &x, const Option &y) {
                                  return x.text == y.text && x.note == y.note && x.correct == y.correct && x.picture == y.picture;
                              });
        });
        if (same != known.end()) {
            const Labels decided = question.labels;
            question = *same;
            question.labels = decided;
            continue;
        }
        question.versionId = QuestionVersionId::create();
        question.frozen = true;
        for (Option &option : question.options)
            option.id = OptionId::create();
    }
}

/// Whether the preset can have given these labels.
Result<> requireLabels(const Labels &labels, const Preset &preset, LabelOf of)
{
    const QList<WrongLabel> faults = labelFaults(labels, preset, of);
    if (faults.isEmpty())
        return {};
    const WrongLabel &fault = faults.constFirst();
    const Dimension *dimension = preset.dimension(fault.dimension);
    switch (fault.kind) {
    case WrongLabel::Kind::UnknownDimension:
    case WrongLabel::Kind::WrongOwner: break;
    case WrongLabel::Kind::UnknownLabel:
        return failure(ErrorCode::Invalid, Tr::tr("The preset has no label “%1” for this dimension.").arg(fault.label.text()));
    case WrongLabel::Kind::TooMany:
        return failure(ErrorCode::Invalid, dimension && dimension->pickMany
                                               ? Tr::tr("There can be at most %1 labels.").arg(mostOpenLabels)
                                               : Tr::tr("Only one label can be chosen for this dimension."));
    }
    return failure(ErrorCode::Invalid, Tr::tr("The preset does not contain this dimension."));
}

} // namespace

Result<> requireFew(const QStringList &accepted)
{
    if (accepted.size() > mostAccepted)
        return failure(ErrorCode::Invalid, Tr::tr("A question has at most %1 accepted answers.").arg(mostAccepted));
    if (std::any_of(accepted.begin(), accepted.end(), [](const QString &wording) { return characters(wording) > longestWritten; }))
        return failure(ErrorCode::Invalid, Tr::tr("An accepted answer has at most %1 characters.").arg(longestWritten));
    return {};
}

Choice choiceOf(Pick pick, Side leftSide)
{
    switch (pick) {
    case Pick::Left: return leftSide == Side::A ? Choice::A : Choice::B;
    case Pick::Right: return leftSide == Side::A ? Choice::B : Choice::A;
    case Pick::Both: return Choice::Both;
    case Pick::Common: return Choice::Common;
    case Pick::Edited: break;
    }
    return Choice::Edited;
}

CaseField caseFieldOf(const Discrepancy &field, const Adjudication *decision, Side leftSide)
{
    const FieldKind kind = kindOf(field.field);
    const FieldValue a = fieldValueFromJson(field.valueA, kind);
    const FieldValue b = fieldValueFromJson(field.valueB, kind);
    CaseField view;
    view.id = field.id;
    view.field = field.field;
    view.left = leftSide == Side::A ? a : b;
    view.right = leftSide == Side::A ? b : a;
    view.similarity = field.similarity;
    view.state = field.state;
    view.merged = mergedValue(a, b, kind, leftSide == Side::A);
    if (decision)
        view.decision = fieldDecisionOf(*decision, kind, leftSide);
    return view;
}

Result<FieldValue> decidedValue(const CaseField &view, const FieldDecision &decision, const Preset &preset)
{
    const FieldKind kind = kindOf(view.field);
    FieldValue value;
    switch (decision.pick) {
    case Pick::Left: return view.left;
    case Pick::Right: return view.right;
    case Pick::Both:
    case Pick::Common: {
        const bool both = decision.pick == Pick::Both;
        if (kind == FieldKind::Text)
            return failure(ErrorCode::Invalid, Tr::tr("You cannot keep both texts. Choose one of the two texts, or write a new text."));
        if (kind == FieldKind::Label) {
            const Dimension *dimension = preset.dimension(dimensionOf(view.field));
            if (!dimension || !dimension->pickMany)
                return failure(ErrorCode::Invalid, Tr::tr("Only one label can be chosen for this dimension."));
            value.labels = both ? unionOf(*dimension, view.left.labels, view.right.labels)
                                : intersectionOf(*dimension, view.left.labels, view.right.labels);
            YUYI_CHECK(requireLabels({{dimension->code, value.labels}}, preset, LabelOf::Image));
        } else if (kind == FieldKind::Context) {
            for (const ContextNote &note : view.left.notes + view.right.notes) {
                const bool shared = view.left.notes.contains(note) && view.right.notes.contains(note);
                if ((both || shared) && !value.notes.contains(note))
                    value.notes.append(note);
            }
        } else if (both) {
            value.questions = view.left.questions + view.right.questions;
        }
        return value;
    }
    case Pick::Edited: break;
    }
    value = decision.value;
    if (kind == FieldKind::Label)
        YUYI_CHECK(requireLabels({{dimensionOf(view.field), value.labels}}, preset, LabelOf::Image));
    if (kind == FieldKind::Question) {
        QSet<QuestionId> offered;
        for (const Question &question : view.left.questions + view.right.questions)
            offered.insert(question.id);
        for (const Question &question : std::as_const(value.questions)) {
            if (!offered.remove(question.id))
                return failure(ErrorCode::Invalid, Tr::tr("The question must be based on one of the two "
                                                          "annotators' questions."));
            YUYI_CHECK(requireFew(question.accepted));
            YUYI_CHECK(requireLabels(question.labels, preset, LabelOf::Question));
        }
        if (!picturesOf(view.left.questions + view.right.questions).contains(picturesOf(value.questions)))
            return failure(ErrorCode::Invalid, Tr::tr("The pictures must be those of the two annotators' questions."));
    }
    giveIds(value, view);
    return value;
}

int CaseView::openFields() const
{
    return static_cast<int>(
        std::count_if(fields.begin(), fields.end(), [](const CaseField &field) { return field.isOpen(); }));
}

FieldDecision fieldDecisionOf(const Adjudication &decision, FieldKind kind, Side leftSide)
{
    return {pickOf(decision.choice, leftSide), fieldValueFromJson(decision.finalValue, kind), decision.cause, decision.note,
            decision.changeGuideline};
}

QByteArray toJson(const FieldDecision &decision, FieldKind kind)
{
    return storedText({{"pick", codeOf(decision.pick)},
                       {"value", QString::fromUtf8(toJson(decision.value, kind))},
                       {"cause", codeOf(decision.cause)},
                       {"note", decision.note},
                       {"guideline", decision.changeGuideline}});
}

FieldDecision fieldDecisionFromJson(const QByteArray &json, FieldKind kind)
{
    const Json object = storedJson(json);
    FieldDecision decision;
    decision.pick = fromCode<Pick>(textOf(object, "pick")).value_or(Pick::Edited);
    decision.value = fieldValueFromJson(textOf(object, "value").toUtf8(), kind);
    decision.cause = fromCode<Cause>(textOf(object, "cause")).value_or(Cause::None);
    decision.note = textOf(object, "note");
    decision.changeGuideline = flagOf(object, "guideline");
    return decision;
}

} // namespace yuyi
