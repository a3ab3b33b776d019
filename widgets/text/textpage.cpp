// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textpage.h"

#include "models/items/imagelistmodel.h"
#include "models/items/pictureloader.h"
#include "models/services/jobcenter.h"
#include "models/services/projectaccess.h"
#include "models/services/stepreport.h"
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
#include "widgets/image/thumbnailgrid.h"
#include "widgets/shell/commands.h"
#include "widgets/text/textwords.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yuyi {

namespace {
constexpr int bins = 50;
constexpr int histogramHeight = 168;
constexpr int followEvery = 80; // milliseconds

struct Loaded {
    QList<TextStanding> standings;
    QStringList report; // of the last measurement
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
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &, const QString &kind) {
        if (kind == QLatin1String("scan-text") && isVisible())
            load();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] {
        if (isVisible())
            showEmpty();
    });
}

void TextPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto any = [this] { return !current().isNull(); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled) {
        Command command;
        command.id = QStringLiteral("text.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        commands.add(std::move(command));
    };
    const auto idle = [this] { return !m_context.jobs.isRunning(QStringLiteral("scan-text")); };
    add("measure", [] { return tr("Measure Text"); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { measure(false); }, idle);
    add("apply", [] { return tr("Apply"); }, {QKeySequence(Qt::CTRL | Qt::Key_Return)}, [this] { apply(); },
        [this] { return !m_standings.isEmpty(); });
    add("keep", [] { return tr("Keep"); }, {QKeySequence(Qt::Key_K)}, [this] { decide(Outcome::Keep); }, any);
    add("discard", [] { return tr("Discard"); }, {QKeySequence(Qt::Key_D)}, [this] { decide(Outcome::Discard); },
        any);
    add("draw", [] { return tr("Draw an Area"); }, {QKeySequence(Qt::Key_E)},
        [this] { m_viewer->setDrawing(!m_viewer->isDrawing()); }, any);
    add("nottext", [] { return tr("Not Text"); }, {QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Delete)},
        [this] { setDismissed(true); }, [this] { return m_areas && m_areas->currentRow() >= 0; });
    add("istext", [] { return tr("Text After All"); }, {QKeySequence(Qt::Key_T)}, [this] { setDismissed(false); },
        [this] {
            const int row = m_areas ? m_areas->currentRow() : -1;
            return row >= 0 && row < m_measure.areas.size() && m_measure.areas.at(row).dismissed;
        });
    add("nextarea", [] { return tr("Next Area"); }, {QKeySequence(Qt::Key_A)},
        [this] {
            if (m_areas->rowCount() > 0)
                m_areas->setCurrentCell((m_areas->currentRow() + 1) % m_areas->rowCount(), 0);
        },
        [this] { return !m_measure.areas.isEmpty(); });
}

void TextPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_frame.header = new PageHeader(this);
    m_engineBadge = new Badge(this);
    m_engineBadge->hide();
    m_frame.header->addBesideTitle(m_engineBadge);
    m_effect = new Badge(this);
    m_frame.header->addState(m_effect);
    m_engine = new QComboBox(this);
    m_engine->setFocusPolicy(Qt::ClickFocus);
    m_frame.header->addButton(m_engine);
    m_frame.header->addAction(commands.action(QStringLiteral("text.measure")));
    m_frame.header->addAction(commands.action(QStringLiteral("text.apply")), ActionButton::Kind::Primary);

    auto *work = new QWidget(this);
    auto *rows = new QVBoxLayout(work);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::medium);
    auto *top = new QWidget(work);
    makePanel(top);
    auto *topColumn = new QVBoxLayout(top);
    topColumn->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    m_histogram = new Histogram(top);
    m_histogram->setMinimumHeight(Theme::of(this).px(histogramHeight));
    m_histogram->setMaximumHeight(Theme::of(this).px(histogramHeight * 1.2));
    topColumn->addWidget(m_histogram);
    rows->addWidget(top);

    auto *split = new SplitView(Qt::Horizontal, work);
    auto *list = new QWidget(split);
    makePanel(list);
    auto *listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    listColumn->setSpacing(spacing::small);
    auto *chips = new FlowBox(spacing::tiny, spacing::tiny, list);
    for (int i = 0; i < 4; ++i) {
        auto *chip = new Chip(list);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, i] {
            m_view = static_cast<View>(i);
            m_stay = {};
            showList();
        });
        chips->add(chip);
        m_views.append(chip);
    }
    listColumn->addWidget(chips);
    m_grid = new ThumbnailGrid(list);
    m_grid->setModel(m_model);
    m_grid->setFrameShape(QFrame::NoFrame);
    listColumn->addWidget(m_grid, 1);
    split->addPart(list, 9);
    split->addPart(buildDetail(), 5);
    rows->addWidget(split, 1);

    m_frame.build(this, work);

    // The pictures on both sides of the line follow it; a list of many thousands need not be made for every pixel.
    m_following = new QTimer(this);
    m_following->setSingleShot(true);
    m_following->setInterval(followEvery);
    connect(m_following, &QTimer::timeout, this, &TextPage::showList);
    connect(m_histogram, &Histogram::thresholdChanged, this, [this] {
        showCounts();
        m_model->refreshTexts();
        if (!m_following->isActive())
            m_following->start();
    });
    connect(m_histogram, &Histogram::thresholdCommitted, this, [this] {
        m_following->stop();
        m_stay = {};
        showList();
    });
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
    column->addWidget(m_viewer, 3);
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
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) { m_areas->setCurrentCell(index, 0); });
    connect(m_viewer, &ImageViewer::areaDrawn, this, &TextPage::addArea);
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

bool TextPage::wouldDiscard(const TextStanding &standing) const
{
    if (standing.byPerson)
        return standing.decided == Outcome::Discard;
    return standing.ratio > m_histogram->threshold();
}

/// Whether the view that is chosen shows it.
bool TextPage::belongs(const TextStanding &standing) const
{
    switch (m_view) {
    case View::Near:
        return !standing.byPerson
            && std::abs(standing.ratio - m_histogram->threshold()) <= m_context.project.info().rules.textReviewBand;
    case View::Over: return wouldDiscard(standing);
    case View::Under: return !wouldDiscard(standing);
    case View::Decided: return standing.byPerson;
    }
    return false;
}

void TextPage::enter()
{
    m_histogram->setThreshold(m_context.project.info().rules.textRatioLimit);
    m_stay = {};
    askForEngines();
    load();
    m_grid->setFocus();
}

void TextPage::leave()
{
    ++m_request;
    m_viewer->setDrawing(false);
    Q_EMIT status({});
}

void TextPage::show(const Location &location)
{
    m_wanted = location.image;
    m_goThere = !m_wanted.isNull();
    load();
}

void TextPage::projectChanged(const Changes &changes)
{
    if (m_ownWrites > 0 || m_context.jobs.isRunning(QStringLiteral("scan-text")))
        return;
    if (changes.touches(Entity::TextMeasure) || changes.touches(Entity::Decision))
        load();
}

void TextPage::load()
{
    const quint64 request = ++m_request;
    const PersonId person = m_context.project.person().id;
    const QString folder = m_context.project.factory().folder();
    m_context.project
        .read([person, folder](Stores &stores) -> Result<Loaded> {
            const auto standings = TextService(stores, folder, person).standings();
            if (!standings)
                return passOn(standings);
            const auto report = stepReport(stores, FilterStep::Text);
            if (!report)
                return passOn(report);
            return Loaded{*standings, *report ? stepLines(**report) : QStringList()};
        })
        .then(this, [this, request](const Result<Loaded> &loaded) {
            if (request != m_request)
                return;
            if (!loaded) {
                m_frame.banner->show(Tone::Bad, loaded.error().sentence);
                return;
            }
            m_loaded = true;
            m_frame.header->setToolTip(loaded->report.join(QLatin1Char('\n')));
            m_standings.clear();
            m_byImage.clear();
            QList<double> ratios;
            for (const TextStanding &standing : loaded->standings) {
                if (standing.discardedElsewhere)
                    continue;
                m_standings.append(standing);
                m_byImage.insert(standing.image, standing);
                ratios.append(standing.ratio);
            }
            m_histogram->setValues(ratios, bins, 1.0);
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

void TextPage::showCounts()
{
    const double limit = m_histogram->threshold();
    const double band = m_context.project.info().rules.textReviewBand;
    m_histogram->setBand(band, tr("review band ±%1 %").arg(QString::number(band * 100, 'f', 0)));
    qint64 near = 0;
    qint64 over = 0;
    qint64 decided = 0;
    for (const TextStanding &standing : std::as_const(m_standings)) {
        near += std::abs(standing.ratio - limit) <= band && !standing.byPerson ? 1 : 0;
        over += wouldDiscard(standing) ? 1 : 0;
        decided += standing.byPerson ? 1 : 0;
    }
    const QLocale locale;
    const qint64 total = m_standings.size();
    m_views.at(0)->setText(tr("Near the line %1").arg(locale.toString(near)));
    m_views.at(1)->setText(tr("Above %1").arg(locale.toString(over)));
    m_views.at(2)->setText(tr("Below %1").arg(locale.toString(total - over)));
    m_views.at(3)->setText(tr("Decided by hand %1").arg(locale.toString(decided)));
    for (int i = 0; i < m_views.size(); ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(m_view));
    m_frame.header->setStateText(tr("Limit %1").arg(textwords::percent(limit)));
    m_effect->show(tr("%n image(s) left out", nullptr, static_cast<int>(over)), over > 0 ? Tone::Bad : Tone::Neutral);
    m_context.commands.refresh();
}

void TextPage::showList()
{
    const double limit = m_histogram->threshold();
    QList<TextStanding> shown;
    for (const TextStanding &standing : std::as_const(m_standings)) {
        if (standing.image == m_stay || belongs(standing))
            shown.append(standing);
    }
    // Those nearest to the line first: there the eye is needed.
    std::stable_sort(shown.begin(), shown.end(), [limit](const TextStanding &a, const TextStanding &b) {
        return std::abs(a.ratio - limit) < std::abs(b.ratio - limit);
    });
    QList<ImageId> ids;
    for (const TextStanding &standing : std::as_const(shown))
        ids.append(standing.image);
    const ImageId before = m_wanted.isNull() ? current() : m_wanted;
    m_wanted = {};
    const int row = m_grid->currentIndex().row();
    m_model->setIds(ids);
    showCounts();
    m_grid->setEmptyText(m_view == View::Near ? tr("No picture is near the line.") : tr("No picture is here."));
    if (ids.isEmpty())
        return showImage();
    const int found = m_model->rowOf(before);
    const int target = found >= 0 ? found : std::clamp(row, 0, static_cast<int>(ids.size()) - 1);
    m_grid->setCurrentIndex(m_model->index(target));
}

void TextPage::selectImage(const ImageId &image)
{
    if (const int row = m_model->rowOf(image); row >= 0)
        m_grid->setCurrentIndex(m_model->index(row));
}

void TextPage::showEmpty()
{
    m_context.commands.refresh();
    if (!m_loaded || !m_standings.isEmpty()) {
        m_frame.showWork();
        return;
    }
    m_frame.showEmpty();
    m_frame.empty->setIcon(QStringLiteral("text"));
    if (m_context.jobs.isRunning(QStringLiteral("scan-text"))) {
        m_frame.empty->setSentence(tr("The text of the pictures is being measured…"));
        m_frame.empty->setHint(tr("You can work elsewhere meanwhile; what is measured is kept."));
    } else if (m_engines && m_engines->isEmpty()) {
        m_frame.empty->setSentence(tr("No text engine is installed."));
        m_frame.empty->setHint(tr("Install tesseract-ocr with tesseract-ocr-chi-sim, or the text models of this program."));
    } else {
        m_frame.empty->setSentence(tr("No picture has been measured yet."));
        m_frame.empty->setHint(tr("Measuring finds the lines of text in each picture and how much of it they cover."));
        m_frame.empty->addAction(m_context.commands.action(QStringLiteral("text.measure")));
    }
}

void TextPage::showImage()
{
    m_context.commands.refresh();
    const ImageId id = current();
    if (id.isNull()) {
        m_shown = {};
        m_measure = {};
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
    m_measure = {};
    m_areas->setRowCount(0);
    m_viewer->setDrawing(false);
    m_viewer->setLoading();
    m_context.pictures.picture(*image).then(this, [this, id](const Result<QImage> &picture) {
        if (id != m_shown)
            return;
        if (picture) {
            m_viewer->setImage(*picture);
            showAreas();
        } else {
            m_viewer->setError(picture.error().sentence);
        }
    });
    showStanding();
}

/// What is known of the picture shown; the picture itself stays where it is.
void TextPage::showStanding()
{
    const ImageId id = m_shown;
    const TextStanding standing = m_byImage.value(id);
    m_ratio->setText(tr("%1 of the picture is text").arg(textwords::percent(standing.ratio)));
    const auto badge = textwords::badges(standing, wouldDiscard(standing)).value(0);
    m_standing->show(badge.first, static_cast<Tone>(badge.second));
    m_standing->setVisible(!badge.first.isEmpty());
    m_context.project.read([id](Stores &stores) { return stores.filters().measure(id); })
        .then(this, [this, id](const Result<std::optional<TextMeasure>> &measure) {
            if (id != m_shown || !measure || !*measure)
                return;
            const int row = m_measure.image == id ? m_areas->currentRow() : -1;
            m_measure = **measure;
            textwords::fill(*m_areas, m_measure, m_model->image(m_model->rowOf(id)).value_or(Image()).size);
            m_engineBadge->show(tr("Engine %1").arg(textwords::engine(m_measure.engine)),
                                m_measure.engine == QLatin1String("tesseract") ? Tone::Attention : Tone::Good);
            if (row >= 0 && row < m_areas->rowCount())
                m_areas->setCurrentCell(row, 0);
            showAreas();
            m_context.commands.refresh();
        });
}

void TextPage::showAreas()
{
    const auto image = m_model->image(m_model->rowOf(m_shown));
    if (!m_viewer->hasImage() || !image || m_measure.image != m_shown)
        return;
    // The viewer may show a reduced copy of a very large picture.
    const double scale = static_cast<double>(m_viewer->imageSize().width()) / std::max(1, image->size.width());
    m_viewer->setOverlays(
        textwords::overlays(m_measure.areas, scale, m_areas->currentRow(), Theme::of(this).tokens()));
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
    m_frame.header->setSubtitle(tr("area of the union of the text boxes ÷ area of the picture"));
    m_areas->setHorizontalHeaderLabels({tr("Text"), tr("Certainty"), tr("Area")});
    m_areas->setAccessibleName(tr("Text areas"));
    m_grid->setAccessibleName(tr("Pictures by text ratio"));
    m_histogram->setAccessibleName(tr("Histogram of text ratios"));
    m_histogram->setEmptyText(tr("No measurements yet"));
    m_engine->setAccessibleName(tr("Text engine"));
    fillEngines();
    showCounts();
    m_model->refreshTexts();
    if (m_loaded)
        showEmpty();
}

} // namespace yuyi
