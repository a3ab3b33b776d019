// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/launch.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ExampleItems)
};

} // namespace

QString titleOf(ExampleItems choice)
{
    switch (choice) {
    case ExampleItems::LeaveOutOfFewShot: return Tr::tr("Asked, except with few-shot prompts");
    case ExampleItems::LeaveOutOfAll: return Tr::tr("Not asked at all");
    case ExampleItems::Ask: return Tr::tr("Asked like all other items");
    }
    return {};
}

} // namespace yuyi
