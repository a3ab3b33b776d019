// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// @name The seal of a work package
/// The seal detects changes that a database does not notice, such as one altered letter in a text; a return with a wrong seal is refused.
/// It has two parts. Every change updates the sum over the work (db/packages/ledger.h), so the file can be returned as its last
/// commit left it, even if the program was killed. The last program to close the file adds a hash over every byte, valid until
/// the next change. The seal does not prove identity: whoever can write a file can write a seal. It is stored in
/// Package::returnHash of the file.
/// @{
/// Computes the seal of a file that nobody has open from its rows and bytes. Refused if this process has it open.
Result<> sealPackage(const ProjectLocation &location);
/// Adds the hash over all bytes if the last change removed it; else returns at once. Reads the file once.
Result<> closeSeal(const ProjectLocation &location);
/// Whether the file matches its seal: byte for byte if it was closed, else only its work. Nobody may write the file during the call.
Result<bool> isSealed(const ProjectLocation &location);
/// From now on `package` keeps its seal up to date; see noteWork.
Result<> keepSealed(Connection &package);
/// Call this within a transaction of such a connection, as the last statement.
Result<> noteWork(Connection &package);
/// @}

} // namespace yuyi
