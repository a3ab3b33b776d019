// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/services/runs/endpoints/endpointrules.h"
#include "widgets/runs/formfields.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class ChipRow;
class EndpointKeyField;
class EndpointLimits;
class EndpointParameters;
class LineField;
class ModelSizeField;
class PracticeForm;

/// @brief The form to view and edit an endpoint. The API key can be entered but is never shown.
class EndpointForm final : public QWidget
{
    Q_OBJECT
public:
    explicit EndpointForm(QWidget *parent = nullptr);

    /// `fresh`: a new endpoint; the form offers services to start from.
    void set(const Endpoint &endpoint, bool fresh);
    /// The endpoint as entered. Values that are not on the form stay as they were set.
    Endpoint value() const;
    EndpointKeyField &key() { return *m_key; }
    /// Marks the invalid fields and shows the messages at the bottom; an empty list clears them.
    void showFaults(const QList<EndpointFault> &faults);
    void setModels(const QStringList &models);
    /// Shows "Spent so far: …"; an empty text hides it.
    void setSpent(const QString &sentence);
    /// Enters a model name as if it was typed.
    void chooseModel(const QString &model);
    /// Opens the drop-down list of models.
    void openModels();
    void focusFirst();
    void focusServices();
    /// Fills in a practice model.
    void takePractice();

Q_SIGNALS:
    void edited();
    void modelsWanted();
    void keyRemovalWanted();
    /// Whether the form now shows a practice model, each time that it may have changed.
    void practiceChosen(bool practice);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addServer(QVBoxLayout *column);
    void connectFields();
    void arrange(int width);
    /// The fields of all parts, in the order in which they stand.
    QList<FormFields *> allFields();
    /// Shows the parts of the form that apply to the selected dialect.
    void showParts();
    void retitle(); ///< the headings and names of the fields
    void offerDialects();
    bool isPractice() const;
    void takeService(const QString &code);
    void showNotes();
    void changed();
    void retranslate();

    Endpoint m_given;
    bool m_fresh = false;
    bool m_setting = false;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_begin = nullptr; ///< for a new one only
    ChipRow *m_services = nullptr;
    QLabel *m_note = nullptr;
    LineField *m_name = nullptr;
    ChipRow *m_dialect = nullptr;
    LineField *m_url = nullptr;
    QComboBox *m_model = nullptr;
    ActionButton *m_list = nullptr;
    ChipRow *m_section = nullptr;
    ModelSizeField *m_size = nullptr;
    QWidget *m_keyPart = nullptr;
    EndpointKeyField *m_key = nullptr;
    QLabel *m_caution = nullptr;
    PracticeForm *m_practice = nullptr; ///< for practice models only
    EndpointLimits *m_limits = nullptr;
    EndpointParameters *m_parameters = nullptr;
    QLabel *m_message = nullptr;
    FormFields m_fields; ///< of service, server and key
};

} // namespace yuyi
