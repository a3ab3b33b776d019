// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/participate/arrangedpage.h"

class QLabel;

namespace yuyi {

class ActionButton;
class LineField;

/// @brief Between two people: a few words, one way on, and a field for a word or a code.
class LocalPage final : public ArrangedPage
{
    Q_OBJECT
public:
    struct Texts {
        QString title;
        QString text;
        QString start;        ///< the way on; empty: there is none now
        QString fieldTitle;
        QString use;          ///< what to do with the field; empty: it belongs to `start`
        QString leave;        ///< the quiet way out
        bool secret = false;
    };

    explicit LocalPage(QWidget *parent = nullptr);

    /// Keeps what is typed.
    void show(const Texts &texts);
    using QWidget::show;
    /// An empty field, no complaint; the focus in the field, or where the way on is.
    void reset(bool toField);
    QString typed() const;
    void complain(const QString &sentence);

Q_SIGNALS:
    void startWanted();
    void fieldUsed(const QString &text);
    void leaveWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange() override;
    void enter();

    QWidget *m_column;
    QLabel *m_title;
    QLabel *m_text;
    ActionButton *m_start;
    QLabel *m_fieldTitle;
    LineField *m_field;
    ActionButton *m_use;
    QLabel *m_complaint;
    ActionButton *m_leave;
};

} // namespace yuyi
