// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/packageservice.h"
#include "widgets/shell/page/page.h"

#include <optional>

class QTableWidget;

namespace yuyi {

class EmptyState;
class StateStack;

/// @brief The work packages that were created here: holder, contents, date and state.
class PackagesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit PackagesPanel(const PageContext &context, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    void focusFirst();
    /// The selected package; no value if none is selected or it is already withdrawn.
    std::optional<PackageLine> withdrawable() const;

Q_SIGNALS:
    void failed(const yuyi::Error &error);
    void selectionChanged();

private:
    void show(const QList<PackageLine> &lines);

    PageContext m_context;
    QList<PackageLine> m_lines;
    QTableWidget *m_table;
    StateStack *m_stack;
    EmptyState *m_empty;
};

} // namespace yuyi
