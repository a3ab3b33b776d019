// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composecontroller.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/composing.h"
#include "models/domain/program/jobkind.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/templates/factservice.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int keyPauseMs = 600; // behind the last key of a row of them
constexpr int burstMs = 300;

/// All sheets of the image, made one after the other.
Result<Composition> sheetsMade(ComposeService &service, const ImageId &image, const QStringList &codes)
{
    for (const QString &code : codes) {
        if (const auto made = service.sheet(image, code); !made)
            return passOn(made);
    }
    return service.composition(image);
}

} // namespace

ComposeController::ComposeController(ProjectAccess &project, JobCenter &jobs, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_jobs(jobs),
      m_list(project),
      m_typing([this] { return unsavedCopies(); })
{
    connect(&m_list, &ComposeList::failed, this, &ComposeController::failed);
    m_later.setSingleShot(true);
    m_later.setInterval(keyPauseMs);
    connect(&m_later, &QTimer::timeout, this, [this] { save(); });
    connect(&m_project, &ProjectAccess::personAboutToChange, this, &ComposeController::commit);
    m_reload.setSingleShot(true);
    m_reload.setInterval(burstMs);
    connect(&m_reload, &QTimer::timeout, this, [this] {
        m_list.load();
        // What is being written is read behind it.
        if (!m_shown.id.isNull() && isSaved())
            readComposition();
    });
}

void ComposeController::enter()
{
    if (const PersonId person = m_project.person().id; person != m_person) {
        m_person = person;
        m_typing.sitDown(m_project.info().id, person);
    }
    m_list.load();
    if (!m_shown.id.isNull())
        readComposition();
}

void ComposeController::leave()
{
    commit();
    m_list.leave();
    m_reload.stop();
}

void ComposeController::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Image) || changes.touches(Entity::Decision) || changes.touches(Entity::Annotation)
        || changes.touches(Entity::Question))
        m_reload.start();
}

QString ComposeController::keyOf(const ImageId &image) const
{
    return QStringLiteral("compose-") + image.toString();
}

/// What the project does not have yet, to be kept on this computer if it takes long.
QList<UnsavedCopy> ComposeController::unsavedCopies() const
{
    if (!m_read || m_edit.panels == m_stored || (m_writes == 0 && !m_failed && !m_later.isActive()))
        return {};
    UnsavedCopy copy;
    copy.key = keyOf(m_shown.id);
    copy.typedAt = currentTime();
    copy.content = Json{{"before", toJson(m_stored)}, {"panels", toJson(m_edit.panels)}};
    return {copy};
}

void ComposeController::open(const Image &image)
{
    if (image.id == m_shown.id) {
        m_shown = image;
        return;
    }
    close();
    m_shown = image;
    m_list.setStay({});
    readComposition();
}

void ComposeController::close()
{
    commit();
    m_latestPanels.drop();
    m_latestCopy.drop();
    m_shown = {};
    m_composition = {};
    m_stored.clear();
    m_edit = {};
    m_role = PartRole::Context;
    m_columns = 0;
    m_read = false;
    m_failed = false;
    Q_EMIT panelsChanged();
    Q_EMIT saveStateChanged();
}

void ComposeController::readComposition()
{
    const ImageId image = m_shown.id;
    const auto work = [image, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
        return ComposeService(stores, folder, person).composition(image);
    };
    (m_writes > 0 ? m_project.write(work) : m_project.read(work))
        .then(this, m_latestPanels.only([this](const Result<Composition> &read) {
            if (!read) {
                m_list.refuse(read.error());
                return;
            }
            const bool first = !m_read;
            m_read = true;
            take(*read, first);
            if (first)
                lookForCopy();
            m_list.allow();
        }));
}

/// Panels that are being changed here stay as they are: the next writing tells.
void ComposeController::take(const Composition &composition, bool fresh)
{
    const bool untouched = fresh || (m_edit.panels == m_stored && !m_later.isActive() && m_writes == 0);
    m_composition = composition;
    m_stored = panelsOf(composition.parts);
    if (untouched && m_edit.panels != m_stored) {
        m_edit.panels = m_stored;
        m_edit.current = std::min(m_edit.current, static_cast<int>(m_stored.size()) - 1);
    }
    m_list.setCounts(m_shown.id, panelCounts(composition.parts));
    Q_EMIT read();
    Q_EMIT panelsChanged();
    Q_EMIT saveStateChanged();
}

/// What an earlier program could not save is put back if nothing has changed since.
void ComposeController::lookForCopy()
{
    if (!m_typing.copies())
        return;
    const ImageId image = m_shown.id;
    m_project
        .write([copies = m_typing.copies(), key = keyOf(image)](Stores &) -> Result<std::optional<UnsavedCopy>> {
            return copies->left(key);
        })
        .then(this, m_latestCopy.only([this, image](const Result<std::optional<UnsavedCopy>> &left) {
            if (!left || !*left || image != m_shown.id)
                return;
            const Json &content = (*left)->content;
            const QList<CutPanel> before = panelsFromJson(fieldOf(content, "before"), m_stored);
            const QList<CutPanel> panels = panelsFromJson(fieldOf(content, "panels"), m_stored);
            m_typing.settle(keyOf(image));
            if (panels == m_stored)
                return;
            if (before != m_stored || m_edit.panels != m_stored) {
                Q_EMIT done(tr("The image has other panels now. Those that were not saved the last time are not put back."), false);
                return;
            }
            change({panels, -1});
            Q_EMIT done(tr("Panels that were not saved the last time are back."), true);
        }));
}

void ComposeController::setCurrent(int index)
{
    const int now = index >= 0 && index < m_edit.panels.size() ? index : -1;
    if (now == m_edit.current)
        return;
    m_edit.current = now;
    if (const CutPanel *panel = m_edit.selected(); panel && panel->role != PartRole::Blank)
        m_role = panel->role;
    Q_EMIT panelsChanged();
}

bool ComposeController::isSaved() const
{
    return m_writes == 0 && !m_failed && !m_later.isActive();
}

int ComposeController::columns() const
{
    if (m_columns > 0)
        return m_columns;
    const QString grid = m_composition.facts.value(gridFact);
    const int columns = grid.section(u'x', 0, 0).toInt();
    return columns > 0 ? columns : std::max(1, m_edit.count(PartRole::Context) + m_edit.count(PartRole::Blank));
}

void ComposeController::change(const PanelEdit &edit)
{
    const bool others = edit.panels != m_edit.panels;
    m_edit = edit;
    Q_EMIT panelsChanged();
    if (others)
        save();
}

void ComposeController::propose()
{
    if (!m_read)
        return;
    commit();
    const ImageId image = m_shown.id;
    m_project
        .read([image, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
            return ComposeService(stores, folder, person).proposed(image);
        })
        .then(this, [this, image, was = m_edit.panels](const Result<QList<CutPanel>> &proposed) {
            // Another image, or somebody has drawn meanwhile: what they did is not thrown away.
            if (image != m_shown.id || was != m_edit.panels)
                return;
            if (!proposed) {
                Q_EMIT failed(proposed.error().sentence);
                return;
            }
            if (proposed->isEmpty()) {
                Q_EMIT done(tr("No panels were found. Draw them on the image."), false);
                return;
            }
            PanelEdit edit{*proposed, -1};
            std::stable_sort(edit.panels.begin(), edit.panels.end(),
                             [](const CutPanel &a, const CutPanel &b) { return a.role < b.role; });
            if (edit.panels == m_edit.panels) {
                Q_EMIT done(tr("The panels found are those that are there."), false);
                return;
            }
            change(edit);
            Q_EMIT done(tr("%n panel(s) found", nullptr, static_cast<int>(edit.panels.size())), true);
        });
}

void ComposeController::add(const QRect &area)
{
    if (m_read)
        change(m_edit.added({m_role, area, {}, {}}));
}

void ComposeController::setArea(int index, const QRect &area)
{
    if (m_read)
        change(m_edit.withArea(index, area));
}

void ComposeController::nudge(int index, const QRect &area)
{
    const PanelEdit edit = m_edit.withArea(index, area);
    if (!m_read || edit == m_edit)
        return;
    m_edit = edit;
    m_later.start();
    m_typing.watch();
    Q_EMIT panelsChanged();
    Q_EMIT saveStateChanged();
}

void ComposeController::setRole(int index, PartRole role)
{
    if (!m_read)
        return;
    if (role != PartRole::Blank)
        m_role = role;
    change(m_edit.withRole(index, role));
}

void ComposeController::move(int index, int place)
{
    if (m_read)
        change(m_edit.moved(index, place));
}

void ComposeController::remove(int index)
{
    if (m_read)
        change(m_edit.removed(index));
}

void ComposeController::addFiles(const QStringList &files)
{
    if (!m_read)
        return;
    PanelEdit edit = m_edit;
    for (const QString &file : files)
        edit = edit.added({m_role, {}, file, {}});
    change(edit);
}

void ComposeController::setColumns(int columns)
{
    if (!m_read || m_edit.panels.isEmpty() || columns == this->columns())
        return;
    m_columns = columns;
    save();
}

void ComposeController::setFacts(const ImageId &image, const QMap<QString, QString> &facts)
{
    m_project
        .write([image, facts, person = m_project.person().id](Stores &stores) { return FactService(stores, person).set(image, facts); })
        .then(this, [this, image](const Result<bool> &set) {
            if (!set)
                Q_EMIT failed(set.error().sentence);
            if (image == m_shown.id)
                readComposition(); // also what was refused: the field shows what is known
        });
}

void ComposeController::commit()
{
    if (m_later.isActive() || m_failed)
        save();
}

void ComposeController::save()
{
    m_later.stop();
    if (!m_read)
        return;
    // What is being read now does not know of it.
    m_latestPanels.drop();
    m_latestCopy.drop();
    ++m_writes;
    m_failed = false;
    m_list.setStay(m_shown.id);
    m_typing.watch();
    Q_EMIT saveStateChanged();
    const ImageId image = m_shown.id;
    m_project
        .write([image, columns = m_columns, panels = m_edit.panels, folder = m_project.factory().folder(),
                person = m_project.person().id](Stores &stores) -> Result<Composition> {
            ComposeService service(stores, folder, person);
            if (const auto cut = service.cut(image, panels, columns); !cut)
                return passOn(cut);
            return service.composition(image);
        })
        .then(this, [this, image](const Result<Composition> &stored) { saved(image, stored); });
}

void ComposeController::saved(const ImageId &image, const Result<Composition> &stored)
{
    --m_writes;
    if (stored && (m_writes == 0 || image != m_shown.id))
        m_typing.saved(keyOf(image));
    if (!stored)
        Q_EMIT failed(stored.error().sentence);
    const bool newest = image == m_shown.id && m_writes == 0;
    if (newest)
        m_failed = !stored;
    if (!newest || !stored) {
        Q_EMIT saveStateChanged();
        return;
    }
    m_columns = 0;
    // Files are pictures of the project now. A key that was pressed meanwhile is saved by itself.
    if (!m_later.isActive()) {
        m_stored = panelsOf(stored->parts);
        m_edit.panels = m_stored;
        m_edit.current = std::min(m_edit.current, static_cast<int>(m_stored.size()) - 1);
    }
    take(*stored);
}

ComposeController::SheetState ComposeController::stateOf(const QString &sheetCode) const
{
    if (m_composition.parts.isEmpty())
        return SheetState::NoPanels;
    // Until the panels are saved nobody knows what they would give.
    if (m_edit.panels == m_stored && m_composition.current(sheetCode))
        return SheetState::Made;
    const bool former = std::any_of(m_composition.sheets.begin(), m_composition.sheets.end(),
                                    [&sheetCode](const MadeSheet &made) { return made.sheet.code == sheetCode; });
    return former ? SheetState::Changed : SheetState::NotMade;
}

void ComposeController::make()
{
    if (!m_read || m_edit.panels.isEmpty())
        return;
    commit();
    QStringList codes;
    for (const SheetForm &form : m_project.info().preset.sheets)
        codes.append(form.code);
    const ImageId image = m_shown.id;
    const auto before = m_composition.sheets.size();
    m_project
        .write([image, codes, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
            ComposeService service(stores, folder, person);
            return sheetsMade(service, image, codes);
        })
        .then(this, [this, image, before](const Result<Composition> &made) {
            if (!made) {
                Q_EMIT failed(made.error().sentence);
                return;
            }
            if (image != m_shown.id)
                return;
            take(*made);
            const auto more = static_cast<int>(made->sheets.size() - before);
            Q_EMIT done(more > 0 ? tr("%n sheet(s) made", nullptr, more) : tr("All sheets are made already."), false);
        });
}

void ComposeController::makeAll()
{
    commit();
    SheetsRequest request;
    request.by = m_project.person().id;
    m_jobs.start(JobKind::Sheets, request.toJson());
}

bool ComposeController::isMakingAll() const
{
    return m_jobs.isRunning(JobKind::Sheets);
}

void ComposeController::makeNew(const QList<CutPanel> &panels, const MediumSource &source, int columns,
                                const std::function<void(const QString &fault)> &told)
{
    m_project
        .write([panels, source, columns, folder = m_project.factory().folder(), person = m_project.person().id](Stores &stores) {
            return ComposeService(stores, folder, person).fromPanels(panels, source, columns);
        })
        .then(this, [this, told](const Result<ImageId> &image) {
            told(image ? QString() : image.error().sentence);
            if (!image)
                return;
            m_list.openWhenThere(*image);
            Q_EMIT done(tr("Image composed of panels"), false);
        });
}

} // namespace yuyi
