// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/questionkind.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

namespace yuyi {

class ActionButton;
class ChipRow;
class ChoicePopover;

/// @brief The kind of a question. Up to six kinds are chips. Of more kinds a button shows the chosen one and opens a list of all, which is
/// filtered while a person types. It takes no focus.
class KindChooser final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int mostChips = 6;

    explicit KindChooser(QWidget *parent = nullptr);

    void setKinds(const QList<QuestionKind> &kinds);
    /// Shows this kind, without a signal.
    void setKind(const QString &code);
    /// Opens the list of kinds. False: they are chips.
    bool open();

Q_SIGNALS:
    /// The user chose this kind.
    void chosen(const QString &kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool hasList() const { return m_kinds.size() > mostChips; }
    void retranslate();
    void showKind();

    QList<QuestionKind> m_kinds;
    QString m_kind;
    ChipRow *m_chips;
    ActionButton *m_button;
    QPointer<ChoicePopover> m_list;
};

} // namespace yuyi
