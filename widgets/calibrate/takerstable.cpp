// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/takerstable.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

namespace yuyi {

namespace {

QString titleOf(CalibrationResult result)
{
    switch (result) {
    case CalibrationResult::Open: return TakersTable::tr("not decided");
    case CalibrationResult::Passed: return TakersTable::tr("passed");
    case CalibrationResult::Repeat: return TakersTable::tr("must repeat");
    }
    return {};
}

} // namespace

TakersTable::TakersTable(PageContext context, QWidget *parent)
    : QWidget(parent), m_context(context), m_hint(plainLabel(this)), m_table(makeTable(4, this)),
      m_note(new TextField(this)),
      m_pass(new ActionButton(context.commands.action(QStringLiteral("calibrate.pass")), ActionButton::Kind::Plain, this)),
      m_repeat(new ActionButton(context.commands.action(QStringLiteral("calibrate.repeat")), ActionButton::Kind::Plain, this))
{
    setTextRole(m_hint, TextRole::Soft);
    m_hint->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("calibrationPeople"));
    m_note->setObjectName(QStringLiteral("resultNote"));
    m_note->setCountVisible(false);
    m_note->setLines(1, 3);
    m_note->installEventFilter(this);
    connect(m_note, &TextField::escaped, m_table, qOverload<>(&QWidget::setFocus));
    auto *foot = rowIn();
    foot->addWidget(m_note, 1);
    foot->addWidget(m_repeat);
    foot->addWidget(m_pass);
    auto *column = columnIn(this);
    column->addWidget(m_hint);
    column->addWidget(m_table, 1);
    column->addLayout(foot);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] { m_context.commands.refresh(); });
    retranslate();
}

bool TakersTable::mayDecide() const
{
    return isVisible() && !m_deciding && m_summary.batch.state == CalibrationState::Revealed && m_table->currentRow() >= 0
        && m_context.project.person().is(Role::Lead);
}

void TakersTable::show(const CalibrationSummary &summary)
{
    m_summary = summary;
    fill();
}

void TakersTable::fill()
{
    const int row = m_table->currentRow();
    const bool labelling = m_summary.batch.state == CalibrationState::Labelling;
    const bool deciding = m_summary.batch.state == CalibrationState::Revealed
                       && m_context.project.person().is(Role::Lead);
    m_table->setHorizontalHeaderLabels({tr("Person"), tr("Submitted"), tr("Result"), tr("Note")});
    m_table->setRowCount(0);
    for (const CalibrationPerson &one : m_summary.batch.people) {
        QString name;
        for (const Person &person : m_context.project.people()) {
            if (person.id == one.person)
                name = person.name;
        }
        const int at = m_table->rowCount();
        m_table->insertRow(at);
        m_table->setItem(at, 0, new QTableWidgetItem(name));
        const bool again = m_summary.batch.state == CalibrationState::Revealed && one.result == CalibrationResult::Repeat;
        // Only what was submitted is repeated.
        const qint64 submitted = m_summary.done.value(one.person);
        const qint64 all = again ? submitted : m_summary.batch.images.size();
        const qint64 ready = again ? submitted - m_summary.toRepeat.value(one.person) : submitted;
        const QString counted = again ? tr("%1 of %2 images repeated") : tr("%1 of %2");
        auto *done = new QTableWidgetItem(counted.arg(QLocale().toString(ready), QLocale().toString(all)));
        done->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(at, 1, done);
        m_table->setItem(at, 2, new QTableWidgetItem(labelling ? QString() : titleOf(one.result)));
        auto *note = new QTableWidgetItem(one.note);
        note->setToolTip(one.note);
        m_table->setItem(at, 3, note);
    }
    if (m_table->rowCount() > 0)
        m_table->selectRow(qBound(0, row, m_table->rowCount() - 1));
    m_hint->setText(
        labelling
            ? (m_summary.complete()
                   ? tr("Everybody has submitted. The batch can be revealed.")
                   : tr(
                       "Everybody labels these images on the Annotate page, where these images come before other new images. Labels of "
                       "other people are hidden until the batch is revealed."))
            : tr(
                "After passing, people start regular annotation. People who must repeat the calibration get the images that they "
                "submitted again, with your note."));
    for (QWidget *widget : QList<QWidget *>{m_note, m_pass, m_repeat})
        widget->setVisible(deciding);
    m_context.commands.refresh();
}

void TakersTable::decide(CalibrationResult result)
{
    const int row = m_table->currentRow();
    if (m_deciding || row < 0 || row >= m_summary.batch.people.size())
        return;
    m_deciding = true;
    m_context.commands.refresh();
    const CalibrationBatchId batch = m_summary.batch.id;
    const PersonId taker = m_summary.batch.people.at(row).person;
    const QString note = m_note->text();
    const PersonId person = m_context.project.person().id;
    m_context.project
        .write([=](Stores &stores) { return CalibrationService(stores, person).decide(batch, taker, result, note); })
        .then(this, [this, result](const Result<> &done) {
            m_deciding = false;
            m_context.commands.refresh();
            if (!done) {
                m_noteWanted = result == CalibrationResult::Repeat && done.error().code == ErrorCode::Invalid;
                if (m_noteWanted)
                    m_note->setFocus();
                Q_EMIT failed(done.error());
                return;
            }
            m_note->setText({});
            m_noteWanted = false;
            m_table->setFocus(); // single keys act again
            if (m_table->currentRow() + 1 < m_table->rowCount())
                m_table->selectRow(m_table->currentRow() + 1);
            Q_EMIT decided();
        });
}

bool TakersTable::eventFilter(QObject *object, QEvent *event)
{
    // T asked for the note: with it the person repeats.
    if (object == m_note && event->type() == QEvent::KeyPress && m_noteWanted && mayDecide()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            repeat();
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

void TakersTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

void TakersTable::retranslate()
{
    m_table->setAccessibleName(tr("People who take part"));
    m_note->setPlaceholderText(tr("Note to the person; required if the person must repeat the calibration"));
    m_note->setAccessibleName(tr("Note to the person"));
}

} // namespace yuyi
