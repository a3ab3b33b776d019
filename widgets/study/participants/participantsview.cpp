// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/participants/participantsview.h"

#include "models/services/jobs/studypackjobs.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/buttons/morebutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/participate/localstudywindow.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/study/participants/addpeopledialog.h"
#include "widgets/study/participants/dryrundialog.h"
#include "widgets/study/participants/participantnamedialog.h"
#include "widgets/study/participants/withdrawalprompt.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int headingRoom = 16; // headings are wider than their letters
enum Column {
    CodeColumn,
    Name,
    State,
    Answered,
    Flagged,
    Resumed,
    TimedOut,
    Median,
    PackageColumn,
    ColumnCount
};

QTableWidgetItem *cell(const QString &text, bool number)
{
    auto *item = new QTableWidgetItem(text);
    item->setToolTip(text);
    if (number)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// A person who has begun goes on at the same place.
bool toPack(const ParticipantRow &row)
{
    return row.participant.simulated.isEmpty() && row.participant.state == ParticipantState::Invited && !row.packed;
}

/// Zero is nothing to look at.
QString some(int count)
{
    return count == 0 ? QStringLiteral("–") : QLocale().toString(count);
}

} // namespace

ParticipantsView::ParticipantsView(StudyPageData &pageData, QWidget *parent)
    : QWidget(parent), m_pageData(pageData), m_context(pageData.context()), m_count(plainLabel(this)),
      m_table(new QTableWidget(0, ColumnCount, this)), m_stack(new StateStack(m_table, this)), m_empty(m_stack->empty())
{
    prepareTable(m_table);
    m_table->setObjectName(QStringLiteral("studyPeople"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    setTextRole(m_count, TextRole::Soft);
    m_count->setObjectName(QStringLiteral("studyPeopleCount"));
    m_empty->setIcon(QStringLiteral("people"));
    auto *tools = new QWidget(this);
    m_tools = tools;
    auto *flow = new FlowLayout(tools, spacing::small, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const char *id : {"study.start", "study.several", "study.pack", "study.home"})
        flow->addWidget(new ActionButton(m_context.commands.action(QLatin1String(id)), ActionButton::Kind::Plain, tools));
    QList<QAction *> seldom;
    for (const char *id : {"study.refill", "study.name", "study.names", "study.simulate",
                           "study.unsimulate", "study.close", "study.conclude", "study.withdraw"})
        seldom.append(m_context.commands.action(QLatin1String(id)));
    flow->addWidget(new MoreButton(seldom, tools));
    auto *column = columnIn(this);
    column->addWidget(tools);
    column->addWidget(m_stack, 1);
    column->addWidget(m_count);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ParticipantsView::stateChanged);
    connect(m_table, &QTableWidget::itemDoubleClicked, this, &ParticipantsView::start);
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id, std::optional<JobKind> kind) {
        if (kind != JobKind::PackStudy)
            return;
        const JobStatus status = m_context.jobs.job(id);
        if (status.state == JobState::Done)
            Q_EMIT toast(status.message, false);
        else if (!status.message.isEmpty())
            Q_EMIT failed(status.message);
        load();
    });
    retranslate();
}

void ParticipantsView::enter()
{
    refresh();
    focusTable(); // the arrows walk at once
}

void ParticipantsView::refresh()
{
    const Study &study = m_pageData.study()->study;
    const bool same = study.id == m_study.id && study.state == m_study.state;
    m_study = study;
    if (!same) {
        m_rows.clear();
        fill();
    }
    load();
}

void ParticipantsView::load()
{
    if (m_study.id.isNull())
        return;
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([=, id = m_study.id](Stores &stores) { return StudyService(stores, actor).participants(id); })
        .then(this, m_latest.only([this](const Result<QList<ParticipantRow>> &rows) {
            if (!rows)
                return Q_EMIT failed(rows.error().sentence);
            m_rows = *rows;
            fill();
        }));
}

void ParticipantsView::fill()
{
    const QLocale locale;
    QList<ParticipantId> chosen;
    for (const ParticipantRow &row : selected())
        chosen.append(row.participant.id);
    const int at = std::max(0, m_table->currentRow());
    const QSignalBlocker quiet(m_table);
    m_table->setColumnHidden(Name, !m_names);
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    int people = 0;
    int finished = 0;
    int answered = 0;
    int planned = 0;
    for (int row = 0; row < m_rows.size(); ++row) {
        const ParticipantRow &one = m_rows.at(row);
        const Participant &person = one.participant;
        const bool withdrawn = person.state == ParticipantState::Withdrawn;
        const auto kind = fromCode<SimulatedKind>(person.simulated);
        const QString state = kind ? tr("Simulated: %1").arg(titleOf(*kind)) : titleOf(person.state);
        const QString progress =
            withdrawn ? QStringLiteral("–") : tr("%1 of %2").arg(locale.toString(one.answered), locale.toString(one.trials));
        const QString median = one.medianMs < 0
                                 ? QStringLiteral("–")
                                 : tr("%1 s").arg(locale.toString(
                                     static_cast<double>(one.medianMs) / 1'000, 'f', 1));
        const QString texts[ColumnCount] = {person.code, one.name, state, progress, some(one.flagged), some(one.resumed),
                                            some(one.timedOut), median, one.packed ? tr("sent out") : QString()};
        for (int column = 0; column < ColumnCount; ++column)
            m_table->setItem(row, column, cell(texts[column], column >= Answered && column <= Median));
        m_table->item(row, CodeColumn)->setData(Qt::UserRole, person.id.value());
        if (!kind && !withdrawn) {
            ++people;
            finished += person.state == ParticipantState::Finished ? 1 : 0;
            answered += one.answered;
            planned += one.trials;
        }
    }
    for (int column = 0; column < PackageColumn; ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + Theme::of(this).px(headingRoom));
    }
    m_table->clearSelection();
    for (int row = 0; row < m_rows.size(); ++row) {
        if (chosen.contains(m_rows.at(row).participant.id))
            m_table->selectionModel()->select(m_table->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    if (!m_rows.isEmpty() && chosen.isEmpty())
        m_table->selectRow(std::min(at, static_cast<int>(m_rows.size()) - 1));
    m_count->setText(tr("%1, of whom %2 finished; %3 of %4 questions answered.", "people, numbers")
                         .arg(tr("%n people", nullptr, static_cast<int>(people)),
                              locale.toString(finished), locale.toString(answered),
                              locale.toString(planned)));
    m_count->setVisible(!m_rows.isEmpty());
    m_stack->showWorkIf(!m_rows.isEmpty());
    const bool draft = m_study.state == StudyState::Draft;
    m_tools->setVisible(!draft);
    if (m_rows.isEmpty()) {
        CommandRegistry &commands = m_context.commands;
        m_empty->clearButtons();
        m_empty->addAction(commands.action(draft ? QStringLiteral("study.tab-design") : QStringLiteral("study.add")));
        if (!draft)
            m_empty->addAction(commands.action(QStringLiteral("study.simulate")), ActionButton::Kind::Plain);
    }
    m_empty->setSentence(draft ? tr("This study is still a draft.") : tr("There are no participants yet."));
    m_empty->setHint(draft ? tr("Freeze the study on the Design tab, then add people.")
                           : tr("Add as many people as you need. Each person gets a code and their own question "
                                "order."));
    Q_EMIT stateChanged();
}

QList<ParticipantRow> ParticipantsView::selected() const
{
    QList<ParticipantRow> list;
    QList<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    for (const int row : std::as_const(rows)) {
        const QUuid id = m_table->item(row, CodeColumn) ? m_table->item(row, CodeColumn)->data(Qt::UserRole).toUuid() : QUuid();
        const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                        [&](const ParticipantRow &one) { return one.participant.id.value() == id; });
        if (found != m_rows.end())
            list.append(*found);
    }
    return list;
}

std::optional<ParticipantRow> ParticipantsView::current() const
{
    const QList<ParticipantRow> rows = selected();
    return rows.size() == 1 ? std::optional(rows.constFirst()) : std::nullopt;
}

bool ParticipantsView::mayStart() const
{
    const auto row = current();
    return row && row->mayTakePart(m_study.state) && !row->packed && m_window == nullptr;
}

bool ParticipantsView::mayStartSeveral() const
{
    const StudyState state = m_study.state;
    const bool begun = std::any_of(m_rows.begin(), m_rows.end(), [state](const ParticipantRow &row) { return row.mayTakePart(state); });
    return (state == StudyState::Running || begun) && m_several == nullptr;
}

bool ParticipantsView::mayPack() const
{
    return m_study.state == StudyState::Running
        && std::any_of(m_rows.begin(), m_rows.end(), [](const ParticipantRow &row) { return toPack(row); });
}

bool ParticipantsView::mayWithdraw() const
{
    const QList<ParticipantRow> rows = selected();
    return !rows.isEmpty()
        && std::all_of(rows.begin(), rows.end(), [](const ParticipantRow &row) { return row.participant.simulated.isEmpty(); });
}

bool ParticipantsView::mayName() const
{
    const auto row = current();
    return row && row->participant.simulated.isEmpty() && row->participant.state != ParticipantState::Withdrawn;
}

bool ParticipantsView::mayConclude() const
{
    const auto row = current();
    return row && row->participant.state == ParticipantState::Active && row->answered > 0;
}

bool ParticipantsView::hasSimulated() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const ParticipantRow &row) { return !row.participant.simulated.isEmpty(); });
}

void ParticipantsView::add()
{
    int there = 0;
    for (const ParticipantRow &row : std::as_const(m_rows))
        there += row.participant.simulated.isEmpty() && row.participant.state != ParticipantState::Withdrawn ? 1 : 0;
    auto *dialog = new AddPeopleDialog(std::max(1, m_study.design.people - there), this);
    connect(dialog, &AddPeopleDialog::chosen, this, &ParticipantsView::addPeople);
    dialog->open();
}

void ParticipantsView::addPeople(int count, const QStringList &names)
{
    const PersonId actor = m_context.project.person().id;
    m_context.project
        .write([=, id = m_study.id](Stores &stores) { return StudyService(stores, actor).addParticipants(id, count, names); })
        .then(this, [this](const Result<QList<Participant>> &added) {
            if (!added)
                return Q_EMIT failed(added.error().sentence);
            Q_EMIT toast(tr("%n participant(s) added.", nullptr, static_cast<int>(added->size())), false);
            m_table->setFocus();
            load();
        });
}

void ParticipantsView::refill()
{
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([=, id = m_study.id](Stores &stores) { return StudyService(stores, actor).refill(id); })
        .then(this, [this](const Result<QList<Participant>> &added) {
            if (!added)
                return Q_EMIT failed(added.error().sentence);
            const int count = static_cast<int>(added->size());
            Q_EMIT toast(count == 0 ? tr("All planned participants have already been added.")
                                    : tr("%n participant(s) added.", nullptr, count),
                         false);
            load();
        });
}

void ParticipantsView::start()
{
    if (!mayStart())
        return;
    m_window = new ParticipantWindow(m_context.project, m_context.settings, current()->participant.id);
    const auto over = [this] {
        m_window->deleteLater();
        m_window = nullptr;
        m_table->setFocus();
        load();
    };
    connect(m_window, &ParticipantWindow::finished, this, over);
    connect(m_window, &ParticipantWindow::left, this, over);
    m_window->begin(window());
    Q_EMIT stateChanged();
}

void ParticipantsView::startSeveral()
{
    if (!mayStartSeveral())
        return;
    m_several = new LocalStudyWindow(m_context.project, m_context.settings, m_study.id);
    connect(m_several, &LocalStudyWindow::left, this, [this] {
        m_several->deleteLater();
        m_several = nullptr;
        load();
    });
    m_several->begin(window());
    Q_EMIT stateChanged();
}

void ParticipantsView::pack()
{
    QList<ParticipantId> people;
    const QList<ParticipantRow> rows = selected().size() > 1 ? selected() : m_rows;
    for (const ParticipantRow &row : rows) {
        if (toPack(row))
            people.append(row.participant.id);
    }
    if (people.isEmpty())
        return;
    m_context.prompts.openFolder(this, tr("Folder for %n Package(s)", nullptr, static_cast<int>(people.size())),
                                 [this, people](const QString &folder) {
                                     if (!folder.isEmpty())
                                         packInto(folder, people);
                                 });
}

void ParticipantsView::packInto(const QString &folder, const QList<ParticipantId> &people)
{
    StudyPackRequest request;
    request.participants = people;
    request.folder = folder;
    request.by = m_context.project.person().id;
    m_context.jobs.start(JobKind::PackStudy, request.toJson());
}

void ParticipantsView::withdraw()
{
    const QList<ParticipantRow> rows = selected();
    const WithdrawalPrompt prompt = withdrawalPrompt(rows);
    m_context.prompts.confirm(this, prompt.title, prompt.text, prompt.action, [this, rows] {
        const PersonId actor = m_context.project.person().id;
        m_context.project
            .write([=](Stores &stores) {
                QList<ParticipantId> people;
                for (const ParticipantRow &row : rows)
                    people.append(row.participant.id);
                return StudyService(stores, actor).withdraw(people);
            })
            .then(this, [this](const Result<Withdrawal> &done) {
                if (done)
                    m_context.prompts.inform(this, tr("Withdrawn"), whatIsKept(*done));
                else
                    Q_EMIT failed(done.error().sentence);
                load();
            });
    });
}

void ParticipantsView::conclude()
{
    const auto row = current();
    if (!row)
        return;
    m_context.prompts.confirm(this, tr("End the participation of %1?").arg(row->participant.code),
                              tr("Existing answers are kept and counted. Other people can answer the remaining questions: add people "
                                 "with “Replace Drop-outs”."),
                              tr("End Participation"), [this, id = row->participant.id] {
                                  const PersonId actor = m_context.project.person().id;
                                  m_context.project.write([=](Stores &stores) { return StudyService(stores, actor).conclude(id); })
                                      .then(this, [this](const Result<> &done) {
                                          if (!done)
                                              Q_EMIT failed(done.error().sentence);
                                          load();
                                      });
                              });
}

void ParticipantsView::name()
{
    const auto row = current();
    if (!row)
        return;
    auto *dialog = new ParticipantNameDialog(row->participant.code, row->name, this);
    connect(dialog, &ParticipantNameDialog::chosen, this, [this, id = row->participant.id](const QString &name) {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=](Stores &stores) { return StudyService(stores, actor).setName(id, name); })
            .then(this, [this](const Result<> &done) {
                if (!done)
                    Q_EMIT failed(done.error().sentence);
                load();
            });
    });
    dialog->open();
}

void ParticipantsView::toggleNames()
{
    m_names = !m_names;
    fill();
}

void ParticipantsView::simulate()
{
    auto *dialog = new DryRunDialog(m_study.design.people, this);
    connect(dialog, &DryRunDialog::chosen, this, [this](SimulatedKind kind, int count) {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=, id = m_study.id](Stores &stores) { return StudyService(stores, actor).simulate(id, kind, count); })
            .then(this, [this](const Result<QList<Participant>> &added) {
                if (!added)
                    return Q_EMIT failed(added.error().sentence);
                Q_EMIT toast(tr("%n simulated participant(s) have answered.", nullptr, static_cast<int>(added->size())), false);
                load();
            });
    });
    dialog->open();
}

void ParticipantsView::removeSimulated()
{
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([=, id = m_study.id](Stores &stores) { return StudyService(stores, actor).removeSimulated(id); })
        .then(this, [this](const Result<int> &removed) {
            if (!removed)
                return Q_EMIT failed(removed.error().sentence);
            Q_EMIT toast(tr("Removed %n simulated participant(s).", nullptr, *removed), false);
            load();
        });
}

void ParticipantsView::step(int by)
{
    if (m_rows.isEmpty())
        return;
    const int row = std::clamp(m_table->currentRow() + by, 0, static_cast<int>(m_rows.size()) - 1);
    m_table->setCurrentCell(row, CodeColumn);
}

void ParticipantsView::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ParticipantsView::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Code"), tr("Name"), tr("State"), tr("Answered"),
                                        tr("Focus lost"), tr("Resumed"), tr("Timed out"),
                                        tr("Median time"), tr("Package")});
    m_table->horizontalHeaderItem(Flagged)->setToolTip(tr("Answers where the person switched to another window, minimised the window, "
                                                          "or let the computer sleep while the question was shown."));
    m_table->setAccessibleName(tr("Participants"));
    fill();
}

} // namespace yuyi
