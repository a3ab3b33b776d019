// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/collectpage.h"

#include "models/items/imagelistmodel.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/collect/collectdecisions.h"
#include "widgets/collect/collectempty.h"
#include "widgets/collect/collectfiles.h"
#include "widgets/collect/detailspanel.h"
#include "widgets/collect/dossiertext.h"
#include "widgets/collect/filterbar.h"
#include "widgets/collect/gridquickview.h"
#include "widgets/collect/gridselection.h"
#include "widgets/collect/importstrip.h"
#include "widgets/controls/buttons/morebutton.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/imagecomments.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFocusEvent>
#include <QLocale>
#include <QScrollBar>

namespace yuyi {

namespace {

constexpr int zoomStep = 32;
constexpr int selectedMs = 60;
constexpr int againMs = 150;
constexpr int detailsWidth = 340;
constexpr int detailsLeast = 260;
constexpr int titleWidth = 220; // with the count beside it

ThumbnailBadges badgesOf(const Image &image)
{
    ThumbnailBadges badges;
    if (image.frames > 1)
        badges.append({CollectPage::tr("animated"), static_cast<int>(Tone::Neutral)});
    if (image.truncated)
        badges.append({CollectPage::tr("truncated file"), static_cast<int>(Tone::Attention)});
    if (nameLies(image))
        badges.append({titleOf(image.format), static_cast<int>(Tone::Attention)});
    // Nothing was decided yet about most raw pictures: no word says so.
    if (image.stage != Stage::Collected)
        badges.append({titleOf(image.stage), static_cast<int>(toneOf(image.stage))});
    return badges;
}

QString detailsKey()
{
    return QStringLiteral("collect.details");
}

} // namespace

CollectPage::CollectPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent), m_controller(new CollectController(context, this)),
      m_files(new CollectFiles(context, *m_controller, this)), m_decisions(new CollectDecisions(context, *m_controller, this)),
      m_model(new ImageListModel(context.project, context.pictures, this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_model->setBadges(&badgesOf);
    addCommands();
    build();
    connectParts();
    connectGrid();
    retranslate();
    zoom(m_context.settings.thumbnailEdge());
}

CollectPage::~CollectPage() = default;

void CollectPage::addCommands()
{
    const PageCommands add(m_context.commands, "collect");
    const auto any = [this] { return m_grid && m_grid->currentIndex().isValid(); };
    add(
        "folder", [] { return tr("Add Folder…"); }, [this] { m_files->addFolder(); });
    add(
        "files", [] { return tr("Add Files…"); }, [this] { m_files->addFiles(); });
    add(
        "manifest", [] { return tr("Add Manifest…"); }, [this] { m_files->addManifest(); });
    add(
        "items", [] { return tr("Import Items…"); }, [this] { m_files->chooseItems(); });
    add(
        "search", [] { return tr("Search Images"); }, [this] { m_filters->focusSearch(); });
    add(
        "clear", [] { return tr("Clear All Filters"); }, [this] { m_filters->clear(); });
    add(
        "quick", [] { return tr("Quick View"); }, [this] { m_quick->open(); }, any);
    add(
        "open", [] { return tr("Open Details"); }, [this] { openDetails(); }, any);
    add(
        "details", [] { return tr("Show or Hide Details"); }, [this] { toggleDetails(); });
    add(
        "next", [] { return tr("Next Image"); }, [this] { m_selection->step(1); }, any);
    add(
        "previous", [] { return tr("Previous Image"); }, [this] { m_selection->step(-1); }, any);
    add(
        "all", [] { return tr("Select All"); },
        [this] {
            m_grid->setFocus(Qt::OtherFocusReason);
            m_grid->selectAll();
        },
        any);
    add(
        "larger", [] { return tr("Larger Thumbnails"); }, [this] { zoom(m_grid->thumbnailSize() + zoomStep); });
    add(
        "smaller", [] { return tr("Smaller Thumbnails"); }, [this] { zoom(m_grid->thumbnailSize() - zoomStep); });
    add(
        "keep", [] { return tr("Keep"); }, [this] { m_decisions->keep(m_selection->images()); }, any);
    add(
        "discard", [] { return tr("Discard…"); }, [this] { discard(); }, any);
    add(
        "comments", [] { return tr("Show Comments on the Image…"); }, [this] { talk(); }, any);
    add(
        "inspect", [] { return tr("Go to Inspect"); }, [this] { inspect(); }, any);
}

void CollectPage::build()
{
    CommandRegistry &commands = m_context.commands;
    QList<QAction *> seldom;
    for (const char *id : {"items", "manifest", "files"})
        seldom.append(commands.action(QStringLiteral("collect.") % QLatin1String(id)));
    m_more = new MoreButton(seldom, m_header);
    m_more->hide();
    m_header->addButton(m_more);
    for (QAction *action : std::as_const(seldom))
        m_secondary.append(m_header->addAction(action));
    m_header->addAction(commands.action(QStringLiteral("collect.folder")), ActionButton::Kind::Primary);
    for (QWidget *button : m_header->findChildren<ActionButton *>())
        button->setFocusPolicy(Qt::TabFocus);
    // The page may be narrower than all its buttons side by side; they fold.
    m_header->setMinimumWidth(1);
    m_strip = new ImportStrip(*m_controller, this);

    auto *work = new QWidget(this);
    m_filters = new FilterBar(m_context.project, work);
    m_grid = new ThumbnailGrid(work);
    m_grid->setObjectName(QStringLiteral("collectGrid"));
    m_grid->setModel(m_model);
    m_selection = new GridSelection(*m_grid, *m_model, this);
    m_details = new DetailsPanel(m_context, *m_controller, work);
    m_split = new SplitView(Qt::Horizontal, work);
    m_split->addPart(m_grid, 1);
    m_split->addPart(m_details, 0);
    m_placed = m_split->restoreState(m_context.settings.splitter(QStringLiteral("collect")));
    m_details->setVisible(m_context.settings.splitter(detailsKey()) != QByteArrayLiteral("hidden"));
    auto *column = columnIn(work, 0, spacing::medium);
    column->addWidget(m_filters);
    column->addWidget(m_split, 1);

    layOut(work, {m_strip});
    m_emptyTexts = std::make_unique<CollectEmpty>(*m_empty, QList<QAction *>{commands.action(QStringLiteral("collect.folder")),
                                                                             commands.action(QStringLiteral("collect.files")),
                                                                             commands.action(QStringLiteral("collect.items"))});
    m_quick = new GridQuickView(*m_grid, *m_model, m_context.pictures, this);
}

void CollectPage::connectParts()
{
    connect(m_controller, &CollectController::countsChanged, this, [this] {
        m_filters->setCounts(m_controller->counts());
        showCounts();
        showState();
    });
    connect(m_controller, &CollectController::importChanged, this, &CollectPage::showState);
    connect(m_controller, &CollectController::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_controller, &CollectController::told, this, &CollectPage::toast);
    connect(m_files, &CollectFiles::failed, this, [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_strip, &ImportStrip::refusedWanted, m_files, &CollectFiles::showRefused);
    connect(m_strip, &ImportStrip::knownWanted, m_files, &CollectFiles::showKnown);
    connect(m_filters, &FilterBar::filterChanged, this, [this] {
        m_selection->setFromTop(true);
        query();
    });
    connect(m_filters, &FilterBar::sortChanged, this, [this] {
        m_selection->setFromTop(true);
        query();
    });
    connect(m_filters, &FilterBar::zoomChanged, this, &CollectPage::zoom);
    connect(m_filters, &FilterBar::leaveSearch, this, [this] { m_grid->setFocus(Qt::OtherFocusReason); });
    connect(m_details, &DetailsPanel::goTo, this, &CollectPage::goTo);
    connect(m_details, &DetailsPanel::commentsWanted, this, &CollectPage::talk);
    connect(m_details, &DetailsPanel::quickViewWanted, m_quick, &GridQuickView::open);
    connect(m_details, &DetailsPanel::escaped, this, [this] { m_grid->setFocus(Qt::OtherFocusReason); });
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_placed = true; });
    connect(&m_context.theme, &Theme::changed, this, [this] {
        foldActions();
        placeDetails();
    });
    connect(&m_context.project, &ProjectAccess::infoChanged, this, &CollectPage::retranslate);
}

void CollectPage::connectGrid()
{
    connect(m_grid, &ThumbnailGrid::quickView, m_quick, &GridQuickView::open);
    connect(m_grid, &QAbstractItemView::doubleClicked, m_quick, &GridQuickView::open);
    connect(m_grid, &ThumbnailGrid::thumbnailSizeChanged, this, &CollectPage::zoom);
    m_selected.setSingleShot(true);
    m_selected.setInterval(selectedMs);
    connect(&m_selected, &QTimer::timeout, this, &CollectPage::showSelection);
    connect(m_grid, &ThumbnailGrid::currentRowChanged, this, [this] {
        m_selection->setFromTop(false); // the person has chosen a row before the list for a new filter came
        m_selected.start();
    });
    connect(m_grid, &ThumbnailGrid::selectedCountChanged, this, [this] { m_selected.start(); });
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, [this] { m_controller->open(m_controller->opened()); });
    connect(m_model, &ImageListModel::listed, this, [this](int count) {
        m_listed = count;
        m_selection->setFromTop(false);
        showState();
        m_grid->setEmptyText(tr("No image matches these filters. Remove a filter, or press Backspace to show all images."));
        showCounts();
        if (!m_wanted.isNull())
            m_selection->select(std::exchange(m_wanted, ImageId()));
        else if (!m_grid->currentIndex().isValid() && count > 0)
            m_grid->setCurrentIndex(m_model->index(0));
        m_context.commands.refresh();
    });
    connect(m_model, &ImageListModel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    // A row that was still on its way when it was selected.
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                const int row = m_grid->currentIndex().row();
                if (roles.isEmpty() && row >= first.row() && row <= last.row())
                    m_selected.start();
            });
}

void CollectPage::enter()
{
    // What happened while another page was shown.
    Changes missed;
    missed.list.append({Entity::Image, QUuid(), QString()});
    m_model->projectChanged(missed);
    query();
    m_controller->refresh(true);
    m_again.start();
    showState();
}

void CollectPage::leave()
{
    m_details->commit();
    if (m_placed && m_details->isVisible())
        m_context.settings.setSplitter(QStringLiteral("collect"), m_split->saveState());
    Q_EMIT status({});
}

Location CollectPage::here() const
{
    Location location;
    location.image = m_selection->images().value(0);
    return location;
}

void CollectPage::show(const Location &location)
{
    m_wanted = location.image;
    if (location.filter) {
        m_filters->setFilter(*location.filter);
        m_selection->setFromTop(true);
    } else if (!location.image.isNull() && m_model->rowOf(location.image) < 0) {
        m_filters->setFilter({});
    }
    query();
}

void CollectPage::projectChanged(const Changes &changes)
{
    m_model->projectChanged(changes);
    if (changes.touches(Entity::Image) || changes.touches(Entity::Decision))
        m_controller->refresh(changes.external);
    const ImageId &opened = m_controller->opened();
    const bool hers = !opened.isNull()
                   && (changes.touches(Entity::Image, opened.value()) || changes.touches(Entity::Decision, opened.value())
                       || changes.touches(Entity::DuplicateGroup) || changes.touches(Entity::TextMeasure)
                       || changes.touches(Entity::Annotation) || changes.touches(Entity::Question)
                       || changes.touches(Entity::Comment));
    if (hers)
        m_again.start();
    const ImageFilter &filter = m_filters->filter();
    const bool byTexts = !filter.text.isEmpty() || !filter.dimension.isEmpty();
    if (byTexts && (changes.touches(Entity::Annotation) || changes.touches(Entity::TextMeasure)))
        query();
}

void CollectPage::query()
{
    m_model->query(m_filters->filter(), m_filters->sort(), m_filters->descending());
}

void CollectPage::showCounts()
{
    const QLocale locale;
    const qint64 all = m_controller->counts().collected;
    const qsizetype selected = m_grid->selectionModel()->selection().isEmpty() ? 0 : m_grid->selectedRows().size();
    QString text;
    if (all > 0 && m_listed >= 0 && m_listed != all)
        text = tr("%1 of %2 images").arg(locale.toString(m_listed), locale.toString(all));
    else if (all > 0)
        text = tr("%n image(s)", nullptr, static_cast<int>(all));
    if (selected > 1)
        text = tr("%1 · %2 selected").arg(text, locale.toString(selected));
    m_header->setSubtitle(text);
}

void CollectPage::showState()
{
    const bool any = m_controller->counts().collected > 0 || m_listed > 0;
    const bool first = any && !m_stack->showsWork();
    m_stack->showWorkIf(any);
    if (any) {
        m_emptyTexts->forget();
        const QWidget *focus = QApplication::focusWidget();
        if (first && isVisible() && (!focus || focus == this || isAncestorOf(focus)))
            m_grid->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_emptyTexts->show(m_controller->isImporting() ? CollectEmpty::Kind::FirstImport
                       : m_listed < 0              ? CollectEmpty::Kind::Loading // nobody knows yet whether there are images
                                                   : CollectEmpty::Kind::NoImages);
}

void CollectPage::showSelection()
{
    showCounts();
    m_context.commands.refresh();
    const QList<int> rows = m_grid->selectedRows();
    if (rows.size() > 1) {
        m_controller->open({});
        m_details->showMany(m_selection->images());
        return;
    }
    const int row = rows.isEmpty() ? m_grid->currentIndex().row() : rows.first();
    if (row < 0) {
        m_controller->open({});
        m_details->showNothing();
        return;
    }
    const auto image = m_model->image(row);
    if (!image)
        return; // dataChanged brings it
    const bool other = m_controller->opened() != image->id;
    m_details->showImage(*image, m_model->index(row).data(thumbnailroles::Thumbnail).value<QImage>());
    if (other)
        m_controller->open(image->id);
}

void CollectPage::zoom(int edge)
{
    m_grid->setThumbnailSize(edge);
    m_filters->setZoom(m_grid->thumbnailSize());
    m_model->setThumbnailEdge(qRound(m_grid->thumbnailSize() * devicePixelRatioF()));
    m_context.settings.setThumbnailEdge(m_grid->thumbnailSize());
}

void CollectPage::openDetails()
{
    if (!m_details->isVisible())
        toggleDetails();
    m_details->focusFirst();
}

void CollectPage::toggleDetails()
{
    const bool show = !m_details->isVisible();
    if (!show)
        m_details->commit();
    m_details->setVisible(show);
    m_context.settings.setSplitter(detailsKey(), show ? QByteArray() : QByteArrayLiteral("hidden"));
    if (show)
        showSelection();
    else if (!m_grid->hasFocus())
        m_grid->setFocus(Qt::OtherFocusReason);
}

void CollectPage::placeDetails()
{
    const int page = width() - 2 * spacing::medium;
    const int side = qMin(Theme::of(this).px(detailsWidth), page * 2 / 5);
    m_details->setMinimumWidth(qMin(Theme::of(this).px(detailsLeast), side));
    if (!m_placed)
        m_split->setSizes({page - side, side});
}

void CollectPage::foldActions()
{
    int needed = Theme::of(this).px(titleWidth);
    for (const ActionButton *button : m_header->findChildren<ActionButton *>()) {
        if (button != m_more)
            needed += button->sizeHint().width() + spacing::small;
    }
    const bool fold = needed > width() - 2 * spacing::medium;
    for (ActionButton *button : std::as_const(m_secondary))
        button->setVisible(!fold);
    m_more->setVisible(fold);
}

void CollectPage::discard()
{
    const QRect cell = m_grid->visualRect(m_grid->currentIndex()).intersected(m_grid->viewport()->rect());
    const QPoint position = cell.isEmpty() ? m_grid->viewport()->rect().center() : cell.center();
    m_decisions->discard(m_selection->images(), m_grid->viewport()->mapToGlobal(position));
}

void CollectPage::talk()
{
    // The list knows its ids before it has read the images.
    const ImageId id = m_selection->current();
    m_context.project.read([id](Stores &stores) { return ImageService(stores).image(id); })
        .then(this, [this](const Result<Image> &image) {
            if (image)
                (new ImageComments(m_context.project, *image, this))->open();
            else
                m_context.project.report(image.error());
        });
}

void CollectPage::inspect()
{
    Location location;
    location.page = PageId::Inspect;
    location.image = m_selection->current();
    Q_EMIT goTo(location);
}

void CollectPage::takeFiles(const QStringList &paths)
{
    m_files->take(paths);
}

void CollectPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    foldActions();
    placeDetails();
}

void CollectPage::focusInEvent(QFocusEvent *event)
{
    Page::focusInEvent(event);
    if (m_stack->showsWork())
        m_grid->setFocus(event->reason());
}

void CollectPage::retranslate()
{
    m_header->setTitle(tr("Collect"));
    foldActions();
    m_grid->setAccessibleName(tr("Images of the project"));
    m_controller->retranslate();
    m_model->refreshTexts();
    m_emptyTexts->forget();
    showCounts();
    showState();
}

} // namespace yuyi
