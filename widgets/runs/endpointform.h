// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/services/runs/endpointrules.h"

#include <QHash>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class ChipRow;
class EndpointKeyField;
class LineField;
class TextField;

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

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Cell {
        QString field;           ///< as EndpointFault names it
        QLabel *label;
        QWidget *widget;
        const char *title;       ///< marked for translation
    };
    /// One field of a grid. A grid places fields side by side as far as there is room.
    struct Place {
        QLabel *label;           ///< null: the field has no label above it
        QWidget *widget;
        int span;                ///< of four columns
    };
    struct Grid {
        QGridLayout *layout;
        QList<Place> places;
    };
    void build();
    void addServer(QVBoxLayout *column);
    void addPractice(QVBoxLayout *column);
    void addLimits(QVBoxLayout *column);
    void addParameters(QVBoxLayout *column);
    void addHeading(QVBoxLayout *column, const char *title);
    Grid &addGrid(QVBoxLayout *column);
    void addCell(Grid &grid, int span, const QString &field, const char *title, QWidget *widget);
    void arrange(int width);
    void setPractice(const PracticeSettings &settings);
    PracticeSettings practice() const;
    /// Shows the parts of the form that apply to the selected dialect.
    void showParts();
    void offerDialects();
    bool isPractice() const;
    void setCellVisible(const QString &field, bool visible);
    void takeService(const QString &code);
    void showNotes();
    void changed();
    void retranslate();

    Endpoint m_given;
    bool m_fresh = false;
    bool m_setting = false;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_begin = nullptr;      ///< for a new one only
    ChipRow *m_services = nullptr;
    QLabel *m_note = nullptr;
    LineField *m_name = nullptr;
    ChipRow *m_dialect = nullptr;
    LineField *m_url = nullptr;
    QComboBox *m_model = nullptr;
    ActionButton *m_list = nullptr;
    ChipRow *m_section = nullptr;
    QWidget *m_keyPart = nullptr;
    EndpointKeyField *m_key = nullptr;
    QLabel *m_caution = nullptr;
    QSpinBox *m_concurrency = nullptr;
    QSpinBox *m_perMinute = nullptr;
    QSpinBox *m_deadline = nullptr;
    QDoubleSpinBox *m_priceInput = nullptr;
    QDoubleSpinBox *m_priceOutput = nullptr;
    QComboBox *m_currency = nullptr;
    QDoubleSpinBox *m_budget = nullptr;
    QLabel *m_spent = nullptr;
    QWidget *m_parametersPart = nullptr;
    QDoubleSpinBox *m_temperature = nullptr;
    QDoubleSpinBox *m_topP = nullptr;
    QSpinBox *m_maxTokens = nullptr;
    QSpinBox *m_seed = nullptr;
    QCheckBox *m_stream = nullptr;
    QLabel *m_learned = nullptr;
    TextField *m_extra = nullptr;
    QSpinBox *m_longEdge = nullptr;
    QSpinBox *m_largest = nullptr;
    QWidget *m_practicePart = nullptr;   ///< for practice models only
    QDoubleSpinBox *m_accuracy = nullptr;    ///< in per cent, like all shares here
    QDoubleSpinBox *m_textOnlyAccuracy = nullptr;
    QDoubleSpinBox *m_spread = nullptr;
    LineField *m_byConfiguration = nullptr;
    QSpinBox *m_practiceSeed = nullptr;
    QSpinBox *m_delay = nullptr;
    QDoubleSpinBox *m_delaySpread = nullptr;
    ChipRow *m_style = nullptr;
    ChipRow *m_language = nullptr;
    QMap<PracticeFault, QDoubleSpinBox *> m_faults;
    QMap<PracticeMiss, QDoubleSpinBox *> m_misses;
    QLabel *m_message = nullptr;
    QList<Cell> m_cells;
    std::vector<Grid> m_grids;
    int m_columns = 0;
    QList<QPair<QLabel *, const char *>> m_headings;
};

} // namespace yuyi
