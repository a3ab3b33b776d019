// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/casesdialog.h"

#include "models/domain/moments.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>

namespace yuyi {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int guidelineRole = Qt::UserRole + 1;
constexpr int linesAtMost = 2000;

QString stateText(const CaseSummary &summary)
{
    switch (summary.state) {
    case CaseState::Open:
        return summary.mine ? CasesDialog::tr("In progress: %n field(s) to decide", nullptr, summary.open)
                            : CasesDialog::tr("Waiting: %n field(s) to decide", nullptr, summary.open);
    case CaseState::Settled: return CasesDialog::tr("Resolved");
    case CaseState::SentBack: return CasesDialog::tr("Returned to both annotators");
    case CaseState::Superseded: return CasesDialog::tr("Replaced by a newer comparison");
    }
    return {};
}

} // namespace

CasesDialog::CasesDialog(PageContext context, QWidget *parent)
    : QDialog(parent),
      m_context(context),
      m_list(new QListWidget(this)),
      m_guideline(new QCheckBox(this)),
      m_count(plainLabel(this))
{
    setWindowTitle(tr("Case List"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, 560, 480);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Case List"));
    setTextRole(m_count, TextRole::Small);
    m_count->setWordWrap(true);
    auto *column = columnIn(this, spacing::medium);
    m_guideline->setObjectName(QStringLiteral("casesGuideline"));
    m_guideline->hide();
    column->addWidget(m_guideline);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    connect(m_list, &QListWidget::itemActivated, this, &CasesDialog::choose);
    connect(m_guideline, &QCheckBox::toggled, this, &CasesDialog::showChosen);
    load();
    m_list->setFocus();
}

void CasesDialog::load()
{
    m_count->setText(tr("Loading…"));
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return AdjudicationService(stores, person).cases(linesAtMost); })
        .then(this, [this](const Result<QList<CaseSummary>> &lines) {
            if (!lines) {
                m_count->setText(lines.error().sentence);
                return;
            }
            const PersonId self = m_context.project.person().id;
            int asking = 0;
            for (const CaseSummary &line : *lines) {
                const QDateTime when = line.settledAt.isValid() ? line.settledAt : line.createdAt;
                auto *item = new QListWidgetItem(m_list);
                const QString text =
                    tr("%1 · %2 · %3").arg(line.name, stateText(line), momentText(when));
                const bool done = line.state != CaseState::Open;
                QStringList parts{text};
                if (line.guideline > 0)
                    parts.append(tr("guideline needs a change"));
                if (done && line.adjudicator != self)
                    parts.append(nameOf(line.adjudicator));
                item->setText(parts.join(QStringLiteral(" · ")));
                item->setData(idRole, line.id.toString());
                item->setData(guidelineRole, line.guideline > 0);
                asking += line.guideline > 0 ? 1 : 0;
            }
            m_list->setCurrentRow(0);
            m_guideline->setText(tr("Only cases marked “guideline needs a change” (%1)").arg(asking));
            m_guideline->setVisible(asking > 0);
            m_list->setVisible(!lines->isEmpty());
            m_count->setAlignment(lines->isEmpty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
            setTextRole(m_count, lines->isEmpty() ? TextRole::Soft : TextRole::Small);
            m_count->setText(lines->isEmpty() ? emptyText() : tr("%n case(s)", nullptr, static_cast<int>(lines->size())));
        });
}

void CasesDialog::showChosen(bool onlyGuideline)
{
    int first = -1;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(onlyGuideline && !item->data(guidelineRole).toBool());
        if (first < 0 && !item->isHidden())
            first = i;
    }
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentRow(first);
}

QString CasesDialog::nameOf(const PersonId &id) const
{
    if (id.isNull())
        return tr("no adjudicator");
    for (const Person &person : m_context.project.people()) {
        if (person.id == id)
            return person.name;
    }
    return tr("Somebody");
}

QString CasesDialog::emptyText() const
{
    if (m_context.project.info().rules.annotatorsPerImage < 2) {
        return tr(
            "In this project, each image is annotated by only one person, so there is nothing to compare. A lead can set two annotators "
            "per image in the rules on the People page.");
    }
    return m_context.project.person().is(Role::Lead)
             ? tr("Nothing to show yet. An image appears here when two people, not including you, have submitted annotations for it. "
                  "The list shows the state of its adjudication.")
             : tr("No disagreement to decide. Images on which two annotators disagree are listed here.");
}

void CasesDialog::choose()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const auto id = AdjudicationCaseId::fromString(item->data(idRole).toString());
    close();
    Q_EMIT chosen(id);
}

} // namespace yuyi
