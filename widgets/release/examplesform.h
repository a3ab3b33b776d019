// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printsheet.h"
#include "models/services/release/exampleservice.h"

#include <QList>
#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace yuyi {

class ChipRow;

/// @brief The settings of an example sheet: which examples are drawn, what is shown of them, and its size.
class ExamplesForm final : public QWidget
{
    Q_OBJECT
public:
    explicit ExamplesForm(QWidget *parent = nullptr);

    /// Fills in dimensions and splits; what was chosen stays chosen if it is still there.
    void setPool(const std::shared_ptr<const ExamplePool> &pool);
    ExampleRules rules() const;
    ExampleLook look() const;
    PrintSize size() const;
    /// Takes over a number that is typed and not confirmed yet.
    void commit();
    void retranslate();

Q_SIGNALS:
    /// The person has changed a setting.
    void changed();

private:
    void build();
    void fill();
    void showLabels();
    void limitColumns();

    std::shared_ptr<const ExamplePool> m_pool;
    bool m_ownLabels = false; ///< the person has chosen which labels are shown
    QLabel *m_heading;
    QList<QLabel *> m_titles; ///< of the fields, in their order
    QComboBox *m_by;
    QSpinBox *m_perCategory;
    QComboBox *m_split;
    QComboBox *m_language;
    QSpinBox *m_seed;
    ChipRow *m_labels;
    QCheckBox *m_keys;
    QCheckBox *m_sources;
    QSpinBox *m_columns;
    QSpinBox *m_width;
    QSpinBox *m_dpi;
};

} // namespace yuyi
