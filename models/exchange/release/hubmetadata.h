// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/exportplan.h"

#include <QByteArray>

namespace yuyi {

/// @brief The metadata block that the Hugging Face Hub reads at the top of a README.md: licence, language, size, tasks, and the
/// file of each split. The block is YAML between two lines of ---, in UTF-8. `title` may be empty.
QByteArray hubMetadata(const ExportSet &set, const ExportPlan &plan, ExportFormat format, const QString &title);

/// Prepends the metadata block to a README.md; its first heading is the title. A README that already has a block is unchanged.
QByteArray withHubMetadata(const QByteArray &readme, const ExportSet &set, const ExportPlan &plan, ExportFormat format);

/// The Hub's identifier of a licence ("cc-by-4.0"); empty if the Hub has none.
QString hubLicence(const QString &licence);
/// The Hub's split name of a data file: letters, digits, dots and underscores. "te st.jsonl" and "te st/metadata.jsonl" give "te_st".
QString hubSplit(const QString &file);

} // namespace yuyi
