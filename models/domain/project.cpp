// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Project)
};
} // namespace

QString titleOf(Role role)
{
    switch (role) {
    case Role::Lead: return Text::tr("Lead");
    case Role::Annotator: return Text::tr("Annotator");
    case Role::Adjudicator: return Text::tr("Adjudicator");
    case Role::Validator: return Text::tr("Validator");
    case Role::Expert: return Text::tr("Expert");
    case Role::Participant: return Text::tr("Participant");
    }
    return {};
}

} // namespace yuyi
