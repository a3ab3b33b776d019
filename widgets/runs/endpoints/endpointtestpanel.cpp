// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointtestpanel.h"

#include "models/services/runs/endpoints/testpicture.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int pictureWidth = 160;
constexpr int longestReply = 4000;
constexpr int modelsHeight = 150;

QLabel *words(const char *name, TextRole role = TextRole::Body)
{
    auto *label = wrappedLabel();
    label->setObjectName(QString::fromLatin1(name));
    // Texts of a server are shown as they are.
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(label, role);
    return label;
}

} // namespace

EndpointTestPanel::EndpointTestPanel(QWidget *test, QWidget *parent)
    : QWidget(parent), m_title(plainLabel()), m_stop(new ActionButton), m_badge(new Badge),
      m_lead(words("endpoint.test.lead", TextRole::Soft)), m_picture(plainLabel()),
      m_replyTitle(plainLabel()), m_reply(words("endpoint.test.reply")),
      m_advice(words("endpoint.test.advice")), m_facts(new FactList), m_modelsTitle(plainLabel()),
      m_models(new QListWidget)
{
    setObjectName(QStringLiteral("endpointTest"));
    makePanel(this);
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_replyTitle, TextRole::Small);
    setTextRole(m_modelsTitle, TextRole::Small);
    m_badge->setObjectName(QStringLiteral("endpoint.test.badge"));
    m_stop->setObjectName(QStringLiteral("endpoint.test.stop"));
    m_models->setObjectName(QStringLiteral("endpoint.test.models"));
    m_models->setFrameShape(QFrame::NoFrame);
    m_models->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_models->setTextElideMode(Qt::ElideMiddle);
    m_picture->setPixmap({});
    auto *head = rowIn();
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_stop);
    head->addWidget(test);
    auto *inner = new QWidget;
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    column->addWidget(m_badge, 0, Qt::AlignLeft);
    for (QWidget *part : QList<QWidget *>{m_lead, m_advice, m_picture, m_replyTitle, m_reply, m_facts, m_modelsTitle})
        column->addWidget(part);
    column->addWidget(m_models);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, spacing::small, 0, 0);
    all->setSpacing(0);
    head->setContentsMargins(spacing::medium, 0, spacing::medium, 0);
    all->addLayout(head);
    all->addWidget(scroll, 1);
    connect(m_stop, &QAbstractButton::clicked, this, &EndpointTestPanel::stopWanted);
    connect(m_models, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) { Q_EMIT modelChosen(item->text()); });
    connect(m_models, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { Q_EMIT modelChosen(item->text()); });
    retranslate();
}

void EndpointTestPanel::setPractice(bool practice)
{
    if (practice == m_practice)
        return;
    m_practice = practice;
    refresh();
}

void EndpointTestPanel::clear()
{
    m_shown = Shown::Nothing;
    m_trial = {};
    refresh();
}

void EndpointTestPanel::begin(const Endpoint &endpoint)
{
    m_shown = Shown::Running;
    m_trial = {};
    m_model = endpoint.model;
    refresh();
}

void EndpointTestPanel::showModels(const EndpointTrial &sofar)
{
    m_trial = sofar;
    refresh();
}

void EndpointTestPanel::showTrial(const EndpointTrial &trial)
{
    m_shown = trial.stopped ? Shown::Nothing : Shown::Trial;
    m_trial = trial;
    refresh();
}

void EndpointTestPanel::showList(const EndpointTrial &trial)
{
    m_shown = Shown::List;
    m_trial = trial;
    refresh();
}

void EndpointTestPanel::showFault(const QString &sentence)
{
    m_shown = Shown::Fault;
    m_trial = {};
    m_fault = sentence;
    refresh();
}

void EndpointTestPanel::refresh()
{
    const bool trial = m_shown == Shown::Trial;
    const bool good = trial && m_trial.answered() && m_trial.advice.isEmpty();
    m_stop->setVisible(m_shown == Shown::Running);
    m_badge->setVisible(trial || m_shown == Shown::Fault);
    if (good)
        m_badge->show(tr("The endpoint works"), Tone::Good);
    else if (trial && m_trial.answered())
        m_badge->show(tr("The endpoint works, with problems"), Tone::Attention);
    else if (trial)
        m_badge->show(titleOf(m_trial.status), Tone::Bad);
    else if (m_shown == Shown::Fault)
        m_badge->show(tr("Test not sent"), Tone::Attention);
    switch (m_shown) {
    case Shown::Nothing:
    case Shown::List:
        m_lead->setText(m_practice ? tr("The test asks the practice model one question with an image, as a run does.")
                                   : tr("The test requests the list of models and sends one small request with an image, as a run "
                                        "does. It costs almost nothing."));
        break;
    case Shown::Running: m_lead->setText(m_model.isEmpty() ? tr("Waiting for the server…") : tr("Waiting for %1…").arg(m_model)); break;
    case Shown::Fault: m_lead->setText(m_fault); break;
    case Shown::Trial: m_lead->setText(m_trial.answered() ? QString() : m_trial.message); break;
    }
    setTextRole(m_lead, trial && !m_trial.answered() ? TextRole::Body : TextRole::Soft);
    m_lead->setVisible(!m_lead->text().isEmpty());
    m_advice->setText(trial ? m_trial.advice : QString());
    m_advice->setVisible(!m_advice->text().isEmpty());
    setStyleProperty(m_advice, "feel", QStringLiteral("attention"));

    const bool picture = trial && m_trial.answered() && m_trial.withPicture;
    m_picture->setVisible(picture);
    if (picture) {
        QPixmap pixmap;
        pixmap.loadFromData(testPicture(m_trial.shownNumber.toInt()));
        m_picture->setPixmap(pixmap.scaledToWidth(Theme::of(this).px(pictureWidth), Qt::SmoothTransformation));
        m_picture->setAccessibleName(tr("The image that was sent shows the number %1").arg(m_trial.shownNumber));
    }
    const bool replied = trial && m_trial.answered();
    m_replyTitle->setVisible(replied);
    m_reply->setVisible(replied);
    m_replyTitle->setText(m_trial.pictureSeen && *m_trial.pictureSeen ? tr("The model read this number:") : tr("The model replied:"));
    m_reply->setText(m_trial.text.isEmpty() ? tr("(an empty text)") : m_trial.text.left(longestReply));
    m_facts->setVisible(trial);
    if (trial) {
        const QLocale locale;
        QList<Fact> facts{{tr("Time"), tr("%1 ms").arg(locale.toString(m_trial.milliseconds))}};
        if (m_trial.httpStatus > 0)
            facts.append({tr("HTTP status"), QString::number(m_trial.httpStatus)});
        facts.append(
            {tr("Input and output tokens"),
             m_trial.tokensIn < 0
                 ? tr("not reported")
                 : tr("%1 and %2").arg(m_trial.tokensIn).arg(qMax<qint64>(0, m_trial.tokensOut))});
        m_facts->setFacts(facts);
    }
    listModels();
}

void EndpointTestPanel::listModels()
{
    const bool any = m_trial.modelsListed;
    const bool silent = m_shown == Shown::Trial && m_trial.answered() && !any;
    m_modelsTitle->setVisible(any || silent);
    m_models->setVisible(any);
    if (any)
        m_modelsTitle->setText(tr("%n model(s) on the server; click one to use it:", nullptr, static_cast<int>(m_trial.models.size())));
    else if (silent)
        m_modelsTitle->setText(
            m_trial.modelsFault.isEmpty()
                ? tr("The server does not list its models.")
                : tr("The server did not return a list of models: %1").arg(m_trial.modelsFault));
    m_modelsTitle->setWordWrap(true);
    m_models->clear();
    m_models->addItems(m_trial.models);
    const int rows = static_cast<int>(qMin<qsizetype>(m_trial.models.size(), 6));
    m_models->setFixedHeight(rows > 0 ? qMin(Theme::of(this).px(modelsHeight), rows * m_models->sizeHintForRow(0) + spacing::tiny) : 0);
}

void EndpointTestPanel::retranslate()
{
    m_title->setText(tr("Test"));
    m_stop->setText(tr("Stop"));
    m_models->setAccessibleName(tr("Models on the server"));
    m_reply->setAccessibleName(tr("Reply of the model"));
    refresh();
}

void EndpointTestPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
