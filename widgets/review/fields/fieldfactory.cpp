// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/fieldfactory.h"

#include "widgets/review/fields/labelfield.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/fields/writtenfield.h"

namespace yuyi {

ReviewField *makeReviewField(const CaseField &field, const Preset &preset, PictureLoader &pictures, const Medium &own, QWidget *parent)
{
    switch (kindOf(field.field)) {
    case FieldKind::Label: return new LabelField(field, preset, parent);
    case FieldKind::Question: return new QuestionField(field, preset, parent, &pictures, own);
    case FieldKind::Text:
    case FieldKind::Context: break;
    }
    return new WrittenField(field, preset, parent);
}

} // namespace yuyi
