// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/packages/packageflow.h"

#include "widgets/discussion/guidelinepanel.h"
#include "widgets/shell/packages/packagestrip.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/unsaved/unsavededits.h"

#include <QDir>
#include <QHBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int refreshAfterMs = 150;
constexpr int guidelineWidth = 380;
constexpr int mostAttempts = 5;
} // namespace

PackageFlow::PackageFlow(UserPrompts &prompts, PackageStrip &strip, QHBoxLayout &beside, QWidget &window)
    : QObject(&window), m_prompts(prompts), m_strip(strip), m_beside(beside), m_window(window)
{
    m_strip.hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PackageFlow::refresh);
    connect(&m_strip, &PackageStrip::finishRequested, this, &PackageFlow::ask);
    connect(&m_strip, &PackageStrip::guidelineRequested, this, &PackageFlow::toggleGuideline);
}

void PackageFlow::setSession(Session *session)
{
    delete m_guideline;
    m_session = session && session->package() ? session : nullptr;
    m_saving = false;
    m_finishing = false;
    m_soon.stop();
    m_strip.setVisible(m_session != nullptr);
    if (!m_session)
        return;
    m_progress = {*m_session->package(), 0, 0};
    m_strip.setProgress(m_progress);
    // Annotators and adjudicators have it on their page.
    const Role role = m_progress.package.role;
    m_strip.setGuideline(role == Role::Validator || role == Role::Expert);
    connect(&m_session->project(), &ProjectAccess::changed, m_session, [this](const Changes &changes) {
        workedOn(changes);
        if (m_guideline)
            m_guideline->projectChanged(changes);
        if (!m_soon.isActive())
            m_soon.start();
    });
    refresh();
}

void PackageFlow::refresh()
{
    if (!m_session)
        return;
    m_session->project()
        .read([](Stores &stores) { return packageProgress(stores); })
        .then(m_session, [this](const Result<PackageProgress> &progress) {
            if (!progress) {
                m_session->project().report(progress.error());
                return;
            }
            m_progress = *progress;
            m_strip.setProgress(m_progress);
        });
}

void PackageFlow::workedOn(const Changes &changes)
{
    const bool work = std::any_of(changes.list.begin(), changes.list.end(),
                                  [](const Change &change) { return change.entity != Entity::Package; });
    if (!work || m_finishing || m_progress.package.state != PackageState::Finished)
        return;
    m_progress.package.state = PackageState::Packed;
    m_session->project()
        .write([](Stores &stores) { return setPackageFinished(stores, false); })
        .then(m_session, [this](const Result<> &done) {
            if (!done)
                m_session->project().report(done.error());
        });
}

void PackageFlow::setFinishKey(const QString &key)
{
    m_strip.setFinishKey(key);
}

void PackageFlow::ask()
{
    if (m_session && !m_finishing)
        whenSaved([this] { askWhatIsLeft(); });
}

bool PackageFlow::mayClose(const std::function<void()> &anyway)
{
    const UnsavedEdits *work = m_work ? m_work() : nullptr;
    const std::optional<UnsavedWork> unsaved = work ? work->unsaved() : std::nullopt;
    // What has not failed yet is saved while it is being closed.
    if (!unsaved || unsaved->reason.isEmpty())
        return true;
    QString lost = tr("If you close the window now, this work is lost. Leave the window open: the program keeps trying to save.");
    if (unsaved->kept)
        lost = tr("It is kept on this computer. The program offers it when you open the project again.");
    else if (!unsaved->advice.isEmpty())
        lost = tr("If you close the window now, this work is lost.") + u'\n' + unsaved->advice;
    m_prompts.confirm(&m_window, tr("Not Saved"), unsaved->what + u'\n' + unsaved->reason + QLatin1String("\n\n") + lost,
                      tr("Close Without Saving"), anyway);
    return false;
}

void PackageFlow::whenSaved(const std::function<void()> &then, int attempt)
{
    if (!m_session || m_saving)
        return;
    m_saving = true;
    if (UnsavedEdits *work = m_work ? m_work() : nullptr)
        work->handOver();
    // Behind what was handed over: its answers are here when this one comes.
    m_session->project()
        .write([](Stores &stores) { return packageProgress(stores); })
        .then(m_session, [this, then, attempt](const Result<PackageProgress> &progress) {
            m_saving = false;
            const UnsavedEdits *work = m_work ? m_work() : nullptr;
            const std::optional<UnsavedWork> unsaved = work ? work->unsaved() : std::nullopt;
            if (unsaved && unsaved->reason.isEmpty() && attempt < mostAttempts) {
                whenSaved(then, attempt + 1); // typed while the rest was being saved
                return;
            }
            if (unsaved) {
                holdBack(unsaved->what + u'\n' + unsaved->reason);
                return;
            }
            if (!progress) {
                holdBack(progress.error().sentence);
                return;
            }
            m_progress = *progress;
            m_strip.setProgress(m_progress);
            then();
        });
}

void PackageFlow::holdBack(const QString &sentence)
{
    m_prompts.confirm(&m_window, tr("Not Finished Yet"),
                      sentence.trimmed() + QLatin1String("\n\n")
                          + tr("The work package could not be marked as finished. Nothing is lost while this window stays open: solve "
                               "the problem, then try again."),
                      tr("Try Again"), [this] { ask(); });
}

void PackageFlow::askWhatIsLeft()
{
    const int left = m_progress.package.entries - m_progress.done;
    if (left <= 0) {
        finish();
        return;
    }
    const QString begun = m_progress.begun > 0
                            ? tr("In progress: %1. Work in progress is included in the file but counts as not done.").arg(m_progress.begun)
                            : tr("You can also close the package now: everything is saved, and you can continue at any time.");
    m_prompts.confirm(&m_window, tr("Finish the Work Package"),
                      tr("Not done: %1 of %2.").arg(left).arg(m_progress.package.entries) + u'\n' + begun,
                      tr("Finish"), [this] { whenSaved([this] { finish(); }); });
}

void PackageFlow::finish()
{
    if (!m_session || m_finishing)
        return;
    m_finishing = true;
    const QString file = QDir::toNativeSeparators(m_session->location());
    m_session->project()
        .write([](Stores &stores) { return setPackageFinished(stores, true); })
        .then(m_session, [this, file](const Result<> &done) {
            if (!done) {
                m_finishing = false;
                holdBack(done.error().sentence);
                return;
            }
            m_prompts.inform(
                &m_window, tr("The Work Package Is Finished"),
                tr("Send this file back to the person who gave it to you:\n%1\n\nThe file contains everything you did. "
                   "Until the file is imported, you can open it again and continue.")
                    .arg(file),
                {});
            Q_EMIT finished();
        });
}

void PackageFlow::toggleGuideline()
{
    if (!m_session)
        return;
    if (m_guideline) {
        delete m_guideline;
        return;
    }
    m_guideline = new GuidelinePanel(m_session->project());
    m_guideline->setFixedWidth(guidelineWidth);
    connect(m_guideline, &GuidelinePanel::closeRequested, this, [this] { m_guideline->deleteLater(); });
    connect(m_guideline, &GuidelinePanel::linkActivated, this, [this](const QString &link) { m_prompts.openExternally(link); });
    m_beside.addWidget(m_guideline);
    m_guideline->load();
    m_guideline->show();
}

} // namespace yuyi
