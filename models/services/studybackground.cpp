// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studybackground.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyBackground)
};

QList<BackgroundChoice> asked(BackgroundField field)
{
    switch (field) {
    case BackgroundField::AgeBand:
        return {{QStringLiteral("under-18"), Text::tr("Under 18")}, {QStringLiteral("18-24"), Text::tr("18–24")},
                {QStringLiteral("25-34"), Text::tr("25–34")}, {QStringLiteral("35-44"), Text::tr("35–44")},
                {QStringLiteral("45-54"), Text::tr("45–54")}, {QStringLiteral("55-64"), Text::tr("55–64")},
                {QStringLiteral("65-up"), Text::tr("65 or older")}};
    case BackgroundField::Language:
        return {{QStringLiteral("chinese"), Text::tr("Chinese")}, {QStringLiteral("english"), Text::tr("English")},
                {QStringLiteral("another"), Text::tr("Another language")}};
    case BackgroundField::Field:
        return {{QStringLiteral("arts"), Text::tr("Languages and arts")},
                {QStringLiteral("social"), Text::tr("Social sciences, law, economics")},
                {QStringLiteral("natural"), Text::tr("Natural sciences, mathematics")},
                {QStringLiteral("engineering"), Text::tr("Engineering, computing")},
                {QStringLiteral("health"), Text::tr("Medicine, health")}, {QStringLiteral("something-else"), Text::tr("Something else")}};
    case BackgroundField::PriorExposure:
        return {{QStringLiteral("no"), Text::tr("No")}, {QStringLiteral("unsure"), Text::tr("Not sure")},
                {QStringLiteral("yes"), Text::tr("Yes")}};
    }
    return {};
}

} // namespace

QList<BackgroundChoice> backgroundChoices(BackgroundField field)
{
    QList<BackgroundChoice> choices = asked(field);
    choices.append({ratherNotSay.toString(), Text::tr("Rather not say")});
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
