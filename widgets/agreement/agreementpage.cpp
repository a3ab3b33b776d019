// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementpage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/agreement/agreementchoices.h"
#include "widgets/agreement/agreementcontroller.h"
#include "widgets/agreement/agreementviews.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/frozencolumn.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int enoughImages = 30; // below, an interval says more than a figure

constexpr int changePauseMs = 400;
constexpr int rowsInSight = 7;

} // namespace

AgreementPage::AgreementPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new AgreementController(context.project, this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_model = new AgreementModel(this);
    addCommands();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &AgreementPage::reload);
    connect(m_controller, &AgreementController::dataRead, this, &AgreementPage::compute);
    connect(m_controller, &AgreementController::computed, this, &AgreementPage::display);
    connect(m_controller, &AgreementController::csvSaved, this, [this] { Q_EMIT toast(tr("The data is saved."), false); });
    connect(m_controller, &AgreementController::failed, this, [this](const QString &sentence) { m_banner->show(Tone::Bad, sentence); });
    connect(m_choices, &AgreementChoices::groupingChosen, this, &AgreementPage::reload);
    connect(m_choices, &AgreementChoices::chosen, this, &AgreementPage::compute);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AgreementPage::showRow);
    connect(m_table, &QTableView::activated, this, &AgreementPage::showDifferences);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        const AgreementRow *row = current();
        if (index.column() == AgreementModel::Images && row && m_controller->data()) {
            showImages(m_controller->imagesOf(*row));
        } else if (index.column() != AgreementModel::Name) {
            showDifferences();
        }
    });
    connect(m_views, &AgreementViews::rowChosen, this, [this](int row) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        showDifferences();
    });
    connect(m_views, &AgreementViews::labelsChosen, this, [this](int row, int column) {
        const AgreementRow *chosen = current();
        if (chosen && m_controller->data() && m_controller->data()->preset.dimension(dimension()))
            showImages(m_controller->imagesInCellOf(*chosen, dimension(), row, column));
    });
    connect(m_views, &AgreementViews::peopleChosen, this, [this](const PersonId &first, const PersonId &second) {
        const Preset &preset = m_controller->data()->preset;
        for (const AgreementGroup &pair : m_controller->pairs()) {
            if ((pair.first == first && pair.second == second) || (pair.first == second && pair.second == first))
                showImages(imagesWithDifferences(preset, preset.dimension(dimension()), pair.labels));
        }
    });
    connect(&context.project, &ProjectAccess::personChanged, this, [this] {
        if (m_shown)
            reload();
    });
    retranslate();
}

bool AgreementPage::isComplete() const
{
    return m_controller->isComplete();
}

void AgreementPage::addCommands()
{
    const PageCommands add(m_context.commands, "agreement");
    const auto any = [this] { return current() != nullptr; };
    add(
        "next", [] { return tr("Next Row"); }, [this] { step(1); }, any);
    add(
        "previous", [] { return tr("Previous Row"); }, [this] { step(-1); }, any);
    add(
        "images", [] { return tr("Show Images with Disagreement"); }, [this] { showDifferences(); },
        [this, any] { return any() && m_controller->isLead(); });
    add(
        "by", [] { return tr("Group By…"); }, [this] { m_choices->focusGrouping(); });
    add(
        "chart", [] { return tr("Chart"); }, [this] { m_views->setView(AgreementViews::Chart); }, any);
    add(
        "labels", [] { return tr("Confusion Matrix"); }, [this] { m_views->setView(AgreementViews::Labels); }, any);
    add(
        "people", [] { return tr("Pairs of People"); }, [this] { m_views->setView(AgreementViews::People); }, any);
    add(
        "csv", [] { return tr("Export as CSV…"); }, [this] { exportCsv(); }, any);
    add(
        "picture", [] { return tr("Export Chart…"); }, [this] { exportPicture(); }, any);
}

void AgreementPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header->addAction(commands.action(QStringLiteral("agreement.picture")));
    m_header->addAction(commands.action(QStringLiteral("agreement.csv")));
    m_header->addAction(commands.action(QStringLiteral("agreement.images")), ActionButton::Kind::Primary);

    m_choices = new AgreementChoices(this);

    auto *split = new SplitView(Qt::Vertical, this);
    auto *upper = new QWidget(split);
    auto *rows = columnIn(upper);
    m_table = new QTableView(upper);
    m_table->setObjectName(QStringLiteral("agreementTable"));
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(AgreementModel::Name, QHeaderView::Stretch);
    head->setMinimumSectionSize(Theme::of(this).px(72));
    new FrozenColumn(m_table);
    m_remark = wrappedLabel(upper);
    m_remark->setObjectName(QStringLiteral("agreementRemark"));
    rows->addWidget(m_table, 1);
    rows->addWidget(m_remark);
    m_views = new AgreementViews(m_context.commands, split);
    split->addPart(upper, 5);
    split->addPart(m_views, 4);
    keepSizes(split, m_context.settings, QStringLiteral("agreement"));

    layOut(split, {m_choices});
    m_empty->setIcon(QStringLiteral("people"));
    m_stack->showBusy();
}

DimensionCode AgreementPage::dimension() const
{
    if (m_choices->query().by == AgreementBy::Dimension)
        return current() ? current()->line.dimension : DimensionCode();
    return m_choices->dimension();
}

const AgreementRow *AgreementPage::current() const
{
    const int row = m_table ? m_table->currentIndex().row() : -1;
    return row >= 0 && row < m_model->rowCount() ? &m_model->at(row) : nullptr;
}

void AgreementPage::enter()
{
    m_shown = true;
    m_banner->hide();
    m_choices->fill(m_context.project.info().preset);
    reload();
    m_table->setFocus();
}

void AgreementPage::leave()
{
    m_shown = false;
    m_soon.stop();
    m_controller->stop();
}

void AgreementPage::reload()
{
    m_controller->reload(m_choices->query().by);
}

void AgreementPage::compute()
{
    if (!m_controller->data())
        return;
    m_choices->fit();
    m_controller->compute(m_choices->query());
}

void AgreementPage::display()
{
    const AgreementQuery asked = m_choices->query();
    const AgreementData &known = *m_controller->data();
    const QList<AgreementRow> rows = m_controller->rows(asked.by, m_choices->dimension());
    const QString kept = current() ? current()->code : QString();
    const bool had = current() != nullptr;
    m_model->setNameTitle(asked.by == AgreementBy::Dimension ? tr("Dimension")
                          : asked.by == AgreementBy::Pair    ? tr("People")
                          : asked.by == AgreementBy::Round   ? tr("Round")
                          : asked.by == AgreementBy::Week    ? tr("Week")
                                                             : dimensionTitle(known.preset, asked.label));
    m_model->setRows(rows);
    m_stack->showWorkIf(!rows.isEmpty());
    m_empty->setSentence(known.preset.dimensions.isEmpty() ? tr("This benchmark has no labels of images.") : tr("Nothing to compare yet."));
    m_empty->setHint(emptyReason());
    if (!rows.isEmpty()) {
        const int row = had ? qMax(0, m_model->rowOf(kept)) : 0;
        if (m_table->currentIndex().row() != row)
            m_table->setCurrentIndex(m_model->index(row, 0));
    }
    const int count = m_controller->imageCount();
    const QString all = tr("%n people", nullptr, m_controller->personCount());
    const QString what =
        m_controller->isLead()
            ? tr("%n image(s) labelled independently by at least two of %1", nullptr, count)
                  .arg(all)
            : tr("%n image(s) labelled independently by at least two of %1 (their names are hidden)",
                 nullptr, count)
                  .arg(all);
    m_header->setSubtitle(what);
    m_header->setStateText(known.hidden > 0
                               ? tr("%n image(s) are excluded until you have submitted your own labels or the calibration batch "
                                    "is revealed",
                                    nullptr, static_cast<int>(known.hidden))
                           : m_controller->isComplete() || rows.isEmpty() ? QString()
                                                                          : tr("Computing intervals…"));
    m_views->showRows(rows);
    fitTable();
    showRow();
}

void AgreementPage::fitTable()
{
    // A few rows are all in sight, whatever the chart takes.
    const int rows = std::min(m_model->rowCount(), rowsInSight);
    if (rows == 0)
        return;
    const int wanted = m_table->horizontalHeader()->sizeHint().height() + rows * m_table->rowHeight(0) + 2 * m_table->frameWidth();
    m_table->setMinimumHeight(std::min(wanted, height() * 2 / 5));
    // A splitter does not ask how high words are that wrap.
    m_remark->setMinimumHeight(std::max(0, m_remark->heightForWidth(width() - 2 * spacing::medium)));
    // Where the figures leave the names no room, the names stay and the figures are scrolled below them.
    QHeaderView *head = m_table->horizontalHeader();
    const QAbstractItemView *cells = m_table;
    int wide = std::max(cells->sizeHintForColumn(AgreementModel::Name), head->sectionSizeHint(AgreementModel::Name));
    for (int column = AgreementModel::Name + 1; column < m_model->columnCount(); ++column)
        wide += head->sectionSize(column);
    head->setSectionResizeMode(AgreementModel::Name, wide > m_table->viewport()->width()
                                                         ? QHeaderView::ResizeToContents
                                                         : QHeaderView::Stretch);
}

void AgreementPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitTable();
}

void AgreementPage::showRow()
{
    m_context.commands.refresh();
    const AgreementRow *row = current();
    if (!row || !m_controller->data()) {
        m_remark->clear();
        return;
    }
    const BootstrapPlan plan;
    const QString intervals = tr("Intervals: %1 %, bootstrap over images, %2 samples, seed %3.")
                                  .arg(QLocale().toString(plan.level * 100, 'f', 0), QLocale().toString(plan.draws),
                                       QString::number(plan.seed));
    const QString remark =
        row->line.dimension.isEmpty()
            ? tr("%1 The value for “All dimensions” is the unweighted mean of the dimensions. %2")
                  .arg(remarkOn(row->line), intervals)
            : tr("%1 %2", "a sentence, and one on the intervals")
                  .arg(remarkOn(row->line), intervals);
    const bool few = row->line.used > 0 && row->line.used < enoughImages;
    m_remark->setText(few ? tr("Only %n image(s): the values are not reliable with fewer than %1 images. %2", nullptr,
                               static_cast<int>(row->line.used))
                                .arg(QString::number(enoughImages), remark)
                          : remark);
    fitTable();
    m_views->setFootnote(intervals);
    m_views->showLabels(m_controller->data()->preset, dimension(), m_controller->groups().at(row->group).labels);
    m_views->showPeople(*m_controller->data(), m_controller->pairs(), dimension());
}

QString AgreementPage::emptyReason() const
{
    const AgreementData *known = m_controller->data().get();
    if (known && known->preset.dimensions.isEmpty()) {
        return tr("Agreement compares labels that two people gave to the same image. Labels of questions are not compared here: two "
                  "people write different questions.");
    }
    if (known && known->hidden > 0) {
        return tr("The values for %n image(s) appear after you submit your own labels for them, or after the calibration batch is "
                  "revealed.",
                  nullptr,
                  static_cast<int>(known->hidden));
    }
    if (known && known->ofOthers > 0)
        return tr("You see agreement only for images that you labelled yourself. So far nobody else has labelled these images.");
    return tr(
        "Agreement compares labels that two people gave to the same image independently. Assign "
        "each image to two annotators, or start with a calibration batch.");
}

void AgreementPage::step(int by)
{
    const int row = m_table->currentIndex().row() + by;
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void AgreementPage::showDifferences()
{
    const AgreementRow *row = current();
    if (row && m_controller->data())
        showImages(m_controller->differencesOf(*row));
}

void AgreementPage::showImages(const QList<ImageId> &images)
{
    if (images.isEmpty()) {
        m_banner->show(Tone::Info, tr("There are no images to show here."));
        return;
    }
    if (!m_controller->isLead()) {
        m_banner->show(
            Tone::Info,
            tr("Your selection contains %n image(s), but only a lead can see all annotations side by side. Your own annotations are "
               "under “My Work” on the Annotate page.",
               nullptr, static_cast<int>(images.size())));
        return;
    }
    Location location;
    location.page = PageId::Collect;
    ImageFilter filter;
    filter.only = images;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void AgreementPage::exportCsv()
{
    if (!m_controller->isComplete()) {
        m_banner->show(Tone::Info, tr("The intervals are still being computed. Export when they are finished."));
        return;
    }
    m_context.prompts.saveFile(this, tr("Export Agreement"), QStringLiteral("agreement.csv"), tr("CSV (*.csv)"),
                               [this](const QString &path) { m_controller->saveCsv(path); });
}

void AgreementPage::exportPicture()
{
    m_context.prompts.saveFile(this, tr("Export Chart"), QStringLiteral("agreement.svg"), tr("Charts (*.svg *.png)"),
                               [this](const QString &path) {
                                   const auto saved = m_views->exportTo(path);
                                   if (!saved)
                                       m_banner->show(Tone::Bad, saved.error().sentence);
                                   else
                                       Q_EMIT toast(tr("The chart is saved."), false);
                               });
}

void AgreementPage::projectChanged(const Changes &changes)
{
    for (const Entity entity : {Entity::Submission, Entity::Annotation, Entity::Calibration, Entity::Adjudication, Entity::Person,
                                Entity::Project}) {
        if (changes.touches(entity))
            m_soon.start();
    }
}

void AgreementPage::changeEvent(QEvent *event)
{
    FramedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_shown) {
        m_choices->fill(m_context.project.info().preset);
        compute();
    }
}

void AgreementPage::retranslate()
{
    m_header->setTitle(tr("Agreement"));
    m_choices->retranslate();
    m_table->setAccessibleName(tr("Agreement values"));
    m_model->retranslate();
    m_views->retranslate();
}

} // namespace yuyi
