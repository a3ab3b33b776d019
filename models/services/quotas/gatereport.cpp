// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/gatereport.h"

#include <QCoreApplication>
#include <QLocale>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::GateReport)
};

QString modelsSentence(const GatePreview &preview)
{
    if (preview.models.isEmpty())
        return Tr::tr("No model has been asked without pictures yet.");
    const QString names = preview.models.join(Tr::tr(", ", "between the names of models"));
    const QLocale locale;
    if (preview.models.size() >= preview.gate.models)
        return Tr::tr("Models asked without pictures: %1 (%2).").arg(locale.toString(preview.models.size()), names);
    return Tr::tr("Models asked without pictures: %1 of %2 (%3).")
        .arg(locale.toString(preview.models.size()), locale.toString(preview.gate.models), names);
}

} // namespace

QStringList gateSentences(const GatePreview &preview)
{
    const QLocale locale;
    QStringList lines{Tr::tr("A question is caught if at least %n model(s) answered it correctly without pictures in every run.", nullptr,
                             preview.gate.models),
                      modelsSentence(preview),
                      Tr::tr("Questions with replies of enough models: %1 of %2. Replies are read by the scorer “%3”.")
                          .arg(locale.toString(preview.covered), locale.toString(preview.questions), titleOf(preview.scorer))};
    if (preview.hidden > 0) {
        lines.append(Tr::tr("%n question(s) are not included, because you still have to answer them blind or annotate their images.",
                            nullptr, preview.hidden));
    }
    return lines;
}

QStringList gateOutcome(const GatePreview &preview)
{
    if (preview.caught.isEmpty())
        return {Tr::tr("No question is caught.")};
    QStringList lines{Tr::tr("%n question(s) are caught.", nullptr, static_cast<int>(preview.caught.size()))};
    if (!preview.discarded.isEmpty())
        lines.append(Tr::tr("%n image(s) will be discarded.", nullptr, static_cast<int>(preview.discarded.size())));
    if (!preview.kept.isEmpty()) {
        lines.append(Tr::tr("%n image(s) will be kept, because other questions about them are not caught.", nullptr,
                            static_cast<int>(preview.kept.size())));
    }
    return lines;
}

Json gateJson(const GatePreview &preview)
{
    Json caught = Json::array();
    for (const CaughtQuestion &question : preview.caught) {
        caught.push_back({{"item", question.itemId},
                          {"image", question.image},
                          {"question_version", question.version},
                          {"question", question.stem},
                          {"models", question.models}});
    }
    Json kept = Json::array();
    for (const KeptByGate &image : preview.kept)
        kept.push_back({{"image", image.image}, {"caught", image.caught}, {"not_caught", image.others}});
    return {{"gate", preview.gate.code},
            {"scorer", codeOf(preview.scorer)},
            {"models_needed", preview.gate.models},
            {"models", preview.models},
            {"runs", preview.runs},
            {"questions", preview.questions},
            {"covered", preview.covered},
            {"hidden", preview.hidden},
            {"caught", caught},
            {"discarded", preview.discarded},
            {"kept", kept}};
}

} // namespace yuyi
