// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointform.h"

#include "models/services/runs/endpoints/servicetemplates.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/modelsizefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/runs/endpoints/endpointkeyfield.h"
#include "widgets/runs/endpoints/endpointlimits.h"
#include "widgets/runs/endpoints/endpointparameters.h"
#include "widgets/runs/endpoints/practiceform.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int widest = 760;
constexpr const char *serverTitle = QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Server and model");
constexpr const char *titleOfModelField = QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Model name on the server");

} // namespace

EndpointForm::EndpointForm(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("endpointForm"));
    makePanel(this);
    build();
    connectFields();
    retranslate();
    set({}, true);
}

void EndpointForm::build()
{
    auto *inner = new QWidget;
    inner->setMaximumWidth(Theme::of(this).px(widest));
    auto *column = columnIn(inner, spacing::medium, spacing::tiny);
    m_begin = new QWidget;
    auto *begin = new QVBoxLayout(m_begin);
    begin->setContentsMargins(0, 0, 0, spacing::medium);
    begin->setSpacing(spacing::tiny);
    m_fields.addHeading(begin, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Service template"));
    m_services = new ChipRow(ChipRow::Pick::One);
    m_services->setObjectName(QStringLiteral("endpoint.services"));
    begin->addWidget(m_services);
    column->addWidget(m_begin);
    addServer(column);
    m_practice = new PracticeForm;
    column->addWidget(m_practice);
    m_keyPart = new QWidget;
    auto *key = new QVBoxLayout(m_keyPart);
    key->setContentsMargins(0, spacing::medium, 0, 0);
    key->setSpacing(spacing::tiny);
    column->addWidget(m_keyPart);
    m_fields.addHeading(key, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Key"));
    m_key = new EndpointKeyField;
    key->addWidget(m_key);
    m_caution = FormFields::addSentence(key, "endpoint.caution", "attention");
    m_limits = new EndpointLimits;
    column->addWidget(m_limits);
    m_parameters = new EndpointParameters;
    column->addWidget(m_parameters);
    column->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_message = wrappedLabel();
    m_message->setObjectName(QStringLiteral("endpoint.message"));
    m_message->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->hide();
    m_scroll->viewport()->installEventFilter(this);
    auto *all = columnIn(this, 0, 0);
    all->addWidget(m_scroll, 1);
    all->addWidget(m_message);

    arrange(Theme::of(this).px(widest));
}

void EndpointForm::connectFields()
{
    connect(m_services, &ChipRow::chosen, this, &EndpointForm::takeService);
    connect(m_key, &EndpointKeyField::edited, this, &EndpointForm::changed);
    connect(m_key, &EndpointKeyField::removalWanted, this, &EndpointForm::keyRemovalWanted);
    connect(m_list, &QAbstractButton::clicked, this, &EndpointForm::modelsWanted);
    for (ChipRow *row : {m_dialect, m_section})
        connect(row, &ChipRow::selectionChanged, this, &EndpointForm::changed);
    for (LineField *field : {m_name, m_url})
        connect(field, &QLineEdit::textChanged, this, &EndpointForm::changed);
    connect(m_model, &QComboBox::editTextChanged, this, &EndpointForm::changed);
    connect(m_model, &QComboBox::editTextChanged, m_size, &ModelSizeField::setModel);
    connect(m_size, &ModelSizeField::edited, this, &EndpointForm::changed);
    connect(m_practice, &PracticeForm::edited, this, &EndpointForm::changed);
    connect(m_limits, &EndpointLimits::edited, this, &EndpointForm::changed);
    connect(m_parameters, &EndpointParameters::edited, this, &EndpointForm::changed);
}

QList<FormFields *> EndpointForm::allFields()
{
    return {&m_fields, &m_practice->fields(), &m_limits->fields(), &m_parameters->fields()};
}

void EndpointForm::arrange(int width)
{
    for (FormFields *fields : allFields())
        fields->arrange(width);
}

void EndpointForm::addServer(QVBoxLayout *column)
{
    m_fields.addHeading(column, serverTitle);
    m_note = FormFields::addSentence(column, "endpoint.note");
    FormFields::Grid &grid = m_fields.addGrid(column);
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
    m_size = new ModelSizeField(QStringLiteral("endpoint.size"));
    auto *pair = new QWidget;
    auto *line = rowIn(pair);
    line->addWidget(m_model, 1);
    line->addWidget(m_list);
    m_fields.addCell(grid, 1, QStringLiteral("name"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Name in this project"), m_name);
    m_fields.addCell(grid, 3, QStringLiteral("baseUrl"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Base URL"), m_url);
    m_fields.addCell(grid, FormFields::fullRow, QStringLiteral("model"), titleOfModelField, m_model, pair);
    m_fields.addCell(grid, FormFields::fullRow, QStringLiteral("dialect"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "API format"),
                     m_dialect);
    m_fields.addCell(grid, FormFields::fullRow, QStringLiteral("section"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Section in tables"),
                     m_section);
    m_fields.addCell(grid, 2, QStringLiteral("modelSize"),
                     QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Model size (billions of parameters)"), m_size->box(), m_size);
}

void EndpointForm::set(const Endpoint &endpoint, bool fresh)
{
    m_setting = true;
    m_given = endpoint;
    m_fresh = fresh;
    m_begin->setVisible(fresh);
    m_services->setSelectedOne(endpoint.service);
    m_name->setText(endpoint.name);
    offerDialects();
    m_dialect->setSelectedOne(codeOf(endpoint.dialect));
    m_practice->set(endpoint.parameters.practice.value_or(PracticeSettings()));
    m_url->setText(endpoint.baseUrl);
    const ServiceTemplate *service = serviceTemplate(endpoint.service);
    setModels(service ? service->models : QStringList());
    m_model->setEditText(endpoint.model);
    m_section->setSelectedOne(codeOf(endpoint.section));
    m_size->setValue(endpoint.billions);
    m_key->set(endpoint.keySource, endpoint.keyVariable, service ? service->keyVariable : QString());
    m_limits->set(endpoint);
    m_parameters->set(endpoint);
    m_setting = false;
    setSpent({});
    showFaults({});
    showParts();
    showNotes();
}

Endpoint EndpointForm::value() const
{
    Endpoint endpoint = m_given;
    endpoint.name = m_name->text();
    endpoint.dialect = fromCode<ChatDialect>(m_dialect->selectedOne()).value_or(ChatDialect::OpenAi);
    endpoint.baseUrl = m_url->text();
    endpoint.model = m_model->currentText();
    endpoint.section = fromCode<ModelSection>(m_section->selectedOne()).value_or(ModelSection::Closed);
    endpoint.billions = m_size->value();
    endpoint.keySource = m_key->source();
    endpoint.keyVariable = m_key->variable();
    m_limits->writeTo(endpoint);
    if (isPractice())
        endpoint.parameters.practice = m_practice->value();
    m_parameters->writeTo(endpoint);
    return endpoint;
}

void EndpointForm::showFaults(const QList<EndpointFault> &faults)
{
    QStringList sentences;
    QStringList wrong;
    for (const EndpointFault &fault : faults) {
        sentences.append(fault.sentence);
        wrong.append(fault.field);
    }
    QWidget *first = nullptr;
    for (FormFields *fields : allFields()) {
        QWidget *marked = fields->markWrong(wrong);
        if (!first)
            first = marked;
    }
    const bool key = wrong.contains(QStringLiteral("key")) || wrong.contains(QStringLiteral("keyVariable"));
    m_key->setWrong(key);
    m_message->setText(sentences.join(u'\n'));
    m_message->setVisible(!sentences.isEmpty());
    if (first) {
        first->setFocus(Qt::OtherFocusReason);
        m_scroll->ensureWidgetVisible(first);
    } else if (key) {
        m_key->focusField();
        m_scroll->ensureWidgetVisible(m_key);
    }
}

void EndpointForm::setModels(const QStringList &models)
{
    const bool before = m_setting;
    m_setting = true;
    const QString typed = m_model->currentText();
    m_model->clear();
    m_model->addItems(models);
    m_model->setEditText(typed);
    m_setting = before;
}

void EndpointForm::setSpent(const QString &sentence)
{
    m_limits->setSpent(sentence);
}

void EndpointForm::focusFirst()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void EndpointForm::chooseModel(const QString &model)
{
    m_model->setEditText(model);
}

void EndpointForm::openModels()
{
    if (isVisible())
        m_model->showPopup();
}

void EndpointForm::focusServices()
{
    m_services->setFocus(Qt::OtherFocusReason);
}

void EndpointForm::takePractice()
{
    for (const ServiceTemplate &one : serviceTemplates()) {
        if (one.endpoint.isPractice())
            return takeService(one.code);
    }
}

void EndpointForm::takeService(const QString &code)
{
    const ServiceTemplate *service = serviceTemplate(code);
    if (!service)
        return;
    Endpoint endpoint = service->endpoint;
    endpoint.id = m_given.id;
    // What was typed stays; a name or model that came from another service does not.
    const ServiceTemplate *former = serviceTemplate(m_given.service);
    const QString name = m_name->text().trimmed();
    const bool ownName = !name.isEmpty() && !(former && name == former->models.value(0));
    endpoint.model = service->models.value(0);
    endpoint.name = ownName ? name : endpoint.model;
    const QByteArray key = m_key->typed();
    set(endpoint, true);
    if (endpoint.keySource == KeySource::Keychain)
        m_key->setTyped(key);
    m_key->setState(EndpointKeyField::State::Missing);
    changed();
}

void EndpointForm::showNotes()
{
    const ServiceTemplate *service = serviceTemplate(m_given.service);
    const QString note = service ? service->note.text() : QString();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    const QString caution = cautionOf(tidied(value()));
    m_caution->setText(caution);
    m_caution->setVisible(!caution.isEmpty());
    m_parameters->showLearned(m_given.parameters);
}

void EndpointForm::changed()
{
    if (m_setting)
        return;
    if (m_message->isVisible())
        showFaults({});
    showParts();
    showNotes();
    Q_EMIT edited();
}

bool EndpointForm::isPractice() const
{
    return m_dialect->selectedOne() == codeOf(ChatDialect::Practice);
}

void EndpointForm::showParts()
{
    const bool practice = isPractice();
    m_practice->setVisible(practice);
    m_keyPart->setVisible(!practice);
    m_parameters->setVisible(!practice);
    m_fields.setCellVisible(QStringLiteral("baseUrl"), !practice);
    // One that is stored stays what it is.
    m_fields.setCellVisible(QStringLiteral("dialect"), m_fresh || !practice);
    // A practice model is on no server; its name is what tables call it.
    m_list->setVisible(!practice);
    m_fields.setInstead(serverTitle, practice ? QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Practice model") : nullptr);
    m_fields.setInstead(titleOfModelField, practice ? QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Name in tables") : nullptr);
    retitle();
    Q_EMIT practiceChosen(practice);
}

void EndpointForm::retitle()
{
    m_fields.retranslate([](const char *title) { return tr(title); });
}

void EndpointForm::offerDialects()
{
    QList<ChipOption> options;
    for (const auto &[dialect, code] : codesOf(ChatDialect{})) {
        if (m_fresh || (dialect == ChatDialect::Practice) == m_given.isPractice())
            options.append({QString::fromUtf16(code), titleOf(dialect), {}, {}});
    }
    m_dialect->setOptions(options);
    m_dialect->hideKeys();
}

void EndpointForm::retranslate()
{
    retitle();
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
    QList<ChipOption> sections;
    for (const auto &[value, code] : codesOf(ModelSection{}))
        sections.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_section->setOptions(sections);
    m_section->hideKeys();
    m_list->setText(tr("List Models"));
    m_list->setToolTip(tr("Asks the server for its list of models."));
    m_url->setPlaceholderText(tr("For example %1").arg(QLatin1String("https://api.openai.com/v1")));
    showNotes();
}

void EndpointForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool EndpointForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_scroll->viewport())
        arrange(m_scroll->viewport()->width() - 2 * spacing::medium);
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
