// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/talklocation.h"

namespace yuyi {

Location locationOf(const CommentTarget &target, const Person &reader)
{
    Location location;
    location.image = target.image;
    location.field = target.field;
    location.record = target.id;
    switch (target.subject) {
    case TalkSubject::Calibration: location.page = PageId::Calibrate; break;
    case TalkSubject::Case:
    case TalkSubject::Discrepancy: location.page = PageId::Review; break;
    case TalkSubject::Question: location.page = PageId::Validate; break;
    case TalkSubject::Discussion:
        location.page = PageId::Validate;
        location.field = QStringLiteral("discussions");
        break;
    case TalkSubject::Image:
        location.page = reader.is(Role::Lead) ? PageId::Collect : PageId::Annotate;
        location.field.clear();
        break;
    }
    return location;
}

} // namespace yuyi
