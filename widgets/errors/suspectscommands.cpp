// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with suspected questions.
#include "widgets/errors/suspectsview.h"

#include "models/services/errors/suspectreport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/linefield.h"
#include "widgets/errors/suspectdetail.h"
#include "widgets/errors/suspectsmodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"

#include <QSaveFile>
#include <QTableView>

namespace yuyi {

void SuspectsView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto add = [&](const char *id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                         std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("errors.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = {key};
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = [this, enabled = std::move(enabled)] { return m_entered && enabled(); };
        // A key held down sends one question back, not ten.
        commands.add(std::move(command))->setAutoRepeat(false);
    };
    const auto open = [this] { return mayAct() && current()->state != SuspectState::InReview; };
    add("suspect-send-back", [] { return tr("Return to Review"); }, QKeySequence(Qt::SHIFT | Qt::Key_R),
        [this] { act(Act::SendBack); }, open);
    add("suspect-stands", [] { return tr("Keep Question"); }, QKeySequence(Qt::SHIFT | Qt::Key_S), [this] { act(Act::Stands); },
        [this] { return mayAct() && current()->state != SuspectState::LookedAt; });
    add("suspect-author", [] { return tr("Return to Author"); }, QKeySequence(Qt::SHIFT | Qt::Key_A), [this] { act(Act::Author); }, open);
    add("suspect-again", [] { return tr("List Again"); }, QKeySequence(Qt::SHIFT | Qt::Key_L), [this] { act(Act::Again); },
        [this] { return mayAct() && current()->state == SuspectState::LookedAt; });
    add("suspect-note", [] { return tr("Write Note on Suspected Error"); }, QKeySequence(Qt::SHIFT | Qt::Key_N),
        [this] { m_detail->note()->setFocus(Qt::ShortcutFocusReason); }, [this] { return mayAct(); });
    add("suspect-results", [] { return tr("Open in Results"); }, QKeySequence(Qt::SHIFT | Qt::Key_O), [this] { openInResults(); },
        [this] { return current() != nullptr; });
    add("suspect-reason", [] { return tr("Filter by Next Reason"); }, QKeySequence(Qt::SHIFT | Qt::Key_I), [this] { nextReason(); },
        [this] { return m_data != nullptr; });
    add("suspect-table", [] { return tr("Export Suspected Errors…"); }, QKeySequence(Qt::SHIFT | Qt::Key_T), [this] { exportTable(); },
        [this] { return m_model->rowCount() > 0; });
    m_detail->setActions();
    connect(m_detail->note(), &LineField::escaped, m_table, qOverload<>(&QWidget::setFocus));
}

bool SuspectsView::mayAct() const
{
    return current() != nullptr && !m_sending && m_context.project.person().is(Role::Lead);
}

void SuspectsView::act(Act what)
{
    const Suspect *chosen = current();
    if (!chosen || m_sending)
        return;
    m_sending = true;
    m_context.commands.refresh();
    const QString note = m_detail->note()->text().trimmed();
    m_context.project
        .write([what, note, suspect = *chosen, person = m_context.project.person().id](Stores &stores) -> Result<> {
            SuspectService service(stores, person);
            switch (what) {
            case Act::SendBack: {
                const auto opened = service.sendBack(suspect, note);
                return opened ? Result<>() : passOn(opened);
            }
            case Act::Author: return service.returnToAuthor(suspect, note);
            case Act::Stands: return service.dismiss(suspect, note);
            case Act::Again: return service.listAgain(suspect);
            }
            return {};
        })
        .then(this, [this, what, note, suspect = *chosen, person = m_context.project.person().id](const Result<> &done) {
            m_sending = false;
            // Nothing of it is for another person.
            if (done && person == m_context.project.person().id) {
                acted(what, suspect, note);
                return;
            }
            m_context.commands.refresh();
            if (!done)
                Q_EMIT failed(done.error().sentence);
        });
}

/// What was done since the data was read holds, whatever is computed from that data.
void SuspectsView::applyActed()
{
    for (Suspect &one : m_all) {
        if (const auto done = m_acted.constFind(one.version); done != m_acted.constEnd()) {
            one.state = done->state;
            one.mark = done->mark;
        }
    }
}

/// The list moves on at once; what was written is read again soon.
void SuspectsView::acted(Act what, const Suspect &suspect, const QString &note)
{
    Suspect done = suspect;
    done.state = what == Act::Again ? SuspectState::Open : what == Act::Stands ? SuspectState::LookedAt : SuspectState::InReview;
    done.mark.reset();
    if (what != Act::Again)
        done.mark = SuspectMark{what != Act::Stands, note, QDateTime::currentDateTimeUtc(), m_context.project.person().id, suspect.evidence};
    m_acted.insert(done.version, done);
    applyActed();
    m_detail->note()->setText({});
    const int row = m_table->currentIndex().row();
    if (current() && current()->version == suspect.version)
        m_detail->clear();   // the next one takes its place
    m_model->setSuspects({}, {});
    showList();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), 0));
    m_table->setFocus();
    switch (what) {
    case Act::SendBack: Q_EMIT toast(tr("%1 is now with the team: its discussion is open on the Validate page.").arg(suspect.itemId), false); break;
    case Act::Author: Q_EMIT toast(tr("%1 was returned to its author.").arg(suspect.itemId), false); break;
    case Act::Stands: Q_EMIT toast(tr("%1 is kept; it is listed again if there is new evidence.").arg(suspect.itemId), false); break;
    case Act::Again: Q_EMIT toast(tr("%1 is listed again.").arg(suspect.itemId), false); break;
    }
}

void SuspectsView::openInResults()
{
    const Suspect *suspect = current();
    if (!suspect)
        return;
    Location location;
    location.page = QStringLiteral("results");
    location.field = QStringLiteral("item");
    location.record = suspect->version.value();
    Q_EMIT goTo(location);
}

void SuspectsView::exportTable()
{
    if (!m_data)
        return;
    m_context.prompts.saveFile(this, tr("Suspected errors"), QStringLiteral("suspects.csv"), tr("Tables (*.csv)"),
                               [this, data = m_data, list = m_model->rows()](const QString &path) {
                                   runAside(
                                       this,
                                       [path, data, list]() -> QString {
                                           QSaveFile file(path);
                                           if (!file.open(QIODevice::WriteOnly)
                                               || file.write("\xEF\xBB\xBF" + suspectsCsv(data->results, list)) < 0 || !file.commit())
                                               return file.errorString();
                                           return {};
                                       },
                                       [this, path](const QString &fault) {
                                           if (fault.isEmpty())
                                               Q_EMIT toast(tr("The table is saved."), false);
                                           else
                                               Q_EMIT failed(tr("%1 cannot be written: %2").arg(path, fault));
                                       });
                               });
}

} // namespace yuyi
