// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/runs/endpoints/endpointkeystate.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QStackedWidget;

namespace yuyi {

class ActionButton;
class ChipRow;
class LineField;

/// @brief Asks where the API key of an endpoint is stored, and for the key itself. The entered key is never shown, neither while
/// typing nor later.
class EndpointKeyField final : public QWidget
{
    Q_OBJECT
public:
    using State = EndpointKeyState;

    explicit EndpointKeyField(QWidget *parent = nullptr);

    /// Sets the source of the key and clears the entered key.
    void set(KeySource source, const QString &variable, const QString &usualVariable);
    KeySource source() const;
    QString variable() const;
    /// The key as entered; empty if nothing was entered.
    QByteArray typed() const;
    void setTyped(const QByteArray &key);
    void forgetTyped();
    /// `sentence`: the reason for State::Unavailable.
    void setState(State state, const QString &sentence = {});
    void setWrong(bool wrong);
    void focusField();

Q_SIGNALS:
    void edited();
    void removalWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showSource();
    void retranslate();
    void showState();

    ChipRow *m_source;
    QStackedWidget *m_fields;
    LineField *m_field;
    LineField *m_variable;
    QLabel *m_state;
    ActionButton *m_remove;
    State m_known = State::Unknown;
    QString m_sentence;
};

} // namespace yuyi
