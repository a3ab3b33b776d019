// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/services/rules/undoaction.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

class Stores;

/// @brief What is known of images for templates: the facts that the preset declares. They may say the answers: they are for leads who do
/// not answer questions about the image blind, and for annotators of the image; others get Refused. Thread of the stores.
class FactService
{
public:
    FactService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// The facts of an image, by code.
    Result<QMap<QString, QString>> facts(const ImageId &image);
    /// @brief Sets these facts of an image; others stay. An empty value removes a fact. One step of the undo history. Returns whether
    /// anything changed. Invalid: the preset does not declare a fact, or it may not have this value. Refused: also in a work package.
    Result<bool> set(const ImageId &image, const QMap<QString, QString> &facts);
    /// Like set(), without a step of the undo history: for many images at once. Must be called inside a transaction.
    Result<bool> setInTransaction(const ImageId &image, const QMap<QString, QString> &facts);

private:
    Result<> requireReader(const ImageId &image);

    Stores &m_stores;
    PersonId m_actor;
};

/// @brief The sentence that says why these values cannot be facts of an image; empty if they can. An empty value removes a fact.
QString factFault(const Preset &preset, const QMap<QString, QString> &facts);
/// The facts as an event holds them.
QByteArray auditValueOfFacts(const QMap<QString, QString> &facts);

QList<UndoAction> factUndoActions();

} // namespace yuyi
