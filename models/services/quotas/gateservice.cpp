// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/gateservice.h"

#include "models/domain/json/json.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/undosteps.h"
#include "models/services/results/resultsservice.h"
#include "models/services/rules/face.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::GateService)
};

Result<Gate> gateNamed(const Preset &preset, const QString &code)
{
    QStringList codes;
    for (const Gate &gate : preset.gates) {
        if (gate.code == code)
            return gate;
        codes.append(gate.code);
    }
    if (codes.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("The preset of this project has no gates."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no gate “%1”. Available: %2.")
                                            .arg(code, codes.join(Tr::tr(", ", "between the gates of a preset"))));
}

/// What runs without pictures say about each question: by model, whether all of its runs answered it correctly.
using Proofs = QHash<QuestionVersionId, QMap<QString, bool>>;

Proofs proofsOf(const ResultsData &data)
{
    Proofs proofs;
    for (const ResultsRun &run : data.runs) {
        if (run.withImage)
            continue;
        const QList<ItemOutcome> outcomes = outcomesOf(data, run);
        for (const ItemOutcome &outcome : outcomes) {
            // What has not been asked yet says nothing; of what has been asked in part nothing is known for certain.
            if (outcome.counted() == 0)
                continue;
            const bool right = outcome.pending == 0 && outcome.correct == outcome.counted();
            QMap<QString, bool> &models = proofs[outcome.question];
            models.insert(run.run.model, right && models.value(run.run.model, true));
        }
    }
    return proofs;
}

/// The questions of an image.
struct ImageQuestions {
    QStringList caught; ///< item ids
    QStringList others;
};

void lookAt(GatePreview &preview, const ResultsData &data, const QList<ItemSetItem> &items, const QSet<ImageId> &discarded,
            const HiddenItems &hidden)
{
    const Proofs proofs = proofsOf(data);
    QList<ImageId> order;
    QHash<ImageId, ImageQuestions> images;
    QSet<QString> models;
    for (const ItemSetItem &item : items) {
        if (discarded.contains(item.image))
            continue;
        if (!images.contains(item.image))
            order.append(item.image);
        ImageQuestions &ofImage = images[item.image];
        if (hidden.hides(item.question, item.image)) {
            ++preview.hidden;
            ofImage.others.append(item.itemId);
            continue;
        }
        ++preview.questions;
        CaughtQuestion question{item.question, item.image, item.itemId, data.items.value(item.question).stem, {}};
        const QMap<QString, bool> said = proofs.value(item.question);
        for (auto one = said.constBegin(); one != said.constEnd(); ++one) {
            models.insert(one.key());
            if (one.value())
                question.models.append(one.key());
        }
        preview.covered += said.size() >= preview.gate.models ? 1 : 0;
        if (question.models.size() >= preview.gate.models) {
            ofImage.caught.append(item.itemId);
            preview.caught.append(question);
        } else {
            ofImage.others.append(item.itemId);
        }
    }
    preview.models = QStringList(models.begin(), models.end());
    preview.models.sort();
    for (const ResultsRun &run : data.runs) {
        if (!run.withImage && models.contains(run.run.model))
            preview.runs.append(run.run.id);
    }
    for (const ImageId &image : std::as_const(order)) {
        const ImageQuestions ofImage = images.value(image);
        if (ofImage.caught.isEmpty())
            continue;
        if (ofImage.others.isEmpty())
            preview.discarded.append(image);
        else
            preview.kept.append({image, ofImage.caught, ofImage.others});
    }
}

} // namespace

Result<GatePreview> GateService::preview(const QString &code)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    GatePreview preview;
    YUYI_TRY(const auto gate, gateNamed(info.preset, code));
    preview.gate = gate;
    preview.scorer = publishedScorer(info.preset);
    ResultsQuery query;
    query.scorer = preview.scorer;
    query.neverPractice = true;
    YUYI_TRY(const auto data, ResultsService(m_stores, m_actor).replies(query));
    YUYI_TRY(const auto items, ItemChooser(m_stores).everything());
    QSet<ImageId> images;
    for (const ItemSetItem &item : items)
        images.insert(item.image);
    YUYI_TRY(const auto known, m_stores.images().images(QList<ImageId>(images.begin(), images.end())));
    QSet<ImageId> discarded;
    for (const Image &image : known) {
        if (image.stage == Stage::Discarded)
            discarded.insert(image.id);
    }
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    lookAt(preview, data, items, discarded, hidden);
    return preview;
}

Result<int> GateService::apply(const GatePreview &seen)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_CHECK(requireProject(m_stores));
    int count = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto now, preview(seen.gate.code));
        const QSet<ImageId> shown(seen.discarded.begin(), seen.discarded.end());
        QList<ImageId> images = now.discarded;
        images.removeIf([&](const ImageId &image) { return !shown.contains(image); });
        if (images.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("The gate “%1” discards no image.").arg(now.gate.title.text()));
        Verdict verdict;
        verdict.step = FilterStep::Inspect;
        verdict.outcome = Outcome::Discard;
        verdict.reason = now.gate.reason;
        verdict.rule = gateRule(now);
        YUYI_TRY(const auto ids, DecisionService(m_stores, m_actor).addInTransaction(images, verdict));
        count = static_cast<int>(images.size());
        return pushDecisionStep(m_stores, m_actor, ids, images.constFirst(), FilterStep::Inspect,
                                Tr::tr("Discarded %Ln image(s) by the gate “%1”", nullptr, count).arg(now.gate.title.text()));
    }));
    return count;
}

QString gateRule(const GatePreview &preview)
{
    return QString::fromUtf8(storedText({{"rule", QStringLiteral("gate")},
                                         {"gate", preview.gate.code},
                                         {"models", preview.models},
                                         {"runs", preview.runs}}));
}

} // namespace yuyi
