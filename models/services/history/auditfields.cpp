// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditfields.h"

#include <QCoreApplication>

#include <array>

namespace yuyi {

namespace {

struct Word {
    const char *key;
    const char *title;
};

constexpr std::array words{
    Word{"labels", QT_TRANSLATE_NOOP("yuyi::AuditText", "Labels")},
    Word{"explanation", QT_TRANSLATE_NOOP("yuyi::AuditText", "Explanation")},
    Word{"unsure", QT_TRANSLATE_NOOP("yuyi::AuditText", "Unsure")},
    Word{"implied_meaning", QT_TRANSLATE_NOOP("yuyi::AuditText", "Implied meaning")},
    Word{"implied-meaning", QT_TRANSLATE_NOOP("yuyi::AuditText", "Implied meaning")},
    Word{"context", QT_TRANSLATE_NOOP("yuyi::AuditText", "Context")},
    Word{"questions", QT_TRANSLATE_NOOP("yuyi::AuditText", "Question")},
    Word{"stem", QT_TRANSLATE_NOOP("yuyi::AuditText", "Question text")},
    Word{"options", QT_TRANSLATE_NOOP("yuyi::AuditText", "Option")},
    Word{"accepted", QT_TRANSLATE_NOOP("yuyi::AuditText", "Accepted answers")},
    Word{"read", QT_TRANSLATE_NOOP("yuyi::AuditText", "Answer in the reply")},
    Word{"answer", QT_TRANSLATE_NOOP("yuyi::AuditText", "Answer")},
    Word{"correct", QT_TRANSLATE_NOOP("yuyi::AuditText", "Correct")},
    Word{"rationale", QT_TRANSLATE_NOOP("yuyi::AuditText", "Rationale")},
    Word{"text", QT_TRANSLATE_NOOP("yuyi::AuditText", "Text")},
    Word{"note", QT_TRANSLATE_NOOP("yuyi::AuditText", "Note")},
    Word{"reason", QT_TRANSLATE_NOOP("yuyi::AuditText", "Reason")},
    Word{"state", QT_TRANSLATE_NOOP("yuyi::AuditText", "State")},
    Word{"name", QT_TRANSLATE_NOOP("yuyi::AuditText", "Name")},
    Word{"title", QT_TRANSLATE_NOOP("yuyi::AuditText", "Title")},
    Word{"body", QT_TRANSLATE_NOOP("yuyi::AuditText", "Text")},
    Word{"number", QT_TRANSLATE_NOOP("yuyi::AuditText", "Number")},
    Word{"origin", QT_TRANSLATE_NOOP("yuyi::AuditText", "Returned from")},
    Word{"outcome", QT_TRANSLATE_NOOP("yuyi::AuditText", "Outcome")},
    Word{"limit", QT_TRANSLATE_NOOP("yuyi::AuditText", "Limit")},
    Word{"engine", QT_TRANSLATE_NOOP("yuyi::AuditText", "Engine")},
    Word{"person", QT_TRANSLATE_NOOP("yuyi::AuditText", "Person")},
    Word{"people", QT_TRANSLATE_NOOP("yuyi::AuditText", "People")},
    Word{"images", QT_TRANSLATE_NOOP("yuyi::AuditText", "Images")},
    Word{"seed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Seed")},
    Word{"missing", QT_TRANSLATE_NOOP("yuyi::AuditText", "People who have not submitted")},
    Word{"result", QT_TRANSLATE_NOOP("yuyi::AuditText", "Result")},
    Word{"field", QT_TRANSLATE_NOOP("yuyi::AuditText", "Field")},
    Word{"value", QT_TRANSLATE_NOOP("yuyi::AuditText", "Value")},
    Word{"clause", QT_TRANSLATE_NOOP("yuyi::AuditText", "Guideline clause")},
    Word{"source", QT_TRANSLATE_NOOP("yuyi::AuditText", "Source")},
    Word{"licence", QT_TRANSLATE_NOOP("yuyi::AuditText", "Licence")},
    Word{"collector", QT_TRANSLATE_NOOP("yuyi::AuditText", "Collector")},
    Word{"step", QT_TRANSLATE_NOOP("yuyi::AuditText", "Step")},
    Word{"roles", QT_TRANSLATE_NOOP("yuyi::AuditText", "Roles")},
    Word{"round", QT_TRANSLATE_NOOP("yuyi::AuditText", "Round")},
    Word{"active", QT_TRANSLATE_NOOP("yuyi::AuditText", "Active")},
    Word{"paused", QT_TRANSLATE_NOOP("yuyi::AuditText", "Paused")},
    Word{"rule", QT_TRANSLATE_NOOP("yuyi::AuditText", "Rule")},
    Word{"annotators", QT_TRANSLATE_NOOP("yuyi::AuditText", "Annotators per image")},
    Word{"votes", QT_TRANSLATE_NOOP("yuyi::AuditText", "Answers per question")},
    Word{"rounds", QT_TRANSLATE_NOOP("yuyi::AuditText", "Maximum validation rounds")},
    Word{"passing", QT_TRANSLATE_NOOP("yuyi::AuditText", "Number of correct answers required to pass")},
    Word{"similarity", QT_TRANSLATE_NOOP("yuyi::AuditText", "Minimum similarity for texts to count as equal")},
    Word{"pool", QT_TRANSLATE_NOOP("yuyi::AuditText", "Open pool")},
    Word{"calibrated-only", QT_TRANSLATE_NOOP("yuyi::AuditText", "Calibration required")},
    Word{"minutes", QT_TRANSLATE_NOOP("yuyi::AuditText", "Length of a reservation (minutes)")},
    Word{"require-licence", QT_TRANSLATE_NOOP("yuyi::AuditText", "Licences are required")},
    Word{"allowed-sources", QT_TRANSLATE_NOOP("yuyi::AuditText", "Allowed sources")},
    Word{"forbidden-sources", QT_TRANSLATE_NOOP("yuyi::AuditText", "Forbidden sources")},
    Word{"flags", QT_TRANSLATE_NOOP("yuyi::AuditText", "Flags")},
    Word{"ratio", QT_TRANSLATE_NOOP("yuyi::AuditText", "Text ratio")},
    Word{"dialect", QT_TRANSLATE_NOOP("yuyi::AuditText", "API format")},
    Word{"base-url", QT_TRANSLATE_NOOP("yuyi::AuditText", "Base URL")},
    Word{"configuration", QT_TRANSLATE_NOOP("yuyi::AuditText", "Configuration")},
    Word{"option", QT_TRANSLATE_NOOP("yuyi::AuditText", "Option")},
    Word{"model", QT_TRANSLATE_NOOP("yuyi::AuditText", "Model")},
    Word{"section", QT_TRANSLATE_NOOP("yuyi::AuditText", "Section in tables")},
    Word{"parameters", QT_TRANSLATE_NOOP("yuyi::AuditText", "Parameters")},
    Word{"key", QT_TRANSLATE_NOOP("yuyi::AuditText", "Location of the API key")},
    Word{"key-variable", QT_TRANSLATE_NOOP("yuyi::AuditText", "Environment variable with the API key")},
    Word{"concurrency", QT_TRANSLATE_NOOP("yuyi::AuditText", "Concurrency")},
    Word{"rpm", QT_TRANSLATE_NOOP("yuyi::AuditText", "Requests per minute")},
    Word{"deadline", QT_TRANSLATE_NOOP("yuyi::AuditText", "Timeout in seconds")},
    Word{"price-input", QT_TRANSLATE_NOOP("yuyi::AuditText", "Price per 1M input tokens")},
    Word{"price-output", QT_TRANSLATE_NOOP("yuyi::AuditText", "Price per 1M output tokens")},
    Word{"budget", QT_TRANSLATE_NOOP("yuyi::AuditText", "Budget")},
    Word{"currency", QT_TRANSLATE_NOOP("yuyi::AuditText", "Currency")},
    Word{"areas", QT_TRANSLATE_NOOP("yuyi::AuditText", "Text areas")},
    Word{"shape", QT_TRANSLATE_NOOP("yuyi::AuditText", "Assignment of items")},
    Word{"category", QT_TRANSLATE_NOOP("yuyi::AuditText", "Category")},
    Word{"per_category", QT_TRANSLATE_NOOP("yuyi::AuditText", "Items per category")},
    Word{"answers_per_item", QT_TRANSLATE_NOOP("yuyi::AuditText", "Answers per item")},
    Word{"blocks", QT_TRANSLATE_NOOP("yuyi::AuditText", "Blocks grouped by")},
    Word{"block_size", QT_TRANSLATE_NOOP("yuyi::AuditText", "Items between breaks")},
    Word{"practice", QT_TRANSLATE_NOOP("yuyi::AuditText", "Practice items")},
    Word{"practice_filter", QT_TRANSLATE_NOOP("yuyi::AuditText", "Practice item filter")},
    Word{"gold_share", QT_TRANSLATE_NOOP("yuyi::AuditText", "Gold items (%)")},
    Word{"gold_filter", QT_TRANSLATE_NOOP("yuyi::AuditText", "Gold item filter")},
    Word{"time_limit_seconds", QT_TRANSLATE_NOOP("yuyi::AuditText", "Time limit per question (seconds)")},
    Word{"shuffle_options", QT_TRANSLATE_NOOP("yuyi::AuditText", "Options are shuffled")},
    Word{"shuffle_items", QT_TRANSLATE_NOOP("yuyi::AuditText", "Items are shuffled")},
    Word{"may_go_back", QT_TRANSLATE_NOOP("yuyi::AuditText", "Participants may go back")},
    Word{"resume_hours", QT_TRANSLATE_NOOP("yuyi::AuditText", "Time limit for resuming (hours)")},
    Word{"minimum_gold", QT_TRANSLATE_NOOP("yuyi::AuditText", "Minimum accuracy on gold items")},
    Word{"fastest_median_ms", QT_TRANSLATE_NOOP("yuyi::AuditText", "Minimum median response time (ms)")},
    Word{"minimum_answered", QT_TRANSLATE_NOOP("yuyi::AuditText", "Minimum share of questions answered")},
    Word{"maximum_flagged", QT_TRANSLATE_NOOP("yuyi::AuditText", "Maximum share of flagged answers")},
    Word{"prior_exposure", QT_TRANSLATE_NOOP("yuyi::AuditText", "Participants who have seen the questions before are excluded")},
    Word{"slowest_trial_ms", QT_TRANSLATE_NOOP("yuyi::AuditText", "Exclude response times above (ms)")},
    Word{"fastest_trial_ms", QT_TRANSLATE_NOOP("yuyi::AuditText", "Exclude response times below (ms)")},
    Word{"filter", QT_TRANSLATE_NOOP("yuyi::AuditText", "Filter")},
    Word{"background", QT_TRANSLATE_NOOP("yuyi::AuditText", "Background questions")},
    Word{"texts", QT_TRANSLATE_NOOP("yuyi::AuditText", "Version of instructions and consent")},
    Word{"hash", QT_TRANSLATE_NOOP("yuyi::AuditText", "SHA-256")},
    Word{"items", QT_TRANSLATE_NOOP("yuyi::AuditText", "Items")},
    Word{"simulated", QT_TRANSLATE_NOOP("yuyi::AuditText", "Simulated participants")},
    Word{"count", QT_TRANSLATE_NOOP("yuyi::AuditText", "Count")},
    Word{"code", QT_TRANSLATE_NOOP("yuyi::AuditText", "Pseudonym")},
    Word{"study", QT_TRANSLATE_NOOP("yuyi::AuditText", "Study")},
    Word{"answered", QT_TRANSLATE_NOOP("yuyi::AuditText", "Questions answered")},
    Word{"of", QT_TRANSLATE_NOOP("yuyi::AuditText", "Total number of questions")},
    Word{"theme", QT_TRANSLATE_NOOP("yuyi::AuditText", "Appearance")},
    Word{"screen_width", QT_TRANSLATE_NOOP("yuyi::AuditText", "Screen width")},
    Word{"screen_height", QT_TRANSLATE_NOOP("yuyi::AuditText", "Screen height")},
    Word{"pixel_ratio", QT_TRANSLATE_NOOP("yuyi::AuditText", "Screen scale")},
    Word{"text_percent", QT_TRANSLATE_NOOP("yuyi::AuditText", "Text size (%)")},
    Word{"position", QT_TRANSLATE_NOOP("yuyi::AuditText", "Position in the questionnaire")},
    Word{"role", QT_TRANSLATE_NOOP("yuyi::AuditText", "Role")},
    Word{"pieces", QT_TRANSLATE_NOOP("yuyi::AuditText", "Tasks")},
    Word{"file", QT_TRANSLATE_NOOP("yuyi::AuditText", "File")},
    Word{"new", QT_TRANSLATE_NOOP("yuyi::AuditText", "New")},
    Word{"changed", QT_TRANSLATE_NOOP("yuyi::AuditText", "Changed")},
    Word{"conflicts", QT_TRANSLATE_NOOP("yuyi::AuditText", "Conflicts")},
    Word{"verdict", QT_TRANSLATE_NOOP("yuyi::AuditText", "Verdict")},
    Word{"types", QT_TRANSLATE_NOOP("yuyi::AuditText", "Error types")},
    Word{"regions", QT_TRANSLATE_NOOP("yuyi::AuditText", "Marked areas")},
    Word{"spans", QT_TRANSLATE_NOOP("yuyi::AuditText", "Marked passages")},
    Word{"temperature", QT_TRANSLATE_NOOP("yuyi::AuditText", "Temperature")},
    Word{"max_tokens", QT_TRANSLATE_NOOP("yuyi::AuditText", "Maximum reply tokens")},
    Word{"top_p", QT_TRANSLATE_NOOP("yuyi::AuditText", "Top p")},
    Word{"stream", QT_TRANSLATE_NOOP("yuyi::AuditText", "Replies are streamed")},
    Word{"extra", QT_TRANSLATE_NOOP("yuyi::AuditText", "Additional parameters")},
};

} // namespace

QString auditFieldTitle(const QString &key)
{
    for (const Word &word : words) {
        if (key == QLatin1String(word.key))
            return QCoreApplication::translate("yuyi::AuditText", word.title);
    }
    return {};
}

} // namespace yuyi
