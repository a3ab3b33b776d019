// SPDX-License-Identifier: GPL-3.0-or-later
// How the form of an endpoint is put together.
#include "widgets/controls/plainlabel.h"
#include "widgets/runs/endpointform.h"

#include "models/services/runs/servicetemplates.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/textfield.h"
#include "widgets/runs/endpointkeyfield.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int widest = 760;
constexpr int fullRow = 4;          // columns
constexpr int columnWidth = 140;    // pixels at scale 1 that a field needs
constexpr int leastNumber = 110;    // of a number, whose own wish is as wide as the longest there may be
constexpr double mostMoney = 1e9;

QSpinBox *spin(const char *name, int least, int most, int step)
{
    auto *box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

QDoubleSpinBox *real(const char *name, double least, double most, double step, int decimals)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setDecimals(decimals);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

QLabel *sentence(QVBoxLayout *column, const char *name, const char *feel = nullptr)
{
    auto *label = plainLabel();
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    setTextRole(label, TextRole::Small);
    if (feel)
        setStyleProperty(label, "feel", QString::fromLatin1(feel));
    label->hide();
    column->addWidget(label);
    return label;
}

} // namespace

EndpointForm::EndpointForm(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("endpointForm"));
    makePanel(this);
    build();
    retranslate();
    set({}, true);
}

void EndpointForm::build()
{
    auto *inner = new QWidget;
    inner->setMaximumWidth(Theme::of(this).px(widest));
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::tiny);
    m_begin = new QWidget;
    auto *begin = new QVBoxLayout(m_begin);
    begin->setContentsMargins(0, 0, 0, spacing::medium);
    begin->setSpacing(spacing::tiny);
    addHeading(begin, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Service template"));
    m_services = new ChipRow(ChipRow::Pick::One);
    m_services->setObjectName(QStringLiteral("endpoint.services"));
    begin->addWidget(m_services);
    column->addWidget(m_begin);
    addServer(column);
    addPractice(column);
    const auto part = [column](QWidget *&widget) {
        widget = new QWidget;
        auto *layout = new QVBoxLayout(widget);
        layout->setContentsMargins(0, spacing::medium, 0, 0);
        layout->setSpacing(spacing::tiny);
        column->addWidget(widget);
        return layout;
    };
    QVBoxLayout *key = part(m_keyPart);
    addHeading(key, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Key"));
    m_key = new EndpointKeyField;
    key->addWidget(m_key);
    m_caution = sentence(key, "endpoint.caution", "attention");
    addLimits(column);
    addParameters(part(m_parametersPart));
    column->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_message = plainLabel();
    m_message->setObjectName(QStringLiteral("endpoint.message"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->hide();
    m_scroll->viewport()->installEventFilter(this);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_scroll, 1);
    all->addWidget(m_message);

    arrange(Theme::of(this).px(widest));

    connect(m_services, &ChipRow::chosen, this, &EndpointForm::takeService);
    connect(m_key, &EndpointKeyField::edited, this, &EndpointForm::changed);
    connect(m_key, &EndpointKeyField::removalWanted, this, &EndpointForm::keyRemovalWanted);
    connect(m_list, &QAbstractButton::clicked, this, &EndpointForm::modelsWanted);
    for (ChipRow *row : {m_dialect, m_section, m_style, m_language})
        connect(row, &ChipRow::selectionChanged, this, &EndpointForm::changed);
    for (LineField *field : {m_name, m_url, m_byConfiguration})
        connect(field, &QLineEdit::textChanged, this, &EndpointForm::changed);
    for (QComboBox *box : {m_model, m_currency})
        connect(box, &QComboBox::editTextChanged, this, &EndpointForm::changed);
    for (QSpinBox *box : {m_concurrency, m_perMinute, m_deadline, m_maxTokens, m_seed, m_longEdge, m_largest, m_practiceSeed, m_delay})
        connect(box, &QSpinBox::valueChanged, this, &EndpointForm::changed);
    for (QDoubleSpinBox *box : QList<QDoubleSpinBox *>{m_priceInput, m_priceOutput, m_budget, m_temperature, m_topP, m_accuracy,
                                                       m_textOnlyAccuracy, m_spread, m_delaySpread}
             + m_faults.values() + m_misses.values())
        connect(box, &QDoubleSpinBox::valueChanged, this, &EndpointForm::changed);
    connect(m_stream, &QCheckBox::toggled, this, &EndpointForm::changed);
    connect(m_extra, &QPlainTextEdit::textChanged, this, &EndpointForm::changed);
}

void EndpointForm::addHeading(QVBoxLayout *column, const char *title)
{
    if (column->count() > 1)
        column->addSpacing(spacing::medium);
    auto *label = plainLabel();
    setTextRole(label, TextRole::Section);
    column->addWidget(label);
    m_headings.append({label, title});
}

EndpointForm::Grid &EndpointForm::addGrid(QVBoxLayout *column)
{
    auto *layout = new QGridLayout;
    layout->setHorizontalSpacing(spacing::small);
    layout->setVerticalSpacing(3);
    column->addLayout(layout);
    m_grids.push_back({layout, {}});
    return m_grids.back();
}

void EndpointForm::addCell(Grid &grid, int span, const QString &field, const char *title, QWidget *widget)
{
    Cell cell{field, plainLabel(), widget, title};
    setTextRole(cell.label, TextRole::Small);
    cell.label->setBuddy(widget);
    if (qobject_cast<QAbstractSpinBox *>(widget))
        widget->setMinimumWidth(Theme::of(this).px(leastNumber));
    grid.places.append({cell.label, widget, span});
    m_cells.append(cell);
}

void EndpointForm::arrange(int width)
{
    const int fits = width / Theme::of(this).px(columnWidth);
    const int columns = fits >= fullRow ? fullRow : fits >= 2 ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Grid &grid : m_grids) {
        while (QLayoutItem *item = grid.layout->takeAt(0))
            delete item;
        int row = 0;
        int column = 0;
        for (const Place &place : grid.places) {
            const int span = qMin(place.span, columns);
            if (column + span > columns) {
                row += 2;
                column = 0;
            }
            if (place.label) {
                place.label->setContentsMargins(0, row > 0 ? spacing::tiny : 0, 0, 0);
                grid.layout->addWidget(place.label, row, column, 1, span);
            }
            grid.layout->addWidget(place.widget, row + 1, column, 1, span);
            column += span;
        }
        for (int i = 0; i < fullRow; ++i)
            grid.layout->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void EndpointForm::addServer(QVBoxLayout *column)
{
    addHeading(column, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Server and model"));
    m_note = sentence(column, "endpoint.note");
    Grid &grid = addGrid(column);
    m_name = new LineField;
    m_name->setObjectName(QStringLiteral("endpoint.name"));
    m_url = new LineField;
    m_url->setObjectName(QStringLiteral("endpoint.url"));
    m_url->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_model = new QComboBox;
    m_model->setObjectName(QStringLiteral("endpoint.model"));
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setFocusPolicy(Qt::StrongFocus);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->setMinimumContentsLength(12);
    m_list = new ActionButton;
    m_list->setObjectName(QStringLiteral("endpoint.listModels"));
    m_dialect = new ChipRow(ChipRow::Pick::One);
    m_dialect->setObjectName(QStringLiteral("endpoint.dialect"));
    m_section = new ChipRow(ChipRow::Pick::One);
    m_section->setObjectName(QStringLiteral("endpoint.section"));
    addCell(grid, 1, QStringLiteral("name"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Name in this project"), m_name);
    addCell(grid, 3, QStringLiteral("baseUrl"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Base URL"), m_url);
    addCell(grid, fullRow, QStringLiteral("model"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Model name on the server"), m_model);
    auto *pair = new QWidget;
    auto *line = new QHBoxLayout(pair);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::small);
    line->addWidget(m_model, 1);
    line->addWidget(m_list);
    grid.places.last().widget = pair;
    addCell(grid, fullRow, QStringLiteral("dialect"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "API format"), m_dialect);
    addCell(grid, fullRow, QStringLiteral("section"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Table section"), m_section);
}

void EndpointForm::addLimits(QVBoxLayout *column)
{
    addHeading(column, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Limits and price"));
    Grid &grid = addGrid(column);
    m_concurrency = spin("endpoint.concurrency", 1, 256, 1);
    m_perMinute = spin("endpoint.perMinute", 0, 100000, 10);
    m_deadline = spin("endpoint.deadline", 1, 3600, 30);
    m_priceInput = real("endpoint.priceInput", 0, mostMoney, 0.1, 4);
    m_priceOutput = real("endpoint.priceOutput", 0, mostMoney, 0.1, 4);
    m_currency = new QComboBox;
    m_currency->setObjectName(QStringLiteral("endpoint.currency"));
    m_currency->setEditable(true);
    m_currency->setInsertPolicy(QComboBox::NoInsert);
    m_currency->setFocusPolicy(Qt::StrongFocus);
    m_currency->addItems({QString(), QStringLiteral("CNY"), QStringLiteral("USD"), QStringLiteral("EUR")});
    m_budget = real("endpoint.budget", 0, mostMoney, 1, 2);
    addCell(grid, 1, QStringLiteral("concurrency"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Concurrency"), m_concurrency);
    addCell(grid, 1, QStringLiteral("requestsPerMinute"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Requests per minute"), m_perMinute);
    addCell(grid, 1, QStringLiteral("deadline"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Request timeout"), m_deadline);
    addCell(grid, 1, QStringLiteral("budget"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Budget for all runs"), m_budget);
    addCell(grid, 1, QStringLiteral("priceInput"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Price per 1M input tokens"), m_priceInput);
    addCell(grid, 1, QStringLiteral("priceOutput"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Price per 1M output tokens"), m_priceOutput);
    addCell(grid, 1, QStringLiteral("currency"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Currency"), m_currency);
    m_spent = sentence(column, "endpoint.spent");
}

void EndpointForm::addParameters(QVBoxLayout *column)
{
    addHeading(column, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Parameters and images"));
    Grid &grid = addGrid(column);
    m_temperature = real("endpoint.temperature", -0.1, 2, 0.1, 1);
    m_topP = real("endpoint.topP", 0, 1, 0.05, 2);
    m_maxTokens = spin("endpoint.maxTokens", 0, 1000000, 512);
    m_seed = spin("endpoint.seed", -1, std::numeric_limits<int>::max(), 1);
    m_longEdge = spin("endpoint.longEdge", 64, 16384, 256);
    m_largest = spin("endpoint.largest", 16, 65536, 512);
    m_largest->setSuffix(QStringLiteral(" KB"));
    m_longEdge->setSuffix(QStringLiteral(" px"));
    m_stream = new QCheckBox;
    m_stream->setObjectName(QStringLiteral("endpoint.stream"));
    m_extra = new TextField;
    m_extra->setObjectName(QStringLiteral("endpoint.extra"));
    m_extra->setLines(1, 6);
    m_extra->setCountVisible(false);
    addCell(grid, 1, QStringLiteral("temperature"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Temperature"), m_temperature);
    addCell(grid, 1, QStringLiteral("maxTokens"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Maximum reply tokens"), m_maxTokens);
    addCell(grid, 1, QStringLiteral("topP"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Top-p"), m_topP);
    addCell(grid, 1, QStringLiteral("seed"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Seed"), m_seed);
    addCell(grid, 1, QStringLiteral("longEdge"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Maximum image edge"), m_longEdge);
    addCell(grid, 1, QStringLiteral("largest"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Maximum image size"), m_largest);
    grid.places.append({nullptr, m_stream, 2});
    addCell(grid, fullRow, QStringLiteral("extra"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Additional parameters (JSON)"), m_extra);
    m_learned = sentence(column, "endpoint.learned");
}

void EndpointForm::retranslate()
{
    for (const auto &[label, title] : std::as_const(m_headings))
        label->setText(tr(title));
    for (const Cell &cell : std::as_const(m_cells)) {
        cell.label->setText(tr(cell.title));
        cell.widget->setAccessibleName(tr(cell.title));
    }
    const QString service = m_services->selectedOne();
    QList<ChipOption> services;
    for (const ServiceTemplate &one : serviceTemplates())
        services.append({one.code, one.title.text(), {}, {}});
    m_services->setOptions(services);
    m_services->hideKeys();
    m_services->setSelectedOne(service);
    m_services->setAccessibleName(tr("Service template"));
    const QString dialect = m_dialect->selectedOne();
    offerDialects();
    m_dialect->setSelectedOne(dialect);
    QList<ChipOption> styles;
    for (const auto &[value, code] : codesOf(PracticeStyle{}))
        styles.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_style->setOptions(styles);
    m_style->hideKeys();
    QList<ChipOption> languages;
    for (const auto &[value, code] : codesOf(PracticeLanguage{}))
        languages.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_language->setOptions(languages);
    m_language->hideKeys();
    m_byConfiguration->setPlaceholderText(tr("For example %1").arg(QLatin1String("cot=0.04, 3-shot=-0.02")));
    m_delay->setSuffix(tr(" ms", "milliseconds behind a number"));
    m_accuracy->setToolTip(tr("Share of all replies that are correct, counted as in the result tables. Unreadable replies count as "
                              "not correct."));
    m_spread->setToolTip(tr("How much the accuracy varies between items and categories. With 0, all items are equally hard."));
    m_practiceSeed->setToolTip(tr("The same seed, name and items give the same replies on every computer."));
    m_delaySpread->setToolTip(tr("0: all replies take the same time. 1: about one reply in six takes at least 2.7 times the median."));
    QList<ChipOption> sections;
    for (const auto &[value, code] : codesOf(ModelSection{}))
        sections.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_section->setOptions(sections);
    m_section->hideKeys();
    m_list->setText(tr("List Models"));
    m_list->setToolTip(tr("Asks the server for its list of models."));
    m_stream->setText(tr("Stream (reasoning models)"));
    m_deadline->setSuffix(tr(" s", "seconds behind a number"));
    m_perMinute->setSpecialValueText(tr("No limit"));
    m_budget->setSpecialValueText(tr("None"));
    m_priceInput->setSpecialValueText(tr("Not set"));
    m_priceOutput->setSpecialValueText(tr("Not set"));
    m_temperature->setSpecialValueText(tr("Server default"));
    m_topP->setSpecialValueText(tr("Server default"));
    m_maxTokens->setSpecialValueText(tr("Server default"));
    m_seed->setSpecialValueText(tr("Not sent"));
    m_extra->setPlaceholderText(tr("For example %1").arg(QLatin1String("{\"enable_thinking\": false}")));
    m_url->setPlaceholderText(tr("For example %1").arg(QLatin1String("https://api.openai.com/v1")));
    m_budget->setToolTip(tr("In the currency below. Runs pause when the total cost of all runs of this endpoint reaches this "
                            "amount."));
    m_deadline->setToolTip(tr("Time limit for the whole request, from sending to the last character."));
    m_longEdge->setToolTip(tr("Images larger than this are scaled down before sending."));
    showNotes();
}

} // namespace yuyi
