// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace yuyi {

class ActionButton;

/// @brief The form for the project's title and rules. Each rule has a short explanation.
class RulesForm final : public QWidget
{
    Q_OBJECT
public:
    explicit RulesForm(QWidget *parent = nullptr);

    void set(const QString &title, const WorkRules &rules);
    QString title() const;
    /// The rules passed in, with the changes made in this form.
    WorkRules rules() const;
    bool isChanged() const;
    void setMessage(const QString &sentence);
    void focusFirst();
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    struct Line {
        QLabel *label;
        QLabel *meaning;
    };
    Line addLine(QVBoxLayout *column, QWidget *field);
    void showMeaning();

    QLineEdit *m_title;
    QSpinBox *m_annotators;
    QSpinBox *m_similarity;
    QSpinBox *m_votes;
    QSpinBox *m_passing;
    QSpinBox *m_rounds;
    QCheckBox *m_pool;
    QCheckBox *m_calibrated;
    QSpinBox *m_minutes;
    QLabel *m_message;
    QList<Line> m_lines;
    QString m_givenTitle;
    WorkRules m_given;
    bool m_known = false; // until the rules are loaded, nothing can be changed
};

} // namespace yuyi
