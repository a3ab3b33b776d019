// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointkeyfield.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>

namespace yuyi {

EndpointKeyField::EndpointKeyField(QWidget *parent)
    : QWidget(parent), m_source(new ChipRow(ChipRow::Pick::One, this)), m_fields(new QStackedWidget(this)),
      m_field(new LineField(this)), m_variable(new LineField(this)), m_state(plainLabel(this)), m_remove(new ActionButton(this))
{
    m_source->setObjectName(QStringLiteral("endpoint.keySource"));
    m_field->setObjectName(QStringLiteral("endpoint.key"));
    m_variable->setObjectName(QStringLiteral("endpoint.keyVariable"));
    m_state->setObjectName(QStringLiteral("endpoint.keyState"));
    m_remove->setObjectName(QStringLiteral("endpoint.removeKey"));
    m_remove->setKind(ActionButton::Kind::Flat);
    m_field->setEchoMode(QLineEdit::Password);
    // Input methods, spelling and completion are told to keep nothing of it.
    m_field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_state->setWordWrap(true);
    m_fields->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_fields->addWidget(m_field);
    m_fields->addWidget(m_variable);
    auto *line = rowIn();
    line->addWidget(m_state, 1);
    line->addWidget(m_remove, 0, Qt::AlignTop);
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(m_source);
    column->addWidget(m_fields);
    column->addLayout(line);
    connect(m_source, &ChipRow::selectionChanged, this, [this] {
        showSource();
        Q_EMIT edited();
    });
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        setWrong(false);
        showState();
        Q_EMIT edited();
    });
    connect(m_variable, &QLineEdit::textEdited, this, &EndpointKeyField::edited);
    connect(m_remove, &QAbstractButton::clicked, this, &EndpointKeyField::removalWanted);
    retranslate();
    showSource();
}

void EndpointKeyField::set(KeySource source, const QString &variable, const QString &usualVariable)
{
    m_source->setSelectedOne(codeOf(source));
    m_variable->setText(variable.isEmpty() ? usualVariable : variable);
    m_field->setText({});
    setWrong(false);
    m_known = State::Unknown;
    m_sentence.clear();
    showSource();
}

KeySource EndpointKeyField::source() const
{
    return fromCode<KeySource>(m_source->selectedOne()).value_or(KeySource::None);
}

QString EndpointKeyField::variable() const
{
    return m_variable->text().trimmed();
}

QByteArray EndpointKeyField::typed() const
{
    const bool mine = source() == KeySource::Keychain || source() == KeySource::Session;
    return mine ? m_field->text().trimmed().toUtf8() : QByteArray();
}

void EndpointKeyField::setTyped(const QByteArray &key)
{
    m_field->setText(QString::fromUtf8(key));
    showState();
}

void EndpointKeyField::forgetTyped()
{
    m_field->setText({});
    showState();
}

void EndpointKeyField::setState(State state, const QString &sentence)
{
    m_known = state;
    m_sentence = sentence;
    showState();
}

void EndpointKeyField::setWrong(bool wrong)
{
    (source() == KeySource::Environment ? m_variable : m_field)->setWrong(wrong);
}

void EndpointKeyField::focusField()
{
    (source() == KeySource::Environment ? m_variable : m_field)->setFocus(Qt::OtherFocusReason);
}

void EndpointKeyField::showSource()
{
    const KeySource now = source();
    m_fields->setVisible(now != KeySource::None);
    m_fields->setCurrentWidget(now == KeySource::Environment ? m_variable : m_field);
    showState();
}

void EndpointKeyField::showState()
{
    QString text;
    TextRole role = TextRole::Small;
    bool removable = false;
    QString feel;
    switch (source()) {
    case KeySource::None: text = tr("No key is sent. Choose this for servers that do not need a key."); break;
    case KeySource::Environment:
        text = tr("Yuyi and yuyi-cli read the key from this variable when they need it. The project stores only the name of the "
                  "variable.");
        break;
    case KeySource::Session:
    case KeySource::Keychain:
        if (!m_field->text().trimmed().isEmpty()) {
            text = source() == KeySource::Keychain ? tr("The key is stored in the system keychain when you save the endpoint.")
                                                   : tr("The key is kept in memory until you quit the program.");
        } else if (m_known == State::Looking) {
            text = tr("Checking the keychain…");
        } else if (m_known == State::Kept && source() == KeySource::Keychain) {
            text = tr("✓ The key is in the system keychain. It is never shown. Type another key to replace it.");
            feel = QStringLiteral("good");
            removable = true;
        } else if (m_known == State::Session) {
            text = tr("✓ The key is kept for this session and deleted when you quit the program.");
            feel = QStringLiteral("good");
            removable = true;
        } else if (m_known == State::Unavailable && source() == KeySource::Keychain) {
            text = m_sentence;
            feel = QStringLiteral("attention");
        } else if (m_known == State::Missing || m_known == State::Kept) {
            text = tr("There is no key yet. Paste the key here; it is not saved in the project.");
        }
        break;
    }
    m_state->setText(text);
    setTextRole(m_state, role);
    setStyleProperty(m_state, "feel", feel);
    m_remove->setVisible(removable);
}

void EndpointKeyField::retranslate()
{
    QList<ChipOption> options;
    for (const KeySource source : {KeySource::Keychain, KeySource::Session, KeySource::Environment, KeySource::None})
        options.append({codeOf(source), titleOf(source), {}, {}});
    m_source->setOptions(options);
    m_source->hideKeys();
    m_field->setPlaceholderText(tr("Paste the key"));
    m_field->setAccessibleName(tr("Key"));
    m_variable->setPlaceholderText(tr("Name of the variable, for example DASHSCOPE_API_KEY"));
    m_variable->setAccessibleName(tr("Name of the variable"));
    m_source->setAccessibleName(tr("Location of the API key"));
    m_remove->setText(tr("Remove Key"));
    showState();
}

void EndpointKeyField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
