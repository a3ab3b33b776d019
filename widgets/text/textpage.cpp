// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textpage.h"

#include "models/filtering/textengine.h"
#include "models/items/imagelistmodel.h"
#include "models/items/pictureloader.h"
#include "models/services/curation/imageservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chip.h"
#include "widgets/controls/elidedlabel.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/keybox.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/text/textwords.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int histogramHeight = 140;
constexpr int leastHistogram = 110;
constexpr int leastPicture = 140;
constexpr QSizeF newBox(0.4, 0.12); // of what is seen: about a line of text
constexpr int followEvery = 80;    // milliseconds
constexpr int measuredEvery = 2000; // while pictures are being measured
constexpr int views = 5;
constexpr int picturesAhead = 3;    // made ready while a person looks at the one before

struct Loaded {
    QList<TextStanding> standings;
    QStringList report; // of the last measurement
    QString surpassed;  // its engine, where a better one is here
    Unreadable unreadable;
    qint64 collected = 0;
};
} // namespace

TextPage::TextPage(PageContext context, QWidget *parent)
    : Page(context, parent)
    , m_model(new ImageListModel(context.project, context.pictures, this))
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    retranslate();
    m_model->setCaption([this](const Image &image) {
        const auto standing = m_byImage.constFind(image.id);
        return standing == m_byImage.constEnd() ? image.names.value(0) : textwords::percent(standing->ratio);
    });
    m_model->setBadges([this](const Image &image) {
        const auto standing = m_byImage.constFind(image.id);
        if (standing == m_byImage.constEnd())
            return ThumbnailBadges();
        return textwords::badges(*standing, wouldDiscard(*standing));
    });
    m_model->setDimmed([](const Image &) { return false; });
    connect(&m_context.project, &ProjectAccess::infoChanged, this, [this] {
        if (m_loaded)
            showCounts();
    });
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &, const QString &kind) {
        if (kind == QLatin1String("scan-text") && isVisible())
            load();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] {
        if (isVisible())
            showEmpty();
    });
}

void TextPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_frame.header = new PageHeader(this);
    m_engineBadge = new Badge(this);
    m_engineBadge->hide();
    m_frame.header->addBesideTitle(m_engineBadge);
    m_older = new Badge(this);
    m_older->hide();
    m_frame.header->addState(m_older);
    m_effect = new Badge(this);
    m_frame.header->addState(m_effect);
    m_engine = new QComboBox(this);
    m_engine->setFocusPolicy(Qt::ClickFocus);
    m_frame.header->addButton(m_engine);
    // Another choice may be the better one.
    connect(m_engine, &QComboBox::activated, this, &TextPage::load);
    m_unreadableButton = m_frame.header->addAction(commands.action(QStringLiteral("text.unreadable")));
    m_unreadableButton->hide();
    m_frame.header->addAction(commands.action(QStringLiteral("text.measure")));
    m_apply = m_frame.header->addAction(commands.action(QStringLiteral("text.apply")));

    auto *work = new QWidget(this);
    auto *rows = new QVBoxLayout(work);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::medium);
    auto *top = new QWidget(work);
    makePanel(top);
    auto *topColumn = new QVBoxLayout(top);
    topColumn->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    m_histogram = new Histogram(top);
    m_histogram->setMinimumHeight(Theme::of(this).px(leastHistogram));
    m_histogram->setMaximumHeight(Theme::of(this).px(histogramHeight));
    topColumn->addWidget(m_histogram);
    rows->addWidget(top);

    auto *split = new SplitView(Qt::Horizontal, work);
    auto *list = new QWidget(split);
    makePanel(list);
    auto *listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    listColumn->setSpacing(spacing::small);
    auto *chips = new FlowBox(spacing::tiny, spacing::tiny, list);
    for (int i = 0; i < views; ++i) {
        auto *chip = new Chip(list);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { openView(static_cast<View>(i)); });
        chips->add(chip);
        m_views.append(chip);
    }
    listColumn->addWidget(chips);
    m_grid = new ThumbnailGrid(list);
    m_grid->setModel(m_model);
    m_grid->setFrameShape(QFrame::NoFrame);
    listColumn->addWidget(m_grid, 1);
    split->addPart(list, 4);
    split->addPart(buildDetail(), 3);
    keepSizes(split, m_context.settings, QStringLiteral("text"));
    rows->addWidget(split, 1);

    m_frame.build(this, work);

    // The pictures on both sides of the line follow it; a list of many thousands need not be made for every pixel.
    m_following = new QTimer(this);
    m_following->setSingleShot(true);
    m_following->setInterval(followEvery);
    connect(m_following, &QTimer::timeout, this, &TextPage::showList);
    connect(m_histogram, &Histogram::thresholdChanged, this, [this] {
        showCounts();
        if (!m_shown.isNull())
            showRatio();
        m_model->refreshTexts();
        if (!m_following->isActive())
            m_following->start();
    });
    connect(m_histogram, &Histogram::thresholdCommitted, this, [this] {
        m_following->stop();
        m_stay = {};
        showList();
    });
    connect(m_histogram, &Histogram::bandChanged, this, [this](double half) {
        m_band = half;
        showCounts();
        if (!m_following->isActive())
            m_following->start();
    });
    connect(m_histogram, &Histogram::bandCommitted, this, &TextPage::setBand);
    connect(m_histogram, &Histogram::rangeClicked, this, [this](double from, double to) {
        m_range = {from, to};
        openView(View::Range);
    });
    m_later = new QTimer(this);
    m_later->setSingleShot(true);
    m_later->setInterval(measuredEvery);
    connect(m_later, &QTimer::timeout, this, &TextPage::load);
    connect(m_grid, &ThumbnailGrid::currentRowChanged, this, [this] { showImage(); });
    connect(m_model, &ImageListModel::dataChanged, this, [this] {
        if (m_shown != current())
            showImage();
    });
    fillEngines();
}

QWidget *TextPage::buildDetail()
{
    CommandRegistry &commands = m_context.commands;
    auto *detail = new QWidget(this);
    auto *column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    m_viewer = new ImageViewer(detail);
    m_viewer->setFocusPolicy(Qt::ClickFocus);
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPicture));
    m_box = new KeyBox(m_viewer, m_viewer, newBox);
    column->addWidget(m_viewer, 5);
    auto *line = new FlowBox(spacing::small, spacing::tiny, detail);
    m_ratio = new ElidedLabel(line);
    setTextRole(m_ratio, TextRole::Section);
    m_standing = new Badge(line);
    line->add(m_ratio);
    line->add(m_standing);
    column->addWidget(line);
    m_areas = makeTable(3, detail, 0);
    m_areas->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(m_areas, 2);
    auto *actions = new FlowBox(spacing::small, spacing::tiny, detail);
    for (const char *id : {"text.keep", "text.discard", "text.draw", "text.nottext"}) {
        const bool discards = QLatin1String(id) == QLatin1String("text.discard");
        actions->add(new ActionButton(commands.action(QLatin1String(id)),
                                      discards ? ActionButton::Kind::Danger : ActionButton::Kind::Plain, actions));
    }
    column->addWidget(actions);
    connect(m_areas, &QTableWidget::currentCellChanged, this, [this] {
        showAreas();
        m_context.commands.refresh();
    });
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) {
        // The box over the picture is none of the areas.
        if (index < m_areas->rowCount())
            m_areas->setCurrentCell(index, 0);
    });
    connect(m_viewer, &ImageViewer::areaDrawn, this, &TextPage::addArea);
    connect(m_box, &KeyBox::changed, this, &TextPage::showBox);
    return detail;
}

void TextPage::fillEngines()
{
    const QStringList engines = m_engines.value_or(QStringList());
    const QString chosen = m_engine->currentData().toString();
    m_engine->clear();
    for (const QString &engine : engines)
        m_engine->addItem(textwords::engine(engine), engine);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(chosen)));
    m_engine->setVisible(engines.size() > 1);
}

/// What is installed stands on the disk: not asked here and now.
void TextPage::askForEngines()
{
    m_context.project.read([](Stores &) -> Result<QStringList> { return filtering::availableTextEngines(); })
        .then(this, [this](const Result<QStringList> &engines) {
            if (!engines || m_engines == *engines)
                return;
            m_engines = *engines;
            fillEngines();
            showEmpty();
        });
}

ImageId TextPage::current() const
{
    const int row = m_grid ? m_grid->currentIndex().row() : -1;
    return row >= 0 && row < m_model->ids().size() ? m_model->ids().at(row) : ImageId();
}

void TextPage::enter()
{
    takeRules();
    m_stay = {};
    askForEngines();
    load();
    m_grid->setFocus();
}

/// The line a person is drawing stays where it is until the project's own is another one.
void TextPage::takeRules()
{
    const WorkRules &rules = m_context.project.info().rules;
    if (std::exchange(m_limit, rules.textRatioLimit) != rules.textRatioLimit)
        m_histogram->setThreshold(rules.textRatioLimit);
    if (m_ownWrites == 0)
        m_band = rules.textReviewBand;
    m_histogram->setBandEditable(m_context.project.person().roles.contains(Role::Lead));
}

void TextPage::leave()
{
    ++m_request;
    m_viewer->setDrawing(false);
    m_box->drop();
    Q_EMIT status({});
}

Location TextPage::here() const
{
    Location location;
    location.image = current();
    return location;
}

void TextPage::show(const Location &location)
{
    m_wanted = location.image;
    m_goThere = !m_wanted.isNull();
    load();
}

void TextPage::projectChanged(const Changes &changes)
{
    if (!changes.touches(Entity::TextMeasure) && !changes.touches(Entity::Decision))
        return;
    if (m_ownWrites > 0)
        m_stale = m_stale || changes.external;
    else if (!isMeasuring())
        load();
    else if (!m_later->isActive())
        m_later->start();
}

void TextPage::load()
{
    if (m_ownWrites > 0) {
        m_stale = true;
        return;
    }
    const quint64 request = ++m_request;
    m_stale = false;
    m_loading = true;
    m_later->stop();
    const PersonId person = m_context.project.person().id;
    const QString folder = m_context.project.factory().folder();
    const QString chosen = m_engine->currentData().toString();
    m_context.project
        .read([person, folder, chosen](Stores &stores) -> Result<Loaded> {
            const auto standings = TextService(stores, folder, person).standings();
            if (!standings)
                return passOn(standings);
            const auto report = stepReport(stores, FilterStep::Text);
            if (!report)
                return passOn(report);
            const auto unreadable = lastUnreadable(stores, QStringLiteral("scan-text"));
            if (!unreadable)
                return passOn(unreadable);
            const auto funnel = ImageService(stores).funnel();
            if (!funnel)
                return passOn(funnel);
            Loaded loaded{*standings, {}, {}, *unreadable, funnel->collected};
            if (*report) {
                const QString engine = (*report)->run.engine;
                loaded.report = stepLines(**report);
                loaded.surpassed = filtering::isSurpassed(engine, chosen) ? engine : QString();
            }
            return loaded;
        })
        .then(this, [this, request](const Result<Loaded> &loaded) {
            if (request != m_request)
                return;
            m_loading = false;
            if (!loaded) {
                m_frame.banner->show(Tone::Bad, loaded.error().sentence);
                return;
            }
            m_loaded = true;
            m_unreadable = loaded->unreadable;
            m_collected = loaded->collected;
            m_olderEngine = loaded->surpassed;
            showEngine();
            m_unreadableButton->setVisible(!m_unreadable.isEmpty());
            const bool first = m_standings.isEmpty();
            m_frame.header->setToolTip(loaded->report.join(QLatin1Char('\n')));
            m_standings.clear();
            m_byImage.clear();
            for (const TextStanding &standing : loaded->standings) {
                if (standing.discardedElsewhere)
                    continue;
                m_standings.append(standing);
                m_byImage.insert(standing.image, standing);
            }
            showRatios();
            if (first && !m_goThere)
                chooseView();
            if (std::exchange(m_goThere, false) && m_byImage.contains(m_wanted)) {
                const TextStanding wanted = m_byImage.value(m_wanted);
                if (!belongs(wanted))
                    m_view = wanted.byPerson ? View::Decided : wouldDiscard(wanted) ? View::Over : View::Under;
            }
            showList();
            showEmpty();
            if (m_shown == current() && !m_shown.isNull())
                showStanding();
        });
}

/// Whether what is shown was measured by an engine that this program has a better one for: one key measures with that one.
void TextPage::showEngine()
{
    const QString why = m_olderEngine.isEmpty()
        ? QString()
        : tr("The images were measured by %1. Measuring again uses the better engine; manual changes and decisions are kept.")
              .arg(m_olderEngine);
    m_older->show(m_olderEngine.isEmpty() ? QString() : tr("older engine"), Tone::Attention);
    m_older->setToolTip(why);
    QAction *measure = m_context.commands.action(QStringLiteral("text.measure"));
    measure->setText(measureText());
    measure->setToolTip(why);
}

void TextPage::selectImage(const ImageId &image)
{
    if (const int row = m_model->rowOf(image); row >= 0)
        m_grid->setCurrentIndex(m_model->index(row));
}

void TextPage::showEmpty()
{
    // Half of the ratios would make half of the decisions.
    m_context.commands.action(QStringLiteral("text.apply"))
        ->setToolTip(isMeasuring() ? tr("Text is still being measured. Apply the limit when all images have been measured.") : QString());
    m_context.commands.refresh();
    if (!m_loaded || !m_standings.isEmpty()) {
        m_frame.showWork();
        return;
    }
    m_frame.showEmpty();
    m_frame.empty->setIcon(QStringLiteral("text"));
    if (isMeasuring()) {
        m_frame.empty->setSentence(tr("Measuring the text of the images…"));
        m_frame.empty->setHint(tr("You can work on other pages during the measurement; results so far are kept."));
    } else if (m_engines && m_engines->isEmpty()) {
        m_frame.empty->setSentence(tr("No text engine is installed."));
        m_frame.empty->setHint(tr("Install tesseract-ocr with tesseract-ocr-chi-sim, or the text models of this program."));
    } else if (m_collected == 0) {
        m_frame.empty->setSentence(tr("There is no image to measure yet."));
        m_frame.empty->setHint(tr("Collect images first, then measure their text."));
        connect(m_frame.empty->addButton(tr("Go to Collect")), &QAbstractButton::clicked, this,
                [this] { Q_EMIT goTo({QStringLiteral("collect"), {}, std::nullopt, {}}); });
    } else {
        m_frame.empty->setSentence(tr("No image has been measured yet."));
        m_frame.empty->setHint(tr("The measurement finds the lines of text in each image and how much area they cover."));
        m_frame.empty->addAction(m_context.commands.action(QStringLiteral("text.measure")));
    }
}

void TextPage::showImage()
{
    m_context.commands.refresh();
    const ImageId id = current();
    if (id.isNull()) {
        m_shown = {};
        m_image = {};
        m_measure = {};
        m_box->drop();
        m_viewer->clear();
        m_areas->setRowCount(0);
        m_ratio->clear();
        m_standing->hide();
        m_engineBadge->hide();
        return;
    }
    const auto image = m_model->image(m_grid->currentIndex().row());
    if (!image || m_shown == id)
        return;
    m_shown = id;
    m_image = *image;
    m_measure = {};
    m_areas->setRowCount(0);
    m_viewer->setDrawing(false);
    m_box->drop();
    QFuture<Result<QImage>> coming = m_context.pictures.picture(*image);
    // A picture made ready ahead follows the one before without a blank between them.
    if (coming.isFinished())
        m_viewer->setOverlays({});
    else
        m_viewer->setLoading();
    coming.then(this, [this, id](const Result<QImage> &picture) {
        if (id != m_shown)
            return;
        if (picture) {
            m_viewer->setImage(*picture);
            if (m_viewer->isDrawing())
                m_box->begin();
            showAreas();
        } else {
            m_viewer->setError(picture.error().sentence);
        }
    });
    showStanding();
    QList<Image> ahead;
    for (int i = 1; i <= picturesAhead; ++i) {
        if (const auto next = m_model->image(m_grid->currentIndex().row() + i))
            ahead.append(*next);
    }
    m_context.pictures.prefetch(ahead);
}

/// What is known of the picture shown; the picture itself stays where it is.
void TextPage::showStanding()
{
    showRatio();
    const ImageId id = m_shown;
    const auto measured = [id, folder = m_context.project.factory().folder(), person = m_context.project.person().id](Stores &stores) {
        return TextService(stores, folder, person).measure(id);
    };
    // What is being written is read behind it: a correction of it may be among that.
    (m_ownWrites > 0 ? m_context.project.write(measured) : m_context.project.read(measured))
        .then(this, [this, id, request = ++m_measureRequest](const Result<std::optional<TextMeasure>> &measure) {
            if (request != m_measureRequest || id != m_shown || !measure || !*measure)
                return;
            const int row = m_measure.image == id ? m_areas->currentRow() : -1;
            m_measure = **measure;
            m_engineBadge->show(tr("Engine %1").arg(textwords::engine(m_measure.engine)),
                                m_measure.engine == QLatin1String("tesseract") ? Tone::Attention : Tone::Good);
            fillAreas(row);
        });
}

void TextPage::showRatio()
{
    // Under the picture, where the eye is; the line is as high as before, so that the picture stays where it is.
    if (boxing()) {
        m_ratio->setText(tr("Enter keeps · Esc cancels · arrow keys move, Shift resizes, Ctrl moves by single pixels"));
        m_standing->hide();
        return;
    }
    const TextStanding standing = m_byImage.value(m_shown);
    m_ratio->setText(tr("%1 of the image is text").arg(textwords::percent(standing.ratio)));
    const auto badge = textwords::badges(standing, wouldDiscard(standing)).value(0);
    m_standing->show(badge.first, static_cast<Tone>(badge.second));
    m_standing->setVisible(!badge.first.isEmpty());
}

void TextPage::fillAreas(int row)
{
    textwords::fill(*m_areas, m_measure, m_image.size);
    if (row >= 0 && row < m_areas->rowCount())
        m_areas->setCurrentCell(row, 0);
    showAreas();
    m_context.commands.refresh();
}

void TextPage::showAreas()
{
    if (!m_viewer->hasImage() || m_measure.image != m_shown)
        return;
    const Tokens &tokens = Theme::of(this).tokens();
    QList<ImageOverlay> overlays = textwords::overlays(m_measure.areas, shownScale(), m_areas->currentRow(), tokens);
    if (boxing()) {
        for (int i = 0; i < overlays.size(); ++i) {
            overlays[i].strong = false;
            // The box stands for the area it is about.
            if (!m_changed.isNull() && m_measure.areas.at(i).id == m_changed)
                overlays[i].polygon.clear();
        }
        overlays.append({m_box->polygon(), tokens.accent, {}, true});
    }
    m_viewer->setOverlays(overlays);
}

/// Pixels shown per pixel of the picture: the viewer may show a reduced copy of a very large one.
double TextPage::shownScale() const
{
    return static_cast<double>(m_viewer->imageSize().width()) / std::max(1, m_image.size.width());
}

void TextPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange && m_viewer)
        showAreas();
}

void TextPage::retranslate()
{
    m_frame.header->setTitle(tr("Text Ratio"));
    m_frame.header->setSubtitle(tr("area covered by the text boxes ÷ area of the image"));
    m_areas->setHorizontalHeaderLabels({tr("Text"), tr("Certainty"), tr("Area")});
    m_areas->setAccessibleName(tr("Text areas"));
    m_grid->setAccessibleName(tr("Images by text ratio"));
    m_histogram->setAccessibleName(tr("Histogram of text ratios"));
    m_histogram->setEmptyText(tr("No measurements yet"));
    m_engine->setAccessibleName(tr("Text engine"));
    fillEngines();
    showEngine();
    showCounts();
    m_model->refreshTexts();
    if (!m_loaded)
        return;
    showEmpty();
    // The report of the step and the words about the picture are put together while reading.
    load();
}

} // namespace yuyi
