// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementpage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/frozencolumn.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int enoughImages = 30;   // below, an interval says more than a figure

constexpr int changePauseMs = 400;
constexpr int rowsInSight = 7;
const QString labelPrefix = QStringLiteral("label:");

Result<> save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       AgreementPage::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace

AgreementPage::AgreementPage(PageContext context, QWidget *parent) : Page(context, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_model = new AgreementModel(this);
    addCommands();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(changePauseMs);
    connect(&m_soon, &QTimer::timeout, this, &AgreementPage::reload);
    for (QComboBox *choice : {m_by, m_scope, m_dimension})
        connect(choice, &QComboBox::activated, this, [this, choice] { choice == m_by ? reload() : compute(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AgreementPage::showRow);
    connect(m_table, &QTableView::activated, this, &AgreementPage::showDifferences);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        const AgreementRow *row = current();
        if (index.column() == AgreementModel::Images && row && m_data) {
            showImages(imagesCompared(m_data->preset, m_data->preset.dimension(row->line.dimension),
                                      m_computed.groups.at(row->group).labels));
        } else if (index.column() != AgreementModel::Name) {
            showDifferences();
        }
    });
    connect(m_views, &AgreementViews::rowChosen, this, [this](int row) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        showDifferences();
    });
    connect(m_views, &AgreementViews::labelsChosen, this, [this](int row, int column) {
        const Dimension *chosen = m_data ? m_data->preset.dimension(dimension()) : nullptr;
        if (chosen && current())
            showImages(imagesInCell(*chosen, m_computed.groups.at(current()->group).labels, row, column));
    });
    connect(m_views, &AgreementViews::peopleChosen, this, [this](const PersonId &first, const PersonId &second) {
        for (const AgreementGroup &pair : m_computed.pairs) {
            if ((pair.first == first && pair.second == second) || (pair.first == second && pair.second == first))
                showImages(imagesWithDifferences(m_data->preset, m_data->preset.dimension(dimension()), pair.labels));
        }
    });
    connect(&context.project, &ProjectAccess::personChanged, this, [this] {
        if (m_shown)
            reload();
    });
    retranslate();
}

AgreementPage::~AgreementPage()
{
    stop();
}

void AgreementPage::addCommands()
{
    const auto add = [this](const char *id, std::function<QString()> text, Qt::Key key, std::function<void()> run,
                            std::function<bool()> enabled = {}) {
        Command command;
        command.id = QStringLiteral("agreement.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = {QKeySequence(key)};
        command.singleKey = true;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        m_context.commands.add(std::move(command));
    };
    const auto any = [this] { return current() != nullptr; };
    add("next", [] { return tr("Next Row"); }, Qt::Key_J, [this] { step(1); }, any);
    add("previous", [] { return tr("Previous Row"); }, Qt::Key_K, [this] { step(-1); }, any);
    add("images", [] { return tr("Show Images with Disagreement"); }, Qt::Key_G, [this] { showDifferences(); },
        [this, any] { return any() && isLead(); });
    add("by", [] { return tr("Group By…"); }, Qt::Key_B, [this] { m_by->setFocus(); });
    add("chart", [] { return tr("Chart"); }, Qt::Key_1, [this] { m_views->setView(AgreementViews::Chart); }, any);
    add("labels", [] { return tr("Confusion Matrix"); }, Qt::Key_2, [this] { m_views->setView(AgreementViews::Labels); }, any);
    add("people", [] { return tr("Pairs of People"); }, Qt::Key_3, [this] { m_views->setView(AgreementViews::People); }, any);
    add("csv", [] { return tr("Export as CSV…"); }, Qt::Key_E, [this] { exportCsv(); }, any);
    add("picture", [] { return tr("Export Chart…"); }, Qt::Key_X, [this] { exportPicture(); }, any);
}

void AgreementPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_header->addAction(commands.action(QStringLiteral("agreement.picture")));
    m_header->addAction(commands.action(QStringLiteral("agreement.csv")));
    m_header->addAction(commands.action(QStringLiteral("agreement.images")), ActionButton::Kind::Primary);

    auto *choices = new QWidget(this);
    auto *flow = new FlowLayout(choices, spacing::small, spacing::small);
    const auto choice = [&](const char *name) {
        auto *box = new QComboBox(choices);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        flow->addWidget(box);
        return box;
    };
    m_by = choice("agreementBy");
    m_scope = choice("agreementScope");
    m_dimension = choice("agreementDimension");

    auto *split = new SplitView(Qt::Vertical, this);
    auto *upper = new QWidget(split);
    auto *rows = new QVBoxLayout(upper);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::small);
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
    m_remark = plainLabel(upper);
    m_remark->setObjectName(QStringLiteral("agreementRemark"));
    m_remark->setWordWrap(true);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_remark);
    m_views = new AgreementViews(split);
    split->addPart(upper, 5);
    split->addPart(m_views, 4);
    keepSizes(split, m_context.settings, QStringLiteral("agreement"));

    m_empty = new EmptyState(this);
    m_empty->setIcon(QStringLiteral("people"));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(split);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(new QWidget(m_stack));
    m_stack->setCurrentIndex(2);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    page->setSpacing(spacing::medium);
    page->addWidget(m_header);
    page->addWidget(choices);
    page->addWidget(m_stack, 1);
}

void AgreementPage::fillChoices()
{
    const auto refill = [](QComboBox *box, const QList<std::pair<QString, QString>> &entries) {
        const QVariant kept = box->currentData();
        box->clear();
        for (const auto &[text, code] : entries)
            box->addItem(text, code);
        box->setCurrentIndex(qMax(0, box->findData(kept)));
    };
    const Preset &preset = m_context.project.info().preset;
    QList<std::pair<QString, QString>> by{{tr("By dimension"), codeOf(AgreementBy::Dimension)},
                                          {tr("By pair of people"), codeOf(AgreementBy::Pair)},
                                          {tr("By round"), codeOf(AgreementBy::Round)},
                                          {tr("By week"), codeOf(AgreementBy::Week)}};
    QList<std::pair<QString, QString>> dimensions{{dimensionTitle(preset, {}), QString()}};
    for (const Dimension &one : preset.dimensions) {
        if (!one.pickMany)
            by.append({tr("By gold label: %1").arg(one.title.text()), labelPrefix % one.code.text()});
        dimensions.append({one.title.text(), one.code.text()});
    }
    refill(m_by, by);
    refill(m_scope, {{tr("Production"), codeOf(AgreementScope::Production)},
                     {tr("Calibration"), codeOf(AgreementScope::Calibration)}});
    refill(m_dimension, dimensions);
}

AgreementQuery AgreementPage::query() const
{
    AgreementQuery query;
    const QString by = m_by->currentData().toString();
    if (by.startsWith(labelPrefix)) {
        query.by = AgreementBy::Label;
        query.label = DimensionCode(by.mid(labelPrefix.size()));
    } else {
        query.by = fromCode<AgreementBy>(by).value_or(AgreementBy::Dimension);
    }
    query.scope = fromCode<AgreementScope>(m_scope->currentData().toString()).value_or(AgreementScope::Production);
    return query;
}

DimensionCode AgreementPage::dimension() const
{
    if (query().by == AgreementBy::Dimension)
        return current() ? current()->line.dimension : DimensionCode();
    return DimensionCode(m_dimension->currentData().toString());
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
    fillChoices();
    reload();
    m_table->setFocus();
}

void AgreementPage::leave()
{
    m_shown = false;
    m_soon.stop();
    stop();
}

void AgreementPage::stop()
{
    ++m_request;
    if (m_cancel)
        m_cancel->store(true);
}

void AgreementPage::reload()
{
    stop();
    const quint64 request = m_request;
    const PersonId person = m_context.project.person().id;
    const bool withGold = query().by == AgreementBy::Label;
    m_context.project
        .read([person, withGold](Stores &stores) { return AgreementService(stores, person).data(withGold); })
        .then(this, [this, request](const Result<AgreementData> &read) {
            if (request != m_request)
                return;
            if (!read) {
                m_banner->show(Tone::Bad, read.error().sentence);
                return;
            }
            m_data = std::make_shared<const AgreementData>(*read);
            compute();
        });
}

void AgreementPage::compute()
{
    if (!m_data)
        return;
    stop();
    m_complete = false;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    const quint64 request = m_request;
    const AgreementQuery asked = query();
    m_scope->setVisible(asked.by != AgreementBy::Round);
    m_dimension->setVisible(asked.by != AgreementBy::Dimension);
    runAside(
        this,
        [data = m_data, asked, cancel = m_cancel] {
            Computed computed;
            computed.groups = agreementReport(*data, asked, {}, cancel.get());
            computed.pairs = agreementReport(*data, {AgreementBy::Pair, asked.scope, {}}, {}, cancel.get());
            return computed;
        },
        [this, request, asked](const Computed &points) {
            if (request != m_request)
                return;
            display(points, false);
            runAside(
                this,
                [data = m_data, asked, points, cancel = m_cancel] {
                    Computed computed = points;
                    computed.groups = agreementReport(*data, asked, BootstrapPlan{}, cancel.get());
                    return computed;
                },
                [this, request](const Computed &computed) {
                    if (request == m_request)
                        display(computed, true);
                });
        });
}

void AgreementPage::display(const Computed &computed, bool complete)
{
    m_computed = computed;
    m_complete = complete;
    const AgreementQuery asked = query();
    const auto isOrdered = [this](const DimensionCode &code) {
        const Dimension *dimension = m_data->preset.dimension(code);
        return dimension && dimension->ordered;
    };
    QList<AgreementRow> rows;
    for (int g = 0; g < computed.groups.size(); ++g) {
        const AgreementGroup &group = computed.groups.at(g);
        for (const AgreementLine &line : group.lines) {
            if (asked.by == AgreementBy::Dimension)
                rows.append({line.dimension.text(), dimensionTitle(m_data->preset, line.dimension), line, g, isOrdered(line.dimension)});
            else if (line.dimension == DimensionCode(m_dimension->currentData().toString()))
                rows.append({group.code, group.title, line, g, isOrdered(line.dimension)});
        }
    }
    const QString kept = current() ? current()->code : QString();
    const bool had = current() != nullptr;
    m_model->setNameTitle(asked.by == AgreementBy::Dimension ? tr("Dimension")
                          : asked.by == AgreementBy::Pair    ? tr("People")
                          : asked.by == AgreementBy::Round   ? tr("Round")
                          : asked.by == AgreementBy::Week    ? tr("Week")
                                                             : dimensionTitle(m_data->preset, asked.label));
    m_model->setRows(rows);
    m_stack->setCurrentIndex(rows.isEmpty() ? 1 : 0);
    m_empty->setHint(emptyReason());
    if (!rows.isEmpty()) {
        const int row = had ? qMax(0, m_model->rowOf(kept)) : 0;
        if (m_table->currentIndex().row() != row)
            m_table->setCurrentIndex(m_model->index(row, 0));
    }
    QSet<ImageId> images;
    QSet<PersonId> people;
    for (const AgreementGroup &pair : computed.pairs) {
        people << pair.first << pair.second;
        for (const SubmittedLabels &one : pair.labels)
            images.insert(one.image);
    }
    const int count = static_cast<int>(images.size());
    const QString all = tr("%n people", nullptr, static_cast<int>(people.size()));
    const QString what = isLead() ? tr("%n image(s) labelled independently by at least two of %1", nullptr, count).arg(all)
                                  : tr("%n image(s) labelled independently by at least two of %1 (names are hidden)", nullptr, count).arg(all);
    m_header->setSubtitle(what);
    m_header->setStateText(m_data->hidden > 0 ? tr("%n image(s) are waiting for your own labels", nullptr, static_cast<int>(m_data->hidden))
                           : complete || rows.isEmpty() ? QString()
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
    head->setSectionResizeMode(AgreementModel::Name, wide > m_table->viewport()->width() ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
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
    if (!row || !m_data) {
        m_remark->clear();
        return;
    }
    const BootstrapPlan plan;
    const QString intervals = tr("Intervals: %1 % bootstrap over images, %2 samples, seed %3.")
                                  .arg(QLocale().toString(plan.level * 100, 'f', 0), QLocale().toString(plan.draws),
                                       QString::number(plan.seed));
    const QString remark = row->line.dimension.isEmpty()
        ? tr("%1 The value for “All dimensions” is the unweighted mean of the dimensions. %2").arg(remarkOn(row->line), intervals)
        : tr("%1 %2", "a sentence, and one on the intervals").arg(remarkOn(row->line), intervals);
    const bool few = row->line.used > 0 && row->line.used < enoughImages;
    m_remark->setText(few ? tr("Only %n image(s): wait for at least %1 before you rely on the figures. %2", nullptr,
                               static_cast<int>(row->line.used)).arg(QString::number(enoughImages), remark)
                          : remark);
    fitTable();
    m_views->setFootnote(intervals);
    m_views->showLabels(m_data->preset, dimension(), m_computed.groups.at(row->group).labels);
    m_views->showPeople(*m_data, m_computed.pairs, dimension());
}

QString AgreementPage::emptyReason() const
{
    if (m_data && m_data->hidden > 0) {
        return tr("The values for %n image(s) appear after you submit your own labels, or after the calibration is revealed.", nullptr,
                  static_cast<int>(m_data->hidden));
    }
    if (m_data && m_data->ofOthers > 0)
        return tr("You see the agreement on images that you labelled yourself. So far nobody else has labelled these images.");
    return tr("Agreement compares the labels that two people gave the same image independently. Assign each image to two "
              "annotators, or start with a calibration batch.");
}

bool AgreementPage::isLead() const
{
    return m_context.project.person().is(Role::Lead);
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
    if (row && m_data) {
        showImages(imagesWithDifferences(m_data->preset, m_data->preset.dimension(row->line.dimension),
                                         m_computed.groups.at(row->group).labels));
    }
}

void AgreementPage::showImages(const QList<ImageId> &images)
{
    if (images.isEmpty()) {
        m_banner->show(Tone::Info, tr("There are no images to show here."));
        return;
    }
    if (!isLead()) {
        m_banner->show(Tone::Info, tr("Your selection contains %n image(s). Your own annotations are under My Work on the "
                                      "Annotate page. A lead sees all annotations side by side.",
                                      nullptr, static_cast<int>(images.size())));
        return;
    }
    Location location;
    location.page = QStringLiteral("collect");
    ImageFilter filter;
    filter.only = images;
    location.filter = filter;
    Q_EMIT goTo(location);
}

void AgreementPage::exportCsv()
{
    if (!m_complete) {
        m_banner->show(Tone::Info, tr("The intervals are still being computed. Export when they are finished."));
        return;
    }
    m_context.prompts.saveFile(this, tr("Export Agreement"), QStringLiteral("agreement.csv"), tr("CSV (*.csv)"),
                               [this](const QString &path) {
                                   runAside(
                                       this,
                                       [path, data = m_data, groups = m_computed.groups] {
                                           return save(path, agreementCsv(*data, groups, BootstrapPlan{}));
                                       },
                                       [this](const Result<> &saved) {
                                           if (!saved)
                                               m_banner->show(Tone::Bad, saved.error().sentence);
                                           else
                                               Q_EMIT toast(tr("The data is saved."), false);
                                       });
                               });
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
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_shown) {
            fillChoices();
            compute();
        }
    }
}

void AgreementPage::retranslate()
{
    m_header->setTitle(tr("Agreement"));
    m_by->setAccessibleName(tr("Group by"));
    m_scope->setAccessibleName(tr("Labels to compare"));
    m_dimension->setAccessibleName(tr("Dimension"));
    m_table->setAccessibleName(tr("Agreement values"));
    m_empty->setSentence(tr("Nothing to compare yet."));
    m_model->retranslate();
    m_views->retranslate();
}

} // namespace yuyi
