// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/collecting.h"

#include "models/services/curation/collectservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/textservice.h"

namespace yuyi {

Result<> DemoCollecting::play(Progress &progress)
{
    CollectRequest collect;
    collect.manifest = m_stage.set.folder() + QStringLiteral("/manifest.json");
    collect.by = m_stage.lead;
    YUYI_CHECK(CollectService(m_stage.stores, m_stage.folder()).collect(collect, progress));
    YUYI_CHECK(nameImages());
    // Measured before anything is discarded, so that the example has figures everywhere.
    m_stage.pass(40);
    if (!availableTextEngines().isEmpty()) {
        TextScanRequest text;
        // Nobody waits for the last per cent here.
        text.mode = TextMode::Fast;
        text.by = m_stage.lead;
        YUYI_CHECK(TextService(m_stage.stores, m_stage.folder(), m_stage.lead).scan(text, progress));
    }
    m_stage.goTo(27, 10);
    for (const Json &entry : m_stage.set.images())
        YUYI_CHECK(decide(entry));
    // What was discarded by hand is not searched any more: the groups that are found wait for somebody.
    m_stage.goTo(26, 9);
    DuplicateScanRequest duplicates;
    duplicates.by = m_stage.lead;
    const auto searched = DuplicateService(m_stage.stores, m_stage.folder(), m_stage.lead).scan(duplicates, progress);
    return searched ? Result<>() : passOn(searched);
}

Result<> DemoCollecting::nameImages()
{
    YUYI_TRY(const auto ids, m_stage.stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto images, m_stage.stores.images().images(ids));
    for (const Image &image : images) {
        for (const QString &name : image.names)
            m_stage.images.insert(name, image.id);
    }
    return {};
}

Result<> DemoCollecting::decide(const Json &entry)
{
    const QString state = textOf(entry, "state");
    if (state == QLatin1String("collected"))
        return {};
    YUYI_TRY(const auto image, m_stage.image(textOf(entry, "file")));
    Verdict verdict;
    if (state == QLatin1String("discarded")) {
        verdict.outcome = Outcome::Discard;
        verdict.reason = textOf(entry, "discard_reason");
        verdict.note = textOf(entry, "discard_note");
        verdict.step = fromCode<FilterStep>(textOf(entry, "discard_step")).value_or(FilterStep::Inspect);
    }
    m_stage.pass(1);
    return DecisionService(m_stage.stores, m_stage.lead).decide({image}, verdict, m_stage.step());
}

} // namespace yuyi
