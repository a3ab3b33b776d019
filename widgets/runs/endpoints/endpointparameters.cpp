// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointparameters.h"

#include "models/domain/annotation/translation.h"
#include "models/services/runs/endpoints/endpointrules.h"
#include "widgets/controls/fields/realbox.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace yuyi {

namespace {

constexpr double ownReal = -0.1; // below what can be sent: the server's own
constexpr int kilobyte = 1024;
constexpr int besideWords = 64; // pixels at scale 1: the edges, the arrows and the cursor of a number field

QString extraText(const Json &extra)
{
    return extra.is_object() && extra.empty() ? QString() : QString::fromUtf8(jsonText(extra));
}

} // namespace

EndpointParameters::EndpointParameters(QWidget *parent) : QWidget(parent)
{
    build();
    for (QSpinBox *box : {m_maxTokens, m_seed, m_longEdge, m_largest})
        connect(box, &QSpinBox::valueChanged, this, &EndpointParameters::edited);
    for (RealBox *box : {m_temperature, m_topP})
        connect(box, &RealBox::valueChanged, this, &EndpointParameters::edited);
    for (QCheckBox *box : {m_stream, m_onePicture})
        connect(box, &QCheckBox::toggled, this, &EndpointParameters::edited);
    connect(m_language, &QComboBox::currentIndexChanged, this, &EndpointParameters::edited);
    connect(m_extra, &QPlainTextEdit::textChanged, this, &EndpointParameters::edited);
    retranslate();
}

void EndpointParameters::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::medium, 0, 0);
    column->setSpacing(spacing::tiny);
    m_fields.addHeading(column, QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Parameters and images"));
    FormFields::Grid &grid = m_fields.addGrid(column);
    m_temperature = FormFields::realBox(QStringLiteral("endpoint.temperature"), -0.1, 2, 0.1, 1);
    m_topP = FormFields::realBox(QStringLiteral("endpoint.topP"), 0, 1, 0.05, 2);
    m_maxTokens = FormFields::wholeBox(QStringLiteral("endpoint.maxTokens"), 0, EndpointBounds::mostTokens, 512);
    m_seed = FormFields::wholeBox(QStringLiteral("endpoint.seed"), -1, std::numeric_limits<int>::max(), 1);
    m_longEdge = FormFields::wholeBox(QStringLiteral("endpoint.longEdge"), EndpointBounds::shortestEdge,
                                      EndpointBounds::longestEdge, 256);
    m_largest = FormFields::wholeBox(QStringLiteral("endpoint.largest"), EndpointBounds::leastKilobytes,
                                     EndpointBounds::mostKilobytes, 512);
    m_largest->setSuffix(QStringLiteral(" KB"));
    m_longEdge->setSuffix(QStringLiteral(" px"));
    m_stream = new QCheckBox;
    m_stream->setObjectName(QStringLiteral("endpoint.stream"));
    m_onePicture = new QCheckBox;
    m_onePicture->setObjectName(QStringLiteral("endpoint.onePicture"));
    m_extra = new TextField;
    m_extra->setObjectName(QStringLiteral("endpoint.extra"));
    m_extra->setLines(1, 6);
    m_extra->setCountVisible(false);
    m_fields.addCell(grid, 1, QStringLiteral("temperature"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Temperature"), m_temperature);
    m_fields.addCell(grid, 1, QStringLiteral("maxTokens"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Maximum reply tokens"),
                     m_maxTokens);
    m_fields.addCell(grid, 1, QStringLiteral("topP"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Top-p"), m_topP);
    m_fields.addCell(grid, 1, QStringLiteral("seed"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Seed"), m_seed);
    m_fields.addCell(grid, 1, QStringLiteral("longEdge"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Maximum image edge"), m_longEdge);
    m_fields.addCell(grid, 1, QStringLiteral("largest"),
                     QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Maximum image file size"),
                     m_largest);
    m_language = new QComboBox;
    m_language->setObjectName(QStringLiteral("endpoint.language"));
    m_language->addItem(QString(), QString());
    for (const auto &[language, code] : codesOf(ItemLanguage{}))
        m_language->addItem(titleOf(language), QString::fromUtf16(code));
    m_fields.addCell(grid, 2, QStringLiteral("language"), QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Is asked in"), m_language);
    m_fields.addBare(grid, 2, m_stream);
    m_fields.addBare(grid, 2, m_onePicture);
    m_fields.addCell(grid, FormFields::fullRow, QStringLiteral("extra"),
                     QT_TRANSLATE_NOOP("yuyi::EndpointParameters", "Additional parameters (JSON)"),
                     m_extra);
    m_learned = FormFields::addSentence(column, "endpoint.learned");
}

void EndpointParameters::set(const Endpoint &endpoint)
{
    const ChatParameters &parameters = endpoint.parameters;
    m_temperature->setNumber(parameters.temperature.value_or(ownReal));
    m_topP->setNumber(parameters.topP.value_or(0));
    m_maxTokens->setValue(parameters.maxTokens.value_or(0));
    m_seed->setValue(static_cast<int>(parameters.seed.value_or(-1)));
    m_stream->setChecked(parameters.stream);
    m_language->setCurrentIndex(std::max(0, m_language->findData(parameters.language)));
    m_extra->setText(extraText(parameters.extra));
    m_onePicture->setChecked(endpoint.pictures.one);
    m_longEdge->setValue(endpoint.pictures.longEdge);
    m_largest->setValue(static_cast<int>(endpoint.pictures.largest / kilobyte));
}

void EndpointParameters::writeTo(Endpoint &endpoint) const
{
    ChatParameters &parameters = endpoint.parameters;
    parameters.temperature = m_temperature->number() < -0.05 ? std::nullopt : std::optional(m_temperature->number());
    parameters.topP = m_topP->number() <= 0 ? std::nullopt : std::optional(m_topP->number());
    parameters.maxTokens = m_maxTokens->value() == 0 ? std::nullopt : std::optional(m_maxTokens->value());
    parameters.seed = m_seed->value() < 0 ? std::nullopt : std::optional<qint64>(m_seed->value());
    parameters.stream = m_stream->isChecked();
    parameters.language = m_language->currentData().toString();
    const QString extra = m_extra->text().trimmed();
    const auto parsed = parseJson(extra.isEmpty() ? QByteArray("{}") : extra.toUtf8());
    // What is no JSON stays something that faultsOf() refuses.
    parameters.extra = parsed ? *parsed : Json(toUtf8(extra));
    endpoint.pictures.one = m_onePicture->isChecked();
    endpoint.pictures.longEdge = m_longEdge->value();
    endpoint.pictures.largest = static_cast<qint64>(m_largest->value()) * kilobyte;
}

void EndpointParameters::showLearned(const ChatParameters &parameters)
{
    const QStringList &learned = parameters.leftOut;
    QString sentence;
    if (parameters.completionTokens)
        sentence = tr("The server requires max_completion_tokens instead of max_tokens. The program now sends max_completion_tokens.");
    if (!learned.isEmpty()) {
        const QString left =
            tr("Parameters that the server rejected and the program no longer sends: %1.")
                .arg(learned.join(tr(", ", "between names")));
        sentence = sentence.isEmpty() ? left : tr("%1 %2", "two sentences").arg(sentence, left);
    }
    m_learned->setText(sentence);
    m_learned->setVisible(!sentence.isEmpty());
}

void EndpointParameters::retranslate()
{
    m_fields.retranslate([](const char *title) { return tr(title); });
    m_stream->setText(tr("Stream (for reasoning models)"));
    m_onePicture->setText(tr("One image per request"));
    m_onePicture->setToolTip(tr("For models that take a single image. Several images of a request are then sent as one sheet, and the text "
                                "names each by its number on the sheet."));
    m_temperature->setSpecialValueText(tr("Server default"));
    m_topP->setSpecialValueText(tr("Server default"));
    m_maxTokens->setSpecialValueText(tr("Server default"));
    m_seed->setSpecialValueText(tr("Not sent"));
    fitWords();
    m_language->setItemText(0, tr("Language of the items"));
    for (int i = 1; i < m_language->count(); ++i)
        m_language->setItemText(i, titleOf(fromCode<ItemLanguage>(m_language->itemData(i).toString()).value_or(ItemLanguage::Chinese)));
    m_language->setToolTip(tr("The language in which this model is asked where neither the run nor the prompt says one."));
    m_extra->setPlaceholderText(tr("For example %1").arg(QLatin1String("{\"enable_thinking\": false}")));
    m_longEdge->setToolTip(tr("Images with an edge longer than this value are scaled down before sending."));
}

void EndpointParameters::fitWords()
{
    for (QAbstractSpinBox *box : std::initializer_list<QAbstractSpinBox *>{m_temperature, m_topP, m_maxTokens}) {
        box->ensurePolished();
        const int wanted = box->fontMetrics().horizontalAdvance(box->specialValueText()) + Theme::of(this).px(besideWords);
        box->setMinimumWidth(std::max(box->minimumWidth(), wanted));
    }
}

void EndpointParameters::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitWords();
}

} // namespace yuyi
