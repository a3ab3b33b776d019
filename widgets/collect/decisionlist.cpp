// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/decisionlist.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/moments.h"
#include "models/domain/preset/preset.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

QString personName(const ProjectAccess &project, const PersonId &id)
{
    for (const Person &person : project.people()) {
        if (person.id == id)
            return person.name;
    }
    return QStringLiteral("–");
}

QString timeText(const QDateTime &time)
{
    return momentText(time);
}

DecisionList::DecisionList(ProjectAccess &project, QWidget *parent)
    : QWidget(parent), m_project(project), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(spacing::small);
}

void DecisionList::setDossier(const ImageDossier &dossier)
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Decision &decision : dossier.decisions)
        m_column->addWidget(line(dossier, decision));
}

QString DecisionList::whatText(const Decision &decision) const
{
    if (decision.outcome == Outcome::Keep)
        return tr("Kept");
    const DiscardReason *reason = m_project.info().preset.discardReason(decision.reason);
    if (reason)
        return tr("Discarded: %1").arg(reason->title.text());
    if (decision.reason == QLatin1String("duplicate"))
        return tr("Discarded: duplicate");
    if (decision.reason == QLatin1String("text-heavy"))
        return tr("Discarded: too much text");
    return decision.reason.isEmpty() ? tr("Discarded") : tr("Discarded: %1").arg(decision.reason);
}

QString DecisionList::ruleText(const ImageDossier &dossier, const Decision &decision) const
{
    if (decision.rule.isEmpty())
        return {};
    const Json rule = storedJson(decision.rule.toUtf8());
    const QString name = textOf(rule, "rule");
    if (name == QLatin1String("text-ratio")) {
        return tr("By rule: text covers more than %1 % of the image.")
            .arg(QLocale().toString(numberOf(rule, "limit") * 100, 'f', 1));
    }
    if (name == QLatin1String("gate")) {
        const QString code = textOf(rule, "gate");
        const QList<Gate> gates = m_project.info().preset.gates;
        const auto gate = std::find_if(gates.begin(), gates.end(), [&](const Gate &one) { return one.code == code; });
        return tr("By the gate “%1”. Models asked without pictures: %2.")
            .arg(gate == gates.end() ? code : gate->title.text(),
                 textsOf(rule, "models").join(tr(", ", "between the names of models")));
    }
    if (const ImageId kept = keptByRule(decision); !kept.isNull())
        return tr("Image to keep: %1").arg(dossier.otherNames.value(kept, kept.toString()));
    return tr("By rule: %1").arg(name.isEmpty() ? decision.rule : name);
}

QWidget *DecisionList::line(const ImageDossier &dossier, const Decision &decision)
{
    const bool undone = !decision.undoneBy.isNull();
    auto *group = new QWidget(this);
    auto *row = rowIn(group);
    auto *texts = columnIn(nullptr, 0, spacing::tiny / 2);
    auto *badge = new Badge(whatText(decision),
                            undone                              ? Tone::Neutral
                            : decision.outcome == Outcome::Keep ? Tone::Good
                                                                : Tone::Bad,
                            group);
    badge->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    texts->addWidget(badge);
    QStringList lines{tr("%1 · %2 · %3", "step, person, time")
                          .arg(titleOf(decision.step), personName(m_project, decision.person),
                               timeText(decision.createdAt))};
    if (const QString rule = ruleText(dossier, decision); !rule.isEmpty())
        lines.append(rule);
    if (!decision.note.isEmpty())
        lines.append(decision.note);
    if (undone)
        lines.append(tr("Undone by %1, %2").arg(personName(m_project, decision.undoneBy), timeText(decision.undoneAt)));
    auto *detail = plainLabel(lines.join(QLatin1Char('\n')), group);
    detail->setTextFormat(Qt::PlainText);
    detail->setWordWrap(true);
    setTextRole(detail, TextRole::Small);
    texts->addWidget(detail);
    row->addLayout(texts, 1);
    if (dossier.inForce(decision)) {
        auto *undo = new ActionButton(tr("Undo"), {}, ActionButton::Kind::Flat, group);
        undo->setObjectName(QStringLiteral("undoDecision"));
        undo->setFocusPolicy(Qt::TabFocus);
        undo->setAccessibleDescription(badge->text());
        connect(undo, &QAbstractButton::clicked, this, [this, undo, id = decision.id] {
            undo->setEnabled(false);
            Q_EMIT undoWanted(id);
        });
        row->addWidget(undo, 0, Qt::AlignTop);
    }
    return group;
}

} // namespace yuyi
