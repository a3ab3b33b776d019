// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "widgets/runs/formfields.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace yuyi {

class TextField;

/// @brief The part of the endpoint form about the parameters of requests and the images sent with them.
class EndpointParameters final : public QWidget
{
    Q_OBJECT
public:
    explicit EndpointParameters(QWidget *parent = nullptr);

    void set(const Endpoint &endpoint);
    /// Writes what was entered into an endpoint. Additional parameters that are no JSON become a value that faultsOf() refuses.
    void writeTo(Endpoint &endpoint) const;
    /// Shows what the server taught about its parameters.
    void showLearned(const ChatParameters &parameters);
    FormFields &fields() { return m_fields; }

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    /// The words that stand for no number are seen whole.
    void fitWords();

    FormFields m_fields;
    RealBox *m_temperature = nullptr;
    RealBox *m_topP = nullptr;
    QSpinBox *m_maxTokens = nullptr;
    QSpinBox *m_seed = nullptr;
    QCheckBox *m_stream = nullptr;
    QLabel *m_learned = nullptr;
    TextField *m_extra = nullptr;
    QSpinBox *m_longEdge = nullptr;
    QSpinBox *m_largest = nullptr;
    QCheckBox *m_onePicture = nullptr;
    QComboBox *m_language = nullptr;
};

} // namespace yuyi
