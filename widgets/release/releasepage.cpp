// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasepage.h"

#include "models/exchange/exchangeset.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/currentstack.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/release/exportnotes.h"
#include "widgets/release/releasepanel.h"
#include "widgets/release/releasetables.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/shell/nextsteps.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int soonMs = 400;
constexpr int saidMs = 20'000;   // what was written is read by then, and lies over the form
constexpr int sideBySide = 760;
constexpr int widestPanel = 400;

const QString tabCodes[] = {QStringLiteral("statistics"), QStringLiteral("composition"), QStringLiteral("findings"),
                            QStringLiteral("licences"), QStringLiteral("releases")};
constexpr int tabCount = 5;

/// What a tab shows, on a panel of its own.
QVBoxLayout *panelColumn(QWidget *panel)
{
    makePanel(panel);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    return column;
}

struct Loaded {
    ReleaseState state;
    QHash<ImageId, Image> images;
};

} // namespace

ReleasePage::ReleasePage(PageContext context, QWidget *parent)
    : Page(context, parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &ReleasePage::load);
    addCommands();
    build();
    retranslate();
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id, const QString &kind) {
        if (kind != QLatin1String("export"))
            return;
        const JobStatus job = m_context.jobs.job(id);
        if (job.state == JobState::Failed) {
            m_banner->show(Tone::Bad, job.message);
        } else if (job.state == JobState::Done) {
            m_written = m_writing;
            const QString notes = exportNotes(job.result);
            const QString said = notes.isEmpty() ? job.message : job.message % u'\n' % notes;
            m_banner->show(notes.isEmpty() ? Tone::Good : Tone::Attention, said,
                           m_written.isEmpty() ? QString() : tr("Open Folder"));
            if (notes.isEmpty()) {
                QTimer::singleShot(saidMs, m_banner, [this, said] {
                    if (m_banner->sentence() == said)
                        m_banner->hide();
                });
            }
            m_panel->proposeNextTarget();
        }
        load();
    });
    connect(m_banner, &Banner::actionTriggered, this, [this] { m_context.prompts.openExternally(m_written); });
}

void ReleasePage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    Command release;
    release.id = QStringLiteral("release.release");
    release.text = [] { return tr("Release"); };
    release.shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Return)};
    release.run = [this] { this->release(); };
    release.enabled = [this] {
        return m_loaded && m_state.statistics.questions > 0 && !m_context.jobs.isRunning(QStringLiteral("export"));
    };
    commands.add(std::move(release));
    Command chart;
    chart.id = QStringLiteral("release.chart");
    chart.text = [] { return tr("Save Charts…"); };
    chart.run = [this] { exportChart(); };
    chart.enabled = [this] { return m_loaded && m_state.statistics.images > 0; };
    commands.add(std::move(chart));
    QString (*const titles[])() = {[] { return tr("Statistics"); }, [] { return tr("Composition"); }, [] { return tr("Findings"); },
                                   [] { return tr("Licences"); }, [] { return tr("Releases"); }};
    for (int tab = 0; tab < tabCount; ++tab) {
        Command open;
        open.id = QStringLiteral("release.tab-") % tabCodes[tab];
        open.text = titles[tab];
        open.shortcuts = {QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + tab))};
        open.run = [this, tab] { openTab(tab); };
        commands.add(std::move(open));
    }
}

void ReleasePage::build()
{
    m_header = new PageHeader(this);
    m_saveCharts = m_header->addAction(m_context.commands.action(QStringLiteral("release.chart")));
    m_release = m_header->addAction(m_context.commands.action(QStringLiteral("release.release")), ActionButton::Kind::Primary);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_tabs->setObjectName(QStringLiteral("releaseTabs"));
    m_header->addBesideTitle(m_tabs);
    connect(m_tabs, &ChipRow::chosen, this, [this](const QString &code) {
        for (int tab = 0; tab < tabCount; ++tab) {
            if (code == tabCodes[tab])
                openTab(tab);
        }
    });
    m_views = new QStackedWidget(this);
    for (QWidget *view : {buildStatistics(), buildCharts(), buildFindings(), buildLicences(), buildReleases()})
        m_views->addWidget(view);
    sizeByCurrent(m_views);
    m_panel = new ReleasePanel(m_context.prompts, this);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(m_views, 3);
    m_split->addPart(m_panel, 1);
    keepSizes(m_split, m_context.settings, QStringLiteral("release"));
    m_empty = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
}

QWidget *ReleasePage::buildStatistics()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_lengths = plainLabel(panel);
    m_lengths->setWordWrap(true);
    m_lengths->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table = makeTable(4, panel, 1);
    column->addWidget(m_lengths);
    column->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { openLabel(row); });
    return panel;
}

QWidget *ReleasePage::buildCharts()
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    auto *grid = new QGridLayout(panel);
    grid->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    grid->setSpacing(spacing::medium);
    m_domains = new DonutChart(panel);
    m_types = new BarChart(panel, Qt::Horizontal);
    m_cross = new StackedBarChart(panel);
    grid->addWidget(m_types, 0, 0);
    grid->addWidget(m_domains, 0, 1);
    grid->addWidget(m_cross, 1, 0, 1, 2);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);
    const auto open = [this](const DimensionCode &dimension, const LabelCode &label) {
        Location location;
        location.page = QStringLiteral("collect");
        ImageFilter filter;
        filter.dimension = dimension;
        filter.label = label;
        location.filter = filter;
        Q_EMIT goTo(location);
    };
    connect(m_types, &ChartView::segmentClicked, this, [this, open](int category, int) {
        const CrossTable &cross = m_state.statistics.cross;
        if (category < cross.rowValues.size())
            open(cross.rows, cross.rowValues.at(category));
    });
    connect(m_domains, &ChartView::segmentClicked, this, [this, open](int category, int) {
        const CrossTable &cross = m_state.statistics.cross;
        if (category < cross.columnValues.size())
            open(cross.columns, cross.columnValues.at(category));
    });
    connect(m_cross, &ChartView::segmentClicked, this, [this, open](int category, int) {
        const CrossTable &cross = m_state.statistics.cross;
        if (category < cross.rowValues.size())
            open(cross.rows, cross.rowValues.at(category));
    });
    return panel;
}

QWidget *ReleasePage::buildFindings()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_figures = plainLabel(panel);
    m_figures->setWordWrap(true);
    m_findings = makeTable(3, panel);
    m_findings->setWordWrap(true);
    column->addWidget(m_figures);
    column->addWidget(m_findings, 1);
    connect(m_findings, &QTableWidget::cellActivated, this, [this](int row) { jump(row); });
    return panel;
}

QWidget *ReleasePage::buildLicences()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_licenceText = plainLabel(panel);
    m_licenceText->setWordWrap(true);
    m_licences = makeTable(3, panel);
    column->addWidget(m_licenceText);
    column->addWidget(m_licences, 1);
    connect(m_licences, &QTableWidget::cellActivated, this, [this](int row) {
        if (row >= m_state.withoutLicence.size())
            return;
        Location location;
        location.page = QStringLiteral("collect");
        location.image = m_state.withoutLicence.at(row);
        Q_EMIT goTo(location);
    });
    return panel;
}

QWidget *ReleasePage::buildReleases()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_releases = makeTable(5, panel, 1);
    column->addWidget(m_releases, 1);
    return panel;
}

void ReleasePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(sideBySide);
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_panel->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : Theme::of(this).px(widestPanel));   // tables and charts need the rest
}

void ReleasePage::enter()
{
    load();
}

void ReleasePage::projectChanged(const Changes &changes)
{
    if ((changes.touches(Entity::Annotation) || changes.touches(Entity::Image) || changes.touches(Entity::Release)
         || changes.touches(Entity::SourceEntry))
        && !m_soon.isActive())
        m_soon.start();
}

void ReleasePage::load()
{
    const quint64 request = ++m_request;
    const QString folder = m_context.project.factory().folder();
    m_context.project
        .read([folder](Stores &stores) -> Result<Loaded> {
            Loaded loaded;
            const auto state = ReleaseService(stores, folder).state();
            if (!state)
                return passOn(state);
            loaded.state = *state;
            const auto images = ImageService(stores).imagesById(state->withoutLicence);
            if (!images)
                return passOn(images);
            loaded.images = *images;
            return loaded;
        })
        .then(this, [this, request](const Result<Loaded> &loaded) {
            if (request != m_request)
                return;
            if (!loaded) {
                m_banner->show(Tone::Bad, loaded.error().sentence);
                return;
            }
            m_state = loaded->state;
            m_images = loaded->images;
            m_loaded = true;
            display();
        });
}

void ReleasePage::display()
{
    m_context.commands.refresh();
    if (m_state.statistics.questions == 0) {
        offerTabs();
        m_stack->setCurrentWidget(m_empty);
        m_empty->clearButtons();
        m_empty->setIcon(QStringLiteral("release"));
        m_empty->setSentence(tr("Nothing to release yet."));
        m_empty->setHint(tr("Images appear here when they are annotated and accepted."));
        m_context.next.offer(m_empty, QStringLiteral("release"));
        return;
    }
    m_stack->setCurrentIndex(0);
    const bool imported = std::any_of(m_state.statistics.splits.begin(), m_state.statistics.splits.end(),
                                      [](const SplitCount &split) { return !split.name.isEmpty(); });
    m_panel->setProject(m_context.project.info(), imported, !m_state.releases.isEmpty(), m_state.statistics.questions);
    m_header->setSubtitle(tr("%1 · %2", "images and questions")
                              .arg(tr("%n image(s)", nullptr, static_cast<int>(m_state.statistics.images)),
                                   tr("%n question(s)", nullptr, static_cast<int>(m_state.statistics.questions))));
    displayStatistics();
    displayCharts();
    displayFindings();
    displayLicences();
    displayReleases();
    offerTabs();
}

void ReleasePage::openTab(int tab)
{
    m_views->setCurrentIndex(tab);
    offerTabs();
}

void ReleasePage::offerTabs()
{
    const QLocale locale;
    QStringList titles{tr("Statistics"), tr("Composition"), tr("Findings"), tr("Licences"), tr("Releases")};
    if (m_loaded) {
        titles[2] = tr("Findings %1").arg(locale.toString(m_state.lint.findings.size()));
        titles[3] = tr("Licences %1").arg(locale.toString(m_state.withoutLicence.size()));
        titles[4] = tr("Releases %1").arg(locale.toString(m_state.releases.size()));
    }
    QList<ChipOption> options;
    for (int tab = 0; tab < tabCount; ++tab)
        options.append({tabCodes[tab], titles.at(tab), QStringLiteral("Alt %1").arg(tab + 1), {}});
    m_tabs->setOptions(options);
    m_tabs->setSelectedOne(tabCodes[m_views->currentIndex()]);
    // An empty page offers the next step itself.
    const bool any = m_loaded && m_state.statistics.questions > 0;
    m_tabs->setVisible(any);
    m_release->setVisible(any);
    m_saveCharts->setVisible(any && tabCodes[m_views->currentIndex()] == QLatin1String("composition"));
}

void ReleasePage::show(const Location &location)
{
    for (int tab = 0; tab < tabCount; ++tab) {
        if (location.field == tabCodes[tab])
            openTab(tab);
    }
}

void ReleasePage::openLabel(int row)
{
    for (const DimensionCount &dimension : m_state.statistics.labels) {
        if (row < dimension.values.size()) {
            Location location;
            location.page = QStringLiteral("collect");
            ImageFilter filter;
            filter.dimension = dimension.dimension;
            filter.label = dimension.values.at(row).value;
            location.filter = filter;
            Q_EMIT goTo(location);
            return;
        }
        row -= static_cast<int>(dimension.values.size());
    }
}

void ReleasePage::displayStatistics()
{
    const Statistics &statistics = m_state.statistics;
    QStringList splits;
    for (const SplitCount &split : statistics.splits) {
        if (!split.name.isEmpty())
            splits.append(tr("%1: %2").arg(split.name, QString::number(split.questions)));
        else if (statistics.splits.size() > 1)
            splits.append(tr("not in a split: %1").arg(QString::number(split.questions)));
    }
    QStringList lines{tr("Mean length in characters: question %1, option %2, explanation %3")
                          .arg(QString::number(statistics.meanQuestion, 'f', 2),
                               QString::number(statistics.meanOption, 'f', 2),
                               QString::number(statistics.meanExplanation, 'f', 2))};
    if (!splits.isEmpty())
        lines.append(tr("Questions by split: %1").arg(splits.join(QStringLiteral(" · "))));
    m_lengths->setText(lines.join(QLatin1Char('\n')));
    releasetables::fillStatistics(*m_table, statistics, m_context.project.info().preset);
}

void ReleasePage::displayCharts()
{
    const Preset &preset = m_context.project.info().preset;
    const CrossTable &cross = m_state.statistics.cross;
    const Dimension *rows = preset.dimension(cross.rows);
    const Dimension *columns = preset.dimension(cross.columns);
    if (!rows || !columns)
        return;
    QStringList rowNames;
    QStringList columnNames;
    for (const LabelCode &code : cross.rowValues)
        rowNames.append(rows->value(code) ? rows->value(code)->title.text() : code.text());
    for (const LabelCode &code : cross.columnValues)
        columnNames.append(columns->value(code) ? columns->value(code)->title.text() : code.text());
    ChartSeries types{rows->title.text(), {}, {}};
    QList<qint64> domains(cross.columnValues.size(), 0);
    for (const DimensionCount &dimension : m_state.statistics.labels) {
        for (const ValueCount &value : dimension.values) {
            if (dimension.dimension == cross.rows)
                types.values.append({static_cast<double>(value.count), {}, {}});
            else if (dimension.dimension == cross.columns)
                domains[std::max<qsizetype>(0, cross.columnValues.indexOf(value.value))] = value.count;
        }
    }
    m_types->setData(rowNames, {types}, ChartUnit::Count);
    m_domains->setData(columnNames, domains);
    m_domains->setCaption(columns->title.text());
    QList<ChartSeries> series;
    for (int c = 0; c < columnNames.size(); ++c) {
        ChartSeries one{columnNames.at(c), {}, {}};
        for (const QList<int> &row : cross.counts)
            one.values.append({static_cast<double>(row.value(c)), {}, {}});
        series.append(one);
    }
    m_cross->setData(rowNames, series, ChartUnit::Count);
}

void ReleasePage::displayFindings()
{
    const SetFigures &figures = m_state.lint.figures;
    QStringList positions;
    for (qsizetype i = 0; i < figures.keyPositions.size(); ++i) {
        positions.append(tr("%1 %2").arg(QString(QChar(u'A' + static_cast<char16_t>(i))),
                                         QString::number(figures.keyPositions.at(i))));
    }
    m_figures->setText(
        tr("Keys by position: %1 (χ² = %2, p = %3). Always choosing the longest option scores %4 %, chance is %5 %.")
            .arg(positions.join(QStringLiteral(" · ")), QString::number(figures.chiSquare, 'f', 2),
                 QString::number(figures.chiSquareP, 'f', 3),
                 QString::number(figures.longestPickScore * 100, 'f', 1),
                 QString::number(figures.chance * 100, 'f', 1)));
    m_findingRows = releasetables::findingRows(m_state.lint, m_openFindings);
    releasetables::fillFindings(*m_findings, m_state.lint, m_findingRows);
}

void ReleasePage::displayLicences()
{
    const bool required = m_context.project.info().rules.requireLicence;
    const auto missing = m_state.withoutLicence.size();
    if (missing == 0)
        m_licenceText->setText(tr("Every image to be released has a source and a licence."));
    else if (required)
        m_licenceText->setText(tr("%n image(s) have no source or no licence. The project's rules require both; fill them in "
                                  "before you release.", nullptr, static_cast<int>(missing)));
    else
        m_licenceText->setText(tr("%n image(s) have no source or no licence.", nullptr, static_cast<int>(missing)));
    QList<Image> images;
    for (const ImageId &id : std::as_const(m_state.withoutLicence))
        images.append(m_images.value(id));
    releasetables::fillLicences(*m_licences, images);
}

void ReleasePage::displayReleases()
{
    QHash<PersonId, QString> names;
    for (const Person &person : m_context.project.people())
        names.insert(person.id, person.name);
    releasetables::fillReleases(*m_releases, m_state.releases, names);
}

void ReleasePage::jump(int row)
{
    if (row < 0 || row >= m_findingRows.size())
        return;
    const releasetables::FindingRow &shown = m_findingRows.at(row);
    const SetFinding &finding = m_state.lint.findings.at(shown.findings.constFirst());
    if (shown.isGroup) {
        if (!m_openFindings.remove(finding.finding.text))
            m_openFindings.insert(finding.finding.text);
        displayFindings();
        return;
    }
    if (finding.image.isNull())
        return;
    Location location;
    location.page = QStringLiteral("collect");
    location.image = finding.image;
    Q_EMIT goTo(location);
}

void ReleasePage::release()
{
    auto request = m_panel->request();
    if (!request) {
        m_banner->show(Tone::Bad, request.error().sentence);
        return;
    }
    request->by = m_context.project.person().id;
    const int errors = m_state.lint.errors();
    const int warnings = m_state.lint.warnings();
    if (errors > 0) {
        m_context.prompts.confirm(this, tr("Release With Errors"),
                                  tr("%n error(s) are open; see the Findings tab. Release anyway?", nullptr, errors), tr("Release"),
                                  [this, wanted = *request] { start(wanted); });
        return;
    }
    if (warnings == 0) {
        start(*request);
        return;
    }
    m_context.prompts.confirm(this, tr("Release With Warnings"), tr("%n warning(s) are open; see the Findings "
                                                                    "tab. Release anyway?", nullptr, warnings),
                              tr("Release"), [this, wanted = *request] { start(wanted); });
}

void ReleasePage::start(const ReleaseRequest &request)
{
    const QFileInfo target(request.target);
    m_writing = isFolderFormat(request.format) ? target.absoluteFilePath() : target.absolutePath();
    m_context.jobs.start(QStringLiteral("export"), request.toJson());
    m_context.commands.refresh();
}

void ReleasePage::exportChart()
{
    m_context.prompts.openFolder(this, tr("Save Charts In"), [this](const QString &folder) {
        const QList<std::pair<ChartView *, QString>> charts{{m_types, QStringLiteral("types")},
                                                            {m_domains, QStringLiteral("domains")},
                                                            {m_cross, QStringLiteral("types-by-domain")}};
        for (const auto &[chart, name] : charts) {
            for (const char *suffix : {".svg", ".png"}) {
                const auto saved = chart->exportTo(folder % QLatin1Char('/') % name % QLatin1String(suffix));
                if (!saved) {
                    m_banner->show(Tone::Bad, saved.error().sentence);
                    return;
                }
            }
        }
        Q_EMIT toast(tr("Three charts are saved as SVG and PNG."), false);
    });
}

void ReleasePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_loaded)
            load();   // the findings are sentences
    }
}

void ReleasePage::retranslate()
{
    m_header->setTitle(tr("Release"));
    offerTabs();
    m_table->setHorizontalHeaderLabels({tr("Dimension"), tr("Value"), tr("Images"), tr("Share")});
    m_findings->setHorizontalHeaderLabels({tr("Severity"), tr("Where"), tr("Finding")});
    m_licences->setHorizontalHeaderLabels({tr("Image"), tr("Source"), tr("Licence")});
    m_releases->setHorizontalHeaderLabels({tr("When"), tr("Name", "of a release"), tr("Released by"), tr("Images"), tr("Questions")});
    if (m_loaded)
        display();
}

} // namespace yuyi
