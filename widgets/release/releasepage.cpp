// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasepage.h"

#include "models/exchange/release/splits.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/release/aboutcontroller.h"
#include "widgets/release/aboutdatadialog.h"
#include "widgets/release/examplesview.h"
#include "widgets/release/exportnotesdialog.h"
#include "widgets/release/picturesourcesdialog.h"
#include "widgets/release/releasecharts.h"
#include "widgets/release/releasecontroller.h"
#include "widgets/release/releasefindings.h"
#include "widgets/release/releaselicences.h"
#include "widgets/release/releasepanel.h"
#include "widgets/release/releasestatistics.h"
#include "widgets/release/releasetables.h"
#include "widgets/release/translations/translationsview.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int saidMs = 20'000; // what was written is read by then, and lies over the form
constexpr int sideBySide = 760;
constexpr int widestPanel = 400;
constexpr int compositionTab = 1;
constexpr int licencesTab = 3;
constexpr int releasesTab = 4;
constexpr int examplesTab = 5;
constexpr int translationsTab = 6;
constexpr int folderColumn = 3;
constexpr qsizetype notesShown = 3;

} // namespace

ReleasePage::ReleasePage(PageContext context, QWidget *parent)
    : TabbedPage(context, "release", parent),
      m_controller(new ReleaseController(context.project, context.jobs, this)),
      m_about(new AboutController(context.project, this))
{
    setFocusPolicy(Qt::NoFocus);
    m_bannerStays = true;
    addCommands();
    addTabs();
    build();
    finish();
    connect(m_controller, &ReleaseController::loaded, this, &ReleasePage::display);
    connect(m_controller, &ReleaseController::failed, this, &ReleasePage::fail);
    connect(m_about, &AboutController::failed, this, [this](const QString &sentence) {
        if (!m_aboutDialog)
            fail(sentence);
    });
    connect(m_about, &AboutController::notSaved, this, [this](AboutField field) {
        if (!m_aboutDialog)
            fail(tr("The text “%1” is not saved. Open About the Data to see what is saved in its place.").arg(titleOf(field)));
    });
    connect(m_controller, &ReleaseController::released, this, &ReleasePage::showReleased);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_notes.isEmpty())
            m_context.prompts.openExternally(m_controller->writtenFolder());
        else
            (new ExportNotesDialog(m_notes, this))->open();
    });
}

void ReleasePage::showReleased(const QString &sentence, const QStringList &notes)
{
    m_notes = notes;
    QStringList lines{sentence};
    lines += notes.mid(0, notesShown);
    if (const qsizetype more = notes.size() - notesShown; more > 0)
        lines.append(tr("and %n more note(s)", nullptr, static_cast<int>(more)));
    const QString said = lines.join(u'\n');
    m_banner->show(notes.isEmpty() ? Tone::Good : Tone::Attention, said,
                   !notes.isEmpty()                          ? tr("Show Notes")
                   : m_controller->writtenFolder().isEmpty() ? QString()
                                                             : tr("Open Folder"));
    if (notes.isEmpty()) {
        QTimer::singleShot(saidMs, m_banner, [this, said] {
            if (m_banner->sentence() == said)
                m_banner->hide();
        });
    }
    m_panel->proposeNextTarget();
}

void ReleasePage::addCommands()
{
    const PageCommands add(m_context.commands, "release");
    add(
        "release", [] { return tr("Release"); }, [this] { release(); },
        [this] { return m_controller->canRelease() && showsSettings(); });
    add(
        "chart", [] { return tr("Save Charts…"); }, [this] { exportChart(); },
        [this] { return m_controller->isLoaded() && m_controller->state().statistics.images > 0; });
    add(
        "about", [] { return tr("About the Data…"); }, [this] { openAbout(); }, [this] { return m_controller->isLoaded(); });
    add(
        "image", [] { return tr("Show the Image"); }, [this] { goToImage(m_licences->currentImage()); },
        [this] { return tab() == licencesTab && m_licences && !m_licences->currentImage().isNull(); });
    add(
        "sources", [] { return tr("Source and Licence…"); }, [this] { editSources(); },
        [this] { return tab() == licencesTab && m_licences && !m_licences->chosenPictures().isEmpty(); });
    add(
        "open-folder", [] { return tr("Open Folder"); }, [this] { openFolder(); },
        [this] { return tab() == releasesTab && !chosenFolder().isEmpty(); });
    addExampleCommands();
    addTranslationCommands();
}

void ReleasePage::addExampleCommands()
{
    const auto isOpen = [this] { return tab() == examplesTab && m_examples && hasQuestions(); };
    const PageCommands add(m_context.commands, "release", isOpen);
    add(
        "save-examples", [] { return tr("Save Example Sheet…"); }, [this] { m_examples->save(); },
        [this] { return m_examples->canSave(); });
    add(
        "other-example", [] { return tr("Next Item"); }, [this] { m_examples->exchange(1); },
        [this] { return m_examples->canExchange(); });
    add(
        "earlier-example", [] { return tr("Previous Item"); }, [this] { m_examples->exchange(-1); },
        [this] { return m_examples->canExchange(); });
}

void ReleasePage::addTranslationCommands()
{
    const auto isOpen = [this] { return tab() == translationsTab && m_translations && hasQuestions(); };
    const PageCommands add(m_context.commands, "release", isOpen);
    add(
        "next-translation", [] { return tr("Next Item to Translate"); }, [this] { m_translations->step(1); },
        [this] { return m_translations->canStep(1); });
    add(
        "previous-translation", [] { return tr("Previous Item to Translate"); }, [this] { m_translations->step(-1); },
        [this] { return m_translations->canStep(-1); });
    add(
        "unfinished-translation", [] { return tr("Next Unfinished Translation"); }, [this] { m_translations->goToUnfinished(); },
        [this] { return m_translations->hasUnfinished(); });
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { m_translations->stepPicture(1); },
        [this] { return m_translations->hasPictures(); });
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { m_translations->stepPicture(-1); },
        [this] { return m_translations->hasPictures(); });
    add(
        "export-translations", [] { return tr("Export for Translators…"); }, [this] { m_translations->exportFile(); },
        [this] { return m_translations->hasItems(); });
    add(
        "import-translations", [] { return tr("Import Translations…"); }, [this] { m_translations->importFile(); },
        [this] { return m_translations->hasItems(); });
}

/// Whether the settings of a release are in sight.
bool ReleasePage::showsSettings() const
{
    return tab() != examplesTab && tab() != translationsTab;
}

QString ReleasePage::chosenFolder() const
{
    const QList<Release> &releases = m_controller->state().releases;
    const int row = m_releases ? m_releases->currentRow() : -1;
    return row >= 0 && row < releases.size() ? m_controller->folderOf(releases.at(row)) : QString();
}

void ReleasePage::openFolder()
{
    const QString folder = chosenFolder();
    if (folder.isEmpty())
        return;
    if (QFileInfo(folder).isDir())
        m_context.prompts.openExternally(folder);
    else
        m_banner->show(Tone::Attention, tr("The folder “%1” is not on this computer.").arg(folder));
}

void ReleasePage::addTabs()
{
    // With the number of entries, once it is known.
    const auto counted = [this](const QString &title, const QString &with, auto count) {
        return m_controller->isLoaded() ? with.arg(QLocale().toString(count(m_controller->state()))) : title;
    };
    addTab("statistics", [] { return tr("Statistics"); });
    addTab("composition", [] { return tr("Composition"); });
    addTab(
        "findings",
        [counted] {
            return counted(tr("Findings"), tr("Findings %1"), [](const ReleaseState &state) { return state.lint.findings.size(); });
        },
        [] { return tr("Findings"); });
    addTab(
        "licences",
        [counted] {
            return counted(tr("Licences"), tr("Licences %1"), [](const ReleaseState &state) {
                return state.withoutLicence.size() + state.picturesWithoutLicence.size();
            });
        },
        [] { return tr("Licences"); });
    addTab(
        "releases",
        [counted] {
            return counted(tr("Releases"), tr("Releases %1"), [](const ReleaseState &state) { return state.releases.size(); });
        },
        [] { return tr("Releases"); });
    addTab("examples", [] { return tr("Examples"); });
    addTab("translations", [] { return tr("Translations"); });
}

void ReleasePage::build()
{
    addButton("release.image", [this] { return hasQuestions() && tab() == licencesTab && !m_licences->isEmpty(); });
    addButton("release.sources", [this] { return hasQuestions() && tab() == licencesTab && m_licences->hasPictures(); });
    addButton("release.about", [this] { return hasQuestions() && showsSettings(); });
    addButton("release.open-folder", [this] { return hasQuestions() && tab() == releasesTab; });
    addButton("release.chart", [this] { return hasQuestions() && tab() == compositionTab; });
    addButton(
        "release.release", [this] { return hasQuestions() && showsSettings(); }, ActionButton::Kind::Primary);
    addButton(
        "release.save-examples", [this] { return hasQuestions() && tab() == examplesTab; }, ActionButton::Kind::Primary);
    addButton(
        "release.unfinished-translation", [this] { return hasQuestions() && tab() == translationsTab; }, ActionButton::Kind::Primary);
    m_statistics = new ReleaseStatistics(this);
    m_charts = new ReleaseCharts(this);
    m_findings = new ReleaseFindings(this);
    connect(m_statistics, &ReleaseStatistics::labelChosen, this, &ReleasePage::goToLabel);
    connect(m_charts, &ReleaseCharts::labelChosen, this, &ReleasePage::goToLabel);
    m_licences = new ReleaseLicences(this);
    connect(m_findings, &ReleaseFindings::imageChosen, this, &ReleasePage::goToImage);
    connect(m_licences, &ReleaseLicences::imageChosen, this, &ReleasePage::goToImage);
    connect(m_licences, &ReleaseLicences::chosen, this, [this] { m_context.commands.refresh(); });
    for (QWidget *view : std::initializer_list<QWidget *>{m_statistics, m_charts, m_findings, m_licences, buildReleases()})
        addView(view);
    m_examples = addView(new ExamplesView(m_context, this));
    m_translations = addView(new TranslationsView(m_context, this));
    m_panel = new ReleasePanel(m_context.prompts, this);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(views(), 3);
    m_split->addPart(m_panel, 1);
    keepSizes(m_split, m_context.settings, QStringLiteral("release"));
    work()->addWidget(m_split, 1);
}

/// The sources of images are edited on Collect.
void ReleasePage::editSources()
{
    auto *dialog = new PictureSourcesDialog(m_licences->chosenPictures(), this);
    connect(dialog, &PictureSourcesDialog::saveWanted, m_controller, &ReleaseController::setSources);
    dialog->open();
}

QWidget *ReleasePage::buildReleases()
{
    auto *panel = new QWidget(this);
    auto *column = panelColumn(panel);
    m_releases = makeTable(7, panel, folderColumn);
    m_releases->setTextElideMode(Qt::ElideMiddle); // where a folder is, and its name
    m_releaseStack = new StateStack(m_releases, panel);
    m_releaseStack->empty()->setIcon(QStringLiteral("release"));
    column->addWidget(m_releaseStack, 1);
    connect(m_releases, &QTableWidget::currentCellChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_releases, &QTableWidget::cellActivated, this, &ReleasePage::openFolder);
    return panel;
}

void ReleasePage::resizeEvent(QResizeEvent *event)
{
    TabbedPage::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(sideBySide);
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_panel->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : Theme::of(this).px(widestPanel)); // tables and charts need the rest
}

/// Example sheets have settings of their own, and translations need the room.
void ReleasePage::showBesides()
{
    if (m_panel)
        m_panel->setVisible(showsSettings());
}

void ReleasePage::enter()
{
    enterPage();
    m_controller->load();
}

void ReleasePage::leave()
{
    if (m_aboutDialog)
        m_aboutDialog->commit();
    TabbedPage::leave();
}

void ReleasePage::openAbout()
{
    if (!m_aboutDialog)
        m_aboutDialog = new AboutDataDialog(*m_about, this);
    m_aboutDialog->open();
}

void ReleasePage::projectChanged(const Changes &changes)
{
    TabbedPage::projectChanged(changes);
    m_about->projectChanged(changes);
    m_controller->projectChanged(changes);
}

void ReleasePage::display()
{
    const ReleaseState &state = m_controller->state();
    m_context.commands.refresh();
    if (state.statistics.questions == 0) {
        showState();
        m_empty->clearButtons();
        m_empty->setIcon(QStringLiteral("release"));
        m_empty->setSentence(tr("Nothing to release yet."));
        m_empty->setHint(tr("Images appear here when they are annotated and accepted."));
        m_context.next.offer(m_empty, PageId::Release);
        return;
    }
    ReleasePanel::Contents contents{
        state.statistics.questions, {}, !state.releases.isEmpty(), {}, state.statistics.pictures > 0, state.splits, state.prompts};
    for (const Release &release : state.releases) {
        // What was only proposed then is proposed anew, for the questions that there are now.
        const QList<SplitPart> proposed = splitsWithin(m_context.project.info().preset.splits, release.questions);
        if (!release.splits.isEmpty() && splitsText(release.splits) != splitsText(proposed)) {
            contents.splits = release.splits;
            break;
        }
    }
    m_panel->setProject(m_context.project.info(), contents);
    m_header->setSubtitle(tr("%1 · %2", "images and questions")
                              .arg(tr("%n image(s)", nullptr, static_cast<int>(state.statistics.images)),
                                   tr("%n question(s)", nullptr, static_cast<int>(state.statistics.questions))));
    const Preset &preset = m_context.project.info().preset;
    m_statistics->display(state.statistics, preset);
    m_charts->display(state.statistics, preset);
    m_findings->display(state.lint);
    m_licences->display(m_controller->withoutLicence(), state.picturesWithoutLicence, m_context.project.info().rules.requireLicence);
    displayReleases();
    showState();
}

bool ReleasePage::hasQuestions() const
{
    return m_controller->isLoaded() && m_controller->state().statistics.questions > 0;
}

EmptyState *ReleasePage::insteadOfWork() const
{
    return m_controller->isLoaded() && !hasQuestions() ? m_empty : nullptr;
}

void ReleasePage::goToLabel(const DimensionCode &dimension, const LabelCode &label)
{
    Location location;
    location.page = PageId::Collect;
    ImageFilter filter;
    filter.dimension = dimension;
    filter.label = label;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void ReleasePage::goToImage(const ImageId &image)
{
    Location location;
    location.page = PageId::Collect;
    location.image = image;
    Q_EMIT goTo(location);
}

void ReleasePage::displayReleases()
{
    QHash<PersonId, QString> names;
    for (const Person &person : m_context.project.people())
        names.insert(person.id, person.name);
    QList<releasetables::ReleaseRow> rows;
    for (const Release &release : m_controller->state().releases)
        rows.append({release, names.value(release.createdBy), m_controller->folderOf(release)});
    releasetables::fillReleases(*m_releases, rows);
    m_releaseStack->showWorkIf(!rows.isEmpty());
    m_releaseStack->empty()->setSentence(tr("There is no release yet."));
    if (m_releases->currentRow() < 0 && !rows.isEmpty())
        m_releases->setCurrentCell(0, 0);
    m_context.commands.refresh();
}

void ReleasePage::release()
{
    const auto request = m_panel->request();
    if (!request) {
        m_banner->show(Tone::Bad, request.error().sentence);
        return;
    }
    const int errors = m_controller->state().lint.errors();
    const int warnings = m_controller->state().lint.warnings();
    if (errors > 0) {
        m_context.prompts.confirm(this, tr("Release With Errors"),
                                  tr("%n error(s) are unresolved; see the Findings tab. Release anyway?", nullptr, errors), tr("Release"),
                                  [this, wanted = *request] { start(wanted); });
        return;
    }
    if (warnings == 0) {
        start(*request);
        return;
    }
    m_context.prompts.confirm(
        this, tr("Release With Warnings"),
        tr("%n warning(s) are unresolved; see the Findings tab. Release anyway?", nullptr,
           warnings),
        tr("Release"), [this, wanted = *request] { start(wanted); });
}

void ReleasePage::start(const ReleaseRequest &request)
{
    m_controller->start(request);
    m_context.commands.refresh();
}

void ReleasePage::exportChart()
{
    m_context.prompts.openFolder(this, tr("Save Charts In"), [this](const QString &folder) {
        if (const auto saved = m_charts->exportTo(folder); !saved) {
            m_banner->show(Tone::Bad, saved.error().sentence);
            return;
        }
        Q_EMIT toast(tr("Three charts are saved as SVG and PNG."), false);
    });
}

void ReleasePage::changeEvent(QEvent *event)
{
    TabbedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_controller->isLoaded())
        m_controller->load(); // the findings are sentences
}

void ReleasePage::retranslate()
{
    m_header->setTitle(tr("Release"));
    m_statistics->retranslate();
    m_findings->retranslate();
    m_licences->retranslate();
    m_releases->setHorizontalHeaderLabels({tr("Released on"), tr("Name", "of a release"), tr("Format"),
                                           tr("Folder"), tr("Released by"), tr("Images"),
                                           tr("Questions")});
    if (m_controller->isLoaded())
        display();
}

} // namespace yuyi
