// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/itemchoice.h"
#include "models/services/studies/studyservice.h"

#include <QList>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace yuyi {

class ChipRow;
class LineField;
class StudyFilterField;

/// The choices in the lists of the form.
struct StudyFormChoices {
    QList<FilterField> fields;
    QList<ItemSet> sets;
};

/// @brief The form for a study's design: the items, who answers which of them, and in which order.
class StudyForm final : public QWidget
{
    Q_OBJECT
public:
    explicit StudyForm(QWidget *parent = nullptr);

    void setChoices(const StudyFormChoices &choices, const Preset &preset);
    /// Fills the form without emitting a signal.
    void setStudy(const Study &study);
    /// Copies the values of the form to `study`.
    void readInto(Study &study) const;
    /// Makes the form of a frozen study read-only. The name stays editable.
    void setFrozen(bool frozen);
    /// Places the labels above their fields.
    void setNarrow(bool narrow);
    void focusFirst();
    void retranslate();

Q_SIGNALS:
    void changed();
    void renamed(const QString &name);

private:
    struct Row {
        QLabel *label;
        QWidget *field;
        QString (*text)();
    };
    void addRow(QFormLayout *form, QWidget *field, QString (*text)());
    QSpinBox *number(int least, int most, const char *name);
    void showShape();
    /// The dimensions but that of the categories, for the second one.
    void listAcross();

    QList<Row> m_rows;
    QList<QPair<QLabel *, QString (*)()>> m_titles;
    QFormLayout *m_layout = nullptr;
    QWidget *m_values; ///< all fields except the name
    LineField *m_name;
    StudyFilterField *m_filter;
    QComboBox *m_set;
    QSpinBox *m_limit;
    ChipRow *m_shape;
    QComboBox *m_category;
    QComboBox *m_across;
    QSpinBox *m_atLeast;
    QSpinBox *m_perCategory;
    QSpinBox *m_answers;
    QSpinBox *m_people;
    QComboBox *m_blocks;
    QSpinBox *m_blockSize;
    QSpinBox *m_practice;
    StudyFilterField *m_practiceFilter;
    QDoubleSpinBox *m_gold;
    StudyFilterField *m_goldFilter;
    QSpinBox *m_time;
    QSpinBox *m_resume;
    QCheckBox *m_shuffleItems;
    QCheckBox *m_shuffleOptions;
    QCheckBox *m_goBack;
    QSpinBox *m_seed;
    StudyId m_shown;
    QList<QPair<QString, QString>> m_dimensions; ///< codes and titles
    bool m_filling = false;
};

} // namespace yuyi
