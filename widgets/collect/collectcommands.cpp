// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can start on the page: its commands, choosing files, taking dropped ones, deciding on a selection.
#include "models/exchange/importer.h"
#include "models/exchange/manifest.h"
#include "models/items/imagelistmodel.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/collect/collectpage.h"
#include "widgets/collect/detailspanel.h"
#include "widgets/collect/filterbar.h"
#include "widgets/collect/importitemsdialog.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/notedialog.h"
#include "widgets/controls/refusedlist.h"
#include "widgets/discussion/imagecomments.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"

#include <QFileInfo>
#include <QMenu>
#include <QtConcurrent>

namespace yuyi {

namespace {

constexpr int zoomStep = 32;
constexpr int decidedUnasked = 20;   // a row or two of pictures

} // namespace

void CollectPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto any = [this] { return m_grid && m_grid->currentIndex().isValid(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        Command command;
        command.id = QStringLiteral("collect.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        commands.add(std::move(command));
    };
    add("folder", [] { return tr("Add Folder…"); }, {QKeySequence(Qt::Key_A)}, [this] { addFolder(); });
    add("files", [] { return tr("Add Files…"); }, {QKeySequence(Qt::Key_F)}, [this] { addFiles(); });
    add("manifest", [] { return tr("Add Manifest…"); }, {QKeySequence(Qt::Key_M)}, [this] { addManifest(); });
    add("items", [] { return tr("Import Items…"); }, {QKeySequence(Qt::Key_B)}, [this] { chooseItems(); });
    add("search", [] { return tr("Search Images"); }, {QKeySequence(Qt::Key_Slash)},
        [this] { m_filters->focusSearch(); });
    add("clear", [] { return tr("Clear All Filters"); }, {QKeySequence(Qt::Key_Backspace)},
        [this] { m_filters->clear(); });
    add("quick", [] { return tr("Quick View"); }, {QKeySequence(Qt::Key_Space)}, [this] { quickView(); }, any);
    add("open", [] { return tr("Open Details"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { openDetails(); }, any);
    add("details", [] { return tr("Show or Hide Details"); }, {QKeySequence(Qt::Key_I)},
        [this] { toggleDetails(); });
    add("next", [] { return tr("Next Image"); }, {QKeySequence(Qt::Key_J)}, [this] { step(1); }, any);
    add("previous", [] { return tr("Previous Image"); }, {QKeySequence(Qt::Key_K)}, [this] { step(-1); }, any);
    add("all", [] { return tr("Select All"); }, {QKeySequence(Qt::CTRL | Qt::Key_A)}, [this] {
        m_grid->setFocus(Qt::OtherFocusReason);
        m_grid->selectAll();
    }, any);
    add("larger", [] { return tr("Larger Thumbnails"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [this] { zoom(m_grid->thumbnailSize() + zoomStep); });
    add("smaller", [] { return tr("Smaller Thumbnails"); }, {QKeySequence(Qt::Key_Minus)},
        [this] { zoom(m_grid->thumbnailSize() - zoomStep); });
    add("keep", [] { return tr("Keep"); }, {QKeySequence(Qt::Key_Y)},
        [this] { decide(selectedImages(), Outcome::Keep, {}); }, any);
    add("discard", [] { return tr("Discard…"); }, {QKeySequence(Qt::Key_D), QKeySequence(Qt::Key_Delete)},
        [this] { chooseReason(); }, any);
    add("comments", [] { return tr("Show Comments on the Image…"); }, {QKeySequence(Qt::Key_C)}, [this] { talk(); }, any);
    add("inspect", [] { return tr("Go to Inspect"); }, {QKeySequence(Qt::Key_G)}, [this] { inspect(); }, any);
}

/// Many at once are asked for: Ctrl+A and a key reach further than the eye.
void CollectPage::decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note)
{
    const auto run = [this, images, outcome, reason, note] { m_controller->decide(images, outcome, reason, note); };
    const int count = static_cast<int>(images.size());
    if (count <= decidedUnasked) {
        run();
        return;
    }
    const bool keep = outcome == Outcome::Keep;
    m_context.prompts.confirm(this, keep ? tr("Keep Many Images") : tr("Discard Many Images"),
                              keep ? tr("%n selected image(s) will be kept, including images discarded at inspection.", nullptr, count)
                                   : tr("%n selected image(s) will be discarded, including images kept before.", nullptr, count),
                              keep ? tr("Keep %n Image(s)", nullptr, count) : tr("Discard %n Image(s)", nullptr, count), run);
}

void CollectPage::openDetails()
{
    if (!m_details->isVisible())
        toggleDetails();
    m_details->focusFirst();
}

void CollectPage::chooseReason()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("discardReasons"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QList<ImageId> images = selectedImages();
    for (const DiscardReason &reason : m_context.project.info().preset.discardReasons) {
        // The key of the inspect page chooses here too.
        QAction *action = menu->addAction(tr("%1 (&%2)", "reason and its key")
                                              .arg(reason.title.text(), reason.key.toUpper()));
        action->setData(reason.code);
        connect(action, &QAction::triggered, this, [this, images, reason] {
            if (!reason.asksNote) {
                decide(images, Outcome::Discard, reason.code);
                return;
            }
            auto *dialog = new NoteDialog(tr("Discard: %1").arg(reason.title.text()), tr("Why are these images discarded?"),
                                          tr("Discard"), this);
            connect(dialog, &NoteDialog::noted, this,
                    [this, images, reason](const QString &note) { decide(images, Outcome::Discard, reason.code, note); });
            dialog->open();
        });
    }
    const QRect cell = m_grid->visualRect(m_grid->currentIndex()).intersected(m_grid->viewport()->rect());
    menu->popup(m_grid->viewport()->mapToGlobal(cell.isEmpty() ? m_grid->viewport()->rect().center()
                                                               : cell.center()));
}

void CollectPage::talk()
{
    // The list knows its ids before it has read the images.
    const ImageId id = m_model->ids().value(m_grid->currentIndex().row());
    m_context.project.read([id](Stores &stores) { return ImageService(stores).image(id); })
        .then(this, [this](const Result<yuyi::Image> &image) {
            if (image)
                (new ImageComments(m_context.project, *image, this))->open();
            else
                m_context.project.report(image.error());
        });
}

void CollectPage::inspect()
{
    Location location;
    location.page = QStringLiteral("inspect");
    location.image = m_model->ids().value(m_grid->currentIndex().row());
    Q_EMIT goTo(location);
}

void CollectPage::addFolder()
{
    m_context.prompts.openFolder(this, tr("Image Folder"),
                                 [this](const QString &folder) { m_controller->collect({folder}); });
}

void CollectPage::addFiles()
{
    // The bytes decide what a file is: every file may be chosen.
    m_context.prompts.openFiles(this, tr("Images to Collect"), tr("All files (*)"),
                                [this](const QStringList &files) { m_controller->collect(files); });
}

void CollectPage::addManifest()
{
    m_context.prompts.openFiles(this, tr("Image Manifest"),
                                tr("Manifests (*.csv *.tsv *.json);;All files (*)"), [this](const QStringList &files) {
                                    for (const QString &file : files)
                                        m_controller->collect({}, file);
                                });
}

void CollectPage::chooseItems()
{
    m_context.prompts.openFiles(this, tr("Published Benchmark File"),
                                tr("Benchmark files (*.json *.jsonl);;All files (*)"), [this](const QStringList &files) {
                                    if (!files.isEmpty())
                                        openItems(files.first(), false);
                                });
}

void CollectPage::openItems(const QString &file, bool orManifest)
{
    struct Seen {
        Result<ImportedSet> items;
        bool manifest = false;
    };
    QtConcurrent::run([file, orManifest, preset = m_context.project.info().preset] {
        Seen seen{readItems(file, preset)};
        seen.manifest = !seen.items && orManifest && readManifest(file).has_value();
        return seen;
    }).then(this, [this, file](const Seen &seen) {
        if (seen.items)
            askAboutItems(file, *seen.items);
        else if (seen.manifest)
            m_controller->collect({}, file);
        else
            m_banner->show(Tone::Bad, seen.items.error().sentence);
    });
}

void CollectPage::askAboutItems(const QString &file, const ImportedSet &set)
{
    auto *dialog = new ImportItemsDialog(m_context.prompts, file, set, this);
    connect(dialog, &ImportItemsDialog::importWanted, this,
            [this, file, format = set.format](const QString &folder) { m_controller->importItems(file, format, folder); });
    dialog->open();
}

void CollectPage::showRefused()
{
    const auto &last = m_controller->lastImport();
    if (!last)
        return;
    QList<QPair<QString, QString>> files;
    for (const RefusedFile &file : last->refused)
        files.append({file.path, file.reason});
    auto *list = new RefusedList(tr("Rejected Files"),
                                 tr("%Ln file(s) were rejected", nullptr, static_cast<int>(files.size())), files, this);
    list->offerSave();
    connect(list, &RefusedList::saveWanted, this, [this, list] {
        m_context.prompts.saveFile(list, tr("Save Rejected Files"), tr("rejected.csv"), tr("CSV files (*.csv)"),
                                   [this](const QString &path) { m_controller->saveRefused(path); });
    });
    list->open();
}

void CollectPage::showKnown()
{
    const auto &last = m_controller->lastImport();
    if (!last)
        return;
    QList<QPair<QString, QString>> files;
    for (const RefusedFile &file : last->known)
        files.append({file.path, file.reason});
    (new RefusedList(tr("Already in Project"), tr("%Ln file(s) with an image that is already in the project", nullptr, static_cast<int>(files.size())),
                     files, this))
        ->open();
}

void CollectPage::takeFiles(const QStringList &paths)
{
    const QString suffix = QFileInfo(paths.first()).suffix().toLower();
    if (paths.size() == 1 && (suffix == QLatin1String("json") || suffix == QLatin1String("jsonl")))
        openItems(paths.first(), true);
    else if (paths.size() == 1 && (suffix == QLatin1String("csv") || suffix == QLatin1String("tsv")))
        m_controller->collect({}, paths.first());
    else
        m_controller->collect(paths);
}

} // namespace yuyi
