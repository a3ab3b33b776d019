// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/undolocation.h"

namespace yuyi {

namespace {

QString pageOf(FilterStep step)
{
    switch (step) {
    case FilterStep::Duplicate: return QStringLiteral("duplicates");
    case FilterStep::Text: return QStringLiteral("text");
    case FilterStep::Inspect: return QStringLiteral("inspect");
    }
    return {};
}

} // namespace

Location locationOf(const UndoneStep &step, const QString &current)
{
    Location location;
    if (step.kind == UndoKind::Decision && step.step == FilterStep::Inspect && current == QLatin1String("collect")) {
        location.page = current;   // no image: its filters and its place stay
        return location;
    }
    location.image = step.image;
    switch (step.kind) {
    case UndoKind::Decision: location.page = pageOf(step.step); break;
    case UndoKind::Group: location.page = pageOf(FilterStep::Duplicate); break;
    case UndoKind::HandOut:
    case UndoKind::Work:
    case UndoKind::Person:
        location.page = QStringLiteral("people");
        location.image = {};
        break;
    case UndoKind::TextAreas: location.page = pageOf(FilterStep::Text); break;
    case UndoKind::AnnotationField:
    case UndoKind::Submission:
        location.page = QStringLiteral("annotate");
        location.field = step.field;
        break;
    case UndoKind::Adjudication:
    case UndoKind::Case:
        location.page = QStringLiteral("review");
        location.field = step.field;
        break;
    case UndoKind::Review:
        location.page = QStringLiteral("review");
        location.field = QStringLiteral("accepted");
        break;
    case UndoKind::CaseCode:
        location.page = QStringLiteral("errors");
        location.field = QStringLiteral("code");
        location.image = {};
        location.record = step.record;
        break;
    case UndoKind::Score:
        location.page = QStringLiteral("descriptions");
        location.field = QStringLiteral("score");
        location.image = {};
        location.record = step.record;
        break;
    case UndoKind::Vote: location.page = QStringLiteral("validate"); break;
    }
    return location;
}

} // namespace yuyi
