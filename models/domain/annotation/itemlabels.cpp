// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/itemlabels.h"

namespace yuyi {

Labels joinedLabels(Labels ofImage, const Labels &ofQuestion)
{
    for (auto one = ofQuestion.cbegin(); one != ofQuestion.cend(); ++one)
        ofImage.insert(one.key(), one.value());
    return ofImage;
}

Labels labelsOfQuestion(const AnnotationContent &content, qsizetype question)
{
    if (question < 0 || question >= content.questions.size())
        return content.labels;
    return joinedLabels(content.labels, content.questions.at(question).labels);
}

Labels onlyOf(const Labels &labels, const Preset &preset, LabelOf of)
{
    Labels own;
    for (auto one = labels.cbegin(); one != labels.cend(); ++one) {
        const Dimension *dimension = preset.dimension(one.key());
        if ((dimension ? dimension->of : LabelOf::Image) == of)
            own.insert(one.key(), one.value());
    }
    return own;
}

void placeLabels(AnnotationContent &content, const Labels &labels, const Preset &preset)
{
    content.labels = onlyOf(labels, preset, LabelOf::Image);
    const Labels ofQuestions = onlyOf(labels, preset, LabelOf::Question);
    for (Question &question : content.questions)
        question.labels = ofQuestions;
}

QList<std::pair<DimensionCode, LabelCode>> outsideParent(const Labels &labels, const Preset &preset)
{
    QList<std::pair<DimensionCode, LabelCode>> outside;
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.parent.isEmpty())
            continue;
        const QList<LabelCode> parents = labels.value(dimension.parent);
        const QList<LabelCode> own = labels.value(dimension.code);
        for (const LabelCode &label : own) {
            const LabelValue *value = dimension.value(label);
            if (value && !value->parent.isEmpty() && !parents.contains(value->parent))
                outside.append({dimension.code, label});
        }
    }
    return outside;
}

QList<WrongLabel> labelFaults(const Labels &labels, const Preset &preset, LabelOf of)
{
    QList<WrongLabel> faults;
    for (auto one = labels.cbegin(); one != labels.cend(); ++one) {
        const Dimension *dimension = preset.dimension(one.key());
        if (!dimension) {
            faults.append({one.key(), {}, WrongLabel::Kind::UnknownDimension});
            continue;
        }
        if (dimension->of != of) {
            faults.append({one.key(), {}, WrongLabel::Kind::WrongOwner});
            continue;
        }
        for (const LabelCode &label : one.value()) {
            if (!dimension->knows(label))
                faults.append({one.key(), label, WrongLabel::Kind::UnknownLabel});
        }
        const qsizetype most = !dimension->pickMany ? 1 : dimension->open ? mostOpenLabels
                                                                          : one.value().size();
        if (one.value().size() > most)
            faults.append({one.key(), {}, WrongLabel::Kind::TooMany});
    }
    return faults;
}

} // namespace yuyi
