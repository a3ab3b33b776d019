// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"
#include "widgets/participate/arrangedpage.h"

#include <QList>
#include <QMap>

class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class ChipForm;
class ChipRow;

/// @brief The background questions of a study: one row of choices per question, chosen with the digit keys. "Rather not say" is
/// always one of them.
class BackgroundPage final : public ArrangedPage
{
    Q_OBJECT
public:
    explicit BackgroundPage(QWidget *parent = nullptr);

    void ask(const QList<BackgroundField> &fields);
    QMap<BackgroundField, QString> answers() const;

Q_SIGNALS:
    /// All questions are answered.
    void done();
    void stopWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void retranslate() override;
    void arrange() override;
    void goOn();

    QList<BackgroundField> m_fields;
    QList<ChipRow *> m_rows;
    ChipForm *m_form;
    QScrollArea *m_scroll;
    QWidget *m_list;
    QLabel *m_title;
    QLabel *m_hint;
    QLabel *m_missing;
    ActionButton *m_goOn;
};

} // namespace yuyi
