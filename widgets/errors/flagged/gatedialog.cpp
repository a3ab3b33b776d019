// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/gatedialog.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/preset/preset.h"
#include "models/services/quotas/gatereport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

namespace yuyi {

namespace {

constexpr int dialogWidth = 780;
constexpr int dialogHeight = 520;
constexpr int mostOfColumn = 220;

} // namespace

GateDialog::GateDialog(ProjectAccess &project, QWidget *parent)
    : QDialog(parent), m_project(project), m_gates(new QComboBox(this)), m_basis(wrappedLabel(this, TextRole::Soft)),
      m_questions(makeTable(4, this, 1)), m_outcome(wrappedLabel(this)),
      m_action(new ActionButton(tr("Discard Images"), {}, ActionButton::Kind::Danger, this))
{
    setWindowTitle(tr("Questions Answered Without Pictures"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    m_gates->setObjectName(QStringLiteral("gates"));
    m_gates->setAccessibleName(tr("Gate"));
    m_questions->setObjectName(QStringLiteral("gateQuestions"));
    setStyleProperty(m_questions, "framed", true);
    // Names of many models must not push the question aside; the whole text is in the tip.
    m_questions->horizontalHeader()->setMaximumSectionSize(Theme::of(this).px(mostOfColumn));
    m_questions->setHorizontalHeaderLabels({tr("Item"), tr("Question"), tr("Models"), tr("Image")});
    m_questions->setAccessibleName(tr("Questions that are caught"));
    m_outcome->setObjectName(QStringLiteral("gateOutcome"));
    m_action->setObjectName(QStringLiteral("gateApply"));
    m_action->setAutoDefault(false);
    m_action->setEnabled(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(m_gates);
    column->addWidget(m_basis);
    column->addWidget(m_questions, 1);
    column->addWidget(m_outcome);
    column->addLayout(buttons);
    fillGates();
    connect(m_gates, &QComboBox::currentIndexChanged, this, &GateDialog::preview);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &GateDialog::apply);
    m_questions->setFocus();
    preview();
}

void GateDialog::fillGates()
{
    const QList<Gate> gates = m_project.info().preset.gates;
    for (const Gate &gate : gates)
        m_gates->addItem(gate.title.text(), gate.code);
}

void GateDialog::preview()
{
    m_action->setEnabled(false);
    m_questions->setRowCount(0);
    m_basis->clear();
    m_outcome->setText(tr("Comparing answers…"));
    m_project
        .read([code = m_gates->currentData().toString(), person = m_project.person().id](Stores &stores) {
            return GateService(stores, person).preview(code);
        })
        .then(this, m_latest.only([this](const Result<GatePreview> &preview) {
            if (preview)
                take(*preview);
            else
                m_outcome->setText(preview.error().sentence);
        }));
}

void GateDialog::take(const GatePreview &preview)
{
    m_seen = preview;
    m_basis->setText(gateSentences(preview).join(u' '));
    m_outcome->setText(gateOutcome(preview).join(u' '));
    showQuestions(preview);
    const int images = static_cast<int>(preview.discarded.size());
    m_action->setText(images > 0 ? tr("Discard %n Image(s)", nullptr, images) : tr("Discard Images"));
    m_action->setEnabled(images > 0);
}

void GateDialog::showQuestions(const GatePreview &preview)
{
    QHash<ImageId, QStringList> others;
    for (const KeptByGate &image : preview.kept)
        others.insert(image.image, image.others);
    m_questions->setRowCount(static_cast<int>(preview.caught.size()));
    for (int row = 0; row < preview.caught.size(); ++row) {
        const CaughtQuestion &question = preview.caught.at(row);
        const QStringList besides = others.value(question.image);
        const QString texts[] = {question.itemId, readableStem(question.stem),
                                 question.models.join(tr(", ", "between the names of models")),
                                 besides.isEmpty() ? tr("Will be discarded")
                                                   : tr("Kept because of %1").arg(besides.join(tr(", ", "between items")))};
        for (int column = 0; column < 4; ++column) {
            auto *cell = new QTableWidgetItem(texts[column].simplified());
            cell->setToolTip(texts[column]);
            m_questions->setItem(row, column, cell);
        }
    }
}

void GateDialog::reject()
{
    if (!m_applying)
        QDialog::reject();
}

void GateDialog::apply()
{
    m_applying = true;
    m_action->setEnabled(false);
    m_gates->setEnabled(false);
    m_project
        .write([seen = m_seen, person = m_project.person().id](Stores &stores) { return GateService(stores, person).apply(seen); })
        .then(this, [this](const Result<int> &discarded) {
            m_applying = false;
            m_gates->setEnabled(true);
            if (!discarded) {
                m_outcome->setText(discarded.error().sentence);
                return;
            }
            Q_EMIT applied(*discarded);
            accept();
        });
}

} // namespace yuyi
