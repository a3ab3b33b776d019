// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/practice.h"

#include "models/domain/json/jsonfields.h"

#include <QCoreApplication>
#include <QStringList>

#include <numeric>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PracticeSettings)
};

template <typename Kind>
double together(const QMap<Kind, double> &shares)
{
    return std::accumulate(shares.cbegin(), shares.cend(), 0.0);
}

template <typename Kind>
Json sharesJson(const QMap<Kind, double> &shares)
{
    Json json = Json::object();
    for (auto it = shares.cbegin(); it != shares.cend(); ++it) {
        if (it.value() > 0)
            json[toUtf8(codeOf(it.key()))] = it.value();
    }
    return json;
}

template <typename Kind>
QMap<Kind, double> readShares(const Json &json)
{
    QMap<Kind, double> shares;
    for (const auto &[kind, code] : codesOf(Kind{})) {
        if (const double share = numberOf(fieldOf(json, QString::fromUtf16(code).toUtf8().constData())); share > 0)
            shares.insert(kind, share);
    }
    return shares;
}

double realOr(const Json &json, const char *name, double standard)
{
    const Json &field = fieldOf(json, name);
    return field.is_number() ? field.get<double>() : standard;
}

} // namespace

QString titleOf(PracticeStyle style)
{
    switch (style) {
    case PracticeStyle::Letter: return Tr::tr("Letter only");
    case PracticeStyle::Answer: return Tr::tr("“Answer: C”");
    case PracticeStyle::Sentence: return Tr::tr("A sentence");
    case PracticeStyle::Thinking: return Tr::tr("Chain of thought");
    }
    return {};
}

QString titleOf(PracticeLanguage language)
{
    switch (language) {
    case PracticeLanguage::AsAsked: return Tr::tr("Language of the question");
    case PracticeLanguage::Chinese: return Tr::tr("Chinese");
    case PracticeLanguage::English: return Tr::tr("English");
    }
    return {};
}

double PracticeSettings::faultsTogether() const
{
    return together(faults);
}

double PracticeSettings::missesTogether() const
{
    return together(misses);
}

Json toJson(const PracticeSettings &settings)
{
    Json json = Json::object();
    json["accuracy"] = settings.accuracy;
    json["text_only_accuracy"] = settings.textOnlyAccuracy;
    json["spread"] = settings.spread;
    Json offsets = Json::object();
    for (auto it = settings.byConfiguration.cbegin(); it != settings.byConfiguration.cend(); ++it)
        offsets[toUtf8(it.key())] = it.value();
    json["by_configuration"] = offsets;
    json["seed"] = settings.seed;
    json["delay_ms"] = settings.delay;
    json["delay_spread"] = settings.delaySpread;
    json["faults"] = sharesJson(settings.faults);
    json["misses"] = sharesJson(settings.misses);
    json["style"] = toUtf8(codeOf(settings.style));
    json["language"] = toUtf8(codeOf(settings.language));
    return json;
}

PracticeSettings practiceSettings(const Json &json)
{
    PracticeSettings settings;
    settings.accuracy = realOr(json, "accuracy", settings.accuracy);
    settings.textOnlyAccuracy = realOr(json, "text_only_accuracy", settings.textOnlyAccuracy);
    settings.spread = realOr(json, "spread", settings.spread);
    if (const Json &offsets = fieldOf(json, "by_configuration"); offsets.is_object()) {
        for (const auto &[code, offset] : offsets.items())
            settings.byConfiguration.insert(fromUtf8(code), numberOf(offset));
    }
    if (const Json &seed = fieldOf(json, "seed"); seed.is_number_integer())
        settings.seed = seed.get<qint64>();
    settings.delay = static_cast<int>(realOr(json, "delay_ms", settings.delay));
    settings.delaySpread = realOr(json, "delay_spread", settings.delaySpread);
    settings.faults = readShares<PracticeFault>(fieldOf(json, "faults"));
    settings.misses = readShares<PracticeMiss>(fieldOf(json, "misses"));
    settings.style = fromCode<PracticeStyle>(textOf(fieldOf(json, "style"))).value_or(settings.style);
    settings.language = fromCode<PracticeLanguage>(textOf(fieldOf(json, "language"))).value_or(settings.language);
    return settings;
}

QString namedNumbersText(const QMap<QString, double> &numbers)
{
    QStringList parts;
    for (auto it = numbers.cbegin(); it != numbers.cend(); ++it)
        parts.append(QStringLiteral("%1=%2").arg(it.key(), QString::number(it.value(), 'g', 6)));
    return parts.join(QStringLiteral(", "));
}

std::optional<QMap<QString, double>> namedNumbers(const QString &text)
{
    QMap<QString, double> numbers;
    // People with a Chinese keyboard type these marks.
    QString plain = text;
    plain.replace(u'，', u',').replace(u'＝', u'=').replace(u'−', u'-');
    const QStringList parts = plain.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        if (part.trimmed().isEmpty())
            continue;
        const QString name = part.section(u'=', 0, 0).trimmed();
        bool good = false;
        const double value = part.section(u'=', 1).trimmed().toDouble(&good);
        if (!good || name.isEmpty() || numbers.contains(name))
            return std::nullopt;
        numbers.insert(name, value);
    }
    return numbers;
}

} // namespace yuyi
