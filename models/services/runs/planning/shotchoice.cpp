// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/shotchoice.h"

#include "models/services/rules/itemchoice.h"
#include "models/services/rules/itemtest.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QPair>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ShotChoice)
};

QString nameOf(const ItemSetItem &item)
{
    return item.itemId.isEmpty() ? item.question.toString() : item.itemId;
}

/// The labels in which examples must be like their item: the kind of question, then the dimensions of the rule. The order in which
/// somebody gave labels does not matter.
QString keyOf(const ItemSetItem &item, const QList<DimensionCode> &dimensions)
{
    QString key;
    for (const DimensionCode &dimension : dimensions) {
        QStringList codes;
        const QList<LabelCode> labels = item.labels.value(dimension);
        for (const LabelCode &label : labels)
            codes.append(label.text());
        codes.sort();
        // A character that no label has stands between them.
        key += codes.join(u'\x1f') + u'\x1e';
    }
    return key;
}

/// The labels of an item as a person reads them: “Pattern: 3D-Geometry”.
QString describedLabels(const ItemSetItem &item, const QList<DimensionCode> &dimensions, const Preset &preset)
{
    QStringList texts;
    for (const DimensionCode &code : dimensions) {
        const Dimension *dimension = preset.dimension(code);
        if (dimension == nullptr)
            continue;
        QStringList titles;
        const QList<LabelCode> labels = item.labels.value(code);
        for (const LabelCode &label : labels) {
            const LabelValue *value = dimension->value(label);
            titles.append(value != nullptr ? value->title.text() : label.text());
        }
        const QString all = titles.isEmpty() ? Tr::tr("no label") : titles.join(Tr::tr(", ", "between labels"));
        texts.append(Tr::tr("%1: %2", "dimension: labels").arg(dimension->title.text(), all));
    }
    return texts.join(Tr::tr("; ", "between dimensions"));
}

bool showsRationale(const ShotRule &rule)
{
    return rule.answer.contains(QLatin1String("{rationale}"));
}

/// Where a candidate stands for an item.
QByteArray rankOf(qint64 seed, const QString &item, const QString &candidate)
{
    const QByteArray text = QByteArray::number(seed) + '\n' + item.toUtf8() + '\n' + candidate.toUtf8();
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

/// Appends the first of these candidates, until there are `count`. Each is of another image.
void take(const QList<const ItemSetItem *> &candidates, const ItemSetItem &item, int count, qint64 seed, QSet<ImageId> &images,
          QList<QuestionVersionId> &chosen)
{
    if (chosen.size() >= count)
        return;
    QList<QPair<QByteArray, const ItemSetItem *>> ranked;
    for (const ItemSetItem *one : candidates) {
        if (!images.contains(one->image))
            ranked.append({rankOf(seed, nameOf(item), nameOf(*one)), one});
    }
    std::sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[rank, one] : std::as_const(ranked)) {
        if (chosen.size() >= count)
            return;
        if (images.contains(one->image))
            continue;
        images.insert(one->image);
        chosen.append(one->question);
    }
}

} // namespace

bool choosesShots(const Configuration &configuration)
{
    return configuration.shots > 0 && configuration.shotRule.has_value();
}

Result<QList<ItemSetItem>> shotCandidates(Stores &stores, ItemChooser &chooser, const ShotRule &rule)
{
    YUYI_TRY(const auto accepted, chooser.choose({}));
    QList<ItemSetItem> candidates;
    QList<QuestionVersionId> versions;
    for (const ChosenItem &one : accepted.items) {
        candidates.append(one.item);
        versions.append(one.item.question);
    }
    if (candidates.isEmpty() || !showsRationale(rule))
        return candidates;
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    const auto isExplained = [](const Question &question) { return !question.rationale.trimmed().isEmpty(); };
    QSet<QString> explainedKinds;
    for (const Question &question : questions) {
        if (isExplained(question))
            explainedKinds.insert(question.kind);
    }
    QSet<QuestionVersionId> fit;
    for (const Question &question : questions) {
        // Beside a puzzle that is explained, questions of other kinds need no explanation: their examples show the answer alone.
        if (isExplained(question) || (!explainedKinds.isEmpty() && !explainedKinds.contains(question.kind)))
            fit.insert(question.versionId);
    }
    candidates.removeIf([&](const ItemSetItem &one) { return !fit.contains(one.question); });
    return candidates;
}

Result<ItemShots> chooseShots(const ShotRule &rule, int count, const QList<ItemSetItem> &asked, const QList<ItemSetItem> &candidates,
                              qint64 seed, const Preset &preset)
{
    const Preset grouped = forItems(preset);
    YUYI_TRY(const auto preference, readWhere(rule.prefer, preset));
    QList<DimensionCode> dimensions;
    if (grouped.dimension(kindDimension) != nullptr)
        dimensions.append(kindDimension);
    for (const DimensionCode &dimension : rule.same) {
        if (!dimensions.contains(dimension))
            dimensions.append(dimension);
    }
    struct Alike {
        QList<const ItemSetItem *> preferred;
        QList<const ItemSetItem *> others;
    };
    QHash<QString, Alike> alike;
    for (const ItemSetItem &one : candidates) {
        Alike &list = alike[keyOf(one, dimensions)];
        const bool preferred = !preference.terms.isEmpty() && holds(preference, one);
        (preferred ? list.preferred : list.others).append(&one);
    }
    ItemShots shots;
    for (const ItemSetItem &item : asked) {
        const Alike list = alike.value(keyOf(item, dimensions));
        QSet<ImageId> images{item.image};
        QList<QuestionVersionId> chosen;
        take(list.preferred, item, count, seed, images, chosen);
        take(list.others, item, count, seed, images, chosen);
        if (chosen.size() < count) {
            const QString sentence =
                showsRationale(rule)
                    ? Tr::tr("Item “%1” needs %n few-shot example(s) with an explained answer, but only %2 accepted items of other images "
                             "have one and the same labels (%3). Explain more answers, or do not ask such items.",
                             nullptr, count)
                    : Tr::tr("Item “%1” needs %n few-shot example(s), but only %2 accepted items of other images have the same labels "
                             "(%3). Accept more of them, or do not ask such items.",
                             nullptr, count);
            return failure(ErrorCode::Refused,
                           sentence.arg(nameOf(item), QString::number(chosen.size()), describedLabels(item, dimensions, grouped)),
                           nameOf(item));
        }
        shots.insert(item.question, chosen);
    }
    return shots;
}

} // namespace yuyi
