// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/background.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyBackground)
};

QList<BackgroundChoice> asked(BackgroundField field)
{
    switch (field) {
    case BackgroundField::AgeBand:
        return {{QStringLiteral("under-18"), Tr::tr("Under 18")},
                {QStringLiteral("18-24"), Tr::tr("18–24")},
                {QStringLiteral("25-34"), Tr::tr("25–34")},
                {QStringLiteral("35-44"), Tr::tr("35–44")},
                {QStringLiteral("45-54"), Tr::tr("45–54")},
                {QStringLiteral("55-64"), Tr::tr("55–64")},
                {QStringLiteral("65-up"), Tr::tr("65 or older")}};
    case BackgroundField::Language:
        return {{QStringLiteral("chinese"), Tr::tr("Chinese")},
                {QStringLiteral("english"), Tr::tr("English")},
                {QStringLiteral("another"), Tr::tr("Another language")}};
    case BackgroundField::Field:
        return {{QStringLiteral("arts"), Tr::tr("Languages and arts")},
                {QStringLiteral("social"), Tr::tr("Social sciences, law, economics")},
                {QStringLiteral("natural"), Tr::tr("Natural sciences, mathematics")},
                {QStringLiteral("engineering"), Tr::tr("Engineering, computing")},
                {QStringLiteral("health"), Tr::tr("Medicine, health")},
                {QStringLiteral("something-else"), Tr::tr("Something else")}};
    case BackgroundField::PriorExposure:
        return {{QStringLiteral("no"), Tr::tr("No")},
                {QStringLiteral("unsure"), Tr::tr("Not sure")},
                {QStringLiteral("yes"), Tr::tr("Yes")}};
    }
    return {};
}

} // namespace

QList<BackgroundChoice> backgroundChoices(BackgroundField field)
{
    QList<BackgroundChoice> choices = asked(field);
    choices.append({ratherNotSay.toString(), Tr::tr("Prefer not to say")});
    return choices;
}

QString backgroundTitle(BackgroundField field, const QString &code)
{
    const QList<BackgroundChoice> choices = backgroundChoices(field);
    for (const BackgroundChoice &choice : choices) {
        if (choice.code == code)
            return choice.title;
    }
    return code;
}

bool saysPriorExposure(const QMap<BackgroundField, QString> &background)
{
    return background.value(BackgroundField::PriorExposure) == QLatin1String("yes");
}

} // namespace yuyi
