// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/newsampledialog.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>

#include <utility>

namespace yuyi {

namespace {

constexpr int dialogWidth = 860;
constexpr int dialogHeight = 560;
constexpr int previewPauseMs = 150;
constexpr int largestSeed = 2147483647;

QSpinBox *number(int least, int most, int value, const QString &name, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

NewSampleDialog::NewSampleDialog(ErrorsPageData &pageData, QWidget *parent)
    : QDialog(parent), m_pageData(pageData), m_runs(makeTable(3, this, 0)), m_rightIn(new QComboBox(this)),
      m_size(number(1, 10000, 100, tr("Sample size"), this)), m_dimension(new QComboBox(this)),
      m_allocation(new ChipRow(ChipRow::Pick::One, this)), m_misses(new QCheckBox(tr("Include misses (replies without an extracted "
                                                                                     "answer)"),
                                                                                  this)),
      m_seed(number(0, largestSeed, QRandomGenerator::global()->bounded(1'000'000'000), tr("Seed"), this)),
      m_experts(number(1, 5, 1, tr("Experts per case"), this)), m_shares(makeTable(3, this, 0)), m_state(plainLabel(this)),
      m_action(new ActionButton(tr("Draw Sample"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Draw a Sample of Wrong Answers"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    m_runs->setObjectName(QStringLiteral("sampleRuns"));
    m_shares->setObjectName(QStringLiteral("sampleShares"));
    m_size->setObjectName(QStringLiteral("sampleSize"));
    m_state->setObjectName(QStringLiteral("sampleState"));
    m_state->setWordWrap(true);
    setTextRole(m_state, TextRole::Soft);
    for (QTableWidget *table : {m_runs, m_shares})
        setStyleProperty(table, "framed", true);
    m_runs->setHorizontalHeaderLabels({tr("Run"), tr("Configuration"), tr("Created")});
    m_runs->setAccessibleName(tr("Runs"));
    m_shares->setHorizontalHeaderLabels({tr("Label"), tr("Incorrect"), tr("Sampled")});
    m_shares->setAccessibleName(tr("Cases per label"));
    fillRuns();
    auto *left = columnIn();
    left->addWidget(m_runs, 1);
    left->addWidget(buildForm());
    auto *right = columnIn();
    right->addWidget(m_shares, 1);
    right->addWidget(m_state);
    auto *both = rowIn(nullptr, 0, spacing::medium);
    both->addLayout(left, 3);
    both->addLayout(right, 2);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addLayout(both, 1);
    column->addLayout(buttons);
    m_action->setObjectName(QStringLiteral("sampleDraw"));
    m_action->setAutoDefault(false);
    cancel->setAutoDefault(false);
    m_soon.setSingleShot(true);
    m_soon.setInterval(previewPauseMs);
    const auto soon = [this] {
        m_latest.drop();
        m_drawWhenSeen = false;
        m_action->setEnabled(false);
        m_soon.start();
    };
    connect(&m_soon, &QTimer::timeout, this, &NewSampleDialog::preview);
    connect(m_runs, &QTableWidget::itemChanged, this, soon);
    for (QSpinBox *box : {m_size, m_seed, m_experts})
        connect(box, &QSpinBox::valueChanged, this, soon);
    connect(m_rightIn, &QComboBox::currentIndexChanged, this, soon);
    connect(m_dimension, &QComboBox::currentIndexChanged, this, soon);
    connect(m_allocation, &ChipRow::selectionChanged, this, soon);
    connect(m_misses, &QCheckBox::toggled, this, soon);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &NewSampleDialog::finish);
    m_runs->installEventFilter(this);
    if (m_runs->rowCount() > 0)
        m_runs->setCurrentCell(0, 0);
    m_size->setFocus();
    m_size->selectAll();
    m_action->setEnabled(false);
    preview();
}

void NewSampleDialog::fillRuns()
{
    m_rightIn->addItem(tr("Any item"), QUuid());
    m_rightIn->setObjectName(QStringLiteral("sampleRightIn"));
    m_rightIn->setAccessibleName(tr("Only items correct in"));
    m_rightIn->setToolTip(tr("Samples only wrong answers to items that this other run answers correctly, to see what a prompt or a model "
                             "makes worse."));
    m_rightIn->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const auto facts = m_pageData.data();
    if (!facts)
        return;
    for (const Run &run : facts->runs) {
        const int row = m_runs->rowCount();
        m_runs->insertRow(row);
        const QString texts[] = {modelTitle(run), facts->configurations.value(run.configuration, run.configuration),
                                 dayText(run.createdAt)};
        m_rightIn->addItem(tr("%1, %2", "model, configuration").arg(texts[0], texts[1]), run.id.value());
        for (int column = 0; column < 3; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            cell->setToolTip(texts[column]);
            m_runs->setItem(row, column, cell);
        }
        QTableWidgetItem *name = m_runs->item(row, 0);
        name->setFlags(name->flags() | Qt::ItemIsUserCheckable);
        name->setCheckState(row == 0 ? Qt::Checked : Qt::Unchecked);
        name->setData(Qt::UserRole, run.id.value());
    }
}

QWidget *NewSampleDialog::buildForm()
{
    m_dimension->addItem(tr("None (no strata)"), QString());
    const QList<Dimension> grouping = groupingDimensions(m_pageData.context().project.info().preset);
    qsizetype most = 0;
    for (const Dimension &one : grouping) {
        m_dimension->addItem(one.title.text(), one.code.text());
        // As a rule the one with the most values of those that take a single label.
        if (!one.pickMany && !one.ordered && one.parent.isEmpty() && one.values.size() >= most) {
            most = one.values.size();
            m_dimension->setCurrentIndex(m_dimension->count() - 1);
        }
    }
    m_dimension->setObjectName(QStringLiteral("sampleDimension"));
    m_dimension->setAccessibleName(tr("Stratify by"));
    QList<ChipOption> ways;
    for (const SampleAllocation one : {SampleAllocation::Proportional, SampleAllocation::DataSet, SampleAllocation::Equal})
        ways.append({codeOf(one), titleOf(one), {}, {}});
    m_allocation->setOptions(ways);
    m_allocation->setSelectedOne(codeOf(SampleAllocation::Proportional));
    m_allocation->setAccessibleName(tr("Allocation"));
    m_seed->setToolTip(tr("The same seed draws the same cases."));
    auto *widget = new QWidget(this);
    auto *form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    form->addRow(tr("Only items correct in"), m_rightIn);
    form->addRow(tr("Sample size"), m_size);
    form->addRow(tr("Stratify by"), m_dimension);
    form->addRow(tr("Allocation"), m_allocation);
    form->addRow(QString(), m_misses);
    form->addRow(tr("Experts per case"), m_experts);
    form->addRow(tr("Seed"), m_seed);
    setTabOrder(m_misses, m_experts);
    setTabOrder(m_experts, m_seed);
    return widget;
}

ErrorSampleRequest NewSampleDialog::request() const
{
    ErrorSampleRequest request;
    for (int row = 0; row < m_runs->rowCount(); ++row) {
        if (m_runs->item(row, 0)->checkState() == Qt::Checked)
            request.runs.append(RunId(m_runs->item(row, 0)->data(Qt::UserRole).toUuid()));
    }
    request.rightIn = RunId(m_rightIn->currentData().toUuid());
    request.strata = DimensionCode(m_dimension->currentData().toString());
    request.allocation = fromCode<SampleAllocation>(m_allocation->selectedOne()).value_or(SampleAllocation::Proportional);
    request.withMisses = m_misses->isChecked();
    request.seed = m_seed->value();
    request.size = m_size->value();
    request.expertsPerCase = m_experts->value();
    return request;
}

void NewSampleDialog::preview()
{
    const ErrorSampleRequest wanted = request();
    m_allocation->setEnabled(!wanted.strata.isEmpty());
    if (wanted.runs.isEmpty()) {
        m_drawWhenSeen = false;
        m_shares->setRowCount(0);
        m_state->setText(tr("Select the runs to sample from."));
        return;
    }
    m_pageData.context()
        .project
        .read([wanted, person = m_pageData.context().project.person().id](Stores &stores) {
            return ErrorSampleService(stores, person).preview(wanted);
        })
        .then(this, m_latest.only([this](const Result<SamplePreview> &made) {
            if (made) {
                take(*made);
                if (std::exchange(m_drawWhenSeen, false))
                    finish();
            } else {
                m_drawWhenSeen = false;
                m_shares->setRowCount(0);
                m_state->setText(made.error().sentence);
            }
        }));
}

void NewSampleDialog::take(const SamplePreview &preview)
{
    const QLocale locale;
    const Preset preset = forItems(m_pageData.context().project.info().preset);
    const Dimension *dimension = preset.dimension(request().strata);
    m_shares->setRowCount(0);
    for (const StratumShare &share : preview.shares) {
        const LabelValue *value = dimension ? dimension->value(LabelCode(share.stratum)) : nullptr;
        const QString name = value ? value->title.text() : share.stratum.isEmpty() ? (dimension ? tr("Without a label") : tr("All"))
                                                                                   : share.stratum;
        const int row = m_shares->rowCount();
        m_shares->insertRow(row);
        const QString texts[] = {name, locale.toString(share.wrong), locale.toString(share.share)};
        for (int column = 0; column < 3; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            if (column > 0)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_shares->setItem(row, column, cell);
        }
    }
    m_state->setText(preview.wrong == 0 ? (request().rightIn.isNull() ? tr("All replies of these runs are correct.")
                                                                      : tr("These runs answer no item incorrectly that "
                                                                           "the other run answers correctly."))
                                        : tr("%1 of %2 wrong answers will be sampled.")
                                              .arg(locale.toString(preview.share), locale.toString(preview.wrong)));
    m_action->setEnabled(preview.share > 0 && !m_drawing);
}

void NewSampleDialog::finish()
{
    if (m_drawing)
        return;
    // A field that is left by Enter says its number once more, and what it gives is weighed first.
    if (!m_action->isEnabled()) {
        m_drawWhenSeen = true;
        return;
    }
    m_drawing = true;
    m_action->setEnabled(false);
    m_pageData.context()
        .project
        .write([wanted = request(),
                person = m_pageData.context().project.person().id](Stores &stores) -> Result<QPair<ErrorSampleId, int>> {
            ErrorSampleService service(stores, person);
            const auto made = service.draw(wanted);
            if (!made)
                return passOn(made);
            const auto cases = service.caseCount(made->id);
            if (!cases)
                return passOn(cases);
            return qMakePair(made->id, *cases);
        })
        .then(this, [this](const Result<QPair<ErrorSampleId, int>> &made) {
            m_drawing = false;
            if (!made) {
                m_state->setText(made.error().sentence);
                return;
            }
            Q_EMIT drawn(made->first, made->second);
            accept();
        });
}

bool NewSampleDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_runs && event->type() == QEvent::KeyPress && m_runs->currentRow() >= 0
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        QTableWidgetItem *name = m_runs->item(m_runs->currentRow(), 0);
        name->setCheckState(name->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void NewSampleDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
