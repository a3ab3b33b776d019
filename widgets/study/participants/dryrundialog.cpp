// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/dryrundialog.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/study/participants/dialogframe.h"

#include <QFormLayout>
#include <QSpinBox>

namespace yuyi {

namespace {

constexpr int simulatedAtMost = 1'000;

} // namespace

DryRunDialog::DryRunDialog(int count, QWidget *parent)
    : QDialog(parent), m_kind(new ChipRow(ChipRow::Pick::One, this)), m_count(new QSpinBox(this))
{
    const DialogFrame made = makeDialogFrame(
        this, tr("Dry Run"),
        tr("Simulated participants answer the same questions as real ones. They are always marked as "
           "simulated. They do not count in results unless you include them, and you can remove them later."),
        tr("Simulate"));
    QList<ChipOption> kinds;
    for (const auto &[kind, code] : codesOf(SimulatedKind{}))
        kinds.append({QString::fromUtf16(code), titleOf(kind), {}, {}});
    m_kind->setOptions(kinds);
    m_kind->setSelectedOne(codeOf(SimulatedKind::Share60));
    m_kind->setObjectName(QStringLiteral("dryRunKind"));
    m_kind->setAccessibleName(tr("Simulated accuracy"));
    m_count->setObjectName(QStringLiteral("dryRunCount"));
    m_count->setRange(1, simulatedAtMost);
    m_count->setValue(count);
    m_count->setAccessibleName(tr("Number of participants"));
    made.form->addRow(tr("Simulated accuracy"), m_kind);
    made.form->addRow(tr("Number of participants"), m_count);
    connect(made.action, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(fromCode<SimulatedKind>(m_kind->selectedOne()).value_or(SimulatedKind::Share60), m_count->value());
        accept();
    });
    m_count->setFocus();
    m_count->selectAll();
}

} // namespace yuyi
