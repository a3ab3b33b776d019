// SPDX-License-Identifier: GPL-3.0-or-later
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
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

constexpr double ownReal = -0.1;   // below what can be sent: the server's own
constexpr int kilobyte = 1024;

QString extraText(const Json &extra)
{
    return extra.is_object() && extra.empty() ? QString() : QString::fromUtf8(jsonText(extra));
}

} // namespace

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
    setPractice(endpoint.parameters.practice.value_or(PracticeSettings()));
    m_url->setText(endpoint.baseUrl);
    const ServiceTemplate *service = serviceTemplate(endpoint.service);
    setModels(service ? service->models : QStringList());
    m_model->setEditText(endpoint.model);
    m_section->setSelectedOne(codeOf(endpoint.section));
    m_key->set(endpoint.keySource, endpoint.keyVariable, service ? service->keyVariable : QString());
    m_concurrency->setValue(endpoint.concurrency);
    m_perMinute->setValue(endpoint.requestsPerMinute);
    m_deadline->setValue(endpoint.deadlineSeconds);
    m_priceInput->setValue(endpoint.priceInput);
    m_priceOutput->setValue(endpoint.priceOutput);
    m_currency->setEditText(endpoint.currency);
    m_budget->setValue(endpoint.budget);
    const ChatParameters &parameters = endpoint.parameters;
    m_temperature->setValue(parameters.temperature.value_or(ownReal));
    m_topP->setValue(parameters.topP.value_or(0));
    m_maxTokens->setValue(parameters.maxTokens.value_or(0));
    m_seed->setValue(static_cast<int>(parameters.seed.value_or(-1)));
    m_stream->setChecked(parameters.stream);
    m_extra->setText(extraText(parameters.extra));
    m_longEdge->setValue(endpoint.pictures.longEdge);
    m_largest->setValue(static_cast<int>(endpoint.pictures.largest / kilobyte));
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
    endpoint.keySource = m_key->source();
    endpoint.keyVariable = m_key->variable();
    endpoint.concurrency = m_concurrency->value();
    endpoint.requestsPerMinute = m_perMinute->value();
    endpoint.deadlineSeconds = m_deadline->value();
    endpoint.priceInput = m_priceInput->value();
    endpoint.priceOutput = m_priceOutput->value();
    endpoint.currency = m_currency->currentText();
    endpoint.budget = m_budget->value();
    ChatParameters &parameters = endpoint.parameters;
    if (isPractice())
        parameters.practice = practice();
    parameters.temperature = m_temperature->value() < -0.05 ? std::nullopt : std::optional(m_temperature->value());
    parameters.topP = m_topP->value() <= 0 ? std::nullopt : std::optional(m_topP->value());
    parameters.maxTokens = m_maxTokens->value() == 0 ? std::nullopt : std::optional(m_maxTokens->value());
    parameters.seed = m_seed->value() < 0 ? std::nullopt : std::optional<qint64>(m_seed->value());
    parameters.stream = m_stream->isChecked();
    const QString extra = m_extra->text().trimmed();
    const auto parsed = parseJson(extra.isEmpty() ? QByteArray("{}") : extra.toUtf8());
    // What is no JSON stays something that faultsOf() refuses.
    parameters.extra = parsed ? *parsed : Json(toUtf8(extra));
    endpoint.pictures.longEdge = m_longEdge->value();
    endpoint.pictures.largest = qint64(m_largest->value()) * kilobyte;
    return endpoint;
}

void EndpointForm::showFaults(const QList<EndpointFault> &faults)
{
    QStringList sentences;
    for (const EndpointFault &fault : faults)
        sentences.append(fault.sentence);
    QWidget *first = nullptr;
    const auto isWrong = [&](const QString &field) {
        return std::any_of(faults.begin(), faults.end(), [&](const EndpointFault &fault) { return fault.field == field; });
    };
    for (const Cell &cell : std::as_const(m_cells)) {
        const bool wrong = isWrong(cell.field);
        setStyleProperty(cell.widget, "wrong", wrong);
        if (wrong && !first)
            first = cell.widget;
    }
    const bool key = isWrong(QStringLiteral("key")) || isWrong(QStringLiteral("keyVariable"));
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
    m_spent->setText(sentence);
    m_spent->setVisible(!sentence.isEmpty());
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
    QStringList learned = m_given.parameters.leftOut;
    QString sentence;
    if (m_given.parameters.completionTokens)
        sentence = tr("The server requires max_completion_tokens instead of max_tokens. The program now uses it.");
    if (!learned.isEmpty()) {
        const QString left = tr("The server rejected %1; it is no longer sent.").arg(learned.join(tr(", ", "between names")));
        sentence = sentence.isEmpty() ? left : tr("%1 %2", "two sentences").arg(sentence, left);
    }
    m_learned->setText(sentence);
    m_learned->setVisible(!sentence.isEmpty());
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
