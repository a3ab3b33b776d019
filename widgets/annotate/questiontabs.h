// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace yuyi {

class Chip;
class ElidedLabel;

/// The line above a question: a chip for each question of the image, one more or one less, and how its answer is given.
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

Q_SIGNALS:
    void chosen(int question);
    void addWanted();
    void removeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QHBoxLayout *m_tabs;
    QList<Chip *> m_chips;
    QToolButton *m_add;
    QToolButton *m_remove;
    ElidedLabel *m_hint;
};

} // namespace yuyi
