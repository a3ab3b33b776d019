// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace yuyi {

class Badge;
class LineField;

/// @brief The accepted answers of a question without options: one to eight fields, each for another wording. The first is the
/// answer that is shown.
///
/// Keys in a field: Enter goes to the next one, in the last one it adds one. Backspace in an empty one removes it. ↑ ↓ go from field to
/// field. Pasting several lines fills this field and the following ones. A sentence says what did not fit.
class AcceptedAnswers final : public QWidget
{
    Q_OBJECT
public:
    explicit AcceptedAnswers(QWidget *parent = nullptr);

    /// Shows a field for each answer, at least one. Emits no signal.
    void setAnswers(const QStringList &answers);
    /// What is in the fields, in their order, the empty ones too.
    QStringList answers() const;
    void setReadOnly(bool readOnly);
    void setWrong(const QSet<int> &wrong);
    void commit();
    /// In Tab order.
    QList<QWidget *> fields() const;
    /// The field of this answer, or the last one if there is no such answer.
    QWidget *field(int answer) const;
    /// Gives the focus to that field. Its text is not selected.
    void focusAnswer(int answer);

public Q_SLOTS:
    /// Goes to an empty field, which is added if there is none and there may be one more.
    void addAnswer();

Q_SIGNALS:
    void edited();
    /// `text`: the translated name of the change.
    void committed(int answer, const QString &text);
    /// ↑ in the first answer.
    void leftUpwards();
    void escaped();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *line = nullptr;
        LineField *text = nullptr;
        Badge *shown = nullptr; ///< says of the first that it is shown
        QToolButton *remove = nullptr;
    };
    void addRow();
    void fill(int from, const QStringList &answers);
    void paste(int from, const QStringList &lines);
    void removeAnswer(int answer);
    int indexOf(const QObject *field) const;
    /// Says how many wordings did not fit, and whether one was too long. Nothing: says nothing.
    void sayWhatIsMissing(int wordings, bool wasCut);
    void retranslate();

    QLabel *m_title;
    QToolButton *m_add;
    QVBoxLayout *m_column;
    QLabel *m_missing; ///< what of a paste did not fit
    QList<Row> m_rows;
    bool m_readOnly = false;
    bool m_filling = false;
    int m_lost = 0;     ///< wordings that did not fit
    bool m_cut = false; ///< a wording was too long
};

} // namespace yuyi
