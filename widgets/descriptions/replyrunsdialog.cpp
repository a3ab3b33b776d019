// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/replyrunsdialog.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QTableWidget>

namespace yuyi {

namespace {

constexpr int dialogWidth = 760;
constexpr int dialogHeight = 460;

} // namespace

ReplyRunsDialog::ReplyRunsDialog(ProjectAccess &project, QWidget *parent) : QDialog(parent), m_project(project)
{
    setWindowTitle(tr("Score Replies to Questions"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    auto *words = wrappedLabel(this);
    words->setText(tr("Tick the runs whose replies people score. They see the question and the whole reply, but not the model. The scores "
                      "of a run without a tick are kept."));
    m_table = makeTable(4, this, 0);
    m_table->setObjectName(QStringLiteral("replyRuns"));
    m_table->setAccessibleName(tr("Runs of questions"));
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("Configuration"), tr("Task"), tr("Created")});
    m_state = wrappedLabel(this, TextRole::Soft);
    m_state->setObjectName(QStringLiteral("replyRunsState"));
    m_state->setTextFormat(Qt::PlainText);
    m_action = new ActionButton(tr("Save"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    m_action->setObjectName(QStringLiteral("replyRunsSave"));
    m_action->setAutoDefault(false);
    m_action->setEnabled(false);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = rowIn();
    buttons->addWidget(m_state, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(words);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &ReplyRunsDialog::save);
    read();
}

void ReplyRunsDialog::read()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return ReplyScoringService(stores, person).runs(); })
        .then(this, [this](const Result<QList<ScorableRun>> &runs) {
            if (!runs) {
                m_state->setText(runs.error().sentence);
                return;
            }
            m_runs = *runs;
            fill();
        });
}

void ReplyRunsDialog::fill()
{
    m_table->setRowCount(static_cast<int>(m_runs.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const ScorableRun &one = m_runs.at(row);
        const QStringList texts{modelTitle(one.run), one.configurationTitle, one.taskTitle, momentText(one.run.createdAt)};
        for (int column = 0; column < static_cast<int>(texts.size()); ++column) {
            auto *item = new QTableWidgetItem(texts.at(column));
            item->setToolTip(texts.at(column));
            m_table->setItem(row, column, item);
        }
        QTableWidgetItem *first = m_table->item(row, 0);
        first->setFlags(first->flags() | Qt::ItemIsUserCheckable);
        first->setCheckState(one.chosen ? Qt::Checked : Qt::Unchecked);
    }
    if (m_runs.isEmpty()) {
        m_state->setText(tr("No model has been asked yet with a configuration whose replies are scored."));
        return;
    }
    m_table->setCurrentCell(0, 0);
    m_table->setFocus();
    m_action->setEnabled(true);
}

void ReplyRunsDialog::save()
{
    if (!m_action->isEnabled())
        return;
    QList<RunId> chosen;
    RunId first;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const ScorableRun &one = m_runs.at(row);
        if (m_table->item(row, 0)->checkState() != Qt::Checked)
            continue;
        chosen.append(one.run.id);
        if (first.isNull() && !one.chosen)
            first = one.run.id;
    }
    m_action->setEnabled(false);
    m_project
        .write([chosen, person = m_project.person().id](Stores &stores) { return ReplyScoringService(stores, person).choose(chosen); })
        .then(this, [this, first](const Result<> &done) {
            if (!done) {
                m_state->setText(done.error().sentence);
                m_action->setEnabled(true);
                return;
            }
            Q_EMIT saved(first);
            accept();
        });
}

void ReplyRunsDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier))
        save();
    else
        QDialog::keyPressEvent(event);
}

} // namespace yuyi
