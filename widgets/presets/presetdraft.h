// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/presetfault.h"

#include <QList>
#include <QObject>
#include <QString>

namespace yuyi {

/// @brief The preset that is being edited, as its JSON document, with its faults and its own undo history. Values are named by JSON
/// pointers. Members that no field shows stay as they are. GUI thread.
class PresetDraft final : public QObject
{
    Q_OBJECT
public:
    explicit PresetDraft(QObject *parent = nullptr) : QObject(parent) {}

    /// Begins with another preset; the history is cleared. It counts as saved until it is changed.
    void begin(const Json &document);
    const Json &document() const { return m_document; }
    /// The value at the pointer; null if it is not there.
    const Json &at(const QString &pointer) const;
    /// The texts of a list; of one that is not there, those that it has by default.
    QStringList chosenAt(const QString &pointer) const;

    /// @brief Sets a value; objects on the way to it are made. What may be left out and is empty is taken out. Values set at the same place
    /// one after the other are one step. What means nothing beside the new value is taken out with it: see unusedBeside().
    void set(const QString &pointer, const Json &value);
    /// @brief Fills empty codes and published names of an object from its title. Belongs to the step before it.
    void complete(const QString &object);
    /// Adds a blank entry to the list after `index` (−1: at the beginning) and returns its index.
    int add(const QString &list, int index);
    void remove(const QString &list, int index);
    /// Moves an entry up (−1) or down (1) and returns its new index.
    int move(const QString &list, int index, int by);

    bool canUndo() const { return !m_before.isEmpty(); }
    bool canRedo() const { return !m_after.isEmpty(); }
    void undo();
    void redo();

    bool isChanged() const { return m_document != m_saved; }
    /// This state of the preset is in a file.
    void noteSaved(const Json &document) { m_saved = document; }

    const QList<PresetFault> &faults() const { return m_faults; }
    /// What is wrong at the pointer itself or at a place in it; empty: nothing.
    QString faultIn(const QString &pointer) const;
    int countFaultsIn(const QString &pointer) const;

Q_SIGNALS:
    /// The value at the pointer was set: what else is shown has no other values.
    void edited(const QString &pointer);
    /// Anything may have changed: lists have other entries, or a step was undone.
    void rebuilt();

private:
    void keep(const QString &place);
    void check();
    /// Takes the value out if it is empty and may be left out, and then the objects around it.
    void tidy(QString pointer);

    Json m_document;
    Json m_saved;
    QList<Json> m_before;
    QList<Json> m_after;
    QString m_place; ///< where the last step was typed; empty: a step that takes nothing in
    QList<PresetFault> m_faults;
};

} // namespace yuyi
