// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composewords.h"

#include "widgets/theme/tokens.h"

#include <QCoreApplication>

namespace yuyi::composewords {

namespace {

class Tr
{
    Q_DECLARE_TR_FUNCTIONS(yuyi::ComposeWords)
};

} // namespace

QString roleName(PartRole role)
{
    switch (role) {
    case PartRole::Context: return Tr::tr("Context");
    case PartRole::Blank: return Tr::tr("Blank");
    case PartRole::Choice: return Tr::tr("Choice");
    }
    return {};
}

QString panelName(PartRole role, int place)
{
    switch (role) {
    case PartRole::Context: return Tr::tr("Context %1").arg(place + 1);
    case PartRole::Blank: return Tr::tr("Blank");
    case PartRole::Choice: return Tr::tr("Choice %1").arg(place + 1);
    }
    return {};
}

QColor colourOf(PartRole role, const Tokens &tokens)
{
    switch (role) {
    case PartRole::Context: return tokens.accent;
    case PartRole::Blank: return tokens.attention;
    case PartRole::Choice: return tokens.good;
    }
    return tokens.accent;
}

QString countsText(const PanelCounts &counts)
{
    if (counts.isEmpty())
        return Tr::tr("no panels");
    return Tr::tr("%1 + %2", "numbers of panels: of the context, to choose from").arg(counts.context + counts.blank).arg(counts.choices);
}

} // namespace yuyi::composewords
