// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QGridLayout;
class QLabel;

namespace yuyi {

class LineField;
class PresetDraft;
class PresetEntries;
class PresetTable;
class TextField;

/// @brief The form of one object of a preset, made from the schema: a field for each member, and what is wrong with it below.
class PresetForm final : public QWidget
{
    Q_OBJECT
public:
    /// `object`: the JSON pointer of the object; `members`: those to show, empty: all. The draft outlives the form.
    PresetForm(PresetDraft &draft, const QString &object, const QStringList &members = {}, QWidget *parent = nullptr);

    /// Gives the focus to the field of a place in the object. Returns false if there is none.
    bool focusPlace(const QString &pointer);
    void focusFirst();

protected:
    /// Undo and redo are the editor's also while a text is typed.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row {
        QWidget *name;
        QWidget *body;
        bool whole; ///< as wide as the form
    };
    struct Field {
        QString pointer;
        QWidget *widget = nullptr;          ///< takes the focus
        QLabel *fault = nullptr;            ///< null: the widget shows its faults itself
        QList<QWidget *> marked;            ///< get a red border
        std::function<void(bool all)> fill; ///< `all`: also while it has the focus
        qsizetype row = -1;                 ///< that it stands in
    };
    /// `name`: of a member, or a way into one: "shotsBy/same".
    void addMember(const QString &name);
    /// A row for each member of an object within this one.
    void addMembersOf(const QString &name, const Json &members);
    /// Adds a row. The field may consist of several widgets in `whole`.
    void addRow(Field field, const QString &label, QWidget *whole);
    void placeRow(qsizetype index);
    void addLine(const QString &pointer, const Json &schema);
    void addText(const QString &pointer, const QString &label);
    void addTitle(const QString &pointer);
    void addPair(const QString &pointer, const Json &schema);
    void addTexts(const QString &pointer);
    void addPrompts(const QString &pointer);
    void addChoice(const QString &pointer, const Json &schema);
    /// A box to tick for each value that the list can hold; `schema`: of an entry.
    void addChoices(const QString &pointer, const Json &schema);
    void addSwitch(const QString &pointer, const Json &schema);
    void addTable(const QString &pointer);
    /// A list whose entries are too large for a table: their names, and the form of one.
    void addEntries(const QString &pointer);
    void addList(const QString &pointer, QWidget *list);
    LineField *newLine(const QString &name);
    TextField *newText(const QString &name);
    void refresh(bool all);

    PresetDraft &m_draft;
    QString m_object;
    QGridLayout *m_grid;
    QList<Row> m_rows;
    bool m_stacked = false; ///< names stand above their fields
    QList<Field> m_fields;
    QList<PresetTable *> m_tables;
    QList<PresetEntries *> m_entries;
    bool m_filling = false;
};

} // namespace yuyi
