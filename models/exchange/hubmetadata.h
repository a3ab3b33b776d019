// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/exportplan.h"

#include <QByteArray>

namespace yuyi {

/// @brief What the Hugging Face hub reads at the very top of a README.md: licence, language, size, tasks, and which file is which
/// split. A YAML block between two lines of ---, UTF-8. `title` may be empty.
QByteArray hubMetadata(const ExportSet &set, const ExportPlan &plan, ExportFormat format, const QString &title);

/// The same in front of a README.md, whose first heading is the title. One that has such a block already stays as it is.
QByteArray withHubMetadata(const QByteArray &readme, const ExportSet &set, const ExportPlan &plan, ExportFormat format);

/// The hub's identifier of a licence ("cc-by-4.0"); empty: it knows none.
QString hubLicence(const QString &licence);
/// The name of a data file's split for the hub ("te_st" of "te st.jsonl" and of "te st/metadata.jsonl"): letters, digits, dots, underlines.
QString hubSplit(const QString &file);

} // namespace yuyi
