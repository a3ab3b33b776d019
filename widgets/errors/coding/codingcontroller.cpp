// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingcontroller.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int codeAutosaveMs = 1500;

} // namespace

CodingController::CodingController(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_ahead(project, this), m_drafts(project, this), m_sends(project, m_drafts, this)
{
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(codeAutosaveMs);
    connect(&m_autosave, &QTimer::timeout, this, &CodingController::save);
    connect(&m_drafts, &CodingDrafts::savedAtLast, this, [this](const ErrorCaseId &id) {
        if (id == m_current)
            Q_EMIT problemFound({});
    });
    connect(&m_drafts, &CodingDrafts::failed, this, &CodingController::notSaved);
    connect(&m_ahead, &CodingAhead::arrived, this, [this](const ErrorCaseView &view) {
        if (view.errorCase.id == m_current)
            m_ahead.drop();
        else
            Q_EMIT imageAhead(view.item.image);
    });
    connectSends();
    connect(&m_project, &ProjectAccess::changed, this, &CodingController::projectChanged);
    connect(&m_project, &ProjectAccess::personAboutToChange, this, &CodingController::save);
    connect(&m_project, &ProjectAccess::personChanged, this, &CodingController::personChanged);
}

void CodingController::connectSends()
{
    connect(&m_sends, &CodingSends::changed, this, &CodingController::stateChanged);
    connect(&m_sends, &CodingSends::toast, this, &CodingController::toast);
    connect(&m_sends, &CodingSends::failed, this, &CodingController::failed);
    connect(&m_sends, &CodingSends::submitted, this, &CodingController::submitted);
    connect(&m_sends, &CodingSends::refused, this, [this](const SentCode &sent, const QString &sentence) {
        refused(sent.code.errorCase, sentence);
        if (sent.code.errorCase != m_current)
            return;
        // What was typed while it was on its way is saved like any other.
        m_dirty = true;
        if (m_mode == Mode::Code)
            m_autosave.start();
    });
    connect(&m_sends, &CodingSends::carried, this, [this](const ErrorCaseId &id) {
        m_ahead.drop();
        if (!m_sample.isNull())
            readLines(m_current);
        if (id == m_current)
            readCase(id);
    });
    connect(&m_sends, &CodingSends::withdrawn, this, [this](const ErrorCaseId &id) {
        m_queue.withdrawn(id);
        m_ahead.drop();
        if (id == m_current)
            readCase(id);
    });
    connect(&m_project.server(), &ServerWatch::returned, this, [this] {
        if (m_current.isNull() && !m_opening.isNull())
            readCase(m_opening);
        if (!m_sample.isNull() && !m_done)
            readLines(m_current);
    });
}

void CodingController::personChanged()
{
    Q_EMIT handedOver();
    m_sends.forget();
    m_ahead.drop();
    m_dirty = false;
    if (!m_sample.isNull())
        showSample(m_sample);
}

void CodingController::enter()
{
    m_entered = true;
    lookForEndpoint();
    if (!m_sample.isNull())
        readLines(m_current);
}

void CodingController::leave()
{
    save();
    m_entered = false;
}

void CodingController::lookForEndpoint()
{
    m_ahead.drop();
    Q_EMIT endpointsChanged();
    readProbes(m_current, false);
}

void CodingController::readProbes(const ErrorCaseId &id, bool show)
{
    if (m_ahead.has(id))
        m_ahead.drop();
    if (id != m_current || id.isNull())
        return;
    m_project.read([id, person = m_project.person().id](Stores &stores) { return ErrorCodingService(stores, person).view(id); })
        .then(this, [this, id, show](const Result<ErrorCaseView> &view) {
            // What is being typed is left alone.
            if (!view || id != m_current || !m_view)
                return;
            m_view->probes = view->probes;
            m_view->judgements = view->judgements;
            m_view->endpoint = view->endpoint;
            m_view->probeRefusal = view->probeRefusal;
            Q_EMIT probesRead(show);
        });
}

void CodingController::showSample(const ErrorSampleId &sample)
{
    save();
    m_sample = sample;
    m_current = {};
    m_opening = {};
    m_latestCase.drop();
    m_view.reset();
    m_code = {};
    m_ahead.drop();
    m_mode = Mode::Nothing;
    m_done = false;
    m_queue.clear();
    Q_EMIT loading();
    readLines({});
}

void CodingController::openCase(const ErrorCaseId &id)
{
    save();
    m_done = false;
    m_opening = id;
    showCase(id);
}

void CodingController::readLines(const ErrorCaseId &open)
{
    m_project
        .read([sample = m_sample, person = m_project.person().id](Stores &stores) {
            return ErrorCodingService(stores, person).cases(sample);
        })
        .then(this, m_latestLines.only([this, open](const Result<QList<ErrorCaseLine>> &lines) {
            if (!lines) {
                if (!lines.error().lost) // the window says it, and they are read when the server is back
                    Q_EMIT failed(lines.error().sentence);
                return;
            }
            m_queue.setLines(*lines);
            m_sends.markIn(m_queue);
            Q_EMIT progressChanged();
            if (open.isNull() && m_current.isNull() && m_opening.isNull()) {
                const auto first = m_queue.nextOpen({});
                if (first)
                    showCase(*first);
                else
                    finish();
            } else {
                prefetch();
            }
            Q_EMIT stateChanged();
        }));
}

QString CodingController::numberOf(const ErrorCaseId &id) const
{
    return QLocale().toString(std::max<qsizetype>(0, m_queue.lineOf(id)) + 1);
}

void CodingController::openDisputed()
{
    const auto next = m_queue.nextDisputed(m_current);
    if (!next)
        return;
    save();
    showCase(*next);
}

void CodingController::showCase(const ErrorCaseId &id)
{
    if (m_ahead.has(id)) {
        m_latestCase.drop();
        take(m_ahead.take());
        return;
    }
    readCase(id);
}

void CodingController::readCase(const ErrorCaseId &id)
{
    m_opening = id;
    m_project.read([id, person = m_project.person().id](Stores &stores) { return ErrorCodingService(stores, person).view(id); })
        .then(this, m_latestCase.only([this](const Result<ErrorCaseView> &view) {
            if (view) {
                take(*view);
                return;
            }
            if (view.error().lost && m_current.isNull())
                return; // read when the server is back
            m_opening = {};
            Q_EMIT failed(view.error().sentence);
        }));
}

void CodingController::take(const ErrorCaseView &view)
{
    const bool other = m_current != view.errorCase.id;
    const bool otherSample = m_sample != view.errorCase.sample;
    m_view = view;
    m_opening = {};
    m_current = view.errorCase.id;
    m_sample = view.errorCase.sample;
    m_done = false;
    const bool handedIn = view.own && view.own->state == CaseCodeState::Submitted;
    m_mode = isKept()                                                      ? Mode::Read
           : view.maySettle                                                ? Mode::Settle
           : view.state == ErrorCaseState::Open && !handedIn && !view.kept ? Mode::Code
                                                                           : Mode::Read;
    if (m_mode == Mode::Code)
        m_drafts.loaded(m_current, view.own ? std::optional(storedCode(view)) : std::nullopt);
    m_code = codeOf(view);
    // Somebody else has adjudicated it.
    if (m_mode == Mode::Read)
        m_drafts.letGo(m_project.person().id, m_current);
    Q_EMIT loaded(other);
    m_dirty = false;
    if (otherSample || m_queue.lineOf(m_current) < 0)
        readLines(m_current);
    else
        prefetch();
    Q_EMIT stateChanged();
    Q_EMIT changed();
}

ErrorCaseEntry CodingController::codeOf(const ErrorCaseView &view) const
{
    if (const auto typed = m_drafts.of(view.errorCase.id); typed && isEditable())
        return *typed;
    return storedCode(view);
}

ErrorCaseEntry CodingController::storedCode(const ErrorCaseView &view) const
{
    if (const SentCode *kept = m_sends.kept(view.errorCase.id))
        return kept->code;
    if (m_mode == Mode::Settle && view.final)
        return {view.errorCase.id, view.final->verdict, view.final->content};
    if (m_mode == Mode::Code && view.own)
        return {view.errorCase.id, view.own->verdict, view.own->content};
    return {view.errorCase.id, ErrorVerdict::ModelWrong, {}};
}

void CodingController::clear()
{
    m_mode = Mode::Nothing;
    m_current = {};
    m_view.reset();
    m_code = {};
}

void CodingController::finish()
{
    clear();
    m_done = true;
    m_opening = {};
    m_latestCase.drop(); // nothing that is still being read comes after it
    m_ahead.drop();
    Q_EMIT finished();
    Q_EMIT changed();
}

QString CodingController::progressText() const
{
    if (m_queue.isEmpty())
        return {};
    const QLocale locale;
    return tr("%1 of %2 coded").arg(locale.toString(m_queue.coded()), locale.toString(m_queue.size()));
}

void CodingController::prefetch()
{
    if (const auto next = m_queue.nextOpen(m_current))
        m_ahead.read(*next);
}

void CodingController::edit(ErrorVerdict verdict, const CaseCodeContent &content)
{
    if (!isEditable())
        return;
    m_dirty = true;
    Q_EMIT problemFound({});
    m_code = {m_current, verdict, content};
    m_drafts.typed(m_code, tr("Coding of errors, case %1").arg(numberOf(m_current)), m_mode == Mode::Code);
    const ErrorCaseEntry stored = storedCode(*m_view);
    const bool held = m_mode == Mode::Settle && (stored.verdict != verdict || stored.content != content);
    m_drafts.holdOnly(m_project.person().id, m_current, held ? numberOf(m_current) : QString());
    // Typing on does not put the saving off.
    if (m_mode == Mode::Code && !m_autosave.isActive())
        m_autosave.start();
    Q_EMIT stateChanged();
}

void CodingController::save()
{
    m_autosave.stop();
    if (!m_dirty || m_mode != Mode::Code || isSending())
        return;
    m_dirty = false;
    m_drafts.save(m_code);
}

void CodingController::notSaved(const ErrorCaseId &id, const QString &sentence, bool again)
{
    if (again && id == m_current && m_mode == Mode::Code) {
        m_dirty = true; // a full disk may be emptied
        m_autosave.start();
    }
    refused(id, sentence);
}

/// What is wrong with another case than the one on the screen is said apart from it.
void CodingController::refused(const ErrorCaseId &id, const QString &sentence)
{
    if (id == m_current)
        Q_EMIT problemFound(sentence);
    else
        Q_EMIT failed(sentence);
}

void CodingController::handOver()
{
    save();
    m_drafts.saveAgain();
}

std::optional<UnsavedWork> CodingController::unsaved() const
{
    if (const auto left = m_drafts.unsaved())
        return UnsavedWork{tr("Your last input for case %1 is not saved.").arg(numberOf(left->first)), left->second};
    if (const auto held = m_drafts.held())
        return held;
    if (m_dirty && m_mode == Mode::Code)
        return UnsavedWork{tr("Your last input for this case is not saved."), {}};
    return std::nullopt;
}

void CodingController::submit(ErrorVerdict verdict, const CaseCodeContent &content)
{
    if (!isEditable() || isSending())
        return;
    m_autosave.stop();
    m_code = {m_current, verdict, content};
    m_sends.send(m_code, m_mode == Mode::Settle, numberOf(m_current));
}

void CodingController::submitted(const SentCode &sent)
{
    const ErrorCaseId id = sent.code.errorCase;
    m_queue.submitted(id, sent.settles);
    Q_EMIT progressChanged();
    Q_EMIT changed();
    if (id != m_current)
        return;
    m_dirty = false;
    if (m_queue.lineOf(id) < 0) {
        // The list is still being read: it says whether there is a next case.
        clear();
        Q_EMIT loading();
        readLines({});
        return;
    }
    // Whoever settles goes on settling.
    std::optional<ErrorCaseId> next = sent.settles ? m_queue.nextDisputed(id) : std::nullopt;
    if (!next)
        next = m_queue.nextOpen(id);
    if (!next) {
        finish();
        return;
    }
    if (m_sends.kept(id) && !m_ahead.has(*next)) { // nothing more can be typed into this one
        clear();
        Q_EMIT loading();
    }
    showCase(*next);
}

void CodingController::walk(int step)
{
    if (m_queue.isEmpty())
        return;
    const qsizetype line = m_queue.lineOf(m_current);
    const qsizetype last = m_queue.size() - 1;
    const qsizetype to = line < 0 ? (step > 0 ? 0 : last) : line + step;
    if (to < 0 || to > last) {
        Q_EMIT toast(to < 0 ? tr("This is the first case.") : tr("This is the last case."), false);
        return;
    }
    save();
    showCase(m_queue.at(to));
}

void CodingController::withdraw()
{
    if (mayWithdraw() && !isSending())
        m_sends.withdraw(m_current);
}

void CodingController::projectChanged(const Changes &changes)
{
    if (m_entered && changes.touches(Entity::Endpoint))
        lookForEndpoint();
    if (!m_entered || m_sample.isNull() || !(changes.touches(Entity::ErrorCase) || changes.touches(Entity::ErrorSample)))
        return;
    m_ahead.drop();
    readLines(m_done ? ErrorCaseId() : m_current);
    // What is being typed is left alone; handing it in tells what has changed.
    if (m_mode == Mode::Read && !isSending())
        readCase(m_current);
}

} // namespace yuyi
