// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace yuyi {

class Chip;
class FlowLayout;
class TemplateLine;

/// The line above a question: a chip for each question of the image, one more or one less, and how its answer is given; below, how the
/// question stands to its template.
class QuestionTabs final : public QWidget
{
    Q_OBJECT
public:
    explicit QuestionTabs(QWidget *parent = nullptr);

    /// Shows so many chips; that of `current` is checked.
    void setQuestions(int questions, int current);
    /// `removable`: whether there may be less questions; `editable`: whether anything may be changed at all.
    void setChanges(bool addable, bool removable, bool editable);
    void setHint(const QString &hint);
    /// Whether there are templates that fill questions.
    void setFillable(bool fillable);
    TemplateLine *templateLine() const { return m_template; }

Q_SIGNALS:
    void chosen(int question);
    void addWanted();
    void removeWanted();
    void fillWanted();
    /// Another question is shown, or another list of them.
    void shown();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QHBoxLayout *m_line;
    FlowLayout *m_tabs; ///< with many questions in several lines: the form does not get wider
    QList<Chip *> m_chips;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_fill;
    QLabel *m_hint;
    TemplateLine *m_template;
};

} // namespace yuyi
