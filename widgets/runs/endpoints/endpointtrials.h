// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"

#include <QObject>

#include <functional>

namespace yuyi {

class EndpointForm;
class EndpointTester;
class EndpointTestPanel;
class SecretStore;
struct EndpointTrial;

/// @brief Tests the endpoint on a form as typed, or lists the models of its server, and shows the outcome on the form and a panel.
class EndpointTrials final : public QObject
{
    Q_OBJECT
public:
    EndpointTrials(EndpointForm &form, EndpointTestPanel &panel, SecretStore &secrets, QObject *parent = nullptr);

    /// Sets the endpoint on the form. Another one clears the panel and stops the test; null: outcomes are ignored.
    void setShown(const EndpointId &id);
    void test();
    void listModels();

Q_SIGNALS:
    /// A test has learned which parameters the server takes.
    void learned(const yuyi::Endpoint &tested, const yuyi::ChatParameters &parameters);

private:
    void withKey(const Endpoint &endpoint, const std::function<void(const QByteArray &)> &go);
    void showTrial(const EndpointTrial &trial);

    EndpointForm &m_form;
    EndpointTestPanel &m_panel;
    SecretStore &m_secrets;
    EndpointTester *m_tester;
    EndpointId m_shown;
    Endpoint m_tested;
    bool m_listing = false; ///< the tester only fetches the list of models
};

} // namespace yuyi
