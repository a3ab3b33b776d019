// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointlimits.h"

#include "models/services/runs/endpoints/endpointrules.h"
#include "widgets/controls/fields/realbox.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace yuyi {

EndpointLimits::EndpointLimits(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_currency, &QComboBox::editTextChanged, this, &EndpointLimits::edited);
    for (QSpinBox *box : {m_concurrency, m_perMinute, m_deadline})
        connect(box, &QSpinBox::valueChanged, this, &EndpointLimits::edited);
    for (RealBox *box : {m_priceInput, m_priceOutput, m_budget})
        connect(box, &RealBox::valueChanged, this, &EndpointLimits::edited);
    retranslate();
}

void EndpointLimits::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::medium, 0, 0);
    column->setSpacing(spacing::tiny);
    m_fields.addHeading(column, QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Limits and price"));
    FormFields::Grid &grid = m_fields.addGrid(column);
    m_concurrency = FormFields::wholeBox(QStringLiteral("endpoint.concurrency"), 1, EndpointBounds::mostConcurrent, 1);
    m_perMinute = FormFields::wholeBox(QStringLiteral("endpoint.perMinute"), 0, EndpointBounds::mostPerMinute, 10);
    m_deadline = FormFields::wholeBox(QStringLiteral("endpoint.deadline"), 1, EndpointBounds::longestDeadline, 30);
    m_priceInput = FormFields::realBox(QStringLiteral("endpoint.priceInput"), 0, EndpointBounds::mostMoney, 0.1, 4);
    m_priceOutput = FormFields::realBox(QStringLiteral("endpoint.priceOutput"), 0, EndpointBounds::mostMoney, 0.1, 4);
    m_currency = new QComboBox;
    m_currency->setObjectName(QStringLiteral("endpoint.currency"));
    m_currency->setEditable(true);
    m_currency->setInsertPolicy(QComboBox::NoInsert);
    m_currency->setFocusPolicy(Qt::StrongFocus);
    m_currency->addItems({QString(), QStringLiteral("CNY"), QStringLiteral("USD"), QStringLiteral("EUR")});
    m_budget = FormFields::realBox(QStringLiteral("endpoint.budget"), 0, EndpointBounds::mostMoney, 1, 2);
    m_fields.addCell(grid, 1, QStringLiteral("concurrency"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Concurrency"), m_concurrency);
    m_fields.addCell(grid, 1, QStringLiteral("requestsPerMinute"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Requests per minute"),
                     m_perMinute);
    m_fields.addCell(grid, 1, QStringLiteral("deadline"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Request timeout"), m_deadline);
    m_fields.addCell(grid, 1, QStringLiteral("budget"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Budget for all runs"), m_budget);
    m_fields.addCell(grid, 1, QStringLiteral("priceInput"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Price per 1M input tokens"),
                     m_priceInput);
    m_fields.addCell(grid, 1, QStringLiteral("priceOutput"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Price per 1M output tokens"),
                     m_priceOutput);
    m_fields.addCell(grid, 1, QStringLiteral("currency"), QT_TRANSLATE_NOOP("yuyi::EndpointLimits", "Currency"), m_currency);
    m_spent = FormFields::addSentence(column, "endpoint.spent");
}

void EndpointLimits::set(const Endpoint &endpoint)
{
    m_concurrency->setValue(endpoint.concurrency);
    m_perMinute->setValue(endpoint.requestsPerMinute);
    m_deadline->setValue(endpoint.deadlineSeconds);
    m_priceInput->setNumber(endpoint.priceInput);
    m_priceOutput->setNumber(endpoint.priceOutput);
    m_currency->setEditText(endpoint.currency);
    m_budget->setNumber(endpoint.budget);
}

void EndpointLimits::writeTo(Endpoint &endpoint) const
{
    endpoint.concurrency = m_concurrency->value();
    endpoint.requestsPerMinute = m_perMinute->value();
    endpoint.deadlineSeconds = m_deadline->value();
    endpoint.priceInput = m_priceInput->number();
    endpoint.priceOutput = m_priceOutput->number();
    endpoint.currency = m_currency->currentText();
    endpoint.budget = m_budget->number();
}

void EndpointLimits::setSpent(const QString &sentence)
{
    m_spent->setText(sentence);
    m_spent->setVisible(!sentence.isEmpty());
}

void EndpointLimits::retranslate()
{
    m_fields.retranslate([](const char *title) { return tr(title); });
    m_deadline->setSuffix(tr(" s", "seconds behind a number"));
    m_perMinute->setSpecialValueText(tr("No limit"));
    m_budget->setSpecialValueText(tr("None"));
    m_currency->lineEdit()->setPlaceholderText(tr("None")); // local models have no price
    m_priceInput->setSpecialValueText(tr("Not set"));
    m_priceOutput->setSpecialValueText(tr("Not set"));
    m_budget->setToolTip(tr(
        "The amount is in the currency below. Runs pause when the total cost of all runs of this endpoint reaches this amount."));
    m_deadline->setToolTip(tr("Time limit for the whole request, from sending it to the last character of the reply."));
}

void EndpointLimits::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
