// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace yuyi {

class EntryButtons;
class PresetDraft;
class PresetForm;

/// A list of a preset whose entries are large: their names, and below them the form of the one that is chosen. It is a section of the
/// editor, or stands in a form.
class PresetEntries final : public QWidget
{
    Q_OBJECT
public:
    /// `list`: the JSON pointer of the list; the draft outlives the view.
    PresetEntries(PresetDraft &draft, const QString &list, QWidget *parent = nullptr);

    /// Chooses the entry of a place in the list and gives the focus to its field. Returns false if the place is not in the list.
    bool focusPlace(const QString &pointer);
    void focusFirst();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void showEntry();
    void showPlace();
    QString nameOf(int entry) const;

    PresetDraft &m_draft;
    QString m_list;
    QListWidget *m_names;
    EntryButtons *m_buttons;
    QLabel *m_fault;
    QVBoxLayout *m_column;
    PresetForm *m_form = nullptr;
    int m_shown = -1; ///< the entry whose form is there
};

} // namespace yuyi
