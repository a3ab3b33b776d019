// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textpage.h"

#include "models/items/pictureloader.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/histogram.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/text/textcontroller.h"
#include "widgets/text/textimagespanel.h"
#include "widgets/text/textpicturepanel.h"
#include "widgets/text/textwords.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {
constexpr int histogramHeight = 140;
constexpr int leastHistogram = 110;
constexpr int bins = 50;
constexpr int followEvery = 80;  // milliseconds
constexpr int picturesAhead = 3; // made ready while a person looks at the one before
} // namespace

TextPage::TextPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new TextController(context.project, context.jobs, this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_parts.page = this;
    m_parts.controller = m_controller;
    textcommands::add(m_context.commands, m_parts);
    build();
    retranslate();
    followController();
    connect(&m_context.project, &ProjectAccess::infoChanged, this, [this] {
        if (m_controller->isLoaded())
            showCounts();
    });
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &, std::optional<JobKind> kind) {
        if (kind == JobKind::ScanText && isVisible())
            m_controller->load();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] {
        if (isVisible())
            showEmpty();
    });
}

void TextPage::build()
{
    buildHeader();
    auto *work = new QWidget(this);
    auto *rows = columnIn(work, 0, spacing::medium);
    rows->addWidget(buildHistogram(work));
    auto *split = new SplitView(Qt::Horizontal, work);
    m_images = new TextImagesPanel(m_context, *m_controller, split);
    m_parts.images = m_images;
    split->addPart(m_images, 4);
    m_picture = new TextPicturePanel(m_context, *m_controller, this);
    m_parts.picture = m_picture;
    split->addPart(m_picture, 3);
    keepSizes(split, m_context.settings, QStringLiteral("text"));
    rows->addWidget(split, 1);
    layOut(work);
    followHistogram();
    connect(m_images, &TextImagesPanel::currentChanged, this, &TextPage::showImage);
    connect(m_images, &TextImagesPanel::emptied, this, &TextPage::showImage);
    connect(m_picture, &TextPicturePanel::boxLeft, this, [this] { m_images->focusList(Qt::ShortcutFocusReason); });
    fillEngines();
}

void TextPage::buildHeader()
{
    CommandRegistry &commands = m_context.commands;
    m_engineBadge = new Badge(this);
    m_engineBadge->hide();
    m_header->addBesideTitle(m_engineBadge);
    m_older = new Badge(this);
    m_older->hide();
    m_header->addState(m_older);
    m_effect = new Badge(this);
    m_header->addState(m_effect);
    m_engine = new QComboBox(this);
    m_engine->setFocusPolicy(Qt::ClickFocus);
    m_header->addButton(m_engine);
    // Another choice may be the better one.
    connect(m_engine, &QComboBox::activated, this, [this] {
        m_controller->setEngine(m_engine->currentData().toString());
        m_controller->load();
    });
    m_unreadableButton = m_header->addAction(commands.action(QStringLiteral("text.unreadable")));
    m_unreadableButton->hide();
    m_header->addAction(commands.action(QStringLiteral("text.measure")));
    m_apply = m_header->addAction(commands.action(QStringLiteral("text.apply")));
}

QWidget *TextPage::buildHistogram(QWidget *parent)
{
    auto *top = new QWidget(parent);
    makePanel(top);
    auto *column = new QVBoxLayout(top);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    m_histogram = new Histogram(top);
    m_parts.histogram = m_histogram;
    m_histogram->setMinimumHeight(Theme::of(this).px(leastHistogram));
    m_histogram->setMaximumHeight(Theme::of(this).px(histogramHeight));
    column->addWidget(m_histogram);
    return top;
}

void TextPage::followHistogram()
{
    // The pictures on both sides of the line follow it; a list of many thousands need not be made for every pixel.
    m_following = new QTimer(this);
    m_following->setSingleShot(true);
    m_following->setInterval(followEvery);
    connect(m_following, &QTimer::timeout, this, &TextPage::showList);
    connect(m_histogram, &Histogram::thresholdChanged, this, [this](double limit) {
        m_controller->setLimit(limit);
        showCounts();
        if (!m_controller->shown().id.isNull())
            m_picture->showRatio();
        m_images->refreshTexts();
        followList();
    });
    connect(m_histogram, &Histogram::thresholdCommitted, this, [this](double limit) {
        m_following->stop();
        m_controller->setLimit(limit);
        m_controller->letGo();
        showList();
    });
    connect(m_histogram, &Histogram::bandChanged, this, [this](double half) {
        m_controller->setBand(half);
        showCounts();
        followList();
    });
    connect(m_histogram, &Histogram::bandCommitted, this, [this](double half) {
        m_controller->setBand(half);
        showList();
        m_controller->saveBand();
    });
    connect(m_histogram, &Histogram::rangeClicked, m_controller, &TextController::openRange);
}

void TextPage::followController()
{
    connect(m_controller, &TextController::loaded, this, &TextPage::showLoaded);
    connect(m_controller, &TextController::limitTaken, m_histogram, &Histogram::setThreshold);
    connect(m_controller, &TextController::enginesChanged, this, [this] {
        fillEngines();
        showEmpty();
    });
    connect(m_controller, &TextController::measureStarted, this, &TextPage::showEmpty);
    connect(m_controller, &TextController::viewChanged, this, &TextPage::showList);
    connect(m_controller, &TextController::measureRead, this, [this] {
        const QString engine = m_controller->shownMeasure().engine;
        m_engineBadge->show(tr("Engine %1").arg(textwords::engine(engine)),
                            engine == QLatin1String("tesseract") ? Tone::Attention : Tone::Good);
        m_picture->fillAreas(m_picture->currentArea());
    });
    connect(m_controller, &TextController::decided, this, &TextPage::showDecided);
    connect(m_controller, &TextController::areasChanged, this, &TextPage::showCorrected);
    connect(m_controller, &TextController::done, this, [this](const QString &text) { Q_EMIT toast(text, true); });
    connect(m_controller, &TextController::keptAboveLimit, this, &TextPage::askAboutKept);
    connect(m_controller, &TextController::failed, this, &TextPage::fail);
}

void TextPage::enter()
{
    m_histogram->setBandEditable(m_context.project.person().roles.contains(Role::Lead));
    m_controller->enter();
    m_images->focusList(Qt::OtherFocusReason);
}

void TextPage::leave()
{
    m_controller->leave();
    m_picture->dropBox();
    Q_EMIT status({});
}

Location TextPage::here() const
{
    Location location;
    location.image = m_images->current();
    return location;
}

void TextPage::show(const Location &location)
{
    m_controller->goTo(location.image);
}

void TextPage::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

void TextPage::showLoaded()
{
    showEngine();
    m_unreadableButton->setVisible(!m_controller->unreadable().isEmpty());
    m_header->setToolTip(m_controller->report().join(QLatin1Char('\n')));
    showRatios();
    showList();
    showEmpty();
    if (m_controller->shown().id == m_images->current() && !m_controller->shown().id.isNull())
        showStanding();
}

void TextPage::showRatios()
{
    QList<double> ratios;
    ratios.reserve(m_controller->standings().size());
    for (const TextStanding &standing : m_controller->standings())
        ratios.append(standing.ratio);
    m_histogram->setValues(ratios, bins, 1.0);
}

/// What stands, or what applying the line would change about it.
QString TextPage::effectText(int discarded, int added, int restored) const
{
    const QString more = tr("%n image(s) would be discarded", nullptr, added);
    QString back = tr("%n would be restored", nullptr, restored);
    if (added > 0 && restored > 0)
        return tr("%1, %2").arg(more, back);
    if (restored > 0)
        return back;
    return added > 0 ? more : tr("%n image(s) discarded", nullptr, discarded);
}

void TextPage::showCounts()
{
    const TextSelection &selection = m_controller->selection();
    const double limit = selection.limit();
    const double band = selection.band();
    m_histogram->setBand(band, tr("review band ±%1 %").arg(QLocale::c().toString(band * 100, 'g', 3)));
    const TextSelection::Counts counts = selection.counts(m_controller->standings());
    m_images->showCounts(counts);
    m_header->setStateText(tr("Limit %1").arg(textwords::percent(limit)));
    const bool applied = counts.added + counts.restored == 0;
    m_effect->show(effectText(static_cast<int>(counts.over), counts.added, counts.restored), applied ? Tone::Neutral : Tone::Bad);
    // It is the next step only where it would change something.
    const bool isProjects = std::abs(limit - m_context.project.info().rules.textRatioLimit) < 1e-6;
    m_apply->setKind(applied && isProjects ? ActionButton::Kind::Plain : ActionButton::Kind::Primary);
    m_context.commands.refresh();
}

void TextPage::showList()
{
    m_images->showList();
    showCounts();
}

void TextPage::followList()
{
    if (!m_following->isActive())
        m_following->start();
}

/// Whether what is shown was measured by an engine that this program has a better one for: one key measures with that one.
void TextPage::showEngine()
{
    const QString older = m_controller->olderEngine();
    const QString why =
        older.isEmpty()
            ? QString()
            : tr("The images were measured with %1. Measuring again uses a better engine; manual changes and decisions are kept.")
                  .arg(older);
    m_older->show(older.isEmpty() ? QString() : tr("older engine"), Tone::Attention);
    m_older->setToolTip(why);
    QAction *measure = m_context.commands.action(QStringLiteral("text.measure"));
    measure->setText(textcommands::measureText(*m_controller));
    measure->setToolTip(why);
}

void TextPage::fillEngines()
{
    const QStringList engines = m_controller->engines().value_or(QStringList());
    const QString chosen = m_engine->currentData().toString();
    m_engine->clear();
    for (const QString &engine : engines)
        m_engine->addItem(textwords::engine(engine), engine);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(chosen)));
    m_engine->setVisible(engines.size() > 1);
    m_controller->setEngine(m_engine->currentData().toString());
}

void TextPage::showEmpty()
{
    // Half of the ratios would make half of the decisions.
    const bool measuring = m_controller->isMeasuring();
    m_context.commands.action(QStringLiteral("text.apply"))
        ->setToolTip(measuring ? tr("Text is still being measured. Apply the limit when all images have been measured.") : QString());
    m_context.commands.refresh();
    if (!m_controller->isLoaded() || !m_controller->standings().isEmpty()) {
        m_stack->showWork();
        return;
    }
    showEmptyState();
    m_empty->setIcon(QStringLiteral("text"));
    if (measuring) {
        m_empty->setSentence(tr("Measuring the text of the images…"));
        m_empty->setHint(tr("You can work on other pages during the measurement; results so far are kept."));
    } else if (m_controller->engines() && m_controller->engines()->isEmpty()) {
        m_empty->setSentence(tr("No text engine is installed."));
        m_empty->setHint(tr("Install tesseract-ocr with tesseract-ocr-chi-sim, or the text models of this program."));
    } else if (m_controller->collected() == 0) {
        m_empty->setSentence(tr("There is no image to measure yet."));
        m_empty->setHint(tr("Collect images first, then measure their text."));
        connect(m_empty->addButton(tr("Go to Collect")), &QAbstractButton::clicked, this,
                [this] { Q_EMIT goTo({PageId::Collect, {}, std::nullopt, {}}); });
    } else {
        m_empty->setSentence(tr("No image has been measured yet."));
        m_empty->setHint(tr("The measurement finds the lines of text in each image and how much area they cover."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("text.measure")));
    }
}

void TextPage::showImage()
{
    m_context.commands.refresh();
    const ImageId id = m_images->current();
    if (id.isNull()) {
        m_picture->clear();
        m_engineBadge->hide();
        return;
    }
    const auto image = m_images->currentImage();
    if (!image || m_controller->shown().id == id)
        return;
    m_picture->show(*image);
    showStanding();
    m_context.pictures.prefetch(m_images->following(picturesAhead));
}

/// What is known of the picture shown; the picture itself stays where it is.
void TextPage::showStanding()
{
    m_picture->showRatio();
    m_controller->readMeasure();
}

void TextPage::showDecided()
{
    showList();
    m_images->refreshTexts();
    if (m_controller->shown().id == m_images->current() && !m_controller->shown().id.isNull())
        m_picture->showRatio();
}

void TextPage::showCorrected()
{
    const int row = m_picture->currentArea();
    showRatios();
    showList();
    m_images->refreshTexts();
    m_picture->showRatio();
    m_picture->fillAreas(row);
}

void TextPage::askAboutKept(int images)
{
    m_context.prompts.confirm(
        this, tr("Kept Images Above the Limit"),
        tr("%n image(s) above the limit passed inspection. Discard these images, too?", nullptr, images),
        tr("Discard %n", nullptr, images),
        [this] { m_controller->apply(m_histogram->threshold(), TextService::KeptOnes::Go); });
}

void TextPage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_picture)
        m_picture->showAreas();
}

void TextPage::retranslate()
{
    m_header->setTitle(tr("Text Ratio"));
    m_header->setSubtitle(tr("area covered by the text boxes ÷ area of the image"));
    m_picture->retranslate();
    m_images->retranslate();
    m_histogram->setAccessibleName(tr("Histogram of text ratios"));
    m_histogram->setEmptyText(tr("No measurements yet"));
    m_engine->setAccessibleName(tr("Text engine"));
    fillEngines();
    showEngine();
    showCounts();
    m_images->refreshTexts();
    if (!m_controller->isLoaded())
        return;
    showEmpty();
    // The report of the step and the words about the picture are put together while reading.
    m_controller->load();
}

} // namespace yuyi
