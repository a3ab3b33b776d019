// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/endpointtester.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace yuyi {

class ActionButton;
class Badge;
class FactList;

/// @brief What came of trying an endpoint: the picture that was sent, the reply, time and tokens, the models there are, and what
/// to do where it did not go well.
class EndpointTestPanel final : public QWidget
{
    Q_OBJECT
public:
    /// `test`: the button that starts it.
    explicit EndpointTestPanel(QWidget *test, QWidget *parent = nullptr);

    /// Nothing has been tried.
    void clear();
    void begin(const Endpoint &endpoint);
    void showModels(const EndpointTrial &sofar);
    /// The list of models alone.
    void showList(const EndpointTrial &trial);
    void showTrial(const EndpointTrial &trial);
    /// It could not be begun, for want of a key for example.
    void showFault(const QString &sentence);

Q_SIGNALS:
    void stopWanted();
    void modelChosen(const QString &model);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Shown { Nothing, Running, List, Trial, Fault };
    void refresh();
    void retranslate();
    void listModels();

    Shown m_shown = Shown::Nothing;
    EndpointTrial m_trial;
    QString m_model;
    QString m_fault;
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
