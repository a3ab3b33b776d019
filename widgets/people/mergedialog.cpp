// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/mergedialog.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/people/conflictpanel.h"
#include "widgets/theme/theme.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace yuyi {

namespace {

enum FileColumn {
    FileName,
    Holder,
    RoleColumn,
    New,
    Changed,
    Same,
    LeftOut,
    Note,
    FileColumns
};

constexpr int fewFiles = 4;
constexpr int roomForAll = 760;

QTableWidgetItem *textItem(const QString &text, Qt::Alignment vertical = Qt::AlignVCenter)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignLeft | vertical);
    item->setToolTip(text);
    return item;
}

QTableWidgetItem *numberItem(int number)
{
    auto *item = new QTableWidgetItem(QLocale().toString(number));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

MergeDialog::MergeDialog(const PageContext &context, const QStringList &files, QWidget *parent)
    : QDialog(parent), m_context(context), m_files(files)
{
    setObjectName(QStringLiteral("mergeDialog"));
    setWindowTitle(tr("Import Returned Packages"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&m_context.jobs, &JobCenter::jobChanged, this, [this](const JobId &id) {
        if (id == m_job)
            follow();
    });
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id) { ended(id); });
    start(JobKind::LookAtReturns, true);
}

void MergeDialog::build()
{
    m_sentence = wrappedLabel(this);
    m_sentence->setObjectName(QStringLiteral("merge.sentence"));
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_table = makeTable(FileColumns, this, Note);
    m_table->setObjectName(QStringLiteral("merge.files"));
    m_table->setHorizontalHeaderLabels({tr("File"), tr("Person"), tr("Role"), tr("New"), tr("Changed"), tr("Already in project"),
                                        tr("Not imported"), tr("Note")});
    m_table->setAccessibleName(tr("Returned work packages"));
    m_refused = wrappedLabel(this);
    m_refused->setObjectName(QStringLiteral("merge.refused"));
    setStyleProperty(m_refused, "feel", QStringLiteral("bad"));
    m_conflictTitle = plainLabel(
        tr("The project has changed since packing. The content in the project is kept unless you choose the returned content."),
        this);
    m_conflictTitle->setWordWrap(true);
    m_conflicts = new ConflictPanel(this);
    m_close = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    m_close->setAutoDefault(false);
    m_merge = new ActionButton(tr("Import"), {}, ActionButton::Kind::Primary, this);
    m_merge->setObjectName(QStringLiteral("merge.apply"));
    m_merge->setDefault(true);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_merge);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(m_sentence);
    column->addWidget(m_progress);
    column->addWidget(m_table, 1);
    column->addWidget(m_refused);
    column->addWidget(m_conflictTitle);
    column->addWidget(m_conflicts, 5);
    column->addLayout(buttons);
    const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
    resize(qMin(Theme::of(this).px(1080), room.width() - 2 * spacing::large),
           qMin(Theme::of(this).px(680), room.height() - 2 * spacing::large));
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_merge, &QAbstractButton::clicked, this, [this] {
        if (m_state == State::Ready)
            start(JobKind::MergeReturns, false);
        else
            accept();
    });
    connect(m_conflicts, &ConflictPanel::changed, this, [this] {
        if (m_state == State::Ready)
            showState();
    });
}

void MergeDialog::start(JobKind kind, bool dryRun)
{
    MergeRequest request;
    request.files = m_files;
    request.dryRun = dryRun;
    request.by = m_context.project.person().id;
    if (!dryRun)
        request.choice = choice();
    m_state = dryRun ? State::Looking : State::Merging;
    m_job = m_context.jobs.start(kind, request.toJson());
    showState();
}

void MergeDialog::follow()
{
    const JobStatus status = m_context.jobs.job(m_job);
    m_progress->setRange(0, static_cast<int>(status.total));
    m_progress->setValue(static_cast<int>(status.done));
}

void MergeDialog::ended(const JobId &id)
{
    if (id != m_job)
        return;
    const JobStatus status = m_context.jobs.job(id);
    const bool looked = m_state == State::Looking;
    if (status.state != JobState::Done) {
        m_state = State::Failed;
        m_failure = status.message;
        showState();
        return;
    }
    m_state = looked ? State::Ready : State::Done;
    if (looked)
        m_context.jobs.dismiss(id); // nothing that anybody wants to read again
    m_job = {};
    m_report = MergeReport::fromJson(status.result);
    showFiles();
    m_conflicts->setConflicts(m_report, m_state == State::Ready);
    showState();
    // What is to be decided comes first; Enter merges all the same.
    if (m_conflicts->hasChoice())
        m_conflicts->focusList();
    else if (m_merge->isEnabled())
        m_merge->setFocus();
    if (!looked)
        Q_EMIT merged(m_report.added() + m_report.changed());
}

void MergeDialog::showFiles()
{
    QStringList refused;
    m_table->setRowCount(static_cast<int>(m_report.lines.size()));
    int row = 0;
    for (const MergeLine &line : std::as_const(m_report.lines)) {
        m_table->setItem(row, FileName, textItem(QFileInfo(line.file).fileName()));
        QString note;
        if (line.refused) {
            note = tr("Rejected");
            refused.append(line.refused->sentence);
        } else {
            m_table->setItem(row, Holder, textItem(line.holder));
            m_table->setItem(row, RoleColumn, textItem(titleOf(line.role)));
            const std::pair<int, int> numbers[]{{New, line.added},
                                                {Changed, line.changed},
                                                {Same, line.same},
                                                {LeftOut, static_cast<int>(line.conflicts.size())}};
            for (const auto &[column, number] : numbers)
                m_table->setItem(row, column, numberItem(number));
            if (line.mergedBefore && line.added + line.changed == 0)
                note = tr("The same work was already imported.");
            else if (line.untouched > 0)
                note = tr("%n task(s) not started.", nullptr, line.untouched);
            else if (line.finished)
                note = tr("Marked as finished.");
        }
        m_table->setItem(row, Note, textItem(note));
        ++row;
    }
    m_refused->setText(refused.join(u'\n'));
}

void MergeDialog::fitRows()
{
    // What says least goes first where the type is large.
    const bool narrow = width() < Theme::of(this).px(roomForAll);
    m_table->setColumnHidden(RoleColumn, narrow);
    m_table->setColumnHidden(Same, narrow);
    m_table->resizeRowsToContents();
    int height = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth();
    for (int row = 0; row < qMin(fewFiles, m_table->rowCount()); ++row)
        height += m_table->rowHeight(row);
    m_table->setMinimumHeight(qMin(height, this->height() / 2));
}

MergeChoice MergeDialog::choice() const
{
    MergeChoice choice;
    choice.take = m_conflicts->taken();
    return choice;
}

int MergeDialog::entries() const
{
    return m_report.added() + m_report.changed() + static_cast<int>(choice().take.size());
}

int MergeDialog::finishedPackages() const
{
    return static_cast<int>(std::count_if(m_report.lines.begin(), m_report.lines.end(),
                                          [](const MergeLine &line) { return line.finished && !line.mergedBefore; }));
}

void MergeDialog::showState()
{
    const bool working = isWorking();
    const bool shown = m_state == State::Ready || m_state == State::Done;
    m_progress->setVisible(working);
    m_table->setVisible(!m_report.lines.isEmpty());
    m_refused->setVisible(shown && m_report.refused() > 0);
    m_conflictTitle->setVisible(shown && m_report.conflicts() > 0);
    m_conflicts->setVisible(!m_report.lines.isEmpty() && m_report.conflicts() > 0);
    m_conflicts->setEnabled(m_state != State::Merging);
    const int count = entries();
    const int finished = finishedPackages();
    switch (m_state) {
    case State::Looking:
        m_progress->setRange(0, 0);
        m_sentence->setText(tr("Checking %n file(s). Nothing is changed yet.", nullptr, static_cast<int>(m_files.size())));
        break;
    case State::Ready:
        m_sentence->setText(
            count > 0
                ? tr("%n entry(s) can be imported. Each file is imported completely or not at all.",
                     nullptr, count)
            : m_conflicts->hasChoice() ? tr(
                  "Nothing can be imported automatically, because the project has changed since packing. Choose which entries to import "
                  "anyway.")
            : finished > 0 ? tr("There is nothing new to import. %n packages are marked as finished. Import them so that they are no "
                                "longer listed as out.",
                                nullptr, finished)
                           : tr("There is nothing new to import."));
        break;
    case State::Merging: m_sentence->setText(tr("Importing. If you stop, the current file is skipped completely.")); break;
    case State::Done:
        m_sentence->setText(tr("%n entry(s) imported.", nullptr, m_report.added() + m_report.changed()));
        m_conflictTitle->setText(tr("The entries below were skipped; the content in the project stays unchanged."));
        break;
    case State::Failed: m_sentence->setText(m_failure); break;
    }
    const bool ready = m_state == State::Ready && (count > 0 || finished > 0);
    const bool undecided = m_state == State::Ready && m_conflicts->hasChoice();
    m_merge->setVisible(m_state != State::Failed && (working || ready || undecided || m_state == State::Done));
    m_merge->setEnabled(ready || m_state == State::Done);
    m_merge->setText(m_state == State::Done ? tr("Done")
                     : ready && count > 0   ? tr("Import %n Entry(s)", nullptr, count)
                                            : tr("Import"));
    m_close->setVisible(m_state != State::Done);
    m_close->setText(working || ready || undecided ? tr("Cancel") : tr("Close"));
    // Lines break by the widths that the layout gives.
    QTimer::singleShot(0, this, &MergeDialog::fitRows);
}

void MergeDialog::done(int result)
{
    if (!m_job.isNull())
        m_context.jobs.cancel(m_job);
    QDialog::done(result);
}

void MergeDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    QTimer::singleShot(0, this, &MergeDialog::fitRows);
}

} // namespace yuyi
