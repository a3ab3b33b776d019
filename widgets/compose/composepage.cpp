// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composepage.h"

#include "models/domain/preset/preset.h"
#include "models/items/pictureloader.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/composeimagespanel.h"
#include "widgets/compose/composepicturepanel.h"
#include "widgets/compose/newpanelsdialog.h"
#include "widgets/compose/panelsform.h"
#include "widgets/compose/rulescontroller.h"
#include "widgets/compose/rulesview.h"
#include "widgets/compose/sheetsform.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/buttons/morebutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"

#include <QApplication>
#include <QLocale>
#include <QStackedWidget>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int imagesAhead = 2; // made ready while a person looks at the one before
} // namespace

ComposePage::ComposePage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new ComposeController(context.project, context.jobs, this)),
      m_rules(new RulesController(context.project, this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_parts.controller = m_controller;
    m_parts.chooseFiles = [this] { chooseFiles(); };
    m_parts.makeNew = [this] { makeNew(); };
    m_parts.mayCollect = [this] { return m_context.project.person().is(Role::Lead); };
    m_parts.rules = m_rules;
    m_parts.showsRules = [this] { return showsRules(); };
    m_parts.showRules = [this](bool rules) { showRules(rules); };
    m_parts.chooseRulesFile = [this] { chooseRulesFile(); };
    composecommands::add(m_context.commands, m_parts);
    build();
    retranslate();
    followController();
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] { m_context.commands.refresh(); });
    // What the panels of files look like.
    connect(&m_context.pictures, &PictureLoader::thumbnailReady, this, [this](const Sha256 &sha) {
        const QList<CutPanel> &panels = m_controller->panels();
        if (std::any_of(panels.begin(), panels.end(), [&sha](const CutPanel &panel) { return panel.medium.sha256 == sha; }))
            m_panels->showPanels();
    });
}

void ComposePage::build()
{
    CommandRegistry &commands = m_context.commands;
    const auto action = [&commands](const char *id) { return commands.action(QLatin1String(id)); };
    auto *more = new MoreButton({action("compose.all")}, this);
    m_panelButtons.append(m_header->addAction(action("compose.new")));
    m_header->addButton(more);
    m_panelButtons.append(more);
    m_panelButtons.append(m_header->addAction(action("compose.make"), ActionButton::Kind::Primary));
    auto *split = new SplitView(Qt::Horizontal, this);
    m_images = new ComposeImagesPanel(m_context, *m_controller, split);
    m_picture = new ComposePicturePanel(m_context, *m_controller, split);
    auto *right = new SplitView(Qt::Vertical, split);
    m_panels = new PanelsForm(
        m_context, *m_controller, [this](const CutPanel &panel) { return m_picture->pictureOf(panel); }, right);
    m_sheets = new SheetsForm(m_context, *m_controller, right);
    right->addPart(m_panels, 3);
    right->addPart(m_sheets, 2);
    split->addPart(m_images, 2);
    split->addPart(m_picture, 5);
    split->addPart(right, 4);
    keepSizes(right, m_context.settings, QStringLiteral("compose-sheets"), {3400, 1900});
    keepSizes(split, m_context.settings, QStringLiteral("compose"), {1900, 4600, 4000});
    m_rulesView = new RulesView(m_context, *m_rules, this);
    m_rulesView->addButtons();
    m_views = new QStackedWidget(this);
    m_views->addWidget(split);
    m_views->addWidget(m_rulesView);
    sizeByCurrent(m_views);
    for (Chip **chip : {&m_panelsChip, &m_rulesChip}) {
        *chip = new Chip(this);
        (*chip)->setCheckable(true);
        m_header->addBesideTitle(*chip);
        connect(*chip, &Chip::clicked, this, [this, chip] { showRules(chip == &m_rulesChip); });
    }
    layOut(m_views);
    m_parts.rulesView = m_rulesView;
    m_parts.images = m_images;
    m_parts.picture = m_picture;
    m_parts.panels = m_panels;
    m_parts.sheets = m_sheets;
    connect(m_images, &ComposeImagesPanel::currentChanged, this, &ComposePage::showImage);
    connect(m_picture, &ComposePicturePanel::arrived, this, &ComposePage::showPanels);
    connect(m_panels, &PanelsForm::escaped, this, [this] { m_images->focusList(Qt::ShortcutFocusReason); });
}

void ComposePage::followController()
{
    connect(&m_controller->list(), &ComposeList::changed, this, [this] {
        m_images->showList();
        showEmpty();
        showTitle();
        m_context.commands.refresh();
    });
    connect(&m_controller->list(), &ComposeList::countsChanged, m_images, &ComposeImagesPanel::showCounts);
    connect(m_controller, &ComposeController::panelsChanged, this, &ComposePage::showPanels);
    connect(m_controller, &ComposeController::saveStateChanged, this, [this] {
        m_panels->showPanels();
        m_sheets->showSheet();
    });
    connect(m_controller, &ComposeController::read, this, [this] {
        m_panels->showFacts();
        m_sheets->showSheet();
        showEmpty();
    });
    connect(m_rules, &RulesController::done, this, &ComposePage::toast);
    connect(m_rules, &RulesController::failed, this, &ComposePage::fail);
    connect(m_controller, &ComposeController::done, this, &ComposePage::toast);
    connect(m_controller, &ComposeController::failed, this, &ComposePage::fail);
}

void ComposePage::enter()
{
    m_controller->enter();
    m_rules->load();
    showView();
    if (!showsRules())
        m_images->focusList(Qt::OtherFocusReason);
}

void ComposePage::leave()
{
    m_panels->commit();
    m_controller->leave();
    m_rules->leave();
}

Location ComposePage::here() const
{
    Location location;
    location.image = m_images->current();
    return location;
}

void ComposePage::show(const Location &location)
{
    if (!location.image.isNull())
        m_controller->list().goTo(location.image);
}

void ComposePage::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
    if (changes.touches(Entity::Image) || changes.touches(Entity::Decision) || changes.touches(Entity::Annotation))
        m_rules->load();
}

void ComposePage::showImage()
{
    showTitle();
    const std::optional<Image> image = m_images->currentImage();
    if (!image) {
        // Its data is on its way, or the list is empty.
        if (m_images->current().isNull() || m_images->current() != m_controller->shown().id) {
            keepKeys();
            m_controller->close();
            m_picture->clear();
            m_panels->showFacts();
            m_sheets->showSheet();
        }
        m_context.commands.refresh();
        return;
    }
    if (image->id == m_controller->shown().id)
        return;
    keepKeys();
    m_controller->open(*image);
    m_picture->showImage(*image);
    m_panels->showFacts();
    m_sheets->showSheet();
    m_context.pictures.prefetch(m_images->following(imagesAhead));
    m_context.commands.refresh();
}

/// The picture and its panels go while the next ones are read: the keys are not to land in whatever field comes next.
void ComposePage::keepKeys()
{
    if (m_picture->isAncestorOf(QApplication::focusWidget()))
        m_images->focusList(Qt::OtherFocusReason);
}

void ComposePage::showPanels()
{
    m_picture->showPanels();
    m_panels->showPanels();
    m_context.commands.refresh();
}

void ComposePage::showTitle()
{
    const std::optional<Image> image = showsRules() ? std::nullopt : m_images->currentImage();
    m_header->setSubtitle(image ? image->names.value(0) : QString());
    const auto [row, rows] = m_images->position();
    const QLocale locale;
    m_header->setStateText(row >= 0 && !showsRules() ? tr("%1 of %2").arg(locale.toString(row + 1), locale.toString(rows)) : QString());
}

bool ComposePage::showsRules() const
{
    return m_rules->isUsed() && (m_rulesChosen || m_context.project.info().preset.sheets.isEmpty());
}

void ComposePage::showRules(bool rules)
{
    m_panels->commit();
    m_rulesChosen = rules;
    showView();
    if (showsRules())
        m_rulesView->focusList();
    else
        m_images->focusList(Qt::ShortcutFocusReason);
}

void ComposePage::showView()
{
    const bool both = m_rules->isUsed() && !m_context.project.info().preset.sheets.isEmpty();
    m_panelsChip->setVisible(both);
    m_rulesChip->setVisible(both);
    m_panelsChip->setChecked(!showsRules());
    m_rulesChip->setChecked(showsRules());
    for (QWidget *button : std::as_const(m_panelButtons))
        button->setVisible(!showsRules());
    m_views->setCurrentWidget(showsRules() ? static_cast<QWidget *>(m_rulesView) : m_views->widget(0));
    showTitle();
    showEmpty();
    m_context.commands.refresh();
}

void ComposePage::chooseRulesFile()
{
    m_context.prompts.openFiles(this, tr("Rules from a File"), tr("Tables (*.csv);;All files (*)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_rules->takeFile(files.constFirst());
    });
}

void ComposePage::showEmpty()
{
    // The view says itself what is lacking.
    if (showsRules()) {
        m_stack->showWork();
        return;
    }
    const bool none = m_context.project.info().preset.sheets.isEmpty();
    const bool refused = !m_controller->list().refusal().isEmpty();
    const bool nothing = m_controller->list().isLoaded() && m_controller->list().counts().all == 0;
    if (!none && !refused && !nothing) {
        m_stack->showWork();
        return;
    }
    showEmptyState();
    m_empty->setIcon(QStringLiteral("compose"));
    if (none) {
        m_empty->setSentence(tr("This benchmark composes no pictures."));
        m_empty->setHint(tr("A preset can have sheets: pictures that are composed of the panels of an image."));
    } else if (refused) {
        m_empty->setSentence(tr("Nothing can be composed here."));
        m_empty->setHint(m_controller->list().refusal());
    } else {
        m_empty->setSentence(tr("There is no image to cut panels from yet."));
        m_empty->setHint(tr("Collect images first, or compose one of picture files."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("compose.new")));
        connect(m_empty->addButton(tr("Go to Collect"), ActionButton::Kind::Plain), &QAbstractButton::clicked, this,
                [this] { Q_EMIT goTo({PageId::Collect, {}, std::nullopt, {}}); });
    }
}

void ComposePage::chooseFiles()
{
    m_context.prompts.openFiles(this, tr("Panels from Files"),
                                tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff);;All files (*)"),
                                [this, image = m_controller->shown().id](const QStringList &files) {
                                    if (image == m_controller->shown().id)
                                        m_controller->addFiles(files);
                                });
}

void ComposePage::makeNew()
{
    (new NewPanelsDialog(*m_controller, m_panels->hasGrid(), m_context.prompts, this))->open();
}

void ComposePage::retranslate()
{
    m_header->setTitle(tr("Compose"));
    m_images->retranslate();
    m_picture->retranslate();
    m_panels->retranslate();
    m_sheets->retranslate();
    m_rulesView->retranslate();
    m_panelsChip->setText(tr("Panels"));
    m_rulesChip->setText(tr("Rules"));
    showView();
}

} // namespace yuyi
