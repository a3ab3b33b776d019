// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project/project.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Project)
};
} // namespace

QString titleOf(Role role)
{
    switch (role) {
    case Role::Lead: return Tr::tr("Lead");
    case Role::Annotator: return Tr::tr("Annotator");
    case Role::Adjudicator: return Tr::tr("Adjudicator");
    case Role::Validator: return Tr::tr("Validator");
    case Role::Expert: return Tr::tr("Expert");
    case Role::Participant: return Tr::tr("Participant");
    }
    return {};
}

} // namespace yuyi
