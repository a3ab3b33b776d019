// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @name The seal of a work package
/// A letter in a text may change on the way without breaking anything a database looks at; a return whose seal does not fit is refused.
/// It has two parts. Every change brings the sum over the work along (db/packageledger.h), so that a file can be returned as its last
/// commit left it, also when the program was killed. The last one to close it adds a hash over every byte of the file, which holds until
/// the next change. It proves no identity: whoever can write a file can write a seal. It stands in Package::returnHash of the file.
/// @{
/// @brief Seals a file that nobody has open, from its rows and bytes. Refused where this process has it open.
Result<> sealPackage(const Place &place);
/// @brief Adds the hash over all bytes where the last change has left it out; else does nothing at once. Reads the file once.
Result<> closeSeal(const Place &place);
/// Whether the file is what was sealed: byte for byte where it was closed, else its work. For a file that nobody writes.
Result<bool> isSealed(const Place &place);
/// Has `package` bring its seal along from now on; see noteWork.
Result<> keepSealed(Connection &package);
/// Within a transaction of such a connection, as its last statement.
Result<> noteWork(Connection &package);
/// @}

} // namespace yuyi
