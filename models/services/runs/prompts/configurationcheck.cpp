// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/configurationcheck.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ConfigurationCheck)
};

} // namespace

Result<> checkConfiguration(const Configuration &configuration, const Preset &preset)
{
    static const QRegularExpression code(QStringLiteral("^[a-z0-9][a-z0-9._-]{0,39}$"));
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_]+)\\}"));
    if (!code.match(configuration.code).hasMatch()) {
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a valid configuration code: use lower-case letters, digits, "
                                                  "“-”, “_” and “.”, at most 40 characters.")
                                               .arg(configuration.code));
    }
    for (const QString &needed : {QStringLiteral("{question}"), QStringLiteral("{options}")}) {
        if (!configuration.prompt.contains(needed))
            return failure(ErrorCode::Invalid, Tr::tr("The prompt lacks %1.").arg(needed));
    }
    auto marks = mark.globalMatch(configuration.prompt);
    while (marks.hasNext()) {
        const QString name = marks.next().captured(1);
        if (name != QLatin1String("question") && name != QLatin1String("options") && name != QLatin1String("key_words")) {
            return failure(ErrorCode::Invalid, Tr::tr("{%1} is not a placeholder. Available: {question}, {options} and "
                                                      "{key_words}.")
                                                   .arg(name));
        }
    }
    const bool withWords = configuration.prompt.contains(QLatin1String("{key_words}"));
    if (withWords && configuration.keywords.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt contains {key_words}; choose the dimension for the key words."));
    if (!configuration.keywords.isEmpty() && !preset.dimension(configuration.keywords)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no dimension “%1” in this project.").arg(configuration.keywords.text()));
    }
    if (configuration.shots < 0 || configuration.shots > shotsAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("A prompt can have 0 to %1 few-shot examples.").arg(shotsAtMost));
    if (configuration.examples.size() < configuration.shots) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The prompt needs %n few-shot example(s); enter the same number of items.", nullptr, configuration.shots));
    }
    return {};
}

} // namespace yuyi
