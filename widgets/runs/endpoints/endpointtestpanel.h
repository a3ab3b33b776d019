// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/endpoints/endpointtester.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace yuyi {

class ActionButton;
class Badge;
class FactList;

/// @brief The result of testing an endpoint: the picture that was sent, the reply, time and tokens, the available models, and
/// advice if the test failed.
class EndpointTestPanel final : public QWidget
{
    Q_OBJECT
public:
    /// `test`: the button that starts it.
    explicit EndpointTestPanel(QWidget *test, QWidget *parent = nullptr);

    /// A practice model is not on a server; the panel says what its test does.
    void setPractice(bool practice);
    /// Shows that nothing has been tested.
    void clear();
    void begin(const Endpoint &endpoint);
    void showModels(const EndpointTrial &sofar);
    /// Shows only the list of models.
    void showList(const EndpointTrial &trial);
    void showTrial(const EndpointTrial &trial);
    /// Shows why the test could not be started, for example because of a missing key.
    void showFault(const QString &sentence);

Q_SIGNALS:
    void stopWanted();
    void modelChosen(const QString &model);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Shown {
        Nothing,
        Running,
        List,
        Trial,
        Fault
    };
    void refresh();
    void retranslate();
    void listModels();

    Shown m_shown = Shown::Nothing;
    EndpointTrial m_trial;
    QString m_model;
    QString m_fault;
    bool m_practice = false;
    QLabel *m_title;
    ActionButton *m_stop;
    Badge *m_badge;
    QLabel *m_lead;
    QLabel *m_picture;
    QLabel *m_replyTitle;
    QLabel *m_reply;
    QLabel *m_advice;
    FactList *m_facts;
    QLabel *m_modelsTitle;
    QListWidget *m_models;
};

} // namespace yuyi
